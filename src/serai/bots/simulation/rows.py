"""One row for each game, turn or decision of a series, for other programs to analyse.

The seed names the game of a row. Seats are numbers from 0, in the order of the lists.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Literal

import msgspec
from msgspec import Struct

from serai.bots.parallel import Progress, map_parallel
from serai.bots.simulation.matches import Match, check_match, play_match, victory_shares
from serai.bots.simulation.series import Series, split_into_batches
from serai.plugin import find_plugin, import_object
from serai.table import Table, View
from serai.table.journal import Chosen, TurnEnded

RowKind = Literal["games", "turns", "decisions"]


class GameRow(Struct, frozen=True):
    """`won` is each seat's share of the victory. An unfinished game has no ending and no points."""

    seed: int
    bots: tuple[str, ...]
    turns: int
    choices: int
    ending: str | None
    points: list[int]
    won: list[float]


class TurnRow(Struct, frozen=True):
    """`turn` counts from 1; some games set themselves up in it. The game's `TurnFigures` follow."""

    seed: int
    turn: int
    bots: tuple[str, ...]
    choices: int


class TurnFigures(Struct, frozen=True):
    """What the rules know about a turn. A game adds fields of its own."""

    @classmethod
    def of_turn(cls, before: Any, after: Any, seats: Sequence[str]) -> "TurnFigures":
        """The figures of the turn between two states of the game."""
        del before, after, seats
        return cls()


class DecisionRow(Struct, frozen=True):
    """`number` counts the choices of a game from 0, `won` is the share of the victory that followed."""

    seed: int
    number: int
    turn: int
    seat: int
    bot: str
    kind: str
    options: tuple[str, ...]
    option: str
    won: float


def play_and_encode_rows(
    kind: RowKind, series: Series, jobs: int, progress: Progress | None
) -> Iterator[bytes]:
    """The rows as JSON lines, a few games at a time. They do not depend on the number of jobs."""
    check_match(series.make_match(0))
    row_types(kind, series.game)
    return map_parallel(
        partial(play_batch_and_encode_rows, kind, series), split_into_batches(series.games), jobs, progress
    )


def row_types(kind: RowKind, game: str) -> tuple[type[Struct], ...]:
    """The structs whose fields, one after the other, are the columns."""
    match kind:
        case "games":
            return (GameRow,)
        case "turns":
            return TurnRow, _turn_figures_of(game)
        case "decisions":
            return (DecisionRow,)


def play_batch_and_encode_rows(kind: RowKind, series: Series, numbers: range) -> bytes:
    encode_line = msgspec.json.Encoder().encode
    rows = (row for number in numbers for row in play_and_make_rows(kind, series.make_match(number)))
    return b"".join(encode_line(row) + b"\n" for row in rows)


def play_and_make_rows(kind: RowKind, match: Match) -> Iterator[dict[str, Any] | Struct]:
    """Plays a game, and returns its rows."""
    match kind:
        case "games":
            yield _game_row(match, play_match(match))
        case "turns":
            yield from _turn_rows(match, play_match(match, keep_positions=True))
        case "decisions":
            yield from _play_and_make_decision_rows(match)


def seat_number(seat: str, seats: Sequence[str]) -> int | None:
    """The number of a seat; None if it is nobody's turn."""
    return seats.index(seat) if seat in seats else None


def _game_row(match: Match, table: Table) -> GameRow:
    outcome = table.outcome
    return GameRow(
        seed=match.seed,
        bots=match.bots,
        turns=table.finished_turns,
        choices=sum(table.choice_counts().values()),
        ending=outcome.ending if outcome else None,
        points=[outcome.scores.get(seat, 0) for seat in table.opening.seats] if outcome else [],
        won=victory_shares(table),
    )


def _turn_rows(match: Match, table: Table) -> Iterator[dict[str, Any]]:
    choices, figures, seats = _choices_by_turn(table), _turn_figures_of(match.game), table.opening.seats
    for turn, (before, after) in enumerate(pairwise(table.turn_states())):
        row = TurnRow(match.seed, turn + 1, match.bots, choices[turn])
        told = figures.of_turn(before, after, seats)
        yield msgspec.structs.asdict(row) | msgspec.structs.asdict(told)


def _choices_by_turn(table: Table) -> list[int]:
    choices = [0]
    for entry in table.journal:
        if isinstance(entry, Chosen):
            choices[-1] += 1
        elif isinstance(entry, TurnEnded):
            choices.append(0)
    return choices


def _play_and_make_decision_rows(match: Match) -> Iterator[DecisionRow]:
    made: list[DecisionRow] = []

    def append_decision_row(view: View[Any], option: str) -> None:
        if view.decision is None:
            return
        seat = tuple(view.sitters).index(view.decision.seat)
        made.append(
            DecisionRow(
                seed=match.seed,
                number=len(made),
                turn=view.turn + 1,
                seat=seat,
                bot=match.bots[seat],
                kind=view.decision.kind,
                options=view.decision.options,
                option=option,
                won=0.0,
            )
        )

    shares = victory_shares(play_match(match, append_decision_row))
    for row in made:
        yield msgspec.structs.replace(row, won=shares[row.seat])


def _turn_figures_of(game: str) -> type[TurnFigures]:
    return import_object(find_plugin(game).turn_figures)
