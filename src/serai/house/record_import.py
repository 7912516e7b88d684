"""Imports the record of a finished game.

Records come from anywhere, so replaying them is limited: one at a time, in a thread of its own, up to a
number of entries and seconds.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace

from serai.bots import own_bot_levels
from serai.house.rate_limits import too_fast_refusal
from serai.house.room import Chair, Room, Terms
from serai.house.store import LogEntry, StoredPosition, StoredTable
from serai.table import Record, Refused, Table
from serai.table.game import AnyGame
from serai.table.journal import Seated, Undone
from serai.table.logged_actions import replay_actions
from serai.table.position import encode_position
from serai.table.record_loading import name_file_in_replay_errors, read_record_with_secret
from serai.table.validation import check_name, look_alike_key

MAX_ENTRIES = 20_000
MAX_UNDONE = 2_000
"""Several times the length of the longest game played so far. Tables on the server stop at `MAX_ENTRIES` too.
"""

MAX_WAITING = 4
MAX_SECONDS = 20.0
"""The CPU time allowed for one record; the longest games take a second or two."""


class ImportWorker:
    """Replays records one at a time in its own thread, so that bots, hints and replays never wait for it.

    Make it in an event loop.
    """

    def __init__(self) -> None:
        self._closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._thread = ThreadPoolExecutor(1, "serai-records")
        self._waiting = 0
        self._closing = False

    async def stored_table_from_record(
        self, content: bytes, room: Room, *, at: float, name: str
    ) -> StoredTable:
        """Replays a record and returns its table.

        Raises `Refused` if the record is invalid, too many are waiting, or the server stops.
        """
        if self._waiting >= MAX_WAITING:
            raise too_fast_refusal()
        self._waiting += 1
        try:
            importing = asyncio.get_running_loop().run_in_executor(
                self._thread, lambda: self._import_within_limits(content, room, at, name)
            )
            await asyncio.wait({importing, self._closed}, return_when="FIRST_COMPLETED")
            if self._closing and (importing.cancelled() or not importing.done()):
                importing.add_done_callback(lambda given_up: given_up.cancelled() or given_up.exception())
                raise Refused("refused-closing")
            return importing.result()
        finally:
            self._waiting -= 1

    def _import_within_limits(self, content: bytes, room: Room, at: float, name: str) -> StoredTable:
        ends = time.thread_time() + MAX_SECONDS

        def check_limits() -> None:
            if self._closing:
                raise Refused("refused-closing")
            if time.thread_time() > ends:
                raise record_too_long_refusal(name)

        return stored_table_from_record(content, room, at=at, name=name, check_limits=check_limits)

    def close(self) -> None:
        """Refuses all imports and aborts the current one."""
        self._closing = True
        if not self._closed.done():
            self._closed.set_result(None)
        self._thread.shutdown(wait=False, cancel_futures=True)


def stored_table_from_record(
    content: bytes,
    room: Room,
    *,
    at: float,
    name: str,
    game: type[AnyGame] | None = None,
    check_limits: Callable[[], None] = lambda: None,
) -> StoredTable:
    """Makes a stored table from the record file of a finished game; `room` gives its id and keys.

    `name` is what messages call the file. Raises `Refused` if the record is damaged, does not replay, is not
    finished or is too long. `check_limits` is called before each entry and may raise.
    """
    read = read_record_with_secret(content, name)
    record, opening = read.record, read.record.opening
    if read.cut is not None:
        raise Refused("refused-record-cut", file=name, line=read.cut)
    undone = sum(isinstance(entry, Undone) for entry in record.journal)
    if len(record.journal) > MAX_ENTRIES or undone > MAX_UNDONE:
        raise record_too_long_refusal(name)
    with name_file_in_replay_errors(name):
        _check_player_names(record)
        table = Table.replay(Record(opening), game=game)
        for number, entry in enumerate(record.journal, 1):
            check_limits()
            table.apply_entry(number, entry)
        if table.outcome is None:
            raise Refused("refused-record-unfinished", file=name)
        lines = replay_record_as_log(record, at, game, check_limits)
    terms = Terms(
        opening.game,
        opening.options,
        opening.pack,
        room.terms.language,
        opening.seed,
        opening.takebacks,
    )
    chairs = tuple(
        Chair(sitter.name, seat, bot=sitter.bot and _level_or_lowest(opening.game, sitter.bot))
        for seat, sitter in table.sitters.items()
    )
    over = replace(room, terms=terms, chairs=chairs, phase="over", public=False)
    last = StoredPosition(len(lines), opening.rules, encode_position(table.position))
    return StoredTable(over, opening, (LogEntry(0, at), *lines), last)


def _check_player_names(record: Record) -> None:
    """Applies the rules for names at a table: no two players may have the same name."""
    names = {seat: seat for seat in record.opening.seats}
    for level in record.opening.bots.values():
        check_name(level)
    for entry in record.journal:
        if not isinstance(entry, Seated):
            continue
        if entry.bot is not None:
            check_name(entry.bot)
        others = (word for seat, name in names.items() if seat != entry.seat for word in (seat, name))
        if look_alike_key(entry.name) in map(look_alike_key, others):
            raise Refused("refused-name-taken", name=entry.name)
        names[entry.seat] = entry.name


def _level_or_lowest(game: str, level: str) -> str:
    """The level, or the lowest one if this server has no such bot, so that a rematch is possible."""
    known = own_bot_levels(game)
    return level if level in known else known[0]


def record_too_long_refusal(name: str) -> Refused:
    return Refused("refused-record-long", file=name)


def replay_record_as_log(
    record: Record,
    at: float,
    game: type[AnyGame] | None = None,
    check_limits: Callable[[], None] = lambda: None,
) -> list[LogEntry]:
    """The log that a table would have if the game had been played here."""
    actions = replay_actions(record, game, check_limits)
    return [LogEntry(number, at, action.entries, action.events) for number, action in enumerate(actions, 1)]
