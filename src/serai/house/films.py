"""A game from its first moment to its last, as one viewer saw it: what a replay shows.

The record is played through again with the rules and the pack of its table, and after each line the view is
built as it was built then. So a film holds what the viewer knew at each moment, and nothing learned later.
"""

import asyncio
import logging
from collections import OrderedDict
from contextlib import nullcontext
from functools import cache, partial
from typing import Any

import msgspec
from msgspec import Struct

from serai.house.revival import lines_of, opening_of, told_anew
from serai.house.shares import beside
from serai.house.store import Kept, Store, told_to
from serai.house.telling import teller_of
from serai.locales.texts import Language
from serai.locales.words import Passages, Words
from serai.plugin import find_plugin
from serai.table import Event, Opening, Record, Refused, Table, View, find_game
from serai.table.game import AnyGame
from serai.table.journal import TurnEnded
from serai.table.view import with_subject

_log = logging.getLogger(__name__)

_NO_STEPS = msgspec.msgpack.encode([])

_AT_ONCE = 2
"""Films are made by so many threads, however many are asked for."""


class TurnShown(Struct, frozen=True):
    """The frame with which a turn begins, and the seat whose turn it is where the game says that."""

    turn: int
    frame: int
    seat: str


class FrameShown(Struct, frozen=True):
    """A moment: the events that led to it, of which the first has the number `since`, and how things stood.

    Of what was played under rules that are no more there is no view, only what was told, in words in `told`.
    `steps` is what each event but the last changed on the board, where the game is played out.
    """

    since: int
    events: list[Event]
    view: View[Any] | None
    steps: list[dict[str, Any]]
    words: Words | None
    told: list[Passages]


class _Frame(Struct, frozen=True):
    since: int
    until: int
    view: bytes | None
    steps: bytes = _NO_STEPS


class Film(Struct):
    """`sequence` is the last line that is in it. A film of more lines begins with the same frames."""

    opening: Opening
    seat: str | None
    sequence: int
    names: dict[str, str]
    events: list[Event]
    frames: list[_Frame]
    turns: list[TurnShown]

    @property
    def size(self) -> int:
        """About how many bytes it takes."""
        return sum(len(frame.view or b"") + len(frame.steps) for frame in self.frames) + 400 * len(
            self.events
        )

    @property
    def playable(self) -> bool:
        """Whether the rules, as they are now, could play on from any of it."""
        return any(frame.view is not None for frame in self.frames)

    def shown(self, since: int, until: int, language: Language) -> list[FrameShown]:
        """Some of its frames, in the words of a reader. It takes a moment."""
        game = find_game(self.opening.game)
        teller = teller_of(self.opening, language)
        shown: list[FrameShown] = []
        for frame in self.frames[since:until]:
            events, before = self.events[frame.since : frame.until], reversed(self.events[: frame.since])
            view = None if frame.view is None else _read(frame.view, game)
            words, told = None, list[Passages]()
            if view is not None:
                words = teller.words(view, events, before)
            else:
                told = teller.told(events, before, self.names)
            steps = msgspec.msgpack.decode(frame.steps)
            shown.append(FrameShown(frame.since, events, view, steps, words, told))
        return shown


def make_film(kept: Kept, seat: str | None, game: type[AnyGame] | None = None) -> Film:
    """The film of a table, as far as its lines go. Slow for a long game: call it in a thread."""
    opening = opening_of(kept)
    if opening is None:
        raise Refused("refused-not-begun")
    try:
        return _Camera(kept, opening, seat).play(game)
    except Exception as error:  # whatever rules make of a game that was played under others
        _log.info("only told again", extra={"table": kept.room.table, "why": str(error)})
        return _Camera(kept, opening, seat).tell()


class _Camera:
    def __init__(self, kept: Kept, opening: Opening, seat: str | None) -> None:
        self._kept = kept
        self._seat = seat
        names = {chair.seat: chair.name for chair in kept.room.chairs if chair.seat}
        self._film = Film(opening, seat, kept.lines[-1].sequence, names, [], [], [])

    def play(self, game: type[AnyGame] | None) -> Film:
        """Plays the game again; of what was played before a change of the rules only the events are known."""
        kept, film = self._kept, self._film
        table = Table.replay(Record(film.opening), game=game)
        resumed = -1 if kept.resumed is None else kept.resumed.sequence
        for line in kept.lines:
            if line.sequence <= resumed:
                self._hear(told_to(line.events, self._seat))
        earlier, anew = len(film.events), told_anew(kept)
        stepwise = find_plugin(film.opening.game).stepwise
        entries = 0
        for line in lines_of(kept):
            if not line.entries and not line.events:
                continue  # somebody spoke, or a chair was moved
            with table.watch((self._seat,)) if stepwise else nullcontext() as watch:
                for entry in line.entries:
                    entries += 1
                    table.repeat(entries, entry)
            told = table.events(anew + len(film.events) - earlier, self._seat)
            film.events += told
            self._look(table, watch.steps(self._seat, len(told)) if watch is not None else [])
        return film

    def _look(self, table: Table, steps: list[dict[str, Any]]) -> None:
        """One frame more, unless the viewer was told nothing: not even that something happened."""
        film = self._film
        view = table.view(self._seat)
        view.events = len(film.events)
        encoded = _encode(view)
        last = film.frames[-1] if film.frames else None
        if last is not None and last.until == view.events and last.view == encoded:
            return
        until = last.until if last else 0
        film.frames.append(_Frame(until, view.events, encoded, _encode(steps) if steps else _NO_STEPS))
        self._mark(view.turn, str(getattr(view.board, "seat", "")))

    def _mark(self, turn: int, seat: str) -> None:
        """Notes where a turn begins. One that was taken back has not been."""
        turns = self._film.turns
        while turns and turns[-1].turn > turn:
            turns.pop()
        if not turns or turns[-1].turn < turn:
            turns.append(TurnShown(turn, len(self._film.frames) - 1, seat))

    def _hear(self, events: list[Event]) -> None:
        film = self._film
        if events:
            film.frames.append(_Frame(len(film.events), len(film.events) + len(events), None))
            film.events += events

    def tell(self) -> Film:
        """Only what was told at the time, which lasts whatever becomes of the rules."""
        film, turn = self._film, 0
        for line in self._kept.lines:
            before = len(film.frames)
            self._hear(told_to(line.events, self._seat))
            turn = max((entry.turn for entry in line.entries if isinstance(entry, TurnEnded)), default=turn)
            if len(film.frames) > before:
                self._mark(turn, "")
        return film


_encode = msgspec.msgpack.Encoder().encode


def _read(view: bytes, game: type[AnyGame]) -> View[Any]:
    return with_subject(_views(game).decode(view), game.card)


@cache
def _views(game: type[AnyGame]) -> msgspec.msgpack.Decoder[View[Any]]:
    return msgspec.msgpack.Decoder(View[game.card.board])


class Films:
    """The films that were last looked at, as many as fit. Each is made once, in a thread."""

    def __init__(self, store: Store, most_bytes: int) -> None:
        self._store = store
        self._most_bytes = most_bytes
        self._kept: OrderedDict[tuple[str, str | None], Film] = OrderedDict()
        self._bytes = 0
        self._making: dict[tuple[str, str | None], asyncio.Task[Film]] = {}
        self._few = asyncio.Semaphore(_AT_ONCE)

    async def film(self, table: str, seat: str | None, *, sequence: int = 0, frames: int = 0) -> Film:
        """The film of a table from a seat: as far as that line, or at least with so many frames, if given."""
        key = table, seat
        film = self._kept.get(key)
        if film is not None and (film.sequence >= sequence or 0 < frames <= len(film.frames)):
            self._kept.move_to_end(key)
            return film
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(table, seat))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _make(self, table: str, seat: str | None) -> Film:
        async with self._few:
            kept = await self._store.read(table)
            if kept is None:
                raise Refused("refused-no-table")
            film = await beside(partial(make_film, kept, seat))
        self._keep((table, seat), film)
        return film

    def forget(self, table: str) -> None:
        """A table that was taken away is gone, and so are its films."""
        for key in [key for key in self._kept if key[0] == table]:
            self._bytes -= self._kept.pop(key).size

    def _keep(self, key: tuple[str, str | None], film: Film) -> None:
        before = self._kept.pop(key, None)
        self._bytes += film.size - (before.size if before else 0)
        self._kept[key] = film
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, forgotten = self._kept.popitem(last=False)
            self._bytes -= forgotten.size
