"""A series of games with the same bots, one seed per game, and rotating seats."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from serai.bots.parallel import Progress, map_parallel
from serai.bots.simulation.counts import Counts, FinishedGame, make_finished_game
from serai.bots.simulation.matches import Match, check_match, play_match
from serai.plugin import find_plugin, import_object

BATCH_SIZE = 10

CountGame = Callable[[Counts, FinishedGame], None]


class Series(Struct, frozen=True):
    """Game number k has the seed `seed + k`, and its bots are rotated by k seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: Path | None = None

    def make_match(self, number: int) -> Match:
        turned = number % len(self.bots)
        bots = (*self.bots[turned:], *self.bots[:turned])
        return Match(self.game, bots, self.seed + number, self.options, self.pack)


def run_series(series: Series, jobs: int = 1, progress: Progress | None = None) -> Counts:
    """Plays all games. The counts do not depend on the number of jobs."""
    check_match(series.make_match(0))
    _count_function_of(series.game)
    counts = Counts()
    for part in map_parallel(
        partial(play_and_count_batch, series), split_into_batches(series.games), jobs, progress
    ):
        counts.add(part)
    return counts


def split_into_batches(games: int) -> list[range]:
    """Splits the game numbers into batches."""
    return [range(at, min(at + BATCH_SIZE, games)) for at in range(0, games, BATCH_SIZE)]


def play_and_count_batch(series: Series, numbers: range) -> Counts:
    counts, count = Counts(), _count_function_of(series.game)
    for game in _play_games(series, numbers):
        count(counts, game)
    return counts


def _play_games(series: Series, numbers: range) -> Iterator[FinishedGame]:
    for number in numbers:
        match = series.make_match(number)
        yield make_finished_game(match, play_match(match))


def _count_function_of(game: str) -> CountGame:
    return import_object(find_plugin(game).statistics)
