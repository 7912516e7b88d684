"""What is kept, as columns of text (positions as bytes), and read back from them."""

from hashlib import blake2b
from typing import Any

import msgspec

from serai.house.room import Room
from serai.house.store import Line, Said, Standing, StoredSnapshot
from serai.table import Opening
from serai.table.events import Told
from serai.table.journal import Entry

DAMAGED_ROW = (msgspec.MsgspecError, TypeError)
"""What comes of reading a row that is not as it was written."""

LineRow = tuple[int, float, str | None, str | None]
"""Sequence, time, entries, events."""

_DIGEST = 16  # bytes

_encoder = msgspec.json.Encoder()
_room = msgspec.json.Decoder(Room)
_opening = msgspec.json.Decoder(Opening)
_entries = msgspec.json.Decoder(tuple[Entry, ...])
_events = msgspec.json.Decoder(list[tuple[str, dict[str, Any], tuple[str, ...] | None]])
_said = msgspec.json.Decoder(Said)
_standing = msgspec.msgpack.Decoder(Standing)
_snapshot = msgspec.msgpack.Decoder(StoredSnapshot)
_packer = msgspec.msgpack.Encoder()


def text_of(part: object) -> str:
    return _encoder.encode(part).decode()


def row_of(line: Line) -> LineRow:
    """What is empty takes no room."""
    return (
        line.sequence,
        line.at,
        text_of(line.entries) if line.entries else None,
        text_of(line.events) if line.events else None,
    )


def line_of(row: LineRow) -> Line:
    sequence, at, entries, events = row
    return Line(
        sequence,
        at,
        () if entries is None else _entries.decode(entries),
        () if events is None else tuple(Told(*event) for event in _events.decode(events)),
    )


def said_of(text: str) -> Said:
    return _said.decode(text)


def room_of(text: str) -> Room:
    return _room.decode(text)


def opening_of(text: str | None) -> Opening | None:
    return None if text is None else _opening.decode(text)


def bytes_of(standing: Standing | None) -> bytes | None:
    return None if standing is None else _packer.encode(standing)


def standing_of(content: bytes) -> Standing:
    return _standing.decode(content)


def bytes_of_snapshot(snapshot: StoredSnapshot) -> bytes:
    """With a digest in front: a number in it that was damaged would not be noticed otherwise."""
    content = _packer.encode(snapshot)
    return _digest(content) + content


def snapshot_of(stored: bytes) -> StoredSnapshot | None:
    """None where it is damaged or of another version: a table can do without."""
    try:
        digest, content = stored[:_DIGEST], stored[_DIGEST:]
        return _snapshot.decode(content) if digest == _digest(content) else None
    except DAMAGED_ROW:
        return None


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=_DIGEST).digest()


def is_listed(room: Room) -> bool:
    """Whether anyone may find the room now."""
    return room.public and not room.closed and room.phase != "over"
