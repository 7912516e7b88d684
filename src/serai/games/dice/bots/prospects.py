"""Where a turn of King of Dice can lead: every position in which it may end, as far as a seat can foresee.

What is not known yet (the cards that fill the row again, the next penalty) is left open.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from serai.games.dice.cards import ELVES, FAIRIES, INHABITANTS, PLACES, POINTS
from serai.games.dice.scoring import burden
from serai.games.dice.state import GAP, Board
from serai.games.dice.subject import card_of
from serai.table import Decision

NOTHING = ""
"""Among the branches of a turn: no card is met (D3.4)."""


class Standing(NamedTuple):
    """What counts in a stack."""

    score: int
    burden: int
    fairies: int
    elf: bool
    """An elf lies on top (D5.1)."""

    def with_card(self, card: str) -> "Standing":
        """With the card on top of the stack; fairies raise each other (D5.4)."""
        if card in FAIRIES:
            return Standing(self.score + 2 * self.fairies + 1, self.burden, self.fairies + 1, False)
        points = POINTS[card]
        return Standing(self.score + points, self.burden - min(points, 0), self.fairies, card in ELVES)

    def with_place(self, card: str) -> "Standing":
        """With the place below the top card, where an elf stays on top."""
        return self._replace(score=self.score + POINTS[card])


class Prospect(NamedTuple):
    """A position at the end of a turn. Lists of seats begin with the one whose turn it is, then clockwise."""

    standings: tuple[Standing, ...]
    row: tuple[str, ...]
    """As it will lie below the places; a gap where a card not yet known will come."""
    places: tuple[int, ...]
    """How many cards each place has left."""
    draw_pile: int
    penalties: int
    unseen: frozenset[str]
    """The cards of the draw pile, which anybody can work out (in no order)."""
    again: bool
    """The same seat plays another turn."""
    over: bool

    def won(self) -> float:
        """Of a position that is over, the share of the victory for the first seat (D4.2, D4.3)."""
        reached = [(standing.score, -standing.burden) for standing in self.standings]
        best = max(reached)
        return 1 / reached.count(best) if reached[0] == best else 0.0


def branches(board: Board, decision: Decision) -> dict[str, list[Prospect]]:
    """For each option of a decision after the rolling, where it can lead by further choices of the seat."""
    now = position(board, decision.seat)
    match decision.kind:
        case "take":
            return {card: [*_taking(now, now.row.index(card))] for card in decision.options}
        case "bonus":
            taken = [*_taking(now, now.row.index(card_of(decision)))]
            return {"bonus": taken, "leave": [_end(now)]}
        case "place":
            again = INHABITANTS[board.stacks[decision.seat][-1]].kind == "apprentice"
            slot = PLACES.index(card_of(decision).rpartition("-")[0])
            return {"place": [_end(_with_place(now, slot), again)], "leave": [_end(now, again)]}
        case "dragon":
            card, seats = card_of(decision), _from(decision.seat, board)
            now = now._replace(unseen=now.unseen - {card})  # the dragon lies nowhere while it is given
            return {seat: [_end(_giving(now, card, seats.index(seat)))] for seat in decision.options}
        case _:
            return {"again": [now._replace(again=True)], "pass": [now]}


def branches_of_turn(now: Prospect, penalty: int) -> dict[str, list[Prospect]]:
    """Where a turn can lead by each card of the row, and where by meeting none (`NOTHING`)."""
    ways = {card: [*_taking(now, slot)] for slot, card in enumerate(now.row)}
    return ways | {NOTHING: [_penalty(now, penalty)]}


def _from(seat: str, board: Board) -> list[str]:
    """The seats clockwise from the given one."""
    seats = [*board.stacks]
    at = seats.index(seat)
    return seats[at:] + seats[:at]


def position(board: Board, seat: str) -> Prospect:
    """The board as it lies."""
    row = tuple(slot.card or GAP for slot in board.row)
    seen = {*row, *board.discards}
    seen.update(*board.stacks.values())
    return Prospect(
        standings=tuple(_standing(board, other) for other in _from(seat, board)),
        row=row,
        places=tuple(board.piles[place].left for place in PLACES),
        draw_pile=board.draw_pile,
        penalties=board.penalties.left,
        unseen=_ALL.difference(seen),
        again=False,
        over=False,
    )


_ALL = frozenset(INHABITANTS)


def _standing(board: Board, seat: str) -> Standing:
    stack = board.stacks[seat]
    fairies = len(FAIRIES.intersection(stack))
    return Standing(board.scores[seat], burden(stack), fairies, bool(stack) and stack[-1] in ELVES)


# The steps of a turn's end (D3.2 to D3.5, D5)


def _taking(now: Prospect, slot: int) -> Iterator[Prospect]:
    """Takes the card of a slot; then whatever may be chosen next."""
    card = now.row[slot]
    inhabitant = INHABITANTS[card]
    row = (*now.row[:slot], GAP, *now.row[slot + 1 :])
    if inhabitant.kind == "dragon":
        for other in range(1, len(now.standings)):
            yield _end(_giving(now._replace(row=row), card, other))
        return
    mine, *others = now.standings
    taken = now._replace(row=row, standings=(mine.with_card(card), *others))
    again = inhabitant.kind == "apprentice"
    yield _end(taken, again)
    if inhabitant.kind == "hypnotist" and slot + 1 < len(row):
        yield from _taking(taken, slot + 1)
    elif inhabitant.place == PLACES[slot] and now.places[slot]:
        yield _end(_with_place(taken, slot), again)


def _giving(now: Prospect, card: str, other: int) -> Prospect:
    standings = [*now.standings]
    standings[other] = standings[other].with_card(card)
    return now._replace(standings=tuple(standings))


def _with_place(now: Prospect, slot: int) -> Prospect:
    left = now.places[slot]
    mine, *others = now.standings
    return now._replace(
        standings=(mine.with_place(f"{PLACES[slot]}-{5 - left}"), *others),
        places=(*now.places[:slot], left - 1, *now.places[slot + 1 :]),
        over=left == 1,
    )


def _penalty(now: Prospect, points: int) -> Prospect:
    mine, *others = now.standings
    return _end(
        now._replace(
            standings=(mine.with_card(f"penalty{points}"), *others),
            row=(*now.row[:-1], GAP),
            penalties=now.penalties - 1,
            over=now.penalties == 1,
        )
    )


def _end(now: Prospect, again: bool = False) -> Prospect:
    """Slides the row to the right; the draw that empties the pile ends the game (D3.5, D4.1)."""
    if now.over:
        return now
    cards = _cards(now.row)
    gaps = len(PLACES) - len(cards)
    return now._replace(
        row=(*(GAP,) * gaps, *cards),
        draw_pile=max(0, now.draw_pile - gaps),
        again=again,
        over=now.draw_pile <= gaps,
    )


def _cards(row: Sequence[str]) -> list[str]:
    return [card for card in row if card != GAP]
