"""The ferryman with bound eyes and his passenger."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import dome
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    Marks,
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
    scene = landscape.sky("dusk") + landscape.engraved_sky(150) + landscape.sun_or_moon(296, 146, 40, "glow")
    scene += (
        landscape.ground("20,190! 90,170 170,184 260,172 380,186!", "teal")
        + landscape.cypress(60, 182, 70)
        + landscape.cypress(92, 180, 52)
        + landscape.cypress(352, 184, 60)
    )
    scene += dome(140, 182, 34, 44, "linen", "stone") + landscape.sea(196, swell=0.85)
    scene += _boat()
    scene += (
        _reeds(46, 384, 1.2)
        + _reeds(350, 388, 1.35)
        + _reeds(96, 394, 0.9)
        + beasts.placed_with_contour(beasts.bird("linen", "stone"), 232, 84, 0.9)
    )
    return Plate(scene, "interlace")


def _boat() -> Marks:
    hull = "M66 276C110 300 280 302 346 262L336 298C300 332 130 334 86 312Z"
    pole = stroke(parse_path("M276 96L316 372"), 8) + stroke(parse_path("M276 96L316 372"), FIRM, "ochre")
    man = Person(
        "shadow", "fair", "hood", "shadow", sash="ochre", beard="linen", left=(-2, -66), right=(22, -52)
    )
    ferryman = moved(person(man), 268, 298, 1.62)
    fold = moved(shape(parse_path("M-10 -90H10V-83H-10Z"), "linen", FINE), 268, 298, 1.62)
    guest = moved(
        person(Person("red", "tan", "turban", "linen", seated=True, left=(-34, -40), right=(14, -36))),
        152,
        312,
        1.15,
    )
    lantern = (
        stroke(parse_path("M106 268V250"), FIRM)
        + shape(parse_path("M98 268H114L118 290H94Z"), "glow")
        + shape(parse_path("M96 268L106 258L116 268Z"), "ochre", FINE)
    )
    hand = moved(
        shape(oval(-2, -66, 5), "fair", FINE) + shape(oval(22, -52, 5), "fair", FINE), 268, 298, 1.62
    )
    wood = (
        silhouette(shape(parse_path(hull), "earth", BOLD), 6)
        + hatching_of(parse_path(hull), 80, 8, 0.4, 2.4)
        + stroke(parse_path("M74 290C120 314 280 314 340 280"), FINE)
    )
    wake = stroke(parse_path("M60 322C120 344 290 344 352 316M90 340C150 356 260 356 320 338"), FIRM, "foam")
    return (
        guest
        + ferryman
        + fold
        + pole
        + hand
        + landscape.rays(106, 280, 18, 34, 14, "glow")
        + silhouette(lantern, 4)
        + wood
        + wake
    )


def _reeds(x: float, y: float, size: float) -> Marks:
    marks: Marks = ()
    for dx, high, lean in ((-18, 70, -8), (-8, 96, -4), (4, 84, 6), (16, 66, 12)):
        marks += stroke(parse_path(f"M{dx} 0Q{dx} {-high * 0.6} {dx + lean} {-high}"), FIRM, "ink") + shape(
            oval(dx + lean, -high - 8, 4, 11), "earth", FINE
        )
    return moved(
        marks
        + shape("-4,0 -30,-40 -40,-60! -24,-44 6,0", "green", FINE)
        + shape("6,0 26,-36 40,-50! 34,-30 16,0", "green", FINE),
        x,
        y,
        size,
    )
