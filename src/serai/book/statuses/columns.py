"""The columns of the table of statuses. Whatever a status does not say, it does not do."""

from typing import Literal

from msgspec import Struct


class Brings(Struct, frozen=True):
    """What comes with a status, in this order; each skill by one level."""

    destiny: int = 0
    story: int = 0
    statuses: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


class Counts(Struct, frozen=True):
    """A status that ends when so many points of these kinds have been gained since it came."""

    of: tuple[Literal["destiny", "story"], ...]
    enough: int
    reason: str


class Mark(Struct, frozen=True):
    """A city that a status marks: the nearest, or the one in which the hero is or which it enters next.

    After an encounter elsewhere a hero with a `home` or a `seat` may end its moves in no other city (N10.17).
    """

    kind: Literal["home", "seat", "wanted"]
    nearest: bool = True


class PassedOn(Struct, frozen=True):
    """For so much destiny another hero in the space gets the status too, if its bearer has the skill."""

    destiny: int
    skill: str = ""


class Release(Struct, frozen=True):
    """What buys freedom: destiny, or one level of wealth that was gained while the status was held."""

    destiny: int = 0
    wealth_gained: bool = False
    at_any_time: bool = False
    """Whether it may be paid at any time of the own turn, and not only where others are (N10.29)."""


class Swap(Struct, frozen=True):
    """The status that may be had instead, and what that takes: destiny paid, masteries held."""

    to: str
    destiny: int = 0
    masters: tuple[str, ...] = ()


class Row(Struct, frozen=True):
    """A row of a matrix that a status leads to, and whom the hero meets there, if the rule says whom."""

    matrix: str
    row: str
    being: str = ""
    adjective: str = ""
    sex: str = ""
    """The only sex a hero can have who comes here."""


class Reading(Struct, frozen=True):
    """What is read instead of the encounter card (N6.2)."""

    turn: int
    """Which of several goes first: the lowest."""
    rows: tuple[Row, ...]
    meaning: str
    """The beginning of a sentence for authors."""
    always: bool = False
    """Whether no card is drawn by whoever has the status."""
    reaction: str = ""
    """The reaction that must be open there."""


class Status(Struct, frozen=True, kw_only=True):
    """One status.

    Its texts are in `nights.ftl`: `status-<id>` with `.about`, `.gained` and `.ended`, and `reason-<id>`
    where it gives, bars or ends something.
    """

    name: str
    """As tales write it, in awards and headings."""
    rules: tuple[str, ...]
    """The rules that govern it, its own first."""
    emblem: str
    """The drawing in `emblems`."""

    # What it is worth
    worth: float
    """To hold it, for a bot, in points; besides what it brings."""
    fortune: float = 0
    """To be given it by a tale, for whoever compares tales; 0 for those that help and hinder alike."""

    # Movement (N4)
    slower: int = 0
    """By how much both rates are lowered."""
    most_steps: int = 0
    """The spaces that a turn's move may have at most; 0 where that is as ever."""
    stays: bool = False
    """The hero does not move, and nobody moves it."""
    city_hops: bool = False
    """Each city may count as one space."""
    moved_by_another: bool = False
    """Until the hero's die is higher than the mover's at the end of a turn."""

    # Skills (N9)
    unusable: frozenset[str] = frozenset()
    ungainable: frozenset[str] = frozenset()
    learns_nothing: bool = False
    duller: int = 0
    """By how many levels each skill counts less in encounters."""

    # Reactions, dice, awards (N7, N8)
    bars: frozenset[str] = frozenset()
    """Reactions that the hero may not choose."""
    if_forced: str = ""
    """The status gained at once by whoever must choose what it bars; the encounter ends with it."""
    must: str = ""
    """The reaction that must be chosen wherever it is open."""
    reacted_by_another: bool = False
    entry_by_another: bool = False
    """Another player picks the entry of a chart."""
    number_by: Literal["", "another", "hero"] = ""
    """Who names what ordinary dice show, until they differ by more than 1."""
    allows: Literal["", "reject", "reroll"] = ""
    """What may be done once in each encounter when an award is heard."""
    story_times: int = 1
    """What printed story is multiplied by in encounters."""
    destiny_as_story: bool = False
    passes_on: bool = False
    """Destiny and treasures go to a master, who is named each turn."""
    no_wealth: bool = False
    always_fabulous: bool = False
    """Fabulous without a treasure."""
    other_sex: bool = False
    forbids_victory: bool = False

    # How it comes
    never_held: bool = False
    """It is answered when it is received, and over."""
    brings: Brings = Brings()
    mark: Mark | None = None
    least_points: int = 0
    """The destiny and story together without which it is another status that is gained."""
    otherwise: str = ""
    instead: tuple[str, str] = ("", "")
    """Whoever has the first status gains the second instead."""
    kept_off_by: str = ""
    """Whoever has that status does not gain this one."""
    repeat: Literal["", "ends", "arrests"] = ""
    """What gaining it again does."""
    reading: Reading | None = None
    leads_to: tuple[str, ...] = ()
    """Statuses that may follow from it, so that whoever gives it gives those too."""

    # How it ends
    ended_by: tuple[str, ...] = ()
    """Statuses that end it when they come."""
    ended_by_repeats: bool = False
    """Also where they are held already."""
    counts: Counts | None = None
    story_reaching: int = 0
    """It ends when story reaches this number; with the next point if it was there before."""
    ended_by_learning: bool = False
    """By a skill gained in an encounter."""
    ended_by_riches: bool = False
    """By two levels of wealth, or a treasure, received in one encounter."""
    ended_by_rest: bool = False
    """By a turn that is skipped, and a point."""
    healers: tuple[str, ...] = ()
    """By one level of wealth given to a hero in the space who can use one of these skills."""
    passed_on: PassedOn | None = None
    release: Release | None = None
    swap: Swap | None = None
    reward: Brings = Brings()
    """What whoever brings it to its end receives."""

    # For authors
    absent: str = ""
    """Why no hero who has it comes to a paragraph, where a way shuts it out."""

    @property
    def id(self) -> str:
        return self.name.lower().replace(" ", "-")
