"""The tables of the file, and how a file of an older version becomes one of this version.

Lines are kept as they come, whatever their table: a commit then touches few pages, and writes an eighth of
what it would if each table's lines lay together. What changes with almost every line (`wakes`) or every turn
(`standings`, `snapshots`) has small rows of its own: a row is rewritten whole.
"""

import os
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection, DatabaseError, connect

from serai.table import Refused
from serai.table.record import sync_folder

DAMAGED = (DatabaseError, UnicodeDecodeError)
"""What comes of reading a damaged file; SQLite may quote a damaged name."""

APPLICATION = 0x53455241  # "SERA", by which the file is known as ours

FIRST_TABLES = (
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice
        id TEXT NOT NULL UNIQUE,
        opened REAL NOT NULL,
        listed INTEGER NOT NULL,  -- whether anyone may find it now
        room TEXT NOT NULL,
        opening TEXT
    )
    """,
    "CREATE INDEX listed_tables ON tables (opened) WHERE listed",
    """
    CREATE TABLE lines (
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        sequence INTEGER NOT NULL,
        at REAL NOT NULL,
        entries TEXT,
        events TEXT,
        said TEXT,
        PRIMARY KEY (number, sequence)
    )
    """,
    "CREATE INDEX said_lines ON lines (number, sequence) WHERE said IS NOT NULL",
    """
    CREATE TABLE standings (
        number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        standing BLOB NOT NULL
    )
    """,
    """
    CREATE TABLE resumptions (
        number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        standing BLOB NOT NULL
    )
    """,
    """
    CREATE TABLE wakes (
        number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        at REAL
    )
    """,
    "CREATE INDEX next_wakes ON wakes (at) WHERE at IS NOT NULL",
)


def make_first_tables(connection: Connection) -> None:
    for statement in FIRST_TABLES:
        connection.execute(statement)


def add_snapshots(connection: Connection) -> None:
    """Turns that a table is taken up from. A table that has none yet is replayed from its first line."""
    connection.execute(
        """
        CREATE TABLE snapshots (
            number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            slot INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            snapshot BLOB NOT NULL,
            PRIMARY KEY (number, slot)
        )
        """
    )


def keep_chat_apart(connection: Connection) -> None:
    """What was said is no part of the game: whoever reads a table need not read it too.

    Lines of chat stay as empty lines, so that the others keep their numbers.
    """
    connection.execute(
        """
        CREATE TABLE chat (
            number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
            spoken INTEGER NOT NULL,  -- rises with each line
            at REAL NOT NULL,
            said TEXT NOT NULL,
            PRIMARY KEY (number, spoken)
        )
        """
    )
    connection.execute("INSERT INTO chat SELECT number, sequence, at, said FROM lines WHERE said IS NOT NULL")
    connection.execute("UPDATE lines SET said = NULL WHERE said IS NOT NULL")
    connection.execute("DROP INDEX said_lines")


def note_need_of_log(connection: Connection) -> None:
    """Whether the log beside the file holds what the file does not: see `Checkpoints`."""
    connection.execute("CREATE TABLE log (needed INTEGER NOT NULL)")
    connection.execute("INSERT INTO log VALUES (FALSE)")


# Each brings a file from the version of its place in the list (a new file has 0) to the next. A migration is
# never changed once a version with it was given away. It must not commit.
MIGRATIONS: list[Callable[[Connection], None]] = [
    make_first_tables,
    add_snapshots,
    keep_chat_apart,
    note_need_of_log,
]


def version_of(connection: Connection, path: Path) -> int:
    """The version of a file, 0 if nothing is in it yet; raises `Refused` if we cannot read it."""
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (parts,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except DAMAGED as error:
        raise Refused("refused-unreadable", file=str(path), why=str(error)) from None
    if application != APPLICATION and (application or version or parts):
        raise Refused("refused-not-ours", file=str(path))
    if version > len(MIGRATIONS):
        raise Refused("refused-newer-file", file=str(path), version=version, known=len(MIGRATIONS))
    return version


def migrate(connection: Connection, path: Path) -> None:
    """Brings a file to this version, all or nothing; one that holds anything is copied beside it before."""
    version = version_of(connection, path)
    if version == len(MIGRATIONS):
        return
    if version:
        back_up(connection, backup_path(path, version))
    connection.execute("PRAGMA foreign_keys = OFF")  # a migration may need to make a table anew
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = version_of(connection, path)  # another house may have been quicker
        for step in MIGRATIONS[version:]:
            step(connection)
        if broken := connection.execute("PRAGMA foreign_key_check").fetchall():
            raise DatabaseError(f"the migration from version {version} leaves {len(broken)} rows astray")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    finally:
        connection.execute("PRAGMA foreign_keys = ON")


def backup_path(path: Path, version: int) -> Path:
    return path.with_name(f"{path.name}.v{version}-backup")


def back_up(connection: Connection, target: Path) -> None:
    """Copies all that the connection sees into a file of its own, which appears only once it is whole."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_file(unfinished)
    copy = connect(unfinished, isolation_level=None)
    try:
        connection.backup(copy)
    finally:
        copy.close()
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
    sync_folder(target.parent)


def make_file(path: Path) -> None:
    """An empty file that only its owner can read, if there is none."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
