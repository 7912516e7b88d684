"""Holding a status, and losing it."""

from serai.book.statuses import TABLE
from serai.games.nights.play import Play
from serai.games.nights.reasons import Reason
from serai.games.nights.state import FABULOUS, HEROES, LEVELS, PRINCELY, Held, Hero

FORBID_VICTORY = frozenset(status.id for status in TABLE if status.forbids_victory)
OTHER_SEX = frozenset(status.id for status in TABLE if status.other_sex)
MOVED_BY_ANOTHER = tuple(status.id for status in TABLE if status.moved_by_another)
ALWAYS_FABULOUS = frozenset(status.id for status in TABLE if status.always_fabulous)
# A level of wealth gained meanwhile buys freedom.
COUNTING_WEALTH = tuple(status.id for status in TABLE if status.release and status.release.wealth_gained)
# They count points or levels of wealth.
COUNTING = frozenset({*COUNTING_WEALTH, *(status.id for status in TABLE if status.counts)})
_OTHER_SEX = {"m": "f", "f": "m"}


def sex_of(hero: Hero) -> str:
    """The hero's present sex (N10.24)."""
    sex = HEROES[hero.hero]
    for status in OTHER_SEX:
        if status in hero.statuses:
            return _OTHER_SEX[sex]
    return sex


def hold(play: Play, hero: Hero, status: str, held: Held, reason: Reason) -> None:
    hero.statuses[status] = held
    if hero.seat == play.state.seat:
        play.notes.gained.add(status)
        play.notes.fresh.add(status)
    play.log.tell("status-gained", seat=hero.seat, status=status, reason=reason)


def end_status(play: Play, hero: Hero, status: str, reason: Reason) -> None:
    """The status goes, and what it marked goes with it."""
    if hero.statuses.pop(status, None) is None:
        return
    play.log.tell("status-lost", seat=hero.seat, status=status, reason=reason)
    if status in MOVED_BY_ANOTHER and hero.seat == play.state.seat:
        play.notes.mover = ""
    elif status == "on-pilgrimage":
        if hero.destination not in play.world.roads.arrows:
            remove_destination(play, hero)
    elif status in ALWAYS_FABULOUS and hero.wealth == FABULOUS and not hero.treasures:  # N11.4
        hero.wealth = PRINCELY
        count_wealth(hero, -1)
        play.log.tell(
            "wealth",
            seat=hero.seat,
            level=LEVELS[PRINCELY],
            change=-1,
            sex=sex_of(hero),
            reason="last-treasure",
        )


def count_wealth(hero: Hero, change: int) -> None:
    """A level gained in bondage may buy freedom, unless it is lost again (N10.8)."""
    for status in COUNTING_WEALTH:
        if held := hero.statuses.get(status):
            held.gained = max(0, held.gained + change)


def remove_destination(play: Play, hero: Hero) -> None:
    """The Destination marker is taken off the map."""
    if hero.destination is not None:
        hero.destination = None
        play.log.tell("destination-removed", seat=hero.seat)


def marked_cities(hero: Hero) -> dict[str, str]:
    """The city that each status marks."""
    return {status: held.city for status, held in hero.statuses.items() if held.city}


def gained_since(hero: Hero) -> dict[str, int]:
    """For each status that counts what is gained, how much it is so far (N17.4)."""
    return {status: held.gained for status, held in hero.statuses.items() if status in COUNTING}


def count_turn(play: Play, hero: Hero) -> None:
    """A status for one turn lasts until the next turn of its hero is over (N8.7)."""
    passing = [(status, held) for status, held in hero.statuses.items() if held.turns]
    for status, held in passing:
        held.turns -= 1
        if not held.turns:
            end_status(play, hero, status, "one-turn")
