"""A city of shell under the sea."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import arch, dome, minaret
from atelier.parts.figures import Person, person
from atelier.pen import (
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
    smooth_path_through,
    stroke,
)
from atelier.plate import Plate


def draw() -> Plate:
    scene = fill_without_contour(box(20, 20, 360, 360), "sea") + fill_without_contour(
        parse_path("M20 20H380V52C340 64 300 44 260 54C220 64 180 44 140 54C100 64 60 46 20 54Z"), "sky"
    )
    scene += stroke(
        parse_path("M20 54C60 46 100 64 140 54C180 44 220 64 260 54C300 44 340 64 380 52"), FIRM, "foam"
    )
    scene += stroke(
        parse_path(
            "M40 78Q56 70 72 78M120 84Q136 76 152 84M230 80Q246 72 262 80M320 88Q336 80 352 88M60 110Q72 104 84 110M300 120Q312 114 324 120"
        ),
        FINE,
        "foam",
    )
    for x, lean in ((90, -30), (200, 6), (300, 34)):
        scene += stroke(
            parse_path(f"M{x} 62L{x + lean * 2} 230M{x + 14} 62L{x + 14 + lean * 2} 220"), HAIR, "foam"
        )
    scene += landscape.ground("20,300! 110,268 200,262 290,268 380,300!", "teal") + silhouette(
        _coral_city(), 5
    )
    scene += landscape.ground("20,334! 120,312 280,312 380,334!", "sand") + _shell_road()
    for x, y, size in ((66, 178, 1.0), (338, 186, 1.0), (112, 132, 0.7), (296, 140, 0.7)):
        scene += silhouette(moved(_jellyfish(), x, y, size), 4)
    scene += _weeds(44, 372) + _weeds(362, 376) + _merman()
    for x, y, tint, size, flip in (
        (180, 104, "red", 0.6, True),
        (216, 122, "ochre", 0.5, True),
        (250, 110, "linen", 0.45, True),
        (320, 250, "red", 0.5, False),
    ):
        scene += beasts.placed_with_contour(beasts.fish(tint), x, y, size, flip, contour=3)
    scene += (
        moved(
            person(Person("blue", "tan", "turban", "linen", left=(-24, -60), right=(28, -70))), 140, 372, 0.86
        )
        + _bubbles()
    )
    return Plate(scene, "interlace", "midnight")


def _coral_city() -> Marks:
    marks = minaret(118, 282, 18, 104, "rose", "linen") + minaret(282, 282, 18, 104, "rose", "linen")
    marks += (
        shape(box(140, 214, 120, 80), "rose")
        + shape(box(96, 250, 48, 46), "linen")
        + shape(box(256, 250, 48, 46), "linen")
    )
    shell = smooth_path_through("150,216! 142,176 160,148 200,136 240,148 258,176 250,216!")
    marks += shape(shell, "linen") + stroke(
        parse_path("M200 214V138M184 214L166 148M170 214L146 174M216 214L234 148M230 214L254 174"), FINE
    )
    marks += dome(120, 252, 40, 38, "plum", "rose") + dome(280, 252, 40, 38, "plum", "rose")
    marks += shape(parse_path(arch(200, 296, 44, 62)), "glow", FINE)
    for x in (158, 242):
        marks += shape(parse_path(arch(x, 268, 16, 28)), "glow", FINE)
    return marks + shape(oval(200, 134, 7), "linen", FINE)


def _shell_road() -> Marks:
    road = shape(parse_path("M184 296H216L262 384H138Z"), "linen", FINE)
    shells: Marks = ()
    for index in range(9):
        x, y = 184 + 6 * (index % 3) * (1 + index / 6) - index * 3, 310 + index * 8
        shells += stroke(parse_path(f"M{x} {y}Q{x + 6} {y - 8} {x + 12} {y}M{x + 6} {y - 4}V{y}"), HAIR)
    return road + shells


def _jellyfish() -> Marks:
    arms = "M-14 2C-18 18 -8 26 -14 44M-6 4C-10 20 0 30 -6 50M4 4C8 20 0 30 6 50M14 2C18 18 8 26 14 44"
    return (
        stroke(parse_path(arms), FIRM, "rose")
        + shape("-22,4 -20,-16 0,-26 20,-16 22,4 14,0 7,6 0,0 -7,6 -14,0", "glow")
        + stroke("-12,-12 -4,-18 4,-18", FINE, "linen")
    )


def _weeds(x: float, y: float) -> Marks:
    weed = "M-14 0C-24 -30 -4 -50 -16 -84M0 0C-8 -36 10 -60 0 -110M14 0C6 -26 24 -44 16 -74"
    return moved(stroke(parse_path(weed), 9) + stroke(parse_path(weed), 5, "green"), x, y)


def _merman() -> Marks:
    """Someone of the court, who has a tail and finds yours wanting."""
    tail = (
        "-12,-24 -14,0 -4,24 20,36 44,30! 56,14! 60,34 76,40! 58,48 54,62! 44,46 16,52 -10,44 -26,20 -26,-10"
    )
    marks = shape(tail, "green") + stroke(
        parse_path(
            "M-18 0Q-12 6 -6 0M-14 14Q-6 20 0 12M-2 30Q6 36 14 28M16 42Q24 44 30 36M-20 -12Q-14 -6 -8 -12"
        ),
        HAIR,
    )
    marks += shape("-24,-16 -26,-36 -18,-48 -2,-48 4,-36 0,-16", "brown") + shape(
        "-24,-30 -14,-26 -2,-30 0,-18 -24,-18", "red", FINE
    )
    marks += shape("-20,-44 -40,-40 -54,-50 -56,-44 -40,-30 -20,-34", "brown", FINE) + shape(
        "0,-44 16,-48 26,-64 32,-60 22,-40 2,-34", "brown", FINE
    )
    hair = shape("-22,-56 -24,-72 -10,-80 6,-74 16,-60 30,-58 20,-48 4,-52", "hair", FINE)
    face = (
        hair
        + shape(oval(-10, -60, 10, 12), "brown", FINE)
        + shape("-20,-62 -20,-74 -8,-78 4,-70 2,-60 -4,-68 -14,-70", "hair", FINE)
    )
    crown = shape(
        parse_path("M-21 -72L-24 -86L-15 -79L-9 -90L-3 -79L6 -84L3 -71C-6 -76 -14 -76 -21 -72Z"), "gold", FINE
    )
    return silhouette(
        moved(
            marks + face + crown + stroke(parse_path("M-15 -61H-13M-7 -61H-5M-12 -52Q-10 -50 -6 -52"), FINE),
            268,
            330,
            1.08,
        ),
        5,
    )


def _bubbles() -> Marks:
    marks: Marks = ()
    for x, y, size in (
        (148, 268, 4),
        (156, 250, 5.5),
        (150, 230, 3.4),
        (258, 232, 4),
        (266, 216, 3),
        (60, 250, 4),
        (52, 234, 3),
    ):
        marks += stroke(oval(x, y, size), FINE, "foam")
    return marks
