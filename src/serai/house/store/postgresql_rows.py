"""All rows of a PostgreSQL database, for copying it."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from psycopg import sql

from serai.house.store.databases import PostgresAddress
from serai.house.store.postgresql_connections import PostgresConnection, PostgresReader, connect
from serai.house.store.postgresql_schema import (
    create_schema_if_empty,
    database_errors_as_refusals,
    lock_against_servers,
    require_current_schema,
)
from serai.house.store.schema import COLUMNS, KEYS, TEXT_KEYS
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.store.reading import Transaction

Row = tuple[Any, ...]

_ROWS_AT_ONCE = 1_000
_NEXT_NUMBER = """
    SELECT setval(pg_get_serial_sequence('tables', 'number'), max(number)) FROM tables HAVING count(*) > 0
"""


class PostgresRows:
    """The rows of a database, in a transaction."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection
        self.transaction: Transaction = lambda: nullcontext(PostgresReader(connection))

    def read(self, table: str) -> Iterator[Row]:
        order = sql.SQL(", ").join(map(_by_bytes, KEYS.get(table, "number").split(", ")))
        query = sql.SQL("SELECT {} FROM {} ORDER BY {}").format(_columns(table), sql.Identifier(table), order)
        with self._connection.cursor("rows", binary=True) as cursor:
            cursor.itersize = _ROWS_AT_ONCE
            cursor.execute(query)
            yield from cursor

    def insert(self, table: str, rows: Iterable[Row]) -> None:
        query = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table), _columns(table))
        with self._connection.cursor() as cursor, cursor.copy(query) as copy:
            for row in rows:
                copy.write_row(row)


def _by_bytes(column: str) -> sql.Composable:
    """Orders by a column as SQLite does, whatever language the database is in."""
    name = sql.Identifier(column)
    return sql.SQL('{} COLLATE "C"').format(name) if column in TEXT_KEYS else name


def _columns(table: str) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, COLUMNS[table]))


@contextmanager
def open_rows_for_reading(address: PostgresAddress) -> Generator[PostgresRows, None, None]:
    """The rows of a database that no server uses."""
    with database_errors_as_refusals(address), connect(address) as connection:
        lock_against_servers(connection, address)
        require_current_schema(connection, address)
        connection.execute("SET idle_in_transaction_session_timeout = 0")
        with connection.transaction(force_rollback=True):
            yield PostgresRows(connection)


@contextmanager
def open_rows_of_empty_database(address: PostgresAddress) -> Generator[PostgresRows, None, None]:
    """The rows of an empty database; they are committed if the block ends without an error."""
    with database_errors_as_refusals(address), connect(address) as connection:
        lock_against_servers(connection, address)
        connection.execute("SET idle_in_transaction_session_timeout = 0")
        with connection.transaction():
            create_schema_if_empty(connection, address)
            if connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
                raise Refused("refused-move-target", target=str(address))
            yield PostgresRows(connection)
            connection.execute(_NEXT_NUMBER)
