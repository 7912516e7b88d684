"""The exact chances of the cards in the row for the dice on the table (D7.1). The first call is slow: use a
thread.
"""

from collections.abc import Collection

from msgspec import Struct

from serai.games.dice.faces import DICE
from serai.games.dice.state import Board


class Chances(Struct, frozen=True):
    """The chance of each card of the row: with the best keep for it, and with the current tray.

    Rounded to a millionth.
    """

    best: dict[str, float]
    tray: dict[str, float]


def chances_of_row_cards(board: Board, kept_die_indices: Collection[int]) -> Chances:
    """The chance of each card in the row: with the best keep for it, and if all dice but
    the kept ones (0 to 5) are rolled.
    """
    from serai.games.dice.odds import (  # imports numpy, which is needed only for odds
        chance_of_card,
        round_chance,
    )

    dice = [die.number for die in board.dice]
    rolled_again = board.rolls_left > 0 and len(kept_die_indices) < DICE
    kept = (
        [number if die in kept_die_indices else 0 for die, number in enumerate(dice)]
        if rolled_again
        else dice
    )
    rolls = board.rolls_left if rolled_again else 0
    cards = [slot.card for slot in board.row if slot.card]
    return Chances(
        best={card: round_chance(chance_of_card(card, dice, board.rolls_left)) for card in cards},
        tray={card: round_chance(chance_of_card(card, kept, rolls)) for card in cards},
    )
