"""Counts over many games. Counts can be added in any order, so processes can share the work."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct, field

from serai.bots.simulation.matches import Match
from serai.table import Event, Table

WIN_UNITS = 60
"""The value of a win: divisible by two to six, for shared wins."""


class SeatTotals(Struct):
    """The totals of some seats: their number, wins and scores."""

    seats: int = 0
    won: int = 0
    points: int = 0

    def add(self, other: "SeatTotals") -> None:
        self.seats += other.seats
        self.won += other.won
        self.points += other.points

    def minus(self, part: "SeatTotals") -> "SeatTotals":
        return SeatTotals(self.seats - part.seats, self.won - part.won, self.points - part.points)


class Mean(Struct):
    total: int = 0
    count: int = 0

    def add(self, other: "Mean") -> None:
        self.total += other.total
        self.count += other.count


Addable = TypeVar("Addable", SeatTotals, Mean)
Held = dict[str, dict[str, SeatTotals]]
PointsByTurn = dict[str, dict[str, dict[int, Mean]]]


class Counts(Struct):
    """The counts of a series.

    `rounds` are the turns per seat in finished games, `order` the totals by starting order. `course` holds,
    for each kind of points and each level, the points at the start of each turn. `held` holds, for each kind
    of thing (a skill, a status), the totals of the seats that had it; `often` counts events.
    """

    games: int = 0
    unfinished: int = 0
    choices: int = 0
    rounds: Counter[int] = field(default_factory=Counter[int])
    endings: Counter[str] = field(default_factory=Counter[str])
    all: SeatTotals = field(default_factory=SeatTotals)
    levels: dict[str, SeatTotals] = field(default_factory=dict[str, SeatTotals])
    points: dict[str, Counter[int]] = field(default_factory=dict[str, Counter[int]])
    order: dict[int, SeatTotals] = field(default_factory=dict[int, SeatTotals])
    course: PointsByTurn = field(default_factory=PointsByTurn)
    held: Held = field(default_factory=Held)
    often: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])

    def add(self, other: "Counts") -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.choices += other.choices
        self.rounds += other.rounds
        self.endings += other.endings
        self.all.add(other.all)
        _add_by_key(self.levels, other.levels, SeatTotals)
        _add_by_key(self.order, other.order, SeatTotals)
        for sort, held in other.held.items():
            _add_by_key(self.held.setdefault(sort, {}), held, SeatTotals)
        for kind, by_level in other.course.items():
            mine = self.course.setdefault(kind, {})
            for level, means in by_level.items():
                _add_by_key(mine.setdefault(level, {}), means, Mean)
        for level, counted in other.points.items():
            self.points.setdefault(level, Counter()).update(counted)
        for sort, times in other.often.items():
            self.often.setdefault(sort, Counter()).update(times)


Key = TypeVar("Key", str, int)


def _add_by_key(mine: dict[Key, Addable], others: dict[Key, Addable], make: type[Addable]) -> None:
    for key, one in others.items():
        if key not in mine:
            mine[key] = make()
        mine[key].add(one)


class FinishedGame(Struct, frozen=True):
    """A played game: its events, and the result of each seat."""

    match: Match
    table: Table
    events: list[Event]
    totals_by_seat: dict[str, SeatTotals]

    @property
    def seats(self) -> tuple[str, ...]:
        return self.table.opening.seats


def make_finished_game(match: Match, table: Table) -> FinishedGame:
    outcome = table.outcome
    winners = outcome.winners if outcome else ()
    scores = outcome.scores if outcome else {}
    return FinishedGame(
        match,
        table,
        table.all_events(),
        {
            seat: SeatTotals(1, WIN_UNITS // len(winners) if seat in winners else 0, scores.get(seat, 0))
            for seat in table.opening.seats
        },
    )


def count_game(counts: Counts, game: FinishedGame, first: str, turns: int) -> None:
    """Counts what every game has; `first` is the starting seat, `turns` the turns of all seats."""
    outcome, seats, levels = game.table.outcome, game.seats, game.match.level_by_seat
    counts.games += 1
    counts.choices += sum(game.table.choice_counts().values())
    if outcome is None:
        counts.unfinished += 1
    else:
        counts.rounds[-(-turns // len(seats))] += 1
        counts.endings[outcome.ending] += 1
    begins = seats.index(first)
    for number, seat in enumerate(seats):
        totals = game.totals_by_seat[seat]
        counts.all.add(totals)
        counts.levels.setdefault(levels[seat], SeatTotals()).add(totals)
        counts.points.setdefault(levels[seat], Counter())[totals.points] += 1
        counts.order.setdefault((number - begins) % len(seats), SeatTotals()).add(totals)


def count_common_statistics(counts: Counts, game: FinishedGame) -> None:
    """The default of `GamePlugin.statistics`."""
    count_game(counts, game, game.seats[0], game.table.finished_turns)


def count_possessions(
    counts: Counts, game: FinishedGame, kind: str, seat: str, possessions: Iterable[str]
) -> None:
    """Counts the seat for each thing that it had, once."""
    held = counts.held.setdefault(kind, {})
    for thing in set(possessions):
        held.setdefault(thing, SeatTotals()).add(game.totals_by_seat[seat])


def count_points(counts: Counts, game: FinishedGame, kind: str, seat: str, turn: int, points: int) -> None:
    """Counts the points of a seat at the start of its turn with this number."""
    by_level = counts.course.setdefault(kind, {})
    mean = by_level.setdefault(game.match.level_by_seat[seat], {}).setdefault(turn, Mean())
    mean.total += points
    mean.count += 1
