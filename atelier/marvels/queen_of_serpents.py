"""The Queen of the Serpents on her own coils."""

from atelier.parts import beasts, headdresses, landscape
from atelier.parts.faces import Face, head, neck
from atelier.pen import (
    FINE,
    FIRM,
    Marks,
    box,
    fill_without_contour,
    mirrored,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    smooth_path_through,
    stroke,
    with_thinner_contours,
)
from atelier.plate import Plate
from atelier.shade import hatching_of


def draw() -> Plate:
    scene = fill_without_contour(box(20, 20, 360, 360), "plum") + landscape.rays(
        200, 130, 74, 150, 40, "rose", FINE
    )
    scene += mirrored(
        landscape.crag(
            "20 384 20 120 52 150 46 210 76 260 64 320 100 384", "shadow", "M46 210L30 260L40 320", 0
        )
    )
    scene += landscape.ground("20,352! 140,340 260,340 380,352!", "earth")
    scene += mirrored(
        beasts.serpent("M64 384C30 330 110 300 78 250C58 214 92 196 110 214", 12, "ochre", "red")
        + moved(beasts.serpent_head("ochre"), 108, 212, 0.9, flip=True, turn=30)
    )
    scene += mirrored(
        beasts.serpent("M120 384C90 360 90 330 118 322", 9, "teal", "linen")
        + moved(beasts.serpent_head("teal"), 116, 322, 0.66, flip=True, turn=-10)
    )
    halo = shape(oval(200, 122, 66), "gold") + stroke(oval(200, 122, 58), 4, "red", "0 10")
    scene += halo + _coils()
    hair = moved(headdresses.long_hair("hair"), 202, 132, 0.62)
    bodice = "170,196 150,214 146,244 168,252 172,290 232,290 236,252 258,244 254,214 234,196"
    body = (
        hair
        + shape(bodice, "teal")
        + hatching_of(bodice, 12, 7, 0.25, 2.4)
        + moved(neck("tan", 0.8), 202, 132, 0.62)
        + _collar_of_scales()
    )
    arms = shape("152,214 128,232 112,256 104,286 116,290 128,266 148,246", "tan") + shape(
        "252,214 276,232 288,256 296,286 284,290 272,266 254,246", "tan"
    )
    bands = stroke(parse_path("M122 240L134 250M278 240L268 250"), 6) + stroke(
        parse_path("M122 240L134 250M278 240L268 250"), FIRM, "gold"
    )
    face = Face(skin="tan", brow="arched", eyes="narrow", mouth="smile", lashes=True)
    crowned = moved(
        head(face) + headdresses.parted_hair("hair") + headdresses.diadem("green") + _cobra(), 202, 132, 0.62
    )
    scene += silhouette(arms + bands + body, 6) + silhouette(with_thinner_contours(crowned, 0.8), 5)
    scene += (
        mirrored(shape(oval(110, 292, 7, 8), "tan"))
        + shape(oval(290, 278, 10), "linen", FIRM)
        + fill_without_contour(oval(287, 275, 3), "foam")
        + silhouette(shape(parse_path("M88 282H132C130 300 90 300 88 282Z"), "gold"), 4)
    )
    return Plate(scene, "lozenges")


def _cobra() -> Marks:
    return (
        shape("-4,-62 -14,-74 -10,-92 0,-100 10,-92 14,-74 6,-62", "gold", FINE)
        + fill_without_contour(oval(-3, -90, 2), "red")
        + fill_without_contour(oval(4, -90, 2), "red")
    )


def _collar_of_scales() -> Marks:
    marks = stroke("166,204 184,220 202,226 220,220 238,204", 9) + stroke(
        "166,204 184,220 202,226 220,220 238,204", 5, "gold"
    )
    rows = "M172 240Q180 250 188 240Q196 250 204 240Q212 250 220 240Q228 250 234 240M176 258Q184 268 192 258Q200 268 208 258Q216 268 224 258Q230 266 232 258M176 274Q184 284 192 274Q200 284 208 274Q216 284 224 274"
    return marks + stroke(parse_path(rows), FINE)


def _coils() -> Marks:
    marks = beasts.serpent("M330 372C372 352 352 318 318 330C300 336 304 350 314 348", 13, "green", "ochre")
    for y, wide, thick in ((364, 120, 34), (334, 98, 32), (304, 72, 30)):
        coil = smooth_path_through(
            f"{200 - wide},{y} {200 - wide * 0.6},{y - thick * 0.55} 200,{y - thick * 0.7} {200 + wide * 0.6},{y - thick * 0.55} {200 + wide},{y} {200 + wide * 0.6},{y + thick * 0.5} 200,{y + thick * 0.62} {200 - wide * 0.6},{y + thick * 0.5}"
        )
        marks += silhouette(shape(coil, "green"), 6) + hatching_of(coil, 90, 7, 0.34, 2.2)
        marks += stroke(
            parse_path(f"M{200 - wide * 0.82} {y + 2}Q200 {y + thick * 0.42} {200 + wide * 0.82} {y + 2}"),
            6,
            "ochre",
            "0 13",
        )
    return marks
