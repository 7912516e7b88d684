"""Effect words for quests and city cards: one frozen struct for each."""

from typing import TypeAlias

from serai.games.nights.effects.value_types import (
    AwardLine,
    Beings,
    Cities,
    Continent,
    Measure,
    Number,
    QuestContinents,
    QuestSpaces,
    QuestTerrains,
    SixAwardLines,
    Skill,
    Space,
    Statuses,
    Terrain,
    Word,
)


class Visit(Word, frozen=True, tag="visit"):
    """An encounter in each of these places, in any order."""

    places: QuestSpaces
    award: AwardLine


class Journey(Word, frozen=True, tag="journey"):
    """An encounter in each of these places, in this order: to fetch something and bring it back."""

    places: QuestSpaces
    award: AwardLine


class Dream(Word, frozen=True, tag="dream"):
    """A die selects one of three cities: an encounter there, then one at home with the hero still there."""

    cities: Cities
    home: Space
    award: AwardLine


class Corners(Word, frozen=True, tag="corners"):
    """An encounter in each of these continents: the corners of the world."""

    continents: QuestContinents
    award: AwardLine


class Kinds(Word, frozen=True, tag="kinds"):
    """An encounter in a space of each of these terrains."""

    terrains: QuestTerrains
    award: AwardLine


class FarTravels(Word, frozen=True, tag="far-travels"):
    """Encounters in this many different spaces with at least this number."""

    number: Number
    spaces: Number
    award: AwardLine


class TreasureHunt(Word, frozen=True, tag="treasure-hunt"):
    """Find a treasure outside a continent for an award, and bring it home for another without losing it."""

    outside: Continent
    found: AwardLine
    home: Space
    award: AwardLine


class FindBeing(Word, frozen=True, tag="find-being"):
    """An encounter with one of these beings, anywhere."""

    beings: Beings
    award: AwardLine


class FindAndTell(Word, frozen=True, tag="find-and-tell"):
    """An encounter with one of these beings, then one at home."""

    beings: Beings
    home: Space
    award: AwardLine


class Outdo(Word, frozen=True, tag="outdo"):
    """Have this much more of something than a rival named by the player; in a solo game, have a fixed
    amount.
    """

    of: Measure
    by: Number
    alone: Number
    award: AwardLine


class Contest(Word, frozen=True, tag="contest"):
    """Find a rival and roll higher; the skill adds one. In a solo game there is a rival in any city."""

    skill: Skill
    award: AwardLine


class Errand(Word, frozen=True, tag="errand"):
    """Another player names a place of a terrain; an encounter there, then one at home."""

    terrain: Terrain
    home: Space
    award: AwardLine


class Bring(Word, frozen=True, tag="bring"):
    """Come to a place with at least this much of something."""

    of: Measure
    amount: Number
    place: Space
    award: AwardLine


class Bearing(Word, frozen=True, tag="bearing"):
    """Come to a place with one of these statuses."""

    statuses: Statuses
    place: Space
    award: AwardLine


class MayGiveUp(Word, frozen=True, tag="may-give-up"):
    """In addition: the player may give up the quest for a new one at the end of a turn."""


GIVEN_UP = (MayGiveUp, TreasureHunt)
"""The words of quests that a player may give up."""

Quest: TypeAlias = (
    Visit
    | Journey
    | Dream
    | Corners
    | Kinds
    | FarTravels
    | TreasureHunt
    | FindBeing
    | FindAndTell
    | Outdo
    | Contest
    | Errand
    | Bring
    | Bearing
    | MayGiveUp
)


class RollInCity(Word, frozen=True, tag="roll-in-city"):
    """Roll a die on the table of the printed city cards."""

    awards = (
        "[Encounter: Horrible Creatures on J]",
        "[W+1 (Max: Rich)]",
        "[S3]",
        "[Treasure]",
        "[Lose any statuses of choice]",
        "[Quick Thinking/Encounter: Palace-of-Closets on N]",
    )


class CityTable(Word, frozen=True, tag="city-table"):
    """A die gives one of six awards."""

    results: SixAwardLines


CityCard: TypeAlias = RollInCity | CityTable
