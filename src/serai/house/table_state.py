"""The state of a table in memory: its room, its game, and how much of them is stored."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from serai.house.clocks import Clocks
from serai.house.cpu_quotas import run_in_thread_and_charge
from serai.house.heard_counts import pack_id_for_heard_counts
from serai.house.messages import ChairInfo, HolidayInfo, RematchInfo, RoomInfo
from serai.house.pace import clock_deadline, current_holiday
from serai.house.proposed_times import proposed_time_of
from serai.house.record_import import MAX_ENTRIES
from serai.house.restore import (
    RestoredTable,
    journal_entries_to_replay,
    make_stored_snapshot,
    restore_by_replay,
    restore_from_snapshot,
    stored_events,
)
from serai.house.room import Room
from serai.house.seating import check_table_not_closed, is_chair_open
from serai.house.store import (
    Change,
    LogEntry,
    Store,
    StoredPosition,
    StoredSnapshot,
    StoredTable,
    TableGrowth,
    events_visible_to,
)
from serai.table import Event, Refused, Table
from serai.table.journal import Chosen, Entry, TurnEnded, Undone

_MOVES: frozenset[type[Entry]] = frozenset({Chosen, Undone})
_POSITION_CHANGES: frozenset[type[Entry]] = frozenset({TurnEnded, Undone})


ENTRIES_BETWEEN_SNAPSHOTS = 16
"""Journal entries from one snapshot to the next, at least; to replay so few takes hardly any time."""


class CannotFollow(Exception):
    """What another worker has stored cannot be applied to the state in memory."""


class TableState:
    """`table` is None until the game begins. `last_moved_at` is the time of the last choice, undo or start.

    A change is first made to `table`. `unstored_change` then returns what is new, and `mark_written` confirms
    that it has been stored. Reading events from before the snapshot raises `HistoryNotLoaded` until
    `load_history` was called.
    """

    def __init__(self, stored: StoredTable, restored: RestoredTable) -> None:
        self.room = stored.room
        self.table = restored.table
        self.opening = stored.opening
        self.sequence = stored.lines[-1].sequence
        self.last_moved_at = _time_of_last_move(stored.lines)
        self._events_before_resume = restored.earlier
        self._repeated_events = restored.repeated_events
        self._questions = restored.questions
        self._clocks = restored.clocks
        self._written_entries = self.table.entries_count if self.table else 0
        self._written_events = self.table.event_count if self.table else 0
        self._snapshots_made = stored.snapshots[-1].number + 1 if stored.snapshots else 0
        self._entries_since_snapshot = ENTRIES_BETWEEN_SNAPSHOTS
        self._stored_wake_at: float | UnsetType | None = UNSET  # unknown
        self._absent_since: dict[int, float] = {}
        self._ever_present: set[int] = set()

    @classmethod
    async def load(cls, store: Store, table: str, now: float, *, whole: bool = False) -> "TableState | None":
        """Restores a stored table off the event loop; None if there is no such table.

        `whole` replays all of it instead of using a snapshot, so that every choice can be undone. Raises
        `ReplayDiverged` if the current rules do not reproduce the stored game.
        """
        stored = await (store.read_table(table) if whole else store.read_table_from_snapshot(table))
        if stored is not None and stored.snapshots and not whole:
            restored = await run_in_thread_and_charge(partial(restore_from_snapshot, stored, now))
            if restored is not None:
                return cls(stored, restored)
            stored = await store.read_table(table)
        return (
            None
            if stored is None
            else cls(stored, await run_in_thread_and_charge(partial(restore_by_replay, stored, now)))
        )

    def load_history(self, stored: StoredTable) -> None:
        """Loads what happened before the snapshot. Slow for a long game: call it in a thread."""
        if self.table is not None:
            entries, told = self.table.unloaded_history
            self.table.load_history(
                list(journal_entries_to_replay(stored))[:entries], stored_events(stored)[:told]
            )

    def take_over_presence_and_clocks(self, before: "TableState") -> None:
        """Takes over presence and clocks, which are not stored, from the previous state."""
        self._absent_since = before._absent_since
        self._ever_present = before._ever_present
        if self.sequence == before.sequence:
            standing = self.table.choice_counts() if self.table else {}
            self._clocks = Clocks(before._clocks.since, standing, before._clocks.used)
            return
        for seat, since in before._clocks.since.items():
            if seat in self._clocks.since and self.question_number(seat) == before.question_number(seat):
                self._clocks.since[seat] = since

    def take_over_takeback(self, before: "TableState") -> None:
        """Takes over the open takeback, which is not stored, unless something has happened since."""
        table, earlier = self.table, before.table
        if table is not None and earlier is not None and table.entries_count == earlier.entries_count:
            table.takeback = earlier.takeback

    def require_game(self) -> Table:
        """The table; refuses if it is closed or the game has not begun."""
        check_table_not_closed(self.room)
        if self.table is None:
            raise Refused("refused-not-playing")
        return self.table

    # Storing

    def unstored_change(self, room: Room, at: float) -> Change:
        """Everything that is not stored yet."""
        table = self.table
        entries: tuple[Entry, ...] = ()
        last_position = snapshot = opening = None
        sequence = self.sequence + 1
        events = tuple(table.addressed_events(self._written_events)) if table else ()
        if table is not None:
            entries = tuple(table.entries_since(self._written_entries))
            if table.outcome is not None and room.phase == "playing":
                room = replace(room, phase="over")
            if self.opening is None or not _POSITION_CHANGES.isdisjoint(map(type, entries)):
                last_position = StoredPosition(sequence, table.opening.rules, table.encoded_position)
                if self._entries_since_snapshot >= ENTRIES_BETWEEN_SNAPSHOTS:
                    snapshot = self._make_snapshot(table, sequence, entries)
            if self.opening is None:
                opening = table.opening
        unchanged = room is self.room and not entries
        wake_at = self._next_wake_time(room, entries, at)
        return Change(
            table=room.table,
            line=LogEntry(sequence, at, entries, events),
            room=None if room is self.room else room,
            opening=opening,
            last_position=last_position,
            snapshot=snapshot,
            wake_at=UNSET if unchanged or wake_at == self._stored_wake_at else wake_at,
        )

    def mark_written(self, change: Change) -> None:
        line = change.line
        self.room = change.room or self.room
        self.opening = change.opening or self.opening
        self._stored_wake_at = self._stored_wake_at if change.wake_at is UNSET else change.wake_at
        self._mark_entries_written(line.sequence, line.at, line.entries, len(line.events), change.snapshot)
        if change.opening is not None:
            self.last_moved_at = line.at

    def _mark_entries_written(
        self,
        sequence: int,
        at: float,
        entries: Sequence[Entry],
        events: int,
        snapshot: StoredSnapshot | None = None,
    ) -> None:
        self.sequence = sequence
        kinds = set(map(type, entries))
        if not _MOVES.isdisjoint(kinds):
            self.last_moved_at = at
        self._written_entries += len(entries)
        self._written_events += events
        if snapshot is not None:
            self._snapshots_made, self._entries_since_snapshot = snapshot.number + 1, 0
        elif Undone in kinds:  # perhaps no snapshot fits any more
            self._entries_since_snapshot = ENTRIES_BETWEEN_SNAPSHOTS
        else:
            self._entries_since_snapshot += len(entries)
        self._questions = self._questions.after_entries(entries) if snapshot is None else snapshot.questions
        self._clocks = self._clocks_after(entries, at)

    def apply_stored_growth(self, growth: TableGrowth, now: float) -> None:
        """Applies what another worker has stored; if it raises an error, load the table again."""
        for line in growth.lines:
            self.apply_entries(line.sequence, min(line.at, now), line.entries, len(line.events))
        if growth.room != self.room:
            self.room = growth.room

    def apply_entries(self, sequence: int, at: float, entries: Sequence[Entry], events: int) -> None:
        """Applies one log entry of another worker, with its number of events; the same holds."""
        table = self.table
        if sequence != self.sequence + 1 or (events and not entries):
            raise CannotFollow  # something was missed, or the game has begun or resumed under new rules
        if table is not None:
            for number, entry in enumerate(entries, self._written_entries + 1):
                table.apply_entry(number, entry)
            if table.event_count != self._written_events + events:
                raise CannotFollow
        elif entries:
            raise CannotFollow
        self._mark_entries_written(sequence, at, entries, events)
        self._stored_wake_at = UNSET

    def _make_snapshot(self, table: Table, sequence: int, entries: Sequence[Entry]) -> StoredSnapshot | None:
        """A snapshot of the turn that has just begun; its event counts cover the whole log."""
        snapshot = table.snapshot()
        if snapshot is None:
            return None
        if self._events_before_resume:
            earlier = len(self._events_before_resume) - self._repeated_events
            seen = {
                viewer: count
                + len(events_visible_to(self._events_before_resume, viewer or None))
                - self._repeated_events
                for viewer, count in snapshot.seen.items()
            }
            snapshot = replace(snapshot, told=snapshot.told + earlier, seen=seen)
        return make_stored_snapshot(
            snapshot, sequence, table.opening, self._questions.after_entries(entries), self._snapshots_made
        )

    def _clocks_after(self, entries: Sequence[Entry], at: float) -> Clocks:
        if self.table is None:
            return self._clocks
        return self._clocks.after_entries(self.table, self.room, entries, at)

    def _next_wake_time(self, room: Room, entries: Sequence[Entry], at: float) -> float | None:
        """When the server must load this table after these entries, even without viewers."""
        table = self.table
        if table is None or table.outcome is not None or room.closed:
            return None
        has_bot, has_days = table.is_waiting_for_bot, room.terms.clock.kind == "day"
        if not (has_bot or has_days) or self.is_journal_full:
            return None
        return at if has_bot else _first_deadline(room, self._clocks_after(entries, at).since.values())

    # Question numbers

    def question_number(self, seat: str) -> int:
        """The number of the seat's current question. It increases with each of the seat's choices and each
        undo.
        """
        return self._questions.current_question_number(seat)

    def questions_to_chairs(self, chairs: Iterable[int]) -> dict[str, int]:
        """The numbers of the open questions to these chairs, by seat."""
        asked: dict[str, int] = {}
        for number in chairs:
            seat = self.room.chairs[number].seat
            if self.table is not None and seat in self.table.decisions:
                asked[seat] = self._questions.current_question_number(seat)
        return asked

    def is_repeated_answer(self, seat: str, number: int, option: str) -> bool:
        """Whether the seat's last choice was this option in answer to this question."""
        return self._questions.last.get(seat) == (number, option)

    def waiting_since(self, seat: str) -> float | None:
        """The time since when the game has been waiting for the seat."""
        return self._clocks.since.get(seat)

    @property
    def waiting_for_anybody_since(self) -> float | None:
        """The time since when the game has been waiting for somebody."""
        return min(self._clocks.since.values(), default=None)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that the game is waiting for."""
        return () if self.table is None or self.room.closed else tuple(self.table.waiting)

    @property
    def is_journal_full(self) -> bool:
        """Whether the journal is full. The limit keeps endless choices and undos from filling the memory."""
        return self.table is not None and self.table.entries_count >= MAX_ENTRIES

    def update_presence(self, present_chairs: set[int], now: float) -> None:
        """Records which chairs are connected now."""
        before, chairs = self._absent_since, range(len(self.room.chairs))
        self._absent_since = {
            number: before.get(number, now) for number in chairs if number not in present_chairs
        }
        self._ever_present |= present_chairs

    def absent_since(self, seat: str, now: float) -> float:
        number = self.room.chair_number_of(seat)
        return now if number is None else self._absent_since.get(number, now)

    def chairs_disconnected_since(self, since: float) -> dict[int, float]:
        """The chairs whose players disconnected after `since`, with the times."""
        return {
            number: left
            for number, left in self._absent_since.items()
            if number in self._ever_present and left > since
        }

    def rejoin_deadline(self, number: int, now: float, span: float) -> float:
        """The time by which a player who has just disconnected may be back from a page reload."""
        return self.chairs_disconnected_since(now - span).get(number, now - span) + span

    def start_clocks_at_last_move(self) -> None:
        """Starts the clocks of awaited seats at the last choice, not when the table was loaded again."""
        if self.last_moved_at is not None:
            for seat, since in self._clocks.since.items():
                self._clocks.since[seat] = min(since, self.last_moved_at)

    def first_clock_deadline(self) -> float | None:
        """When the first clock of an awaited player runs out."""
        if self.table is None or self.room.closed or self.room.terms.clock.seconds is None:
            return None
        sitters = self.table.sitters
        waits = [since for seat, since in self._clocks.since.items() if not sitters[seat].bot]
        return _first_deadline(self.room, waits)

    def clock_deadline_of(self, seat: str) -> float | None:
        """When the clock of an awaited seat runs out."""
        since = self._clocks.since.get(seat)
        return None if since is None else clock_deadline(self.room, since)

    # Reading

    def events_for(self, seat: str | None, since: int = 0) -> list[Event]:
        """The events that the seat may know (None: a spectator), without the first `since`."""
        if self.table is None:
            return []
        if not self._events_before_resume:
            return self.table.events(self._repeated_events + since, seat)
        earlier = events_visible_to(self._events_before_resume, seat)
        before = self._repeated_events + max(since - len(earlier), 0)
        return [*earlier[since:], *self.table.events(before, seat)]

    @property
    def has_secret_events(self) -> bool:
        """Whether some seats may know other events than others."""
        return self.table is not None and (bool(self._events_before_resume) or self.table.has_secret_events)

    def event_count_for(self, seat: str | None) -> int:
        """How many events the seat may know."""
        if self.table is None:
            return 0
        return (
            len(events_visible_to(self._events_before_resume, seat))
            + self.table.count_events(seat)
            - self._repeated_events
        )

    def events_before_reversed(self, seat: str | None, until: int) -> Iterator[Event]:
        """The first `until` events that the seat may know, latest first."""
        earlier = events_visible_to(self._events_before_resume, seat) if self._events_before_resume else []
        here = max(until - len(earlier), 0)
        if self.table is not None:
            yield from islice(self.table.events_reversed(here + self._repeated_events, seat), here)
        yield from reversed(earlier[:until])

    def room_info(self, present_chairs: set[int], spectators: int) -> RoomInfo:
        """The room as everybody may see it."""
        room, opening = self.room, self.opening
        return RoomInfo(
            table=room.table,
            terms=room.terms,
            pack=pack_id_for_heard_counts(room.terms),
            phase=room.phase,
            chairs=chair_infos(room, present_chairs),
            spectators=spectators,
            public=room.public,
            quiet=room.quiet,
            closed=room.closed,
            before=room.before,
            after=room.after,
            commitment=opening.commitment if opening else None,
            secret=opening.secret if opening and room.phase == "over" else None,
            what_if=room.what_if,
            rematch=_rematch_info(room),
            holiday=_holiday_info(room),
            proposed_time=proposed_time_of(room),
        )


def chair_infos(room: Room, present_chairs: set[int]) -> tuple[ChairInfo, ...]:
    """The chairs as everybody may see them."""
    return tuple(
        ChairInfo(
            name=chair.name,
            seat=chair.seat,
            bot=chair.bot,
            held=bool(chair.key),
            here=number in present_chairs,
            open=is_chair_open(room, chair) and not room.closed,
        )
        for number, chair in enumerate(room.chairs)
    )


def _rematch_info(room: Room) -> RematchInfo | None:
    proposal = room.rematch
    if proposal is None:
        return None
    by = "" if proposal.by is None else room.chairs[proposal.by].name
    return RematchInfo(by, proposal.agreed, proposal.declined)


def _holiday_info(room: Room) -> HolidayInfo | None:
    holiday = current_holiday(room)
    return None if holiday is None else HolidayInfo(holiday.by, holiday.since)


def _first_deadline(room: Room, waits: Iterable[float]) -> float | None:
    """When the first of several clocks, started at different times, runs out."""
    first = min(waits, default=None)
    return None if first is None else clock_deadline(room, first)


def _contains_move(entries: Sequence[Entry]) -> bool:
    return not _MOVES.isdisjoint(map(type, entries))


def _time_of_last_move(lines: Sequence[LogEntry]) -> float | None:
    began = next((line.at for line in lines if line.entries or line.events), None)
    return next((line.at for line in reversed(lines) if _contains_move(line.entries)), began)
