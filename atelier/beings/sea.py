"""People of the sea."""

from atelier.parts import attributes, beasts, bodies, headdresses, landscape
from atelier.parts.bodies import arm, figure, limb, tapered_outline
from atelier.parts.faces import Face
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
from atelier.shade import hatching_of

_BAND = "teal"


def captain() -> Plate:
    """He stands with a foot on the rail and points ahead; behind him the sail is full."""
    scene = landscape.sky() + landscape.engraved_sky(200) + landscape.sea(236, 384)
    scene += moved(fill_without_contour(parse_path("M0 0L16 -14L30 -10L44 -20L66 0Z"), "shadow"), 30, 236)
    sail = "236,30! 300,50 352,110 376,190! 380,260! 320,236 250,232 200,240! 232,170 244,100"
    scene += (
        stroke(parse_path("M262 384V24"), 12)
        + stroke(parse_path("M262 384V24"), 6, "earth")
        + silhouette(shape(sail, "linen", BOLD), 4)
        + hatching_of(sail, 180, 10, 0.14, 2.6)
        + stroke(parse_path("M236 110C290 110 340 130 364 160M226 180C280 178 340 190 376 210"), FINE, "red")
        + shape("262,28 300,32 290,42 302,52 262,54", "red", FINE)
    )
    deck = shape(parse_path("M20 384L44 326H380V384Z"), "earth", BOLD) + stroke(
        parse_path("M36 346H380M28 366H380"), FINE
    )
    rail = limb("40,300 380,306", (12, 12), "earth") + stroke(
        parse_path("M70 306V330M130 308V330M190 308V330M250 308V330M310 308V330"), 6
    )
    face = Face(
        skin="brown",
        jaw="square",
        brow="heavy",
        eyes="narrow",
        nose="hooked",
        mouth="shout",
        beard="full",
        whiskers="thick",
    )
    legs = bodies.leg("-18,-60 -64,-66 -60,-40", "linen", shoe="hair") + bodies.leg(
        "20,-60 26,-32 24,-6", "linen", shoe="hair"
    )
    body = (
        legs
        + bodies.tunic("blue", "red", "gold")
        + shape(
            parse_path("M-46 -186C-40 -176 -36 -160 -34 -146M46 -186C40 -176 36 -160 34 -146"),
            "",
            FIRM,
            "gold",
        )
    )
    sword = moved(
        shape("0,0 30,20 66,62! 40,50 -8,12", "stone", FINE)
        + limb("-20,-16 2,6", (8, 8), "hair")
        + limb("-12,14 12,-10", (7, 7), "gold"),
        36,
        -108,
    )
    near = (
        sword
        + arm("-44,-178 -92,-186 -138,-200", "blue", "brown", "point", "gold", (32, 28, 26))
        + arm("44,-176 78,-140 44,-118", "blue", "brown", "fist", "gold", (32, 28, 26))
    )
    hat = (
        moved(headdresses.feather("red", "gold"), -6, 0, 0.9, turn=10)
        + headdresses.turban("linen", "blue")
        + headdresses.earring()
    )
    scene += deck + silhouette(rail, 4) + moved(figure(body, face, hat, near=near, size=0.66), 214, 372, 1.06)
    return Plate(scene, "interlace", _BAND)


def sailor() -> Plate:
    """A barefoot man in stripes climbs the shrouds with a rope over his shoulder; a gull watches."""
    scene = (
        landscape.sky() + landscape.engraved_sky(270) + landscape.cloud(96, 74, 0.9) + landscape.sea(306, 384)
    )
    lines = "M104 384L166 20M180 384L204 20M262 384L246 20M340 384L284 20"
    rungs = "M115 320H330M124 272H322M132 222H315M140 172H307M149 122H300M156 76H292"
    scene += (
        stroke(parse_path("M356 384V20"), 20)
        + stroke(parse_path("M356 384V20"), 14, "earth")
        + stroke(parse_path(lines), 7)
        + stroke(parse_path(lines), 3, "ochre")
        + stroke(parse_path(rungs), 6)
        + stroke(parse_path(rungs), 2.6, "ochre")
    )
    face = Face(
        skin="tan", jaw="square", brow="raised", eyes="calm", nose="broad", mouth="smile", stubble=True
    )
    legs = bodies.leg("-18,-60 -58,-50 -50,-16", "blue", "tan") + bodies.leg(
        "20,-60 34,-28 20,6", "blue", "tan"
    )
    shirt = bodies.tunic("linen", "red")
    for y in (-178, -160, -142, -92, -74):
        shirt += stroke(
            parse_path(
                f"M{-46 if y < -120 else -40} {y}C-16 {y + 7} 16 {y + 7} {46 if y < -120 else 40} {y}"
            ),
            5,
            "blue",
        )
    coil = stroke(
        parse_path("M34 -194C-10 -150 -30 -110 -26 -84C-10 -70 30 -96 52 -140C62 -166 56 -190 34 -194Z"), 12
    ) + stroke(
        parse_path("M34 -194C-10 -150 -30 -110 -26 -84C-10 -70 30 -96 52 -140C62 -166 56 -190 34 -194Z"),
        7,
        "ochre",
        "5 3",
    )
    up = arm("-44,-176 -70,-210 -50,-252", "linen", "tan", "fist", "", (28, 24, 22))
    near = coil + up + arm("44,-176 78,-190 70,-226", "linen", "tan", "fist", "", (28, 24, 22))
    hat = headdresses.kerchief("red", "linen") + headdresses.earring()
    scene += moved(figure(legs + shirt, face, hat, near=near, size=0.66), 216, 346, 1.06)
    gull = (
        shape("0,0 -10,-12 -6,-24 6,-26 14,-14 34,-4! 16,4", "linen", FINE)
        + shape("4,-10 20,-10 36,-2! 16,0", "stone", FINE)
        + shape(parse_path("M-7 -21L-18 -17L-7 -15Z"), "ochre", HAIR)
        + fill_without_contour(oval(0, -20, 1.8), "ink")
        + stroke(parse_path("M2 4V10M8 4V10"), FINE)
    )
    return Plate(
        scene + silhouette(moved(gull, 70, 366, 1.3), 3) + shape(parse_path("M24 380H110V390H24Z"), "earth"),
        "beads",
        _BAND,
    )


def _scales(x: float, y: float, wide: float, rows: int, fill_line: str = "ink") -> Marks:
    text = ""
    for row in range(rows):
        half = wide * (1 - row / (rows * 1.8))
        for index in range(5):
            left = x - half + index * half * 0.4 + (row % 2) * half * 0.1
            text += f"M{left:.0f} {y + row * 14:.0f}Q{left + half * 0.2:.0f} {y + row * 14 + 9:.0f} {left + half * 0.4:.0f} {y + row * 14:.0f}"
    return stroke(parse_path(text), HAIR, fill_line)


_FLUKE = "0,-10 20,-14 50,-44 58,-24 44,8! 58,36 46,58 16,22 0,14"


def merman() -> Plate:
    """He rises from the waves with a trident and blows a conch, his beard green."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(180)
        + landscape.cloud(306, 72, 0.8)
        + landscape.sea(222, 384)
    )
    scene += moved(attributes.sail(), 330, 226, 0.4)
    tail = "200,292 250,330 312,330 344,280"
    scene += silhouette(
        limb(tail, (84, 64, 40, 20), "teal", BOLD, 0.25)
        + moved(shape(_FLUKE, "teal"), 346, 272, 0.9, turn=-62),
        5,
    )
    face = Face(
        skin="fair",
        jaw="square",
        brow="heavy",
        eyes="calm",
        nose="straight",
        mouth="calm",
        hair="green",
        beard="forked",
        whiskers="drooping",
    )
    body = (
        bodies.torso("fair", "teal")
        + _scales(0, -88, 40, 4)
        + shape("-42,-108 -20,-98 0,-104 20,-98 42,-108 44,-84 20,-76 0,-84 -20,-76 -44,-84", "green", FINE)
    )
    trident = stroke(parse_path("M-88 40L-98 -230"), 11) + stroke(parse_path("M-88 40L-98 -230"), 6, "gold")
    fork = stroke(
        parse_path(
            "M-98 -222C-126 -222 -130 -244 -128 -272M-98 -222C-70 -224 -70 -246 -70 -274M-98 -222L-99 -284"
        ),
        11,
    ) + stroke(
        parse_path(
            "M-98 -222C-126 -222 -130 -244 -128 -272M-98 -222C-70 -224 -70 -246 -70 -274M-98 -222L-99 -284"
        ),
        6,
        "gold",
    )
    near = trident + fork + arm("-46,-176 -84,-150 -92,-136", "", "fair", "fist")
    conch = shape("0,0 22,-22 54,-18 66,4 52,26 24,22", "rose") + stroke(
        parse_path("M22 -18C30 -6 30 8 24 18M36 -20C46 -8 46 10 38 22M50 -16C58 -6 58 8 52 20"), FINE
    )
    near += arm("46,-176 86,-150 64,-184", "", "fair", "fist") + moved(conch, 58, -212, 1.0, turn=-20)
    hair = headdresses.long_hair("green")
    crown = shape(
        parse_path(
            "M-42 -34C-14 -54 30 -54 50 -30L56 -58L38 -50L34 -84L18 -58L2 -92L-12 -58L-30 -80L-30 -52L-50 -58Z"
        ),
        "red",
        FINE,
    )
    scene += moved(
        figure(body, face, headdresses.cropped_hair("green") + crown, hair, near, size=0.64), 168, 388, 1.12
    )
    scene += (
        landscape.sea(352, 384, 1.4)
        + landscape.breaker(90, 346, 0.9)
        + landscape.breaker(252, 350, 0.8, flip=True)
    )
    return Plate(scene, "interlace", "blue")


def mermaid() -> Plate:
    """She sits on a rock, combs her long hair, and looks into a mirror of silver."""
    scene = (
        landscape.sky("dusk")
        + landscape.sun_or_moon(94, 128, 48)
        + landscape.engraved_sky(220)
        + landscape.sea(228, 384)
    )
    rock = "110 384 132 330 170 312 240 306 306 318 344 352 360 384"
    scene += landscape.crag(rock, "shadow", "M170 312L186 350M240 306L252 344L240 370M306 318L300 350")
    hair = "196,70! 240,64 272,100 284,160 300,230 290,286 262,300 244,250 220,190"
    scene += silhouette(shape(hair, "ochre", BOLD), 4) + stroke(
        parse_path(
            "M240 80C262 140 272 210 272 286M226 90C246 150 258 210 258 270M252 90C276 150 284 220 284 270"
        ),
        FINE,
    )
    tail = "206,268 176,312 110,330 66,300 54,252"
    outline = tapered_outline(tail, (80, 74, 54, 32, 18))
    tail_marks = (
        shape(outline, "teal", BOLD)
        + hatching_of(outline, 70, 7, 0.22, 2.4)
        + moved(shape(_FLUKE, "green"), 54, 248, 0.9, turn=-96)
    )
    scale = "M180 272Q190 280 200 272Q210 280 220 272Q230 280 238 272M166 290Q176 298 186 290Q196 298 206 290Q216 298 226 290M142 306Q152 314 162 306Q172 314 182 306Q192 314 202 306M116 320Q124 328 134 320Q144 328 154 320Q164 328 174 318M92 318Q100 324 108 318"
    tail_marks += stroke(parse_path(scale), FINE, "linen")
    scene += silhouette(tail_marks, 5)
    face = Face(
        skin="fair", jaw="soft", brow="arched", eyes="narrow", mouth="smile", hair="ochre", lashes=True
    )
    trunk = (
        "-18,-138! -40,-130 -44,-110 -30,-80 -26,-50 -38,-20! 38,-20! 26,-50 30,-80 44,-110 40,-130 18,-138!"
    )
    body = (
        shape(trunk, "fair")
        + hatching_of(trunk, 8, 7, 0.16, 2.2)
        + shape("-34,-92 -36,-112 -20,-116 -4,-104 -6,-88 -20,-82", "rose", FINE)
        + shape("34,-92 36,-112 20,-116 4,-104 6,-88 20,-82", "rose", FINE)
        + stroke(
            parse_path("M-28 -110L-20 -86M-12 -108L-18 -86M28 -110L20 -86M12 -108L18 -86M0 -60V-57"), HAIR
        )
        + stroke("-18,-134 0,-122 18,-134", 4, "linen", "0 6")
    )
    mirror = (
        shape(oval(-92, -164, 22, 26), "gold")
        + shape(oval(-92, -164, 15, 19), "foam", FINE)
        + stroke(parse_path("M-99 -162L-90 -174M-96 -154L-84 -168"), HAIR)
        + limb("-90,-138 -84,-112", (9, 9), "gold")
    )
    near = mirror + arm("-36,-118 -70,-86 -82,-116", "", "fair", "fist")
    comb = shape(box(0, 0, 40, 12), "gold", FINE) + stroke(
        parse_path("M4 12V26M11 12V26M18 12V26M25 12V26M32 12V26M38 12V26"), FIRM, "gold"
    )
    near += arm("36,-118 84,-112 74,-156", "", "fair", "fist") + moved(comb, 52, -196, 1.0, turn=8)
    top = headdresses.parted_hair("ochre") + headdresses.wreath("-30,-44 14,-58 42,-36", "red", "glow")
    scene += moved(figure(body, face, top, near=near, at=(0, -178), size=0.62), 206, 290, 1.08)
    scene += landscape.breaker(60, 366, 0.8) + landscape.breaker(330, 374, 0.8, flip=True)
    fish = silhouette(moved(beasts.fish("red"), 330, 262, 0.6, turn=-40), 3)
    return Plate(scene + fish, "interlace", "blue")
