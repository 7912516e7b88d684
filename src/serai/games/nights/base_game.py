"""The game object passed to every rule module: state, world, chance, log, and the memory of the turn."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from msgspec import Struct, field

from serai.book.awards import Award
from serai.games.nights.decision_subject import NOBODY, Encountered
from serai.games.nights.reasons import Source
from serai.games.nights.state import Hero, Options, State
from serai.games.nights.world import Being, World
from serai.table import Game, Turn
from serai.table.chance import Chance
from serai.table.events import Log

NONE_YET: frozenset[str] = frozenset()


class EncounterMemory(Struct, gc=False):
    """State that lasts until an encounter is over. Encounters may nest (N7.12)."""

    options: Callable[[], tuple[str, ...]] = tuple
    """Returns the reactions that are available when it is called."""
    reacting: Encountered = NOBODY
    """The being or place the hero reacts to, and the reaction. Public."""
    being: Being | None = None
    """The being that this encounter is with; none in a Place of Power."""
    by_die: bool = False
    """Whether a die led to the award just read (N10.21)."""
    rejected: bool = False
    rerolled: bool = False
    """Whether the hero has used Determined or Respected in this encounter."""
    foreseen: int | None = None
    """The face of the destiny die that a treasure has revealed in advance, for this encounter only."""
    source: Source = "tale"
    """The source of the award that is being applied."""

    def other_reactions(self) -> tuple[str, ...]:
        """The other reactions that the hero may choose now (N10.6)."""
        return tuple([option for option in self.options() if option != self.reacting.reaction])


class TurnMemory(Struct, gc=False):
    """State that lasts until the turn ends."""

    encounter: EncounterMemory = field(default_factory=EncounterMemory)
    """The innermost encounter. Between encounters it is an empty one."""
    around: list[EncounterMemory] = []
    """The encounters around it."""
    being: Being | None = None
    """The being that the hero meets, or met last."""
    encounter_spaces: list[str] = []
    """Where this turn's encounters took place."""
    killed: bool = False
    """Whether the hero has died and the current award or encounter must stop (N14.1)."""
    died: bool = False
    """Whether the hero has died in this turn."""
    master: str = ""
    """The seat to which an enslaved hero passes on its gains (N10.8)."""
    mover: str = ""
    """The seat that moves an ensorcelled hero (N10.9)."""
    gained: frozenset[str] = NONE_YET
    """The statuses gained in this turn."""
    fresh: frozenset[str] = NONE_YET
    """Statuses gained since the last encounter began, for which that encounter does not count."""
    kept: frozenset[str] = NONE_YET
    """The city cards kept in this turn."""
    declined: frozenset[str] = NONE_YET
    """The gifts that another player has declined in this turn."""
    wealth_received: int = 0
    treasure_received: bool = False
    used: frozenset[str] = NONE_YET
    """The treasures that were used in this turn."""
    met: list[str] = []
    """The beings that the hero has met in this turn."""
    night_is_over: bool = False
    """Whether the night deck of a solo game has run out, so that the game is lost with this turn (N16.4)."""
    wanted_again: frozenset[str] = NONE_YET
    """Seats of outlaw heroes who became outlaws again and are not arrested yet (N10.19)."""

    @property
    def being_just_met(self) -> Being | None:
        """The being that the hero meets or met last; in a Place of Power, the one that sent it there."""
        senders = (encounter.being for encounter in reversed(self.around))
        return self.being or next(filter(None, senders), None)

    @property
    def is_in_encounter(self) -> bool:
        return bool(self.around)

    def begin_encounter(self, options: Callable[[], tuple[str, ...]] = tuple) -> EncounterMemory:
        self.around.append(self.encounter)
        self.encounter = EncounterMemory(options)
        return self.encounter

    def end_encounter(self) -> None:
        self.encounter = self.around.pop()


class NightsGame(Game[State, Options], ABC):
    """Abstract base of `Nights`. Rule modules take it as their first argument."""

    world: World

    def __init__(
        self, seats: tuple[str, ...], options: Options, state: State, chance: Chance, log: Log
    ) -> None:
        super().__init__(seats, options, state, chance, log)
        self.world = self.world  # of the class: found sooner in the object
        self.turn_memory = TurnMemory()
        self.alone = len(seats) == 1
        self.others = {seat: (*seats[at + 1 :], *seats[:at]) for at, seat in enumerate(seats)}
        """For each seat, the other seats clockwise. The first is its Reader, the last its Matrix Reader
        (N3.1).
        """

    def other_heroes_here(self, hero: Hero) -> list[Hero]:
        """The other heroes in the hero's space."""
        heroes = self.state.heroes
        return [heroes[seat] for seat in self.others[hero.seat] if heroes[seat].space == hero.space]

    # These rules call each other (an award may begin an encounter, and an encounter ends in awards), so they
    # are methods here to avoid circular imports.

    @abstractmethod
    def apply_awards(self, hero: Hero, awards: tuple[Award, ...]) -> Turn:
        """Applies an award that another award leads to (N8.7)."""

    @abstractmethod
    def begin_further_encounter(self, hero: Hero, being: Being) -> Turn:
        """Begins another encounter at once (N7.12)."""

    @abstractmethod
    def apply_end_of_encounter(self, hero: Hero, space: str) -> Turn:
        """Applies the statuses and treasures that react to the end of an encounter."""

    @abstractmethod
    def continue_at_paragraph(self, hero: Hero, reference: str) -> Turn:
        """Continues the encounter at another paragraph (N7.12)."""

    @abstractmethod
    def send_on_pilgrimage_if_scorned_without_destiny(self, hero: Hero) -> Turn:
        """Sends a scorned hero without destiny on pilgrimage (N10.23)."""

    @abstractmethod
    def visit_place_of_power(self, hero: Hero, place: str) -> Turn:
        """Moves the hero to a Place of Power and plays the encounter there (N5.4)."""
