"""Writes batches of changes into PostgreSQL, each batch in one transaction.

A batch is sent as one pipeline of few statements, whatever its size: the rows of a statement are arrays, in
binary form (`%b`), because the driver escapes text arrays in Python. It is written without locks, in
the hope that no other server has written to the same tables. If one has, or one change is invalid, the batch
is written again, change by change, with the tables locked.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, LiteralString, cast

import psycopg
from msgspec import UNSET, Struct, field
from psycopg.errors import DeadlockDetected, IntegrityError, SerializationFailure

from serai.house.store import CannotStore, ConditionFailed, WriteConflict, encoding
from serai.house.store import Statement as StatementWithMarks
from serai.house.store.encoding import PendingWrite, Row
from serai.house.store.postgresql_connections import PostgresConnection, error_text
from serai.table import Refused

_log = logging.getLogger(__name__)

MAX_REMEMBERED_TABLES = 10_000
"""The number of tables whose last log entry is remembered: twice `max_live_tables`."""

MAX_ATTEMPTS = 3
"""How often a batch is tried change by change while other servers change the same tables."""

LAST_LINES = """
    SELECT id, number, coalesce((SELECT max(sequence) FROM lines WHERE lines.number = tables.number), -1)
    FROM tables WHERE id = ANY(%s)
"""
LOCK_TABLES = "SELECT number FROM tables WHERE id = ANY(%s) ORDER BY number FOR UPDATE"
NEW_NUMBERS = "SELECT nextval(pg_get_serial_sequence('tables', 'number')) FROM generate_series(1, %s)"
STORED_LINE = """
    SELECT at, entries, events FROM lines JOIN tables USING (number) WHERE id = %s AND sequence = %s
"""
STORED_CHAT = """
    SELECT TRUE FROM chat JOIN tables USING (number) WHERE id = %s AND at = %s AND said = %s
"""
TABLES = """
    INSERT INTO tables (number, id, opened, listed, room, opening)
    SELECT * FROM unnest(%b::bigint[], %b::text[], %b::float8[], %b::boolean[], %b::text[], %b::text[])
"""
LINES = """
    INSERT INTO lines (number, sequence, at, entries, events)
    SELECT * FROM unnest(%b::bigint[], %b::bigint[], %b::float8[], %b::text[], %b::text[])
"""
ROOMS = """
    UPDATE tables SET opened = new.opened, listed = new.listed, room = new.room
    FROM unnest(%b::bigint[], %b::float8[], %b::boolean[], %b::text[]) AS new (number, opened, listed, room)
    WHERE tables.number = new.number
"""
OPENINGS = """
    UPDATE tables SET opening = new.opening FROM unnest(%b::bigint[], %b::text[]) AS new (number, opening)
    WHERE tables.number = new.number
"""
STANDINGS = """
    INSERT INTO standings (number, standing) SELECT * FROM unnest(%b::bigint[], %b::bytea[])
    ON CONFLICT (number) DO UPDATE SET standing = excluded.standing
"""
RESUMPTIONS = """
    INSERT INTO resumptions (number, standing) SELECT * FROM unnest(%b::bigint[], %b::bytea[])
    ON CONFLICT (number) DO UPDATE SET standing = excluded.standing
"""
SNAPSHOTS = """
    INSERT INTO snapshots (number, slot, sequence, snapshot)
    SELECT * FROM unnest(%b::bigint[], %b::bigint[], %b::bigint[], %b::bytea[])
    ON CONFLICT (number, slot) DO UPDATE SET sequence = excluded.sequence, snapshot = excluded.snapshot
"""
WAKES = """
    INSERT INTO wakes (number, at) SELECT * FROM unnest(%b::bigint[], %b::float8[])
    ON CONFLICT (number) DO UPDATE SET at = excluded.at
"""
ADD_CHAT = """
    INSERT INTO chat (number, spoken, at, said)
    SELECT %(number)s, coalesce(max(spoken), 0) + 1, %(at)s, %(said)s FROM chat WHERE number = %(number)s
"""
TRIM_CHAT = """
    DELETE FROM chat WHERE number = %(number)s
    AND spoken <= (SELECT max(spoken) FROM chat WHERE number = %(number)s) - %(most)s
"""
DELETE = "DELETE FROM tables WHERE id = %s"
CHANGE_NOTHING = "UPDATE serai_schema SET version = version"


Statement = tuple[LiteralString, Sequence[Any] | dict[str, Any]]
"""A statement with its parameters."""


class _Rows(Struct):
    """The rows of a batch. If several changes write the same row, the last one wins."""

    tables: dict[int, Row] = field(default_factory=dict[int, Row])
    lines: dict[tuple[int, int], Row] = field(default_factory=dict[tuple[int, int], Row])
    rooms: dict[int, Row] = field(default_factory=dict[int, Row])
    openings: dict[int, Row] = field(default_factory=dict[int, Row])
    standings: dict[int, Row] = field(default_factory=dict[int, Row])
    resumptions: dict[int, Row] = field(default_factory=dict[int, Row])
    snapshots: dict[tuple[int, int], Row] = field(default_factory=dict[tuple[int, int], Row])
    wakes: dict[int, Row] = field(default_factory=dict[int, Row])
    chat: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])

    def add(self, number: int, pending: PendingWrite) -> None:
        if pending.new is not None:
            self.tables[number] = (number, *pending.new)
        for line in pending.lines:
            self.lines[number, line[0]] = (number, *line)
        if pending.room is not None:
            self.rooms[number] = (number, *pending.room)
        if pending.opening is not None:
            self.openings[number] = (number, pending.opening)
        if pending.last_position is not None:
            self.standings[number] = (number, pending.last_position)
        if pending.resumption is not None:
            self.resumptions[number] = (number, pending.resumption)
        for snapshot in pending.snapshots:
            self.snapshots[number, snapshot[0]] = (number, *snapshot)
        if pending.wake_at is not UNSET:
            self.wakes[number] = (number, pending.wake_at)
        if pending.chat_line is not None:
            at, said = pending.chat_line
            self.chat.append({"number": number, "at": at, "said": said})

    def statements(self) -> list[Statement]:
        """New tables come first, then the log: only the server that wrote a log entry may change other rows.

        All servers write log entries in the same order, so that they do not deadlock.
        """
        kinds: list[tuple[LiteralString, list[Row]]] = [
            (TABLES, list(self.tables.values())),
            (LINES, [self.lines[key] for key in sorted(self.lines)]),
            (ROOMS, list(self.rooms.values())),
            (OPENINGS, list(self.openings.values())),
            (STANDINGS, list(self.standings.values())),
            (RESUMPTIONS, list(self.resumptions.values())),
            (SNAPSHOTS, list(self.snapshots.values())),
            (WAKES, list(self.wakes.values())),
        ]
        made: list[Statement] = [
            (statement, [list(column) for column in zip(*rows, strict=True)])
            for statement, rows in kinds
            if rows
        ]
        for chat_line in self.chat:
            trimmed = {"number": chat_line["number"], "most": encoding.MAX_CHAT_LINES}
            made.append((ADD_CHAT, chat_line))
            made.append((TRIM_CHAT, trimmed))
        return made


class PostgresWriter:
    """Writes batches, in one thread. `can_write` says whether the last one could be written.

    `reconnect` raises `Refused` or `psycopg.Error` while the database is unreachable.
    """

    def __init__(self, connection: PostgresConnection, reconnect: Callable[[], PostgresConnection]) -> None:
        self.connection = connection
        self.commits = 0
        self.can_write = True
        self._reconnect = reconnect
        # Table → its number and its last log entry. If another server writes too, this may be behind the
        # database but never ahead, so an entry that follows it is either the next one or a conflict.
        self._known: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def write_batch(self, batch: Sequence[PendingWrite]) -> None:
        """Commits a batch. The `problem` of each failed write says why."""
        try:
            if self.connection.closed:
                self.connection = self._reconnect()
            try:
                self._write_together_or_singly(batch)
            except psycopg.Error:
                if not self.connection.closed:
                    raise
                self._write_again_unless_committed(batch)
            self.commits += 1
            self.can_write = True
        except BaseException as error:
            self._fail_all(batch, error)
        while len(self._known) > MAX_REMEMBERED_TABLES:
            self._known.popitem(last=False)

    def remember_entry_of_other_worker(self, table: str, sequence: int) -> None:
        """Remembers a log entry of another server. May be called in another thread, while nothing is written
        to this table.
        """
        known = self._known.get(table)
        if known is not None and known[1] < sequence:
            self._known[table] = (known[0], sequence)

    def check_whether_writable(self) -> None:
        """Finds out whether the database is back."""
        try:
            if self.connection.closed:
                self.connection = self._reconnect()
            self.connection.execute(CHANGE_NOTHING)
            self.can_write = True
        except (psycopg.Error, Refused):
            self.can_write = False

    def _write_again_unless_committed(self, batch: Sequence[PendingWrite]) -> None:
        """Writes a batch during which the connection was lost, unless it was committed all the same."""
        _log.warning("the connection to the database was lost")
        self._known.clear()
        self.connection = self._reconnect()
        if not self._was_batch_committed(batch):
            self._write_together_or_singly(batch)

    def _was_batch_committed(self, batch: Sequence[PendingWrite]) -> bool:
        """Whether the first change that could be stored is. If so, all of the batch was committed."""
        deleted = {pending.table for pending in batch if pending.delete}
        for pending in batch:
            if pending.problem is not None or pending.table in deleted or pending.statements:
                continue
            for sequence, *line in pending.lines:
                found = self.connection.execute(STORED_LINE, (pending.table, sequence)).fetchone()
                return found == tuple(line)
            if pending.chat_line is not None:
                stored = self.connection.execute(STORED_CHAT, (pending.table, *pending.chat_line))
                return stored.fetchone() is not None
        return False

    def _write_together_or_singly(self, batch: Sequence[PendingWrite]) -> None:
        for pending in batch:
            pending.problem = None
        # Writes before or after a deletion must keep their order, and a condition must be asked first.
        if not any(pending.delete or pending.condition or pending.statements for pending in batch):
            try:
                self._write_together(batch)
                return
            except Exception as error:
                if self.connection.closed or not _may_be_due_to_one_change(error):
                    raise
                self._roll_back()
        for attempt in range(1, MAX_ATTEMPTS + 1):
            try:
                self._write_singly(batch)
                return
            except (DeadlockDetected, SerializationFailure):
                self._roll_back()
                if attempt == MAX_ATTEMPTS:
                    raise

    def _roll_back(self) -> None:
        self._known.clear()
        self.connection.rollback()  # forgets statements whose preparation was skipped after an error

    def _write_together(self, batch: Sequence[PendingWrite]) -> None:
        rows = _Rows()
        self._read_last_entries_unless_known(batch)
        numbers = self._next_table_numbers(sum(pending.new is not None for pending in batch))
        for pending in batch:
            try:
                rows.add(self._check_sequence_and_find_table_number(pending, numbers), pending)
            except WriteConflict as conflict:
                pending.problem = conflict
        with self.connection.pipeline():
            self.connection.execute("BEGIN")
            self._execute_statements_of_rows(rows)
            self.connection.execute("COMMIT")

    def _execute_statements_of_rows(self, rows: _Rows) -> None:
        for statement, parameters in rows.statements():
            self.connection.execute(statement, parameters, prepare=True)

    def _read_last_entries_unless_known(self, batch: Sequence[PendingWrite]) -> None:
        """Reads the last log entry of tables for which none is remembered, or an outdated one."""
        expected: dict[str, int] = {}
        wanted: set[str] = set()
        for pending in batch:
            if pending.new is not None:
                continue
            known = self._known.get(pending.table)
            if known is None:
                wanted.add(pending.table)
                continue
            last = expected.get(pending.table, known[1])
            if pending.lines and pending.lines[0][0] != last + 1:
                wanted.add(pending.table)
            expected[pending.table] = last + len(pending.lines)
        if wanted:
            for table in wanted:
                self._known.pop(table, None)
            for table, number, last in self.connection.execute(LAST_LINES, (list(wanted),)):
                self._known[table] = (number, last)

    def _next_table_numbers(self, count: int) -> list[int]:
        if not count:
            return []
        return [number for (number,) in self.connection.execute(NEW_NUMBERS, (count,))]

    def _check_sequence_and_find_table_number(self, pending: PendingWrite, new_numbers: list[int]) -> int:
        """The number of the table; raises `WriteConflict` if the log entries do not follow the last one."""
        table = pending.table
        if pending.new is not None:
            number, last = new_numbers.pop(0), -1
        else:
            known = self._known.get(table)
            if known is None:
                raise WriteConflict(f"table {table} no longer exists")
            number, last = known
        for sequence, *_ in pending.lines:
            if sequence != last + 1:
                raise WriteConflict(f"log entry {sequence} of {table} cannot follow {last}")
            last = sequence
        self._known[table] = (number, last)
        self._known.move_to_end(table)
        return number

    def _write_singly(self, batch: Sequence[PendingWrite]) -> None:
        """Writes each change by itself, so that an invalid one fails alone."""
        self.connection.execute("BEGIN")
        # All servers lock tables in the same order, so that they do not deadlock.
        self.connection.execute(LOCK_TABLES, ([pending.table for pending in batch],))
        for pending in batch:
            pending.problem = None
            self.connection.execute("SAVEPOINT pending")
            try:
                self._write_one(pending)
            except Exception as error:
                if self.connection.closed or not _may_be_due_to_one_change(error):
                    raise
                if isinstance(error, (DeadlockDetected, SerializationFailure)):
                    raise
                self._known.pop(pending.table, None)
                self.connection.execute("ROLLBACK TO SAVEPOINT pending")
                pending.problem = WriteConflict(str(error)) if isinstance(error, IntegrityError) else error
            self.connection.execute("RELEASE SAVEPOINT pending")
        self.connection.execute("COMMIT")

    def _write_one(self, pending: PendingWrite) -> None:
        self._known.pop(pending.table, None)
        if pending.delete:
            self.connection.execute(DELETE, (pending.table,))
            return
        if pending.statements:
            pending.counts.clear()
            for statement in pending.statements:
                pending.counts.append(self._execute_and_count_rows(statement))
                if not pending.counts[0]:
                    break
            return
        self._read_last_entries_unless_known([pending])
        rows = _Rows()
        rows.add(
            self._check_sequence_and_find_table_number(
                pending, self._next_table_numbers(int(pending.new is not None))
            ),
            pending,
        )
        if pending.condition is not None and not self._execute_and_count_rows(pending.condition):
            raise ConditionFailed
        self._execute_statements_of_rows(rows)

    def _execute_and_count_rows(self, statement: StatementWithMarks) -> int:
        text, parameters = statement
        return self.connection.execute(cast("LiteralString", text.replace("?", "%s")), parameters).rowcount

    def _fail_all(self, batch: Sequence[PendingWrite], error: BaseException) -> None:
        self._known.clear()
        problem: BaseException = error
        if isinstance(error, (psycopg.Error, Refused)):
            self.can_write = False
            why = error_text(error) if isinstance(error, psycopg.Error) else str(error)
            _log.warning("cannot write %d changes: %s", len(batch), why)
            problem = CannotStore("refused-database")
        for pending in batch:
            pending.problem = problem if isinstance(problem, Exception) else RuntimeError(repr(problem))
        try:
            if not self.connection.closed:
                self.connection.rollback()
        except psycopg.Error as another:
            _log.warning("cannot roll a batch back: %s", error_text(another))
            self.connection.close()


def _may_be_due_to_one_change(error: Exception) -> bool:
    """Whether one change may have caused the error: another server was quicker, or it cannot be encoded.

    Otherwise the whole batch fails: the database is full, read-only or shutting down.
    """
    if not isinstance(error, psycopg.Error) or isinstance(error, (DeadlockDetected, SerializationFailure)):
        return True
    return isinstance(error, (IntegrityError, psycopg.DataError)) or error.sqlstate is None
