"""The hall: every table of the house. Those in play are in memory, all are on the disk."""

import asyncio
import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import TypeVar

from msgspec import structs

from serai.bots import levels
from serai.house import chairs, rematches
from serai.house.attendant import Attendant
from serai.house.films import Films
from serai.house.furnishing import TableOpened, TableWanted, furnish, open_table
from serai.house.keys import new_table_id
from serai.house.live import LiveTable
from serai.house.own_tables import WaitsOnDisk
from serai.house.play import Play
from serai.house.revival import can_revive, last_standing, replayed
from serai.house.room import Room
from serai.house.settings import Settings
from serai.house.shares import beside
from serai.house.steady import SteadyTime
from serai.house.store import CannotKeep, Line, Standing, Store
from serai.house.viewer import Viewer
from serai.table import Parted, Refused, find_game
from serai.table.events import Told

_log = logging.getLogger(__name__)

Found = TypeVar("Found")


class Hall:
    def __init__(
        self, store: Store, settings: Settings | None = None, now: Callable[[], float] | None = None
    ) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.now = now or SteadyTime()
        self.films = Films(store, self.settings.most_film)
        self.waits = WaitsOnDisk(store, self.now)
        self._live: dict[str, LiveTable] = {}
        self._attendants: dict[str, Attendant] = {}
        self._reviving: dict[str, asyncio.Future[LiveTable]] = {}
        self._rematching = asyncio.Lock()
        self._closing = False
        self._connections = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self._watch: asyncio.Task[None] | None = None

    # Opening

    async def open(self, wanted: TableWanted) -> TableOpened:
        room, opened = furnish(wanted, self.now())
        await self.store.open(room, self.now())
        if not any(chair.free for chair in room.chairs):
            try:
                await (await self.find(room.table)).begin(None)
            except Refused:
                await self._abandon(room.table)
                raise
        return opened

    async def rematch(
        self, live: LiveTable, viewer: Viewer, *, agree: bool, without_decliners: bool = False
    ) -> str | None:
        """Somebody would like to play again, agrees or declines; returns the next table once it is open."""

        def answered(room: Room) -> Room:
            rights = viewer.rights
            if not rights.chairs and not rights.host:
                raise Refused("refused-rematch")
            if room.after is not None:
                return room
            chairs.check_phase(room, "over")
            if not agree:
                return rematches.decline(room, rights.chairs)
            if room.rematch is None:
                _check_can_begin(rematches.next_room(room, "", self.now(), ""))
            room = rematches.agree(room, rights.chairs, self.now())
            if not rights.chairs and not rematches.people(room).intersection(live.there()):
                raise Refused("refused-rematch-alone")
            return room

        async with self._rematching:
            await live.change_room(answered)
            try:
                await self._open_rematch(live, without_decliners=without_decliners)
            except CannotKeep:  # whoever was refused asks again; nothing opens the table behind their back
                await self._withdraw_rematch(live)
                raise
            return live.room.after

    async def settle_rematch(self, live: LiveTable) -> None:
        """Somebody has gone: those who are still there may all have agreed; or nobody wants it any more."""
        async with self._rematching:
            await live.change_room(lambda room: rematches.without_absent(room, live.there()))
            try:
                await self._open_rematch(live)
            except Refused:
                await self._withdraw_rematch(live)
                raise

    async def _withdraw_rematch(self, live: LiveTable) -> None:
        await live.change_room(lambda room: structs.replace(room, rematch=None))

    async def _open_rematch(self, live: LiveTable, *, without_decliners: bool = False) -> None:
        room = live.room
        if room.after or not rematches.may_open(room, live.there(), without_decliners=without_decliners):
            return
        level = levels(room.terms.game)[-1]
        again = rematches.next_room(room, new_table_id(), self.now(), level)
        _check_can_begin(again)  # what cannot begin is not opened
        await self.store.open(again, self.now())
        try:
            await (await self.find(again.table)).begin(None)
            await live.change_room(lambda room: structs.replace(room, after=room.after or again.table))
        except Refused:
            if live.room.after != again.table:
                await self._abandon(again.table)
            raise

    async def _abandon(self, table: str) -> None:
        """Takes a new table away that nobody was told of."""
        with suppress(CannotKeep):
            await self.store.delete(table)
        if (live := self._live.get(table)) is not None:
            await live.put_away("farewell-deleted", come_back=False)
            self._forget(live)

    async def delete(self, live: LiveTable) -> None:
        await self.store.delete(live.room.table)
        self.films.forget(live.room.table)
        await live.put_away("farewell-deleted", come_back=False)
        self._forget(live)

    # Finding

    async def find(self, table: str) -> LiveTable:
        """The table of that name, from memory or from the disk."""
        if (live := self.in_memory(table)) is not None:
            return live
        if self._closing:
            raise Refused("refused-closing")
        reviving = self._reviving.get(table)
        if reviving is None:
            reviving = self._reviving[table] = asyncio.ensure_future(self._revive(table))
            reviving.add_done_callback(lambda _: self._reviving.pop(table, None))
        return await asyncio.shield(reviving)

    async def _revive(self, table: str) -> LiveTable:
        if (gone := self._live.get(table)) is not None:
            self._forget(gone)
        try:
            play = _found(await Play.read(self.store, table, self.now()))
        except Parted as error:
            _log.warning("goes on from its last position", extra={"table": table, "why": str(error)})
            play = await self._go_on(table)
        live = LiveTable(play, self.store, self.settings, self.now)
        if play.room.phase == "playing":  # it may have gone on from a position that knows nobody
            await live.seat_all()
        if live.room.rematch is not None and live.room.after is None:
            # Who asked for it has gone with the house, and may not want it any more.
            await live.change_room(lambda room: structs.replace(room, rematch=None))
        attendant = Attendant(live, self.settings, self.now, self.settle_rematch)
        live.attend = attendant.look
        self._live[table] = live
        self._attendants[table] = attendant
        attendant.look()
        return live

    async def _go_on(self, table: str) -> Play:
        """After a change of the rules: from the last position that was kept, and the log says so.

        What is over is only looked at: its record stays as it is on the disk.
        """
        kept = _found(await self.store.read(table))
        opening, standing = kept.opening, last_standing(kept)
        if not (opening and standing and await beside(partial(can_revive, opening, standing))):
            raise Refused("refused-other-rules")
        rules = find_game(opening.game).card.rules
        sequence = kept.lines[-1].sequence + 1
        if kept.room.phase == "over":
            kept = structs.replace(kept, resumed=Standing(sequence - 1, rules, standing.position))
            return Play(kept, await beside(partial(replayed, kept, self.now())))
        line = Line(sequence, self.now(), events=(Told("rules-changed", {}),))
        await self.store.resume(table, Standing(sequence, rules, standing.position), line)
        return _found(await Play.read(self.store, table, self.now()))

    def in_memory(self, table: str) -> LiveTable | None:
        """The table of that name, if nobody needs to read it from the disk."""
        live = self._live.get(table)
        return None if live is None or live.gone else live

    def game_at(self, table: str) -> str:
        """What is played at a table that is in memory."""
        live = self._live.get(table)
        return live.room.terms.game if live else ""

    def _forget(self, live: LiveTable) -> None:
        """Drops a table that was put away; it may have been found again since, and that copy stays."""
        table = live.room.table
        if self._live.get(table) is live:
            del self._live[table]
            self._attendants.pop(table).stop()
            live.attend = lambda: None  # or the two would hold each other until garbage is collected

    async def public_rooms(self, most: int = 50) -> Sequence[Room]:
        return await self.store.public(most)

    @property
    def live(self) -> list[LiveTable]:
        return list(self._live.values())

    # Keeping house

    async def start(self) -> None:
        self._watch = asyncio.create_task(self._keep_watch())

    async def close(self) -> None:
        """Says goodbye to everyone, and waits until they have heard it; all is on the disk already."""
        if self._watch is not None:
            self._watch.cancel()
        self._closing = True
        await asyncio.gather(*self._reviving.values(), return_exceptions=True)
        for live in self.live:
            await live.put_away("farewell-closing", come_back=True)
            self._forget(live)
        with suppress(TimeoutError):  # somebody does not listen
            await asyncio.wait_for(self._empty.wait(), self.settings.parting)
        await self.store.close()

    @contextmanager
    def connection(self) -> Generator[None, None, None]:
        """Somebody is connected to the house, from here to the end of the block."""
        self._connections += 1
        self._empty.clear()
        try:
            yield
        finally:
            self._connections -= 1
            if not self._connections:
                self._empty.set()

    async def _keep_watch(self) -> None:
        while True:
            try:
                await self.look_round()
            except Refused as refused:
                _log.warning("the watch failed", extra={"why": refused.key})
            except Exception:
                _log.exception("the watch failed")
            await asyncio.sleep(self.settings.watch)

    async def look_round(self) -> None:
        """Wakes tables that need the house, lets silent clients go and puts idle tables away."""
        now = self.now()
        for table in await self.store.due(now):
            if table not in self._live:
                try:
                    await self.find(table)
                except Refused as refused:
                    _log.warning("cannot wake", extra={"table": table, "why": str(refused)})
                except Exception:  # it must not keep the house from the other tables
                    _log.exception("cannot wake", extra={"table": table})
        crowded = len(self._live) > self.settings.most_live
        for live in self.live:
            live.let_silent_go(now - self.settings.silence)

            def is_needed(live: LiveTable = live) -> bool:
                return not live.gone and self._is_needed(live, now, crowded=crowded)

            if not is_needed():
                await live.put_away("farewell-again", unless=is_needed)
            if live.gone:
                self._forget(live)

    def _is_needed(self, live: LiveTable, now: float, *, crowded: bool) -> bool:
        """Whether a table must stay in memory."""
        idle = crowded or now - live.touched > self.settings.idle
        attendant = self._attendants[live.room.table]
        return (
            bool(live.audience) or not idle or attendant.is_needed(now + self.settings.idle, crowded=crowded)
        )


def _found(found: Found | None) -> Found:
    if found is None:
        raise Refused("refused-no-table")
    return found


def _check_can_begin(room: Room) -> None:
    open_table(chairs.seated(chairs.fill(room, None, ())))
