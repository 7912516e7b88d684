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
    """Where a turn began: the turns and the steps before it, and the encoded position."""

    turn: int
    step: int
    position: bytes


class Line:
    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.turns: list[TurnStart] = []

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

    def undo_kind(self, seat: str, spent: int, reveals: int, open_gather: int) -> UndoKind | None:
        """Free until a die, a draw, a reveal or another seat's choice; beyond that the others are asked."""
        last = self.last_of(seat)
        if last is None:
            return None
        if last.gather != ALONE:  # while the question is open, nobody has seen the answer
            return "free" if last.gather == open_gather else "ask"
        untouched = last.spent == spent and last.reveals == reveals
        return "free" if untouched and last is self.steps[-1] else "ask"

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
        start = self.turns.pop()
        self.steps = again[: start.step]
        return start, again[start.step :]
