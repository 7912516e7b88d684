"""Invitations to a table that waits for players, for somebody with whom its host has played.

There are no accounts: who somebody is, the server knows only by the key of a chair. So an invitation is
addressed to a chair at an earlier table, and only the holder of that chair's key sees it, takes a seat by it
or declines it. Only somebody with a chair at the same table can send it.
"""

from collections.abc import Collection, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from serai.house.keys import new_table_id
from serai.house.messages import ChairNumber, ProposedTime
from serai.house.room import Room
from serai.house.store import Statement, Store
from serai.table import Refused

DAY = 86_400.0
VALID_FOR = 14 * DAY
KEPT_FOR = 60 * DAY
"""An invitation is stored for so long, so that it cannot be repeated and limits hold."""

MAX_STORED = 20_000
MAX_PER_TABLE = 16
MAX_OPEN_FOR_CHAIR = 6
MAX_BETWEEN_CHAIRS = 3
"""Invitations from one chair to another in a day."""
MAX_FROM_CHAIR = 20
"""Invitations from one chair in a day."""
MAX_SHOWN = 10

InvitationState = Literal["open", "accepted", "declined"]
StoredState = Literal["open", "accepted", "declined", "withdrawn"]


class Invitation(Struct, frozen=True):
    """An invitation as its recipient sees it, who can accept it by their chair at the table `earlier`.

    `by` has sent it; `names` already sit at `table`. `pack` is the id of its content pack, or "".
    """

    id: str
    by: str
    earlier: str
    table: str
    game: str
    pack: str
    names: tuple[str, ...]
    proposed_time: ProposedTime | None


class SentInvitation(Struct, frozen=True):
    """An invitation as the host sees it: to a chair of an earlier table. Its id opens nothing by itself."""

    id: str
    earlier: str
    chair: int
    name: str
    state: InvitationState


class StoredInvitation(Struct, frozen=True):
    """`key` and `by_key` are the digests of the two chairs' keys at the table `earlier`.

    `by` is the name of who invites, `table` the table with the free seat.
    """

    id: str
    earlier: str
    key: str
    by_key: str
    by: str
    table: str
    at: float
    state: StoredState


class ChairWishes(Struct, frozen=True):
    """What the holder of a chair wants: no invitations at all (`off`), or none from the chairs `muted`."""

    off: bool = False
    muted: Annotated[tuple[ChairNumber, ...], Meta(max_length=8)] = ()


class StoredWishes(NamedTuple):
    table: str
    key_digest: str
    wishes: ChairWishes


SELECT_INVITATIONS = "SELECT id, earlier, key, by_key, name, table_id, at, state FROM invitations"

_LOCK = """
    INSERT INTO house_keys (id, content) VALUES ('invitations', '')
    ON CONFLICT (id) DO UPDATE SET content = excluded.content
"""
"""Locks a row until the end of the transaction, so that two workers do not count at the same time."""

_encode = msgspec.json.Encoder().encode
decode_wishes = msgspec.json.Decoder(ChairWishes).decode


class _Limit(NamedTuple):
    """The query must count fewer than `most`."""

    most: int
    query: str
    parameters: tuple[Any, ...]


def _limits(key: str, by_key: str, table: str, now: float) -> list[_Limit]:
    """The limits for an invitation from one chair to another, given by the digests of their keys."""
    count, day = "SELECT count(*) FROM invitations", now - DAY
    for_chair = f"{count} WHERE key = ? AND state = 'open' AND at > ?"
    between_chairs = f"{count} WHERE key = ? AND by_key = ? AND at > ?"
    return [
        _Limit(MAX_STORED, count, ()),
        _Limit(MAX_PER_TABLE, f"{count} WHERE table_id = ?", (table,)),
        _Limit(MAX_OPEN_FOR_CHAIR, for_chair, (key, now - VALID_FOR)),
        _Limit(MAX_BETWEEN_CHAIRS, between_chairs, (key, by_key, day)),
        _Limit(MAX_FROM_CHAIR, f"{count} WHERE by_key = ? AND at > ?", (by_key, day)),
    ]


class InvitationRecords:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, invitation: str) -> StoredInvitation | None:
        rows = await self._read(f"{SELECT_INVITATIONS} WHERE id = ?", invitation)
        return rows[0] if rows else None

    async def invitations_addressed_to(self, keys: Collection[str]) -> list[StoredInvitation]:
        """All invitations for the chairs with these key digests, newest first."""
        if not keys:
            return []
        marks = ", ".join("?" * len(keys))
        query = f"{SELECT_INVITATIONS} WHERE key IN ({marks}) ORDER BY at DESC, id"
        return await self._read(query, *sorted(keys))

    async def invitations_to_table(self, table: str) -> list[StoredInvitation]:
        query = f"{SELECT_INVITATIONS} WHERE table_id = ? ORDER BY at, id"
        return await self._read(query, table)

    async def _read(self, query: str, *parameters: Any) -> list[StoredInvitation]:
        return [StoredInvitation(*row) for row in await self._store.read_rows(query, *parameters)]

    async def add(
        self,
        earlier_table: str,
        *,
        key: str,
        by_key: str,
        by_name: str,
        table: str,
        invited_name: str,
        now: float,
    ) -> str:
        """Stores a new invitation and returns its id, unless a limit is reached or the chair was invited.

        One that was withdrawn is sent again, without a second notice.
        """
        await self._store.execute_if_first_changes_rows(
            ("DELETE FROM invitations WHERE at < ?", (now - KEPT_FOR,))
        )
        limits = _limits(key, by_key, table, now)
        await self._refuse_if_limit_reached(limits)
        within = " AND ".join(f"({limit.query}) < ?" for limit in limits)
        query = f"""
            INSERT INTO invitations (id, earlier, key, by_key, name, table_id, at, state, told)
            SELECT ?, ?, ?, ?, ?, ?, ?, 'open', 0 WHERE {within}
            ON CONFLICT (key, table_id) DO UPDATE SET id = excluded.id, earlier = excluded.earlier,
            by_key = excluded.by_key, name = excluded.name, at = excluded.at, state = 'open'
            WHERE invitations.state = 'withdrawn'
        """
        invitation = new_table_id()
        values = [invitation, earlier_table, key, by_key, by_name, table, now]
        for limit in limits:
            values += [*limit.parameters, limit.most]
        # The limits are counted once more as it is stored: other requests may have been faster.
        if (await self._store.execute_if_first_changes_rows((_LOCK, ()), (query, values)))[-1] != 1:
            await self._refuse_if_limit_reached(limits)
            raise Refused("refused-already-invited", name=invited_name)
        return invitation

    async def _refuse_if_limit_reached(self, limits: "list[_Limit]") -> None:
        for limit in limits:
            if (await self._store.read_rows(limit.query, *limit.parameters))[0][0] >= limit.most:
                raise Refused("refused-too-many-invitations")

    async def change_state_if_open(self, invitation: str, after: StoredState) -> bool:
        """Changes the state if it is open; returns whether it was."""
        change = change_of_open_invitation(invitation, after)
        return (await self._store.execute_if_first_changes_rows(change))[0] == 1

    # Wishes

    async def wishes_of_key_holder(self, key: str) -> list[StoredWishes]:
        """What the holder of a key, given by its digest, wants at each table: a rematch has the same keys."""
        query = "SELECT id, key, content FROM invitation_wishes JOIN tables USING (number) WHERE key = ?"
        rows = await self._store.read_rows(query, key)
        return [StoredWishes(table, digest, decode_wishes(content)) for table, digest, content in rows]

    async def save_wishes_of_chairs(self, chairs: Sequence[StoredWishes]) -> None:
        query = """
            INSERT INTO invitation_wishes (number, key, content) SELECT number, ?, ? FROM tables WHERE id = ?
            ON CONFLICT (number, key) DO UPDATE SET content = excluded.content
        """
        for table, key, wanted in chairs:
            await self._store.execute_if_first_changes_rows((query, (key, _encode(wanted).decode(), table)))

    # Notices

    async def invitations_not_yet_told(self, since: float, until: float) -> list[StoredInvitation]:
        """The open invitations from after `since` up to `until` for which no notice was sent yet."""
        query = f"{SELECT_INVITATIONS} WHERE told = 0 AND state = 'open' AND at > ? AND at <= ?"
        return await self._read(query, since, until)

    async def mark_told(self, invitation: str) -> None:
        await self._store.execute_if_first_changes_rows(
            ("UPDATE invitations SET told = 1 WHERE id = ?", (invitation,))
        )


def change_of_open_invitation(invitation: str, after: StoredState) -> Statement:
    """The statement that changes the state of an invitation if it is open."""
    return "UPDATE invitations SET state = ? WHERE id = ? AND state = 'open'", (after, invitation)


def is_open_and_recent(invitation: StoredInvitation, now: float) -> bool:
    return invitation.state == "open" and now - invitation.at <= VALID_FOR


def has_open_seat(room: Room) -> bool:
    """Whether somebody who is invited could sit down now."""
    return room.phase == "gathering" and not room.closed and any(chair.is_free for chair in room.chairs)
