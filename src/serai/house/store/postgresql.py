"""The store in PostgreSQL: one thread writes through its own connection, and a pool of connections reads."""

import asyncio
import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate

import psycopg
from psycopg_pool import ConnectionPool

from serai.house.cpu_quotas import run_in_thread_and_charge
from serai.house.store import CannotRead
from serai.house.store.database_store import Answer, Asked, DatabaseStore, log_and_make_read_error
from serai.house.store.databases import PostgresAddress
from serai.house.store.encoding import PendingWrite
from serai.house.store.postgresql_connections import (
    BoundedConnection,
    PostgresConnection,
    connect,
    connection_parameters,
    error_text,
    read_transaction,
    set_up_session,
    try_to_lock,
    unusable_database_refusal,
)
from serai.house.store.postgresql_schema import create_schema_if_empty, database_errors_as_refusals
from serai.house.store.postgresql_writing import PostgresWriter
from serai.house.store.reading import Reader
from serai.house.store.rows import DAMAGED_ROW
from serai.table import Refused

READERS = 4
"""Connections for reading."""

READ_TIMEOUT = 2.0
"""Seconds that a question waits for a connection."""

CHECK_INTERVAL = 2.0
"""Seconds between attempts to write while the database is away and nobody writes."""

Pool = ConnectionPool[PostgresConnection]

_log = logging.getLogger(__name__)


class PostgresStore(DatabaseStore):
    """Open it with `open`; `close` finishes all writes."""

    def __init__(
        self, address: PostgresAddress, writer: PostgresWriter, readers: Pool, loop: AbstractEventLoop
    ) -> None:
        super().__init__(loop)
        self.address = address
        self.writer = writer
        self._readers = readers
        self._reading = ThreadPoolExecutor(READERS, "serai-reader")
        self._can_read = True
        self._start_writing()

    @classmethod
    async def open(cls, address: PostgresAddress, *, shared: bool = False) -> "PostgresStore":
        """Creates the schema in an empty database. Raises `Refused` if the database cannot be used.

        Only one store may use it, unless all are `shared`.
        """
        writer, readers = await asyncio.to_thread(_open_connections, address, shared=shared)
        return cls(address, writer, readers, asyncio.get_running_loop())

    def is_healthy(self) -> bool:
        """Whether the database could be read and written when that was last tried."""
        return self._can_read and self.writer.can_write

    def remember_entry_of_other_worker(self, table: str, sequence: int) -> None:
        self.writer.remember_entry_of_other_worker(table, sequence)

    def _write_batch(self, pending_writes: Sequence[PendingWrite]) -> None:
        self.writer.write_batch(pending_writes)

    def _idle_timeout(self) -> float | None:
        return None if self.writer.can_write else CHECK_INTERVAL

    def _when_idle(self) -> None:
        self.writer.check_whether_writable()

    async def _read_in_thread(
        self,
        question: Callable[Concatenate[Reader, Asked], Answer],
        *args: Asked.args,
        **kwargs: Asked.kwargs,
    ) -> Answer:
        def ask_in_transaction() -> Answer:
            with self._readers.connection() as connection, read_transaction(connection) as reader:
                return question(reader, *args, **kwargs)

        try:
            answer = await run_in_thread_and_charge(ask_in_transaction, self._reading)
        except psycopg.Error as error:
            self._can_read = False
            _log.warning("cannot reach the database: %s", error_text(error))
            raise CannotRead("refused-database-away") from None
        except DAMAGED_ROW as error:
            raise log_and_make_read_error(str(error)) from None
        self._can_read = True
        return answer

    def _close_connections(self) -> None:
        self._reading.shutdown()
        self._readers.close()
        self.writer.connection.close()


def _open_connections(address: PostgresAddress, *, shared: bool) -> tuple[PostgresWriter, Pool]:
    connection = _connect_writer(address, shared=shared)
    try:
        create_schema_if_empty(connection, address)
        readers = Pool(
            connection_class=BoundedConnection,
            kwargs={"autocommit": True, **connection_parameters(address)},
            min_size=1,
            max_size=READERS,
            open=True,
            configure=set_up_session,
            check=Pool.check_connection,  # the database may have restarted
            timeout=READ_TIMEOUT,
            reconnect_timeout=READ_TIMEOUT,
            num_workers=1,
        )
    except psycopg.Error as error:
        connection.close()
        raise unusable_database_refusal(address, error) from None
    except BaseException:
        connection.close()
        raise
    return PostgresWriter(connection, partial(_connect_writer, address, shared=shared)), readers


def _connect_writer(address: PostgresAddress, *, shared: bool) -> PostgresConnection:
    connection = connect(address, BoundedConnection)
    try:
        with database_errors_as_refusals(address):
            locked = try_to_lock(connection, shared=shared)
        if not locked:
            raise Refused("refused-database-in-use", database=str(address))
    except BaseException:
        connection.close()
        raise
    return connection
