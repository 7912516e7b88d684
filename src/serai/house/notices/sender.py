"""Finds out who should get a notice, and sends each once.

Every few seconds the sender asks which of the watched tables have changed. What is due follows from
the table alone (the seat is asked its question number 12, and nobody sits there), so a restart loses nothing.
A notice is stored under an id that follows from its cause before it is sent; who cannot store it does not
send it. It is sent again only if it was certainly not accepted. Looking does not wait for sending. With
several workers, one of them looks after notices.
"""

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from serai.house.invitations import InvitationRecords, StoredInvitation, has_open_seat, is_open_and_recent
from serai.house.notices.config import NoticeConfig
from serai.house.notices.delivery import Delivery
from serai.house.notices.delivery_threads import DeliveryThreads, NeverStarted
from serai.house.notices.records import (
    DAY,
    Notice,
    NoticeAddress,
    NoticeContent,
    NoticeRecords,
    NoticeTable,
    notice_id,
)
from serai.house.rights import rights_given_by_keys
from serai.house.store import CannotRead
from serai.house.table_state import TableState
from serai.table import Refused

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from serai.house.table_registry import TableRegistry

_log = logging.getLogger(__name__)

Found = TypeVar("Found")

INTERVAL = 15.0
"""Seconds between two looks at the tables."""

GRACE = 60.0
"""Seconds that a player has to come to the table before a notice is sent."""

MOST_WARNING = 12 * 3_600.0
"""A warning comes when a quarter of the time is left, but at most so many seconds before the end."""

RETRY_DELAYS = (60.0, 600.0, 3_600.0, 6 * 3_600.0)

MAX_PER_DAY = 40
"""Notices that one address gets in a day."""

MAX_PER_HOUR = 2_000
"""Notices that a server sends in an hour."""

LIMIT_DELAY = 600.0
"""Seconds until a notice that would exceed a limit, or a table that cannot be read, is considered again."""

CLEANING_INTERVAL = 3_600.0

CONFIRMED_WITHIN = DAY
"""Seconds until a server forgets an e-mail address that was not confirmed."""

KEPT_FOR = 90 * DAY
"""Seconds for which a server remembers that it has sent a notice."""

LEASE = "notices"


class NoticeSender:
    def __init__(self, registry: "TableRegistry", config: NoticeConfig, delivery: Delivery) -> None:
        self._registry = registry
        self._config = config
        self._delivery = delivery
        self._records = NoticeRecords(registry.store)
        self._invitations = InvitationRecords(registry.store)
        self._looked: dict[str, tuple[int, float]] = {}  # table → its last log entry, and when to look again
        self._addresses: dict[str, int] = {}  # address → the hash of what was stored at the last look
        self._task: asyncio.Task[None] | None = None
        self._next_cleaning = 0.0
        self._threads = DeliveryThreads()
        self._claiming = set[asyncio.Task[bool]]()
        self._sending = set[asyncio.Task[None]]()

    def start(self) -> None:
        self._task = asyncio.create_task(self._send_repeatedly_what_is_due())

    async def close(self) -> None:
        """Stops sending. What was claimed but has not begun to be sent is sent after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.gather(*self._claiming, return_exceptions=True)
        await asyncio.sleep(0)  # whatever was claimed last gets to its thread
        sending = list(self._sending)
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        self._threads.close()

    async def _send_repeatedly_what_is_due(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self._start_sending_everything_due()
            except Refused as refused:
                _log.warning("cannot send notices", extra={"why": refused.key})
            except Exception:
                _log.exception("cannot send notices")

    async def send_everything_due(self) -> None:
        """Sends everything that is due now, and waits until it was sent."""
        await self._start_sending_everything_due()
        await asyncio.gather(*self._sending)

    async def _start_sending_everything_due(self) -> None:
        sharing = self._registry.sharing
        if sharing is not None and not await sharing.acquire_leases([LEASE]):
            return
        now = self._registry.now()
        for notice in await self._records.due_retries(now):
            about = notice.content.tables[0].table if notice.content.tables else ""
            is_true = await _await_or_log_failure(self._is_still_true_and_wanted(notice, now), about)
            if is_true is False:
                await self._records.set_notice_state(notice.id, "expired")
            elif is_true:
                again = replace(notice, attempts=notice.attempts + 1)
                await self._claim_and_send(self._records.claim_for_retry_if_free(notice), again)
        await self._forget_looks_at_tables_of_changed_addresses()
        watched = await self._records.watched_tables()
        self._looked = {table: looked for table, looked in self._looked.items() if table in watched}
        for table, sequence in watched.items():
            before, again = self._looked.get(table, (-1, 0.0))
            if sequence != before or again <= now:
                looking = self._send_due_notices_and_find_next_time(table, now)
                found = await _await_or_log_failure(looking, table)
                self._looked[table] = (sequence, now + LIMIT_DELAY if found is None else found)
        for invitation in await self._invitations.invitations_not_yet_told(now - DAY, now - GRACE):
            telling = self._try_to_start_telling_of_invitation(invitation, now)
            if await _await_or_log_failure(telling, invitation.table):
                await self._invitations.mark_told(invitation.id)
        for address, due_at in await self._records.addresses_with_due_daily_notice(now):
            await self._send_or_postpone_daily_notice(address, due_at, now)
        if now >= self._next_cleaning:
            self._next_cleaning = now + CLEANING_INTERVAL
            await self._records.delete_notices_before(now - KEPT_FOR)
            await self._records.delete_unconfirmed(now - CONFIRMED_WITHIN)

    async def _forget_looks_at_tables_of_changed_addresses(self) -> None:
        """Whoever orders, confirms or changes notices may be awaited at a table that does not change soon."""
        before, self._addresses = self._addresses, await self._records.hashes_of_addresses()
        if self._looked:
            for address, _ in self._addresses.items() - before.items():
                for table, _ in await self._records.tables_and_keys_of_address(address):
                    self._looked.pop(table, None)

    async def _try_to_start_telling_of_invitation(self, invitation: StoredInvitation, now: float) -> bool:
        """Tells the invited person; returns false if a limit is reached.

        The id names the new table, so that another invitation to it causes no other notice.
        """
        found = await self._registry.store.read_room_and_last_sequence(invitation.table)
        earlier = await self._registry.store.read_room_and_last_sequence(invitation.earlier)
        if found is None or earlier is None or not has_open_seat(found[0]):
            return True
        name = next((chair.name for chair in earlier[0].chairs if chair.key == invitation.key), None)
        if name is None:  # the key was revoked
            return True
        about = NoticeTable(invitation.table, found[0].terms.game, (invitation.by,), name)
        is_done = True
        for address in await self._records.addresses_to_tell_of_invitation(invitation.key):
            if address.confirmed and await self._has_unanswered_invitation(address, invitation.table, now):
                notice = notice_id(address.id, "invited", invitation.table)
                content = NoticeContent("invited", (about,))
                is_done &= await self._claim_and_start_sending(notice, address, content, now)
        return is_done

    async def _has_unanswered_invitation(self, address: NoticeAddress, table: str, now: float) -> bool:
        """Whether an invitation to a table waits for the person with this address, who wants to be told.

        False once they have answered another invitation to it, or sit at it.
        """
        found = await self._registry.store.read_room_and_last_sequence(table)
        if found is None or not address.invitations or not has_open_seat(found[0]):
            return False
        keys = await self._records.keys_of_address(address.id)
        stored = [
            each for each in await self._invitations.invitations_addressed_to(keys) if each.table == table
        ]
        is_answered = any(each.state in ("accepted", "declined") for each in stored)
        is_seated = bool(rights_given_by_keys(found[0], keys).chairs)
        return not is_answered and not is_seated and any(is_open_and_recent(each, now) for each in stored)

    async def _send_due_notices_and_find_next_time(self, table: str, now: float) -> float:
        """Sends the notices that are due at a table; returns when to look again if nothing happens."""
        watchers = await self._records.watchers_of(table)
        seats = await self._find_awaited_seats_of_keys(table, {key for _, key in watchers})
        if seats is None:
            await self._records.delete_seats_at_table(table)
            return now + DAY
        again = now + DAY
        for address, key in watchers:
            seat = seats.get(key)
            if seat is None or not address.confirmed:
                continue
            dues: list[tuple[float, str]] = []
            if address.each_turn:
                dues.append((seat.since + GRACE, "turn"))
            if address.before_end and seat.deadline is not None:
                warning = min(MOST_WARNING, (seat.deadline - seat.since) / 4)
                dues.append((seat.deadline - warning, "end"))
            for due, kind in dues:
                if due > now:
                    again = min(again, due)
                elif seat.is_here:
                    again = min(again, now + GRACE)
                else:
                    content = NoticeContent("turn" if kind == "turn" else "end", (seat.described(now),))
                    notice = notice_id(address.id, table, seat.chair, seat.question, kind)
                    if not await self._claim_and_start_sending(notice, address, content, now):
                        again = min(again, now + LIMIT_DELAY)
        return again

    async def _is_still_true_and_wanted(self, notice: Notice, now: float) -> bool:
        """Whether a notice that was not accepted is still true, and wanted."""
        address, content = notice.address, notice.content
        if content.kind == "invited":
            return await self._has_unanswered_invitation(address, content.tables[0].table, now)
        if content.kind == "confirm":
            return True
        if content.kind == "digest":
            return address.digest and bool(await self._tables_awaiting_owner_of_address(address, now))
        table = content.tables[0].table
        is_wanted = address.each_turn if content.kind == "turn" else address.before_end
        keys = {key for each, key in await self._records.watchers_of(table) if each.id == address.id}
        seats = await self._find_awaited_seats_of_keys(table, keys) if is_wanted and keys else None
        return any(
            notice_id(address.id, table, seat.chair, seat.question, content.kind) == notice.id
            for seat in (seats or {}).values()
            if not seat.is_here
        )

    async def _find_awaited_seats_of_keys(
        self, table: str, keys: set[str]
    ) -> "dict[str, _AwaitedSeat] | None":
        """The seats of these keys that the game is waiting for; None if it will wait for nobody any more."""
        live = self._registry.find_loaded_table(table)
        if live is None and self._registry.sharing is not None:  # who is here, only a loaded table knows
            live = await self._registry.find_or_load_table(table)
        if live is not None:
            here = live.audience.connected_chairs()
            return await live.read_under_lock(lambda state: _awaited_seats(state, keys, here))
        found = await self._registry.store.read_room_and_last_sequence(table)
        if found is None or found[0].phase == "over" or found[0].closed:
            return None
        if found[0].phase == "gathering":
            return {}
        try:
            state = await TableState.load(self._registry.store, table, self._registry.now())
        except CannotRead:
            raise
        except Refused:  # under old rules: it resumes when somebody connects
            return {}
        return None if state is None else _awaited_seats(state, keys, set())

    async def _send_or_postpone_daily_notice(self, address: NoticeAddress, due_at: float, now: float) -> None:
        """Tells where it is somebody's turn, once a day; nothing if it is nowhere."""
        tomorrow = due_at + DAY * (1 + (now - due_at) // DAY)
        tables = await self._tables_awaiting_owner_of_address(address, now)
        if not tables or not address.confirmed:
            await self._records.postpone_daily_notice(address.id, tomorrow)
            return
        content = NoticeContent("digest", tables)
        notice = notice_id(address.id, "digest", due_at)
        if not await self._claim_and_start_sending(notice, address, content, now, daily_due_at=tomorrow):
            await self._records.postpone_daily_notice(address.id, now + LIMIT_DELAY)

    async def _tables_awaiting_owner_of_address(
        self, address: NoticeAddress, now: float
    ) -> tuple[NoticeTable, ...]:
        """Where it is the turn of somebody with this address."""
        tables: list[NoticeTable] = []
        for table, key in await self._records.tables_and_keys_of_address(address.id):
            seats = await _await_or_log_failure(self._find_awaited_seats_of_keys(table, {key}), table) or {}
            tables.extend(seat.described(now) for seat in seats.values())
        return tuple(tables)

    async def send_confirmation(self, address: NoticeAddress, token: str) -> None:
        """Asks the owner of an e-mail address whether they want notices."""
        now = self._registry.now()
        if not await self._is_within_limits(address, now):
            await self._records.delete_address(address.id)
            raise Refused("refused-too-fast")
        notice, content = notice_id(address.id, "confirm", token), NoticeContent("confirm", token=token)
        if await self._records.claim_notice_if_new(notice, address, content, now):
            await self._send_and_record_outcome(Notice(notice, address, content, 1))

    async def _claim_and_start_sending(
        self,
        notice: str,
        address: NoticeAddress,
        content: NoticeContent,
        now: float,
        *,
        daily_due_at: float | None = None,
    ) -> bool:
        """Returns false if a limit is reached."""
        if await self._records.is_notice_claimed(notice):
            return True
        if not await self._is_within_limits(address, now):
            return False
        claim = self._records.claim_notice_if_new(notice, address, content, now, daily_due_at=daily_due_at)
        await self._claim_and_send(claim, Notice(notice, address, content, 1))
        return True

    async def _claim_and_send(self, claim: "Awaitable[bool]", notice: Notice) -> None:
        """Starts sending a notice if it can be claimed, also if the server stops in between."""

        async def claim_and_start_sending() -> bool:
            if is_claimed := await claim:
                self._start_sending(notice)
            return is_claimed

        claiming = asyncio.create_task(claim_and_start_sending())
        self._claiming.add(claiming)
        claiming.add_done_callback(self._claiming.discard)
        await asyncio.shield(claiming)

    async def _is_within_limits(self, address: NoticeAddress, now: float) -> bool:
        if await self._records.count_notices_since(now - DAY, address.id) >= MAX_PER_DAY:
            return False
        if await self._records.count_notices_since(now - 3_600.0) >= MAX_PER_HOUR:
            _log.warning("too many notices in an hour")
            return False
        return True

    def _start_sending(self, notice: Notice) -> None:
        task = asyncio.create_task(self._send_and_record_outcome(notice))
        self._sending.add(task)
        task.add_done_callback(self._forget_and_log_failure)

    def _forget_and_log_failure(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, Refused):
            _log.warning("cannot store what became of a notice", extra={"why": error.key})
        else:
            _log.error("cannot send a notice", exc_info=error)

    async def _send_and_record_outcome(self, notice: Notice) -> None:
        try:
            outcome = await self._threads.deliver(notice, self._delivery)
        except NeverStarted:  # it was certainly not accepted
            await self._records.set_notice_state(notice.id, "retry", self._registry.now())
            return
        except Exception:  # it may have been accepted
            _log.exception("cannot send a notice")
            outcome = "unknown"
        _log.info("notice", extra={"kind": notice.address.kind, "outcome": outcome})
        if outcome == "gone":
            await self._records.delete_address(notice.address.id)
        elif outcome == "retry" and notice.attempts <= len(RETRY_DELAYS):
            later = self._registry.now() + RETRY_DELAYS[notice.attempts - 1]
            await self._records.set_notice_state(notice.id, "retry", later)
        else:
            await self._records.set_notice_state(notice.id, "expired" if outcome == "retry" else outcome)


async def _await_or_log_failure(work: "Awaitable[Found]", table: str) -> Found | None:
    """What `work` returns; None, and a line in the log, if it fails: a table that cannot be read must not
    keep anybody from notices about others.
    """
    try:
        return await work
    except Refused as refused:
        _log.warning("cannot look for due notices", extra={"table": table, "why": refused.key})
    except Exception:
        _log.exception("cannot look for due notices", extra={"table": table})
    return None


class _AwaitedSeat:
    """A seat that the game is waiting for."""

    def __init__(self, state: TableState, chair: int, *, is_here: bool, deadline: float | None) -> None:
        room = state.room
        self.chair = chair
        self.is_here = is_here
        self.deadline = deadline
        self.question = state.question_number(room.chairs[chair].seat)
        # The clock of a choice begins anew when a table is loaded.
        since = state.waiting_since(room.chairs[chair].seat) or 0.0
        self.since = since if state.last_moved_at is None else min(since, state.last_moved_at)
        self.described: Callable[[float], NoticeTable] = partial(
            _describe_table_for_notice, state, chair, deadline
        )


def _describe_table_for_notice(
    state: TableState, chair: int, deadline: float | None, now: float
) -> NoticeTable:
    room = state.room
    return NoticeTable(
        room.table,
        room.terms.game,
        tuple(each.name for number, each in enumerate(room.chairs) if number != chair),
        room.chairs[chair].name,
        None if deadline is None else max(deadline - now, 0.0),
    )


def _awaited_seats(
    state: TableState, keys: set[str], present_chairs: set[int]
) -> dict[str, _AwaitedSeat] | None:
    room = state.room
    if room.phase == "over" or room.closed:
        return None
    found: dict[str, _AwaitedSeat] = {}
    for number, chair in enumerate(room.chairs):
        if chair.key in keys and chair.bot is None and chair.seat in state.waiting:
            deadline = state.clock_deadline_of(chair.seat) if room.terms.clock.kind == "day" else None
            found[chair.key] = _AwaitedSeat(
                state, number, is_here=number in present_chairs, deadline=deadline
            )
    return found
