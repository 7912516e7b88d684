"""Movement (N4)."""

from serai.games.nights.asked_anew import PAID
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.effects import travel
from serai.games.nights.other_players import decide_by_chance, lose_point_to_fate
from serai.games.nights.state import Hero
from serai.games.nights.statuses import cities, slowing
from serai.games.nights.travel_map import RATES, MoveLimits
from serai.table import Decision, Turn
from serai.table.decision import OptionTuple

LIMITING_MOVES = cities.HAVING_HOME | slowing.CHANGING_REACH
"""The statuses that may change where a move can end."""


def move_hero(game: NightsGame, hero: Hero) -> Turn:
    """Phase 3: move the hero up to its limits, or stay (N4.2)."""
    if hero.statuses and not slowing.STAYING.isdisjoint(hero.statuses):
        game.log.tell("kept-in-prison", seat=hero.seat, space=hero.space)
        return
    mover = game.turn_memory.mover
    if not mover:
        option = yield Decision(hero.seat, "move", move_options(game, hero))
        if option == PAID:  # a pilgrim's marker may have moved
            option = yield Decision(hero.seat, "move", move_options(game, hero))
    elif mover == hero.seat:
        yield from lose_point_to_fate(game, hero)  # this, too, may move the marker
        option = decide_by_chance(game, hero, move_options(game, hero))
    else:
        option = yield Decision(mover, "move", move_options(game, hero), Subject(hero=hero.seat))
    if option == "stay":
        game.log.tell("stayed", seat=hero.seat, space=hero.space)
        return
    space = option[5:]
    origin = hero.space
    game.log.tell_entry(("moved", {"seat": hero.seat, "origin": origin, "space": space, "how": "move"}))
    hero.space = space
    if hero.statuses and not cities.HAVING_HOME.isdisjoint(hero.statuses):
        yield from cities.apply_arrival_in_city(game, hero, origin)


def move_options(game: NightsGame, hero: Hero) -> OptionTuple:
    statuses, anywhere = hero.statuses, False
    has_treasure = bool(hero.treasures) and travel.has_treasure_changing_moves(game, hero)
    if (
        hero.destination is None
        and not has_treasure
        and (not statuses or LIMITING_MOVES.isdisjoint(statuses))
    ):
        return game.world.travel_map.move_options_by_wealth(hero.space, hero.wealth)
    land, sea = RATES[hero.wealth]
    if has_treasure:
        land, sea = travel.land_and_sea_rates_with_treasures(game, hero, land, sea)
        anywhere = travel.can_go_anywhere(game, hero)
    travel_map = game.world.travel_map
    place = hero.destination if hero.destination in travel_map.arrows else None
    if not statuses:
        reach = MoveLimits(hero.space, land, sea, max(land, sea), False, place or "", anywhere=anywhere)
        menu = travel_map.move_options(reach)
        return travel.add_moves_of_treasures(game, hero, reach, menu) if has_treasure else menu
    if slower := slowing.travel_rate_reduction(statuses):  # N4.4
        land, sea = max(1, land - slower), max(1, sea - slower)
    total = slowing.max_steps(statuses) or max(land, sea)
    hops = not slowing.CITY_HOPS.isdisjoint(statuses)
    # A hero moved by another player need not come home first (N10.17).
    bound = cities.cities_where_moves_may_end(hero) if not game.turn_memory.mover else frozenset[str]()
    reach = MoveLimits(hero.space, land, sea, total, hops, place or "", bound, anywhere)
    menu = travel_map.move_options(reach)
    return travel.add_moves_of_treasures(game, hero, reach, menu) if has_treasure else menu


def transport_hero(game: NightsGame, hero: Hero, space: str, how: str) -> Turn:
    """Moves the hero outside of phase 3. No encounter follows, unless the move ends in a Place of Power
    (N4.5).
    """
    if space in game.world.travel_map.arrows:
        yield from game.visit_place_of_power(hero, space)
        return
    origin = hero.space
    if space == origin:
        game.log.tell("already-there", seat=hero.seat, space=space)
        return
    game.log.tell("moved", seat=hero.seat, origin=origin, space=space, how=how)
    hero.space = space
    if hero.statuses:
        yield from cities.apply_arrival_in_city(game, hero, origin)
