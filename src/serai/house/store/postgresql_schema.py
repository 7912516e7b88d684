"""The schema in a PostgreSQL database: creating it, its version, and migrations.

A server creates the schema in an empty database. It does not migrate an older one, because other servers may
use it: `serai house migrate` does.
"""

from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import LiteralString, cast

import psycopg

from serai.house.store import schema
from serai.house.store.databases import PostgresAddress
from serai.house.store.postgresql_connections import (
    PostgresConnection,
    PostgresReader,
    connect,
    read_transaction,
    try_to_lock,
    unusable_database_refusal,
)
from serai.house.store.reading import Transaction
from serai.house.store.schema import APPLICATION_ID, POSTGRESQL
from serai.table import Refused

_RELATIONS = """
    SELECT relname FROM pg_class
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
    AND relkind IN ('r', 'p', 'v', 'm', 'f')
"""


class PostgresMigrationTarget:
    """A PostgreSQL database under migration."""

    dialect = POSTGRESQL

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection

    def execute(self, statement: str, /) -> None:
        self._connection.execute(cast("LiteralString", statement))


def schema_version_of(connection: PostgresConnection, address: PostgresAddress) -> int:
    """The version of a database, 0 if it is empty; raises `Refused` if it is not ours or too new."""
    names = {name for (name,) in connection.execute(_RELATIONS)}
    if not names:
        return 0
    if "serai_schema" not in names:
        raise Refused("refused-database-not-ours", database=str(address))
    found = connection.execute("SELECT version FROM serai_schema").fetchone()
    version: int = found[0] if found else 0
    known = len(schema.MIGRATIONS)
    if version > known:
        raise Refused("refused-newer-file", file=str(address), version=version, known=known)
    return version


def create_schema_if_empty(connection: PostgresConnection, address: PostgresAddress) -> None:
    """Raises `Refused` if the schema is older than this version."""
    if schema_version_of(connection, address) == 0:
        migrate_connection(connection, address)
    require_current_schema(connection, address)


def require_current_schema(connection: PostgresConnection, address: PostgresAddress) -> None:
    version, known = schema_version_of(connection, address), len(schema.MIGRATIONS)
    if version == 0:
        raise Refused("refused-empty-file", file=str(address))
    if version < known:
        raise Refused("refused-database-older", database=str(address), version=version, known=known)


def migrate_connection(connection: PostgresConnection, address: PostgresAddress) -> int:
    """Migrates a database to this version in one transaction; returns the version that it had."""
    with connection.transaction():
        # Servers that start together wait here for the first.
        connection.execute(
            "SELECT pg_advisory_xact_lock(%s, hashtext(current_schema()))", (APPLICATION_ID + 1,)
        )
        version = schema_version_of(connection, address)
        if version == 0:
            connection.execute("CREATE TABLE serai_schema (version INTEGER NOT NULL)")
            connection.execute("INSERT INTO serai_schema VALUES (0)")
        for step in schema.MIGRATIONS[version:]:
            step(PostgresMigrationTarget(connection))
        connection.execute("UPDATE serai_schema SET version = %s", (len(schema.MIGRATIONS),))
    return version


def migrate_database(address: PostgresAddress) -> int:
    """Migrates a database that no server uses; returns the version that it had."""
    with database_errors_as_refusals(address), connect(address) as connection:
        lock_against_servers(connection, address)
        return migrate_connection(connection, address)


@contextmanager
def open_database_with_current_schema(address: PostgresAddress) -> Generator[Transaction, None, None]:
    """Opens a database of this version for reading."""
    with database_errors_as_refusals(address), connect(address) as connection:
        require_current_schema(connection, address)
        yield partial(read_transaction, connection)


@contextmanager
def open_database_temporarily_migrated(
    address: PostgresAddress,
) -> Generator[tuple[Transaction, int], None, None]:
    """Opens a database for reading; returns its version too. An older one is migrated, which is undone at the
    end.
    """
    with database_errors_as_refusals(address), connect(address) as connection:
        version = schema_version_of(connection, address)
        if version in (0, len(schema.MIGRATIONS)):
            require_current_schema(connection, address)
            yield partial(read_transaction, connection), version
            return
        lock_against_servers(connection, address)
        connection.execute("SET idle_in_transaction_session_timeout = 0")
        with connection.transaction(force_rollback=True):
            migrate_connection(connection, address)
            yield lambda: nullcontext(PostgresReader(connection)), version


@contextmanager
def database_errors_as_refusals(address: PostgresAddress) -> Generator[None, None, None]:
    """Turns errors of the database into sentences."""
    try:
        yield
    except psycopg.Error as error:
        raise unusable_database_refusal(address, error) from None


def lock_against_servers(connection: PostgresConnection, address: PostgresAddress) -> None:
    """Keeps servers out until the connection ends; raises `Refused` if one uses the database."""
    if not try_to_lock(connection):
        raise Refused("refused-database-in-use", database=str(address))
