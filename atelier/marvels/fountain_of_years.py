"""The old wait on the left of the fountain, the young stand on the right."""

from atelier.frames import star_path
from atelier.parts import landscape
from atelier.parts.figures import Person, person, staff
from atelier.pen import (
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
        landscape.sky()
        + landscape.engraved_sky(110)
        + landscape.cloud(86, 76, 0.8)
        + landscape.cloud(320, 90, 0.7, flip=True)
    )
    for x, high in ((48, 150), (92, 120), (308, 120), (352, 150)):
        scene += landscape.cypress(x, 286, high)
    scene += landscape.ground("20,280! 140,268 260,268 380,280!", "green") + landscape.ground(
        "20,340! 140,322 260,322 380,340!", "sand"
    )
    scene += _jets() + silhouette(_basins(), 6)
    scene += moved(
        person(Person("plum", "fair", "bald", beard="linen", left=(-26, -44), right=(20, -40), lean=8)),
        68,
        366,
        0.92,
    ) + staff(44, 318, 370)
    scene += moved(
        person(Person("teal", "brown", "turban", "ochre", beard="stone", left=(-14, -40), right=(24, -54))),
        118,
        358,
        0.84,
    )
    scene += moved(
        person(Person("red", "fair", "hair", "hair", left=(-18, -40), right=(16, -48))), 292, 358, 0.84
    )
    scene += moved(
        person(Person("ochre", "tan", "hair", "hair", child=True, left=(-26, -70), right=(24, -72))),
        344,
        370,
        0.92,
    )
    return Plate(scene, "interlace")


def _jets() -> Marks:
    arcs = "M200 96C180 70 150 90 146 150M200 96C220 70 250 90 254 150M200 96C190 60 172 60 168 150M200 96C210 60 228 60 232 150M166 176C140 160 118 190 112 262M234 176C260 160 282 190 288 262M150 180C136 180 134 220 134 264M250 180C264 180 266 220 266 264"
    return stroke(parse_path(arcs), 5.4, "pen") + stroke(parse_path(arcs), FIRM, "foam")


def _basins() -> Marks:
    marks = shape(parse_path("M192 100H208L212 150H188Z"), "linen") + shape(oval(200, 94, 9), "ochre", FINE)
    upper = "M138 152H262C256 178 226 184 214 184H186C174 184 144 178 138 152Z"
    marks += (
        shape(parse_path(upper), "linen")
        + hatching_of(parse_path(upper), 15, 7, 0.3, 2.2)
        + shape(oval(200, 152, 62, 8), "sea", FINE)
    )
    marks += shape(parse_path("M184 184H216L224 268H176Z"), "linen") + stroke(
        parse_path("M192 190L188 262M208 190L212 262"), HAIR
    )
    lower = "M92 268H308C302 306 272 330 246 336H154C128 330 98 306 92 268Z"
    marks += (
        shape(parse_path(lower), "linen")
        + hatching_of(parse_path(lower), 15, 8, 0.25, 2.4)
        + shape(oval(200, 268, 108, 13), "sea", FINE)
    )
    for x in (130, 165, 200, 235, 270):
        marks += shape(star_path(x, 302, 11, 0.55), "teal", FINE) + fill_without_contour(
            oval(x, 302, 3), "ochre"
        )
    chain = stroke(parse_path("M274 290C282 306 280 316 276 324"), FIRM, "ink", "0 5") + shape(
        parse_path("M268 324H284L281 340H271Z"), "stone", FINE
    )
    return marks + shape(parse_path("M140 336H260L272 352H128Z"), "stone") + chain
