"""The numbers of questions, by which an answer that is sent twice is known."""

from collections.abc import Iterable

from msgspec import Struct

from serai.table.journal import Chosen, Entry, Undone


class Questions(Struct, frozen=True):
    """`chosen` counts the choices of each seat, `undone` all undos; neither ever goes back.

    `last` holds each seat's last choice, with the number of the question that it answered.
    """

    chosen: dict[str, int] = {}
    undone: int = 0
    last: dict[str, tuple[int, str]] = {}

    def asked(self, seat: str) -> int:
        """The number of the seat's present question. It rises with each choice of the seat and each undo."""
        return self.chosen.get(seat, 0) + self.undone

    def after(self, entries: Iterable[Entry]) -> "Questions":
        chosen, undone, last = self.chosen.copy(), self.undone, self.last.copy()
        for entry in entries:
            if isinstance(entry, Chosen):
                number = chosen.get(entry.seat, 0)
                chosen[entry.seat] = number + 1
                last[entry.seat] = (number + undone, entry.option)
            elif isinstance(entry, Undone):
                undone += 1
        return Questions(chosen, undone, last)
