"""Records: how a table was opened, and its journal. Everything else is derived from these.

A record file is JSON lines: the opening first, then one journal entry per line. A file that ends in the
middle of a line is valid up to the line before.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from serai.table.chance import Count, commitment, secret_from_seed
from serai.table.errors import BadRecord, BrokenSeal
from serai.table.journal import Entry
from serai.table.scripted_chance import ScriptLine

FORMAT = 1


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The origin of a “what if”: the commitment of the game, and the turn that it starts from."""

    commitment: str
    turn: int


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is fixed before the first turn; `bots` maps seats to the levels of their bots.

    `secret` is missing from records of unfinished sealed games, `origin` from all but “what if” games.
    `heard` says how often the seats together have heard each part of the content pack in earlier games, by
    its id (in the Nights `strip#paragraph`); it is missing if nobody sent a list.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    rules: int = 1
    pack: str | None = None
    bots: dict[str, str] = {}
    takebacks: bool = False
    seed: int | None = None
    commitment: str = ""
    secret: str | None = None
    script: dict[str, list[ScriptLine]] = {}
    start: dict[str, Any] | None = None
    serai: int = FORMAT
    origin: Origin | UnsetType = UNSET
    heard: dict[str, Count] | UnsetType = UNSET

    @property
    def has_predictable_dice(self) -> bool:
        """Whether the dice can be known in advance, because the table was opened with a seed."""
        return self.seed is not None

    @property
    def committed_bytes(self) -> bytes:
        """What the commitment covers besides the secret: everything except the start position."""
        return msgspec.json.encode(msgspec.structs.replace(self, secret=None, commitment="", start=None))

    def with_secret(self, secret: bytes) -> "Opening":
        """The same opening with a secret, and the commitment to it."""
        return msgspec.structs.replace(
            self, secret=secret.hex(), commitment=commitment(secret, self.committed_bytes)
        )

    def __repr__(self) -> str:
        return f"Opening({self.game!r}, {self.seats!r}, commitment={self.commitment!r})"  # never the secret


class _Format(Struct, frozen=True):
    """The part of the opening that every record format has."""

    serai: int


class _PartialRecord(Struct, frozen=True):
    """What a server exports of a game that is not over: it has the opening inside its only line."""

    opening: dict[str, Any]
    events: list[Any]


class Record(Struct, frozen=True):
    opening: Opening
    journal: tuple[Entry, ...] = ()

    def to_lines(self) -> bytes:
        return b"".join(encode_line(part) for part in (self.opening, *self.journal))


class ReadRecord(Struct, frozen=True):
    """A record read from a file. `cut` is the number of the incomplete last line of a truncated file."""

    record: Record
    cut: int | None = None


def encode_line(part: Opening | Entry) -> bytes:
    return msgspec.json.encode(part) + b"\n"


def read_record(content: bytes, name: str) -> ReadRecord:
    """Parses a record file; `name` is its name in error messages."""
    lines = content.split(b"\n")
    whole = lines.pop() == b""  # a complete file ends with a line break
    if not whole and not lines:
        raise BadRecord("refused-record-none", file=name)
    if not lines:
        raise BadRecord("refused-record-empty", file=name)
    if _is_partial_record(lines[0]):
        raise BadRecord("refused-record-unfinished", file=name)
    made_by = _decode_line(lines[0], _Format, name, 1).serai
    if made_by != FORMAT:
        raise BadRecord("refused-record-format", file=name, version=made_by, known=FORMAT)
    opening = _decode_line(lines[0], Opening, name, 1)
    if opening.secret is not None:
        try:
            decode_and_check_secret(opening, opening.secret)
        except BrokenSeal as broken:
            raise BrokenSeal("refused-broken-seal", file=name, why=broken) from None
    journal = tuple(_decode_line(line, Entry, name, number) for number, line in enumerate(lines[1:], 2))
    return ReadRecord(Record(opening, journal), None if whole else len(lines) + 1)


def _is_partial_record(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=_PartialRecord)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def _decode_line(line: bytes, kind: Any, name: str, number: int) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord("refused-record-line", file=name, line=number, why=str(error)) from None


def decode_and_check_secret(opening: Opening, secret: str) -> bytes:
    """The secret, if it matches the commitment."""
    try:
        raw = bytes.fromhex(secret)
    except ValueError:
        raise BrokenSeal("refused-secret-hex") from None
    if len(raw) != 32:
        raise BrokenSeal("refused-secret-length", count=len(raw))
    if opening.seed is not None and secret_from_seed(opening.seed) != raw:
        raise BrokenSeal("refused-secret-seed", seed=str(opening.seed))
    if commitment(raw, opening.committed_bytes) != opening.commitment:
        raise BrokenSeal("refused-secret-terms")
    return raw
