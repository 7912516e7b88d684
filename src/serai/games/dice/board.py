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

Slot = dict[str, tuple[RowCard, RowCard]]
"""What each card looks like in a slot of the row: not met, and met."""


class BoardMaker:
    """Builds the boards of one game: a new one for each event, most of which change little.

    A part that stays as it was is the same object in the next board. The game keeps changing its lists, so
    each part is compared with a copy; only the dice are a new list after each roll. Piles are compared if a
    stack has changed, because their cards go to stacks.
    """

    def __init__(self) -> None:
        self._stack_lists: dict[str, list[str]] = {}
        self._stacks: dict[str, tuple[str, ...]] = {}
        self._scores: dict[str, int] = {}
        self._pile_lists: dict[Place, list[str]] = {}
        self._piles: dict[Place, Pile] = {}
        self._penalties = _make_pile(None, 0)
        self._discards: tuple[str, ...] = ()
        self._row_list: list[str] = []
        self._slots: list[Slot] = []
        self._numbers: list[int] = []
        self._dice: tuple[Die, ...] = ()
        self._met: frozenset[str] = frozenset()
        self._unmet_row: tuple[RowCard, ...] = ()
        self._row: tuple[RowCard, ...] = ()

    def board(self, state: State, dice: list[int], rolls_left: int) -> Board:
        if state.stacks != self._stack_lists:
            self._update_stacks(state.stacks)
            if state.piles != self._pile_lists:
                self._update_piles(state.piles)
                self._update_row(state.row)
        penalties, top = self._penalties, state.top_penalty
        left = len(state.penalties) + (top is not None)
        if left != penalties.left or top != penalties.card:
            self._penalties = _make_pile(top, left)
        if len(state.discards) != len(self._discards):
            self._discards = tuple(state.discards)
        if dice is not self._numbers:
            self._update_dice(dice)
            self._update_met_cards()
        if state.row != self._row_list:
            self._update_row(state.row)
        return Board(
            seat=state.seat,
            row=self._row,
            piles=self._piles,
            penalties=self._penalties,
            draw_pile=len(state.draw_pile),
            discards=self._discards,
            stacks=self._stacks,
            scores=self._scores,
            dice=self._dice,
            rolls_left=rolls_left,
        )

    def _update_stacks(self, stacks: dict[str, list[str]]) -> None:
        shown = self._stack_lists
        changed = {seat: stack.copy() for seat, stack in stacks.items() if stack != shown.get(seat)}
        self._stack_lists = shown | changed
        self._stacks = self._stacks | {seat: tuple(stack) for seat, stack in changed.items()}
        self._scores = self._scores | {seat: score_stack(stack) for seat, stack in changed.items()}

    def _update_dice(self, dice: list[int]) -> None:
        self._numbers = dice
        if not dice:
            self._dice, self._met = (), frozenset()
            return
        a, b, c, d, e, f = dice
        self._dice = (_FIRST[a], _FIRST[b], _SECOND[c], _SECOND[d], _THIRD[e], _THIRD[f])
        self._met = cards_met_by_dice(dice)

    def _update_piles(self, piles: dict[Place, list[str]]) -> None:
        self._pile_lists = {place: pile.copy() for place, pile in piles.items()}
        self._piles = {
            place: _make_pile(pile[0] if pile else None, len(pile)) for place, pile in piles.items()
        }
        self._slots = [_row_cards_possible_below(place, bool(piles[place])) for place in PLACES]

    def _update_row(self, row: list[str]) -> None:
        self._row_list = row.copy()
        self._unmet_row = tuple([slot[card][0] for slot, card in zip(self._slots, row, strict=False)])
        self._update_met_cards()

    def _update_met_cards(self) -> None:
        met, row, slots = self._met, self._row_list, self._slots
        if met.isdisjoint(row):
            self._row = self._unmet_row
        else:
            self._row = tuple([slot[card][card in met] for slot, card in zip(slots, row, strict=False)])


@cache
def _make_pile(card: str | None, cards_left: int) -> Pile:
    return Pile(card, POINTS[card] if card else 0, cards_left)


@cache
def _row_cards_possible_below(place: Place, pile_has_cards: bool) -> Slot:
    """The slot below a place, which may be exhausted."""
    slot = {GAP: (_GAP, _GAP)}
    for card, inhabitant in INHABITANTS.items():
        place_open = pile_has_cards and inhabitant.place == place
        unmet, met = (RowCard(card, inhabitant.points, is_met, place_open) for is_met in (False, True))
        slot[card] = unmet, met
    return slot


def readable_state_of(state: State, dice: Sequence[int]) -> dict[str, Any]:
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
