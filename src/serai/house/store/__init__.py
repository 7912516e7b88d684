"""What the house keeps, behind one small interface. SQLite is behind it (`serai.house.store.sqlite`)."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import UNSET, Struct, UnsetType

from serai.house.questions import Questions
from serai.house.room import Room
from serai.table import Event, Opening, Refused, Snapshot
from serai.table.events import Told
from serai.table.journal import Entry


class Clash(Exception):
    """Somebody else has already written the line of this number: read on, and answer again."""


class CannotKeep(Refused):
    """The disk refuses. Nothing has changed, and one may try again."""


class CannotRead(Refused):
    """The file does not give what was kept: the disk fails, or the file is damaged."""


class Said(Struct, frozen=True, array_like=True):
    """A line of chat. `seat` is empty for a spectator."""

    seat: str
    name: str
    text: str


class Line(Struct, frozen=True):
    """One thing that happened at a table, whole: what it added to the journal, and what was told of it."""

    sequence: int
    at: float
    entries: tuple[Entry, ...] = ()
    events: tuple[Told, ...] = ()


class Standing(Struct, frozen=True):
    """A position at a turn boundary, encoded as `serai.table.position` does, after the line `sequence`."""

    sequence: int
    rules: int
    position: bytes


class StoredSnapshot(Struct, frozen=True):
    """The turn that began with the line `sequence`: a table is taken up from it without the lines before.

    It is good for the version of Serai, the rules and the pack that made it. Its `snapshot` counts the events
    of all lines, its `questions` are those of all lines up to this one.
    """

    sequence: int
    version: str
    rules: int
    pack: str | None
    snapshot: Snapshot
    questions: Questions

    @property
    def slot(self) -> int:
        """Of each table one is kept for each seat and one more: the place it takes from an older one."""
        return self.snapshot.turn % (len(self.snapshot.sitters) + 1)


class Change(Struct, frozen=True):
    """What becomes durable in one go: all of it or nothing.

    `line.sequence` follows that of the line before, or there is a `Clash`. `room`, `opening` and `standing`
    replace what is kept, if given, and `snapshot` what is in its slot. `wakes` is when the table needs the
    house though nobody may be there (a bot's choice, a clock); None is never.
    """

    table: str
    line: Line
    room: Room | None = None
    opening: Opening | None = None
    standing: Standing | None = None
    snapshot: StoredSnapshot | None = None
    wakes: float | UnsetType | None = UNSET

    @property
    def adds(self) -> bool:
        """Whether there is anything in it to keep."""
        line = self.line
        return bool(line.entries or line.events or self.room or self.opening)


class Kept(Struct, frozen=True):
    """A table as it is on the disk, with its lines in order: all, or the last of them.

    `resumed` is where it went on from after a change of the rules, if it did. `snapshots` are turns that it
    might be taken up from, the oldest first.
    """

    room: Room
    opening: Opening | None
    lines: tuple[Line, ...]
    standing: Standing | None = None
    resumed: Standing | None = None
    snapshots: tuple[StoredSnapshot, ...] = ()


class Store(Protocol):
    """Every method that changes something returns when it is on the disk.

    Those that write raise `CannotKeep` where the disk refuses; nothing has changed then. Those that read
    raise `CannotRead`.
    """

    async def open(self, room: Room, at: float) -> None:
        """Keeps a new room: its line 0."""
        ...

    async def bring(self, kept: Kept) -> None:
        """Keeps a whole table that comes from elsewhere; a `Clash` if it is here already."""
        ...

    async def write(self, change: Change) -> None: ...

    async def resume(self, table: str, standing: Standing, line: Line) -> None:
        """The table goes on from this standing, kept as `resumed`: nothing before it is replayed again."""
        ...

    async def read(self, table: str) -> Kept | None: ...

    async def read_late(self, table: str) -> Kept | None:
        """The same with the lines from the oldest snapshot on, and some before; all, if there is none."""
        ...

    async def glance(self, table: str) -> tuple[Room, int] | None:
        """The room of a table and the number of its last line: much less than all of it."""
        ...

    async def say(self, table: str, at: float, said: Said) -> None:
        """Keeps a line of chat, and forgets the oldest of a table that has many; a `Clash` if it is gone."""
        ...

    async def said(self, table: str, last: int) -> Sequence[tuple[float, Said]]:
        """The last lines of chat, oldest first, each with its time."""
        ...

    async def due(self, now: float) -> Sequence[str]:
        """The tables whose `wakes` has come."""
        ...

    async def public(self, most: int) -> Sequence[Room]:
        """Rooms that anyone may find, the newest first; none that are closed or over."""
        ...

    async def tables(self) -> Sequence[str]: ...

    async def delete(self, table: str) -> None:
        """Takes a table away with everything that was said at it."""
        ...

    def is_there(self) -> bool:
        """Whether what is written now will be found again."""
        ...

    async def close(self) -> None: ...


def told_to(events: Sequence[Told], seat: str | None) -> list[Event]:
    """Of kept events, those that the seat may know (None: a spectator)."""
    return [told.event for told in events if told.is_for(seat)]
