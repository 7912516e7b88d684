"""Which inhabitants a roll meets (D1.4), looked up because every turn needs it.

A condition is about colours or about numbers, never about both, so two small tables hold the answers: six
dice show 28 combinations of colours and 462 of numbers.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from serai.games.dice.cards import INHABITANTS, Inhabitant
from serai.games.dice.conditions import OfColours, OfOneColour
from serai.games.dice.faces import (
    COLOUR_DIGITS,
    COLOUR_WORDS,
    DICE,
    NUMBER_DIGITS,
    NUMBER_WORDS,
    pack_tally,
    unpack_tally,
)

_ABOUT_COLOURS = [
    card for card in INHABITANTS.values() if isinstance(card.condition, OfColours | OfOneColour)
]
_ABOUT_NUMBERS = [card for card in INHABITANTS.values() if card not in _ABOUT_COLOURS]


def _cards_met_by_each_tally(
    inhabitants: Iterable[Inhabitant], faces: Sequence[int]
) -> dict[int, frozenset[str]]:
    """The inhabitants met, for the packed counts of every combination of six of these faces."""
    met: dict[int, frozenset[str]] = {}
    for combination in combinations_with_replacement(faces, DICE):
        word = sum(combination)
        tally = unpack_tally(word)
        met[word] = frozenset([card.id for card in inhabitants if card.condition.is_met(tally)])
    return met


_MET_BY_COLOURS = _cards_met_by_each_tally(_ABOUT_COLOURS, COLOUR_WORDS)
_MET_BY_NUMBERS = _cards_met_by_each_tally(_ABOUT_NUMBERS, NUMBER_WORDS)


def cards_met_among(row: Sequence[str], dice: Sequence[int]) -> tuple[str, ...]:
    """Those of the row whose condition these six numbers (in die order) meet."""
    word = pack_tally(dice)
    by_colours, by_numbers = _MET_BY_COLOURS[word & COLOUR_DIGITS], _MET_BY_NUMBERS[word & NUMBER_DIGITS]
    if by_colours.isdisjoint(row) and by_numbers.isdisjoint(row):  # as after most random rolls
        return ()
    return tuple([card for card in row if card in by_colours or card in by_numbers])


def cards_met_by_dice(dice: Sequence[int]) -> frozenset[str]:
    """All inhabitants whose condition these six numbers (in die order) meet, whether in the row or not."""
    return _cards_met_by_tally(pack_tally(dice))


@lru_cache(4096)
def _cards_met_by_tally(packed_tally: int) -> frozenset[str]:
    return _MET_BY_COLOURS[packed_tally & COLOUR_DIGITS] | _MET_BY_NUMBERS[packed_tally & NUMBER_DIGITS]
