"""A series of games: the same bots, a seed for each game, and everyone has every chair in turn."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from serai.bots.sharing import Progress, share_out
from serai.bots.simulation.counts import Counts, Finished, finished
from serai.bots.simulation.matches import Match, check_match, play
from serai.plugin import find_plugin, load_part

GAMES_A_SHARE = 10

Counting = Callable[[Counts, Finished], None]


class Series(Struct, frozen=True):
    """Game number k has the seed plus k, and its bots sit k chairs further on."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    pack: Path | None = None

    def match(self, number: int) -> Match:
        turned = number % len(self.bots)
        bots = (*self.bots[turned:], *self.bots[:turned])
        return Match(self.game, bots, self.seed + number, self.options, self.pack)


def run_series(series: Series, jobs: int = 1, progress: Progress | None = None) -> Counts:
    """Plays all the games. The counts are the same whoever shares the work."""
    check_match(series.match(0))
    _counting(series.game)
    counts = Counts()
    for part in share_out(partial(play_share, series), shares(series.games), jobs, progress):
        counts.add(part)
    return counts


def shares(games: int) -> list[range]:
    """The numbers of all games, some at a time."""
    return [range(at, min(at + GAMES_A_SHARE, games)) for at in range(0, games, GAMES_A_SHARE)]


def play_share(series: Series, numbers: range) -> Counts:
    counts, count = Counts(), _counting(series.game)
    for game in _played(series, numbers):
        count(counts, game)
    return counts


def _played(series: Series, numbers: range) -> Iterator[Finished]:
    for number in numbers:
        match = series.match(number)
        yield finished(match, play(match))


def _counting(game: str) -> Counting:
    return load_part(find_plugin(game).statistics)
