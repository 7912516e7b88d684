"""One's own tables: how those stand for which a visitor has keys, all in one answer."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from serai.house.keys import digest_of
from serai.house.limits import Doorkeeper, too_fast
from serai.house.messages import MOST_CHAIRS, ChairShown, Key
from serai.house.origins import Origins, address_of
from serai.house.play import Play, chairs_shown
from serai.house.room import Clock, Phase, Room, WhatIf
from serai.house.sentences import refusals
from serai.house.store import Store
from serai.house.viewer import check_may_watch, no_table
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.hall import Hall

MOST_ASKED = 60
"""So many tables are asked about at once: as many as a browser keeps."""

_MOST_REMEMBERED = 2_000


class OwnTableAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the keys that the visitor has for it."""

    table: Annotated[str, Meta(max_length=40)]
    keys: Annotated[tuple[Key, ...], Meta(max_length=2 * MOST_CHAIRS)]


class OwnTablesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[OwnTableAsked, ...], Meta(max_length=MOST_ASKED)]


class OwnTableShown(Struct, frozen=True):
    """How a table stands. `yours` are the visitor's chairs, `waiting` those that the table waits for.

    `waited` is how many seconds ago the last choice was made, `remaining` how many the clock leaves; None
    where there is no such thing. `after` is the table at which they play again, unless the visitor declined.
    """

    table: str
    game: str
    phase: Phase
    closed: bool
    chairs: tuple[ChairShown, ...]
    yours: tuple[int, ...]
    waiting: tuple[int, ...]
    waited: float | None
    clock: Clock
    remaining: float | None
    after: str | None
    what_if: WhatIf | None


class OwnTablesShown(Struct, frozen=True):
    """`gone` are the tables that these keys do not open, or no longer.

    In neither list are those that the house cannot look at just now.
    """

    tables: list[OwnTableShown]
    gone: list[str]


class _Waits(Struct, frozen=True):
    """Whom a table waits for, as far as its line `sequence`."""

    sequence: int
    seats: tuple[str, ...]
    moved: float | None
    deadline: float | None


class WaitsOnDisk:
    """Whom the tables wait for that are not in memory. What was found out once is known until they go on."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[str, _Waits] = OrderedDict()

    async def look(self, table: str, sequence: int, may_read: Callable[[], bool]) -> _Waits | None:
        """None where it is not known and may not be read, or cannot be."""
        known = self._known.get(table)
        if known is None or known.sequence < sequence:
            known = await self._read(table, sequence) if may_read() else None
            if known is None:
                return None
            self._known[table] = known
        self._known.move_to_end(table)
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def _read(self, table: str, sequence: int) -> _Waits | None:
        try:
            play = await Play.read(self._store, table, self._now())
        except Refused:  # it was played under other rules, and goes on when somebody comes
            return _Waits(sequence, (), None, None)
        if play is None:
            return None
        waits = _waits(play)
        # A clock of seconds stands still while the table is not in memory.
        return waits if play.room.terms.clock.kind == "day" else replace(waits, deadline=None)


@post("/api/own-tables", status_code=200, responses=refusals(400, 403, 413, 429, 500))
async def show_own_tables(
    data: JSONBody[OwnTablesAsked], request: Request[Any, Any, State]
) -> OwnTablesShown:
    """How one's own tables stand. The keys are posted, so that no log ever holds them."""
    hall: Hall = request.app.state.hall
    doorkeeper: Doorkeeper = request.app.state.doorkeeper
    origins: Origins = request.app.state.origins
    address = address_of(request.scope, behind_proxy=origins.behind_proxy)
    doorkeeper.check_visit(address, hall.now())

    def may_read() -> bool:
        """A table that must be read whole costs as much as a visit."""
        return doorkeeper.may_visit(address, hall.now())

    shown = OwnTablesShown([], [])
    for asked in {each.table: each for each in data.tables}.values():
        try:
            standing = await _show(hall, asked, may_read)
        except Refused as refused:
            if refused.key == "refused-no-table":
                shown.gone.append(asked.table)
        else:
            shown.tables.append(standing)
    return shown


async def _show(hall: "Hall", asked: OwnTableAsked, may_read: Callable[[], bool]) -> OwnTableShown:
    """How one table stands; `Refused` if the keys do not open it, or if that cannot be told just now."""
    digests = frozenset(map(digest_of, asked.keys))
    live = hall.in_memory(asked.table)
    if live is not None:
        here = live.audience.here()
        return await live.look(lambda play: _standing(play.room, _waits(play), digests, here, hall.now()))
    found = await hall.store.glance(asked.table)
    if found is None:
        raise no_table()
    room, sequence = found
    check_may_watch(room, digests)
    waits = _Waits(sequence, (), None, None)
    if room.phase == "playing" and not room.closed:
        waits = await hall.waits.look(asked.table, sequence, may_read)
        if waits is None:
            raise too_fast()
    return _standing(room, waits, digests, set(), hall.now())


def _waits(play: Play) -> _Waits:
    return _Waits(play.sequence, play.waiting, play.moved, play.deadline())


def _standing(
    room: Room, waits: _Waits, digests: frozenset[str], here: set[int], now: float
) -> OwnTableShown:
    yours = check_may_watch(room, digests).chairs
    waiting = (room.number_of(seat) for seat in waits.seats)
    return OwnTableShown(
        table=room.table,
        game=room.terms.game,
        phase=room.phase,
        closed=room.closed,
        chairs=chairs_shown(room, here),
        yours=yours,
        waiting=tuple(number for number in waiting if number is not None),
        waited=None if waits.moved is None else max(now - waits.moved, 0.0),
        clock=room.terms.clock,
        remaining=None if waits.deadline is None else max(waits.deadline - now, 0.0),
        after=room.after if _comes_along(room, yours) else None,
        what_if=room.what_if,
    )


def _comes_along(room: Room, yours: tuple[int, ...]) -> bool:
    return room.rematch is None or not yours or not set(yours) <= set(room.rematch.declined)
