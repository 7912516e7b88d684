"""What happened at a table, as keys and arguments: sentences are made for each reader, elsewhere."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

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


class Forgotten(Exception):
    """What is asked for is from before the snapshot that a table was recalled from; nothing has changed."""


class Log:
    """All events of a table, in order. It only grows: an undo is one more event.

    Each viewer counts only what that viewer may see, so the numbers tell nothing of the rest.
    `reveals` counts the moments at which something hidden became known; undo compares it.

    The log of a table that was recalled counts `before` events that it does not have, of which each seat may
    know as many as `seen_before` says ("" is a spectator); asked for one of them it raises `Forgotten`.

    `watcher` is called whenever something was told: then the game stands as the event says.
    """

    def __init__(self, before: int = 0, seen_before: Mapping[str, int] | None = None) -> None:
        self.told: list[tuple[str, dict[str, Argument]]] = []
        self._whispered: dict[int, frozenset[str]] = {}
        self._events: list[Event] = []
        self._seen: dict[str | None, list[Event]] = {}
        self._read: dict[str | None, int] = {}
        self.reveals = 0
        self.before = before
        self._seen_before = dict(seen_before or {})
        self.watcher: Callable[[], None] | None = None

    def tell(self, key: str, /, **arguments: Argument) -> None:
        """Tells everyone at the table, spectators too."""
        self.told.append((key, arguments))
        if self.watcher is not None:
            self.watcher()

    def whisper(self, seats: Iterable[str], key: str, /, **arguments: Argument) -> None:
        """Tells these seats only."""
        self._whispered[len(self.told)] = frozenset(seats)
        self.told.append((key, arguments))
        if self.watcher is not None:
            self.watcher()

    def reveal(self) -> None:
        """Says that something hidden has just become known, which bars a free undo."""
        self.reveals += 1

    def forget_after(self, told: int) -> None:
        """Drops what was told since and nobody has read, because it is as if it had never happened."""
        del self.told[told:]
        for number in [number for number in self._whispered if number >= told]:
            del self._whispered[number]

    def remember(self, told: Sequence[Told]) -> None:
        """Puts in front what was told just before the first event that the log has."""
        self._whispered = {at + len(told): seats for at, seats in self._whispered.items()}
        for at, event in enumerate(told):
            if event.seats is not None:
                self._whispered[at] = frozenset(event.seats)
        self.told[:0] = [(event.key, event.args) for event in told]
        self.before -= len(told)
        for viewer in self._seen_before:
            self._seen_before[viewer] -= sum(event.is_for(viewer or None) for event in told)
        for made in (self._events, self._seen, self._read):
            made.clear()

    @property
    def has_whispers(self) -> bool:
        """Whether some of it is not for everyone."""
        return bool(self._whispered)

    @property
    def count(self) -> int:
        """How many events there are in all."""
        return self.before + len(self.told)

    def count_for(self, seat: str | None) -> int:
        """How many events the seat may know (None: a spectator)."""
        return self._seen_before.get(seat or "", 0) + len(self._seen_by(seat))

    def count_before(self, number: int, seat: str | None) -> int:
        """How many of the first `number` events the seat may know; quick for the last of them."""
        later, whispered = range(number - self.before, len(self.told)), self._whispered
        return self.count_for(seat) - sum(at not in whispered or seat in whispered[at] for at in later)

    def told_since(self, number: int) -> list[Told]:
        if number < self.before:
            raise Forgotten
        whispered, first = self._whispered, number - self.before
        return [
            Told(key, arguments, tuple(sorted(whispered[index])) if index in whispered else None)
            for index, (key, arguments) in enumerate(self.told[first:], first)
        ]

    def all(self) -> list[Event]:
        """Every event, whoever may know it."""
        if self.before:
            raise Forgotten
        return self._all()

    def seen(self, seat: str | None, since: int = 0) -> list[Event]:
        """The events that the seat may know (None: a spectator), but for the first `since` of them."""
        before = self._seen_before.get(seat or "", 0)
        if since < before:
            raise Forgotten
        return self._seen_by(seat)[since - before :]

    def seen_backwards(self, seat: str | None, until: int) -> Iterator[Event]:
        """The first `until` events that the seat may know, the last of them first."""
        before, seen = self._seen_before.get(seat or "", 0), self._seen_by(seat)
        for at in range(min(until - before, len(seen)) - 1, -1, -1):
            yield seen[at]
        if before and until:
            raise Forgotten

    def _all(self) -> list[Event]:
        """Every event that the log has; reading on costs only what is new."""
        events = self._events
        if len(events) < len(self.told):
            for key, arguments in self.told[len(events) :]:
                events.append(Event(key, arguments))
        return events

    def _seen_by(self, seat: str | None) -> list[Event]:
        """Those that the seat may know; all, as long as nobody whispers."""
        events, whispered = self._all(), self._whispered
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
