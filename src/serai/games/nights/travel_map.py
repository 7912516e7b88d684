"""Distances, nearest cities, and the spaces where a move can end (N4)."""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from serai.book.map import Map
from serai.table.decision import OptionTuple

Neighbours: TypeAlias = dict[str, tuple[str, ...]]
"""For each space, the spaces that are one step away."""

STAY = ("stay",)
NOWHERE = frozenset[str]()
# Land and sea rates for each level of wealth (N4.1).
RATES = ((3, 2), (3, 2), (3, 2), (4, 4), (4, 4), (3, 5), (2, 6))

MENUS_CACHED = 1 << 11
"""How many move menus are cached, at a few kilobytes each. Statuses and treasures make thousands of different
ones.
"""


class MoveLimits(NamedTuple):
    """Everything that determines where a move can end; also its cache key.

    `total` bounds all moves, `land` and `sea` those of each kind (N4.3). `hops` lets a Sultan count each city
    as one space; `place` is the Place of Power that may be entered; `homes` are the only cities in which the
    turn may end, if there are any; with `anywhere` no space is too far.
    """

    space: str
    land: int
    sea: int
    total: int
    hops: bool = False
    place: str = ""
    homes: frozenset[str] = frozenset()
    anywhere: bool = False


class TravelMap:
    def __init__(self, atlas: Map) -> None:
        self.spaces: Final = tuple(atlas.spaces)
        self.terrain: Final = {name: space.terrain for name, space in atlas.spaces.items()}
        self.number: Final = {name: space.number for name, space in atlas.spaces.items()}
        self.continent: Final = {name: space.continent for name, space in atlas.spaces.items()}
        self.cities: Final = tuple(name for name, terrain in self.terrain.items() if terrain == "city")
        self.arrows: Final = atlas.arrows
        self.land: Final = self._neighbours(atlas, "land")
        self.sea: Final = self._neighbours(atlas, "sea")
        self._steps = {
            name: (*product(self.land[name], (False,)), *product(self.sea[name], (True,)))
            for name in self.spaces
        }
        """The neighbours of each space, and whether the route is by sea."""
        self._distances = {name: self._distances_from(name) for name in self.spaces}
        self.nearest_cities: Final = {name: self._nearest_cities(name) for name in self.spaces}
        self.hops: Final = {name: self._next_cities_and_whether_by_sea(name) for name in self.spaces}
        self._land_and_hops = self._with_hops(self.land, by_sea=False)
        self._sea_and_hops = self._with_hops(self.sea, by_sea=True)
        self._options = {name: f"move:{name}" for name in (*self.spaces, *self.arrows)}
        self.move_options: Final = lru_cache(MENUS_CACHED)(self._compute_move_options)
        """The options of a move: to stay, or to go to any space within reach."""
        self._spaces_in_reach = lru_cache(MENUS_CACHED)(self._compute_spaces_in_reach)
        self._plain: dict[tuple[str, int], OptionTuple] = {}
        self._found: dict[tuple[str | None, str | None], tuple[str, ...]] = {}

    def _neighbours(self, atlas: Map, kind: str) -> Neighbours:
        found: dict[str, list[str]] = {name: [] for name in self.spaces}
        for route in atlas.routes:
            if route.by == kind:
                first, second = route.between
                found[first].append(second)
                found[second].append(first)
        return {name: tuple(dict.fromkeys(others)) for name, others in found.items()}

    def _distances_from(self, start: str) -> dict[str, int]:
        """Distances from a space. In a draft's map, unconnected spaces are farther than anything else."""
        reached = {start: 0}
        waiting = [start]
        for here in waiting:
            for neighbour in (*self.land[here], *self.sea[here]):
                if neighbour not in reached:
                    reached[neighbour] = reached[here] + 1
                    waiting.append(neighbour)
        return dict.fromkeys(self.spaces, len(self.spaces)) | reached

    def distance(self, first: str, second: str) -> int:
        """The fewest steps along routes of any kind. A Place of Power is one step beyond the end of its arrow
        (N4.6).
        """
        beyond = (first in self.arrows) + (second in self.arrows) if first != second else 0
        return self._distances[self.arrows.get(first, first)][self.arrows.get(second, second)] + beyond

    def _nearest_cities(self, space: str) -> tuple[str, ...]:
        near = min((self._distances[space][city] for city in self.cities), default=0)
        return tuple(city for city in self.cities if self._distances[space][city] == near)

    def cities_farther_than(self, space: str, distance: int) -> tuple[str, ...]:
        """The cities farther away than `distance`; on a small map the farthest ones."""
        far = {city: self._distances[space][city] for city in self.cities if city != space}
        distance = min(distance, max(far.values(), default=1) - 1)
        return tuple(city for city, away in far.items() if away > distance)

    def _next_cities_and_whether_by_sea(self, start: str) -> tuple[tuple[str, bool], ...]:
        """The next cities with no other city between, and whether any part of the way is by sea (N10.25).

        A city may appear twice, with both values.
        """
        reached = {(start, False)}
        waiting = [(start, False)]
        for here, sailed in waiting:
            for neighbour, by_sea in self._steps[here]:
                way = neighbour, sailed or by_sea
                if neighbour != start and way not in reached:
                    reached.add(way)
                    if self.terrain[neighbour] != "city":
                        waiting.append(way)
        ways = ((city, by_sea) for city in self.cities if city != start for by_sea in (False, True))
        return tuple(way for way in ways if way in reached)

    def _with_hops(self, routes: Neighbours, *, by_sea: bool) -> Neighbours:
        """The routes, and the ways by land (or by sea) to the next cities, each as a single step."""
        return {
            name: neighbours + tuple(city for city, sailed in self.hops[name] if sailed is by_sea)
            for name, neighbours in routes.items()
        }

    def move_options_by_wealth(self, space: str, wealth: int) -> OptionTuple:
        """The options of a move that is limited only by wealth."""
        known = self._plain.get((space, wealth))
        if known is None:
            land, sea = RATES[wealth]
            known = self._plain[space, wealth] = self.move_options(
                MoveLimits(space, land, sea, max(land, sea))
            )
        return known

    def _compute_move_options(self, reach: MoveLimits) -> OptionTuple:
        space, place, homes = reach.space, reach.place, reach.homes
        if reach.anywhere:
            ends, is_place_near = [end for end in self.spaces if end != space], True
        else:
            ends, passed, menu = self._spaces_in_reach(space, reach.land, reach.sea, reach.total, reach.hops)
            is_place_near = self.arrows.get(place) in passed
            if not homes and not is_place_near:
                return menu
        may_stay = True
        if homes:
            ends = [end for end in ends if self.terrain[end] != "city" or end in homes]
            may_stay = self.terrain[space] != "city" or space in homes
        moves = [self._options[end] for end in ends]
        if place and is_place_near:
            moves.append(self._options[place])
        return OptionTuple([*STAY, *moves] if may_stay or not moves else moves)

    def _compute_spaces_in_reach(
        self, start: str, land: int, sea: int, total: int, hops: bool
    ) -> tuple[list[str], frozenset[str], OptionTuple]:
        """The spaces where a move of at least one step can end, in the order of the map, those from which a
        move can go on, and the menu if nothing else limits the move.
        """
        by_land, by_sea = (self._land_and_hops, self._sea_and_hops) if hops else (self.land, self.sea)
        fast, slow = (by_land, by_sea) if sea <= land else (by_sea, by_land)
        too_slow = min(land, sea) + 1
        # For each space reached so far, and by the last step, the fewest slow steps on the way.
        reached, latest, passed = {start: 0}, {start: 0}, NOWHERE
        for _ in range(total):
            passed, further = frozenset(reached), dict[str, int]()
            for here, slow_steps in latest.items():
                for routes, used in ((fast, slow_steps), (slow, slow_steps + 1)):
                    for there in routes[here]:
                        if used < reached.get(there, too_slow):
                            reached[there] = further[there] = used
            latest = further
        ends = [space for space in self.spaces if space in reached and space != start]
        return ends, passed, OptionTuple([*STAY, *map(self._options.__getitem__, ends)])

    def spaces_within(self, space: str, distance: int) -> tuple[str, ...]:
        """The spaces within `distance` of a space or a Place of Power (N4.6)."""
        near, beyond = self._distances[self.arrows.get(space, space)], space in self.arrows
        return tuple(name for name in self.spaces if near[name] + beyond <= distance)

    def find_spaces(self, terrain: str | None, continent: str | None) -> tuple[str, ...]:
        known = self._found.get((terrain, continent))
        if known is None:
            known = self._found[terrain, continent] = self._search_spaces(terrain, continent)
        return known

    def _search_spaces(self, terrain: str | None, continent: str | None) -> tuple[str, ...]:
        return tuple(
            name
            for name in self.spaces
            if (terrain is None or self.terrain[name] == terrain)
            and (continent is None or self.continent[name] == continent)
        )
