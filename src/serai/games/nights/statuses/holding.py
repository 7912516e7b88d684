"""Holding a status, and losing it."""

from serai.games.nights.play import Play
from serai.games.nights.reasons import Reason
from serai.games.nights.state import FABULOUS, HEROES, LEVELS, PRINCELY, Held, Hero

# Nobody wins with one of these (N10.10, N10.18, N10.24, N10.26).
FORBID_VICTORY = frozenset({"envious", "on-pilgrimage", "sex-changed", "under-geas"})
# They count points or levels of wealth (N10.8, N10.11, N10.26).
COUNTING = frozenset({"enslaved", "fated", "under-geas"})
_OTHER_SEX = {"m": "f", "f": "m"}


def sex_of(hero: Hero) -> str:
    """The hero's present sex (N10.24)."""
    sex = HEROES[hero.hero]
    return _OTHER_SEX[sex] if "sex-changed" in hero.statuses else sex


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
    if status == "ensorcelled" and hero.seat == play.state.seat:
        play.notes.mover = ""
    elif status == "on-pilgrimage":
        if hero.destination not in play.world.roads.arrows:
            remove_destination(play, hero)
    elif status == "sultan" and hero.wealth == FABULOUS and not hero.treasures:  # N11.4
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
    if enslaved := hero.statuses.get("enslaved"):
        enslaved.gained = max(0, enslaved.gained + change)


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
