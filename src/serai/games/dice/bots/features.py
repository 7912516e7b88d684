"""What the emperor sees in a position, as numbers of about the size of one."""

from math import sqrt

from serai.games.dice.bots.prospects import Prospect
from serai.games.dice.cards import FAIRIES, INHABITANTS, PLACES, Kind

_CARD = {card: number for number, card in enumerate(INHABITANTS)}
_SLOT = {card.id: PLACES.index(card.place) for card in INHABITANTS.values() if card.place}
"""Below which place a card may bring that place (D3.3)."""

_LOOKED_FOR: tuple[Kind, ...] = ("dragon", "elf", "apprentice", "hypnotist")
_OF_KIND = tuple(
    frozenset(card.id for card in INHABITANTS.values() if card.kind == kind) for kind in _LOOKED_FOR
)

LONG = 15
"""With so many cards in the draw pile, all fairies still to come may yet be won by one player."""


def next_to_play(prospect: Prospect) -> int:
    """Which of the standings is the next player's."""
    return 0 if prospect.again else 1


def features(prospect: Prospect) -> list[float]:
    """The position as the next player sees it: the game's end, the stacks, the row, what is unseen."""
    draws, penalties = prospect.draw_pile, prospect.penalties
    to_come = len(FAIRIES & prospect.unseen) + len(FAIRIES.intersection(prospect.row))
    soon = 1 / sqrt(draws + 1)  # a root is rounded the same by every CPU, a power is not
    seen = [draws / 35, soon, draws == 1, draws == 2, draws <= 4]
    seen += [penalties / 10, penalties == 1, penalties == 2, to_come / 5]
    seen += _stacks(prospect, to_come, soon)
    for left in prospect.places:
        seen += (left == 1, left == 2)
    seen += _row(prospect)
    seen += [len(kind & prospect.unseen) / len(kind) for kind in _OF_KIND]
    return [*map(float, seen)]


def _stacks(prospect: Prospect, to_come: int, soon: float) -> list[float]:
    first = next_to_play(prospect)
    standings = prospect.standings[first:] + prospect.standings[:first]
    scores = [standing.score for standing in standings]
    share = to_come * min(1.0, prospect.draw_pile / LONG)
    hopes = [standing.score + standing.elf + share * standing.fairies for standing in standings]
    seen: list[float] = []
    for at, standing in enumerate(standings):
        lead = standing.score - max(scores[:at] + scores[at + 1 :])
        hope = hopes[at] - max(hopes[:at] + hopes[at + 1 :])
        seen += (standing.score / 20, lead / 10, hope / 10, hope * soon / 3, standing.burden / 10)
        seen += (standing.fairies / 3, standing.fairies * to_come / 5, standing.elf)
    return seen


def _row(prospect: Prospect) -> list[float]:
    """Which cards lie in the row; at each place what it would bring, and whether that is its last card."""
    cards, places, last = [0.0] * len(_CARD), [0.0] * len(PLACES), [0.0] * len(PLACES)
    for slot, card in enumerate(prospect.row):
        if not card:
            continue
        cards[_CARD[card]] = 1.0
        left = prospect.places[slot]
        if left and _SLOT.get(card) == slot:
            places[slot], last[slot] = (5 - left) / 4, float(left == 1)
    return cards + places + last
