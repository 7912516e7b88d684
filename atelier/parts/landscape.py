"""Sky, sea, land, plants and fire for scenes; on the square of the plate."""

import math

from atelier.frames import star_path
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    Step,
    box,
    fill_without_contour,
    moved,
    oval,
    parse_path,
    polygon,
    shape,
    smooth_path_through,
    stroke,
)
from atelier.shade import hatching_of, jitter


def sky(fill: str = "sky") -> Marks:
    return fill_without_contour(box(20, 20, 360, 360), fill)


def engraved_sky(bottom: float, top: float = 24, gap: float = 9, line: str = "pen") -> Marks:
    """Level lines that grow closer together toward the top, broken as a graver breaks them."""
    text, y, index = "", top + 4, 0
    while y < bottom:
        start = 24 + 60 * jitter(y, 1)
        while start < 376:
            end = min(start + 30 + 90 * jitter(start, y), 376)
            text += f"M{start:.0f} {y:.0f}H{end:.0f}"
            start = end + 14 + 50 * jitter(end, y, 3)
        index += 1
        y += gap + index * 0.9
    return stroke(parse_path(text), HAIR, line)


def sun_or_moon(x: float, y: float, size: float, fill: str = "glow", rays: int = 0) -> Marks:
    """Sun by day and moon by night; with rays it is the sun of a map."""
    marks: Marks = ()
    if rays:
        marks += shape(star_path(x, y, size * 1.7, 0.66, rays), fill, FINE)
    return marks + shape(oval(x, y, size), fill, FIRM)


def crescent(x: float, y: float, size: float, fill: str = "glow") -> Marks:
    s = size
    path = f"M{x + s * 0.5} {y - s * 0.87}C{x - s * 0.8} {y - s * 1.2} {x - s * 1.4} {y + s * 0.5} {x - s * 0.2} {y + s}C{x + s * 0.4} {y + s * 1.2} {x + s} {y + s * 0.7} {x + s} {y + s * 0.4}C{x + s * 0.2} {y + s * 0.9} {x - s * 0.7} {y - s * 0.1} {x + s * 0.5} {y - s * 0.87}Z"
    return shape(parse_path(path), fill, FINE)


def stars(points: str, size: float = 6, fill: str = "glow", line: str = "") -> Marks:
    marks: Marks = ()
    for index, word in enumerate(points.split()):
        x, y = word.split(",")
        outline = star_path(
            float(x), float(y), size * (0.7 + 0.5 * (index * 5 % 3) / 2), 0.36, 4 if index % 2 else 6
        )
        marks += shape(outline, fill, HAIR, line) if line else fill_without_contour(outline, fill)
    return marks


_CLOUD = "M-60 8C-80 8 -80 -10 -62 -10C-62 -28 -36 -32 -28 -18C-18 -34 10 -32 12 -14C24 -26 46 -18 42 -4C58 -8 70 6 56 12C40 18 20 10 4 12C-20 16 -40 8 -60 8Z"


def cloud(x: float, y: float, size: float = 1, flip: bool = False, fill: str = "cloud") -> Marks:
    """A ribbon cloud with curls, as miniatures draw them."""
    marks = shape(parse_path(_CLOUD), fill, FINE, "pen")
    curls = "M-50 -2C-48 -14 -34 -14 -34 -4C-34 2 -42 2 -42 -3M-14 -4C-14 -18 2 -18 2 -7C2 0 -7 0 -6 -6M24 2C22 -8 36 -12 36 -3C36 2 30 3 30 -2"
    return moved(marks + stroke(parse_path(curls), HAIR, "pen"), x, y, size, flip)


def sea(
    top: float, bottom: float = 380, swell: float = 1, fill: str = "sea", line: str = "pen", foam: bool = True
) -> Marks:
    """Water from a level down, engraved with rows of waves that grow toward the viewer."""
    marks = fill_without_contour(box(20, top, 360, bottom - top), fill) + stroke(
        parse_path(f"M20 {top}H380"), FINE
    )
    y, row = top + 8 * swell, 0
    while y < bottom - 4:
        wide = 20 + (y - top) * 0.20 * swell + 8
        text, x = "", 10 - (row % 2) * wide / 2
        while x < 384:
            if jitter(x, y) > 0.22:
                text += f"M{x:.0f} {y:.0f}Q{x + wide * 0.3:.0f} {y - wide * 0.26:.0f} {x + wide * 0.55:.0f} {y:.0f}Q{x + wide * 0.7:.0f} {y + wide * 0.1:.0f} {x + wide * 0.85:.0f} {y:.0f}"
            x += wide
        marks += stroke(parse_path(text), FINE if row % 3 else HAIR, "foam" if foam and row % 2 else line)
        y += wide * 0.46
        row += 1
    return marks


def breaker(x: float, y: float, size: float = 1, flip: bool = False, fill: str = "sea") -> Marks:
    """A wave that curls over."""
    body = "M-70 30C-50 28 -40 -10 -6 -28C20 -40 48 -26 44 -4C36 -18 20 -16 16 -4C12 12 36 26 70 30Z"
    marks = shape(parse_path(body), fill) + hatching_of(parse_path(body), 90, 7, 0.4, 2)
    claws = "M44 -4C46 2 42 6 38 6C38 0 36 -4 32 -6C30 0 26 2 22 0C24 -6 22 -10 20 -11C30 -18 42 -14 44 -4Z"
    return moved(
        marks + shape(parse_path(claws), "foam", FINE) + stroke("-46,26 -24,-2 4,-20", FINE, "foam"),
        x,
        y,
        size,
        flip,
    )


def ground(points: str, fill: str = "sand", gap: float = 0, angle: float = 90) -> Marks:
    """Land below a smooth skyline through points; with a gap its foreground is hatched."""
    outline = smooth_path_through("20,384! " + points + " 380,384!")
    marks = shape(outline, fill)
    return marks + (hatching_of(outline, angle, gap, 0.2, 2.2) if gap else ())


def dune(points: str, fill: str = "sand", ridge: str = "") -> Marks:
    """A dune with ripples under its ridge."""
    marks = ground(points, fill)
    return marks + (stroke(ridge, FINE) if ridge else ())


def ripples(
    y: float, count: int, start: float = 30, end: float = 370, gap: float = 10, line: str = "ink"
) -> Marks:
    """Wind lines on sand."""
    text = ""
    for row in range(count):
        x = start + 50 * jitter(row, y)
        while x < end - 20:
            wide = min(24 + 46 * jitter(x, row, y), end - x)
            level = y + row * gap
            text += f"M{x:.0f} {level:.0f}Q{x + wide / 2:.0f} {level - 5:.0f} {x + wide:.0f} {level:.0f}"
            x += wide + 16 + 44 * jitter(row, x)
    return stroke(parse_path(text), HAIR, line)


def crag(
    points: str, fill: str = "stone", faces: str = "", angle: float = 20, gap: float = 8, reach: float = 0.35
) -> Marks:
    """A rock with straight edges ("x y x y …"), shaded on one side, with the edges of its faces."""
    numbers = [float(value) for value in points.split()]
    outline = polygon(zip(numbers[::2], numbers[1::2], strict=True))
    marks = shape(outline, fill, BOLD) + hatching_of(outline, angle, gap, reach, 2.8)
    return marks + (stroke(parse_path(faces), FINE) if faces else ())


def cypress(x: float, y: float, high: float, fill: str = "green") -> Marks:
    h = high
    outline = f"{x},{y - h}! {x + h * 0.13},{y - h * 0.55} {x + h * 0.15},{y - h * 0.2} {x + h * 0.05},{y - h * 0.07}! {x - h * 0.05},{y - h * 0.07}! {x - h * 0.15},{y - h * 0.2} {x - h * 0.13},{y - h * 0.55}"
    return (
        stroke(parse_path(f"M{x} {y}V{y - h * 0.1}"), BOLD)
        + shape(outline, fill, FINE)
        + hatching_of(outline, 20, max(5, h / 14), 0.45, 2)
    )


def palm_tree(x: float, y: float, high: float, lean: float = 8, fill: str = "green") -> Marks:
    top = (x + lean, y - high)
    trunk = f"M{x - 4} {y}C{x - 2} {y - high * 0.4} {top[0] - 4} {y - high * 0.7} {top[0] - 2} {top[1]}L{top[0] + 3} {top[1]}C{top[0] + 2} {y - high * 0.7} {x + 6} {y - high * 0.4} {x + 6} {y}Z"
    marks = shape(parse_path(trunk), "earth", FINE) + stroke(
        parse_path(
            "".join(
                f"M{x + lean * part - 3} {y - high * part}L{x + lean * part + 4} {y - high * part - 2}"
                for part in (0.15, 0.3, 0.45, 0.6, 0.75, 0.88)
            )
        ),
        HAIR,
    )
    leaf = "M0 0C12 -16 30 -16 42 4C30 -4 14 -4 0 0Z"
    for angle in (-165, -125, -88, -50, -10, 30, 150):
        marks += moved(shape(parse_path(leaf), fill, HAIR), top[0], top[1], high / 90, turn=angle + 20)
    return (
        marks
        + shape(oval(top[0] - 3, top[1] + 5, 3.4), "ochre", HAIR)
        + shape(oval(top[0] + 4, top[1] + 5, 3.4), "ochre", HAIR)
    )


def flame(x: float, y: float, size: float = 1) -> Marks:
    """Fire: three tongues, one inside the other."""
    outer = "0,0 -16,-8 -18,-26 -8,-40! -8,-30 0,-36 2,-60! 14,-42 12,-32 20,-40! 22,-18 14,-4"
    inner = "0,-2 -8,-8 -6,-20 0,-30! 8,-20 9,-8"
    return moved(shape(outer, "red", FINE) + shape(inner, "glow", HAIR), x, y, size)


def tuft_of_grass(x: float, y: float, size: float = 1, line: str = "green") -> Marks:
    return moved(
        stroke(
            parse_path("M0 0C-2 -8 -6 -12 -10 -14M0 0C0 -10 0 -14 -2 -20M0 0C2 -8 6 -12 10 -15"), FINE, line
        ),
        x,
        y,
        size,
    )


def beam_of_light(x: float, y: float, points: str, fill: str = "glow") -> Marks:
    """Light that falls from a point on a base."""
    return fill_without_contour(parse_path(f"M{x} {y}L{points}Z"), fill)


def rays(
    x: float, y: float, inner: float, outer: float, count: int, line: str = "gold", width: float = FINE
) -> Marks:
    """Rays about a holy thing, long and short by turns."""
    text = ""
    for index in range(count):
        angle = 2 * math.pi * index / count
        end = outer if index % 2 == 0 else inner + (outer - inner) * 0.55
        text += f"M{x + inner * math.cos(angle):.1f} {y + inner * math.sin(angle):.1f}L{x + end * math.cos(angle):.1f} {y + end * math.sin(angle):.1f}"
    return stroke(parse_path(text), width, line)


def wavy_path(y: float, start: float, end: float, wide: float, high: float) -> tuple[Step, ...]:
    """A level wave as an open line."""
    text, x, side = f"M{start} {y}", start, -1
    while x < end:
        text += f"Q{x + wide / 2} {y + side * high} {x + wide} {y}"
        x, side = x + wide, -side
    return parse_path(text)
