"""A bird that speaks in writing."""

from atelier.parts import beasts, landscape
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
    scene = landscape.sky() + landscape.engraved_sky(120) + landscape.cloud(310, 84, 0.9, flip=True)
    scene += landscape.ground("20,330! 120,316 280,320 380,332!", "green")
    branch = "20,250! 70,240 120,246 190,236 250,242 330,226 384,232! 384,250! 330,246 252,262 190,258 120,266 70,262 20,274!"
    scene += silhouette(shape(branch, "earth"), 6) + hatching_of(branch, 90, 7, 0.4, 2.2)
    for x, y, turn in (
        (60, 236, -30),
        (110, 240, 20),
        (300, 232, -20),
        (350, 226, 30),
        (330, 250, 150),
        (80, 266, 170),
    ):
        scene += moved(
            shape("0,0! 10,-12 26,-12 36,0! 24,6 10,6", "green", FINE) + stroke(parse_path("M2 0H30"), HAIR),
            x,
            y,
            turn=turn,
        )
    scene += silhouette(_great_bird(), 6) + _scroll()
    scene += (
        beasts.placed_with_contour(_small_bird("red"), 76, 234, 1.0)
        + beasts.placed_with_contour(_small_bird("blue"), 334, 224, 1.0, flip=True)
        + beasts.placed_with_contour(_small_bird("ochre"), 288, 232, 0.8, flip=True)
    )
    scene += moved(
        person(Person("blue", "tan", "turban", "linen", left=(-22, -50), right=(18, -86))), 84, 368, 0.86
    )
    scene += moved(
        person(Person("rose", "fair", "veil", "plum", left=(-20, -60), right=(16, -50))), 322, 370, 0.86
    )
    return Plate(scene, "interlace")


def _great_bird() -> Marks:
    tail = beasts.peacock_tail(212, 226, 7, 70, 116, "teal")
    body = "168,98 186,112 222,130 246,168 246,214 222,244 196,240 176,214 162,178 158,138"
    wing = "196,140 228,146 254,180 264,232! 244,222 240,238! 224,222 216,236! 204,214 194,176"
    marks = (
        tail
        + shape(body, "red")
        + shape(wing, "blue")
        + hatching_of(wing, 40, 7, 0.4, 2.2)
        + stroke(
            parse_path("M206 156C226 164 240 186 248 216M202 172C216 182 224 200 228 218"), FINE, "linen"
        )
    )
    marks += stroke(
        parse_path(
            "M172 150Q180 158 188 150M168 170Q176 178 184 170M174 190Q182 198 190 190M182 210Q190 218 198 210"
        ),
        FINE,
        "ochre",
    )
    crest: Marks = ()
    for turn in (-40, -16, 8, 32):
        crest += moved(
            stroke(parse_path("M0 0C-2 -14 2 -26 0 -38"), FINE) + shape(oval(0, -42, 5, 6), "gold", FINE),
            178,
            82,
            turn=turn,
        )
    skull = "150,96 152,78 168,68 188,74 196,92 190,114 172,122 158,114"
    beak = shape("154,84! 134,82 122,96 124,108! 134,98 152,100!", "ochre") + shape(
        "152,102! 136,102 130,110 140,114 154,110!", "ochre", FINE
    )
    eye = shape(oval(168, 90, 7), "linen", FINE) + fill_without_contour(oval(167, 90, 3.6), "ink")
    claws = stroke(
        parse_path("M196 240L190 252M196 240L200 254M218 242L214 254M218 242L224 254"), BOLD, "ochre"
    )
    return crest + marks + shape(skull, "green") + beak + eye + claws


def _small_bird(fill: str) -> Marks:
    return (
        stroke(parse_path("M-4 0V-6M4 0V-6"), FIRM)
        + shape("-14,-8 -16,-20 -8,-28 4,-24 18,-8 32,-4! 16,0 0,-2", fill, FINE)
        + shape(parse_path("M-15 -22L-24 -18L-14 -15Z"), "ochre", HAIR)
        + fill_without_contour(oval(-9, -20, 1.8), "ink")
        + stroke("-2,-14 8,-6 16,-6", FINE)
    )


def _scroll() -> Marks:
    """What it says: a ribbon with writing that unrolls from the beak."""
    fold = shape(parse_path("M42 112L42 132L66 142L66 120Z"), "stone", FINE)
    ribbon = (
        "M124 96C108 78 92 92 74 84C60 78 50 70 36 74L36 118C50 112 60 118 74 124C92 130 108 118 124 104Z"
    )
    lines = stroke(
        parse_path(
            "M44 86C54 84 62 92 72 95C84 99 94 94 104 96M44 97C54 94 62 102 72 106C84 110 94 104 106 104M44 108C52 105 58 108 64 111"
        ),
        FINE,
        "ink",
        "6 3 2 3",
    )
    return silhouette(fold + shape(parse_path(ribbon), "linen"), 5) + lines
