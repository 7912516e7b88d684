"""The board between two questions: how it looked after each event, from where somebody watches."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from types import TracebackType
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from serai.table.events import Log


class Watch:
    """Notes the boards of some seats while something is done at a table: `with table.watch(seats) as watch`.

    `before` builds the board that stands when the watch begins, `board` the one of the moment; `viewpoint`
    says from which seat a seat sees what it sees.
    """

    def __init__(
        self,
        log: Log,
        seats: Iterable[str | None],
        before: Callable[[str | None], Struct],
        board: Callable[[str | None], Struct],
        viewpoint: Callable[[str | None], str | None],
    ) -> None:
        self._log = log
        self._first = log.count
        self._board = board
        self._viewpoint = viewpoint
        self._boards = {seat: [before(seat)] for seat in {viewpoint(seat) for seat in seats}}
        self._steps: dict[tuple[str | None, int], list[dict[str, Any]]] = {}

    def __enter__(self) -> "Watch":
        self._log.watcher = self._note
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._log.watcher = None

    def _note(self) -> None:
        at = self._log.count - self._first
        for seat, boards in self._boards.items():
            del boards[at:]  # a turn that was played again, silently, has told it before
            boards.append(self._board(seat))

    def steps(self, seat: str | None, events: int) -> list[dict[str, Any]]:
        """What each of the last `events` that the seat may know changed on its board, but for the last.

        A step holds the fields of the board that are others then. Empty where not all of it was watched.
        """
        viewpoint = self._viewpoint(seat)
        if events < 2 or viewpoint not in self._boards:
            return []
        key = seat if self._log.has_whispers else viewpoint, events
        if key not in self._steps:
            before, *after = self._boards[viewpoint]
            told = self._log.told_since(self._first)
            known = [board for event, board in zip(told, after, strict=False) if event.is_for(seat)]
            boards = [before, *known][-events - 1 : -1] if len(known) >= events else []
            self._steps[key] = [_changed(one, other) for one, other in pairwise(boards)]
        return self._steps[key]


def _changed(before: Struct, after: Struct) -> dict[str, Any]:
    """The fields of a board that are others than they were, as they are sent."""
    fields = zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True)
    return {name: value for name, old, value in fields if value != old}
