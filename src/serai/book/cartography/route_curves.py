"""The curves of routes: each bends slightly to stay on land or at sea, and clear of other seals."""

from collections.abc import Iterable
from math import hypot
from typing import NamedTuple

from serai.book.cartography.coast import is_land
from serai.book.cartography.projection import Point, Sheet
from serai.book.map import Map, Route, Travel

SEAL = 10.5
"""The radius of a seal."""
CLEARANCE = SEAL + 6
BOWS = (0.0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15, 0.2, -0.2, 0.26, -0.26)
STEPS = 24
HARBOUR = 1.8
"""A port's seal is drawn inland, so within this many degrees of it a sea route may cross land."""


class RouteCurve(NamedTuple):
    """A quadratic curve from seal to seal; `points` sample it densely enough for collision tests."""

    between: tuple[str, str]
    by: Travel
    start: Point
    bend: Point
    end: Point
    points: tuple[Point, ...]


def route_curves(atlas: Map, sheet: Sheet, blocks: Iterable[Point] = ()) -> list[RouteCurve]:
    """One curve per route, in map order; `blocks` are further points to keep clear of."""
    seals = {name: sheet.project(*space.at) for name, space in atlas.spaces.items()}
    return [_cheapest_route_curve(atlas, route, seals, tuple(blocks)) for route in atlas.routes]


def share_on_wrong_terrain(atlas: Map, route: Route, bow: float = 0.0) -> float:
    """The share of a route on the wrong terrain: land for a sea route, water for a land route."""
    first, second = (atlas.spaces[name] for name in route.between)
    (x1, y1), (x2, y2) = first.at, second.at
    wrong = 0
    for step in range(1, STEPS):
        along = step / STEPS
        aside = 4 * bow * along * (1 - along) / 2
        x = x1 + (x2 - x1) * along + (y2 - y1) * aside
        y = y1 + (y2 - y1) * along - (x2 - x1) * aside
        if is_land(x, y) == (route.by == "land"):
            continue
        harbours = [space for space in (first, second) if route.by == "sea" and space.terrain != "sea"]
        wrong += not any(hypot((x - space.at[0]) * 0.8, y - space.at[1]) < HARBOUR for space in harbours)
    return wrong / (STEPS - 1)


def _cheapest_route_curve(
    atlas: Map, route: Route, seals: dict[str, Point], blocks: tuple[Point, ...]
) -> RouteCurve:
    first, second = (seals[name] for name in route.between)
    others = [
        seal
        for name, seal in seals.items()
        if name not in route.between and _could_curve_touch(seal, first, second)
    ]
    others += [block for block in blocks if _could_curve_touch(block, first, second)]
    curves = {bow: _bowed_curve_points(first, second, bow) for bow in BOWS}

    def bow_cost(bow: float) -> float:
        close = 0.0
        for point in curves[bow][1::2]:
            for other in others:
                close += max(0.0, 1 - hypot(point.x - other.x, point.y - other.y) / CLEARANCE)
        return 12 * close + 6 * share_on_wrong_terrain(atlas, route, bow) + 5 * abs(bow)

    points = curves[min(BOWS, key=bow_cost)]
    kept = [
        point
        for point in points
        if min(hypot(point.x - seal.x, point.y - seal.y) for seal in (first, second)) > SEAL + 1.5
    ]
    start, end = (kept[0], kept[-1]) if len(kept) > 1 else (first, second)
    half = kept[len(kept) // 2] if kept else Point((first.x + second.x) / 2, (first.y + second.y) / 2)
    bend = Point(2 * half.x - (start.x + end.x) / 2, 2 * half.y - (start.y + end.y) / 2)
    return RouteCurve(
        route.between,
        route.by,
        start,
        bend,
        end,
        tuple(quadratic_curve_points(start, bend, end, len(kept) or 2)),
    )


def quadratic_curve_points(start: Point, bend: Point, end: Point, steps: int) -> list[Point]:
    """Points along a quadratic curve, including both ends."""
    found: list[Point] = []
    for step in range(steps + 1):
        along = step / steps
        rest = 1 - along
        found.append(
            Point(
                rest * rest * start.x + 2 * rest * along * bend.x + along * along * end.x,
                rest * rest * start.y + 2 * rest * along * bend.y + along * along * end.y,
            )
        )
    return found


def _bowed_curve_points(first: Point, second: Point, bow: float) -> list[Point]:
    # The y axis of the sheet points down; with these signs a bow bends as in `share_on_wrong_terrain`.
    bend = Point(
        (first.x + second.x) / 2 - (second.y - first.y) * bow,
        (first.y + second.y) / 2 + (second.x - first.x) * bow,
    )
    return quadratic_curve_points(
        first, bend, second, max(8, int(hypot(second.x - first.x, second.y - first.y) / 4))
    )


def _could_curve_touch(point: Point, first: Point, second: Point) -> bool:
    """Whether a curve between `first` and `second` could touch a point."""
    middle = Point((first.x + second.x) / 2, (first.y + second.y) / 2)
    reach = hypot(first.x - second.x, first.y - second.y) / 2 + CLEARANCE
    return hypot(point.x - middle.x, point.y - middle.y) < reach
