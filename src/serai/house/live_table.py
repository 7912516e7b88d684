"""A table in memory, with its lock and its viewers.

Every change goes through `LiveTable.apply_action`: it is made in memory, written to disk, and only then
broadcast. The lock is held during the write, so nobody sees a state that might not be stored.

The actions of clients are in `game_actions`, `seating_actions` and `chat`.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from serai.house.audience import Audience, default_seat, make_chat_message, seats_of_viewer
from serai.house.cpu_quotas import run_in_thread_and_charge
from serai.house.renderers import renderer_for_opening
from serai.house.room import Room
from serai.house.settings import Settings
from serai.house.store import CannotStore, ConditionFailed, Statement, Store, WriteConflict
from serai.house.table_state import CannotFollow, TableState
from serai.house.table_status import TableStatus
from serai.house.viewer import Viewer
from serai.locales.localizer import names_by_seat
from serai.locales.rendered_text import Passages
from serai.locales.texts import Language
from serai.table import Event, HistoryNotLoaded, Refused, ReplayDiverged, View
from serai.table.board_tracker import BoardTracker

if TYPE_CHECKING:
    from serai.house.bus import Appended
    from serai.house.rate_limits import TokenBucket
    from serai.house.table_sync import TableSync

Result = TypeVar("Result")

Action = Callable[[TableState], Room]
"""Changes the state in memory and returns the new room; if it raises `Refused`, nothing has changed."""


class TableUnloaded(Refused):
    """The table is no longer in memory. Find it again in the registry."""

    def __init__(self) -> None:
        super().__init__("refused-again")


class LiveTable:
    """`is_unloaded` means that the table must be looked up again in the registry, if it still exists.

    `reschedule` is called whenever the next job of the scheduler may have changed. With `hurried` bots choose
    without a pause. `chat_buckets` limit how fast each speaker may write. `sync` connects the table with
    other workers, if there are any.
    """

    def __init__(self, state: TableState, store: Store, settings: Settings, now: Callable[[], float]) -> None:
        self.state = state
        self.store = store
        self.settings = settings
        self.now = now
        self.audience = Audience(settings, now)
        self.is_unloaded = False
        self.hurried = False
        self.last_write_failed = False
        self.last_used = now()
        self.reschedule: Callable[[], None] = lambda: None
        self.sync: TableSync | None = None
        self.chat_buckets: dict[tuple[int, ...] | bool, TokenBucket] = {}
        self._lock = asyncio.Lock()

    @property
    def room(self) -> Room:
        return self.state.room

    # Changes

    async def apply_action(self, action: Action, condition: Statement | None = None) -> None:
        """Runs an action, stores its changes and broadcasts them.

        Raises `ConditionFailed`, and changes nothing, if there is something to store but the condition does
        not hold.
        """
        async with self._lock:
            self.check_loaded()
            before = self.room
            while True:
                self.last_used = now = self.now()
                try:
                    with self.audience.record_board_changes(self.state) as tracker:
                        room = action(self.state)
                    change = self.state.unstored_change(room, now)
                    if change.has_content:
                        change = replace(change, condition=condition)
                        await self.store.write_change(change)
                        self.state.mark_written(change)
                        self.last_write_failed = False
                    if self.sync is not None:
                        await self.sync.publish_stored_change(self.state, change)
                    break
                except WriteConflict:  # another worker wrote first: show that and try again
                    await self._reload_and_broadcast()
                    before = self.room
                except ConditionFailed:
                    await self._reload_and_broadcast()
                    raise
                except HistoryNotLoaded:  # an undo goes back beyond the snapshot; nothing has changed
                    restored_from_snapshot = self.state
                    await self.reload_from_store(whole=True)
                    self.state.take_over_takeback(restored_from_snapshot)
                except CannotStore:
                    self.last_write_failed = True
                    await self._reload_and_broadcast()  # it may be stored all the same
                    raise
                except Refused:
                    raise
                except BaseException:  # the state in memory is unknown, that on disk is not
                    self._unload_and_disconnect("farewell-again", come_back=True)
                    raise
            await self._broadcast_or_unload(tracker, room_changed=self.room is not before)
        self.reschedule()

    async def reload_from_store(self, *, whole: bool = False) -> None:
        """Replaces the state in memory by what is stored. Call it with the lock held."""
        try:
            state = await TableState.load(self.store, self.room.table, self.now(), whole=whole)
            if state is not None:
                state.take_over_presence_and_clocks(self.state)
                self.state = state
        except BaseException:  # memory may hold something that was never stored
            self._unload_and_disconnect("farewell-again", come_back=True)
            raise
        if state is None:
            self._unload_and_disconnect("farewell-deleted", come_back=False)
            self.check_loaded()

    async def _reload_and_broadcast(self) -> None:
        before = self.room
        await self.reload_from_store()
        if self.sync is not None:
            try:
                await self.sync.load_takeback_of_other_workers(self.state)
            except BaseException:
                self._unload_and_disconnect("farewell-again", come_back=True)
                raise
        await self._broadcast_or_unload(None, room_changed=self.room != before)

    async def _broadcast_or_unload(self, tracker: BoardTracker | None, *, room_changed: bool) -> None:
        """Shows the game, and the `room_changed` if it has changed."""
        try:
            if room_changed:
                self.audience.update_rights_and_broadcast_room(self.state)
            await self._retry_with_history(lambda: self.audience.broadcast_update(self.state, tracker))
        except BaseException:  # stored, but some viewers missed it: they reconnect
            self._unload_and_disconnect("farewell-again", come_back=True)
            raise

    async def apply_changes_of_other_workers(self, status: TableStatus) -> None:
        """Shows what was done through other workers."""
        async with self._lock:
            sync = self.sync
            if self.is_unloaded or sync is None:
                return
            before, tracker = self.room, None
            present = self.audience.set_remote_presence_if_changed(status.present)
            if status.sequence > self.state.sequence:
                tracker = await self._apply_stored_by_other_workers()
            sync.apply_takeback_if_newer(self.state, status.takeback)
            await self._broadcast_or_unload(tracker, room_changed=present or self.room != before)
            if status.spoken > sync.spoken:
                await sync.broadcast_new_chat_and_return_latest()
        self.reschedule()

    async def try_to_apply_entry_of_other_worker(self, appended: "Appended") -> bool:
        """Shows a choice that another worker has stored; returns whether nothing was missed before it."""
        async with self._lock:
            state = self.state
            if self.is_unloaded or appended.sequence <= state.sequence:
                return True
            if appended.sequence > state.sequence + 1:
                return False
            tracker = None
            try:
                with self.audience.record_board_changes(state) as tracker:
                    at = min(appended.at, self.now())
                    state.apply_entries(appended.sequence, at, appended.entries, appended.events)
                self.store.remember_entry_of_other_worker(self.room.table, appended.sequence)
            except (CannotFollow, HistoryNotLoaded, ReplayDiverged):
                await self.reload_from_store()
                tracker = None
            await self._broadcast_or_unload(tracker, room_changed=False)
        self.reschedule()
        return True

    async def _apply_stored_by_other_workers(self) -> BoardTracker | None:
        """Applies what other workers have stored since."""
        growth = await self.store.read_log_after(self.room.table, self.state.sequence)
        if growth is not None:
            try:
                with self.audience.record_board_changes(self.state) as tracker:
                    self.state.apply_stored_growth(growth, self.now())
                return tracker
            except (CannotFollow, HistoryNotLoaded, ReplayDiverged):
                pass
        await self.reload_from_store()
        return None

    async def _retry_with_history(self, read: Callable[[], Result]) -> Result:
        """Calls `read`; if that needs events from before the snapshot, loads them and calls it again."""
        try:
            return read()
        except HistoryNotLoaded:
            stored = await self.store.read_table(self.room.table)
            if stored is None:
                self._unload_and_disconnect("farewell-deleted", come_back=False)
                raise TableUnloaded from None
            await run_in_thread_and_charge(partial(self.state.load_history, stored))
            return read()

    def check_loaded(self) -> None:
        if self.is_unloaded:
            raise TableUnloaded

    def _unload_and_disconnect(self, farewell_key: str, *, come_back: bool) -> None:
        self.is_unloaded = True
        self.audience.disconnect_all(farewell_key, come_back=come_back)

    async def unload(
        self,
        farewell_key: str,
        *,
        come_back: bool = True,
        must_stay_loaded: Callable[[], bool] = lambda: False,
    ) -> None:
        """Drops the table from memory once no write is in progress, unless it must then stay loaded."""
        async with self._lock:
            if not must_stay_loaded():
                self._unload_and_disconnect(farewell_key, come_back=come_back)

    @asynccontextmanager
    async def locked_state(self) -> AsyncGenerator[TableState]:
        """The state, read while no write is in progress."""
        async with self._lock:
            self.check_loaded()  # an unloaded table may hold something that was never stored
            yield self.state

    @asynccontextmanager
    async def locked_state_if_connected(self, viewer: Viewer) -> AsyncGenerator[TableState]:
        """The state, read while no write is in progress; refuses if the viewer was disconnected meanwhile."""
        async with self.locked_state() as state:
            self.check_viewer_connected(viewer)
            yield state

    def check_viewer_connected(self, viewer: Viewer) -> None:
        self.check_loaded()
        if viewer not in self.audience:
            raise TableUnloaded

    # Viewers

    async def admit_viewer(
        self, viewer: Viewer, seat: str | None, seen: int | None, *, covered: bool
    ) -> None:
        """Adds a viewer and sends it the room, the chat and the state of the game."""
        if seen is not None and self.sync is not None:
            await self._catch_up_if_more_was_seen(self.sync, seat, seen)
        async with self.locked_state() as state:
            self.last_used = self.now()
            if self.sync is None:
                chat = await self.store.read_chat(self.room.table, self.settings.chat_shown)
            else:
                chat = await self.sync.broadcast_new_chat_and_return_latest()
            self.audience.add_viewer(state, viewer)
            if chat:
                viewer.send(make_chat_message(chat))
            viewer.covered = covered
            if seat is None and not covered:
                seat = default_seat(state, viewer)
                seen = seen if seat is None else None  # `seen` may count the events of another seat
            try:
                await self._retry_with_history(
                    lambda: self.audience.set_viewed_seat(state, viewer, seat, seen)
                )
            except BaseException:
                self.audience.remove_viewer(viewer)
                raise
            self.audience.update_rights_and_broadcast_room(state, skip=viewer)
        self.reschedule()

    async def _catch_up_if_more_was_seen(self, sync: "TableSync", seat: str | None, seen: int) -> None:
        """Reads what other workers have stored if a viewer has seen more there than is known here."""
        async with self.locked_state() as state:
            if seen <= await self._retry_with_history(lambda: state.event_count_for(seat)):
                return
        status = await sync.read_status()
        if status is not None:
            await self.apply_changes_of_other_workers(status)

    def present_chairs(self) -> set[int]:
        """The chairs whose players are connected, or were until a moment ago, since a page reload takes a
        while.
        """
        return self.audience.connected_chairs() | set(
            self.state.chairs_disconnected_since(self.now() - self.settings.rejoin_grace)
        )

    def disconnect_silent_viewers(self, before: float) -> None:
        """Disconnects viewers who have sent nothing since `before` and are probably gone."""
        for viewer in self.audience.viewers_silent_since(before):
            viewer.end_connection()
            self.remove_viewer(viewer)

    def remove_viewer(self, viewer: Viewer) -> None:
        """Removes a viewer whose connection has ended."""
        if viewer in self.audience:
            self.last_used = self.now()
            self.audience.remove_viewer(viewer)
            self.audience.update_rights_and_broadcast_room(self.state)
            self.reschedule()

    async def set_viewed_seat(self, viewer: Viewer, seat: str | None, seen: int | None) -> None:
        """Shows the game from another of the viewer's seats, or as spectators see it."""
        async with self.locked_state_if_connected(viewer) as state:
            await self._retry_with_history(lambda: self.audience.set_viewed_seat(state, viewer, seat, seen))
            viewer.covered = seat is None and bool(seats_of_viewer(state, viewer))

    async def set_language(self, viewer: Viewer, language: Language) -> None:
        """Switches the viewer's language and sends the latest events again."""
        async with self.locked_state_if_connected(viewer) as state:
            viewer.language = language
            await self._retry_with_history(
                lambda: self.audience.set_viewed_seat(state, viewer, viewer.seat, None)
            )

    # Reading

    async def read_under_lock(self, read: Callable[[TableState], Result]) -> Result:
        """Calls `read` with the state while no write is in progress."""
        async with self.locked_state() as state:
            return read(state)

    async def view(self, viewer: Viewer) -> View[Any]:
        """The game as the viewer's seat sees it now."""
        async with self.locked_state_if_connected(viewer) as state:
            return state.require_game().view(viewer.seat)

    async def read_events_with_text(
        self, viewer: Viewer, since: int, until: int
    ) -> tuple[list[Event], list[Passages]]:
        """Events that the viewer may know and their text, from number `since` to before `until`."""
        limit = max(min(until - since, self.settings.max_missed_events), 0)
        async with self.locked_state_if_connected(viewer) as state:
            return await self._retry_with_history(lambda: _events_with_text(state, viewer, since, limit))


def _events_with_text(
    state: TableState, viewer: Viewer, since: int, limit: int
) -> tuple[list[Event], list[Passages]]:
    """Up to `limit` of the viewer's events after the first `since`, and their text."""
    events = state.events_for(viewer.seat, since)[:limit]
    table = state.table
    if table is None:
        return events, []
    renderer = renderer_for_opening(table.opening, viewer.language)
    return events, renderer.render_events(
        events, state.events_before_reversed(viewer.seat, since), names_by_seat(table)
    )
