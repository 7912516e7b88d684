"""How changes get into the file: as many as wait, in one transaction.

Python hands its one lock over at every call of SQLite, and under load has to wait to get it back. So a batch
makes few calls, whatever its size: rows go in by dozens.
"""

import logging
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from sqlite3 import Connection, DatabaseError, Error, OperationalError, connect
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from serai.house.store import CannotKeep, Clash
from serai.house.store.checkpoints import Checkpoints
from serai.house.store.rows import LineRow
from serai.house.store.schema import version_of

logger = logging.getLogger(__name__)

Row = tuple[Any, ...]
SIZES = (64, 32, 16, 8, 4, 2, 1)
MOST_KNOWN = 10_000
"""Tables whose last line is remembered: twice as many as are ever in memory."""

MOST_CHAT = 1_000
"""Lines of chat that are kept of a table; far fewer are ever shown."""

NEW_TABLE = "INSERT OR IGNORE INTO tables (id, opened, listed, room, opening) VALUES (?, ?, ?, ?, ?)"
LAST_LINE = """
    SELECT number, (SELECT max(sequence) FROM lines WHERE lines.number = tables.number)
    FROM tables WHERE id = ?
"""
LINE = ("INSERT INTO lines (number, sequence, at, entries, events) VALUES ", 5)
STANDING = ("INSERT OR REPLACE INTO standings (number, standing) VALUES ", 2)
WAKES = ("INSERT OR REPLACE INTO wakes (number, at) VALUES ", 2)
SNAPSHOT = ("INSERT OR REPLACE INTO snapshots (number, slot, sequence, snapshot) VALUES ", 4)
RESUMPTION = "INSERT OR REPLACE INTO resumptions (number, standing) VALUES (?, ?)"
ROOM = "UPDATE tables SET opened = ?, listed = ?, room = ? WHERE number = ?"
SAY = """
    INSERT INTO chat (number, spoken, at, said)
    SELECT ?1, coalesce(max(spoken), 0) + 1, ?2, ?3 FROM chat WHERE number = ?1
"""
FORGET = """
    DELETE FROM chat WHERE number = ?1
    AND spoken <= (SELECT max(spoken) FROM chat WHERE number = ?1) - ?2
"""
OPENING = "UPDATE tables SET opening = ? WHERE number = ?"


class Draft(Struct):
    """One change, ready to be written: all or nothing of it. `problem` says why it was not.

    `new` is the row of a table that is not there yet, `room` (with what is found by) and `opening` replace
    what is there. `said` is a line of chat, with its time.
    """

    table: str
    lines: Sequence[LineRow] = ()
    new: Row | None = None
    room: Row | None = None
    opening: str | None = None
    standing: bytes | None = None
    snapshots: Sequence[tuple[int, int, bytes]] = ()
    resumption: bytes | None = None
    wakes: float | UnsetType | None = UNSET
    said: tuple[float, str] | None = None
    delete: bool = False
    problem: Exception | None = None


def open_writer(path: Path) -> Connection:
    """A connection whose commits are on the disk when they return, for any one thread at a time."""
    connection = connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    try:
        connection.execute("PRAGMA busy_timeout = 10000")
        version_of(connection, path)  # a file that is not ours is left as it is
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is gone
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # see `Checkpoints`
        connection.execute("PRAGMA cache_size = -32768")  # kB: a batch that does not fit is slow
        connection.execute("PRAGMA journal_size_limit = 67108864")
    except BaseException:
        connection.close()
        raise
    return connection


class Writer:
    """Writes batches of drafts; used by one thread."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.checkpoints = Checkpoints(connection)
        self.commits = 0
        # Table → its number and its last line. If another process writes too, a line here may be older than
        # the last in the file; it is never newer, so a line that follows it is either the next or a clash.
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def write(self, drafts: Sequence[Draft]) -> None:
        """Makes a batch durable. Where a draft could not be, its `problem` says why."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            self._apply_all(drafts)
            self.checkpoints.commit()
            self.commits += 1
        except BaseException as error:
            self._give_up(drafts, error)
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def _apply_all(self, drafts: Sequence[Draft]) -> None:
        try:
            self._apply(drafts)
        except Exception as error:
            if _is_of_the_disk(error):
                raise
            # One of them does not fit: it alone must fail.
            self._known.clear()
            self.connection.execute("ROLLBACK")
            self.connection.execute("BEGIN IMMEDIATE")
            for draft in drafts:
                self._apply_alone(draft)

    def _apply_alone(self, draft: Draft) -> None:
        draft.problem = None
        self.connection.execute("SAVEPOINT draft")
        try:
            self._apply([draft])
        except Exception as error:
            if _is_of_the_disk(error):
                raise
            self._known.pop(draft.table, None)
            self.connection.execute("ROLLBACK TO draft")
            draft.problem = error
        self.connection.execute("RELEASE draft")

    def _apply(self, drafts: Sequence[Draft]) -> None:
        lines: list[Row] = []
        standings: list[Row] = []
        snapshots: list[Row] = []
        wakes: list[Row] = []
        for draft in drafts:
            try:
                number = self._place(draft)
            except Clash as clash:
                draft.problem = clash
                continue
            lines.extend((number, *line) for line in draft.lines)
            if draft.room is not None:
                self.connection.execute(ROOM, (*draft.room, number))
            if draft.opening is not None:
                self.connection.execute(OPENING, (draft.opening, number))
            if draft.standing is not None:
                standings.append((number, draft.standing))
            snapshots.extend((number, *snapshot) for snapshot in draft.snapshots)
            if draft.resumption is not None:
                self.connection.execute(RESUMPTION, (number, draft.resumption))
            if draft.wakes is not UNSET:
                wakes.append((number, draft.wakes))
            if draft.said is not None:
                self.connection.execute(SAY, (number, *draft.said))
                self.connection.execute(FORGET, (number, MOST_CHAT))
        self._insert(*LINE, lines)
        self._insert(*STANDING, standings)
        self._insert(*SNAPSHOT, snapshots)
        self._insert(*WAKES, wakes)

    def _place(self, draft: Draft) -> int:
        """The number of the draft's table; raises `Clash` where its lines do not follow the last one."""
        table = draft.table
        if draft.delete:
            self._known.pop(table, None)
            self.connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            return 0
        if draft.new is not None:
            number, last = 0, -1
        else:
            number, last = self._known.get(table) or self._look_up(table)
            if draft.lines and draft.lines[0][0] != last + 1:
                number, last = self._look_up(table)
        for sequence, *_ in draft.lines:
            if sequence != last + 1:
                raise Clash(f"line {sequence} of {table} cannot follow line {last}")
            last = sequence
        if draft.new is not None:
            made = self.connection.execute(NEW_TABLE, draft.new)
            if not made.rowcount:
                raise Clash(f"the table {table} is there already")
            number = int(made.lastrowid or 0)
        self._known[table] = (number, last)
        self._known.move_to_end(table)
        return number

    def _look_up(self, table: str) -> tuple[int, int]:
        found = self.connection.execute(LAST_LINE, (table,)).fetchone()
        if found is None:
            raise Clash(f"the table {table} is not there any more")
        return found

    def _insert(self, statement: str, columns: int, rows: Sequence[Row]) -> None:
        """Inserts rows, up to 64 at a call; there are as many statements as sizes, so all stay prepared."""
        start = 0
        row = f"({', '.join('?' * columns)})"
        for size in SIZES:
            while len(rows) - start >= size:
                values = [value for each in rows[start : start + size] for value in each]
                self.connection.execute(statement + ", ".join([row] * size), values)
                start += size

    def _give_up(self, drafts: Sequence[Draft], error: BaseException) -> None:
        self._known.clear()
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except Error as another:
            logger.warning("a batch could not be rolled back: %s", another)
        problem: BaseException = error
        if _is_of_the_disk(error):
            logger.warning("the disk refuses %d changes: %s", len(drafts), error)
            problem = cannot_keep()
        for draft in drafts:
            draft.problem = problem if isinstance(problem, Exception) else RuntimeError(repr(problem))


def cannot_keep() -> CannotKeep:
    return CannotKeep("refused-disk")


def _is_of_the_disk(error: BaseException) -> bool:
    """A full disk, an I/O error, a file that is damaged or locked: it is no draft's own fault."""
    return isinstance(error, OperationalError) or type(error) is DatabaseError
