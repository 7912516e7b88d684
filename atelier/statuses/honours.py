"""Statuses that lift a hero: honour, love, a blessing, an office, a road to Mecca."""

from atelier.frames import star_path
from atelier.parts import attributes, beasts, bodies, headdresses, landscape
from atelier.parts.bodies import arm, figure, limb, sparkles
from atelier.parts.buildings import arch
from atelier.parts.faces import Face
from atelier.parts.figures import Person, person
from atelier.parts.settings import alcove, carpet_floor, cushion
from atelier.parts.towns import kaaba
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    box,
    fill_without_contour,
    map_points,
    mirrored,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_FRAME, _BAND = "lozenges", "blue"
_HEART = "M0 46C-14 30 -54 8 -54 -24C-54 -52 -18 -58 0 -32C18 -58 54 -52 54 -24C54 8 14 30 0 46Z"


def beloved() -> Plate:
    """Somebody kneels on a carpet and holds out a heart with both hands, tied up with ribbon like a present."""
    scene = alcove("teal", "midnight", "earth", 306) + landscape.stars("130,120 270,112 200,84 118,190", 7)
    scene += landscape.crescent(270, 160, 15) + carpet_floor(322, "plum")
    face = Face(skin="tan", jaw="soft", brow="worried", eyes="wide", mouth="smile", lashes=True)
    body = bodies.seated_body("ochre", "red", "", "ochre")
    near = arm("-44,-112 -66,-72 -28,-56", "ochre", "tan", "flat", "red", (32, 28, 26))
    near += arm("44,-112 66,-70 34,-52", "ochre", "tan", "flat", "red", (32, 28, 26), flip=True)
    giver = figure(
        body,
        face,
        headdresses.veil("rose") + headdresses.diadem("red"),
        headdresses.veil_behind("rose"),
        near,
        at=bodies.SITTING,
        leads=False,
    )
    gift = shape(parse_path(_HEART), "red", BOLD) + hatching_of(parse_path(_HEART), 20, 8, 0.3, 2.6)
    gift += stroke(parse_path("M0 -34V44M-53 -14C-20 -4 20 -4 53 -14"), 8) + stroke(
        parse_path("M0 -34V44M-53 -14C-20 -4 20 -4 53 -14"), 5, "gold"
    )
    bow = shape("0,-34 -20,-58 -34,-50 -26,-36", "gold", FINE) + shape(
        "0,-34 20,-58 34,-50 26,-36", "gold", FINE
    )
    shine = stroke("-40,-30 -34,-40 -24,-42", FIRM, "linen")
    present = moved(silhouette(gift, 6) + shine + bow, 196, 298, 0.98)
    return Plate(
        scene + moved(giver, 200, 366, 1.5) + present + sparkles("110,262 290,258 126,330 280,330", 9),
        _FRAME,
        _BAND,
    )


def blessed() -> Plate:
    """A hand opens in the cloud, and its light falls on one person; only the dog has noticed, and bows."""
    scene = fill_without_contour(box(20, 20, 360, 360), "midnight") + landscape.stars(
        "52,60 344,66 60,150 348,160", 6
    )
    scene += landscape.beam_of_light(200, 96, "320 350L80 350", "glow") + landscape.rays(
        200, 150, 96, 176, 30, "gold", FINE
    )
    scene += landscape.ground("20,330 130,318 270,332 380,320", "green", 9)
    cloud = landscape.cloud(106, 78, 1.1) + landscape.cloud(296, 78, 1.1, flip=True)
    sleeve = "172,20! 228,20! 234,66 226,86 174,86 166,66"
    hand = (
        shape(sleeve, "blue", FIRM)
        + stroke(parse_path("M170 80H230"), 6, "gold")
        + shape(
            "176,86! 168,116 158,140 164,148 176,132! 178,166 186,172 190,136! 196,176 206,176 208,136! 216,170 226,166 222,130! 236,138 242,128 230,108 224,86!",
            "fair",
            FIRM,
        )
    )
    who = moved(person(Person(robe="red", cloth="linen", left=(-36, -70), right=(36, -70)), 5), 200, 362, 1.2)
    dog = (
        shape("-44,-2 -40,-18 -10,-22 16,-34 28,-26 30,-2 18,0 -30,2", "linen", FIRM)
        + stroke("26,-28 40,-44 50,-42", 7)
        + stroke("26,-28 40,-44 50,-42", 3, "linen")
        + shape("-38,-16 -54,-14 -66,-4 -60,2 -40,2", "linen", FIRM)
        + shape("-42,-18 -34,-28 -26,-14", "shadow", FINE)
        + fill_without_contour(oval(-50, -8, 2.2), "ink")
        + fill_without_contour(oval(-65, -4, 3), "ink")
    )
    return Plate(
        scene
        + cloud
        + silhouette(moved(hand, -76, -8, 1.38), 5)
        + who
        + silhouette(moved(dog, 300, 362, 1.1), 4)
        + sparkles("128,216 268,214 110,286 292,280", 8),
        _FRAME,
        _BAND,
    )


def determined() -> Plate:
    """A traveller leans into a gale that bends the palm; the footprints come straight through pond and wall."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(180, gap=8)
    wind = "M40 84C110 64 170 96 240 78C268 70 274 50 256 46C242 44 240 58 250 60M60 128C120 112 170 138 224 126M150 52C180 44 200 56 226 50M30 176C70 166 100 182 140 172"
    scene += landscape.ground("20,300 140,286 270,302 380,282", "sand", 9)
    wall = shape(box(316, 236, 70, 70), "stone", FIRM) + shape(
        "334,306! 330,270 338,252 352,246 366,256 370,306!", "dusk", FIRM
    )
    pond = shape(oval(300, 334, 56, 14), "sea", FIRM) + stroke(
        parse_path("M270 334H300M306 340H332"), HAIR, "foam"
    )
    palm = "M50 316C44 250 56 214 92 190"
    tree = stroke(parse_path(palm), 13) + stroke(parse_path(palm), 8, "earth")
    for turn in (-24, -4, 14, 34, 58):
        tree += moved(
            shape(parse_path("M0 0C14 -16 44 -20 66 -6C46 -8 20 -4 0 0Z"), "green", FINE),
            90,
            192,
            0.8,
            turn=turn,
        )
    face = Face(
        skin="tan", jaw="square", brow="angry", eyes="narrow", nose="hooked", mouth="thin", stubble=True
    )
    legs = bodies.leg("16,-64 44,-36 62,-8", "linen", shoe="red", wide=38) + bodies.leg(
        "-14,-64 -40,-40 -44,-8", "linen", shoe="red", wide=38
    )
    body = legs + bodies.tunic("blue", "red", "ochre")
    tail = shape("44,-40 84,-56 120,-40 156,-58! 150,-34 120,-16 84,-30 48,-16", "linen", FINE) + stroke(
        "58,-36 90,-44 120,-28 146,-42", HAIR
    )
    coat = shape("38,-120 76,-118 104,-90 132,-96! 116,-66 84,-62 40,-64", "blue", FIRM)
    near = arm("-44,-176 -76,-150 -92,-172", "blue", "tan", "fist", "ochre")
    near += arm("44,-176 74,-150 88,-118", "blue", "tan", "fist", "ochre")
    walker = figure(coat + body, face, headdresses.turban("linen", "red"), tail, near, leads=False)
    walker = map_points(walker, lambda p: (p[0] + p[1] * 0.24, p[1]))
    prints = "".join(f"M{x} {y}L{x - 9} {y + 1}" for x, y in ((366, 314), (346, 322), (250, 352), (232, 348)))
    return Plate(
        scene
        + silhouette(tree, 3)
        + stroke(parse_path(wind), FIRM, "pen")
        + wall
        + pond
        + stroke(parse_path(prints), 7, "shadow")
        + moved(walker, 250, 364, 0.98),
        _FRAME,
        _BAND,
    )


def married() -> Plate:
    """Two people under one garland hold one golden knot between them."""
    scene = fill_without_contour(box(20, 20, 360, 360), "plum") + shape(
        parse_path(arch(200, 340, 300, 300)), "rose", BOLD
    )
    scene += fill_without_contour("M20 336H380V384H20Z", "teal") + stroke(parse_path("M20 336H380"), FIRM)
    garland: Marks = ()
    for index in range(7):
        x = 62 + index * 46
        y = 118 - 74 * (1 - ((x - 200) / 150) ** 2)
        garland += shape(
            star_path(x, y, 17, 0.62, 6), ("linen", "ochre", "red")[index % 3], FINE
        ) + fill_without_contour(oval(x, y, 4), "glow")
    scene += stroke("62,110 120,64 200,46 280,64 338,110", 6, "green") + garland
    him = Face(skin="tan", jaw="square", brow="raised", mouth="smile", beard="trimmed")
    her = Face(skin="fair", jaw="soft", brow="arched", mouth="smile", lashes=True)
    groom = figure(
        bodies.gown("green", "gold"),
        him,
        headdresses.turban("linen", "gold"),
        near=arm("-44,-176 -70,-136 -92,-116", "green", "tan", "fist", "gold"),
        leads=False,
    )
    bride = figure(
        bodies.gown("red", "gold", "ochre"),
        her,
        headdresses.veil("red") + headdresses.diadem("teal"),
        headdresses.veil_behind("red"),
        arm("-44,-176 -66,-136 -84,-116", "red", "fair", "fist", "gold"),
        leads=False,
    )
    pair = moved(bride, 128, 374, 0.9, flip=True) + moved(groom, 276, 374, 0.94)
    knot = shape("170,258 200,242 230,258 224,272 200,262 176,272", "gold", FIRM) + shape(
        "198,262 188,296! 196,292 200,304! 206,292 214,296! 204,262", "gold", FINE
    )
    return Plate(scene + pair + silhouette(moved(knot, 6, 14), 4), _FRAME, _BAND)


def on_pilgrimage() -> Plate:
    """A pilgrim in two white sheets, staff in hand, seen from behind; at the end of the road shines Mecca."""
    scene = (
        landscape.sky() + landscape.engraved_sky(120) + landscape.rays(226, 150, 76, 130, 32, "gold", FINE)
    )
    scene += (
        landscape.crag("20 210 70 128 110 168 150 130 190 210", "earth", gap=9)
        + landscape.crag("210 210 260 132 300 172 340 122 380 206 380 214 210 214", "earth", gap=9)
        + moved(kaaba(0, 0, 0.8), 226, 204)
        + landscape.ground("20,206 140,196 270,204 380,198", "sand")
    )
    road = "176,200! 224,200! 214,226 250,258 230,300 320,384! 80,384! 170,300 154,258 184,226"
    scene += shape(road, "linen", FINE)
    feet = "".join(
        f"M{x} {y}L{x + 1} {y - 7}" for x, y in ((196, 250), (206, 240), (194, 230), (204, 222), (198, 214))
    )
    walker = "200,196! 178,200 166,226 160,290 152,354! 176,362 224,362 248,354! 240,290 234,226 222,200"
    sheet = "222,200 246,232 250,296 226,316! 200,290 172,262 162,236 178,202"
    pilgrim = (
        shape("180,356 176,376 196,378 196,358", "tan", FINE)
        + shape("222,356 226,376 206,378 206,358", "tan", FINE)
        + shape(walker, "linen", BOLD)
        + hatching_of(walker, 8, 9, 0.24, 2.6)
        + shape(sheet, "foam", FIRM)
        + stroke(
            parse_path(
                "M226 214C214 240 190 248 168 244M238 244C220 264 200 268 182 264M244 278C230 290 218 292 206 290"
            ),
            FINE,
        )
        + shape("190,196 188,176 212,176 212,196", "tan", FIRM)
        + shape(oval(200, 160, 25, 29), "tan", FIRM)
        + shape("176,156 178,132 200,124 222,132 224,156 214,176 186,176", "hair", FIRM)
        + shape(oval(173, 164, 5, 8), "tan", FINE)
        + shape(oval(227, 164, 5, 8), "tan", FINE)
    )
    stick = stroke(parse_path("M276 372L268 158"), 11) + stroke(parse_path("M276 372L268 158"), 6, "earth")
    gourd = shape("284,216 276,204 284,194 292,204 300,222 288,238 274,230", "ochre", FIRM) + stroke(
        parse_path("M270 188L284 196"), FIRM
    )
    hold = limb("236,222 260,244 268,236", (30, 24, 18), "tan") + shape(oval(271, 232, 11), "tan", FINE)
    doves = moved(beasts.bird(), 92, 84, 0.7) + moved(beasts.bird(), 316, 74, 0.6, flip=True)
    return Plate(
        scene
        + stroke(parse_path(feet), 5, "earth")
        + silhouette(moved(stick + gourd, -36, 108, 0.72), 3)
        + silhouette(moved(pilgrim + hold, -36, 108, 0.72), 6)
        + silhouette(doves, 3),
        _FRAME,
        _BAND,
    )


def respected() -> Plate:
    """Somebody sits on two cushions and is listened to; all who stand about have bowed, and so has the cat."""
    scene = alcove("blue", "shadow", "earth", 300) + carpet_floor(316, "red", "gold")
    seat = cushion(200, 300, 200, "green") + cushion(200, 282, 176, "plum")
    face = Face(
        skin="brown",
        jaw="square",
        brow="raised",
        mouth="calm",
        beard="full",
        hair="linen",
        whiskers="thick",
        old=True,
    )
    body = bodies.seated_body("linen", "gold", "teal", "linen")
    near = arm("-44,-112 -72,-96 -70,-134", "linen", "brown", "point", "teal", (32, 28, 26))
    near += arm("44,-112 72,-80 60,-50", "linen", "brown", "flat", "teal", (32, 28, 26))
    elder = moved(
        figure(
            body,
            face,
            headdresses.great_turban("linen", "teal", "gold"),
            near=near,
            at=bodies.SITTING,
            leads=False,
        ),
        200,
        292,
        1.0,
    )
    bowing: Marks = ()
    for x, robe, cloth, size in ((96, "red", "linen", 1.06), (66, "blue", "ochre", 1.06)):
        back = "-40,0 -46,-26 -30,-50 0,-54 30,-40 40,-20 36,0"
        one = (
            shape(back, robe, FIRM)
            + shape("28,-30 52,-26 62,-12 56,0 34,0", cloth, FIRM)
            + stroke(parse_path("M34 -24C42 -20 50 -18 60 -12M32 -12C40 -10 48 -10 58 -6"), FINE)
            + shape("58,-2 76,-6 82,2 60,4", "tan", FINE)
        )
        bowing += moved(one, x, 366, size)
    cat = (
        shape("-26,0 -28,-12 -6,-16 10,-30 22,-26 26,0", "hair", FINE)
        + stroke("24,-24 34,-44 28,-56", 7)
        + shape("-24,-12 -30,-24! -22,-20 -14,-20 -8,-24! -10,-8 -20,-2", "hair", FINE)
        + stroke(parse_path("M-22 -10H-18"), FINE, "glow")
    )
    return Plate(
        scene
        + silhouette(seat, 4)
        + elder
        + bowing
        + map_points(bowing, lambda p: (400 - p[0], p[1]))
        + moved(cat, 200, 376, 1.0),
        _FRAME,
        _BAND,
    )


def robe_of_honor() -> Plate:
    """A robe stiff with gold, and in it a very small, very proud person; the sleeves end on the floor."""
    scene = alcove("green", "teal", "earth", 316) + landscape.rays(200, 180, 96, 148, 36, "gold", FINE)
    robe = "172,150! 132,162 108,190 96,250 84,372! 200,380 316,372! 304,250 292,190 268,162 228,150! 200,164"
    cloth = shape(robe, "red", BOLD) + hatching_of(robe, 10, 9, 0.14, 2.6)
    sleeve = "128,164 96,196 66,270 40,360 60,376 104,370 120,300 134,240"
    left = (
        shape(sleeve, "red", BOLD)
        + hatching_of(sleeve, 180, 9, 0.2, 2.6)
        + shape("44,344 36,360 60,376 104,372 108,354", "gold", FIRM)
        + stroke("50,352 70,362 104,360", FINE)
    )
    trim = shape(parse_path("M184 152L192 378H208L216 152L200 164Z"), "gold", FIRM) + stroke(
        parse_path("M200 170V372"), 5, "red", "0 14"
    )
    collar = shape("164,152 200,182 236,152 246,162 200,202 154,162", "gold", FIRM)
    stars: Marks = ()
    for x, y in ((150, 214), (156, 270), (138, 318), (166, 344), (112, 268), (92, 316)):
        stars += shape(star_path(x, y, 14, 0.5), "gold", FINE) + fill_without_contour(oval(x, y, 3.4), "red")
    hem = shape("84,372! 86,352 200,360 314,352 316,372! 200,382", "gold", FIRM)
    face = Face(skin="tan", jaw="round", brow="raised", eyes="sleepy", mouth="smirk", whiskers="curled")
    bust = moved(
        figure((), face, headdresses.turban("linen", "gold"), at=(0, 0), size=0.62, leads=False), 200, 128
    )
    return Plate(
        scene
        + silhouette(cloth + hem + mirrored(left), 5)
        + mirrored(stars)
        + trim
        + collar
        + bust
        + sparkles("70,120 330,124 60,220 342,226", 9),
        _FRAME,
        _BAND,
    )


def sultan() -> Plate:
    """The throne, between two peacock fans; a great turban lies on the cushion, and around it sleeps a cat."""
    scene = fill_without_contour(box(20, 20, 360, 360), "plum")
    for x in range(44, 380, 52):
        for y in range(44, 320, 52):
            scene += fill_without_contour(star_path(x, y, 8, 0.5), "rose")
    fans = moved(beasts.peacock_tail(0, 0, 7, 120, 62), 66, 170, 1, turn=180)
    scene += stroke(parse_path("M66 170V330"), 9) + stroke(parse_path("M66 170V330"), 4, "gold") + fans
    scene = scene + map_points(
        stroke(parse_path("M66 170V330"), 9) + stroke(parse_path("M66 170V330"), 4, "gold") + fans,
        lambda p: (400 - p[0], p[1]),
    )
    back = "118,300! 112,180 128,118 164,86 200,56! 236,86 272,118 288,180 282,300!"
    throne = shape(back, "gold", BOLD) + hatching_of(back, 0, 9, 0.1, 2.4)
    throne += shape("140,290! 136,186 150,136 178,110 200,92! 222,110 250,136 264,186 260,290!", "blue", FIRM)
    for x, y in ((200, 130), (170, 172), (230, 172), (200, 204)):
        throne += shape(star_path(x, y, 13, 0.5), "gold", FINE)
    throne += (
        shape(oval(200, 74, 9), "red", FINE)
        + shape(oval(128, 150, 6), "green", FINE)
        + shape(oval(272, 150, 6), "green", FINE)
    )
    seat = shape(parse_path("M104 286H296L308 320H92Z"), "gold", BOLD) + stroke(
        parse_path("M98 304H302"), 6, "red", "0 16"
    )
    legs = shape(parse_path("M100 320H140L130 366H104Z"), "gold", FIRM) + shape(
        parse_path("M300 320H260L270 366H296Z"), "gold", FIRM
    )
    arms = mirrored(
        shape("92,286 84,240 100,226 122,230 126,246 112,252 116,288", "gold", FIRM)
        + shape(oval(104, 240, 9), "gold", FINE)
    )
    floor = shape(parse_path("M20 350H380V384H20Z"), "red", FIRM) + stroke(
        parse_path("M20 362H380"), FIRM, "gold"
    )
    pillow = cushion(200, 262, 150, "red")
    crown = moved(headdresses.plume("linen", "teal"), 204, 186, 0.5) + moved(
        headdresses.great_turban("linen", "red", "gold") + headdresses.jewel(4, -84, 16, "green"),
        200,
        282,
        0.62,
    )
    cat = (
        shape(
            "142,262 134,244 146,226 172,224! 196,236 240,232 262,240 270,258 250,270 170,272", "ochre", FIRM
        )
        + shape("140,244 134,222! 146,230 160,228 172,220! 174,240 164,254 148,254", "ochre", FIRM)
        + stroke(parse_path("M146 242Q150 246 154 242M160 240Q164 244 168 240M156 248L158 251L161 248"), FINE)
        + stroke(parse_path("M204 238L208 250M222 236L226 248M240 238L242 250"), FIRM, "earth")
        + stroke("264,262 220,276 170,270", 9)
        + stroke("264,262 220,276 170,270", 5, "ochre")
    )
    return Plate(
        scene
        + floor
        + silhouette(throne + seat + legs + arms, 5)
        + pillow
        + silhouette(moved(crown, 0, -30), 4)
        + silhouette(moved(cat, -4, 6), 4),
        _FRAME,
        _BAND,
    )


def vizier() -> Plate:
    """A desk with so many petitions that of the vizier only turban and eyes are left."""
    scene = alcove("ochre", "shadow", "earth", 290)
    face = Face(
        skin="tan", jaw="long", brow="worried", eyes="staring", nose="hooked", mouth="thin", beard="pointed"
    )
    who = moved(
        figure(
            (), face, headdresses.great_turban("linen", "green", "gold"), at=(0, 0), size=0.9, leads=False
        ),
        200,
        214,
    )
    desk = shape(parse_path("M20 318H380V384H20Z"), "earth", BOLD) + stroke(
        parse_path("M20 336H380M60 336V384M340 336V384"), FINE
    )
    piles: Marks = ()
    for x, y, turn, wide, fill in (
        (86, 306, -2, 66, "linen"),
        (100, 284, 3, 62, "sand"),
        (80, 262, -4, 60, "linen"),
        (102, 240, 2, 54, "linen"),
        (88, 218, -3, 54, "sand"),
        (98, 196, 5, 48, "linen"),
        (80, 174, -6, 46, "linen"),
        (318, 306, 2, 66, "linen"),
        (300, 284, -3, 62, "linen"),
        (320, 262, 4, 58, "sand"),
        (304, 240, -2, 56, "linen"),
        (200, 306, 0, 62, "linen"),
        (186, 284, 4, 52, "sand"),
    ):
        roll = (
            shape(parse_path(f"M{-wide} -11H{wide}V11H{-wide}Z"), fill, FIRM)
            + shape(oval(wide, 0, 6, 11), "stone", FINE)
            + shape(parse_path("M-7 -11H7V11H-7Z"), ("red", "green", "blue")[int(x) % 3], FINE)
        )
        piles += moved(roll, x, y, 1, turn=turn)
    pot = shape("240,318 234,296! 274,296! 268,318", "blue", FIRM) + shape(
        oval(254, 296, 20, 5), "hair", FINE
    )
    pen = moved(attributes.quill(), 252, 298, 0.8, turn=8)
    seal = shape(oval(322, 356, 22), "red", FIRM) + shape(star_path(322, 356, 14, 0.5), "gold", FINE)
    ribbon = shape("308,366! 300,384! 316,380! 322,372!", "red", FINE)
    fly = moved(
        shape(parse_path("M-40 -10H40V10H-40Z"), "linen", FIRM)
        + stroke(parse_path("M-30 -4H20M-30 3H26"), HAIR),
        66,
        118,
        1,
        turn=-18,
    )
    return Plate(
        scene
        + who
        + desk
        + silhouette(piles, 3)
        + silhouette(pen, 3)
        + pot
        + ribbon
        + seal
        + silhouette(fly, 3),
        _FRAME,
        _BAND,
    )
