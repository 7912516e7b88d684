"""Statuses that mark a city: home, seat, the far end of a pilgrimage, where an outlaw is wanted."""

from serai.book.statuses import CITY_MARKS, STATUS
from serai.games.nights.base_game import NONE_YET, NightsGame
from serai.games.nights.dice import TWO, roll_for_hero
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.points import gain_destiny, gain_story
from serai.games.nights.reasons import StatusReason
from serai.games.nights.skills import gain_skill
from serai.games.nights.state import Hero
from serai.games.nights.statuses.gaining import gain_status, log_marked_city
from serai.games.nights.statuses.holding import end_status
from serai.table import Decision, Turn

HOMELY = tuple(status for status, kind in CITY_MARKS.items() if kind in ("home", "seat"))
HAVING_HOME = frozenset(HOMELY)
HOMES = tuple(status for status, kind in CITY_MARKS.items() if kind == "home")
NOBODY_WAITS = frozenset[str]()
WAITING = frozenset({*CITY_MARKS, "on-pilgrimage"})
"""The statuses for which the space of an encounter matters."""
HOMECOMING = {
    "2": parse_award_line("[Grief Stricken]"),
    **{str(total): parse_award_line("[Nothing]") for total in range(3, 8)},
    **{str(total): parse_award_line("[D1]") for total in range(8, 11)},
    "11": parse_award_line("[D2/Respected]"),
    "12": parse_award_line("[D2/Respected]"),
}
"""What a married hero finds at home, by two dice (N10.17)."""


def home_cities(hero: Hero) -> frozenset[str]:
    """The hero's home and seat; both count (N10.27)."""
    held = hero.statuses
    if held.keys().isdisjoint(HOMELY):
        return NOBODY_WAITS
    return frozenset([held[status].city for status in HOMELY if status in held and held[status].city])


def cities_where_moves_may_end(hero: Hero) -> frozenset[str]:
    """The only cities in which the hero's own moves may end; empty if there is no restriction."""
    held = hero.statuses
    for status in HOMELY:
        if status in held and held[status].away:
            return home_cities(hero)
    return NOBODY_WAITS


def apply_arrival_in_city(game: NightsGame, hero: Hero, came_from: str) -> Turn:
    """Applies the hero's arrival in a city, by any means: it may be its home (N10.17, N10.27)."""
    if hero.space == came_from or game.world.travel_map.terrain.get(hero.space) != "city":
        return
    held = hero.statuses
    if hero.space in home_cities(hero):
        for status in HOMELY:
            if status in held:
                held[status].away = False
        if any(status in held and held[status].city == hero.space for status in HOMES):
            yield from reward_homecoming_and_offer_roll(game, hero)
    for status in HOMES:
        if status in held and not held[status].city:
            held[status].city = hero.space
            log_marked_city(game, hero, status)


def reward_homecoming_and_offer_roll(game: NightsGame, hero: Hero) -> Turn:
    """Gives a story point; the hero may roll for more, at a risk (N10.17)."""
    game.log.tell("came-home", seat=hero.seat, city=hero.space)
    gain_story(game, hero, 1, "homecoming")
    if (yield Decision(hero.seat, "homecoming", ("roll", "go-on"))) == "go-on":
        return
    total = yield from roll_for_hero(game, hero, "homecoming", HOMECOMING, TWO)
    source, game.turn_memory.encounter.source = game.turn_memory.encounter.source, "homecoming"
    yield from game.apply_awards(hero, HOMECOMING[str(total)])
    game.turn_memory.encounter.source = source


def apply_encounter_to_statuses(game: NightsGame, hero: Hero, space: str) -> None:
    """Applies an encounter in this space to statuses that wait for one, except Outlaw."""
    held = hero.statuses
    waiting = home_cities(hero)
    elsewhere = waiting and not waiting & {space, hero.space}  # an encounter may lead home
    if elsewhere and game.world.travel_map.terrain.get(space) == "city":
        for status in HOMELY:
            if status in held and held[status].city and status not in game.turn_memory.fresh:
                held[status].away = True
    if "on-pilgrimage" in held:
        advance_pilgrimage(game, hero, space)


def advance_pilgrimage(game: NightsGame, hero: Hero, space: str) -> None:
    """Advances a pilgrimage: an encounter in the far city, then one in Mecca (N10.18)."""
    if not hero.statuses["on-pilgrimage"].far:
        record_pilgrims_encounter_in_marked_city(game, hero, space)
    elif space == "mecca":
        reward = STATUS["on-pilgrimage"].reward
        end_status(game, hero, "on-pilgrimage", "pilgrimage")
        gain_destiny(game, hero, reward.destiny, "pilgrimage")
        gain_story(game, hero, reward.story, "pilgrimage")
        for skill in reward.skills:
            gain_skill(game, hero, skill, reason="pilgrimage")


def record_pilgrims_encounter_in_marked_city(game: NightsGame, hero: Hero, space: str) -> None:
    """Counts a pilgrim's encounter in the marked city. Call it before the marker moves (N10.18)."""
    pilgrim = hero.statuses.get("on-pilgrimage")
    if pilgrim is None or pilgrim.far or "on-pilgrimage" in game.turn_memory.fresh:
        return
    if hero.destination == space:
        pilgrim.far = True
        game.log.tell("pilgrimage", seat=hero.seat, city=space)


def arrest_outlaw_in_marked_city(game: NightsGame, hero: Hero, space: str) -> Turn:
    """Arrests an outlaw after a later encounter in the marked city, or one who became an outlaw again
    (N10.19).
    """
    city = hero.statuses["outlaw"].city
    if hero.seat in game.turn_memory.wanted_again:
        game.turn_memory.wanted_again -= {hero.seat}
        if hero.space != city:
            origin = hero.space
            game.log.tell("moved", seat=hero.seat, origin=origin, space=city, how="arrested")
            hero.space = city
            yield from apply_arrival_in_city(game, hero, origin)
    elif space != city or "outlaw" in game.turn_memory.fresh:
        return
    yield from gain_status(game, hero, "imprisoned", reason="arrested")
    if "imprisoned" in hero.statuses:
        end_status(game, hero, "outlaw", StatusReason("imprisoned"))


def arrest_outlaws_wanted_again(game: NightsGame) -> Turn:
    """Arrests outlaws who became outlaws again in another hero's encounter (N8.11), or outside any."""
    for hero in game.state.heroes.values():
        if hero.seat in game.turn_memory.wanted_again and "outlaw" in hero.statuses:
            yield from arrest_outlaw_in_marked_city(game, hero, "")
    game.turn_memory.wanted_again = NONE_YET
