"""The registry of all tables: all are on disk, those in use also in memory."""

import asyncio
import logging
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from msgspec import structs

from serai.bots import own_bot_levels
from serai.house import game_actions, rematches, seating, seating_actions
from serai.house.cpu_quotas import run_in_thread_and_charge
from serai.house.heard_counts import heard_counts_for_rematch
from serai.house.keys import new_table_id
from serai.house.live_table import LiveTable
from serai.house.monotonic_clock import MonotonicClock
from serai.house.own_tables import WaitingCache
from serai.house.replay_frames import ReplayCache
from serai.house.restore import can_resume, last_position_with_fresh_chance, restore_by_replay
from serai.house.rights import no_table_refusal
from serai.house.room import Room
from serai.house.scheduler import TableScheduler
from serai.house.settings import Settings
from serai.house.sharing import SharingBetweenWorkers
from serai.house.store import CannotStore, LogEntry, Store, StoredPosition, WriteConflict
from serai.house.table_setup import TableOpened, TableRequest, make_room_and_keys, open_table_for_room
from serai.house.table_state import TableState
from serai.house.viewer import Viewer
from serai.table import Refused, ReplayDiverged, View, find_game
from serai.table.events import AddressedEvent

_log = logging.getLogger(__name__)

Found = TypeVar("Found")


class TableRegistry:
    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        now: Callable[[], float] | None = None,
        sharing: SharingBetweenWorkers | None = None,
    ) -> None:
        self.store = store
        self.sharing = sharing
        self.settings = settings or Settings()
        self.now = now or MonotonicClock()
        self.replay_cache = ReplayCache(store, self.settings.replay_cache_bytes)
        self.waiting_cache = WaitingCache(store, self.now)
        self._live: dict[str, LiveTable] = {}
        self._schedulers: dict[str, TableScheduler] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._rematch_lock = asyncio.Lock()
        self.is_closing = False
        self._connections = 0
        self._all_disconnected = asyncio.Event()
        self._all_disconnected.set()
        self._maintenance_task: asyncio.Task[None] | None = None
        if sharing is not None:
            sharing.on_deleted = self._unload_deleted_table

    # Opening

    async def open_table(self, table_request: TableRequest) -> TableOpened:
        room, opened = make_room_and_keys(table_request, self.now())
        await self.store.add_room(room, self.now())
        if not any(chair.is_free for chair in room.chairs):
            try:
                await game_actions.begin_game(await self.find_or_load_table(room.table), None)
            except Refused:
                await self._delete_unstarted_table(room.table)
                raise
        return opened

    async def propose_or_answer_rematch(
        self, live: LiveTable, viewer: Viewer, *, agree: bool, without_decliners: bool = False
    ) -> str | None:
        """Proposes, accepts or declines a rematch; returns the new table once it is open."""

        def change_proposal(room: Room) -> Room:
            rights = viewer.rights
            if not rights.chairs and not rights.host:
                raise Refused("refused-rematch")
            if room.after is not None:
                return room
            seating.check_phase(room, "over")
            if not agree:
                return rematches.decline_rematch(room, rights.chairs)
            if room.rematch is None:
                _check_game_can_begin(rematches.room_of_rematch(room, "", self.now(), ""))
            room = rematches.agree_to_rematch(room, rights.chairs, self.now())
            if not rights.chairs and not rematches.chairs_of_people(room).intersection(live.present_chairs()):
                raise Refused("refused-rematch-alone")
            return room

        async with self._rematch_lock:
            await seating_actions.change_room(live, change_proposal)
            try:
                await self._open_rematch_if_all_agreed(live, without_decliners=without_decliners)
            except CannotStore:  # the player will try again; nothing must open the table later
                await self._withdraw_rematch(live)
                raise
            return live.room.after

    async def update_rematch_after_departure(self, live: LiveTable) -> None:
        """Opens or withdraws a proposed rematch after somebody has left."""
        async with self._rematch_lock:
            await seating_actions.change_room(
                live,
                lambda room: rematches.remove_absent_from_rematch(room, live.present_chairs()),
                by_server=True,
            )
            try:
                await self._open_rematch_if_all_agreed(live)
            except Refused:
                await self._withdraw_rematch(live)
                raise

    async def _withdraw_rematch(self, live: LiveTable) -> None:
        await seating_actions.change_room(
            live, lambda room: structs.replace(room, rematch=None), by_server=True
        )

    async def _open_rematch_if_all_agreed(self, live: LiveTable, *, without_decliners: bool = False) -> None:
        room = live.room
        if room.after or not rematches.have_all_agreed(
            room, live.present_chairs(), without_decliners=without_decliners
        ):
            return
        level = own_bot_levels(room.terms.game)[-1]
        again = rematches.room_of_rematch(room, new_table_id(), self.now(), level)
        again = structs.replace(again, heard=heard_counts_for_rematch(live.state.table, again))
        _check_game_can_begin(again)
        await self.store.add_room(again, self.now())
        try:
            await game_actions.begin_game(await self.find_or_load_table(again.table), None)
            await seating_actions.change_room(
                live, lambda room: structs.replace(room, after=room.after or again.table), by_server=True
            )
        except Refused:
            if live.room.after != again.table:
                await self._delete_unstarted_table(again.table)
            raise
        if live.room.after != again.table:  # another worker was quicker
            await self._delete_unstarted_table(again.table)

    async def _delete_unstarted_table(self, table: str) -> None:
        """Deletes a new table whose game could not start."""
        with suppress(CannotStore):
            await self.store.delete_table(table)
        if (live := self._live.get(table)) is not None:
            await live.unload("farewell-deleted", come_back=False)
            self._forget_unloaded_table(live)

    async def delete_table(self, live: LiveTable) -> None:
        await self.store.delete_table(live.room.table)
        await self._unload_deleted_table(live)

    async def _unload_deleted_table(self, live: LiveTable) -> None:
        self.replay_cache.forget(live.room.table)
        await live.unload("farewell-deleted", come_back=False)
        self._forget_unloaded_table(live)

    # Finding

    async def find_or_load_table(self, table: str) -> LiveTable:
        """The table with this id, loaded from disk if necessary."""
        if (live := self.find_loaded_table(table)) is not None:
            return live
        if self.is_closing:
            raise Refused("refused-closing")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load_table(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load_table(self, table: str) -> LiveTable:
        if (gone := self._live.get(table)) is not None:
            self._forget_unloaded_table(gone)
        try:
            state = _require_found(await TableState.load(self.store, table, self.now()))
        except ReplayDiverged as error:
            _log.warning("resumed from the last stored position", extra={"table": table, "why": str(error)})
            state = await self._resume_under_new_rules(table)
        live = LiveTable(state, self.store, self.settings, self.now)
        if state.room.phase == "playing":  # a position does not contain who plays
            await seating_actions.tell_game_who_plays(live)
        if live.room.rematch is not None and live.room.after is None and self.sharing is None:
            # The player who proposed it may have gone since the server stopped.
            await seating_actions.change_room(
                live, lambda room: structs.replace(room, rematch=None), by_server=True
            )
        sharing = self.sharing
        scheduler = TableScheduler(
            live,
            self.settings,
            self.now,
            self.update_rematch_after_departure,
            None if sharing is None else sharing.has_lease_or_requests_it,
        )
        if sharing is not None:
            await sharing.share_loaded_table(live)
            live.reschedule = partial(_share_and_reschedule, sharing, live, scheduler)
        else:
            live.reschedule = scheduler.reschedule
        self._live[table] = live
        self._schedulers[table] = scheduler
        scheduler.reschedule()
        return live

    async def _resume_under_new_rules(self, table: str) -> TableState:
        """Resumes a table from its last stored position because the rules have changed; the log says so.

        A finished game is resumed in memory only, so that its record does not change.
        """
        stored = _require_found(await self.store.read_table(table))
        opening, last_position = stored.opening, last_position_with_fresh_chance(stored)
        if not (
            opening
            and last_position
            and await run_in_thread_and_charge(partial(can_resume, opening, last_position))
        ):
            raise Refused("refused-other-rules")
        rules = find_game(opening.game).card.rules
        sequence = stored.lines[-1].sequence + 1
        if stored.room.phase == "over":
            stored = structs.replace(
                stored, resumed=StoredPosition(sequence - 1, rules, last_position.position)
            )
            return TableState(
                stored, await run_in_thread_and_charge(partial(restore_by_replay, stored, self.now()))
            )
        line = LogEntry(sequence, self.now(), events=(AddressedEvent("rules-changed", {}),))
        with suppress(WriteConflict):  # another worker has done the same
            await self.store.store_replay_start(
                table, StoredPosition(sequence, rules, last_position.position), line
            )
        return _require_found(await TableState.load(self.store, table, self.now()))

    def find_loaded_table(self, table: str) -> LiveTable | None:
        """The table with this id, if it is in memory."""
        live = self._live.get(table)
        return None if live is None or live.is_unloaded else live

    def game_of_loaded_table(self, table: str) -> str:
        """The game of a table in memory, or ""."""
        live = self._live.get(table)
        return live.room.terms.game if live else ""

    def public_view_of_table(self, table: str) -> View[Any] | None:
        """What anybody may see of the game at a public table, if it is in memory and the game has begun."""
        live = self.find_loaded_table(table)
        if live is None or not live.room.public or live.state.table is None:
            return None
        return live.state.table.view(None)

    def _forget_unloaded_table(self, live: LiveTable) -> None:
        """Drops an unloaded table, unless it has been loaded again."""
        table = live.room.table
        if self._live.get(table) is live:
            del self._live[table]
            self._schedulers.pop(table).stop()
            if self.sharing is not None:
                self.sharing.hand_over_unloaded_table(table)
                live.sync = None
            live.reschedule = lambda: None  # breaks the reference cycle

    async def public_rooms(self, limit: int = 50) -> Sequence[Room]:
        return await self.store.public_rooms(limit)

    @property
    def live_tables(self) -> list[LiveTable]:
        return list(self._live.values())

    # Running

    async def start(self) -> None:
        if self.sharing is not None:
            await self.sharing.start()
        self._maintenance_task = asyncio.create_task(self._run_maintenance())

    async def close(self) -> None:
        """Disconnects everybody and waits until they are gone. Everything is already stored."""
        if self._maintenance_task is not None:
            self._maintenance_task.cancel()
        self.is_closing = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for live in self.live_tables:
            await live.unload("farewell-closing", come_back=True)
            self._forget_unloaded_table(live)
        with suppress(TimeoutError):  # a client does not read
            await asyncio.wait_for(self._all_disconnected.wait(), self.settings.shutdown_timeout)
        if self.sharing is not None:
            await self.sharing.close()
        await self.store.close()

    @contextmanager
    def count_connection(self) -> Generator[None, None, None]:
        """Counts a connection during the block."""
        self._connections += 1
        self._all_disconnected.clear()
        try:
            yield
        finally:
            self._connections -= 1
            if not self._connections:
                self._all_disconnected.set()

    async def _run_maintenance(self) -> None:
        while True:
            try:
                await self.run_maintenance_once()
            except Refused as refused:
                _log.warning("maintenance failed", extra={"why": refused.key})
            except Exception:
                _log.exception("maintenance failed")
            await asyncio.sleep(self.settings.maintenance_interval)

    async def run_maintenance_once(self) -> None:
        """Loads tables with due jobs, disconnects silent clients and unloads idle tables."""
        now = self.now()
        due = [table for table in await self.store.due_tables(now) if table not in self._live]
        if self.sharing is not None:
            due = await self.sharing.acquire_leases(due)
        for table in due:
            try:
                await self.find_or_load_table(table)
            except Refused as refused:
                _log.warning("cannot load a due table", extra={"table": table, "why": str(refused)})
            except Exception:  # the other tables still need maintenance
                _log.exception("cannot load a due table", extra={"table": table})
        crowded = len(self._live) > self.settings.max_live_tables
        for live in self.live_tables:
            live.disconnect_silent_viewers(now - self.settings.silence_timeout)

            def must_stay_loaded(live: LiveTable = live) -> bool:
                return not live.is_unloaded and self._must_stay_loaded(live, now, crowded=crowded)

            if not must_stay_loaded():
                await live.unload("farewell-again", must_stay_loaded=must_stay_loaded)
            if live.is_unloaded:
                self._forget_unloaded_table(live)

    def _must_stay_loaded(self, live: LiveTable, now: float, *, crowded: bool) -> bool:
        """Whether a table must stay in memory."""
        timeout = self.settings.idle_timeout
        idle = crowded or now - live.last_used > timeout
        scheduler = self._schedulers[live.room.table]
        return bool(live.audience) or not idle or scheduler.must_stay_loaded(now + timeout, crowded=crowded)


def _share_and_reschedule(sharing: SharingBetweenWorkers, live: LiveTable, scheduler: TableScheduler) -> None:
    sharing.publish_presence_soon(live)
    scheduler.reschedule()


def _require_found(found: Found | None) -> Found:
    if found is None:
        raise no_table_refusal()
    return found


def _check_game_can_begin(room: Room) -> None:
    """Refuses a room whose game cannot begin with the players it has, without the free chairs."""
    open_table_for_room(seating.assign_seats_and_begin(seating.fill_free_chairs(room, None, ())))
