"""File operations that differ between systems: locks, reading and writing at an offset, and errors.

Open files with `os.open` and the flag `BINARY`, or Windows translates line endings.
"""

import errno
import os
import sys
from pathlib import Path

from serai.table.errors import Refused

MAX_BYTES = 1 << 26
"""No record or scenario is nearly as long."""

BINARY: int = getattr(os, "O_BINARY", 0)

if sys.platform == "win32":
    import msvcrt

    _LOCKED = 1 << 30
    """The offset to lock: beyond any content, because nobody can read locked bytes."""

    def try_lock(handle: int) -> bool:
        """Locks the file until the handle is closed; False if another process has locked it."""
        try:
            _lock_first_byte(handle, msvcrt.LK_NBLCK)
        except OSError:
            return False
        return True

    def is_locked(handle: int) -> bool:
        """Whether another process has locked the file."""
        if not try_lock(handle):
            return True
        _lock_first_byte(handle, msvcrt.LK_UNLCK)
        return False

    def read_at(handle: int, count: int, place: int) -> bytes:
        os.lseek(handle, place, os.SEEK_SET)
        return os.read(handle, count)

    def write_at(handle: int, content: bytes, place: int) -> int:
        os.lseek(handle, place, os.SEEK_SET)
        return os.write(handle, content)

    def _lock_first_byte(handle: int, mode: int) -> None:
        os.lseek(handle, _LOCKED, os.SEEK_SET)
        msvcrt.locking(handle, mode, 1)

else:
    import fcntl

    read_at, write_at = os.pread, os.pwrite

    def try_lock(handle: int) -> bool:
        """Locks the file until the handle is closed; False if another process has locked it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def is_locked(handle: int) -> bool:
        """Whether another process has locked the file."""
        try:
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return True
        fcntl.flock(handle, fcntl.LOCK_UN)
        return False


def sync_folder(folder: Path) -> None:
    """Makes file names in a folder durable, on systems that support it."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_bounded(path: Path) -> bytes:
    """The content of a file. Raises OSError if it is too long, or endless like /dev/zero."""
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return content


def unwritable_file_refusal(path: Path, error: OSError) -> Refused:
    return Refused("refused-unwritable", file=str(path), why=os_error_text(error))


def os_error_text(error: OSError) -> str:
    return error.strerror or type(error).__name__
