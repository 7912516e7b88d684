"""The map: spaces, routes, and the arrows that lead out of Places of Power (N1.2–N1.6)."""

from collections.abc import Collection
from typing import Literal

import msgspec
from msgspec import Struct

from serai.book.diagnostics import Report
from serai.book.languages import LANGUAGE_TABLE, LANGUAGES, Language
from serai.book.toml import (
    Key,
    Toml,
    entries_or_empty,
    format_dotted_key,
    read_struct,
    report_if_no_table,
)
from serai.book.vocabulary import PLACES, is_kebab_case

Terrain = Literal["city", "mountain", "sea", "desert", "forest", "island"]
Continent = Literal["arabia", "europa", "africa", "india", "asia"]
Travel = Literal["land", "sea"]
HIGHEST_NUMBER = 6
# All distances between spaces are computed in advance, which takes quadratic memory, and drawing takes longer
# still: 200 spaces take 8 seconds.
SPACES_LIMIT = 400
NO_POSITION = "it must be a longitude (-180 to 180) and a latitude (-90 to 90)"
TABLES = ("spaces", "routes", "arrows", "places")


class Space(Struct, frozen=True):
    """A space of the map; `at` is longitude and latitude, `number` is 0 in Arabia."""

    name: dict[Language, str]
    terrain: Terrain
    at: tuple[float, float]
    continent: Continent | None = None
    number: int = 0


class Route(Struct, frozen=True):
    """A connection between two spaces, by land or by sea."""

    between: tuple[str, str]
    by: Travel


class Map(Struct, frozen=True):
    """Every space by id, the routes, and for each Place of Power the space its arrow leads to.

    `places` has the positions of the emblems of Places of Power, for drawing only.
    """

    spaces: dict[str, Space]
    routes: tuple[Route, ...]
    arrows: dict[str, str]
    places: dict[str, tuple[float, float]] = {}


def space_ids(toml: Toml) -> set[str]:
    """Every space named in the file, including those with mistakes."""
    return set(entries_or_empty(toml.value.get("spaces")))


def ids_of_places_with_arrows(toml: Toml) -> set[str]:
    """Every Place of Power with an arrow, even one that leads nowhere."""
    return set(entries_or_empty(toml.value.get("arrows")))


def read_map(
    toml: Toml, source: Language, report: Report, languages: Collection[Language] = LANGUAGES
) -> Map:
    """Reads `map.toml`. Wrong entries are reported and left out, so that the rest can still be checked."""
    for name in toml.value:
        if name not in TABLES:
            guess = report.did_you_mean_sentence(report.most_similar_word(name, TABLES))
            report.add("B123", toml.path, toml.position_of((name,)), guess, key=name)
    for name in ("spaces", "arrows", "places"):
        report_if_no_table(toml, name, report)
    if len(space_ids(toml)) > SPACES_LIMIT:
        at = toml.position_of(("spaces",))
        report.add("B103", toml.path, at, what="The map", limit=f"{SPACES_LIMIT} spaces")
    spaces: dict[str, Space] = {}
    for name in entries_or_empty(toml.value.get("spaces")):
        key: Key = ("spaces", name)
        if not is_kebab_case(name):
            report.add("B108", toml.path, toml.position_of(key), id=name)
        if name in PLACES:
            report.add("B110", toml.path, toml.position_of(key), what="Place of Power", id=name)
        space = read_struct(toml, key, Space, report)
        if space:
            check_translated_texts(toml, (*key, "name"), space.name, source, report, languages)
            spaces[name] = space
            _check_space_number(toml, key, space, report)
            _check_position(toml, (*key, "at"), space.at, report)
    known = space_ids(toml)
    routes = _read_routes(toml, known, report)
    arrows = _read_arrows(toml, known, report)
    listed = toml.value.get("routes")
    if len(spaces) == len(known) and isinstance(listed, list) and len(routes) == len(listed):
        _check_spaces_connected(toml, spaces, routes, report)
    return Map(spaces, routes, arrows, _read_emblem_positions(toml, arrows, report))


def check_translated_texts(
    toml: Toml,
    key: Key,
    texts: dict[Language, str],
    source: Language,
    report: Report,
    languages: Collection[Language] = LANGUAGES,
) -> None:
    """Reports a text with braces, and a missing one: an error in the source language, a note in others."""
    for language in languages:
        text = texts.get(language, "")
        if "{" in text or "}" in text:
            report.add("B403", toml.path, toml.position_of((*key, language)))
        if text.strip():
            continue
        if language == source:
            report.add("B122", toml.path, toml.position_of(key), key=source, table=format_dotted_key(key))
        else:
            report.add(
                "B501",
                toml.path,
                toml.position_of(key),
                what=format_dotted_key(key),
                language=LANGUAGE_TABLE[language].english,
            )


def _check_space_number(toml: Toml, key: Key, space: Space, report: Report) -> None:
    at = toml.position_of((*key, "number"))
    if not 0 <= space.number <= HIGHEST_NUMBER:
        report.add("B211", toml.path, at, why=f"a number lies between 1 and {HIGHEST_NUMBER}")
    elif (space.continent == "arabia") != (space.number == 0):
        report.add("B211", toml.path, at, why="the spaces of Arabia, and no others, have no number (N1.2)")
    elif space.continent is None and space.terrain != "sea":
        report.add("B211", toml.path, at, why="only the sea lies outside the continents (N1.4)")


def _check_position(toml: Toml, key: Key, at: tuple[float, float], report: Report) -> None:
    """Reports a position outside the earth's coordinates (or NaN), which cannot be drawn."""
    longitude, latitude = at
    if not (-180 <= longitude <= 180 and -90 <= latitude <= 90):
        report.add("B124", toml.path, toml.position_of(key), key=key[-1], why=NO_POSITION)


def _read_routes(toml: Toml, known: set[str], report: Report) -> tuple[Route, ...]:
    listed = toml.value.get("routes", [])
    if not isinstance(listed, list):
        report.add(
            "B124", toml.path, toml.position_of(("routes",)), key="routes", why="it must be a list of tables"
        )
        return ()
    routes: list[Route] = []
    seen: set[tuple[frozenset[str], Travel]] = set()
    for number in range(len(listed)):
        route = read_struct(toml, ("routes", number), Route, report)
        if route is None:
            continue
        at = toml.position_of(("routes", number, "between"))
        unknown = [name for name in route.between if name not in known]
        for name in unknown:
            guess = report.did_you_mean_sentence(report.most_similar_word(name, known))
            report.add("B128", toml.path, at, guess, what="space", name=name)
        if route.between[0] == route.between[1]:
            report.add("B209", toml.path, at, why="it leads from a space to itself")
        elif (frozenset(route.between), route.by) in seen:
            report.add("B209", toml.path, at, why="the same route stands there already")
        elif not unknown:
            routes.append(route)
            seen.add((frozenset(route.between), route.by))
    return tuple(routes)


def _read_arrows(toml: Toml, known: set[str], report: Report) -> dict[str, str]:
    arrows: dict[str, str] = {}
    for place, space in entries_or_empty(toml.value.get("arrows")).items():
        at = toml.position_of(("arrows", place))
        if place not in PLACES:
            report.add(
                "B128",
                toml.path,
                at,
                report.did_you_mean_sentence(report.most_similar_word(place, PLACES)),
                what="Place of Power",
                name=place,
            )
        elif not isinstance(space, str) or space not in known:
            guess = report.did_you_mean_sentence(report.most_similar_word(str(space), known))
            report.add("B128", toml.path, at, guess, what="space", name=space)
        else:
            arrows[place] = space
    return arrows


def _read_emblem_positions(
    toml: Toml, arrows: dict[str, str], report: Report
) -> dict[str, tuple[float, float]]:
    emblems: dict[str, tuple[float, float]] = {}
    for place, value in entries_or_empty(toml.value.get("places")).items():
        at = toml.position_of(("places", place))
        if place not in arrows:
            guess = report.did_you_mean_sentence(report.most_similar_word(place, arrows))
            report.add("B128", toml.path, at, guess, what="Place of Power", name=place)
            continue
        try:
            emblems[place] = msgspec.convert(value, tuple[float, float])
        except msgspec.ValidationError:
            report.add("B124", toml.path, at, key=place, why=NO_POSITION)
        else:
            _check_position(toml, ("places", place), emblems[place], report)
    return emblems


def _check_spaces_connected(
    toml: Toml, spaces: dict[str, Space], routes: tuple[Route, ...], report: Report
) -> None:
    neighbours: dict[str, list[str]] = {name: [] for name in spaces}
    for route in routes:
        first, second = route.between
        neighbours[first].append(second)
        neighbours[second].append(first)
    start = "baghdad" if "baghdad" in spaces else next(iter(spaces), None)
    reached: set[str] = set()
    waiting = [start] if start else []
    while waiting:
        here = waiting.pop()
        if here not in reached:
            reached.add(here)
            waiting += neighbours[here]
    for name in spaces:
        if name not in reached:
            report.add("B210", toml.path, toml.position_of(("spaces", name)), space=name, start=start)
