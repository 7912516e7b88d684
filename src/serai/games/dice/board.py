"""The board as everyone sees it (D6.1), built from the position and the dice of the turn."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import getitem
from typing import Any, Generic, TypeVar

from serai.games.dice.cards import INHABITANTS, PLACES, POINTS, Place
from serai.games.dice.condition_lookup import find_met_cards
from serai.games.dice.faces import COLOUR, face_notation
from serai.games.dice.scoring import score
from serai.games.dice.state import GAP, Board, Die, Pile, RowCard, State

_DICE = tuple(tuple(Die(number, colour) for number, colour in enumerate(colours)) for colours in COLOUR)
_GAP = RowCard(None, 0, False, False)

Cards = tuple[str, ...]
Piles = dict[Place, Pile]
Met = frozenset[str]
RowCards = dict[str, tuple[tuple[RowCard, ...], ...]]
Shown = TypeVar("Shown")
Part = TypeVar("Part")
Key = TypeVar("Key", str, Place)


class _Part(Generic[Shown, Part]):
    """A part of the board; it is made anew only when what it shows has changed."""

    __slots__ = ("_copy", "_made", "_make", "_shown")

    def __init__(self, copy: Callable[[Shown], Shown], make: Callable[[Shown], Part]) -> None:
        self._copy = copy
        self._make = make
        self._shown: Shown | None = None

    def of(self, shown: Shown) -> Part:
        if shown != self._shown:
            self._made = self._make(shown)
            self._shown = self._copy(shown)  # the game goes on changing the lists that it gives
        return self._made


class BoardMaker:
    """Makes the boards of one game: a new one for each event, most of which change little."""

    def __init__(self) -> None:
        self._row = _Part(_copy_row, _show_row)
        self._piles = _Part(_copy_lists, _show_piles)
        self._discards = _Part(list, _show_cards)
        self._stacks = _Part(_copy_lists, _show_stacks)
        self._dice = _Part(list, _show_dice)

    def board(self, state: State, dice: list[int], rolls_left: int) -> Board:
        top = state.top_penalty
        piles = self._piles.of(state.piles)
        stacks, scores = self._stacks.of(state.stacks)
        shown_dice, met = self._dice.of(dice)
        return Board(
            seat=state.seat,
            row=self._row.of((state.row, met, piles)),
            piles=piles,
            penalties=_make_pile(top, len(state.penalties) + (top is not None)),
            draw_pile=len(state.draw_pile),
            discards=self._discards.of(state.discards),
            stacks=stacks,
            scores=scores,
            dice=shown_dice,
            rolls_left=rolls_left,
        )


def _copy_lists(lists: dict[Key, list[str]]) -> dict[Key, list[str]]:
    return {key: cards.copy() for key, cards in lists.items()}


def _show_cards(cards: list[str]) -> Cards:
    return tuple(cards)


def _show_dice(dice: list[int]) -> tuple[tuple[Die, ...], Met]:
    """The dice, and the inhabitants that they meet."""
    return tuple(map(getitem, _DICE, dice)), find_met_cards(dice) if dice else frozenset()


def _show_stacks(stacks: dict[str, list[str]]) -> tuple[dict[str, Cards], dict[str, int]]:
    """The stacks and their scores."""
    shown = {seat: tuple(stack) for seat, stack in stacks.items()}
    return shown, {seat: score(stack) for seat, stack in shown.items()}


def _show_piles(piles: dict[Place, list[str]]) -> Piles:
    return {place: _make_pile(cards[0] if cards else None, len(cards)) for place, cards in piles.items()}


@cache
def _make_pile(card: str | None, left: int) -> Pile:
    return Pile(card, POINTS[card] if card else 0, left)


def _copy_row(shown: tuple[list[str], Met, Piles]) -> tuple[list[str], Met, Piles]:
    row, met, piles = shown
    return row.copy(), met, piles


def _show_row(shown: tuple[list[str], Met, Piles]) -> tuple[RowCard, ...]:
    row, met, piles = shown
    return tuple(
        [
            cards[card][piles[place].left > 0][card in met]
            for (place, cards), card in zip(_ROW_CARDS, row, strict=False)
        ]
    )


def _row_cards_below(place: Place) -> RowCards:
    """Each card as it may lie there: `[whether the place has cards left][whether the card is met]`."""
    cards: RowCards = {
        card.id: tuple(
            tuple(RowCard(card.id, card.points, met, place_open) for met in (False, True))
            for place_open in (False, card.place == place)
        )
        for card in INHABITANTS.values()
    }
    return cards | {GAP: ((_GAP, _GAP), (_GAP, _GAP))}


_ROW_CARDS: tuple[tuple[Place, RowCards], ...] = tuple((place, _row_cards_below(place)) for place in PLACES)


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
