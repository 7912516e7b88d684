"""Encodes stored data as columns of JSON (positions as msgpack), and decodes them."""

from hashlib import blake2b
from typing import Any

import msgspec

from serai.house.room import Room
from serai.house.store import LogEntry, StoredChatLine, StoredPosition, StoredSnapshot
from serai.table import Opening
from serai.table.events import AddressedEvent
from serai.table.journal import Entry

DAMAGED_ROW = (msgspec.MsgspecError, TypeError, RecursionError)
"""Errors from decoding a damaged row."""

LogRow = tuple[int, float, str | None, str | None]
"""Sequence, time, entries, events."""

_DIGEST = 16  # bytes

_encoder = msgspec.json.Encoder()
_room = msgspec.json.Decoder(Room)
_opening = msgspec.json.Decoder(Opening)
_entries = msgspec.json.Decoder(tuple[Entry, ...])
_events = msgspec.json.Decoder(list[tuple[str, dict[str, Any], tuple[str, ...] | None]])
_said = msgspec.json.Decoder(StoredChatLine)
_position_decoder = msgspec.msgpack.Decoder(StoredPosition)
_snapshot = msgspec.msgpack.Decoder(StoredSnapshot)
_packer = msgspec.msgpack.Encoder()


def encode_json(part: object) -> str:
    return _encoder.encode(part).decode()


def encode_log_entry(line: LogEntry) -> LogRow:
    """Empty parts are stored as NULL."""
    return (
        line.sequence,
        line.at,
        encode_json(line.entries) if line.entries else None,
        encode_json(line.events) if line.events else None,
    )


def decode_log_entry(row: LogRow) -> LogEntry:
    sequence, at, entries, events = row
    return LogEntry(
        sequence,
        at,
        () if entries is None else _entries.decode(entries),
        () if events is None else tuple(AddressedEvent(*event) for event in _events.decode(events)),
    )


def decode_chat_line(text: str) -> StoredChatLine:
    return _said.decode(text)


def decode_room(text: str) -> Room:
    return _room.decode(text)


def decode_opening(text: str | None) -> Opening | None:
    return None if text is None else _opening.decode(text)


def encode_stored_position(last_position: StoredPosition | None) -> bytes | None:
    return None if last_position is None else _packer.encode(last_position)


def decode_stored_position(content: bytes) -> StoredPosition:
    return _position_decoder.decode(content)


def encode_snapshot(snapshot: StoredSnapshot) -> bytes:
    """Starts with a digest, because a damaged number would otherwise go unnoticed."""
    content = _packer.encode(snapshot)
    return _digest(content) + content


def decode_snapshot(stored: bytes) -> StoredSnapshot | None:
    """None if it is damaged or from another version; snapshots are optional."""
    try:
        digest, content = stored[:_DIGEST], stored[_DIGEST:]
        return _snapshot.decode(content) if digest == _digest(content) else None
    except DAMAGED_ROW:
        return None


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=_DIGEST).digest()


def is_publicly_listed(room: Room) -> bool:
    """Whether the room is on the public list."""
    return room.public and not room.closed and room.phase != "over"
