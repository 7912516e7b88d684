"""Buildings by region: what tells a town of the north from one of the south at first sight."""

from atelier.parts import landscape
from atelier.parts.buildings import arch, battlement, bricks, dome, door, house, tower, window
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
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of


def city(back: Marks, landmark: Marks, front: Marks, band: str) -> Plate:
    """A city: what lies behind, its landmark in a heavy contour, what stands before it."""
    return Plate(back + silhouette(landmark, 6) + front, "billets", band)


def sky_with_sun(sun: float = 310, fill: str = "sky", rays: int = 14, bottom: float = 150) -> Marks:
    """The sky over a city, with the sun at `sun`."""
    return (
        landscape.sky(fill) + landscape.engraved_sky(bottom) + landscape.sun_or_moon(sun, 80, 26, rays=rays)
    )


def row_of_houses(y: float, walls: str, each: str) -> Marks:
    """Flat-roofed houses with their feet at `y`: "x,wide,high" in pigments by turns."""
    marks: Marks = ()
    colours = walls.split()
    for index, word in enumerate(each.split()):
        x, wide, high = map(float, word.split(","))
        marks += house(
            x, y, wide, high, colours[index % len(colours)], f"{wide * 0.3:g},18 {wide * 0.7:g},18"
        )
    return marks


def gabled_house(
    x: float, y: float, wide: float, high: float, wall: str = "linen", roof: str = "red"
) -> Marks:
    """A house of the north with a steep roof; (x, y) is its lower left corner."""
    top, peak = y - high, y - high - wide * 0.6
    eaves = parse_path(f"M{x - 6} {top + 4}L{x + wide / 2} {peak}L{x + wide + 6} {top + 4}Z")
    marks = shape(box(x, top, wide, high), wall) + shape(eaves, roof) + hatching_of(eaves, 20, 7, 0.4, 2.2)
    beams = (
        f"M{x + wide * 0.2} {top + 6}V{y}M{x + wide * 0.8} {top + 6}V{y}M{x} {top + high * 0.5}H{x + wide}"
    )
    return marks + stroke(parse_path(beams), HAIR) + window(x + wide / 2, top + high * 0.44, 10, 16, lit=True)


def church(x: float, y: float, size: float = 1, roof: str = "teal", wall: str = "linen") -> Marks:
    """A church under one round dome with a cross; (x, y) is the middle of its foot."""
    s = size
    body = box(x - 60 * s, y - 70 * s, 120 * s, 70 * s)
    marks = shape(body, wall) + hatching_of(body, 0, 9, 0.2, 2.2)
    marks += shape(box(x - 44 * s, y - 100 * s, 88 * s, 32 * s), wall)
    cap = parse_path(
        f"M{x - 46 * s} {y - 100 * s}C{x - 46 * s} {y - 160 * s} {x + 46 * s} {y - 160 * s} {x + 46 * s} {y - 100 * s}Z"
    )
    marks += shape(cap, roof) + hatching_of(cap, 15, 7, 0.34, 2.2)
    for dx in (-28, -9, 10, 29):
        marks += window(x + dx * s, y - 74 * s, 9 * s, 20 * s)
    marks += stroke(parse_path(f"M{x} {y - 145 * s}V{y - 172 * s}M{x - 8 * s} {y - 163 * s}H{x + 8 * s}"), 4)
    return (
        marks
        + door(x, y, 26 * s, 42 * s)
        + window(x - 38 * s, y - 20 * s, 13 * s, 26 * s)
        + window(x + 38 * s, y - 20 * s, 13 * s, 26 * s)
    )


def mud_tower(x: float, y: float, wide: float, high: float, fill: str = "earth") -> Marks:
    """A tapering tower of clay with the beams sticking out; (x, y) is the middle of its foot."""
    w = wide / 2
    body = parse_path(
        f"M{x - w} {y}C{x - w * 0.8} {y - high * 0.6} {x - w * 0.6} {y - high * 0.9} {x} {y - high}C{x + w * 0.6} {y - high * 0.9} {x + w * 0.8} {y - high * 0.6} {x + w} {y}Z"
    )
    marks = shape(body, fill) + hatching_of(body, 0, 8, 0.3, 2.4)
    text = ""
    for step in range(1, int(high / 24)):
        level, half = y - step * 24, w * (0.86 - 0.34 * step * 24 / high)
        for part in (-1.1, -0.4, 0.4, 1.1):
            text += f"M{x + half * part - 4:.1f} {level}H{x + half * part + 4:.1f}"
    return marks + stroke(parse_path(text), 4)


def hut(x: float, y: float, wide: float, high: float, wall: str = "earth", thatch: str = "ochre") -> Marks:
    """A round house under a cone of thatch; (x, y) is the middle of its foot."""
    w = wide / 2
    roof = parse_path(
        f"M{x - w * 1.25} {y - high * 0.42}L{x} {y - high}L{x + w * 1.25} {y - high * 0.42}C{x + w * 0.5} {y - high * 0.34} {x - w * 0.5} {y - high * 0.34} {x - w * 1.25} {y - high * 0.42}Z"
    )
    marks = shape(box(x - w, y - high * 0.45, wide, high * 0.45), wall) + door(x, y, wide * 0.26, high * 0.32)
    marks += shape(roof, thatch) + hatching_of(roof, 90, 6, 0.5, 2)
    return marks + stroke(parse_path(f"M{x - 5} {y - high + 8}H{x + 5}M{x} {y - high}V{y - high - 9}"), FINE)


def shikhara(x: float, y: float, wide: float, high: float, fill: str = "rose") -> Marks:
    """A temple tower of the south: courses that bend inwards to a ribbed stone; (x, y) is the middle of its foot."""
    w, base = wide / 2, y - high * 0.24
    curve = parse_path(
        f"M{x - w * 0.9} {base}C{x - w * 0.84} {y - high * 0.6} {x - w * 0.5} {y - high * 0.8} {x - w * 0.24} {y - high * 0.88}H{x + w * 0.24}C{x + w * 0.5} {y - high * 0.8} {x + w * 0.84} {y - high * 0.6} {x + w * 0.9} {base}Z"
    )
    marks = (
        shape(box(x - w, base, wide, high * 0.24), fill)
        + shape(curve, fill)
        + hatching_of(curve, 0, 8, 0.34, 2.2)
    )
    levels = "".join(
        f"M{x - w * (0.88 - 0.5 * part * part)} {base - high * 0.6 * part}H{x + w * (0.88 - 0.5 * part * part)}"
        for part in (0.2, 0.4, 0.6, 0.8)
    )
    marks += stroke(parse_path(levels), FINE) + shape(
        oval(x, y - high * 0.9, w * 0.34, high * 0.035), fill, FINE
    )
    return (
        marks
        + shape(
            parse_path(f"M{x - 4} {y - high * 0.92}L{x} {y - high}L{x + 4} {y - high * 0.92}Z"), "gold", FINE
        )
        + door(x, y, wide * 0.26, high * 0.18)
    )


def stupa(x: float, y: float, wide: float, high: float, fill: str = "linen") -> Marks:
    """A white bell on steps with a spire of rings; (x, y) is the middle of its foot."""
    w = wide / 2
    marks = shape(box(x - w * 1.15, y - high * 0.08, wide * 1.15, high * 0.08), fill) + shape(
        box(x - w * 1.02, y - high * 0.15, wide * 1.02, high * 0.08), fill
    )
    bell = parse_path(
        f"M{x - w * 0.96} {y - high * 0.15}C{x - w * 1.02} {y - high * 0.62} {x + w * 1.02} {y - high * 0.62} {x + w * 0.96} {y - high * 0.15}Z"
    )
    marks += shape(bell, fill) + hatching_of(bell, 12, 9, 0.3, 2.4)
    marks += shape(box(x - w * 0.24, y - high * 0.58, w * 0.48, high * 0.09), fill, FINE)
    spire = parse_path(f"M{x - w * 0.2} {y - high * 0.58}L{x} {y - high}L{x + w * 0.2} {y - high * 0.58}Z")
    rings = "".join(
        f"M{x - w * (0.2 - part * 0.18)} {y - high * (0.58 + part * 0.34)}H{x + w * (0.2 - part * 0.18)}"
        for part in (0.2, 0.4, 0.6, 0.8)
    )
    return marks + shape(spire, "gold") + stroke(parse_path(rings), FINE)


def pagoda(
    x: float, y: float, wide: float, tiers: int, step: float = 46, wall: str = "red", roof: str = "teal"
) -> Marks:
    """A tower of roofs with lifted corners; (x, y) is the middle of its foot."""
    marks: Marks = ()
    for tier in range(tiers):
        w, foot = wide / 2 * (1 - 0.62 * tier / tiers), y - tier * step
        top = foot - step
        marks += shape(box(x - w * 0.62, top + 12, w * 1.24, step - 12), wall) + window(
            x, foot - 4, w * 0.3, step * 0.5, lit=True
        )
        eaves = parse_path(
            f"M{x - w * 1.16} {top + 10}C{x - w * 0.8} {top + 20} {x - w * 0.4} {top + 4} {x - w * 0.3} {top - 4}H{x + w * 0.3}C{x + w * 0.4} {top + 4} {x + w * 0.8} {top + 20} {x + w * 1.16} {top + 10}C{x + w * 0.8} {top + 30} {x - w * 0.8} {top + 30} {x - w * 1.16} {top + 10}Z"
        )
        marks += shape(eaves, roof) + hatching_of(eaves, 90, 6, 0.5, 2)
    top = y - tiers * step
    return (
        marks
        + stroke(parse_path(f"M{x} {top - 4}V{top - 34}"), 4)
        + shape(oval(x, top - 18, 6), "gold", FINE)
    )


def tiled_hall(x: float, y: float, wide: float, high: float, wall: str = "red", roof: str = "teal") -> Marks:
    """A long hall under one sweeping roof; (x, y) is the middle of its foot."""
    w = wide / 2
    marks = shape(box(x - w * 0.84, y - high * 0.55, w * 1.68, high * 0.55), wall)
    posts = "".join(f"M{x + w * part} {y - high * 0.5}V{y}" for part in (-0.62, -0.3, 0.3, 0.62))
    eaves = parse_path(
        f"M{x - w * 1.12} {y - high * 0.56}C{x - w * 0.8} {y - high * 0.6} {x - w * 0.66} {y - high * 0.8} {x - w * 0.6} {y - high}H{x + w * 0.6}C{x + w * 0.66} {y - high * 0.8} {x + w * 0.8} {y - high * 0.6} {x + w * 1.12} {y - high * 0.56}C{x + w * 0.6} {y - high * 0.42} {x - w * 0.6} {y - high * 0.42} {x - w * 1.12} {y - high * 0.56}Z"
    )
    return (
        marks
        + stroke(parse_path(posts), FIRM)
        + shape(eaves, roof)
        + hatching_of(eaves, 90, 7, 0.42, 2.2)
        + door(x, y, w * 0.24, high * 0.36)
    )


def yurt(x: float, y: float, wide: float, fill: str = "linen", band: str = "red") -> Marks:
    """A tent of felt; (x, y) is the middle of its foot."""
    w = wide / 2
    body = parse_path(
        f"M{x - w} {y}V{y - w * 0.62}C{x - w * 0.7} {y - w * 1.05} {x - w * 0.2} {y - w * 1.15} {x} {y - w * 1.15}C{x + w * 0.2} {y - w * 1.15} {x + w * 0.7} {y - w * 1.05} {x + w} {y - w * 0.62}V{y}Z"
    )
    marks = shape(body, fill) + hatching_of(body, 10, 7, 0.3, 2.2)
    marks += fill_without_contour(
        parse_path(f"M{x - w} {y - w * 0.5}H{x + w}V{y - w * 0.62}H{x - w}Z"), band
    ) + stroke(parse_path(f"M{x - w} {y - w * 0.5}H{x + w}M{x - w} {y - w * 0.62}H{x + w}"), HAIR)
    return marks + door(x, y, w * 0.36, w * 0.42, "shadow", band)


def flight_of_steps(x: float, y: float, wide: float, levels: int, high: float, fill: str = "sand") -> Marks:
    """Terraces, one on the other, each smaller; (x, y) is the middle of the foot."""
    marks: Marks = ()
    for level in range(levels):
        w = wide / 2 * (1 - 0.8 * level / levels)
        terrace = box(x - w, y - (level + 1) * high, 2 * w, high)
        marks += shape(terrace, fill) + hatching_of(terrace, 0, 7, 0.22, 2.2)
    return marks


def ship(size: float = 1, sail: str = "linen", hull: str = "earth") -> Marks:
    """A ship under one slanting sail, bound left, 110 high on the origin."""
    body = parse_path("M-56 -20C-46 2 -26 8 2 8C30 8 46 0 58 -26L40 -16C10 -10 -26 -10 -56 -20Z")
    cloth = parse_path("M-44 -30C-20 -46 6 -76 20 -108C30 -78 34 -52 30 -26C6 -34 -20 -36 -44 -30Z")
    marks = stroke(parse_path("M8 -14V-104"), FIRM) + shape(body, hull) + hatching_of(body, 90, 6, 0.4, 2.2)
    marks += shape(cloth, sail) + hatching_of(cloth, 0, 8, 0.3, 2)
    return moved(marks, 0, 0, size)


def aqueduct(y: float, high: float, fill: str = "stone", count: int = 5) -> Marks:
    """Arches across the whole panel with their feet at `y`."""
    wide = 360 / count
    text = f"M20 {y - high}H380V{y}H20Z"
    marks = shape(parse_path(text), fill) + hatching_of(parse_path(text), 90, 9, 0.12, 2.2)
    for index in range(count):
        marks += shape(parse_path(arch(20 + wide * (index + 0.5), y, wide * 0.66, high * 0.82)), "sky")
    return marks


def city_wall(y: float, high: float, fill: str = "stone", towers: str = "60 200 340") -> Marks:
    """A city wall across the panel with square towers, its foot at `y`."""
    face = box(16, y - high, 368, high)
    marks = (
        shape(face, fill, BOLD) + hatching_of(face, 90, 10, 0.2, 2.2) + bricks(24, y - high, 352, high, 18)
    )
    marks += battlement(14, y - high, 372, fill, 14, 12)
    for x in towers.split():
        marks += tower(float(x), y, 46, high * 1.45, fill, 3)
    return marks


def kaaba(x: float, y: float, size: float = 1) -> Marks:
    """The black cube with its gold band; (x, y) is the middle of its foot."""
    s = size
    front = parse_path(
        f"M{x - 62 * s} {y - 10 * s}L{x + 14 * s} {y}V{y - 124 * s}L{x - 62 * s} {y - 128 * s}Z"
    )
    side = parse_path(
        f"M{x + 14 * s} {y}L{x + 62 * s} {y - 14 * s}V{y - 130 * s}L{x + 14 * s} {y - 124 * s}Z"
    )
    marks = (
        shape(front, "hair")
        + shape(side, "hair")
        + fill_without_contour(
            parse_path(
                f"M{x - 62 * s} {y - 96 * s}L{x + 14 * s} {y - 90 * s}V{y - 104 * s}L{x - 62 * s} {y - 110 * s}Z"
            ),
            "gold",
        )
    )
    marks += fill_without_contour(
        parse_path(
            f"M{x + 14 * s} {y - 90 * s}L{x + 62 * s} {y - 98 * s}V{y - 112 * s}L{x + 14 * s} {y - 104 * s}Z"
        ),
        "gold",
    )
    marks += stroke(parse_path(f"M{x + 14 * s} {y}V{y - 124 * s}"), FINE, "stone")
    return marks + shape(
        parse_path(f"M{x - 14 * s} {y - 6 * s}V{y - 60 * s}L{x + 4 * s} {y - 58 * s}V{y - 4 * s}Z"),
        "gold",
        FINE,
    )


def roofs(y: float) -> Marks:
    """A far row of domes and roofs, small and quiet."""
    return (
        dome(60, y, 40, 40, "stone", "stone")
        + dome(346, y, 46, 46, "stone", "stone")
        + row_of_houses(y + 60, "sand stone", "20,50,70 90,40,56 288,44,60 352,40,78")
    )
