"""The mill that grinds years, in the snow."""

from atelier.frames import star_path
from atelier.parts import landscape
from atelier.parts.figures import Person, person, staff
from atelier.pen import (
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
from atelier.shade import hatching_of, jitter


def draw() -> Plate:
    scene = landscape.sky() + landscape.engraved_sky(180)
    scene += landscape.crag(
        "20 300 70 190 96 214 140 150 176 230 220 300", "stone", "M140 150L132 200L150 240", 20
    )
    scene += fill_without_contour(
        parse_path("M140 150L122 178L134 184L142 176L152 190L160 190Z"), "linen"
    ) + fill_without_contour(parse_path("M70 190L56 220L70 214L82 222L92 212Z"), "linen")
    scene += landscape.crag(
        "220 300 300 176 340 220 384 190 384 320", "stone", "M300 176L310 230L296 280", 20
    )
    scene += fill_without_contour(parse_path("M300 176L282 204L298 200L306 210L322 202Z"), "linen")
    scene += landscape.ground("20,312! 100,286 220,268 310,284 380,318!", "linen") + landscape.ripples(
        330, 5, line="pen"
    )
    scene += silhouette(_mill(), 6) + _sails(214, 158)
    scene += _flour()
    scene += moved(
        person(Person("red", "fair", "veil", "red", child=True, left=(-22, -30), right=(26, -52))),
        214,
        306,
        0.9,
    )
    scene += moved(
        person(
            Person("plum", "tan", "turban", "linen", beard="linen", left=(-30, -40), right=(16, -44), lean=-4)
        ),
        88,
        348,
        0.9,
    )
    scene += staff(62, 296, 352) + _sacks()
    return Plate(scene, "beads")


def _mill() -> Marks:
    body = parse_path("M170 310L182 150H246L258 310Z")
    roof = parse_path("M174 152C180 120 198 108 214 98C230 108 248 120 254 152Z")
    marks = (
        shape(body, "ochre")
        + hatching_of(body, 0, 9, 0.3, 2.6)
        + shape(roof, "red")
        + hatching_of(roof, 10, 7, 0.35, 2.2)
    )
    marks += shape(parse_path("M196 310V268C196 250 232 250 232 268V310Z"), "shadow") + shape(
        parse_path("M204 222C204 208 224 208 224 222V236H204Z"), "glow", FINE
    )
    return marks + stroke(parse_path("M176 200H200M230 190H250M174 240H196M234 250H254M190 176H206"), HAIR)


def _sails(x: float, y: float) -> Marks:
    vane = shape(parse_path("M-3 0V-118H3V0Z"), "earth", FINE) + shape(
        parse_path("M4 -28L34 -28L30 -116L4 -116Z"), "linen", FIRM
    )
    vane += stroke(parse_path("M4 -46H33M4 -64H32M4 -82H31M4 -100H31M18 -28V-116"), FINE)
    marks: Marks = ()
    for turn in (20, 110, 200, 290):
        marks += silhouette(moved(vane, x, y, 1.02, turn=turn), 5)
    return marks + shape(oval(x, y, 10), "ochre", FIRM) + fill_without_contour(oval(x, y, 3), "ink")


def _flour() -> Marks:
    marks: Marks = ()
    for index in range(34):
        x, y = 244 + 120 * jitter(index, 2), 250 + 80 * jitter(index, 5) - 40 * jitter(index, 2)
        marks += fill_without_contour(oval(x, y, 1.6 + 2 * jitter(index, 9)), "linen")
    return marks


def _sacks() -> Marks:
    sack = "-22,0 -24,-26 -12,-44 -6,-48 6,-48 12,-44 24,-26 22,0"
    marks = (
        shape(sack, "ochre")
        + hatching_of(sack, 15, 7, 0.4, 2)
        + stroke("-10,-44 0,-41 10,-44", FIRM, "red")
        + shape(star_path(0, -18, 9, 0.4, 6), "linen", HAIR)
    )
    return silhouette(moved(marks, 300, 344) + moved(marks, 338, 352, 1.05), 5)
