"""A hero laid for a section: it has what the heading asks for, and what the award takes away."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from msgspec import Struct

from serai.book import awards as word
from serai.book.headings import Ask
from serai.book.statuses import STATUS
from serai.games.nights.coverage.obligations import Line, Obligation, obligations
from serai.games.nights.coverage.stage import Scene, staged
from serai.games.nights.coverage.ways import Way
from serai.games.nights.skills import ALL_SKILLS, DULLER
from serai.games.nights.state import Options
from serai.games.nights.statuses.holding import OTHER_SEX
from serai.games.nights.world import World
from serai.table import Table
from serai.table.chance import ChanceState
from serai.table.position import Position

SEATS = ("Ana", "Bo", "Cleo")
HERO = SEATS[0]
# Nobody comes near a goal of this size, so no game ends while a section is executed.
GOAL = 60
POINTS = {"destiny": 6, "story": 6}
BORN = {"m": "aladdin", "f": "scheherazade"}
OTHER = {"m": "f", "f": "m"}
DIES = (1, 2, 3, 4, 5, 6)
FACES = ("-", "blank", "+")
SOME_STATUS = "diseased"
WEALTHS = ("poor", "princely", "beggar")


class Laid(Struct, frozen=True):
    """How a hero is laid. `owning` has it own what the award takes, `able` every skill that adds to a die."""

    way: Way
    ask: Ask | None = None
    sex: str = "m"
    wealth: str = "poor"
    owning: bool = True
    able: bool = False
    dice: tuple[int, ...] = (1, 1)


def lay(world: World, laid: Laid, section: str, line: Line) -> tuple[Table, Scene]:
    """A table before the settled encounter."""
    scene = Scene(laid.way, section)
    game = staged(world, scene)
    tables = {"heroes": {HERO: hero_for(world, laid, line), **another_for(world, laid, line)}}
    state = game.position(SEATS, Options(goal=GOAL), tables)
    table = Table.new(
        game,
        SEATS,
        {"goal": GOAL},
        seed=1,
        script={"d6": [*laid.dice, *DIES * 6], "destiny": [FACES[laid.way.face]] * 4},
        start=Position(0, ChanceState(), state),
    )
    return table, scene


def hero_for(world: World, laid: Laid, line: Line) -> dict[str, Any]:
    """The hero in the words of a scenario."""
    things = Things(world, laid.way)
    if laid.way.status:
        things.hold(laid.way.status)
    if laid.owning:
        for obligation in obligations(line):
            if not for_another(line, obligation):
                things.own_for(obligation.award)
    if laid.able:
        bonuses = (
            bonus
            for one in obligations(line)
            if isinstance(one.award, word.Roll)
            for bonus in one.award.bonuses
        )
        things.skills |= {bonus.skill: "master" for bonus in bonuses}
    wealth, sex = laid.wealth, laid.sex
    if laid.ask is not None:
        things.own(laid.ask)
        wealth = laid.ask.id if laid.ask.kind == "wealth" else wealth
        sex = {"man": "m", "woman": "f"}.get(laid.ask.id, sex)
    if wealth in ("fabulous", "princely") and not things.treasures:
        things.own_some_treasure()
    born = sex if OTHER_SEX.isdisjoint(things.statuses) else OTHER[sex]
    return {
        "hero": BORN[born],
        "space": laid.way.space,
        "wealth": wealth,
        "skills": things.skills,
        "statuses": things.statuses,
        "treasures": things.treasures,
        "tokens": things.tokens,
        **POINTS,
    }


def another_for(world: World, laid: Laid, line: Line) -> dict[str, dict[str, Any]]:
    """Where an award is for another hero, one beside this one who has what is taken (N8.11)."""
    meant = [one.award for one in obligations(line) if isinstance(one.award, word.ForAnother)]
    if not meant:
        return {}
    things = Things(world, laid.way)
    for award in (one for meant_for in meant for one in meant_for.awards):
        things.own_for(award)
    owned = {"wealth": laid.wealth, "statuses": things.statuses, "treasures": things.treasures}
    return {SEATS[1]: {"space": laid.way.space, **owned, **POINTS}}


def for_another(line: Line, one: Obligation) -> bool:
    """Whether an award of a line is meant for another hero."""
    return any(
        isinstance(other.award, word.ForAnother) and one.line is other.award.awards
        for other in obligations(line)
    )


class Things:
    """All that is laid before a hero."""

    def __init__(self, world: World, way: Way) -> None:
        self.skills: dict[str, str] = {}
        self.statuses: dict[str, dict[str, str]] = {}
        self.treasures: list[str] = []
        self.tokens: list[str] = []
        self._world = world
        self._way = way

    def hold(self, status: str) -> None:
        being = self._way.being
        details: dict[str, str] = {}
        if status == "pursued" and being and being.noun:
            details = {"pursuer": being.noun, "adjective": being.adjective}
        self.statuses[status] = details

    def own(self, ask: Ask) -> None:
        match ask.kind:
            case "skill":
                # Grief takes a level off (N10.12).
                self.skills[ask.id] = "talent" if DULLER.keys().isdisjoint(self.statuses) else "master"
            case "status":
                self.statuses.pop(STATUS[ask.id].kept_off_by, None)  # nobody is lost in prison (N10.13)
                self.hold(ask.id)
            case "treasure":
                self._own_treasure(ask.id)
            case "token":
                self.tokens.append(ask.id)
            case _:
                pass

    def own_for(self, award: word.Award) -> None:
        """What an award takes away, if it takes anything."""
        match award:
            case word.LoseStatus(status):
                self.hold(status)
            case word.LoseStatusOfChoice():
                self.hold(SOME_STATUS)
            case word.LoseSkill(skill):
                self.skills[skill or self._some_skill()] = "talent"
            case word.LoseTreasure(str(treasure)):
                self._own_treasure(treasure)
            case word.LoseTreasure():
                self.own_some_treasure()
            case word.LoseToken(token):
                self.tokens.append(token)
            case _:
                pass

    def own_some_treasure(self) -> None:
        for treasure in self._world.treasures:
            if treasure not in self.treasures:
                self.treasures.append(treasure)
                return

    def _own_treasure(self, treasure: str) -> None:
        if treasure in self._world.treasures and treasure not in self.treasures:
            self.treasures.append(treasure)

    def _some_skill(self) -> str:
        """A skill that no heading of the paragraph names."""
        return next(skill for skill in ALL_SKILLS if skill not in self._way.page.skills)


def heroes_for(ways: list[Way], ask: Ask | None) -> Iterator[Laid]:
    """Heroes of whom one should be able to open a section, the likeliest first."""
    for way in ways:
        for sex in sexes_for(way, ask):
            yield Laid(way, ask, sex)
    for way in ways:
        for sex in sexes_for(way, ask):
            for owning in (True, False):
                for wealth in ("poor", "rich", "penniless"):
                    laid = Laid(way, ask, sex, wealth, owning)
                    if laid != Laid(way, ask, sex):
                        yield laid


def sexes_for(way: Way, ask: Ask | None) -> str:
    """The sexes that a hero may have on a way: who courts is not of the other's (N7.4)."""
    if ask is not None and ask.kind == "sex":
        return "m" if ask.id == "man" else "f"
    if way.reaction == "court" and way.being and way.being.sex:
        return OTHER[way.being.sex]
    return "mf"


def richer_and_luckier(ways: list[Way], laid: Laid, rolls: int) -> Iterator[Laid]:
    """The same hero in other circumstances, for awards that did nothing for it at first."""
    throws = [(first, 1) for first in DIES] if rolls else [(1, 1)]
    if rolls > 1:
        throws = [(first, second) for second in DIES for first in DIES]
    abilities = (False, True) if rolls else (False,)
    for way, able, wealth, owning, dice in product(ways, abilities, WEALTHS, (True, False), throws):
        sex = sexes_for(way, laid.ask)
        sex = laid.sex if laid.sex in sex else sex
        yield Laid(way, laid.ask, sex, wealth, owning, able, dice)
