"""What a player thinks about: the question, the hero it concerns, and what is known of the world."""

from typing import Final

from serai.games.nights.board import Board, HeroShown
from serai.games.nights.bots.atlas import Atlas, atlas_of
from serai.games.nights.bots.lore import Lore, had_by
from serai.games.nights.bots.travel import Travel
from serai.games.nights.bots.worth import Worth
from serai.games.nights.skills import DULLER, UNUSABLE
from serai.games.nights.state import MASTER
from serai.games.nights.subjects import subject_of
from serai.table import Decision, Refused, View
from serai.table.chance import Stream


class Mind:
    """One question, as the player of a seat sees it. `hero` is whom it concerns: mostly the player's own."""

    def __init__(self, view: View[Board], chance: Stream, lore: Lore | None) -> None:
        decision, seat = view.decision, view.seat
        if decision is None or seat is None:
            raise Refused("refused-nothing-to-choose")
        self.decision: Final[Decision] = decision
        self.options: tuple[str, ...] = decision.options
        self.subject: Final = subject_of(decision)
        self.board: Final = view.board
        self.seat: Final = seat
        self.chance: Final = chance
        self.lore: Final = lore
        whose = self.subject.hero
        self.whose: Final = whose if whose in view.board.heroes else seat
        self.hero: Final[HeroShown] = view.board.heroes[self.whose]
        self._worth: Worth | None = None
        self._travel: Travel | None = None
        self._had: frozenset[str] | None = None
        self._skills: dict[str, int] | None = None

    @property
    def own(self) -> bool:
        """Whether the question concerns the player's own hero."""
        return self.whose == self.seat

    @property
    def atlas(self) -> Atlas:
        return atlas_of(self.board.pack)

    @property
    def worth(self) -> Worth:
        if self._worth is None:
            self._worth = Worth(self.board, self.whose, self.seat)
        return self._worth

    @property
    def travel(self) -> Travel:
        if self._travel is None:
            self._travel = Travel(self.worth, self.atlas, self.lore)
        return self._travel

    @property
    def skills(self) -> dict[str, int]:
        """The skills that the hero can use in an encounter (N9, N10.12)."""
        if self._skills is None:
            hero, given = self.hero, self.atlas.skills_given
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
    def masters(self) -> list[str]:
        return [skill for skill, level in self.skills.items() if level >= MASTER]

    @property
    def had(self) -> frozenset[str]:
        """All that the hero can open a section with."""
        if self._had is None:
            self._had = had_by(self.hero, self.skills)
        return self._had

    def points(self, seat: str) -> int:
        hero = self.board.heroes[seat]
        return hero.destiny + hero.story

    @property
    def leads(self) -> bool:
        """Whether the hero concerned is ahead of the player's own."""
        return self.points(self.whose) >= self.points(self.seat)

    def without(self, option: str) -> "Mind":
        """The same question without one of its options."""
        self.options = tuple(one for one in self.options if one != option)
        return self

    def any_option(self) -> str:
        return self.options[self.chance.below(len(self.options))]
