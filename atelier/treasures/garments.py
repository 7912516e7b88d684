"""What is worn or ridden: a carpet, a tunic, slippers, a horse of ebony, a bridle; and an ape."""

from atelier.frames import star_path
from atelier.parts import attributes, beasts, landscape
from atelier.parts.bodies import sparkles
from atelier.parts.buildings import dome, minaret
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
    moved,
    oval,
    parse_path,
    recoloured,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "red"


def flying_carpet() -> Plate:
    """A red carpet flies over wheat and waves, no higher than a turban; a goat has hold of the fringe."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(150)
        + landscape.cloud(96, 80, 0.9)
        + landscape.cloud(310, 66, 0.7, flip=True)
    )
    scene += landscape.sea(236, 300) + landscape.ground("20,300 120,288 250,304 380,286", "ochre")
    wheat: Marks = ()
    for index in range(11):
        x = 36 + index * 30
        wheat += stroke(parse_path(f"M{x} 372C{x + 2} 350 {x + 4} 336 {x + 10} 318"), FINE) + shape(
            oval(x + 11, 314, 4, 9), "gold", HAIR
        )
    cloth = "36,190! 110,158 190,178 270,152 346,140! 366,196! 284,212 200,240 120,222 52,256!"
    carpet = shape(cloth, "red", BOLD) + hatching_of(cloth, 80, 8, 0.25, 2.6)
    carpet += stroke(
        "54,198 114,172 192,192 272,166 336,156 350,188 280,200 200,226 122,208 66,238 54,198", FIRM, "gold"
    )
    carpet += (
        shape(star_path(196, 208, 17, 0.5), "blue", FINE)
        + shape(star_path(118, 192, 13, 0.5), "ochre", FINE)
        + shape(star_path(284, 182, 13, 0.5), "ochre", FINE)
    )
    fringe = stroke(
        parse_path(
            "M36 190L22 194M40 206L24 212M44 222L28 230M48 238L34 248M52 254L40 266M346 140L362 134M352 154L370 150M358 168L374 166M362 182L376 182M366 196L378 200"
        ),
        FIRM,
        "linen",
    )
    goat = shape("-30,-14 -26,-32 0,-36 22,-32 26,-14 14,-10 -20,-10", "linen", FIRM) + stroke(
        parse_path("M-22 -12V4M-12 -12V4M12 -12V4M20 -12V4M26 -28L36 -36"), FIRM
    )
    goat += (
        shape("-28,-30 -44,-46 -56,-42 -52,-30 -36,-22", "linen", FIRM)
        + stroke(parse_path("M-42 -46C-40 -60 -30 -62 -26 -58M-50 -30L-52 -18"), FIRM)
        + fill_without_contour(oval(-46, -39, 2.2), "ink")
    )
    return Plate(
        scene + wheat + fringe + silhouette(carpet, 6) + silhouette(moved(goat, 96, 318, 1), 4),
        "interlace",
        _BAND,
    )


def magic_tunic() -> Plate:
    """A tunic on its stand, striped or green as one looks; two witnesses swear to two different things."""
    scene = (
        landscape.sky("sky")
        + landscape.engraved_sky(110)
        + landscape.ground("20,316 150,304 270,320 380,306", "sand", 9)
    )
    half = "200,90! 172,94 120,110 70,170 62,214! 112,222! 130,190! 128,300! 200,306!"
    left = shape(half, "green", BOLD) + hatching_of(half, 200, 9, 0.14, 2.6)
    right = map_points(shape(half, "linen", BOLD), lambda p: (400 - p[0], p[1]))
    for x in (216, 240, 264):
        right += shape(parse_path(f"M{x} 100H{x + 10}V300H{x}Z"), "plum", HAIR)
    right += shape("286,126! 298,136 336,206! 324,212 280,150!", "plum", HAIR)
    collar = shape("172,94 186,116 200,122 214,116 228,94 200,86", "gold", FIRM) + stroke(
        parse_path("M200 122V168"), FIRM
    )
    hem = stroke(parse_path("M130 290L200 296M202 296L270 290"), 6, "gold")
    stand = (
        shape(box(195, 60, 10, 36), "earth", FIRM)
        + shape(box(195, 300, 10, 54), "earth", FIRM)
        + shape(parse_path("M160 358L200 344L240 358L236 366H164Z"), "earth", FIRM)
        + shape(oval(200, 56, 10), "gold", FINE)
    )
    one = moved(person(Person(robe="red", right=(30, -70)), 4), 66, 366, 0.98)
    two = moved(
        person(Person(robe="blue", hat="cap", cloth="ochre", beard="linen", left=(-30, -72)), 4),
        336,
        366,
        0.98,
    )
    return Plate(scene + stand + silhouette(left + right + collar, 5) + hem + one + two, "interlace", _BAND)


def homesick_slippers() -> Plate:
    """Two patched slippers walk home to Baghdad by themselves; behind them the prints of nobody."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(150) + landscape.sun_or_moon(316, 84, 26)
    town = (
        dome(94, 196, 66, 80, "green")
        + minaret(44, 196, 16, 96)
        + minaret(146, 196, 16, 84)
        + shape(box(30, 176, 132, 28), "sand", FIRM)
    )
    scene += (
        town
        + landscape.ground("20,204 130,194 260,208 380,192", "sand")
        + landscape.ground("20,300 140,282 270,304 380,284", "earth", 9)
    )
    road = fill_without_contour(
        parse_path("M96 204C130 236 120 262 170 300L380 384H250L60 384C130 330 60 250 84 204Z"), "sand"
    )
    prints = ""
    for x, y in ((352, 350), (330, 372), (366, 372)):
        prints += f"M{x - 8} {y}L{x + 8} {y - 5}"
    slipper = "-84,10! -70,-20 -30,-34 10,-36 44,-40 70,-32 84,0! 78,26 20,30 -40,28 -92,22 -120,-4 -124,-36! -106,-14"
    shoe = shape(slipper, "red", BOLD) + hatching_of(slipper, 80, 8, 0.3, 2.6)
    shoe += shape("-10,-34 40,-40 74,-26 60,-12 10,-10", "shadow", FIRM) + shape(
        parse_path("M-60 -14L-34 -22L-28 2L-54 10Z"), "blue", FINE
    )
    shoe += stroke(
        parse_path("M-60 -14L-54 -18M-46 -20L-44 -14M-34 -6L-28 -8M-50 6L-46 0"), FINE, "linen"
    ) + stroke("-90,20 -40,24 40,24 78,18", FINE, "gold")
    shoe += shape(oval(-124, -38, 8), "gold", FINE)
    puffs = stroke(
        parse_path(
            "M300 250C312 242 322 252 314 260M320 268C334 258 346 270 336 280M262 352C276 344 286 354 278 362"
        ),
        FIRM,
        "linen",
    )
    return Plate(
        scene
        + road
        + stroke(parse_path(prints), 6, "shadow")
        + silhouette(moved(shoe, 222, 246, 0.94, turn=-12), 6)
        + silhouette(moved(shoe, 190, 336, 1.04, turn=4), 6)
        + puffs,
        "interlace",
        _BAND,
    )


def ebony_horse() -> Plate:
    """A horse of black wood climbs through the clouds; behind its ear a golden peg."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("52,60 96,40 180,44 346,60 366,150 44,180 356,230", 6)
        + landscape.crescent(80, 110, 24)
    )
    scene += (
        landscape.cloud(90, 320, 1.3)
        + landscape.cloud(310, 350, 1.4, flip=True)
        + landscape.cloud(330, 230, 0.8)
    )
    roofs = shape(parse_path("M150 384V366H170V352H190V366H214V384Z"), "sand", FINE)
    horse = beasts.mare("hair") + stroke(
        parse_path("M-34 -46C-10 -56 20 -56 50 -50M-30 -66C-40 -74 -46 -80 -50 -90"), FINE, "gold"
    )
    saddle = shape("-8,-76 14,-84 34,-78 38,-58 -4,-56", "red", FINE) + stroke(
        parse_path("M-4 -60L36 -62"), FINE, "gold"
    )
    rosettes = shape(star_path(-20, -52, 7, 0.5), "gold", HAIR) + shape(
        star_path(44, -54, 7, 0.5), "gold", HAIR
    )
    peg = (
        stroke(parse_path("M-40 -104L-28 -120"), 7)
        + stroke(parse_path("M-40 -104L-28 -120"), 3.6, "gold")
        + shape(oval(-27, -122, 6), "gold", FINE)
    )
    body = recoloured(horse, {"glow": "linen"}) + saddle + rosettes + peg
    return Plate(
        scene
        + roofs
        + silhouette(moved(body, 212, 284, 1.92, turn=16), 7, "linen")
        + sparkles("120,60 300,90 150,300", 10, "gold"),
        "interlace",
        _BAND,
    )


def golden_bridle() -> Plate:
    """A bridle of gold on a lion that has eaten generals; it has lowered its head."""
    scene = (
        landscape.sky("sky")
        + landscape.engraved_sky(140)
        + landscape.sun_or_moon(70, 80, 24)
        + landscape.ground("20,300 140,286 260,304 380,290", "green", 9)
    )
    mane = "200,62 262,72 312,116 330,184 316,256 270,310 200,330 130,310 84,256 70,184 88,116 138,72"
    lion = shape(mane, "earth", BOLD)
    lion += hatching_of(mane, 90, 12, 0.35, 3)
    for x in (122, 278):
        lion += shape(oval(x, 104, 24, 22), "earth", FIRM) + fill_without_contour(
            oval(x, 106, 11, 10), "rose"
        )
    face = "200,98 258,116 280,172 264,240 236,292 200,304 164,292 136,240 120,172 142,116"
    lion += shape(face, "ochre", BOLD) + hatching_of(face, 20, 8, 0.16, 2.4)
    lion += shape("158,238 200,226 242,238 250,270 226,294 200,300 174,294 150,270", "linen", FIRM)
    lion += shape("180,226 220,226 208,246 200,252 192,246", "hair", FINE) + stroke(
        parse_path("M200 252V272M200 272C190 282 178 280 172 274M200 272C210 282 222 280 228 274"), FIRM
    )
    for x, side in ((164, 1), (236, -1)):
        lion += stroke(f"{x - 18},{182 + side * 2} {x},{190} {x + 18},{182 - side * 2}", FIRM) + stroke(
            f"{x - 20},164 {x},158 {x + 20},166", 5
        )
    straps = "M128 150C160 130 240 130 272 150M140 226C170 214 230 214 260 226M146 130C136 160 136 200 148 232M254 130C264 160 264 200 252 232"
    bridle = stroke(parse_path(straps), 13) + stroke(parse_path(straps), 8, "gold")
    reins = "M146 228C100 250 70 300 30 320M254 228C290 262 320 330 300 384"
    bridle += stroke(parse_path(reins), 11) + stroke(parse_path(reins), 6.5, "gold", "10 4")
    for x, y in ((142, 142), (258, 142), (144, 226), (256, 226)):
        bridle += shape(star_path(x, y, 15, 0.62), "gold", FINE) + shape(oval(x, y, 5), "red", HAIR)
    bell = shape("200,136! 214,146 214,164 186,164 186,146", "gold", FINE) + shape(
        oval(200, 168, 4), "gold", HAIR
    )
    helmet = (
        shape("30,362! 36,336 58,328 78,338 82,362!", "stone", FIRM)
        + shape(oval(57, 324, 5), "gold", FINE)
        + stroke(parse_path("M28 362H86"), 5)
    )
    return Plate(scene + silhouette(lion, 6) + bridle + bell + silhouette(helmet, 3), "interlace", _BAND)


def hairless_ape() -> Plate:
    """A hairless ape on a ship's rail has come up with a pearl, and settles an old account."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(150)
        + landscape.sun_or_moon(318, 84, 26)
        + landscape.sea(186, 320, 1.1)
        + silhouette(moved(attributes.sail(), 78, 206, 0.5), 3)
    )
    rail = shape(parse_path("M20 306H380V330H20Z"), "earth", BOLD)
    for x in (54, 132, 268, 346):
        rail += shape(box(x - 8, 328, 16, 60), "earth", FIRM)
    body = "164,196 150,240 156,296 180,312! 220,312! 248,296 252,240 238,196 200,182"
    ape = stroke("244,290 306,300 330,262 308,236", 20) + stroke(
        "244,290 306,300 330,262 308,236", 14, "rose"
    )
    ape += shape(body, "rose", BOLD) + hatching_of(body, 20, 8, 0.25, 2.4)
    ape += shape("160,286 112,292 96,318 120,330 170,316", "rose", FIRM) + shape(
        "240,286 280,288 298,316 276,330 230,316", "rose", FIRM
    )
    ape += (
        stroke("160,208 112,196 92,146", 27)
        + stroke("160,208 112,196 92,146", 20, "rose")
        + shape("80,148 74,124 90,116 108,122 110,146", "rose", FIRM)
    )
    ape += (
        stroke("240,208 274,240 262,276", 27)
        + stroke("240,208 274,240 262,276", 20, "rose")
        + shape(oval(262, 284, 13), "rose", FIRM)
    )
    head = shape(oval(150, 122, 17, 20), "rose", FIRM) + shape(oval(254, 122, 17, 20), "rose", FIRM)
    head += shape("202,66 246,84 256,128 236,170 202,182 168,170 148,128 158,84", "rose", BOLD)
    head += shape("172,106 188,96 202,106 216,96 232,106 234,146 202,174 170,146", "fair", FIRM)
    for x in (186, 218):
        head += shape(oval(x, 116, 9, 10), "linen", FINE) + fill_without_contour(oval(x - 3, 117, 4.4), "ink")
    head += (
        stroke(parse_path("M196 134V138M208 134V138"), FIRM)
        + stroke("180,152 202,160 226,150", FIRM)
        + shape(oval(232, 142, 13), "fair", FINE)
    )
    head += stroke(parse_path("M190 76C196 70 208 70 214 76"), FINE)
    pearl = shape(oval(92, 112, 19), "linen", FIRM) + hatching_of(oval(92, 112, 19), 30, 5, 0.4, 1.8)
    drops = "".join(f"M{x} {y}V{y + 8}" for x, y in ((140, 66), (262, 76), (276, 170), (128, 236)))
    return Plate(
        scene
        + rail
        + silhouette(ape + head, 6)
        + pearl
        + sparkles("62,92 120,90 92,80", 9)
        + stroke(parse_path(drops), FIRM, "foam"),
        "interlace",
        _BAND,
    )
