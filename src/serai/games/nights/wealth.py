"""Gaining and losing levels of wealth (N11)."""

from typing import TypeAlias

from serai.book.statuses import STATUS_TABLE
from serai.games.nights.base_game import NightsGame
from serai.games.nights.reasons import Reason, StatusReason
from serai.games.nights.state import BEGGAR, FABULOUS, LEVELS, PRINCELY, Hero
from serai.games.nights.statuses.holding import (
    ALWAYS_FABULOUS,
    count_wealth_in_bondage,
    end_status,
    present_sex,
)

LevelsGained: TypeAlias = int

NO_WEALTH = tuple(StatusReason(status.id) for status in STATUS_TABLE if status.no_wealth)
ENDED_BY_RICHES = tuple(status.id for status in STATUS_TABLE if status.ended_by_riches)


def gain_wealth(
    game: NightsGame, hero: Hero, amount: int, up_to_level: str | None = None, reason: Reason | None = None
) -> LevelsGained:
    """Gains up to `amount` levels, up to `up_to_level`; returns the number gained (N11.2, N11.3)."""
    for status in NO_WEALTH:
        if status in hero.statuses:
            log_wealth_unchanged(game, hero, status)
            return 0
    before = hero.wealth
    if before >= PRINCELY:
        after = FABULOUS if hero.treasures or not ALWAYS_FABULOUS.isdisjoint(hero.statuses) else before
    else:
        limit = min(LEVELS.index(up_to_level), PRINCELY) if up_to_level else PRINCELY
        after = max(before, min(before + amount, limit))
    if after == before:
        log_wealth_unchanged(game, hero, "most")
    return _change_wealth_to(game, hero, after, reason or game.turn_memory.encounter.source)


def lose_wealth(
    game: NightsGame, hero: Hero, amount: int, down_to_level: str | None = None, reason: Reason | None = None
) -> None:
    """Loses up to `amount` levels, down to `down_to_level` (N11.2, N11.5)."""
    limit = LEVELS.index(down_to_level) if down_to_level else BEGGAR
    after = min(hero.wealth, max(hero.wealth - amount, limit))
    if after == hero.wealth:
        log_wealth_unchanged(game, hero, "least" if hero.wealth else "beggar")
    _change_wealth_to(game, hero, after, reason or game.turn_memory.encounter.source)


def log_wealth_unchanged(game: NightsGame, hero: Hero, reason: Reason) -> None:
    """Logs why the hero's wealth does not change."""
    game.log.tell("withheld", seat=hero.seat, what="wealth", reason=reason)


def set_wealth(game: NightsGame, hero: Hero, level: int, reason: Reason) -> None:
    _change_wealth_to(game, hero, level, reason)


def _change_wealth_to(game: NightsGame, hero: Hero, after: int, reason: Reason) -> LevelsGained:
    gained = after - hero.wealth
    if gained:
        hero.wealth = after
        game.log.tell(
            "wealth", seat=hero.seat, level=LEVELS[after], change=gained, sex=present_sex(hero), reason=reason
        )
    count_wealth_in_bondage(hero, gained)
    if gained > 0 and hero.seat == game.state.seat and game.turn_memory.is_in_encounter:
        game.turn_memory.wealth_received += gained
        end_envy_if_enough_received(game, hero)
    return gained


def can_spend_wealth(hero: Hero) -> bool:
    return hero.wealth > BEGGAR


def end_envy_if_enough_received(game: NightsGame, hero: Hero) -> None:
    """Ends Envious after two levels of wealth or a treasure in one encounter (N10.10)."""
    turn_memory = game.turn_memory
    if turn_memory.wealth_received >= 2 or turn_memory.treasure_received:
        for status in ENDED_BY_RICHES:
            if status in hero.statuses:
                end_status(game, hero, status, "envy-stilled")
