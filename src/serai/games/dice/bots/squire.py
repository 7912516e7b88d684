"""The squire plays King of Dice for one card at a time, by the points that are printed on it."""

from serai.games.dice.bots.planning import asked
from serai.games.dice.cards import INHABITANTS
from serai.games.dice.game import keep_option
from serai.games.dice.odds import best_keep, chance_of
from serai.games.dice.state import Board
from serai.table import View
from serai.table.chance import Stream


def choose(view: View[Board], chance: Stream) -> str:  # noqa: ARG001 (the squire never guesses)
    decision, board = asked(view), view.board
    match decision.kind:
        case "keep":
            return _keep(board)
        case "take":
            return max(decision.options, key=_printed)
        case "dragon":
            return max(decision.options, key=board.scores.__getitem__)
        case _:  # a place, a bonus, another turn: never refused
            return decision.options[0]


def _printed(card: str) -> float:
    """What is printed on the card. A fairy counts one point, for herself, and a dragon for whom it hurts."""
    inhabitant = INHABITANTS[card]
    return 1 if inhabitant.kind == "fairy" else abs(inhabitant.points)


def _keep(board: Board) -> str:
    """Sets its heart on one card, by its points and its chance, and keeps the best dice for that card."""
    numbers, rolls = [die.number for die in board.dice], board.rolls_left
    cards = [slot.card for slot in board.row if slot.card]
    wanted = max(cards, key=lambda card: _printed(card) * chance_of(card, numbers, rolls))
    return keep_option(best_keep(numbers, rolls, {wanted: 1.0}, 0.0).dice)
