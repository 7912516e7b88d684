"""Checks what an HTTP request may see, by the keys in its header and the address it comes from."""

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

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


def count_visit_or_refuse(request: Request[Any, Any, State]) -> None:
    """Counts a visit; refuses an address that requests tables too often."""
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    registry: TableRegistry = request.app.state.registry
    rate_limiter.count_visit_or_refuse(client_address(request), registry.now())


def count_opening_or_refuse(request: Request[Any, Any, State]) -> None:
    """Counts an opening; refuses an address that opens tables too often."""
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    registry: TableRegistry = request.app.state.registry
    rate_limiter.count_opening_or_refuse(client_address(request), registry.now())


def count_storing_or_refuse(request: Request[Any, Any, State]) -> None:
    """Counts something to store; refuses an address that alone could fill what the server stores for
    everybody.
    """
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    registry: TableRegistry = request.app.state.registry
    rate_limiter.count_storing_or_refuse(client_address(request), registry.now())


def count_work_or_refuse(request: Request[Any, Any, State], seconds: float) -> None:
    """Counts the cost of this request in seconds; refuses an address with too much slow work."""
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    registry: TableRegistry = request.app.state.registry
    rate_limiter.count_work_or_refuse(client_address(request), registry.now(), seconds)


def require_rights_and_seats(room: Room, keys: str) -> tuple[Rights, tuple[str, ...]]:
    """The rights that the keys of a request give, and their seats; refuses if there are none."""
    rights = require_rights(room, map(digest_of_key, keys.split(",")[:_MAX_KEYS]))
    return rights, tuple(room.chairs[number].seat for number in rights.chairs if room.chairs[number].seat)


class RoomAccess(NamedTuple):
    """A room, the number of its last log entry, the requester's own seats, and the seat to look from."""

    room: Room
    last_sequence: int
    own_seats: tuple[str, ...]
    viewed_seat: str | None


async def require_room_access(
    request: Request[Any, Any, State], table: str, keys: str, seat: str | None
) -> RoomAccess:
    """The room of a table, and what the keys of a request give access to; refuses if there is nothing.

    Counts as a visit.
    `seat` is one of the requester's own, "" for a spectator, or None for the first of their own.
    """
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    found = await registry.store.read_room_and_last_sequence(table)
    if found is None:
        raise no_table_refusal()
    room, sequence = found
    _, seats = require_rights_and_seats(room, keys)
    if seat is None:
        seat = seats[0] if seats else ""
    if seat and seat not in seats:
        raise Refused("refused-not-yours", seat=seat)
    return RoomAccess(room, sequence, seats, seat or None)
