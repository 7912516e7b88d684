"""The cards as numbers, and what the rules ask about each card as arrays indexed by these numbers."""

from functools import cache
from itertools import product

import numpy as np
from numpy.typing import NDArray

from serai.games.dice.cards import INHABITANTS, PENALTIES, PILES, PLACES, POINTS, Kind
from serai.games.dice.condition_lookup import cards_met_by_dice
from serai.games.dice.faces import DICE, pack_tally
from serai.games.dice.state import GAP as NO_CARD

PLACE_CARDS = tuple(card for place in PLACES for card in PILES[place])
PENALTY_CARDS = tuple(dict.fromkeys(PENALTIES))
CARDS = (*INHABITANTS, *PLACE_CARDS, *PENALTY_CARDS, NO_CARD)
"""Every card by its number: forty inhabitants, fifteen places, four kinds of penalties, and the gap."""
NUMBER_OF_CARD = {card: number for number, card in enumerate(CARDS)}

GAP = NUMBER_OF_CARD[NO_CARD]
HYPNOTIST = NUMBER_OF_CARD["hypnotist"]
FIRST_PLACE = len(INHABITANTS)
PILE_SIZE = len(PILES["city"])
NO_SLOT = -1

Numbers = NDArray[np.uint8]
Flags = NDArray[np.bool_]


def _flags_of_kind(kind: Kind) -> Flags:
    return np.array([card in INHABITANTS and INHABITANTS[card].kind == kind for card in CARDS])


def _slot_of_cards_place(card: str) -> int:
    place = INHABITANTS[card].place if card in INHABITANTS else None
    return PLACES.index(place) if place else NO_SLOT


IS_ELF = _flags_of_kind("elf")
IS_FAIRY = _flags_of_kind("fairy")
IS_APPRENTICE = _flags_of_kind("apprentice")
IS_DRAGON = _flags_of_kind("dragon")
SLOT_OF_PLACE = np.array([_slot_of_cards_place(card) for card in CARDS], np.int8)
"""The slot of the row that is below a card's own place (D3.3)."""
PRINTED_POINTS = np.array([POINTS.get(card, 0) for card in CARDS], np.int16)

Rolls = NDArray[np.uint32]
"""Six dice in one number, an octal digit for each: 0o654321 has a 1 on the first die and a 6 on the last."""
CardSets = NDArray[np.uint64]
"""Sets of inhabitants in one number, a binary digit for each card."""

CARD_SET = np.array(
    [1 << number if card in INHABITANTS else 0 for number, card in enumerate(CARDS)], np.uint64
)
"""The set that holds just this card; nothing for places, penalties and the gap."""
ONE = np.uint64(1)


_DIGITS = np.arange(0, 3 * DICE, 3, dtype=np.uint32)
_EVERY_ROLL = np.array(list(product(range(1, 7), repeat=DICE)), np.uint32)
ROLLS: Rolls = (_EVERY_ROLL << _DIGITS).sum(axis=1, dtype=np.uint32)
"""Every roll of six dice, each equally likely."""


def numbers_on_dice(rolls: Rolls) -> Numbers:
    """The numbers on the six dice of each roll."""
    return (rolls[:, None] >> _DIGITS & np.uint32(7)).astype(np.uint8)


@cache
def cards_met_by_roll() -> CardSets:
    """The inhabitants whose condition a roll meets (D1.4), indexed by the roll."""
    met = np.zeros(8**DICE, np.uint64)
    met_by_tally: dict[int, int] = {}
    for roll, dice in zip(ROLLS.tolist(), product(range(1, 7), repeat=DICE), strict=True):
        tally = pack_tally(dice)
        if tally not in met_by_tally:
            met_by_tally[tally] = sum(1 << NUMBER_OF_CARD[card] for card in cards_met_by_dice(dice))
        met[roll] = met_by_tally[tally]
    return met


def lowest_card(cards: CardSets) -> Numbers:
    """The number of the first card in each set, none of which is empty."""
    return np.bitwise_count(~cards & cards - ONE)
