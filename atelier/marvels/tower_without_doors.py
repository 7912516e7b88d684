"""A tower, a basket, and somebody who lets it down."""

from atelier.parts import landscape
from atelier.parts.buildings import battlement, bricks, window
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
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
from atelier.shade import hatching_of


def draw() -> Plate:
    scene = (
        landscape.sky("midnight")
        + landscape.crescent(96, 104, 26)
        + landscape.stars("60,180 150,70 320,80 350,160 280,60 340,230 70,250 130,150 300,130", 7)
    )
    scene += landscape.ground("20,316! 100,290 200,302 300,286 380,312!", "shadow") + _far_towers()
    scene += landscape.ground("20,350! 120,332 280,336 380,352!", "earth")
    body = parse_path("M164 352L176 112H256L268 352C240 362 196 362 164 352Z")
    scene += (
        silhouette(shape(body, "stone", BOLD) + battlement(168, 112, 96, "stone", 5, 20), 6)
        + hatching_of(body, 0, 9, 0.36, 2.8)
        + bricks(174, 130, 60, 210, 15)
    )
    scene += shape(parse_path("M176 92C180 60 204 50 216 34C228 50 252 60 256 92Z"), "red") + hatching_of(
        parse_path("M176 92C180 60 204 50 216 34C228 50 252 60 256 92Z"), 10, 7, 0.35, 2.2
    )
    scene += landscape.rays(216, 140, 24, 44, 18, "glow") + window(216, 164, 30, 44, lit=True)
    scene += _lady(216, 164)
    scene += stroke(parse_path("M232 160C280 164 306 176 308 206"), FIRM, "linen") + silhouette(
        _basket(308, 206), 5
    )
    scene += (
        moved(
            person(Person("teal", "tan", "turban", "linen", left=(-20, -44), right=(24, -84))), 292, 366, 0.86
        )
        + landscape.tuft_of_grass(60, 356)
        + landscape.tuft_of_grass(120, 366)
        + landscape.tuft_of_grass(354, 366)
    )
    return Plate(scene, "billets")


def _far_towers() -> Marks:
    marks: Marks = ()
    for x, y, high in ((56, 306, 60), (118, 300, 38), (346, 306, 52)):
        marks += (
            shape(parse_path(f"M{x - 8} {y}L{x - 6} {y - high}H{x + 6}L{x + 8} {y}Z"), "shadow", FINE)
            + landscape.rays(x, y - high - 6, 4, 12, 8, "glow")
            + fill_without_contour(oval(x, y - high - 6, 4), "glow")
        )
    return marks


def _lady(x: float, y: float) -> Marks:
    marks = shape(f"{x - 12},{y} {x - 10},{y - 14} {x},{y - 18} {x + 10},{y - 14} {x + 12},{y}", "plum", FINE)
    marks += shape(oval(x, y - 25, 7, 8.5), "fair", FINE) + shape(
        f"{x - 7},{y - 24} {x - 8},{y - 33} {x},{y - 36} {x + 8},{y - 33} {x + 9},{y - 12} {x + 6},{y - 14} {x + 6},{y - 28} {x},{y - 31}",
        "hair",
        HAIR,
    )
    return (
        marks
        + stroke(parse_path(f"M{x - 4} {y - 26}H{x - 2}M{x + 2} {y - 26}H{x + 4}"), FINE)
        + shape(parse_path(f"M{x - 19} {y - 2}H{x + 19}V{y + 6}H{x - 19}Z"), "linen", FINE)
    )


def _basket(x: float, y: float) -> Marks:
    marks = stroke(parse_path(f"M{x - 18} {y + 22}L{x} {y}L{x + 18} {y + 22}"), FINE)
    return (
        marks
        + shape(parse_path(f"M{x - 22} {y + 22}H{x + 22}L{x + 16} {y + 46}H{x - 16}Z"), "ochre")
        + stroke(parse_path(f"M{x - 20} {y + 30}H{x + 20}M{x - 18} {y + 38}H{x + 18}"), FINE, "ink", "5 3")
    )
