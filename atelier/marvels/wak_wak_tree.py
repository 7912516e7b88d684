"""The tree whose fruit has faces."""

from atelier.parts import landscape
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of


def draw() -> Plate:
    scene = landscape.sky() + landscape.engraved_sky(300) + landscape.sun_or_moon(68, 92, 22)
    scene += landscape.ground("20,320! 120,300 260,306 380,322!", "green") + landscape.ground(
        "20,356! 140,336 260,344 380,358!", "teal"
    )
    trunk = "168,346! 184,300 180,250 158,206 116,176 84,170! 128,164 162,176 184,196! 186,150 168,112 140,92! 180,100 200,128 208,160! 222,116 262,88! 244,116 230,156 226,194! 258,176 300,172 334,182! 292,186 252,210 232,250 236,300 252,346! 226,336 210,346 194,336"
    scene += (
        silhouette(shape(trunk, "earth", BOLD), 6) + hatching_of(trunk, 15, 8, 0.35, 2.6) + _knot_in_trunk()
    )
    for x, y, size in (
        (78, 160, 1.0),
        (134, 88, 1.1),
        (206, 84, 1.25),
        (268, 86, 1.1),
        (336, 170, 1.0),
        (108, 126, 0.8),
        (306, 124, 0.85),
        (168, 66, 0.8),
        (238, 62, 0.85),
    ):
        scene += _leaves(x, y, size)
    fruits = (
        (66, 196, 0, "ochre"),
        (114, 204, 1, "rose"),
        (150, 142, 2, "ochre"),
        (206, 126, 0, "rose"),
        (262, 140, 1, "ochre"),
        (296, 208, 2, "rose"),
        (346, 204, 0, "ochre"),
        (98, 158, 1, "fair"),
        (316, 158, 2, "fair"),
    )
    for x, y, mood, skin in fruits:
        scene += _fruit(x, y, mood, skin)
    scene += _falling_fruit()
    scene += moved(
        person(Person("blue", "tan", "turban", "linen", left=(-30, -76), right=(26, -72))), 318, 362, 0.9
    )
    return Plate(scene, "interlace")


def _knot_in_trunk() -> Marks:
    return shape(oval(208, 250, 9, 13), "shadow", FINE) + stroke(
        parse_path(
            "M194 230C190 250 194 270 204 280M222 232C228 250 224 268 216 276M200 300C202 316 198 330 194 336M222 296C222 312 226 328 230 336"
        ),
        HAIR,
    )


def _leaves(x: float, y: float, size: float) -> Marks:
    crown = "-34,8 -40,-8 -28,-20 -14,-18 -4,-30 12,-26 20,-16 34,-14 38,2 28,14 10,10 -4,16 -20,12"
    marks = shape(crown, "green") + hatching_of(crown, 60, 7, 0.35, 2)
    return moved(
        marks
        + stroke(
            parse_path("M-24 -6Q-18 -12 -12 -6M-4 -14Q2 -20 8 -14M12 0Q18 -6 24 0M-10 4Q-4 -2 2 4"), HAIR
        ),
        x,
        y,
        size,
    )


def _fruit(x: float, y: float, mood: int, skin: str) -> Marks:
    marks = stroke(parse_path("M0 -20V-34"), FIRM) + shape(
        "0,-20 12,-14 14,2 8,14 0,18 -8,14 -14,2 -12,-14", skin
    )
    marks += shape("0,-20 -16,-18 -18,-6! -8,-12 0,-10 8,-12 18,-6! 16,-18", "green", FINE)
    mouths = ("M-4 10Q0 14 4 10", "M-3 9C-3 14 3 14 3 9C3 6 -3 6 -3 9Z", "M-4 11Q0 8 4 11")
    marks += stroke(parse_path("M-7 -2H-3M3 -2H7"), FIRM) + stroke(
        parse_path("M-8 -6Q-5 -8 -2 -6M2 -6Q5 -8 8 -6M0 -1L-1.5 5H1" + mouths[mood]), HAIR
    )
    return silhouette(moved(marks, x, y), 4)


def _falling_fruit() -> Marks:
    return moved(_fruit(0, 0, 1, "rose"), 268, 290, turn=24) + stroke(
        parse_path("M256 254L252 240M268 250L268 236M282 256L286 244"), FINE, "pen"
    )
