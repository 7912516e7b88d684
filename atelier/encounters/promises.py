"""Encounter cards of cities: what a hero keeps until it is wanted there."""

import math

from atelier.frames import star_path
from atelier.parts import landscape
from atelier.parts.bodies import sparkles
from atelier.parts.buildings import arch, bricks
from atelier.parts.figures import Person, person
from atelier.parts.settings import alcove
from atelier.parts.towns import pagoda, tiled_hall
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
    recoloured,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_FRAME, _BAND = "interlace", "teal"


def damascus() -> Plate:
    """A great key, and through its ring one sees the garden that it opens: a tree, a fountain, a peacock."""
    scene = fill_without_contour(box(20, 20, 360, 360), "sand") + bricks(24, 24, 352, 352, 30)
    ring = star_path(200, 144, 104, 0.86, 8)
    view = shape(oval(200, 144, 80), "sky", BOLD)
    view += shape(
        "122,160! 160,150 200,156 240,150 278,160! 268,190 240,214 200,224 160,214 132,190", "green", FINE
    )
    view += shape(parse_path("M226 168V124H234V168Z"), "earth", FINE) + shape(
        oval(230, 108, 30, 26), "teal", FINE
    )
    for x, y in ((216, 104), (234, 96), (244, 114), (226, 120)):
        view += shape(oval(x, y, 5), "ochre", HAIR)
    view += shape("146,196! 190,196! 184,208 152,208", "linen", FINE) + stroke(
        parse_path("M168 196V164M168 164C158 158 154 168 152 178M168 164C178 158 182 168 184 178"),
        FIRM,
        "foam",
    )
    key = shape(ring, "gold", BOLD)
    shaft = shape(parse_path("M186 244H214V362H186Z"), "gold", BOLD) + hatching_of(
        parse_path("M186 244H214V362H186Z"), 0, 8, 0.4, 2.4
    )
    bit = shape(parse_path("M214 304H262V318H246V330H262V352H214Z"), "gold", BOLD)
    collar = shape(parse_path("M176 240H224V254H176ZM178 262H222V272H178Z"), "gold", FIRM)
    ornament: Marks = ()
    for index in range(8):
        angle = math.pi * index / 4
        ornament += shape(
            oval(200 + 92 * math.sin(angle), 144 - 92 * math.cos(angle), 6), ("red", "blue")[index % 2], FINE
        )
    melon = shape("70,372 50,344 62,314 96,304 130,316 138,346 118,372", "green", BOLD) + stroke(
        parse_path("M96 304C80 320 76 350 84 372M96 304C112 320 116 350 106 372M96 304V372"), FINE, "linen"
    )
    slice_ = shape("280,372! 352,372! 346,344 330,326! 300,338", "rose", FIRM) + stroke(
        "282,372 300,384 352,374", 7, "green"
    )
    seeds = "".join(f"M{x} {y}V{y + 4}" for x, y in ((308, 356), (322, 346), (330, 360), (318, 364)))
    return Plate(
        scene
        + silhouette(key + shaft + bit + collar, 6)
        + view
        + ornament
        + silhouette(melon, 4)
        + silhouette(slice_, 3)
        + stroke(parse_path(seeds), FIRM)
        + sparkles("300,90 96,66 108,222", 9),
        _FRAME,
        _BAND,
    )


def cairo() -> Plate:
    """A note of hand with three thumbprints, pinned by a scarab; behind it stand the pyramids, whose debts are older."""
    scene = landscape.sky() + landscape.engraved_sky(130) + landscape.sun_or_moon(318, 76, 26, rays=16)
    for x, y, wide, high in ((120, 230, 190, 150), (290, 232, 150, 112)):
        face = parse_path(f"M{x - wide / 2} {y}L{x} {y - high}L{x + wide / 2} {y}Z")
        scene += (
            shape(face, "ochre", BOLD)
            + shape(parse_path(f"M{x} {y - high}L{x + wide / 2} {y}H{x + wide * 0.14}Z"), "earth", FIRM)
            + bricks(x - wide * 0.3, y - high * 0.6, wide * 0.4, high * 0.6, 18)
        )
    scene += landscape.ground("20,226 140,218 270,228 380,218", "sand", 9) + landscape.palm_tree(
        54, 256, 84, -8
    )
    sheet = "84,170! 300,158! 312,346! 280,338 250,350 210,338 170,352 130,340 92,352!"
    paper = shape(sheet, "linen", BOLD) + hatching_of(sheet, 10, 11, 0.08, 2.2)
    lines = "M110 194H274M110 212H286M112 230H240M112 248H280M114 266H220"
    thumbs: Marks = ()
    for x, y in ((130, 306), (186, 310), (242, 304)):
        thumbs += (
            shape(oval(x, y, 17, 22), "red", HAIR)
            + stroke(oval(x, y, 11, 15), HAIR, "linen")
            + stroke(oval(x, y, 5, 8), HAIR, "linen")
        )
    scarab = (
        shape("272,196 268,174 282,158 306,158 320,174 316,198 304,212 284,212", "teal", BOLD)
        + stroke(parse_path("M294 168V210M276 176C288 172 300 172 312 176"), FIRM, "gold")
        + shape(oval(294, 154, 14, 9), "blue", FIRM)
        + stroke(
            parse_path(
                "M270 178L256 168M269 192L252 194M276 206L262 216M318 178L332 168M319 192L336 194M312 206L326 216"
            ),
            FIRM,
        )
        + shape(oval(294, 136, 12), "gold", FINE)
    )
    return Plate(
        scene
        + silhouette(paper, 5)
        + stroke(parse_path(lines), FIRM, "ink", "14 6")
        + thumbs
        + silhouette(scarab, 3),
        _FRAME,
        _BAND,
    )


def bantus() -> Plate:
    """A drum as tall as a man, two hands above it, and rings of sound that go out over the thatched roofs to the moon."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("52,60 100,40 330,50 352,120 58,140", 6)
        + landscape.sun_or_moon(200, 92, 34)
    )
    rings = "".join(
        f"M{200 - r} 196C{200 - r} {196 - r * 1.15} {200 + r} {196 - r * 1.15} {200 + r} 196"
        for r in (84, 110, 136, 162)
    )
    scene += stroke(parse_path(rings), FIRM, "glow", "12 9")
    scene += landscape.ground("20,316 140,306 270,318 380,306", "earth", 9)
    huts: Marks = ()
    for x, size in ((70, 1.0), (336, 1.06)):
        huts += moved(
            shape(box(-30, -36, 60, 40), "ochre", FIRM)
            + shape(parse_path("M-44 -32L0 -86L44 -32C20 -26 -20 -26 -44 -32Z"), "sand", FIRM)
            + hatching_of(parse_path("M-44 -32L0 -86L44 -32Z"), 90, 7, 0.5, 2)
            + shape(parse_path(arch(0, 4, 18, 28)), "hair", FINE),
            x,
            318,
            size,
        )
    body = "138,214! 262,214! 252,262 226,306 238,368! 162,368! 174,306 148,262"
    drum = shape(body, "red", BOLD) + hatching_of(body, 15, 9, 0.22, 2.6)
    drum += stroke(
        parse_path("M140 224L158 268L170 226L190 270L200 226L212 270L230 226L242 268L260 224"), FIRM, "linen"
    )
    drum += shape(
        "146,262 172,282 200,288 228,282 254,262 250,276 226,296 200,302 174,296 150,276", "ochre", FIRM
    )
    for x in (178, 200, 222):
        drum += fill_without_contour(star_path(x, 336, 10, 0.5, 4), "glow")
    skin = shape(oval(200, 212, 64, 19), "linen", BOLD) + stroke(oval(200, 212, 50, 13), HAIR)
    palm = (
        "-6,-18 -8,-2 -14,10 -4,30 6,34! 6,18 12,38 20,38! 18,18 26,34 33,31! 28,12 36,22 42,16! 34,-2 26,-18"
    )
    hand = (
        shape(parse_path("M-8 -30H28L34 -130H-20Z"), "brown", FIRM)
        + shape(palm, "brown", FIRM)
        + stroke(parse_path("M8 16V6M18 16V4M28 12L26 2"), HAIR)
        + shape(parse_path("M-10 -18H30V-30H-10Z"), "gold", FINE)
    )
    left = moved(hand, 140, 170, 1, flip=True, turn=-30)
    right = moved(hand, 252, 140, 1, turn=30)
    beat = stroke(
        parse_path("M132 208L112 200M136 222L116 230M268 208L288 198M264 222L284 230"), FIRM, "glow"
    )
    return Plate(
        scene
        + silhouette(huts, 4)
        + silhouette(drum + skin, 6)
        + beat
        + silhouette(left, 5)
        + silhouette(right, 5),
        _FRAME,
        _BAND,
    )


def constantinople() -> Plate:
    """A round token of ivory: on it three horses and a chariot in full career, and a name scratched out below them."""
    scene = fill_without_contour(box(20, 20, 360, 360), "plum")
    for x in range(40, 380, 40):
        for y in range(40, 380, 40):
            scene += fill_without_contour(star_path(x, y, 6, 0.4, 4), "rose")
    disc_ = shape(oval(200, 198, 156), "linen", BOLD) + hatching_of(oval(200, 198, 156), 40, 10, 0.1, 2.6)
    rim = stroke(oval(200, 198, 142), FIRM) + stroke(oval(200, 198, 149), 4, "ochre", "0 9")
    hole = shape(oval(200, 68, 9), "plum", FIRM)
    arcade: Marks = ()
    for index in range(7):
        x = 106 + index * 31.4
        arcade += shape(parse_path(arch(x, 152, 22, 46)), "ochre", FINE)
    arcade += stroke(parse_path("M88 152H312M88 100C150 88 250 88 312 100"), FIRM)
    gallop = "34,-30 56,-30 74,-44 66,-22 78,-4! 68,-2 54,-18 30,-16 4,-18 -16,-10 -40,-20! -44,-10! -36,-6 -14,-22 -26,-26 -44,-10! -54,-14! -40,-32 -22,-40 -34,-58 -48,-48 -58,-52 -54,-62 -38,-78 -28,-86! -24,-78 -8,-52 12,-46"
    horse = (
        shape("60,-38 84,-50 96,-38! 80,-36 68,-28", "hair", FINE)
        + stroke(parse_path("M28 -20L48 -6L62 6M38 -22L62 -8L78 0"), 9)
        + stroke(parse_path("M28 -20L48 -6L62 6M38 -22L62 -8L78 0"), 4.4, "sand")
    )
    horses: Marks = ()
    for index in range(3):
        coat = ("sand", "stone", "ochre")[index]
        one = (
            recoloured(horse, {"sand": coat})
            + shape(gallop, coat, FIRM)
            + shape("-26,-82 -14,-70 4,-46! -12,-50 -22,-66", "hair", FINE)
            + fill_without_contour(oval(-44, -64, 2.2), "ink")
            + stroke(parse_path("M-52 -58L-40 -50M-40 -76L-34 -58"), FINE, "red")
        )
        horses = silhouette(moved(one, 186 - index * 26, 274 - index * 15, 0.96), 3) + horses
    wheel = (
        shape(oval(278, 248, 26), "ochre", FIRM)
        + stroke(parse_path("M278 222V274M252 248H304M260 230L296 266M260 266L296 230"), FINE)
        + shape(oval(278, 248, 6), "red", FINE)
    )
    car = shape("248,236 252,200 270,194! 300,206 308,240", "red", FIRM)
    driver = moved(
        person(Person(robe="blue", hat="hair", cloth="hair", left=(-34, -56), right=(-20, -40)), 3),
        276,
        216,
        0.74,
    )
    reins = stroke(parse_path("M252 176L166 208M256 182L178 220"), FINE, "red")
    name = stroke(
        parse_path("M146 304H168M176 298V310M186 304H206M216 298V310M224 304H250"), FIRM, "shadow"
    ) + stroke(parse_path("M138 310L262 298M140 298L258 312M150 314L268 304"), FINE)
    ribbon = (
        stroke("200,66 184,44 196,24", 6)
        + stroke("200,66 184,44 196,24", FIRM, "red")
        + stroke("200,66 216,44 204,24", 6)
        + stroke("200,66 216,44 204,24", FIRM, "red")
    )
    return Plate(
        scene
        + silhouette(disc_, 5)
        + rim
        + hole
        + arcade
        + horses
        + driver
        + reins
        + silhouette(car, 3)
        + silhouette(wheel, 3)
        + name
        + ribbon,
        _FRAME,
        _BAND,
    )


def cordoba() -> Plate:
    """An open book on a stand before the red and white arches of Cordoba; a stone lion reads over the edge."""
    scene = fill_without_contour(box(20, 20, 360, 360), "shadow")
    for x in (76, 200, 324):
        for radius, step in ((62, 0), (48, 1)):
            for index in range(9):
                a, b = math.pi * index / 9, math.pi * (index + 1) / 9
                outer, inner = radius, radius - 14 if step == 0 else radius - 2
                if step:
                    continue
                points = ((outer, a), (outer, b), (inner, b), (inner, a))
                path = (
                    "M"
                    + "L".join(f"{x - r * math.cos(t):.1f} {138 - r * math.sin(t):.1f}" for r, t in points)
                    + "Z"
                )
                scene += shape(parse_path(path), "red" if index % 2 == 0 else "linen", FINE)
    for x in (14, 138, 262, 386):
        scene += (
            shape(box(x - 9, 138, 18, 190), "rose", FIRM)
            + hatching_of(box(x - 9, 138, 18, 190), 0, 9, 0.4, 2)
            + shape(parse_path(f"M{x - 16} 128H{x + 16}L{x + 9} 146H{x - 9}Z"), "linen", FIRM)
        )
    scene += fill_without_contour("M20 326H380V384H20Z", "stone") + stroke(
        parse_path("M20 326H380M20 350H380"), FINE
    )
    lamp = (
        stroke(parse_path("M200 24V60"), FIRM)
        + shape("186,60! 214,60! 208,84 192,84", "gold", FINE)
        + fill_without_contour(oval(200, 78, 5), "glow")
    )
    stand = stroke(parse_path("M150 372L244 276M250 372L156 276"), 15) + stroke(
        parse_path("M150 372L244 276M250 372L156 276"), 9, "earth"
    )
    left = "200,268! 160,250 112,254 92,264! 88,196! 110,184 160,182 200,200!"
    right = "200,268! 240,250 288,254 308,264! 312,196! 290,184 240,182 200,200!"
    book = shape("84,272! 86,196 314,196 316,272! 240,262 200,280 160,262", "blue", BOLD)
    book += (
        shape(left, "linen", FIRM) + shape(right, "linen", FIRM) + stroke(parse_path("M200 200V268"), FIRM)
    )
    book += shape(parse_path("M110 200H142V226H110Z"), "gold", FINE) + shape(
        star_path(126, 213, 10, 0.5), "red", HAIR
    )
    book += stroke(
        parse_path(
            "M150 202H184M150 214H186M150 226H186M106 238H186M106 248H180M216 202H292M216 214H294M216 226H288M216 238H294M222 248H270"
        ),
        FINE,
        "ink",
        "10 4",
    )
    slip = shape("252,184! 270,184! 272,160! 262,166 254,158!", "red", FINE)
    mane = star_path(318, 262, 50, 0.8, 14)
    lion = (
        shape("284,384! 280,320 300,290 340,290 366,320 372,384!", "stone", BOLD)
        + shape(mane, "stone", BOLD)
        + shape("290,246 300,230 332,228 344,246 342,276 322,296 300,280", "linen", FIRM)
    )
    lion += (
        shape(oval(305, 252, 7, 5), "glow", FINE)
        + shape(oval(330, 251, 7, 5), "glow", FINE)
        + fill_without_contour(oval(302, 253, 2.6), "ink")
        + fill_without_contour(oval(327, 252, 2.6), "ink")
    )
    lion += shape("308,266 324,265 316,274", "hair", FINE) + stroke(
        parse_path("M316 274V280M304 282Q310 288 316 280Q322 288 330 280"), FINE
    )
    lion += stroke(parse_path("M298 242L312 244M324 243L338 240"), FIRM) + shape(
        "280,384 278,370 290,360 306,366 308,384", "stone", FIRM
    )
    return Plate(scene + lamp + stand + silhouette(book, 5) + slip + silhouette(lion, 5), _FRAME, _BAND)


def samarkand() -> Plate:
    """A blank sheet with a heavy seal is held before a flame, and where the light comes through a tower begins to show."""
    scene = alcove("blue", "midnight", "earth", 326) + landscape.rays(122, 168, 34, 116, 30, "glow", FINE)
    foot = (
        shape(parse_path("M86 326H158L146 306H98Z"), "gold", BOLD)
        + shape(box(112, 232, 20, 76), "gold", FIRM)
        + shape("82,232! 162,232! 152,212 92,212", "gold", BOLD)
    )
    flame = landscape.flame(122, 216, 1.3)
    sheet = "178,84! 350,96! 340,306! 300,312 262,302 222,310 168,300!"
    paper = shape(sheet, "linen", BOLD) + fill_without_contour(
        "178,100 200,108 226,150 232,206 214,262 176,284!", "glow"
    )
    draft = stroke(
        parse_path(
            "M196 264V190C196 176 204 164 210 152C216 164 222 176 222 190V264M188 264H232M196 206H222M204 264V240C204 232 214 232 214 240V264"
        ),
        FIRM,
        "ochre",
    ) + stroke(parse_path("M230 264V220M246 264V216C246 206 262 206 262 216V264M240 264H272"), FIRM, "sand")
    fibres = (
        "M262 120L286 124M300 140L322 136M276 168L300 172M310 190L330 186M286 226L312 230M300 256L324 250"
    )
    seal = (
        shape(star_path(286, 302, 32, 0.86, 14), "red", BOLD)
        + shape(star_path(286, 302, 19, 0.5), "gold", FINE)
        + fill_without_contour(oval(286, 302, 5), "red")
    )
    ribbon = shape("272,324! 262,366! 278,358! 288,332!", "red", FIRM) + shape(
        "292,330! 302,368! 310,354! 304,322!", "red", FIRM
    )
    thumb = (
        shape("344,214 324,206 316,216 326,228 346,236", "tan", FIRM)
        + shape(parse_path("M340 196L384 186V254L340 246Z"), "green", BOLD)
        + stroke(parse_path("M346 196V246"), 5, "gold")
    )
    moth = fill_without_contour(parse_path("M72 118L58 108L60 126ZM72 118L86 108L84 126Z"), "linen")
    return Plate(
        scene
        + silhouette(foot, 4)
        + flame
        + silhouette(paper, 5)
        + draft
        + stroke(parse_path(fibres), HAIR, "stone")
        + silhouette(ribbon, 3)
        + silhouette(seal, 3)
        + silhouette(thumb, 4)
        + moth,
        _FRAME,
        _BAND,
    )


def su_chou() -> Plate:
    """A red sleeve, and from its hem a thread of silk that runs over hill and bridge to a pagoda at the other end."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(110)
        + landscape.sun_or_moon(92, 78, 24)
        + landscape.cloud(200, 66, 0.7)
    )
    scene += landscape.crag("20 190 60 120 96 170 130 132 180 190", "dusk", gap=9)
    scene += landscape.ground("20,190 140,182 270,192 380,184", "green") + silhouette(
        pagoda(306, 196, 76, 3, 36) + tiled_hall(236, 198, 66, 46), 4
    )
    scene += fill_without_contour(box(20, 232, 360, 66), "sea") + stroke(
        parse_path("M20 232H380M40 250H90M300 254H356M60 280H120M260 284H330"), FINE, "foam"
    )
    bridge = shape(
        "120,262! 150,222 196,206 244,222 276,262! 250,262! 226,236 196,228 168,236 146,262!", "stone", BOLD
    )
    boat = shape(parse_path("M288 270H340L330 284H298Z"), "earth", FINE) + shape(
        "296,270 300,256 328,256 332,270", "ochre", FINE
    )
    scene += silhouette(bridge, 4) + boat + landscape.ground("20,300 140,290 270,302 380,294", "green", 9)
    who = moved(
        person(Person(robe="teal", hat="cap", cloth="hair", left=(-30, -52), right=(10, -46)), 3),
        282,
        192,
        0.5,
    )
    sleeve = "20,300! 96,282 168,304 196,344 190,384! 20,384!"
    cloth = shape(sleeve, "red", BOLD) + hatching_of(sleeve, 60, 9, 0.2, 2.6)
    hem = shape("160,300 176,304 206,344 200,384! 180,384! 186,346 168,318", "gold", FIRM)
    hand = shape(
        "186,334 214,326 240,332 262,330 266,338 244,346! 258,354 252,362 234,356! 238,368 228,374 204,366 192,372",
        "tan",
        FIRM,
    ) + stroke(parse_path("M214 340C224 338 234 342 242 346"), FINE)
    for x, y in ((60, 330), (112, 318), (90, 362), (144, 350)):
        cloth += shape(star_path(x, y, 13, 0.5, 6), "ochre", FINE) + fill_without_contour(
            oval(x, y, 4), "linen"
        )
    thread = "M172 312C206 280 250 318 296 300C352 278 350 244 296 244C256 244 224 222 196 214C170 206 190 176 224 180C244 182 258 176 268 168"
    silk = stroke(parse_path(thread), 7) + stroke(parse_path(thread), FIRM, "glow")
    return Plate(scene + who + silk + silhouette(cloth + hem, 5) + silhouette(hand, 4), _FRAME, _BAND)


def serendib() -> Plate:
    """A diver, deep among coral, reaches for an open oyster; above him the boat, and beside him a very interested shark."""
    scene = (
        landscape.sky()
        + fill_without_contour(box(20, 84, 360, 300), "sea")
        + stroke(
            parse_path(
                "M20 84Q50 76 80 84Q110 92 140 84Q170 76 200 84Q230 92 260 84Q290 76 320 84Q350 92 380 84"
            ),
            FIRM,
        )
    )
    hull = shape(parse_path("M120 70H276L252 100H144Z"), "earth", BOLD) + moved(
        person(
            Person(robe="ochre", hat="cap", cloth="red", left=(-16, -40), right=(18, -30), seated=True), 3
        ),
        226,
        86,
        0.6,
    )
    light = fill_without_contour(
        parse_path("M150 100L110 330H180L180 100ZM236 100L250 300H300L256 100Z"), "foam"
    )
    rope = stroke(parse_path("M176 96C160 150 196 190 184 236"), FIRM)
    scene += light + landscape.ground("20,344 140,330 270,346 380,334", "sand", 9)
    coral = stroke(
        parse_path(
            "M60 352C56 320 40 310 44 284M58 330C68 316 64 300 74 292M346 350C344 320 360 306 354 276M346 326C334 314 338 300 328 290"
        ),
        13,
    )
    coral += stroke(
        parse_path(
            "M60 352C56 320 40 310 44 284M58 330C68 316 64 300 74 292M346 350C344 320 360 306 354 276M346 326C334 314 338 300 328 290"
        ),
        8,
        "red",
    )
    torso = "168,224 150,206 160,186 186,186 214,200 236,226 228,250 206,252 184,244"
    diver = (
        shape("214,204 252,178 290,150 300,156 292,170 258,206 232,232", "brown", FIRM)
        + shape("206,192 232,158 262,126 272,130 266,146 242,180 222,212", "brown", FIRM)
        + shape("286,150 304,132 314,138 302,158", "brown", FINE)
        + shape("258,126 272,106 284,112 272,134", "brown", FINE)
        + shape(torso, "brown", BOLD)
        + hatching_of(torso, 60, 8, 0.3, 2.2)
        + shape("204,194 230,208 240,230 222,248 206,230 194,208", "linen", FIRM)
        + shape("162,206 142,250 136,288 148,294 160,282 168,250 180,228", "brown", FIRM)
        + shape("136,284 130,302 142,308 152,300 150,288", "brown", FINE)
        + shape("176,220 186,262 196,290 208,284 206,266 198,230", "brown", FIRM)
        + shape(oval(146, 196, 25, 27), "brown", FIRM)
        + shape("122,190 128,168 150,162 170,176 166,186 144,180", "red", FIRM)
        + stroke(parse_path("M130 200H138M146 206Q140 214 132 210"), FIRM)
        + shape(oval(126, 206, 6, 5), "rose", FINE)
    )
    cheeks = "".join(f"M{x} {y}V{y}" for x, y in ((112, 184), (104, 164), (114, 146), (106, 128)))
    shell = shape("92,362 96,340 124,328 160,332 176,352 166,366", "stone", BOLD) + shape(
        "92,344 100,312 134,298 168,310 176,336 136,340", "rose", BOLD
    )
    shell += stroke(parse_path("M106 338L112 312M130 340L134 304M154 340L158 310"), FINE)
    pearl = shape(oval(134, 344, 15), "linen", FIRM) + fill_without_contour(oval(129, 339, 4), "foam")
    shark = (
        shape("-70,6 -40,-16 0,-22 40,-14 76,-4 98,-24! 94,2 102,22! 76,8 40,14 0,18 -40,18", "shadow", BOLD)
        + shape("-10,-20 8,-44 18,-18", "shadow", FIRM)
        + shape("-4,16 12,36 20,14", "shadow", FIRM)
        + fill_without_contour(oval(-42, -5, 3.4), "glow")
        + fill_without_contour(oval(-42, -5, 1.6), "ink")
        + stroke(parse_path("M-68 8L-60 4L-56 10L-50 5L-46 11L-38 7"), FINE, "linen")
        + stroke(parse_path("M-22 -6C-18 0 -18 6 -22 10M-14 -6C-10 0 -10 6 -14 10"), FINE)
    )
    return Plate(
        scene
        + silhouette(hull, 4)
        + rope
        + coral
        + silhouette(moved(shark, 308, 246, 0.62), 4)
        + silhouette(shell, 4)
        + pearl
        + silhouette(diver, 5)
        + stroke(parse_path(cheeks), 8, "foam")
        + sparkles("110,330 166,322 134,318", 8),
        _FRAME,
        _BAND,
    )
