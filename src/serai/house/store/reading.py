"""What a connection can tell of the tables in the file. A file that is being written to may be read."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from sqlite3 import Connection, connect

from serai.house.room import Room
from serai.house.store import Kept, Said, Standing
from serai.house.store.rows import line_of, opening_of, room_of, said_of, snapshot_of, standing_of

MORE_LINES = 200
"""So many before those that a late reader needs: what somebody who comes back wants to see is in them."""

LINES = """
    SELECT sequence, at, entries, events FROM lines WHERE number = ? AND sequence >= ? ORDER BY sequence
"""
SNAPSHOTS = "SELECT snapshot FROM snapshots WHERE number = ? ORDER BY sequence"
PACKS = """
    SELECT coalesce(json_extract(opening, '$.pack'), json_extract(room, '$.terms.pack')),
        json_extract(room, '$.phase') IS 'over' OR coalesce(json_extract(room, '$.closed'), 0)
    FROM tables
"""
ROOM = """
    SELECT room, (SELECT max(sequence) FROM lines WHERE lines.number = tables.number) FROM tables WHERE id = ?
"""
SAID = """
    SELECT at, said FROM chat WHERE number = (SELECT number FROM tables WHERE id = ?)
    ORDER BY spoken DESC LIMIT ?
"""


def open_reader(path: Path) -> Connection:
    """A connection that cannot write, for any one thread at a time."""
    connection = connect(
        f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA busy_timeout = 10000")
    return connection


@contextmanager
def one_moment(connection: Connection) -> Generator[None, None, None]:
    """All that is read inside is of one and the same moment."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def read_table(connection: Connection, table: str, *, late: bool = False) -> Kept | None:
    """All of a table; or, `late`, its lines from the oldest snapshot on, and some before."""
    with one_moment(connection):
        found = connection.execute(
            "SELECT number, room, opening FROM tables WHERE id = ?", (table,)
        ).fetchone()
        if found is None:
            return None
        number, room, opening = found
        contents = connection.execute(SNAPSHOTS, (number,)).fetchall()
        snapshots = tuple(filter(None, (snapshot_of(content) for (content,) in contents)))
        first = snapshots[0].sequence - MORE_LINES if late and snapshots else 0
        rows = connection.execute(LINES, (number, first)).fetchall()
        standing = _read_standing(connection, "standings", number)
        resumed = _read_standing(connection, "resumptions", number)
    lines = tuple(map(line_of, rows))
    return Kept(room_of(room), opening_of(opening), lines, standing, resumed, snapshots)


def read_room(connection: Connection, table: str) -> tuple[Room, int] | None:
    """The room, and the number of the last line."""
    found = connection.execute(ROOM, (table,)).fetchone()
    return None if found is None else (room_of(found[0]), found[1])


def _read_standing(connection: Connection, kept_in: str, number: int) -> Standing | None:
    query = f"SELECT standing FROM {kept_in} WHERE number = ?"  # noqa: S608 (names of ours)
    found = connection.execute(query, (number,)).fetchone()
    return None if found is None else standing_of(found[0])


def read_said(connection: Connection, table: str, last: int) -> list[tuple[float, Said]]:
    rows = connection.execute(SAID, (table, max(last, 0))).fetchall()
    return [(at, said_of(said)) for at, said in reversed(rows)]


def read_due(connection: Connection, now: float) -> list[str]:
    query = "SELECT id FROM wakes JOIN tables USING (number) WHERE at <= ? ORDER BY at"
    return [table for (table,) in connection.execute(query, (now,))]


def read_public(connection: Connection, most: int) -> list[Room]:
    query = "SELECT room FROM tables WHERE listed ORDER BY opened DESC LIMIT ?"
    return [room_of(room) for (room,) in connection.execute(query, (max(most, 0),))]


def read_tables(connection: Connection) -> list[str]:
    return [table for (table,) in connection.execute("SELECT id FROM tables ORDER BY number")]


def read_packs(connection: Connection) -> list[tuple[str, bool]]:
    """For each table that has a pack, its digest, and whether the table is over or closed."""
    return [(pack, bool(over)) for pack, over in connection.execute(PACKS) if pack is not None]
