"""Scholars, healers, the devout, and workers of magic."""

from atelier.frames import star_path
from atelier.parts import bodies, headdresses, landscape
from atelier.parts.bodies import arm, figure, limb, sparkles
from atelier.parts.buildings import arch, bricks, dome, minaret
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


def _open_book(wide: float = 1) -> Marks:
    """A book that lies open on a folding stand; the hinge is the origin."""
    stand = limb("-34,44 34,-2", (9, 9), "earth") + limb("34,44 -34,-2", (9, 9), "earth")
    pages = shape("0,-6 -26,-22 -60,-18! -64,6! -28,2 0,12 28,2 64,6! 60,-18! 26,-22", "linen", FIRM)
    lines = "M-54 -10C-40 -14 -24 -12 -10 -4M-56 -2C-40 -6 -24 -4 -10 4M54 -10C40 -14 24 -12 10 -4M56 -2C40 -6 24 -4 10 4"
    return moved(
        stand + pages + stroke(parse_path("M0 -6V12"), FIRM) + stroke(parse_path(lines), HAIR), 0, 0, wide
    )


def _owl() -> Marks:
    """An owl that sits on the origin."""
    return (
        shape("0,-50 18,-44 22,-20 14,2 0,6 -14,2 -22,-20 -18,-44", "earth", FINE)
        + shape(parse_path("M-18 -44L-20 -58L-8 -49ZM18 -44L20 -58L8 -49Z"), "earth", FINE)
        + shape(oval(-8, -36, 8), "linen", HAIR)
        + shape(oval(8, -36, 8), "linen", HAIR)
        + fill_without_contour(oval(-8, -36, 3.6), "ink")
        + fill_without_contour(oval(8, -36, 3.6), "ink")
        + shape("-4,-32 4,-32 0,-23", "ochre", HAIR)
        + stroke(parse_path("M-10 -18Q-5 -13 0 -18Q5 -13 10 -18M-10 -9Q-5 -4 0 -9Q5 -4 10 -9"), HAIR)
    )


def sage() -> Plate:
    """An old scholar with an owl on his shoulder, between towers of books."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "blue")
        + shape(parse_path(arch(200, 336, 264, 300)), "sky", BOLD)
        + landscape.sun_or_moon(272, 118, 26)
    )
    scene += (
        fill_without_contour("M20 330H380V384H20Z", "red")
        + stroke(parse_path("M20 330H380"), FIRM)
        + stroke(parse_path("M24 358H376"), 9, "ochre", "0 18")
    )
    for x, y, wide, fill in (
        (34, 348, 66, "green"),
        (40, 330, 58, "plum"),
        (30, 312, 70, "ochre"),
        (44, 294, 54, "teal"),
        (38, 276, 60, "red"),
        (300, 348, 66, "plum"),
        (308, 330, 60, "teal"),
        (298, 312, 64, "green"),
    ):
        scene += (
            shape(box(x, y, wide, 18), fill, FINE)
            + fill_without_contour(box(x + wide - 8, y + 4, 8, 10), "linen")
            + stroke(parse_path(f"M{x + 8} {y}V{y + 18}M{x + 13} {y}V{y + 18}"), HAIR)
        )
    face = Face(
        skin="fair",
        jaw="long",
        brow="bushy",
        eyes="calm",
        nose="straight",
        mouth="calm",
        hair="linen",
        beard="long",
        whiskers="drooping",
        old=True,
    )
    body = bodies.seated_body("teal", "", "linen", "teal")
    near = arm("44,-112 74,-78 26,-46", "teal", "fair", "flat", "linen", flip=True) + arm(
        "-44,-112 -80,-92 -78,-128", "teal", "fair", "point", "linen", (34, 30, 30)
    )
    man = figure(
        body,
        face,
        headdresses.turban("linen"),
        near=near,
        far=moved(_owl(), 52, -130, 1.2),
        at=bodies.SITTING,
    )
    scene += moved(man, 198, 346, 1.18) + silhouette(moved(_open_book(), 200, 334, 1.2), 5)
    return Plate(scene, "interlace", _BAND)


def soothsayer() -> Plate:
    """A woman hung with coins reads the lines of a great open hand."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "plum")
        + shape(parse_path("M20 20H380V80C330 130 300 60 200 72C100 60 70 130 20 80Z"), "red", BOLD)
        + stroke(
            parse_path(
                "M60 30C62 60 54 84 44 96M340 30C338 60 346 84 356 96M120 26C122 46 118 64 112 76M280 26C278 46 282 64 288 76"
            ),
            FINE,
        )
    )
    scene += landscape.stars("60,150 92,120 320,130 348,168 70,196", 8)
    face = Face(
        skin="brown",
        jaw="soft",
        brow="arched",
        eyes="narrow",
        nose="hooked",
        mouth="smirk",
        lashes=True,
        old=True,
    )
    body = bodies.seated_body("ochre", "", "", "teal") + stroke("-30,-118 0,-96 30,-118", 3, "gold", "0 7")
    for x in (-24, -8, 8, 24):
        body += shape(oval(x, -62, 7), "gold", HAIR)
    hat = (
        headdresses.parted_hair("hair")
        + headdresses.kerchief("green", "linen")
        + headdresses.coins("-38,-38 -24,-46 -10,-50 4,-52 18,-50 32,-43 44,-33")
        + headdresses.earring(46, 14)
    )
    pointing = arm("-44,-112 -92,-92 -94,-62", "ochre", "brown", "point", "gold", (34, 30, 28))
    woman = figure(
        body,
        face,
        hat,
        headdresses.long_hair("hair"),
        (),
        arm("44,-112 72,-74 36,-44", "ochre", "brown", "flat", "gold"),
        at=bodies.SITTING,
    )
    scene += (
        moved(woman, 226, 330, 1.24)
        + shape(parse_path("M20 316H380V384H20Z"), "blue", BOLD)
        + stroke(parse_path("M24 372H376"), 6, "gold", "0 12")
    )
    palm = "20,286! 60,278 92,268 112,282 122,270 142,262 148,272 130,292 142,300! 196,288 206,296 200,304 152,318! 208,314 214,323 206,331 152,332! 198,338 202,347 192,352 142,346! 172,358 170,368 156,368 108,362 60,364 20,356!"
    lines = "M70 300C92 292 108 304 118 330M66 318C88 310 112 316 134 312M72 344C86 330 104 330 130 336M142 300L134 304M150 318L138 320M150 332L138 334"
    scene += silhouette(
        shape(palm, "fair")
        + hatching_of(palm, 90, 7, 0.16, 2)
        + stroke(parse_path(lines), FIRM)
        + shape(parse_path("M20 276H46L52 368H20Z"), "red")
        + shape(parse_path("M44 278L58 276L64 364L50 368Z"), "gold", FINE),
        6,
    )
    eye = fill_without_contour(star_path(118, 306, 9, 0.4, 6), "red")
    return Plate(scene + eye + moved(silhouette(pointing, 5), 226, 330, 1.24), "lozenges", _BAND)


def wizard() -> Plate:
    """A magician in a pointed hat; from his brazier the smoke rises as a dragon."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("56,60 140,70 330,60 300,110 350,150 60,240", 8)
        + landscape.crescent(344, 96, 20)
    )
    scene += landscape.ground("20,330 140,322 260,330 380,320", "shadow", 10)
    smoke = "M86 306C60 280 120 262 98 232C74 204 40 190 66 150C82 126 120 130 124 158"
    scene += (
        stroke(parse_path(smoke), 30)
        + stroke(parse_path(smoke), 24, "green")
        + stroke(parse_path(smoke), 8, "teal", "0 14")
    )
    drake = (
        shape("138,160 112,150 112,122 132,102 160,106 184,122 180,132 160,134 178,144 168,152", "green")
        + shape("122,112 112,84! 134,104", "green", FINE)
        + shape("140,104 146,78! 154,106", "green", FINE)
        + fill_without_contour(oval(146, 120, 5), "glow")
        + fill_without_contour(oval(146, 120, 2.2), "ink")
        + stroke(parse_path("M182 128L196 124M184 130L196 138"), FINE, "red")
    )
    scene += silhouette(moved(drake, 0, 4), 5)
    brazier = (
        shape(parse_path("M52 304H122C122 332 104 340 87 340C70 340 52 332 52 304Z"), "ochre")
        + stroke(parse_path("M70 338L58 370M104 338L116 370M87 340V366"), 6)
        + shape("60,304 66,288! 76,298 84,280! 92,298 104,286! 114,304", "red", FINE)
    )
    scene += silhouette(brazier, 4)
    face = Face(
        skin="tan",
        jaw="long",
        brow="angry",
        eyes="staring",
        nose="hooked",
        mouth="smirk",
        beard="pointed",
        whiskers="curled",
    )
    body = bodies.gown("blue", "gold", "", "red")
    for x, y, size in (
        (-30, -80, 9),
        (26, -60, 10),
        (0, -34, 8),
        (-24, -154, 7),
        (28, -150, 8),
        (-44, -30, 8),
        (44, -24, 7),
    ):
        body += fill_without_contour(star_path(x, y, size, 0.42, 5), "gold")
    staff = (
        stroke(parse_path("M76 10C80 -80 72 -160 78 -232"), 11)
        + stroke(parse_path("M76 10C80 -80 72 -160 78 -232"), 6, "earth")
        + shape("64,-228 60,-254 78,-276 96,-254 92,-228 78,-240", "red")
        + landscape.rays(78, -254, 24, 44, 12, "glow", FINE)
    )
    near = (
        arm("-44,-176 -84,-166 -106,-196", "blue", "tan", "open", "gold", (34, 36, 44))
        + staff
        + arm("44,-176 76,-150 76,-132", "blue", "tan", "fist", "gold", (34, 36, 40))
    )
    scene += moved(figure(body, face, headdresses.pointed_hat("blue", "red"), near=near), 254, 372, 0.93)
    return Plate(scene, "beads", "plum")


def enchantress() -> Plate:
    """A lady flings water from a bowl over a dog that still wears its turban."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "teal")
        + shape(parse_path(arch(120, 330, 170, 260)), "rose", FIRM)
        + shape(parse_path(arch(300, 330, 150, 260)), "rose", FIRM)
    )
    scene += fill_without_contour("M20 322H380V384H20Z", "linen") + stroke(
        parse_path("M20 322H380M20 352H380M80 322L50 384M160 322L146 384M240 322L254 384M320 322L350 384"),
        FINE,
    )
    face = Face(skin="fair", jaw="soft", brow="arched", eyes="narrow", mouth="smirk", lashes=True)
    body = bodies.gown("plum", "gold", "green", "gold")
    veil = limb("40,-180 92,-140 84,-70 116,-20", (14, 22, 26, 40), "green", shade=0.2)
    bowl = shape(parse_path("M-20 -4C-16 18 16 18 20 -4Z"), "gold") + shape(oval(0, -4, 20, 5), "sea", FINE)
    near = arm("-44,-176 -90,-172 -112,-196", "plum", "fair", "flat", "gold", (30, 30, 34)) + moved(
        bowl, -134, -214, turn=-24
    )
    near += arm("44,-176 78,-140 64,-110", "plum", "fair", "open", "gold", (30, 30, 34))
    hat = headdresses.parted_hair("hair") + headdresses.diadem("green") + headdresses.earring(44, 12)
    scene += moved(figure(body, face, hat, headdresses.long_hair("hair"), near, veil), 262, 368, 1.06)
    drops = ""
    for x, y in (
        (112, 158),
        (96, 176),
        (84, 198),
        (76, 222),
        (120, 186),
        (104, 206),
        (98, 230),
        (66, 246),
        (88, 250),
    ):
        drops += (
            f"M{x} {y - 8}C{x + 7} {y} {x + 5} {y + 7} {x} {y + 7}C{x - 5} {y + 7} {x - 7} {y} {x} {y - 8}Z"
        )
    scene += shape(parse_path(drops), "foam", FINE)
    dog = shape(
        "56,376! 52,330 66,306 92,296 112,306 122,340 132,376! 114,376! 106,344 100,376! 82,376! 80,350 72,376!",
        "earth",
    ) + hatching_of("56,376! 52,330 66,306 92,296 112,306 122,340 132,376!", 0, 7, 0.2, 2.2)
    dog += (
        limb("122,364 148,356 150,330", (12, 9, 5), "earth")
        + shape("58,300 36,304 28,294 42,282 60,266 88,264 102,280 100,302 84,316", "earth")
        + shape("92,270 112,276 116,304 104,312 96,294", "shadow", FINE)
        + fill_without_contour(oval(62, 284, 3.6), "ink")
        + fill_without_contour(oval(31, 294, 4.4), "ink")
        + stroke("38,304 52,304 60,298", FINE)
    )
    dog += moved(headdresses.turban("linen", "red"), 80, 288, 0.62, turn=-8)
    return Plate(
        scene + silhouette(dog, 5) + sparkles("46,262 128,262 140,300 44,330", 9, "glow"), "interlace", "plum"
    )


def alchemist() -> Plate:
    """A man in a leather apron pumps his furnace; the still drips one drop of gold."""
    scene = fill_without_contour(box(20, 20, 360, 360), "earth") + bricks(24, 24, 352, 300, 30)
    scene += fill_without_contour("M20 334H380V384H20Z", "shadow") + stroke(parse_path("M20 334H380"), FIRM)
    croc = (
        stroke(parse_path("M104 68L98 80M122 70L128 82M150 70L144 82M168 66L176 78"), 5)
        + shape("36,62! 70,54 86,44 130,44 170,48 232,58! 196,66 150,72 110,70 84,66 36,68!", "green", FINE)
        + stroke(parse_path("M96 47L100 70M116 45V71M136 45L134 72M156 47L152 72M60 60L76 62"), HAIR)
        + stroke(parse_path("M110 44V24M170 48V24"), HAIR)
        + fill_without_contour(oval(84, 54, 2), "glow")
    )
    scene += silhouette(croc, 3)
    oven = "M36 336L44 226C46 204 150 204 152 226L160 336Z"
    scene += (
        silhouette(shape(parse_path(oven), "stone", BOLD), 4)
        + hatching_of(parse_path(oven), 0, 8, 0.25, 2.6)
        + shape(parse_path(arch(96, 326, 70, 74)), "hair", FIRM)
        + landscape.flame(84, 326, 0.9)
        + landscape.flame(112, 326, 0.7)
    )
    retort = "64,214 56,180 78,156 104,150 110,136! 128,134! 132,152 150,168 152,196 138,214"
    scene += silhouette(
        shape(retort, "sea")
        + fill_without_contour("66,208 60,188 150,184 150,198 138,212", "red")
        + stroke(parse_path("M70 176C74 166 84 160 92 158"), FINE, "linen")
        + limb("120,130 124,112 160,116 206,160", (20, 18, 14, 8), "sea"),
        5,
    )
    scene += shape("206,170 213,182 206,190 199,182", "gold", FINE)
    flask = shape(
        "190,240 194,214 200,206! 200,196! 214,196! 214,206 220,214 226,240", "linen"
    ) + fill_without_contour("193,236 196,224 220,224 223,236", "gold")
    scene += (
        shape(box(176, 240, 66, 12), "ochre", FINE)
        + shape(box(182, 252, 10, 84), "ochre", FINE)
        + silhouette(flask, 4)
    )
    face = Face(
        skin="fair",
        jaw="long",
        brow="raised",
        eyes="wide",
        nose="hooked",
        mouth="open",
        hair="shadow",
        beard="goatee",
        whiskers="curled",
        old=True,
    )
    body = (
        bodies.gown("red", "", "", "hair")
        + shape("-26,-160 26,-160 34,-100 38,-14 -38,-14 -34,-100", "ochre")
        + stroke(parse_path("M-26 -160L-20 -196M26 -160L20 -196M-22 -90H22V-60H-22Z"), FIRM)
    )
    near = arm("-44,-176 -80,-196 -84,-232", "red", "fair", "point", "linen", (32, 30, 28)) + arm(
        "44,-176 70,-130 30,-104", "red", "fair", "fist", "linen", (32, 30, 28)
    )
    bellows = shape("22,-110 -30,-92 -34,-72 -20,-60 34,-86", "shadow") + shape(
        "-32,-84 -56,-72 -30,-70", "stone", FINE
    )
    scene += moved(
        figure(
            body,
            face,
            headdresses.skullcap("hair", "gold"),
            near=moved(bellows, 0, 10) + near,
            at=(-4, -238),
            size=0.66,
        ),
        306,
        372,
        1.04,
    )
    return Plate(scene, "billets", "plum")


def witch() -> Plate:
    """A crone stirs a cauldron under the moon; a cat arches, and the steam has a face."""
    scene = (
        landscape.sky("midnight")
        + landscape.sun_or_moon(100, 104, 50)
        + landscape.stars("180,60 330,64 352,130 50,196", 7)
    )
    for x, y, size in ((70, 84, 0.8), (132, 128, 0.6), (300, 92, 0.7)):
        scene += moved(
            fill_without_contour(
                parse_path(
                    "M0 0C-6 -8 -14 -10 -24 -4C-20 0 -20 4 -22 8C-16 4 -12 6 -8 10L0 6L8 10C12 6 16 4 22 8C20 4 20 0 24 -4C14 -10 6 -8 0 0Z"
                ),
                "hair",
            ),
            x,
            y,
            size * 1.3,
        )
    scene += landscape.ground("20,320 120,312 260,322 380,312", "shadow", 10)
    steam = "70,262 48,232 62,200 50,176 76,160 84,134! 100,156 124,164 118,196 136,222 120,262"
    scene += (
        shape(steam, "green", FIRM)
        + shape(oval(78, 204, 7, 10), "hair", HAIR)
        + shape(oval(104, 204, 7, 10), "hair", HAIR)
        + shape(oval(92, 234, 8, 13), "hair", HAIR)
    )
    face = Face(
        skin="stone",
        jaw="long",
        brow="angry",
        eyes="staring",
        nose="crooked",
        mouth="grin",
        hair="shadow",
        old=True,
    )
    chin = shape("-26,56 -34,74 -20,84 0,78 12,60", "stone", FINE) + fill_without_contour(
        oval(-18, 66, 3), "red"
    )
    body = bodies.gown("hair", "plum", "", "red", ragged=True) + stroke(
        parse_path("M-18 -104C-26 -66 -30 -36 -32 -8M18 -104C26 -66 30 -36 33 -8"), FINE, "stone"
    )
    ladle = stroke(parse_path("M-96 -180L-150 -70"), 9) + stroke(
        parse_path("M-96 -180L-150 -70"), 4.4, "ochre"
    )
    near = (
        ladle
        + arm("-44,-172 -90,-140 -112,-132", "hair", "stone", "fist", "plum", (32, 32, 36))
        + arm("44,-172 84,-170 96,-208", "hair", "stone", "open", "plum", (32, 32, 36))
    )
    crone = figure(
        body,
        face,
        chin + headdresses.hood("plum"),
        headdresses.wild_hair("linen"),
        near,
        at=(-16, -230),
        size=0.7,
        tilt=-8,
    )
    scene += moved(crone, 248, 370, 1.06)
    pot = "M36 268H148C168 320 140 356 92 356C44 356 16 320 36 268Z"
    scene += silhouette(
        landscape.flame(60, 376, 0.7) + landscape.flame(92, 378, 0.8) + landscape.flame(124, 376, 0.7), 3
    )
    scene += silhouette(
        shape(parse_path(pot), "hair")
        + hatching_of(parse_path(pot), 10, 8, 0.25, 2.4, "stone")
        + shape(oval(92, 266, 62, 13), "shadow", FIRM)
        + shape(oval(92, 266, 50, 8), "green", FINE),
        5,
    )
    cat = "316,372! 322,340 314,316! 326,320 338,314! 342,330 348,320 362,318 372,340 368,372! 358,372! 352,346 340,348 334,372!"
    return Plate(
        scene
        + silhouette(shape(cat, "hair", FINE), 2, "stone")
        + stroke(parse_path("M368 330C376 310 366 296 372 284"), 6)
        + fill_without_contour(oval(322, 330, 2.4), "glow")
        + fill_without_contour(oval(334, 330, 2.4), "glow"),
        "beads",
        "plum",
    )


def physician() -> Plate:
    """He lifts a flask to the light and counts the pulse of a man in bed."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "green")
        + shape(parse_path(arch(86, 190, 100, 140)), "sky", FIRM)
        + landscape.sun_or_moon(86, 120, 20, rays=10)
    )
    scene += fill_without_contour("M20 336H380V384H20Z", "sand") + stroke(parse_path("M20 336H380"), FIRM)
    face = Face(
        skin="tan",
        jaw="long",
        brow="raised",
        eyes="narrow",
        nose="straight",
        mouth="thin",
        beard="pointed",
        whiskers="thin",
    )
    body = bodies.gown("blue", "linen", "linen")
    flask = (
        shape("-12,-6 -22,14 -16,36 0,42 16,36 22,14 12,-6 9,-30! -9,-30!", "foam")
        + fill_without_contour("-20,12 20,12 16,33 0,39 -16,33", "ochre")
        + shape(parse_path("M-12 -36H12V-29H-12Z"), "linen", FINE)
        + stroke(parse_path("M-12 6C-16 12 -16 20 -13 26"), FINE, "linen")
    )
    near = (
        moved(flask, -90, -252, 1.1)
        + arm("-44,-176 -84,-152 -88,-190", "blue", "tan", "fist", "linen", (32, 30, 28))
        + arm("44,-174 72,-128 94,-98", "blue", "tan", "flat", "linen", (32, 30, 28))
    )
    hat = headdresses.great_turban("linen", "blue")
    scene += moved(figure(body, face, hat, near=near), 146, 368, 1.0)
    bed = (
        shape("176,384! 180,318 214,296 260,290 380,284! 384,384!", "red")
        + hatching_of("176,384! 180,318 214,296 260,290 380,284! 384,384!", 90, 9, 0.2, 2.6)
        + stroke("178,344 260,336 384,330", 7, "ochre")
    )
    pillow = shape("298,290 290,262 310,246 376,242 392,264 388,290", "linen") + stroke(
        parse_path("M300 280C320 288 350 286 372 282"), HAIR
    )
    sick = Face(
        skin="fair", jaw="round", brow="worried", eyes="closed", nose="snub", mouth="frown", stubble=True
    )
    from_bed = figure(
        (),
        sick,
        headdresses.cropped_hair("hair") + headdresses.ragged_headcloth("linen"),
        at=(326, 254),
        size=0.5,
        tilt=-50,
        leads=False,
    )
    hand = limb("296,300 270,300 246,286", (20, 17, 13), "fair") + moved(
        bodies.hand("flat", "fair"), 248, 288, 0.8, turn=206
    )
    return Plate(
        scene + silhouette(pillow, 4) + from_bed + silhouette(bed, 4) + silhouette(hand, 4), "lozenges", _BAND
    )


def dervish() -> Plate:
    """He turns in his white skirt, one palm to heaven and one to the earth."""
    scene = landscape.sky("dusk") + shape(parse_path(arch(200, 340, 316, 310)), "sky", BOLD)
    text = "".join(
        f"M{200 + r * 1.0:.0f} 352C{200 + r * 1.0:.0f} {352 + r * 0.24:.0f} {200 - r:.0f} {352 + r * 0.24:.0f} {200 - r:.0f} 352"
        for r in (90, 120, 150)
    )
    scene += (
        fill_without_contour("M20 326H380V384H20Z", "teal")
        + stroke(parse_path("M20 326H380"), FIRM)
        + stroke(parse_path(text), FINE, "linen", "26 12")
    )
    skirt = "178,212! 150,250 100,284 46,296 40,314 74,318 104,334 140,322 174,340 208,324 246,338 280,320 316,326 356,308 352,290 304,280 252,248 226,212!"
    folds = "M186 220C176 256 140 290 104 330M194 222C190 262 176 300 174 336M206 222C206 262 206 290 208 322M214 220C224 262 240 300 246 334M220 218C240 256 270 290 314 322M182 220C160 256 110 286 60 304"
    feet = shape("176,366 180,340 198,340 198,360 178,374", "hair", FINE) + shape(
        "206,340 220,338 224,354 236,366 210,366", "hair", FINE
    )
    body = (
        feet
        + shape(skirt, "linen", BOLD)
        + hatching_of(skirt, 90, 10, 0.16, 2.6)
        + stroke(parse_path(folds), FINE)
    )
    jacket = "178,132! 160,140 154,164 168,196 166,222! 236,222! 234,196 248,164 242,140 224,132!"
    body += shape(jacket, "linen") + shape(
        parse_path("M164 206C188 216 214 216 238 206L239 224C214 234 188 234 163 224Z"), "hair", FINE
    )
    up = arm("164,150 126,138 92,82", "linen", "tan", "open", "", (28, 34, 46))
    down = arm("238,150 282,166 322,214", "linen", "tan", "open", "", (28, 34, 46))
    face = Face(
        skin="tan",
        jaw="long",
        brow="arched",
        eyes="closed",
        nose="straight",
        mouth="calm",
        beard="pointed",
        whiskers="thin",
    )
    man = figure(body, face, headdresses.felt_hat("ochre"), near=up + down, at=(200, 108), size=0.52, tilt=12)
    arcs = stroke(
        parse_path(
            "M46 256C30 262 30 270 44 274M356 262C372 266 372 276 358 280M70 236C56 240 50 246 52 252"
        ),
        FINE,
    )
    return Plate(scene + man + arcs, "interlace", _BAND)


def pilgrim() -> Plate:
    """A man in two white cloths walks toward far domes; his steps stay behind him in the sand."""
    scene = landscape.sky() + landscape.engraved_sky(190) + landscape.rays(84, 150, 46, 110, 24, "gold", FINE)
    scene += (
        dome(84, 186, 56, 66, "green")
        + minaret(44, 188, 12, 84)
        + minaret(124, 188, 12, 84)
        + landscape.sun_or_moon(330, 70, 26)
    )
    scene += landscape.ground("20,190 100,184 220,196 380,176", "sand") + landscape.ripples(214, 4)
    road = "M70 190C130 210 60 240 150 262C230 284 100 320 60 384H376V330C330 300 260 290 220 264C180 240 150 216 100 190Z"
    scene += fill_without_contour(parse_path(road), "linen") + stroke(
        parse_path(
            "M70 190C130 210 60 240 150 262C230 284 100 320 60 384M100 190C150 216 180 240 220 264C260 290 330 300 376 330"
        ),
        FINE,
    )
    steps = ""
    for x, y in ((322, 352), (346, 366), (352, 340), (372, 358)):
        steps += f"M{x - 6} {y}C{x - 6} {y - 5} {x + 6} {y - 5} {x + 6} {y}C{x + 6} {y + 4} {x - 6} {y + 4} {x - 6} {y}Z"
    scene += fill_without_contour(parse_path(steps), "earth")
    face = Face(
        skin="tan",
        jaw="soft",
        brow="arched",
        eyes="calm",
        nose="straight",
        mouth="smile",
        beard="trimmed",
        whiskers="thin",
    )
    legs = bodies.leg("-18,-60 -44,-34 -50,-6", "tan", "tan") + bodies.leg(
        "20,-60 36,-34 50,-8", "tan", "tan"
    )
    body = (
        legs
        + bodies.torso("tan", "linen")
        + shape("-44,-100! 44,-100! 56,-40 30,-26 -36,-30 -56,-38", "linen")
        + stroke(parse_path("M-20 -96C-26 -70 -30 -50 -30 -32M18 -96C24 -70 24 -50 22 -30"), FINE)
    )
    toga = "20,-198! 48,-186 58,-150 52,-106 -36,-96! -42,-112 -10,-150"
    body += (
        shape(toga, "linen")
        + hatching_of(toga, 15, 8, 0.3, 2.4)
        + stroke(parse_path("M34 -188C22 -150 -10 -120 -38 -104M48 -170C38 -140 10 -116 -14 -100"), FINE)
    )
    staff = (
        stroke(parse_path("M-92 6L-84 -242"), 10)
        + stroke(parse_path("M-92 6L-84 -242"), 5, "earth")
        + stroke(parse_path("M-84 -226C-96 -218 -102 -212 -102 -204"), FINE)
        + shape("-102,-206 -112,-196 -104,-186 -118,-168 -102,-154 -86,-168 -98,-186 -92,-196", "ochre", FINE)
    )
    near = staff + arm("-44,-176 -74,-150 -84,-150", "", "tan", "fist")
    far = arm("44,-176 72,-140 60,-112", "linen", "tan", "fist", "", (34, 34, 34))
    scene += moved(
        figure(body, face, headdresses.cropped_hair("hair"), near=near, far=far, size=0.64), 226, 366, 1.06
    )
    return Plate(scene, "billets", _BAND)
