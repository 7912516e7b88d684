"""The features of a position for the emperor's network, each scaled to about 1."""

from math import sqrt

from serai.games.dice.bots.successors import Successor
from serai.games.dice.cards import FAIRIES, INHABITANTS, PLACES, Kind

_CARD = {card: number for number, card in enumerate(INHABITANTS)}
_SLOT = {card.id: PLACES.index(card.place) for card in INHABITANTS.values() if card.place}
"""The slot below a card's own place, where it can win that place (D3.3)."""

_LOOKED_FOR: tuple[Kind, ...] = ("dragon", "elf", "apprentice", "hypnotist")
_OF_KIND = tuple(
    frozenset(card.id for card in INHABITANTS.values() if card.kind == kind) for kind in _LOOKED_FOR
)

LONG = 15
"""With at most this many cards in the draw pile, one player may still win all remaining fairies."""


def next_player_offset(successor: Successor) -> int:
    """How many seats after the current player the next one sits; also its index in `stack_summaries`."""
    return 0 if successor.again else 1


def position_features(successor: Successor) -> list[float]:
    """The position from the next player's point of view: how near the end is, stacks, row, unseen cards."""
    draws, penalties = successor.draw_pile, successor.penalties
    to_come = len(FAIRIES & successor.unseen) + len(FAIRIES.intersection(successor.row))
    soon = 1 / sqrt(draws + 1)  # every CPU rounds a square root the same way, but not a power
    seen = [draws / 35, soon, draws == 1, draws == 2, draws <= 4]
    seen += [penalties / 10, penalties == 1, penalties == 2, to_come / 5]
    seen += _stack_features(successor, to_come, soon)
    for left in successor.places:
        seen += (left == 1, left == 2)
    seen += _row_features(successor)
    seen += [len(kind & successor.unseen) / len(kind) for kind in _OF_KIND]
    return [*map(float, seen)]


def _stack_features(successor: Successor, fairies_to_come: int, end_nearness: float) -> list[float]:
    first = next_player_offset(successor)
    stack_summaries = successor.stack_summaries[first:] + successor.stack_summaries[:first]
    scores = [standing.score for standing in stack_summaries]
    share = fairies_to_come * min(1.0, successor.draw_pile / LONG)
    hopes = [standing.score + standing.elf + share * standing.fairies for standing in stack_summaries]
    seen: list[float] = []
    for at, standing in enumerate(stack_summaries):
        lead = standing.score - max(scores[:at] + scores[at + 1 :])
        hope = hopes[at] - max(hopes[:at] + hopes[at + 1 :])
        seen += (standing.score / 20, lead / 10, hope / 10, hope * end_nearness / 3, standing.burden / 10)
        seen += (standing.fairies / 3, standing.fairies * fairies_to_come / 5, standing.elf)
    return seen


def _row_features(successor: Successor) -> list[float]:
    """The cards in the row; for each place that its slot's card could win, its value and whether only one
    card is left there.
    """
    cards, places, last = [0.0] * len(_CARD), [0.0] * len(PLACES), [0.0] * len(PLACES)
    for slot, card in enumerate(successor.row):
        if not card:
            continue
        cards[_CARD[card]] = 1.0
        left = successor.places[slot]
        if left and _SLOT.get(card) == slot:
            places[slot], last[slot] = (5 - left) / 4, float(left == 1)
    return cards + places + last
