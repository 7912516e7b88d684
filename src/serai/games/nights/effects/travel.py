"""Treasures that change movement (N4)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from serai.games.nights.effects import treasure_words as word
from serai.games.nights.effects.active_treasures import (
    active_effects,
    has_treasure_with_effect,
    log_treasure_use,
    remember_name,
    remembered_names,
)
from serai.games.nights.state import Hero
from serai.games.nights.statuses.slowing import max_steps, travel_rate_reduction
from serai.table.decision import OptionTuple

if TYPE_CHECKING:
    from serai.games.nights.base_game import NightsGame
    from serai.games.nights.travel_map import MoveLimits


def has_treasure_changing_moves(game: "NightsGame", hero: Hero) -> bool:
    """Whether the hero has a treasure with one of these effects."""
    return not game.world.treasures_changing_moves.isdisjoint(hero.treasures)


def land_and_sea_rates_with_treasures(game: "NightsGame", hero: Hero, land: int, sea: int) -> tuple[int, int]:
    """Land and sea rates with treasures, before statuses lower them (N4.1, N4.4)."""
    for _, effect in active_effects(game, hero, word.Faster):
        land, sea = max(1, land + effect.land), max(1, sea + effect.sea)
    if has_treasure_with_effect(game, hero, word.LandAndSeaAlike):
        land = sea = max(land, sea)
    if hero.statuses and has_treasure_with_effect(game, hero, word.SureFooted):
        spared = travel_rate_reduction(hero.statuses)
        land, sea = land + spared, sea + spared
    return land, sea


def can_go_anywhere(game: "NightsGame", hero: Hero) -> bool:
    """Whether a treasure takes its owner to any space. It does not help a lost hero."""
    return not max_steps(hero.statuses) and has_treasure_with_effect(game, hero, word.GoesAnywhere)


def add_moves_of_treasures(
    game: "NightsGame", hero: Hero, reach: "MoveLimits", menu: OptionTuple
) -> OptionTuple:
    """The options of a move, with the additional spaces that treasures allow."""
    more = dict.fromkeys(places_opened_by_treasures(game, hero, reach))
    if not max_steps(hero.statuses):
        more |= dict.fromkeys(spaces_reached_by_treasures(game, hero))
    if not more:
        return menu
    terrain = game.world.travel_map.terrain
    options = [
        f"move:{space}"
        for space in more
        if space != hero.space
        and (not reach.homes or terrain.get(space) != "city" or space in reach.homes)  # N10.17
    ]
    return merge_options(menu, tuple(options))


@lru_cache(maxsize=1 << 10)
def merge_options(menu: OptionTuple, options: tuple[str, ...]) -> OptionTuple:
    return OptionTuple(dict.fromkeys((*menu, *options)))


def spaces_reached_by_treasures(game: "NightsGame", hero: Hero) -> Iterator[str]:
    travel_map = game.world.travel_map
    for _, effect in active_effects(game, hero, word.GoesToSpaces):
        yield from effect.spaces
    for _, effect in active_effects(game, hero, word.GoesToTerrain):
        yield from (
            space
            for space in travel_map.spaces_within(hero.space, effect.within)
            if travel_map.terrain[space] in effect.terrains
        )
    if has_treasure_with_effect(game, hero, word.GoesToHeroes):
        yield from (game.state.heroes[other].space for other in game.others[hero.seat])


def places_opened_by_treasures(game: "NightsGame", hero: Hero, reach: "MoveLimits") -> Iterator[str]:
    """The Places of Power within reach that a treasure opens. It opens each only once."""
    travel_map = game.world.travel_map
    for treasure, _ in active_effects(game, hero, word.OpensPlaces):
        entered = remembered_names(hero, treasure)
        for place in travel_map.arrows:
            # A place without choices in the Book has no encounter.
            near = reach._replace(place=place, anywhere=False)
            if (
                place not in entered
                and game.world.places.get(place)
                and f"move:{place}" in travel_map.move_options(near)
            ):
                yield place


def record_place_if_treasure_opened_it(game: "NightsGame", hero: Hero, place: str) -> None:
    """Records the place for the treasure that let the hero in, unless the Destination marker did."""
    if hero.destination == place:
        return
    for treasure, _ in active_effects(game, hero, word.OpensPlaces):
        if place not in remembered_names(hero, treasure):
            log_treasure_use(game, hero, treasure)
            remember_name(hero, treasure, place)
            return
