"""Overlays around a plate: one function per adjective, on the square of the plate, with the middle left
free.
"""

from atelier.frames import star_path
from atelier.parts import beasts, landscape
from atelier.parts.bodies import limb, sparkles
from atelier.parts.figures import Person, person
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
from atelier.shade import hatching_of


def burning() -> Marks:
    """Flames climb from the lower edge and up both sides."""
    outer = "6,394! 10,300 4,250! 28,276 30,220! 50,270 62,296 66,262! 86,310 112,336 120,306! 138,340 168,352 178,326! 196,350 214,330! 228,352 258,342 272,310! 286,340 312,312 326,270! 336,300 352,270 366,226! 372,276 396,246! 390,300 394,394!"
    inner = "14,394! 20,340 14,312! 36,330 42,300! 56,334 80,352 92,330! 110,360 150,372 162,352! 186,374 212,358! 236,374 262,350! 282,364 310,342! 330,352 350,316! 362,346 384,318! 380,350 386,394!"
    sparks = "".join(
        f"M{x} {y}V{y}"
        for x, y in (
            (44, 180),
            (70, 220),
            (24, 140),
            (350, 190),
            (330, 230),
            (372, 150),
            (120, 276),
            (282, 280),
        )
    )
    return (
        shape(outer, "red", BOLD)
        + shape(inner, "ochre", FINE)
        + fill_without_contour("40,394! 60,366 100,378 160,388 240,388 300,378 350,362 372,394!", "glow")
        + stroke(parse_path(sparks), 6, "ochre")
    )


def smoking() -> Marks:
    """Two columns of smoke rise along the sides."""
    path = "M40 392C10 350 76 330 46 290C20 254 74 236 48 196C24 160 70 140 52 104C40 76 74 62 84 84C88 98 72 102 68 92"
    left = (
        stroke(parse_path(path), 34)
        + stroke(parse_path(path), 28, "cloud")
        + stroke(
            parse_path(
                "M40 380C22 346 62 326 40 288M50 270C36 244 62 230 46 196M52 180C40 158 60 140 50 110"
            ),
            FINE,
            "shadow",
        )
    )
    return mirrored(left)


def icy() -> Marks:
    """Icicles hang from the upper edge, and snow lies on the lower one."""
    text = "M8 8H392"
    for x, long, half in (
        (380, 70, 12),
        (352, 44, 10),
        (330, 92, 13),
        (300, 50, 10),
        (276, 66, 12),
        (250, 34, 9),
        (150, 36, 9),
        (124, 64, 12),
        (100, 46, 10),
        (70, 96, 13),
        (46, 50, 10),
        (20, 78, 12),
    ):
        text += f"L{x + half} 26L{x} {26 + long}L{x - half} 26"
    shine = "M66 40L69 84M326 40L329 82M122 38L124 66M278 38L277 66M18 40L19 72M378 40L379 70"
    snow = "4,396! 4,352 40,344 80,362 130,352 190,370 250,354 310,364 360,346 396,354 396,396!"
    flakes: Marks = ()
    for x, y, size in (
        (60, 190, 13),
        (344, 206, 15),
        (40, 270, 9),
        (366, 290, 10),
        (90, 140, 8),
        (318, 148, 8),
    ):
        flakes += stroke(
            parse_path(
                "".join(
                    f"M{x} {y}L{x + dx * size} {y + dy * size}"
                    for dx, dy in ((0, 1), (0, -1), (0.87, 0.5), (-0.87, 0.5), (0.87, -0.5), (-0.87, -0.5))
                )
            ),
            6,
        ) + stroke(
            parse_path(
                "".join(
                    f"M{x} {y}L{x + dx * size} {y + dy * size}"
                    for dx, dy in ((0, 1), (0, -1), (0.87, 0.5), (-0.87, 0.5), (0.87, -0.5), (-0.87, -0.5))
                )
            ),
            FIRM,
            "linen",
        )
    return (
        shape(parse_path(text + "Z"), "foam", FIRM)
        + stroke(parse_path(shine), FINE, "linen")
        + shape(snow, "linen", FIRM)
        + stroke(
            parse_path("M50 364Q70 372 90 370M200 380Q230 376 256 366M320 374Q340 366 356 364"), FINE, "sea"
        )
        + flakes
    )


def luminous() -> Marks:
    """Rays of light stand out from behind the frame and reach in from every side."""
    text = ""
    for x, y, far_x, far_y in (
        (2, 60, 96, 110),
        (2, 140, 76, 164),
        (2, 230, 70, 226),
        (2, 320, 90, 286),
        (60, 398, 110, 320),
        (150, 398, 168, 340),
        (60, 2, 110, 78),
        (150, 2, 168, 54),
    ):
        if x == 2:
            text += f"M{x} {y - 13}L{far_x} {far_y}L{x} {y + 13}Z"
        else:
            text += f"M{x - 13} {y}L{far_x} {far_y}L{x + 13} {y}Z"
    rays = shape(parse_path(text), "glow", FINE)
    corner = shape(star_path(24, 24, 44, 0.5), "glow", FIRM) + shape(oval(24, 24, 13), "linen", FINE)
    low = map_points(corner, lambda p: (p[0], 400 - p[1]))
    return mirrored(rays + corner + low)


def invisible() -> Marks:
    """Bands of the paper itself run over the picture and leave only slits of it."""
    text = ""
    for index, y in enumerate(range(34, 372, 15)):
        start = 24 + (index * 37) % 46
        text += f"M{start} {y}H{372 - (index * 53) % 60}"
    return stroke(parse_path(text), 9, "paper") + stroke(
        parse_path(
            "M24 41H376"
            + "".join(f"M{24 + (i * 29) % 80} {48 + i * 30}H{120 + (i * 61) % 240}" for i in range(11))
        ),
        HAIR,
        "pen",
        "8 10",
    )


def imprisoned() -> Marks:
    """Iron bars stand before the picture, with a lock."""
    bars = "".join(f"M{x} 20V380" for x in (60, 116, 172, 228, 284, 340))
    cross = "M20 92H380M20 316H380"
    marks = (
        stroke(parse_path(bars), 17)
        + stroke(parse_path(bars), 11, "shadow")
        + stroke(parse_path(cross), 19)
        + stroke(parse_path(cross), 13, "shadow")
    )
    rivets = "".join(f"M{x} {y}V{y}" for x in (60, 116, 172, 228, 284, 340) for y in (92, 316))
    lock = (
        shape(parse_path("M302 290H378V350C366 362 314 362 302 350Z"), "ochre", BOLD)
        + shape(oval(340, 318, 9), "hair", FINE)
        + stroke(parse_path("M340 320V338"), 7)
    )
    hasp = stroke("316,290 316,262 340,252 364,262 364,290", 13) + stroke(
        "316,290 316,262 340,252 364,262 364,290", 7, "stone"
    )
    return marks + stroke(parse_path(rivets), 7, "stone") + hasp + silhouette(lock, 3)


def guarded() -> Marks:
    """Two halberds are crossed before it, and a guard stands at each corner."""
    one = limb("36,392 330,96", (11, 11), "earth") + moved(
        shape("0,0 26,-14 34,-44 14,-62 -6,-40 -20,-44 -16,-22", "stone", FIRM)
        + shape("6,-34 26,-84! 30,-50", "linen", FINE),
        322,
        104,
        1.0,
        turn=14,
    )
    halberds = silhouette(one + map_points(one, lambda p: (400 - p[0], p[1])), 3)
    guard = person(Person(robe="red", skin="tan", hat="cap", cloth="stone", sash="hair", beard="hair"), 5)
    return halberds + moved(guard, 44, 392, 1.0) + moved(guard, 356, 392, 1.0, flip=True)


def sunken() -> Marks:
    """The picture lies under water: weed at the sides, bubbles, a fish, and waves over all."""
    text = ""
    for i in range(8):
        y, x = 50 + i * 42, 24 + (i % 2) * 34
        while x < 330:
            text += f"M{x} {y}Q{x + 20} {y - 14} {x + 40} {y}Q{x + 56} {y + 10} {x + 70} {y}"
            x += 110
    weed = ""
    for x, high in ((26, 130), (46, 190), (66, 110)):
        weed += f"M{x} 392C{x - 16} {392 - high * 0.3} {x + 16} {392 - high * 0.6} {x} {392 - high}"
    left = stroke(parse_path(weed), 13) + stroke(parse_path(weed), 8, "green")
    bubbles: Marks = ()
    for x, y, size in ((90, 120, 9), (104, 92, 6), (84, 74, 5), (310, 180, 8), (322, 152, 6), (306, 130, 4)):
        bubbles += shape(oval(x, y, size), "foam", FINE)
    fish = silhouette(
        moved(beasts.fish("red"), 74, 214, 0.9) + moved(beasts.fish("ochre"), 330, 250, 1.0, flip=True), 3
    )
    return (
        stroke(parse_path(text), 6, "sea")
        + stroke(parse_path(text), FINE, "foam")
        + mirrored(left)
        + bubbles
        + fish
    )


def furious() -> Marks:
    """Red teeth of lightning break in from every edge."""
    points = (
        (22, 22),
        (70, 50),
        (84, 30),
        (120, 58),
        (150, 28),
        (200, 46),
        (250, 28),
        (280, 58),
        (316, 30),
        (330, 50),
        (378, 22),
        (350, 70),
        (370, 84),
        (342, 120),
        (372, 150),
        (354, 200),
        (372, 250),
        (342, 280),
        (370, 316),
        (350, 330),
        (378, 378),
        (330, 350),
        (316, 370),
        (280, 342),
        (250, 372),
        (200, 354),
        (150, 372),
        (120, 342),
        (84, 370),
        (70, 350),
        (22, 378),
        (50, 330),
        (30, 316),
        (58, 280),
        (28, 250),
        (46, 200),
        (28, 150),
        (58, 120),
        (30, 84),
        (50, 70),
    )
    inner = "M" + "L".join(f"{x} {y}" for x, y in points) + "Z"
    bolts = "M6 96L40 130L28 134L64 176L34 146L46 140Z"
    return (
        shape(
            parse_path("M4 4H396V396H4Z" + "M" + "L".join(f"{x} {y}" for x, y in reversed(points)) + "Z"),
            "red",
            FIRM,
        )
        + stroke(parse_path(inner), FINE, "glow")
        + mirrored(shape(parse_path(bolts), "glow", FINE))
    )


def lazy() -> Marks:
    """A moon, and the letter that sleepers say, three times."""
    moon = landscape.crescent(62, 70, 36)
    text = "M250 120H284L250 156H284M292 72H334L292 116H334M338 24H388L338 76H388"
    return (
        silhouette(moon, 4)
        + stroke(parse_path(text), 13)
        + stroke(parse_path(text), 6.4, "glow")
        + sparkles("112,40 36,132 120,92", 12, "glow")
    )


def dreaming() -> Marks:
    """A cloud of thought with a palace in it hangs in the corner."""
    cloud = "222,96 196,76 206,44 238,42 252,16 296,10 320,28 358,18 388,44 382,78 392,110 356,132 322,120 290,140 258,122"
    palace = (
        shape(box(262, 84, 72, 28), "linen", FINE)
        + shape("272,84 274,60 292,46 310,60 312,84", "teal", FINE)
        + shape(parse_path("M252 112V64L258 52L264 64V112ZM332 112V64L338 52L344 64V112Z"), "linen", FINE)
        + stroke(parse_path("M292 46V36"), FINE)
        + fill_without_contour(oval(292, 34, 3), "gold")
    )
    return (
        shape(cloud, "cloud", BOLD)
        + palace
        + shape(oval(214, 130, 12, 9), "cloud", FIRM)
        + shape(oval(194, 152, 7, 5), "cloud", FIRM)
    )


def rich() -> Marks:
    """Gold is heaped in the lower corners, and a string of pearls hangs across the top."""
    heap: Marks = shape("4,396! 4,312 24,300 52,316 76,340 104,362 130,396!", "gold", BOLD)
    for x, y in (
        (20, 322),
        (44, 328),
        (28, 344),
        (58, 350),
        (84, 364),
        (40, 368),
        (66, 378),
        (18, 376),
        (100, 384),
    ):
        heap += shape(oval(x, y, 12, 6), "gold", FINE)
    heap += shape(star_path(52, 306, 13, 0.62, 6), "red", FINE) + shape(
        star_path(92, 346, 11, 0.62, 6), "green", FINE
    )
    pearls = "M10 16C60 62 120 66 200 66C280 66 340 62 390 16"
    return (
        mirrored(heap)
        + stroke(parse_path(pearls), 13, "ink", "0 15")
        + stroke(parse_path(pearls), 9, "linen", "0 15")
        + silhouette(
            shape(star_path(200, 76, 18, 0.6), "gold", FINE) + shape(oval(200, 76, 8), "red", FINE), 3
        )
    )


def merry() -> Marks:
    """A garland of leaves, flowers and lanterns hangs across the top."""
    line = "M6 14C50 66 110 70 140 40C170 66 230 66 260 40C290 70 350 66 394 14"
    marks = stroke(parse_path(line), 9) + stroke(parse_path(line), 5, "green")
    for x, y, fill in (
        (34, 42, "red"),
        (66, 59, "linen"),
        (104, 59, "rose"),
        (140, 42, "ochre"),
        (170, 55, "red"),
        (230, 55, "linen"),
        (260, 42, "rose"),
        (296, 59, "ochre"),
        (334, 59, "red"),
        (366, 42, "linen"),
    ):
        marks += silhouette(
            shape(star_path(x, y, 12, 0.6, 6), fill, HAIR) + fill_without_contour(oval(x, y, 4), "glow"), 2
        )
    for x, fill in ((84, "red"), (316, "teal")):
        lantern = (
            stroke(parse_path(f"M{x} 62V84"), FIRM)
            + shape(
                parse_path(f"M{x - 10} 84H{x + 10}L{x + 16} 106L{x + 9} 126H{x - 9}L{x - 16} 106Z"),
                fill,
                FIRM,
            )
            + shape(
                parse_path(f"M{x - 5} 92H{x + 5}L{x + 8} 106L{x + 4} 118H{x - 4}L{x - 8} 106Z"), "glow", HAIR
            )
            + stroke(parse_path(f"M{x} 126V142"), 4, fill)
        )
        marks += silhouette(lantern, 3)
    return marks


def mournful() -> Marks:
    """A black drape is hung over the upper corners, and it rains on one side."""
    drape = "4,4! 170,4! 150,40 104,54 84,90 56,104 46,150 30,190 4,210!"
    folds = (
        "M140 10C124 34 96 40 80 70M110 8C96 28 70 36 58 74M80 8C66 28 48 40 38 92M50 8C40 30 26 60 20 120"
    )
    tassel = limb("34,184 38,214", (12, 7), "shadow") + shape("28,210 46,210 50,240! 26,240!", "shadow", FINE)
    left = shape(drape, "hair", BOLD) + stroke(parse_path(folds), FINE, "stone") + tassel
    drops = ""
    for x, y in ((70, 270), (40, 310), (96, 320), (64, 352), (330, 270), (362, 306), (306, 324), (338, 354)):
        drops += f"M{x} {y - 13}C{x + 9} {y} {x + 8} {y + 10} {x} {y + 10}C{x - 8} {y + 10} {x - 9} {y} {x} {y - 13}Z"
    return mirrored(left) + shape(parse_path(drops), "sea", FIRM)


def poisonous() -> Marks:
    """Green slime runs down from the upper edge, and a skull hangs below."""
    slime = "4,4! 396,4! 396,70 384,96 370,70 358,40 340,44 330,110 316,124 304,106 300,46 276,38 250,34 230,36 150,34 130,40 112,44 104,84 90,98 78,82 72,42 52,44 44,130 30,146 18,128 12,60"
    skull = (
        shape("-26,0 -32,-26 -14,-46 14,-46 32,-26 26,0 14,4 14,14 -14,14 -14,4", "linen", BOLD)
        + fill_without_contour(oval(-12, -20, 8), "ink")
        + fill_without_contour(oval(12, -20, 8), "ink")
        + fill_without_contour(parse_path("M0 -10L-5 -1H5Z"), "ink")
        + stroke(parse_path("M-5 4V14M5 4V14"), FIRM)
    )
    bones = stroke(parse_path("M-46 -14L46 26M46 -14L-46 26"), 16) + stroke(
        parse_path("M-46 -14L46 26M46 -14L-46 26"), 10, "linen"
    )
    return (
        shape(slime, "green", BOLD)
        + stroke(parse_path("M30 60V120M90 54V82M316 56V102M384 40V76"), FIRM, "foam")
        + shape(oval(30, 178, 7, 10), "green", FINE)
        + shape(oval(316, 156, 6, 9), "green", FINE)
        + silhouette(moved(bones + skull, 334, 358, 0.86), 4)
    )


def cursed() -> Marks:
    """Black thorns have grown in from the frame on every side."""
    stem = "M4 380C60 350 20 280 56 240C84 206 30 170 44 120C54 84 20 60 30 10"
    low = "M10 396C80 330 120 388 180 356"
    thorns = "M40 340L70 336L42 326ZM38 290L14 282L42 276ZM60 240L88 246L64 228ZM48 190L22 182L50 176ZM44 140L72 134L44 126ZM40 90L14 86L38 76ZM80 358L86 330L92 360ZM130 366L142 390L144 362ZM28 44L56 40L28 30Z"
    side = stroke(parse_path(stem + low), 12, "hair") + shape(parse_path(thorns), "hair", FIRM)
    eye = (
        shape("170,30 200,12 230,30 200,48", "linen", BOLD)
        + shape(oval(200, 30, 12), "red", FINE)
        + fill_without_contour(oval(200, 30, 5), "ink")
        + stroke(parse_path("M176 14L168 4M200 8V0M224 14L232 4M176 48L170 58M224 48L230 58M200 52V62"), 4)
    )
    return mirrored(side) + silhouette(eye, 4)


def lovesick() -> Marks:
    """Hearts rise along the sides, and the largest has an arrow in it."""
    heart = "M0 22C-34 -4 -24 -34 0 -18C24 -34 34 -4 0 22Z"
    marks: Marks = ()
    for x, y, size, fill in (
        (58, 300, 1.0, "rose"),
        (40, 220, 0.7, "red"),
        (70, 160, 0.8, "rose"),
        (344, 320, 0.7, "red"),
        (362, 240, 0.9, "rose"),
        (334, 180, 0.6, "red"),
    ):
        marks += silhouette(moved(shape(parse_path(heart), fill, FIRM), x, y, size), 3)
    great = shape(parse_path(heart), "red", BOLD)
    arrow = (
        limb("-60,-40 60,40", (7, 7), "ochre")
        + shape("60,40 82,54! 76,28 68,34 64,42 56,46", "stone", FINE)
        + shape(parse_path("M-60 -40L-84 -42L-70 -48L-76 -62L-56 -46Z"), "linen", FINE)
    )
    return (
        marks
        + silhouette(moved(arrow, 70, 74, 0.9), 3)
        + silhouette(moved(great, 70, 78, 2.0), 4)
        + moved(
            limb("10,7 60,40", (7, 7), "ochre")
            + shape("60,40 82,54! 76,28 68,34 64,42 56,46", "stone", FINE),
            70,
            74,
            0.9,
        )
    )


def sealed() -> Marks:
    """Cords are tied over the picture, and where they meet is a great red seal."""
    cords = "M4 330C120 330 280 350 396 318M60 396C80 340 70 300 4 268M330 396C316 350 340 300 396 262"
    marks = stroke(parse_path(cords), 13) + stroke(parse_path(cords), 8, "ochre", "8 4")
    wax = star_path(200, 338, 52, 0.84, 11)
    return (
        marks
        + silhouette(shape(wax, "red", BOLD), 4)
        + stroke(oval(200, 338, 34), FINE)
        + shape(star_path(200, 338, 27, 0.577, 6), "gold", FIRM)
        + fill_without_contour(oval(200, 338, 6), "red")
    )


def hidden() -> Marks:
    """Great leaves close over the picture from both sides."""
    leaf = "0,0 30,-44 90,-60 150,-36 180,6 130,20 70,24"
    vein = "M4 0C60 -22 110 -22 172 4M50 -16L66 -44M90 -20L110 -46M60 -12L74 14M104 -16L118 12"
    side: Marks = ()
    for x, y, turn, fill, size in (
        (-10, 300, -30, "teal", 0.86),
        (-16, 396, -34, "green", 1.0),
        (-20, 220, 6, "green", 0.8),
        (-14, 120, 20, "teal", 0.8),
        (-10, 20, 34, "green", 0.8),
        (90, 410, -54, "teal", 0.7),
    ):
        side += silhouette(
            moved(shape(leaf, fill, FIRM) + stroke(parse_path(vein), FINE), x, y, size, turn=turn), 4
        )
    return mirrored(side)


def winged() -> Marks:
    """A white wing is spread at each side."""
    wing = "20,250! 24,190 10,130 20,70 50,44 70,84! 82,74 88,116! 102,112 100,154! 114,156 106,192! 116,202 96,226! 92,244 66,250! 48,262"
    quills = "M30 220C40 170 36 120 52 70M44 230C60 190 66 150 84 112M58 236C76 210 84 190 100 156"
    return mirrored(
        silhouette(
            shape(wing, "linen", BOLD)
            + hatching_of(wing, 60, 9, 0.2, 2.4)
            + stroke(parse_path(quills), FIRM),
            4,
        )
    )


def singing() -> Marks:
    """A ribbon of song winds through the air, with birds on it."""
    ribbon = "M16 120C50 70 90 120 120 84C146 52 110 24 90 46"
    left = (
        stroke(parse_path(ribbon), 15)
        + stroke(parse_path(ribbon), 9, "rose")
        + stroke(parse_path(ribbon), FINE, "linen", "10 6")
    )
    birds = (
        moved(beasts.finch("red"), 44, 92, 1.2)
        + moved(beasts.finch("ochre", "teal"), 352, 92, 1.2, flip=True)
        + moved(beasts.finch("blue", "linen"), 118, 62, 1.0, flip=True)
        + moved(beasts.finch("green", "hair"), 286, 62, 1.0)
    )
    return mirrored(left) + silhouette(birds, 3)


def talking() -> Marks:
    """A scroll of speech unrolls across the upper edge."""
    scroll = "12,74! 20,30 60,16 200,30 330,12 384,26 390,66! 340,56 200,76 70,62"
    curl = shape("12,74 30,60 52,66 56,84 40,96 20,92", "linen", FIRM) + stroke(
        "24,80 34,72 46,78 40,88", FINE
    )
    lines = "M66 34C120 38 180 48 220 46C270 42 320 32 366 38M70 48C120 52 180 62 216 60C260 56 300 48 334 44"
    return silhouette(shape(scroll, "linen", FIRM) + curl, 4) + stroke(
        parse_path(lines), 4, "ink", "16 7 5 7"
    )


def wounded() -> Marks:
    """Three arrows stick in the frame, and under each runs something red."""
    arrow = (
        limb("0,0 84,-46", (7, 7), "earth")
        + shape(parse_path("M84 -46L108 -50L98 -58L110 -70L90 -62L80 -56Z"), "linen", FINE)
        + shape("0,0 -16,6! -6,-10 4,-6", "stone", FINE)
    )
    blood = shape("-14,6 -8,2 -2,8 -2,40 -8,52 -14,40", "red", FINE) + shape(
        "2,4 8,6 10,24 6,32 2,24", "red", FINE
    )
    marks = (
        moved(blood, 300, 128)
        + moved(arrow, 300, 124, 1.0)
        + moved(blood, 322, 236, 0.9)
        + moved(arrow, 322, 232, 0.9, turn=18)
    )
    return silhouette(marks + moved(blood, 84, 282) + moved(arrow, 84, 278, 1.0, flip=True, turn=-6), 3)


def buried() -> Marks:
    """The earth has closed over the lower half."""
    soil = "4,396! 4,256 50,242 100,264 150,250 200,272 260,252 320,266 360,246 396,258 396,396!"
    marks = shape(soil, "earth", BOLD) + hatching_of(soil, 270, 12, 0.1, 2.6)
    for x, y, size in (
        (60, 310, 16),
        (150, 340, 22),
        (250, 312, 18),
        (340, 346, 20),
        (210, 372, 14),
        (90, 366, 12),
    ):
        marks += shape(oval(x, y, size, size * 0.66), "stone", FIRM) + hatching_of(
            oval(x, y, size, size * 0.66), 60, 6, 0.4, 2
        )
    worm = "M284 372C296 356 308 388 320 372C328 362 336 370 338 376"
    bone = stroke(parse_path("M96 336L126 326"), 11) + stroke(parse_path("M96 336L126 326"), 6, "linen")
    return (
        marks
        + stroke(parse_path(worm), 11)
        + stroke(parse_path(worm), 6, "rose")
        + bone
        + mirrored(landscape.tuft_of_grass(46, 250, 1.3, "ink"))
    )


def ruined() -> Marks:
    """The plate itself is cracked, and its corner has broken off."""
    corner = shape(
        parse_path("M396 4H300L316 34L296 50L330 70L326 100L360 108L366 140L396 150Z"), "paper", BOLD
    )
    cracks = "M316 34L270 70L282 104L240 136M330 70L306 120L318 160M4 300L50 284L66 310L110 296L130 320L160 314M50 284L60 250L48 226M66 310L60 344L80 370"
    rubble: Marks = ()
    for x, y, size in ((40, 380, 20), (74, 384, 14), (104, 388, 10), (20, 360, 12)):
        rubble += shape(
            parse_path(
                f"M{x - size} {y + size * 0.5}L{x - size * 0.6} {y - size * 0.6}L{x + size * 0.3} {y - size * 0.7}L{x + size} {y + size * 0.5}Z"
            ),
            "stone",
            FIRM,
        )
    return corner + stroke(parse_path(cracks), 6, "ink") + stroke(parse_path(cracks), HAIR, "paper") + rubble


def enchanted() -> Marks:
    """A trail of stars winds about the picture."""
    trail = "M20 330C70 390 330 390 372 320C394 270 350 240 366 180C380 130 340 70 300 40C240 10 130 12 90 50C40 90 60 140 36 180C20 230 50 260 30 300"
    marks = stroke(parse_path(trail), 4, "glow", "2 12")
    for x, y, size, fill in (
        (34, 326, 17, "ochre"),
        (110, 376, 11, "glow"),
        (214, 378, 14, "rose"),
        (318, 362, 12, "glow"),
        (374, 296, 18, "ochre"),
        (360, 206, 10, "glow"),
        (362, 120, 15, "rose"),
        (302, 42, 18, "ochre"),
        (200, 24, 11, "glow"),
        (96, 46, 16, "rose"),
        (44, 130, 18, "ochre"),
        (32, 226, 11, "glow"),
    ):
        marks += shape(star_path(x, y, size, 0.42, 5), fill, FINE)
    return marks


def shipwrecked() -> Marks:
    """A broken mast lies across, with a rag of sail and a barrel in the wash."""
    mast = limb("4,250 90,300 168,352", (17, 16, 13), "earth") + shape(
        parse_path("M160 342L186 348L174 354L184 366L164 362Z"), "earth", FINE
    )
    rag = shape("30,262 118,314 104,372! 92,350 76,380! 62,344 44,362! 34,310", "linen", FIRM) + stroke(
        parse_path("M60 290L56 330M90 308L84 344"), HAIR
    )
    wash = (
        "4,396! 4,366 30,352 56,368 90,356 126,372 170,360 216,374 262,358 306,372 350,356 396,368 396,396!"
    )
    barrel = shape("-26,-18 0,-24 26,-18 26,18 0,24 -26,18", "ochre", FIRM) + stroke(
        parse_path("M-12 -22V22M12 -22V22"), FIRM
    )
    return (
        silhouette(mast + rag, 4)
        + silhouette(moved(barrel, 326, 350, 1.0, turn=-18), 4)
        + shape(wash, "sea", BOLD)
        + stroke(
            parse_path("M20 380Q50 366 80 380M150 386Q186 372 220 386M286 384Q316 372 346 384"), FIRM, "foam"
        )
    )
