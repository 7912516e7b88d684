"""Simulates a group that plays several evenings, and records what it hears.

An evening is 80 readings. Every seat is a traveller bot. Each evening begins a new game, and another one if
the first ends too soon.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from msgspec import Struct, field

from serai.book.vocabulary import PLACES
from serai.bots import find_bot
from serai.games.nights.game import Nights
from serai.table import Table
from serai.table.events import AddressedEvent

SEATS = ("Ana", "Bo", "Cleo", "Dan", "Eva", "Fay")
READINGS = 80
BOT = "traveller"
LONGEST = 20_000  # choices in a game


class Group(Struct, frozen=True):
    """A group of players and its evenings; with `memory`, it remembers what it has heard (N7.13)."""

    number: int
    players: int
    evenings: int
    seed: int
    memory: bool


class Reading(Struct):
    """One reading: an opening, the section that was opened, and the cell that led to it."""

    paragraph: str
    cell: str
    section: str = ""

    @property
    def paragraph_and_section(self) -> str:
        """The paragraph and section; two readings with the same value are the same text."""
        return f"{self.paragraph} {self.section}".rstrip()


class Evening(Struct):
    """What a group heard in one evening, in order, and how often a hero gained each status."""

    readings: list[Reading] = field(default_factory=list[Reading])
    statuses: Counter[str] = field(default_factory=Counter[str])
    games: int = 0


class EveningListener:
    """Records the events of an evening's games, up to 80 readings."""

    def __init__(self) -> None:
        self.evening = Evening()
        self._row: dict[str, str] = {}
        self._reaction: dict[str, str] = {}
        self._open = False

    @property
    def has_enough_readings(self) -> bool:
        # The section of the last reading has not been heard yet.
        return len(self.evening.readings) >= READINGS and not self._open

    def record_event(self, event: AddressedEvent) -> None:
        args = {name: str(value) for name, value in event.args.items()}
        match event.key:
            case "met" | "badly-lost":
                row = args.get("adjective") or args.get("being") or event.key
                self._row[args["seat"]] = f"{args['matrix']} {row}"
            case "reacted":
                self._reaction[args["seat"]] = args["reaction"]
            case "read" if len(self.evening.readings) < READINGS:
                self.evening.readings.append(self._begin_reading(args))
                self._open = True
            case "section" if self._open:
                self.evening.readings[-1].section = args["section"]
                self._open = False
            case "status-gained":
                self.evening.statuses[args["status"]] += 1
            case "turn":
                self._open = False
            case _:
                pass

    def _begin_reading(self, args: Mapping[str, str]) -> Reading:
        """Starts a reading; an award that leads to another paragraph uses no cell of its own."""
        strip = args["paragraph"].partition("#")[0]
        row = strip if strip in PLACES else self._row.get(args["seat"], "")
        reaction = self._reaction.pop(args["seat"], "")
        return Reading(args["paragraph"], f"{row} {reaction}" if row and reaction else "")


def play_evenings_of_group(game: type[Nights], group: Group) -> list[Evening]:
    """Plays all evenings of a group, one after another."""
    random = Random(f"{group.seed} evenings {group.number}")  # noqa: S311 (not for secrets)
    heard: Counter[str] = Counter()
    evenings: list[Evening] = []
    for _ in range(group.evenings):
        evening = play_evening(game, group, random, heard if group.memory else {})
        heard.update(heard_counts_of_group(evening.readings, group.players))
        evenings.append(evening)
    return evenings


def heard_counts_of_group(readings: Sequence[Reading], players: int) -> Counter[str]:
    """What a group has heard before its next game: every player has heard every reading."""
    return Counter(
        {name: times * players for name, times in Counter(map(_paragraph_of_reading, readings)).items()}
    )


def _paragraph_of_reading(reading: Reading) -> str:
    return reading.paragraph


def play_evening(game: type[Nights], group: Group, random: Random, heard: Mapping[str, int]) -> Evening:
    """Plays games until 80 readings have been heard."""
    listener = EveningListener()
    brought = Counter(heard)
    while not listener.has_enough_readings:
        listener.evening.games += 1
        table = Table.new(game, SEATS[: group.players], seed=random.getrandbits(32), heard=brought)
        before = len(listener.evening.readings)
        play_until_enough_readings(table, listener)
        if len(listener.evening.readings) == before:
            break
        if group.memory:
            brought.update(heard_counts_of_group(listener.evening.readings[before:], group.players))
    return listener.evening


def play_until_enough_readings(table: Table, listener: EveningListener) -> None:
    """Plays one game until it ends or the group has heard enough readings."""
    bot = find_bot("nights", BOT)
    told = 0
    for _ in range(LONGEST):
        for event in table.addressed_events(told):
            listener.record_event(event)
        told = table.event_count
        seat = next(iter(table.waiting), None)
        if seat is None or listener.has_enough_readings:
            return
        table.choose(seat, bot(table.view(seat), table.bot_stream(seat)))
