"""The options of King of Dice as numbers: the same for every table and every version of the rules.

An option that names a player counts seats from the one that chooses: `seat+1` is the next player.
"""

import numpy as np

from serai.games.dice.cards import INHABITANTS
from serai.games.dice.faces import DICE
from serai.games.dice.game import KingOfDice, option_keeping_dice

OTHER_SEATS = range(1, max(KingOfDice.card.seats))

# The binary digits of a keep say which dice it keeps, the first die lowest. Keeping all six is to stop.
_KEEPS = tuple(
    option_keeping_dice([die for die in range(DICE) if keep >> die & 1]) for keep in range(2**DICE)
)
OPTIONS = (
    *_KEEPS,
    *INHABITANTS,
    *("place", "bonus", "leave", "again", "pass"),
    *(f"seat+{offset}" for offset in OTHER_SEATS),
)
"""Every option by its number."""
NUMBER_OF_OPTION = {option: number for number, option in enumerate(OPTIONS)}

STOP = NUMBER_OF_OPTION["stop"]
FIRST_CARD = NUMBER_OF_OPTION[next(iter(INHABITANTS))]
PLACE, BONUS, LEAVE = (NUMBER_OF_OPTION[option] for option in ("place", "bonus", "leave"))
AGAIN, PASS = (NUMBER_OF_OPTION[option] for option in ("again", "pass"))
OWN_SEAT = NUMBER_OF_OPTION["seat+1"] - 1
"""The number that `seat+0` would have."""

KEPT_DIGITS = np.array(
    [sum(7 << 3 * die for die in range(DICE) if keep >> die & 1) for keep in range(2**DICE)], np.uint32
)
"""The octal digits of a roll that each keep leaves as they are."""
