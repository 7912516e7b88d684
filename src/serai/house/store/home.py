"""The server's home folder, and the lock that lets only one server write there."""

import os
import time
from pathlib import Path

import platformdirs

from serai.table import Refused
from serai.table.files import BINARY, is_locked, read_at, try_lock, unwritable_file_refusal, write_at

DATABASE_FILE = "serai.db"
BOOK_STORE = "books"
"""The folder with copies of the packs that tables use, so that a table keeps its pack when a newer one ships.
"""
LOCK_FILE = "serai.lock"


def home_folder() -> Path:
    """SERAI_HOME if it is set, else the user's data folder."""
    home = os.environ.get("SERAI_HOME")
    if home:
        return Path(home)
    folder = platformdirs.user_data_path("serai")
    if not folder.is_absolute():  # the user has no home folder
        raise Refused("refused-no-home")
    return folder


def create_home_folder(home: Path) -> None:
    """Creates the folder, accessible only to its owner. An existing one keeps its mode."""
    home.mkdir(mode=0o700, parents=True, exist_ok=True)


class HomeLock:
    """Held by the server that writes to a folder, until `release` or the end of the process."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def acquire(cls, home: Path, address: str = "") -> "HomeLock":
        """Raises `Refused` if another server is running there, or if the folder is not writable."""
        try:
            create_home_folder(home)
            lock = cls(os.open(home / LOCK_FILE, os.O_RDWR | os.O_CREAT | BINARY, 0o600))
        except OSError as error:
            raise unwritable_file_refusal(home / LOCK_FILE, error) from None
        if not lock.try_acquire():
            there = _read_address(lock._handle)
            lock.release()
            if not there:
                raise Refused("refused-house-runs", home=str(home))
            raise Refused("refused-house-runs-at", home=str(home), address=there)
        try:
            lock.write_address(address)
        except OSError as error:
            lock.release()
            raise unwritable_file_refusal(home / LOCK_FILE, error) from None
        return lock

    def try_acquire(self) -> bool:
        """Tries several times, since `address_of_running_house` holds the lock briefly."""
        for _ in range(20):
            if try_lock(self._handle):
                return True
            time.sleep(0.01)
        return False

    def write_address(self, address: str) -> None:
        """Writes the server's address into the lock file."""
        content = address.encode()
        write_at(self._handle, content, 0)
        os.ftruncate(self._handle, len(content))

    def release(self) -> None:
        os.close(self._handle)


def address_of_running_house(home: Path) -> str | None:
    """The address of the server running in a folder ("" if not written yet); None if there is none."""
    try:
        handle = os.open(home / LOCK_FILE, os.O_RDONLY | BINARY)
    except OSError:
        return None
    try:
        # If nobody holds the lock, the content is left over from a killed server.
        return _read_address(handle) if is_locked(handle) else None
    finally:
        os.close(handle)


def _read_address(handle: int) -> str:
    return read_at(handle, 1000, 0).decode(errors="replace")
