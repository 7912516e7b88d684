"""A library under the dunes, in section."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import arch, column
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
from atelier.shade import jitter


def draw() -> Plate:
    scene = landscape.sky() + landscape.engraved_sky(90) + landscape.sun_or_moon(310, 76, 20)
    scene += landscape.ground("20,122! 100,96 190,116 280,92 380,118!", "sand") + landscape.ripples(
        116, 2, 40, 180
    )
    scene += moved(beasts.camel("earth", "teal"), 92, 106, 0.4)
    scene += fill_without_contour(box(20, 132, 360, 252), "earth") + stroke(
        "20,134 110,128 230,138 380,130", FIRM
    )
    hall = parse_path("M40 384V226C40 170 110 150 200 142C290 150 360 170 360 226V384Z")
    scene += shape(hall, "shadow", BOLD) + _stair() + _shelves()
    scene += column(128, 196, 352, 16, "stone") + column(272, 196, 352, 16, "stone")
    scene += stroke(
        parse_path("M44 220C60 180 118 176 128 198C140 160 260 160 272 198C282 176 340 180 356 220"),
        BOLD,
        "stone",
    )
    scene += shape(parse_path("M40 352H360V384H40Z"), "ochre") + stroke(
        parse_path(
            "M40 366H360M90 352V366M160 352V366M240 352V366M310 352V366M120 366V384M200 366V384M280 366V384"
        ),
        FINE,
    )
    scene += _hanging_lamp(200, 142, 196)
    for x, y, size, turn in ((168, 252, 0.9, -12), (236, 244, 0.9, 14), (204, 280, 1.1, 0)):
        scene += moved(_open_book(), x, y, size, turn=turn)
    scene += moved(
        person(Person("blue", "tan", "turban", "linen", left=(-22, -58), right=(24, -78))), 204, 364, 0.72
    )
    scene += _sandfall(60, 196)
    return Plate(scene, "beads")


def _stair() -> Marks:
    text = "M300 126V146H316V160H330V174H346V190H362V120Z"
    return (
        shape(parse_path(text), "shadow", FIRM)
        + shape(parse_path(arch(318, 126, 46, 40)), "stone", FIRM)
        + shape(parse_path(arch(318, 126, 28, 28)), "shadow", FINE)
    )


def _shelves() -> Marks:
    marks: Marks = ()
    colours = ("red", "blue", "ochre", "teal", "plum", "linen", "green")
    for left, right in ((48, 118), (282, 352)):
        for row in range(3):
            base = 254 + row * 46
            x, index = left, row * 3 + left
            while x < right - 6:
                wide, high = 7 + 5 * jitter(index, row), 26 + 9 * jitter(index, row, 2)
                marks += shape(
                    box(round(x), round(base - high), round(wide), round(high)), colours[index * 5 % 7], FINE
                )
                x, index = x + round(wide), index + 1
            marks += shape(box(left - 4, base, right - left + 8, 7), "earth", FINE)
    return marks


def _hanging_lamp(x: float, top: float, y: float) -> Marks:
    light = landscape.rays(x, y + 14, 22, 44, 16, "glow", FINE)
    body = shape(
        f"{x - 10},{y}! {x + 10},{y}! {x + 16},{y + 14} {x},{y + 28} {x - 16},{y + 14}", "gold"
    ) + shape(oval(x, y + 13, 6), "glow", HAIR)
    return light + stroke(parse_path(f"M{x} {top}V{y}"), FINE, "gold") + silhouette(body, 4)


def _open_book() -> Marks:
    """A book on the wing: its pages beat."""
    left = shape("0,0! -14,-12 -34,-14! -38,4! -18,4 0,14!", "linen", FINE)
    right = shape("0,0! 14,-12 34,-14! 38,4! 18,4 0,14!", "linen", FINE)
    lines = stroke(parse_path("M-8 -2L-28 -8M-8 4L-30 -2M8 -2L28 -8M8 4L30 -2"), HAIR)
    return (
        silhouette(left + right, 4) + lines + stroke(parse_path("M-38 6L-18 7L0 17L18 7L38 6"), FIRM, "red")
    )


def _sandfall(x: float, y: float) -> Marks:
    return stroke(parse_path(f"M{x} {y}V350"), 5, "sand") + shape(
        smooth_path_through(f"{x - 26},354! {x},330 {x + 30},354!"), "sand", FINE
    )
