"""Changes encoded as rows, ready to be written in a batch with others."""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from serai.house.room import Room
from serai.house.store import Change, Statement, StoredSnapshot, StoredTable
from serai.house.store.rows import (
    LogRow,
    encode_json,
    encode_log_entry,
    encode_snapshot,
    encode_stored_position,
    is_publicly_listed,
)

Row = tuple[Any, ...]

MAX_CHAT_LINES = 1_000
"""Chat lines stored per table; far fewer are shown."""


class PendingWrite(Struct):
    """One change, encoded and ready to be written; `problem` says why it was not.

    `new` is the row of a new table; `room` (with its indexed columns) and `opening` replace what is stored.
    `chat_line` comes with its time. If the `condition` changes no row, nothing is written. `statements`
    belong to no table; `counts` are the rows that each changed.
    """

    table: str
    lines: Sequence[LogRow] = ()
    new: Row | None = None
    room: Row | None = None
    opening: str | None = None
    last_position: bytes | None = None
    snapshots: Sequence[tuple[int, int, bytes]] = ()
    resumption: bytes | None = None
    wake_at: float | UnsetType | None = UNSET
    chat_line: tuple[float, str] | None = None
    delete: bool = False
    condition: Statement | None = None
    statements: Sequence[Statement] = ()
    counts: list[int] = field(default_factory=list[int])
    problem: Exception | None = None


def encode_table(stored: StoredTable) -> PendingWrite:
    room = stored.room
    opening = None if stored.opening is None else encode_json(stored.opening)
    return PendingWrite(
        room.table,
        [encode_log_entry(line) for line in stored.lines],
        new=(room.table, *_row_of_room(room), opening),
        last_position=encode_stored_position(stored.last_position),
        snapshots=[_row_of_snapshot(snapshot) for snapshot in stored.snapshots],
        resumption=encode_stored_position(stored.resumed),
    )


def encode_change(change: Change) -> PendingWrite:
    return PendingWrite(
        change.table,
        [encode_log_entry(change.line)],
        room=None if change.room is None else _row_of_room(change.room),
        opening=None if change.opening is None else encode_json(change.opening),
        last_position=encode_stored_position(change.last_position),
        snapshots=[_row_of_snapshot(change.snapshot)] if change.snapshot else (),
        wake_at=change.wake_at,
        condition=change.condition,
    )


def _row_of_snapshot(snapshot: StoredSnapshot) -> tuple[int, int, bytes]:
    return snapshot.slot, snapshot.sequence, encode_snapshot(snapshot)


def _row_of_room(room: Room) -> Row:
    return room.opened, is_publicly_listed(room), encode_json(room)
