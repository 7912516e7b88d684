"""Mountains, woods, sands, rivers and lakes, drawn where the symbols of the game leave room."""

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import cos, floor, hypot, pi, sin

from msgspec import Struct, convert

from serai.book.cartography.coast import is_land
from serai.book.cartography.noise import hash_to_fraction
from serai.book.cartography.projection import WIDTH, Box, Point, Sheet

GRID = 32
CROWN = (-0.5, -0.8, 0.2, -1.1, 0.45, -0.95, 0.2, -0.9, 1.1, -0.8, 1.1, 0, 0.5, -0.1, 0.9, 0.4, 0.45, 0.95)
"""The crown of a tree of size one, as three Bézier curves."""


class ReliefData(Struct, frozen=True):
    """Lines and outlines by name, each as alternating longitudes and latitudes."""

    ranges: dict[str, list[float]]
    woods: dict[str, list[float]]
    sands: dict[str, list[float]]
    rivers: dict[str, list[float]]
    lakes: dict[str, list[float]]


@cache
def load_relief_data() -> ReliefData:
    text = files("serai.book.cartography").joinpath("data", "relief.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), ReliefData)


class OccupancyGrid:
    """Tracks which parts of the sheet are occupied."""

    def __init__(self, inside: Box) -> None:
        self._inside = inside
        self._boxes: dict[tuple[int, int], list[Box]] = {}

    def occupy(self, box: Box) -> None:
        for cell in _grid_cells_of_box(box):
            self._boxes.setdefault(cell, []).append(box)

    def occupy_line(self, points: Iterable[Point], margin: float) -> None:
        for x, y in points:
            self.occupy(Box(x - margin, y - margin, x + margin, y + margin))

    def is_free(self, box: Box) -> bool:
        inside = self._inside
        if box.left < inside.left or box.right > inside.right:
            return False
        if box.top < inside.top or box.bottom > inside.bottom:
            return False
        return not any(
            box.overlaps(other) for cell in _grid_cells_of_box(box) for other in self._boxes.get(cell, ())
        )


def _grid_cells_of_box(box: Box) -> list[tuple[int, int]]:
    columns = range(floor(box.left / GRID), floor(box.right / GRID) + 1)
    rows = range(floor(box.top / GRID), floor(box.bottom / GRID) + 1)
    return [(column, row) for column in columns for row in rows]


def mountain_profile_and_hatching_paths(
    sheet: Sheet, occupied: OccupancyGrid, spaces: Sequence[Point]
) -> tuple[str, str]:
    """All mountain ranges as two paths: the profiles, and the hatching of their shaded side."""
    profiles: list[tuple[float, str, str]] = []
    for number, (_, numbers) in enumerate(sorted(load_relief_data().ranges.items())):
        line = sheet.project_line(numbers)
        for step, point in enumerate(_points_along(line, 11)):
            for row in range(3):
                tall = (10 + 10 * hash_to_fraction(number, step, row)) * (1 - 0.2 * row)
                half = tall * (0.62 + 0.16 * hash_to_fraction(number, step, row, 1))
                x = point.x + 16 * (hash_to_fraction(number, step, row, 2) - 0.5)
                y = point.y + (5, -9, 17)[row] + 8 * (hash_to_fraction(number, step, row, 3) - 0.5)
                box = Box(x - half - 1, y - tall - 1, x + half + 1, y + 1.5)
                feet = (Point(x - half, y), Point(x + half, y))
                if occupied.is_free(box) and all(is_land(*sheet.unproject(*foot)) for foot in feet):
                    occupied.occupy(box)
                    profiles.append(
                        (
                            y,
                            *_peak_profile_and_hatching_paths(
                                x, y, tall, half, hash_to_fraction(number, step, row, 4)
                            ),
                        )
                    )
    for number, seal in enumerate(spaces):
        for x, y, key in _random_points_around_seal(seal, number, 14, 46):
            tall = 9 + 7 * hash_to_fraction(key, 1)
            half = tall * 0.68
            box = Box(x - half - 1, y - tall - 1, x + half + 1, y + 1.5)
            if occupied.is_free(box) and is_land(*sheet.unproject(x, y)):
                occupied.occupy(box)
                profiles.append(
                    (y, *_peak_profile_and_hatching_paths(x, y, tall, half, hash_to_fraction(key, 2)))
                )
    profiles.sort()
    return "".join(outline for _, outline, _ in profiles), "".join(hatch for _, _, hatch in profiles)


def _peak_profile_and_hatching_paths(
    x: float, y: float, tall: float, half: float, lean: float
) -> tuple[str, str]:
    top = (lean - 0.5) * half * 0.5
    steps = (
        (half * 0.55 + top * 0.5, -tall * 0.62),
        (half * 0.45 + top * 0.5, -tall * 0.38),
        (half * 0.3, tall * 0.3),
        (half * 0.25, tall * 0.22),
        (half * 0.45 - top, tall * 0.48),
    )
    outline = f"M{format_number(x - half)} {format_number(y)}l" + " ".join(
        f"{format_number(a)} {format_number(b)}" for a, b in steps
    )
    hatch = ""
    for stroke in range(1, 4):
        share = stroke / 4
        start_x, start_y = x + top + half * 0.18 * stroke - half * 0.08, y - tall * (1 - share * 0.72)
        hatch += f"M{format_number(start_x)} {format_number(start_y)}"
        hatch += f"l{format_number(-half * 0.12)} {format_number(tall * (1 - share) * 0.62)}"
    return outline, hatch


def tree_crown_and_trunk_paths(
    sheet: Sheet, occupied: OccupancyGrid, spaces: Sequence[Point]
) -> tuple[str, str]:
    """All woods as two paths: the crowns of the trees, and their trunks."""
    spots = _random_points_inside_outlines(sheet, load_relief_data().woods, 13)
    for number, seal in enumerate(spaces):
        spots += [
            (x, y, key)
            for x, y, key in _random_points_around_seal(seal, number, 16, 44)
            if is_land(*sheet.unproject(x, y))
        ]
    crowns, trunks = "", ""
    for x, y, number in spots:
        size = 4 + 2 * hash_to_fraction(number, 1)
        box = Box(x - size - 1, y - 2.4 * size, x + size + 1, y + 1)
        if occupied.is_free(box):
            occupied.occupy(box)
            curves = " ".join(format_number(size * part) for part in CROWN)
            crowns += f"M{format_number(x - size)} {format_number(y - size * 0.5)}c{curves}z"
            trunks += f"M{format_number(x)} {format_number(y - size * 0.5)}v{format_number(size * 0.6)}"
    return crowns, trunks


def sand_path(sheet: Sheet, occupied: OccupancyGrid, spaces: Sequence[Point]) -> str:
    """The dots of all deserts as one path."""
    spots = _random_points_inside_outlines(sheet, load_relief_data().sands, 7.5)
    for number, seal in enumerate(spaces):
        spots += [
            (x, y, key)
            for x, y, key in _random_points_around_seal(seal, number, 70, 52)
            if is_land(*sheet.unproject(x, y))
        ]
    found = ""
    for x, y, _ in spots:
        box = Box(x - 1.6, y - 1.6, x + 1.6, y + 1.6)
        if occupied.is_free(box):
            occupied.occupy(box)
            found += f"M{format_number(x)} {format_number(y)}h0"
    return found


def _random_points_around_seal(
    seal: Point, number: int, count: int, reach: float
) -> list[tuple[float, float, int]]:
    """Random points around a seal, so that each space is drawn in its own terrain."""
    found: list[tuple[float, float, int]] = []
    for step in range(count):
        turn = 2 * pi * hash_to_fraction(number, step, 7)
        away = 16 + (reach - 16) * hash_to_fraction(number, step, 8) ** 0.8
        found.append((seal.x + away * cos(turn), seal.y + away * sin(turn) * 0.85, 1000 * number + step))
    return found


def occupy_rivers_and_lakes(sheet: Sheet, occupied: OccupancyGrid) -> None:
    """Keeps mountains and trees out of rivers and lakes."""
    for numbers in load_relief_data().rivers.values():
        line = sheet.project_line(numbers)
        # `smooth_path` draws the river through the midpoints of its line.
        middles = [line[0], *(_midpoint(one, other) for one, other in pairwise(line[1:-1])), line[-1]]
        occupied.occupy_line(_points_along(middles, 5), 2.5)
    for numbers in load_relief_data().lakes.values():
        line = sheet.project_line(numbers)
        xs, ys = [point.x for point in line], [point.y for point in line]
        occupied.occupy(Box(min(xs), min(ys), max(xs), max(ys)))


def river_paths(sheet: Sheet) -> list[str]:
    """Each river as a smooth curve, from its mouth upstream."""
    rivers = sorted(load_relief_data().rivers.items())
    return [smooth_path(sheet.project_line(numbers)) for _, numbers in rivers]


def lake_path(sheet: Sheet) -> str:
    return "".join(
        smooth_path(sheet.project_line(numbers), closed=True)
        for _, numbers in sorted(load_relief_data().lakes.items())
    )


def smooth_path(points: Sequence[Point], closed: bool = False) -> str:
    """A smooth curve that passes through the midpoints between points and bends at each point."""
    if closed:
        middles = [_midpoint(one, other) for one, other in zip(points, [*points[1:], points[0]], strict=True)]
        path = f"M{format_point(middles[-1])}"
        for bend, middle in zip(points, middles, strict=True):
            path += f"Q{format_point(bend)} {format_point(middle)}"
        return path + "z"
    path = f"M{format_point(points[0])}"
    for bend, following in pairwise(points[1:]):
        end = following if following == points[-1] else _midpoint(bend, following)
        path += f"Q{format_point(bend)} {format_point(end)}"
    return path if len(points) > 2 else path + f"L{format_point(points[-1])}"


def _midpoint(point: Point, other: Point) -> Point:
    return Point((point.x + other.x) / 2, (point.y + other.y) / 2)


def _points_along(line: Sequence[Point], stride: float) -> list[Point]:
    """Points along a line, one per stride."""
    found: list[Point] = []
    left = 0.0
    for start, end in pairwise(line):
        length = hypot(end.x - start.x, end.y - start.y)
        while left < length:
            share = left / length
            found.append(Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share))
            left += stride
        left -= length
    return found


def _random_points_inside_outlines(
    sheet: Sheet, outlines: dict[str, list[float]], stride: float
) -> list[tuple[float, float, int]]:
    """Random points inside outlines and on land, from top to bottom, each with its own number."""
    found: list[tuple[float, float, int]] = []
    for number, (_, numbers) in enumerate(sorted(outlines.items())):
        around = sheet.project_line(numbers)
        xs, ys = [point.x for point in around], [point.y for point in around]
        box = Box(min(xs), min(ys), max(xs), max(ys))
        # A map of a small land shows it so large that outlines reach far beyond the sheet.
        rows = _steps_on_or_near_sheet(box.top, box.bottom, sheet.height, stride)
        columns = _steps_on_or_near_sheet(box.left, box.right, WIDTH, stride)
        for row in rows:
            for column in columns:
                key = (number, row, column)
                x = box.left + (column + 0.5 * (row % 2) + 0.7 * (hash_to_fraction(*key, 1) - 0.5)) * stride
                y = box.top + (row + 0.7 * (hash_to_fraction(*key, 2) - 0.5)) * stride
                edge = _signed_distance(Point(x, y), around)
                if (
                    edge > 0
                    and hash_to_fraction(*key, 3) < 0.45 + edge / 60
                    and is_land(*sheet.unproject(x, y))
                ):
                    found.append((x, y, len(found)))
    found.sort(key=lambda one: one[1])
    return found


def _steps_on_or_near_sheet(start: float, end: float, size: float, stride: float) -> range:
    """The steps from `start` to `end` that are on the sheet, or less than its size away from it."""
    first = max(0, int((-size - start) / stride))
    return range(first, min(int((end - start) / stride), int((2 * size - start) / stride)) + 1)


def _signed_distance(point: Point, outline: Sequence[Point]) -> float:
    """The distance from a point to an outline; negative outside."""
    inside, nearest = False, 1e9
    for one, other in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (one.y > point.y) != (other.y > point.y):
            inside ^= point.x < (other.x - one.x) * (point.y - one.y) / (other.y - one.y) + one.x
        dx, dy = other.x - one.x, other.y - one.y
        share = max(0.0, min(1.0, ((point.x - one.x) * dx + (point.y - one.y) * dy) / (dx * dx + dy * dy)))
        nearest = min(nearest, hypot(point.x - one.x - share * dx, point.y - one.y - share * dy))
    return nearest if inside else -nearest


def format_number(number: float) -> str:
    """A number as short as SVG allows, with one decimal place."""
    text = f"{number:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def format_point(point: Point) -> str:
    return f"{format_number(point.x)} {format_number(point.y)}"
