"""Which inhabitants a roll meets (D1.4), cached because every turn needs it.

A condition is about colours or about numbers, never about both, so the caches stay small: six dice show 28
combinations of colours and 462 of numbers.
"""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from serai.games.dice.cards import INHABITANTS, Inhabitant
from serai.games.dice.conditions import OfColours, OfOneColour
from serai.games.dice.faces import COLOUR_DIGITS, NUMBER_DIGITS, pack_tally, unpack_tally

_BY_COLOURS = [card for card in INHABITANTS.values() if isinstance(card.condition, OfColours | OfOneColour)]
_BY_NUMBERS = [card for card in INHABITANTS.values() if card not in _BY_COLOURS]


def cards_met_by_dice(dice: Sequence[int]) -> frozenset[str]:
    """All inhabitants whose condition these six numbers (in die order) meet, whether in the row or not."""
    return _cards_met_by_counts(pack_tally(dice))


@lru_cache(4096)
def _cards_met_by_counts(word: int) -> frozenset[str]:
    return _cards_met_by_colours(word & COLOUR_DIGITS) | _cards_met_by_numbers(word & NUMBER_DIGITS)


@cache
def _cards_met_by_colours(word: int) -> frozenset[str]:
    return _cards_met_among(_BY_COLOURS, word)


@cache
def _cards_met_by_numbers(word: int) -> frozenset[str]:
    return _cards_met_among(_BY_NUMBERS, word)


def _cards_met_among(inhabitants: Iterable[Inhabitant], word: int) -> frozenset[str]:
    rolled = unpack_tally(word)
    return frozenset([card.id for card in inhabitants if card.condition.is_met(rolled)])
