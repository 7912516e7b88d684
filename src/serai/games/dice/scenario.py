"""Builds a position of King of Dice from a scenario file: `[row]`, `[stacks.NAME]`, `[piles]`."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct, field

from serai.games.dice.cards import INHABITANTS, PENALTIES, PILES, PLACES, POINTS, Place
from serai.games.dice.state import GAP, State
from serai.table import Refused


class Cards(Struct, forbid_unknown_fields=True):
    cards: list[str]


class Piles(Struct, forbid_unknown_fields=True, rename="kebab"):
    """Place piles are lists of points, top first; draw pile and discards are lists of ids.

    The first penalty is on top. The rest have no order, like the draw pile (D6.1).
    """

    city: list[int] | None = None
    mine: list[int] | None = None
    workshop: list[int] | None = None
    orc_village: list[int] | None = None
    forest: list[int] | None = None
    penalties: list[int] | None = None
    draw: list[str] | None = None
    discards: list[str] = field(default_factory=list[str])

    def points_of_pile_if_given(self, place: Place) -> list[int] | None:
        return getattr(self, place.replace("-", "_"))


class Layout(Struct, forbid_unknown_fields=True):
    row: Cards | None = None
    stacks: dict[str, Cards] = field(default_factory=dict[str, Cards])
    piles: Piles = field(default_factory=Piles)


def fill_state_from_scenario(state: State, seats: tuple[str, ...], tables: Mapping[str, Any]) -> State:
    """Applies a scenario to the state after the setup; what the scenario omits stays as it is."""
    try:
        layout = msgspec.convert(tables, Layout)
    except msgspec.ValidationError as error:
        raise Refused("refused-layout", why=str(error)) from None
    state.seat = state.seat or seats[0]
    _set_stacks_of_players(state, layout)
    if layout.row:
        state.row = layout.row.cards
    state.discards = layout.piles.discards
    _set_place_piles(state, layout)
    _set_penalties(state, layout)
    _set_draw_pile(state, layout)
    return state


def _set_stacks_of_players(state: State, layout: Layout) -> None:
    for seat, stack in layout.stacks.items():
        if seat not in state.stacks:
            raise Refused("refused-stack-seat", seat=seat, seats=", ".join(state.stacks))
        state.stacks[seat] = stack.cards


def _cards_in_stacks(state: State) -> Iterable[str]:
    return (card for stack in state.stacks.values() for card in stack)


def _set_place_piles(state: State, layout: Layout) -> None:
    taken = set(_cards_in_stacks(state))
    for place, cards in PILES.items():
        points = layout.piles.points_of_pile_if_given(place)
        if points is None:
            state.piles[place] = [card for card in cards if card not in taken]
        else:
            state.piles[place] = [f"{place}-{point}" for point in points]


def _set_penalties(state: State, layout: Layout) -> None:
    given = layout.piles.penalties
    if given is not None:
        if not given:
            raise Refused("refused-no-penalties")
        if any(points >= 0 for points in given):
            raise Refused("refused-penalty-points")
        state.top_penalty, *state.penalties = (f"penalty-{-points}" for points in given)
    else:
        left = Counter(PENALTIES) - Counter(_cards_in_stacks(state))
        state.penalties = list(left.elements())
        if not state.penalties:
            raise Refused("refused-all-penalties")


def _set_draw_pile(state: State, layout: Layout) -> None:
    if layout.piles.draw is not None:
        state.draw_pile = layout.piles.draw
    else:
        elsewhere = {*state.row, *state.discards, *_cards_in_stacks(state)}
        state.draw_pile = [card for card in INHABITANTS if card not in elsewhere]
    needed = 1 if state.row else len(PLACES) + 1
    if len(state.draw_pile) < needed:
        raise Refused("refused-draw-pile", count=len(state.draw_pile), needed=needed)


def check_state_is_reachable(seats: tuple[str, ...], state: State) -> None:
    """Refuses a position that no game can reach."""
    if tuple(state.stacks) != seats or state.seat not in (seats if state.row else ("", *seats)):
        raise Refused("refused-other-seats", seats=", ".join(seats))
    if state.row and len(state.row) != len(PLACES):
        raise Refused("refused-row", needed=len(PLACES), count=len(state.row))
    if tuple(state.piles) != PLACES:
        raise Refused("refused-places", places=", ".join(PLACES))
    _check_cards_exist_once(state)
    for place, cards in PILES.items():
        left = tuple(state.piles[place])
        if left != cards[len(cards) - len(left) :]:
            raise Refused("refused-place-pile", place=place)
    if state.ending is None and not (state.draw_pile and (state.penalties or state.top_penalty)):
        raise Refused("refused-empty-pile")


def _check_cards_exist_once(state: State) -> None:
    """Checks that every card exists, is where it can be, and occurs only once."""
    row = [card for card in state.row if card != GAP or state.ending is None]
    inhabitants = [*row, *state.draw_pile, *state.discards]
    for card in inhabitants:
        if card not in INHABITANTS:
            raise Refused("refused-not-inhabitant", card=card)
    piles = [card for pile in state.piles.values() for card in pile]
    penalties = [*state.penalties, *([state.top_penalty] if state.top_penalty else [])]
    lying = [*inhabitants, *piles, *penalties, *_cards_in_stacks(state)]
    for card in lying:
        if card not in POINTS:
            raise Refused("refused-no-card", card=card)
    there_are = Counter(PENALTIES) + Counter(dict.fromkeys((c for c in POINTS if c not in PENALTIES), 1))
    too_many = Counter(lying) - there_are
    for card in too_many:
        raise Refused("refused-card-twice", card=card)
