"""A man leaves the valley by vulture."""

from atelier.frames import star_path
from atelier.parts import beasts, landscape
from atelier.parts.figures import Person, person
from atelier.pen import (
    FINE,
    FIRM,
    HAIR,
    Marks,
    fill_without_contour,
    moved,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate


def draw() -> Plate:
    scene = landscape.sky() + landscape.sun_or_moon(200, 64, 22, rays=14) + landscape.engraved_sky(120)
    left = "20 384 20 74 76 78 92 110 84 140 112 190 100 240 130 290 120 384"
    right = "384 384 384 70 330 74 306 100 316 150 286 196 300 246 270 292 284 384"
    scene += landscape.crag(
        left,
        "earth",
        "M76 78L60 120L76 170L58 230L80 300L70 380M20 130L60 150M112 190L76 210M130 290L92 310",
        10,
        9,
        0.2,
    )
    scene += landscape.crag(
        right,
        "earth",
        "M330 74L346 120L326 180L348 240L322 300L336 380M384 150L340 160M286 196L322 214M270 292L310 312",
        190,
        9,
        0.2,
    )
    scene += moved(
        person(Person("teal", "tan", "turban", "linen", left=(-16, -40), right=(30, -60)), 3), 50, 78, 0.44
    ) + landscape.ground("20,352! 120,330 280,330 380,352!", "shadow")
    scene += _caves() + _diamonds()
    scene += beasts.placed_with_contour(beasts.vulture(), 200, 164, 1.05) + _man_tied_to_meat()
    scene += beasts.serpent(
        "M40 384C40 330 96 356 98 316C100 284 64 286 66 262", 15, "green", "ochre"
    ) + silhouette(moved(beasts.serpent_head("green"), 66, 262, 1.15, flip=True, turn=-30), 3)
    scene += beasts.serpent(
        "M360 384C370 336 306 354 308 314C310 286 342 290 340 268", 14, "teal", "rose"
    ) + silhouette(moved(beasts.serpent_head("teal"), 340, 268, 1.05, turn=30), 3)
    return Plate(scene, "lozenges", "midnight")


def _caves() -> Marks:
    marks: Marks = ()
    for x, y in ((46, 330), (352, 326)):
        marks += shape(
            parse_path(f"M{x - 20} {y + 24}C{x - 22} {y - 18} {x + 22} {y - 18} {x + 20} {y + 24}Z"),
            "hair",
            FINE,
        )
    return marks


def _diamonds() -> Marks:
    gem = shape(parse_path("M-14 -6L-7 -14H7L14 -6L0 12Z"), "linen", FINE) + stroke(
        parse_path("M-14 -6H14M-7 -14L-4 -6L0 12L4 -6L7 -14"), HAIR
    )
    marks: Marks = ()
    for index, (x, y, size) in enumerate(
        (
            (110, 346, 0.9),
            (140, 352, 1.2),
            (172, 344, 0.8),
            (198, 358, 1.5),
            (230, 346, 0.9),
            (258, 354, 1.2),
            (286, 346, 0.8),
            (124, 372, 1.0),
            (160, 376, 1.0),
            (236, 376, 1.1),
            (276, 374, 0.9),
            (88, 372, 0.9),
            (312, 372, 0.9),
            (204, 336, 0.7),
        )
    ):
        tint = ("linen", "foam", "linen", "cloud")[index % 4]
        marks += moved(_retint(gem, tint), x, y, size)
    sparks = (
        fill_without_contour(star_path(198, 334, 9, 0.25, 4), "glow")
        + fill_without_contour(star_path(140, 334, 7, 0.25, 4), "glow")
        + fill_without_contour(star_path(262, 336, 7, 0.25, 4), "glow")
    )
    return marks + sparks


def _retint(marks: Marks, fill: str) -> Marks:
    first, *rest = marks
    return (*shape(first.steps, fill, FINE), *rest)


def _man_tied_to_meat() -> Marks:
    """A man bound to a joint of mutton, on his way up."""
    joint = (
        shape("-20,0 -24,14 -12,30 10,34 26,22 24,4 6,-6", "red")
        + shape("-12,10 -4,4 6,10 0,18", "linen", FINE)
        + stroke("22,24 34,36 42,32", 6)
        + stroke("22,24 34,36 42,32", FINE, "linen")
    )
    man = person(Person("blue", "tan", "turban", "linen", left=(-14, -96), right=(14, -98)), 4)
    rope = stroke(parse_path("M-20 8C-4 18 12 18 26 10M-2 -4L2 34"), FIRM, "ochre")
    return (
        silhouette(moved(joint, 200, 168, 0.95), 4) + moved(rope, 200, 168, 0.95) + moved(man, 200, 290, 0.86)
    )
