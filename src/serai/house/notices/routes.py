"""The routes by which people order notices, confirm them and stop them."""

import hmac
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, HeaderParameter, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from serai.house.http_refusals import WRITE_STATUSES, refusal_responses
from serai.house.keys import digest_of_key, new_key, new_table_id
from serai.house.messages import Key
from serai.house.notices.config import NoticeKind
from serai.house.notices.mail import mailbox_of, strip_and_check_mail_address
from serai.house.notices.pinned_http import check_url_resolves_to_public_address
from serai.house.notices.records import DAY, MAX_ADDRESSES, NoticeAddress, WatchedSeats
from serai.house.own_tables import MAX_TABLES
from serai.house.request_access import client_address, count_opening_or_refuse, count_visit_or_refuse
from serai.house.rights import rights_given_by_keys
from serai.locales.texts import Language
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.notices.service import NoticeService
    from serai.house.rate_limits import RateLimiter
    from serai.house.table_registry import TableRegistry

OwnKey = Annotated[str, HeaderParameter(name="Serai-Key", required=False)]


class NoticeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the key of a chair there."""

    table: Annotated[str, Meta(max_length=40)]
    key: Key


class NoticeWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told of, and where: each turn, before the time runs out, or once a day.

    With `invitations` they are also told when the holder of one of the `invited_seats` is invited.
    """

    language: Language
    seats: Annotated[tuple[NoticeSeat, ...], Meta(max_length=MAX_TABLES)]
    each_turn: bool = True
    before_end: bool = True
    digest: bool = False
    invitations: bool = False
    invited_seats: Annotated[tuple[NoticeSeat, ...], Meta(max_length=MAX_TABLES)] = ()


class NoticeOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """`address` is an e-mail address, the URL of a webhook, or the subscription of a browser, as JSON."""

    kind: NoticeKind
    address: Annotated[str, Meta(max_length=2_000)]
    wishes: NoticeWishes


class NoticeOrdered(Struct, frozen=True):
    """The id and key with which the wishes can be changed; they are sent only once.

    `confirmed` is false until somebody has followed the link in the mail.
    """

    id: str
    key: str
    confirmed: bool


class NoticeStatus(Struct, frozen=True):
    confirmed: bool


@post("/api/notices", responses=refusal_responses(*WRITE_STATUSES))
async def order_notices(data: JSONBody[NoticeOrder], request: Request[Any, Any, State]) -> NoticeOrdered:
    """Orders notices at an address. An e-mail address must be confirmed by a link first."""
    service = _require_service(request)
    count_opening_or_refuse(request)
    if data.kind not in service.config.kinds:
        raise Refused("refused-no-notices")
    rate_limiter: RateLimiter = request.app.state.rate_limiter
    rate_limiter.count_order_or_refuse(client_address(request), service.now())
    where = await service.run_address_check_in_thread(partial(_check_and_normalize_address, service, data))
    if await service.records.count_addresses() >= MAX_ADDRESSES:
        raise Refused("refused-notices-full")
    key, token = new_key(), new_key()
    is_mail = data.kind == "mail"
    address = NoticeAddress(
        new_table_id(),
        data.kind,
        where,
        data.wishes.language,
        digest_of_key(key),
        new_key(),
        digest_of_key(token) if is_mail else "",
        not is_mail,
        ordered_at=service.now(),
    )
    if is_mail:
        rate_limiter.count_confirmation_mail_or_refuse(mailbox_of(where), service.now())
    seats, daily_due_at = await _valid_seats_and_time_of_daily_notice(request, data.wishes)
    await service.records.add_address(_with_wishes(address, data.wishes), seats, daily_due_at)
    if is_mail:
        await service.sender.send_confirmation(address, token)
    return NoticeOrdered(address.id, key, address.confirmed)


def _check_and_normalize_address(service: "NoticeService", order: NoticeOrder) -> str:
    match order.kind:
        case "mail":
            return strip_and_check_mail_address(order.address)
        case "hook":
            check_url_resolves_to_public_address(order.address, service.config.allowed_private_hosts)
        case "push":
            from serai.house.notices.push import read_subscription

            try:
                endpoint = read_subscription(order.address).endpoint
            except Exception:  # whatever the libraries make of strange keys
                raise Refused("refused-notice-url") from None
            check_url_resolves_to_public_address(endpoint, service.config.allowed_private_hosts)
    return order.address


@put("/api/notices/{address_id:str}", responses=refusal_responses(*WRITE_STATUSES))
async def change_notices(
    address_id: FromPath[str],
    data: JSONBody[NoticeWishes],
    request: Request[Any, Any, State],
    key: OwnKey = "",
) -> NoticeStatus:
    """Replaces the wishes and the seats."""
    count_visit_or_refuse(request)
    await _require_address_with_key(request, address_id, key)
    seats, daily_due_at = await _valid_seats_and_time_of_daily_notice(request, data)
    changed = await _require_service(request).records.change_wishes_and_seats(
        address_id, lambda address: _with_wishes(address, data), seats, daily_due_at
    )
    if changed is None:  # the notices were ended in the meantime
        raise Refused("refused-no-notices-here")
    return NoticeStatus(changed.confirmed)


@get("/api/notices/{address_id:str}", responses=refusal_responses(*WRITE_STATUSES))
async def show_notices(
    address_id: FromPath[str], request: Request[Any, Any, State], key: OwnKey = ""
) -> NoticeStatus:
    """Whether the address was confirmed."""
    count_visit_or_refuse(request)
    return NoticeStatus((await _require_address_with_key(request, address_id, key)).confirmed)


@delete("/api/notices/{address_id:str}", responses=refusal_responses(*WRITE_STATUSES))
async def delete_notices(
    address_id: FromPath[str], request: Request[Any, Any, State], key: OwnKey = ""
) -> None:
    """Ends the notices and forgets the address."""
    count_visit_or_refuse(request)
    address = await _require_address_with_key(request, address_id, key)
    await _require_service(request).records.delete_address(address.id)


@post("/notices/confirm/{token:str}", status_code=204, responses=refusal_responses(*WRITE_STATUSES))
async def confirm_notices(token: FromPath[str], request: Request[Any, Any, State]) -> None:
    """Confirms an e-mail address, by the link that was sent there."""
    count_visit_or_refuse(request)
    service = _require_service(request)
    address_id, _, secret = token.partition(".")
    address = await service.records.find_address(address_id)
    if address is None or not (
        address.confirmed or hmac.compare_digest(address.confirm, digest_of_key(secret))
    ):
        raise Refused("refused-no-notices-here")
    await service.records.mark_address_confirmed(address.id)


@post("/notices/stop/{token:str}", status_code=204, responses=refusal_responses(*WRITE_STATUSES))
async def stop_notices(token: FromPath[str], request: Request[Any, Any, State]) -> None:
    """Ends the notices, by the link that is in each of them. Without such notices nothing happens."""
    count_visit_or_refuse(request)
    service = _require_service(request)
    address_id, _, secret = token.partition(".")
    address = await service.records.find_address(address_id)
    if address is not None and hmac.compare_digest(address.stop.encode(), secret.encode()):
        await service.records.delete_address(address_id)


def _require_service(request: Request[Any, Any, State]) -> "NoticeService":
    service: NoticeService | None = request.app.state.notices
    if service is None:
        raise Refused("refused-no-notices")
    return service


async def _require_address_with_key(
    request: Request[Any, Any, State], address_id: str, owner_key: str
) -> NoticeAddress:
    address = await _require_service(request).records.find_address(address_id)
    if address is None or not hmac.compare_digest(address.key, digest_of_key(owner_key)):
        raise Refused("refused-no-notices-here")
    return address


def _with_wishes(address: NoticeAddress, wishes: NoticeWishes) -> NoticeAddress:
    return replace(
        address,
        language=wishes.language,
        each_turn=wishes.each_turn,
        before_end=wishes.before_end,
        digest=wishes.digest,
        invitations=wishes.invitations,
    )


async def _valid_seats_and_time_of_daily_notice(
    request: Request[Any, Any, State], wishes: NoticeWishes
) -> tuple[WatchedSeats, float | None]:
    """The seats whose keys are right, and when the first daily notice is due."""
    registry: TableRegistry = request.app.state.registry
    seats = await _seats_with_right_keys(registry, wishes.seats)
    invited_seats = await _seats_with_right_keys(registry, wishes.invited_seats) if wishes.invitations else []
    return WatchedSeats(seats, invited_seats), registry.now() + DAY if wishes.digest else None


async def _seats_with_right_keys(
    registry: "TableRegistry", seats_with_keys: tuple[NoticeSeat, ...]
) -> list[tuple[str, str]]:
    """The tables and key digests of the seats whose keys are right."""
    seats: list[tuple[str, str]] = []
    for seat in seats_with_keys:
        found = await registry.store.read_room_and_last_sequence(seat.table)
        digest = digest_of_key(seat.key)
        if found is not None and rights_given_by_keys(found[0], [digest]).chairs:
            seats.append((seat.table, digest))
    return seats


ROUTES = [
    order_notices,
    change_notices,
    show_notices,
    delete_notices,
    confirm_notices,
    stop_notices,
]
