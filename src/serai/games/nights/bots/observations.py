"""Statistics of games from public events, kept as sums that can be added together."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, field

from serai.games.nights.bots.board_knowledge import BoardKnowledge
from serai.games.nights.bots.sage_model import Gains, Zone, model_row_key
from serai.games.nights.decision_subject import NOBODY, Encountered
from serai.games.nights.state import HOME
from serai.table.events import Event

ELSEWHERE = frozenset(
    {
        "city-card",
        "gift",
        "homecoming",
        "paid",
        "pilgrimage",
        "quest",
        "rest",
        "retold",
        "sale",
        "setup",
        "treasure",
    }
)
"""Reasons for gains and losses that do not come from tales."""

ObservedParagraph = tuple[str, str, tuple[str, ...]]
"""A paragraph as public events show it: the matrix or place, the reaction, the headings."""


class Observations(Struct):
    """Readings by row, reaction and paragraph; gains by paragraph and section; points by zone."""

    rows: dict[tuple[str, str, ObservedParagraph], int] = field(
        default_factory=dict[tuple[str, str, ObservedParagraph], int]
    )
    gains: dict[tuple[ObservedParagraph, str], Gains] = field(
        default_factory=dict[tuple[ObservedParagraph, str], Gains]
    )
    zones: dict[str, Zone] = field(default_factory=dict[str, Zone])
    games: int = 0

    def add(self, other: "Observations") -> None:
        for cell, times in other.rows.items():
            self.rows[cell] = self.rows.get(cell, 0) + times
        for section, gains in other.gains.items():
            add_gains(self.gains.setdefault(section, Gains()), gains)
        for name, zone in other.zones.items():
            mine = self.zones.setdefault(name, Zone())
            mine.times += zone.times
            mine.destiny += zone.destiny
            mine.story += zone.story
        self.games += other.games

    def add_game(self, knowledge: BoardKnowledge, events: Iterable[Event]) -> None:
        """Observes a game from the events that a spectator sees."""
        listener = SectionGainsObserver(self, knowledge)
        for event in events:
            listener.handle_event(event.key, event.args)
        self.games += 1


def add_gains(sum_of: Gains, gains: Gains) -> None:
    sum_of.times += gains.times
    sum_of.destiny += gains.destiny
    sum_of.story += gains.story
    sum_of.wealth += gains.wealth
    sum_of.skills += gains.skills
    sum_of.treasures += gains.treasures
    sum_of.deaths += gains.deaths
    for status, change in gains.statuses.items():
        sum_of.statuses[status] = sum_of.statuses.get(status, 0.0) + change


class SectionGainsObserver:
    """Follows one game: whose turn it is, where the heroes are, and which sections were just read."""

    def __init__(self, observations: Observations, knowledge: BoardKnowledge) -> None:
        self.observations = observations
        self.knowledge = knowledge
        self.seat = ""
        self.met = NOBODY
        self.reaction = ""
        self.paragraph: ObservedParagraph | None = None
        self.reading: list[tuple[ObservedParagraph, str, Gains]] = []
        self.zone = ""
        self.points = Zone()
        self.spaces: dict[str, str] = {}
        self.destiny: dict[str, int] = {}

    def handle_event(self, key: str, args: Mapping[str, Any]) -> None:
        handler = getattr(self, f"on_{key.replace('-', '_')}", None)
        if handler is not None:
            handler(args)

    # Turns and spaces

    def on_turn(self, args: Mapping[str, Any]) -> None:
        self.credit_turn_to_sections()
        self.seat = args["seat"]

    def on_ended(self, args: Mapping[str, Any]) -> None:
        del args
        self.credit_turn_to_sections()

    def credit_turn_to_sections(self) -> None:
        """Ends a turn: credits its gains to the sections read."""
        for paragraph, section, gains in self.reading:
            gains.times = 1
            add_gains(self.observations.gains.setdefault((paragraph, section), Gains()), gains)
        self.reading = []
        if self.zone:
            zone = self.observations.zones.setdefault(self.zone, Zone())
            zone.times += 1
            zone.destiny += self.points.destiny
            zone.story += self.points.story
        self.zone, self.points, self.paragraph = "", Zone(), None

    def on_moved(self, args: Mapping[str, Any]) -> None:
        self.spaces[args["seat"]] = args["space"]

    def on_drew(self, args: Mapping[str, Any]) -> None:
        seat = args["seat"]
        self.zone = self.knowledge.zone_key(self.spaces.get(seat, HOME), self.destiny.get(seat, 0))

    # Encounters

    def on_met(self, args: Mapping[str, Any]) -> None:
        self.met = Encountered(args["being"], args["adjective"], args["matrix"])

    def on_badly_lost(self, args: Mapping[str, Any]) -> None:
        self.met = Encountered(matrix=args["matrix"])

    def on_place(self, args: Mapping[str, Any]) -> None:
        self.met = Encountered(place=args["place"])

    def on_reacted(self, args: Mapping[str, Any]) -> None:
        self.reaction = args["reaction"]

    def on_read(self, args: Mapping[str, Any]) -> None:
        kind = self.met.place or self.met.matrix
        self.paragraph = kind, self.reaction, tuple(args["headings"])
        cell = model_row_key(self.met, self.knowledge), self.reaction, self.paragraph
        self.observations.rows[cell] = self.observations.rows.get(cell, 0) + 1

    def on_section(self, args: Mapping[str, Any]) -> None:
        if self.paragraph is not None:
            self.reading.append((self.paragraph, args["section"], Gains()))

    def on_rejected(self, args: Mapping[str, Any]) -> None:
        """Discards the section: its award was rejected."""
        del args
        if self.reading:
            self.reading.pop()

    on_rerolled = on_rejected

    # Gains and losses

    def gains_of_sections_to_credit(self, args: Mapping[str, Any]) -> list[Gains]:
        if args["seat"] != self.seat or args.get("reason") in ELSEWHERE:
            return []
        return [gains for _, _, gains in self.reading]

    def on_destiny_gained(self, args: Mapping[str, Any]) -> None:
        self.destiny[args["seat"]] = self.destiny.get(args["seat"], 0) + args["points"]
        for gains in (found := self.gains_of_sections_to_credit(args)):
            gains.destiny += args["points"]
        if found:
            self.points.destiny += args["points"]

    def on_destiny_lost(self, args: Mapping[str, Any]) -> None:
        self.destiny[args["seat"]] = self.destiny.get(args["seat"], 0) - args["points"]
        for gains in (found := self.gains_of_sections_to_credit(args)):
            gains.destiny -= args["points"]
        if found:
            self.points.destiny -= args["points"]

    def on_story_gained(self, args: Mapping[str, Any]) -> None:
        for gains in (found := self.gains_of_sections_to_credit(args)):
            gains.story += args["points"]
        if found:
            self.points.story += args["points"]

    def on_story_lost(self, args: Mapping[str, Any]) -> None:
        for gains in (found := self.gains_of_sections_to_credit(args)):
            gains.story -= args["points"]
        if found:
            self.points.story -= args["points"]

    def on_wealth(self, args: Mapping[str, Any]) -> None:
        for gains in self.gains_of_sections_to_credit(args):
            gains.wealth += args["change"]

    def on_skill_gained(self, args: Mapping[str, Any]) -> None:
        for gains in self.gains_of_sections_to_credit(args):
            gains.skills += 1

    def on_skill_lost(self, args: Mapping[str, Any]) -> None:
        for gains in self.gains_of_sections_to_credit(args):
            gains.skills -= 1

    def on_treasure_gained(self, args: Mapping[str, Any]) -> None:
        for gains in self.gains_of_sections_to_credit(args):
            gains.treasures += 1

    def on_treasure_lost(self, args: Mapping[str, Any]) -> None:
        for gains in self.gains_of_sections_to_credit(args):
            gains.treasures -= 1

    def on_died(self, args: Mapping[str, Any]) -> None:
        self.spaces[args["seat"]] = HOME
        for gains in self.gains_of_sections_to_credit(args):
            gains.deaths += 1

    def on_status_gained(self, args: Mapping[str, Any]) -> None:
        for gains in self.gains_of_sections_to_credit(args):
            gains.statuses[args["status"]] = gains.statuses.get(args["status"], 0.0) + 1

    def on_status_lost(self, args: Mapping[str, Any]) -> None:
        for gains in self.gains_of_sections_to_credit(args):
            gains.statuses[args["status"]] = gains.statuses.get(args["status"], 0.0) - 1
