"""Wealth: seven levels, and what lets a hero rise or fall (N11)."""

from serai.book.statuses import TABLE
from serai.games.nights.play import Play
from serai.games.nights.reasons import Reason, StatusReason
from serai.games.nights.state import BEGGAR, FABULOUS, LEVELS, PRINCELY, Hero
from serai.games.nights.statuses.holding import ALWAYS_FABULOUS, count_wealth, end_status, sex_of

NO_WEALTH = tuple(StatusReason(status.id) for status in TABLE if status.no_wealth)
ENDED_BY_RICHES = tuple(status.id for status in TABLE if status.ended_by_riches)


def gain_wealth(
    play: Play, hero: Hero, amount: int, most: str | None = None, reason: Reason | None = None
) -> int:
    """Rises by so many levels, never beyond the maximum; returns how many it were (N11.2, N11.3)."""
    for status in NO_WEALTH:
        if status in hero.statuses:
            withhold(play, hero, status)
            return 0
    before = hero.wealth
    if before >= PRINCELY:
        after = FABULOUS if hero.treasures or not ALWAYS_FABULOUS.isdisjoint(hero.statuses) else before
    else:
        limit = min(LEVELS.index(most), PRINCELY) if most else PRINCELY
        after = max(before, min(before + amount, limit))
    if after == before:
        withhold(play, hero, "most")
    return _change(play, hero, after, reason or play.notes.encounter.source)


def lose_wealth(
    play: Play, hero: Hero, amount: int, least: str | None = None, reason: Reason | None = None
) -> None:
    """Falls by so many levels, never below the minimum (N11.2, N11.5)."""
    limit = LEVELS.index(least) if least else BEGGAR
    after = min(hero.wealth, max(hero.wealth - amount, limit))
    if after == hero.wealth:
        withhold(play, hero, "least" if hero.wealth else "beggar")
    _change(play, hero, after, reason or play.notes.encounter.source)


def withhold(play: Play, hero: Hero, reason: Reason) -> None:
    """Tells that the hero's wealth does not change, and why."""
    play.log.tell("withheld", seat=hero.seat, what="wealth", reason=reason)


def become(play: Play, hero: Hero, level: int, reason: Reason) -> None:
    _change(play, hero, level, reason)


def _change(play: Play, hero: Hero, after: int, reason: Reason) -> int:
    gained = after - hero.wealth
    if gained:
        hero.wealth = after
        play.log.tell(
            "wealth", seat=hero.seat, level=LEVELS[after], change=gained, sex=sex_of(hero), reason=reason
        )
    count_wealth(hero, gained)
    if gained > 0 and hero.seat == play.state.seat and play.notes.encountering:
        play.notes.wealth_received += gained
        envy_ends(play, hero)
    return gained


def can_spend(hero: Hero) -> bool:
    return hero.wealth > BEGGAR


def envy_ends(play: Play, hero: Hero) -> None:
    """Two levels of wealth, or a treasure, in one encounter (N10.10)."""
    notes = play.notes
    if notes.wealth_received >= 2 or notes.treasure_received:
        for status in ENDED_BY_RICHES:
            if status in hero.statuses:
                end_status(play, hero, status, "envy-stilled")
