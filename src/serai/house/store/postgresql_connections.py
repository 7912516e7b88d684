"""Connections to PostgreSQL."""

from collections.abc import Generator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any, LiteralString, cast

import psycopg
from psycopg import Connection, IsolationLevel
from psycopg.abc import RV, PQGen
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import LockNotAvailable

from serai.house.store.databases import PostgresAddress
from serai.house.store.encoding import Row
from serai.house.store.reading import Rows
from serai.house.store.schema import APPLICATION_ID
from serai.table import Refused

PostgresConnection = Connection[Row]

PARAMETERS: dict[str, str | int] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 5_000,  # milliseconds
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "application_name": "serai",
}
"""A database server that has vanished is noticed within seconds. The address may say otherwise."""

SESSION = """
    SET synchronous_commit = on;
    SET lock_timeout = '5s';
    SET idle_in_transaction_session_timeout = '10s';
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3;
    SET tcp_user_timeout = 5000
"""
"""A commit is on the disk when it returns; a server that was cut off does not hold its locks for long."""

MIN_SERVER_VERSION = 14

ANSWER_TIMEOUT = 10.0
"""Seconds without an answer after which a connection is given up. The timeouts of TCP do not notice that a
reachable server is stopped.
"""


class BoundedConnection(Connection[Row]):
    """A connection that is closed if the server does not answer."""

    def wait(self, gen: PQGen[RV], *args: Any, **kwargs: Any) -> RV:
        try:
            return super().wait(_with_answer_timeout(gen), *args, **kwargs)
        except _NoAnswer:
            self.pgconn.finish()
            raise


class _NoAnswer(psycopg.OperationalError):
    def __init__(self) -> None:
        super().__init__(f"no answer within {ANSWER_TIMEOUT:g} seconds")


def _with_answer_timeout(answering: PQGen[RV]) -> PQGen[RV]:
    """Runs `answering` to its end, but raises an error if nothing arrives for too long."""
    deadline = monotonic() + ANSWER_TIMEOUT
    try:
        wanted = next(answering)
        while True:
            ready = yield wanted
            if ready:
                deadline = monotonic() + ANSWER_TIMEOUT
            elif monotonic() > deadline:
                raise _NoAnswer
            wanted = answering.send(ready)
    except StopIteration as end:
        return end.value


class PostgresReader:
    """A connection for `reading`."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection

    def execute(self, query: str, parameters: Sequence[Any] = (), /) -> Rows:
        text = cast("LiteralString", query.replace("?", "%s"))
        # PostgreSQL refuses NUL in a text, also in the id that somebody asks for.
        values = [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in parameters]
        return self._connection.execute(text, values or None, binary=True)


def connection_parameters(address: PostgresAddress) -> dict[str, Any]:
    """Raises `Refused` if the address is malformed."""
    try:
        return PARAMETERS | conninfo_to_dict(address.url) | {"client_encoding": "UTF8"}
    except psycopg.Error as error:
        raise unusable_database_refusal(address, error) from None


def connect(
    address: PostgresAddress, kind: type[PostgresConnection] = PostgresConnection
) -> PostgresConnection:
    """A connection in which each statement commits; raises `Refused` if there is none to be had."""
    parameters = connection_parameters(address)
    try:
        connection = kind.connect(autocommit=True, **parameters)
        try:
            set_up_session(connection)
            _check_server(connection, address)
        except BaseException:
            connection.close()
            raise
    except psycopg.Error as error:
        raise unusable_database_refusal(address, error) from None
    return connection


def set_up_session(connection: PostgresConnection) -> None:
    connection.execute(SESSION)


def _check_server(connection: PostgresConnection, address: PostgresAddress) -> None:
    version = connection.info.server_version // 10_000
    if version < MIN_SERVER_VERSION:
        raise Refused(
            "refused-database-version", database=str(address), version=version, needed=MIN_SERVER_VERSION
        )
    encoding = connection.info.parameter_status("server_encoding") or ""
    if encoding != "UTF8":
        raise Refused("refused-database-encoding", database=str(address), encoding=encoding)


def try_to_lock(connection: PostgresConnection, *, shared: bool = False) -> bool:
    """Locks the database against others, or shares it with others that do, until the connection ends.

    Waits a second: the connection of a server that has just ended may still be open.
    """
    lock = "pg_advisory_lock_shared" if shared else "pg_advisory_lock"
    connection.execute("SET lock_timeout = '1s'")
    try:
        connection.execute(f"SELECT {lock}(%s, hashtext(current_schema()))", (APPLICATION_ID,))
    except LockNotAvailable:
        return False
    finally:
        if not connection.closed:
            connection.execute("SET lock_timeout = '5s'")
    return True


@contextmanager
def read_transaction(connection: PostgresConnection) -> Generator[PostgresReader, None, None]:
    """All reads in the block see the same state of the database."""
    connection.isolation_level = IsolationLevel.REPEATABLE_READ
    with connection.transaction(force_rollback=True):
        yield PostgresReader(connection)


def unusable_database_refusal(address: PostgresAddress, error: psycopg.Error) -> Refused:
    return Refused("refused-database-unusable", database=str(address), why=error_text(error))


def error_text(error: psycopg.Error) -> str:
    """The first line of an error message; the others are advice."""
    lines = str(error).strip().splitlines()
    return lines[0].strip() if lines else type(error).__name__
