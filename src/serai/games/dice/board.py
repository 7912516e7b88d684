"""The board as everyone sees it (D6.1), built from the position and the dice of the turn."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

from serai.games.dice.cards import INHABITANTS, PLACES, POINTS, Place
from serai.games.dice.condition_lookup import cards_met_by_dice
from serai.games.dice.faces import PATTERNS, format_face
from serai.games.dice.scoring import score_stack
from serai.games.dice.state import GAP, Board, Die, Pile, RowCard, State

_FIRST, _SECOND, _THIRD = (
    tuple(Die(number, colour) for number, colour in enumerate(colours)) for colours in PATTERNS
)
_GAP = RowCard(None, 0, False, False)

Cards = tuple[str, ...]
Piles = dict[Place, Pile]
Met = frozenset[str]
SlotCard = tuple[str, tuple[RowCard, RowCard]]
"""A card in a slot of the row, in two versions: not met, and met."""
Shown = TypeVar("Shown")
Part = TypeVar("Part")
Key = TypeVar("Key", str, Place)


class _Part(Generic[Shown, Part]):
    """A part of the board, rebuilt only when its content has changed."""

    __slots__ = ("_copy", "_made", "_make", "_shown")

    def __init__(self, copy: Callable[[Shown], Shown], make: Callable[[Shown], Part]) -> None:
        self._copy = copy
        self._make = make
        self._shown: Shown | None = None

    def remake_if_changed(self, shown: Shown) -> Part:
        if shown != self._shown:
            self._made = self._make(shown)
            self._shown = self._copy(shown)  # the game keeps changing the lists that it passes
        return self._made


class BoardMaker:
    """Builds the boards of one game: a new one for each event, most of which change little."""

    def __init__(self) -> None:
        self._slots = _Part(_copy_slots, _show_slots)
        self._row = _Part(_same, _make_row_cards)
        self._piles = _Part(_copy_lists, _make_piles)
        self._discards = _Part(list, _cards_as_tuple)
        self._stacks = _Part(_copy_lists, _stacks_and_scores)
        self._dice = _Part(list, _dice_and_met_cards)

    def board(self, state: State, dice: list[int], rolls_left: int) -> Board:
        top = state.top_penalty
        piles = self._piles.remake_if_changed(state.piles)
        stacks, scores = self._stacks.remake_if_changed(state.stacks)
        shown_dice, met = self._dice.remake_if_changed(dice)
        return Board(
            seat=state.seat,
            row=self._row.remake_if_changed((self._slots.remake_if_changed((state.row, piles)), met)),
            piles=piles,
            penalties=_make_pile(top, len(state.penalties) + (top is not None)),
            draw_pile=len(state.draw_pile),
            discards=self._discards.remake_if_changed(state.discards),
            stacks=stacks,
            scores=scores,
            dice=shown_dice,
            rolls_left=rolls_left,
        )


def _copy_lists(lists: dict[Key, list[str]]) -> dict[Key, list[str]]:
    return {key: cards.copy() for key, cards in lists.items()}


def _cards_as_tuple(cards: list[str]) -> Cards:
    return tuple(cards)


def _dice_and_met_cards(dice: list[int]) -> tuple[tuple[Die, ...], Met]:
    """The dice, and the inhabitants whose conditions they meet."""
    if not dice:
        return (), frozenset()
    a, b, c, d, e, f = dice
    return (_FIRST[a], _FIRST[b], _SECOND[c], _SECOND[d], _THIRD[e], _THIRD[f]), cards_met_by_dice(dice)


def _stacks_and_scores(stacks: dict[str, list[str]]) -> tuple[dict[str, Cards], dict[str, int]]:
    """The stacks and their scores."""
    shown = {seat: tuple(stack) for seat, stack in stacks.items()}
    return shown, {seat: score_stack(stack) for seat, stack in shown.items()}


def _make_piles(piles: dict[Place, list[str]]) -> Piles:
    return {place: _make_pile(cards[0] if cards else None, len(cards)) for place, cards in piles.items()}


@cache
def _make_pile(card: str | None, left: int) -> Pile:
    return Pile(card, POINTS[card] if card else 0, left)


def _copy_slots(shown: tuple[list[str], Piles]) -> tuple[list[str], Piles]:
    row, piles = shown
    return row.copy(), piles


def _show_slots(shown: tuple[list[str], Piles]) -> list[SlotCard]:
    row, piles = shown
    return [_slot_card(place, card, piles[place].left > 0) for place, card in zip(PLACES, row, strict=False)]


def _same(shown: tuple[list[SlotCard], Met]) -> tuple[list[SlotCard], Met]:
    return shown


def _make_row_cards(shown: tuple[list[SlotCard], Met]) -> tuple[RowCard, ...]:
    slots, met = shown
    return tuple([looks[card in met] for card, looks in slots])


@cache
def _slot_card(place: Place, card: str, has_cards: bool) -> SlotCard:
    """A card in the slot below a place; the place may be exhausted."""
    if card == GAP:
        return card, (_GAP, _GAP)
    inhabitant = INHABITANTS[card]
    place_open = has_cards and inhabitant.place == place
    unmet, met = (RowCard(card, inhabitant.points, is_met, place_open) for is_met in (False, True))
    return card, (unmet, met)


def scenario_facts_of(state: State, dice: Sequence[int]) -> dict[str, Any]:
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
        "scores": {seat: score_stack(stack) for seat, stack in state.stacks.items()},
        "dice": [format_face(die, number) for die, number in enumerate(dice)],
    }
