"""The SQL schema, and the migrations from older versions.

Log entries of all tables are stored in order of arrival, so that a commit touches few pages: it writes an
eighth of what it would if the entries were clustered by table. Data that changes with almost every entry
(`wakes`) or every turn (`standings`, `snapshots`) is in separate small rows, because SQLite rewrites whole
rows.
"""

import os
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection, DatabaseError, connect

from serai.table import Refused
from serai.table.files import sync_folder

DAMAGED = (DatabaseError, UnicodeDecodeError)
"""Errors from reading a damaged file; SQLite may quote a damaged name in a message."""

APPLICATION_ID = 0x53455241  # "SERA"

INITIAL_SCHEMA = (
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


def create_tables(connection: Connection) -> None:
    for statement in INITIAL_SCHEMA:
        connection.execute(statement)


def add_snapshots(connection: Connection) -> None:
    """Adds snapshots. A table without any is replayed from the start."""
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


def move_chat_to_its_own_table(connection: Connection) -> None:
    """Moves the chat out of the log, so that reading a table does not read it too.

    Chat lines remain in the log as empty entries, so that the other entries keep their numbers.
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


def add_dirty_flag(connection: Connection) -> None:
    """Adds the flag that says whether the file needs its log; see `Checkpoints`."""
    connection.execute("CREATE TABLE log (needed INTEGER NOT NULL)")
    connection.execute("INSERT INTO log VALUES (FALSE)")


# Each migrates a file from the version given by its index (a new file has version 0) to the next. A migration
# must not commit. Never change a released one.
MIGRATIONS: list[Callable[[Connection], None]] = [
    create_tables,
    add_snapshots,
    move_chat_to_its_own_table,
    add_dirty_flag,
]


def schema_version_of(connection: Connection, path: Path) -> int:
    """The schema version of a file, 0 if it is empty; raises `Refused` if it is unreadable or not a Serai
    database.
    """
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (parts,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except DAMAGED as error:
        raise Refused("refused-unreadable", file=str(path), why=str(error)) from None
    if application != APPLICATION_ID and (application or version or parts):
        raise Refused("refused-not-ours", file=str(path))
    if version > len(MIGRATIONS):
        raise Refused("refused-newer-file", file=str(path), version=version, known=len(MIGRATIONS))
    return version


def migrate_schema(connection: Connection, path: Path) -> None:
    """Migrates a file to this version in one transaction, after backing up one that is not empty."""
    version = schema_version_of(connection, path)
    if version == len(MIGRATIONS):
        return
    if version:
        back_up_database(connection, backup_path(path, version))
    connection.execute("PRAGMA foreign_keys = OFF")  # a migration may need to rebuild a table
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = schema_version_of(connection, path)  # another server may have been faster
        for step in MIGRATIONS[version:]:
            step(connection)
        if broken := connection.execute("PRAGMA foreign_key_check").fetchall():
            raise DatabaseError(f"the migration from version {version} leaves {len(broken)} orphaned rows")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
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


def back_up_database(connection: Connection, target: Path) -> None:
    """Copies the database into another file, which appears only once it is complete."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    create_empty_file(unfinished)
    copy = connect(unfinished, isolation_level=None)
    try:
        connection.backup(copy)
    finally:
        copy.close()
    with unfinished.open("rb") as file:
        os.fsync(file.fileno())
    unfinished.replace(target)
    sync_folder(target.parent)


def create_empty_file(path: Path) -> None:
    """Creates an empty file that only its owner can read, if there is none."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
