"""Marks, and how they become an SVG file.

A mark is an outline with a fill and a contour. Marks are moved and scaled as points, so that a contour keeps
its width whatever the size of the part, as a pen does.
"""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from serai.book.plates import css_variable

Point = tuple[float, float]
HAIR, FINE, FIRM, BOLD = 1.2, 1.8, 2.6, 4.2
_TOKENS = re.compile(r"[MLCQZHV]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 1, "L": 1, "C": 3, "Q": 2, "Z": 0}


class Step(Struct, frozen=True):
    """One absolute command of an outline: M, L, C, Q or Z."""

    command: str
    points: tuple[Point, ...] = ()


class Mark(Struct, frozen=True):
    """An outline with its colours: a fill, and a pigment and width for the contour."""

    steps: tuple[Step, ...]
    fill: str = ""
    line: str = "ink"
    width: float = FIRM
    dash: str = ""
    remembered: "Marks" = ()  # what the mark represents, if it is not drawn


Marks = tuple[Mark, ...]


def parse_path(path: str) -> tuple[Step, ...]:
    """Steps from path data with absolute M, L, C, Q, H, V and Z."""
    tokens = _TOKENS.findall(path)
    steps: list[Step] = []
    command, at, here = "", 0, (0.0, 0.0)
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        if command == "Z":
            steps.append(Step("Z"))
            continue
        if command in "HV":
            value, at = float(tokens[at]), at + 1
            here = (value, here[1]) if command == "H" else (here[0], value)
            steps.append(Step("L", (here,)))
            continue
        count = _ARGUMENTS[command]
        numbers = [float(token) for token in tokens[at : at + 2 * count]]
        at += 2 * count
        points = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        here = points[-1]
        steps.append(Step(command, points))
        command = "L" if command == "M" else command
    return tuple(steps)


def smooth_path_through(points: str, closed: bool = True, tension: float = 0.5) -> tuple[Step, ...]:
    """A smooth outline through points such as "10,20 30,5! 44,9"; "!" marks a corner."""
    words = points.split()
    corners = [word.endswith("!") for word in words]
    at = [(float(x), float(y)) for x, y in (word.rstrip("!").split(",") for word in words)]
    last = len(at) if closed else len(at) - 1
    steps = [Step("M", (at[0],))]
    for index in range(last):
        start, end = at[index], at[(index + 1) % len(at)]
        reach = math.dist(start, end) * tension * 0.72
        away = _tangent_unless_corner(at, corners, index, closed)
        into = _tangent_unless_corner(at, corners, (index + 1) % len(at), closed)
        if away is None and into is None:
            steps.append(Step("L", (end,)))
            continue
        one = _move_along(start, away, reach) if away else _third_of_the_way(start, end)
        two = _move_along(end, into, -reach) if into else _third_of_the_way(end, start)
        steps.append(Step("C", (one, two, end)))
    return (*steps, Step("Z")) if closed else tuple(steps)


def _tangent_unless_corner(
    at: Sequence[Point], corners: Sequence[bool], index: int, closed: bool
) -> Point | None:
    if corners[index] or (not closed and index in (0, len(at) - 1)):
        return None
    before, after = at[index - 1], at[(index + 1) % len(at)]
    length = math.dist(before, after) or 1.0
    return ((after[0] - before[0]) / length, (after[1] - before[1]) / length)


def _move_along(point: Point, direction: Point, reach: float) -> Point:
    return (point[0] + direction[0] * reach, point[1] + direction[1] * reach)


def _third_of_the_way(point: Point, other: Point) -> Point:
    return (point[0] + (other[0] - point[0]) / 3, point[1] + (other[1] - point[1]) / 3)


def steps_of(outline: str | tuple[Step, ...]) -> tuple[Step, ...]:
    """Converts an outline to steps; text with a comma is a smooth line through points, other text is path
    data.
    """
    if not isinstance(outline, str):
        return outline
    return smooth_path_through(outline) if "," in outline else parse_path(outline)


def shape(outline: str | tuple[Step, ...], fill: str, width: float = FIRM, line: str = "ink") -> Marks:
    return (Mark(steps_of(outline), fill, line, width),)


def fill_without_contour(outline: str | tuple[Step, ...], fill: str) -> Marks:
    """A fill without a contour."""
    return (Mark(steps_of(outline), fill, "", 0),)


def stroke(outline: str | tuple[Step, ...], width: float = FINE, line: str = "ink", dash: str = "") -> Marks:
    """A line; a smooth one through points is left open."""
    steps = (
        smooth_path_through(outline, closed=False)
        if isinstance(outline, str) and "," in outline
        else steps_of(outline)
    )
    return (Mark(steps, "", line, width, dash),)


def oval(x: float, y: float, wide: float, high: float | None = None) -> tuple[Step, ...]:
    high = wide if high is None else high
    k, h = wide * 0.5523, high * 0.5523
    return (
        Step("M", ((x - wide, y),)),
        Step("C", ((x - wide, y - h), (x - k, y - high), (x, y - high))),
        Step("C", ((x + k, y - high), (x + wide, y - h), (x + wide, y))),
        Step("C", ((x + wide, y + h), (x + k, y + high), (x, y + high))),
        Step("C", ((x - k, y + high), (x - wide, y + h), (x - wide, y))),
        Step("Z"),
    )


def box(x: float, y: float, wide: float, high: float) -> tuple[Step, ...]:
    return parse_path(f"M{x} {y}H{x + wide}V{y + high}H{x}Z")


def polygon(points: Iterable[Point], closed: bool = True) -> tuple[Step, ...]:
    first, *rest = points
    steps = [Step("M", (first,)), *(Step("L", (point,)) for point in rest)]
    return (*steps, Step("Z")) if closed else tuple(steps)


def head_position_mark(own: Marks, x: float = 0, y: float = 0, size: float = 1, turn: float = 0) -> Marks:
    """A mark that is not drawn, but records the position of a head as it is moved with the marks around
    it.
    """
    return moved((Mark(parse_path("M0 0L100 0"), "", "", 0, "", own),), x, y, size, turn=turn)


def map_points(marks: Marks, change: Callable[[Point], Point]) -> Marks:
    """The marks with a function applied to every point."""
    return tuple(
        replace(mark, steps=tuple(Step(s.command, tuple(change(p) for p in s.points)) for s in mark.steps))
        for mark in marks
    )


def moved(
    marks: Marks,
    x: float = 0,
    y: float = 0,
    size: float = 1,
    flip: bool = False,
    turn: float = 0,
    tall: float = 1,
) -> Marks:
    """The marks scaled, mirrored, turned by degrees about their origin, and put at a place."""
    cosine, sine = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def change(point: Point) -> Point:
        across, down = point[0] * size * (-1 if flip else 1), point[1] * size * tall
        return (x + across * cosine - down * sine, y + across * sine + down * cosine)

    return map_points(marks, change)


def mirrored(marks: Marks) -> Marks:
    """The marks and their mirror image about the middle of the plate."""
    return marks + map_points(marks, lambda p: (400 - p[0], p[1]))


def with_thinner_contours(marks: Marks, factor: float) -> Marks:
    """The marks with lighter contours, for things that are small or far away."""
    return tuple(replace(mark, width=round(mark.width * factor, 1)) for mark in marks)


def recoloured(marks: Marks, colours: dict[str, str]) -> Marks:
    """The marks with pigments exchanged, in fills and contours."""
    return tuple(
        replace(mark, fill=colours.get(mark.fill, mark.fill), line=colours.get(mark.line, mark.line))
        for mark in marks
    )


def silhouette(marks: Marks, width: float = 7, line: str = "ink") -> Marks:
    """The filled marks with a heavy contour behind them, which binds the parts of a figure together."""
    return tuple(Mark(mark.steps, line, line, width) for mark in marks if mark.fill) + marks


def outline_points(steps: Sequence[Step], fineness: int = 8) -> list[list[Point]]:
    """Each closed run of an outline as a polygon."""
    runs: list[list[Point]] = []
    for step in steps:
        if step.command == "M":
            runs.append([step.points[0]])
        elif step.command == "L":
            runs[-1].append(step.points[0])
        elif step.points:
            start = runs[-1][-1]
            runs[-1] += [
                _point_on_bezier((start, *step.points), part / fineness) for part in range(1, fineness + 1)
            ]
    return runs


def _point_on_bezier(points: Sequence[Point], part: float) -> Point:
    at: list[Point] = list(points)
    while len(at) > 1:
        at = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in pairwise(at)]
    return at[0]


def svg_attributes(mark: Mark) -> str:
    """The attributes of a mark, except those that every plate sets once."""
    parts = [f' fill="{css_variable(mark.fill)}"'] if mark.fill else []
    if not mark.line:
        parts.append(' stroke="none"')
    elif mark.line != "ink":
        parts.append(f' stroke="{css_variable(mark.line)}"')
    if mark.line and mark.width != FIRM:
        parts.append(f' stroke-width="{format_number(mark.width)}"')
    if mark.dash:
        parts.append(f' stroke-dasharray="{mark.dash}"')
    return "".join(parts)


def format_number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def path_data(steps: Sequence[Step]) -> str:
    """Relative path data on a grid of half units: short, and the same on every machine.

    A command that repeats the one before it is left out.
    """
    text, before, here, start = "", "", (0.0, 0.0), (0.0, 0.0)
    for step in steps:
        if step.command == "Z":
            text, before, here = text + "z", "", start
            continue
        points = [(_round_to_half(x), _round_to_half(y)) for x, y in step.points]
        if step.command == "M":
            text += "M" + _join_numbers([value for point in points for value in point])
            before, start = "", points[0]
        else:
            numbers = [value for x, y in points for value in (x - here[0], y - here[1])]
            command = step.command.lower()
            if command == "l" and 0 in numbers:
                command = "h" if numbers[1] == 0 else "v"
                numbers = numbers[:1] if command == "h" else numbers[1:]
            added = _join_numbers(numbers)
            text += command + added if command != before else added if added[0] == "-" else f" {added}"
            before = command
        here = points[-1]
    return text


def _round_to_half(value: float) -> float:
    # Rounded to a thousandth first, so that the last bit of a sine has no effect.
    return math.floor(round(value, 3) * 2 + 0.5) / 2


def _join_numbers(numbers: Sequence[float]) -> str:
    text = ""
    for value in numbers:
        word = format_number(value)
        text += word if not text or word.startswith("-") else " " + word
    return text


def render_marks(marks: Iterable[Mark]) -> str:
    """The marks as path elements; neighbours with the same style that do not overlap are merged."""
    lines: list[tuple[str, str]] = []
    for mark in marks:
        if mark.remembered:
            continue
        drawn, data = svg_attributes(mark), path_data(mark.steps)
        joins = not mark.fill or not mark.line or (mark.fill == mark.line)
        if joins and lines and lines[-1][0] == drawn:
            lines[-1] = (drawn, lines[-1][1] + data)
        else:
            lines.append((drawn, data))
    return "\n".join(f'<path{drawn} d="{data}"/>' for drawn, data in lines)
