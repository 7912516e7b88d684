"""Places of Power (N5)."""

from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Encountered
from serai.games.nights.effects.travel import record_place_if_treasure_opened_it
from serai.games.nights.encounters import choose_and_follow_reaction
from serai.games.nights.state import Hero
from serai.games.nights.statuses.cities import apply_arrival_in_city
from serai.games.nights.statuses.holding import present_sex, remove_destination_marker
from serai.table import Turn


def play_place_encounter(game: NightsGame, hero: Hero, place: str) -> Turn:
    """Plays the place's encounter, then leaves along its arrow (N5.5, N5.6)."""
    if hero.space == place:  # by the hero's own move
        record_place_if_treasure_opened_it(game, hero, place)
    else:
        game.log.tell("moved", seat=hero.seat, origin=hero.space, space=place, how="transport")
        hero.space = place
    if hero.destination == place:
        remove_destination_marker(game, hero)
    met, game.turn_memory.being = game.turn_memory.being, None
    cells = game.world.places.get(place, {})
    choices = tuple(cells)
    game.log.reveal()  # its introduction and its choices
    game.log.tell("place", seat=hero.seat, place=place, sex=present_sex(hero))
    yield from choose_and_follow_reaction(
        game, hero, cells, lambda: choices, choices, Encountered(place=place)
    )
    if game.turn_memory.being is None:
        game.turn_memory.being = met  # the being that sent the hero there still counts as met (N7.11)
    if hero.space == place:
        yield from leave_along_arrow(game, hero, place)


def leave_along_arrow(game: NightsGame, hero: Hero, place: str) -> Turn:
    """Leaves the place along its arrow, since no turn ends in a Place of Power."""
    space = game.world.travel_map.arrows[place]
    game.log.tell("moved", seat=hero.seat, origin=place, space=space, how="arrow")
    hero.space = space
    if hero.statuses:
        yield from apply_arrival_in_city(game, hero, place)
