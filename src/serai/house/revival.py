"""From what is on the disk to a table that plays on."""

from collections.abc import Iterator

import msgspec

from serai.house.store import Kept, Line, Standing
from serai.table import Opening, Origin, Record, Refused, Table, find_game
from serai.table.game import AnyGame
from serai.table.journal import Entry


def revive(kept: Kept, game: type[AnyGame] | None = None) -> Table | None:
    """The table as it was after its last line, choice by choice; None if its game has not begun.

    Raises `Parted` where the rules, as they are now, no longer give what was kept.
    """
    opening = opening_of(kept)
    if opening is None:
        return None
    return Table.replay(Record(opening, tuple(entries_of(kept))), game=game)


def opening_of(kept: Kept) -> Opening | None:
    """How the table began, or went on from after a change of the rules."""
    if kept.opening is None or kept.resumed is None:
        return kept.opening
    return msgspec.structs.replace(kept.opening, start=msgspec.msgpack.decode(kept.resumed.position))


def entries_of(kept: Kept) -> Iterator[Entry]:
    """The journal since the table began, or went on."""
    for line in lines_of(kept):
        yield from line.entries


def lines_of(kept: Kept) -> Iterator[Line]:
    """The lines since then: those that a replay repeats."""
    before = -1 if kept.resumed is None else kept.resumed.sequence
    return (line for line in kept.lines if line.sequence > before)


def told_anew(kept: Kept) -> int:
    """How many events a table that goes on from a position tells again: how it was opened, and for whom."""
    if kept.opening is None or kept.resumed is None:
        return 0
    return len(kept.opening.bots) + isinstance(kept.opening.origin, Origin)


def is_of_other_rules(kept: Kept) -> bool:
    """Whether the rules have changed since the table began, or went on."""
    if kept.opening is None:
        return False
    played = kept.opening.rules if kept.resumed is None else kept.resumed.rules
    return played != find_game(kept.opening.game).card.rules


def can_revive(opening: Opening, standing: Standing) -> bool:
    """Whether the rules, as they are now, can go on from a position that was kept."""
    start = msgspec.msgpack.decode(standing.position)
    try:
        Table.replay(Record(msgspec.structs.replace(opening, start=start)))
    except Refused:
        return False
    return True
