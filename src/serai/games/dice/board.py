"""The board as everyone sees it (D6.1), built from the position and the dice of the turn."""

from collections.abc import Sequence
from typing import Any

from serai.games.dice.cards import INHABITANTS, PLACES, POINTS
from serai.games.dice.faces import COLOUR, face
from serai.games.dice.meeting import met_by
from serai.games.dice.scoring import score
from serai.games.dice.state import GAP, Board, Die, Pile, RowCard, State


def board_of(state: State, dice: Sequence[int], rolls_left: int) -> Board:
    met: frozenset[str] = met_by(dice) if dice else frozenset()
    row = tuple(
        RowCard(
            card=card,
            points=POINTS[card],
            met=card in met,
            place_open=INHABITANTS[card].place == place and bool(state.piles[place]),
        )
        if card
        else RowCard(None, 0, False, False)
        for place, card in zip(PLACES, state.row, strict=False)
    )
    top = state.top_penalty
    return Board(
        seat=state.seat,
        row=row,
        piles={place: _pile(cards[0] if cards else None, len(cards)) for place, cards in state.piles.items()},
        penalties=_pile(top, len(state.penalties) + (top is not None)),
        draw_pile=len(state.draw_pile),
        discards=tuple(state.discards),
        stacks={seat: tuple(stack) for seat, stack in state.stacks.items()},
        scores={seat: score(stack) for seat, stack in state.stacks.items()},
        dice=tuple(Die(number, COLOUR[die][number]) for die, number in enumerate(dice)),
        rolls_left=rolls_left,
    )


def _pile(card: str | None, left: int) -> Pile:
    return Pile(card, POINTS[card] if card else 0, left)


def facts_of(state: State, dice: Sequence[int]) -> dict[str, Any]:
    """The position in the words of a scenario; what is hidden (D6.1) has no order and is only counted."""
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
        "dice": [face(die, number) for die, number in enumerate(dice)],
    }
