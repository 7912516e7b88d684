"""Which of a hero's treasures are active: their conditions, and whether they have been used this turn."""

from typing import TYPE_CHECKING, Any, TypeVar

from serai.games.nights.decision_subject import Subject
from serai.games.nights.effects import when_words as when
from serai.games.nights.effects.value_types import Word
from serai.games.nights.state import LEVELS, Hero
from serai.table import Decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from serai.games.nights.base_game import NightsGame
    from serai.table import Interactive

Kind = TypeVar("Kind", bound=Word)
DONE = "done"


def active_effects(game: "NightsGame", hero: Hero, word: type[Kind]) -> list[tuple[str, Kind]]:
    """The hero's active treasures with this effect word, each with its word."""
    having = game.world.treasures_by_effect.get(word)
    if having is None or having.isdisjoint(hero.treasures):
        return []
    found: list[tuple[str, Kind]] = []
    for treasure in hero.treasures:
        if treasure in having and is_condition_of_treasure_met(game, hero, treasure):
            for effect in game.world.effects[treasure]:
                if type(effect) is word:
                    found.append((treasure, effect))
    return found


def has_treasure_with_effect(game: "NightsGame", hero: Hero, word: type[Word]) -> bool:
    return bool(active_effects(game, hero, word))


def unused_effects(game: "NightsGame", hero: Hero, word: type[Kind]) -> list[tuple[str, Kind]]:
    """Like `active_effects`, without treasures already used this turn."""
    used = game.turn_memory.used
    return [
        (treasure, effect) for treasure, effect in active_effects(game, hero, word) if treasure not in used
    ]


def log_treasure_use(game: "NightsGame", hero: Hero, treasure: str) -> None:
    game.log.tell("treasure-used", seat=hero.seat, treasure=treasure)


def mark_treasure_used(game: "NightsGame", hero: Hero, treasure: str) -> None:
    """Marks a treasure as used in this turn."""
    game.turn_memory.used |= {treasure}
    log_treasure_use(game, hero, treasure)


def offer_treasure_use(
    game: "NightsGame", hero: Hero, word: type[Kind], subject: Subject | None = None
) -> "Interactive[tuple[str, Kind] | None]":
    """Lets the player use one of these treasures now. Logs the use and marks the treasure as used."""
    found = dict(unused_effects(game, hero, word)) if hero.treasures else {}
    if not found:
        return None
    options = (*(f"use:{treasure}" for treasure in found), DONE)
    option = yield Decision(hero.seat, "use", options, subject)
    if option == DONE:
        return None
    treasure = option.removeprefix("use:")
    mark_treasure_used(game, hero, treasure)
    return treasure, found[treasure]


def remembered_names(hero: Hero, treasure: str) -> list[str]:
    """What a treasure remembers: the cities, heroes or places where it was used."""
    return hero.notes.get(treasure, "").split()


def remember_name(hero: Hero, treasure: str, name: str) -> None:
    hero.notes[treasure] = " ".join([*remembered_names(hero, treasure), name])


def is_condition_of_treasure_met(game: "NightsGame", hero: Hero, treasure: str) -> bool:
    """Whether the condition of a treasure holds, or it has none."""
    condition = game.world.rules[treasure].condition
    return condition is None or HOLDS[type(condition)](game, hero, treasure, condition)


def is_in_terrain(game: "NightsGame", hero: Hero, _: str, condition: when.InTerrain) -> bool:
    return game.world.travel_map.terrain.get(hero.space) in condition.terrains


def is_in_continent(game: "NightsGame", hero: Hero, _: str, condition: when.InContinent) -> bool:
    return game.world.travel_map.continent.get(hero.space) in condition.continents


def is_in_remote_space(game: "NightsGame", hero: Hero, _: str, condition: when.Remote) -> bool:
    return game.world.travel_map.number.get(hero.space, 0) >= condition.number


def is_in_city_not_remembered(game: "NightsGame", hero: Hero, treasure: str, _: when.NewCity) -> bool:
    in_city = game.world.travel_map.terrain.get(hero.space) == "city"
    return in_city and hero.space not in remembered_names(hero, treasure)


def is_time_of_day(game: "NightsGame", _: Hero, __: str, condition: when.AtTime) -> bool:
    return game.state.time in condition.times


def has_met_being_this_turn(game: "NightsGame", hero: Hero, _: str, condition: when.HasMet) -> bool:
    return hero.seat == game.state.seat and any(being in condition.beings for being in game.turn_memory.met)


def was_last_being_met_on_matrix(game: "NightsGame", hero: Hero, _: str, condition: when.HasMetOn) -> bool:
    being = game.turn_memory.being
    return hero.seat == game.state.seat and being is not None and being.matrix in condition.matrices


def has_status(_: "NightsGame", hero: Hero, __: str, condition: when.WithStatus) -> bool:
    return any(status in hero.statuses for status in condition.statuses)


def has_gained_status_this_turn(game: "NightsGame", hero: Hero, _: str, condition: when.StatusToday) -> bool:
    return hero.seat == game.state.seat and not game.turn_memory.gained.isdisjoint(condition.statuses)


def is_no_richer_than(_: "NightsGame", hero: Hero, __: str, condition: when.NoRicherThan) -> bool:
    return hero.wealth <= LEVELS.index(condition.wealth)


def is_with_other_heroes(game: "NightsGame", hero: Hero, _: str, __: when.InCompany) -> bool:
    return bool(game.other_heroes_here(hero))


def has_fewest_points(game: "NightsGame", hero: Hero, _: str, __: when.Trailing) -> bool:
    points = hero.destiny + hero.story
    return all(other.destiny + other.story >= points for other in game.state.heroes.values())


HOLDS: dict[type[Word], "Callable[[NightsGame, Hero, str, Any], bool]"] = {
    when.InTerrain: is_in_terrain,
    when.InContinent: is_in_continent,
    when.Remote: is_in_remote_space,
    when.NewCity: is_in_city_not_remembered,
    when.AtTime: is_time_of_day,
    when.HasMet: has_met_being_this_turn,
    when.HasMetOn: was_last_being_met_on_matrix,
    when.WithStatus: has_status,
    when.StatusToday: has_gained_status_this_turn,
    when.NoRicherThan: is_no_richer_than,
    when.InCompany: is_with_other_heroes,
    when.Trailing: has_fewest_points,
}
