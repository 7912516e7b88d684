"""Restores a table from what is stored.

If a snapshot fits, only the choices after it are replayed. The oldest snapshot is used, so that recent
choices can be undone. Otherwise the whole game is replayed.
"""

import logging
from collections.abc import Iterator

import msgspec
from msgspec import Struct

import serai
from serai.house.clocks import Clocks
from serai.house.question_numbers import QuestionNumbers
from serai.house.store import LogEntry, StoredPosition, StoredSnapshot, StoredTable
from serai.table import Opening, Origin, Record, Refused, ReplayDiverged, Snapshot, Table, find_game
from serai.table.events import AddressedEvent
from serai.table.game import AnyGame
from serai.table.journal import Chosen, Entry, TurnEnded, Undone
from serai.table.position import digest_of_position

_log = logging.getLogger(__name__)


class RestoredTable(Struct, frozen=True):
    """A table after its last log entry. `table` is None if its game has not begun.

    If the table resumed after a rule change, `earlier` contains the events from before, and the first
    `repeated_events` events of `table` repeat some of them.
    """

    table: Table | None
    clocks: Clocks
    questions: QuestionNumbers
    earlier: tuple[AddressedEvent, ...] = ()
    repeated_events: int = 0


def restore_by_replay(stored: StoredTable, now: float) -> RestoredTable:
    """Replays a whole table. Slow for a long game: call it in a thread.

    Raises `ReplayDiverged` if the current rules do not reproduce the stored game.
    """
    questions = QuestionNumbers().after_entries(entry for line in stored.lines for entry in line.entries)
    opening = opening_to_replay_from(stored)
    if opening is None:
        return RestoredTable(None, Clocks.started_at(None, now), questions)
    if stored.last_position is not None and rules_have_changed(stored):
        raise ReplayDiverged("refused-other-rules", entry=0, turn=0)
    table = Table.replay(Record(opening))
    resumed = -1 if stored.resumed is None else stored.resumed.sequence
    clocks = _replay_log(table, 0, stored, resumed, now)
    earlier = tuple(told for line in stored.lines if line.sequence <= resumed for told in line.events)
    return RestoredTable(table, clocks, questions, earlier, count_repeated_events(stored))


def restore_from_snapshot(stored: StoredTable, now: float) -> RestoredTable | None:
    """Restores a table from the oldest snapshot that fits; None if there is none.

    A snapshot no longer fits after an undo that goes back beyond it.
    """
    opening = opening_to_replay_from(stored)
    if opening is None:
        return None
    for candidate in stored.snapshots:
        try:
            return _restore_from_snapshot(stored, opening, candidate, now)
        except Exception as error:  # a snapshot is optional, so ignore any error
            _log.info("snapshot not used", extra={"table": stored.room.table, "why": str(error)})
    return None


def _restore_from_snapshot(
    stored: StoredTable, opening: Opening, candidate: StoredSnapshot, now: float
) -> RestoredTable:
    snapshot = candidate.snapshot
    if not _is_snapshot_usable(candidate, stored, opening):
        raise _snapshot_unfit_error(snapshot)
    table = Table.from_snapshot(opening, snapshot)
    told = stored_events(stored, candidate.sequence)
    again = table.addressed_events(snapshot.told)  # the clocks at the start of the turn
    before = len(told) - len(again)
    if before < 0 or _encoded(told[before:]) != _encoded(again):
        raise _snapshot_unfit_error(snapshot)
    table.load_history((), told[:before])
    clocks = _replay_log(table, snapshot.entries, stored, candidate.sequence, now)
    later = (entry for line in stored.lines if line.sequence > candidate.sequence for entry in line.entries)
    return RestoredTable(table, clocks, candidate.questions.after_entries(later))


def _is_snapshot_usable(candidate: StoredSnapshot, stored: StoredTable, opening: Opening) -> bool:
    """Whether the snapshot was made with this version, these rules and this pack, and ends the turn of its
    entry.
    """
    line = next((line for line in stored.lines if line.sequence == candidate.sequence), None)
    went_on = stored.resumed is None or candidate.sequence > stored.resumed.sequence
    ended = TurnEnded(candidate.snapshot.turn, digest_of_position(candidate.snapshot.position))
    made_here = (candidate.version, candidate.rules, candidate.pack) == _versions_in_use(opening)
    return made_here and went_on and line is not None and line.entries[-1:] == (ended,)


def _snapshot_unfit_error(snapshot: Snapshot) -> ReplayDiverged:
    return ReplayDiverged("refused-snapshot", entry=snapshot.entries, turn=snapshot.turn)


def make_stored_snapshot(
    snapshot: Snapshot, sequence: int, opening: Opening, questions: QuestionNumbers, number: int
) -> StoredSnapshot:
    """The snapshot of a turn that starts after the log entry `sequence`."""
    return StoredSnapshot(sequence, *_versions_in_use(opening), snapshot, questions, number)


def _versions_in_use(opening: Opening) -> tuple[str, int, str | None]:
    """The versions of Serai, of the rules and of the pack in use."""
    return serai.__version__, find_game(opening.game).card.rules, opening.pack


def _replay_log(table: Table, entries: int, stored: StoredTable, since: int, now: float) -> Clocks:
    """Replays the log after the entry `since` at a table with `entries` journal entries; returns the clocks.

    A clock in days keeps running while the server is stopped; a clock in seconds restarts. Stored times may
    be in the future if the system clock was set back.
    """
    by_days = stored.room.terms.clock.kind == "day"
    clocks = None
    for line in stored.lines:
        for entry in line.entries if line.sequence > since else ():
            entries += 1
            table.apply_entry(entries, entry)
        if by_days and (line.entries or line.events):
            at = min(line.at, now)
            went_on = clocks is not None and line.sequence > since
            clocks = (
                clocks.after_entries(table, stored.room, line.entries, at)
                if clocks and went_on
                else Clocks.started_at(table, at)
            )
    return clocks or Clocks.started_at(table, now)


_encoded = msgspec.json.Encoder().encode


def replay_table(stored: StoredTable, game: type[AnyGame] | None = None) -> Table | None:
    """Replays a table from its first choice; None if its game has not begun.

    Raises `ReplayDiverged` if the current rules do not reproduce the stored game.
    """
    opening = opening_to_replay_from(stored)
    if opening is None:
        return None
    return Table.replay(Record(opening, tuple(journal_entries_to_replay(stored))), game=game)


def opening_to_replay_from(stored: StoredTable) -> Opening | None:
    """The opening of the table; if it resumed after a rule change, the opening for the new rules.

    None if its game has not begun.
    """
    if stored.opening is None or stored.resumed is None:
        return stored.opening
    return msgspec.structs.replace(stored.opening, start=msgspec.msgpack.decode(stored.resumed.position))


def journal_entries_to_replay(stored: StoredTable) -> Iterator[Entry]:
    """The journal since the opening, or since the table resumed."""
    for line in log_entries_to_replay(stored):
        yield from line.entries


def log_entries_to_replay(stored: StoredTable) -> Iterator[LogEntry]:
    """The log since the opening, or since the table resumed; a replay reproduces it."""
    before = -1 if stored.resumed is None else stored.resumed.sequence
    return (line for line in stored.lines if line.sequence > before)


def stored_events(stored: StoredTable, until: int | None = None) -> list[AddressedEvent]:
    """The events in the log, up to the entry `until` if it is given.

    The events of resuming after a rule change are not in the log, so they are made again.
    """
    told: list[AddressedEvent] = []
    opening, resumed = opening_to_replay_from(stored), stored.resumed
    for line in stored.lines:
        if until is None or line.sequence <= until:
            told += line.events
        if opening and resumed and line.sequence == resumed.sequence:
            told += Table.replay(Record(opening)).addressed_events(count_repeated_events(stored))
    return told


def count_repeated_events(stored: StoredTable) -> int:
    """How many events a table repeats when it resumes from a position: its origin and its bots."""
    if stored.opening is None or stored.resumed is None:
        return 0
    return len(stored.opening.bots) + isinstance(stored.opening.origin, Origin)


def rules_have_changed(stored: StoredTable) -> bool:
    """Whether the rules have changed since the opening, or since the table resumed."""
    if stored.opening is None:
        return False
    played = stored.opening.rules if stored.resumed is None else stored.resumed.rules
    return played != find_game(stored.opening.game).card.rules


def last_position_with_fresh_chance(stored: StoredTable) -> StoredPosition | None:
    """The last stored position, with chance advanced so that no die seen since then is repeated."""
    last_position = stored.last_position
    if last_position is None:
        return None
    since = [
        entry for line in stored.lines if line.sequence > last_position.sequence for entry in line.entries
    ]
    position = msgspec.msgpack.decode(last_position.position)
    undone = sum(isinstance(entry, Undone) for entry in since)
    position["chance"]["later"] += undone + any(isinstance(entry, Chosen) for entry in since)
    return msgspec.structs.replace(last_position, position=msgspec.msgpack.encode(position))


def can_resume(opening: Opening, last_position: StoredPosition) -> bool:
    """Whether the current rules can resume from a stored position."""
    start = msgspec.msgpack.decode(last_position.position)
    try:
        Table.replay(Record(msgspec.structs.replace(opening, start=start)))
    except Refused:
        return False
    return True
