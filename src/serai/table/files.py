"""What systems do differently with an open file: locking it, and reading and writing at a place in it.

A handle comes from `os.open` with `BINARY` among its flags, or else Windows changes the ends of lines.
"""

import os
import sys

BINARY: int = getattr(os, "O_BINARY", 0)

if sys.platform == "win32":
    import msvcrt

    _LOCKED = 1 << 30
    """The byte that stands for the file. It lies behind all content, since locked bytes cannot be read."""

    def take_lock(handle: int) -> bool:
        """Locks the file until the handle is closed; False where somebody else has locked it."""
        try:
            _locking(handle, msvcrt.LK_NBLCK)
        except OSError:
            return False
        return True

    def is_locked(handle: int) -> bool:
        """Whether somebody else has locked the file."""
        if not take_lock(handle):
            return True
        _locking(handle, msvcrt.LK_UNLCK)
        return False

    def read_at(handle: int, count: int, place: int) -> bytes:
        os.lseek(handle, place, os.SEEK_SET)
        return os.read(handle, count)

    def write_at(handle: int, content: bytes, place: int) -> int:
        os.lseek(handle, place, os.SEEK_SET)
        return os.write(handle, content)

    def _locking(handle: int, mode: int) -> None:
        os.lseek(handle, _LOCKED, os.SEEK_SET)
        msvcrt.locking(handle, mode, 1)

else:
    import fcntl

    read_at, write_at = os.pread, os.pwrite

    def take_lock(handle: int) -> bool:
        """Locks the file until the handle is closed; False where somebody else has locked it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def is_locked(handle: int) -> bool:
        """Whether somebody else has locked the file."""
        try:
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return True
        fcntl.flock(handle, fcntl.LOCK_UN)
        return False
