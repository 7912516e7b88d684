"""The context of a bot's decision: the view, the hero concerned, and public knowledge."""

from typing import Final

from serai.games.nights.board import Board, HeroView
from serai.games.nights.bots.board_knowledge import BoardKnowledge, board_knowledge
from serai.games.nights.bots.hero_valuation import HeroValuation
from serai.games.nights.bots.sage_model import SageModel, met_requirements, model_row_key
from serai.games.nights.bots.travel import TravelPlanner
from serai.games.nights.decision_subject import subject_of
from serai.games.nights.skills import DULLER, UNUSABLE
from serai.games.nights.state import MASTER
from serai.table import Decision, Refused, View
from serai.table.chance import Stream

NO_NAMES = frozenset[str]()


class DecisionContext:
    """One decision as a seat sees it. `hero` is the hero concerned, usually the seat's own."""

    def __init__(self, view: View[Board], chance: Stream, model: SageModel | None) -> None:
        decision, seat = view.decision, view.seat
        if decision is None or seat is None:
            raise Refused("refused-nothing-to-choose")
        self.decision: Final[Decision] = decision
        self.options: tuple[str, ...] = decision.options
        self.subject: Final = subject_of(decision)
        self.board: Final = view.board
        self.seat: Final = seat
        self.chance: Final = chance
        self.model: Final = model
        whose = self.subject.hero
        self.whose: Final = whose if whose in view.board.heroes else seat
        self.hero: Final[HeroView] = view.board.heroes[self.whose]
        self._worth: HeroValuation | None = None
        self._travel: TravelPlanner | None = None
        self._had: frozenset[str] | None = None
        self._skills: dict[str, int] | None = None

    @property
    def is_own_hero(self) -> bool:
        """Whether the decision concerns the player's own hero."""
        return self.whose == self.seat

    @property
    def knowledge(self) -> BoardKnowledge:
        return board_knowledge(self.board.pack)

    @property
    def valuation(self) -> HeroValuation:
        if self._worth is None:
            self._worth = HeroValuation(self.board, self.whose, self.seat)
        return self._worth

    @property
    def travel_planner(self) -> TravelPlanner:
        if self._travel is None:
            self._travel = TravelPlanner(self.valuation, self.knowledge, self.model)
        return self._travel

    @property
    def usable_skills(self) -> dict[str, int]:
        """The skills that the hero can use in an encounter (N9, N10.12)."""
        if self._skills is None:
            hero, given = self.hero, self.knowledge.skills_given
            skills = {**dict.fromkeys(hero.once, 1), **hero.skills}
            for treasure in hero.treasures:
                for skill, level in given.get(treasure, {}).items():
                    skills[skill] = max(level, skills.get(skill, 0))
            for status in hero.statuses:
                for skill in UNUSABLE.get(status, ()):
                    skills.pop(skill, None)
            less = sum(DULLER.get(status, 0) for status in hero.statuses)
            self._skills = {skill: level - less for skill, level in skills.items() if level > less}
        return self._skills

    @property
    def mastered_skills(self) -> list[str]:
        return [skill for skill, level in self.usable_skills.items() if level >= MASTER]

    @property
    def met_requirements(self) -> frozenset[str]:
        """Everything the hero has that can open a section."""
        if self._had is None:
            met = self.subject.encounter
            other = self.knowledge.heading_names_of_being(met.being, met.adjective) if met.being else NO_NAMES
            self._had = met_requirements(self.hero, self.usable_skills, other)
        return self._had

    @property
    def model_row_key(self) -> str:
        """The key of the encounter's row in the model."""
        return model_row_key(self.subject.encounter, self.knowledge)

    def points_of_seat(self, seat: str) -> int:
        hero = self.board.heroes[seat]
        return hero.destiny + hero.story

    @property
    def is_concerned_hero_level_or_ahead(self) -> bool:
        """Whether the hero concerned has at least as many points as the player's own."""
        return self.points_of_seat(self.whose) >= self.points_of_seat(self.seat)

    def remove_option(self, option: str) -> None:
        self.options = tuple(one for one in self.options if one != option)

    def random_option(self) -> str:
        return self.options[self.chance.below(len(self.options))]
