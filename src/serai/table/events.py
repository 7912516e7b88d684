"""What happened at a table, as keys and arguments: sentences are made for each reader, elsewhere."""

from collections.abc import Iterable

from msgspec import Struct

Argument = str | int | bool | list[str] | list[int] | dict[str, int]


class Event(Struct, frozen=True):
    key: str
    args: dict[str, Argument]


class Told(Struct, frozen=True, array_like=True):
    """An event with the only seats that may know it; None means everyone."""

    key: str
    args: dict[str, Argument]
    seats: tuple[str, ...] | None = None

    @property
    def event(self) -> Event:
        return Event(self.key, self.args)

    def is_for(self, seat: str | None) -> bool:
        """Whether the seat (None: a spectator) may know it."""
        return self.seats is None or seat in self.seats


class Log:
    """All events of a table, in order. It only grows: an undo is one more event.

    Each viewer counts only what that viewer may see, so the numbers tell nothing of the rest.
    `reveals` counts the moments at which something hidden became known; undo compares it.
    """

    def __init__(self) -> None:
        self.told: list[tuple[str, dict[str, Argument]]] = []
        self._whispered: dict[int, frozenset[str]] = {}
        self._events: list[Event] = []
        self._seen: dict[str | None, list[Event]] = {}
        self._read: dict[str | None, int] = {}
        self.reveals = 0

    def tell(self, key: str, /, **arguments: Argument) -> None:
        """Tells everyone at the table, spectators too."""
        self.told.append((key, arguments))

    def whisper(self, seats: Iterable[str], key: str, /, **arguments: Argument) -> None:
        """Tells these seats only."""
        self._whispered[len(self.told)] = frozenset(seats)
        self.told.append((key, arguments))

    def reveal(self) -> None:
        """Says that something hidden has just become known, which bars a free undo."""
        self.reveals += 1

    def forget_after(self, told: int) -> None:
        """Drops what was told since and nobody has read, because it is as if it had never happened."""
        del self.told[told:]
        for number in [number for number in self._whispered if number >= told]:
            del self._whispered[number]

    def told_since(self, number: int) -> list[Told]:
        whispered = self._whispered
        return [
            Told(key, arguments, tuple(sorted(whispered[index])) if index in whispered else None)
            for index, (key, arguments) in enumerate(self.told[number:], number)
        ]

    def all(self) -> list[Event]:
        """Every event; reading on costs only what is new."""
        events = self._events
        if len(events) < len(self.told):
            for key, arguments in self.told[len(events) :]:
                events.append(Event(key, arguments))
        return events

    def seen(self, seat: str | None) -> list[Event]:
        """Every event that the seat may know (None: a spectator); all, as long as nobody whispers."""
        events, whispered = self.all(), self._whispered
        if not whispered:
            return events
        seen = self._seen.setdefault(seat, [])
        read = self._read.get(seat, 0)
        if read < len(events):
            for number in range(read, len(events)):
                if number not in whispered or seat in whispered[number]:
                    seen.append(events[number])
            self._read[seat] = len(events)
        return seen
