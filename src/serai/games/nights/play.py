"""What every chapter of the rules works with: the heroes, the world, chance, the people around the table."""

from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import TYPE_CHECKING, ClassVar, TypeAlias, TypeVar

from serai.book.awards import Award
from serai.games.nights.state import Hero, Options, State
from serai.games.nights.subjects import NOBODY
from serai.games.nights.world import Being, World
from serai.table import Game, Turn
from serai.table.chance import Chance
from serai.table.decision import Question
from serai.table.events import Log

if TYPE_CHECKING:
    from serai.games.nights.reasons import Source

T = TypeVar("T")
Asking: TypeAlias = Generator[Question, str, T]
"""A part of a turn that may ask, and comes to a result."""


class Encounter:
    """What is remembered until an encounter is over. Another may begin inside of it (N7.12)."""

    __slots__ = ("by_die", "other_reactions", "reacting", "rejected", "rerolled", "source")

    def __init__(self, *, other_reactions: bool = False) -> None:
        self.reacting = NOBODY
        """Whom, or which place, the hero reacts to, and how: what everybody has heard."""
        self.other_reactions = other_reactions
        """Whether there is a different reaction to choose (N10.6)."""
        self.by_die = False
        """Whether a die led to what is being heard (N10.21)."""
        self.rejected = False
        self.rerolled = False
        """Whether Determined and Respected were used."""
        self.source: Source = "tale"
        """Where the award that is being applied comes from."""


class Notes:
    """What is remembered until the turn ends."""

    __slots__ = (
        "_around",
        "being",
        "declined",
        "died",
        "encounter",
        "encounter_spaces",
        "foreseen",
        "fresh",
        "gained",
        "kept",
        "killed",
        "master",
        "met",
        "mover",
        "treasure_received",
        "used",
        "wanted_again",
        "wealth_received",
    )

    def __init__(self) -> None:
        self.encounter = Encounter()
        """The innermost encounter; between encounters one in which nobody is met."""
        self._around: list[Encounter] = []
        self.being: Being | None = None
        """Whom the hero meets, or has just met."""
        self.encounter_spaces: list[str] = []
        """Where this turn's encounters took place."""
        self.killed = False
        """Whether the hero has died and what was under way must end (N14.1)."""
        self.died = False
        """Whether the hero has died in this turn."""
        self.master = ""
        """To whom an enslaved hero passes on what it gains (N10.8)."""
        self.mover = ""
        """Who moves an ensorcelled hero (N10.9)."""
        self.gained: set[str] = set()
        """The statuses gained in this turn."""
        self.fresh: set[str] = set()
        """Those of them gained since the last encounter began: it is none that they wait for."""
        self.kept: set[str] = set()
        """The city cards kept in this turn."""
        self.declined: set[str] = set()
        """The offers that another player has declined in this turn."""
        self.wealth_received = 0
        self.treasure_received = False
        self.used: set[str] = set()
        """The treasures that were used in this turn."""
        self.met: list[str] = []
        """All whom the hero has met in this turn."""
        self.foreseen: int | None = None
        """The face of the destiny die that a treasure has shown beforehand."""
        self.wanted_again: set[str] = set()
        """The outlaws that have become outlaws again in this encounter (N10.19)."""

    @property
    def encountering(self) -> bool:
        return bool(self._around)

    def begin_encounter(self, *, other_reactions: bool = False) -> Encounter:
        self._around.append(self.encounter)
        self.encounter = Encounter(other_reactions=other_reactions)
        return self.encounter

    def end_encounter(self) -> None:
        self.encounter = self._around.pop()


class Play(Game[State, Options], ABC):
    """The Nights at one table, without the order of their turns."""

    world: ClassVar[World]

    def __init__(
        self, seats: tuple[str, ...], options: Options, state: State, chance: Chance, log: Log
    ) -> None:
        super().__init__(seats, options, state, chance, log)
        self.notes = Notes()
        self.alone = len(seats) == 1
        self.others = {seat: (*seats[at + 1 :], *seats[:at]) for at, seat in enumerate(seats)}
        """For each seat the others, clockwise: the first is its Reader, the last its Matrix Reader (N3.1)."""

    def companions(self, hero: Hero) -> list[Hero]:
        """The other heroes in the hero's space."""
        heroes = self.state.heroes
        return [heroes[seat] for seat in self.others[hero.seat] if heroes[seat].space == hero.space]

    # Chapters that lead into each other: an award may begin an encounter, and an encounter ends in awards.

    @abstractmethod
    def award(self, hero: Hero, awards: tuple[Award, ...]) -> Turn:
        """What an award leads to is an award again (N8.7)."""

    @abstractmethod
    def meet(self, hero: Hero, being: Being) -> Turn:
        """Another encounter follows at once (N7.12)."""

    @abstractmethod
    def close_encounter(self, hero: Hero, space: str) -> Turn:
        """What statuses and treasures make of an encounter that is over."""

    @abstractmethod
    def read_on(self, hero: Hero, reference: str) -> Turn:
        """The encounter goes on at another paragraph (N7.12)."""

    @abstractmethod
    def leave_scorn(self, hero: Hero) -> Turn:
        """A scorned hero that has lost its last destiny goes on pilgrimage at once (N10.23)."""

    @abstractmethod
    def visit(self, hero: Hero, place: str) -> Turn:
        """The hero goes to a Place of Power and has its encounter there (N5.4)."""
