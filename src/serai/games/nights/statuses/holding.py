"""Holding and losing statuses."""

from serai.book.statuses import STATUS, STATUS_TABLE
from serai.games.nights.base_game import NightsGame
from serai.games.nights.reasons import Reason
from serai.games.nights.state import FABULOUS, HEROES, LEVELS, PRINCELY, HeldStatus, Hero

FORBID_VICTORY = frozenset(status.id for status in STATUS_TABLE if status.forbids_victory)
OTHER_SEX = tuple(status.id for status in STATUS_TABLE if status.other_sex)
MOVED_BY_ANOTHER = tuple(status.id for status in STATUS_TABLE if status.moved_by_another)
PASSED_TO_MASTER = tuple(status.id for status in STATUS_TABLE if status.passes_on)
ALWAYS_FABULOUS = frozenset(status.id for status in STATUS_TABLE if status.always_fabulous)
# A level of wealth gained while holding these statuses can buy freedom.
COUNTING_WEALTH = tuple(
    status.id for status in STATUS_TABLE if status.release and status.release.wealth_gained
)
# Statuses that count points or levels of wealth.
COUNTING = frozenset({*COUNTING_WEALTH, *(status.id for status in STATUS_TABLE if status.counts)})
_OTHER_SEX = {"m": "f", "f": "m"}


def present_sex(hero: Hero) -> str:
    """The hero's current sex (N10.24)."""
    sex = HEROES[hero.hero]
    for status in OTHER_SEX:
        if status in hero.statuses:
            return _OTHER_SEX[sex]
    return sex


def hold_status(game: NightsGame, hero: Hero, status: str, held: HeldStatus, reason: Reason) -> None:
    hero.statuses[status] = held
    if hero.seat == game.state.seat:
        game.turn_memory.gained |= {status}
        game.turn_memory.fresh |= {status}
    game.log.tell("status-gained", seat=hero.seat, status=status, reason=reason)


def end_status(game: NightsGame, hero: Hero, status: str, reason: Reason) -> None:
    """Ends a status and removes its marks."""
    if hero.statuses.pop(status, None) is None:
        return
    game.log.tell("status-lost", seat=hero.seat, status=status, reason=reason)
    if status in MOVED_BY_ANOTHER and hero.seat == game.state.seat:
        game.turn_memory.mover = ""
    elif status in PASSED_TO_MASTER and hero.seat == game.state.seat:
        game.turn_memory.master = ""
    elif STATUS[status].repeat == "arrests":  # only gaining it again from now on leads to an arrest (N10.19)
        game.turn_memory.wanted_again -= {hero.seat}
    elif status == "on-pilgrimage":
        if hero.destination not in game.world.travel_map.arrows:
            remove_destination_marker(game, hero)
    elif status in ALWAYS_FABULOUS and hero.wealth == FABULOUS and not hero.treasures:  # N11.4
        hero.wealth = PRINCELY
        count_wealth_in_bondage(hero, -1)
        game.log.tell(
            "wealth",
            seat=hero.seat,
            level=LEVELS[PRINCELY],
            change=-1,
            sex=present_sex(hero),
            reason="last-treasure",
        )


def count_wealth_in_bondage(hero: Hero, change: int) -> None:
    """Counts levels of wealth gained while enslaved; a level lost again cannot buy freedom (N10.8)."""
    for status in COUNTING_WEALTH:
        if held := hero.statuses.get(status):
            held.gained = max(0, held.gained + change)


def remove_destination_marker(game: NightsGame, hero: Hero) -> None:
    """Takes the hero's Destination marker off the map."""
    if hero.destination is not None:
        hero.destination = None
        game.log.tell("destination-removed", seat=hero.seat)


def marked_cities(hero: Hero) -> dict[str, str]:
    """The city that each status marks."""
    return {status: held.city for status, held in hero.statuses.items() if held.city}


def gains_counted_by_status(hero: Hero) -> dict[str, int]:
    """The gains so far of each status that counts them (N17.4)."""
    return {status: held.gained for status, held in hero.statuses.items() if status in COUNTING}


def end_one_turn_statuses(game: NightsGame, hero: Hero) -> None:
    """Ends statuses that last one turn, that is, until the hero's next turn is over (N8.7)."""
    for status, held in tuple(hero.statuses.items()):
        if held.turns:
            held.turns -= 1
            if not held.turns:
                end_status(game, hero, status, "one-turn")
