"""What the server stores, and the interface for it; `sqlite` and `postgresql` implement it."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import UNSET, Struct, UnsetType

from serai.house.question_numbers import QuestionNumbers
from serai.house.room import Room
from serai.table import Event, Opening, Refused, Snapshot
from serai.table.events import AddressedEvent
from serai.table.journal import Entry


class WriteConflict(Exception):
    """Another process has already written a log entry with this number: reload and try again."""


class ConditionFailed(Exception):
    """The condition of a change does not hold, so nothing was stored."""


class CannotStore(Refused):
    """The database cannot be written. Nothing has changed; try again."""


class CannotRead(Refused):
    """The database cannot be read: it is unreachable or damaged, or the disk fails."""


Statement = tuple[str, Sequence[Any]]
"""An SQL statement, with question marks for its parameters."""


class StoredChatLine(Struct, frozen=True, array_like=True):
    """A line of chat. `seat` is empty for a spectator."""

    seat: str
    name: str
    text: str


class LogEntry(Struct, frozen=True):
    """One action at a table: the journal entries and events it added. A row of the SQL table `lines`."""

    sequence: int
    at: float
    entries: tuple[Entry, ...] = ()
    events: tuple[AddressedEvent, ...] = ()


class StoredPosition(Struct, frozen=True):
    """The position after the log entry `sequence`, at a turn boundary, encoded by `serai.table.position`."""

    sequence: int
    rules: int
    position: bytes


class StoredSnapshot(Struct, frozen=True):
    """The turn that began with the log entry `sequence`; a table can be restored from there.

    It is valid only for the version of Serai, the rules and the pack that made it. The event counts in
    `snapshot` and the `questions` cover the whole log up to this entry. `number` counts the snapshots of the
    table.
    """

    sequence: int
    version: str
    rules: int
    pack: str | None
    snapshot: Snapshot
    questions: QuestionNumbers
    number: int = 0

    @property
    def slot(self) -> int:
        """Where it is stored, in place of an older snapshot; a table has one more slot than it has seats."""
        return self.number % (len(self.snapshot.sitters) + 1)


class Change(Struct, frozen=True):
    """Everything stored in one transaction.

    `line.sequence` must follow that of the entry before, or `write_change` raises `WriteConflict`. `room`,
    `opening` and `last_position`, if given, replace what is stored, and `snapshot` what is in its slot.
    `wake_at` is when the server must load the table even without viewers (a bot's choice, a clock).
    None means never. If the `condition`, a statement, changes no row, `write_change` stores nothing and
    raises `ConditionFailed`.
    """

    table: str
    line: LogEntry
    room: Room | None = None
    opening: Opening | None = None
    last_position: StoredPosition | None = None
    snapshot: StoredSnapshot | None = None
    wake_at: float | UnsetType | None = UNSET
    condition: Statement | None = None

    @property
    def has_content(self) -> bool:
        """Whether there is anything to store."""
        line = self.line
        return bool(line.entries or line.events or self.room or self.opening)


class StoredTable(Struct, frozen=True):
    """A stored table with its log, or only the end of the log.

    `resumed` is the position from which it resumed after a rule change. `snapshots` are the turns it
    can be restored from, oldest first.
    """

    room: Room
    opening: Opening | None
    lines: tuple[LogEntry, ...]
    last_position: StoredPosition | None = None
    resumed: StoredPosition | None = None
    snapshots: tuple[StoredSnapshot, ...] = ()


class TableGrowth(Struct, frozen=True):
    """A table's room, and what was added to its log."""

    room: Room
    lines: tuple[LogEntry, ...]


class Store(Protocol):
    """Methods that write return once the data is on disk, or raise `CannotStore` and change nothing.

    Methods that read may raise `CannotRead`.
    """

    async def add_room(self, room: Room, at: float) -> None:
        """Stores a new room with the log entry 0."""
        ...

    async def import_table(self, stored: StoredTable) -> None:
        """Stores a whole table; raises `WriteConflict` if it exists."""
        ...

    async def write_change(self, change: Change) -> None: ...

    async def store_replay_start(self, table: str, position: StoredPosition, log_entry: LogEntry) -> None:
        """Stores the position as `resumed`; nothing before it will be replayed."""
        ...

    async def read_table(self, table: str) -> StoredTable | None: ...

    async def read_table_from_snapshot(self, table: str) -> StoredTable | None:
        """A table with its log only from shortly before the oldest snapshot; all of it if there is
        none.
        """
        ...

    async def read_log_after(self, table: str, sequence: int) -> TableGrowth | None:
        """What was added to a table after the log entry `sequence`."""
        ...

    async def read_room_and_last_sequence(self, table: str) -> tuple[Room, int] | None:
        """The room and the number of the last log entry, without the log."""
        ...

    async def add_chat(self, table: str, at: float, line: StoredChatLine) -> None:
        """Stores a chat line and drops the oldest ones above the limit; raises `WriteConflict` if the table
        is gone.
        """
        ...

    async def read_chat(self, table: str, limit: int) -> Sequence[tuple[float, StoredChatLine]]:
        """The last chat lines with their times, oldest first."""
        ...

    async def read_chat_after(
        self, table: str, after_number: int, limit: int
    ) -> Sequence[tuple[int, float, StoredChatLine]]:
        """The last chat lines after the one with the number `after_number`, with their numbers and times."""
        ...

    async def execute_if_first_changes_rows(self, *statements: Statement) -> list[int]:
        """Executes statements in one transaction, unless the first changes no row; returns how many rows
        each has changed.
        """
        ...

    async def read_rows(self, query: str, *parameters: Any) -> list[Any]: ...

    async def due_tables(self, now: float) -> Sequence[str]:
        """The tables whose `wake_at` has passed."""
        ...

    async def public_rooms(self, limit: int) -> Sequence[Room]:
        """The public rooms, newest first, except those that are closed or over."""
        ...

    async def table_ids(self) -> Sequence[str]: ...

    async def delete_table(self, table: str) -> None:
        """Deletes a table with its chat."""
        ...

    def remember_entry_of_other_worker(self, table: str, sequence: int) -> None:
        """Another worker has stored this log entry, so that the next change need not ask for it."""
        ...

    def is_healthy(self) -> bool:
        """Whether the database could be reached when it was last used, and is the one that was opened."""
        ...

    async def close(self) -> None: ...


def events_visible_to(events: Sequence[AddressedEvent], seat: str | None) -> list[Event]:
    """The events that the seat may know (None: a spectator)."""
    return [told.event for told in events if told.is_visible_to(seat)]
