"""The possible positions after a turn of King of Dice.

Unknown cards (those that refill the row, the next penalty) are left open.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from serai.games.dice.cards import ELVES, FAIRIES, INHABITANTS, PLACES, POINTS
from serai.games.dice.decision_subject import card_of_decision
from serai.games.dice.scoring import sum_of_negative_points_as_positive
from serai.games.dice.state import GAP, Board
from serai.table import Decision

NOTHING = ""
"""The key for meeting no card (D3.4)."""


class StackSummary(NamedTuple):
    """The parts of a stack that affect scoring."""

    score: int
    burden: int
    fairies: int
    elf: bool
    """Whether the top card is an elf (D5.1)."""

    def with_card_on_top(self, card: str) -> "StackSummary":
        """The stack with the card on top; fairies raise each other's points (D5.4)."""
        if card in FAIRIES:
            return StackSummary(self.score + 2 * self.fairies + 1, self.burden, self.fairies + 1, False)
        points = POINTS[card]
        return StackSummary(self.score + points, self.burden - min(points, 0), self.fairies, card in ELVES)

    def with_place_below_top(self, card: str) -> "StackSummary":
        """The stack with the place below the top card, so that an elf remains on top."""
        return self._replace(score=self.score + POINTS[card])


class Successor(NamedTuple):
    """A position at the end of a turn. Lists by seat start with the player of the turn, then clockwise."""

    stack_summaries: tuple[StackSummary, ...]
    row: tuple[str, ...]
    """The row after refilling; a gap for a card not yet known."""
    places: tuple[int, ...]
    """The number of cards left in each place."""
    draw_pile: int
    penalties: int
    unseen: frozenset[str]
    """The cards of the draw pile, which every player can infer (unordered)."""
    again: bool
    """Whether the same seat plays another turn."""
    over: bool

    def victory_share_of_first_seat(self) -> float:
        """The first seat's share of the victory, if the game is over (D4.2, D4.3)."""
        reached = [(standing.score, -standing.burden) for standing in self.stack_summaries]
        best = max(reached)
        return 1 / reached.count(best) if reached[0] == best else 0.0


def successors_by_option(board: Board, decision: Decision) -> dict[str, list[Successor]]:
    """For each option of a decision after rolling, the successors by the seat's further choices."""
    now = position_from_board(board, decision.seat)
    match decision.kind:
        case "take":
            return {card: [*_successors_after_taking(now, now.row.index(card))] for card in decision.options}
        case "bonus":
            taken = [*_successors_after_taking(now, now.row.index(card_of_decision(decision)))]
            return {"bonus": taken, "leave": [_successor_at_end_of_turn(now)]}
        case "place":
            again = INHABITANTS[board.stacks[decision.seat][-1]].kind == "apprentice"
            slot = PLACES.index(card_of_decision(decision).rpartition("-")[0])
            return {
                "place": [_successor_at_end_of_turn(_successor_after_taking_place(now, slot), again)],
                "leave": [_successor_at_end_of_turn(now, again)],
            }
        case "dragon":
            card, seats = card_of_decision(decision), _seats_clockwise_from(decision.seat, board)
            now = now._replace(
                unseen=now.unseen - {card}
            )  # the dragon is in no stack until the player gives it away
            return {
                seat: [
                    _successor_at_end_of_turn(_successor_after_giving_dragon(now, card, seats.index(seat)))
                ]
                for seat in decision.options
            }
        case _:
            return {"again": [now._replace(again=True)], "pass": [now]}


def successors_by_met_card(now: Successor, penalty_points: int) -> dict[str, list[Successor]]:
    """The successors of a turn for each card of the row, and for meeting none (`NOTHING`)."""
    ways = {card: [*_successors_after_taking(now, slot)] for slot, card in enumerate(now.row)}
    return ways | {NOTHING: [_successor_after_penalty(now, penalty_points)]}


def _seats_clockwise_from(seat: str, board: Board) -> list[str]:
    """The seats clockwise from the given one."""
    seats = [*board.stacks]
    at = seats.index(seat)
    return seats[at:] + seats[:at]


def position_from_board(board: Board, seat: str) -> Successor:
    """The current board as a `Successor`."""
    row = tuple(slot.card or GAP for slot in board.row)
    seen = {*row, *board.discards}
    seen.update(*board.stacks.values())
    return Successor(
        stack_summaries=tuple(_summarize_stack(board, other) for other in _seats_clockwise_from(seat, board)),
        row=row,
        places=tuple(board.piles[place].left for place in PLACES),
        draw_pile=board.draw_pile,
        penalties=board.penalties.left,
        unseen=_ALL.difference(seen),
        again=False,
        over=False,
    )


_ALL = frozenset(INHABITANTS)


def _summarize_stack(board: Board, seat: str) -> StackSummary:
    stack = board.stacks[seat]
    fairies = len(FAIRIES.intersection(stack))
    return StackSummary(
        board.scores[seat],
        sum_of_negative_points_as_positive(stack),
        fairies,
        bool(stack) and stack[-1] in ELVES,
    )


# The steps at the end of a turn (D3.2 to D3.5, D5)


def _successors_after_taking(now: Successor, slot: int) -> Iterator[Successor]:
    """The successors of taking the card in a slot, for all choices that follow."""
    card = now.row[slot]
    inhabitant = INHABITANTS[card]
    row = (*now.row[:slot], GAP, *now.row[slot + 1 :])
    if inhabitant.kind == "dragon":
        for other in range(1, len(now.stack_summaries)):
            yield _successor_at_end_of_turn(
                _successor_after_giving_dragon(now._replace(row=row), card, other)
            )
        return
    mine, *others = now.stack_summaries
    taken = now._replace(row=row, stack_summaries=(mine.with_card_on_top(card), *others))
    again = inhabitant.kind == "apprentice"
    yield _successor_at_end_of_turn(taken, again)
    if inhabitant.kind == "hypnotist" and slot + 1 < len(row):
        yield from _successors_after_taking(taken, slot + 1)
    elif inhabitant.place == PLACES[slot] and now.places[slot]:
        yield _successor_at_end_of_turn(_successor_after_taking_place(taken, slot), again)


def _successor_after_giving_dragon(now: Successor, card: str, other: int) -> Successor:
    stack_summaries = [*now.stack_summaries]
    stack_summaries[other] = stack_summaries[other].with_card_on_top(card)
    return now._replace(stack_summaries=tuple(stack_summaries))


def _successor_after_taking_place(now: Successor, slot: int) -> Successor:
    left = now.places[slot]
    mine, *others = now.stack_summaries
    return now._replace(
        stack_summaries=(mine.with_place_below_top(f"{PLACES[slot]}-{5 - left}"), *others),
        places=(*now.places[:slot], left - 1, *now.places[slot + 1 :]),
        over=left == 1,
    )


def _successor_after_penalty(now: Successor, points: int) -> Successor:
    mine, *others = now.stack_summaries
    return _successor_at_end_of_turn(
        now._replace(
            stack_summaries=(mine.with_card_on_top(f"penalty{points}"), *others),
            row=(*now.row[:-1], GAP),
            penalties=now.penalties - 1,
            over=now.penalties == 1,
        )
    )


def _successor_at_end_of_turn(now: Successor, extra_turn: bool = False) -> Successor:
    """Slides the row to the right; drawing the last card ends the game (D3.5, D4.1)."""
    if now.over:
        return now
    cards = _cards_in_row(now.row)
    gaps = len(PLACES) - len(cards)
    return now._replace(
        row=(*(GAP,) * gaps, *cards),
        draw_pile=max(0, now.draw_pile - gaps),
        again=extra_turn,
        over=now.draw_pile <= gaps,
    )


def _cards_in_row(row: Sequence[str]) -> list[str]:
    return [card for card in row if card != GAP]
