"""The board as everyone sees it (D6.1), built from the position and the dice of the turn."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from serai.games.dice.cards import INHABITANTS, PLACES, POINTS, Place
from serai.games.dice.condition_lookup import cards_met_by_dice
from serai.games.dice.faces import PATTERNS, format_face
from serai.games.dice.scoring import score_stack
from serai.games.dice.state import GAP, Board, Die, Pile, RowCard, State

_FIRST, _SECOND, _THIRD = (
    tuple(Die(number, colour) for number, colour in enumerate(colours)) for colours in PATTERNS
)
_GAP = RowCard(None, 0, False, False)

SlotCard = tuple[str, tuple[RowCard, RowCard]]
"""A card in a slot of the row, in two versions: not met, and met."""


class BoardMaker:
    """Builds the boards of one game: a new one for each event, most of which change little.

    A part that stays as it was is the same object in the next board. The game keeps changing its lists, so
    each part is compared with a copy.
    """

    def __init__(self) -> None:
        self._stack_lists: dict[str, list[str]] = {}
        self._stacks: dict[str, tuple[str, ...]] = {}
        self._scores: dict[str, int] = {}
        self._pile_lists: dict[Place, list[str]] = {}
        self._piles: dict[Place, Pile] = {}
        self._discards: tuple[str, ...] = ()
        self._row_list: list[str] = []
        self._slots: list[SlotCard] = []
        self._numbers: list[int] = []
        self._dice: tuple[Die, ...] = ()
        self._met: frozenset[str] = frozenset()
        self._unmet_row: tuple[RowCard, ...] = ()
        self._row: tuple[RowCard, ...] = ()

    def board(self, state: State, dice: list[int], rolls_left: int) -> Board:
        top = state.top_penalty
        if state.stacks != self._stack_lists:
            self._show_stacks(state.stacks)
        if len(state.discards) != len(self._discards):  # they only grow
            self._discards = tuple(state.discards)
        if dice != self._numbers:
            self._show_dice(dice)
            self._show_met_cards()
        if state.row != self._row_list or state.piles != self._pile_lists:
            self._show_row_and_piles(state.row, state.piles)
            self._show_met_cards()
        return Board(
            seat=state.seat,
            row=self._row,
            piles=self._piles,
            penalties=_make_pile(top, len(state.penalties) + (top is not None)),
            draw_pile=len(state.draw_pile),
            discards=self._discards,
            stacks=self._stacks,
            scores=self._scores,
            dice=self._dice,
            rolls_left=rolls_left,
        )

    def _show_stacks(self, stacks: dict[str, list[str]]) -> None:
        shown = self._stack_lists
        changed = {seat: stack.copy() for seat, stack in stacks.items() if stack != shown.get(seat)}
        self._stack_lists = shown | changed
        self._stacks = self._stacks | {seat: tuple(stack) for seat, stack in changed.items()}
        self._scores = self._scores | {seat: score_stack(stack) for seat, stack in changed.items()}

    def _show_dice(self, dice: list[int]) -> None:
        self._numbers = dice.copy()
        if not dice:
            self._dice, self._met = (), frozenset()
            return
        a, b, c, d, e, f = dice
        self._dice = (_FIRST[a], _FIRST[b], _SECOND[c], _SECOND[d], _THIRD[e], _THIRD[f])
        self._met = cards_met_by_dice(dice)

    def _show_row_and_piles(self, row: list[str], piles: dict[Place, list[str]]) -> None:
        if piles != self._pile_lists:
            self._pile_lists = {place: pile.copy() for place, pile in piles.items()}
            self._piles = {
                place: _make_pile(pile[0] if pile else None, len(pile)) for place, pile in piles.items()
            }
        self._row_list = row.copy()
        self._slots = [
            _slot_card(place, card, bool(piles[place])) for place, card in zip(PLACES, row, strict=False)
        ]
        self._unmet_row = tuple([unmet for _, (unmet, _) in self._slots])

    def _show_met_cards(self) -> None:
        met = self._met
        if met.isdisjoint(self._row_list):
            self._row = self._unmet_row
        else:
            self._row = tuple([looks[card in met] for card, looks in self._slots])


@cache
def _make_pile(card: str | None, left: int) -> Pile:
    return Pile(card, POINTS[card] if card else 0, left)


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
