"""The board as everyone sees it (D6.1), built from the position and the dice of the turn.

Its parts are frozen and recur, so each is built once and cached.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from serai.games.dice.cards import INHABITANTS, PLACES, POINTS
from serai.games.dice.condition_lookup import find_met_cards
from serai.games.dice.faces import COLOUR, face_notation
from serai.games.dice.scoring import score
from serai.games.dice.state import GAP, Board, Die, Pile, RowCard, State

_DICE = tuple(tuple(Die(number, colour) for number, colour in enumerate(colours)) for colours in COLOUR)
_NOBODY: frozenset[str] = frozenset()


def board_of(state: State, dice: Sequence[int], rolls_left: int) -> Board:
    met = find_met_cards(dice) if dice else _NOBODY
    piles = state.piles
    top = state.top_penalty
    stacks = {seat: tuple(stack) for seat, stack in state.stacks.items()}
    return Board(
        seat=state.seat,
        row=tuple(
            [
                _make_row_card(card, card in met, bool(piles[place]) and _HOMES.get(card) == place)
                for place, card in zip(PLACES, state.row, strict=False)
            ]
        ),
        piles={place: _make_pile(cards[0] if cards else None, len(cards)) for place, cards in piles.items()},
        penalties=_make_pile(top, len(state.penalties) + (top is not None)),
        draw_pile=len(state.draw_pile),
        discards=tuple(state.discards),
        stacks=stacks,
        scores={seat: _cached_score(stack) for seat, stack in stacks.items()},
        dice=tuple([shown[number] for shown, number in zip(_DICE, dice, strict=False)]),
        rolls_left=rolls_left,
    )


_HOMES = {card.id: card.place for card in INHABITANTS.values()}


@lru_cache(4096)
def _cached_score(stack: tuple[str, ...]) -> int:
    return score(stack)


@cache
def _make_row_card(card: str, met: bool, place_open: bool) -> RowCard:
    return RowCard(card, POINTS[card], met, place_open) if card != GAP else RowCard(None, 0, False, False)


@cache
def _make_pile(card: str | None, left: int) -> Pile:
    return Pile(card, POINTS[card] if card else 0, left)


def facts_of(state: State, dice: Sequence[int]) -> dict[str, Any]:
    """The position in scenario syntax. Hidden piles (D6.1) have no order and are only counted."""
    top = state.top_penalty
    return {
        "seat": state.seat,
        "row": [card if card != GAP else None for card in state.row],
        "piles": {
            **{place: [POINTS[card] for card in cards] for place, cards in state.piles.items()},
            "penalties": {"top": POINTS[top] if top else None, "left": len(state.penalties) + bool(top)},
            "draw": len(state.draw_pile),
            "discards": state.discards.copy(),
        },
        "stacks": {seat: stack.copy() for seat, stack in state.stacks.items()},
        "scores": {seat: score(stack) for seat, stack in state.stacks.items()},
        "dice": [face_notation(die, number) for die, number in enumerate(dice)],
    }
