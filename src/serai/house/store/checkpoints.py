"""Moving what was committed from the log beside the file into the file, without holding up commits."""

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from sqlite3 import Connection, Error

from serai.house.store.writing import open_writer

logger = logging.getLogger(__name__)

EVERY = 2_000  # changes
LONG_LOG = 16_000  # pages


class Checkpoints:
    """Runs checkpoints in a thread of its own; commits go on meanwhile.

    While they do, the log is never quite moved, and so never starts anew. If it gets long, the writer moves
    the little that is left itself.
    """

    def __init__(self, path: Path, every: int = EVERY, long_log: int = LONG_LOG) -> None:
        self.finished_by_writer = 0
        self._connection = open_writer(path)
        self._thread = ThreadPoolExecutor(1, "serai-checkpoints")
        self._running: Future[bool] | None = None
        self._every = every
        self._long_log = long_log
        self._waiting = 0

    def committed(self, changes: int, writer: Connection) -> None:
        """Called by the writer after each commit."""
        self._waiting += changes
        if self._running is not None and self._running.done():
            is_long, self._running = self._running.result(), None
            if is_long:
                move_log(writer)
                self.finished_by_writer += 1
        if self._running is None and self._waiting >= self._every:
            self._waiting = 0
            self._running = self._thread.submit(self._run)

    def _run(self) -> bool:
        """Moves what is in the log by now; returns whether the log is long."""
        return move_log(self._connection) > self._long_log

    def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()


def move_log(connection: Connection) -> int:
    """Moves what can be moved without waiting for anyone; returns how many pages the log has."""
    try:
        _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except Error as error:  # it stays in the log, where it is as safe
        logger.warning("a checkpoint failed: %s", error)
        return 0
    return pages
