"""Whether the file that is written to is still the one that lies there.

Whoever deletes or replaces an open file takes nothing away from those who have it open: they could go on
writing, and it would all be lost in the end.
"""

from pathlib import Path


class Presence:
    """Notices when the file, or the log beside it, was deleted, moved or replaced."""

    def __init__(self, path: Path) -> None:
        self._files = (path, log_beside(path))
        self._known = [_identity(file) for file in self._files]

    def holds(self) -> bool:
        for at, file in enumerate(self._files):
            found = _identity(file)
            if self._known[at] is None:  # the log is made when it is first needed
                self._known[at] = found
            elif found != self._known[at]:
                return False
        return True


def log_beside(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
