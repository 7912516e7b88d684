"""The route for a client's own tables: the status of all tables for which it has keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from serai.house.http_refusals import refusal_responses
from serai.house.invitation_routes import find_invitations
from serai.house.invitations import Invitation
from serai.house.keys import digest_of_key
from serai.house.lru_cache import LruCache
from serai.house.messages import MAX_CHAIRS, ChairInfo, Key, ProposedTime
from serai.house.proposed_times import proposed_time_of
from serai.house.rate_limits import RateLimiter, too_fast_refusal
from serai.house.request_access import client_address
from serai.house.rights import no_table_refusal, require_rights
from serai.house.room import Clock, Phase, Room, WhatIf
from serai.house.store import Store
from serai.house.table_state import TableState, chair_infos
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.table_registry import TableRegistry

MAX_TABLES = 60
"""Tables per request: as many as a browser remembers."""

_MAX_REMEMBERED = 2_000


class OwnTableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the client's keys for it."""

    table: Annotated[str, Meta(max_length=40)]
    keys: Annotated[tuple[Key, ...], Meta(max_length=2 * MAX_CHAIRS)]


class OwnTablesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    tables: Annotated[tuple[OwnTableRequest, ...], Meta(max_length=MAX_TABLES)]


class OwnTableStatus(Struct, frozen=True):
    """`yours` are the client's chairs, `waiting` those that the game is waiting for.

    `waited` is the number of seconds since the last choice, `remaining` those left on the clock, if any.
    `after` is the table of the rematch, unless the client declined it.
    """

    table: str
    game: str
    phase: Phase
    closed: bool
    chairs: tuple[ChairInfo, ...]
    yours: tuple[int, ...]
    waiting: tuple[int, ...]
    waited: float | None
    clock: Clock
    remaining: float | None
    after: str | None
    what_if: WhatIf | None
    proposed_time: ProposedTime | None


class OwnTablesStatus(Struct, frozen=True):
    """`gone` are the tables that do not exist, or that the keys do not open.

    Tables that cannot be read at the moment are in neither list. `invitations` are for the client's chairs.
    """

    tables: list[OwnTableStatus]
    gone: list[str]
    invitations: list[Invitation]


class _Waiting(Struct, frozen=True):
    """The seats that a table waits for after its log entry `sequence`."""

    sequence: int
    seats: tuple[str, ...]
    last_moved_at: float | None
    deadline: float | None


class WaitingCache:
    """Caches the seats that stored tables wait for, until their logs grow."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._known = LruCache[str, _Waiting](_MAX_REMEMBERED)

    async def get_or_read(
        self, table: str, sequence: int, count_table_read_if_allowed: Callable[[], bool]
    ) -> _Waiting | None:
        """The cached seats; None if they are not cached and may not or cannot be read."""
        known = self._known.get(table)
        if known is None or known.sequence < sequence:
            known = await self._read_waiting(table, sequence) if count_table_read_if_allowed() else None
            if known is None:
                return None
            self._known.put(table, known)
        return known

    async def _read_waiting(self, table: str, sequence: int) -> _Waiting | None:
        try:
            state = await TableState.load(self._store, table, self._now())
        except Refused:  # under old rules: it resumes when somebody connects
            return _Waiting(sequence, (), None, None)
        if state is None:
            return None
        waits = _waiting_seats_of(state)
        # A clock in seconds stops while the table is not in memory.
        return waits if state.room.terms.clock.kind == "day" else replace(waits, deadline=None)


@post("/api/own-tables", status_code=200, responses=refusal_responses(400, 403, 413, 429, 500))
async def show_own_tables(
    data: JSONBody[OwnTablesRequest], request: Request[Any, Any, State]
) -> OwnTablesStatus:
    """The status of the client's own tables. Keys are sent in the body, so that they appear in no log."""
    registry: TableRegistry = request.app.state.registry
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    address = client_address(request)
    rate_limiter.count_visit_or_refuse(address, registry.now())

    def count_table_read_if_allowed() -> bool:
        """Reading a whole table counts as a visit."""
        return rate_limiter.count_visit_if_allowed(address, registry.now())

    shown = OwnTablesStatus([], [], [])
    for asked in {each.table: each for each in data.tables}.values():
        try:
            status = await _require_own_table_status(registry, asked, count_table_read_if_allowed)
        except Refused as refused:
            if refused.key == "refused-no-table":
                shown.gone.append(asked.table)
        else:
            shown.tables.append(status)
    tables_by_digest: dict[str, set[str]] = {}
    for asked in data.tables:
        for key in asked.keys:
            tables_by_digest.setdefault(digest_of_key(key), set()).add(asked.table)
    shown.invitations.extend(await find_invitations(registry, tables_by_digest))
    return shown


async def _require_own_table_status(
    registry: "TableRegistry", request: OwnTableRequest, count_table_read_if_allowed: Callable[[], bool]
) -> OwnTableStatus:
    """The status of one table; refuses if the keys do not open it or it cannot be read at the moment."""
    digests = frozenset(map(digest_of_key, request.keys))
    live = registry.find_loaded_table(request.table)
    if live is not None:
        here = live.audience.connected_chairs()
        return await live.read_under_lock(
            lambda state: _make_status(state.room, _waiting_seats_of(state), digests, here, registry.now())
        )
    found = await registry.store.read_room_and_last_sequence(request.table)
    if found is None:
        raise no_table_refusal()
    room, sequence = found
    require_rights(room, digests)
    waits = _Waiting(sequence, (), None, None)
    if room.phase == "playing" and not room.closed:
        waits = await registry.waiting_cache.get_or_read(request.table, sequence, count_table_read_if_allowed)
        if waits is None:
            raise too_fast_refusal()
    return _make_status(room, waits, digests, set(), registry.now())


def _waiting_seats_of(state: TableState) -> _Waiting:
    return _Waiting(state.sequence, state.waiting, state.last_moved_at, state.first_clock_deadline())


def _make_status(
    room: Room, waits: _Waiting, digests: frozenset[str], present_chairs: set[int], now: float
) -> OwnTableStatus:
    yours = require_rights(room, digests).chairs
    waiting = (room.chair_number_of(seat) for seat in waits.seats)
    return OwnTableStatus(
        table=room.table,
        game=room.terms.game,
        phase=room.phase,
        closed=room.closed,
        chairs=chair_infos(room, present_chairs),
        yours=yours,
        waiting=tuple(number for number in waiting if number is not None),
        waited=None if waits.last_moved_at is None else max(now - waits.last_moved_at, 0.0),
        clock=room.terms.clock,
        remaining=None if waits.deadline is None else max(waits.deadline - now, 0.0),
        after=room.after if _may_follow_rematch(room, yours) else None,
        what_if=room.what_if,
        proposed_time=proposed_time_of(room),
    )


def _may_follow_rematch(room: Room, yours: tuple[int, ...]) -> bool:
    return room.rematch is None or not yours or not set(yours) <= set(room.rematch.declined)
