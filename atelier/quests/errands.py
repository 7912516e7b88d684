"""Quests that somebody else gives: a mapmaker, a cadi, a princess, a parrot, a king."""

from atelier.frames import star_path
from atelier.parts import attributes, beasts, landscape
from atelier.parts.bodies import sparkles
from atelier.parts.buildings import arch, bricks
from atelier.parts.figures import Person, person
from atelier.parts.settings import alcove
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

_BAND = "green"


def hollow_cane() -> Plate:
    """Two thin monks hold up a cane; where it is cut open, white silkworms look out."""
    scene = (
        landscape.sky("dusk")
        + landscape.engraved_sky(150)
        + landscape.sun_or_moon(200, 84, 30)
        + landscape.ground("20,300 140,284 270,304 380,288", "sand", 9)
    )
    one = person(Person(robe="shadow", hat="hood", cloth="shadow", right=(30, -58)), 5)
    two = person(Person(robe="earth", hat="hood", cloth="earth", left=(-30, -58)), 5)
    scene += moved(one, 92, 356, 2.1) + moved(two, 308, 356, 2.1)
    tube = shape(parse_path("M96 226L304 206L308 240L100 262Z"), "ochre", BOLD) + stroke(
        parse_path("M150 220V256M250 211V246"), FIRM
    )
    window = shape("160,226! 238,219! 240,240! 163,248!", "hair", FINE)
    worms: Marks = ()
    for x, y in ((176, 236), (198, 232), (220, 231)):
        worms += (
            shape(oval(x, y, 11, 7), "linen", FINE)
            + fill_without_contour(oval(x - 6, y - 1, 1.6), "ink")
            + stroke(parse_path(f"M{x - 1} {y - 6}V{y + 6}M{x + 4} {y - 6}V{y + 6}"), HAIR)
        )
    return Plate(scene + silhouette(tube, 5) + window + worms, "interlace", _BAND)


def four_handfuls() -> Plate:
    """A bed of earth in four colours, a flower for each, and a princess who has no country to miss."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(130)
        + landscape.cloud(310, 70, 0.8)
        + landscape.ground("20,230 140,216 270,232 380,220", "green")
    )
    scene += landscape.cypress(48, 232, 120) + landscape.cypress(352, 228, 110)
    bed = shape(parse_path("M70 256L330 250L362 372H38Z"), "stone", BOLD)
    plots = (
        ("M84 266L196 262V312H70Z", "earth"),
        ("M204 262L316 260L332 310H204Z", "red"),
        ("M68 320H196V364H52Z", "ochre"),
        ("M204 318H334L346 362H204Z", "shadow"),
    )
    for path, fill in plots:
        bed += shape(parse_path(path), fill, FIRM) + hatching_of(parse_path(path), 90, 8, 0.4, 2)
    flowers: Marks = ()
    for x, y, fill in ((132, 292, "rose"), (268, 290, "linen"), (124, 346, "blue"), (276, 344, "glow")):
        flowers += (
            stroke(parse_path(f"M{x} {y + 8}V{y - 26}"), FIRM, "green")
            + shape(star_path(x, y - 34, 15, 0.55, 6), fill, FINE)
            + fill_without_contour(oval(x, y - 34, 4), "ochre")
        )
    princess = moved(
        person(Person(robe="plum", hat="crown", cloth="gold", left=(-6, -52), right=(10, -50)), 5),
        200,
        258,
        1.5,
    )
    return Plate(scene + princess + silhouette(bed, 4) + flowers, "interlace", _BAND)


def serpents_off_the_map() -> Plate:
    """A map whose rim is all sea serpents; the mapmaker's brush is out of green."""
    scene = fill_without_contour(box(20, 20, 360, 360), "earth") + stroke(
        parse_path("M20 80H380M20 180H380M20 280H380"), HAIR
    )
    sheet = shape(
        "44,52! 130,44 270,54 356,46! 350,200 358,340! 250,350 140,340 42,350! 50,200", "linen", BOLD
    )
    sea = shape(oval(200, 196, 128, 122), "sea", FIRM)
    land = (
        shape("150,150 196,126 250,140 262,180 240,214 252,246 214,268 170,252 146,214 160,184", "sand", FIRM)
        + stroke("176,190 206,184 230,196", FINE)
        + fill_without_contour(oval(206, 186, 5), "red")
    )
    coil = "M96 118C82 150 106 168 90 200C76 232 104 250 96 282"
    other = "M304 118C318 150 294 168 310 200C324 232 296 250 304 282"
    snakes = (
        beasts.serpent(coil, 17)
        + beasts.serpent(other, 17)
        + moved(beasts.serpent_head(), 98, 116, 0.9, turn=60)
        + moved(beasts.serpent_head(), 302, 116, 0.9, flip=True, turn=-60)
    )
    snakes += beasts.serpent("M140 316C170 300 190 330 220 314C244 302 256 318 268 312", 15)
    hand = moved(attributes.quill(), 300, 330, 0.95, turn=18)
    pot = shape("312,358 306,338 318,332! 348,332! 358,338 352,358", "green", FIRM) + shape(
        oval(334, 332, 15, 4), "hair", FINE
    )
    return Plate(
        scene + silhouette(sheet, 4) + sea + land + snakes + silhouette(hand, 4) + silhouette(pot, 3),
        "interlace",
        _BAND,
    )


def summons_for_an_efreet() -> Plate:
    """A summons nailed to a door; through the hole in the wall beside it shows a large, contented face."""
    scene = fill_without_contour(box(20, 20, 360, 360), "sand") + bricks(24, 24, 352, 350, 24)
    hole = "226,90 262,70 316,82 350,120 352,186 330,236 286,258 240,236 218,190 222,130"
    face = shape("240,120 286,96 330,124 334,190 306,232 268,232 240,196", "red", BOLD)
    for x in (268, 306):
        face += shape(oval(x, 148, 13, 11), "glow", FIRM) + fill_without_contour(oval(x - 3, 149, 5), "ink")
    face += (
        stroke("250,132 266,124 280,132", 6)
        + stroke("294,132 308,124 324,132", 6)
        + shape("252,188 286,200 322,184 310,218 286,226 264,218", "hair", FINE)
        + fill_without_contour("258,192 286,202 316,188 312,196 286,208 262,200", "linen")
    )
    face += shape("244,112 234,72 262,100", "linen", FINE) + shape("326,116 342,76 312,100", "linen", FINE)
    scene += shape(hole, "hair", BOLD) + face + stroke(hole, BOLD)
    door = (
        shape(parse_path(arch(120, 372, 150, 300)), "earth", BOLD)
        + stroke(parse_path("M84 110V372M120 84V372M156 110V372"), FINE)
        + shape(oval(178, 250, 8), "gold", FINE)
    )
    paper = (
        shape("70,150! 172,144! 176,258! 120,250 68,264!", "linen", FIRM)
        + stroke(parse_path("M84 170H160M84 186H156M84 202H160M84 218H140"), FIRM)
        + shape(oval(150, 238, 13), "red", FINE)
    )
    nails = fill_without_contour(oval(80, 156, 4), "ink") + fill_without_contour(oval(162, 152, 4), "ink")
    loaf = shape(oval(0, 0, 24, 14), "ochre", FIRM) + stroke(
        parse_path("M-10 -6L-4 4M0 -8L6 3M10 -7L14 2"), FINE
    )
    crumbs = moved(loaf, 270, 340, 1) + moved(loaf, 318, 352, 0.9) + moved(loaf, 232, 358, 0.7)
    return Plate(scene + door + paper + nails + silhouette(crumbs, 3), "interlace", _BAND)


def parrots_choice() -> Plate:
    """A parrot has walked across the Caliph's map and bitten a piece out of the sea."""
    scene = alcove("blue", "midnight", "earth", 250)
    table = shape(parse_path("M20 250H380L380 384H20Z"), "red", FIRM) + stroke(
        parse_path("M20 262H380"), 5, "gold", "0 12"
    )
    sheet = (
        shape("50,268! 200,258 350,268! 366,372! 200,362 34,372!", "linen", FIRM)
        + shape("70,286! 160,276 180,300 150,330 80,342!", "sand", FINE)
        + shape("220,284 300,276 330,300 316,340 250,344 226,318", "sand", FINE)
    )
    bite = fill_without_contour("196,296 214,290 222,304 212,316 198,312", "red") + stroke(
        "190,300 202,288 216,290 226,304 214,320 198,316 190,300", FINE
    )
    bird = shape(
        "150,234 146,180 160,120 196,84 236,90 252,124 244,180 222,236", "green", BOLD
    ) + hatching_of("150,234 146,180 160,120 196,84 236,90 252,124 244,180 222,236", 20, 8, 0.25, 2.4)
    bird += shape("214,120 250,150 256,200 236,250! 214,226 206,170", "teal", FIRM) + stroke(
        parse_path("M222 150C234 160 240 176 242 194M218 176C228 186 232 200 234 216"), FINE
    )
    bird += (
        shape("160,120 168,92 196,78 222,88 226,118 200,140 172,138", "red", FIRM)
        + shape("164,110 142,112 134,132 146,146! 152,132 168,132", "gold", FIRM)
        + shape(oval(190, 108, 9), "linen", FINE)
        + fill_without_contour(oval(188, 108, 4), "ink")
    )
    bird += shape("196,230 214,236 226,306! 206,296 198,260", "blue", FIRM) + stroke(
        parse_path(
            "M164 234L158 256M158 256L146 260M158 256L162 264M186 238L184 260M184 260L172 264M184 260L190 268"
        ),
        5,
        "ochre",
    )
    island = shape("122,146 138,142 142,154 130,160", "sand", FINE)
    return Plate(scene + table + sheet + bite + silhouette(bird, 6) + island, "interlace", _BAND)


def candle_in_chang_an() -> Plate:
    """One candle in a cell, a brush and a scroll; the window shows pagodas and the end of the night."""
    scene = fill_without_contour(box(20, 20, 360, 360), "shadow") + bricks(24, 24, 352, 250, 26)
    pane = (
        shape(oval(286, 116, 62), "midnight", BOLD)
        + landscape.crescent(300, 96, 15)
        + shape(parse_path("M262 170V150H252L266 136H258L272 120L286 136H278L292 150H282V170Z"), "red", FINE)
    )
    scene += (
        landscape.rays(120, 150, 34, 104, 26, "glow", FINE)
        + pane
        + stroke(parse_path("M286 54V178M224 116H348"), FIRM)
    )
    desk = shape(parse_path("M20 286H380V384H20Z"), "earth", FIRM) + stroke(
        parse_path("M20 320H380M20 352H380"), HAIR
    )
    candle = (
        shape(box(104, 170, 32, 92), "red", FIRM)
        + shape("120,126 136,150 120,172 104,150", "glow", FINE)
        + stroke(parse_path("M120 160V172"), FIRM)
        + shape(parse_path("M84 262H156L148 282H92Z"), "gold", FIRM)
        + shape("104,176 98,200 104,206", "red", HAIR)
    )
    scroll = (
        shape("176,262! 340,246! 350,318! 180,334!", "linen", FIRM)
        + shape(oval(178, 298, 10, 37), "ochre", FIRM)
        + shape(oval(346, 282, 10, 37), "ochre", FIRM)
    )
    signs = "M214 268V312M204 280H224M246 264V310M236 276L256 274M238 292L256 300M280 262L270 306M272 276H292M284 284L294 302"
    brush = shape(parse_path("M300 250L352 170L360 176L310 258Z"), "earth", FINE) + shape(
        "302,248 310,258 292,282! 290,266", "hair", FINE
    )
    stone = shape("36,330 60,316 100,318 116,334 96,350 54,350", "hair", FIRM) + shape(
        oval(76, 332, 22, 8), "midnight", FINE
    )
    return Plate(
        scene
        + desk
        + silhouette(candle, 5)
        + silhouette(scroll, 4)
        + stroke(parse_path(signs), BOLD)
        + silhouette(brush, 3)
        + stone,
        "interlace",
        _BAND,
    )


def missing_chapter() -> Plate:
    """Nine fat volumes on a shelf, and the tenth open and blank; a physician waits, pen in hand, for somebody unwell."""
    scene = alcove("teal", "shadow", "earth", 196)
    books: Marks = ()
    for index, fill in enumerate(("red", "blue", "ochre", "green", "plum", "red", "teal", "blue", "ochre")):
        x, high = 88 + index * 25, 84 + index * 37 % 22
        books += shape(box(x, 196 - high, 22, high), fill, FIRM) + stroke(
            parse_path(f"M{x + 3} {210 - high}H{x + 19}M{x + 3} {184}H{x + 19}"), FINE, "gold"
        )
    desk = shape(parse_path("M20 300H380V384H20Z"), "earth", FIRM) + stroke(parse_path("M20 330H380"), HAIR)
    blank = shape("150,288! 210,274 250,284! 250,344! 208,334 146,346!", "linen", FIRM) + shape(
        "350,288! 292,274 250,284! 250,344! 294,334 356,346!", "linen", FIRM
    )
    doctor = moved(person(Person(robe="blue", beard="linen", right=(26, -40), seated=True), 5), 92, 356, 2.0)
    pen = moved(attributes.quill(), 158, 300, 0.7, turn=20)
    flask = shape("300,270 296,248 306,240 306,226! 322,226! 322,240 332,248 328,270", "green", FINE)
    return Plate(
        scene + books + desk + doctor + silhouette(blank, 4) + silhouette(pen, 3) + moved(flask, 30, 16),
        "interlace",
        _BAND,
    )


def uncounted_stones() -> Plate:
    """A ring of great stones in the rain, some with red figures on them; a pigeon waits to be sent."""
    scene = (
        landscape.sky("dusk")
        + landscape.cloud(110, 70, 1.3)
        + landscape.cloud(290, 60, 1.2, flip=True)
        + landscape.ground("20,250 140,238 270,252 380,240", "green", 9)
    )
    rain = "".join(f"M{x} {y}L{x - 6} {y + 18}" for x in range(40, 380, 34) for y in (104, 150, 196))
    stones: Marks = ()
    for x, y, wide, high in (
        (60, 262, 34, 96),
        (116, 244, 30, 84),
        (284, 244, 30, 84),
        (340, 262, 34, 96),
        (92, 330, 42, 120),
        (312, 330, 42, 120),
    ):
        outline = parse_path(
            f"M{x - wide / 2} {y}L{x - wide / 2.3} {y - high}L{x + wide / 2.4} {y - high + 6}L{x + wide / 2} {y}Z"
        )
        stones += shape(outline, "stone", BOLD) + hatching_of(outline, 0, 8, 0.35, 2.6)
    lintel = shape(parse_path("M40 168L138 156L136 176L42 188Z"), "stone", FIRM) + shape(
        parse_path("M262 158L362 168L360 188L264 176Z"), "stone", FIRM
    )
    marks = stroke(
        parse_path("M84 262V300M302 262H322L304 284H322L304 306M58 214V236M108 200L118 200L110 218H120"),
        6,
        "red",
    )
    teller = moved(
        person(Person(robe="red", hat="hood", cloth="red", left=(-22, -70), right=(20, -40)), 5),
        200,
        356,
        1.24,
    )
    pot = shape("232,356 228,334! 258,334! 254,356", "shadow", FIRM) + shape(
        oval(243, 334, 15, 4), "red", FINE
    )
    pigeon = moved(beasts.bird("linen", "stone"), 214, 138, 0.9)
    return Plate(
        scene
        + stroke(parse_path(rain), HAIR, "pen")
        + stones
        + lintel
        + marks
        + teller
        + silhouette(pot, 3)
        + silhouette(pigeon, 4),
        "interlace",
        _BAND,
    )


def chess_for_the_franks() -> Plate:
    """Chessmen of rock crystal in a chest of bran: a king, a rook, an elephant, and a letter with a seal."""
    scene = alcove("red", "shadow", "earth", 300)
    chest = (
        shape(parse_path("M64 240H336L322 352H78Z"), "earth", BOLD)
        + hatching_of(parse_path("M64 240H336L322 352H78Z"), 0, 9, 0.12, 2.6)
        + stroke(parse_path("M110 242L116 350M290 242L284 350"), 9, "ochre")
    )
    bran = shape("66,244 110,224 160,232 210,220 260,232 310,222 334,244", "sand", FIRM) + stroke(
        parse_path("M90 236H96M130 232H138M180 230H186M230 228H238M280 232H286M310 236H314"), FIRM, "ochre"
    )
    king = shape("110,236! 114,176 104,150 122,130 140,150 130,176 136,236!", "foam", BOLD) + shape(
        parse_path("M106 132L110 108L122 120L134 108L138 132Z"), "gold", FINE
    )
    rook = shape(
        parse_path("M178 234L182 150H172V122H184V134H194V122H206V134H216V122H228V150H218L222 234Z"),
        "foam",
        BOLD,
    )
    elephant = moved(beasts.elephant("foam"), 288, 236, 0.82)
    shine = stroke(parse_path("M116 160V214M190 158V212"), FIRM, "linen")
    letter = (
        shape("152,300! 252,292! 256,340! 154,346!", "linen", FIRM)
        + stroke(parse_path("M154 302L206 326L252 294"), FINE)
        + shape(oval(206, 326, 12), "red", FINE)
    )
    return Plate(
        scene
        + silhouette(king + rook, 5)
        + silhouette(elephant, 5)
        + shine
        + bran
        + silhouette(chest, 4)
        + letter
        + sparkles("150,96 236,104 316,120", 9),
        "interlace",
        _BAND,
    )


def thousand_and_second_night() -> Plate:
    """Four leaves of a manuscript in a bookseller's hands, smelling of cloves; the moon leans in to read."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("52,60 110,40 330,60 356,140 60,170 350,220", 6)
        + landscape.crescent(316, 116, 34)
    )
    seller = moved(
        person(Person(robe="teal", beard="hair", left=(-18, -52), right=(18, -52)), 6), 150, 372, 2.9
    )
    leaves: Marks = ()
    for index in range(4):
        leaf = shape("-46,-60! 44,-66! 48,58! -42,64!", "linen", FIRM) + stroke(
            parse_path("M-30 -40H30M-30 -24H32M-30 -8H28M-30 8H32M-30 24H20"), FINE
        )
        leaves += moved(leaf, 216 + index * 17, 250 - index * 9, 0.92, turn=-14 + index * 10)
    initial = shape(box(236, 176, 26, 26), "red", FINE) + fill_without_contour(
        star_path(249, 189, 11, 0.5), "gold"
    )
    cloves: Marks = ()
    for x, y in ((60, 340), (84, 356), (330, 340), (306, 360), (350, 362)):
        cloves += stroke(parse_path(f"M{x} {y}L{x + 4} {y + 14}"), 5, "brown") + shape(
            star_path(x, y, 6, 0.5, 4), "brown", HAIR
        )
    return Plate(
        scene + seller + silhouette(leaves, 4) + initial + cloves + sparkles("292,210", 8, "gold"),
        "interlace",
        _BAND,
    )
