"""Counts what games have encountered in a world: spaces, Places of Power, cards, chart entries, matrix
cells.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct, field

from serai.book.vocabulary import MATRICES, TIMES
from serai.games.nights.world import World
from serai.table import Table
from serai.table.events import Event

Thing = tuple[str, ...]


class Met(Struct):
    """How often games encountered each thing in a world: (“space”, “basra”), (“entry”, “bantus”, “12”), …"""

    world: World
    times: Counter[Thing] = field(default_factory=Counter[Thing])

    def add(self, table: Table) -> None:
        """Count what a game met, from its events."""
        Journey(self, table).follow(table.all_events())

    def never(self) -> list[Thing]:
        return [thing for thing in everything(self.world) if not self.times[thing]]


def everything(world: World) -> Iterator[Thing]:
    """Everything that can be met."""
    yield from (("space", space) for space in world.travel_map.spaces)
    yield from (("place", place) for place in world.places)
    for deck in ("encounters", "treasures", "quests"):
        yield from ((deck, card) for card in getattr(world, deck))
    for chart, entries in world.charts.items():
        yield from (("entry", chart, str(number)) for number in range(1, len(entries) + 1))
    yield from (("marvel", name) for name, card in world.encounters.items() if card.marvel)
    for (matrix, row), found in world.rows.items():
        yield ("row", matrix, row)
        yield from (("cell", matrix, row, reaction) for reaction in found.reactions)


class Journey:
    """Follows the events of one game, to track where heroes are and which chart is read."""

    def __init__(self, met: Met, table: Table) -> None:
        self.met, self.world = met, met.world
        self.spaces = dict.fromkeys(table.opening.seats, "baghdad")
        self.time: str = TIMES[0]
        self.read_as = ""
        self.card = ""
        self.row: tuple[str, str] | None = None

    def follow(self, events: list[Event]) -> None:
        for event in events:
            handler = getattr(self, f"on_{event.key.replace('-', '_')}", None)
            if handler:
                handler(event.args)

    def count(self, *thing: str) -> None:
        self.met.times[thing] += 1

    def on_moved(self, args: Mapping[str, Any]) -> None:
        self.spaces[args["seat"]] = args["space"]

    def on_died(self, args: Mapping[str, Any]) -> None:
        self.spaces[args["seat"]] = "baghdad"

    def on_time(self, args: Mapping[str, Any]) -> None:
        self.time = args["time"]

    def on_time_chosen(self, args: Mapping[str, Any]) -> None:
        self.read_as = args["time"]

    def on_place(self, args: Mapping[str, Any]) -> None:
        self.row = None
        self.count("place", args["place"])

    def on_treasure_gained(self, args: Mapping[str, Any]) -> None:
        self.count("treasures", args["treasure"])

    def on_quest(self, args: Mapping[str, Any]) -> None:
        self.count("quests", args["quest"])

    def on_drew(self, args: Mapping[str, Any]) -> None:
        self.card, self.read_as = args["card"], self.time
        self.count("encounters", self.card)
        self.count("space", self.spaces[args["seat"]])

    def on_met(self, args: Mapping[str, Any]) -> None:
        being, adjective, matrix = args["being"], args["adjective"], args["matrix"]
        name: str = "pursuing" if matrix == "H" else adjective or being
        row = self.world.book.closest_row(matrix, name, being, adjective) or name
        self.row = (matrix, row)
        self.count("row", matrix, row)
        if self.card:
            self.read_card(args["seat"], (adjective, being, matrix))
        self.card = ""

    def on_badly_lost(self, _: Mapping[str, Any]) -> None:
        self.row = ("G", "badly-lost")
        self.count("row", *self.row)

    def on_reacted(self, args: Mapping[str, Any]) -> None:
        if self.row:
            assert args["reaction"] in MATRICES[self.row[0]]
            self.count("cell", *self.row, args["reaction"])

    def read_card(self, seat: str, found: tuple[str, str, str]) -> None:
        """Count the chart entry of the card for this time and terrain (N6.3–N6.5)."""
        card = self.world.encounters[self.card]
        terrain = self.world.travel_map.terrain[self.spaces[seat]]
        if card.marvel and card.marvel.terrain == terrain:
            assert found == ("", card.marvel.row, "N")
            self.count("marvel", self.card)
            return
        by = self.read_as if card.kind == "character" else terrain
        chart = card.chart if card.kind == "city" else card.charts[by]
        entries = [(one.adjective, one.noun, one.matrix) for one in self.world.charts[chart or ""]]
        self.count("entry", chart or "", str(entries.index(found) + 1))
