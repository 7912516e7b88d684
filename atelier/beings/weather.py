"""Weather, fire and water."""

import math

from atelier.parts import attributes, beasts, landscape
from atelier.parts.bodies import limb
from atelier.parts.buildings import arch, dome, house, minaret
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    Step,
    box,
    fill_without_contour,
    moved,
    oval,
    parse_path,
    polygon,
    shape,
    silhouette,
    smooth_path_through,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of, jitter

_BAND = "shadow"


def _spiral(
    x: float, y: float, outer: float, turns: float, flat_by: float = 0.4, start: float = 0
) -> tuple[Step, ...]:
    """A spiral seen aslant, from its rim to its eye."""
    count = int(turns * 14)
    points: list[str] = []
    for index in range(count + 1):
        part = index / count
        angle = start + part * turns * 2 * math.pi
        radius = outer * (1 - part) ** 1.2
        points.append(
            f"{x + radius * math.cos(angle):.1f},{y + radius * flat_by * math.sin(angle) + 60 * part * part:.1f}"
        )
    return smooth_path_through(" ".join(points), closed=False)


def _great_wave() -> Marks:
    body = "-200,120! -170,60 -120,10 -60,-60 10,-96 70,-84 96,-40 80,-6! 66,-36 34,-40 20,-10 30,40 80,90 140,120!"
    marks = shape(body, "sea", BOLD) + hatching_of(body, 90, 9, 0.14, 2.6)
    marks += stroke(
        parse_path(
            "M-150 90C-100 30 -40 -40 20 -70M-110 100C-70 50 -20 0 4 -30M-60 110C-40 70 -10 40 6 10M-10 112C0 84 6 60 14 44"
        ),
        FIRM,
        "foam",
    )
    claw = "-60,-60! -20,-84 40,-100 88,-74 104,-36 96,-6! 90,-22 80,-14! 76,-34 62,-22! 60,-44 44,-30! 44,-52 26,-42! 10,-64"
    return marks + shape(claw, "foam", FINE)


def storm() -> Plate:
    """Lightning strikes between waves as high as houses, and a small ship is in the middle of it."""
    scene = fill_without_contour(box(20, 20, 360, 360), "shadow")
    rain = "".join(
        f"M{30 + (i * 53) % 350} {120 + (i * 37) % 150}L{22 + (i * 53) % 350} {142 + (i * 37) % 150}"
        for i in range(46)
    )
    cloud = "20,20! 20,96 40,116 70,106 92,128 130,112 160,132 200,110 236,130 270,108 306,126 336,106 362,114 380,92 380,20!"
    scene += shape(cloud, "hair", BOLD) + stroke(
        parse_path(
            "M50 84C60 70 84 76 82 92C80 102 68 100 68 92M130 90C136 74 164 78 160 96C156 106 144 102 146 94M230 92C238 74 262 80 260 98C256 106 246 104 246 96M310 84C318 70 342 74 340 90C338 100 326 98 328 90"
        ),
        FIRM,
        "stone",
    )
    scene += stroke(parse_path(rain), FINE, "stone")
    bolt = "M236 112L186 186L212 188L170 262L246 172L216 170L262 112Z"
    scene += shape(parse_path(bolt), "glow", FIRM) + shape(
        parse_path("M96 116L74 160L88 162L64 204L108 152L92 150L112 116Z"), "glow", FINE
    )
    scene += landscape.sea(256, 384, 1.3)
    scene += silhouette(moved(_great_wave(), 290, 250, 1.0, flip=True), 4)
    scene += silhouette(moved(attributes.sail(), 170, 292, 0.72, turn=-24), 4)
    scene += silhouette(moved(_great_wave(), 92, 310, 0.86), 4)
    man = person(Person(robe="red", left=(-22, -90), right=(22, -90)), 3)
    return Plate(
        scene + moved(man, 182, 268, 0.3) + landscape.breaker(300, 362, 1.0, flip=True), "billets", _BAND
    )


def sandstorm() -> Plate:
    """A brown wall rolls over the dunes; a caravan crouches before it."""
    scene = (
        landscape.sky()
        + landscape.sun_or_moon(84, 78, 26, "ochre")
        + landscape.dune("20,300 100,280 200,304 380,280", "sand")
    )
    wall = "130,384! 150,330 120,296 146,262 120,226 150,196 128,160 166,134 152,98 196,80 200,44 250,40 280,20! 380,20! 380,384!"
    scene += shape(wall, "earth", BOLD) + hatching_of(wall, 0, 9, 0.2, 2.8)
    curls = "M150 330C190 340 220 310 200 290C184 278 170 294 182 304M146 262C190 276 232 250 214 224C198 206 174 222 186 240M150 196C200 210 250 180 230 150C212 130 186 148 198 168M152 98C196 120 250 100 240 70C228 50 204 60 210 78M240 330C290 340 330 300 306 276C286 262 268 280 282 294M270 220C320 232 360 196 336 168C314 150 292 170 306 188M290 130C330 140 366 116 348 90C332 74 312 88 322 104M320 350C350 352 374 330 362 312"
    scene += stroke(parse_path(curls), 4.2, "sand") + stroke(
        parse_path(
            "M204 330C250 350 320 350 374 330M230 262C280 266 340 256 374 236M250 180C290 176 340 150 374 140"
        ),
        FINE,
        "sand",
    )
    streaks = "M24 220H110M30 244H90M24 200H70M60 262H124M40 180H110M24 150H60M70 158H116"
    scene += stroke(parse_path(streaks), FINE, "earth")
    palm = landscape.palm_tree(56, 306, 120, -26)
    scene += palm
    scene += landscape.ground("20,340 120,330 240,344 380,334", "sand", 9)
    kneeling = moved(beasts.camel("ochre", "red"), 132, 366, 0.92)
    scene += silhouette(kneeling, 4)
    for x, robe, flip in ((60, "blue", False), (196, "plum", True)):
        one = person(
            Person(robe=robe, hat="hood", cloth=robe, seated=True, left=(-6, -84), right=(8, -84), lean=-16),
            4,
        )
        scene += moved(one, x, 378, 0.78, flip)
    return Plate(scene, "lozenges", _BAND)


def fire() -> Plate:
    """A house burns to the stars, and a chain of people passes buckets."""
    scene = landscape.sky("midnight") + landscape.stars("50,50 350,70 330,130 44,130", 7)
    smoke = "120,60 90,40 110,20! 300,20! 310,50 280,70 250,50 220,76 180,54 150,80"
    scene += shape(smoke, "shadow", FINE) + stroke(
        parse_path("M140 50C150 40 166 46 162 58M220 56C228 44 246 48 244 62M274 50C282 40 296 46 292 56"),
        FINE,
        "stone",
    )
    back = "92,300! 70,250 84,200 66,160! 96,176 98,130! 122,160 132,96! 160,140 176,60! 208,128 226,76! 246,140 272,104! 278,166 310,140! 304,200 330,180! 320,250 308,300!"
    scene += shape(back, "red", BOLD)
    middle = "112,300! 96,254 112,220 104,190! 132,210 140,164! 162,196 180,126! 208,186 224,146! 240,196 264,166! 268,214 294,200! 290,250 286,300!"
    scene += shape(middle, "ochre", FINE)
    inner = "136,300! 128,260 146,236 150,214! 168,238 184,184! 206,232 222,204! 234,240 256,222! 258,260 256,300!"
    scene += shape(inner, "glow", FINE)
    walls = (
        "M100 340V214L126 222L138 206L164 224L178 212L200 226L222 208L240 222L262 206L284 220L300 212V340Z"
    )
    scene += shape(parse_path(walls), "sand", BOLD) + hatching_of(parse_path(walls), 0, 9, 0.16, 2.6)
    for x in (140, 200, 260):
        scene += shape(parse_path(arch(x, 288, 34, 52)), "hair", FIRM) + landscape.flame(x - 2, 288, 0.86)
    scene += shape(parse_path(arch(200, 340, 44, 44)), "hair", FIRM) + landscape.flame(200, 340, 0.6)
    scene += landscape.ground("20,336 120,330 260,338 380,330", "earth", 9) + stroke(
        parse_path("M60 90V90M330 100V100M300 60V60M110 110V110M286 120V120M90 70V70"), 4, "ochre"
    )
    for x, robe, flip in (
        (52, "blue", False),
        (118, "teal", False),
        (282, "plum", True),
        (348, "green", True),
    ):
        scene += moved(
            person(
                Person(
                    robe=robe,
                    left=(-30, -50),
                    right=(28, -50),
                    hat="turban" if x != 118 else "veil",
                    back=x in (118, 282),
                ),
                4,
            ),
            x,
            380,
            0.74,
            flip,
        )
    buckets: Marks = ()
    for x in (85, 316):
        buckets += (
            shape(parse_path(f"M{x - 11} 338H{x + 11}L{x + 8} 356H{x - 8}Z"), "ochre", FINE)
            + fill_without_contour(oval(x, 338, 9, 2.6), "foam")
            + stroke(parse_path(f"M{x - 11} 338C{x - 6} 326 {x + 6} 326 {x + 11} 338"), FINE)
        )
    return Plate(scene + silhouette(buckets, 3), "beads", _BAND)


def river() -> Plate:
    """A river winds from the mountains between reeds; a heron stands where the ford should be."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(130)
        + landscape.sun_or_moon(300, 76, 24)
        + landscape.cloud(96, 62, 0.7)
    )
    scene += landscape.crag(
        "20 180 70 104 104 140 150 84 204 168 250 116 300 160 340 126 380 170 380 210 20 210",
        "stone",
        "M150 84L160 120M70 104L76 136M250 116L256 146M340 126L336 150",
    ) + fill_without_contour(parse_path("M136 102L150 84L168 112L156 106L148 114Z"), "linen")
    scene += landscape.ground("20,190 120,176 240,190 380,174", "green")
    water = "M206 184C240 196 150 210 170 228C200 250 330 246 300 284C270 316 60 300 40 384H340C330 340 400 320 392 276C384 230 260 230 240 216C226 204 250 194 222 184Z"
    scene += shape(parse_path(water), "sea", BOLD)
    flow = "M200 206C196 216 210 226 236 234M262 240C310 250 346 262 340 288M300 300C240 330 120 320 90 370M330 306C290 340 170 340 150 380M356 290C350 330 270 346 250 380M376 262C384 300 340 330 320 370M214 194C222 198 214 204 206 208"
    scene += stroke(parse_path(flow), FIRM, "foam") + stroke(
        parse_path("M190 224C220 244 300 248 318 270M280 322C220 344 190 350 180 384"), FINE, "pen"
    )
    for x, y, size in ((132, 322, 15), (176, 332, 17), (224, 326, 14), (268, 340, 18)):
        scene += shape(oval(x, y, size, size * 0.5), "stone", FIRM) + hatching_of(
            oval(x, y, size, size * 0.5), 60, 5, 0.4, 2
        )
    reeds: Marks = ()
    for x, y, high, lean in (
        (40, 340, 80, 6),
        (56, 350, 96, -4),
        (72, 346, 70, 8),
        (346, 376, 96, -8),
        (362, 380, 80, 4),
        (330, 384, 66, -6),
    ):
        reeds += stroke(
            parse_path(f"M{x} {y}C{x} {y - high * 0.5} {x + lean} {y - high * 0.8} {x + lean} {y - high}"),
            3.4,
            "ink",
        ) + shape(oval(x + lean, y - high + 8, 5, 13), "earth", FINE)
    scene += reeds + landscape.palm_tree(62, 230, 96, 10) + landscape.palm_tree(96, 224, 70, -6)
    heron = (
        stroke(parse_path("M2 0V-34M12 0V-34"), 4, "ochre")
        + shape("-12,-46 4,-58 28,-50 46,-34! 22,-30 0,-34", "linen", FIRM)
        + shape("6,-50 26,-48 44,-36! 18,-34", "stone", FINE)
    )
    neck_path = "M-4 -48C-22 -58 4 -76 -10 -92"
    heron += (
        stroke(parse_path(neck_path), 9)
        + stroke(parse_path(neck_path), 4.6, "linen")
        + shape("-8,-90 -14,-98 -24,-96 -26,-88 -14,-86", "linen", FINE)
        + shape(parse_path("M-24 -95L-50 -88L-24 -87Z"), "ochre", FINE)
        + fill_without_contour(oval(-19, -93, 1.8), "ink")
        + stroke(parse_path("M-10 -97L6 -102"), FINE)
    )
    return Plate(scene + silhouette(moved(heron, 222, 322, 1.1), 3), "interlace", _BAND)


def whirlpool() -> Plate:
    """The sea turns like a millstone, and a ship goes down the spiral with it."""
    scene = (
        landscape.sky("dusk")
        + landscape.cloud(96, 62, 0.8)
        + landscape.cloud(300, 56, 0.7, flip=True)
        + landscape.sea(104, 384, 1.0)
    )
    scene += shape(oval(200, 226, 182, 122), "sea", BOLD)
    for wide, high, y, fill in (
        (156, 100, 232, "teal"),
        (126, 78, 240, "sea"),
        (96, 58, 250, "teal"),
        (68, 40, 260, "blue"),
        (42, 25, 270, "midnight"),
        (20, 12, 278, "hair"),
    ):
        scene += shape(oval(200, y, wide, high), fill, FINE)
    scene += (
        stroke(_spiral(200, 224, 172, 3.4, 0.66, 0.4), FIRM, "foam")
        + stroke(_spiral(200, 224, 168, 3.4, 0.66, 2.5), FINE, "foam")
        + stroke(_spiral(200, 224, 170, 3.4, 0.66, 4.6), FIRM, "linen")
    )
    ship = moved(attributes.sail(), 100, 206, 0.62, turn=30)
    scene += silhouette(ship, 4)
    barrel = shape("-14,-10 0,-13 14,-10 14,10 0,13 -14,10", "ochre", FINE) + stroke(
        parse_path("M-6 -12V12M6 -12V12"), FINE
    )
    scene += silhouette(
        moved(barrel, 262, 240, 0.9, turn=24)
        + moved(limb("-20,0 20,0", (8, 8), "earth"), 216, 292, 0.7, turn=-20),
        3,
    )
    man = person(Person(robe="red", left=(-22, -96), right=(22, -96)), 3)
    scene += moved(man, 290, 196, 0.4)
    scene += fill_without_contour(oval(290, 192, 14, 5), "teal")
    return Plate(
        scene + landscape.breaker(66, 352, 0.9) + landscape.breaker(330, 356, 0.9, flip=True),
        "interlace",
        _BAND,
    )


def landslide() -> Plate:
    """Half a mountain comes down upon the road, and a man and his donkey run."""
    scene = landscape.sky() + landscape.engraved_sky(150)
    scene += landscape.crag(
        "380 20 380 384 60 384 110 330 150 300 176 250 220 220 236 170 280 140 296 86 340 60",
        "earth",
        "M296 86L310 120L290 150M236 170L256 196M176 250L200 270L190 300M340 60L350 100M330 180L344 220L326 250M260 260L280 290",
        0,
        10,
        0.1,
    )
    scene += landscape.ground("20,346 90,338 160,350 260,342 380,350", "sand", 9)
    rocks = (
        (262, 112, 34),
        (204, 176, 40),
        (318, 158, 30),
        (140, 226, 34),
        (250, 236, 46),
        (176, 300, 36),
        (324, 256, 40),
        (268, 326, 44),
        (102, 290, 24),
        (350, 336, 34),
    )
    for index, (x, y, size) in enumerate(rocks):
        points: list[tuple[float, float]] = []
        for corner in range(6 + index % 3):
            angle = (corner + 0.7 * jitter(index, corner, 5)) * 2 * math.pi / (6 + index % 3) + index
            reach = size * (0.74 + 0.42 * jitter(index, corner))
            points.append((x + reach * math.cos(angle), y + reach * 0.86 * math.sin(angle)))
        outline = polygon(points)
        scene += silhouette(shape(outline, ("stone", "shadow", "stone")[index % 3], FIRM), 3) + hatching_of(
            outline, 60, 8, 0.36, 2.4
        )
        scene += stroke(
            parse_path(f"M{x - size * 0.3} {y - size * 0.3}L{x + size * 0.1} {y}L{x} {y + size * 0.4}"), FINE
        )
    speed = "M244 66L256 48M276 66L286 48M176 132L190 112M214 126L226 106M112 186L124 168M148 184L160 166M80 262L90 246"
    scene += stroke(parse_path(speed), FINE)
    dust = "M120 340C100 340 96 322 112 318C112 300 140 300 144 314C160 304 180 316 170 330C180 344 140 346 120 340Z"
    scene += shape(parse_path(dust), "cloud", FINE, "pen")
    man = person(Person(robe="red", left=(-34, -80), right=(24, -92), lean=14), 4)
    donkey = moved(beasts.mare("stone"), 104, 374, 0.5)
    return Plate(scene + silhouette(donkey, 4) + moved(man, 48, 374, 0.8), "billets", _BAND)


def fog() -> Plate:
    """White bands lie over everything; a lantern, half a man, and the tops of things are left."""
    scene = fill_without_contour(box(20, 20, 360, 360), "stone") + landscape.sun_or_moon(286, 92, 30, "cloud")
    pale = (
        dome(110, 190, 100, 90, "shadow", "shadow")
        + minaret(190, 200, 22, 130, "shadow", "shadow")
        + landscape.cypress(330, 230, 130, "shadow")
        + landscape.cypress(48, 230, 110, "shadow")
    )
    scene += pale
    scene += _bank_of_fog(176, 12)
    tree = limb("276,300 270,240 280,190", (22, 18, 10), "shadow") + stroke(
        parse_path("M272 230L236 190M274 214L310 176M280 196L268 160M250 206L232 206"), 7
    )
    scene += silhouette(tree, 3) + _bank_of_fog(232, 16)
    man = person(Person(robe="blue", cloth="linen", hat="hood", left=(-30, -70)), 5)
    scene += landscape.rays(116, 248, 22, 56, 18, "glow", FIRM) + shape(oval(116, 248, 26), "glow", FINE)
    scene += (
        moved(man, 172, 382, 1.9)
        + shape(parse_path("M104 236H128V264H104Z"), "glow", FIRM)
        + shape(parse_path("M100 236L116 222L132 236Z"), "ochre", FINE)
        + stroke(parse_path("M116 236V264"), FINE)
    )
    scene += _bank_of_fog(296, 20) + _bank_of_fog(338, 24)
    eyes = (
        fill_without_contour(oval(300, 278, 5), "glow")
        + fill_without_contour(oval(318, 278, 5), "glow")
        + fill_without_contour(oval(300, 278, 2), "ink")
        + fill_without_contour(oval(318, 278, 2), "ink")
    )
    return Plate(scene + eyes, "beads", _BAND)


def _bank_of_fog(y: float, high: float) -> Marks:
    """A bank of fog across the panel, with long curls."""
    top = "".join(f"{20 + i * 40},{y - high * (0.4 + jitter(i, y)):.0f} " for i in range(10))
    low = "".join(f"{380 - i * 40},{y + high * (1.0 + 0.8 * jitter(i, y, 2)):.0f} " for i in range(10))
    curls = ""
    for i in range(3):
        x = 50 + i * 115 + 40 * jitter(y, i)
        curls += f"M{x:.0f} {y + high * 0.4:.0f}C{x + 30:.0f} {y - high * 0.5:.0f} {x + 66:.0f} {y:.0f} {x + 50:.0f} {y + high * 0.7:.0f}C{x + 40:.0f} {y + high:.0f} {x + 30:.0f} {y + high * 0.6:.0f} {x + 38:.0f} {y + high * 0.4:.0f}"
    return shape(smooth_path_through(top + low), "cloud", FINE, "pen") + stroke(
        parse_path(curls), FINE, "pen"
    )


def flood() -> Plate:
    """The water stands at the roofs: a family, a rooster, a cradle, and a door that sails."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "stone")
        + landscape.cloud(90, 66, 0.9)
        + landscape.cloud(300, 60, 0.9, flip=True)
    )
    rain = "".join(
        f"M{34 + (i * 61) % 340} {90 + (i * 43) % 100}L{28 + (i * 61) % 340} {108 + (i * 43) % 100}"
        for i in range(34)
    )
    scene += (
        stroke(parse_path(rain), FINE, "blue")
        + minaret(338, 300, 26, 200)
        + dome(286, 300, 84, 110, "teal")
        + landscape.palm_tree(44, 300, 100, 8)
    )
    scene += house(88, 330, 140, 136, "sand", "36,46 104,46")
    scene += (
        moved(person(Person(robe="red", left=(-26, -104), right=(20, -60)), 4), 124, 196, 0.88)
        + moved(
            person(Person(robe="plum", hat="veil", cloth="linen", right=(10, -50), left=(-8, -50)), 4),
            164,
            196,
            0.84,
        )
        + moved(person(Person(robe="green", child=True, hat="cap", cloth="red"), 4), 198, 196, 0.9)
    )
    scene += landscape.sea(254, 384, 1.2)
    cradle = (
        shape(parse_path("M-40 -26H40L30 8C10 14 -10 14 -30 8Z"), "ochre")
        + stroke(parse_path("M-37 -12H37M-33 0H33"), FINE)
        + shape("-26,-26 -20,-44 0,-46 8,-28", "linen", FINE)
        + shape(oval(-12, -34, 9), "fair", FINE)
        + stroke(parse_path("M-16 -35H-15M-9 -35H-8M-14 -29C-12 -28 -11 -28 -9 -29"), FINE)
        + shape("6,-26 10,-40 34,-38 38,-26", "red", FINE)
    )
    scene += silhouette(moved(cradle, 100, 334, 1.2, turn=-6), 4)
    door = (
        shape(parse_path("M-60 -8L50 -18L64 4L-44 16Z"), "earth")
        + stroke(parse_path("M-52 2L58 -8M-20 -11L-6 12M20 -15L34 8"), FINE)
        + shape(oval(44, -4, 4), "gold", HAIR)
    )
    cock = (
        shape("-14,-12 -18,-32 -6,-36 6,-24 22,-40! 26,-16 10,-4 -6,-4", "red", FINE)
        + shape("-16,-30 -22,-44 -10,-48 -6,-36", "ochre", FINE)
        + shape(parse_path("M-20 -46L-18 -56L-13 -50L-9 -57L-7 -47Z"), "red", HAIR)
        + shape(parse_path("M-21 -42L-30 -38L-20 -36Z"), "ochre", HAIR)
        + fill_without_contour(oval(-15, -42, 1.8), "ink")
        + stroke(parse_path("M-2 -4V4M6 -4V4"), FINE)
    )
    scene += silhouette(moved(door, 280, 330, 1.0) + moved(cock, 276, 318, 1.1), 4)
    return Plate(
        scene
        + stroke(
            parse_path(
                "M48 358Q70 346 92 358Q114 368 136 356M226 352Q252 342 278 352Q304 362 338 350M150 376Q170 366 190 376"
            ),
            FIRM,
            "foam",
        ),
        "lozenges",
        _BAND,
    )
