"""A castle of one emerald above the clouds."""

from atelier.parts import beasts, landscape
from atelier.pen import (
    FINE,
    HAIR,
    Marks,
    fill_without_contour,
    parse_path,
    polygon,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate


def draw() -> Plate:
    scene = (
        landscape.sky()
        + landscape.sun_or_moon(200, 130, 72, "glow")
        + landscape.rays(200, 130, 80, 170, 44, "green", HAIR)
    )
    scene += landscape.crag(
        "20 384 20 330 60 300 96 312 120 270 150 262 160 240 246 240 262 262 290 270 316 316 350 300 384 330 384 384",
        "shadow",
        "M120 270L134 320L110 376M262 262L270 310L296 340L290 384M180 250L190 300L176 350M230 250L224 300L240 340",
        20,
        9,
        0.2,
    )
    scene += silhouette(_emerald(), 6)
    scene += (
        landscape.cloud(74, 330, 1.0)
        + landscape.cloud(330, 346, 1.05, flip=True)
        + landscape.cloud(200, 372, 0.9)
    )
    for x, y, size in (
        (336, 60, 0.8),
        (278, 58, 0.72),
        (346, 112, 0.72),
        (302, 104, 0.66),
        (344, 160, 0.66),
        (300, 146, 0.6),
        (60, 84, 0.7),
    ):
        scene += beasts.placed_with_contour(beasts.bird(), x, y, size, contour=4)
    return Plate(scene, "lozenges", "midnight")


def _emerald() -> Marks:
    """A castle cut from one stone: towers as crystals, each with its bright and its dark face."""
    marks: Marks = ()
    for x, foot, wide, high in (
        (124, 268, 34, 120),
        (276, 268, 34, 112),
        (160, 258, 40, 164),
        (242, 258, 40, 150),
        (200, 256, 54, 214),
    ):
        w, top = wide / 2, foot - high
        marks += shape(
            polygon(
                [(x - w, foot), (x - w, top + wide * 0.8), (x, top), (x + w, top + wide * 0.8), (x + w, foot)]
            ),
            "green",
        )
        marks += fill_without_contour(
            polygon(
                [
                    (x + w * 0.3, foot),
                    (x + w * 0.3, top + wide * 0.75),
                    (x, top),
                    (x + w, top + wide * 0.8),
                    (x + w, foot),
                ]
            ),
            "teal",
        )
        marks += stroke(
            parse_path(
                f"M{x} {top}L{x - w * 0.4:.1f} {top + wide * 0.9:.1f}V{foot}M{x - w:.1f} {top + wide * 0.8:.1f}L{x - w * 0.4:.1f} {top + wide * 0.9:.1f}L{x + w * 0.3:.1f} {top + wide * 0.75:.1f}L{x + w:.1f} {top + wide * 0.8:.1f}M{x + w * 0.3:.1f} {top + wide * 0.75:.1f}V{foot}M{x} {top}L{x + w * 0.3:.1f} {top + wide * 0.75:.1f}"
            ),
            HAIR,
        )
        marks += stroke(
            parse_path(f"M{x - w * 0.75:.1f} {top + wide * 1.2:.1f}V{top + wide * 1.2 + high * 0.3:.1f}"),
            3.4,
            "foam",
        )
        marks += shape(
            parse_path(
                f"M{x - w * 0.2:.1f} {foot - high * 0.34:.1f}V{foot - high * 0.34 - 10:.1f}L{x - w * 0.05:.1f} {foot - high * 0.34 - 15:.1f}L{x + w * 0.12:.1f} {foot - high * 0.34 - 10:.1f}V{foot - high * 0.34:.1f}Z"
            ),
            "glow",
            HAIR,
        )
    wall = polygon([(104, 276), (108, 232), (296, 232), (300, 276), (200, 288)])
    marks += shape(wall, "green") + stroke(
        parse_path(
            "M108 232L140 252L160 276M140 252L180 232M180 232L210 260L236 284M210 260L250 232M250 232L270 254L296 232M270 254L262 282"
        ),
        HAIR,
    )
    return marks + shape(parse_path("M186 284V262C186 246 214 246 214 262V286Z"), "glow", FINE)
