"""The folder that a house lives in, and the lock that lets one house at a time write there."""

import os
import time
from pathlib import Path

import platformdirs

from serai.table import Refused
from serai.table.files import BINARY, is_locked, read_at, take_lock, write_at
from serai.table.reading import cannot_write

FILE = "serai.db"
SHELF = "books"
"""Where the packs lie that tables began with: a table goes on with its own after another one ships."""
LOCK = "serai.lock"


def home_folder() -> Path:
    """Where a house keeps what it knows: SERAI_HOME if it is set, else the user's data folder."""
    home = os.environ.get("SERAI_HOME")
    if home:
        return Path(home)
    folder = platformdirs.user_data_path("serai")
    if not folder.is_absolute():  # nobody knows where this user is at home
        raise Refused("refused-no-home")
    return folder


def make_home(home: Path) -> None:
    """Makes the folder, for its owner only. One that is there keeps its mode: it may serve others too."""
    home.mkdir(mode=0o700, parents=True, exist_ok=True)


class HomeLock:
    """Held by the one house that writes in a folder, from `take` to `release` or the end of its process."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def take(cls, home: Path, address: str = "") -> "HomeLock":
        """Raises `Refused` if another house runs there, saying where; or if nothing can be written there."""
        try:
            make_home(home)
            lock = cls(os.open(home / LOCK, os.O_RDWR | os.O_CREAT | BINARY, 0o600))
        except OSError as error:
            raise cannot_write(home / LOCK, error) from None
        if not lock.hold():
            there = _content(lock._handle)
            lock.release()
            if not there:
                raise Refused("refused-house-runs", home=str(home))
            raise Refused("refused-house-runs-at", home=str(home), address=there)
        try:
            lock.announce(address)
        except OSError as error:
            lock.release()
            raise cannot_write(home / LOCK, error) from None
        return lock

    def hold(self) -> bool:
        """Whether the lock is ours now. Whoever looks if a house runs holds it for a moment, so try again."""
        for _ in range(20):
            if take_lock(self._handle):
                return True
            time.sleep(0.01)
        return False

    def announce(self, address: str) -> None:
        """Says where the house is reached."""
        content = address.encode()
        write_at(self._handle, content, 0)
        os.ftruncate(self._handle, len(content))

    def release(self) -> None:
        os.close(self._handle)


def running_house(home: Path) -> str | None:
    """The address of the house that runs in a folder ("" if it has not said it yet); None if none does."""
    try:
        handle = os.open(home / LOCK, os.O_RDONLY | BINARY)
    except OSError:
        return None
    try:
        # What the file says may be left over from a house that was killed.
        return _content(handle) if is_locked(handle) else None
    finally:
        os.close(handle)


def _content(handle: int) -> str:
    return read_at(handle, 1000, 0).decode(errors="replace")
