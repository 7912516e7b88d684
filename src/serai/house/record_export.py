"""Exports the game of a table.

A finished game is exported as a record, which `serai verify` and `serai replay` read. Until then the export
contains only what the viewer may know, and nothing from which a die or a hidden card could be derived.
"""

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import replace

from serai.house.restore import journal_entries_to_replay, opening_to_replay_from
from serai.house.store import StoredTable, events_visible_to
from serai.table import Event, Opening, Record, Refused


class PartialRecord(Struct, frozen=True):
    """An unfinished game as one viewer may know it. `seat` is None for a spectator."""

    opening: Opening
    seat: str | None
    events: list[Event]


def encode_record(stored: StoredTable, seat: str | None) -> bytes:
    """The record of a finished game, or the visible part of an unfinished one (JSON)."""
    if stored.room.phase == "over":
        return record_of(stored).to_lines()
    return msgspec.json.encode(partial_record(stored, seat)) + b"\n"


def record_of(stored: StoredTable) -> Record:
    """The record of a finished game. If the rules changed during the game, it starts where the table
    resumed.
    """
    opening = opening_to_replay_from(stored)
    if opening is None or stored.room.phase != "over":
        raise Refused("refused-not-over")
    return Record(opening, tuple(journal_entries_to_replay(stored)))


def partial_record(stored: StoredTable, seat: str | None) -> PartialRecord:
    """An unfinished game without its secrets. The seed and a starting position are left out, because they
    would reveal some.

    The lists of what players have heard are left out too, because a player could derive the others' lists.
    """
    opening = stored.opening
    if opening is None:
        raise Refused("refused-not-begun")
    shown = replace(opening, secret=None, seed=None, script={}, start=None, heard=UNSET)
    return PartialRecord(
        shown, seat, events_visible_to([told for line in stored.lines for told in line.events], seat)
    )
