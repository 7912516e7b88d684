"""Effect words for treasures while they are owned: one frozen struct for each, with its values."""

from typing import TypeAlias

from serai.games.nights.effects.value_types import (
    AnyNumber,
    AwardLine,
    Number,
    Power,
    Skill,
    Spaces,
    Statuses,
    Terrains,
    Wealth,
    Word,
)
from serai.games.nights.state import MASTER, TALENT

# Skills


class SkillWhileOwned(Word, frozen=True, tag="skill-while-owned"):
    """Its owner has this skill as a talent."""

    skill: Skill

    @property
    def level(self) -> int:
        return TALENT


class MasterWhileOwned(Word, frozen=True, tag="master-while-owned"):
    """Its owner has this skill at master level."""

    skill: Skill

    @property
    def level(self) -> int:
        return MASTER


class RaisesSkill(Word, frozen=True, tag="raises-skill"):
    """An owner who has this skill as a talent has it at master level."""

    skill: Skill


class PowerOf(Word, frozen=True, tag="power-of"):
    """Its owner may do in encounters what a Determined or a Respected hero may do."""

    status: Power


# Travel. No treasure moves an imprisoned hero, or a lost hero farther than one space.


class Faster(Word, frozen=True, tag="faster"):
    """Its owner travels this many more spaces by land and by sea."""

    land: AnyNumber
    sea: AnyNumber


class LandAndSeaAlike(Word, frozen=True, tag="land-and-sea-alike"):
    """Its owner travels by land and by sea at the better of the two rates."""


class SureFooted(Word, frozen=True, tag="sure-footed"):
    """Being crippled or diseased does not slow its owner down."""


class GoesAnywhere(Word, frozen=True, tag="goes-anywhere"):
    """Its owner may move to any space."""


class GoesToSpaces(Word, frozen=True, tag="goes-to-spaces"):
    """Its owner may move to one of these spaces, however far it is."""

    spaces: Spaces


class GoesToTerrain(Word, frozen=True, tag="goes-to-terrain"):
    """Its owner may move to any space of these terrains within this many routes, whatever lies between."""

    terrains: Terrains
    within: Number


class GoesToHeroes(Word, frozen=True, tag="goes-to-heroes"):
    """Its owner may move to the space of any other hero."""


class OpensPlaces(Word, frozen=True, tag="opens-places"):
    """Its owner may enter Places of Power against their arrows, each of them once."""


# Cards and charts


class TwoCards(Word, frozen=True, tag="two-cards"):
    """Its owner draws one more encounter card and keeps one of them."""


class RedrawsCard(Word, frozen=True, tag="redraws-card"):
    """Its owner may discard the encounter card just drawn for another."""


class ChoosesTime(Word, frozen=True, tag="chooses-time"):
    """Its owner chooses the time of day that is used for a character card."""


class Summons(Word, frozen=True, tag="summons"):
    """Instead of drawing a card, its owner may take this award, such as an encounter with a chosen being."""

    award: AwardLine


class AddsToChart(Word, frozen=True, tag="adds-to-chart"):
    """This is added to the number of its owner's space when a chart is used."""

    amount: AnyNumber


class ShiftsChart(Word, frozen=True, tag="shifts-chart"):
    """When a chart is used, its owner sees the entries up to this many above and below, and chooses one."""

    by: Number


# Dice


class RerollsDice(Word, frozen=True, tag="rerolls-dice"):
    """Once a turn its owner may reroll ordinary dice; the second result counts."""


class NudgesDice(Word, frozen=True, tag="nudges-dice"):
    """Once a turn its owner may change a roll of ordinary dice by one."""


class NoMinus(Word, frozen=True, tag="no-minus"):
    """A minus on its owner's destiny die counts as a blank."""


class RerollsDestiny(Word, frozen=True, tag="rerolls-destiny"):
    """Once a turn its owner may reroll the destiny die before the tale is read."""


class NamesDestiny(Word, frozen=True, tag="names-destiny"):
    """Its owner may turn the destiny die to any face; then the treasure returns to the deck."""


class Foresees(Word, frozen=True, tag="foresees"):
    """Once a turn its owner sees the destiny die before choosing a reaction."""


# Protection


class Wards(Word, frozen=True, tag="wards"):
    """Its owner never gains these statuses."""

    statuses: Statuses


class TakesTheBlow(Word, frozen=True, tag="takes-the-blow"):
    """When its owner would gain one of these statuses, the treasure may return to the deck instead."""

    statuses: Statuses


class KeepsWealth(Word, frozen=True, tag="keeps-wealth"):
    """No award takes its owner's wealth below this level."""

    wealth: Wealth


class GuardsTreasures(Word, frozen=True, tag="guards-treasures"):
    """No encounter and no other hero can take a treasure from its owner."""


class OutlastsDeath(Word, frozen=True, tag="outlasts-death"):
    """When its owner dies, it passes to the brother or sister who takes over."""


# Treasures and city cards


class PicksTreasure(Word, frozen=True, tag="picks-treasure"):
    """When its owner would gain a random treasure, two are drawn and the owner keeps one."""


class BetterPrice(Word, frozen=True, tag="better-price"):
    """Every treasure that its owner sells, even itself, brings one more level of wealth, up to this one."""

    wealth: Wealth


class PlaysAnywhere(Word, frozen=True, tag="plays-anywhere"):
    """Its owner may play city cards in any city."""


CHANGING_MOVES = (
    Faster,
    LandAndSeaAlike,
    SureFooted,
    GoesAnywhere,
    GoesToSpaces,
    GoesToTerrain,
    GoesToHeroes,
    OpensPlaces,
)
CHANGING_CHANCE = (
    TwoCards,
    RedrawsCard,
    ChoosesTime,
    Summons,
    AddsToChart,
    ShiftsChart,
    RerollsDice,
    NudgesDice,
    NoMinus,
    RerollsDestiny,
    NamesDestiny,
    Foresees,
)

PassiveEffect: TypeAlias = (
    SkillWhileOwned
    | MasterWhileOwned
    | RaisesSkill
    | PowerOf
    | Faster
    | LandAndSeaAlike
    | SureFooted
    | GoesAnywhere
    | GoesToSpaces
    | GoesToTerrain
    | GoesToHeroes
    | OpensPlaces
    | TwoCards
    | RedrawsCard
    | ChoosesTime
    | Summons
    | AddsToChart
    | ShiftsChart
    | RerollsDice
    | NudgesDice
    | NoMinus
    | RerollsDestiny
    | NamesDestiny
    | Foresees
    | Wards
    | TakesTheBlow
    | KeepsWealth
    | GuardsTreasures
    | OutlastsDeath
    | PicksTreasure
    | BetterPrice
    | PlaysAnywhere
)
