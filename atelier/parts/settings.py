"""Where small things are shown: in a niche of a wall, on a cushion, on a carpet."""

from atelier.frames import star_path
from atelier.parts.buildings import arch
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    box,
    fill_without_contour,
    moved,
    oval,
    parse_path,
    shape,
    stroke,
)
from atelier.shade import hatching_of


def alcove(wall: str, recess: str = "shadow", shelf: str = "earth", level: float = 320) -> Marks:
    """A wall of tiles with an arched recess, and a shelf in front of it."""
    marks = fill_without_contour(box(20, 20, 360, 360), wall)
    for x in range(40, 380, 40):
        for y in range(44, 320, 40):
            marks += fill_without_contour(star_path(x, y, 7, 0.5), "linen")
    opening = parse_path(arch(200, level, 268, level - 44))
    marks += shape(opening, recess, BOLD) + stroke(
        parse_path(arch(200, level, 256, level - 56)), FINE, "linen"
    )
    board = box(20, level, 360, 22)
    return (
        marks
        + shape(board, shelf, FIRM)
        + fill_without_contour(box(20, level + 22, 360, 60), wall)
        + hatching_of(box(20, level + 22, 360, 30), 270, 9, 0.6, 2.6)
        + stroke(parse_path(f"M30 {level + 11}H370"), HAIR)
    )


def cushion(x: float, y: float, wide: float, fill: str, trim: str = "gold") -> Marks:
    """A cushion with tassels; (x, y) is the middle of its top."""
    outline = "-100,6 -60,-4 0,6 60,-4 100,6 96,34 104,60 50,54 0,62 -50,54 -104,60 -96,34"
    marks = shape(outline, fill, FIRM) + hatching_of(outline, 80, 8, 0.35, 2.6)
    marks += stroke("-92,30 -40,36 40,36 92,30", FINE, trim)
    for corner in (-1, 1):
        for level in (4, 60):
            end = f"M{corner * 102} {level}L{corner * 118} {level + 4}L{corner * 114} {level + 20}L{corner * 104} {level + 12}Z"
            marks += shape(parse_path(end), trim, FINE)
    return moved(marks, x, y, wide / 200)


def carpet_floor(level: float, fill: str, motif: str = "ochre") -> Marks:
    """A carpet that lies toward the viewer."""
    marks = shape(parse_path(f"M20 {level}H380V384H20Z"), fill, FIRM) + stroke(
        parse_path(f"M20 {level + 12}H380"), FIRM, motif
    )
    for index in range(7):
        marks += shape(star_path(50 + index * 50, level + 34, 12, 0.5, 4), motif, HAIR)
    return marks + stroke(parse_path(f"M20 {level + 56}H380"), FIRM, motif)


def coins(points: str, size: float = 10) -> Marks:
    marks: Marks = ()
    for word in points.split():
        x, y = (float(part) for part in word.split(","))
        marks += shape(oval(x, y, size, size * 0.5), "gold", FINE)
    return marks
