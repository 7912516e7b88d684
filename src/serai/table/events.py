"""What happened at a table, as keys and arguments; the localizer renders sentences for each reader."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import starmap
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    Argument = str | int | bool | list[str] | list[int] | dict[str, int]
else:  # msgspec decodes only one kind of list in a union
    Argument = str | int | bool | list[str | int] | dict[str, int]


class Event(Struct, frozen=True):
    key: str
    args: dict[str, Argument]


KeyAndArguments = tuple[str, dict[str, Argument]]
"""The key and the arguments of an event."""


class AddressedEvent(Struct, frozen=True, array_like=True):
    """An event with the only seats that may know it; None means everyone."""

    key: str
    args: dict[str, Argument]
    seats: tuple[str, ...] | None = None

    @property
    def event(self) -> Event:
        return Event(self.key, self.args)

    def is_visible_to(self, seat: str | None) -> bool:
        """Whether the seat (None: a spectator) may know it."""
        return self.seats is None or seat in self.seats


class HistoryNotLoaded(Exception):
    """The call needs history from before the snapshot that the table was restored from; nothing changed."""


class Log:
    """All events of a table, in order. It only grows: an undo is one more event.

    Each viewer counts only the events that viewer may see, so the numbers reveal nothing of the others.
    `reveals` counts how often something hidden became known, which rules out a free undo.

    The log of a table that was restored from a snapshot starts after `unloaded` events, of which each viewer
    may know as many as `seen_unloaded` says ("" is a spectator). Reading one of them raises
    `HistoryNotLoaded`.

    `entries` are the loaded events as keys and arguments. `tell_entry` tells everyone, like `tell`, but keeps
    the dict of arguments itself, which must not change afterwards; it is for events that happen often.
    """

    def __init__(self, unloaded: int = 0, seen_unloaded: Mapping[str, int] | None = None) -> None:
        self.entries: list[KeyAndArguments] = []
        self.tell_entry: Callable[[KeyAndArguments], None] = self.entries.append
        self._whispered: dict[int, frozenset[str]] = {}
        self._events: list[Event] = []
        self._seen: dict[str | None, list[Event]] = {}
        self._read_up_to: dict[str | None, int] = {}
        self.reveals = 0
        self.unloaded = unloaded
        self._seen_unloaded = dict(seen_unloaded or {})

    def copy(self) -> "Log":
        """A log with the same events; later events of one do not appear in the other."""
        twin = Log(self.unloaded, self._seen_unloaded)
        twin.entries.extend(self.entries)
        twin._whispered = self._whispered.copy()
        twin._events = self._events.copy()
        twin._seen = {viewer: seen.copy() for viewer, seen in self._seen.items()}
        twin._read_up_to = self._read_up_to.copy()
        twin.reveals = self.reveals
        return twin

    def tell(self, key: str, /, **arguments: Argument) -> None:
        """Tells everyone at the table, including spectators."""
        self.tell_entry((key, arguments))

    def whisper(self, seats: Iterable[str], key: str, /, **arguments: Argument) -> None:
        """Tells only these seats."""
        self._whispered[len(self.entries)] = frozenset(seats)
        self.tell_entry((key, arguments))

    def tell_only_option(self, seat: str, kind: str, option: str) -> None:
        """Tells everyone that a decision had a single option."""
        self.tell_entry(("only-option", {"seat": seat, "kind": kind, "option": option}))

    def call_after_events(self, on_event: Callable[[], None] | None) -> None:
        """Calls a function after each event, when the game's state already reflects it (None: no more)."""
        append = self.entries.append

        def append_and_call(entry: KeyAndArguments) -> None:
            append(entry)
            if on_event is not None:
                on_event()

        self.tell_entry = append if on_event is None else append_and_call

    def reveal(self) -> None:
        """Records that something hidden has just become known, which rules out a free undo."""
        self.reveals += 1

    def discard_after(self, size: int) -> None:
        """Drops all but the first `size` loaded events; nobody may have read the others."""
        del self.entries[size:]
        for number in [number for number in self._whispered if number >= size]:
            del self._whispered[number]

    def prepend(self, events: Sequence[AddressedEvent]) -> None:
        """Adds the events just before the first one that is loaded."""
        self._whispered = {at + len(events): seats for at, seats in self._whispered.items()}
        for at, event in enumerate(events):
            if event.seats is not None:
                self._whispered[at] = frozenset(event.seats)
        self.entries[:0] = [(event.key, event.args) for event in events]
        self.unloaded -= len(events)
        for viewer in self._seen_unloaded:
            self._seen_unloaded[viewer] -= sum(event.is_visible_to(viewer or None) for event in events)
        for cached in (self._events, self._seen, self._read_up_to):
            cached.clear()

    @property
    def has_whispers(self) -> bool:
        """Whether some loaded event is not for everyone."""
        return bool(self._whispered)

    @property
    def has_secrets(self) -> bool:
        """Whether some viewers may see other events than others, loaded or not."""
        return bool(self._whispered) or len({*self._seen_unloaded.values()}) > 1

    @property
    def count(self) -> int:
        """How many events there are in all."""
        return self.unloaded + len(self.entries)

    def count_for(self, seat: str | None) -> int:
        """How many events the seat may know (None: a spectator)."""
        loaded = self._loaded_events_for(seat) if self._whispered else self.entries
        return self._seen_unloaded.get(seat or "", 0) + len(loaded)

    def count_before(self, number: int, seat: str | None) -> int:
        """How many of the first `number` events the seat may know; fast if `number` is near the end."""
        whispered = self._whispered
        if not whispered:
            return self._seen_unloaded.get(seat or "", 0) + number - self.unloaded
        later = range(number - self.unloaded, len(self.entries))
        return self.count_for(seat) - sum(at not in whispered or seat in whispered[at] for at in later)

    def addressed_events_since(self, number: int) -> list[AddressedEvent]:
        """All but the first `number` events, each with the seats that may know it."""
        if number < self.unloaded:
            raise HistoryNotLoaded
        whispered, first = self._whispered, number - self.unloaded
        if not whispered:
            return [*starmap(AddressedEvent, self.entries[first:])]
        return [
            AddressedEvent(key, arguments, tuple(sorted(whispered[index])) if index in whispered else None)
            for index, (key, arguments) in enumerate(self.entries[first:], first)
        ]

    def all_events(self) -> list[Event]:
        """Every event, including those that only some seats may know."""
        if self.unloaded:
            raise HistoryNotLoaded
        return self._all_loaded_events()

    def events_for(self, seat: str | None, since: int = 0) -> list[Event]:
        """The events that the seat may know (None: a spectator), without the first `since` of them."""
        unloaded = self._seen_unloaded.get(seat or "", 0)
        if since < unloaded:
            raise HistoryNotLoaded
        return self._loaded_events_for(seat)[since - unloaded :]

    def events_for_reversed(self, seat: str | None, until: int) -> Iterator[Event]:
        """The first `until` events that the seat may know, latest first."""
        unloaded, seen = self._seen_unloaded.get(seat or "", 0), self._loaded_events_for(seat)
        for at in range(min(until - unloaded, len(seen)) - 1, -1, -1):
            yield seen[at]
        if unloaded and until:
            raise HistoryNotLoaded

    def _all_loaded_events(self) -> list[Event]:
        """Every loaded event; converts only those added since the last call."""
        events = self._events
        if len(events) < len(self.entries):
            events.extend(starmap(Event, self.entries[len(events) :]))
        return events

    def _loaded_events_for(self, seat: str | None) -> list[Event]:
        """The loaded events that the seat may know."""
        events, whispered = self._all_loaded_events(), self._whispered
        if not whispered:
            return events
        seen = self._seen.setdefault(seat, [])
        read = self._read_up_to.get(seat, 0)
        if read < len(events):
            for number in range(read, len(events)):
                if number not in whispered or seat in whispered[number]:
                    seen.append(events[number])
            self._read_up_to[seat] = len(events)
        return seen
