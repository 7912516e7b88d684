"""Backs up the home folder of a server, also while it is running."""

import shutil
from contextlib import closing
from pathlib import Path
from sqlite3 import OperationalError
from tempfile import mkdtemp

from serai.house.store.databases import configured_database
from serai.house.store.home import BOOK_STORE
from serai.house.store.reading import open_reader
from serai.house.store.schema import DAMAGED, back_up_database, schema_version_of
from serai.table import Refused
from serai.table.files import sync_folder, unwritable_file_refusal


def back_up_home(home: Path, target: Path) -> Path:
    """Copies the database and the Books of its tables to a new folder, from which a server can start.

    Returns the file that was copied. The folder appears only once it is complete.
    """
    database = configured_database(home)
    if not isinstance(database, Path):
        raise Refused("refused-backup-postgresql", database=str(database))
    if not database.is_file():
        raise Refused("refused-no-file", file=str(database))
    if target.exists():
        raise Refused("refused-backup-exists", folder=str(target))
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished = Path(mkdtemp(".unfinished", f"{target.name}.", target.parent))
    except OSError as error:
        raise unwritable_file_refusal(target, error) from None
    try:
        _copy_database(database, unfinished / database.name)
        # A Book is there before the first table that uses it, so it is copied after the tables.
        if (home / BOOK_STORE).is_dir():
            shutil.copytree(home / BOOK_STORE, unfinished / BOOK_STORE)
        unfinished.rename(target)
        sync_folder(target.parent)
    except OSError as error:
        raise unwritable_file_refusal(target, error) from None
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return database


def _copy_database(source: Path, target: Path) -> None:
    try:
        with closing(open_reader(source)) as connection:
            schema_version_of(connection, source)
            back_up_database(connection, target)
    except OperationalError as error:  # such as a full disk
        raise Refused("refused-unwritable", file=str(target), why=str(error)) from None
    except DAMAGED as error:
        raise Refused("refused-unreadable", file=str(source), why=str(error)) from None
