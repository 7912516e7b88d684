"""Solomon as he died, the ring on his hand."""

from atelier.frames import star_path
from atelier.parts import beasts, headdresses, landscape
from atelier.parts.buildings import arch
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
    stroke,
    with_thinner_contours,
)
from atelier.plate import Plate
from atelier.shade import hatching_of


def draw() -> Plate:
    scene = fill_without_contour(box(20, 20, 360, 360), "midnight")
    scene += mirrored(_mason(66, 150) + _mason(40, 96)) + landscape.stars(
        "40,44 92,38 308,38 360,44 130,54 270,54", 6
    )
    scene += shape(parse_path(arch(200, 384, 220, 350)), "linen", BOLD) + shape(
        parse_path(arch(200, 384, 190, 328)), "plum"
    )
    scene += (
        landscape.rays(200, 136, 56, 100, 36, "gold", FINE)
        + shape(oval(200, 136, 52), "gold")
        + stroke(oval(200, 136, 45), 4, "red", "0 9")
    )
    scene += shape(parse_path("M20 316H380V384H20Z"), "stone") + shape(
        parse_path("M86 330H314V350H86ZM64 350H336V368H64ZM44 368H356V384H44Z"), "linen", FINE
    )
    throne = parse_path("M118 332V196H146V240H254V196H282V332Z")
    scene += silhouette(shape(throne, "ochre") + mirrored(shape(oval(132, 188, 11), "gold", FINE)), 5)
    scene += silhouette(_king_in_state(), 6)
    face = Face(
        skin="tan",
        jaw="long",
        brow="arched",
        eyes="sleepy",
        hair="linen",
        beard="long",
        whiskers="thick",
        old=True,
    )
    crowned = with_thinner_contours(
        moved(
            head(face)
            + headdresses.turban("linen", "green")
            + moved(headdresses.jewel(0, 0, 12, "red"), -12, -56),
            202,
            146,
            0.56,
        ),
        0.75,
    )
    scene += silhouette(crowned, 5) + _slippers() + _ring()
    scene += mirrored(
        beasts.serpent("M40 372C100 392 130 352 92 330C60 314 62 280 92 270", 16, "green", "ochre")
        + silhouette(moved(beasts.serpent_head("green"), 90, 271, 1.1, flip=True, turn=-14), 3)
    )
    return Plate(scene, "beads", "midnight")


def _king_in_state() -> Marks:
    robe = "160,204 138,226 128,262 120,330! 280,330! 272,262 262,226 240,204 202,214"
    marks = (
        shape(robe, "green", BOLD)
        + hatching_of(robe, 12, 8, 0.22, 2.6)
        + moved(neck("tan", 0.8), 202, 146, 0.56)
    )
    marks += shape(parse_path("M176 210L194 330H212L228 210C214 218 190 218 176 210Z"), "linen") + stroke(
        parse_path("M178 224L196 330M226 224L210 330"), FIRM, "gold"
    )
    for x, y in ((146, 250), (258, 250), (142, 286), (262, 286), (152, 316), (252, 316)):
        marks += fill_without_contour(star_path(x, y, 8, 0.5), "gold")
    return (
        marks
        + shape("148,220 130,250 134,282 160,292 170,280 152,268 158,244", "green")
        + shape("256,220 274,250 270,282 244,292 234,280 252,268 246,244", "green")
    )


def _slippers() -> Marks:
    toe = "150,336 152,322 172,318 186,326 188,338"
    return mirrored(silhouette(shape(toe, "red"), 4) + stroke("156,330 168,324 180,330", FINE))


def _ring() -> Marks:
    hands = shape("150,278 168,272 188,280 186,294 168,300 154,296", "tan", FINE) + shape(
        "254,278 236,272 216,280 218,294 236,300 250,296", "tan", FINE
    )
    fingers = stroke(
        parse_path(
            "M152 288C160 284 166 284 172 288M160 296C166 291 172 290 178 292M252 288C244 284 238 284 232 288M244 296C238 291 232 290 226 292"
        ),
        FINE,
    )
    light = landscape.rays(222, 284, 12, 30, 16, "glow", FIRM)
    return (
        silhouette(hands, 4)
        + fingers
        + light
        + shape(oval(222, 284, 8), "gold", FINE)
        + shape(star_path(222, 284, 5, 0.6, 4), "red", HAIR)
    )


def _mason(x: float, y: float) -> Marks:
    """A jinni at work on the wall: horns, smoke for legs, a chisel."""
    body = "-14,-10 -18,-30 -8,-40 8,-40 18,-30 14,-10 10,10 22,30 6,44 -10,40! 0,32 2,20 -8,8"
    marks = (
        shape(body, "teal", FINE)
        + shape(oval(0, -50, 10, 11), "teal", FINE)
        + shape("-8,-58 -16,-70! -4,-62", "linen", FINE)
        + shape("8,-58 16,-70! 4,-62", "linen", FINE)
    )
    marks += (
        shape("12,-34 28,-28 34,-40 28,-44 24,-36 14,-40", "teal", FINE)
        + stroke(parse_path("M30 -46V-28M24 -50H38"), BOLD)
        + stroke(parse_path("M-4 -51H-2M3 -51H5M-3 -44H4"), FINE)
    )
    block = shape(box(22, -22, 30, 22), "stone", FINE) + stroke(parse_path("M52 -22L58 -28"), HAIR)
    return silhouette(moved(marks + block, x, y, 0.86), 4)
