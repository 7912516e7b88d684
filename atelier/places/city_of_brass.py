"""A wall without a gate, and three who climbed it."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import battlement, dome, minaret, tower
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
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
    scene = landscape.sky("dusk") + landscape.sun_or_moon(90, 96, 30, rays=16)
    scene += minaret(128, 220, 20, 130, "gold", "gold") + minaret(300, 220, 20, 140, "gold", "gold")
    scene += (
        dome(216, 200, 110, 104, "gold")
        + dome(160, 210, 48, 56, "gold")
        + dome(268, 210, 48, 56, "gold")
        + tower(352, 230, 44, 110, "gold")
    )
    wall = parse_path("M20 312V190H380V312Z")
    scene += silhouette(
        shape(wall, "gold", BOLD) + battlement(14, 190, 372, "gold", 13, 18), 5
    ) + hatching_of(wall, 90, 10, 0.34, 2.6)
    scene += stroke(parse_path("M24 212H376M24 246H376M24 280H376"), HAIR) + stroke(
        parse_path("M24 229H376M24 263H376"), 4, "ink", "0 14"
    )
    for x, y, left, right in ((184, 184, (-24, -92), (22, -90)), (216, 184, (-22, -70), (20, -96))):
        scene += moved(
            person(
                Person("blue" if x == 184 else "red", "tan", "turban", "linen", left=left, right=right), 3
            ),
            x,
            y,
            0.4,
        )
    scene += moved(
        person(Person("teal", "tan", "turban", "linen", left=(-34, -80), right=(34, -84)), 3),
        254,
        150,
        0.38,
        turn=24,
    )
    scene += _ladder(146, 318, 166, 176)
    scene += landscape.ground("20,312! 130,304 270,308 380,300!", "sand") + landscape.ripples(326, 5)
    scene += beasts.placed_with_contour(beasts.camel("earth", "blue"), 92, 364, 0.66) + moved(
        person(Person("plum", "tan", "turban", "linen", back=True, left=(-18, -46), right=(20, -80))),
        196,
        366,
        0.62,
    )
    scene += landscape.palm_tree(334, 366, 96, 10)
    return Plate(scene, "lozenges", "midnight")


def _ladder(x: float, y: float, top_x: float, top_y: float) -> Marks:
    rails, rungs = f"M{x - 8} {y}L{top_x - 7} {top_y}M{x + 8} {y}L{top_x + 7} {top_y}", ""
    for index in range(1, 12):
        part = index / 12
        cx, cy = x + (top_x - x) * part, y + (top_y - y) * part
        rungs += f"M{cx - 8:.1f} {cy:.1f}H{cx + 8:.1f}"
    return stroke(parse_path(rails + rungs), 5.4) + stroke(parse_path(rails + rungs), FINE, "earth")
