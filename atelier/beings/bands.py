"""Bands, tribes and peoples."""

from atelier.parts import attributes, beasts, headdresses, landscape
from atelier.parts.bodies import arm, figure, limb
from atelier.parts.buildings import arch, house
from atelier.parts.faces import Face
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
from atelier.shade import hatching_of

_BAND = "teal"


_CHEST = (
    "-20,-198! -42,-190 -52,-166 -45,-140 -37,-116 -40,-90! 40,-90! 37,-116 45,-140 52,-166 42,-190 20,-198!"
)


def _figure_to_the_hips(
    face: Face, hat: Marks, coat: str, near: Marks, sash: str = "red", contour: float = 6
) -> Marks:
    """A man to the hips, for those who stand behind something."""
    body = (
        shape(_CHEST, coat)
        + hatching_of(_CHEST, 8, 10, 0.2, 2.6)
        + shape(parse_path("M-39 -124C-14 -116 14 -116 39 -124L41 -98C14 -90 -14 -90 -41 -98Z"), sash, FINE)
    )
    return figure(body, face, hat, near=near, size=0.66, contour=contour)


def brigands() -> Plate:
    """Three of them wait behind the rocks of a pass: a club, a sabre, and a grin."""
    scene = landscape.sky("dusk") + landscape.sun_or_moon(200, 84, 30)
    scene += landscape.crag(
        "20 384 20 60 60 40 96 96 112 170 130 230 140 384",
        "earth",
        "M60 40L70 90M96 96L80 140L90 200",
        180,
        30,
        0.2,
    ) + landscape.crag(
        "380 384 380 50 344 34 310 90 296 160 276 230 270 384",
        "earth",
        "M344 34L336 90M310 90L324 150",
        0,
        30,
        0.2,
    )
    left = Face(
        skin="brown", jaw="square", brow="angry", eyes="narrow", nose="broad", mouth="grin", stubble=True
    )
    right = Face(skin="tan", jaw="long", brow="angry", eyes="narrow")
    leader = Face(
        skin="tan",
        jaw="square",
        brow="angry",
        eyes="staring",
        nose="hooked",
        mouth="smirk",
        beard="full",
        whiskers="curled",
    )
    club = moved(
        shape("0,20 -8,-30 -18,-70 -6,-92 12,-92 22,-70 8,-30", "ochre")
        + stroke(parse_path("M-8 -62V-62M6 -76V-76M8 -56V-56M-4 -44V-44"), 5),
        -66,
        -190,
    )
    one = _figure_to_the_hips(
        left,
        headdresses.ragged_headcloth("red"),
        "ochre",
        club
        + limb("-44,-172 -70,-140 -66,-166", (30, 28, 26), "ochre")
        + shape(oval(-66, -178, 12), "brown", FINE),
        contour=0,
    )
    two = _figure_to_the_hips(
        right, headdresses.mask("hair") + headdresses.skullcap("plum"), "blue", (), contour=0
    )
    sabre = moved(attributes.sabre(), 62, -176, 0.86, turn=10)
    chief = _figure_to_the_hips(
        leader,
        headdresses.turban("hair", "gold"),
        "red",
        sabre + arm("44,-176 86,-142 66,-152", "red", "tan", "fist", "gold", (32, 28, 26)),
        "hair",
    )
    scene += moved(one, 96, 392, 0.92) + moved(two, 312, 388, 0.92) + moved(chief, 196, 424, 1.12)
    scene += landscape.crag(
        "20 384 20 318 60 290 104 300 132 330 170 318 214 340 250 318 286 326 320 292 360 300 380 330 380 384",
        "shadow",
        "M60 290L72 330M132 330L126 360M250 318L258 350M320 292L312 336",
        20,
        16,
    )
    return Plate(scene, "billets", _BAND)


def pirates() -> Plate:
    """A patch, a knife between teeth, a hook for a hand; over them a black sail with a skull."""
    scene = landscape.sky() + landscape.sea(252, 340)
    sail = "70,34! 200,44 330,34! 344,110 338,180! 270,192 200,188 130,192 62,180! 56,110"
    scene += (
        stroke(parse_path("M200 300V20M52 34H348"), 11)
        + stroke(parse_path("M200 300V20M52 34H348"), 6, "earth")
        + shape(sail, "hair", BOLD)
    )
    skull = (
        shape(
            "168,96 166,70 182,54 200,50 218,54 234,70 232,96 222,106 222,118 178,118 178,106", "linen", FIRM
        )
        + fill_without_contour(oval(186, 84, 9), "ink")
        + fill_without_contour(oval(214, 84, 9), "ink")
        + fill_without_contour(parse_path("M200 92L195 102H205Z"), "ink")
        + stroke(parse_path("M190 110V118M200 110V118M210 110V118"), FIRM)
    )
    sabres = stroke(parse_path("M118 62C160 90 220 130 282 142M282 62C240 90 180 130 118 142"), 8) + stroke(
        parse_path("M118 62C160 90 220 130 282 142M282 62C240 90 180 130 118 142"), 4.4, "linen"
    )
    scene += sabres + silhouette(skull, 3)
    one = Face(
        skin="fair", jaw="square", brow="angry", eyes="narrow", nose="broad", mouth="shout", stubble=True
    )
    patch = shape(oval(14, -6, 15, 13), "hair", FINE) + stroke(
        parse_path("M-38 -34C-20 -20 0 -14 14 -12M26 -14C36 -20 42 -26 46 -32"), FIRM
    )
    sabre = moved(attributes.sabre(), -88, -196, 0.8, turn=-24)
    left = _figure_to_the_hips(
        one,
        patch + headdresses.kerchief("red", "linen") + headdresses.earring(),
        "linen",
        sabre + arm("-44,-176 -80,-152 -86,-186", "linen", "fair", "fist", "", (30, 28, 26)),
    )
    left_stripes = "".join(f"M-40 {y}C-16 {y + 6} 16 {y + 6} 40 {y}" for y in (-172, -156, -140, -90))
    two = Face(
        skin="brown",
        jaw="square",
        brow="angry",
        eyes="staring",
        nose="broad",
        mouth="thin",
        beard="pointed",
        whiskers="thick",
    )
    knife = shape("-46,34 -14,30 30,31 30,39 -14,40", "linen", FIRM) + limb("30,35 52,36", (10, 10), "earth")
    hook = (
        stroke(parse_path("M84 -190V-214C84 -238 116 -238 114 -214"), 10)
        + stroke(parse_path("M84 -190V-214C84 -238 116 -238 114 -214"), 5, "stone")
        + shape(box(74, -196, 20, 12), "ochre", FINE)
    )
    right = _figure_to_the_hips(
        two,
        knife + headdresses.turban("ochre", "red") + headdresses.earring(),
        "teal",
        arm("44,-176 86,-156 84,-184", "teal", "brown", "fist", "", (30, 28, 26)) + hook,
        "hair",
    )
    scene += moved(left + stroke(parse_path(left_stripes), 5, "blue"), 132, 430, 1.04) + moved(
        right, 266, 426, 1.04
    )
    rail = (
        shape(parse_path("M20 338C120 352 280 352 380 338V384H20Z"), "earth", BOLD)
        + stroke(parse_path("M20 362C120 374 280 374 380 362"), FINE)
        + limb("20,332 200,346 380,332", (16, 16, 16), "ochre")
    )
    return Plate(scene + silhouette(rail, 3), "beads", "blue")


def nomads() -> Plate:
    """Black tents, camels, a spear in the ground, and a tribe at its fire."""
    scene = (
        landscape.sky("dusk")
        + landscape.stars("60,56 140,46 250,60 340,52 190,80", 7)
        + landscape.crescent(310, 96, 20)
    )
    scene += landscape.dune("20,240 120,216 230,240 380,210", "sand") + landscape.ground(
        "20,300 140,290 280,300 380,288", "sand"
    )
    tent = "30,300! 60,240 96,204 140,178! 190,200 226,170! 270,206 300,240 322,300!"
    marks = (
        shape(tent, "hair", BOLD)
        + stroke(
            parse_path(
                "M140 178C138 220 130 260 122 300M226 170C230 220 238 260 246 300M96 204C90 240 80 270 70 298M270 206C278 240 286 270 292 298"
            ),
            5,
            "red",
        )
        + shape("150,300! 166,236 186,216 206,236 220,300!", "shadow", FIRM)
        + stroke(parse_path("M140 178V150M226 170V142"), 6)
        + stroke(parse_path("M60 240L24 292M300 240L346 292"), FINE)
    )
    scene += silhouette(marks, 4) + shape(parse_path("M140 152L116 144L140 136Z"), "red", FINE)
    scene += silhouette(moved(beasts.camel("ochre", "blue"), 318, 314, 0.94), 3)
    people = moved(
        person(Person(robe="blue", skin="brown", hat="hood", cloth="blue", left=(-24, -62), beard="hair"), 5),
        74,
        372,
        1.2,
    )
    spear = (
        stroke(parse_path("M46 376V216"), 8)
        + stroke(parse_path("M46 376V216"), 4, "earth")
        + shape("46,190! 54,212 46,226! 38,212", "stone", FINE)
    )
    people += spear + moved(
        person(Person(robe="red", skin="tan", hat="veil", cloth="hair", right=(14, -54), left=(-14, -54)), 5),
        140,
        372,
        1.12,
    )
    people += moved(
        person(Person(robe="green", skin="tan", hat="cap", cloth="red", child=True, right=(26, -60)), 5),
        186,
        374,
        1.2,
    )
    people += moved(
        person(
            Person(
                robe="ochre",
                skin="brown",
                hat="turban",
                cloth="linen",
                seated=True,
                beard="linen",
                left=(-36, -44),
            ),
            5,
        ),
        312,
        392,
        1.08,
    )
    fire_marks = (
        limb("216,372 254,362", (8, 8), "earth")
        + limb("216,362 254,372", (8, 8), "earth")
        + landscape.flame(235, 366, 0.9)
    )
    return Plate(scene + people + silhouette(fire_marks, 3), "lozenges", _BAND)


def strange_custom() -> Plate:
    """In this town one walks on one's hands, and it is the stranger who stands on his feet who is stared at."""
    scene = landscape.sky() + landscape.engraved_sky(170) + landscape.sun_or_moon(200, 84, 28, rays=12)
    scene += (
        house(20, 300, 84, 170, "rose", "24,36 58,36 24,90 58,90")
        + house(300, 300, 84, 190, "rose", "26,40 58,40 26,96 58,96")
        + shape(parse_path(arch(342, 300, 40, 60)), "shadow", FINE)
    )
    scene += fill_without_contour("M20 294H380V384H20Z", "sand") + stroke(parse_path("M20 294H380"), FIRM)
    for x, robe, cloth, flip in (
        (76, "teal", "red", False),
        (140, "plum", "ochre", True),
        (326, "green", "blue", False),
    ):
        scene += moved(_walker_on_hands(robe, cloth), x, 366, 1.12, flip)
    traveller = person(Person(robe="blue", skin="tan", cloth="linen", left=(-10, -112), right=(26, -58)), 6)
    scene += moved(traveller, 234, 376, 1.7) + stroke(
        parse_path("M206 186C200 170 222 164 222 178C222 186 212 186 212 196M212 204V206"), 5
    )
    return Plate(scene, "interlace", _BAND)


def _walker_on_hands(robe: str, shoe: str) -> Marks:
    """Somebody who walks on the hands, 150 high, the feet in the air; the hands stand on the origin."""
    legs = limb("-8,-82 -26,-112 -18,-136", (20, 17, 12), "linen") + limb(
        "8,-82 26,-108 34,-134", (20, 17, 12), "linen"
    )
    shoes = shape("-26,-132 -10,-134 -10,-144 -26,-156 -38,-152 -30,-144", shoe, FINE) + shape(
        "28,-132 42,-132 48,-150 40,-160 28,-152 32,-144", shoe, FINE
    )
    trunk = shape("-18,-34 -22,-60 -20,-92 20,-92 22,-60 18,-34", robe) + hatching_of(
        "-18,-34 -22,-60 -20,-92 20,-92 22,-60 18,-34", 8, 7, 0.25, 2
    )
    arms = (
        limb("-16,-40 -30,-24 -26,-4", (14, 13, 11), robe)
        + limb("16,-40 30,-24 26,-4", (14, 13, 11), robe)
        + shape(oval(-26, 0, 8, 5), "tan", FINE)
        + shape(oval(26, 0, 8, 5), "tan", FINE)
    )
    head = (
        shape(oval(0, -20, 14, 16), "tan", FINE)
        + stroke(parse_path("M-6 -20H-4M4 -20H6"), 3)
        + stroke(
            parse_path(
                "M0 -22L-2 -28L1 -29M-6 -34C-2 -31 3 -31 6 -34M-8 -15C-6 -14 -4 -14 -2 -15M2 -15C4 -14 6 -14 8 -15"
            ),
            FINE,
        )
        + shape("-13,-12 -8,-4 8,-4 13,-12 0,-9", "hair", FINE)
    )
    return silhouette(legs + shoes + trunk + head + arms, 5)


def creatures() -> Plate:
    """A pack of things nobody has named: an eye on two legs, a beaked one, a horned one, one with too many teeth."""
    scene = (
        landscape.sky("midnight")
        + landscape.sun_or_moon(318, 80, 30)
        + landscape.stars("60,60 130,44 220,70", 7)
    )
    scene += landscape.crag(
        "20 300 50 210 90 190 120 240 160 260 380 250 380 320 20 320",
        "shadow",
        "M50 210L66 250M90 190L86 230",
    )
    scene += landscape.ground("20,300 140,290 280,302 380,290", "earth", 9)
    return Plate(
        scene
        + silhouette(_horned_creature(), 5)
        + silhouette(_beaked_creature(), 5)
        + silhouette(_one_eyed_creature(), 5)
        + silhouette(_toothed_creature(), 5),
        "beads",
        "plum",
    )


def _horned_creature() -> Marks:
    body = (
        "120,372! 108,290 118,210 160,170 214,168 256,206 268,290 256,372! 228,372! 222,340 160,340 150,372!"
    )
    marks = shape("140,186! 124,150 96,130! 134,122 164,160 170,180", "linen") + shape(
        "232,184! 250,148 282,130! 242,120 210,160 206,178", "linen"
    )
    marks += (
        shape(body, "red", BOLD)
        + hatching_of(body, 10, 9, 0.2, 2.8)
        + limb("262,300 306,310 322,270", (22, 14, 6), "red")
    )
    marks += (
        shape(oval(164, 222, 16), "glow", FINE)
        + shape(oval(210, 222, 16), "glow", FINE)
        + fill_without_contour(oval(162, 224, 6), "ink")
        + fill_without_contour(oval(206, 224, 6), "ink")
        + stroke(parse_path("M144 206L178 212M230 206L196 212"), 5)
    )
    mouth = "138,264 186,274 236,262 228,300 186,312 146,300"
    teeth = "M142 268L150 284L158 270L166 288L176 273L186 290L196 273L206 288L214 269L222 282L232 264"
    return (
        marks
        + shape(mouth, "hair")
        + shape(parse_path(teeth), "linen", FINE)
        + stroke(parse_path("M136 330C150 336 160 334 170 328M204 328C216 336 230 334 240 326"), FINE)
    )


def _beaked_creature() -> Marks:
    legs = stroke(
        parse_path(
            "M70 300L62 370M62 370L48 376M62 370L74 376M96 300L104 370M104 370L92 376M104 370L118 376"
        ),
        6,
    ) + stroke(parse_path("M70 300L62 370M96 300L104 370"), 2.6, "ochre")
    body = "48,286 44,240 60,206 88,196 114,214 122,260 112,300 80,310"
    marks = (
        legs
        + shape(body, "green", BOLD)
        + hatching_of(body, 20, 8, 0.3, 2.6)
        + stroke(
            parse_path(
                "M60 250Q68 258 76 250Q84 258 92 250Q100 258 108 250M60 270Q68 278 76 270Q84 278 92 270Q100 278 108 270"
            ),
            FINE,
        )
    )
    marks += (
        shape("66,212 58,176 78,154 106,160 112,190 100,214", "green")
        + shape("64,172 30,184 22,204! 46,200 66,196", "ochre")
        + stroke(parse_path("M28 194L64 184"), FINE)
        + shape(oval(86, 178, 10), "linen", FINE)
        + fill_without_contour(oval(83, 178, 4), "ink")
    )
    return marks + shape("78,156 72,128! 88,146 92,120! 100,146 114,130! 108,162", "plum", FINE)


def _one_eyed_creature() -> Marks:
    legs = (
        limb("304,318 296,346 300,368", (16, 13, 11), "plum")
        + limb("336,318 344,346 340,368", (16, 13, 11), "plum")
        + shape("306,364 308,376 280,376 284,366", "plum", FINE)
        + shape("346,364 352,376 324,376 330,366", "plum", FINE)
    )
    ball = oval(320, 282, 46, 44)
    marks = (
        legs
        + shape(ball, "plum", BOLD)
        + hatching_of(ball, 30, 8, 0.22, 2.6)
        + shape(oval(312, 278, 28, 25), "linen")
        + shape(oval(306, 280, 12), "teal", FINE)
        + fill_without_contour(oval(306, 280, 5), "ink")
    )
    marks += (
        stroke(parse_path("M284 264C294 244 330 242 342 262"), 5)
        + limb("362,270 374,250 366,232", (9, 7, 5), "plum")
        + limb("276,270 264,250 272,234", (9, 7, 5), "plum")
    )
    return marks


def _toothed_creature() -> Marks:
    body = "176,384! 166,350 178,330 206,322 236,330 250,352 244,384!"
    return (
        shape(body, "ochre", BOLD)
        + hatching_of(body, 10, 7, 0.3, 2.4)
        + shape(oval(196, 346, 6), "linen", HAIR)
        + shape(oval(220, 346, 6), "linen", HAIR)
        + fill_without_contour(oval(194, 347, 2.6), "ink")
        + fill_without_contour(oval(218, 347, 2.6), "ink")
        + stroke(parse_path("M184 364L190 372L196 364L202 372L208 364L214 372L220 364L226 372L232 364"), FINE)
        + shape(parse_path("M182 332L172 308L196 326ZM230 328L246 306L244 334Z"), "ochre", FINE)
    )
