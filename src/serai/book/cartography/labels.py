"""Label placement: each name is beside its seal and covers nothing else.

Each name has some dozens of candidate positions, each with a cost; overlapping names cost most. Simulated
annealing starts from the cheapest positions and moves one name at a time. Its noise is deterministic, so
every run gives the same map.
"""

from collections.abc import Callable, Sequence
from math import hypot
from typing import Literal, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from serai.book.cartography.font_metrics import ASCENT, DESCENT, Face, split_into_two_lines, text_width
from serai.book.cartography.noise import hash_to_fraction
from serai.book.cartography.projection import Box, Point, square_around

Anchor = Literal["start", "middle", "end"]
LEADING = 1.0
OVERLAP = 400.0
CROSSED, CROSSED_BADLY = 50.0, 130.0
COVERED = 400.0
AFLOAT = 30.0
ANNEALING_STEPS = 12_000
START_TEMPERATURE, END_TEMPERATURE = 60.0, 0.4


class LabelRequest(Struct, frozen=True):
    """A text to place beside a point; `radius` is the radius of the symbol at that point.

    A label that `matters` crosses a route only if there is no other position; a label that is `ashore` avoids
    the sea.
    """

    id: str
    text: str
    at: Point
    radius: float
    size: float
    face: Face
    breaks: bool = True
    matters: bool = False
    ashore: bool = False


class Label(Struct, frozen=True):
    """A placed name: the anchor of its first line, and the box of all lines together."""

    id: str
    lines: tuple[str, ...]
    anchor: Anchor
    at: Point
    size: float
    face: Face
    box: Box
    cost: float = 0.0


class LabelObstacles(NamedTuple):
    """What names must not cover: boxes of symbols, by owner, and points along routes and the coast."""

    inside: Box
    boxes: Sequence[tuple[str, Box]]
    routes: NDArray[np.float64]
    coast: NDArray[np.float64]
    is_sea: Callable[[Point], bool]


def choose_label_positions(requests: Sequence[LabelRequest], obstacles: LabelObstacles) -> list[Label]:
    """Finds a position for every name."""
    choices = [_candidate_labels(name, obstacles) for name in requests]
    clashes = _overlap_matrices(choices)
    state = [0] * len(choices)

    costs = [np.array([label.cost for label in labels]) for labels in choices]

    def costs_with_overlaps(label_index: int) -> NDArray[np.float64]:
        total = costs[label_index].copy()
        for other, table in clashes[label_index]:
            total += OVERLAP * table[:, state[other]]
        return total

    def choose_cheapest_candidates() -> None:
        for one in range(len(choices)):
            state[one] = int(costs_with_overlaps(one).argmin())

    choose_cheapest_candidates()
    for step in range(ANNEALING_STEPS if len(requests) > 1 else 0):
        temperature = START_TEMPERATURE * (END_TEMPERATURE / START_TEMPERATURE) ** (step / ANNEALING_STEPS)
        one = int(hash_to_fraction(step, 1) * len(choices))
        total = costs_with_overlaps(one)
        odds: NDArray[np.float64] = np.cumsum(np.exp((total.min() - total) / temperature))
        state[one] = int(np.searchsorted(odds, hash_to_fraction(step, 2) * float(odds[-1])))
    for _ in range(6):
        choose_cheapest_candidates()
    return [choices[one][state[one]] for one in range(len(choices))]


def _candidate_labels(request: LabelRequest, obstacles: LabelObstacles) -> list[Label]:
    texts: list[tuple[tuple[str, ...], float]] = [((request.text,), 0.0)]
    broken = split_into_two_lines(request.text) if request.breaks else None
    if broken:
        texts.append((broken, 1.5 if len(request.text) > 16 else 4.0))
    reach = request.radius + 60 + max(text_width(line, request.size, request.face) for line in texts[-1][0])
    nearby = square_around(request.at, reach if len(texts) == 1 else reach + 80)
    obstacles = LabelObstacles(
        obstacles.inside,
        [(owner, box) for owner, box in obstacles.boxes if box.overlaps(nearby)],
        _points_in_box(obstacles.routes, nearby),
        _points_in_box(obstacles.coast, nearby),
        obstacles.is_sea,
    )
    found: list[Label] = []
    for lines, break_cost in texts:
        wide = max(text_width(line, request.size, request.face) for line in lines)
        high = (len(lines) - 1) * LEADING * request.size + (ASCENT + DESCENT) * request.size
        for gap, far in ((2.0, 0.0), (5.0, 1.5), (9.0, 4.0), (15.0, 9.0), (23.0, 16.0)):
            for anchor, x, top, penalty in _candidate_positions(request, wide, high, request.radius + gap):
                left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
                box = Box(left, top, left + wide, top + high)
                at = Point(x, top + ASCENT * request.size)
                cost = break_cost + far + penalty + _label_cost(request, box, obstacles)
                found.append(Label(request.id, lines, anchor, at, request.size, request.face, box, cost))
    found.sort(key=lambda label: label.cost)
    return found[:64]


def _candidate_positions(
    request: LabelRequest, wide: float, high: float, reach: float
) -> list[tuple[Anchor, float, float, float]]:
    """Positions around a point, each as anchor, x, top of the box, and a penalty."""
    x, y = request.at
    side, corner = reach, reach * 0.72
    found: list[tuple[Anchor, float, float, float]] = []
    for shift, penalty in ((0.0, 0.0), (-0.25, 0.8), (0.25, 0.8), (-0.5, 1.6), (0.5, 1.6)):
        found.append(("start", x + side, y - high / 2 + shift * high, penalty))
        found.append(("end", x - side, y - high / 2 + shift * high, 1.0 + penalty))
    for shift, penalty in ((0.0, 0.0), (-0.2, 0.8), (0.2, 0.8), (-0.38, 1.6), (0.38, 1.6)):
        found.append(("middle", x + shift * wide, y - reach - high, 1.5 + penalty))
        found.append(("middle", x + shift * wide, y + reach, 1.5 + penalty))
    for top in (y - corner - high, y + corner):
        found.append(("start", x + corner, top, 2.0))
        found.append(("end", x - corner, top, 2.0))
    return found


def _label_cost(request: LabelRequest, box: Box, obstacles: LabelObstacles) -> float:
    outer = obstacles.inside
    if box.left < outer.left + 6 or box.right > outer.right - 6:
        return 4 * COVERED
    if box.top < outer.top + 6 or box.bottom > outer.bottom - 6:
        return 4 * COVERED
    cost = 0.0
    for owner, other in obstacles.boxes:
        # A name must not cover its own seal either, but may come closer to it than to others.
        if box.overlaps(other, 0.5 if owner == request.id else 2.5):
            cost += COVERED
    own = _distance_to_box(box, request.at) - request.radius
    for owner, other in obstacles.boxes:
        if owner and owner != request.id:
            # Readers associate a name with the nearest seal.
            near = _distance_to_box(
                box, Point((other.left + other.right) / 2, (other.top + other.bottom) / 2)
            )
            near -= (other.right - other.left) / 2
            if near < own + 7:
                cost += min(26.0, 2.2 * (own + 7 - near))
    crossed = _count_points_in_box(obstacles.routes, box.expanded(2.5))
    if crossed:
        cost += (CROSSED_BADLY if request.matters else CROSSED) + 2 * crossed
    if request.ashore and _is_mostly_at_sea(box, obstacles.is_sea):
        cost += AFLOAT
    return cost + 0.12 * min(20, _count_points_in_box(obstacles.coast, box))


def _is_mostly_at_sea(box: Box, is_sea: Callable[[Point], bool]) -> bool:
    """Whether most of a box's width lies in the sea."""
    middle, step = (box.top + box.bottom) / 2, (box.right - box.left) / 8
    ashore = 0
    for at in (1, 3, 4, 5, 7):
        ashore += not is_sea(Point(box.left + at * step, middle))
        if ashore > 1:
            return False
    return True


def _distance_to_box(box: Box, point: Point) -> float:
    across = max(box.left - point.x, 0.0, point.x - box.right)
    down = max(box.top - point.y, 0.0, point.y - box.bottom)
    return hypot(across, down)


def _count_points_in_box(points: NDArray[np.float64], box: Box) -> int:
    return len(_points_in_box(points, box))


def _points_in_box(points: NDArray[np.float64], box: Box) -> NDArray[np.float64]:
    x, y = points[:, 0], points[:, 1]
    return points[(x > box.left) & (x < box.right) & (y > box.top) & (y < box.bottom)]


def _overlap_matrices(choices: list[list[Label]]) -> list[list[tuple[int, NDArray[np.bool_]]]]:
    """For each name, the others it can overlap, with a matrix of which candidate positions do."""
    boxes = [np.array([label.box for label in labels], dtype=np.float64) for labels in choices]
    around = [(own[:, 0].min(), own[:, 1].min(), own[:, 2].max(), own[:, 3].max()) for own in boxes]
    found: list[list[tuple[int, NDArray[np.bool_]]]] = [[] for _ in choices]
    # Names side by side need more room: with only a space between them they would read as one.
    across, down = 8.0, 3.0
    for one in range(len(choices)):
        for other in range(one):
            if not Box(*around[one]).overlaps(Box(*around[other]), across):
                continue
            a, b = boxes[one][:, None, :], boxes[other][None, :, :]
            table = (
                (a[..., 0] < b[..., 2] + across)
                & (b[..., 0] < a[..., 2] + across)
                & (a[..., 1] < b[..., 3] + down)
                & (b[..., 1] < a[..., 3] + down)
            )
            if table.any():
                found[one].append((other, table))
                found[other].append((one, table.T))
    return found
