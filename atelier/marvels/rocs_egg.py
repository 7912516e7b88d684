"""The roc comes home to its egg."""

from atelier.parts import beasts, landscape
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
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
from atelier.shade import hatching_of, jitter


def draw() -> Plate:
    scene = landscape.sky() + landscape.engraved_sky(140) + landscape.sun_or_moon(322, 150, 24, rays=14)
    scene += landscape.crag("20 300 60 210 84 236 110 190 150 300", "stone", "M110 190L104 240L120 290", 20)
    scene += landscape.crag("260 300 316 206 340 240 384 216 384 310", "stone", "M316 206L322 260", 20)
    scene += landscape.ground("20,300! 120,286 260,290 380,302!", "earth")
    egg = oval(204, 246, 96, 112)
    scene += silhouette(shape(egg, "linen", BOLD), 8) + hatching_of(egg, 25, 8, 0.42, 2.8, most=80)
    scene += stroke("170,160 186,170 178,184 196,194", FINE) + stroke("262,160 246,172 256,190", FINE)
    for x, y in (
        (140, 210),
        (160, 240),
        (150, 280),
        (190, 220),
        (200, 270),
        (178, 300),
        (128, 244),
        (216, 190),
    ):
        scene += fill_without_contour(oval(x, y, 3.4, 2.6), "stone")
    scene += moved(beasts.roc("shadow", "ochre"), 200, 100, 1.0) + _nest()
    scene += moved(
        person(Person("red", "tan", "turban", "linen", back=True, left=(-16, -46), right=(30, -78))),
        84,
        348,
        0.66,
    )
    return Plate(scene, "billets")


def _nest() -> Marks:
    """Twigs as thick as trees, woven about the foot of the egg."""
    marks: Marks = ()
    for row in range(5):
        for index in range(7):
            x, y = 60 + index * 44 + 20 * jitter(row, index), 326 + row * 13
            turn = -24 + 48 * jitter(index, row, 4)
            twig = shape(
                parse_path("M-46 -4C-16 -8 16 -2 46 -5L47 3C16 6 -16 0 -46 4Z"),
                ("earth", "ochre", "shadow")[(row + index) % 3],
                FINE,
            )
            marks += moved(twig, x, y, turn=turn)
    return marks
