"""Four quarters of fish and a black palace."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import battlement, dome
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    Marks,
    box,
    fill_without_contour,
    moved,
    parse_path,
    shape,
    silhouette,
    smooth_path_through,
    stroke,
)
from atelier.plate import Plate


def draw() -> Plate:
    scene = landscape.sky() + landscape.engraved_sky(90) + landscape.sun_or_moon(318, 76, 20)
    scene += landscape.ground("20,150! 70,96 130,132 200,120 270,128 330,92 380,146!", "green")
    scene += silhouette(_black_palace(), 5)
    scene += landscape.ground("20,180! 80,150 120,172 200,168 280,172 330,150 380,180!", "teal")
    lake = smooth_path_through(
        "44,262 70,206 140,184 200,180 260,184 330,206 356,262 330,322 260,350 200,354 140,350 70,322"
    )
    scene += (
        fill_without_contour(box(20, 184, 360, 200), "sand")
        + shape(lake, "sea", BOLD)
        + _ripples_between_quarters()
    )
    for x, y, tint, turn, flip in (
        (128, 232, "linen", -20, False),
        (270, 230, "red", 20, True),
        (130, 306, "blue", 20, False),
        (272, 306, "ochre", -20, True),
    ):
        scene += beasts.placed_with_contour(beasts.fish(tint), x, y, 1.25, flip, turn)
    for x, y, tint, turn, flip in (
        (80, 262, "linen", -70, False),
        (172, 204, "linen", -10, False),
        (228, 204, "red", 10, True),
        (322, 260, "red", 70, True),
        (176, 338, "blue", 8, False),
        (226, 338, "ochre", -8, True),
    ):
        scene += beasts.placed_with_contour(beasts.fish(tint), x, y, 0.5, flip, turn, contour=3)
    scene += (
        _rowing_boat()
        + landscape.tuft_of_grass(48, 368, 1.2)
        + landscape.tuft_of_grass(90, 374)
        + landscape.tuft_of_grass(330, 372, 1.2)
        + landscape.tuft_of_grass(300, 378)
    )
    return Plate(scene, "interlace", "midnight")


def _ripples_between_quarters() -> Marks:
    rings = "M60 264Q120 254 170 266Q200 272 230 266Q280 254 340 264M200 186Q190 224 200 262Q210 300 200 348"
    ripple = "M96 220Q110 212 124 220M280 212Q292 204 306 212M96 330Q112 322 128 330M280 330Q294 322 308 330M160 246Q172 240 184 246M216 246Q228 240 240 246"
    return stroke(parse_path(rings), FINE, "foam", "9 7") + stroke(parse_path(ripple), FINE, "foam")


def _black_palace() -> Marks:
    marks = (
        shape(box(150, 96, 100, 72), "hair")
        + shape(box(136, 116, 20, 56), "hair")
        + shape(box(244, 116, 20, 56), "hair")
    )
    marks += dome(200, 98, 52, 54, "hair", "stone") + battlement(148, 98, 104, "hair", 6, 10)
    light = shape(parse_path("M188 170V138C188 124 212 124 212 138V170Z"), "glow", FINE)
    return (
        marks + light + stroke(parse_path("M164 120V134M176 120V134M224 120V134M236 120V134"), BOLD, "glow")
    )


def _rowing_boat() -> Marks:
    hull = shape("168,268 182,286 218,286 234,266 200,274", "earth") + stroke(
        parse_path("M214 276L248 292M186 278L154 294"), FIRM
    )
    return moved(
        person(Person("plum", "tan", "turban", "linen", seated=True, left=(-20, -34), right=(24, -34)), 4),
        200,
        282,
        0.5,
    ) + silhouette(hull, 4)
