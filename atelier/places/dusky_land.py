"""The last lamp, and what lies beyond it."""

from atelier.parts import beasts, landscape
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    Marks,
    box,
    fill_without_contour,
    moved,
    oval,
    parse_path,
    recoloured,
    shape,
    silhouette,
    smooth_path_through,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import jitter


def draw() -> Plate:
    scene = fill_without_contour(box(20, 20, 360, 360), "hair") + landscape.stars(
        "300,60 350,96 270,44 330,140", 3, "stone"
    )
    scene += shape(
        parse_path(
            "M150 210V180L168 168V150L184 140L200 150V168H230V150H262V178L280 166L296 178V210H330V186H384V240H150Z"
        ),
        "shadow",
        FINE,
        "hair",
    )
    scene += landscape.ground("20,240! 140,218 260,226 380,214!", "shadow")
    scene += fill_without_contour(parse_path("M84 150L20 306V384H214Z"), "shadow") + fill_without_contour(
        parse_path("M84 150L20 346V384H150Z"), "earth"
    )
    scene += landscape.rays(84, 156, 24, 60, 22, "glow", FINE) + _oil_stall()
    scene += recoloured(silhouette(moved(beasts.mare("hair"), 270, 330, 1.22), 6), {"ink": "stone"})
    scene += _pebbles() + _watchers()
    scene += moved(
        person(Person("red", "tan", "turban", "linen", left=(-22, -30), right=(24, -26), lean=8)),
        144,
        356,
        0.86,
    )
    return Plate(scene, "beads", "midnight")


def _oil_stall() -> Marks:
    seller = moved(
        person(Person("teal", "fair", "turban", "linen", beard="linen", left=(-14, -40), right=(20, -50))),
        60,
        292,
        0.84,
    )
    stall = shape(parse_path("M36 262H126V300H36Z"), "earth") + stroke(
        parse_path("M36 274H126M66 262V300M96 262V300"), FINE
    )
    awning: Marks = ()
    for index in range(5):
        x = 28 + index * 21
        awning += shape(
            parse_path(f"M{x} 196H{x + 21}V214Q{x + 10.5} 222 {x} 214Z"),
            "red" if index % 2 else "linen",
            FINE,
        )
    jars: Marks = ()
    for x in (86, 104, 120):
        jars += shape(
            f"{x - 6},262 {x - 8},250 {x - 4},242 {x + 4},242 {x + 8},250 {x + 6},262", "ochre", FINE
        )
    lamp = (
        shape(parse_path("M74 150H94L98 168H70Z"), "glow")
        + shape(parse_path("M72 150L84 138L96 150Z"), "ochre", FINE)
        + stroke(parse_path("M84 138V126"), FINE, "stone")
    )
    posts = stroke(parse_path("M34 300V200M128 300V200"), BOLD)
    return posts + seller + silhouette(stall + jars + awning, 4) + silhouette(lamp, 4)


def _pebbles() -> Marks:
    marks: Marks = ()
    tints = ("red", "teal", "plum", "stone", "stone", "rose", "blue")
    for index in range(26):
        x, y = 30 + 342 * jitter(index, 1), 336 + 38 * jitter(index, 7)
        size = 5 + 5 * jitter(index, 3)
        pebble = smooth_path_through(
            f"{-size},0 {-size * 0.4},{-size * 0.7} {size * 0.6},{-size * 0.6} {size},{size * 0.1} 0,{size * 0.7}"
        )
        marks += moved(shape(pebble, tints[index % 7], FINE), x, y) + stroke(
            parse_path(f"M{x - size * 0.4:.1f} {y - 1:.1f}L{x:.1f} {y - 3:.1f}"), FINE, "linen"
        )
    return marks


def _watchers() -> Marks:
    marks: Marks = ()
    for x, y in ((166, 240), (360, 262), (300, 152), (236, 160)):
        marks += fill_without_contour(oval(x - 4, y, 2.6, 2), "glow") + fill_without_contour(
            oval(x + 4, y, 2.6, 2), "glow"
        )
    return marks
