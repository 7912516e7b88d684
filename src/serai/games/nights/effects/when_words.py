"""Effect words for triggers and conditions of treasures."""

from typing import TypeAlias

from serai.games.nights.effects.value_types import (
    Beings,
    Continents,
    Matrices,
    Number,
    Statuses,
    Terrains,
    Times,
    Wealth,
    Word,
)

# Triggers. A card without a trigger works as long as it is owned.


class OncePerTurn(Word, frozen=True, tag="once-per-turn"):
    """Its owner may use it once a turn, before moving."""


class OnceAndGone(Word, frozen=True, tag="once-and-gone"):
    """Its owner may use it before moving; then it returns to the deck."""


class StartOfTurn(Word, frozen=True, tag="start-of-turn"):
    """Automatically, at the start of each of its owner's turns."""


class OnArrival(Word, frozen=True, tag="arrival"):
    """Whenever its owner's move has ended in another space, before the encounter."""


class AfterEncounter(Word, frozen=True, tag="after-encounter"):
    """After each encounter of its owner, once a turn."""


class QuestFinished(Word, frozen=True, tag="quest-finished"):
    """Whenever its owner finishes a quest."""


Trigger: TypeAlias = OncePerTurn | OnceAndGone | StartOfTurn | OnArrival | AfterEncounter | QuestFinished

# Conditions. A card works only while its condition holds.


class InTerrain(Word, frozen=True, tag="in-terrain"):
    """The owner is in a space of one of these terrains."""

    terrains: Terrains


class InContinent(Word, frozen=True, tag="in-continent"):
    """The owner is in one of these continents."""

    continents: Continents


class Remote(Word, frozen=True, tag="remote"):
    """The owner is in a space with this number or a higher one."""

    number: Number


class NewCity(Word, frozen=True, tag="new-city"):
    """The owner is in a city where the treasure was not used before."""


class AtTime(Word, frozen=True, tag="at-time"):
    """It is one of these times of day."""

    times: Times


class HasMet(Word, frozen=True, tag="has-met"):
    """The owner has met one of these beings in this turn."""

    beings: Beings


class HasMetOn(Word, frozen=True, tag="has-met-on"):
    """The being that the owner has just met belongs to one of these matrices."""

    matrices: Matrices


class WithStatus(Word, frozen=True, tag="with-status"):
    """The owner has one of these statuses."""

    statuses: Statuses


class StatusToday(Word, frozen=True, tag="status-today"):
    """The owner has gained one of these statuses this turn."""

    statuses: Statuses


class NoRicherThan(Word, frozen=True, tag="no-richer-than"):
    """The owner's wealth is this level or a lower one."""

    wealth: Wealth


class InCompany(Word, frozen=True, tag="in-company"):
    """Another hero is in the owner's space."""


class Trailing(Word, frozen=True, tag="trailing"):
    """No hero has fewer points of destiny and story together than the owner."""


Condition: TypeAlias = (
    InTerrain
    | InContinent
    | Remote
    | NewCity
    | AtTime
    | HasMet
    | HasMetOn
    | WithStatus
    | StatusToday
    | NoRicherThan
    | InCompany
    | Trailing
)
