"""What the stores in SQLite and PostgreSQL share: a thread that writes in batches, and the queries.

Changes that arrive during a commit are written together by the next one.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Concatenate, ParamSpec, TypeVar

from serai.house import metrics
from serai.house.room import Room
from serai.house.store import (
    CannotRead,
    CannotStore,
    Change,
    LogEntry,
    Statement,
    Store,
    StoredChatLine,
    StoredPosition,
    StoredTable,
    TableGrowth,
)
from serai.house.store.encoding import PendingWrite, encode_change, encode_table
from serai.house.store.reading import (
    Reader,
    read_chat,
    read_chat_after,
    read_due_tables,
    read_log_after,
    read_public_rooms,
    read_room_and_last_sequence,
    read_table,
    read_table_ids,
)
from serai.house.store.rows import encode_json, encode_log_entry, encode_stored_position

_log = logging.getLogger(__name__)

MAX_BATCH = 1_000

QueuedWrite = tuple[PendingWrite, Future[None]]
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class DatabaseStore(Store, ABC):
    """A store in an SQL database. It belongs to the event loop in which it was opened.

    The methods `_write_batch`, `_after_batch`, `_when_idle` and `_before_close` run in the writer thread.
    """

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._queue: SimpleQueue[QueuedWrite | None] = SimpleQueue()
        self._closing = False
        self._thread = Thread(target=self._run_writer, name="serai-writer", daemon=True)

    def _start_writing(self) -> None:
        """Call it at the end of `__init__`."""
        self._thread.start()

    @abstractmethod
    def _write_batch(self, pending_writes: Sequence[PendingWrite]) -> None:
        """Commits a batch; the `problem` of each failed write says why."""

    @abstractmethod
    async def _read_in_thread(
        self,
        question: Callable[Concatenate[Reader, Asked], Answer],
        *args: Asked.args,
        **kwargs: Asked.kwargs,
    ) -> Answer:
        """Asks in one transaction; raises `CannotRead`."""

    @abstractmethod
    def _close_connections(self) -> None: ...

    def _idle_timeout(self) -> float | None:
        """Seconds without writes after which `_when_idle` is called; None: never."""
        return None

    def _when_idle(self) -> None: ...

    def _after_batch(self, count: int) -> None:
        """Called when the writes of a batch are acknowledged."""

    def _before_close(self) -> None:
        """Called when everything is written."""

    # Writing

    async def add_room(self, room: Room, at: float) -> None:
        await self.import_table(StoredTable(room, None, (LogEntry(0, at),)))

    async def import_table(self, stored: StoredTable) -> None:
        await self._enqueue(encode_table(stored))

    async def write_change(self, change: Change) -> None:
        await self._enqueue(encode_change(change))

    async def store_replay_start(self, table: str, position: StoredPosition, log_entry: LogEntry) -> None:
        await self._enqueue(
            PendingWrite(table, [encode_log_entry(log_entry)], resumption=encode_stored_position(position))
        )

    async def add_chat(self, table: str, at: float, line: StoredChatLine) -> None:
        await self._enqueue(PendingWrite(table, chat_line=(at, encode_json(line))))

    async def delete_table(self, table: str) -> None:
        await self._enqueue(PendingWrite(table, delete=True))

    def remember_entry_of_other_worker(self, table: str, sequence: int) -> None:
        del table, sequence  # a SQLite file has one writer

    async def execute_if_first_changes_rows(self, *statements: Statement) -> list[int]:
        pending = PendingWrite("", statements=statements)
        await self._enqueue(pending)
        return pending.counts

    def _enqueue(self, pending: PendingWrite) -> Future[None]:
        if self._closing:
            raise CannotStore("refused-closing")
        done = self._loop.create_future()
        self._queue.put((pending, done))
        return done

    def _run_writer(self) -> None:
        """The body of the writer thread."""
        going_on = True
        while going_on:
            batch, going_on = self._wait_for_writes_and_whether_more_may_come()
            if not batch:
                continue
            with metrics.COMMITS.time():
                self._write_batch([pending for pending, _ in batch])
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(_resolve_futures, batch)
            self._after_batch(len(batch))
        self._before_close()

    def _wait_for_writes_and_whether_more_may_come(self) -> tuple[list[QueuedWrite], bool]:
        """Waits for writes; returns them, up to `MAX_BATCH`, and whether more may come."""
        batch: list[QueuedWrite] = []
        try:
            first = self._queue.get(timeout=self._idle_timeout())
        except Empty:
            self._when_idle()
            return batch, True
        if first is None:
            return batch, False
        batch.append(first)
        with suppress(Empty):
            while len(batch) < MAX_BATCH:
                waiting = self._queue.get_nowait()
                if waiting is None:
                    return batch, False
                batch.append(waiting)
        return batch, True

    # Reading

    async def read_table(self, table: str) -> StoredTable | None:
        return await self._read_table_or_part(table, from_snapshot=False)

    async def read_table_from_snapshot(self, table: str) -> StoredTable | None:
        return await self._read_table_or_part(table, from_snapshot=True)

    async def _read_table_or_part(self, table: str, *, from_snapshot: bool) -> StoredTable | None:
        stored = await self._read_in_thread(read_table, table, from_snapshot=from_snapshot)
        if stored is not None and not stored.lines:
            raise log_and_make_read_error(f"the table {table} has no log")
        return stored

    async def read_log_after(self, table: str, sequence: int) -> TableGrowth | None:
        return await self._read_in_thread(read_log_after, table, sequence)

    async def read_room_and_last_sequence(self, table: str) -> tuple[Room, int] | None:
        return await self._read_in_thread(read_room_and_last_sequence, table)

    async def read_chat(self, table: str, limit: int) -> Sequence[tuple[float, StoredChatLine]]:
        return await self._read_in_thread(read_chat, table, limit)

    async def read_chat_after(
        self, table: str, after_number: int, limit: int
    ) -> Sequence[tuple[int, float, StoredChatLine]]:
        return await self._read_in_thread(read_chat_after, table, after_number, limit)

    async def read_rows(self, query: str, *parameters: Any) -> list[Any]:
        return await self._read_in_thread(lambda reader: reader.execute(query, parameters).fetchall())

    async def due_tables(self, now: float) -> Sequence[str]:
        return await self._read_in_thread(read_due_tables, now)

    async def public_rooms(self, limit: int) -> Sequence[Room]:
        return await self._read_in_thread(read_public_rooms, limit)

    async def table_ids(self) -> Sequence[str]:
        return await self._read_in_thread(read_table_ids)

    # Closing

    async def close(self) -> None:
        if self._closing:
            return
        self._closing = True
        self._queue.put(None)
        await asyncio.to_thread(self._join_and_close)

    def _join_and_close(self) -> None:
        self._thread.join()
        self._close_connections()


def log_and_make_read_error(why: str) -> CannotRead:
    _log.warning("cannot read the database: %s", why)
    return CannotRead("refused-cannot-read")


def _resolve_futures(batch: Sequence[QueuedWrite]) -> None:
    """Resolves the futures of a batch, in the event loop's thread."""
    for pending, done in batch:
        if done.done():  # cancelled
            continue
        if pending.problem is None:
            done.set_result(None)
        else:
            done.set_exception(pending.problem)
