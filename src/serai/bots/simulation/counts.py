"""What is counted in many games. Counts of some games and of others can be added, in any order."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct, field

from serai.bots.simulation.matches import Match
from serai.table import Event, Table
from serai.table.journal import Chosen, TurnEnded

WHOLE = 60
"""A victory. Whoever shares one gets its part, which is a whole number as well for two to six."""


class Holding(Struct):
    """Those who played a seat and had something in common: how many, what they won and scored."""

    seats: int = 0
    won: int = 0
    points: int = 0

    def add(self, other: "Holding") -> None:
        self.seats += other.seats
        self.won += other.won
        self.points += other.points

    def without(self, part: "Holding") -> "Holding":
        return Holding(self.seats - part.seats, self.won - part.won, self.points - part.points)


class Mean(Struct):
    total: int = 0
    count: int = 0

    def add(self, other: "Mean") -> None:
        self.total += other.total
        self.count += other.count


Addable = TypeVar("Addable", Holding, Mean)
Held = dict[str, dict[str, Holding]]
Course = dict[str, dict[str, dict[int, Mean]]]


class Counts(Struct):
    """All that is counted.

    `rounds` are the turns of each seat in games that came to their end, `order` is by who began. `course`
    holds for each kind of points and each level what a seat has at the start of its turns. `held` says for
    each sort of thing (a skill, a status) how those fared who had it; `often` how many times something
    happened.
    """

    games: int = 0
    unfinished: int = 0
    choices: int = 0
    rounds: Counter[int] = field(default_factory=Counter[int])
    endings: Counter[str] = field(default_factory=Counter[str])
    all: Holding = field(default_factory=Holding)
    levels: dict[str, Holding] = field(default_factory=dict[str, Holding])
    points: dict[str, Counter[int]] = field(default_factory=dict[str, Counter[int]])
    order: dict[int, Holding] = field(default_factory=dict[int, Holding])
    course: Course = field(default_factory=Course)
    held: Held = field(default_factory=Held)
    often: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])

    def add(self, other: "Counts") -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.choices += other.choices
        self.rounds += other.rounds
        self.endings += other.endings
        self.all.add(other.all)
        _add(self.levels, other.levels, Holding)
        _add(self.order, other.order, Holding)
        for sort, held in other.held.items():
            _add(self.held.setdefault(sort, {}), held, Holding)
        for kind, by_level in other.course.items():
            mine = self.course.setdefault(kind, {})
            for level, means in by_level.items():
                _add(mine.setdefault(level, {}), means, Mean)
        for level, counted in other.points.items():
            self.points.setdefault(level, Counter()).update(counted)
        for sort, times in other.often.items():
            self.often.setdefault(sort, Counter()).update(times)


Key = TypeVar("Key", str, int)


def _add(mine: dict[Key, Addable], others: dict[Key, Addable], make: type[Addable]) -> None:
    for key, one in others.items():
        if key not in mine:
            mine[key] = make()
        mine[key].add(one)


class Finished(Struct, frozen=True):
    """A game that was played: its events, and what came of it for each seat."""

    match: Match
    table: Table
    events: list[Event]
    holdings: dict[str, Holding]

    @property
    def seats(self) -> tuple[str, ...]:
        return self.table.opening.seats


def finished(match: Match, table: Table) -> Finished:
    outcome = table.outcome
    winners = outcome.winners if outcome else ()
    scores = outcome.scores if outcome else {}
    return Finished(
        match,
        table,
        table.all_events(),
        {
            seat: Holding(1, WHOLE // len(winners) if seat in winners else 0, scores.get(seat, 0))
            for seat in table.opening.seats
        },
    )


def count_game(counts: Counts, game: Finished, first: str, turns: int) -> None:
    """What is counted in every game; `first` began, and there were so many turns of all seats."""
    outcome, seats, levels = game.table.outcome, game.seats, game.match.levels
    counts.games += 1
    counts.choices += sum(isinstance(entry, Chosen) for entry in game.table.journal)
    if outcome is None:
        counts.unfinished += 1
    else:
        counts.rounds[-(-turns // len(seats))] += 1
        counts.endings[outcome.ending] += 1
    begins = seats.index(first)
    for number, seat in enumerate(seats):
        holding = game.holdings[seat]
        counts.all.add(holding)
        counts.levels.setdefault(levels[seat], Holding()).add(holding)
        counts.points.setdefault(levels[seat], Counter())[holding.points] += 1
        counts.order.setdefault((number - begins) % len(seats), Holding()).add(holding)


def count_plainly(counts: Counts, game: Finished) -> None:
    """What is counted in a game that counts nothing of its own."""
    turns = sum(isinstance(entry, TurnEnded) for entry in game.table.journal)
    count_game(counts, game, game.seats[0], turns)


def count_held(counts: Counts, game: Finished, sort: str, seat: str, things: Iterable[str]) -> None:
    """Those who had something; each thing counts once for a seat."""
    held = counts.held.setdefault(sort, {})
    for thing in set(things):
        held.setdefault(thing, Holding()).add(game.holdings[seat])


def count_points(counts: Counts, game: Finished, kind: str, seat: str, turn: int, points: int) -> None:
    """What a seat has at the start of its turn of that number."""
    by_level = counts.course.setdefault(kind, {})
    mean = by_level.setdefault(game.match.levels[seat], {}).setdefault(turn, Mean())
    mean.total += points
    mean.count += 1
