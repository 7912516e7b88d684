"""The map as a list of spaces, with distances by land and by sea and what is there."""

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

from msgspec import Struct

from serai.book.statuses import CITY_MARKS
from serai.book.vocabulary import PLACES
from serai.games.nights.board import Board
from serai.games.nights.locales.phrases import NightsPhrases
from serai.games.nights.travel_map import TravelMap
from serai.locales.localizer import Localizer
from serai.locales.rendered_text import RouteInfo
from serai.locales.texts import Names

SIGNS = {"city": "⌂", "mountain": "▲", "sea": "≈", "desert": "∴", "forest": "♣", "island": "◌"}
PLACE_SIGN = "✦"
"""The sign of a Place of Power. Other spaces have the sign of their terrain."""

CONTINENTS = ("arabia", "europa", "africa", "india", "asia")


class ListedSpace(Struct, frozen=True):
    """An entry of the list. `group` is its heading."""

    space: str
    sign: str
    name: str
    terrain: str
    number: int
    way: RouteInfo
    way_phrase: str
    there: tuple[str, ...]
    """Phrases for the heroes and markers that are there."""
    group: str


@lru_cache(maxsize=256)  # each space of several maps
def shortest_routes_from(travel_map: TravelMap, start: str) -> Mapping[str, RouteInfo]:
    """The shortest route to every space; among equal ones, that with the fewest steps by sea."""
    start = travel_map.arrows.get(start, start)
    found = {start: RouteInfo(0, 0, 0, ())}
    level = [start]
    while level:
        following: dict[str, RouteInfo] = {}
        for here in level:
            way = found[here]
            passed = (*way.passed, here) if here != start else ()
            steps = (
                ((one, 1, 0) for one in travel_map.land[here]),
                ((one, 0, 1) for one in travel_map.sea[here]),
            )
            for neighbour, land, sea in (step for kind in steps for step in kind):
                if neighbour not in found:
                    new = RouteInfo(way.steps + 1, way.land + land, way.sea + sea, passed)
                    known = following.get(neighbour)
                    if known is None or new.sea < known.sea:
                        following[neighbour] = new
        found |= following
        level = list(following)
    return found


class MapListing:
    """Lists spaces in one language, seen from one space."""

    def __init__(self, localizer: Localizer, phrases: NightsPhrases, board: Board, names: Names) -> None:
        self._localizer = localizer
        self._say = localizer.say
        self._phrases = phrases
        self._board = board
        self._names = names

    def ids_of_spaces_and_places(self) -> list[str]:
        """Every space, and the Places of Power that the Book has."""
        book = self._phrases.book
        return [*book.map.spaces, *(place for place in PLACES if place in book.places)]

    def make_listed_spaces(
        self, spaces: Iterable[str], start: str, *, group_by_distance: bool
    ) -> list[ListedSpace]:
        """The spaces by distance, cities first, or by continent."""
        ways = shortest_routes_from(self._phrases.world.travel_map, start)
        told = [
            (self._sort_key(space, start, ways, group_by_distance=group_by_distance), space)
            for space in spaces
        ]
        return [
            self.make_listed_space(space, start, ways, group_by_distance=group_by_distance)
            for _, space in sorted(told)
        ]

    def _sort_key(
        self, space: str, start: str, routes: Mapping[str, RouteInfo], *, group_by_distance: bool
    ) -> tuple[int, int, bool, str]:
        known = self._phrases.book.map.spaces.get(space)
        steps = self._route_to_space(space, start, routes).steps
        name = fold_case_and_accents(self._phrases.space_name(space))
        if group_by_distance:
            return steps, 0, known is None or known.terrain != "city", name
        continent = known.continent if known else None
        group = CONTINENTS.index(continent) if continent else len(CONTINENTS) + (known is None)
        return group, steps, known is None or known.terrain != "city", name

    def _route_to_space(self, space: str, start: str, routes: Mapping[str, RouteInfo]) -> RouteInfo:
        """The route to a space. A Place of Power is one step beyond the end of its arrow (N4.6)."""
        arrows = self._phrases.world.travel_map.arrows
        if space == start:
            return RouteInfo(0, 0, 0, ())
        end = arrows.get(space, space)
        way = routes.get(end, RouteInfo(0, 0, 0, ()))
        beyond = (space in arrows) + (start in arrows)
        passed = (*way.passed, end) if space in arrows and way.steps else way.passed
        return RouteInfo(way.steps + beyond, way.land, way.sea, passed)

    def make_listed_space(
        self, space: str, start: str, routes: Mapping[str, RouteInfo], *, group_by_distance: bool
    ) -> ListedSpace:
        known = self._phrases.book.map.spaces.get(space)
        way = self._route_to_space(space, start, routes)
        terrain = self._say(f"terrain-{known.terrain}" if known else "nights-place-of-power")
        return ListedSpace(
            space=space,
            sign=SIGNS[known.terrain] if known else PLACE_SIGN,
            name=self._phrases.space_name(space),
            terrain=terrain,
            number=known.number if known else 0,
            way=way,
            way_phrase=self.route_phrase(way),
            there=tuple(self.occupant_and_marker_phrases(space)),
            group=self._distance_phrase(way.steps) if group_by_distance else self._continent_name(space),
        )

    def _distance_phrase(self, steps: int) -> str:
        return self._phrases.distance_phrase(steps) if steps else self._say("map-here")

    def _continent_name(self, space: str) -> str:
        known = self._phrases.book.map.spaces.get(space)
        if known is None:
            return self._say("map-places-of-power")
        return self._say(f"continent-{known.continent}") if known.continent else self._say("map-open-sea")

    def route_phrase(self, route: RouteInfo) -> str:
        if not route.steps:
            return self._say("map-here")
        if route.steps != route.land + route.sea:
            return self._phrases.distance_phrase(route.steps)
        if not route.sea:
            return self._say("map-by-land", count=route.land)
        if not route.land:
            return self._say("map-by-sea", count=route.sea)
        return self._say("map-by-both", land=route.land, sea=route.sea)

    def occupant_and_marker_phrases(self, space: str, except_seat: str = "") -> Iterable[str]:
        """A phrase for the heroes in a space (without that of `except_seat`), and one per marker there."""
        standing: list[str] = []
        for seat, hero in self._board.heroes.items():
            if hero.hero and hero.space == space and seat != except_seat:
                standing.append(self._names.get(seat, seat))
        if standing:
            yield self._say("map-standing", names=self._localizer.join_list(standing), count=len(standing))
        for seat, hero in self._board.heroes.items():
            name = self._names.get(seat, seat)
            for status, city in hero.marked.items():
                if city == space and status in CITY_MARKS:
                    yield self._say(f"map-{CITY_MARKS[status]}", name=name)
            if hero.destination == space:
                yield self._say("map-destination", name=name)
            if space in hero.quest_claimed:
                yield self._say("map-claimed", name=name)
            elif space in hero.quest_places:
                yield self._say("map-quest", name=name)
            if space in hero.cards:
                yield self._say("map-city-card", name=name)


def fold_case_and_accents(text: str) -> str:
    """Folds case and accents, for searching."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in parts if not unicodedata.combining(character))
