"""Trees of cut glass and a sleeping gardener."""

from atelier.frames import star_path
from atelier.parts import landscape
from atelier.parts.buildings import bricks
from atelier.parts.figures import Person, person
from atelier.pen import (
    FINE,
    FIRM,
    HAIR,
    Marks,
    fill_without_contour,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate


def draw() -> Plate:
    scene = landscape.sky() + landscape.engraved_sky(110) + landscape.sun_or_moon(200, 84, 26, rays=14)
    wall = parse_path(
        "M20 300V150H60C60 120 100 120 100 150H150C150 112 250 112 250 150H300C300 120 340 120 340 150H380V300Z"
    )
    scene += shape(wall, "blue") + bricks(24, 150, 352, 120, 18)
    scene += landscape.ground("20,284! 120,268 260,270 380,286!", "green") + _beds()
    for x, y, size, fill in ((74, 314, 1.25, "foam"), (326, 314, 1.25, "foam"), (200, 296, 1.2, "foam")):
        scene += _glass_tree(x, y, size, fill)
    for x, y, fill in (
        (48, 352, "rose"),
        (76, 366, "blue"),
        (332, 356, "red"),
        (360, 366, "plum"),
        (300, 366, "ochre"),
        (108, 356, "plum"),
    ):
        scene += _glass_flower(x, y, fill)
    sleeper = Person(
        "earth", "tan", "turban", "linen", beard="linen", seated=True, left=(-22, -34), right=(20, -32)
    )
    scene += moved(person(sleeper), 200, 376, 1.05)
    scene += _bee(128, 236)
    return Plate(scene, "interlace")


def _beds() -> Marks:
    path = parse_path("M170 384L190 290H210L236 384Z")
    return shape(path, "sand") + stroke(
        parse_path("M20 330C80 318 130 322 176 330M232 330C280 320 330 322 380 332"), FINE
    )


def _glass_tree(x: float, y: float, size: float, fill: str) -> Marks:
    """A tree whose crown is facets with a gleam on each, hung with round fruit."""
    trunk = shape(parse_path("M-6 0L-4 -56L-20 -78L-14 -82L0 -66L14 -84L20 -80L5 -56L7 0Z"), fill)
    crown: Marks = ()
    for cx, cy, r in ((-30, -96, 24), (30, -98, 24), (0, -126, 30), (0, -92, 22)):
        crown += shape(star_path(cx, cy, r, 0.92, 4, 0.2), fill)
        crown += fill_without_contour(
            parse_path(
                f"M{cx} {cy - r * 0.55}L{cx + r * 0.6} {cy - r * 0.1}L{cx + r * 0.5} {cy + r * 0.6}L{cx - r * 0.1} {cy + r * 0.6}Z"
            ),
            "sea",
        )
        crown += stroke(
            parse_path(
                f"M{cx - r * 0.6} {cy - r * 0.2}L{cx} {cy - r * 0.55}L{cx + r * 0.6} {cy - r * 0.1}M{cx} {cy - r * 0.55}L{cx - r * 0.1} {cy + r * 0.6}"
            ),
            HAIR,
        )
        crown += stroke(
            parse_path(f"M{cx - r * 0.55} {cy - r * 0.45}L{cx - r * 0.2} {cy - r * 0.66}"), 3.4, "linen"
        )
    fruit: Marks = ()
    for fx, fy, tint in (
        (-38, -84, "red"),
        (-14, -106, "ochre"),
        (16, -112, "plum"),
        (38, -86, "red"),
        (4, -140, "blue"),
        (2, -80, "ochre"),
        (-20, -128, "blue"),
    ):
        fruit += shape(oval(fx, fy, 6.5), tint, FINE) + fill_without_contour(
            oval(fx - 2, fy - 2, 1.8), "linen"
        )
    return silhouette(moved(trunk + crown + fruit, x, y, size), 4)


def _glass_flower(x: float, y: float, fill: str) -> Marks:
    return (
        stroke(parse_path(f"M{x} {y + 18}V{y}"), FIRM, "teal")
        + shape(star_path(x, y - 4, 13, 0.55, 6), fill, FINE)
        + shape(oval(x, y - 4, 4), "linen", HAIR)
        + stroke(parse_path(f"M{x - 6} {y - 10}L{x - 3} {y - 13}"), FINE, "linen")
    )


def _bee(x: float, y: float) -> Marks:
    trail = stroke(
        parse_path(f"M{x + 12} {y + 2}C{x + 30} {y + 14} {x + 40} {y - 14} {x + 54} {y - 4}"),
        FINE,
        "ink",
        "2 4",
    )
    wings = shape(oval(x - 2, y - 7, 4, 6), "linen", HAIR) + shape(oval(x + 5, y - 7, 4, 6), "linen", HAIR)
    return (
        trail
        + wings
        + shape(oval(x, y, 9, 6), "ochre", FINE)
        + stroke(parse_path(f"M{x - 2} {y - 5}V{y + 5}M{x + 3} {y - 5}V{y + 5}"), FIRM)
    )
