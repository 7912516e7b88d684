"""Ornament at the edge: four borders, and arches for portraits."""

import math

from atelier.pen import (
    FINE,
    FIRM,
    HAIR,
    Marks,
    Step,
    box,
    fill_without_contour,
    oval,
    parse_path,
    polygon,
    shape,
    stroke,
)

PANEL = 24
_FAR = 400 - PANEL


def star_path(
    x: float, y: float, outer: float, inner: float = 0.5, points: int = 8, turn: float = 0
) -> tuple[Step, ...]:
    """A star polygon; with eight points and 0.54 it is the girih star."""
    return polygon(
        (
            x + outer * (1 if spike % 2 == 0 else inner) * math.sin(math.pi * spike / points + turn),
            y - outer * (1 if spike % 2 == 0 else inner) * math.cos(math.pi * spike / points + turn),
        )
        for spike in range(2 * points)
    )


def frame_around_panel(kind: str, ground: str) -> Marks:
    """The frame around the panel: a coloured band, its ornament, and a star in each corner."""
    band = fill_without_contour(parse_path(f"M1 1H399V399H1ZM{PANEL} {PANEL}V{_FAR}H{_FAR}V{PANEL}Z"), ground)
    edges = shape(box(1.5, 1.5, 397, 397), "", FIRM) + shape(box(PANEL, PANEL, 352, 352), "", FIRM)
    hairline = stroke(box(5, 5, 390, 390), HAIR, "linen") + stroke(box(20, 20, 360, 360), HAIR, "linen")
    corners: Marks = ()
    for x in (12.5, 387.5):
        for y in (12.5, 387.5):
            corners += shape(box(x - 11, y - 11, 22, 22), "linen", FINE)
            corners += shape(star_path(x, y, 10.5, 0.62), ground, HAIR)
            corners += shape(oval(x, y, 2.6), "linen", HAIR)
    return band + _BORDERS[kind]() + hairline + edges + corners


def _dashed_line_along_sides(of: str) -> Marks:
    """A line along the middle of the four sides, drawn by its dashes."""
    lines = "M30 12.5H370M30 387.5H370M12.5 30V370M387.5 30V370"
    return stroke(parse_path(lines), 5, "linen", of)


def _beads() -> Marks:
    return _dashed_line_along_sides("0 10")


def _billets() -> Marks:
    return _dashed_line_along_sides("5 9")


def _interlace() -> Marks:
    """Two waves that cross, along each side."""
    marks: Marks = ()
    for phase in (1, -1):
        for start, end, across in ((26, 374, False), (26, 374, True)):
            for level in (12.5, 387.5):
                marks += stroke(_wave(start, end, level, 5.0 * phase, across), FINE, "linen")
    return marks


def _wave(start: float, end: float, level: float, swing: float, upright: bool) -> tuple[Step, ...]:
    count = 12
    width = (end - start) / count
    steps: list[Step] = [Step("M", ((start, level),))]
    for index in range(count):
        x, rise = start + index * width, swing * (1 if index % 2 == 0 else -1) * 1.4
        steps.append(Step("Q", ((x + width / 2, level + rise * 1.4), (x + width, level))))
    if upright:
        steps = [Step(step.command, tuple((y, x) for x, y in step.points)) for step in steps]
    return tuple(steps)


def _lozenges() -> Marks:
    text = ""
    for index in range(14):
        at = 36.4 + index * 25.2
        text += f"M{at - 9} 12.5L{at} 7.5L{at + 9} 12.5L{at} 17.5Z"
        text += f"M{at - 9} 387.5L{at} 382.5L{at + 9} 387.5L{at} 392.5Z"
        text += f"M12.5 {at - 9}L17.5 {at}L12.5 {at + 9}L7.5 {at}Z"
        text += f"M387.5 {at - 9}L392.5 {at}L387.5 {at + 9}L382.5 {at}Z"
    return fill_without_contour(parse_path(text), "linen")


_BORDERS = {"beads": _beads, "billets": _billets, "interlace": _interlace, "lozenges": _lozenges}

_ARCH = "M52 400V190C52 120 96 92 140 80C172 70 188 56 200 38C212 56 228 70 260 80C304 92 348 120 348 190V400"


def niche(fill: str, motif: str = "linen") -> Marks:
    """Spandrels that leave an ogee arch open, with a spray of leaves in each."""
    wall = fill_without_contour(parse_path(f"{_ARCH}H400V0H0V400Z"), fill)
    marks = wall + stroke(parse_path(_ARCH), 6) + stroke(parse_path(_ARCH), FINE, motif)
    return marks + _corner_arabesque(False, motif) + _corner_arabesque(True, motif)


def _corner_arabesque(flip: bool, line: str) -> Marks:
    """An arabesque in the corner over an arch: a palmette, and a tendril along each side."""

    def at(x: float) -> float:
        return 400 - x if flip else x

    marks: Marks = ()
    for swap in (False, True):

        def to(x: float, y: float, swapped: bool = swap) -> str:
            return f"{at(y)} {x}" if swapped else f"{at(x)} {y}"

        tendril = f"M{to(62, 50)}C{to(84, 32)} {to(104, 34)} {to(116, 48)}C{to(122, 58)} {to(112, 66)} {to(106, 58)}"
        tendril += f"M{to(112, 44)}C{to(124, 34)} {to(140, 34)} {to(152, 42)}"
        marks += stroke(parse_path(tendril), FINE, line)
        leaf = (
            f"M{to(80, 38)}C{to(84, 26)} {to(98, 24)} {to(104, 30)}C{to(98, 36)} {to(88, 38)} {to(80, 38)}Z"
        )
        leaf += f"M{to(124, 38)}C{to(126, 30)} {to(134, 27)} {to(140, 30)}C{to(138, 36)} {to(130, 38)} {to(124, 38)}Z"
        marks += fill_without_contour(parse_path(leaf), line)
    marks += fill_without_contour(star_path(at(48), 48, 17, 0.56), line) + shape(
        oval(at(48), 48, 5), "ochre", HAIR
    )
    return marks
