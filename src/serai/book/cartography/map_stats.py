"""Statistics of a map: distances, travel times, and how the spaces are distributed."""

from collections import Counter
from math import cos, hypot, radians
from statistics import mean

from msgspec import Struct
from rich.table import Table

from serai.book.languages import FALLBACK, Language
from serai.book.map import Map, Route, Travel
from serai.book.vocabulary import CONTINENTS, TERRAINS

START = "baghdad"
# Land and sea rates of a rich hero and of a poor one (N4.1).
RICH, POOR = (4, 4), (3, 2)
KILOMETRES = 111.2
NOWHERE = "no continent"


class MapStatistics(Struct, frozen=True):
    """Steps and turns are counted from where heroes start; unreachable spaces are missing."""

    steps: dict[str, int]
    turns_rich: dict[str, int]
    turns_poor: dict[str, int]
    degrees: dict[str, int]
    continents: dict[str, Counter[str]]


def compute_map_statistics(atlas: Map) -> MapStatistics:
    start = START if START in atlas.spaces else next(iter(atlas.spaces))
    neighbours = neighbours_by_space(atlas)
    continents: dict[str, Counter[str]] = {name: Counter() for name in (*CONTINENTS, NOWHERE)}
    for space in atlas.spaces.values():
        continents[space.continent or NOWHERE][space.terrain] += 1
    return MapStatistics(
        turns_to_each_space(atlas, start, (1, 1)),
        turns_to_each_space(atlas, start, RICH),
        turns_to_each_space(atlas, start, POOR),
        {name: len({other for other, _ in found}) for name, found in neighbours.items()},
        continents,
    )


def neighbours_by_space(atlas: Map) -> dict[str, list[tuple[str, Travel]]]:
    """The spaces one step away from each space, and how to travel there."""
    found: dict[str, list[tuple[str, Travel]]] = {name: [] for name in atlas.spaces}
    for route in atlas.routes:
        first, second = route.between
        found[first].append((second, route.by))
        found[second].append((first, route.by))
    return found


def turns_to_each_space(atlas: Map, start: str, rates: tuple[int, int]) -> dict[str, int]:
    """How many turns it takes to reach each space at these land and sea rates (N4.3)."""
    neighbours = neighbours_by_space(atlas)
    reached = {start: 0}
    edge = [start]
    turn = 0
    while edge:
        turn += 1
        following: list[str] = []
        for here in edge:
            for space in _reachable_in_one_turn(neighbours, here, rates):
                if space not in reached:
                    reached[space] = turn
                    following.append(space)
        edge = following
    return reached


def _reachable_in_one_turn(
    neighbours: dict[str, list[tuple[str, Travel]]], start: str, rates: tuple[int, int]
) -> list[str]:
    land, sea = rates
    slow: Travel = "sea" if sea <= land else "land"
    level, seen = [(start, 0)], {(start, 0)}
    for _ in range(max(rates)):
        following: list[tuple[str, int]] = []
        for here, used in level:
            for space, by in neighbours[here]:
                now = (space, used + (by == slow))
                if now[1] <= min(rates) and now not in seen:
                    seen.add(now)
                    following.append(now)
        level = following
    return sorted({space for space, _ in seen})


def route_length_km(atlas: Map, route: Route) -> float:
    (x1, y1), (x2, y2) = (atlas.spaces[name].at for name in route.between)
    return KILOMETRES * hypot((x2 - x1) * cos(radians((y1 + y2) / 2)), y2 - y1)


def map_stats_tables(atlas: Map, language: Language = FALLBACK) -> list[Table]:
    """The statistics as tables for the terminal."""
    stats = compute_map_statistics(atlas)
    return [
        _terrain_table(atlas, stats),
        _turns_from_baghdad_table(stats),
        _space_numbers_table(atlas, stats),
        _routes_per_space_table(atlas, stats),
        _city_distances_table(atlas, stats, language),
    ]


def _new_table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def _terrain_table(atlas: Map, statistics: MapStatistics) -> Table:
    table = _new_table("Spaces by continent and terrain", "", *TERRAINS, "all")
    for continent, counts in statistics.continents.items():
        table.add_row(continent, *(str(counts[one] or "") for one in TERRAINS), str(counts.total()))
    whole = sum(statistics.continents.values(), Counter[str]())
    table.add_section()
    table.add_row("all", *(str(whole[one]) for one in TERRAINS), str(len(atlas.spaces)))
    return table


def _turns_from_baghdad_table(statistics: MapStatistics) -> Table:
    most = max(*statistics.turns_rich.values(), *statistics.turns_poor.values())
    table = _new_table("Spaces by turns from Baghdad", "rates (land/sea)", *map(str, range(most + 1)), "mean")
    for rates, counted in ((RICH, statistics.turns_rich), (POOR, statistics.turns_poor)):
        counts = Counter(counted.values())
        row = [str(counts[turn] or "") for turn in range(most + 1)]
        table.add_row(f"{rates[0]}/{rates[1]}", *row, f"{mean(counted.values()):.1f}")
    return table


def _space_numbers_table(atlas: Map, statistics: MapStatistics) -> Table:
    table = _new_table("Numbers by steps from Baghdad", "number", "spaces", "nearest", "mean", "farthest")
    for number in range(7):
        alike = [name for name, space in atlas.spaces.items() if space.number == number]
        steps = [statistics.steps[name] for name in alike if name in statistics.steps]
        if steps:
            table.add_row(
                str(number), str(len(steps)), str(min(steps)), f"{mean(steps):.1f}", str(max(steps))
            )
    return table


def _routes_per_space_table(atlas: Map, statistics: MapStatistics) -> Table:
    table = _new_table("Ways out of a space", "ways", "spaces")
    for degree, count in sorted(Counter(statistics.degrees.values()).items()):
        table.add_row(str(degree), str(count))
    by = Counter(route.by for route in atlas.routes)
    table.caption = f"{len(atlas.routes)} routes: {by['land']} by land, {by['sea']} by sea."
    return table


def _city_distances_table(atlas: Map, statistics: MapStatistics, language: Language) -> Table:
    table = _new_table("Cities, from Baghdad", "city", "number", "steps", "turns 4/4", "turns 3/2", "km")
    cities = [name for name in statistics.steps if atlas.spaces[name].terrain == "city"]
    start = START if START in atlas.spaces else next(iter(atlas.spaces))
    for city in sorted(cities, key=lambda name: (statistics.steps[name], name)):
        space = atlas.spaces[city]
        far = route_length_km(atlas, Route((start, city), "land"))
        counted = (
            space.number or "",
            statistics.steps[city],
            statistics.turns_rich[city],
            statistics.turns_poor[city],
        )
        table.add_row(space.name.get(language, city), *map(str, counted), f"{far:,.0f}")
    return table
