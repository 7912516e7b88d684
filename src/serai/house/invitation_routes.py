"""The routes for invitations: a host sends them, who is invited takes the seat, declines, or wants none."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from serai.house import seating, seating_actions
from serai.house.heard_counts import pack_id_for_heard_counts
from serai.house.http_refusals import READ_STATUSES, WRITE_STATUSES, refusal_responses
from serai.house.invitations import (
    MAX_SHOWN,
    ChairWishes,
    Invitation,
    InvitationRecords,
    SentInvitation,
    StoredInvitation,
    StoredWishes,
    change_of_open_invitation,
    has_open_seat,
    is_open_and_recent,
)
from serai.house.keys import digest_of_key
from serai.house.messages import ChairNumber, Key, Name
from serai.house.proposed_times import proposed_time_of
from serai.house.request_access import (
    Keys,
    count_opening_or_refuse,
    count_storing_or_refuse,
    count_visit_or_refuse,
    require_rights_and_seats,
)
from serai.house.rights import no_table_refusal, rights_given_by_keys
from serai.house.room import Room
from serai.house.store import ConditionFailed
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.table_registry import TableRegistry

MAX_CHAIRS_WITH_WISHES = 120


class InvitationRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to invite: the holder of `chair` at an earlier table, where `key` opens a chair of the host."""

    earlier: Annotated[str, Meta(max_length=40)]
    key: Key
    chair: ChairNumber


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of who sits down, and a new random key for the chair."""

    name: Name
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{24,64}$")]


class SeatTaken(Struct, frozen=True):
    table: str
    chair: int


class WishesOfChair(Struct, frozen=True, forbid_unknown_fields=True):
    """What the holder of a chair, proved by its key, wants: no invitations (`off`), or none from some chairs
    there.
    """

    table: Annotated[str, Meta(max_length=40)]
    key: Key
    off: bool = False
    muted: Annotated[tuple[ChairNumber, ...], Meta(max_length=8)] = ()


class InvitationWishes(Struct, frozen=True, forbid_unknown_fields=True):
    chairs: Annotated[tuple[WishesOfChair, ...], Meta(max_length=MAX_CHAIRS_WITH_WISHES)]


async def find_room(registry: "TableRegistry", table: str) -> Room | None:
    """The room of a table, without loading it."""
    live = registry.find_loaded_table(table)
    if live is not None:
        return live.room
    found = await registry.store.read_room_and_last_sequence(table)
    return None if found is None else found[0]


@post("/api/tables/{table:str}/invitations", responses=refusal_responses(*WRITE_STATUSES))
async def send_invitation(
    table: FromPath[str],
    data: JSONBody[InvitationRequest],
    request: Request[Any, Any, State],
    keys: Keys = "",
) -> SentInvitation:
    """Invites somebody with whom the host has played to a free seat, by the host's key."""
    registry: TableRegistry = request.app.state.registry
    count_opening_or_refuse(request)
    room = await _find_room_of_host(registry, table, keys)
    seating.check_phase(room, "gathering")
    if not has_open_seat(room):
        raise Refused("refused-full")
    earlier = await find_room(registry, data.earlier)
    own = rights_given_by_keys(earlier, [digest_of_key(data.key)]).chairs if earlier else ()
    if earlier is None or not own:
        raise no_table_refusal()
    if earlier.phase == "gathering":
        raise Refused("refused-not-played-together")
    chair = seating.chair_at(earlier, data.chair)
    if not chair.key or data.chair in own:
        raise Refused("refused-nobody-there")
    records = InvitationRecords(registry.store)
    host = earlier.chairs[own[0]]
    if await _wants_no_invitations_from(registry, chair.key, host.key):
        raise Refused("refused-no-invitations", name=chair.name)
    count_storing_or_refuse(request)
    invitation = await records.add(
        data.earlier,
        key=chair.key,
        by_key=host.key,
        by_name=host.name,
        table=table,
        invited_name=chair.name,
        now=registry.now(),
    )
    return SentInvitation(invitation, data.earlier, data.chair, chair.name, "open")


@get("/api/tables/{table:str}/invitations", responses=refusal_responses(*READ_STATUSES))
async def list_sent_invitations(
    table: FromPath[str], request: Request[Any, Any, State], keys: Keys = ""
) -> list[SentInvitation]:
    """The invitations to a table and what became of them, by the host's key."""
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    await _find_room_of_host(registry, table, keys)
    sent: list[SentInvitation] = []
    for each in await InvitationRecords(registry.store).invitations_to_table(table):
        if each.state == "withdrawn":
            continue
        earlier = await find_room(registry, each.earlier)
        for number, chair in enumerate(earlier.chairs if earlier else ()):
            if chair.key == each.key:
                sent.append(SentInvitation(each.id, each.earlier, number, chair.name, each.state))
    return sent


@delete(
    "/api/tables/{table:str}/invitations/{invitation:str}",
    responses=refusal_responses(*WRITE_STATUSES),
)
async def withdraw_invitation(
    table: FromPath[str],
    invitation: FromPath[str],
    request: Request[Any, Any, State],
    keys: Keys = "",
) -> None:
    """Withdraws an invitation that has not been answered, by the host's key."""
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    await _find_room_of_host(registry, table, keys)
    records = InvitationRecords(registry.store)
    found = await records.find(invitation)
    if found is None or found.table != table or found.state in ("accepted", "declined"):
        raise Refused("refused-no-invitation")
    if found.state == "open" and not await records.change_state_if_open(found.id, "withdrawn"):
        raise Refused("refused-no-invitation")


async def _wants_no_invitations_from(registry: "TableRegistry", key: str, by_key: str) -> bool:
    """Whether the holder of one key wants none from that of another, given by their digests.

    They have the same keys at their rematches, of which the browser of somebody who was away does not know.
    """
    for table, _, wishes in await InvitationRecords(registry.store).wishes_of_key_holder(key):
        room = await find_room(registry, table) if wishes.muted else None
        chairs = room.chairs if room else ()
        if wishes.off or any(chairs[n].key == by_key for n in wishes.muted if n < len(chairs)):
            return True
    return False


async def _find_room_of_host(registry: "TableRegistry", table: str, keys: str) -> Room:
    room = await find_room(registry, table)
    if room is None:
        raise no_table_refusal()
    rights, _ = require_rights_and_seats(room, keys)
    if not rights.host:
        raise Refused("refused-host-only")
    return room


async def find_invitations(
    registry: "TableRegistry", tables_by_digest: Mapping[str, Collection[str]]
) -> list[Invitation]:
    """The open invitations for the chairs with these key digests, each with the tables where the client uses
    the key: after a rematch, it need not know the one by which the host invites.

    Who has answered an invitation to a table gets no other one to it, from whichever table it comes.
    """
    stored = await InvitationRecords(registry.store).invitations_addressed_to(tables_by_digest.keys())
    answered = {each.table for each in stored if each.state in ("accepted", "declined")}
    shown: dict[str, Invitation] = {}
    for each in stored:
        if len(shown) == MAX_SHOWN:
            break
        if each.table in answered or each.table in shown or not is_open_and_recent(each, registry.now()):
            continue
        room = await find_room(registry, each.table)
        if room is None or not has_open_seat(room) or rights_given_by_keys(room, tables_by_digest).chairs:
            continue
        earlier = await find_room(registry, each.earlier)
        if earlier is None or not rights_given_by_keys(earlier, [each.key]).chairs:  # the key was revoked
            continue
        known = tables_by_digest[each.key]
        shown[each.table] = Invitation(
            each.id,
            each.by,
            each.earlier if each.earlier in known else min(known),
            each.table,
            room.terms.game,
            pack_id_for_heard_counts(room.terms),
            tuple(chair.name for chair in room.chairs if chair.name),
            proposed_time_of(room),
        )
    return list(shown.values())


@post(
    "/api/invitations/{invitation:str}/accept",
    status_code=200,
    responses=refusal_responses(*WRITE_STATUSES),
)
async def accept_invitation(
    invitation: FromPath[str],
    data: JSONBody[SeatRequest],
    request: Request[Any, Any, State],
    keys: Keys = "",
) -> SeatTaken:
    """Takes a seat by an invitation, which the key of the invited chair proves.

    If it is sent twice with the same new key, the person sits down once.
    """
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    found = await _find_own_invitation(registry, invitation, keys)
    digest = digest_of_key(data.key)
    chair = await _chair_with_key(registry, found.table, digest)
    if chair is not None and found.state == "accepted":
        return SeatTaken(found.table, chair)
    if not is_open_and_recent(found, registry.now()):
        raise Refused("refused-no-invitation")
    taken = -1

    def seat_invited_person(room: Room) -> Room:
        nonlocal taken
        seating.check_phase(room, "gathering")
        room, taken = seating.seat_person(room, data.name, None, digest)
        return room

    accepted = change_of_open_invitation(found.id, "accepted")
    try:  # the seat and the answer are stored together, or neither
        live = await registry.find_or_load_table(found.table)
        await seating_actions.change_room(live, seat_invited_person, condition=accepted)
    except ConditionFailed:
        chair = await _chair_with_key(registry, found.table, digest)
        if chair is None:
            raise Refused("refused-no-invitation") from None
        return SeatTaken(found.table, chair)  # the same request was faster
    if chair is not None:  # nothing was stored: they had sat down already
        await InvitationRecords(registry.store).change_state_if_open(found.id, "accepted")
    return SeatTaken(found.table, taken)


async def _chair_with_key(registry: "TableRegistry", table: str, digest: str) -> int | None:
    """The number of the chair whose key has this digest."""
    room = await find_room(registry, table)
    chairs = rights_given_by_keys(room, [digest]).chairs if room else ()
    return chairs[0] if chairs else None


@post(
    "/api/invitations/{invitation:str}/decline",
    status_code=204,
    responses=refusal_responses(*WRITE_STATUSES),
)
async def decline_invitation(
    invitation: FromPath[str], request: Request[Any, Any, State], keys: Keys = ""
) -> None:
    """Declines an invitation, which the key of the invited chair proves. The host sees that."""
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    found = await _find_own_invitation(registry, invitation, keys)
    await InvitationRecords(registry.store).change_state_if_open(found.id, "declined")


async def _find_own_invitation(registry: "TableRegistry", invitation: str, keys: str) -> StoredInvitation:
    """The invitation, if a key of the request still opens the chair that it is addressed to."""
    found = await InvitationRecords(registry.store).find(invitation)
    earlier = await find_room(registry, found.earlier) if found else None
    if found is None or earlier is None:
        raise Refused("refused-no-invitation")
    digests = {digest_of_key(key) for key in keys.split(",")[:16]}
    if found.key not in digests or not rights_given_by_keys(earlier, [found.key]).chairs:
        raise Refused("refused-no-invitation")
    return found


@put("/api/invitation-wishes", status_code=204, responses=refusal_responses(*WRITE_STATUSES))
async def change_invitation_wishes(
    data: JSONBody[InvitationWishes], request: Request[Any, Any, State]
) -> None:
    """Says of the client's own chairs whether their holder wants invitations. Wrong keys are ignored."""
    registry: TableRegistry = request.app.state.registry
    count_visit_or_refuse(request)
    wishes: list[StoredWishes] = []
    for each in data.chairs:
        room = await find_room(registry, each.table)
        digest = digest_of_key(each.key)
        # Chairs get their final numbers when the game begins.
        if room is not None and room.phase != "gathering" and rights_given_by_keys(room, [digest]).chairs:
            wishes.append(StoredWishes(each.table, digest, ChairWishes(each.off, each.muted)))
    await InvitationRecords(registry.store).save_wishes_of_chairs(wishes)


ROUTES = [
    send_invitation,
    list_sent_invitations,
    withdraw_invitation,
    accept_invitation,
    decline_invitation,
    change_invitation_wishes,
]
