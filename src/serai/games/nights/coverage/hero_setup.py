"""Sets up a hero for a section, with what the heading requires and what the award takes away."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec import Struct

from serai.book import awards as word
from serai.book.headings import Requirement
from serai.book.statuses import STATUS
from serai.games.nights.coverage.expected_awards import ExpectedAward, expected_awards
from serai.games.nights.coverage.paragraph_paths import ParagraphPath
from serai.games.nights.coverage.staged_game import StagedEncounter, make_staged_game_class
from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.decision_subject import Awards
from serai.games.nights.skills import ALL_SKILLS, DULLER
from serai.games.nights.state import Options
from serai.games.nights.statuses.holding import OTHER_SEX
from serai.games.nights.world import World
from serai.table import Table
from serai.table.chance import ChanceState
from serai.table.position import Position

SEATS = ("Ana", "Bo", "Cleo")
HERO = SEATS[0]
# Too high to be reached, so that no game ends while a section is executed.
GOAL = 60
POINTS = {"destiny": 6, "story": 6}
BORN = {"m": "aladdin", "f": "scheherazade"}
OTHER = {"m": "f", "f": "m"}
DIES = (1, 2, 3, 4, 5, 6)
SOME_STATUS = "diseased"
WEALTHS = ("poor", "princely", "beggar")


class HeroSetup(Struct, frozen=True):
    """A hero to set up: `owning` what the award takes away, `able` with every skill that adds to a die."""

    path: ParagraphPath
    requirement: Requirement | None = None
    sex: str = "m"
    wealth: str = "poor"
    owning: bool = True
    able: bool = False
    dice: tuple[int, ...] = (1, 1)


def open_table_before_encounter(
    world: World, setup: HeroSetup, section: str, line: Awards
) -> tuple[Table, StagedEncounter]:
    """A table just before the staged encounter."""
    staged_encounter = StagedEncounter(setup.path, section)
    game = make_staged_game_class(world, staged_encounter)
    tables: dict[str, Any] = {
        "heroes": {HERO: hero_as_scenario(world, setup, line), **other_hero_as_scenario(world, setup, line)}
    }
    if setup.path.heard:
        tables["world"] = {"heard": dict.fromkeys(setup.path.heard, 1)}
    state = game.state_from_scenario(SEATS, Options(goal=GOAL), tables)
    table = Table.new(
        game,
        SEATS,
        {"goal": GOAL},
        seed=1,
        script={"d6": [*setup.dice, *DIES * 6], "destiny": [DESTINY_FACES[setup.path.face]] * 4},
        start=Position(0, ChanceState(), state),
    )
    return table, staged_encounter


def hero_as_scenario(world: World, setup: HeroSetup, line: Awards) -> dict[str, Any]:
    """The hero in scenario syntax."""
    things = HeroInventory(world, setup.path)
    if setup.path.status:
        things.add_status(setup.path.status)
    if setup.owning:
        for expected in expected_awards(line):
            if not is_for_another_hero(line, expected):
                things.add_what_award_takes(expected.award)
    if setup.able:
        bonuses = (
            bonus
            for one in expected_awards(line)
            if isinstance(one.award, word.Roll)
            for bonus in one.award.bonuses
        )
        things.skills |= {bonus.skill: "master" for bonus in bonuses}
    wealth, sex = setup.wealth, setup.sex
    if setup.requirement is not None:
        things.add_what_requirement_needs(setup.requirement)
        wealth = setup.requirement.id if setup.requirement.kind == "wealth" else wealth
        sex = {"man": "m", "woman": "f"}[setup.requirement.id] if setup.requirement.kind == "sex" else sex
    if wealth in ("fabulous", "princely") and not things.treasures:
        things.add_any_unowned_treasure()
    born = OTHER[sex] if any(status in things.statuses for status in OTHER_SEX) else sex
    return {
        "hero": BORN[born],
        "space": setup.path.space,
        "wealth": wealth,
        "skills": things.skills,
        "statuses": things.statuses,
        "treasures": things.treasures,
        "tokens": things.tokens,
        **POINTS,
    }


def other_hero_as_scenario(world: World, setup: HeroSetup, line: Awards) -> dict[str, dict[str, Any]]:
    """For awards to another hero: a hero in the same space who has what the award takes (N8.11)."""
    meant = [one.award for one in expected_awards(line) if isinstance(one.award, word.ForAnother)]
    if not meant:
        return {}
    things = HeroInventory(world, setup.path)
    for award in (one for meant_for in meant for one in meant_for.awards):
        things.add_what_award_takes(award)
    owned = {"wealth": setup.wealth, "statuses": things.statuses, "treasures": things.treasures}
    return {SEATS[1]: {"space": setup.path.space, **owned, **POINTS}}


def is_for_another_hero(line: Awards, award: ExpectedAward) -> bool:
    """Whether an award of a line is for another hero."""
    return any(
        isinstance(other.award, word.ForAnother) and award.line is other.award.awards
        for other in expected_awards(line)
    )


class HeroInventory:
    """The possessions of a hero to set up."""

    def __init__(self, world: World, path: ParagraphPath) -> None:
        self.skills: dict[str, str] = {}
        self.statuses: dict[str, dict[str, str]] = {}
        self.treasures: list[str] = []
        self.tokens: list[str] = []
        self._world = world
        self._path = path

    def add_status(self, status: str) -> None:
        being = self._path.being
        details: dict[str, str] = {}
        if status == "pursued" and being and being.noun:
            details = {"pursuer": being.noun, "adjective": being.adjective}
        self.statuses[status] = details

    def add_what_requirement_needs(self, requirement: Requirement) -> None:
        match requirement.kind:
            case "skill":
                # Grief lowers skills by a level (N10.12).
                self.skills[requirement.id] = (
                    "talent" if DULLER.keys().isdisjoint(self.statuses) else "master"
                )
            case "status":
                self.statuses.pop(
                    STATUS[requirement.id].blocked_by, None
                )  # a prisoner cannot be lost (N10.13)
                self.add_status(requirement.id)
            case "treasure":
                self._add_treasure_unless_owned(requirement.id)
            case "token":
                self.tokens.append(requirement.id)
            case _:
                pass

    def add_what_award_takes(self, award: word.Award) -> None:
        """Adds what an award takes away, if anything."""
        match award:
            case word.LoseStatus(status):
                self.add_status(status)
            case word.LoseStatusOfChoice():
                self.add_status(SOME_STATUS)
            case word.LoseSkill(skill):
                self.skills[skill or self._skill_without_heading()] = "talent"
            case word.LoseTreasure(str(treasure)):
                self._add_treasure_unless_owned(treasure)
            case word.LoseTreasure():
                self.add_any_unowned_treasure()
            case word.LoseToken(token):
                self.tokens.append(token)
            case _:
                pass

    def add_any_unowned_treasure(self) -> None:
        for treasure in self._world.treasures:
            if treasure not in self.treasures:
                self.treasures.append(treasure)
                return

    def _add_treasure_unless_owned(self, treasure: str) -> None:
        if treasure in self._world.treasures and treasure not in self.treasures:
            self.treasures.append(treasure)

    def _skill_without_heading(self) -> str:
        """A skill that no heading of the paragraph names."""
        return next(skill for skill in ALL_SKILLS if skill not in self._path.paragraph.skills)


def hero_setups_to_open_section(
    paths: list[ParagraphPath], requirement: Requirement | None
) -> Iterator[HeroSetup]:
    """Candidates for opening a section, the most promising first."""
    for path in paths:
        for sex in possible_sexes(path, requirement):
            yield HeroSetup(path, requirement, sex)
    for path in paths:
        for sex in possible_sexes(path, requirement):
            for owning in (True, False):
                for wealth in ("poor", "rich", "penniless"):
                    setup = HeroSetup(path, requirement, sex, wealth, owning)
                    if setup != HeroSetup(path, requirement, sex):
                        yield setup


def possible_sexes(path: ParagraphPath, requirement: Requirement | None) -> str:
    """The possible sexes of a hero on a path: a hero courts only the opposite sex (N7.4)."""
    if requirement is not None and requirement.kind == "sex":
        return "m" if requirement.id == "man" else "f"
    if path.reaction == "court" and path.being and path.being.sex:
        return OTHER[path.being.sex]
    return "mf"


def varied_hero_setups_for_awards(
    paths: list[ParagraphPath], setup: HeroSetup, roll_count: int
) -> Iterator[HeroSetup]:
    """Variants of the hero, for awards that did nothing at first."""
    throws = [(first, 1) for first in DIES] if roll_count else [(1, 1)]
    if roll_count > 1:
        throws = [(first, second) for second in DIES for first in DIES]
    abilities = (False, True) if roll_count else (False,)
    for path, able, wealth, owning, dice in product(paths, abilities, WEALTHS, (True, False), throws):
        sex = possible_sexes(path, setup.requirement)
        sex = setup.sex if setup.sex in sex else sex
        yield HeroSetup(path, setup.requirement, sex, wealth, owning, able, dice)
