"""Where names stand: beside their seal, and on nothing else.

Each name has some dozens of places where it could stand, each with a cost of its own; two places of two
names that overlap cost more than anything. From the cheapest places names move one at a time, by a chance
that fades, to where they cost little, and in the end to where they cost least: simulated annealing, always
in the same order.
"""

from collections.abc import Callable, Sequence
from math import hypot
from typing import Literal, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from serai.book.cartography.lettering import ASCENT, DESCENT, Face, halves, width
from serai.book.cartography.scatter import chance
from serai.book.cartography.sheet import Box, Point, around

Anchor = Literal["start", "middle", "end"]
LEADING = 1.0
OVERLAP = 400.0
CROSSED, CROSSED_BADLY = 50.0, 130.0
COVERED = 400.0
AFLOAT = 30.0
SHAKES = 12_000
WARM, COLD = 60.0, 0.4


class Name(Struct, frozen=True):
    """A text to be set beside a point; `radius` is how much room the thing at that point takes.

    What matters is never set over a route, if there is any other place for it; what is ashore is not set
    in the sea.
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
    """A name in its place: where each line begins, and the box that all lines together fill."""

    id: str
    lines: tuple[str, ...]
    anchor: Anchor
    at: Point
    size: float
    face: Face
    box: Box
    cost: float = 0.0


class Ground(NamedTuple):
    """What names must not cover: boxes of seals and emblems, and points of routes and of the coast; and where
    the sea is."""

    inside: Box
    boxes: Sequence[tuple[str, Box]]
    routes: NDArray[np.float64]
    coast: NDArray[np.float64]
    is_sea: Callable[[Point], bool]


def placed(names: Sequence[Name], ground: Ground) -> list[Label]:
    """A place for every name."""
    choices = [_choices(name, ground) for name in names]
    clashes = _clashes(choices)
    state = [0] * len(choices)

    costs = [np.array([label.cost for label in labels]) for labels in choices]

    def pressures(one: int) -> NDArray[np.float64]:
        total = costs[one].copy()
        for other, table in clashes[one]:
            total += OVERLAP * table[:, state[other]]
        return total

    def settle() -> None:
        for one in range(len(choices)):
            state[one] = int(pressures(one).argmin())

    settle()
    for shake in range(SHAKES if len(names) > 1 else 0):
        heat = WARM * (COLD / WARM) ** (shake / SHAKES)
        one = int(chance(shake, 1) * len(choices))
        total = pressures(one)
        odds: NDArray[np.float64] = np.cumsum(np.exp((total.min() - total) / heat))
        state[one] = int(np.searchsorted(odds, chance(shake, 2) * float(odds[-1])))
    for _ in range(6):
        settle()
    return [choices[one][state[one]] for one in range(len(choices))]


def _choices(name: Name, ground: Ground) -> list[Label]:
    texts: list[tuple[tuple[str, ...], float]] = [((name.text,), 0.0)]
    broken = halves(name.text) if name.breaks else None
    if broken:
        texts.append((broken, 1.5 if len(name.text) > 16 else 4.0))
    reach = name.radius + 60 + max(width(line, name.size, name.face) for line in texts[-1][0])
    nearby = around(name.at, reach if len(texts) == 1 else reach + 80)
    ground = Ground(
        ground.inside,
        [(owner, box) for owner, box in ground.boxes if box.meets(nearby)],
        _within(ground.routes, nearby),
        _within(ground.coast, nearby),
        ground.is_sea,
    )
    found: list[Label] = []
    for lines, dislike in texts:
        wide = max(width(line, name.size, name.face) for line in lines)
        high = (len(lines) - 1) * LEADING * name.size + (ASCENT + DESCENT) * name.size
        for gap, far in ((2.0, 0.0), (5.0, 1.5), (9.0, 4.0), (15.0, 9.0), (23.0, 16.0)):
            for anchor, x, top, taste in _spots(name, wide, high, name.radius + gap):
                left = {"start": x, "middle": x - wide / 2, "end": x - wide}[anchor]
                box = Box(left, top, left + wide, top + high)
                at = Point(x, top + ASCENT * name.size)
                cost = dislike + far + taste + _cost(name, box, ground)
                found.append(Label(name.id, lines, anchor, at, name.size, name.face, box, cost))
    found.sort(key=lambda label: label.cost)
    return found[:64]


def _spots(name: Name, wide: float, high: float, reach: float) -> list[tuple[Anchor, float, float, float]]:
    """Sides of a point, each as anchor, x, top of the box, and how little one likes it there."""
    x, y = name.at
    side, corner = reach, reach * 0.72
    found: list[tuple[Anchor, float, float, float]] = []
    for shift, taste in ((0.0, 0.0), (-0.25, 0.8), (0.25, 0.8), (-0.5, 1.6), (0.5, 1.6)):
        found.append(("start", x + side, y - high / 2 + shift * high, taste))
        found.append(("end", x - side, y - high / 2 + shift * high, 1.0 + taste))
    for shift, taste in ((0.0, 0.0), (-0.2, 0.8), (0.2, 0.8), (-0.38, 1.6), (0.38, 1.6)):
        found.append(("middle", x + shift * wide, y - reach - high, 1.5 + taste))
        found.append(("middle", x + shift * wide, y + reach, 1.5 + taste))
    for top in (y - corner - high, y + corner):
        found.append(("start", x + corner, top, 2.0))
        found.append(("end", x - corner, top, 2.0))
    return found


def _cost(name: Name, box: Box, ground: Ground) -> float:
    outer = ground.inside
    if box.left < outer.left + 6 or box.right > outer.right - 6:
        return 4 * COVERED
    if box.top < outer.top + 6 or box.bottom > outer.bottom - 6:
        return 4 * COVERED
    cost = 0.0
    for owner, other in ground.boxes:
        # A name must not lie on its own seal either, but may come nearer to it than to others.
        if box.meets(other, 0.5 if owner == name.id else 2.5):
            cost += COVERED
    own = _gap(box, name.at) - name.radius
    for owner, other in ground.boxes:
        if owner and owner != name.id:
            # A reader takes a name for that of the nearest seal.
            near = _gap(box, Point((other.left + other.right) / 2, (other.top + other.bottom) / 2))
            near -= (other.right - other.left) / 2
            if near < own + 7:
                cost += min(26.0, 2.2 * (own + 7 - near))
    crossed = _count(ground.routes, box.grown(2.5))
    if crossed:
        cost += (CROSSED_BADLY if name.matters else CROSSED) + 2 * crossed
    if name.ashore and _is_afloat(box, ground.is_sea):
        cost += AFLOAT
    return cost + 0.12 * min(20, _count(ground.coast, box))


def _is_afloat(box: Box, is_sea: Callable[[Point], bool]) -> bool:
    """Whether a box lies in the sea for the most part of its width."""
    middle, step = (box.top + box.bottom) / 2, (box.right - box.left) / 8
    ashore = 0
    for at in (1, 3, 4, 5, 7):
        ashore += not is_sea(Point(box.left + at * step, middle))
        if ashore > 1:
            return False
    return True


def _gap(box: Box, point: Point) -> float:
    across = max(box.left - point.x, 0.0, point.x - box.right)
    down = max(box.top - point.y, 0.0, point.y - box.bottom)
    return hypot(across, down)


def _count(points: NDArray[np.float64], box: Box) -> int:
    return len(_within(points, box))


def _within(points: NDArray[np.float64], box: Box) -> NDArray[np.float64]:
    x, y = points[:, 0], points[:, 1]
    return points[(x > box.left) & (x < box.right) & (y > box.top) & (y < box.bottom)]


def _clashes(choices: list[list[Label]]) -> list[list[tuple[int, NDArray[np.bool_]]]]:
    """For each name the others that it can meet, with a table of which of their places overlap."""
    boxes = [np.array([label.box for label in labels], dtype=np.float64) for labels in choices]
    around = [(own[:, 0].min(), own[:, 1].min(), own[:, 2].max(), own[:, 3].max()) for own in boxes]
    found: list[list[tuple[int, NDArray[np.bool_]]]] = [[] for _ in choices]
    # Side by side two names need more room: with no more than a space between them they read as one.
    across, down = 8.0, 3.0
    for one in range(len(choices)):
        for other in range(one):
            if not Box(*around[one]).meets(Box(*around[other]), across):
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
