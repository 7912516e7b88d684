"""The Magnetic Mountain draws a ship's nails to itself."""

from atelier.parts import beasts, landscape
from atelier.pen import (
    FINE,
    FIRM,
    HAIR,
    Marks,
    moved,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of


def draw() -> Plate:
    scene = landscape.sky() + landscape.engraved_sky(230) + landscape.cloud(90, 80, 0.9) + landscape.sea(300)
    scene += landscape.crag(
        "96 330 140 262 150 216 184 190 192 160 208 146 264 142 272 150 282 164 300 210 338 240 352 290 384 312 384 340 96 340",
        "shadow",
        "M238 144L230 170L252 196L238 250L262 320M184 190L206 214L190 262L200 320M280 152L272 204L300 246L306 320",
        15,
        8,
        0.2,
    )
    scene += _things_of_iron_on_rocks() + silhouette(moved(beasts.brass_rider(), 236, 146, 0.84), 4)
    scene += _nails_in_flight() + silhouette(moved(_wreck(), 92, 314, 0.95), 5)
    scene += (
        landscape.breaker(60, 352, 0.9)
        + landscape.breaker(200, 366, 0.8, flip=True)
        + landscape.breaker(320, 352, 0.95)
    )
    return Plate(scene, "billets")


def _things_of_iron_on_rocks() -> Marks:
    """Swords, nails, horseshoes and an anchor that the mountain has drawn to itself."""
    marks: Marks = ()
    for x, y, turn in ((170, 236, -60), (216, 170, -40), (288, 190, 40), (322, 262, 60), (248, 230, 20)):
        sword = shape(parse_path("M0 0L-3 26H3Z"), "stone", HAIR) + stroke(
            parse_path("M-8 27H8M0 27V36"), FIRM
        )
        marks += moved(sword, x, y, turn=turn)
    for x, y, turn in ((186, 280, 20), (270, 274, -30), (250, 176, 10), (336, 296, 30), (232, 300, 0)):
        shoe = stroke(parse_path("M-7 8C-13 -12 13 -12 7 8"), 5.4) + stroke(
            parse_path("M-7 8C-13 -12 13 -12 7 8"), FIRM, "stone"
        )
        marks += moved(shoe, x, y, turn=turn)
    anchor = stroke(parse_path("M0 -20V22M-18 8C-16 26 16 26 18 8M-9 -12H9"), 6.4) + stroke(
        parse_path("M0 -20V22M-18 8C-16 26 16 26 18 8M-9 -12H9"), FIRM, "stone"
    )
    return marks + moved(anchor, 294, 236, 0.9, turn=-24)


def _nails_in_flight() -> Marks:
    marks: Marks = ()
    for x, y, turn in (
        (128, 268, 62),
        (150, 250, 66),
        (120, 240, 58),
        (142, 288, 74),
        (160, 276, 70),
        (104, 262, 50),
    ):
        marks += moved(stroke(parse_path("M0 7V-7M-3 7H3"), FIRM), x, y, turn=turn)
        marks += moved(stroke(parse_path("M0 14V22"), HAIR), x, y, turn=turn)
    return marks


def _wreck() -> Marks:
    hull = "M-62 -16C-54 10 -30 20 -6 20L40 14L58 -18L40 -8L-40 -6Z"
    marks = stroke(parse_path("M-8 -4L6 -112M-46 -92L52 -104"), FIRM)
    canvas = "M-44 -90C-34 -60 -36 -40 -44 -22C-16 -30 16 -32 40 -30C34 -54 40 -80 50 -102Z"
    marks += (
        shape(parse_path(canvas), "linen")
        + hatching_of(parse_path(canvas), 10, 8, 0.3, 2)
        + stroke(parse_path("M-12 -96L-14 -28M22 -100L18 -31"), HAIR)
    )
    marks += shape(parse_path(hull), "earth") + stroke(
        parse_path("M-56 -4C-30 2 20 2 50 -6M-48 8C-24 12 20 10 46 4"), FINE
    )
    planks = shape(parse_path("M48 -24L78 -40L82 -34L52 -18Z"), "earth", FINE) + shape(
        parse_path("M62 -8L86 -18L88 -12L64 -2Z"), "earth", FINE
    )
    return marks + planks
