"""Finds the exact best turn of King of Dice, given an evaluation of the positions after it."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from serai.games.dice.bots.successors import (
    NOTHING,
    Successor,
    position_from_board,
    successors_by_met_card,
    successors_by_option,
)
from serai.games.dice.game import option_keeping_dice
from serai.games.dice.odds import best_keep
from serai.games.dice.state import Board
from serai.table import Decision, Refused, View

Evaluator = Callable[[Sequence[Successor]], Sequence[int]]
"""Evaluates positions for their first seat, in whole numbers of any unit."""


def choose_best_option(evaluator: Evaluator, view: View[Board]) -> str:
    """The option with the highest value."""
    decision, board = require_decision(view), view.board
    if decision.kind == "keep":
        cards, nothing = values_of_row_cards_and_of_none(evaluator, board, decision.seat)
        numbers = [die.number for die in board.dice]
        return option_keeping_dice(best_keep(numbers, board.rolls_left, cards, nothing).dice)
    values = evaluate_options(evaluator, board, decision)
    return max(decision.options, key=values.__getitem__)


def require_decision(view: View[Board]) -> Decision:
    if view.decision is None:
        raise Refused("refused-nothing-to-choose")
    return view.decision


def values_of_row_cards_and_of_none(
    evaluator: Evaluator, board: Board, seat: str
) -> tuple[dict[str, int], int]:
    """The value of each card of the row for a seat that rolls, and of meeting none."""
    return _cached_values_of_cards_and_of_none(
        evaluator, position_from_board(board, seat), board.penalties.points
    )


# The same values are needed after each roll of a turn.
@lru_cache(maxsize=16)
def _cached_values_of_cards_and_of_none(
    evaluator: Evaluator, now: Successor, penalty_points: int
) -> tuple[dict[str, int], int]:
    values = _best_value_by_option(evaluator, successors_by_met_card(now, penalty_points))
    nothing = values.pop(NOTHING)
    return values, nothing


def evaluate_options(evaluator: Evaluator, board: Board, decision: Decision) -> dict[str, int]:
    """The value of each option of a decision after rolling, with the best choices that follow."""
    return _best_value_by_option(evaluator, successors_by_option(board, decision))


def _best_value_by_option(
    evaluator: Evaluator, successors_by_option: Mapping[str, Sequence[Successor]]
) -> dict[str, int]:
    found = iter(
        evaluator([successor for successors in successors_by_option.values() for successor in successors])
    )
    return {
        option: max([next(found) for _ in successors]) for option, successors in successors_by_option.items()
    }
