"""The exact chances of the row for the dice on the table (D7.1). Slow at first: call it in a thread."""

from collections.abc import Collection

from msgspec import Struct

from serai.games.dice.faces import DICE
from serai.games.dice.state import Board


class Chances(Struct, frozen=True):
    """The chance of each card of the row: with the best dice kept for it, and with the tray as it lies.

    To a millionth.
    """

    best: dict[str, float]
    tray: dict[str, float]


def chances_of(board: Board, tray: Collection[int]) -> Chances:
    """For each card of the row: with the best keep for that card, and when all outside the tray is rolled.

    The tray holds dice, 0 to 5.
    """
    from serai.games.dice.odds import chance_of, told  # brings numpy, which only those who ask for odds need

    dice = [die.number for die in board.dice]
    rolled_again = board.rolls_left > 0 and len(tray) < DICE
    kept = [number if die in tray else 0 for die, number in enumerate(dice)] if rolled_again else dice
    rolls = board.rolls_left if rolled_again else 0
    cards = [slot.card for slot in board.row if slot.card]
    return Chances(
        best={card: told(chance_of(card, dice, board.rolls_left)) for card in cards},
        tray={card: told(chance_of(card, kept, rolls)) for card in cards},
    )
