"""How treasures let their owners travel (N4)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from serai.games.nights.effects import treasure_words as word
from serai.games.nights.effects.owning import has, owned, remember, remembered, tell_use
from serai.games.nights.state import Hero
from serai.games.nights.statuses.slowing import most_steps, slowed_by
from serai.table.decision import Menu

if TYPE_CHECKING:
    from serai.games.nights.play import Play
    from serai.games.nights.roads import Reach


def rates(play: "Play", hero: Hero, land: int, sea: int) -> tuple[int, int]:
    """How far treasures let a hero travel, before statuses slow it (N4.1, N4.4)."""
    for _, effect in owned(play, hero, word.Faster):
        land, sea = max(1, land + effect.land), max(1, sea + effect.sea)
    if has(play, hero, word.LandAndSeaAlike):
        land = sea = max(land, sea)
    if hero.statuses and has(play, hero, word.SureFooted):
        spared = slowed_by(hero.statuses)
        land, sea = land + spared, sea + spared
    return land, sea


def goes_anywhere(play: "Play", hero: Hero) -> bool:
    """Whether a treasure takes its owner to any space; a lost hero does not know which way that is."""
    return not most_steps(hero.statuses) and has(play, hero, word.GoesAnywhere)


def more_ways(play: "Play", hero: Hero, reach: "Reach", menu: Menu) -> Menu:
    """The options of a move, with the spaces to which treasures lead besides."""
    more = dict.fromkeys(opened_places(play, hero, reach))
    if not most_steps(hero.statuses):
        more |= dict.fromkeys(distant_spaces(play, hero))
    if not more:
        return menu
    terrain = play.world.roads.terrain
    options = [
        f"move:{space}"
        for space in more
        if space != hero.space
        and (not reach.homes or terrain.get(space) != "city" or space in reach.homes)  # N10.17
    ]
    return joined(menu, tuple(options))


@lru_cache(maxsize=1 << 10)
def joined(menu: Menu, options: tuple[str, ...]) -> Menu:
    return Menu(dict.fromkeys((*menu, *options)))


def distant_spaces(play: "Play", hero: Hero) -> Iterator[str]:
    roads = play.world.roads
    for _, effect in owned(play, hero, word.GoesToSpaces):
        yield from effect.spaces
    for _, effect in owned(play, hero, word.GoesToTerrain):
        yield from (
            space
            for space in roads.within(hero.space, effect.within)
            if roads.terrain[space] in effect.terrains
        )
    if has(play, hero, word.GoesToHeroes):
        yield from (play.state.heroes[other].space for other in play.others[hero.seat])


def opened_places(play: "Play", hero: Hero, reach: "Reach") -> Iterator[str]:
    """The Places of Power within reach whose arrows a treasure turns, each of them once."""
    roads = play.world.roads
    for treasure, _ in owned(play, hero, word.OpensPlaces):
        entered = remembered(hero, treasure)
        for place in roads.arrows:
            # A place without choices in the Book is no encounter.
            near = reach._replace(place=place, anywhere=False)
            if place not in entered and play.world.places.get(place) and f"move:{place}" in roads.menu(near):
                yield place


def place_entered(play: "Play", hero: Hero, place: str) -> None:
    """A hero enters a Place of Power: if nothing else let it in, a treasure did, and remembers it."""
    if hero.destination == place:
        return
    for treasure, _ in owned(play, hero, word.OpensPlaces):
        if place not in remembered(hero, treasure):
            tell_use(play, hero, treasure)
            remember(hero, treasure, place)
            return
