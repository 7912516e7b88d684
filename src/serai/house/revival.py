"""From what is on the disk to a table that plays on.

It is taken up from a snapshot if one fits, and only what was chosen since is played again: from the oldest,
so that people can take back what they usually do. Without one, and for proof, all of it is played again.
"""

import logging
from collections.abc import Iterator

import msgspec
from msgspec import Struct

import serai
from serai.house.clocks import Clocks
from serai.house.questions import Questions
from serai.house.store import Kept, Line, Standing, StoredSnapshot
from serai.table import Opening, Origin, Parted, Record, Refused, Snapshot, Table, find_game
from serai.table.events import Told
from serai.table.game import AnyGame
from serai.table.journal import Chosen, Entry, TurnEnded, Undone
from serai.table.position import digest

_log = logging.getLogger(__name__)


class Restored(Struct, frozen=True):
    """A table as it was after its last line. `table` is None if its game has not begun.

    A table that was replayed from where it went on, after a change of the rules, has not heard what is in
    `earlier`; and the first `told_anew` of its events are in there already.
    """

    table: Table | None
    clocks: Clocks
    questions: Questions
    earlier: tuple[Told, ...] = ()
    told_anew: int = 0


def replayed(kept: Kept, now: float) -> Restored:
    """Plays all of a table again, from the first of its lines. Slow for a long game: call it in a thread.

    Raises `Parted` where the rules, as they are now, no longer give what was kept.
    """
    questions = Questions().after(entry for line in kept.lines for entry in line.entries)
    opening = opening_of(kept)
    if opening is None:
        return Restored(None, Clocks.start(None, now), questions)
    if kept.standing is not None and is_of_other_rules(kept):
        raise Parted("refused-other-rules", entry=0, turn=0)
    table = Table.replay(Record(opening))
    resumed = -1 if kept.resumed is None else kept.resumed.sequence
    clocks = _play_on(table, 0, kept, resumed, now)
    earlier = tuple(told for line in kept.lines if line.sequence <= resumed for told in line.events)
    return Restored(table, clocks, questions, earlier, told_anew(kept))


def recalled(kept: Kept, now: float) -> Restored | None:
    """Takes a table up from the oldest snapshot that fits; None if there is none.

    What was taken back after a snapshot may lie before it: such a snapshot does not fit any more.
    """
    opening = opening_of(kept)
    if opening is None:
        return None
    for stored in kept.snapshots:
        try:
            return _recalled(kept, opening, stored, now)
        except Exception as error:  # whatever comes of a snapshot that does not fit: one can do without
            _log.info("a snapshot is not used", extra={"table": kept.room.table, "why": str(error)})
    return None


def _recalled(kept: Kept, opening: Opening, stored: StoredSnapshot, now: float) -> Restored:
    snapshot = stored.snapshot
    if not _fits(stored, kept, opening):
        raise _unfit(snapshot)
    table = Table.recall(opening, snapshot)
    told = told_in(kept, stored.sequence)
    again = table.told(snapshot.told)  # as the turn begins
    before = len(told) - len(again)
    if before < 0 or _encoded(told[before:]) != _encoded(again):
        raise _unfit(snapshot)
    table.remember((), told[:before])
    clocks = _play_on(table, snapshot.entries, kept, stored.sequence, now)
    later = (entry for line in kept.lines if line.sequence > stored.sequence for entry in line.entries)
    return Restored(table, clocks, stored.questions.after(later))


def _fits(stored: StoredSnapshot, kept: Kept, opening: Opening) -> bool:
    """Whether a snapshot was made by this program, under these rules, at the end of its line's turn."""
    line = next((line for line in kept.lines if line.sequence == stored.sequence), None)
    went_on = kept.resumed is None or stored.sequence > kept.resumed.sequence
    ended = TurnEnded(stored.snapshot.turn, digest(stored.snapshot.position))
    made_here = (stored.version, stored.rules, stored.pack) == _program(opening)
    return made_here and went_on and line is not None and line.entries[-1:] == (ended,)


def _unfit(snapshot: Snapshot) -> Parted:
    return Parted("refused-snapshot", entry=snapshot.entries, turn=snapshot.turn)


def stored_snapshot(
    snapshot: Snapshot, sequence: int, opening: Opening, questions: Questions
) -> StoredSnapshot:
    """A turn that begins with the line `sequence`, as it is kept."""
    return StoredSnapshot(sequence, *_program(opening), snapshot, questions)


def _program(opening: Opening) -> tuple[str, int, str | None]:
    """What plays a table now: the version of Serai, the rules, the pack."""
    return serai.__version__, find_game(opening.game).card.rules, opening.pack


def _play_on(table: Table, entries: int, kept: Kept, since: int, now: float) -> Clocks:
    """Plays on a table of so many entries, after the line `since`; returns since when it waits for whom.

    A clock of days runs on while the house is closed, one of seconds begins anew when it opens. What was kept
    may lie ahead, if the machine's clock was set back since.
    """
    by_days = kept.room.terms.clock.kind == "day"
    clocks = None
    for line in kept.lines:
        for entry in line.entries if line.sequence > since else ():
            entries += 1
            table.repeat(entries, entry)
        if by_days and (line.entries or line.events):
            at = min(line.at, now)
            went_on = clocks is not None and line.sequence > since
            clocks = clocks.after(table, line.entries, at) if clocks and went_on else Clocks.start(table, at)
    return clocks or Clocks.start(table, now)


_encoded = msgspec.json.Encoder().encode


def revive(kept: Kept, game: type[AnyGame] | None = None) -> Table | None:
    """The table as it was after its last line, from its first choice on; None if its game has not begun.

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


def told_in(kept: Kept, until: int | None = None) -> list[Told]:
    """What was told in the lines, up to the line `until` if it is given.

    What a table tells as it goes on after a change of the rules is in no line: it tells it again each time.
    """
    told: list[Told] = []
    opening, resumed = opening_of(kept), kept.resumed
    for line in kept.lines:
        if until is None or line.sequence <= until:
            told += line.events
        if opening and resumed and line.sequence == resumed.sequence:
            told += Table.replay(Record(opening)).told(told_anew(kept))
    return told


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


def last_standing(kept: Kept) -> Standing | None:
    """The last position that was kept; a table that starts from it shows no die again that was seen since."""
    standing = kept.standing
    if standing is None:
        return None
    since = [entry for line in kept.lines if line.sequence > standing.sequence for entry in line.entries]
    position = msgspec.msgpack.decode(standing.position)
    undone = sum(isinstance(entry, Undone) for entry in since)
    position["chance"]["later"] += undone + any(isinstance(entry, Chosen) for entry in since)
    return msgspec.structs.replace(standing, position=msgspec.msgpack.encode(position))


def can_revive(opening: Opening, standing: Standing) -> bool:
    """Whether the rules, as they are now, can go on from a position that was kept."""
    start = msgspec.msgpack.decode(standing.position)
    try:
        Table.replay(Record(msgspec.structs.replace(opening, start=start)))
    except Refused:
        return False
    return True
