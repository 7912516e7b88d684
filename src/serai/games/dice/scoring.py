"""Counting the stacks (D4.2, D4.3, D5.4)."""

from collections.abc import Mapping, Sequence
from typing import Literal

from serai.games.dice.cards import FAIRIES, INHABITANTS, PENALTIES, POINTS

Part = Literal["inhabitants", "places", "fairies", "villains", "dragons"]
PARTS: tuple[Part, ...] = ("inhabitants", "places", "fairies", "villains", "dragons")
"""The parts of a score, in the order of display."""


def score_stack(stack: Sequence[str]) -> int:
    return sum(points_by_card(stack))


def points_by_card(stack: Sequence[str]) -> list[int]:
    """The points of each card: as printed, except that each of n fairies is worth n points."""
    if FAIRIES.isdisjoint(stack):
        return [*map(POINTS.__getitem__, stack)]
    fairies = len(FAIRIES.intersection(stack))
    return [fairies if card in FAIRIES else POINTS[card] for card in stack]


def score_by_part(stack: Sequence[str]) -> list[tuple[Part, int]]:
    """The total points of each part; parts without a card are left out."""
    totals: dict[Part, int] = {}
    for at, points in enumerate(points_by_card(stack)):
        part = _PART_OF_CARD[stack[at]]
        totals[part] = totals.get(part, 0) + points
    return [(part, totals[part]) for part in PARTS if part in totals]


def _part_of_card(card: str) -> Part:
    inhabitant = INHABITANTS.get(card)
    if inhabitant is None:
        return "villains" if card in PENALTIES else "places"
    match inhabitant.kind:
        case "fairy":
            return "fairies"
        case "dragon":
            return "dragons"
        case _:
            return "inhabitants"


_PART_OF_CARD: dict[str, Part] = {card: _part_of_card(card) for card in POINTS}


def sum_of_negative_points_as_positive(stack: Sequence[str]) -> int:
    """The sum of the negative points on the cards, as a positive number."""
    return -sum(points for points in map(POINTS.__getitem__, stack) if points < 0)


def winners(stacks: Mapping[str, Sequence[str]], scores: Mapping[str, int]) -> tuple[str, ...]:
    """The seats with the most points; ties are broken by the fewest negative points, and otherwise shared."""
    best = max(scores.values())
    leading = tuple([seat for seat, score in scores.items() if score == best])
    if len(leading) == 1:
        return leading
    negative = {seat: sum_of_negative_points_as_positive(stacks[seat]) for seat in leading}
    fewest = min(negative.values())
    return tuple([seat for seat in leading if negative[seat] == fewest])
