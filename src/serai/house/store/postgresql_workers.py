"""What the workers of one database know of each other: who lives, who looks after which table, who is here.

None of it needs to outlive the workers, so it is in unlogged SQL tables outside the numbered schema. The rows
of a worker that has not renewed itself in time, by the database's clock, are deleted by the others.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import msgspec
import psycopg

from serai.house.store import CannotRead
from serai.house.store.databases import PostgresAddress
from serai.house.store.postgresql_connections import (
    BoundedConnection,
    PostgresConnection,
    connect,
    error_text,
)
from serai.house.store.schema import APPLICATION_ID
from serai.house.table_status import Presence, SharedTakeback, TableStatus
from serai.table import Refused

_log = logging.getLogger(__name__)

Answer = TypeVar("Answer")

CREATE = """
    CREATE UNLOGGED TABLE IF NOT EXISTS serai_workers (
        worker TEXT PRIMARY KEY,
        expires TIMESTAMPTZ NOT NULL
    );
    CREATE UNLOGGED TABLE IF NOT EXISTS serai_leases (
        id TEXT PRIMARY KEY,
        worker TEXT NOT NULL REFERENCES serai_workers ON DELETE CASCADE
    );
    CREATE INDEX IF NOT EXISTS serai_leases_of_worker ON serai_leases (worker);
    CREATE UNLOGGED TABLE IF NOT EXISTS serai_presence (
        id TEXT NOT NULL,
        worker TEXT NOT NULL REFERENCES serai_workers ON DELETE CASCADE,
        content TEXT NOT NULL,
        PRIMARY KEY (id, worker)
    );
    CREATE INDEX IF NOT EXISTS serai_presence_of_worker ON serai_presence (worker);
    CREATE UNLOGGED TABLE IF NOT EXISTS serai_takebacks (
        id TEXT PRIMARY KEY,
        worker TEXT NOT NULL REFERENCES serai_workers ON DELETE CASCADE,
        content TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS serai_takebacks_of_worker ON serai_takebacks (worker)
"""
RENEW = """
    INSERT INTO serai_workers VALUES (%(worker)s, clock_timestamp() + make_interval(secs => %(seconds)s))
    ON CONFLICT (worker) DO UPDATE SET expires = excluded.expires RETURNING (xmax = 0)
"""
DELETE_DEAD = "DELETE FROM serai_workers WHERE expires < clock_timestamp()"
ACQUIRE = """
    INSERT INTO serai_leases SELECT id, %(worker)s FROM unnest(%(tables)s::text[]) AS wanted (id)
    ON CONFLICT (id) DO NOTHING
"""
LEASES = "SELECT id FROM serai_leases WHERE worker = %(worker)s AND id = ANY(%(tables)s)"
RELEASE = "DELETE FROM serai_leases WHERE worker = %(worker)s AND id = ANY(%(tables)s)"
FORGET_PRESENCE = "DELETE FROM serai_presence WHERE worker = %(worker)s AND id = ANY(%(tables)s)"
PRESENCE = """
    INSERT INTO serai_presence SELECT id, %(worker)s, content
    FROM unnest(%(tables)s::text[], %(contents)s::text[]) AS new (id, content)
    ON CONFLICT (id, worker) DO UPDATE SET content = excluded.content
"""
TAKEBACK = """
    INSERT INTO serai_takebacks VALUES (%(id)s, %(worker)s, %(content)s)
    ON CONFLICT (id) DO UPDATE SET worker = excluded.worker, content = excluded.content
    WHERE serai_takebacks.content = %(before)s
"""
STATUS = """
    SELECT id,
        (SELECT max(sequence) FROM lines WHERE lines.number = tables.number),
        (SELECT coalesce(max(spoken), 0) FROM chat WHERE chat.number = tables.number)
    FROM tables WHERE id = ANY(%(tables)s)
"""
OTHERS = """
    SELECT id, content FROM serai_presence JOIN serai_workers USING (worker)
    WHERE id = ANY(%(tables)s) AND worker <> %(worker)s AND expires > clock_timestamp()
"""
TAKEBACKS = "SELECT id, content FROM serai_takebacks WHERE id = ANY(%(tables)s)"
RETIRE = "DELETE FROM serai_workers WHERE worker = %(worker)s"


_presence = msgspec.json.Decoder(Presence)
_takeback = msgspec.json.Decoder(SharedTakeback)
_encode = msgspec.json.Encoder().encode


class WorkerRecords:
    """The records of one worker and what it reads of the others, through a connection of its own.

    All methods raise `CannotRead` if the database is away.
    """

    def __init__(self, address: PostgresAddress, worker: str) -> None:
        self.worker = worker
        self._address = address
        self._connection: PostgresConnection | None = None
        self._thread = ThreadPoolExecutor(1, "serai-worker")

    async def create_tables(self) -> None:
        def create_missing_tables(connection: PostgresConnection) -> None:
            with connection.transaction():
                connection.execute(
                    "SELECT pg_advisory_xact_lock(%s, hashtext(current_schema()))", (APPLICATION_ID + 1,)
                )
                connection.execute(CREATE)

        await self._query_in_thread(create_missing_tables)

    async def renew_worker_and_return_whether_new(self, seconds: float) -> bool:
        """Stays alive for some seconds more; returns whether the worker is new, or was thought dead."""

        def upsert_worker_and_return_whether_new(connection: PostgresConnection) -> bool:
            found = connection.execute(RENEW, {"worker": self.worker, "seconds": seconds}).fetchone()
            connection.execute(DELETE_DEAD)
            return bool(found and found[0])

        return await self._query_in_thread(upsert_worker_and_return_whether_new)

    async def acquire_leases(self, tables: Sequence[str]) -> set[str]:
        """Those of the tables that this worker looks after now."""

        def insert_and_read_leases(connection: PostgresConnection) -> set[str]:
            wanted = {"worker": self.worker, "tables": list(tables)}
            connection.execute(ACQUIRE, wanted)
            return {table for (table,) in connection.execute(LEASES, wanted)}

        return await self._query_in_thread(insert_and_read_leases)

    async def release_leases_and_delete_presence(self, tables: Sequence[str]) -> None:
        """Releases the leases and deletes who was here."""

        def delete_leases_and_presence(connection: PostgresConnection) -> None:
            gone = {"worker": self.worker, "tables": list(tables)}
            connection.execute(RELEASE, gone)
            connection.execute(FORGET_PRESENCE, gone)

        await self._query_in_thread(delete_leases_and_presence)

    async def write_presence(self, presence: dict[str, Presence]) -> None:
        def upsert_presence(connection: PostgresConnection) -> None:
            contents = [_encode(each).decode() for each in presence.values()]
            connection.execute(
                PRESENCE, {"worker": self.worker, "tables": list(presence), "contents": contents}
            )

        await self._query_in_thread(upsert_presence)

    async def replace_takeback_if_current(
        self, table: str, takeback: SharedTakeback, before: SharedTakeback | None
    ) -> bool:
        """Replaces the stored takeback if it still is `before`; returns whether it did."""

        def update_takeback_if_current(connection: PostgresConnection) -> bool:
            row = {
                "id": table,
                "worker": self.worker,
                "content": _encode(takeback).decode(),
                "before": _encode(before).decode(),
            }
            return connection.execute(TAKEBACK, row).rowcount == 1

        return await self._query_in_thread(update_takeback_if_current)

    async def read_table_status(self, tables: Sequence[str]) -> dict[str, TableStatus]:
        """What others have done at these tables; deleted ones are missing."""

        def select_status(connection: PostgresConnection) -> dict[str, TableStatus]:
            asked = {"worker": self.worker, "tables": list(tables)}
            # Who acted is read before what was done, so that nobody leaves before their last choice.
            present = connection.execute(OTHERS, asked).fetchall()
            takebacks = connection.execute(TAKEBACKS, asked).fetchall()
            found = {
                table: TableStatus(sequence, spoken)
                for table, sequence, spoken in connection.execute(STATUS, asked)
            }
            for table, content in present:
                if table in found:
                    found[table].present.append(_presence.decode(content))
            for table, content in takebacks:
                if table in found:
                    found[table].takeback = _takeback.decode(content)
            return found

        return await self._query_in_thread(select_status)

    async def delete_worker_and_close(self) -> None:
        """Deletes everything of this worker, so that others take over at once, and closes the connection."""

        def delete_worker(connection: PostgresConnection) -> None:
            connection.execute(RETIRE, {"worker": self.worker})

        try:
            with suppress(CannotRead):
                await self._query_in_thread(delete_worker)
        finally:
            self.close()

    def close(self) -> None:
        self._thread.shutdown(wait=False)
        if self._connection is not None:
            self._connection.close()

    async def _query_in_thread(self, question: Callable[[PostgresConnection], Answer]) -> Answer:
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, self._connect_if_needed_and_query, question
            )
        except (psycopg.Error, Refused) as error:
            why = error_text(error) if isinstance(error, psycopg.Error) else str(error)
            _log.warning("cannot reach the other workers: %s", why)
            raise CannotRead("refused-database-away") from None

    def _connect_if_needed_and_query(self, question: Callable[[PostgresConnection], Answer]) -> Answer:
        if self._connection is None or self._connection.closed:
            self._connection = connect(self._address, BoundedConnection)
        return question(self._connection)
