"""Supper on the back of a whale."""

from atelier.parts import beasts, landscape
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
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
    scene = (
        landscape.sky()
        + landscape.cloud(110, 70, 1.0)
        + landscape.cloud(310, 100, 0.8, flip=True)
        + landscape.sun_or_moon(230, 86, 22)
    )
    scene += landscape.sea(206, swell=0.8)
    back = "40,300! 52,262 92,228 150,208 220,206 280,222 318,252 330,246 344,222 350,196! 366,200! 368,236 356,280 330,320! 200,348 100,336"
    scene += silhouette(shape(back, "shadow", BOLD), 7) + hatching_of(back, 90, 8, 0.3, 2.6)
    fluke = "356,204! 340,192 316,190 304,170! 328,168 348,178 358,188 368,172 378,164! 384,190 370,202!"
    scene += silhouette(shape(fluke, "shadow"), 6)
    meadow = "78,242 110,216 150,202 220,200 272,214 306,244 280,236 262,248 240,236 214,248 190,236 160,250 136,238 108,252"
    scene += shape(meadow, "green", FIRM) + _barnacles() + beasts.whale_eye(84, 286, 13)
    scene += stroke("44,306 70,318 110,316 140,304", BOLD) + stroke(
        parse_path("M150 276C158 292 156 310 146 324M170 272C180 290 178 312 166 330"), FINE, "stone"
    )
    scene += (
        landscape.palm_tree(132, 212, 76, -8)
        + landscape.palm_tree(250, 210, 66, 8)
        + landscape.cypress(276, 220, 44)
        + landscape.tuft_of_grass(168, 204)
        + landscape.tuft_of_grass(230, 204)
    )
    scene += landscape.flame(192, 202, 0.55) + moved(_cauldron(), 192, 186)
    scene += moved(
        person(Person("red", "tan", "turban", "linen", left=(-14, -40), right=(26, -56)), 4), 164, 208, 0.46
    )
    scene += moved(
        person(Person("blue", "brown", "turban", "ochre", left=(-26, -56), right=(14, -40)), 4),
        220,
        206,
        0.46,
    )
    scene += _spout() + fill_without_contour(
        parse_path("M20 332C80 318 120 344 170 334C230 322 290 346 384 326V384H20Z"), "sea"
    )
    scene += stroke(
        parse_path("M20 332C80 318 120 344 170 334C230 322 290 346 384 326"), FIRM, "foam"
    ) + stroke(
        parse_path(
            "M40 352Q56 344 70 352M110 362Q126 354 140 362M190 350Q206 342 222 350M260 364Q276 356 290 364M320 348Q336 340 352 348"
        ),
        FINE,
        "foam",
    )
    return Plate(scene, "interlace")


def _barnacles() -> Marks:
    marks: Marks = ()
    for x, y in (
        (120, 300),
        (132, 312),
        (210, 290),
        (226, 300),
        (216, 312),
        (290, 282),
        (300, 294),
        (262, 312),
    ):
        marks += shape(oval(x, y, 5, 4), "stone", FINE) + fill_without_contour(oval(x, y, 1.6), "ink")
    return marks


def _cauldron() -> Marks:
    return shape("-9,0 -11,-8 11,-8 9,0 0,4", "stone", FINE) + stroke(
        parse_path("M-20 16L-2 -22M20 16L2 -22M0 -20V-8"), FINE
    )


def _spout() -> Marks:
    return stroke(
        parse_path("M70 246C66 220 60 204 44 196M70 246C70 216 72 198 72 186M70 246C76 222 84 208 96 200"), 5
    ) + stroke(
        parse_path("M70 246C66 220 60 204 44 196M70 246C70 216 72 198 72 186M70 246C76 222 84 208 96 200"),
        FIRM,
        "foam",
    )
