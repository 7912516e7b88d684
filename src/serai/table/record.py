"""Records: how a table was opened, and its journal. Everything else is derived from these.

A record file is JSON lines: the opening first, then one journal entry per line. A file that was cut off
in the middle of a line is good up to the line before.
"""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from serai.table.chance import commitment, secret_from_seed
from serai.table.errors import BadRecord, BrokenSeal, Refused
from serai.table.files import BINARY, take_lock, write_at
from serai.table.journal import Entry
from serai.table.script import ScriptLine

FORMAT = 1


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that a “what if” was taken from, by its commitment, and at the start of which turn."""

    commitment: str
    turn: int


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is settled before the first turn; `bots` names the level of each seat that a bot plays.

    `secret` is absent while a sealed game goes on elsewhere, `origin` in any game that is its own.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    rules: int = 1
    pack: str | None = None
    bots: dict[str, str] = field(default_factory=dict[str, str])
    takebacks: bool = False
    seed: int | None = None
    commitment: str = ""
    secret: str | None = None
    script: dict[str, list[ScriptLine]] = field(default_factory=dict[str, list[ScriptLine]])
    start: dict[str, Any] | None = None
    serai: int = FORMAT
    origin: Origin | UnsetType = UNSET

    @property
    def open_dice(self) -> bool:
        """Whether anyone may know the dice beforehand, because a seed was given by hand."""
        return self.seed is not None

    @property
    def terms(self) -> bytes:
        """What the commitment binds besides the secret: everything but where the table began from."""
        return msgspec.json.encode(msgspec.structs.replace(self, secret=None, commitment="", start=None))

    def sealed(self, secret: bytes) -> "Opening":
        """The same opening with a secret, and the commitment to it."""
        return msgspec.structs.replace(self, secret=secret.hex(), commitment=commitment(secret, self.terms))

    def __repr__(self) -> str:
        return f"Opening({self.game!r}, {self.seats!r}, commitment={self.commitment!r})"  # never the secret


class _Format(Struct, frozen=True):
    """What is read first of any record, whatever else its format holds."""

    serai: int


class Record(Struct, frozen=True):
    opening: Opening
    journal: tuple[Entry, ...] = ()

    def to_lines(self) -> bytes:
        return b"".join(_line(part) for part in (self.opening, *self.journal))


class ReadRecord(Struct, frozen=True):
    """A record as read from a file. `cut` is the line at which a truncated file stopped being whole."""

    record: Record
    cut: int | None = None


def _line(part: Opening | Entry) -> bytes:
    return msgspec.json.encode(part) + b"\n"


def read_record(content: bytes, name: str) -> ReadRecord:
    """Reads a record file; `name` is how messages call it."""
    lines = content.split(b"\n")
    whole = lines.pop() == b""  # a whole file ends with a line break
    if not whole and not lines:
        raise BadRecord("refused-record-none", file=name)
    if not lines:
        raise BadRecord("refused-record-empty", file=name)
    made_by = _decode(lines[0], _Format, name, 1).serai
    if made_by != FORMAT:
        raise BadRecord("refused-record-format", file=name, version=made_by, known=FORMAT)
    opening = _decode(lines[0], Opening, name, 1)
    if opening.secret is not None:
        try:
            check_seal(opening, opening.secret)
        except BrokenSeal as broken:
            raise BrokenSeal("refused-broken-seal", file=name, why=broken) from None
    journal = tuple(_decode(line, Entry, name, number) for number, line in enumerate(lines[1:], 2))
    return ReadRecord(Record(opening, journal), None if whole else len(lines) + 1)


def _decode(line: bytes, kind: Any, name: str, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("refused-record-line", file=name, line=number, why=str(error)) from None


def check_seal(opening: Opening, secret: str) -> bytes:
    """The secret, if it is the one that was committed to."""
    try:
        raw = bytes.fromhex(secret)
    except ValueError:
        raise BrokenSeal("refused-secret-hex") from None
    if len(raw) != 32:
        raise BrokenSeal("refused-secret-length", count=len(raw))
    if opening.seed is not None and secret_from_seed(opening.seed) != raw:
        raise BrokenSeal("refused-secret-seed", seed=str(opening.seed))
    if commitment(raw, opening.terms) != opening.commitment:
        raise BrokenSeal("refused-secret-terms")
    return raw


class RecordFile:
    """A record on disk that grows with its table; what `save` has returned from is on the disk.

    A new record needs a path that is free. `again` goes on with a record that is there: whatever was cut off
    behind its last whole line is dropped, and nothing else is ever written over. It holds a secret, so only
    its owner can read it, and only one table can write it at a time.
    """

    def __init__(self, path: Path, record: Record, *, again: bool = False) -> None:
        flags = os.O_RDWR if again else os.O_RDWR | os.O_CREAT | os.O_EXCL
        self._handle = os.open(path, flags | BINARY, 0o600)
        _lock(self._handle, path)
        self._end = self._saved = 0
        if again:
            content = path.read_bytes()
            self._end = content.rfind(b"\n") + 1
            self._saved = content.count(b"\n") - 1
            os.ftruncate(self._handle, self._end)
        else:
            try:
                self._write(_line(record.opening))
                sync_folder(path.parent)
            except OSError:
                os.close(self._handle)
                path.unlink()
                raise
        self.save(record.journal)

    def save(self, journal: Sequence[Entry]) -> None:
        """Writes what is new. If the disk refuses, the file is as it was, and one may try again."""
        if len(journal) > self._saved:
            self._write(b"".join(_line(entry) for entry in journal[self._saved :]))
            self._saved = len(journal)

    def _write(self, content: bytes) -> None:
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


def _lock(handle: int, path: Path) -> None:
    """Keeps a second table from writing the same record."""
    if not take_lock(handle):
        os.close(handle)
        raise Refused("refused-in-use", file=str(path))


def sync_folder(folder: Path) -> None:
    """Makes the names in a folder last, where the system lets folders be synced."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
