"""Shares tables with other workers: hints, polling, leases and presence.

The database is the truth. Every change is stored under the number of its log entry, so a worker that
is behind cannot write; it catches up and tries again. See docs/decisions/workers-share-tables.md.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from serai.house.bus import Appended, Bus, BusMessage, Hurried, Reacted, Spent, TableChanged
from serai.house.live_table import LiveTable
from serai.house.messages import Reaction
from serai.house.rate_limits import RateLimiter
from serai.house.settings import Settings
from serai.house.store import CannotRead
from serai.house.table_status import Presence, TableStatus
from serai.house.table_sync import TableSync
from serai.house.tasks import cancel_tasks_until_ended
from serai.table import Refused

if TYPE_CHECKING:
    from serai.house.store.postgresql_workers import WorkerRecords

_log = logging.getLogger(__name__)

LIMITS_INTERVAL = 0.2
"""Seconds for which a worker collects what addresses take from their limits."""

RENEWALS = 4
"""How often a lease is renewed before it would expire."""


class SharingBetweenWorkers:
    """What one worker does so that others may serve the same tables.

    `on_deleted` is called with a table that another worker has deleted.
    """

    def __init__(self, records: "WorkerRecords", bus: Bus, settings: Settings) -> None:
        self.on_deleted: Callable[[LiveTable], Awaitable[None]] | None = None
        self._records = records
        self._bus = bus
        self._settings = settings
        self._tables: dict[str, LiveTable] = {}
        self._taken: dict[str, dict[str, float]] = {}  # limit → address → amount
        self._charge_use_at_other_worker: Callable[[dict[str, dict[str, float]]], None] = lambda _: None
        self._leases: set[str] = set()
        self._wanted: set[str] = set()
        self._asked_in_vain: set[str] = set()  # those wanted that another worker has
        self._published: dict[str, Presence] = {}
        self._moved: set[str] = set()  # tables where somebody has come or gone
        self._unloaded: set[str] = set()
        self._suspects: set[str] = set()
        self._valid_until = self._next_poll = 0.0
        self._wake = asyncio.Event()
        self._is_closed = False
        self._tasks: list[asyncio.Task[None]] = []
        self._showing: set[asyncio.Task[None]] = set()

    @property
    def worker(self) -> str:
        return self._records.worker

    async def start(self) -> None:
        """Raises `Refused` if the database cannot be used."""
        await self._records.create_tables()
        await self._renew_lease()
        self._bus.start(self._handle_bus_message)
        self._tasks = [
            asyncio.create_task(self._repeat_until_cancelled(self._renew_lease_after_pause)),
            asyncio.create_task(self._repeat_until_cancelled(self._sync_with_other_workers)),
        ]

    async def close(self) -> None:
        """Hands everything over to the other workers."""
        if not self._is_closed:
            self._is_closed = True
            await self.stop_without_handover()
            await self._records.delete_worker_and_close()

    async def stop_without_handover(self) -> None:
        """Stops without a word to the others, who notice when the leases expire."""
        await cancel_tasks_until_ended([*self._tasks, *self._showing])
        await self._bus.close()

    # Tables

    async def share_loaded_table(self, live: LiveTable) -> None:
        """Shares a table that was loaded. Raises `CannotRead`."""
        table = live.room.table
        live.sync = TableSync(live, self._records, self._bus)
        status = (await self._records.read_table_status([table])).get(table)
        if status is not None:
            if status.present:  # others have been playing: the clock of a choice did not stop
                live.state.start_clocks_at_last_move()
            await live.apply_changes_of_other_workers(status)
        self._tables[table] = live
        self._suspects.add(table)
        self._wake.set()

    def hand_over_unloaded_table(self, table: str) -> None:
        """Hands over a table that was unloaded."""
        if self._tables.pop(table, None) is not None:
            self._leases.discard(table)
            self._wanted.discard(table)
            self._published.pop(table, None)
            self._unloaded.add(table)
            self._wake.set()

    def publish_presence_soon(self, live: LiveTable) -> None:
        """Call it when somebody has come or gone."""
        table = live.room.table
        if live.audience.local_presence() != self._published.get(table, Presence()):
            self._moved.add(table)
            self._wake.set()

    def share_rate_limits_with_other_workers(self, limiter: RateLimiter, now: Callable[[], float]) -> None:
        """Counts what addresses take from their limits at all workers."""
        limiter.set_on_taken(self._record_limit_use_to_publish)
        self._charge_use_at_other_worker = lambda amounts: limiter.charge_use_at_other_worker(now(), amounts)

    def _record_limit_use_to_publish(self, limit: str, address: str, amount: float) -> None:
        if not self._taken:
            asyncio.get_running_loop().call_later(LIMITS_INTERVAL, self._publish_limit_use)
        addresses = self._taken.setdefault(limit, {})
        addresses[address] = addresses.get(address, 0.0) + amount

    def _publish_limit_use(self) -> None:
        taken, self._taken = self._taken, {}
        self._bus.publish(Spent(self.worker, taken))

    # Leases

    def has_lease_or_requests_it(self, table: str) -> bool:
        """Whether this worker looks after a table; if not, it tries to get the lease."""
        if table in self._leases and asyncio.get_running_loop().time() < self._valid_until:
            return True
        if table not in self._wanted:
            self._wanted.add(table)
            self._wake.set()
        return False

    async def acquire_leases(self, tables: Iterable[str]) -> list[str]:
        """Those of the tables for which this worker gets the lease."""
        wanted = list(tables)
        if not wanted:
            return []
        held = await self._records.acquire_leases(wanted)
        self._leases |= held
        return [table for table in wanted if table in held]

    async def _renew_lease_after_pause(self) -> None:
        await asyncio.sleep(self._settings.lease_seconds / RENEWALS)
        await self._renew_lease()

    async def _renew_lease(self) -> None:
        before = asyncio.get_running_loop().time()
        is_new = await self._records.renew_worker_and_return_whether_new(self._settings.lease_seconds)
        self._valid_until = before + self._settings.lease_seconds
        if is_new:  # the others thought that this worker was dead
            self._leases.clear()
            self._published.clear()
            for live in list(self._tables.values()):
                live.reschedule()

    # Exchange

    async def _sync_with_other_workers(self) -> None:
        """Writes and reads changes when there are any, or else after `poll_interval`."""
        loop = asyncio.get_running_loop()
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._next_poll):
                await self._wake.wait()
        self._wake.clear()
        if loop.time() >= self._next_poll:
            self._next_poll = loop.time() + self._settings.poll_interval
            self._suspects.update(self._tables)
            self._asked_in_vain.clear()
        tables, self._suspects = self._suspects, set()
        await self._hand_over_unloaded()
        await self._write_presence()
        await self._apply_changes_at_tables(tables & self._tables.keys())
        await self._acquire_wanted_leases()

    async def _hand_over_unloaded(self) -> None:
        if gone := self._unloaded:
            self._unloaded = set()
            try:
                await self._records.release_leases_and_delete_presence(list(gone))
            except CannotRead:
                self._unloaded |= gone
                raise
            for table in gone:
                self._bus.publish(TableChanged(self.worker, table))

    async def _write_presence(self) -> None:
        moved, self._moved = self._moved, set()
        presence = {
            table: live.audience.local_presence()
            for table in moved
            if (live := self._tables.get(table)) is not None
        }
        if presence:
            try:
                await self._records.write_presence(presence)
            except CannotRead:
                self._moved |= moved
                raise
            for table, written in presence.items():
                if table in self._tables:
                    self._published[table] = written
                self._bus.publish(TableChanged(self.worker, table))

    async def _apply_changes_at_tables(self, tables: set[str]) -> None:
        if not tables:
            return
        found = await self._records.read_table_status(list(tables))
        news = (
            self._apply_changes_or_unload_if_deleted(live, found.get(table))
            for table in tables
            if (live := self._tables.get(table)) is not None
        )
        await asyncio.gather(*news)

    async def _apply_changes_or_unload_if_deleted(self, live: LiveTable, status: TableStatus | None) -> None:
        try:
            if status is None:
                if self.on_deleted is not None:
                    await self.on_deleted(live)
            elif live.sync is not None and live.sync.has_changes_of_other_workers(status):
                await live.apply_changes_of_other_workers(status)
        except Refused as refused:
            _log.info("cannot catch up", extra={"table": live.room.table, "why": refused.key})
        except Exception:
            _log.exception("cannot catch up", extra={"table": live.room.table})

    async def _apply_appended_or_reload(self, live: LiveTable, appended: Appended) -> None:
        """Shows a choice that the bus has brought; if something was missed before it, reads it all."""
        try:
            if await live.try_to_apply_entry_of_other_worker(appended):
                return
        except Refused as refused:
            _log.info("cannot catch up", extra={"table": live.room.table, "why": refused.key})
        except Exception:
            _log.exception("cannot catch up", extra={"table": live.room.table})
        self._suspects.add(appended.table)
        self._wake.set()

    async def _acquire_wanted_leases(self) -> None:
        for table in await self.acquire_leases(self._wanted - self._asked_in_vain):
            self._wanted.discard(table)
            if (live := self._tables.get(table)) is not None:
                live.reschedule()
        self._asked_in_vain = set(self._wanted)

    async def _repeat_until_cancelled(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except CannotRead:  # already logged
                await asyncio.sleep(self._settings.poll_interval)
            except Exception:
                _log.exception("cannot exchange news with other workers")
                await asyncio.sleep(self._settings.poll_interval)

    # The bus

    def _handle_bus_message(self, message: BusMessage) -> None:
        if message.worker == self.worker:
            return
        if isinstance(message, Spent):
            self._charge_use_at_other_worker(message.amounts)
            return
        live = self._tables.get(message.table)
        if live is None:
            return
        match message:
            case TableChanged():
                self._suspects.add(message.table)
                if message.table in self._wanted:  # perhaps the lease is free now
                    self._asked_in_vain.discard(message.table)
                self._wake.set()
            case Appended():
                task = asyncio.create_task(self._apply_appended_or_reload(live, message))
                self._showing.add(task)
                task.add_done_callback(self._showing.discard)
            case Reacted(name=name, seat=seat, sign=sign):
                live.audience.broadcast(Reaction(name=name, seat=seat, sign=sign))
            case Hurried():
                live.hurried = True
                live.reschedule()
