"""Question numbers, used to detect an answer that was sent twice."""

from collections.abc import Iterable

from msgspec import Struct

from serai.table.journal import Chosen, Entry, Undone


class QuestionNumbers(Struct, frozen=True):
    """`chosen` counts the choices of each seat, `undone` counts all undos; both only increase.

    `last` is each seat's last choice with the number of the question it answered.
    """

    chosen: dict[str, int] = {}
    undone: int = 0
    last: dict[str, tuple[int, str]] = {}

    def current_question_number(self, seat: str) -> int:
        """The number of the seat's current question. It increases with each of the seat's choices and each
        undo.
        """
        return self.chosen.get(seat, 0) + self.undone

    def after_entries(self, entries: Iterable[Entry]) -> "QuestionNumbers":
        chosen, undone, last = self.chosen.copy(), self.undone, self.last.copy()
        for entry in entries:
            if isinstance(entry, Chosen):
                number = chosen.get(entry.seat, 0)
                chosen[entry.seat] = number + 1
                last[entry.seat] = (number + undone, entry.option)
            elif isinstance(entry, Undone):
                undone += 1
        return QuestionNumbers(chosen, undone, last)
