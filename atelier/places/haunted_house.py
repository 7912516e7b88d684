"""The key of a fine house, held out with tongs."""

from atelier.parts import landscape
from atelier.parts.figures import Person, person
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
    smooth_path_through,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of


def draw() -> Plate:
    scene = (
        landscape.sky("midnight")
        + landscape.crescent(330, 82, 24)
        + landscape.stars("60,60 110,92 270,50 350,150 46,140", 5)
    )
    scene += landscape.ground("20,312! 380,312!", "shadow")
    walls = box(92, 152, 220, 170)
    scene += silhouette(shape(walls, "stone", BOLD), 6) + hatching_of(walls, 0, 10, 0.2, 2.6)
    scene += silhouette(
        shape(parse_path("M80 154L120 84L206 132L206 154Z"), "red")
        + shape(parse_path("M324 154L286 84L206 132L206 154Z"), "red"),
        5,
    )
    scene += hatching_of(parse_path("M80 154L120 84L206 132L206 154Z"), 90, 7, 0.5, 2.2) + hatching_of(
        parse_path("M324 154L286 84L206 132L206 154Z"), 90, 7, 0.5, 2.2
    )
    scene += _phantom() + _windows()
    scene += (
        shape(parse_path("M176 322V272C176 248 232 248 232 272V322Z"), "shadow")
        + fill_without_contour(oval(200, 286, 2.4), "glow")
        + fill_without_contour(oval(208, 286, 2.4), "glow")
    )
    scene += landscape.ground("20,326! 140,316 260,318 380,326!", "earth") + _bare_tree() + _footprints()
    scene += (
        moved(
            person(
                Person("ochre", "fair", "turban", "linen", beard="hair", left=(-18, -40), right=(38, -62))
            ),
            68,
            376,
            1.12,
        )
        + _tongs()
    )
    scene += _gate()
    return Plate(scene, "billets", "midnight")


def _phantom() -> Marks:
    """A gentleman of the last century looks out where the roof opens like a book."""
    cut = "206,134! 176,122 160,96 168,86 182,90 184,76 190,58 206,52 222,58 228,76 230,90 244,86 252,96 236,122"
    marks = (
        shape(cut, "foam", FIRM)
        + stroke(parse_path("M195 70H201M211 70H217"), BOLD)
        + stroke("206,72 203,80 208,81", FINE)
    )
    marks += shape("190,82 198,80 206,84 214,80 222,82 216,100 206,110 196,100", "cloud", FINE) + stroke(
        "201,89 206,87 211,89", FINE
    )
    marks += shape("184,62 180,48 190,36 206,32 222,36 232,48 228,62 206,55", "linen") + stroke(
        parse_path("M182 54C198 52 214 46 222 37M230 54C218 46 204 46 194 50"), FINE
    )
    return marks + stroke(
        parse_path(
            "M166 100L172 92M172 104L178 95M246 100L240 92M240 104L234 95M190 118C196 124 204 124 210 118"
        ),
        FINE,
    )


def _windows() -> Marks:
    marks: Marks = ()
    for x, y, lit in (
        (126, 176, True),
        (206, 176, False),
        (284, 176, False),
        (126, 240, False),
        (284, 240, True),
    ):
        marks += shape(box(x - 14, y, 28, 40), "glow" if lit else "shadow", FINE) + stroke(
            parse_path(f"M{x} {y}V{y + 40}M{x - 14} {y + 20}H{x + 14}"), FINE
        )
        marks += shape(
            parse_path(f"M{x - 14} {y}L{x - 26} {y + 4}V{y + 44}L{x - 14} {y + 40}Z"), "earth", FINE
        ) + shape(parse_path(f"M{x + 14} {y}L{x + 26} {y + 4}V{y + 44}L{x + 14} {y + 40}Z"), "earth", FINE)
    marks += fill_without_contour(
        smooth_path_through("118,216! 118,202 122,194 130,194 134,202 134,216!"), "shadow"
    ) + fill_without_contour(oval(126, 189, 6), "shadow")
    return (
        marks
        + fill_without_contour(smooth_path_through("276,280! 278,262 290,262 292,280!"), "shadow")
        + fill_without_contour(oval(284, 256, 6), "shadow")
    )


def _bare_tree() -> Marks:
    tree = "M346 330C350 290 342 262 352 236M350 268C362 256 366 244 366 228M348 284C336 272 330 262 328 248M352 240C346 228 344 220 346 208M352 240C358 230 360 222 358 212"
    return stroke(parse_path(tree), 6, "hair")


def _footprints() -> Marks:
    marks: Marks = ()
    for index in range(6):
        marks += fill_without_contour(oval(206 + (6 if index % 2 else -6), 328 + index * 9, 3.4, 5), "shadow")
    return marks


def _tongs() -> Marks:
    arms = "M112 304L168 292M112 312L168 300M168 292C178 288 178 306 168 300"
    key = stroke(oval(184, 296, 6), FIRM, "gold") + stroke(
        parse_path("M190 296H208M202 296V303M207 296V302"), FIRM, "gold"
    )
    return stroke(parse_path(arms), 5) + stroke(parse_path(arms), FINE, "stone") + key


def _gate() -> Marks:
    bars = "".join(f"M{x} 384V262" for x in range(226, 380, 18))
    spikes: Marks = ()
    for x in range(226, 380, 18):
        spikes += shape(parse_path(f"M{x - 4} 264L{x} 250L{x + 4} 264Z"), "hair", FINE)
    paper = (
        shape(parse_path("M282 300L318 296L322 336L286 340Z"), "linen", FINE)
        + stroke(parse_path("M290 308L312 305M291 316L313 313M292 324L306 322"), HAIR)
        + shape(oval(310, 329, 3), "red", HAIR)
    )
    return stroke(parse_path(bars + "M218 282H380M218 366H380"), 4.2, "hair") + spikes + paper
