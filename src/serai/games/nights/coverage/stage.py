"""A turn of the Nights whose encounter is settled beforehand; all the rest is the game as it is played."""

from collections.abc import Generator
from typing import ClassVar

from serai.games.nights.coverage.obligations import Line
from serai.games.nights.coverage.ways import Way
from serai.games.nights.encounter_cards import close_encounter
from serai.games.nights.encounters import meet, react
from serai.games.nights.game import Nights
from serai.games.nights.phases import city_card_and_quest, end_of_turn, treasures_and_statuses
from serai.games.nights.state import Hero
from serai.games.nights.subjects import NOBODY
from serai.games.nights.world import Cell, World
from serai.table import Turn
from serai.table.decision import Question

FROM_A_TALE = "read-on"


class Scene:
    """One settled encounter, and what came of it."""

    def __init__(self, way: Way, section: str) -> None:
        self.way = way
        self.section = section
        """Empty where the paragraph has none."""
        self.over = False
        self.told: dict[int, set[str]] = {}
        """For each line of awards that was carried out, by its identity, the keys of what was told."""

    def note(self, line: Line, keys: set[str]) -> None:
        self.told.setdefault(id(line), set()).update(keys)


class Staged(Nights):
    """The Nights with the first turn's encounter settled by a scene."""

    scene: ClassVar[Scene]

    @classmethod
    def with_pack(cls, pack: str | None) -> "type[Nights]":
        del pack
        return cls

    def phases(self, hero: Hero) -> Turn:
        scene = self.scene
        if scene.over:
            yield from super().phases(hero)
            return
        yield from treasures_and_statuses(self, hero)
        space = hero.space
        self.notes.encounter_spaces.append(space)
        self.notes.begin_encounter()
        self.notes.killed = False
        yield from self.settled(hero, scene.way)
        self.notes.end_encounter()
        yield from close_encounter(self, hero, space)
        yield from city_card_and_quest(self, hero)
        yield from end_of_turn(self, hero)
        scene.over = True

    def settled(self, hero: Hero, way: Way) -> Turn:
        if way.place:
            yield from self.visit(hero, way.place)
        elif way.reaction and way.being:
            yield from meet(self, hero, way.being, row=way.row)
        else:
            self.notes.being = way.being
            cell = Cell((way.page, way.page, way.page), frozenset(way.page.skills))
            yield from react(self, hero, {FROM_A_TALE: cell}, (FROM_A_TALE,), (FROM_A_TALE,), NOBODY)

    def award(self, hero: Hero, awards: Line) -> Generator[Question, str, None]:
        """A branch of an award line; what it leads to is told."""
        before = len(self.log.told)
        yield from super().award(hero, awards)
        self.scene.note(awards, {key for key, _ in self.log.told[before:]})


def staged(world: World, scene: Scene) -> type[Staged]:
    """The game for one scene."""
    return type("Staged", (Staged,), {"world": world, "scene": scene, "__doc__": Staged.__doc__})
