"""Treasures that protect their owners."""

from typing import TYPE_CHECKING, TypeAlias

from serai.book.statuses import STATUS_TABLE
from serai.games.nights.decision_subject import Subject
from serai.games.nights.effects import treasure_words as word
from serai.games.nights.effects.active_treasures import (
    DONE,
    active_effects,
    has_treasure_with_effect,
    log_treasure_use,
)
from serai.games.nights.state import LEVELS, Hero
from serai.games.nights.statuses.holding import present_sex
from serai.games.nights.treasures import lose_treasure
from serai.table import Decision

if TYPE_CHECKING:
    from serai.games.nights.base_game import NightsGame
    from serai.table import Interactive

ALLOWING = {
    power: frozenset(status.id for status in STATUS_TABLE if status.once_per_encounter == power)
    for power in ("reject", "reroll")
}
"""The statuses that let a hero reject an award or reroll for it."""
ALLOWING_EITHER = frozenset[str]().union(*ALLOWING.values())
IsPrevented: TypeAlias = bool


def prevent_status_by_treasure_if_possible(
    game: "NightsGame", hero: Hero, status: str
) -> "Interactive[IsPrevented]":
    """Returns whether a treasure keeps the owner from gaining a status. May ask the player."""
    for treasure, effect in active_effects(game, hero, word.Wards):
        if status in effect.statuses:
            log_warded_status(game, hero, status, treasure)
            return True
    shields = [
        treasure
        for treasure, effect in active_effects(game, hero, word.TakesTheBlow)
        if status in effect.statuses
    ]
    if not shields:
        return False
    options = (*(f"use:{treasure}" for treasure in shields), DONE)
    option = yield Decision(hero.seat, "use", options, Subject(status=status))
    if option == DONE:
        return False
    treasure = option.removeprefix("use:")
    log_warded_status(game, hero, status, treasure)
    lose_treasure(game, hero, treasure, "spent")
    return True


def log_warded_status(game: "NightsGame", hero: Hero, status: str, treasure: str) -> None:
    log_treasure_use(game, hero, treasure)
    game.log.tell("status-warded", seat=hero.seat, status=status, treasure=treasure, sex=present_sex(hero))


def lowest_wealth_allowed(game: "NightsGame", hero: Hero, limit: str | None) -> str | None:
    """The level below which no award lowers the hero's wealth."""
    levels = [LEVELS.index(effect.wealth) for _, effect in active_effects(game, hero, word.KeepsWealth)]
    if limit is not None:
        levels.append(LEVELS.index(limit))
    return LEVELS[max(levels)] if levels else None


def has_guarded_treasures(game: "NightsGame", hero: Hero) -> bool:
    """Whether encounters and other heroes cannot take treasures from this hero."""
    return bool(hero.treasures) and has_treasure_with_effect(game, hero, word.GuardsTreasures)


def treasures_kept_at_death(game: "NightsGame", hero: Hero) -> list[str]:
    """The treasures that the owner keeps at death."""
    return [treasure for treasure, _ in active_effects(game, hero, word.OutlastsDeath)]


def can_reject_or_reroll_award(game: "NightsGame", hero: Hero, power: str) -> bool:
    """Whether a status, or a treasure with its power, lets the hero reject or reroll (N10.6, N10.21)."""
    allowing = ALLOWING[power]
    for status in allowing:
        if status in hero.statuses:
            return True
    if hero.treasures:
        for _, effect in active_effects(game, hero, word.PowerOf):
            if effect.status in allowing:
                return True
    return False
