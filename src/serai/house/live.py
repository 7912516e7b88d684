"""A table in memory, and everything that can be done at it.

Whatever changes it goes through `_act`: it is tried in memory, written to the disk, and only then told. While
it is being written nobody reads the table, so nobody ever sees what might not last.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from msgspec.structs import replace

from serai.bots import levels
from serai.house import chairs
from serai.house.audience import Audience, first_seat, seats_of
from serai.house.exports import MOST_ENTRIES
from serai.house.furnishing import bot_names, open_table
from serai.house.hinting import HintWanted
from serai.house.keys import digest_of, new_key
from serai.house.limits import Bucket, too_fast
from serai.house.messages import Chat, ChatLine, Reaction, Sign
from serai.house.play import Play
from serai.house.room import Chair, Room
from serai.house.settings import Settings
from serai.house.shares import beside
from serai.house.store import CannotKeep, Clash, Said, Store
from serai.house.telling import teller_of
from serai.house.viewer import Viewer, rights_in
from serai.locales.speaker import names_of
from serai.locales.texts import Language
from serai.locales.words import Passages
from serai.table import Event, Forgotten, Refused, Sitter, Table, View
from serai.table.chance import Stream
from serai.table.opening import JOINERS


class _Again(Refused):
    """What was asked for has been done already, when it was first sent."""

    def __init__(self) -> None:
        super().__init__("refused-answered")


class PutAway(Refused):
    """The table is no longer in memory: find it again."""

    def __init__(self) -> None:
        super().__init__("refused-again")


Told = TypeVar("Told")

Check = Callable[[], None]
"""Raises `Refused` where somebody may not do something, at the moment in which it would be done."""

Seen = TypeVar("Seen")

Deed = Callable[[Play], Room]
"""Tries something in memory and returns the room as it is then; or refuses, having changed nothing."""


class LiveTable:
    """`gone` tells that it must be found again on the disk, if it is still there.

    `attend` is called whenever the table may need its bots, its clock, or somebody to stand in. `hurried`
    tells that the bots need not let anybody look before they choose.
    """

    def __init__(self, play: Play, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self.play = play
        self.audience = Audience(settings, now)
        self.gone = False
        self.hurried = False
        self.refused_by_disk = False
        self.touched = now()
        self.attend: Callable[[], None] = lambda: None
        self._store = store
        self._settings = settings
        self._now = now
        self._lock = asyncio.Lock()
        self._talk: dict[tuple[int, ...] | bool, Bucket] = {}

    @property
    def room(self) -> Room:
        return self.play.room

    # What lasts

    async def _act(self, deed: Deed) -> None:
        async with self._lock:
            self._check_here()
            self.touched = self._now()
            before = self.room
            while True:
                try:
                    with self.audience.watch(self.play) as watch:
                        room = deed(self.play)
                    change = self.play.change(room, self._now())
                    if change.adds:
                        await self._store.write(change)
                        self.play.settle(change)
                        self.refused_by_disk = False
                    break
                except Clash:  # somebody else was quicker: read on, and answer again
                    await self._read_again()
                except Forgotten:  # a choice from before the snapshot is taken back: that takes all of it
                    await self._read_again(whole=True)
                except CannotKeep:
                    self.refused_by_disk = True
                    await self._read_again()
                    raise
                except Refused:
                    raise
                except BaseException:  # nobody knows how far it got; the disk does
                    self._vanish("farewell-again", come_back=True)
                    raise
            try:
                if self.room is not before:
                    self.audience.tell_room(self.play)
                await self._telling(lambda: self.audience.tell_table(self.play, watch))
            except BaseException:  # it is done, but not everybody knows
                self._vanish("farewell-again", come_back=True)
                raise
        self.attend()

    async def _read_again(self, *, whole: bool = False) -> None:
        """Forgets what is in memory for what is on the disk."""
        try:
            play = await Play.read(self._store, self.room.table, self._now(), whole=whole)
            if play is not None:
                play.go_on_from(self.play)
                self.play = play
        except BaseException:  # nobody may see what is in memory: it might not last
            self._vanish("farewell-again", come_back=True)
            raise
        if play is None:
            self._vanish("farewell-deleted", come_back=False)
            self._check_here()

    async def _telling(self, tell: Callable[[], Told]) -> Told:
        """What `tell` returns. If it tells of what came before the snapshot, that is read first.

        It may be called twice, so it must not mind what it has told already.
        """
        with suppress(Forgotten):
            return tell()
        kept = await self._store.read(self.room.table)
        if kept is None:
            self._vanish("farewell-deleted", come_back=False)
            raise PutAway
        await beside(partial(self.play.remember, kept))
        return tell()

    def _check_here(self) -> None:
        if self.gone:
            raise PutAway

    def _vanish(self, key: str, *, come_back: bool) -> None:
        self.gone = True
        self.audience.let_go(key, come_back=come_back)

    async def put_away(
        self, key: str, *, come_back: bool = True, unless: Callable[[], bool] = lambda: False
    ) -> None:
        """Takes the table out of memory, unless it is needed by the time nobody writes it any more."""
        async with self._lock:
            if not unless():
                self._vanish(key, come_back=come_back)

    # Looking

    @asynccontextmanager
    async def _reading(self) -> AsyncGenerator[Play]:
        """The table, while nobody writes it. One that was put away may hold what never reached the disk."""
        async with self._lock:
            self._check_here()
            yield self.play

    @asynccontextmanager
    async def _looking(self, viewer: Viewer) -> AsyncGenerator[Play]:
        """The same for a client that was let in, and not sent away while it waited."""
        async with self._reading() as play:
            self._check_present(viewer)
            yield play

    def _check_present(self, viewer: Viewer) -> None:
        if viewer not in self.audience:
            raise PutAway

    async def admit(self, viewer: Viewer, seat: str | None, seen: int | None, *, covered: bool) -> None:
        """Lets a client in: it gets the room, the chat, and how the game stands."""
        async with self._reading() as play:
            self.touched = self._now()
            spoken = await self._store.said(self.room.table, self._settings.chat_shown)
            self.audience.admit(play, viewer)
            if spoken:
                viewer.tell(Chat(lines=[chat_line(at, said) for at, said in spoken]))
            viewer.covered = covered
            if seat is None and not covered:
                seat = first_seat(play, viewer)
                seen = seen if seat is None else None  # it may have been another before
            try:
                await self._telling(lambda: self.audience.face(play, viewer, seat, seen))
            except BaseException:  # whoever is not shown the table is not at it
                self.audience.discard(viewer)
                raise
            self.audience.tell_room(play, but=viewer)
        self.attend()

    def there(self) -> set[int]:
        """The chairs whose people are connected, or were a moment ago: who reloads a page has not gone."""
        return self.audience.here() | set(self.play.just_left(self._now() - self._settings.rejoining))

    def let_silent_go(self, before: float) -> None:
        """Ends connections that have said nothing since; so that nobody waits for who is not there."""
        for viewer in self.audience.silent(before):
            viewer.end()
            self.leave(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A client is gone, for now."""
        if viewer in self.audience:
            self.touched = self._now()
            self.audience.discard(viewer)
            self.audience.tell_room(self.play)
            self.attend()

    async def face(self, viewer: Viewer, seat: str | None, seen: int | None) -> None:
        async with self._looking(viewer) as play:
            await self._telling(lambda: self.audience.face(play, viewer, seat, seen))
            viewer.covered = seat is None and bool(seats_of(play, viewer))

    async def look(self, at: Callable[[Play], Seen]) -> Seen:
        """What somebody sees who only looks at how the table stands."""
        async with self._reading() as play:
            return at(play)

    async def view(self, viewer: Viewer) -> View[Any]:
        """How the game stands now, from where the client looks."""
        async with self._looking(viewer) as play:
            return _playing(play).view(viewer.seat)

    async def log(self, viewer: Viewer, since: int, until: int) -> tuple[list[Event], list[Passages]]:
        """What was told before, and in which words."""
        most = max(min(until - since, self._settings.most_behind), 0)
        async with self._looking(viewer) as play:
            return await self._telling(lambda: _logged(play, viewer, since, most))

    async def speak(self, viewer: Viewer, language: Language) -> None:
        """Tells a client everything in another language from now on, and the last of it once more."""
        async with self._looking(viewer) as play:
            viewer.language = language
            await self._telling(lambda: self.audience.face(play, viewer, viewer.seat, None))

    # The game

    async def choose(self, seat: str, option: str, asked: int, check: Check) -> None:
        """A choice, as an answer to the question of that number. Sent again it is not played again."""

        def deed(play: Play) -> Room:
            check()
            table = _going_on(play)
            if asked != play.asked(seat):
                raise _Again if play.answered(seat, asked, option) else _answered()
            table.choose(seat, option)
            return play.room

        with suppress(_Again):
            await self._act(deed)

    async def ask_bot(self, seat: str) -> tuple[str, View[Any], Stream] | None:
        """What a bot needs to think about its choice: its level, its view, its own chance."""
        async with self._lock:
            table = self.play.table
            level = table.sitters[seat].bot if table and not self.gone else None
            if table is None or level is None or seat not in table.decisions:
                return None
            return level, table.view(seat), table.aside(seat)

    async def ask_hint(self, viewer: Viewer) -> HintWanted:
        """What is needed to think about the choice of the seat that a client looks from."""
        async with self._looking(viewer) as play:
            table = _playing(play)
            seat = viewer.seat
            if not play.room.terms.hints:
                raise Refused("refused-hints-barred")
            if seat is None or seat not in table.decisions or table.sitters[seat].bot:
                raise Refused("refused-no-question")
            return HintWanted(table.view(seat), table.aside(seat), table.opening.pack)

    def hurry(self) -> None:
        """Lets the bots choose at once until a person is asked again."""
        self._check_here()
        _playing(self.play)
        self.hurried = True
        self.attend()

    def note_questions(self) -> None:
        """Nobody hurries any more once a person is asked."""
        table = self.play.table
        if table is None or not all(table.sitters[seat].bot for seat in table.waiting):
            self.hurried = False

    async def begin(self, fill: str | None) -> None:
        def deed(play: Play) -> Room:
            chairs.check_phase(play.room, "gathering")
            room = chairs.seated(chairs.fill(play.room, fill, bot_names(play.room)))
            play.table = open_table(room)
            return room

        await self._act(deed)

    async def undo(self, seat: str, seen: int | None, check: Check) -> None:
        """Takes a choice back, if no more has happened than the seat has seen; or asks to."""

        def deed(play: Play) -> Room:
            check()
            table = _going_on(play)
            if seen is not None and seen != play.count_for(seat):
                raise Refused("refused-moved-on")
            table.undo(seat)
            return play.room

        await self._act(deed)

    async def answer_takeback(self, seat: str, agree: bool, check: Check) -> None:
        def deed(play: Play) -> Room:
            check()
            _playing(play).answer_takeback(seat, agree)
            return play.room

        await self._act(deed)

    # Chairs

    async def change_room(self, change: Callable[[Room], Room], why: str = "") -> None:
        """Changes the room, and with it who plays which seat of the game; `why` is a word for the log."""
        await self._act(lambda play: _reseat(play, change(play.room), why))

    async def seat_all(self) -> None:
        """Lets a game that went on from a position know who plays its seats."""

        def deed(play: Play) -> Room:
            for chair in play.room.chairs:
                if play.table and play.table.sitters[chair.seat] != Sitter(chair.name, chair.bot):
                    play.table.sit(chair.seat, chair.name, chair.bot)
            return play.room

        await self._act(deed)

    async def sit(
        self, viewer: Viewer, name: str, number: int | None, key: str | None = None
    ) -> tuple[int, str]:
        """Seats a client; returns the chair's number and its key, the client's own if it brought one."""
        key = key or new_key()
        digest = digest_of(key)
        is_new = digest not in viewer.digests
        taken = -1

        def deed(play: Play) -> Room:
            nonlocal taken
            chairs.check_open(play.room)
            if not rights_in(play.room, viewer.digests).may_sit:
                raise Refused("refused-only-watching")
            room, taken = chairs.sit(play.room, name, number, digest)
            viewer.digests.add(digest)
            return _reseat(play, room, why="sat")

        try:
            await self._act(deed)
        except BaseException:
            if is_new:
                viewer.digests.discard(digest)
            raise
        return taken, key

    async def reissue(self, number: int) -> str:
        """A new key for a chair; the old one dies with all its connections."""
        key = new_key()

        def change(room: Room) -> Room:
            chair = chairs.chair_at(room, number)
            if not chair.key and not chair.left:
                raise Refused("refused-nobody-there")
            return chairs.with_chair(room, number, replace(chair, key=digest_of(key), left=False))

        await self.change_room(change)
        return key

    async def reinvite(self) -> str:
        """A new invitation; whoever was let in by the old one, and has no seat, goes."""
        key = new_key()
        await self.change_room(lambda room: replace(room, invitation=digest_of(key)))
        return key

    async def stand_in(self, seat: str, asked: int, why: str) -> None:
        """A bot plays on for somebody who does not come back; the log says so."""

        def deed(play: Play) -> Room:
            number = play.room.number_of(seat)
            if number is None or play.asked(seat) != asked or play.room.chairs[number].bot:
                raise Refused("refused-moved-on")
            level = levels(play.room.terms.game)[-1]
            chair = replace(play.room.chairs[number], bot=level)
            return _reseat(play, chairs.with_chair(play.room, number, chair), why=why)

        await self._act(deed)

    # Talk

    async def say(self, viewer: Viewer, text: str) -> None:
        name, seat = self.name_of(viewer)
        text = " ".join(text.split())
        if not text or not all(character.isprintable() or character in JOINERS for character in text):
            raise Refused("refused-empty")
        said = Said(seat, name, text)
        async with self._lock:
            self._check_talk(viewer)
            self.touched = at = self._now()
            try:
                await self._store.say(self.room.table, at, said)
                self.refused_by_disk = False
            except Clash:  # somebody else has deleted it
                await self._read_again()
                raise PutAway from None
            except CannotKeep:
                self.refused_by_disk = True
                raise
            self.audience.tell_all(Chat(lines=[chat_line(at, said)]))

    def _check_talk(self, viewer: Viewer) -> None:
        """Each chair may say so much, the host too; those who only look on have one share together."""
        self._check_here()
        self._check_present(viewer)
        if self.room.quiet and not viewer.rights.host:
            raise Refused("refused-quiet")
        speaker = viewer.rights.chairs[:1] or viewer.rights.host
        settings, now = self._settings, self._now()
        if speaker not in self._talk:
            self._talk[speaker] = Bucket(settings.chat_per_second, settings.chat_at_once, now)
        if not self._talk[speaker].take(now):
            raise too_fast()

    def react(self, viewer: Viewer, sign: Sign) -> None:
        self._check_talk(viewer)
        name, seat = self.name_of(viewer)
        self.audience.tell_all(Reaction(name=name, seat=seat, sign=sign), but=viewer)

    def name_of(self, viewer: Viewer) -> tuple[str, str]:
        """The name and the seat under which a client speaks; a spectator has neither."""
        for number in viewer.rights.chairs:
            chair = self.room.chairs[number]
            if viewer.seat is None or chair.seat == viewer.seat:
                return chair.name, chair.seat
        return "", ""

    def owns(self, viewer: Viewer, seat: str) -> bool:
        return seat in seats_of(self.play, viewer)


def _playing(play: Play) -> Table:
    """The table, if there is a game on it."""
    chairs.check_open(play.room)
    if play.table is None:
        raise Refused("refused-not-playing")
    return play.table


def _going_on(play: Play) -> Table:
    """The table, if more may happen at it: whoever takes choices back without end fills no memory."""
    table = _playing(play)
    if table.entries_count >= MOST_ENTRIES:
        raise _endless()
    return table


def _endless() -> Refused:
    return Refused("refused-endless")


def _logged(play: Play, viewer: Viewer, since: int, most: int) -> tuple[list[Event], list[Passages]]:
    """What a client was told after the first `since` events, and in which words."""
    events = play.events_for(viewer.seat, since)[:most]
    table = play.table
    if table is None:
        return events, []
    teller = teller_of(table.opening, viewer.language)
    return events, teller.told(events, play.events_before(viewer.seat, since), names_of(table))


def _answered() -> Refused:
    return Refused("refused-answered")


def _reseat(play: Play, room: Room, why: str = "") -> Room:
    """Lets the game know who plays its seats now."""
    table = play.table
    if table is not None and room.phase == "playing":
        for before, chair in zip(play.room.chairs, room.chairs, strict=True):
            if (before.name, before.bot) != (chair.name, chair.bot):
                if table.entries_count >= MOST_ENTRIES:
                    raise _endless()
                table.sit(chair.seat, chair.name, chair.bot, why or _reason(before, chair))
    return room


def _reason(before: Chair, chair: Chair) -> str:
    """A word for the log: why somebody else plays a seat now."""
    if before.name != chair.name and before.bot == chair.bot:
        return "renamed"
    return "back" if chair.bot is None else "handed"


def chat_line(at: float, said: Said) -> ChatLine:
    return ChatLine(at=at, seat=said.seat, name=said.name, text=said.text)
