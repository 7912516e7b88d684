"""What measures, shows or tells: a planisphere, scales, a clock, a mirror, a game, a book."""

import math

from atelier.frames import star_path
from atelier.parts import attributes, landscape
from atelier.parts.bodies import sparkles
from atelier.parts.buildings import arch, dome
from atelier.parts.faces import Face, head, neck
from atelier.parts.headdresses import turban
from atelier.parts.settings import alcove, carpet_floor, coins
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
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "blue"


def celestial_planisphere() -> Plate:
    """A disc of the heavens; somebody has pushed the silver bear along the rim, and the moon had to follow."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("48,48 92,34 350,52 360,110 40,120 356,330 44,330 60,366", 6)
        + landscape.crescent(336, 76, 22)
    )
    disc = shape(oval(194, 212, 146), "gold", BOLD) + hatching_of(oval(194, 212, 146), 40, 9, 0.08, 2.6)
    disc += shape(oval(194, 212, 116), "blue", FIRM) + stroke(oval(194, 212, 131), 12, "ochre", "3 9.7")
    disc += (
        stroke(oval(178, 224, 72), FIRM, "gold")
        + stroke(oval(214, 198, 56), FINE, "gold")
        + stroke(parse_path("M78 212H310M194 96V328"), HAIR, "gold")
    )
    signs = "M126 160L150 142L176 156L166 184M236 150L262 168L254 198L274 214M140 262L166 282L196 270L204 296M240 262L262 250L250 284"
    disc += stroke(parse_path(signs), HAIR, "linen")
    disc += landscape.stars(
        "126,160 150,142 176,156 166,184 236,150 262,168 254,198 274,214 140,262 166,282 196,270 204,296 240,262 262,250 250,284",
        6,
        "linen",
    )
    disc += shape(parse_path("M104 286L112 294L288 132L280 124Z"), "gold", FINE) + shape(
        oval(194, 212, 9), "gold", FIRM
    )
    ring = stroke(oval(194, 52, 17), 9) + stroke(oval(194, 52, 17), 4, "gold")
    bear = shape("-24,0 -26,-18 -8,-26 14,-24 22,-12 22,0 14,0 12,-8 -10,-8 -12,0", "stone", FIRM)
    bear += (
        shape(oval(24, -22, 11), "stone", FIRM)
        + shape(oval(18, -31, 4), "stone", FINE)
        + fill_without_contour(oval(28, -23, 1.8), "ink")
        + fill_without_contour(oval(34, -19, 2.4), "ink")
    )
    trail = stroke(parse_path("M238 88C276 104 304 130 318 162"), FINE, "linen", "0 7")
    return Plate(
        scene + ring + silhouette(disc, 6) + trail + silhouette(moved(bear, 306, 124, 1, turn=52), 4),
        "beads",
        _BAND,
    )


def just_scales() -> Plate:
    """Scales that hang level: glory in one pan, gossip in the other."""
    scene = alcove("ochre", "shadow", "earth", 334)
    post = (
        shape(box(194, 96, 12, 222), "gold", FIRM)
        + shape(parse_path("M148 334L172 312H228L252 334Z"), "gold", FIRM)
        + shape(oval(200, 86, 13), "gold", FIRM)
    )
    beam = shape("66,112! 130,100 200,104 270,100 334,112! 270,114 200,118 130,114", "gold", FIRM) + shape(
        parse_path("M196 104H204L200 76Z"), "red", FINE
    )
    pans: Marks = ()
    for x in (84, 316):
        pans += stroke(parse_path(f"M{x} 112L{x - 44} 222M{x} 112L{x + 44} 222M{x} 112V222"), FINE, "linen")
        pans += shape(f"{x - 52},222! {x + 52},222! {x + 34},248 {x},256 {x - 34},248", "gold", BOLD)
    crown = (
        shape(parse_path("M-30 12L-36 -22L-15 -6L0 -30L15 -6L36 -22L30 12Z"), "gold", FIRM)
        + shape(oval(0, 2, 5), "red", HAIR)
        + shape(oval(-17, 4, 3.4), "blue", HAIR)
        + shape(oval(17, 4, 3.4), "blue", HAIR)
    )
    laurel = stroke(parse_path("M-34 14C-20 22 20 22 34 14"), FIRM, "green")
    mouth = shape("-30,-4 -14,-16 0,-10 14,-16 30,-4 14,10 0,12 -14,10", "red", FIRM) + shape(
        "-20,-3 0,-6 20,-3 0,4", "linen", HAIR
    )
    second = moved(mouth, 12, -24, 0.6, turn=12)
    words = stroke(
        parse_path("M-36 -26C-44 -34 -40 -44 -32 -44M34 -40C44 -46 52 -38 46 -30M-6 -50C-10 -60 0 -66 8 -60"),
        FIRM,
        "linen",
    )
    return Plate(
        scene
        + pans
        + silhouette(post + beam, 5)
        + silhouette(moved(crown + laurel, 84, 206, 1), 4)
        + silhouette(moved(mouth + second, 316, 210, 1), 4)
        + moved(words, 316, 206, 1),
        "beads",
        _BAND,
    )


def water_clock() -> Plate:
    """A clock with twelve doors; eleven partridges stand out already, and the twelfth door is just opening."""
    scene = landscape.sky() + landscape.engraved_sky(90) + carpet_floor(340, "teal")
    case = (
        shape(box(66, 116, 268, 230), "linen", BOLD)
        + hatching_of(box(66, 116, 268, 230), 0, 9, 0.06, 2.6)
        + shape(box(56, 106, 288, 16), "gold", FIRM)
    )
    case += (
        dome(200, 108, 96, 72, "blue")
        + shape(parse_path("M70 106L84 66L98 106Z"), "red", FIRM)
        + shape(parse_path("M302 106L316 66L330 106Z"), "red", FIRM)
    )
    birds: Marks = ()
    for index in range(12):
        x, y = 98 + index % 4 * 68, 184 + index // 4 * 62
        opening = parse_path(arch(x, y, 42, 50))
        birds += shape(opening, "shadow", FIRM)
        if index < 11:
            birds += _partridge(x, y)
        else:
            birds += shape(
                parse_path(
                    f"M{x - 21} {y}V{y - 28}C{x - 21} {y - 40} {x - 8} {y - 45} {x} {y - 50}L{x + 4} {y - 46}L{x + 4} {y + 4}Z"
                ),
                "red",
                FIRM,
            )
            birds += fill_without_contour(oval(x - 3, y - 20, 2.4), "gold") + fill_without_contour(
                oval(x + 12, y - 18, 3.4), "glow"
            )
    basin = shape("112,330! 288,330! 276,364 124,364", "gold", FIRM)
    drip = shape("200,312! 208,326 200,334 192,326", "sea", FINE)
    return Plate(
        scene + silhouette(case, 5) + birds + basin + stroke("126,340 200,346 274,340", FIRM, "sea") + drip,
        "beads",
        _BAND,
    )


def _partridge(x: float, y: float) -> Marks:
    bird = shape("-16,-4 -18,-16 -6,-22 10,-20 22,-26! 18,-8 8,0 -8,0", "teal", FINE) + shape(
        oval(-12, -24, 9), "gold", FINE
    )
    bird += (
        shape(parse_path("M-20 -26L-29 -23L-20 -20Z"), "red", HAIR)
        + fill_without_contour(oval(-14, -26, 1.8), "ink")
        + stroke(parse_path("M-4 -14Q2 -8 8 -14"), HAIR)
    )
    return moved(bird, x, y, 0.86)


def borrowing_mirror() -> Plate:
    """The face in the glass is almost hers who looks; but somebody else is thinking behind it."""
    scene = fill_without_contour(box(20, 20, 360, 360), "rose") + stroke(
        parse_path("".join(f"M20 {y}Q110 {y - 14} 200 {y}Q290 {y + 14} 380 {y}" for y in range(60, 330, 44))),
        HAIR,
        "red",
    )
    scene += shape(parse_path("M20 330H380V384H20Z"), "earth", FIRM)
    frame = shape(oval(200, 170, 126, 136), "gold", BOLD) + hatching_of(
        oval(200, 170, 126, 136), 40, 8, 0.1, 2.6
    )
    for index in range(16):
        angle = 2 * math.pi * index / 16
        frame += shape(
            oval(200 + 114 * math.sin(angle), 170 - 124 * math.cos(angle), 7),
            "red" if index % 2 else "teal",
            HAIR,
        )
    glass = shape(oval(200, 170, 98, 108), "foam", FIRM)
    face = head(Face(skin="tan", brow="raised", eyes="wide", mouth="smirk", lashes=True)) + turban(
        "linen", "blue"
    )
    shown = moved(neck("tan") + face, 206, 190, 0.94)
    handle = shape(parse_path("M182 300H218L224 372H176Z"), "gold", BOLD) + stroke(
        parse_path("M184 318H216M182 336H218M180 354H220"), FINE
    )
    shine = stroke("122,124 136,98 158,80", 7, "linen") + stroke("118,150 119,144 121,138", 7, "linen")
    return Plate(
        scene + silhouette(handle + frame, 6) + glass + shown + stroke(oval(200, 170, 98, 108), 5) + shine,
        "beads",
        _BAND,
    )


def crooked_backgammon() -> Plate:
    """A backgammon board tips on its table, and the dice lie one pip better; below, a knee."""
    scene = fill_without_contour(box(20, 20, 360, 360), "teal") + stroke(
        parse_path("".join(f"M{x} 20V330" for x in range(50, 380, 44))), HAIR, "linen"
    )
    scene += shape(parse_path("M20 334H380V384H20Z"), "earth", FIRM)
    board = (
        shape(box(-150, -96, 300, 192), "earth", BOLD)
        + shape(box(-136, -82, 128, 164), "sand", FIRM)
        + shape(box(8, -82, 128, 164), "sand", FIRM)
    )
    for half in (-136, 8):
        for index in range(6):
            x = half + 4 + index * 20.6
            fills = ("red", "linen") if index % 2 else ("linen", "red")
            board += shape(parse_path(f"M{x} -82H{x + 19}L{x + 9.5} -18Z"), fills[0], HAIR) + shape(
                parse_path(f"M{x} 82H{x + 19}L{x + 9.5} 18Z"), fills[1], HAIR
            )
    for x, y, fill in (
        (-122, -68, "hair"),
        (-122, -50, "hair"),
        (-40, 70, "hair"),
        (22, -68, "linen"),
        (22, -50, "linen"),
        (22, -32, "linen"),
        (104, 68, "linen"),
        (62, 68, "hair"),
        (62, 50, "hair"),
    ):
        board += shape(oval(x, y, 9), fill, FINE)
    dice: Marks = ()
    for x, pips in ((-60, ((-8, -8), (8, 8), (0, 0))), (58, ((-8, -8), (8, 8), (-8, 8), (8, -8)))):
        die = shape(box(-16, -16, 32, 32), "linen", FIRM)
        for px, py in pips:
            die += fill_without_contour(oval(px, py, 3.6), "red")
        dice += moved(silhouette(die, 3), x, 0, 1.1, turn=20 if x < 0 else -14)
    tilted = moved(silhouette(board, 6) + dice, 200, 176, 1.02, turn=-11)
    knee = shape("126,384! 136,322 168,292 210,290 238,318 250,384!", "plum", BOLD) + hatching_of(
        "126,384! 136,322 168,292 210,290 238,318 250,384!", 20, 8, 0.3, 2.6
    )
    push = stroke(parse_path("M118 306L104 294M150 286L142 268M252 306L268 296"), FIRM, "glow")
    return Plate(scene + tilted + knee + push, "beads", _BAND)


def unfinished_chronicle() -> Plate:
    """A chronicle open at its last page, which is blank; in the margin nine hands have asked to go on."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "plum")
        + stroke(parse_path("".join(f"M20 {y}H380" for y in range(50, 300, 40))), HAIR, "linen")
        + shape(parse_path("M20 306H380V384H20Z"), "earth", FIRM)
    )
    cover = "34,150! 120,126 200,146 280,126 366,150! 370,336! 280,318 200,342 120,318 30,336!"
    pages = shape(cover, "teal", BOLD)
    left = "46,144! 120,116 184,120 200,138! 200,326! 180,304 120,300 42,322!"
    right = "354,144! 280,116 216,120 200,138! 200,326! 220,304 280,300 358,322!"
    pages += (
        shape(left, "linen")
        + shape(right, "linen")
        + hatching_of(left, 0, 8, 0.1, 2.2)
        + hatching_of(right, 180, 8, 0.08, 2.2)
    )
    text = "".join(
        f"M{62 + index % 3 * 4} {160 + index * 17}C100 {148 + index * 17} 140 {146 + index * 17} {176 - index * 13 % 30} {152 + index * 17}"
        for index in range(8)
    )
    pages += (
        stroke(parse_path(text), FIRM)
        + shape(box(60, 138, 26, 26), "red", FINE)
        + fill_without_contour(star_path(73, 151, 11, 0.5), "gold")
    )
    ask = "M0 -8C0 -18 14 -18 14 -8C14 0 6 0 6 8M6 14V15"
    margin: Marks = ()
    for index in range(9):
        fills = ("red", "blue", "ink", "green", "plum")
        margin += moved(
            stroke(parse_path(ask), FIRM, fills[index % 5]),
            226 + index % 2 * 16,
            152 + index * 17,
            0.55 + index % 3 * 0.12,
            turn=index * 17 % 30 - 15,
        )
    quill = moved(attributes.quill(), 300, 232, 1.0, turn=14)
    pot = shape("318,330 312,308 324,300! 352,300! 364,308 358,330", "blue", FIRM) + shape(
        oval(338, 300, 14, 4), "hair", FINE
    )
    drop = fill_without_contour(oval(300, 240, 3), "ink") + coins("60,352 78,360", 9)
    return Plate(
        scene
        + silhouette(pages, 6)
        + margin
        + silhouette(quill, 4)
        + silhouette(pot, 3)
        + drop
        + sparkles("338,150", 8, "gold"),
        "beads",
        _BAND,
    )
