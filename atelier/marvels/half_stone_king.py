"""The king who is marble from the waist down."""

from atelier.frames import star_path
from atelier.parts import beasts, headdresses
from atelier.parts.buildings import arch, column
from atelier.parts.faces import Face, head, neck
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
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
    scene = fill_without_contour(box(20, 20, 360, 360), "teal")
    scene += shape(parse_path(arch(200, 384, 300, 350)), "rose", BOLD) + hatching_of(
        parse_path(arch(200, 384, 300, 350)), 0, 10, 0.08, 2.4
    )
    scene += mirrored(column(52, 120, 340, 22)) + shape(parse_path("M20 330H380V384H20Z"), "sand")
    throne = "116,340! 120,140 140,96 170,104 200,70 230,104 260,96 280,140 284,340!"
    scene += silhouette(shape(throne, "red", BOLD), 6) + stroke(
        "130,330 134,146 148,112 174,118 200,88 226,118 252,112 266,146 270,330", FINE, "gold"
    )
    scene += silhouette(_stone_half(), 6) + silhouette(_living_half(), 6)
    face = Face(
        skin="fair", jaw="long", brow="worried", eyes="calm", mouth="calm", beard="pointed", whiskers="thin"
    )
    crowned = with_thinner_contours(moved(head(face) + headdresses.crown("red"), 202, 142, 0.56), 0.8)
    scene += silhouette(crowned, 5) + _pond()
    return Plate(scene, "lozenges")


def _living_half() -> Marks:
    robe = "M168 188C148 194 140 214 138 240L134 252H266L264 240C262 214 254 194 234 188C220 200 182 200 168 188Z"
    marks = shape(parse_path(robe), "blue") + hatching_of(parse_path(robe), 10, 7, 0.2, 2.4)
    marks += moved(neck("fair", 0.8), 202, 142, 0.56)
    marks += shape("168,190 184,184 202,204 220,184 236,190 224,212 202,222 180,212", "ochre", FINE)
    for x, y in ((160, 226), (244, 226), (182, 240), (222, 240), (202, 232)):
        marks += fill_without_contour(star_path(x, y, 6, 0.4, 6), "gold")
    arm = "148,200 130,222 122,250 126,272 144,272 142,252 156,232"
    left = shape(arm, "blue") + shape("122,270 134,266 146,272 144,286 128,288", "fair")
    left += shape(oval(134, 281, 3), "gold", HAIR)
    right = mirrored(shape(arm, "blue"))[1:]
    stone = "276,240! 268,248 272,256 262,258 258,272 276,272! 280,250"
    return (
        marks
        + left
        + right
        + shape(stone, "stone", FINE)
        + shape("278,270 266,266 254,272 256,286 272,288", "stone")
    )


def _stone_half() -> Marks:
    """From the waist down he is marble, one hand too, and the crack climbs."""
    lap = "134,252! 144,240 154,250 166,236 178,248 190,232 202,248 214,234 226,250 238,238 250,250 266,252! 292,268 302,290 296,320 300,354! 100,354! 104,320 98,290 108,268"
    folds = "M124 300C122 320 120 336 122 352M148 296C150 316 146 336 148 352M172 290C176 312 172 334 174 352M200 288C202 312 198 334 200 352M228 290C224 312 228 334 226 352M252 296C250 316 254 336 252 352M276 300C278 320 280 336 278 352"
    knees = "M108 290C128 276 160 276 184 288C194 292 206 292 216 288C240 276 272 276 292 290"
    cracks = "M166 236L172 256L162 268L170 284M238 238L232 258L244 272M190 232L194 250M292 300L282 312L288 326M112 306L120 316L114 330"
    marks = shape(lap, "stone", BOLD) + hatching_of(lap, 15, 8, 0.16, 2.6)
    marks += stroke(parse_path(folds + knees), FINE) + stroke(parse_path(cracks), FIRM)
    return marks + shape(parse_path("M86 352H314L320 366H80Z"), "shadow")


def _pond() -> Marks:
    water = smooth_path_through("60,366 120,356 200,352 280,356 340,366 280,384 120,384")
    marks = shape(water, "sea") + stroke(water, FINE)
    for x, tint, flip in (
        (110, "linen", False),
        (168, "red", True),
        (228, "blue", False),
        (290, "ochre", True),
    ):
        marks += beasts.placed_with_contour(beasts.fish(tint), x, 369, 0.48, flip, contour=3)
    return marks
