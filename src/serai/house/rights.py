"""What the keys of a client allow at a table."""

from collections.abc import Iterable

from msgspec import Struct

from serai.house.room import Room
from serai.table import Refused


class Rights(Struct, frozen=True):
    """`chairs` are those whose keys the client has."""

    chairs: tuple[int, ...]
    host: bool
    may_sit: bool
    may_watch: bool


NO_RIGHTS = Rights((), False, False, False)


def rights_given_by_keys(room: Room, digests: Iterable[str]) -> Rights:
    """The rights of a client with these key digests."""
    held = frozenset(digests)
    chairs = tuple(number for number, chair in enumerate(room.chairs) if chair.key and chair.key in held)
    host = room.host in held
    invited = room.public or host or room.invitation in held
    return Rights(
        chairs=chairs,
        host=host,
        may_sit=invited,
        may_watch=bool(invited or chairs or room.gallery in held),
    )


def require_rights(room: Room, digests: Iterable[str]) -> Rights:
    """The rights of a client with these key digests; refuses if they give none."""
    rights = rights_given_by_keys(room, digests)
    if not rights.may_watch:
        raise no_table_refusal()
    return rights


def no_table_refusal() -> Refused:
    """The same refusal for a missing table and for wrong keys, so that nobody can probe for tables."""
    return Refused("refused-no-table")
