"""The loom whose warp hangs from the stars."""

from atelier.frames import star_path
from atelier.parts import landscape
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
from atelier.shade import hatching_of


def draw() -> Plate:
    scene = landscape.sky("midnight") + landscape.stars(
        "60,60 110,48 160,64 214,46 262,62 318,50 350,84 44,110 356,150 40,180 362,220", 7
    )
    scene += shape(parse_path("M20 340H380V384H20Z"), "earth") + stroke(
        parse_path(
            "M20 362H380M80 340V362M170 340V362M250 340V362M330 340V362M120 362V384M210 362V384M290 362V384"
        ),
        FINE,
    )
    text = "".join(f"M{100 + index * 9} 66V230" for index in range(19))
    scene += stroke(parse_path(text), FINE, "linen") + _threads()
    cloth = box(96, 222, 170, 96)
    scene += shape(cloth, "red") + _woven_cloth()
    frame = (
        shape(box(76, 56, 14, 292), "ochre")
        + shape(box(272, 56, 14, 292), "ochre")
        + shape(box(64, 60, 234, 14), "ochre")
        + shape(box(70, 314, 222, 16), "ochre")
        + shape(box(84, 176, 194, 9), "earth")
    )
    frame += hatching_of(box(76, 56, 14, 292), 0, 9, 0.5, 2) + hatching_of(
        box(272, 56, 14, 292), 0, 9, 0.5, 2
    )
    scene += (
        silhouette(frame, 5)
        + shape(star_path(83, 60, 11, 0.5), "glow", FINE)
        + shape(star_path(279, 60, 11, 0.5), "glow", FINE)
    )
    weaver = Person("plum", "brown", "veil", "linen", seated=True, left=(-58, -58), right=(-44, -44))
    scene += stroke(parse_path("M66 326C96 330 120 270 140 228"), 5.4) + stroke(
        parse_path("M66 326C96 330 120 270 140 228"), FIRM, "gold"
    )
    scene += shape(box(288, 338, 80, 16), "teal") + moved(person(weaver), 326, 356, 1.24)
    scene += silhouette(
        moved(
            shape("-26,0 0,-7 26,0 0,7", "gold") + shape(oval(0, 0, 9, 4), "red", HAIR),
            242,
            286,
            0.9,
            turn=-10,
        ),
        4,
    )
    scene += moved(
        person(Person("teal", "tan", "turban", "linen", back=True, left=(-18, -46), right=(26, -62))),
        46,
        372,
        0.8,
    )
    return Plate(scene, "beads")


def _threads() -> Marks:
    """Three lives that leave the warp: one ends under the shears, one is tangled, one shines."""
    gold = "M145 66V230"
    return (
        stroke(parse_path("M118 66V230"), FIRM, "green")
        + stroke(parse_path("M208 66V230"), FIRM, "rose")
        + stroke(parse_path(gold), 3.4, "gold")
    )


def _woven_cloth() -> Marks:
    marks = stroke(parse_path("M96 234H266M96 306H266"), 6, "ochre", "0 10") + stroke(
        parse_path("M96 244H266M96 296H266"), FINE, "linen"
    )
    for index, tint in enumerate(("linen", "teal", "ochre", "linen")):
        x = 116 + index * 42
        marks += fill_without_contour(
            smooth_path_through(f"{x - 9},290! {x - 4},268 {x + 4},268 {x + 9},290!"), tint
        ) + fill_without_contour(oval(x, 260, 5), tint)
        marks += fill_without_contour(star_path(x + 20, 270, 7, 0.45, 4), "gold") if index < 3 else ()
    return marks
