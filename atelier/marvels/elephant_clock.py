"""The clock that an elephant of brass carries."""

from atelier.frames import star_path
from atelier.parts import beasts
from atelier.parts.buildings import column, dome
from atelier.parts.figures import Person, person
from atelier.pen import (
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
    recoloured,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate


def draw() -> Plate:
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "cloud")
        + mirrored(_drapery())
        + shape(parse_path("M20 336H380V384H20Z"), "blue")
    )
    for x in range(44, 380, 40):
        scene += shape(star_path(x, 358, 15, 0.55), "ochre", FINE)
    scene += moved(_clock(), 24, 48, 0.87)
    scene += moved(
        person(Person("teal", "brown", "cap", "red", back=True, left=(-16, -40), right=(24, -78))),
        338,
        374,
        0.84,
    )
    return Plate(scene, "beads")


def _clock() -> Marks:
    brass = {"stone": "gold"}
    marks = silhouette(recoloured(moved(beasts.elephant(), 190, 346, 1.32), brass), 6)
    cloth = "M136 206H262L270 276C240 290 170 290 128 276Z"
    marks += (
        shape(parse_path(cloth), "red")
        + stroke(parse_path("M130 268C170 282 240 282 268 268"), 5, "linen", "0 9")
        + shape(star_path(200, 240, 20, 0.55), "gold", FINE)
        + stroke(parse_path("M140 214H260"), FINE, "linen")
    )
    rider = moved(
        person(Person("blue", "tan", "turban", "linen", left=(-22, -52), right=(16, -46), seated=True)),
        110,
        216,
        0.56,
    )
    return marks + silhouette(_clock_tower(), 5) + rider


def _drapery() -> Marks:
    return (
        shape("20,20! 120,20! 110,60 76,110 40,140 20,150!", "red")
        + stroke(
            parse_path("M104 24C92 60 64 96 24 128M80 24C70 54 50 80 24 104M54 24C48 44 38 60 24 76"), FINE
        )
        + stroke("116,36 104,72 72,114 24,148", 4, "ochre", "0 8")
    )


def _clock_tower() -> Marks:
    marks = shape(box(142, 196, 116, 14), "ochre") + column(152, 100, 198, 9) + column(248, 100, 198, 9)
    marks += shape(box(142, 88, 116, 14), "ochre") + dome(200, 90, 88, 52, "teal")
    marks += mirrored(
        beasts.serpent("M188 104C150 104 150 150 176 158C190 164 180 184 168 176", 7, "green", "ochre")
        + moved(beasts.serpent_head("green"), 168, 176, 0.44, turn=20)
    )
    marks += (
        shape(oval(200, 128, 21), "linen")
        + stroke(oval(200, 128, 16), 3, "ink", "1 5.3")
        + stroke(parse_path("M200 128V115M200 128L209 133"), FIRM)
        + shape(oval(200, 168, 7), "gold", FINE)
    )
    marks += stroke(parse_path("M174 196C172 188 176 182 182 182H218C224 182 228 188 226 196"), FIRM) + shape(
        parse_path("M168 190H232L228 198H172Z"), "gold", FINE
    )
    falcon = (
        shape("-12,0 -14,-14 -4,-24 8,-20 22,-6 34,-8! 20,4 6,6", "red", FINE)
        + shape(parse_path("M-13 -16L-22 -12L-13 -9Z"), "gold", HAIR)
        + fill_without_contour(oval(-6, -15, 2), "ink")
    )
    return marks + moved(falcon, 198, 34, 1.0)
