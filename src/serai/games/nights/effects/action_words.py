"""Effect words for what a treasure does when triggered: one frozen struct for each."""

from typing import TypeAlias

from serai.games.nights.effects.value_types import AwardLine, Skill, Statuses, Word


class Gives(Word, frozen=True, tag="gives"):
    """The owner receives the award."""

    award: AwardLine


class Offers(Word, frozen=True, tag="offers"):
    """The owner may receive the award."""

    award: AwardLine


class GivesAllHere(Word, frozen=True, tag="gives-all-here"):
    """The owner and every hero in the same space receive the award."""

    award: AwardLine


class SpendsWealth(Word, frozen=True, tag="spends-wealth"):
    """The owner may pay one level of wealth for the award."""

    award: AwardLine


class Cures(Word, frozen=True, tag="cures"):
    """Ends one of these statuses of the owner; the player chooses which."""

    statuses: Statuses


class HealsOthers(Word, frozen=True, tag="heals-others"):
    """One of these statuses ends for another hero in the space who agrees; the owner receives the award."""

    statuses: Statuses
    award: AwardLine


class CopiesSkill(Word, frozen=True, tag="copies-skill"):
    """An owner without a skill for one use receives one of the skills that other heroes have."""


class Teaches(Word, frozen=True, tag="teaches"):
    """Another hero in the space who agrees learns the skill, each hero once; the owner receives the award."""

    skill: Skill
    award: AwardLine


class GivesAlms(Word, frozen=True, tag="gives-alms"):
    """The owner gives a level of wealth to a hero in the space who agrees, each hero once, and receives the
    award.
    """

    award: AwardLine


class Invites(Word, frozen=True, tag="invites"):
    """Another hero who agrees comes to the owner's space."""


class ChangesQuest(Word, frozen=True, tag="changes-quest"):
    """The owner draws another quest and keeps one of the two."""


Action: TypeAlias = (
    Gives
    | Offers
    | GivesAllHere
    | SpendsWealth
    | Cures
    | HealsOthers
    | CopiesSkill
    | Teaches
    | GivesAlms
    | Invites
    | ChangesQuest
)
