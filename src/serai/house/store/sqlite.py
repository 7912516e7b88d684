"""The store in one SQLite file: one thread writes and one reads, each with its own connection."""

import asyncio
import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import Connection, OperationalError
from typing import Concatenate

from serai.house.cpu_quotas import run_in_thread_and_charge
from serai.house.store.checkpoints import is_marked_as_needing_wal
from serai.house.store.database_store import Answer, Asked, DatabaseStore, log_and_make_read_error
from serai.house.store.encoding import PendingWrite
from serai.house.store.file_identity import FileIdentity
from serai.house.store.home import DATABASE_FILE, create_home_folder
from serai.house.store.reading import Reader, open_reader, read_transaction
from serai.house.store.rows import DAMAGED_ROW
from serai.house.store.schema import DAMAGED, create_empty_file, migrate_schema
from serai.house.store.wal_check import is_wal_missing
from serai.house.store.writing import Writer, cannot_store_error, open_writer
from serai.table import Refused
from serai.table.files import os_error_text, sync_folder

_log = logging.getLogger(__name__)

IDLE_BEFORE_CHECKPOINT = 10.0
"""Seconds without writes until the log is moved into the file."""


class SqliteStore(DatabaseStore):
    """Open it with `open_file` or `open_home`; `close` finishes all writes."""

    def __init__(self, path: Path, writer: Connection, reader: Connection, loop: AbstractEventLoop) -> None:
        super().__init__(loop)
        self.path = path
        self.writer = Writer(writer)
        self._file_identity = FileIdentity(path)
        self._reader = reader
        self._reading = ThreadPoolExecutor(1, "serai-reader")
        self._start_writing()

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

    def is_healthy(self) -> bool:
        """Whether the open file was not deleted or replaced."""
        return self._file_identity.is_unchanged()

    def _write_batch(self, pending_writes: Sequence[PendingWrite]) -> None:
        if self.is_healthy():
            self.writer.write_batch(pending_writes)
        if not self.is_healthy():
            _log.error("the database file was deleted or replaced while open; nothing more is stored")
            for pending in pending_writes:
                pending.problem = cannot_store_error()

    def _after_batch(self, count: int) -> None:
        if self.is_healthy():
            self.writer.checkpoints.checkpoint_if_due(count)

    def _idle_timeout(self) -> float | None:
        return None if self.writer.checkpoints.is_finished else IDLE_BEFORE_CHECKPOINT

    def _when_idle(self) -> None:
        if self.is_healthy():
            self.writer.checkpoints.checkpoint_whole_wal()

    def _before_close(self) -> None:
        self._when_idle()

    async def _read_in_thread(
        self,
        question: Callable[Concatenate[Reader, Asked], Answer],
        *args: Asked.args,
        **kwargs: Asked.kwargs,
    ) -> Answer:
        def ask_in_transaction() -> Answer:
            with read_transaction(self._reader) as reader:
                return question(reader, *args, **kwargs)

        try:
            return await run_in_thread_and_charge(ask_in_transaction, self._reading)
        except (*DAMAGED, *DAMAGED_ROW) as error:
            raise log_and_make_read_error(str(error)) from None

    def _close_connections(self) -> None:
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
            if missing and is_marked_as_needing_wal(writer):
                _log.warning("the write-ahead log is lost, and with it the latest changes")
            return writer, open_reader(path)
        except BaseException:
            writer.close()
            raise
    except (OSError, OperationalError) as error:
        raise _unusable_file_refusal("refused-unwritable", path, error) from None
    except DAMAGED as error:
        raise _unusable_file_refusal("refused-unreadable", path, error) from None


def _unusable_file_refusal(refusal_key: str, path: Path, error: Exception) -> Refused:
    why = os_error_text(error) if isinstance(error, OSError) else str(error)
    return Refused(refusal_key, file=str(path), why=why)
