"""The store in one SQLite file: one thread writes and one reads, each with its own connection.

Changes that arrive during a commit are written together by the next one.
"""

import asyncio
import logging
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from sqlite3 import Connection, OperationalError
from threading import Thread
from typing import Concatenate, ParamSpec, TypeVar

from serai.house import metrics
from serai.house.cpu_quotas import run_in_thread_and_charge
from serai.house.room import Room
from serai.house.store import (
    CannotRead,
    CannotStore,
    Change,
    LogEntry,
    Store,
    StoredChatLine,
    StoredPosition,
    StoredSnapshot,
    StoredTable,
)
from serai.house.store.checkpoints import needs_wal
from serai.house.store.file_identity import FileIdentity
from serai.house.store.home import DATABASE_FILE, create_home_folder
from serai.house.store.reading import (
    open_reader,
    read_chat,
    read_due_tables,
    read_public_rooms,
    read_room,
    read_table,
    read_table_ids,
)
from serai.house.store.rows import (
    DAMAGED_ROW,
    encode_json,
    encode_log_entry,
    encode_snapshot,
    encode_stored_position,
    is_listed,
)
from serai.house.store.schema import DAMAGED, create_empty_file, migrate_schema
from serai.house.store.wal_check import is_wal_missing
from serai.house.store.writing import PendingWrite, Row, Writer, cannot_store_error, open_writer
from serai.table import Refused
from serai.table.files import os_error_text, sync_folder

_log = logging.getLogger(__name__)

MAX_BATCH = 1_000

IDLE_BEFORE_CHECKPOINT = 10.0
"""Seconds without writes until the log is moved into the file."""

QueuedWrite = tuple[PendingWrite, Future[None]]
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class SqliteStore(Store):
    """Open it with `open_file` or `open_home`; `close` finishes all writes.

    It belongs to the event loop in which it was opened.
    """

    def __init__(self, path: Path, writer: Connection, reader: Connection, loop: AbstractEventLoop) -> None:
        self.path = path
        self.writer = Writer(writer)
        self._file_identity = FileIdentity(path)
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "serai-reader")
        self._loop = loop
        self._queue: SimpleQueue[QueuedWrite | None] = SimpleQueue()
        self._closing = False
        self._thread = Thread(target=self._run_writer, name="serai-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open_home(cls, home: Path) -> "SqliteStore":
        """Opens the store in a server's home folder."""
        await asyncio.to_thread(create_home_folder, home)
        return await cls.open_file(home / DATABASE_FILE)

    @classmethod
    async def open_file(cls, path: Path) -> "SqliteStore":
        """Creates the file or migrates it to this version. Raises `Refused` if it cannot be used."""
        writer, reader = await asyncio.to_thread(_open_connections, path)
        return cls(path, writer, reader, asyncio.get_running_loop())

    # Writing

    async def add_room(self, room: Room, at: float) -> None:
        await self.import_table(StoredTable(room, None, (LogEntry(0, at),)))

    async def import_table(self, stored: StoredTable) -> None:
        room = stored.room
        opening = None if stored.opening is None else encode_json(stored.opening)
        await self._enqueue(
            PendingWrite(
                room.table,
                [encode_log_entry(line) for line in stored.lines],
                new=(room.table, *_row_of_room(room), opening),
                last_position=encode_stored_position(stored.last_position),
                snapshots=[_row_of_snapshot(snapshot) for snapshot in stored.snapshots],
                resumption=encode_stored_position(stored.resumed),
            )
        )

    async def write_change(self, change: Change) -> None:
        await self._enqueue(
            PendingWrite(
                change.table,
                [encode_log_entry(change.line)],
                room=None if change.room is None else _row_of_room(change.room),
                opening=None if change.opening is None else encode_json(change.opening),
                last_position=encode_stored_position(change.last_position),
                snapshots=[_row_of_snapshot(change.snapshot)] if change.snapshot else (),
                wake_at=change.wake_at,
            )
        )

    async def store_resumed_position(self, table: str, last_position: StoredPosition, line: LogEntry) -> None:
        await self._enqueue(
            PendingWrite(table, [encode_log_entry(line)], resumption=encode_stored_position(last_position))
        )

    async def add_chat(self, table: str, at: float, said: StoredChatLine) -> None:
        await self._enqueue(PendingWrite(table, chat_line=(at, encode_json(said))))

    async def delete_table(self, table: str) -> None:
        await self._enqueue(PendingWrite(table, delete=True))

    def _enqueue(self, pending: PendingWrite) -> Future[None]:
        if self._closing:
            raise CannotStore("refused-closing")
        done = self._loop.create_future()
        self._queue.put((pending, done))
        return done

    def _run_writer(self) -> None:
        """Runs the writer thread."""
        going_on = True
        while going_on:
            batch, going_on = self._wait_for_batch()
            if not batch:
                continue
            pending_writes = [pending for pending, _ in batch]
            with metrics.COMMITS.time():
                self._write_batch(pending_writes)
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(_resolve_futures, batch)
            if self.is_file_intact():
                self.writer.checkpoints.checkpoint_if_due(len(batch))
        if self.is_file_intact():
            self.writer.checkpoints.checkpoint_whole_wal()

    def _write_batch(self, pending_writes: Sequence[PendingWrite]) -> None:
        if self.is_file_intact():
            self.writer.write_batch(pending_writes)
        if not self.is_file_intact():
            _log.error("the database file was deleted or replaced while open; nothing more is stored")
            for pending in pending_writes:
                pending.problem = cannot_store_error()

    def is_file_intact(self) -> bool:
        return self._file_identity.is_unchanged()

    def _wait_for_batch(self) -> tuple[list[QueuedWrite], bool]:
        """Waits for writes; returns them, up to `MAX_BATCH`, and whether more may come."""
        batch: list[QueuedWrite] = []
        checkpoints = self.writer.checkpoints
        try:
            first = self._queue.get(timeout=None if checkpoints.is_finished else IDLE_BEFORE_CHECKPOINT)
        except Empty:
            if self.is_file_intact():
                checkpoints.checkpoint_whole_wal()
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
        return await self._read_table_or_part(table, late=False)

    async def read_from_snapshot(self, table: str) -> StoredTable | None:
        return await self._read_table_or_part(table, late=True)

    async def _read_table_or_part(self, table: str, *, late: bool) -> StoredTable | None:
        stored = await self._read_in_thread(read_table, table, late=late)
        if stored is not None and not stored.lines:
            raise _log_and_make_read_error(f"the table {table} has no log")
        return stored

    async def peek(self, table: str) -> tuple[Room, int] | None:
        return await self._read_in_thread(read_room, table)

    async def read_chat(self, table: str, last: int) -> Sequence[tuple[float, StoredChatLine]]:
        return await self._read_in_thread(read_chat, table, last)

    async def due_tables(self, now: float) -> Sequence[str]:
        return await self._read_in_thread(read_due_tables, now)

    async def public_rooms(self, most: int) -> Sequence[Room]:
        return await self._read_in_thread(read_public_rooms, most)

    async def table_ids(self) -> Sequence[str]:
        return await self._read_in_thread(read_table_ids)

    async def _read_in_thread(
        self,
        question: Callable[Concatenate[Connection, Asked], Answer],
        *args: Asked.args,
        **kwargs: Asked.kwargs,
    ) -> Answer:
        try:
            return await run_in_thread_and_charge(
                lambda: question(self._reader, *args, **kwargs), self._reading
            )
        except (*DAMAGED, *DAMAGED_ROW) as error:
            raise _log_and_make_read_error(str(error)) from None

    async def close(self) -> None:
        if self._closing:
            return
        self._closing = True
        self._queue.put(None)
        await asyncio.to_thread(self._close_files)

    def _close_files(self) -> None:
        self._thread.join()
        self._reading.shutdown()
        self._reader.close()
        self.writer.connection.close()  # the last connection moves the log into the file


def _open_connections(path: Path) -> tuple[Connection, Connection]:
    try:
        create_empty_file(path)
        missing = is_wal_missing(path)
        writer = open_writer(path)
        try:
            migrate_schema(writer, path)
            sync_folder(path.parent)
            if missing and needs_wal(writer):
                _log.warning("the write-ahead log is lost, and with it the latest changes")
            return writer, open_reader(path)
        except BaseException:
            writer.close()
            raise
    except (OSError, OperationalError) as error:
        raise _unusable_file_refusal("refused-unwritable", path, error) from None
    except DAMAGED as error:
        raise _unusable_file_refusal("refused-unreadable", path, error) from None


def _log_and_make_read_error(why: str) -> CannotRead:
    _log.warning("cannot read the database: %s", why)
    return CannotRead("refused-cannot-read")


def _unusable_file_refusal(key: str, path: Path, error: Exception) -> Refused:
    why = os_error_text(error) if isinstance(error, OSError) else str(error)
    return Refused(key, file=str(path), why=why)


def _resolve_futures(batch: Sequence[QueuedWrite]) -> None:
    """Resolves the futures of a batch, in the event loop's thread."""
    for pending, done in batch:
        if done.done():  # cancelled
            continue
        if pending.problem is None:
            done.set_result(None)
        else:
            done.set_exception(pending.problem)


def _row_of_snapshot(snapshot: StoredSnapshot) -> tuple[int, int, bytes]:
    return snapshot.slot, snapshot.sequence, encode_snapshot(snapshot)


def _row_of_room(room: Room) -> Row:
    return room.opened, is_listed(room), encode_json(room)
