"""The journeys of heroes: paths from space to space, and the map with all journeys drawn on it."""

import re
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from serai.book.map import Map
from serai.games.nights.state import HOME
from serai.table import Event

_ROUTE = re.compile(rb'<path class="route \w+" data-from="([^"]+)" data-to="([^"]+)" d="M([^"]+)Q([^"]+)"/>')
_SPOT = re.compile(
    rb'<g class="(?:space|place)[^>]*?data-(?:space|place)="([^"]+)"[^>]*?translate\(([^)]+)\)'
)
_NUMBER = re.compile(r"-?\d*\.?\d+")
_SEALS, _NAMES = b'<g id="map-spaces">', b'<g id="map-names">'
_VIEW = re.compile(rb'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_DRAWN = 'class="journeys" fill="none" stroke-linecap="round" stroke-linejoin="round"'
_CASING = "stroke:#f6ecd9;stroke:var(--map-paper);opacity:.85"
MARGIN, LEAST, SHAPE = 130.0, 900.0, 1.45
"""The margin around the journeys, and the minimum width and aspect ratio of the map section."""


class Point(NamedTuple):
    x: float
    y: float


class Crop(NamedTuple):
    """A rectangle of the map."""

    x: float
    y: float
    across: float
    down: float


class ShortestPaths:
    """Shortest paths on a map."""

    def __init__(self, world_map: Map) -> None:
        self._by = {
            pair: route.by for route in world_map.routes for pair in (route.between, route.between[::-1])
        }
        self._near: dict[str, list[str]] = {}
        for first, second in self._by:
            self._near.setdefault(first, []).append(second)

    def path(self, origin: str, space: str) -> list[str]:
        """The spaces of a shortest path with both ends; just the ends if they are not connected."""
        before: dict[str, str] = {origin: ""}
        waiting = deque([origin])
        while waiting and space not in before:
            here = waiting.popleft()
            for near in self._near.get(here, ()):
                if near not in before:
                    before[near] = here
                    waiting.append(near)
        if space not in before:
            return [origin, space]
        path = [space]
        while before[path[-1]]:
            path.append(before[path[-1]])
        return path[::-1]

    def way_of_travel(self, origin: str, space: str) -> str:
        """`sail`, `road` or `both`."""
        by = {self._by.get(pair) for pair in pairwise(self.path(origin, space))}
        return "sail" if by == {"sea"} else "road" if by == {"land"} else "both"


def spaces_visited(events: Iterable[Event], seat: str, space_if_unmoved: str) -> list[str]:
    """The spaces of a hero in order, from its first. `space_if_unmoved` is its space if it never moved."""
    been: list[str] = []
    for event in events:
        if event.key == "moved" and event.args["seat"] == seat:
            if not been:
                been.append(str(event.args["origin"]))
            been.append(str(event.args["space"]))
        elif event.key == "died" and event.args["seat"] == seat:
            been += [HOME] if been else [str(event.args["space"]), HOME]
    return been or [space_if_unmoved]


class JourneyMap:
    """A map SVG on which journeys are drawn."""

    def __init__(self, map_svg: bytes, world_map: Map) -> None:
        self._drawn = map_svg
        self._roads = ShortestPaths(world_map)
        self._spots = {
            name.decode(): Point(*_parse_numbers(at.decode())[:2]) for name, at in _SPOT.findall(map_svg)
        }
        self._curves: dict[tuple[str, str], list[Point]] = {}
        for first, second, start, rest in _ROUTE.findall(map_svg):
            x0, y0 = _parse_numbers(start.decode())
            x1, y1, x2, y2 = _parse_numbers(rest.decode())
            between = (first.decode(), second.decode())
            curve = _curve_points(Point(x0, y0), Point(x1, y1), Point(x2, y2))
            self._curves[between] = curve
            self._curves[between[::-1]] = curve[::-1]

    def draw_journeys(
        self, spaces_by_seat: Mapping[str, Sequence[str]], pigments: Mapping[str, str]
    ) -> bytes:
        """The map section with the journeys of all seats, drawn below symbols and names."""
        been = {space for spaces in spaces_by_seat.values() for space in spaces}
        view = self._crop_to_journeys(been)
        # Scale the line width, so that it looks the same at any size of the section.
        broad = max(4.5, view.across / 300)
        casing = f'style="{_CASING};stroke-width:{1.9 * broad:.1f}px"'
        middle = (len(spaces_by_seat) - 1) / 2
        lines: list[str] = []
        rings: list[str] = []
        for number, (seat, spaces) in enumerate(spaces_by_seat.items()):
            ink = f'style="stroke:{pigments[seat]};stroke-width:{broad:.1f}px"'
            for path in self._svg_paths(spaces, (number - middle) * 1.1 * broad):
                lines.append(f'<path {casing} d="{path}"/><path {ink} d="{path}"/>')
            if spaces and spaces[-1] in self._spots:
                spot = self._spots[spaces[-1]]
                ring = f'cx="{spot.x:g}" cy="{spot.y:g}" r="{20 + 1.4 * broad * (number + 1):.1f}"'
                rings.append(f"<circle {casing} {ring}/><circle {ink} {ring}/>")
        drawn = f"<g {_DRAWN}>{''.join(lines)}</g>\n".encode()
        ended = f"<g {_DRAWN}>{''.join(rings)}</g>\n".encode()
        drawing = self._drawn.replace(_SEALS, drawn + _SEALS, 1).replace(_NAMES, ended + _NAMES, 1)
        shown = f'viewBox="{view.x:.0f} {view.y:.0f} {view.across:.0f} {view.down:.0f}"'
        return _VIEW.sub(shown.encode(), drawing, count=1)

    def _crop_to_journeys(self, spaces: set[str]) -> Crop:
        """The map section that contains all journeys, in the aspect ratio of a page."""
        found = _VIEW.search(self._drawn)
        wide, high = (float(number) for number in found.groups()) if found else (0.0, 0.0)
        spots = [self._spots[space] for space in spaces if space in self._spots]
        if not spots:
            return Crop(0, 0, wide, high)
        left, right = min(spot.x for spot in spots) - MARGIN, max(spot.x for spot in spots) + MARGIN
        top, bottom = min(spot.y for spot in spots) - MARGIN, max(spot.y for spot in spots) + MARGIN
        across = min(max(right - left, LEAST, (bottom - top) * SHAPE), wide)
        down = min(max(bottom - top, across / SHAPE), high)
        x = min(max((left + right - across) / 2, 0), wide - across)
        y = min(max((top + bottom - down) / 2, 0), high - down)
        return Crop(x, y, across, down)

    def _svg_paths(self, spaces: Sequence[str], offset: float) -> Iterable[str]:
        drawn: set[tuple[str, str]] = set()
        for origin, space in pairwise(spaces):
            line: list[Point] = []
            for pair in pairwise(self._roads.path(origin, space)):
                key = _sorted_pair(pair)
                if key in drawn:
                    if line:
                        yield _svg_path(line)
                    line = []
                    continue
                drawn.add(key)
                line += self._line_between(pair, offset)
            if line:
                yield _svg_path(line)

    def _line_between(self, pair: tuple[str, str], offset: float) -> list[Point]:
        if pair in self._curves:
            # Offset to the same side for both directions of travel.
            forward = pair == _sorted_pair(pair)
            return _offset_line(self._curves[pair], offset if forward else -offset)
        spots = [self._spots[name] for name in pair if name in self._spots]
        if len(spots) != 2:
            return []
        start, end = spots
        bend = Point(
            (start.x + end.x) / 2 + (end.y - start.y) / 6, (start.y + end.y) / 2 - (end.x - start.x) / 6
        )
        return _curve_points(start, bend, end)


def _sorted_pair(pair: tuple[str, str]) -> tuple[str, str]:
    first, second = sorted(pair)
    return first, second


def _parse_numbers(text: str) -> list[float]:
    return [float(number) for number in _NUMBER.findall(text)]


def _curve_points(start: Point, bend: Point, end: Point, steps: int = 12) -> list[Point]:
    spots: list[Point] = []
    for step in range(steps + 1):
        along = step / steps
        rest = 1 - along
        first, second, third = rest * rest, 2 * rest * along, along * along
        spots.append(
            Point(
                first * start.x + second * bend.x + third * end.x,
                first * start.y + second * bend.y + third * end.y,
            )
        )
    return spots


def _offset_line(line: Sequence[Point], offset: float) -> list[Point]:
    """The line, offset to its left."""
    moved: list[Point] = []
    for at, spot in enumerate(line):
        before, after = line[max(at - 1, 0)], line[min(at + 1, len(line) - 1)]
        across, down = after.x - before.x, after.y - before.y
        length = hypot(across, down) or 1.0
        moved.append(Point(spot.x + offset * down / length, spot.y - offset * across / length))
    return moved


def _svg_path(line: Sequence[Point]) -> str:
    return "M" + "L".join(f"{spot.x:.1f} {spot.y:.1f}" for spot in line)
