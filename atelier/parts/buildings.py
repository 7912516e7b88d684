"""Domes, towers, walls, doors and lattices."""

from atelier.frames import star_path
from atelier.pen import FINE, FIRM, HAIR, Marks, box, fill_without_contour, oval, parse_path, shape, stroke
from atelier.shade import hatching_of


def dome(x: float, y: float, wide: float, high: float, fill: str, finial: str = "gold") -> Marks:
    """An onion dome on a drum; (x, y) is the middle of its foot."""
    w, drum = wide / 2, high * 0.22
    base = y - drum
    curve = (
        f"M{x - w * 0.86} {base}C{x - w * 1.25} {base - high * 0.32} {x - w * 0.7} {base - high * 0.52} {x} {base - high * 0.78}"
        f"C{x + w * 0.7} {base - high * 0.52} {x + w * 1.25} {base - high * 0.32} {x + w * 0.86} {base}Z"
    )
    marks = shape(box(x - w * 0.86, base, w * 1.72, drum), "linen") + shape(parse_path(curve), fill)
    marks += hatching_of(parse_path(curve), 15, 6, 0.32, 2.2)
    marks += stroke(parse_path(f"M{x} {base - high * 0.78}V{base - high * 0.98}"), FIRM)
    return marks + shape(oval(x, base - high * 0.86, max(2.4, wide / 22)), finial, HAIR)


def minaret(x: float, y: float, wide: float, high: float, fill: str = "linen", cap: str = "teal") -> Marks:
    """A slender tower with a balcony."""
    w = wide / 2
    body = box(x - w, y - high * 0.66, wide, high * 0.66)
    upper = box(x - w * 0.62, y - high * 0.84, wide * 0.62, high * 0.2)
    roof = parse_path(
        f"M{x - w * 0.8} {y - high * 0.84}C{x - w} {y - high * 0.92} {x - w * 0.2} {y - high * 0.94} {x} {y - high}C{x + w * 0.2} {y - high * 0.94} {x + w} {y - high * 0.92} {x + w * 0.8} {y - high * 0.84}Z"
    )
    marks = (
        shape(body, fill)
        + hatching_of(body, 0, 7, 0.4, 2)
        + shape(upper, fill, FINE)
        + shape(roof, cap, FINE)
    )
    return marks + shape(box(x - w * 1.3, y - high * 0.69, wide * 1.3, high * 0.05), fill, FINE)


def tower(x: float, y: float, wide: float, high: float, fill: str = "stone", teeth: int = 4) -> Marks:
    """A round tower with battlements; (x, y) is the middle of its foot."""
    w, top = wide / 2, y - high
    body = parse_path(f"M{x - w} {y}L{x - w * 0.9} {top}H{x + w * 0.9}L{x + w} {y}Z")
    marks = shape(body, fill) + hatching_of(body, 0, 8, 0.35, 2.4)
    return marks + battlement(x - w * 1.06, top, wide * 1.06, fill, teeth)


def battlement(x: float, y: float, wide: float, fill: str, teeth: int, high: float = 14) -> Marks:
    """A row of teeth on a cornice."""
    step = wide / (2 * teeth - 1)
    path = f"M{x} {y + 6}V{y - high}"
    for index in range(teeth):
        left = x + index * 2 * step
        path += (
            f"H{left + step:.1f}V{y - high / 2}H{left + 2 * step:.1f}V{y - high}"
            if index < teeth - 1
            else f"H{left + step:.1f}V{y + 6}Z"
        )
    return shape(parse_path(path), fill)


def arch(x: float, y: float, wide: float, high: float) -> str:
    """The outline of a pointed arch; (x, y) is the middle of its foot."""
    w = wide / 2
    return f"M{x - w} {y}V{y - high * 0.55}C{x - w} {y - high * 0.82} {x - w * 0.3} {y - high * 0.9} {x} {y - high}C{x + w * 0.3} {y - high * 0.9} {x + w} {y - high * 0.82} {x + w} {y - high * 0.55}V{y}Z"


def door(x: float, y: float, wide: float, high: float, fill: str = "shadow", edge: str = "linen") -> Marks:
    return shape(parse_path(arch(x, y, wide + 8, high + 8)), edge, FINE) + shape(
        parse_path(arch(x, y, wide, high)), fill, FINE
    )


def window(x: float, y: float, wide: float, high: float, lit: bool = False) -> Marks:
    return shape(parse_path(arch(x, y, wide, high)), "glow" if lit else "shadow", FINE)


def lattice(x: float, y: float, wide: float, high: float, fill: str, gap: float = 22) -> Marks:
    """A pierced screen: a field with a net of diagonals and small stars in its meshes."""
    text = ""
    count = int((wide + high) / gap) + 1
    for index in range(count):
        at = index * gap
        start = (x + min(at, wide), y + max(0.0, at - wide))
        end = (x + max(0.0, at - high), y + min(at, high))
        text += f"M{start[0]:.0f} {start[1]:.0f}L{end[0]:.0f} {end[1]:.0f}"
        text += f"M{2 * x + wide - start[0]:.0f} {start[1]:.0f}L{2 * x + wide - end[0]:.0f} {end[1]:.0f}"
    return shape(box(x, y, wide, high), fill) + stroke(parse_path(text), FINE)


def bricks(x: float, y: float, wide: float, high: float, row: float = 16) -> Marks:
    """Courses of masonry as broken lines."""
    text, level, index = "", y + row, 0
    while level < y + high:
        start = x + (index % 3) * 9
        while start < x + wide - 8:
            end = min(start + 26 + (index * 7 + int(start)) % 18, x + wide)
            text += f"M{start:.0f} {level:.0f}H{end:.0f}"
            start = end + 12 + int(start) % 20
        level, index = level + row, index + 1
    return stroke(parse_path(text), HAIR)


def column(x: float, top: float, bottom: float, wide: float = 16, fill: str = "linen") -> Marks:
    w = wide / 2
    shaft = box(x - w, top + 10, wide, bottom - top - 20)
    marks = shape(shaft, fill) + hatching_of(shaft, 0, 8, 0.45, 2)
    marks += shape(parse_path(f"M{x - w - 5} {top}H{x + w + 5}L{x + w} {top + 12}H{x - w}Z"), fill, FINE)
    return marks + shape(
        parse_path(f"M{x - w} {bottom - 10}H{x + w}L{x + w + 6} {bottom}H{x - w - 6}Z"), fill, FINE
    )


def house(x: float, y: float, wide: float, high: float, fill: str, windows: str = "") -> Marks:
    """A flat-roofed house seen from the front; windows as "dx,dy" from its upper left."""
    front = box(x, y - high, wide, high)
    marks = (
        shape(front, fill)
        + hatching_of(front, 0, 9, 0.25, 2.2)
        + shape(box(x - 3, y - high - 5, wide + 6, 6), fill, FINE)
    )
    for word in windows.split():
        dx, dy = word.split(",")
        marks += window(x + float(dx), y - high + float(dy), 11, 18)
    return marks


def skyline(y: float, fill: str) -> Marks:
    """A row of roofs across the panel with their feet below `y`."""
    marks: Marks = ()
    for x, wide, high in (
        (14, 60, 40),
        (68, 52, 24),
        (118, 60, 44),
        (236, 50, 34),
        (284, 54, 22),
        (334, 60, 48),
    ):
        marks += house(x, y + 100, wide, high + 100, fill, f"{wide * 0.3},40 {wide * 0.7},40")
    return marks


def finial(x: float, y: float, size: float = 6) -> Marks:
    return shape(star_path(x, y, size, 0.5), "gold", HAIR) + fill_without_contour(
        oval(x, y, size * 0.3), "linen"
    )
