"""The store in one SQLite file: one thread writes and one reads, each with a connection of its own.

While a commit waits for the disk, changes gather, and the next commit takes them all.
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
from serai.house.room import Room
from serai.house.shares import beside
from serai.house.store import (
    CannotKeep,
    CannotRead,
    Change,
    Kept,
    Line,
    Said,
    Standing,
    Store,
    StoredSnapshot,
)
from serai.house.store.checkpoints import is_needed
from serai.house.store.home import FILE, make_home
from serai.house.store.log_file import is_missing
from serai.house.store.presence import Presence
from serai.house.store.reading import (
    open_reader,
    read_due,
    read_public,
    read_room,
    read_said,
    read_table,
    read_tables,
)
from serai.house.store.rows import DAMAGED_ROW, bytes_of, bytes_of_snapshot, is_listed, row_of, text_of
from serai.house.store.schema import DAMAGED, make_file, migrate
from serai.house.store.writing import Draft, Row, Writer, cannot_keep, open_writer
from serai.table import Refused
from serai.table.reading import why_not
from serai.table.record import sync_folder

_log = logging.getLogger(__name__)

MOST_AT_ONCE = 1_000

REST = 10.0
"""Seconds without anything to write after which the file is whole by itself."""

Waiting = tuple[Draft, Future[None]]
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class SqliteStore(Store):
    """Open one with `open_file` or `open_home`, and `close` it: then all that was asked for is written.

    It belongs to the event loop in which it was opened.
    """

    def __init__(self, path: Path, writer: Connection, reader: Connection, loop: AbstractEventLoop) -> None:
        self.path = path
        self.writer = Writer(writer)
        self._presence = Presence(path)
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "serai-reader")
        self._loop = loop
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closing = False
        self._thread = Thread(target=self._write_on, name="serai-writer", daemon=True)
        self._thread.start()

    @classmethod
    async def open_home(cls, home: Path) -> "SqliteStore":
        """The store of a house, in its folder."""
        await asyncio.to_thread(make_home, home)
        return await cls.open_file(home / FILE)

    @classmethod
    async def open_file(cls, path: Path) -> "SqliteStore":
        """Makes the file, or brings it to this version. Raises `Refused` where it cannot be used."""
        writer, reader = await asyncio.to_thread(_open, path)
        return cls(path, writer, reader, asyncio.get_running_loop())

    # Writing

    async def open(self, room: Room, at: float) -> None:
        await self.bring(Kept(room, None, (Line(0, at),)))

    async def bring(self, kept: Kept) -> None:
        room = kept.room
        opening = None if kept.opening is None else text_of(kept.opening)
        await self._keep(
            Draft(
                room.table,
                [row_of(line) for line in kept.lines],
                new=(room.table, *_row_of_room(room), opening),
                standing=bytes_of(kept.standing),
                snapshots=[_row_of_snapshot(snapshot) for snapshot in kept.snapshots],
                resumption=bytes_of(kept.resumed),
            )
        )

    async def write(self, change: Change) -> None:
        await self._keep(
            Draft(
                change.table,
                [row_of(change.line)],
                room=None if change.room is None else _row_of_room(change.room),
                opening=None if change.opening is None else text_of(change.opening),
                standing=bytes_of(change.standing),
                snapshots=[_row_of_snapshot(change.snapshot)] if change.snapshot else (),
                wakes=change.wakes,
            )
        )

    async def resume(self, table: str, standing: Standing, line: Line) -> None:
        await self._keep(Draft(table, [row_of(line)], resumption=bytes_of(standing)))

    async def say(self, table: str, at: float, said: Said) -> None:
        await self._keep(Draft(table, said=(at, text_of(said))))

    async def delete(self, table: str) -> None:
        await self._keep(Draft(table, delete=True))

    def _keep(self, draft: Draft) -> Future[None]:
        if self._closing:
            raise CannotKeep("refused-closing")
        done = self._loop.create_future()
        self._queue.put((draft, done))
        return done

    def _write_on(self) -> None:
        """The writer's thread."""
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if not batch:
                continue
            drafts = [draft for draft, _ in batch]
            with metrics.COMMITS.time():
                self._write(drafts)
            with suppress(RuntimeError):  # the loop was closed, and nobody waits any more
                self._loop.call_soon_threadsafe(_settle, batch)
            if self.is_there():
                self.writer.checkpoints.move_if_long(len(batch))
        if self.is_there():
            self.writer.checkpoints.rest()

    def _write(self, drafts: Sequence[Draft]) -> None:
        if self.is_there():
            self.writer.write(drafts)
        if not self.is_there():
            _log.error("the file was deleted or replaced while it was open; nothing more is kept")
            for draft in drafts:
                draft.problem = cannot_keep()

    def is_there(self) -> bool:
        return self._presence.holds()

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        """All that waits, up to a bound, as soon as anything does; and whether there will be more."""
        batch: list[Waiting] = []
        checkpoints = self.writer.checkpoints
        try:
            first = self._queue.get(timeout=None if checkpoints.at_rest else REST)
        except Empty:
            if self.is_there():
                checkpoints.rest()
            return batch, True
        if first is None:
            return batch, False
        batch.append(first)
        with suppress(Empty):
            while len(batch) < MOST_AT_ONCE:
                waiting = self._queue.get_nowait()
                if waiting is None:
                    return batch, False
                batch.append(waiting)
        return batch, True

    # Reading

    async def read(self, table: str) -> Kept | None:
        return await self._read(table, late=False)

    async def read_late(self, table: str) -> Kept | None:
        return await self._read(table, late=True)

    async def _read(self, table: str, *, late: bool) -> Kept | None:
        kept = await self._ask(read_table, table, late=late)
        if kept is not None and not kept.lines:
            raise _cannot_read(f"the table {table} has no line")
        return kept

    async def glance(self, table: str) -> tuple[Room, int] | None:
        return await self._ask(read_room, table)

    async def said(self, table: str, last: int) -> Sequence[tuple[float, Said]]:
        return await self._ask(read_said, table, last)

    async def due(self, now: float) -> Sequence[str]:
        return await self._ask(read_due, now)

    async def public(self, most: int) -> Sequence[Room]:
        return await self._ask(read_public, most)

    async def tables(self) -> Sequence[str]:
        return await self._ask(read_tables)

    async def _ask(
        self,
        question: Callable[Concatenate[Connection, Asked], Answer],
        *args: Asked.args,
        **kwargs: Asked.kwargs,
    ) -> Answer:
        try:
            return await beside(lambda: question(self._reader, *args, **kwargs), self._reading)
        except (*DAMAGED, *DAMAGED_ROW) as error:
            raise _cannot_read(str(error)) from None

    async def close(self) -> None:
        if self._closing:
            return
        self._closing = True
        self._queue.put(None)
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._thread.join()
        self._reading.shutdown()
        self._reader.close()
        self.writer.connection.close()  # the last to go moves the log into the file


def _open(path: Path) -> tuple[Connection, Connection]:
    try:
        make_file(path)
        missing = is_missing(path)
        writer = open_writer(path)
        try:
            migrate(writer, path)
            sync_folder(path.parent)
            if missing and is_needed(writer):
                _log.warning("the log beside the file is lost, and with it what was done last")
            return writer, open_reader(path)
        except BaseException:
            writer.close()
            raise
    except (OSError, OperationalError) as error:
        raise _unusable("refused-unwritable", path, error) from None
    except DAMAGED as error:
        raise _unusable("refused-unreadable", path, error) from None


def _cannot_read(why: str) -> CannotRead:
    _log.warning("the file cannot be read: %s", why)
    return CannotRead("refused-cannot-read")


def _unusable(key: str, path: Path, error: Exception) -> Refused:
    why = why_not(error) if isinstance(error, OSError) else str(error)
    return Refused(key, file=str(path), why=why)


def _settle(batch: Sequence[Waiting]) -> None:
    """Tells all who wait for a batch, in the loop's thread."""
    for draft, done in batch:
        if done.done():  # whoever waited went away
            continue
        if draft.problem is None:
            done.set_result(None)
        else:
            done.set_exception(draft.problem)


def _row_of_snapshot(snapshot: StoredSnapshot) -> tuple[int, int, bytes]:
    return snapshot.slot, snapshot.sequence, bytes_of_snapshot(snapshot)


def _row_of_room(room: Room) -> Row:
    return room.opened, is_listed(room), text_of(room)
