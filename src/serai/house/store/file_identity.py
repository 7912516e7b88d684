"""Detects that the open database file was deleted or replaced.

Otherwise the server could keep writing to a deleted file without an error, and lose everything when it stops.
"""

import os
from pathlib import Path


class FileIdentity:
    """Notices if the file, or the log beside it, was deleted, moved or replaced."""

    def __init__(self, path: Path) -> None:
        self._files = (str(path), str(wal_path(path)))
        self._known = [_device_and_inode(file) for file in self._files]

    def is_unchanged(self) -> bool:
        for at, file in enumerate(self._files):
            found = _device_and_inode(file)
            if self._known[at] is None:  # the log is created when it is first needed
                self._known[at] = found
            elif found != self._known[at]:
                return False
        return True


def wal_path(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def _device_and_inode(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)  # noqa: PTH116 (asked for every commit, and a Path takes much longer)
    except OSError:
        return None
    return found.st_dev, found.st_ino
