"""Plays games and counts what was read, gained and held in them."""

from collections import Counter
from collections.abc import Callable, Iterable
from math import ceil
from random import Random
from typing import Literal

from msgspec import Struct, field

from serai.games.nights.coverage.players import LeastUsedPlayer, Player, RandomPlayer, try_to_play_to_the_end
from serai.games.nights.game import Nights
from serai.games.nights.statuses.holding import FORBID_VICTORY
from serai.table import Table

SEATS = ("Ana", "Bo", "Cleo", "Dan")
GAMES_A_BATCH = 25

PlayStyle = Literal["least-used", "natural"]
PLAY_STYLES: dict[PlayStyle, Callable[[Callable[[], float]], Player]] = {
    "least-used": LeastUsedPlayer,
    "natural": RandomPlayer,
}
"""Natural players choose at random, but know where to go (`players.space_hero_heads_for`)."""


class Batch(Struct, frozen=True):
    """Games played one after another by the same players, in one process."""

    style: PlayStyle
    first: int
    games: int
    seed: int


class ReadingCounts(Struct):
    """Counts of games. Sections are named `strip#paragraph section`."""

    games: int = 0
    unfinished: int = 0
    paragraphs: Counter[str] = field(default_factory=Counter[str])
    sections: Counter[str] = field(default_factory=Counter[str])
    destiny: int = 0
    story: int = 0
    turns: Counter[int] = field(default_factory=Counter[int])
    """How many finished games took this many turns per hero."""
    held: Counter[str] = field(default_factory=Counter[str])
    """How many heroes held a status at the end."""
    statuses: Counter[int] = field(default_factory=Counter[int])
    """How many heroes held this many statuses at the end."""
    blocking: Counter[int] = field(default_factory=Counter[int])
    """How many heroes held this many statuses that forbid victory at the end."""
    blocked_turns: Counter[int] = field(default_factory=Counter[int])
    """How many turns began with this many of these statuses."""

    def add(self, other: "ReadingCounts") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def split_into_batches(style: PlayStyle, games: int, seed: int) -> list[Batch]:
    return [
        Batch(style, first, min(GAMES_A_BATCH, games - first), seed)
        for first in range(0, games, GAMES_A_BATCH)
    ]


def play_batch_and_count(game: type[Nights], batch: Batch) -> ReadingCounts:
    random = Random(f"{batch.seed} {batch.style} {batch.first}")  # noqa: S311 (not for secrets)
    player = PLAY_STYLES[batch.style](random.random)
    readings = ReadingCounts()
    for _ in range(batch.games):
        table = Table.new(game, SEATS, seed=random.getrandbits(32))
        finished = try_to_play_to_the_end(game, table, player)
        count_readings(readings, table, finished=finished)
    return readings


def count_readings(readings: ReadingCounts, table: Table, *, finished: bool) -> None:
    readings.games += 1
    readings.unfinished += not finished
    events = table.all_events()
    if finished:
        readings.turns[ceil(sum(event.key == "turn" for event in events) / len(SEATS))] += 1
    for event in events:
        args = event.args
        match event.key:
            case "read":
                readings.paragraphs[str(args["paragraph"])] += 1
            case "section":
                readings.sections[f"{args['paragraph']} {args['section']}"] += 1
            case "destiny-gained":
                readings.destiny += int(str(args["points"]))
            case "story-gained":
                readings.story += int(str(args["points"]))
            case "turn":
                held = args["statuses"]
                statuses = map(str, held) if isinstance(held, list) else ()
                readings.blocked_turns[count_victory_barring_statuses(statuses)] += 1
            case _:
                pass
    for hero in table.view(None).board.heroes.values():
        readings.held.update(hero.statuses)
        readings.statuses[len(hero.statuses)] += 1
        readings.blocking[count_victory_barring_statuses(hero.statuses)] += 1


def count_victory_barring_statuses(statuses: Iterable[str]) -> int:
    """How many of these statuses forbid victory."""
    return len(FORBID_VICTORY.intersection(statuses))
