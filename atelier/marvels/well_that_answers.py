"""A well in section, and who answers at the bottom of it."""

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
    stroke,
)
from atelier.plate import Plate


def draw() -> Plate:
    scene = landscape.sky() + landscape.sun_or_moon(66, 76, 20, rays=12) + landscape.engraved_sky(120)
    scene += landscape.ground("20,152! 120,138 240,148 320,136 380,150!", "sand") + landscape.ripples(160, 2)
    scene += fill_without_contour(box(20, 178, 360, 204), "earth") + stroke(
        "20,178 120,174 240,182 380,176", FIRM
    )
    scene += (
        stroke(_line_between_earth_layers(226), FINE)
        + stroke(_line_between_earth_layers(282), FINE)
        + stroke(_line_between_earth_layers(336), FINE)
    )
    for x, y, size in (
        (60, 204, 1.0),
        (330, 250, 1.2),
        (84, 310, 1.3),
        (346, 350, 0.9),
        (52, 258, 0.8),
        (310, 204, 0.7),
    ):
        scene += moved(shape("-14,2 -8,-10 8,-9 14,3 2,10", "stone", FINE), x, y, size)
    scene += (
        moved(
            stroke(parse_path("M-16 0C-16 -14 8 -16 10 -2C11 8 -4 10 -5 0C-5 -5 2 -5 2 0"), FINE, "linen"),
            92,
            250,
        )
        + _bones()
    )
    shaft = parse_path("M156 160V290C120 300 108 340 120 384H284C296 340 284 300 248 290V160Z")
    scene += shape(shaft, "shadow", BOLD)
    for side in (146, 248):
        for level in range(170, 290, 18):
            scene += shape(box(side, level, 12, 16), "stone", FINE)
    water = parse_path("M114 322C140 314 160 328 188 320C216 312 240 328 288 320L292 384H112Z")
    scene += shape(water, "sea") + _water_face()
    for level, wide in ((286, 30), (258, 24), (232, 18), (208, 12)):
        scene += stroke(
            parse_path(f"M{202 - wide} {level}Q202 {level - 16} {202 + wide} {level}"), FINE, "glow"
        )
    scene += _well_head()
    scene += moved(
        person(
            Person("blue", "tan", "turban", "linen", beard="hair", left=(22, -40), right=(36, -48), lean=16)
        ),
        116,
        156,
        0.92,
    )
    scene += landscape.palm_tree(336, 152, 74, -6)
    return Plate(scene, "lozenges")


def _line_between_earth_layers(y: float) -> str:
    return f"20,{y} 70,{y - 5} 120,{y + 4} 156,{y}"


def _bones() -> Marks:
    return moved(stroke(parse_path("M-14 0H14M-14 -3V3M14 -3V3"), FIRM, "linen"), 322, 304, turn=-20)


def _water_face() -> Marks:
    marks = stroke(
        parse_path("M150 344C158 336 172 336 180 344M222 344C230 336 244 336 252 344"), FIRM, "foam"
    )
    marks += shape(
        parse_path("M152 350C160 342 172 342 180 350C172 356 160 356 152 350Z"), "foam", FINE
    ) + shape(parse_path("M222 350C230 342 244 342 252 350C244 356 230 356 222 350Z"), "foam", FINE)
    marks += fill_without_contour(oval(166, 350, 4), "ink") + fill_without_contour(oval(237, 350, 4), "ink")
    marks += stroke("201,346 197,358 204,361", FINE) + shape(
        parse_path("M178 366C190 362 214 362 226 366C216 378 188 378 178 366Z"), "shadow", FINE
    )
    return marks + stroke(
        parse_path(
            "M122 336C132 332 138 340 148 334M254 334C264 340 272 330 284 336M130 370C138 366 146 374 154 368M250 368C260 374 268 364 278 370"
        ),
        HAIR,
        "foam",
    )


def _well_head() -> Marks:
    kerb = shape(parse_path("M142 166L146 132H258L262 166Z"), "stone") + stroke(
        parse_path(
            "M144 148H260M170 132V148M200 132V148M232 132V148M156 148V166M186 148V166M216 148V166M246 148V166"
        ),
        FINE,
    )
    posts = shape(box(154, 66, 8, 68), "earth", FINE) + shape(box(242, 66, 8, 68), "earth", FINE)
    beam = (
        shape(box(144, 60, 116, 10), "earth", FINE)
        + stroke(parse_path("M202 70V112"), FINE)
        + shape(parse_path("M190 112H214L210 130H194Z"), "ochre", FINE)
        + stroke(parse_path("M190 112C194 98 210 98 214 112"), FINE)
    )
    roof = shape(parse_path("M134 62L202 34L270 62Z"), "red") + stroke(
        parse_path("M160 62L178 44M190 62L202 40M222 62L214 40M250 62L230 46"), HAIR
    )
    return silhouette(posts + beam + roof + kerb, 5)
