"""Shadows for sale at dusk."""

from atelier.parts import landscape
from atelier.parts.buildings import arch, dome, house
from atelier.parts.figures import Person, person
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
    smooth_path_through,
    stroke,
)
from atelier.plate import Plate


def draw() -> Plate:
    scene = landscape.sky("dusk") + landscape.engraved_sky(120) + landscape.sun_or_moon(200, 128, 34, "glow")
    scene += house(16, 330, 92, 250, "sand") + house(292, 330, 92, 240, "sand")
    scene += house(92, 330, 44, 170, "ochre", "22,40") + house(264, 330, 40, 160, "ochre", "20,40")
    scene += dome(200, 240, 64, 74, "plum") + fill_without_contour(box(136, 230, 128, 90), "ochre")
    scene += shape(parse_path(arch(200, 330, 90, 120)), "glow", FIRM)
    scene += landscape.ground("20,318! 200,312 380,318!", "sand")
    scene += stroke(parse_path("M30 108C120 140 280 140 372 104"), FIRM)
    for x, y, turn in ((70, 121, 6), (118, 131, -4), (282, 131, 4), (330, 120, -6)):
        scene += moved(_hung_shadow(), x, y, 0.92, turn=turn)
    scene += _awning(52, "red") + _awning(348, "blue")
    scene += silhouette(_scales(), 5)
    long_shadows = fill_without_contour(
        smooth_path_through("236,352 300,366 372,384 310,384 230,362"), "shadow"
    ) + fill_without_contour(smooth_path_through("120,350 84,362 24,380 70,384 128,360"), "shadow")
    scene += long_shadows + moved(
        person(Person("plum", "tan", "turban", "linen", beard="hair", left=(-24, -56), right=(16, -40))),
        244,
        358,
        1.06,
    )
    scene += moved(
        person(Person("teal", "fair", "veil", "linen", left=(-14, -36), right=(26, -62))), 116, 358, 1.0
    )
    return Plate(scene, "billets")


def _hung_shadow() -> Marks:
    """A shadow on a peg: a person in one tone, thin as a cloth."""
    cut = "0,4 9,10 8,22 16,30 20,52 14,54 16,84 22,100! 4,94 -6,100! -20,96 -14,72 -16,54 -20,50 -16,30 -8,22 -9,10"
    return (
        shape(cut, "shadow", FINE)
        + stroke(parse_path("M0 -4V6"), BOLD, "linen")
        + stroke(parse_path("M-6 40C-8 56 -6 72 -10 90M6 42C8 60 6 76 10 92"), HAIR, "stone")
    )


def _awning(x: float, fill: str) -> Marks:
    marks: Marks = ()
    for index in range(4):
        left = x - 48 + index * 24
        marks += shape(
            parse_path(f"M{left} 262H{left + 24}V290Q{left + 12} 300 {left} 290Z"),
            fill if index % 2 else "linen",
            FINE,
        )
    return (
        marks
        + shape(box(x - 44, 318, 88, 42), "earth")
        + stroke(parse_path(f"M{x - 44} 330H{x + 44}M{x - 20} 318V360M{x + 12} 318V360"), FINE)
    )


def _scales() -> Marks:
    beam = stroke(parse_path("M180 214V356M136 238L224 226"), 5.4, "ink") + stroke(
        parse_path("M180 214V356M136 238L224 226"), FIRM, "gold"
    )
    pans = stroke(parse_path("M136 238L120 282M136 238L152 282M224 226L208 266M224 226L240 266"), FINE)
    pans += shape(parse_path("M116 282H156C152 296 120 296 116 282Z"), "gold", FINE) + shape(
        parse_path("M204 266H244C240 280 208 280 204 266Z"), "gold", FINE
    )
    folded = shape("120,280 124,266 138,262 150,268 154,280", "shadow", FINE)
    weights = shape(parse_path("M214 266V254H224V266ZM226 266V248H236V266Z"), "stone", FINE)
    return (
        beam
        + folded
        + weights
        + pans
        + shape(parse_path("M160 358L172 346H190L202 358Z"), "gold", FINE)
        + shape(oval(180, 212, 6), "gold", FINE)
    )
