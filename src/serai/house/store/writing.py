"""Writes batches of changes into a SQLite file, each batch in one transaction.

Every SQLite call releases the GIL, and under load has to wait to get it back. So a batch makes few calls,
whatever its size: one statement inserts many rows.
"""

import logging
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from sqlite3 import Connection, DatabaseError, Error, OperationalError, connect

from msgspec import UNSET

from serai.house.store import CannotStore, ConditionFailed, WriteConflict, encoding
from serai.house.store.checkpoints import Checkpoints
from serai.house.store.encoding import PendingWrite, Row
from serai.house.store.schema import schema_version_of

logger = logging.getLogger(__name__)

SIZES = (64, 32, 16, 8, 4, 2, 1)
MAX_REMEMBERED_TABLES = 10_000
"""The number of tables whose last log entry is remembered: twice as many as are in memory."""

PAGE_CACHE_KIB = 32_768
"""Pages of the file that SQLite keeps in memory; a batch that does not fit is slow."""

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
ADD_CHAT = """
    INSERT INTO chat (number, spoken, at, said)
    SELECT ?1, coalesce(max(spoken), 0) + 1, ?2, ?3 FROM chat WHERE number = ?1
"""
TRIM_CHAT = """
    DELETE FROM chat WHERE number = ?1
    AND spoken <= (SELECT max(spoken) FROM chat WHERE number = ?1) - ?2
"""
OPENING = "UPDATE tables SET opening = ? WHERE number = ?"


def open_writer(path: Path) -> Connection:
    """A connection with durable commits, for one thread at a time."""
    connection = connect(path, isolation_level=None, check_same_thread=False, cached_statements=64)
    try:
        connection.execute("PRAGMA busy_timeout = 10000")
        schema_version_of(connection, path)  # refuses a foreign file before changing it
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # overwrite deleted data
        connection.execute("PRAGMA wal_autocheckpoint = 0")  # see `Checkpoints`
        connection.execute(f"PRAGMA cache_size = -{PAGE_CACHE_KIB}")
        connection.execute("PRAGMA journal_size_limit = 67108864")
    except BaseException:
        connection.close()
        raise
    return connection


class Writer:
    """Writes batches, in one thread."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.checkpoints = Checkpoints(connection)
        self.commits = 0
        # Table → its number and its last log entry. If another process writes too, this may be behind the
        # file but never ahead of it, so an entry that follows it is either the next one or a conflict.
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def write_batch(self, pending_writes: Sequence[PendingWrite]) -> None:
        """Commits a batch. The `problem` of each failed write says why."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            self._apply_together_or_singly(pending_writes)
            self.checkpoints.commit()
            self.commits += 1
        except BaseException as error:
            self._roll_back_and_fail_all(pending_writes, error)
        while len(self._known) > MAX_REMEMBERED_TABLES:
            self._known.popitem(last=False)

    def _apply_together_or_singly(self, pending_writes: Sequence[PendingWrite]) -> None:
        try:
            self._execute_writes(pending_writes)
        except Exception as error:
            if _concerns_whole_batch(error):
                raise
            # One write is invalid: only that one must fail.
            self._known.clear()
            self.connection.execute("ROLLBACK")
            self.connection.execute("BEGIN IMMEDIATE")
            for pending in pending_writes:
                self._apply_within_savepoint(pending)

    def _apply_within_savepoint(self, pending: PendingWrite) -> None:
        pending.problem = None
        self.connection.execute("SAVEPOINT pending")
        try:
            self._execute_writes([pending])
        except Exception as error:
            if _concerns_whole_batch(error):
                raise
            self._known.pop(pending.table, None)
            self.connection.execute("ROLLBACK TO pending")
            pending.problem = error
        self.connection.execute("RELEASE pending")

    def _execute_writes(self, pending_writes: Sequence[PendingWrite]) -> None:
        lines: list[Row] = []
        standings: list[Row] = []
        snapshots: list[Row] = []
        wakes: list[Row] = []
        for pending in pending_writes:
            if pending.statements:
                self._execute_statements(pending)
                continue
            try:
                number = self._check_sequence_and_find_table_number(pending)
            except WriteConflict as conflict:
                pending.problem = conflict
                continue
            if pending.condition is not None and not self.connection.execute(*pending.condition).rowcount:
                self._known.pop(pending.table, None)
                pending.problem = ConditionFailed()
                continue
            lines += [(number, *line) for line in pending.lines]
            if pending.room is not None:
                self.connection.execute(ROOM, (*pending.room, number))
            if pending.opening is not None:
                self.connection.execute(OPENING, (pending.opening, number))
            if pending.last_position is not None:
                standings.append((number, pending.last_position))
            snapshots += [(number, *snapshot) for snapshot in pending.snapshots]
            if pending.resumption is not None:
                self.connection.execute(RESUMPTION, (number, pending.resumption))
            if pending.wake_at is not UNSET:
                wakes.append((number, pending.wake_at))
            if pending.chat_line is not None:
                self.connection.execute(ADD_CHAT, (number, *pending.chat_line))
                self.connection.execute(TRIM_CHAT, (number, encoding.MAX_CHAT_LINES))
        self._insert_rows(*LINE, lines)
        self._insert_rows(*STANDING, standings)
        self._insert_rows(*SNAPSHOT, snapshots)
        self._insert_rows(*WAKES, wakes)

    def _execute_statements(self, pending: PendingWrite) -> None:
        pending.counts.clear()
        for statement, parameters in pending.statements:
            pending.counts.append(self.connection.execute(statement, parameters).rowcount)
            if not pending.counts[0]:
                break

    def _check_sequence_and_find_table_number(self, pending: PendingWrite) -> int:
        """The number of the table; raises `WriteConflict` if the log entries do not follow the last one."""
        table = pending.table
        if pending.delete:
            self._known.pop(table, None)
            self.connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            return 0
        if pending.new is not None:
            number, last = 0, -1
        else:
            number, last = self._known.get(table) or self._read_table_number(table)
            if pending.lines and pending.lines[0][0] != last + 1:
                number, last = self._read_table_number(table)
        for line in pending.lines:
            sequence = line[0]
            if sequence != last + 1:
                raise WriteConflict(f"log entry {sequence} of {table} cannot follow {last}")
            last = sequence
        if pending.new is not None:
            made = self.connection.execute(NEW_TABLE, pending.new)
            if not made.rowcount:
                raise WriteConflict(f"table {table} already exists")
            number = int(made.lastrowid or 0)
        self._known[table] = (number, last)
        self._known.move_to_end(table)
        return number

    def _read_table_number(self, table: str) -> tuple[int, int]:
        found = self.connection.execute(LAST_LINE, (table,)).fetchone()
        if found is None:
            raise WriteConflict(f"table {table} no longer exists")
        return found

    def _insert_rows(self, statement: str, columns: int, rows: Sequence[Row]) -> None:
        """Inserts rows, up to 64 per statement; only a few sizes are used, so that all statements stay
        prepared.
        """
        start = 0
        for size in SIZES:
            while len(rows) - start >= size:
                values = [value for each in rows[start : start + size] for value in each]
                self.connection.execute(_statement_for_rows(statement, columns, size), values)
                start += size

    def _roll_back_and_fail_all(self, pending_writes: Sequence[PendingWrite], error: BaseException) -> None:
        self._known.clear()
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except Error as another:
            logger.warning("cannot roll a batch back: %s", another)
        problem: BaseException = error
        if _concerns_whole_batch(error):
            logger.warning("cannot write %d changes: %s", len(pending_writes), error)
            problem = cannot_store_error()
        for pending in pending_writes:
            pending.problem = problem if isinstance(problem, Exception) else RuntimeError(repr(problem))


@cache
def _statement_for_rows(statement: str, columns: int, rows: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement + ", ".join([row] * rows)


def cannot_store_error() -> CannotStore:
    return CannotStore("refused-disk")


def _concerns_whole_batch(error: BaseException) -> bool:
    """Whether the whole batch must fail: the disk is full or failing, or the file is damaged or locked."""
    return isinstance(error, OperationalError) or type(error) is DatabaseError
