"""The layout of a map: positions of everything that must not overlap, computed before drawing."""

from collections.abc import Iterable
from math import hypot

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from serai.book.cartography.cartouche import cartouche_size
from serai.book.cartography.coast import is_land, shorelines
from serai.book.cartography.font_metrics import name_as_printed, text_width
from serai.book.cartography.labels import Label, LabelObstacles, LabelRequest, choose_label_positions
from serai.book.cartography.map_texts import load_map_texts
from serai.book.cartography.projection import WIDTH, Box, Point, Sheet, fit_sheet_to_places, square_around
from serai.book.cartography.route_curves import SEAL, RouteCurve, quadratic_curve_points, route_curves
from serai.book.languages import LANGUAGES, Language
from serai.book.map import Map

EMBLEM = 19.0
CAPITAL = 15.0
"""The radius of the seal where all heroes start."""
START = "baghdad"
CITY_SIZE, SPACE_SIZE, PLACE_SIZE, CAPITAL_SIZE = 19.0, 13.5, 15.5, 25.0
CONTINENT_SIZE, CONTINENT_SPACING = 38.0, 14.0
ROSE = 104.0
BEAST, BEASTS = 46.0, ("dhow", "whale", "dhow", "serpent", "dhow")
LABELLED_CONTINENT_SPACES = 4
"""Continents with fewer spaces get no label."""
CORNER_CANDIDATES = 60
"""How many free boxes for an ornament are compared in detail."""


class Arrow(Struct, frozen=True):
    """The arrow out of a Place of Power."""

    place: str
    to: str
    start: Point
    bend: Point
    end: Point
    points: tuple[Point, ...]


class MapLayout(Struct, frozen=True):
    language: Language
    sheet: Sheet
    seals: dict[str, Point]
    route_curves: list[RouteCurve]
    emblems: dict[str, Point]
    arrows: list[Arrow]
    labels: list[Label]
    continents: list[Label]
    beasts: list[tuple[str, Point]]
    cartouche: Box
    rose: Point


def radius_of_space_symbol(space: str) -> float:
    return CAPITAL if space == START else SEAL


def lay_out_map(atlas: Map, language: Language) -> MapLayout:
    """Places every symbol and label, with the names in this language."""
    places = [*(space.at for space in atlas.spaces.values()), *atlas.places.values()]
    sheet = fit_sheet_to_places(places, atlas.spaces[START].at if START in atlas.spaces else places[0])
    seals = {name: sheet.project(*space.at) for name, space in atlas.spaces.items()}
    emblems = _place_emblems(atlas, sheet, seals)
    curves = route_curves(atlas, sheet, emblems.values())
    arrows = [
        _make_arrow(place, to, emblems[place], seals[to], to) for place, to in sorted(atlas.arrows.items())
    ]
    lines = [point for curve in (*curves, *arrows) for point in curve.points]
    taken = [
        *((name, square_around(at, radius_of_space_symbol(name))) for name, at in seals.items()),
        *((place, square_around(at, EMBLEM)) for place, at in emblems.items()),
    ]
    # Cartouche and rose are in the same place in every language, so that a page can switch languages.
    wide = max(cartouche_size(one).x for one in LANGUAGES)
    high = max(cartouche_size(one).y for one in LANGUAGES)
    cartouche = _find_free_box(sheet, wide, high, [box for _, box in taken], lines)
    boxes = [*(box for _, box in taken), cartouche]
    compass = _find_free_box(sheet, 2 * ROSE + 20, 2 * ROSE + 20, boxes, lines)
    rose = Point((compass.left + compass.right) / 2, (compass.top + compass.bottom) / 2)
    coast = [point for ring in shorelines() for point in sheet.project_line(ring)]

    def is_sea(point: Point) -> bool:
        return not is_land(*sheet.unproject(*point))

    ground = LabelObstacles(
        sheet.area_inside_frame,
        [*taken, ("", cartouche), ("", compass)],
        _as_array(lines),
        _as_array(coast),
        is_sea,
    )
    labels = choose_label_positions(_label_requests(atlas, language, seals, emblems), ground)
    full = [*(box for _, box in ground.boxes), *(label.box for label in labels)]
    continents = _place_continent_labels(atlas, language, sheet, seals, full, ground.routes)
    full += [label.box for label in continents]
    beasts = _place_sea_decorations(sheet, full, ground.routes)
    return MapLayout(
        language, sheet, seals, curves, emblems, arrows, labels, continents, beasts, cartouche, rose
    )


def _as_array(points: list[Point]) -> NDArray[np.float64]:
    return np.array(points, dtype=np.float64).reshape(-1, 2)


def _label_requests(
    atlas: Map, language: Language, seals: dict[str, Point], emblems: dict[str, Point]
) -> list[LabelRequest]:
    names: list[LabelRequest] = []
    for space, at in seals.items():
        texts = atlas.spaces[space].name
        text = texts.get(language) or next(iter(texts.values()), space)
        radius = radius_of_space_symbol(space)
        if space == START:
            names.append(
                LabelRequest(space, text, at, radius, CAPITAL_SIZE, "roman", breaks=False, matters=True)
            )
        elif atlas.spaces[space].terrain == "city":
            names.append(
                LabelRequest(space, text, at, radius, CITY_SIZE, "roman", breaks=False, matters=True)
            )
        else:
            ashore = atlas.spaces[space].terrain not in ("sea", "island")
            names.append(
                LabelRequest(space, name_as_printed(text), at, radius, SPACE_SIZE, "italic", ashore=ashore)
            )
    for place, at in emblems.items():
        text = load_map_texts(language).places[place]
        names.append(LabelRequest(place, text, at, EMBLEM, PLACE_SIZE, "italic", matters=True))
    return names


def _place_emblems(atlas: Map, sheet: Sheet, seals: dict[str, Point]) -> dict[str, Point]:
    """Places each emblem where the pack says, or else in the freest spot around the end of its arrow."""
    found = {place: sheet.project(*at) for place, at in atlas.places.items()}
    for place, to in sorted(atlas.arrows.items()):
        if place in found:
            continue
        end = seals[to]
        others = [*seals.values(), *found.values()]
        turns = [
            (0.8, 0.6),
            (-0.8, 0.6),
            (0.8, -0.6),
            (-0.8, -0.6),
            (0.0, 1.0),
            (0.0, -1.0),
            (1.0, 0.0),
            (-1.0, 0.0),
        ]
        spots = [Point(end.x + 80 * x, end.y + 80 * y) for x, y in turns]
        held = [
            spot for spot in spots if sheet.area_inside_frame.expanded(-2 * EMBLEM).contains(spot)
        ] or spots
        found[place] = max(held, key=lambda spot: min(hypot(spot.x - o.x, spot.y - o.y) for o in others))
    return dict(sorted(found.items()))


def _make_arrow(place: str, to: str, start: Point, end: Point, space: str) -> Arrow:
    length = hypot(end.x - start.x, end.y - start.y)
    across, down = (end.x - start.x) / length, (end.y - start.y) / length
    first = Point(start.x + across * (EMBLEM + 3), start.y + down * (EMBLEM + 3))
    gap = radius_of_space_symbol(space) + 5
    last = Point(end.x - across * gap, end.y - down * gap)
    bend = Point(
        (first.x + last.x) / 2 - down * length * 0.08, (first.y + last.y) / 2 + across * length * 0.08
    )
    return Arrow(
        place,
        to,
        first,
        bend,
        last,
        tuple(quadratic_curve_points(first, bend, last, max(4, int(length / 4)))),
    )


def _find_free_box(
    sheet: Sheet, wide: float, high: float, boxes: Iterable[Box], lines: Iterable[Point]
) -> Box:
    """Finds a free box of this size, preferably over water and near a corner."""
    inside = sheet.area_inside_frame
    taken, points = _box_edges(boxes), _as_array(list(lines))
    room = 26.0

    def count_obstacles(box: Box) -> int:
        near = box.expanded(14)
        return _count_overlaps(taken, near) + _count_points_in_box(points, near)

    def distance_to_corner(box: Box) -> float:
        x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        return min(x, WIDTH - x) + min(y, sheet.height - y)

    def count_land_samples(box: Box) -> int:
        steps = [(across / 4, down / 4) for across in range(5) for down in range(5)]
        return sum(is_land(*sheet.unproject(box.left + wide * x, box.top + high * y)) for x, y in steps)

    places: list[Box] = []
    left = inside.left + room
    while left + wide <= inside.right - room:
        top = inside.top + room
        while top + high <= inside.bottom - room:
            places.append(Box(left, top, left + wide, top + high))
            top += 24
        left += 24
    fallback = Box(
        inside.left + room, inside.bottom - room - high, inside.left + room + wide, inside.bottom - room
    )
    if not places:
        return fallback
    blocks = [count_obstacles(box) for box in places]
    least = min(blocks)
    best = sorted(
        (box for box, found in zip(places, blocks, strict=True) if found == least), key=distance_to_corner
    )[:CORNER_CANDIDATES]
    return min(best, key=lambda box: 24 * count_land_samples(box) + distance_to_corner(box) / 2)


def _place_continent_labels(
    atlas: Map,
    language: Language,
    sheet: Sheet,
    seals: dict[str, Point],
    full: list[Box],
    routes: NDArray[np.float64],
) -> list[Label]:
    """Places the name of each continent on its land, in large spaced letters; it may cross only routes."""

    def nearest_continent(point: Point) -> str | None:
        found = min(seals, key=lambda name: hypot(seals[name].x - point.x, seals[name].y - point.y))
        return atlas.spaces[found].continent

    labels: list[Label] = []
    for continent, text in load_map_texts(language).continents.items():
        own = [seals[name] for name, space in atlas.spaces.items() if space.continent == continent]
        if len(own) < LABELLED_CONTINENT_SPACES:
            continue
        wide = text_width(text, CONTINENT_SIZE, "roman", CONTINENT_SPACING)
        high = CONTINENT_SIZE * 0.72
        middle = Point(sum(at.x for at in own) / len(own), sum(at.y for at in own) / len(own))
        taken = _box_edges([*full, *(label.box for label in labels)])
        best: tuple[float, Box] | None = None
        for step in range(31 * 31):
            x, y = middle.x + (step % 31 - 15) * 22, middle.y + (step // 31 - 15) * 18
            box = Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            if not _is_box_inside(box, sheet.area_inside_frame) or _count_overlaps(taken, box, 6):
                continue
            parts = [Point(box.left + wide * part / 6, y) for part in range(7)]
            if not all(
                is_land(*sheet.unproject(*part)) and nearest_continent(part) == continent
                for part in parts[1:-1]
            ):
                continue
            crossed = _count_points_in_box(routes, box)
            wet = sum(not is_land(*sheet.unproject(*part)) for part in (parts[0], parts[-1]))
            cost = hypot(x - middle.x, 1.4 * (y - middle.y)) + 3 * crossed + 200 * wet
            cost += 45 * _count_overlaps(taken, box, 30)
            if best is None or cost < best[0]:
                best = cost, box
        if best:
            at = Point(best[1].left, best[1].bottom - 2)
            labels.append(Label(continent, (text,), "start", at, CONTINENT_SIZE, "roman", best[1]))
    return labels


def _place_sea_decorations(
    sheet: Sheet, full: list[Box], routes: NDArray[np.float64]
) -> list[tuple[str, Point]]:
    """Places ships and creatures in the open sea, as far apart as possible."""
    inside = sheet.area_inside_frame.expanded(-BEAST - 12)
    taken = _box_edges(full)
    spots: list[Point] = []
    for column in range(int((inside.right - inside.left) / 30)):
        for row in range(int((inside.bottom - inside.top) / 30)):
            at = Point(inside.left + 30 * column, inside.top + 30 * row)
            box = square_around(at, BEAST)
            if _count_overlaps(taken, box, 8) or _count_points_in_box(routes, box):
                continue
            steps = (-1.0, -0.5, 0.0, 0.5, 1.0)
            sides = [Point(at.x + across * 90, at.y + down * 80) for across in steps for down in steps]
            if not any(is_land(*sheet.unproject(*side)) for side in sides):
                spots.append(at)
    chosen: list[Point] = []
    while spots and len(chosen) < len(BEASTS):
        others = chosen or [Point(sheet.area_inside_frame.right, sheet.area_inside_frame.bottom)]
        best = max(spots, key=lambda spot: min(hypot(spot.x - at.x, spot.y - at.y) for at in others))
        if chosen and min(hypot(best.x - at.x, best.y - at.y) for at in chosen) < 6 * BEAST:
            break
        chosen.append(best)
    return list(zip(BEASTS, chosen, strict=False))


def _is_box_inside(box: Box, outer: Box) -> bool:
    return (
        box.left > outer.left + 10
        and box.right < outer.right - 10
        and box.top > outer.top + 10
        and box.bottom < outer.bottom - 10
    )


def _count_points_in_box(points: NDArray[np.float64], box: Box) -> int:
    x, y = points[:, 0], points[:, 1]
    return int(((x > box.left) & (x < box.right) & (y > box.top) & (y < box.bottom)).sum())


def _box_edges(boxes: Iterable[Box]) -> NDArray[np.float64]:
    """Left, top, right and bottom of each box, for `_count_overlaps`."""
    return np.array(list(boxes), dtype=np.float64).reshape(-1, 4).T


def _count_overlaps(edges: NDArray[np.float64], box: Box, margin: float = 0.0) -> int:
    """How many of these boxes a box overlaps: `Box.overlaps` vectorized."""
    left, top, right, bottom = edges
    meets = (box.left < right + margin) & (left < box.right + margin)
    meets &= (box.top < bottom + margin) & (top < box.bottom + margin)
    return int(meets.sum())
