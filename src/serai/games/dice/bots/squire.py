"""The squire plays for one card at a time, by its printed points."""

from serai.games.dice.bots.planning import require_decision
from serai.games.dice.cards import INHABITANTS
from serai.games.dice.game import option_keeping_dice
from serai.games.dice.odds import best_keep, chance_of_card
from serai.games.dice.state import Board
from serai.table import View
from serai.table.chance import Stream


def choose(view: View[Board], chance: Stream) -> str:  # noqa: ARG001 (deterministic)
    decision, board = require_decision(view), view.board
    match decision.kind:
        case "keep":
            return _choose_dice_to_keep(board)
        case "take":
            return max(decision.options, key=_rough_value_of_card)
        case "dragon":
            return max(decision.options, key=board.scores.__getitem__)
        case _:  # accept every place, bonus and extra turn
            return decision.options[0]


def _rough_value_of_card(card: str) -> float:
    """The printed points. A fairy counts 1; a dragon counts what it costs another player."""
    inhabitant = INHABITANTS[card]
    return 1 if inhabitant.kind == "fairy" else abs(inhabitant.points)


def _choose_dice_to_keep(board: Board) -> str:
    """Picks a card by its points and chance, and keeps the best dice for it."""
    numbers, rolls = [die.number for die in board.dice], board.rolls_left
    cards = [slot.card for slot in board.row if slot.card]
    wanted = max(cards, key=lambda card: _rough_value_of_card(card) * chance_of_card(card, numbers, rolls))
    return option_keeping_dice(best_keep(numbers, rolls, {wanted: 1.0}, 0.0).dice)
