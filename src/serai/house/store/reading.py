"""Reads tables from a database, also while it is being written.

The caller asks each question in a transaction, so that all its queries see the same state.
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from sqlite3 import Connection, connect
from typing import Any, Protocol

from serai.house.room import Room
from serai.house.store import StoredChatLine, StoredPosition, StoredTable, TableGrowth
from serai.house.store.rows import (
    decode_chat_line,
    decode_log_entry,
    decode_opening,
    decode_room,
    decode_snapshot,
    decode_stored_position,
)

EXTRA_ENTRIES = 200
"""Entries read before the oldest snapshot, so that returning clients find their missed events."""

LINES = """
    SELECT sequence, at, entries, events FROM lines WHERE number = ? AND sequence >= ? ORDER BY sequence
"""
SNAPSHOTS = "SELECT snapshot FROM snapshots WHERE number = ? ORDER BY sequence"
PACKS = "SELECT opening, room FROM tables"
ROOM = """
    SELECT room, (SELECT max(sequence) FROM lines WHERE lines.number = tables.number) FROM tables WHERE id = ?
"""
RECENT_CHAT = """
    SELECT spoken, at, said FROM chat WHERE number = (SELECT number FROM tables WHERE id = ?) AND spoken > ?
    ORDER BY spoken DESC LIMIT ?
"""


class Rows(Protocol):
    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Reader(Protocol):
    """A connection for reading. Question marks in a query stand for the parameters."""

    def execute(self, query: str, parameters: Sequence[Any] = (), /) -> Rows: ...


def open_reader(path: Path) -> Connection:
    """A read-only connection, for one thread at a time."""
    connection = connect(
        f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


Transaction = Callable[[], AbstractContextManager[Reader]]
"""Starts a transaction in which all reads see the same state."""


@contextmanager
def read_transaction(connection: Connection) -> Generator[Reader, None, None]:
    """All reads in the block see the same state of the file."""
    connection.execute("BEGIN")
    try:
        yield connection
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def read_table(reader: Reader, table: str, *, from_snapshot: bool = False) -> StoredTable | None:
    """Reads a table; with `from_snapshot`, only the log from shortly before the oldest snapshot."""
    found = reader.execute("SELECT number, room, opening FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    number, room, opening = found
    contents = reader.execute(SNAPSHOTS, (number,)).fetchall()
    snapshots = tuple(filter(None, (decode_snapshot(content) for (content,) in contents)))
    first = snapshots[0].sequence - EXTRA_ENTRIES if from_snapshot and snapshots else 0
    rows = reader.execute(LINES, (number, first)).fetchall()
    last_position = _read_position(reader, "standings", number)
    resumed = _read_position(reader, "resumptions", number)
    lines = tuple(map(decode_log_entry, rows))
    return StoredTable(decode_room(room), decode_opening(opening), lines, last_position, resumed, snapshots)


def read_log_after(reader: Reader, table: str, sequence: int) -> TableGrowth | None:
    found = reader.execute("SELECT number, room FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    number, room = found
    rows = reader.execute(LINES, (number, sequence + 1)).fetchall()
    return TableGrowth(decode_room(room), tuple(map(decode_log_entry, rows)))


def read_room_and_last_sequence(reader: Reader, table: str) -> tuple[Room, int] | None:
    """The room and the number of the last log entry."""
    found = reader.execute(ROOM, (table,)).fetchone()
    return None if found is None else (decode_room(found[0]), found[1])


def _read_position(reader: Reader, sql_table: str, number: int) -> StoredPosition | None:
    query = f"SELECT standing FROM {sql_table} WHERE number = ?"  # noqa: S608 (a constant name)
    found = reader.execute(query, (number,)).fetchone()
    return None if found is None else decode_stored_position(found[0])


def read_chat(reader: Reader, table: str, limit: int) -> list[tuple[float, StoredChatLine]]:
    return [(at, said) for _, at, said in read_chat_after(reader, table, 0, limit)]


def read_chat_after(
    reader: Reader, table: str, after_number: int, limit: int
) -> list[tuple[int, float, StoredChatLine]]:
    rows = reader.execute(RECENT_CHAT, (table, after_number, max(limit, 0))).fetchall()
    return [(number, at, decode_chat_line(said)) for number, at, said in reversed(rows)]


def read_due_tables(reader: Reader, now: float) -> list[str]:
    query = "SELECT id FROM wakes JOIN tables USING (number) WHERE at <= ? ORDER BY at"
    return [table for (table,) in reader.execute(query, (now,))]


def read_public_rooms(reader: Reader, limit: int) -> list[Room]:
    query = "SELECT room FROM tables WHERE listed ORDER BY opened DESC LIMIT ?"
    return [decode_room(room) for (room,) in reader.execute(query, (max(limit, 0),))]


def read_table_ids(reader: Reader) -> list[str]:
    return [table for (table,) in reader.execute("SELECT id FROM tables ORDER BY number")]


def read_pack_digests_and_whether_over(reader: Reader) -> list[tuple[str, bool]]:
    """The pack's digest of each table that has one, and whether the table is over or closed."""
    found: list[tuple[str, bool]] = []
    for opening_text, room_text in reader.execute(PACKS):
        opening, room = decode_opening(opening_text), decode_room(room_text)
        pack = (opening and opening.pack) or room.terms.pack
        if pack is not None:
            found.append((pack, room.phase == "over" or room.closed))
    return found
