"""Hatching: wedges that start at the shaded edge of a shape and end in a point, as a graver cuts them."""

import math
from collections.abc import Sequence

from atelier.pen import Mark, Marks, Point, Step, outline_points, polygon, steps_of


def jitter(*seed: float) -> float:
    """A number from 0 to 1 that depends on the seed alone."""
    value = 2166136261
    for part in seed:
        value = ((value ^ (round(part * 16) & 0xFFFFFFFF)) * 16777619) % 2**32
        value = ((value ^ (value >> 15)) * 2246822519) % 2**32
        value ^= value >> 13
    return value / 2**32


def hatching_of(
    outline: str | tuple[Step, ...],
    angle: float = 0,
    gap: float = 7,
    reach: float = 0.4,
    weight: float = 2.4,
    line: str = "ink",
    most: float = 60,
) -> Marks:
    """Wedges across a shape from the side that `angle` points to (0 right, 90 down), over `reach` of its width."""
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    runs = [[_rotate_point(p, cosine, sine) for p in run] for run in outline_points(steps_of(outline))]
    low = min(y for run in runs for _, y in run)
    high = max(y for run in runs for _, y in run)
    marks: list[Mark] = []
    row = math.floor(low / gap) * gap + gap
    while row < high:
        for start, end in _spans_inside_polygons(runs, row):
            length = min((end - start) * reach * (0.65 + 0.6 * jitter(row, end)), most)
            if length > 3:
                half = weight / 2
                wedge = [(end, row - half), (end, row + half), (end - length, row)]
                marks.append(Mark(polygon(_rotate_point(p, cosine, -sine) for p in wedge), line, "", 0))
        row += gap
    return tuple(marks)


def _rotate_point(point: Point, cosine: float, sine: float) -> Point:
    return (point[0] * cosine + point[1] * sine, point[1] * cosine - point[0] * sine)


def _spans_inside_polygons(runs: Sequence[Sequence[Point]], row: float) -> list[tuple[float, float]]:
    """Where a level line lies inside the polygons."""
    crossings: list[float] = []
    for run in runs:
        for (ax, ay), (bx, by) in zip(run, [*run[1:], run[0]], strict=True):
            if (ay <= row) != (by <= row):
                crossings.append(ax + (row - ay) * (bx - ax) / (by - ay))
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=False))
