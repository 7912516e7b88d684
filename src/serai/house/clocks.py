"""Tracks how long a table has been waiting for each seat. Undoing a choice gains no time."""

from collections.abc import Iterable

from msgspec import Struct

from serai.house.pace import running_time, start_of_wait
from serai.house.room import Room
from serai.table import Table
from serai.table.journal import Chosen, Entry, Undone

_MAX_CHOICES = 32
"""How many choices of a seat are remembered; further undos use the time of the oldest one."""


class Clocks(Struct, frozen=True):
    """`since` maps each awaited seat to the time when the wait began.

    `choices` counts the choices of each seat that were not undone, `used` holds the seconds for which the
    clock ran for the latest ones; both are needed only with a clock.
    """

    since: dict[str, float]
    choices: dict[str, int]
    used: dict[str, tuple[float, ...]]

    @classmethod
    def started_at(cls, table: Table | None, at: float) -> "Clocks":
        if table is None:
            return cls({}, {}, {})
        return cls(dict.fromkeys(table.waiting, at), table.choice_counts(), {})

    def after_entries(self, table: Table, room: Room, entries: Iterable[Entry], at: float) -> "Clocks":
        """The clocks after the table has applied these entries at the time `at`; the room says when they
        stand still.
        """
        if room.terms.clock.kind == "none":
            return self._after_entries_without_clock(table, entries, at)
        clocks = self
        for entry in entries:
            if isinstance(entry, Chosen):
                clocks = clocks._after_choice(entry.seat, room, at)
            elif isinstance(entry, Undone):
                clocks = clocks._after_undo(entry.seat, table.choice_counts(), room, at)
        since = {seat: clocks.since.get(seat, at) for seat in table.waiting}
        return Clocks(since, clocks.choices, clocks.used)

    def _after_entries_without_clock(self, table: Table, entries: Iterable[Entry], at: float) -> "Clocks":
        """No time is used up, so the waits alone are enough."""
        since = self.since.copy()
        for entry in entries:
            if type(entry) is Chosen:
                since.pop(entry.seat, None)
        return Clocks({seat: since.get(seat, at) for seat in table.waiting}, {}, {})

    def _after_choice(self, seat: str, room: Room, at: float) -> "Clocks":
        if seat not in self.since:  # the seat changes its answer while others still have to answer
            return self
        since = self.since.copy()
        took = running_time(room, since.pop(seat), at)
        used = (*self.used.get(seat, ()), took)[-_MAX_CHOICES:]
        choices = {**self.choices, seat: self.choices.get(seat, 0) + 1}
        return Clocks(since, choices, {**self.used, seat: used})

    def _after_undo(self, undoing: str, choices: dict[str, int], room: Room, at: float) -> "Clocks":
        """Gives each seat the time it had left; the seat that undoes also loses the time it has spent
        since.
        """
        since, used = dict(self.since), dict(self.used)
        for seat, before in self.choices.items():
            remaining = len(used.get(seat, ())) - max(before - choices.get(seat, 0), 0)
            taken = used.get(seat, ())[max(remaining, 0) :]
            if not taken:
                continue
            used[seat] = used[seat][: max(remaining, 0)]
            if seat == undoing:
                spent = running_time(room, self.since.get(seat, at), at)
                since[seat] = start_of_wait(room, at, spent + sum(taken))
            else:
                since[seat] = start_of_wait(room, at, taken[0])
        return Clocks(since, choices, used)
