"""Keeps a table in memory and the same table in the memory of other workers in step."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.house.audience import make_chat_message
from serai.house.bus import Appended, Bus, Hurried, Reacted, TableChanged
from serai.house.messages import Reaction
from serai.house.store import CannotRead, CannotStore, Change, StoredChatLine, WriteConflict
from serai.house.table_state import TableState
from serai.house.table_status import SharedTakeback, TableStatus

if TYPE_CHECKING:
    from serai.house.live_table import LiveTable
    from serai.house.store.postgresql_workers import WorkerRecords


class TableSync:
    """`spoken` is the number of the last chat line that was broadcast. Call methods with the table locked."""

    def __init__(self, live: "LiveTable", records: "WorkerRecords", bus: Bus) -> None:
        self.spoken = 0
        self._live = live
        self._records = records
        self._bus = bus
        self._takeback: SharedTakeback | None = None

    @property
    def _table(self) -> str:
        return self._live.room.table

    def has_changes_of_other_workers(self, status: TableStatus) -> bool:
        """Whether something was done through another worker."""
        return (
            status.sequence > self._live.state.sequence
            or status.spoken > self.spoken
            or self._is_newer_than_known(status.takeback)
            or not self._live.audience.is_remote_presence_unchanged(status.present)
        )

    async def read_status(self) -> TableStatus | None:
        """What other workers have done at the table; None if it was deleted. Raises `CannotRead`."""
        return (await self._records.read_table_status([self._table])).get(self._table)

    def announce_table_changed(self) -> None:
        """Tells the other workers that something is new in the database."""
        self._bus.publish(TableChanged(self._records.worker, self._table))

    def publish_reaction(self, reaction: Reaction) -> None:
        worker = self._records.worker
        self._bus.publish(Reacted(worker, self._table, reaction.name, reaction.seat, reaction.sign))

    def publish_hurry(self) -> None:
        self._bus.publish(Hurried(self._records.worker, self._table))

    # Takebacks, which are not in the log

    async def publish_stored_change(self, state: TableState, change: Change) -> None:
        """Tells other workers about the change that was stored.

        Raises `WriteConflict` if another worker has changed the takeback. Then nothing was stored, and the
        action may be tried again: each journal entry ends the takeback by itself, and no action changes both
        the takeback and the room without an entry.
        """
        table, known = state.table, self._takeback
        is_in_log = change.room is None and change.opening is None
        if table is not None:
            entries = table.entries_count
            open_before = known.takeback if known is not None and known.entries == entries else None
            if table.takeback != open_before:
                version = _first_version(self._live.now()) if known is None else known.version + 1
                await self._write_takeback_unless_changed(SharedTakeback(entries, version, table.takeback))
                is_in_log = False
        line = change.line
        if is_in_log and line.entries:
            worker = self._records.worker
            self._bus.publish(
                Appended(worker, self._table, line.sequence, line.at, line.entries, len(line.events))
            )
        else:
            self.announce_table_changed()

    async def _write_takeback_unless_changed(self, takeback: SharedTakeback) -> None:
        try:
            if await self._records.replace_takeback_if_current(self._table, takeback, self._takeback):
                self._takeback = takeback
                return
        except CannotRead:
            raise CannotStore("refused-database") from None
        raise WriteConflict(f"the takeback of {self._table} has changed")

    async def load_takeback_of_other_workers(self, state: TableState) -> None:
        """Reads the open takeback, if there is one."""
        status = await self.read_status()
        self._takeback = None
        if status is not None:
            self.apply_takeback_if_newer(state, status.takeback)

    def apply_takeback_if_newer(self, state: TableState, takeback: SharedTakeback | None) -> None:
        """Takes over a takeback, unless it is older than the one known."""
        if takeback is not None and self._is_newer_than_known(takeback):
            self._takeback = takeback
            if state.table is not None:
                fits = takeback.entries == state.table.entries_count
                state.table.takeback = takeback.takeback if fits else None

    def _is_newer_than_known(self, takeback: SharedTakeback | None) -> bool:
        known = 0 if self._takeback is None else self._takeback.version
        return takeback is not None and takeback.version > known

    # Chat

    async def broadcast_new_chat_and_return_latest(self) -> Sequence[tuple[float, StoredChatLine]]:
        """Broadcasts the lines since the last broadcast; returns the latest lines, those and earlier ones."""
        live = self._live
        lines = await live.store.read_chat_after(self._table, 0, live.settings.chat_shown)
        if new := [(at, said) for spoken, at, said in lines if spoken > self.spoken]:
            live.audience.broadcast(make_chat_message(new))
        self.spoken = lines[-1][0] if lines else self.spoken
        return [(at, said) for _, at, said in lines]


def _first_version(now: float) -> int:
    """The version of a takeback where none is stored. It is greater than those before it, which other workers
    may still know although they went with the worker that had stored them.
    """
    return int(now * 1_000)
