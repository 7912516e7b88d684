"""The Nights with the encounter of the turn fixed beforehand. Everything else is the real game."""

from typing import ClassVar

from serai.games.nights.coverage.paragraph_paths import ParagraphPath
from serai.games.nights.decision_subject import NOBODY, Awards
from serai.games.nights.encounter_cards import apply_end_of_encounter
from serai.games.nights.encounters import choose_and_follow_reaction, meet_being
from serai.games.nights.ending import offer_to_declare_victory, pass_turn_or_end_game
from serai.games.nights.game import Nights
from serai.games.nights.optional_rules import update_fabulous_turns_for_merchant_rule
from serai.games.nights.phases import (
    apply_statuses_at_end,
    play_city_cards_quest_and_sales,
    play_start_of_turn,
)
from serai.games.nights.state import HOME, Hero
from serai.games.nights.world import Base, World
from serai.table import Turn

FROM_A_TALE = "read-on"


class StagedEncounter:
    """A staged encounter and its results."""

    def __init__(self, path: ParagraphPath, section: str) -> None:
        self.path = path
        self.section = section
        """Empty for a paragraph without sections."""
        self.over = False
        self.told: dict[int, set[str]] = {}
        """The event keys of each applied line of awards, by `id()` of the line."""

    def record_event_keys(self, line: Awards, keys: set[str]) -> None:
        self.told.setdefault(id(line), set()).update(keys)


class StagedNights(Nights):
    """The Nights with a staged encounter in the first turn."""

    staged_encounter: ClassVar[StagedEncounter]

    @classmethod
    def with_pack(cls, pack: str | None) -> "type[Nights]":
        del pack
        return cls

    def play_phases(self, hero: Hero) -> Turn:
        staged_encounter = self.staged_encounter
        if staged_encounter.over:
            yield from super().play_phases(hero)
            return
        yield from play_start_of_turn(self, hero)
        space = hero.space
        self.turn_memory.encounter_spaces.append(space)
        self.turn_memory.begin_encounter()
        self.turn_memory.killed = False
        yield from self.play_encounter_from_start_of_path(hero, staged_encounter.path)
        self.turn_memory.end_encounter()
        yield from apply_end_of_encounter(self, hero, space)
        yield from play_city_cards_quest_and_sales(self, hero)
        if hero.statuses:
            yield from apply_statuses_at_end(self, hero)
        update_fabulous_turns_for_merchant_rule(self, hero)
        staged_encounter.over = True
        if hero.space == HOME:
            yield from offer_to_declare_victory(self, hero)
        pass_turn_or_end_game(self, hero)

    def play_encounter_from_start_of_path(self, hero: Hero, path: ParagraphPath) -> Turn:
        if path.place:
            yield from self.visit_place_of_power(hero, path.place)
        elif path.reaction and path.being:
            yield from meet_being(self, hero, path.being, row=path.situation)
        else:
            self.turn_memory.being = path.being
            base = Base((path.paragraph, path.paragraph, path.paragraph), frozenset(path.paragraph.skills))
            yield from choose_and_follow_reaction(
                self, hero, {FROM_A_TALE: (base,)}, tuple, (FROM_A_TALE,), NOBODY
            )

    def apply_awards(self, hero: Hero, awards: Awards) -> Turn:
        """Applies a branch of an award line and records its events."""
        before = self.log.count
        yield from super().apply_awards(hero, awards)
        self.staged_encounter.record_event_keys(
            awards, {event.key for event in self.log.addressed_events_since(before)}
        )


def make_staged_game_class(world: World, staged_encounter: StagedEncounter) -> type[StagedNights]:
    """The game class for one staged encounter."""
    return type(
        "StagedNights",
        (StagedNights,),
        {"world": world, "staged_encounter": staged_encounter, "__doc__": StagedNights.__doc__},
    )
