"""Pale camels, their reflection, and one real bale."""

from atelier.parts import beasts, landscape
from atelier.parts.figures import Person, person
from atelier.pen import (
    FINE,
    FIRM,
    HAIR,
    Marks,
    box,
    fill_without_contour,
    moved,
    parse_path,
    recoloured,
    shape,
    silhouette,
    smooth_path_through,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of, jitter


def draw() -> Plate:
    scene = landscape.sky() + landscape.sun_or_moon(200, 86, 30, rays=16)
    scene += landscape.ground("20,214! 110,196 220,212 310,198 380,210!", "sand")
    ghost = {"ochre": "cloud", "red": "rose", "ink": "pen", "linen": "cloud"}
    for x, size, flip in ((84, 0.86, False), (186, 0.98, False), (300, 1.1, False)):
        beast = beasts.camel()
        scene += recoloured(moved(beast, x + 10, 246, size, flip), ghost)
        if x == 186:
            rider = Person(
                "cloud", "cloud", "hood", "cloud", "rose", left=(-16, -40), right=(18, -36), seated=True
            )
            scene += recoloured(moved(person(rider, 0), x + 10, 164, 0.62), {"ink": "pen"})
    scene += fill_without_contour(box(20, 246, 360, 20), "sky") + fill_without_contour(
        smooth_path_through("20,262! 100,256 200,264 300,256 380,262! 380,290! 20,290!"), "sky"
    )
    for x, size in ((84, 0.86), (186, 0.98), (300, 1.1)):
        scene += recoloured(moved(beasts.camel(), x + 10, 268, size, tall=-0.5), ghost)
    for y in range(242, 334, 12):
        scene += stroke(
            landscape.wavy_path(y, 24 + 30 * jitter(y), 380, 44, 5), FIRM if y % 24 else FINE, "sky"
        )
    scene += landscape.ground("20,330! 120,312 250,326 380,308!", "sand") + landscape.ripples(346, 3)
    scene += silhouette(_bale(), 6)
    return Plate(scene, "beads")


def _bale() -> Marks:
    shade = fill_without_contour(smooth_path_through("96,366 150,376 226,370 230,360 120,352"), "earth")
    front, end = parse_path("M92 308H164V366H92Z"), parse_path("M164 308L196 296V350L164 366Z")
    marks = (
        shape(front, "red")
        + hatching_of(front, 80, 7, 0.35, 2)
        + shape(end, "plum")
        + shape(parse_path("M92 308L126 296H196L164 308Z"), "rose", FINE)
    )
    marks += stroke(parse_path("M110 366V308L142 296M146 366V308L178 296M92 336H164L196 322"), FIRM, "linen")
    label = shape(box(114, 318, 28, 14), "linen", FINE) + stroke(parse_path("M118 323H138M118 328H132"), HAIR)
    return shade + marks + label
