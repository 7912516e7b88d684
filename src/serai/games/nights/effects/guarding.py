"""What treasures keep from their owners."""

from typing import TYPE_CHECKING

from serai.book.statuses import TABLE
from serai.games.nights.effects import treasure_words as word
from serai.games.nights.effects.owning import DONE, has, owned, tell_use
from serai.games.nights.state import LEVELS, Hero
from serai.games.nights.subjects import Subject
from serai.games.nights.treasures import lose_treasure
from serai.table import Decision

if TYPE_CHECKING:
    from serai.games.nights.play import Asking, Play

ALLOWING = {
    deed: frozenset(status.id for status in TABLE if status.allows == deed) for deed in ("reject", "reroll")
}
"""The statuses that allow something to be done about an award."""


def is_warded(play: "Play", hero: Hero, status: str) -> "Asking[bool]":
    """Whether a treasure keeps a status from its owner."""
    for treasure, effect in owned(play, hero, word.Wards):
        if status in effect.statuses:
            tell_use(play, hero, treasure)
            play.log.tell("status-warded", seat=hero.seat, status=status, treasure=treasure)
            return True
    shields = [
        treasure for treasure, effect in owned(play, hero, word.TakesTheBlow) if status in effect.statuses
    ]
    if not shields:
        return False
    options = (*(f"use:{treasure}" for treasure in shields), DONE)
    option = yield Decision(hero.seat, "use", options, Subject(status=status))
    if option == DONE:
        return False
    treasure = option.removeprefix("use:")
    tell_use(play, hero, treasure)
    play.log.tell("status-warded", seat=hero.seat, status=status, treasure=treasure)
    lose_treasure(play, hero, treasure, "spent")
    return True


def least_wealth(play: "Play", hero: Hero, limit: str | None) -> str | None:
    """The level below which no award takes the hero's wealth."""
    levels = [LEVELS.index(effect.wealth) for _, effect in owned(play, hero, word.KeepsWealth)]
    if limit is not None:
        levels.append(LEVELS.index(limit))
    return LEVELS[max(levels)] if levels else None


def guards_treasures(play: "Play", hero: Hero) -> bool:
    """Whether no encounter, and no other hero's luck, takes a treasure from this one."""
    return bool(hero.treasures) and has(play, hero, word.GuardsTreasures)


def outlasting(play: "Play", hero: Hero) -> list[str]:
    """The treasures that stay when their owner dies."""
    return [treasure for treasure, _ in owned(play, hero, word.OutlastsDeath)]


def may(play: "Play", hero: Hero, deed: str) -> bool:
    """Whether a status, or a treasure with its power, lets the hero do this with an award (N10.6, N10.21)."""
    allowing = ALLOWING[deed]
    for status in allowing:
        if status in hero.statuses:
            return True
    return bool(hero.treasures) and any(
        effect.status in allowing for _, effect in owned(play, hero, word.PowerOf)
    )
