"""A table as the house holds it in memory: the room, the game, and how far the disk has them."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from serai.house.chairs import open_to_all
from serai.house.clocks import Clocks
from serai.house.messages import ChairShown, RematchShown, RoomShown
from serai.house.revival import Restored, entries_of, recalled, replayed, stored_snapshot, told_in
from serai.house.room import Room
from serai.house.shares import beside
from serai.house.store import Change, Kept, Line, Standing, Store, StoredSnapshot, told_to
from serai.table import Event, Table
from serai.table.journal import Chosen, Entry, TurnEnded, Undone
from serai.table.position import encode_position


class Play:
    """What was kept, taken up again. `table` is None until the game begins.

    `moved` is when the last choice was made or taken back, or the game began. A change is first made to
    `table`; `change` says what that adds, and `settle` is told when it is on the disk. What came before the
    snapshot that a table was taken up from is `Forgotten` until `remember` brings it back.
    """

    def __init__(self, kept: Kept, restored: Restored) -> None:
        self.room = kept.room
        self.table = restored.table
        self.opening = kept.opening
        self.sequence = kept.lines[-1].sequence
        self.moved = _last_move(kept.lines)
        self._earlier = restored.earlier
        self._told_anew = restored.told_anew
        self._questions = restored.questions
        self._clocks = restored.clocks
        self._entries = self.table.entries_count if self.table else 0
        self._told = self.table.told_count if self.table else 0
        self._kept_wakes: float | UnsetType | None = UNSET  # not known yet
        self._absent_since: dict[int, float] = {}
        self._been_here: set[int] = set()

    @classmethod
    async def read(cls, store: Store, table: str, now: float, *, whole: bool = False) -> "Play | None":
        """A table as it is on the disk, played again beside the event loop; None if there is no such table.

        `whole` plays all of it again, so that every choice can be taken back. Raises `Parted` where the
        rules, as they are now, no longer give what was kept.
        """
        kept = await (store.read(table) if whole else store.read_late(table))
        if kept is not None and kept.snapshots and not whole:
            restored = await beside(partial(recalled, kept, now))
            if restored is not None:
                return cls(kept, restored)
            kept = await store.read(table)
        return None if kept is None else cls(kept, await beside(partial(replayed, kept, now)))

    def remember(self, kept: Kept) -> None:
        """Brings back all that came before the snapshot. Slow for a long game: call it in a thread."""
        if self.table is not None:
            entries, told = self.table.forgotten
            self.table.remember(list(entries_of(kept))[:entries], told_in(kept)[:told])

    def go_on_from(self, before: "Play") -> None:
        """Keeps what is not on the disk of the table as it was until now in memory."""
        self._absent_since = before._absent_since
        self._been_here = before._been_here
        if self.sequence == before.sequence:
            standing = self.table.choices_standing() if self.table else {}
            self._clocks = Clocks(before._clocks.since, standing, before._clocks.used)
            return
        for seat, since in before._clocks.since.items():
            if seat in self._clocks.since and self.asked(seat) == before.asked(seat):
                self._clocks.since[seat] = since

    # To the disk

    def change(self, room: Room, at: float) -> Change:
        """What memory has and the disk has not."""
        table = self.table
        entries: tuple[Entry, ...] = ()
        standing = snapshot = opening = None
        sequence = self.sequence + 1
        events = tuple(table.told(self._told)) if table else ()
        if table is not None:
            entries = tuple(table.entries_since(self._entries))
            if table.outcome is not None and room.phase == "playing":
                room = replace(room, phase="over")
            if self.opening is None or any(isinstance(entry, TurnEnded | Undone) for entry in entries):
                standing = Standing(sequence, table.opening.rules, encode_position(table.position))
                snapshot = self._snapshot(table, sequence, entries)
            if self.opening is None:
                opening = table.opening
        wakes = self._wakes(room, self._clocks_after(entries, at), at)
        return Change(
            table=room.table,
            line=Line(sequence, at, entries, events),
            room=None if room is self.room else room,
            opening=opening,
            standing=standing,
            snapshot=snapshot,
            wakes=UNSET if self._stands_as_it_did(room, entries) or wakes == self._kept_wakes else wakes,
        )

    def settle(self, change: Change) -> None:
        """The change is on the disk."""
        line = change.line
        self.room = change.room or self.room
        self.opening = change.opening or self.opening
        self.sequence = line.sequence
        if change.opening is not None or _is_move(line):
            self.moved = line.at
        self._entries += len(line.entries)
        self._told += len(line.events)
        self._kept_wakes = self._kept_wakes if change.wakes is UNSET else change.wakes
        self._questions = self._questions.after(line.entries)
        self._clocks = self._clocks_after(line.entries, line.at)

    def _snapshot(self, table: Table, sequence: int, entries: Sequence[Entry]) -> StoredSnapshot | None:
        """The turn that has just begun. Whoever takes the table up from it counts the events of all lines."""
        snapshot = table.snapshot()
        if snapshot is None:
            return None
        earlier = len(self._earlier) - self._told_anew
        seen = {
            viewer: count + len(told_to(self._earlier, viewer or None)) - self._told_anew
            for viewer, count in snapshot.seen.items()
        }
        snapshot = replace(snapshot, told=snapshot.told + earlier, seen=seen)
        return stored_snapshot(snapshot, sequence, table.opening, self._questions.after(entries))

    def _clocks_after(self, entries: Sequence[Entry], at: float) -> Clocks:
        if self.table is None:
            return self._clocks
        return self._clocks.after(self.table, entries, at)

    def _stands_as_it_did(self, room: Room, entries: Sequence[Entry]) -> bool:
        return room is self.room and not entries

    def _wakes(self, room: Room, clocks: Clocks, at: float) -> float | None:
        """When the house must look at this table though nobody may be there."""
        table, span = self.table, room.terms.clock.seconds
        if table is None or table.outcome is not None or room.closed:
            return None
        if any(table.sitters[seat].bot for seat in table.waiting):
            return at
        if room.terms.clock.kind != "day" or span is None:
            return None
        return min(clocks.since.values()) + span

    # Questions

    def asked(self, seat: str) -> int:
        """The number of the seat's present question. It rises with each choice of the seat and each undo."""
        return self._questions.asked(seat)

    def answered(self, seat: str, number: int, option: str) -> bool:
        """Whether the seat's last choice was this one, in answer to the question of this number."""
        return self._questions.last.get(seat) == (number, option)

    def asked_since(self, seat: str) -> float | None:
        """Since when the table waits for the seat."""
        return self._clocks.since.get(seat)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that the game waits for."""
        return () if self.table is None or self.room.closed else tuple(self.table.waiting)

    def note_presence(self, here: set[int], now: float) -> None:
        """Notes which chairs have somebody connected to them now."""
        before, chairs = self._absent_since, range(len(self.room.chairs))
        self._absent_since = {number: before.get(number, now) for number in chairs if number not in here}
        self._been_here |= here

    def absent_since(self, seat: str, now: float) -> float:
        number = self.room.number_of(seat)
        return now if number is None else self._absent_since.get(number, now)

    def just_left(self, since: float) -> dict[int, float]:
        """The chairs whose people have gone since that time, and when each did."""
        return {
            number: left
            for number, left in self._absent_since.items()
            if number in self._been_here and left > since
        }

    def back_until(self, number: int, now: float, span: float) -> float:
        """Until when a chair's people, gone just now, may be back from reloading a page."""
        return self.just_left(now - span).get(number, now - span) + span

    def deadline(self) -> float | None:
        """When the clock of the first of those waited for runs out."""
        span = self.room.terms.clock.seconds
        if span is None or self.table is None or self.room.closed:
            return None
        sitters = self.table.sitters
        waits = [since for seat, since in self._clocks.since.items() if not sitters[seat].bot]
        return min(waits) + span if waits else None

    # Reading

    def events_for(self, seat: str | None, since: int = 0) -> list[Event]:
        """What the seat may know of what was told (None: a spectator), but for the first `since` events."""
        earlier = told_to(self._earlier, seat) if self._earlier else []
        before = self._told_anew + max(since - len(earlier), 0)
        events = self.table.events(before, seat) if self.table else []
        return [*earlier[since:], *events] if earlier else events

    def count_for(self, seat: str | None) -> int:
        """How many events the seat may know."""
        if self.table is None:
            return 0
        return len(told_to(self._earlier, seat)) + self.table.count_events(seat) - self._told_anew

    def events_before(self, seat: str | None, until: int) -> Iterator[Event]:
        """The first `until` events that the seat may know, the last of them first."""
        earlier = told_to(self._earlier, seat) if self._earlier else []
        here = max(until - len(earlier), 0)
        if self.table is not None:
            yield from islice(self.table.events_backwards(here + self._told_anew, seat), here)
        yield from reversed(earlier[:until])

    def shown(self, here: set[int], spectators: int) -> RoomShown:
        """The room as everyone may see it."""
        room, opening = self.room, self.opening
        return RoomShown(
            table=room.table,
            terms=room.terms,
            phase=room.phase,
            chairs=chairs_shown(room, here),
            spectators=spectators,
            public=room.public,
            quiet=room.quiet,
            closed=room.closed,
            before=room.before,
            after=room.after,
            commitment=opening.commitment if opening else None,
            secret=opening.secret if opening and room.phase == "over" else None,
            what_if=room.what_if,
            rematch=_rematch_shown(room),
        )


def chairs_shown(room: Room, here: set[int]) -> tuple[ChairShown, ...]:
    """The chairs as everyone may see them."""
    return tuple(
        ChairShown(
            name=chair.name,
            seat=chair.seat,
            bot=chair.bot,
            held=bool(chair.key),
            here=number in here,
            open=open_to_all(room, chair) and not room.closed,
        )
        for number, chair in enumerate(room.chairs)
    )


def _rematch_shown(room: Room) -> RematchShown | None:
    proposal = room.rematch
    if proposal is None:
        return None
    by = "" if proposal.by is None else room.chairs[proposal.by].name
    return RematchShown(by, proposal.agreed, proposal.declined)


def _is_move(line: Line) -> bool:
    return any(isinstance(entry, Chosen | Undone) for entry in line.entries)


def _last_move(lines: Sequence[Line]) -> float | None:
    began = next((line.at for line in lines if line.entries or line.events), None)
    return next((line.at for line in reversed(lines) if _is_move(line)), began)
