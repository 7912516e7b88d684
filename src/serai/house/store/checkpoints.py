"""Moving what was committed from the log beside the file into the file.

Only the thread that commits does it: SQLite before 3.51.3 may damage a file into which one connection moves
the log while another commits.
"""

import logging
from sqlite3 import Connection, Error

logger = logging.getLogger(__name__)

EVERY = 1_000  # changes

_IS_NEEDED = "SELECT needed FROM log"
_SAY_NEEDED = "UPDATE log SET needed = ?"


class Checkpoints:
    """While there is something to write the file needs its log, and says so. At rest it is whole by itself.

    So a copy of a file at rest is a backup, and a log that somebody has lost is missed.
    """

    def __init__(self, connection: Connection, every: int = EVERY) -> None:
        self.at_rest = False
        self._connection = connection
        self._every = every
        self._waiting = 0
        self._says_needed = is_needed(connection)
        self._said_in_file = False

    def commit(self) -> None:
        """Ends a transaction."""
        if not self._says_needed:
            self._connection.execute(_SAY_NEEDED, (True,))
        self._connection.execute("COMMIT")
        self.at_rest = False
        self._says_needed = True

    def move_if_long(self, changes: int) -> None:
        """Called after so many changes more, once those who waited for them were told."""
        self._waiting += changes
        if self._waiting >= self._every or not self._said_in_file:
            self._waiting = 0
            self._said_in_file = self._move("PASSIVE")

    def rest(self) -> None:
        """Called when there has been nothing to write for a while, and at the end."""
        try:
            if self._says_needed:
                self._connection.execute(_SAY_NEEDED, (False,))
                self._says_needed = self._said_in_file = False
        except Error as error:
            logger.warning("the file cannot be brought to rest: %s", error)
            return
        self._connection.execute("PRAGMA busy_timeout = 100")  # whoever reads just now need not be waited for
        self.at_rest = self._move("TRUNCATE")
        self._connection.execute("PRAGMA busy_timeout = 10000")

    def _move(self, how: str) -> bool:
        """Moves the log; returns whether all of it was moved."""
        try:
            busy, pages, moved = self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        except Error as error:  # it stays in the log, where it is as safe
            logger.warning("a checkpoint failed: %s", error)
            return False
        return not busy and pages == moved


def is_needed(connection: Connection) -> bool:
    """Whether the file, as the connection sees it, says that it needs its log."""
    return any(needed for (needed,) in connection.execute(_IS_NEEDED))
