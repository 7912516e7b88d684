"""A guest in the bath of the apes."""

from atelier.frames import star_path
from atelier.parts import beasts
from atelier.parts.buildings import column
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
    scene = fill_without_contour(box(20, 20, 360, 360), "teal")
    vault = parse_path("M24 384V150C30 70 120 34 200 28C280 34 370 70 376 150V384Z")
    scene += shape(vault, "rose", BOLD) + hatching_of(vault, 0, 10, 0.1, 2.4)
    for x, y in (
        (200, 62),
        (160, 70),
        (240, 70),
        (124, 88),
        (276, 88),
        (180, 94),
        (220, 94),
        (146, 116),
        (254, 116),
        (94, 116),
        (306, 116),
        (200, 124),
    ):
        scene += shape(star_path(x, y, 9, 0.5), "glow", FINE)
    scene += (
        _tiles()
        + column(62, 150, 290, 18)
        + column(338, 150, 290, 18)
        + column(134, 150, 262, 14)
        + column(266, 150, 262, 14)
    )
    scene += stroke(
        parse_path(
            "M24 150C40 118 84 118 98 150C112 120 156 120 168 150M232 150C244 120 288 120 302 150C316 118 360 118 376 150"
        ),
        FIRM,
    )
    pool = smooth_path_through("70,300 110,276 200,268 290,276 330,300 290,330 200,338 110,330")
    scene += shape(pool, "linen", BOLD) + shape(
        smooth_path_through("86,300 120,283 200,276 280,283 314,300 280,322 200,329 120,322"), "sea"
    )
    scene += stroke(
        parse_path(
            "M120 296Q130 290 140 296M170 308Q180 302 190 308M240 292Q250 286 260 292M220 314Q230 308 240 314M150 286Q160 280 170 286"
        ),
        FINE,
        "foam",
    )
    scene += _bather() + _steam()
    scene += beasts.placed_with_contour(beasts.ape(arm="out"), 318, 350, 1.25) + beasts.placed_with_contour(
        beasts.ape("ochre", arm="out"), 96, 362, 1.3, flip=True
    )
    scene += beasts.placed_with_contour(
        beasts.ape("shadow", arm="up"), 134, 280, 0.9
    ) + beasts.placed_with_contour(beasts.ape("earth", arm="out"), 268, 282, 0.9)
    scene += _towels()
    return Plate(scene, "lozenges")


def _tiles() -> Marks:
    floor = parse_path("M20 290H380V384H20Z")
    text = "".join(f"M{20 + index * 24} 290L{-60 + index * 38} 384" for index in range(1, 15))
    return shape(floor, "sand", FINE) + stroke(parse_path(text + "M20 312H380M20 342H380"), HAIR)


def _bather() -> Marks:
    """A guest, chest-deep in the pool, holding on to a turban."""
    body = shape("-14,0 -16,-22 -10,-32 10,-32 16,-22 14,0", "fair", FINE)
    face = moved(
        shape(oval(0, -44, 10, 12), "fair", FINE)
        + stroke(parse_path("M-6 -46H-3M3 -46H6"), FIRM)
        + shape("-10,-43 0,-38 10,-43 6,-30 0,-27 -6,-30", "hair", FINE)
        + stroke("-4,-36 0,-37 4,-36", HAIR, "rose"),
        0,
        0,
    )
    hat = moved(
        shape("-13,-51 -14,-59 -6,-66 6,-66 14,-59 13,-51 0,-55", "linen", FINE)
        + stroke(parse_path("M-13 -55C-4 -56 6 -60 11 -63"), HAIR),
        0,
        0,
    )
    arms = shape("-14,-26 -30,-34 -22,-54 -14,-52 -20,-38 -8,-30", "fair", FINE) + shape(
        "14,-26 30,-34 22,-54 14,-52 20,-38 8,-30", "fair", FINE
    )
    return silhouette(moved(body + face + hat + arms, 200, 306, 1.05), 4) + stroke(
        parse_path("M176 308Q188 302 200 308Q212 302 226 308"), FIRM, "foam"
    )


def _steam() -> Marks:
    text = ""
    for x, y in ((120, 264), (160, 250), (240, 254), (284, 262)):
        text += f"M{x} {y}C{x - 12} {y - 14} {x + 12} {y - 24} {x} {y - 40}C{x - 10} {y - 54} {x + 10} {y - 62} {x + 4} {y - 74}"
    return stroke(parse_path(text), 5, "linen")


def _towels() -> Marks:
    marks: Marks = ()
    for index, fill in enumerate(("linen", "rose", "linen")):
        marks += shape(box(336, 342 - index * 9, 36, 9), fill, FINE)
    return marks
