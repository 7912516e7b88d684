"""Small SVG plots: columns, lines, and shares with intervals. The page or `standalone_svg` adds the style."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from math import ceil, floor, log10

from msgspec import Struct

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 12, 40
PLOT_HEIGHT = 220
ROW = 22
LABEL = 190
NOTE = 92
DASHES = ("none", "7 4", "2 4", "9 3 2 3", "1 3", "12 5")
"""Lines differ in dashes as well as in colour."""


class Dot(Struct, frozen=True):
    """A share with its interval, and optionally a share to compare it with."""

    label: str
    at: float
    low: float
    high: float
    beside: float | None = None
    note: str = ""


def column_plot(values: Mapping[int, int], unit: str, *, max_columns: int = 60) -> str:
    """A histogram; merges neighbouring values if there are more than `max_columns`."""
    low, high = min(values), max(values)
    width = max(1, ceil((high - low + 1) / max_columns))
    counted = [0] * ((high - low) // width + 1)
    for value, times in values.items():
        counted[(value - low) // width] += times
    scale = _Scale(0, max(counted))
    step = (WIDTH - LEFT - RIGHT) / len(counted)
    parts = [scale.grid_svg()]
    for number, times in enumerate(counted):
        x, y = LEFT + number * step, scale.y_of(times)
        first = low + number * width
        span = f"{first}" if width == 1 else f"{first}–{first + width - 1}"
        parts.append(
            f'<rect class="column" x="{x + 0.5:.1f}" y="{y:.1f}" width="{max(step - 1, 0.5):.1f}" '
            f'height="{scale.y_of(0) - y:.1f}"><title>{span}: {times:,}</title></rect>'
        )
    every = max(1, ceil(len(counted) / 12))
    parts += [
        _svg_text(LEFT + (number + 0.5) * step, TOP + PLOT_HEIGHT + 16, str(low + number * width), "middle")
        for number in range(0, len(counted), every)
    ]
    return _svg_document(TOP + PLOT_HEIGHT + BOTTOM, [*parts, _unit_label(unit)], unit)


def line_plot(courses: Mapping[str, Sequence[float]], unit: str) -> str:
    """A line for each name; the first value is at x = 1."""
    there = {name: course for name, course in courses.items() if course}
    longest = max((len(course) for course in there.values()), default=1)
    values = [value for course in there.values() for value in course]
    scale = _Scale(min(0.0, *values), max(1.0, *values)) if values else _Scale(0, 1)
    step = (WIDTH - LEFT - RIGHT) / max(1, longest - 1)
    parts = [scale.grid_svg()]
    for number, (name, course) in enumerate(there.items()):
        points = " ".join(
            f"{LEFT + at * step:.1f},{scale.y_of(value):.1f}" for at, value in enumerate(course)
        )
        look = f'class="line hue-{number % 6}" stroke-dasharray="{DASHES[number % len(DASHES)]}"'
        parts.append(f'<polyline {look} points="{points}"><title>{escape(name)}</title></polyline>')
        y = TOP + 12 + number * 18
        parts.append(f'<line {look} x1="{LEFT + 12}" x2="{LEFT + 44}" y1="{y}" y2="{y}"/>')
        parts.append(_svg_text(LEFT + 50, y + 4, name))
    every = max(1, ceil(longest / 12))
    parts += [
        _svg_text(LEFT + at * step, TOP + PLOT_HEIGHT + 16, str(at + 1), "middle")
        for at in range(0, longest, every)
    ]
    return _svg_document(TOP + PLOT_HEIGHT + BOTTOM, [*parts, _unit_label(unit)], unit)


def dot_plot(rows: Sequence[Dot], unit: str, *, even: float | None = None) -> str:
    """A share for each row; `even` draws a reference line."""
    reach = [edge for row in rows for edge in (row.low, row.high, row.at, row.beside) if edge is not None]
    low = floor(10 * min(reach, default=0.0)) / 10
    high = max(low + 0.1, ceil(10 * max(reach, default=1.0)) / 10)
    width = WIDTH - LABEL - RIGHT - NOTE

    def x_of(share: float) -> float:
        return LABEL + (share - low) / (high - low) * width

    bottom = TOP + ROW * len(rows)
    parts: list[str] = []
    for tenth in range(round(10 * low), round(10 * high) + 1):
        x = x_of(tenth / 10)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}"/>')
        parts.append(_svg_text(x, bottom + 16, f"{10 * tenth} %", "middle"))
    if even is not None:
        parts.append(
            f'<line class="even" x1="{x_of(even):.1f}" x2="{x_of(even):.1f}" y1="{TOP}" y2="{bottom}"/>'
        )
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        parts.append(_svg_text(LABEL - 10, y + 4, row.label, "end"))
        parts.append(
            f'<line class="reach" x1="{x_of(row.low):.1f}" x2="{x_of(row.high):.1f}" y1="{y}" y2="{y}"/>'
        )
        if row.beside is not None:
            x = x_of(row.beside)
            parts.append(f'<circle class="beside" cx="{x:.1f}" cy="{y}" r="4"/>')
        parts.append(
            f'<circle class="dot" cx="{x_of(row.at):.1f}" cy="{y}" r="5">'
            f"<title>{escape(row.label)}: {row.at:.1%}</title></circle>"
        )
        parts.append(_svg_text(WIDTH - RIGHT, y + 4, row.note or f"{row.at:.1%}", "end"))
    return _svg_document(bottom + BOTTOM, [*parts, _unit_label(unit, bottom + 34)], unit)


def plot_style() -> str:
    return (files("serai.bots.simulation") / "plots.css").read_text("utf-8")


def standalone_svg(plot: str) -> str:
    """A plot as an SVG file of its own."""
    namespace = '<svg xmlns="http://www.w3.org/2000/svg" '
    style = f"<style>\n{plot_style()}svg {{\n  background: var(--paper);\n}}\n</style>\n"
    opening, bracket, parts = plot.replace("<svg ", namespace, 1).partition(">")
    return f"{opening}{bracket}{style}{parts}\n"


class _Scale:
    """The vertical axis of a plot, between two round numbers."""

    def __init__(self, low: float, high: float) -> None:
        span = max(high - low, 1e-9)
        power = 10.0 ** floor(log10(span / 4))
        self._step = next(power * times for times in (1, 2, 5, 10) if span / (power * times) <= 5)
        self._low = floor(low / self._step) * self._step
        self._high = ceil(high / self._step) * self._step

    def y_of(self, value: float) -> float:
        return TOP + PLOT_HEIGHT * (self._high - value) / (self._high - self._low)

    def grid_svg(self) -> str:
        count = round((self._high - self._low) / self._step)
        marks = [self._low + number * self._step for number in range(count + 1)]
        return "".join(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{self.y_of(mark):.1f}" '
            f'y2="{self.y_of(mark):.1f}"/>{_svg_text(LEFT - 8, self.y_of(mark) + 4, f"{mark:,.4g}", "end")}'
            for mark in marks
        )


def _unit_label(unit: str, y: float = TOP + PLOT_HEIGHT + 34) -> str:
    return _svg_text(WIDTH - RIGHT, y, unit, "end")


def _svg_text(x: float, y: float, words: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _svg_document(height: float, parts: Sequence[str], label: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )
