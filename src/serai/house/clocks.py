"""Since when a table waits for each seat. Whoever takes a choice back gets no new time for it."""

from collections.abc import Iterable

from msgspec import Struct

from serai.table import Table
from serai.table.journal import Chosen, Entry, Undone

_REMEMBERED = 32
"""So many choices of a seat; of more that are taken back one by one the time is carried along."""


class Clocks(Struct, frozen=True):
    """`since` has the seats that the table waits for; times are in seconds.

    `standing` counts the choices of each seat that stand, `used` says how long the last of them took.
    """

    since: dict[str, float]
    standing: dict[str, int]
    used: dict[str, tuple[float, ...]]

    @classmethod
    def start(cls, table: Table | None, at: float) -> "Clocks":
        if table is None:
            return cls({}, {}, {})
        return cls(dict.fromkeys(table.waiting, at), table.choices_standing(), {})

    def after(self, table: Table, entries: Iterable[Entry], at: float) -> "Clocks":
        """The clocks once the table has moved, at that time, by these entries."""
        clocks = self
        for entry in entries:
            if isinstance(entry, Chosen):
                clocks = clocks._chosen(entry.seat, at)
            elif isinstance(entry, Undone):
                clocks = clocks._undone(entry.seat, table.choices_standing(), at)
        since = {seat: clocks.since.get(seat, at) for seat in table.waiting}
        return Clocks(since, clocks.standing, clocks.used)

    def _chosen(self, seat: str, at: float) -> "Clocks":
        took = at - self.since.get(seat, at)
        return Clocks(
            {other: since for other, since in self.since.items() if other != seat},
            {**self.standing, seat: self.standing.get(seat, 0) + 1},
            {**self.used, seat: (*self.used.get(seat, ()), took)[-_REMEMBERED:]},
        )

    def _undone(self, undoing: str, standing: dict[str, int], at: float) -> "Clocks":
        """Each goes on with the time that it had left; what the seat spent since then is spent too."""
        since, used = dict(self.since), dict(self.used)
        for seat, before in self.standing.items():
            kept = len(used.get(seat, ())) - max(before - standing.get(seat, 0), 0)
            taken = used.get(seat, ())[max(kept, 0) :]
            if not taken:
                continue
            used[seat] = used[seat][: max(kept, 0)]
            if seat == undoing:
                since[seat] = self.since.get(seat, at) - sum(taken)
            else:
                since[seat] = at - taken[0]
        return Clocks(since, standing, used)
