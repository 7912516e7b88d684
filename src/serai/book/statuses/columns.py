"""The columns of the status table. Every default means "no effect"."""

from typing import Literal

from msgspec import Struct


class Grants(Struct, frozen=True):
    """What a hero gains with a status, in this order; one level of each skill."""

    destiny: int = 0
    story: int = 0
    statuses: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


class Counts(Struct, frozen=True):
    """The status ends once the hero has gained `enough` points of these kinds since receiving it."""

    of: tuple[Literal["destiny", "story"], ...]
    enough: int
    reason: str


class CityMark(Struct, frozen=True):
    """A city that a status marks: the nearest one or, if not `nearest`, the hero's current or next city.

    After an encounter elsewhere, a hero with a `home` or a `seat` may not end a move in any other city
    (N10.17).
    """

    kind: Literal["home", "seat", "wanted"]
    nearest: bool = True


class PassedOn(Struct, frozen=True):
    """The hero may pay destiny to give the status to another hero in the space as well; `skill` is
    required.
    """

    destiny: int
    skill: str = ""


class Release(Struct, frozen=True):
    """The price of release: destiny, or one level of wealth gained while holding the status."""

    destiny: int = 0
    wealth_gained: bool = False
    at_any_time: bool = False
    """Whether the hero may pay at any time of the turn, not only where other heroes are (N10.29)."""


class Swap(Struct, frozen=True):
    """The status that may replace this one, and its price: destiny to pay, skills to master."""

    to: str
    destiny: int = 0
    masters: tuple[str, ...] = ()


class OverrideRow(Struct, frozen=True):
    """A matrix row that a status leads to, and the being met there, if the rule names one."""

    matrix: str
    row: str
    being: str = ""
    adjective: str = ""
    sex: str = ""
    """Only heroes of this sex get here; empty for both."""


class EncounterOverride(Struct, frozen=True):
    """What is read instead of the encounter card (N6.2)."""

    turn: int
    """Precedence among several overrides: the lowest comes first."""
    rows: tuple[OverrideRow, ...]
    meaning: str
    """The start of a sentence shown to authors."""
    always: bool = False
    """Whether a hero with the status never draws a card."""
    reaction: str = ""
    """The reaction that the row must offer."""


class Status(Struct, frozen=True, kw_only=True):
    """One status.

    Its texts are in `nights.ftl`: `status-<id>` with `.about`, `.gained`, `.fate` and `.ended`, and
    `reason-<id>` if it grants, bars or ends something.
    """

    name: str
    """The name that tales use in awards and headings."""
    rules: tuple[str, ...]
    """The rules about it, its own first."""
    emblem: str
    """The file in `emblems`, without its extension."""

    # Value
    worth: float
    """The value of holding it, for bots, in points; without what the status grants."""
    award_value: float = 0
    """The value as an award, for comparing tales; 0 if it helps as much as it hinders."""

    # Movement (N4)
    speed_penalty: int = 0
    """How much it lowers both movement rates."""
    max_steps: int = 0
    """The most spaces the hero may move in a turn; 0 for no limit."""
    immobile: bool = False
    """The hero cannot move or be moved."""
    city_hops: bool = False
    """Each city may count as one space."""
    moved_by_another: bool = False
    """Another player moves the hero, until the hero's die beats the mover's at the end of a turn."""

    # Skills (N9)
    unusable: frozenset[str] = frozenset()
    ungainable: frozenset[str] = frozenset()
    learns_nothing: bool = False
    skill_penalty: int = 0
    """How many levels each skill loses in encounters."""

    # Reactions, dice, awards (N7, N8)
    barred_reactions: frozenset[str] = frozenset()
    """Reactions that the hero may not choose."""
    status_if_forced: str = ""
    """The status gained if only barred reactions are left; the encounter then ends."""
    forced_reaction: str = ""
    """The reaction the hero must choose wherever it is open."""
    reacted_by_another: bool = False
    entry_by_another: bool = False
    """Another player picks the entry of a chart."""
    number_by: Literal["", "another", "hero"] = ""
    """Who names the result of ordinary dice, until they differ by more than 1."""
    once_per_encounter: Literal["", "reject", "reroll"] = ""
    """What the hero may do once per encounter after hearing an award."""
    story_times: int = 1
    """The factor for printed story points in encounters."""
    destiny_as_story: bool = False
    passes_on: bool = False
    """Destiny and treasures go to a master, chosen each turn."""
    no_wealth: bool = False
    always_fabulous: bool = False
    """Fabulous without a treasure."""
    other_sex: bool = False
    forbids_victory: bool = False

    # How it is gained
    never_held: bool = False
    """It is resolved when received and never held."""
    grants: Grants = Grants()
    mark: CityMark | None = None
    min_points: int = 0
    """With fewer points (destiny and story together), the hero gains `otherwise` instead."""
    otherwise: str = ""
    instead: tuple[str, str] = ("", "")
    """A hero with the first status gains the second instead."""
    blocked_by: str = ""
    """A hero with that status does not gain this one."""
    repeat: Literal["", "ends", "arrests"] = ""
    """The effect of gaining it again."""
    encounter_override: EncounterOverride | None = None
    leads_to: tuple[str, ...] = ()
    """Statuses that may follow from it: an award of this one can lead to those."""

    # How it ends
    ended_by: tuple[str, ...] = ()
    """Statuses that end it when gained."""
    ended_by_repeats: bool = False
    """Whether gaining them again ends it too."""
    counts: Counts | None = None
    story_reaching: int = 0
    """It ends when story reaches this number, or with the next point if story was that high already."""
    ended_by_learning: bool = False
    """Whether gaining a skill in an encounter ends it."""
    ended_by_riches: bool = False
    """Whether two levels of wealth or a treasure in one encounter end it."""
    ended_by_rest: bool = False
    """Whether the hero can end it by skipping a turn and paying a point."""
    healers: tuple[str, ...] = ()
    """Skills of a hero in the same space who can end it for one level of wealth."""
    passed_on: PassedOn | None = None
    release: Release | None = None
    swap: Swap | None = None
    reward: Grants = Grants()
    """What the hero gains for completing it."""

    # For authors
    unreachable_reason: str = ""
    """Why no hero with it can reach a paragraph, if a route excludes it."""

    @property
    def id(self) -> str:
        return self.name.lower().replace(" ", "-")
