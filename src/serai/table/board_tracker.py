"""Tracks how each event between two questions changes the board, as a seat sees it."""

from collections.abc import Iterable, Sequence
from itertools import compress, pairwise
from operator import is_not
from types import TracebackType
from typing import Any

from msgspec.structs import astuple

from serai.table.events import Log
from serai.table.turn_runner import TurnRunner


class BoardTracker:
    """Records the boards of some seats after each event: `with table.track_boards(seats) as tracker`."""

    def __init__(self, log: Log, runner: TurnRunner, seats: Iterable[str | None]) -> None:
        self._log = log
        self._runner = runner
        self._first_entry = len(log.entries)
        viewpoints = {None} if runner.is_board_shared else set(seats)
        self._boards = {seat: [runner.cached_board(seat)] for seat in viewpoints}
        self._changes: dict[tuple[str | None, int], list[dict[str, Any]]] = {}

    def __enter__(self) -> "BoardTracker":
        self._log.call_after_events(self._record_boards_after_event)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._log.call_after_events(None)

    @property
    def is_board_shared(self) -> bool:
        """Whether everyone sees the board that a spectator sees."""
        return self._runner.is_board_shared

    def _record_boards_after_event(self) -> None:
        at = len(self._log.entries) - self._first_entry
        game = self._runner.game
        for seat, boards in self._boards.items():
            if len(boards) > at:  # an undo replays its turn, so the same events come again
                del boards[at:]
            boards.append(game.board(seat))

    def board_changes_by_event(self, seat: str | None, event_count: int) -> list[dict[str, Any]]:
        """What each of the last `event_count` events visible to the seat changed on its board, but the last.

        A change contains the new values of the fields that differ. Empty if some of it was not tracked.
        """
        viewpoint = None if self._runner.is_board_shared else seat
        if event_count < 2 or viewpoint not in self._boards:
            return []
        key = seat if self._log.has_whispers else viewpoint, event_count
        if key not in self._changes:
            before, *after = self._boards[viewpoint]
            if self._log.has_whispers:
                tracked = self._log.addressed_events_since(self._log.unloaded + self._first_entry)
                after = [
                    board for event, board in zip(tracked, after, strict=False) if event.is_visible_to(seat)
                ]
            boards = [before, *after][-event_count - 1 : -1] if len(after) >= event_count else []
            names = before.__struct_encode_fields__
            self._changes[key] = [
                _changed_fields(names, old, new) for old, new in pairwise(map(astuple, boards))
            ]
        return self._changes[key]


def _changed_fields(names: Sequence[str], old: tuple[Any, ...], new: tuple[Any, ...]) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for at in compress(range(len(names)), map(is_not, old, new)):
        if new[at] != old[at]:
            changed[names[at]] = new[at]
    return changed
