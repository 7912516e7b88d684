"""The hall: every table of the house. Those in play are in memory, all are on the disk."""

import asyncio
import logging
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Literal

from msgspec import Struct, structs

from serai.house import chairs
from serai.house.attendant import Attendant
from serai.house.films import Films
from serai.house.keys import digest_of, new_key, new_table_id
from serai.house.live import LiveTable, bot_names
from serai.house.messages import MOST_CHAIRS, Level, Name
from serai.house.revival import can_revive
from serai.house.room import Chair, Room, Terms
from serai.house.settings import Settings
from serai.house.store import Kept, Line, Standing, Store
from serai.introductions.introduction import check_introduction, find_introduction
from serai.table import Parted, Refused, find_game
from serai.table.events import Told
from serai.table.opening import check_seats, read_options

_log = logging.getLogger(__name__)


class ChairWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair for somebody at the host's own device, for whoever has the link, or for a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name = ""
    bot: Level | None = None


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """What a host asks for. Without a chair for others the game begins at once."""

    terms: Terms
    chairs: tuple[ChairWanted, ...]
    public: bool = False


class TableOpened(Struct, frozen=True):
    """The new table and its keys, shown this once; those of `chairs` are for the host's own device."""

    table: str
    host: str
    invitation: str
    gallery: str
    chairs: tuple[str | None, ...]


class Hall:
    def __init__(
        self, store: Store, settings: Settings | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.settings = settings or Settings()
        self.now = now
        self.films = Films(store, self.settings.most_film)
        self._live: dict[str, LiveTable] = {}
        self._attendants: dict[str, Attendant] = {}
        self._reviving: dict[str, asyncio.Future[LiveTable]] = {}
        self._rematching = asyncio.Lock()
        self._connections = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self._watch: asyncio.Task[None] | None = None

    # Opening

    async def open(self, wanted: TableWanted) -> TableOpened:
        room, opened = furnish(wanted, self.now())
        await self.store.open(room, self.now())
        if not any(chair.free for chair in room.chairs):
            await (await self.find(room.table)).begin(None)
        return opened

    async def rematch(self, live: LiveTable) -> str:
        """The table on which the same people play again; asked for twice it is the same one."""
        async with self._rematching:
            room = live.room
            if room.after is not None:
                return room.after
            chairs.check_phase(room, "over")
            again = chairs.for_rematch(room, new_table_id(), self.now())
            await self.store.open(again, self.now())
            await (await self.find(again.table)).begin(None)
            after = again.table

            def follow(room: Room) -> Room:
                nonlocal after
                after = room.after or after
                return structs.replace(room, after=after)

            await live.change_room(follow)
            return after

    async def delete(self, live: LiveTable) -> None:
        await self.store.delete(live.room.table)
        self.films.forget(live.room.table)
        await live.put_away("farewell-deleted", come_back=False)
        self._forget(live.room.table)

    # Finding

    async def find(self, table: str) -> LiveTable:
        """The table of that name, from memory or from the disk."""
        live = self._live.get(table)
        if live is not None and not live.gone:
            return live
        reviving = self._reviving.get(table)
        if reviving is None:
            reviving = self._reviving[table] = asyncio.ensure_future(self._revive(table))
            reviving.add_done_callback(lambda _: self._reviving.pop(table, None))
        return await asyncio.shield(reviving)

    async def _revive(self, table: str) -> LiveTable:
        self._forget(table)
        kept = await self.store.read(table)
        if kept is None:
            raise Refused("This link does not open any table.", "refused-no-table")
        try:
            live = LiveTable(kept, self.store, self.settings, self.now)
        except Parted as parted:
            _log.warning("goes on from its last position", extra={"table": table, "why": str(parted)})
            kept = await self._go_on(kept)
            live = LiveTable(kept, self.store, self.settings, self.now)
            if kept.room.phase == "playing":
                await live.seat_all()
        attendant = Attendant(live, self.settings, self.now)
        live.attend = attendant.look
        self._live[table] = live
        self._attendants[table] = attendant
        attendant.look()
        return live

    async def _go_on(self, kept: Kept) -> Kept:
        """After a change of the rules: from the last position that was kept, and the log says so.

        What is over is only looked at: its record stays as it is on the disk.
        """
        standing, table = kept.standing, kept.room.table
        if standing is None or kept.opening is None or not can_revive(kept.opening, standing):
            raise Refused("This table was played under other rules and cannot go on.", "refused-other-rules")
        rules = find_game(kept.opening.game).card.rules
        if kept.room.phase == "over":
            last = Standing(kept.lines[-1].sequence, rules, standing.position)
            return structs.replace(kept, resumed=last)
        sequence = kept.lines[-1].sequence + 1
        line = Line(sequence, self.now(), events=(Told("rules-changed", {}),))
        await self.store.resume(table, Standing(sequence, rules, standing.position), line)
        again = await self.store.read(table)
        if again is None:
            raise Refused("This link does not open any table.", "refused-no-table")
        return again

    def game_at(self, table: str) -> str:
        """What is played at a table that is in memory."""
        live = self._live.get(table)
        return live.room.terms.game if live else ""

    def _forget(self, table: str) -> None:
        attendant = self._attendants.pop(table, None)
        if attendant is not None:
            attendant.stop()
        self._live.pop(table, None)

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
        for live in self.live:
            await live.put_away("farewell-closing", come_back=True)
            self._forget(live.room.table)
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
        for table, live in tuple(self._live.items()):
            live.let_silent_go(now - self.settings.silence)
            idle = now - live.touched > self.settings.idle or crowded
            needed = live.audience or self._attendants[table].is_needed(now + self.settings.idle)
            if live.gone or (idle and not needed):
                await live.put_away("farewell-again")
                self._forget(table)


def empty_room(at: float) -> tuple[Room, str, str]:
    """A room for a game that comes from elsewhere, and the keys of its host and to look at it."""
    host, gallery = new_key(), new_key()
    room = Room(
        table=new_table_id(),
        terms=Terms(game=""),
        chairs=(),
        host=digest_of(host),
        invitation=digest_of(new_key()),
        gallery=digest_of(gallery),
        opened=at,
    )
    return room, host, gallery


def furnish(wanted: TableWanted, at: float) -> tuple[Room, TableOpened]:
    """A room as it was asked for, and its keys."""
    if wanted.terms.introduction:
        wanted = _introducing(wanted)
    terms = wanted.terms
    game = find_game(terms.game).with_pack(terms.pack)
    card = game.card
    options = read_options(card, terms.options)
    if terms.clock.kind != "none" and not terms.clock.count:
        raise Refused("A clock needs some time to run.", "refused-clock")
    if len(wanted.chairs) > MOST_CHAIRS or len(wanted.chairs) not in card.seats:
        least, most = card.seats[0], card.seats[-1]
        raise Refused(f"This game is for {least} to {most} players.", "refused-seats", least=least, most=most)
    opened = TableOpened(
        table=new_table_id(),
        host=new_key(),
        invitation=new_key(),
        gallery=new_key(),
        chairs=tuple(new_key() if chair.kind == "here" else None for chair in wanted.chairs),
    )
    room = Room(
        table=opened.table,
        terms=terms,
        chairs=tuple(Chair() for _ in wanted.chairs),
        host=digest_of(opened.host),
        invitation=digest_of(opened.invitation),
        gallery=digest_of(opened.gallery),
        opened=at,
        public=wanted.public,
    )
    for number, (chair, key) in enumerate(zip(wanted.chairs, opened.chairs, strict=True)):
        if key is not None:
            room, _ = chairs.sit(room, chair.name, number, digest_of(key))
    names = bot_names(room)
    for number, chair in enumerate(wanted.chairs):
        if chair.kind == "bot":
            own = [chair.name] if chair.name else []
            room = chairs.set_bot(room, number, chair.bot or "", [*own, *names])
    seats = [chair.name or f"— {number} —" for number, chair in enumerate(room.chairs)]
    check_seats(card, seats)
    game.opening(tuple(seats), options)  # what cannot begin is not opened
    return room, opened


def _introducing(wanted: TableWanted) -> TableWanted:
    """What is asked for, with all that an introduction settles itself: nobody else finds it."""
    terms = wanted.terms
    check_introduction(terms.game, terms.options, terms.pack, [chair.kind for chair in wanted.chairs])
    introduction = find_introduction(terms.game)
    learner, other = wanted.chairs
    scenario = introduction.scenario
    return TableWanted(
        structs.replace(terms, options=scenario.options, seed=scenario.seed),
        (learner, structs.replace(other, bot=introduction.bot)),
    )
