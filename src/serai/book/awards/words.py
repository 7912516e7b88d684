"""The award words: one frozen struct for each, in one tagged union (N8.1–N8.7, N8.10, N8.11, N7.12)."""

from typing import Literal, TypeAlias

from msgspec import Struct


class Word(Struct, frozen=True, gc=False, tag_field="word"):
    """What all award words share: they are plain, immutable and carry their name."""


class Points(Word, frozen=True, gc=False, tag="points"):
    """Destiny or story points, gained or lost (N8.4)."""

    of: Literal["destiny", "story"]
    amount: int


class Wealth(Word, frozen=True, gc=False, tag="wealth"):
    """Levels of wealth; a gain stops at `limit`, a loss does too (N11.2)."""

    amount: int
    limit: str | None = None


class Skill(Word, frozen=True, gc=False, tag="skill"):
    """A level of a skill; `master` where it comes at master level (N8.3)."""

    skill: str
    master: bool = False


class SkillOfChoice(Word, frozen=True, gc=False, tag="skill-of-choice"):
    """A level of any skill, as the player chooses."""


class SkillForOneUse(Word, frozen=True, gc=False, tag="skill-for-one-use"):
    """A skill that may be used once."""

    skill: str


class LoseSkill(Word, frozen=True, gc=False, tag="lose-skill"):
    """A level of a skill is lost; of the player's choice where none is named (N8.6)."""

    skill: str | None = None


class NamedBeing(Struct, frozen=True):
    """A being as an award names it: an adjective of the lexicon, or none, and a noun."""

    noun: str
    adjective: str | None = None


# The being just met, in an encounter that goes on with it on another matrix (N7.12).
THE_OTHER = NamedBeing("the-other")


class Status(Word, frozen=True, gc=False, tag="status"):
    """A status is gained; Pursued may say by whom (N10.20)."""

    status: str
    pursuer: NamedBeing | None = None


class StatusForOneTurn(Word, frozen=True, gc=False, tag="status-for-one-turn"):
    """A status that lasts one turn."""

    status: str


class LoseStatus(Word, frozen=True, gc=False, tag="lose-status"):
    """A named status is lost; with `may`, if the player wishes."""

    status: str
    may: bool = False


class LoseStatusOfChoice(Word, frozen=True, gc=False, tag="lose-status-of-choice"):
    """One status of choice is lost, or with `any_number` as many as the player wishes (N13.1)."""

    may: bool = False
    any_number: bool = False


class Treasure(Word, frozen=True, gc=False, tag="treasure"):
    """A treasure: the named one, or one at random from the deck (N8.5)."""

    treasure: str | None = None


class LoseTreasure(Word, frozen=True, gc=False, tag="lose-treasure"):
    """The named treasure is lost, or one of the player's choice."""

    treasure: str | None = None


class Token(Word, frozen=True, gc=False, tag="token"):
    """A token that later headings can read is given (N8.10)."""

    token: str


class LoseToken(Word, frozen=True, gc=False, tag="lose-token"):
    """A token is taken."""

    token: str


class NamedSpace(Struct, frozen=True, tag="space", tag_field="where"):
    """One space of the map, or a Place of Power."""

    space: str


class Within(Struct, frozen=True, tag="within", tag_field="where"):
    """Any space at most so many routes from another, or a Place of Power, or where the hero stands (N4.6)."""

    distance: int
    space: str | None = None


class AnySpace(Struct, frozen=True, tag="any", tag_field="where"):
    """Any normal space, or any of one terrain, of one continent, or of both."""

    terrain: str | None = None
    continent: str | None = None


Where: TypeAlias = NamedSpace | Within | AnySpace


class OpportunityToEnter(Word, frozen=True, gc=False, tag="opportunity-to-enter"):
    """The Destination marker is placed on a Place of Power (N5.2)."""

    place: str


class MoveTo(Word, frozen=True, gc=False, tag="move-to"):
    """The hero goes there at once; a Place of Power has its encounter immediately (N4.5, N5.4)."""

    where: Where


class PlacedByAnother(Word, frozen=True, gc=False, tag="placed-by-another"):
    """Another player puts the hero on a space of this kind (N8.7); the text may say which (N8.8)."""

    where: Where
    by: Literal["left", "right", None] = None


class Trade(Word, frozen=True, gc=False, tag="trade"):
    """The player may give points of one kind for points of the other, if the hero has them (N8.4)."""

    give: Points
    take: Points


class Choose(Word, frozen=True, gc=False, tag="choose"):
    """The player takes one of two (N8.7)."""

    first: "tuple[Award, ...]"
    second: "tuple[Award, ...]"


class GoTo(Word, frozen=True, gc=False, tag="go-to"):
    """The encounter goes on at another paragraph (N7.12)."""

    strip: str
    paragraph: str


class Encounter(Word, frozen=True, gc=False, tag="encounter"):
    """Another encounter follows at once: a being on a matrix (N7.12)."""

    being: NamedBeing
    matrix: str


class Bonus(Struct, frozen=True):
    """What a usable skill adds to a die."""

    skill: str
    amount: int


class Band(Struct, frozen=True):
    """What happens on a result from `low` to `high`; without `high`, on `low` or more."""

    low: int
    high: int | None
    awards: "tuple[Award, ...]"


class Roll(Word, frozen=True, gc=False, tag="roll"):
    """A die decides; the bands leave no result out (N7.12)."""

    bands: tuple[Band, ...]
    bonuses: tuple[Bonus, ...] = ()


class Offer(Word, frozen=True, gc=False, tag="offer"):
    """The player accepts or refuses (N7.12)."""

    accept: "tuple[Award, ...]"
    refuse: "tuple[Award, ...]"


class ForAnother(Word, frozen=True, gc=False, tag="for-another"):
    """What one other hero gains and loses: one whom the player chooses, the nearest, or one here (N8.11)."""

    who: Literal["chosen", "nearest", "here"]
    awards: "tuple[Award, ...]"


class Death(Word, frozen=True, gc=False, tag="death"):
    """The hero dies, and a brother or sister takes over (N14.1)."""


class Nothing(Word, frozen=True, gc=False, tag="nothing"):
    """Nothing, said on purpose."""


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
