"""Builds and caches the frames of a replay: a game as one viewer saw it, from start to end.

The game is replayed with the rules and the pack of its table, and the viewer's view is built after each log
entry. So each frame contains what the viewer knew at that moment, and nothing they learned later.
"""

import asyncio
import logging
from contextlib import nullcontext
from functools import cache, partial
from typing import Any

import msgspec
from msgspec import Struct

from serai.house.cpu_quotas import run_in_thread_and_charge
from serai.house.lru_cache import LruCache
from serai.house.renderers import renderer_for_opening
from serai.house.restore import count_repeated_events, log_entries_to_replay, opening_to_replay_from
from serai.house.rights import no_table_refusal
from serai.house.store import Store, StoredTable, events_visible_to
from serai.locales.rendered_text import Passages, RenderedText
from serai.locales.texts import Language
from serai.plugin import find_plugin
from serai.table import Event, Opening, Record, Refused, Table, View, find_game
from serai.table.game import AnyGame
from serai.table.journal import TurnEnded
from serai.table.view import with_typed_subject

_log = logging.getLogger(__name__)

_NO_STEPS = msgspec.msgpack.encode([])

_MAX_CONCURRENT = 2
"""How many replays are built at the same time."""


class ReplayTurn(Struct, frozen=True):
    """The first frame of a turn, and the seat whose turn it is, if known."""

    turn: int
    frame: int
    seat: str


class ReplayFrame(Struct, frozen=True):
    """The events that led to a moment, numbered from `since`, and the view at that moment.

    Frames played under old rules have no view, only the text of the events in `told`. `steps` holds what each
    event except the last changed on the board, for games that show their events one by one.
    """

    since: int
    events: list[Event]
    view: View[Any] | None
    steps: list[dict[str, Any]]
    words: RenderedText | None
    told: list[Passages]


class _Frame(Struct, frozen=True):
    since: int
    until: int
    view: bytes | None
    steps: bytes = _NO_STEPS


class Replay(Struct):
    """`sequence` is its last log entry. A replay of a longer log starts with the same frames."""

    opening: Opening
    seat: str | None
    sequence: int
    names: dict[str, str]
    events: list[Event]
    frames: list[_Frame]
    turns: list[ReplayTurn]

    @property
    def size(self) -> int:
        """The approximate size in bytes."""
        return sum(len(frame.view or b"") + len(frame.steps) for frame in self.frames) + 400 * len(
            self.events
        )

    @property
    def has_frame_to_continue_from(self) -> bool:
        """Whether the current rules can continue from at least one of its frames."""
        return any(frame.view is not None for frame in self.frames)

    def render(self, since: int, until: int, language: Language) -> list[ReplayFrame]:
        """Some frames with their text. Slow: call it in a thread."""
        game = find_game(self.opening.game)
        renderer = renderer_for_opening(self.opening, language)
        shown: list[ReplayFrame] = []
        for frame in self.frames[since:until]:
            events, before = self.events[frame.since : frame.until], reversed(self.events[: frame.since])
            view = None if frame.view is None else _decode_view(frame.view, game)
            words, told = None, list[Passages]()
            if view is not None:
                words = renderer.render(view, events, before)
            else:
                told = renderer.render_events(events, before, self.names)
            steps = msgspec.msgpack.decode(frame.steps)
            shown.append(ReplayFrame(frame.since, events, view, steps, words, told))
        return shown


def build_replay(stored: StoredTable, seat: str | None, game: type[AnyGame] | None = None) -> Replay:
    """Builds the replay of a table. Slow for a long game: call it in a thread."""
    opening = opening_to_replay_from(stored)
    if opening is None:
        raise Refused("refused-not-begun")
    try:
        return _ReplayBuilder(stored, opening, seat).build_by_replay(game)
    except Exception as error:  # the game was played under other rules
        _log.info("replay without views", extra={"table": stored.room.table, "why": str(error)})
        return _ReplayBuilder(stored, opening, seat).build_from_stored_events()


class _ReplayBuilder:
    def __init__(self, stored: StoredTable, opening: Opening, seat: str | None) -> None:
        self._stored = stored
        self._seat = seat
        names = {chair.seat: chair.name for chair in stored.room.chairs if chair.seat}
        self._replay = Replay(opening, seat, stored.lines[-1].sequence, names, [], [], [])

    def build_by_replay(self, game: type[AnyGame] | None) -> Replay:
        """Replays the game. Frames from before a change of the rules have only events."""
        stored, replay = self._stored, self._replay
        table = Table.replay(Record(replay.opening), game=game)
        resumed = -1 if stored.resumed is None else stored.resumed.sequence
        for line in stored.lines:
            if line.sequence <= resumed:
                self._add_frame_of_events_only(events_visible_to(line.events, self._seat))
        earlier, repeated = len(replay.events), count_repeated_events(stored)
        stepwise = find_plugin(replay.opening.game).stepwise
        entries = 0
        for line in log_entries_to_replay(stored):
            if not line.entries and not line.events:
                continue  # only the room has changed
            with table.track_boards((self._seat,)) if stepwise else nullcontext() as tracker:
                for entry in line.entries:
                    entries += 1
                    table.apply_entry(entries, entry)
            told = table.events(repeated + len(replay.events) - earlier, self._seat)
            replay.events += told
            self._add_frame_if_changed(
                table, tracker.board_changes_by_event(self._seat, len(told)) if tracker is not None else []
            )
        return replay

    def _add_frame_if_changed(self, table: Table, steps: list[dict[str, Any]]) -> None:
        """Adds a frame, unless nothing changed for the viewer."""
        replay = self._replay
        view = table.view(self._seat)
        view.events = len(replay.events)
        encoded = _encode(view)
        last = replay.frames[-1] if replay.frames else None
        if last is not None and last.until == view.events and last.view == encoded:
            return
        until = last.until if last else 0
        replay.frames.append(_Frame(until, view.events, encoded, _encode(steps) if steps else _NO_STEPS))
        self._record_turn_start(view.turn, str(getattr(view.board, "seat", "")))

    def _record_turn_start(self, turn: int, seat: str) -> None:
        """Records the start of a turn; drops turns that were undone."""
        turns = self._replay.turns
        while turns and turns[-1].turn > turn:
            turns.pop()
        if not turns or turns[-1].turn < turn:
            turns.append(ReplayTurn(turn, len(self._replay.frames) - 1, seat))

    def _add_frame_of_events_only(self, events: list[Event]) -> None:
        replay = self._replay
        if events:
            replay.frames.append(_Frame(len(replay.events), len(replay.events) + len(events), None))
            replay.events += events

    def build_from_stored_events(self) -> Replay:
        """Builds frames from the stored events alone."""
        replay, turn = self._replay, 0
        for line in self._stored.lines:
            before = len(replay.frames)
            self._add_frame_of_events_only(events_visible_to(line.events, self._seat))
            turn = max((entry.turn for entry in line.entries if isinstance(entry, TurnEnded)), default=turn)
            if len(replay.frames) > before:
                self._record_turn_start(turn, "")
        return replay


_encode = msgspec.msgpack.Encoder().encode


def _decode_view(view: bytes, game: type[AnyGame]) -> View[Any]:
    return with_typed_subject(_view_decoder(game).decode(view), game.card)


@cache
def _view_decoder(game: type[AnyGame]) -> msgspec.msgpack.Decoder[View[Any]]:
    return msgspec.msgpack.Decoder(View[game.card.board])


class ReplayCache:
    """The latest replays, up to `max_bytes`. Each is built once, in a thread."""

    def __init__(self, store: Store, max_bytes: int) -> None:
        self._store = store
        self._replays = LruCache[tuple[str, str | None], Replay](max_bytes, lambda replay: replay.size)
        self._making: dict[tuple[str, str | None], asyncio.Task[Replay]] = {}
        self._semaphore = asyncio.Semaphore(_MAX_CONCURRENT)

    async def get_or_build(
        self, table: str, seat: str | None, *, sequence: int = 0, frames: int = 0
    ) -> Replay:
        """The replay for a seat, up to the log entry `sequence` or with at least `frames` frames."""
        key = table, seat
        replay = self._replays.get(key)
        if replay is not None and (replay.sequence >= sequence or 0 < frames <= len(replay.frames)):
            return replay
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make_replay(table, seat))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _make_replay(self, table: str, seat: str | None) -> Replay:
        async with self._semaphore:
            stored = await self._store.read_table(table)
            if stored is None:
                raise no_table_refusal()
            replay = await run_in_thread_and_charge(partial(build_replay, stored, seat))
        self._replays.put((table, seat), replay)
        return replay

    def forget(self, table: str) -> None:
        """Drops the replays of a deleted table."""
        for key in [key for key in self._replays if key[0] == table]:
            self._replays.drop(key)
