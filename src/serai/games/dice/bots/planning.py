"""The exact best turn of King of Dice for a player who knows what each position after it is worth."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from serai.games.dice.bots.prospects import NOTHING, Prospect, branches, branches_of_turn, position
from serai.games.dice.game import keep_option
from serai.games.dice.odds import best_keep
from serai.games.dice.state import Board
from serai.table import Decision, Refused, View

Worth = Callable[[Sequence[Prospect]], Sequence[int]]
"""What positions are worth to the first of their seats, in whole numbers of any unit."""


def choose_by(worth: Worth, view: View[Board]) -> str:
    """The option that leads to what is worth most."""
    decision, board = asked(view), view.board
    if decision.kind == "keep":
        cards, nothing = aim(worth, board, decision.seat)
        numbers = [die.number for die in board.dice]
        return keep_option(best_keep(numbers, board.rolls_left, cards, nothing).dice)
    values = worth_of_options(worth, board, decision)
    return max(decision.options, key=values.__getitem__)


def asked(view: View[Board]) -> Decision:
    if view.decision is None:
        raise Refused("refused-nothing-to-choose")
    return view.decision


def aim(worth: Worth, board: Board, seat: str) -> tuple[dict[str, int], int]:
    """What each card of the row is worth to a seat that rolls, and what meeting none of them is worth."""
    return _aim(worth, position(board, seat), board.penalties.points)


# A turn asks for the same aim after each roll.
@lru_cache(maxsize=16)
def _aim(worth: Worth, now: Prospect, penalty: int) -> tuple[dict[str, int], int]:
    values = _best(worth, branches_of_turn(now, penalty))
    nothing = values.pop(NOTHING)
    return values, nothing


def worth_of_options(worth: Worth, board: Board, decision: Decision) -> dict[str, int]:
    """What each option of a decision after the rolling is worth, with the best choices that follow it."""
    return _best(worth, branches(board, decision))


def _best(worth: Worth, ways: Mapping[str, Sequence[Prospect]]) -> dict[str, int]:
    found = iter(worth([prospect for prospects in ways.values() for prospect in prospects]))
    return {option: max([next(found) for _ in prospects]) for option, prospects in ways.items()}
