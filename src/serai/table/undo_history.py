"""The choices that were not undone, and the start of each turn; undo goes back through them."""

from typing import Literal, NamedTuple

from msgspec import Struct

UndoKind = Literal["free", "ask"]
NO_GATHER = -1


class Step(Struct, gc=False):
    """A choice, with the counters of chance and log from just before it.

    `gather` is the number of the step at which its gather began, or `NO_GATHER`.
    """

    seat: str
    option: str
    rekeyed: int
    spent: int
    reveals: int
    gather: int


class TurnStart(Struct, gc=False):
    """The start of a turn: the turns, steps and events before it, the encoded position, the counters.

    The position is empty until the table encodes it (`Table.keep_positions`).
    """

    turn: int
    step: int
    told: int
    position: bytes
    spent: int
    reveals: int


class TurnToReplay(NamedTuple):
    start: TurnStart
    steps: list[Step]


class UndoHistory:
    """The steps of a table since it was opened, or restored from a snapshot.

    `acted` are the seats with a choice from before the snapshot, `free` is the seat that could undo its
    choice without asking.
    """

    def __init__(self, seats_acted: tuple[str, ...] = (), seat_with_free_undo: str | None = None) -> None:
        self.steps: list[Step] = []
        self.turns: list[TurnStart] = []
        self._acted = seats_acted
        self._free = seat_with_free_undo

    def copy_before(self, start: TurnStart) -> "UndoHistory":
        """A history with the same turns, and the steps before this turn."""
        twin = UndoHistory(self._acted, self._free)
        twin.steps, twin.turns = self.steps[: start.step], self.turns.copy()
        return twin

    def drop_answer(self, seat: str, gather: int) -> None:
        """Drops the seat's answer to an open gather, because the seat changes it."""
        for at in range(len(self.steps) - 1, gather - 1, -1):
            if self.steps[at].seat == seat:
                del self.steps[at]
                break

    def last_step_of(self, seat: str) -> Step | None:
        for step in reversed(self.steps):
            if step.seat == seat:
                return step
        return None

    def seats_that_acted_before(self, start: TurnStart, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The seats that had made a choice before the given turn."""
        acted, steps = set(self._acted), self.steps
        for at in range(start.step - 1, -1, -1):
            acted.add(steps[at].seat)
            if len(acted) == len(seats):
                return seats
        return tuple(seat for seat in seats if seat in acted)

    def seat_with_free_undo(self, start: TurnStart) -> str | None:
        """The seat that could undo the last choice without asking, at the start of a turn."""
        if start.step == 0:
            return self._free if self._nothing_happened_since_snapshot(start.spent, start.reveals) else None
        last = self.steps[start.step - 1]
        untouched = last.spent == start.spent and last.reveals == start.reveals
        return last.seat if untouched and last.gather == NO_GATHER else None

    def undo_kind(self, seat: str, spent: int, reveals: int, open_gather: int) -> UndoKind | None:
        """Undo is free until a die, a draw, a reveal or another seat's choice; after that the others must
        agree.
        """
        last = self.last_step_of(seat)
        if last is None:
            return self._undo_kind_before_snapshot(seat, spent, reveals)
        if last.gather != NO_GATHER:  # nobody has seen the answer to an open gather
            return "free" if last.gather == open_gather else "ask"
        untouched = last.spent == spent and last.reveals == reveals
        return "free" if untouched and last is self.steps[-1] else "ask"

    def _undo_kind_before_snapshot(self, seat: str, spent: int, reveals: int) -> UndoKind | None:
        """The kind of undo for a seat whose last choice is from before the snapshot."""
        if seat not in self._acted:
            return None
        return (
            "free" if seat == self._free and self._nothing_happened_since_snapshot(spent, reveals) else "ask"
        )

    def _nothing_happened_since_snapshot(self, spent: int, reveals: int) -> bool:
        """Whether there was no choice, roll, draw or reveal since the snapshot."""
        first = self.turns[0]
        return not self.steps and first.spent == spent and first.reveals == reveals

    def rewind_before(self, step: Step) -> TurnToReplay:
        """Drops all steps since the start of the turn in which this step was made.

        Returns that start and the steps to replay: those before this one, or, if it answered a gather, those
        before the gather and the answers of the other seats.
        """
        if step.gather == NO_GATHER:
            at = next(at for at, made in enumerate(self.steps) if made is step)
            again = self.steps[:at]
        else:
            at = step.gather
            answers = (made for made in self.steps[at:] if made.gather == at and made.seat != step.seat)
            again = [*self.steps[:at], *answers]
        while self.turns[-1].step > at:
            self.turns.pop()
        start = self.turns[-1]
        self.steps = again[: start.step]
        return TurnToReplay(start, again[start.step :])
