"""The line of play: the choices that stand, and where each turn began. Undo shortens it."""

from typing import Literal

from msgspec import Struct

UndoKind = Literal["free", "ask"]
ALONE = -1


class Step(Struct, gc=False):
    """A choice that stands, with what undo must know: the key and the readings of just before it.

    `gather` is the step at which an open question to several seats began, or `ALONE`.
    """

    seat: str
    option: str
    rekeyed: int
    spent: int
    reveals: int
    gather: int


class TurnStart(Struct, gc=False):
    """Where a turn began: the turns, steps and events before it, the encoded position, and the readings."""

    turn: int
    step: int
    told: int
    position: bytes
    spent: int
    reveals: int


class Line:
    """`acted` are the seats with a choice that stands from before the line begins.

    `free` is the one of them that could take its last choice back without asking, where the line begins.
    """

    def __init__(self, acted: tuple[str, ...] = (), free: str | None = None) -> None:
        self.steps: list[Step] = []
        self.turns: list[TurnStart] = []
        self._acted = acted
        self._free = free

    def add(self, step: Step) -> None:
        """A choice more. An answer that is changed while its question is open replaces the one before."""
        if step.gather != ALONE:
            for at in range(len(self.steps) - 1, step.gather - 1, -1):
                if self.steps[at].seat == step.seat:
                    del self.steps[at]
                    break
        self.steps.append(step)

    def last_of(self, seat: str) -> Step | None:
        for step in reversed(self.steps):
            if step.seat == seat:
                return step
        return None

    def acted_before(self, start: TurnStart, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The seats with a choice that stands from before a turn."""
        acted = set(self._acted)
        for at in range(start.step - 1, -1, -1):
            if len(acted) == len(seats):
                break
            acted.add(self.steps[at].seat)
        return tuple(seat for seat in seats if seat in acted)

    def free_at(self, start: TurnStart) -> str | None:
        """Who could take the last choice back without asking, where a turn began."""
        if start.step == 0:
            return self._free if self._is_untouched(start.spent, start.reveals) else None
        last = self.steps[start.step - 1]
        untouched = last.spent == start.spent and last.reveals == start.reveals
        return last.seat if untouched and last.gather == ALONE else None

    def undo_kind(self, seat: str, spent: int, reveals: int, open_gather: int) -> UndoKind | None:
        """Free until a die, a draw, a reveal or another seat's choice; beyond that the others are asked."""
        last = self.last_of(seat)
        if last is None:
            return self._undo_kind_before(seat, spent, reveals)
        if last.gather != ALONE:  # while the question is open, nobody has seen the answer
            return "free" if last.gather == open_gather else "ask"
        untouched = last.spent == spent and last.reveals == reveals
        return "free" if untouched and last is self.steps[-1] else "ask"

    def _undo_kind_before(self, seat: str, spent: int, reveals: int) -> UndoKind | None:
        """The same for a seat whose last choice is from before the line begins."""
        if seat not in self._acted:
            return None
        return "free" if seat == self._free and self._is_untouched(spent, reveals) else "ask"

    def _is_untouched(self, spent: int, reveals: int) -> bool:
        """Whether nothing has happened since the line began."""
        first = self.turns[0]
        return not self.steps and first.spent == spent and first.reveals == reveals

    def back_before(self, step: Step) -> tuple[TurnStart, list[Step]]:
        """Shortens the line to the start of the turn in which a step was made.

        Returns that start and the steps of the turn to be made again: those before it, or, if it answered a
        question to several seats, all that was chosen before the question and what the others answered.
        """
        if step.gather == ALONE:
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
        return start, again[start.step :]
