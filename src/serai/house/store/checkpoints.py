"""Checkpoints: moving commits from the write-ahead log into the database file.

Only the thread that commits runs them, because SQLite before 3.51.3 may damage the file if one connection
runs a checkpoint while another commits.
"""

import logging
from sqlite3 import Connection, Error

logger = logging.getLogger(__name__)

CHANGES_PER_CHECKPOINT = 1_000

_READ_DIRTY = "SELECT needed FROM log"
_SET_DIRTY = "UPDATE log SET needed = ?"


class Checkpoints:
    """Records in the file whether it needs its log. When idle, the file is complete without it.

    A copy of an idle file is therefore a complete backup, and a missing log is noticed.
    """

    def __init__(self, connection: Connection, every: int = CHANGES_PER_CHECKPOINT) -> None:
        self.is_finished = False
        self._connection = connection
        self._every = every
        self._waiting = 0
        self._is_marked_dirty = is_marked_as_needing_wal(connection)
        self._mark_is_in_file = False

    def commit(self) -> None:
        """Commits the transaction."""
        if not self._is_marked_dirty:
            self._connection.execute(_SET_DIRTY, (True,))
        self._connection.execute("COMMIT")
        self.is_finished = False
        self._is_marked_dirty = True

    def checkpoint_if_due(self, changes: int) -> None:
        """Counts committed changes; call it after their futures are resolved."""
        self._waiting += changes
        if self._waiting >= self._every or not self._mark_is_in_file:
            self._waiting = 0
            self._mark_is_in_file = self._try_to_checkpoint_whole_wal("PASSIVE")

    def checkpoint_whole_wal(self) -> None:
        """Moves the whole log; call it when there is nothing to write, and before closing."""
        try:
            if self._is_marked_dirty:
                self._connection.execute(_SET_DIRTY, (False,))
                self._is_marked_dirty = self._mark_is_in_file = False
        except Error as error:
            logger.warning("cannot mark the database as complete: %s", error)
            return
        self._connection.execute("PRAGMA busy_timeout = 100")  # do not wait long for readers
        self.is_finished = self._try_to_checkpoint_whole_wal("TRUNCATE")
        self._connection.execute("PRAGMA busy_timeout = 10000")

    def _try_to_checkpoint_whole_wal(self, checkpoint_mode: str) -> bool:
        """Runs a checkpoint and returns whether the whole log was moved."""
        try:
            busy, pages, moved = self._connection.execute(
                f"PRAGMA wal_checkpoint({checkpoint_mode})"
            ).fetchone()
        except Error as error:  # the data is just as safe in the log
            logger.warning("checkpoint failed: %s", error)
            return False
        return not busy and pages == moved


def is_marked_as_needing_wal(connection: Connection) -> bool:
    """Whether the file is marked as needing its log."""
    return any(needed for (needed,) in connection.execute(_READ_DIRTY))


def mark_as_needing_no_wal(connection: Connection) -> None:
    """Marks a copy, which contains what was in the log, as one that needs none."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'log'").fetchone():  # not in older files
        connection.execute(_SET_DIRTY, (False,))
