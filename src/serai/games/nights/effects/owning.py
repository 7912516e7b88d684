"""Which treasures are at work: what a hero owns, on which condition, and what was used already."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from serai.games.nights.effects import when_words as when
from serai.games.nights.effects.kinds import Word
from serai.games.nights.state import LEVELS, Hero
from serai.games.nights.subjects import Subject
from serai.table import Decision

if TYPE_CHECKING:
    from serai.games.nights.play import Asking, Play

Kind = TypeVar("Kind", bound=Word)
DONE = "done"


def owned(play: "Play", hero: Hero, word: type[Kind]) -> Iterator[tuple[str, Kind]]:
    """The treasures of a hero that do this now, and how each says it."""
    rules = play.world.rules
    for treasure in hero.treasures:
        for effect in rules[treasure].effects:
            if type(effect) is word and holds(play, hero, treasure):
                yield treasure, effect


def has(play: "Play", hero: Hero, word: type[Word]) -> bool:
    return next(owned(play, hero, word), None) is not None


def unused(play: "Play", hero: Hero, word: type[Kind]) -> Iterator[tuple[str, Kind]]:
    """The same, without those that were used in this turn."""
    used = play.notes.used
    return ((treasure, effect) for treasure, effect in owned(play, hero, word) if treasure not in used)


def tell_use(play: "Play", hero: Hero, treasure: str) -> None:
    play.log.tell("treasure-used", seat=hero.seat, treasure=treasure)


def use(play: "Play", hero: Hero, treasure: str) -> None:
    """The treasure has done what it does once in a turn."""
    play.notes.used.add(treasure)
    tell_use(play, hero, treasure)


def may_use(
    play: "Play", hero: Hero, word: type[Kind], subject: Subject | None = None
) -> "Asking[tuple[str, Kind] | None]":
    """Asks whether the player wants to use one of these treasures now; it is told and marked as used."""
    found = dict(unused(play, hero, word)) if hero.treasures else {}
    if not found:
        return None
    options = (*(f"use:{treasure}" for treasure in found), DONE)
    option = yield Decision(hero.seat, "use", options, subject)
    if option == DONE:
        return None
    treasure = option.removeprefix("use:")
    use(play, hero, treasure)
    return treasure, found[treasure]


def remembered(hero: Hero, treasure: str) -> list[str]:
    """What a treasure remembers: cities, heroes or places where it has done its work."""
    return hero.notes.get(treasure, "").split()


def remember(hero: Hero, treasure: str, name: str) -> None:
    hero.notes[treasure] = " ".join([*remembered(hero, treasure), name])


def holds(play: "Play", hero: Hero, treasure: str) -> bool:
    """Whether the condition of a treasure holds, if it has one."""
    condition = play.world.rules[treasure].condition
    return condition is None or HOLDS[type(condition)](play, hero, treasure, condition)


def in_terrain(play: "Play", hero: Hero, _: str, condition: when.InTerrain) -> bool:
    return play.world.roads.terrain.get(hero.space) in condition.terrains


def in_continent(play: "Play", hero: Hero, _: str, condition: when.InContinent) -> bool:
    return play.world.roads.continent.get(hero.space) in condition.continents


def remote(play: "Play", hero: Hero, _: str, condition: when.Remote) -> bool:
    return play.world.roads.number.get(hero.space, 0) >= condition.number


def new_city(play: "Play", hero: Hero, treasure: str, _: when.NewCity) -> bool:
    in_city = play.world.roads.terrain.get(hero.space) == "city"
    return in_city and hero.space not in remembered(hero, treasure)


def at_time(play: "Play", _: Hero, __: str, condition: when.AtTime) -> bool:
    return play.state.time in condition.times


def has_met(play: "Play", hero: Hero, _: str, condition: when.HasMet) -> bool:
    return hero.seat == play.state.seat and any(being in condition.beings for being in play.notes.met)


def has_met_on(play: "Play", hero: Hero, _: str, condition: when.HasMetOn) -> bool:
    being = play.notes.being
    return hero.seat == play.state.seat and being is not None and being.matrix in condition.matrices


def with_status(_: "Play", hero: Hero, __: str, condition: when.WithStatus) -> bool:
    return any(status in hero.statuses for status in condition.statuses)


def status_today(play: "Play", hero: Hero, _: str, condition: when.StatusToday) -> bool:
    return hero.seat == play.state.seat and not play.notes.gained.isdisjoint(condition.statuses)


def no_richer_than(_: "Play", hero: Hero, __: str, condition: when.NoRicherThan) -> bool:
    return hero.wealth <= LEVELS.index(condition.wealth)


def in_company(play: "Play", hero: Hero, _: str, __: when.InCompany) -> bool:
    return bool(play.companions(hero))


def trailing(play: "Play", hero: Hero, _: str, __: when.Trailing) -> bool:
    points = hero.destiny + hero.story
    return all(other.destiny + other.story >= points for other in play.state.heroes.values())


HOLDS: dict[type[Word], "Callable[[Play, Hero, str, Any], bool]"] = {
    when.InTerrain: in_terrain,
    when.InContinent: in_continent,
    when.Remote: remote,
    when.NewCity: new_city,
    when.AtTime: at_time,
    when.HasMet: has_met,
    when.HasMetOn: has_met_on,
    when.WithStatus: with_status,
    when.StatusToday: status_today,
    when.NoRicherThan: no_richer_than,
    when.InCompany: in_company,
    when.Trailing: trailing,
}
