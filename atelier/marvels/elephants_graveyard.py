"""Where the old elephants go."""

from atelier.parts import beasts, landscape
from atelier.pen import (
    BOLD,
    FINE,
    HAIR,
    Marks,
    map_points,
    moved,
    parse_path,
    shape,
    silhouette,
    smooth_path_through,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of


def draw() -> Plate:
    scene = landscape.sky() + landscape.sun_or_moon(266, 136, 58, "glow") + landscape.engraved_sky(190)
    scene += landscape.crag(
        "20 250 20 120 60 96 84 140 104 180 96 250", "stone", "M60 96L56 150L76 200", 20
    ) + landscape.crag("384 250 384 110 350 90 330 150 340 200 320 250", "stone", "M350 90L352 150", 20)
    scene += landscape.ground("20,244! 120,226 240,220 380,240!", "ochre")
    for x, size, coat in ((332, 0.42, "shadow"), (262, 0.5, "shadow"), (182, 0.6, "shadow")):
        scene += beasts.placed_with_contour(beasts.elephant(coat), x, 232, size, contour=3)
    scene += landscape.ground("20,286! 140,264 260,272 380,262!", "sand") + _ribs() + _tusks()
    scene += silhouette(_skull(), 6) + beasts.placed_with_contour(
        beasts.elephant("stone"), 318, 350, 0.5, contour=4
    )
    scene += (
        landscape.tuft_of_grass(196, 372)
        + landscape.tuft_of_grass(258, 362)
        + landscape.tuft_of_grass(40, 372)
    )
    return Plate(scene, "billets")


def _ribs() -> Marks:
    marks: Marks = ()
    for index in range(6):
        x, high = 196 + index * 26, 78 - index * 7
        rib = smooth_path_through(
            f"{x},300! {x - 14},{300 - high * 0.6} {x + 6},{300 - high} {x + 30},{300 - high * 0.9}! {x + 12},{300 - high * 0.8} {x},{300 - high * 0.5} {x + 10},300!"
        )
        marks += shape(rib, "linen", FINE)
    return marks + shape("190,304 240,294 300,298 356,308 300,308 240,306", "linen", FINE)


def _tusks() -> Marks:
    marks: Marks = ()
    for x, y, size, turn, flip in (
        (60, 300, 0.8, 0, False),
        (356, 330, 0.9, 0, True),
        (230, 340, 0.9, 20, False),
        (376, 376, 1.2, -10, True),
    ):
        tusk = shape("0,0! 10,-30 6,-60 -14,-84! -8,-60 -14,-30 -16,0!", "linen", FINE) + stroke(
            "-10,-6 -4,-30 -4,-56", HAIR
        )
        marks += moved(tusk, x, y, size, flip, turn)
    return marks


def _skull() -> Marks:
    """A skull seen from the front: a high dome, the hole where the trunk was, and tusks that sweep up."""
    tusk = "88,330! 80,358 54,370 30,350 26,318! 42,340 60,340 72,322!"
    dome_ = "74,300 64,266 76,234 110,222 144,234 156,266 146,300 140,318 142,346! 124,352! 116,326 104,326 96,352! 78,346! 80,318"
    marks = shape(tusk, "linen") + map_points(shape(tusk, "linen"), lambda p: (220 - p[0], p[1]))
    marks += shape(dome_, "linen", BOLD) + hatching_of(dome_, 15, 7, 0.24, 2.2)
    marks += shape("96,270 110,262 124,270 120,286 110,292 100,286", "shadow", FINE)
    marks += shape("72,282 84,278 90,290 84,302 74,298", "shadow", FINE) + shape(
        "148,282 136,278 130,290 136,302 146,298", "shadow", FINE
    )
    return marks + stroke(
        parse_path(
            "M110 224C106 236 112 246 108 256M88 240C92 246 92 252 90 258M100 300L102 322M120 300L118 322M88 318L90 342M132 318L130 342"
        ),
        HAIR,
    )
