"""Advice in King of Dice: the exact chance of each card in the row (D7.1)."""

from msgspec.structs import asdict

from serai.games.dice.chances import chances_of_row_cards
from serai.games.dice.game import dice_kept_by_option
from serai.games.dice.state import Board
from serai.table import Refused, View


def best_and_kept_chances_of_cards(view: View[Board], option: str) -> dict[str, dict[str, float]]:
    """The chance of each card with the best keep for it (`best`), and with the dice that the option keeps
    (`tray`).
    """
    if not view.board.dice:
        raise Refused("refused-no-question")
    return asdict(chances_of_row_cards(view.board, dice_kept_by_option(option)))
