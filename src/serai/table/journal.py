"""The journal: every action that changed a table, in order. It is append-only."""

from collections.abc import Sequence

from msgspec import Struct

from serai.table.events import HistoryNotLoaded
from serai.table.position import digest_of_position
from serai.table.undo_history import Step, TurnStart


class Chosen(Struct, frozen=True, gc=False, tag="choose", array_like=True, forbid_unknown_fields=True):
    seat: str
    option: str


class Undone(Struct, frozen=True, tag="undo", array_like=True, forbid_unknown_fields=True):
    """The seat takes its last choice back; `agreed` names the others who had to agree."""

    seat: str
    agreed: tuple[str, ...] = ()


class Seated(Struct, frozen=True, tag="seat", array_like=True, forbid_unknown_fields=True):
    """Who plays a seat from now on: a person, or a bot of the given level. `why` is a word for the log."""

    seat: str
    name: str
    bot: str | None = None
    why: str = ""


class TurnEnded(Struct, frozen=True, gc=False, tag="turn", array_like=True, forbid_unknown_fields=True):
    """The digest of the position at the end of a turn. It is derived: a replay must produce the same one."""

    turn: int
    digest: str


Entry = Chosen | Undone | Seated | TurnEnded

PendingEntry = Step | TurnStart | Entry
"""An entry as the table adds it, before it is converted to an `Entry`."""


class Journal:
    """The entries of one table. Entries are converted, and digests computed, only when they are read.

    To add an entry, append it to `pending`.
    A table that was restored from a snapshot has `unloaded` entries before its first.
    """

    def __init__(self, unloaded: int = 0) -> None:
        self.unloaded = unloaded
        self.pending: list[PendingEntry] = []
        self._entries: list[Entry] = []

    def copy(self) -> "Journal":
        """A journal with the same entries, which may go on differently."""
        twin = Journal(self.unloaded)
        twin.pending.extend(self.pending)
        twin._entries.extend(self._entries)
        return twin

    @property
    def count(self) -> int:
        return self.unloaded + len(self.pending)

    def is_last_entry(self, pending: PendingEntry) -> bool:
        return bool(self.pending) and self.pending[-1] is pending

    def discard_after(self, count: int) -> None:
        """Drops all but the first `count` entries; nobody may have read the others."""
        del self.pending[count - self.unloaded :]

    def discard_from(self, pending: PendingEntry) -> None:
        """Drops this entry and all after it; nobody may have read them."""
        while self.pending.pop() is not pending:
            pass

    def prepend(self, entries: Sequence[Entry]) -> None:
        """Adds the entries just before the first loaded one."""
        self.pending[:0] = entries
        self._entries[:0] = entries
        self.unloaded -= len(entries)

    def entries_since(self, count: int) -> list[Entry]:
        """All but the first `count` entries."""
        if count < self.unloaded:
            raise HistoryNotLoaded
        return self._convert_new_pending_entries()[count - self.unloaded :]

    def all_entries(self) -> list[Entry]:
        if self.unloaded:
            raise HistoryNotLoaded
        return self._convert_new_pending_entries()

    def _convert_new_pending_entries(self) -> list[Entry]:
        self._entries.extend(map(make_entry, self.pending[len(self._entries) :]))
        return self._entries


def make_entry(pending: PendingEntry) -> Entry:
    match pending:
        case Step():
            return Chosen(pending.seat, pending.option)
        case TurnStart():
            return TurnEnded(pending.turn, digest_of_position(pending.position))
        case _:
            return pending
