"""Games played for the sake of the Book, and what was read, earned and held in them."""

from collections import Counter
from collections.abc import Callable, Iterable
from math import ceil
from random import Random
from typing import Literal

from msgspec import Struct, field

from serai.games.nights.coverage.players import AnyOption, LeastUsed, Player, play_to_the_end
from serai.games.nights.game import Nights
from serai.games.nights.statuses.holding import FORBID_VICTORY
from serai.table import Table

SEATS = ("Ana", "Bo", "Cleo", "Dan")
GAMES_A_BATCH = 25

Manner = Literal["least-used", "natural"]
MANNERS: dict[Manner, Callable[[Callable[[], float]], Player]] = {
    "least-used": LeastUsed,
    "natural": AnyOption,
}
"""Natural play is that of players who choose at random, but know where to go (`players.aim`)."""


class Batch(Struct, frozen=True):
    """Games that are played one after the other by the same players, whoever plays the others."""

    manner: Manner
    first: int
    games: int
    seed: int


class Readings(Struct):
    """What was counted. Sections are `strip#paragraph section`."""

    games: int = 0
    unfinished: int = 0
    paragraphs: Counter[str] = field(default_factory=Counter[str])
    sections: Counter[str] = field(default_factory=Counter[str])
    destiny: int = 0
    story: int = 0
    turns: Counter[int] = field(default_factory=Counter[int])
    """How many finished games took so many turns of each hero."""
    held: Counter[str] = field(default_factory=Counter[str])
    """How many heroes held a status at the end."""
    statuses: Counter[int] = field(default_factory=Counter[int])
    """How many heroes held so many statuses at the end."""
    blocking: Counter[int] = field(default_factory=Counter[int])
    """How many heroes held so many at the end that forbid victory."""
    blocked_turns: Counter[int] = field(default_factory=Counter[int])
    """How many turns began with so many of them."""

    def add(self, other: "Readings") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def batches(manner: Manner, games: int, seed: int) -> list[Batch]:
    return [
        Batch(manner, first, min(GAMES_A_BATCH, games - first), seed)
        for first in range(0, games, GAMES_A_BATCH)
    ]


def play_batch(game: type[Nights], batch: Batch) -> Readings:
    random = Random(f"{batch.seed} {batch.manner} {batch.first}")  # noqa: S311 (no secret hangs on it)
    player = MANNERS[batch.manner](random.random)
    readings = Readings()
    for _ in range(batch.games):
        table = Table.new(game, SEATS, seed=random.getrandbits(32))
        finished = play_to_the_end(game, table, player)
        count(readings, table, finished=finished)
    return readings


def count(readings: Readings, table: Table, *, finished: bool) -> None:
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
                readings.blocked_turns[blocking(statuses)] += 1
            case _:
                pass
    for hero in table.view(None).board.heroes.values():
        readings.held.update(hero.statuses)
        readings.statuses[len(hero.statuses)] += 1
        readings.blocking[blocking(hero.statuses)] += 1


def blocking(statuses: Iterable[str]) -> int:
    """How many of these forbid victory."""
    return len(FORBID_VICTORY.intersection(statuses))
