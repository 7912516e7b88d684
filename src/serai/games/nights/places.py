"""Places of Power (N5)."""

from serai.games.nights.effects.travelling import place_entered
from serai.games.nights.encounters import react
from serai.games.nights.play import Play
from serai.games.nights.state import Hero
from serai.games.nights.statuses.cities import arrive
from serai.games.nights.statuses.holding import remove_destination, sex_of
from serai.games.nights.subjects import Encountered
from serai.table import Turn


def visit(play: Play, hero: Hero, place: str) -> Turn:
    """The place's own encounter, and then the way along its arrow (N5.5, N5.6)."""
    if hero.space == place:  # by its own move
        place_entered(play, hero, place)
    else:
        play.log.tell("moved", seat=hero.seat, origin=hero.space, space=place, how="transport")
        hero.space = place
    if hero.destination == place:
        remove_destination(play, hero)
    met, play.notes.being = play.notes.being, None
    cells = play.world.places.get(place, {})
    choices = tuple(cells)
    play.log.tell("place", seat=hero.seat, place=place, sex=sex_of(hero))
    yield from react(play, hero, cells, choices, choices, Encountered(place=place))
    if play.notes.being is None:
        play.notes.being = met  # whoever sent the hero there has still been met (N7.11)
    if hero.space == place:
        yield from follow_arrow(play, hero, place)


def follow_arrow(play: Play, hero: Hero, place: str) -> Turn:
    """No turn ends in a Place of Power."""
    space = play.world.roads.arrows[place]
    play.log.tell("moved", seat=hero.seat, origin=place, space=space, how="arrow")
    hero.space = space
    if hero.statuses:
        yield from arrive(play, hero, place)
