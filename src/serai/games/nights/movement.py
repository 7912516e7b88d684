"""Movement (N4)."""

from serai.games.nights.asking import fate_decides
from serai.games.nights.effects import travelling
from serai.games.nights.play import Play
from serai.games.nights.roads import RATES, Reach
from serai.games.nights.state import Hero
from serai.games.nights.statuses.cities import arrive, only_cities
from serai.games.nights.statuses.slowing import CITY_HOPS, STAYING, most_steps, slowed_by
from serai.games.nights.subjects import Subject
from serai.table import Decision, Turn
from serai.table.decision import Menu


def move(play: Play, hero: Hero) -> Turn:
    """Phase 3: the hero moves any number of spaces up to its limits, or stays (N4.2)."""
    if hero.statuses and not STAYING.isdisjoint(hero.statuses):
        play.log.tell("kept-in-prison", seat=hero.seat, space=hero.space)
        return
    options = moves(play, hero)
    mover = play.notes.mover
    if not mover:
        option = yield Decision(hero.seat, "move", options)
    elif mover == hero.seat:
        option = yield from fate_decides(play, hero, options)
    else:
        option = yield Decision(mover, "move", options, Subject(hero=hero.seat))
    if option == "stay":
        play.log.tell("stayed", seat=hero.seat, space=hero.space)
        return
    space = option[5:]
    origin = hero.space
    play.log.tell("moved", seat=hero.seat, origin=origin, space=space, how="move")
    hero.space = space
    if hero.statuses:
        yield from arrive(play, hero, origin)


def moves(play: Play, hero: Hero) -> Menu:
    statuses, anywhere = hero.statuses, False
    if not statuses and not hero.treasures and hero.destination is None:
        return play.world.roads.plain_menu(hero.space, hero.wealth)
    land, sea = RATES[hero.wealth]
    if hero.treasures:
        land, sea = travelling.rates(play, hero, land, sea)
        anywhere = travelling.goes_anywhere(play, hero)
    roads = play.world.roads
    place = hero.destination if hero.destination in roads.arrows else None
    if not statuses:
        reach = Reach(hero.space, land, sea, max(land, sea), False, place or "", anywhere=anywhere)
        return travelling.more_ways(play, hero, reach, roads.menu(reach))
    if slower := slowed_by(statuses):  # N4.4
        land, sea = max(1, land - slower), max(1, sea - slower)
    total = most_steps(statuses) or max(land, sea)
    hops = not CITY_HOPS.isdisjoint(statuses)
    # Whoever is moved by another does not break the promise to come home (N10.17).
    bound = only_cities(hero) if not play.notes.mover else frozenset[str]()
    reach = Reach(hero.space, land, sea, total, hops, place or "", bound, anywhere)
    menu = roads.menu(reach)
    return travelling.more_ways(play, hero, reach, menu) if hero.treasures else menu


def transport(play: Play, hero: Hero, space: str, how: str) -> Turn:
    """A free move or magical transport: no second encounter, unless it ends in a Place of Power (N4.5)."""
    if space in play.world.roads.arrows:
        yield from play.visit(hero, space)
        return
    origin = hero.space
    play.log.tell("moved", seat=hero.seat, origin=origin, space=space, how=how)
    hero.space = space
    if hero.statuses:
        yield from arrive(play, hero, origin)
