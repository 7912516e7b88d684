"""What is stored about notices: who wants them, for which seats, and what was sent."""

import logging
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from serai.house.notices.config import NoticeKind
from serai.house.store import Store
from serai.house.store.rows import DAMAGED_ROW
from serai.locales.texts import Language

_log = logging.getLogger(__name__)

Decoded = TypeVar("Decoded")

MAX_ADDRESSES = 5_000
DAY = 86_400.0

State = Literal["claimed", "sent", "refused", "gone", "retry", "unknown", "expired"]


class NoticeAddress(Struct, frozen=True):
    """Where a person gets notices, and of what.

    `address` is an e-mail address, the URL of a webhook, or the subscription of a browser.
    `key` and `confirm` are digests: of the key that changes it, and of the one in the mail that confirms it.
    `stop` is the key of the link that ends the notices, which is in each of them. `ordered_at` is 0 if it was
    ordered before that was stored. `changes` counts the changes of its wishes and seats.
    """

    id: str
    kind: NoticeKind
    address: str
    language: Language
    key: str
    stop: str
    confirm: str = ""
    confirmed: bool = False
    each_turn: bool = True
    before_end: bool = True
    digest: bool = False
    ordered_at: float = 0.0
    invitations: bool = False
    changes: int = 0


class NoticeContent(Struct, frozen=True):
    """What a notice tells: the tables where it is somebody's turn, or the one to which they are invited (then
    `names` has who invites). It contains no key and no secret.
    """

    kind: Literal["turn", "end", "digest", "invited", "confirm"]
    tables: tuple["NoticeTable", ...] = ()
    token: str = ""


class NoticeTable(Struct, frozen=True):
    """`remaining` is the number of seconds left, if the table has a clock in days."""

    table: str
    game: str
    names: tuple[str, ...]
    seat: str
    remaining: float | None = None


class WatchedSeats(NamedTuple):
    """The seats of an address, each a table's id and the digest of a chair's key: those whose turns it is
    told of, and those of whose invitations.
    """

    seats: Sequence[tuple[str, str]]
    invited_seats: Sequence[tuple[str, str]]


Statement = tuple[str, Sequence[Any]]


class Notice(Struct, frozen=True):
    id: str
    address: NoticeAddress
    content: NoticeContent
    attempts: int


decode_address = msgspec.json.Decoder(NoticeAddress).decode
decode_content = msgspec.json.Decoder(NoticeContent).decode


def _encode_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def notice_id(*parts: object) -> str:
    """The id of a notice: the same event gives the same id, so that it is sent once."""
    return blake2b("\n".join(map(str, parts)).encode(), digest_size=16).hexdigest()


def _statements_replacing_seats(address: str, watched: WatchedSeats) -> list[Statement]:
    """The statements that replace the seats of an address."""
    add_seat = """
        INSERT INTO notice_seats (address, number, key)
        SELECT ?, number, ? FROM tables WHERE id = ? ON CONFLICT DO NOTHING
    """
    add_invited_seat = """
        INSERT INTO invitation_seats (address, number, key)
        SELECT ?, number, ? FROM tables WHERE id = ? ON CONFLICT DO NOTHING
    """
    return [
        ("DELETE FROM notice_seats WHERE address = ?", (address,)),
        ("DELETE FROM invitation_seats WHERE address = ?", (address,)),
        *((add_seat, (address, key, table)) for table, key in watched.seats),
        *((add_invited_seat, (address, key, table)) for table, key in watched.invited_seats),
    ]


class NoticeRecords:
    """Rows that cannot be read are skipped, as if they were not there; each causes one line in the log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._logged_as_unreadable = set[tuple[str, str]]()

    # Addresses

    async def count_addresses(self) -> int:
        return (await self._store.read_rows("SELECT count(*) FROM notice_addresses"))[0][0]

    async def find_address(self, address: str) -> NoticeAddress | None:
        rows = await self._store.read_rows("SELECT content FROM notice_addresses WHERE id = ?", address)
        return self._decode_address_if_readable(address, rows[0][0]) if rows else None

    def _decode_address_if_readable(self, address: str, content: str) -> NoticeAddress | None:
        return self._decode_if_readable(decode_address, content, "notice_addresses", address)

    def _decode_if_readable(
        self, decode: Callable[[str], Decoded], content: str, sql_table: str, row: str
    ) -> Decoded | None:
        try:
            return decode(content)
        except DAMAGED_ROW as error:
            if (sql_table, row) not in self._logged_as_unreadable:
                self._logged_as_unreadable.add((sql_table, row))
                _log.error("row %s of %s cannot be read", row, sql_table, extra={"why": str(error)})
            return None

    async def add_address(
        self, address: NoticeAddress, seats: WatchedSeats, daily_due_at: float | None
    ) -> None:
        query = "INSERT INTO notice_addresses (id, content, digest_at) VALUES (?, ?, ?)"
        await self._store.execute_if_first_changes_rows(
            (query, (address.id, _encode_json(address), daily_due_at)),
            *_statements_replacing_seats(address.id, seats),
        )

    async def change_wishes_and_seats(
        self,
        address: str,
        change: Callable[[NoticeAddress], NoticeAddress],
        seats: WatchedSeats,
        daily_due_at: float | None,
    ) -> NoticeAddress | None:
        """Changes the wishes and the seats; returns the changed address, None if it is no longer stored.

        A daily notice that was ordered before stays due when it was; else the first is due at `daily_due_at`.
        """
        later = "UPDATE notice_addresses SET digest_at = coalesce(digest_at, ?) WHERE id = ?"
        never = "UPDATE notice_addresses SET digest_at = NULL WHERE id = ?"
        due: Statement = (never, (address,)) if daily_due_at is None else (later, (daily_due_at, address))
        return await self._change_address(
            address,
            lambda stored: replace(change(stored), changes=stored.changes + 1),
            due,
            *_statements_replacing_seats(address, seats),
        )

    async def mark_address_confirmed(self, address: str) -> None:
        await self._change_address(address, lambda stored: replace(stored, confirmed=True, confirm=""))

    async def _change_address(
        self, address: str, change: Callable[[NoticeAddress], NoticeAddress], *more: Statement
    ) -> NoticeAddress | None:
        """Changes a stored address, without undoing what others change or delete at the same time."""
        read = "SELECT content FROM notice_addresses WHERE id = ?"
        write = "UPDATE notice_addresses SET content = ? WHERE id = ? AND content = ?"
        while rows := await self._store.read_rows(read, address):
            before: str = rows[0][0]
            stored = self._decode_address_if_readable(address, before)
            if stored is None:
                return None
            changed = change(stored)
            statement = (write, (_encode_json(changed), address, before))
            if (await self._store.execute_if_first_changes_rows(statement, *more))[0] == 1:
                return changed
        return None

    async def delete_address(self, address: str) -> None:
        await self._store.execute_if_first_changes_rows(
            ("DELETE FROM notice_addresses WHERE id = ?", (address,))
        )

    async def delete_unconfirmed(self, ordered_before: float) -> None:
        """Forgets e-mail addresses whose owners have not followed the link that was sent to them."""
        for name, content in await self._store.read_rows("SELECT id, content FROM notice_addresses"):
            address = self._decode_address_if_readable(name, content)
            if address is not None and not address.confirmed and address.ordered_at < ordered_before:
                # The content is compared, because it may have been confirmed meanwhile.
                query = "DELETE FROM notice_addresses WHERE id = ? AND content = ?"
                await self._store.execute_if_first_changes_rows((query, (address.id, content)))

    async def hashes_of_addresses(self) -> dict[str, int]:
        """A number for each address that changes with its wishes, its seats and its confirmation."""
        rows = await self._store.read_rows("SELECT id, content FROM notice_addresses")
        return {address: hash(content) for address, content in rows}

    async def tables_and_keys_of_address(self, address: str) -> list[tuple[str, str]]:
        """The tables and key digests of an address."""
        query = "SELECT id, key FROM notice_seats JOIN tables USING (number) WHERE address = ? ORDER BY id"
        return [(table, key) for table, key in await self._store.read_rows(query, address)]

    async def keys_of_address(self, address: str) -> set[str]:
        """The key digests of all seats of an address."""
        query = """
            SELECT key FROM notice_seats WHERE address = ?
            UNION SELECT key FROM invitation_seats WHERE address = ?
        """
        return {key for (key,) in await self._store.read_rows(query, address, address)}

    async def addresses_with_due_daily_notice(self, now: float) -> list[tuple[NoticeAddress, float]]:
        query = "SELECT id, content, digest_at FROM notice_addresses WHERE digest_at <= ?"
        return [
            (address, at)
            for name, content, at in await self._store.read_rows(query, now)
            if (address := self._decode_address_if_readable(name, content)) is not None
        ]

    # Seats

    async def watched_tables(self) -> dict[str, int]:
        """The tables with seats of somebody who wants notices, with their last log entry."""
        query = """
            SELECT id, (SELECT max(sequence) FROM lines WHERE lines.number = tables.number)
            FROM tables WHERE number IN (SELECT number FROM notice_seats)
        """
        return dict(await self._store.read_rows(query))

    async def watchers_of(self, table: str) -> list[tuple[NoticeAddress, str]]:
        """The addresses that get notices about a table, each with the digest of its chair's key."""
        query = """
            SELECT address, content, key
            FROM notice_seats JOIN notice_addresses ON address = notice_addresses.id
            WHERE number = (SELECT number FROM tables WHERE id = ?)
        """
        return [
            (address, key)
            for name, content, key in await self._store.read_rows(query, table)
            if (address := self._decode_address_if_readable(name, content)) is not None
        ]

    async def addresses_to_tell_of_invitation(self, key: str) -> list[NoticeAddress]:
        """Who is told when the holder of a chair is invited, by the digest of the chair's key."""
        query = """
            SELECT DISTINCT address, content FROM invitation_seats
            JOIN notice_addresses ON address = notice_addresses.id WHERE key = ? ORDER BY content
        """
        return [
            address
            for name, content in await self._store.read_rows(query, key)
            if (address := self._decode_address_if_readable(name, content)) is not None
        ]

    async def delete_seats_at_table(self, table: str) -> None:
        """No more notices about a table."""
        query = "DELETE FROM notice_seats WHERE number = (SELECT number FROM tables WHERE id = ?)"
        await self._store.execute_if_first_changes_rows((query, (table,)))

    # Notices

    async def is_notice_claimed(self, notice: str) -> bool:
        return bool(await self._store.read_rows("SELECT 1 FROM notices WHERE id = ?", notice))

    async def claim_notice_if_new(
        self,
        notice: str,
        address: NoticeAddress,
        content: NoticeContent,
        now: float,
        *,
        daily_due_at: float | None = None,
    ) -> bool:
        """Stores a notice before it is sent; returns whether nobody else has."""
        claim = (
            """
            INSERT INTO notices (id, address, at, state, attempts, content)
            SELECT ?, id, ?, 'claimed', 1, ? FROM notice_addresses WHERE id = ? ON CONFLICT (id) DO NOTHING
            """,
            (notice, now, _encode_json(content), address.id),
        )
        later = (
            "UPDATE notice_addresses SET digest_at = ? WHERE id = ? AND digest_at IS NOT NULL",
            (daily_due_at, address.id),
        )
        counts = await self._store.execute_if_first_changes_rows(
            claim, *([later] if daily_due_at is not None else [])
        )
        return counts[0] == 1

    async def postpone_daily_notice(self, address: str, until: float) -> None:
        query = "UPDATE notice_addresses SET digest_at = ? WHERE id = ? AND digest_at IS NOT NULL"
        await self._store.execute_if_first_changes_rows((query, (until, address)))

    async def claim_for_retry_if_free(self, notice: Notice) -> bool:
        """Claims a notice that was not accepted; returns whether nobody else has."""
        query = """
            UPDATE notices SET state = 'claimed', next_at = NULL, attempts = attempts + 1
            WHERE id = ? AND state = 'retry' AND attempts = ?
        """
        return (await self._store.execute_if_first_changes_rows((query, (notice.id, notice.attempts))))[
            0
        ] == 1

    async def set_notice_state(self, notice: str, state: State, next_at: float | None = None) -> None:
        await self._store.execute_if_first_changes_rows(
            ("UPDATE notices SET state = ?, next_at = ? WHERE id = ?", (state, next_at, notice))
        )

    async def due_retries(self, now: float) -> list[Notice]:
        query = """
            SELECT notices.id, address, notice_addresses.content, notices.content, attempts
            FROM notices JOIN notice_addresses ON address = notice_addresses.id WHERE next_at <= ?
        """
        due: list[Notice] = []
        for notice, name, about_address, about_notice, attempts in await self._store.read_rows(query, now):
            address = self._decode_address_if_readable(name, about_address)
            content = self._decode_if_readable(decode_content, about_notice, "notices", notice)
            if address is not None and content is not None:
                due.append(Notice(notice, address, content, attempts))
        return due

    async def count_notices_since(self, at: float, address: str | None = None) -> int:
        """How many notices were claimed since, in all or for one address."""
        if address is None:
            return (await self._store.read_rows("SELECT count(*) FROM notices WHERE at > ?", at))[0][0]
        query = "SELECT count(*) FROM notices WHERE address = ? AND at > ?"
        return (await self._store.read_rows(query, address, at))[0][0]

    async def delete_notices_before(self, at: float) -> None:
        """Forgets old notices, whose questions were answered long ago."""
        await self._store.execute_if_first_changes_rows(("DELETE FROM notices WHERE at < ?", (at,)))

    # Keys of the house

    async def find_or_store_server_key(self, name: str, key_if_none: str) -> str:
        """The key with this name; `key_if_none` becomes it if there is none."""
        query = "INSERT INTO house_keys (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
        await self._store.execute_if_first_changes_rows((query, (name, key_if_none)))
        return (await self._store.read_rows("SELECT content FROM house_keys WHERE id = ?", name))[0][0]
