"""Checks what an HTTP request may see, by the keys in its header and the address it comes from."""

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.params import HeaderParameter

from serai.house.keys import digest_of_key
from serai.house.origins import client_address_of_scope
from serai.house.rights import Rights, no_table_refusal, require_rights
from serai.house.room import Room
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.rate_limits import RateLimiter
    from serai.house.table_registry import TableRegistry

_MAX_KEYS = 16

Keys = Annotated[str, HeaderParameter(name="Serai-Key", required=False)]
"""One key, or several separated by commas."""


def client_address(request: Request[Any, Any, State]) -> str:
    return client_address_of_scope(request.scope, behind_proxy=request.app.state.origins.behind_proxy)


def check_visit_rate(request: Request[Any, Any, State]) -> None:
    """Refuses an address that requests tables too often."""
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    registry: TableRegistry = request.app.state.registry
    rate_limiter.check_visit_rate(client_address(request), registry.now())


def check_opening_rate(request: Request[Any, Any, State]) -> None:
    """Refuses an address that opens tables too often."""
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    registry: TableRegistry = request.app.state.registry
    rate_limiter.check_opening_rate(client_address(request), registry.now())


def check_work_rate(request: Request[Any, Any, State], seconds: float) -> None:
    """Refuses an address that has requested too much slow work; `seconds` is the cost of this request."""
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    registry: TableRegistry = request.app.state.registry
    rate_limiter.check_work_rate(client_address(request), registry.now(), seconds)


def rights_for_keys(room: Room, keys: str) -> tuple[Rights, tuple[str, ...]]:
    """The rights that the keys of a request give, and their seats; refuses if there are none."""
    rights = require_rights(room, map(digest_of_key, keys.split(",")[:_MAX_KEYS]))
    return rights, tuple(room.chairs[number].seat for number in rights.chairs if room.chairs[number].seat)


async def find_room_and_seats(
    request: Request[Any, Any, State], table: str, keys: str, seat: str | None
) -> tuple[Room, int, tuple[str, ...], str | None]:
    """The room, the number of its last log entry, the requester's seats, and the seat to look from.

    `seat` is one of the requester's own, "" for a spectator, or None for the first of their own.
    """
    registry: TableRegistry = request.app.state.registry
    check_visit_rate(request)
    found = await registry.store.read_room_and_last_sequence(table)
    if found is None:
        raise no_table_refusal()
    room, sequence = found
    _, seats = rights_for_keys(room, keys)
    if seat is None:
        seat = seats[0] if seats else ""
    if seat and seat not in seats:
        raise Refused("refused-not-yours", seat=seat)
    return room, sequence, seats, seat or None
