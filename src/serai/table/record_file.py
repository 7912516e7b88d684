"""A record on disk that grows with its table."""

import os
from collections.abc import Sequence
from pathlib import Path

from serai.table.errors import Refused
from serai.table.files import BINARY, sync_folder, try_lock, write_at
from serai.table.journal import Entry
from serai.table.record import Record, encode_line


class RecordFile:
    """Writes a record to disk as it grows; entries are on disk once `save` has returned.

    A new record needs an unused path. `append` continues an existing record: it drops an incomplete last line
    and overwrites nothing else. The file contains a secret, so only its owner can read it; it is locked, so
    that only one table can write to it.
    """

    def __init__(self, path: Path, record: Record, *, append: bool = False) -> None:
        flags = os.O_RDWR if append else os.O_RDWR | os.O_CREAT | os.O_EXCL
        self._handle = os.open(path, flags | BINARY, 0o600)
        _lock_file_or_refuse(self._handle, path)
        self._end = self._saved = 0
        if append:
            content = path.read_bytes()
            self._end = content.rfind(b"\n") + 1
            self._saved = content.count(b"\n") - 1
            os.ftruncate(self._handle, self._end)
        else:
            try:
                self._append_and_sync(encode_line(record.opening))
                sync_folder(path.parent)
            except OSError:
                os.close(self._handle)
                path.unlink()
                raise
        self.save(record.journal)

    def save(self, journal: Sequence[Entry]) -> None:
        """Writes the new entries. If that fails, the file is unchanged and the call can be repeated."""
        if len(journal) > self._saved:
            self._append_and_sync(b"".join(encode_line(entry) for entry in journal[self._saved :]))
            self._saved = len(journal)

    def _append_and_sync(self, content: bytes) -> None:
        try:
            written = 0
            while written < len(content):
                written += write_at(self._handle, content[written:], self._end + written)
            os.fsync(self._handle)
        except OSError:
            os.ftruncate(self._handle, self._end)
            raise
        self._end += len(content)

    def close(self) -> None:
        os.close(self._handle)


def _lock_file_or_refuse(handle: int, path: Path) -> None:
    if not try_lock(handle):
        os.close(handle)
        raise Refused("refused-in-use", file=str(path))
