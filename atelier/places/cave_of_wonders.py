"""The open rock seen from inside."""

from atelier.frames import star_path
from atelier.parts import landscape
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    box,
    fill_without_contour,
    mirrored,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of, jitter


def draw() -> Plate:
    scene = fill_without_contour(box(20, 20, 360, 360), "shadow")
    scene += shape(
        "130,262! 124,160 150,96 200,74 250,96 276,160 270,262!", "sky", BOLD
    ) + landscape.sun_or_moon(170, 140, 16, "glow")
    scene += shape("130,262! 128,214 164,196 206,212 240,200 272,218 270,262!", "sand", FINE)
    rock = parse_path(
        "M20 20H380V384H300L276 300L286 250L266 160L240 108L200 86L160 108L134 160L114 250L124 300L100 384H20Z"
    )
    scene += fill_without_contour(rock, "earth") + stroke(
        parse_path("M300 384L276 300L286 250L266 160L240 108L200 86L160 108L134 160L114 250L124 300L100 384"),
        BOLD,
    )
    scene += mirrored(
        stroke(
            parse_path(
                "M134 160L90 130L96 90L60 60M114 250L70 230L40 250M90 130L50 150L30 130M96 90L130 60L120 30M70 230L60 190L24 180"
            ),
            FINE,
        )
    )
    scene += mirrored(
        hatching_of(parse_path("M20 20H130L120 60L96 90L90 130L60 150L40 240L20 260Z"), 180, 9, 0.3, 2.6)
    )
    scene += shape(parse_path("M20 330C80 300 120 310 200 306C280 310 320 300 380 330V384H20Z"), "shadow")
    scene += fill_without_contour(parse_path("M150 306H250L300 384H100Z"), "sand")
    scene += (
        moved(
            person(Person("blue", "tan", "turban", "linen", left=(-22, -60), right=(24, -70))), 200, 300, 0.9
        )
        + _lantern()
    )
    scene += mirrored(moved(_jar_niche(), 0, -22))
    for x, y, size in ((84, 352, 1.15), (318, 350, 1.15), (146, 364, 0.85), (262, 366, 0.9)):
        scene += _heap(x, y, size)
    scene += silhouette(_chest(), 5) + _jewels() + _stalactites()
    return Plate(scene, "lozenges", "midnight")


def _lantern() -> Marks:
    lamp = shape(parse_path("M216 236H230L233 252H213Z"), "glow", FINE) + shape(
        parse_path("M214 236L223 226L232 236Z"), "red", FINE
    )
    return landscape.rays(223, 244, 16, 30, 16, "glow", FINE) + silhouette(lamp, 4)


def _heap(x: float, y: float, size: float) -> Marks:
    mound = "-62,24! -44,-8 -20,-34 0,-46 20,-34 44,-8 62,24!"
    marks = shape(mound, "gold")
    for row, count in ((-30, 2), (-16, 4), (0, 5), (14, 7)):
        for index in range(count):
            marks += stroke(oval((index - (count - 1) / 2) * 16 + 4 * jitter(index, row), row, 7, 4.4), FINE)
    label = (
        stroke(parse_path("M0 -40V-78"), FIRM)
        + shape(parse_path("M-20 -100H22V-78H-20Z"), "linen", FINE)
        + stroke(parse_path("M-14 -94H14M-14 -88H16M-14 -83H4"), HAIR)
    )
    return silhouette(moved(marks + label, x, y, size), 4)


def _jar_niche() -> Marks:
    """A niche in the rock with an oil-jar in it, and a lamp that nobody fills."""
    hollow = shape(parse_path("M40 246V206C40 178 84 178 84 206V246Z"), "shadow")
    jar = shape("52,244 46,226 54,212 58,206 68,206 72,212 78,226 72,244", "ochre", FINE)
    lamp = shape("54,162 72,162 68,172 58,172", "gold", FINE) + landscape.flame(63, 162, 0.3)
    return (
        hollow
        + jar
        + stroke("50,226 62,230 75,226", FINE)
        + landscape.rays(63, 152, 13, 26, 14, "glow")
        + lamp
    )


def _chest() -> Marks:
    return (
        shape(parse_path("M176 344H226V376H176Z"), "red")
        + shape(parse_path("M176 344C176 326 226 326 226 344Z"), "red")
        + stroke(parse_path("M176 344H226M190 330V376M212 330V376"), FIRM, "gold")
        + shape(oval(201, 350, 4), "gold", HAIR)
    )


def _jewels() -> Marks:
    marks: Marks = ()
    for x, y, tint in (
        (36, 372, "red"),
        (56, 378, "green"),
        (118, 376, "blue"),
        (240, 376, "red"),
        (292, 378, "plum"),
        (352, 374, "green"),
        (368, 368, "blue"),
        (160, 378, "teal"),
    ):
        marks += shape(star_path(x, y, 7, 0.8, 6), tint, FINE) + fill_without_contour(
            oval(x - 2, y - 2, 1.6), "linen"
        )
    return marks


def _stalactites() -> Marks:
    marks: Marks = ()
    for x, long, wide in (
        (60, 60, 18),
        (92, 36, 14),
        (308, 40, 14),
        (344, 64, 18),
        (150, 26, 12),
        (254, 28, 12),
    ):
        marks += shape(parse_path(f"M{x - wide} 20L{x} {20 + long}L{x + wide} 20Z"), "stone", FINE)
    return marks
