"""The awards: one frozen struct each, in one tagged union (N8.1–N8.7, N8.10, N8.11, N7.12)."""

from typing import Literal, TypeAlias

from msgspec import Struct


class AwardBase(Struct, frozen=True, gc=False, tag_field="word"):
    """The base of all awards."""


class Points(AwardBase, frozen=True, gc=False, tag="points"):
    """Gain or lose destiny or story points (N8.4)."""

    of: Literal["destiny", "story"]
    amount: int


class Wealth(AwardBase, frozen=True, gc=False, tag="wealth"):
    """Gain or lose levels of wealth, not beyond `limit` (N11.2)."""

    amount: int
    limit: str | None = None


class Skill(AwardBase, frozen=True, gc=False, tag="skill"):
    """Gain a level of a skill; `master` gives it at master level (N8.3)."""

    skill: str
    master: bool = False


class SkillOfChoice(AwardBase, frozen=True, gc=False, tag="skill-of-choice"):
    """Gain a level of a skill that the player chooses."""


class SkillForOneUse(AwardBase, frozen=True, gc=False, tag="skill-for-one-use"):
    """Gain a skill that can be used once."""

    skill: str


class LoseSkill(AwardBase, frozen=True, gc=False, tag="lose-skill"):
    """Lose a level of a skill, of the player's choice if none is named (N8.6)."""

    skill: str | None = None


class NamedBeing(Struct, frozen=True):
    """A being as an award names it: a noun of the lexicon, and perhaps an adjective."""

    noun: str
    adjective: str | None = None


# The being just met, when its encounter continues on another matrix (N7.12).
THE_OTHER = NamedBeing("the-other")


class Status(AwardBase, frozen=True, gc=False, tag="status"):
    """Gain a status; Pursued may name the pursuer (N10.20)."""

    status: str
    pursuer: NamedBeing | None = None


class StatusForOneTurn(AwardBase, frozen=True, gc=False, tag="status-for-one-turn"):
    """Gain a status for one turn."""

    status: str


class LoseStatus(AwardBase, frozen=True, gc=False, tag="lose-status"):
    """Lose a status; with `may`, if the player wants to."""

    status: str
    may: bool = False


class LoseStatusOfChoice(AwardBase, frozen=True, gc=False, tag="lose-status-of-choice"):
    """Lose one status of choice, or with `any_number` as many as the player wants (N13.1)."""

    may: bool = False
    any_number: bool = False


class Treasure(AwardBase, frozen=True, gc=False, tag="treasure"):
    """Gain the named treasure, or a random one from the deck (N8.5)."""

    treasure: str | None = None


class LoseTreasure(AwardBase, frozen=True, gc=False, tag="lose-treasure"):
    """Lose the named treasure, or one of the player's choice."""

    treasure: str | None = None


class Token(AwardBase, frozen=True, gc=False, tag="token"):
    """Gain a token, which later headings can require (N8.10)."""

    token: str


class LoseToken(AwardBase, frozen=True, gc=False, tag="lose-token"):
    """Lose a token."""

    token: str


class NamedSpace(Struct, frozen=True, tag="space", tag_field="where"):
    """A space of the map or a Place of Power."""

    space: str


class Within(Struct, frozen=True, tag="within", tag_field="where"):
    """Any space within a distance of a space or a Place of Power, by default of the hero (N4.6)."""

    distance: int
    space: str | None = None


class AnySpace(Struct, frozen=True, tag="any", tag_field="where"):
    """Any normal space, perhaps of one terrain or one continent."""

    terrain: str | None = None
    continent: str | None = None


Where: TypeAlias = NamedSpace | Within | AnySpace


class OpportunityToEnter(AwardBase, frozen=True, gc=False, tag="opportunity-to-enter"):
    """Place the Destination marker on a Place of Power (N5.2)."""

    place: str


class MoveTo(AwardBase, frozen=True, gc=False, tag="move-to"):
    """Move there at once; at a Place of Power its encounter follows immediately (N4.5, N5.4)."""

    where: Where


class PlacedByAnother(AwardBase, frozen=True, gc=False, tag="placed-by-another"):
    """Another player places the hero on such a space (N8.7); the text may say which player (N8.8)."""

    where: Where
    by: Literal["left", "right", None] = None


class Trade(AwardBase, frozen=True, gc=False, tag="trade"):
    """The player may trade points of one kind for the other, if the hero has them (N8.4)."""

    give: Points
    take: Points


class Choose(AwardBase, frozen=True, gc=False, tag="choose"):
    """The player chooses one of two (N8.7)."""

    first: "tuple[Award, ...]"
    second: "tuple[Award, ...]"


class GoTo(AwardBase, frozen=True, gc=False, tag="go-to"):
    """The encounter continues at another paragraph (N7.12)."""

    strip: str
    paragraph: str


class Encounter(AwardBase, frozen=True, gc=False, tag="encounter"):
    """Another encounter follows at once, with a being on a matrix (N7.12)."""

    being: NamedBeing
    matrix: str


class Bonus(Struct, frozen=True):
    """What a usable skill adds to a roll."""

    skill: str
    amount: int


class Band(Struct, frozen=True):
    """The awards for a result from `low` to `high`; without `high`, from `low` up."""

    low: int
    high: int | None
    awards: "tuple[Award, ...]"


class Roll(AwardBase, frozen=True, gc=False, tag="roll"):
    """Roll a die; the bands cover every result (N7.12)."""

    bands: tuple[Band, ...]
    bonuses: tuple[Bonus, ...] = ()


class Offer(AwardBase, frozen=True, gc=False, tag="offer"):
    """The player accepts or refuses (N7.12)."""

    accept: "tuple[Award, ...]"
    refuse: "tuple[Award, ...]"


class ForAnother(AwardBase, frozen=True, gc=False, tag="for-another"):
    """Awards for another hero: one the player chooses, the nearest, or one in the space (N8.11)."""

    who: Literal["chosen", "nearest", "here"]
    awards: "tuple[Award, ...]"


class Death(AwardBase, frozen=True, gc=False, tag="death"):
    """The hero dies; a brother or sister takes over (N14.1)."""


class Nothing(AwardBase, frozen=True, gc=False, tag="nothing"):
    """Explicitly no award."""


Award: TypeAlias = (
    Points
    | Wealth
    | Skill
    | SkillOfChoice
    | SkillForOneUse
    | LoseSkill
    | Status
    | StatusForOneTurn
    | LoseStatus
    | LoseStatusOfChoice
    | Treasure
    | LoseTreasure
    | Token
    | LoseToken
    | OpportunityToEnter
    | MoveTo
    | PlacedByAnother
    | Trade
    | Choose
    | GoTo
    | Encounter
    | Roll
    | Offer
    | ForAnother
    | Death
    | Nothing
)
