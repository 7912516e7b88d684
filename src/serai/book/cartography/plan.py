"""The plan of a map: where everything that must not meet stands, before anything is drawn."""

from collections.abc import Iterable
from math import hypot

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from serai.book.cartography.cartouche import cartouche_size
from serai.book.cartography.coast import is_land, rings
from serai.book.cartography.courses import SEAL, Course, courses, quadratic
from serai.book.cartography.labels import Ground, Label, Name, placed
from serai.book.cartography.lettering import on_maps, width
from serai.book.cartography.sheet import WIDTH, Box, Point, Sheet, around, fitted
from serai.book.cartography.words import words
from serai.book.languages import LANGUAGES, Language
from serai.book.map import Map

EMBLEM = 19.0
CAPITAL = 15.0
"""The radius of the seal where all heroes begin."""
START = "baghdad"
CITY_SIZE, SPACE_SIZE, PLACE_SIZE, CAPITAL_SIZE = 19.0, 13.5, 15.5, 25.0
CONTINENT_SIZE, CONTINENT_SPACING = 38.0, 14.0
ROSE = 104.0
BEAST, BEASTS = 46.0, ("dhow", "whale", "dhow", "serpent", "dhow")
FEW = 4
"""A continent with fewer spaces is not named."""
CORNERS = 60
"""How many free places for an ornament are looked at more closely."""


class Arrow(Struct, frozen=True):
    """The way out of a Place of Power."""

    place: str
    to: str
    start: Point
    bend: Point
    end: Point
    points: tuple[Point, ...]


class Plan(Struct, frozen=True):
    language: Language
    sheet: Sheet
    seals: dict[str, Point]
    courses: list[Course]
    emblems: dict[str, Point]
    arrows: list[Arrow]
    labels: list[Label]
    continents: list[Label]
    beasts: list[tuple[str, Point]]
    cartouche: Box
    rose: Point


def seal_radius(space: str) -> float:
    return CAPITAL if space == START else SEAL


def plan(atlas: Map, language: Language) -> Plan:
    """Where everything stands, for a reader of this language."""
    places = [*(space.at for space in atlas.spaces.values()), *atlas.places.values()]
    sheet = fitted(places, atlas.spaces[START].at if START in atlas.spaces else places[0])
    seals = {name: sheet.at(*space.at) for name, space in atlas.spaces.items()}
    emblems = _emblems(atlas, sheet, seals)
    drawn = courses(atlas, sheet, emblems.values())
    arrows = [_arrow(place, to, emblems[place], seals[to], to) for place, to in sorted(atlas.arrows.items())]
    lines = [point for course in (*drawn, *arrows) for point in course.points]
    taken = [
        *((name, around(at, seal_radius(name))) for name, at in seals.items()),
        *((place, around(at, EMBLEM)) for place, at in emblems.items()),
    ]
    # Both stand in the same place in every language, so that a page can change the language in place.
    wide = max(cartouche_size(one).x for one in LANGUAGES)
    high = max(cartouche_size(one).y for one in LANGUAGES)
    cartouche = _clear(sheet, wide, high, [box for _, box in taken], lines)
    boxes = [*(box for _, box in taken), cartouche]
    compass = _clear(sheet, 2 * ROSE + 20, 2 * ROSE + 20, boxes, lines)
    rose = Point((compass.left + compass.right) / 2, (compass.top + compass.bottom) / 2)
    coast = [point for ring in rings() for point in sheet.line(ring)]

    def is_sea(point: Point) -> bool:
        return not is_land(*sheet.back(*point))

    ground = Ground(
        sheet.inside,
        [*taken, ("", cartouche), ("", compass)],
        _array(lines),
        _array(coast),
        is_sea,
    )
    labels = placed(_names(atlas, language, seals, emblems), ground)
    full = [*(box for _, box in ground.boxes), *(label.box for label in labels)]
    continents = _continents(atlas, language, sheet, seals, full, ground.routes)
    full += [label.box for label in continents]
    beasts = _beasts(sheet, full, ground.routes)
    return Plan(language, sheet, seals, drawn, emblems, arrows, labels, continents, beasts, cartouche, rose)


def _array(points: list[Point]) -> NDArray[np.float64]:
    return np.array(points, dtype=np.float64).reshape(-1, 2)


def _names(atlas: Map, language: Language, seals: dict[str, Point], emblems: dict[str, Point]) -> list[Name]:
    names: list[Name] = []
    for space, at in seals.items():
        texts = atlas.spaces[space].name
        text = texts.get(language) or next(iter(texts.values()), space)
        radius = seal_radius(space)
        if space == START:
            names.append(Name(space, text, at, radius, CAPITAL_SIZE, "roman", breaks=False, matters=True))
        elif atlas.spaces[space].terrain == "city":
            names.append(Name(space, text, at, radius, CITY_SIZE, "roman", breaks=False, matters=True))
        else:
            ashore = atlas.spaces[space].terrain not in ("sea", "island")
            names.append(Name(space, on_maps(text), at, radius, SPACE_SIZE, "italic", ashore=ashore))
    for place, at in emblems.items():
        text = words(language).places[place]
        names.append(Name(place, text, at, EMBLEM, PLACE_SIZE, "italic", matters=True))
    return names


def _emblems(atlas: Map, sheet: Sheet, seals: dict[str, Point]) -> dict[str, Point]:
    """Where the pack says; else wherever there is room around the end of the arrow."""
    found = {place: sheet.at(*at) for place, at in atlas.places.items()}
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
        held = [spot for spot in spots if sheet.inside.grown(-2 * EMBLEM).holds(spot)] or spots
        found[place] = max(held, key=lambda spot: min(hypot(spot.x - o.x, spot.y - o.y) for o in others))
    return dict(sorted(found.items()))


def _arrow(place: str, to: str, start: Point, end: Point, space: str) -> Arrow:
    length = hypot(end.x - start.x, end.y - start.y)
    across, down = (end.x - start.x) / length, (end.y - start.y) / length
    first = Point(start.x + across * (EMBLEM + 3), start.y + down * (EMBLEM + 3))
    gap = seal_radius(space) + 5
    last = Point(end.x - across * gap, end.y - down * gap)
    bend = Point(
        (first.x + last.x) / 2 - down * length * 0.08, (first.y + last.y) / 2 + across * length * 0.08
    )
    return Arrow(place, to, first, bend, last, tuple(quadratic(first, bend, last, max(4, int(length / 4)))))


def _clear(sheet: Sheet, wide: float, high: float, boxes: Iterable[Box], lines: Iterable[Point]) -> Box:
    """A free place of this size, over water rather than land, and near a corner."""
    inside = sheet.inside
    taken, points = _edges(boxes), _array(list(lines))
    room = 26.0

    def blocked(box: Box) -> int:
        near = box.grown(14)
        return _met(taken, near) + _inside(points, near)

    def corner(box: Box) -> float:
        x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        return min(x, WIDTH - x) + min(y, sheet.height - y)

    def land(box: Box) -> int:
        steps = [(across / 4, down / 4) for across in range(5) for down in range(5)]
        return sum(is_land(*sheet.back(box.left + wide * x, box.top + high * y)) for x, y in steps)

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
    blocks = [blocked(box) for box in places]
    least = min(blocks)
    best = sorted((box for box, found in zip(places, blocks, strict=True) if found == least), key=corner)[
        :CORNERS
    ]
    return min(best, key=lambda box: 24 * land(box) + corner(box) / 2)


def _continents(
    atlas: Map,
    language: Language,
    sheet: Sheet,
    seals: dict[str, Point],
    full: list[Box],
    routes: NDArray[np.float64],
) -> list[Label]:
    """The name of each continent in large spaced letters, on its land, over nothing but a route or two."""

    def nearest(point: Point) -> str | None:
        found = min(seals, key=lambda name: hypot(seals[name].x - point.x, seals[name].y - point.y))
        return atlas.spaces[found].continent

    labels: list[Label] = []
    for continent, text in words(language).continents.items():
        own = [seals[name] for name, space in atlas.spaces.items() if space.continent == continent]
        if len(own) < FEW:
            continue
        wide = width(text, CONTINENT_SIZE, "roman", CONTINENT_SPACING)
        high = CONTINENT_SIZE * 0.72
        middle = Point(sum(at.x for at in own) / len(own), sum(at.y for at in own) / len(own))
        taken = _edges([*full, *(label.box for label in labels)])
        best: tuple[float, Box] | None = None
        for step in range(31 * 31):
            x, y = middle.x + (step % 31 - 15) * 22, middle.y + (step // 31 - 15) * 18
            box = Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            if not _is_within(box, sheet.inside) or _met(taken, box, 6):
                continue
            parts = [Point(box.left + wide * part / 6, y) for part in range(7)]
            if not all(is_land(*sheet.back(*part)) and nearest(part) == continent for part in parts[1:-1]):
                continue
            crossed = _inside(routes, box)
            wet = sum(not is_land(*sheet.back(*part)) for part in (parts[0], parts[-1]))
            cost = hypot(x - middle.x, 1.4 * (y - middle.y)) + 3 * crossed + 200 * wet
            cost += 45 * _met(taken, box, 30)
            if best is None or cost < best[0]:
                best = cost, box
        if best:
            at = Point(best[1].left, best[1].bottom - 2)
            labels.append(Label(continent, (text,), "start", at, CONTINENT_SIZE, "roman", best[1]))
    return labels


def _beasts(sheet: Sheet, full: list[Box], routes: NDArray[np.float64]) -> list[tuple[str, Point]]:
    """Ships and creatures where the sea is empty, as far from each other as they can be."""
    inside = sheet.inside.grown(-BEAST - 12)
    taken = _edges(full)
    spots: list[Point] = []
    for column in range(int((inside.right - inside.left) / 30)):
        for row in range(int((inside.bottom - inside.top) / 30)):
            at = Point(inside.left + 30 * column, inside.top + 30 * row)
            box = around(at, BEAST)
            if _met(taken, box, 8) or _inside(routes, box):
                continue
            steps = (-1.0, -0.5, 0.0, 0.5, 1.0)
            sides = [Point(at.x + across * 90, at.y + down * 80) for across in steps for down in steps]
            if not any(is_land(*sheet.back(*side)) for side in sides):
                spots.append(at)
    chosen: list[Point] = []
    while spots and len(chosen) < len(BEASTS):
        others = chosen or [Point(sheet.inside.right, sheet.inside.bottom)]
        best = max(spots, key=lambda spot: min(hypot(spot.x - at.x, spot.y - at.y) for at in others))
        if chosen and min(hypot(best.x - at.x, best.y - at.y) for at in chosen) < 6 * BEAST:
            break
        chosen.append(best)
    return list(zip(BEASTS, chosen, strict=False))


def _is_within(box: Box, outer: Box) -> bool:
    return (
        box.left > outer.left + 10
        and box.right < outer.right - 10
        and box.top > outer.top + 10
        and box.bottom < outer.bottom - 10
    )


def _inside(points: NDArray[np.float64], box: Box) -> int:
    x, y = points[:, 0], points[:, 1]
    return int(((x > box.left) & (x < box.right) & (y > box.top) & (y < box.bottom)).sum())


def _edges(boxes: Iterable[Box]) -> NDArray[np.float64]:
    """Left, top, right and bottom of each box, for `_met`."""
    return np.array(list(boxes), dtype=np.float64).reshape(-1, 4).T


def _met(edges: NDArray[np.float64], box: Box, room: float = 0.0) -> int:
    """How many of these boxes a box meets: `Box.meets` for all of them at once."""
    left, top, right, bottom = edges
    meets = (box.left < right + room) & (left < box.right + room)
    meets &= (box.top < bottom + room) & (top < box.bottom + room)
    return int(meets.sum())
