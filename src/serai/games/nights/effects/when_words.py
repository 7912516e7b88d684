"""Triggers and conditions: when a treasure does what it does."""

from typing import TypeAlias

from serai.games.nights.effects.kinds import (
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

# Triggers. A card without one works as long as it is owned.


class OncePerTurn(Word, frozen=True, tag="once-per-turn"):
    """Its owner may use it once in each turn, before moving."""


class OnceAndGone(Word, frozen=True, tag="once-and-gone"):
    """Its owner may use it before moving; then it goes back among the treasures."""


class StartOfTurn(Word, frozen=True, tag="start-of-turn"):
    """At the start of each turn of its owner, by itself."""


class OnArrival(Word, frozen=True, tag="arrival"):
    """Whenever its owner's move has ended in another space, before the encounter."""


class AfterEncounter(Word, frozen=True, tag="after-encounter"):
    """After each encounter of its owner, once in a turn."""


class QuestFinished(Word, frozen=True, tag="quest-finished"):
    """Whenever its owner finishes a quest."""


Trigger: TypeAlias = OncePerTurn | OnceAndGone | StartOfTurn | OnArrival | AfterEncounter | QuestFinished

# Conditions. What a card does, it does only while its condition holds.


class InTerrain(Word, frozen=True, tag="in-terrain"):
    """The owner stands in a space of one of these terrains."""

    terrains: Terrains


class InContinent(Word, frozen=True, tag="in-continent"):
    """The owner stands in one of these continents."""

    continents: Continents


class Remote(Word, frozen=True, tag="remote"):
    """The owner stands in a space with this number or a higher one."""

    number: Number


class NewCity(Word, frozen=True, tag="new-city"):
    """The owner stands in a city where the treasure has never been at work before."""


class AtTime(Word, frozen=True, tag="at-time"):
    """It is one of these times of day."""

    times: Times


class HasMet(Word, frozen=True, tag="has-met"):
    """The owner has met one of these beings in this turn."""

    beings: Beings


class HasMetOn(Word, frozen=True, tag="has-met-on"):
    """The being that the owner has just met stands in one of these matrices."""

    matrices: Matrices


class WithStatus(Word, frozen=True, tag="with-status"):
    """The owner has one of these statuses."""

    statuses: Statuses


class StatusToday(Word, frozen=True, tag="status-today"):
    """The owner has gained one of these statuses in this turn."""

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
