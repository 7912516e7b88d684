"""Copies the database of a stopped server, from SQLite to PostgreSQL or back, and proves the copy equal.

The rows are compared, and `serai doctor` replays every game of both. The copy appears only after that; if
anything is wrong, nothing has changed.
"""

from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, nullcontext
from functools import partial
from hashlib import blake2b
from pathlib import Path
from sqlite3 import Connection, Error
from typing import Any, Protocol

import msgspec

from serai.house.doctor import (
    Finding,
    OnProgress,
    Report,
    add_pack_folders_of_database,
    examine_database,
    examine_tables,
    open_migrated_copy,
)
from serai.house.store.databases import Database, require_postgresql_driver
from serai.house.store.home import HomeLock
from serai.house.store.reading import Transaction, read_transaction
from serai.house.store.schema import COLUMNS, DAMAGED, KEYS, create_empty_file, migrate_schema
from serai.house.store.writing import open_writer
from serai.table import Refused
from serai.table.files import sync_folder, unwritable_file_refusal

Row = tuple[Any, ...]


class Rows(Protocol):
    """The rows of an open database."""

    @property
    def transaction(self) -> Transaction: ...

    def read(self, table: str) -> Iterator[Row]:
        """The rows of an SQL table, by key."""
        ...

    def insert(self, table: str, rows: Iterable[Row]) -> None: ...


def select_query(table: str) -> str:
    columns = ", ".join(COLUMNS[table])
    return f"SELECT {columns} FROM {table} ORDER BY {KEYS.get(table, 'number')}"  # noqa: S608 (constant names)


class FileRows:
    """The rows of a file, in a transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.transaction: Transaction = lambda: nullcontext(connection)

    def read(self, table: str) -> Iterator[Row]:
        yield from self._connection.execute(select_query(table))

    def insert(self, table: str, rows: Iterable[Row]) -> None:
        columns = COLUMNS[table]
        marks = ", ".join("?" * len(columns))
        self._connection.executemany(
            f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})",  # noqa: S608 (constant names)
            rows,
        )


def copy_database(source: Database, target: Database, on_progress: OnProgress | None = None) -> Report:
    """Copies a database into an empty one, and returns what the doctor says about the copy.

    Raises `Refused` if a server uses one of them, the target is not empty, or the copy is not equal.
    """
    if isinstance(source, Path) and not source.is_file():
        raise Refused("refused-no-file", file=str(source))
    with ExitStack() as stack:
        for folder in {each.parent.absolute() for each in (source, target) if isinstance(each, Path)}:
            stack.callback(HomeLock.acquire(folder).release)
        add_pack_folders_of_database(target)
        rows = stack.enter_context(_open_source(source))
        expected = examine_database(source)
        for finding in expected.findings:
            if finding.table is None and finding.row is None:
                raise Refused("refused-move-damaged", source=str(source))
        with _create_target_or_delete_on_error(target) as copied:
            for table in COLUMNS:
                copied.insert(table, map(partial(_with_common_types, table), rows.read(table)))
            for table in COLUMNS:
                if _digest_of_rows(rows, table) != _digest_of_rows(copied, table):
                    raise Refused("refused-move-differs", target=str(target))
            report = Report(str(target), expected.format)
            examine_tables(copied.transaction, report, on_progress)
            if _comparable(report) != _comparable(expected):
                raise Refused("refused-move-differs", target=str(target))
    return report


def _comparable(report: Report) -> tuple[int, int, list[Finding]]:
    """What a report says of the games, comparable with another: two refusals are never equal."""
    findings = [
        msgspec.structs.replace(each, phrases={name: str(phrase) for name, phrase in each.phrases.items()})
        for each in (*report.findings, *report.notes)
    ]
    return report.tables, report.lines, findings


def _with_common_types(table: str, row: Row) -> Row:
    """A row with the types that both databases return: SQLite has no booleans."""
    if table != "tables":
        return row
    number, name, opened, listed, *rest = row
    return (number, name, opened, bool(listed), *rest)


def _digest_of_rows(rows: Rows, table: str) -> bytes:
    digest, encode = blake2b(), msgspec.msgpack.Encoder().encode
    for row in rows.read(table):
        digest.update(encode(_with_common_types(table, row)))
    return digest.digest()


@contextmanager
def _open_source(source: Database) -> Generator[Rows, None, None]:
    if not isinstance(source, Path):
        require_postgresql_driver()
        from serai.house.store.postgresql_rows import open_rows_for_reading

        with open_rows_for_reading(source) as rows:
            yield rows
        return
    try:
        with open_migrated_copy(source) as (connection, _), read_transaction(connection):
            yield FileRows(connection)
    except DAMAGED as error:
        raise Refused("refused-unreadable", file=str(source), why=str(error)) from None


@contextmanager
def _create_target_or_delete_on_error(target: Database) -> Generator[Rows, None, None]:
    """Yields the rows of a new database, which is kept only if the block ends without an error."""
    if not isinstance(target, Path):
        require_postgresql_driver()
        from serai.house.store.postgresql_rows import open_rows_of_empty_database

        with open_rows_of_empty_database(target) as rows:
            yield rows
        return
    if target.exists():
        raise Refused("refused-move-target", target=str(target))
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        create_empty_file(unfinished)
        with closing(open_writer(unfinished)) as connection:
            migrate_schema(connection, unfinished)
            connection.execute("BEGIN")
            yield FileRows(connection)
            connection.execute("COMMIT")
        unfinished.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise unwritable_file_refusal(target, error) from None
    except Error as error:
        raise Refused("refused-unwritable", file=str(target), why=str(error)) from None
    finally:
        for file in (unfinished, *(unfinished.with_name(unfinished.name + end) for end in ("-wal", "-shm"))):
            file.unlink(missing_ok=True)
