"""The map of the first Book: its geography, its continents, and how it plays (N1.2–N1.6, N4)."""

import tomllib
from collections import Counter
from functools import cache
from itertools import pairwise
from math import cos, hypot, radians
from pathlib import Path
from statistics import mean

import pytest

from serai.book.cartography.coast import is_land, shorelines
from serai.book.cartography.map_stats import (
    compute_map_statistics,
    neighbours_by_space,
    route_length_km,
    turns_to_each_space,
)
from serai.book.diagnostics import Report
from serai.book.languages import LANGUAGES
from serai.book.map import Map, Space, read_map
from serai.book.toml import read_toml
from serai.book.vocabulary import PLACES, to_kebab_case

FILE = Path(__file__).parents[2] / "packs" / "first-book" / "map.toml"
MUST_HAVE = (
    "Baghdad, Mecca, Damascus, Alexandria, Shiraz, Hamadan, Herat, Samarkand, Lhasa, Yalta, Bulgars, "
    "Serendib, P'an-P'an, Bantus, Tana, Zaila, Zaranj, Su-Chou, Rome, Balts, Constantinople, Cordoba, "
    "Timbuktu, Basra, Cairo"
)
# Ports often lie up a river, so within this distance of one a sea route may cross land.
HARBOUR = 1.8
# Straight lines cut capes and bays that the drawn curves avoid, so a quarter of a route may do so.
TOLERANCE = 0.25
# The Hellespont and the Danish Sound are too narrow for this coastline data.
STRAITS = {"sea-of-a-thousand-isles", "sea-of-the-varangians"}
# Boxes that cover the Mediterranean, from the Strait of Gibraltar to the Levant.
MEDITERRANEAN = ((-5.5, 30.0, 36.2, 41.0), (0.0, 41.0, 20.0, 45.8))


@cache
def world() -> Map:
    report = Report()
    toml = read_toml("map.toml", FILE.read_text(encoding="utf-8"), report)
    assert toml
    atlas = read_map(toml, "en", report)
    assert not report.diagnostics()
    return atlas


def degrees(first: Space, second: Space) -> float:
    (x1, y1), (x2, y2) = first.at, second.at
    return hypot((x2 - x1) * cos(radians((y1 + y2) / 2)), y2 - y1)


def test_the_map_has_the_spaces_that_a_game_needs():
    atlas = world()
    terrains = Counter(space.terrain for space in atlas.spaces.values())
    assert 140 <= len(atlas.spaces) <= 180
    assert 43 <= terrains["city"] <= 50
    assert min(terrains.values()) >= 12


@pytest.mark.rule("N1.5")
def test_every_city_that_the_rules_name_is_a_city_of_the_map():
    atlas = world()
    for city in MUST_HAVE.split(", "):
        assert atlas.spaces[to_kebab_case(city)].terrain == "city", city


def test_every_name_stands_in_three_languages_and_no_two_spaces_share_one():
    atlas = world()
    for language in LANGUAGES:
        names = [space.name[language] for space in atlas.spaces.values()]
        assert len(set(names)) == len(names)
    articles = {"en": ("the ",), "fr": ("le ", "la ", "les ", "l’"), "es": ("el ", "la ", "los ", "las ")}
    for name, space in atlas.spaces.items():
        said = [space.name[language].startswith(articles[language]) for language in LANGUAGES]
        if space.terrain != "city" and said[0]:
            assert all(said[1:]) or name in {"isle-of-the-angles"}, space.name


@pytest.mark.rule("N1.2")
def test_arabia_alone_has_no_numbers_and_they_rise_with_remoteness():
    atlas = world()
    steps = compute_map_statistics(atlas).steps
    by_number: dict[int, list[int]] = {}
    for name, space in atlas.spaces.items():
        assert (space.number == 0) == (space.continent == "arabia"), name
        by_number.setdefault(space.number, []).append(steps[name])
    assert sorted(by_number) == list(range(7))
    means = [mean(by_number[number]) for number in range(1, 7)]
    assert means == sorted(means)
    assert all(later - earlier > 0.5 for earlier, later in pairwise(means))
    for route in atlas.routes:
        first, second = (atlas.spaces[name].number for name in route.between)
        assert abs(first - second) <= (2 if first and second else 3), route


@pytest.mark.rule("N1.3")
def test_a_coastal_space_has_routes_of_both_kinds():
    atlas = world()
    for name, ways in neighbours_by_space(atlas).items():
        kinds = {by for _, by in ways}
        terrain = atlas.spaces[name].terrain
        if terrain in ("sea", "island"):
            assert kinds == {"sea"}, name
        elif "sea" in kinds:
            assert kinds == {"land", "sea"}, name
    ports = [name for name, space in atlas.spaces.items() if space.terrain not in ("sea", "island")]
    assert sum(any(by == "sea" for _, by in neighbours_by_space(atlas)[name]) for name in ports) >= 30


@pytest.mark.rule("N1.3")
def test_a_sea_route_touches_the_sea_and_a_land_route_never_does():
    atlas = world()
    for route in atlas.routes:
        terrains = {atlas.spaces[name].terrain for name in route.between}
        if route.by == "land":
            assert not terrains & {"sea", "island"}, route
        else:
            assert terrains & {"sea", "island"}, route


def _continent(space: Space) -> str | None:
    """The continent of a place by N1.4, from its longitude and latitude."""
    longitude, latitude = space.at
    if _in_arabia(longitude, latitude):
        return "arabia"
    around = any(
        west <= longitude <= east and south <= latitude <= north for west, south, east, north in MEDITERRANEAN
    )
    if around and space.terrain in ("sea", "island"):
        return "europa"
    if space.terrain == "sea":
        return "europa" if _in_europa(longitude, latitude) else None
    if _in_europa(longitude, latitude):
        return "europa"
    if longitude < 36 or (latitude < 15 and longitude < 57) or (longitude < 38 and latitude < 24):
        return "africa"
    return "india" if latitude < _north_of_india(longitude) else "asia"


def _in_arabia(longitude: float, latitude: float) -> bool:
    """From Antioch and Mosul to Hamadan, down both shores of the peninsula, with the Red Sea and the Gulf."""
    if latitude > 30:
        return 36 <= longitude <= 49 and latitude < 37 and (longitude < 49 and latitude >= 30)
    if latitude > 24:
        return 34.5 <= longitude <= (50.7 if latitude > 26.5 else 58)
    if latitude > 19:
        return 37 <= longitude <= 59.5
    return longitude >= 40 and longitude <= 55 and latitude >= 12.3 and not _off_the_horn(longitude, latitude)


def _off_the_horn(longitude: float, latitude: float) -> bool:
    return longitude > 46 and latitude < 14


def _in_europa(longitude: float, latitude: float) -> bool:
    """Whether a place is north and west of Arabia, and west of the line from the forest of the Alans to
    Bulgars.
    """
    east = 41.0 + (latitude - 44.5) * (49.5 - 41.0) / (55.0 - 44.5) if latitude > 44.5 else 41.0
    return (latitude > 37 and longitude <= east) or (latitude > 35.5 and longitude < -5)


def _north_of_india(longitude: float) -> float:
    """The border between India and Asia: Luristan, Sistan, the Hindu Kush, the Himalaya, Yunnan."""
    crest = (
        (46, 33),
        (52, 32.5),
        (58, 32.5),
        (64, 34),
        (70, 35.3),
        (76, 35),
        (80, 31),
        (88, 28),
        (97, 28),
        (99, 24),
        (108, 18),
        (125, 18),
    )
    for (x1, y1), (x2, y2) in pairwise(crest):
        if x1 <= longitude <= x2:
            return y1 + (y2 - y1) * (longitude - x1) / (x2 - x1)
    return 18.0


@pytest.mark.rule("N1.4")
def test_every_space_belongs_to_the_continent_that_its_place_says():
    wrong = {
        name: (space.continent, _continent(space))
        for name, space in world().spaces.items()
        if space.continent != _continent(space)
    }
    assert not wrong


@pytest.mark.rule("N1.4")
def test_what_the_rules_say_of_the_continents_by_name_holds():
    spaces = world().spaces
    said = {
        "europa": "bulgars yalta rome constantinople cordoba balts forest-of-the-alans sicily sea-of-syria",
        "africa": "groves-of-jerusalem alexandria cairo zaila timbuktu bantus",
        "india": "shiraz oak-woods-of-luristan serendib pan-pan tana zaranj",
        "asia": "samarkand lhasa herat mountains-of-quhistan su-chou",
        "arabia": "baghdad mecca damascus basra hamadan",
    }
    for continent, names in said.items():
        assert {spaces[name].continent for name in names.split()} == {continent}
    # The "5" forest lies east of Yalta, and nothing of Europa lies farther east than Bulgars.
    forest, oaks = spaces["forest-of-the-alans"], spaces["oak-woods-of-luristan"]
    assert (forest.terrain, forest.number) == ("forest", 5)
    assert spaces["yalta"].at[0] < forest.at[0]
    assert (
        max(space.at[0] for space in spaces.values() if space.continent == "europa")
        == spaces["bulgars"].at[0]
    )
    # The "2" forest lies between Shiraz and Hamadan, and the olives between Damascus and Alexandria.
    assert (oaks.terrain, oaks.number) == ("forest", 2)
    assert spaces["hamadan"].at[0] < oaks.at[0] < spaces["shiraz"].at[0]
    assert spaces["hamadan"].at[1] > oaks.at[1] > spaces["shiraz"].at[1]
    olives = spaces["groves-of-jerusalem"]
    assert olives.terrain == "forest"
    assert spaces["alexandria"].at[0] < olives.at[0] < spaces["damascus"].at[0]
    west = spaces["mountains-of-quhistan"]
    assert west.terrain == "mountain"
    assert west.at[0] < spaces["herat"].at[0]


@pytest.mark.rule("N1.6")
def test_an_arrow_leads_out_of_each_place_of_power_to_a_space_near_its_emblem():
    atlas = world()
    assert set(atlas.arrows) == set(atlas.places) == set(PLACES)
    for place, space in atlas.arrows.items():
        emblem = Space({"en": place}, "city", atlas.places[place])
        away = {name: degrees(emblem, one) for name, one in atlas.spaces.items()}
        assert away[space] <= 10, place
        assert min(away.values()) >= 2, place
    assert len(set(atlas.arrows.values())) == len(PLACES)


def test_seas_lie_on_the_sea_and_everything_else_on_land():
    small = {"isles-of-pearls", "fortunate-isles", "isles-of-the-moon", "isle-of-the-roc", "cowrie-isles"}
    for name, space in world().spaces.items():
        assert is_land(*space.at) == (space.terrain != "sea") or name in small, name


def test_routes_keep_to_their_element():
    atlas = world()
    steps = 60
    for route in atlas.routes:
        first, second = (atlas.spaces[name] for name in route.between)
        wrong = 0
        for step in range(steps):
            along = (step + 0.5) / steps
            place = (
                first.at[0] + (second.at[0] - first.at[0]) * along,
                first.at[1] + (second.at[1] - first.at[1]) * along,
            )
            if is_land(*place) != (route.by == "land"):
                here = Space({}, "sea", place)
                ports = [space for space in (first, second) if route.by == "sea" and space.terrain != "sea"]
                wrong += not any(degrees(here, port) < HARBOUR for port in ports)
        allowed = 0.35 if STRAITS & {*route.between} else TOLERANCE
        assert wrong / steps <= allowed, (route, wrong / steps)


def test_no_two_land_spaces_of_a_route_have_a_sea_between_them():
    """A land route may cross a strait, but not a sea: no 250 km of water in one piece."""
    atlas = world()
    for route in atlas.routes:
        if route.by == "sea":
            continue
        first, second = (atlas.spaces[name].at for name in route.between)
        steps = max(2, int(route_length_km(atlas, route) / 10))
        wet = longest = 0
        for step in range(steps):
            along = (step + 0.5) / steps
            x, y = first[0] + (second[0] - first[0]) * along, first[1] + (second[1] - first[1]) * along
            wet = 0 if is_land(x, y) else wet + 1
            longest = max(longest, wet)
        assert longest * route_length_km(atlas, route) / steps < 250, route


def test_routes_are_not_absurdly_long_and_spaces_not_crowded():
    atlas = world()
    assert max(route_length_km(atlas, route) for route in atlas.routes if route.by == "land") < 1530
    assert max(route_length_km(atlas, route) for route in atlas.routes) < 1560
    names = list(atlas.spaces)
    for number, name in enumerate(names):
        for other in names[:number]:
            assert degrees(atlas.spaces[name], atlas.spaces[other]) > 1.8, (name, other)


@pytest.mark.rule("N4.3")
def test_from_baghdad_every_space_is_within_eight_turns_and_the_nearer_edges_within_four():
    atlas = world()
    rich = turns_to_each_space(atlas, "baghdad", (4, 4))
    assert set(rich) == set(atlas.spaces)
    assert max(rich.values()) <= 8
    for edge in (
        "cordoba",
        "balts",
        "bulgars",
        "bantus",
        "kilwa",
        "lhasa",
        "serendib",
        "timbuktu",
        "kashgar",
    ):
        assert 2 <= rich[edge] <= 4, edge
    poor = turns_to_each_space(atlas, "baghdad", (3, 2))
    assert max(poor.values()) <= 8
    assert all(poor[name] >= rich[name] for name in atlas.spaces)


@pytest.mark.rule("N4.3")
def test_moves_of_the_slower_kind_are_bounded_and_so_is_their_sum():
    """A poor hero moves three spaces, at most two by sea; a princely one five, at most three by land."""
    atlas = world()
    here = turns_to_each_space(atlas, "mecca", (3, 2))
    assert here["sea-of-reefs"] == here["gate-of-tears"] == 1
    assert here["zaila"] == 2
    assert turns_to_each_space(atlas, "mecca", (3, 5))["zaila"] == 1


def test_the_roads_are_pleasant_to_travel():
    """There are few dead ends, no oversized crossroads, and an alternative to every route."""
    atlas = world()
    found = compute_map_statistics(atlas)
    assert min(found.degrees.values()) >= 2
    assert max(found.degrees.values()) <= 6
    assert 3.2 <= mean(found.degrees.values()) <= 4.2
    for route in atlas.routes:
        rest = Map(atlas.spaces, tuple(one for one in atlas.routes if one != route), atlas.arrows)
        assert route.between[1] in turns_to_each_space(rest, route.between[0], (1, 1)), (
            f"only one way: {route}"
        )


def test_no_space_is_far_from_a_city_and_no_two_cities_are_neighbours_everywhere():
    atlas = world()
    cities = [name for name, space in atlas.spaces.items() if space.terrain == "city"]
    nearest = dict.fromkeys(atlas.spaces, 99)
    for city in cities:
        for name, steps in turns_to_each_space(atlas, city, (1, 1)).items():
            nearest[name] = min(nearest[name], steps)
    assert max(nearest.values()) <= 3
    joined = sum({*route.between} <= set(cities) for route in atlas.routes)
    assert joined <= len(atlas.routes) / 8


def test_the_file_is_written_by_hand_and_keeps_its_order():
    """Baghdad comes first, and no route occurs twice in either direction."""
    toml = tomllib.loads(FILE.read_text(encoding="utf-8"))
    pairs = [(frozenset(route["between"]), route["by"]) for route in toml["routes"]]
    assert len(set(pairs)) == len(pairs)
    assert next(iter(toml["spaces"])) == "baghdad"


def test_the_coastline_is_whole():
    """Well-known places: capes, straits, islands, and the Caspian Sea."""
    land = {
        "Rome": (12.6, 41.9),
        "Ceylon": (80.7, 7.5),
        "Crimea": (34.3, 45.2),
        "Sinai": (33.8, 29.3),
        "Java": (110.0, -7.3),
    }
    water = {
        "Caspian": (51.0, 41.0),
        "Red Sea": (38.0, 20.5),
        "Aegean": (25.2, 38.9),
        "Gulf": (51.5, 27.0),
        "Bengal": (88.0, 15.0),
    }
    assert all(is_land(*place) for place in land.values())
    assert not any(is_land(*place) for place in water.values())
    assert 3_000 < sum(len(ring) // 2 for ring in shorelines()) < 8_000


def test_an_emblem_needs_a_place_of_power_and_a_longitude_and_a_latitude():
    text = FILE.read_text(encoding="utf-8")
    for damaged, code in (
        ("[places]\nbaghdad = [1.0, 2.0]", "B128"),
        ("[places]\nstonehenge = 'here'", "B124"),
    ):
        report = Report()
        text_of_places = text[text.index("[places]") : text.index("# Arabia: ")]
        toml = read_toml("map.toml", text.replace(text_of_places, f"{damaged}\n\n"), report)
        assert toml
        assert read_map(toml, "en", report).places == {}
        assert [one.code for one in report.diagnostics()] == [code]
