"""Things that are found: what opens, and what one enters."""

from atelier.frames import star_path
from atelier.parts import beasts, landscape
from atelier.parts.bodies import limb, sparkles
from atelier.parts.buildings import arch, bricks, column, dome, tower
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

_BAND = "ochre"


def chest() -> Plate:
    """A great chest stands a hand's breadth open, and something looks out."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "shadow")
        + bricks(24, 24, 352, 240, 28)
        + fill_without_contour("M20 280H380V384H20Z", "earth")
        + stroke(parse_path("M20 280H380"), FIRM)
        + stroke(parse_path("M20 316H380M20 352H380"), HAIR)
    )
    scene += landscape.rays(206, 190, 60, 190, 30, "glow", FINE)
    lid = "66,168! 74,116 110,84 200,74 300,78 336,108 344,160! 200,176"
    inside = "M70 196L66 166C110 178 290 178 344 158L342 194Z"
    marks = (
        shape(lid, "red", BOLD)
        + hatching_of(lid, 15, 8, 0.14, 2.8)
        + stroke(parse_path("M68 150C110 162 290 162 342 144"), 9)
        + stroke(parse_path("M68 150C110 162 290 162 342 144"), 5, "ochre")
    )
    for x in (118, 206, 290):
        marks += (
            stroke(parse_path(f"M{x} 78C{x - 2} 110 {x - 2} 140 {x - 1} 170"), 14)
            + stroke(parse_path(f"M{x} 80C{x - 2} 110 {x - 2} 140 {x - 1} 170"), 8, "ochre")
            + stroke(parse_path(f"M{x} 92V92M{x - 1} 118V118M{x - 1} 144V144"), 4)
        )
    marks += shape(parse_path(inside), "hair", FIRM)
    for x in (186, 220):
        marks += shape(oval(x, 182, 9, 7), "glow", HAIR) + fill_without_contour(oval(x - 2, 182, 3.4), "ink")
    front = "M70 196H342L334 346H80Z"
    marks += (
        shape(parse_path(front), "red", BOLD)
        + hatching_of(parse_path(front), 0, 9, 0.16, 2.8)
        + stroke(parse_path("M74 240H338M78 300H334"), FINE)
    )
    for x in (100, 312):
        marks += (
            stroke(parse_path(f"M{x} 200V342"), 20)
            + stroke(parse_path(f"M{x} 200V342"), 14, "ochre")
            + stroke(parse_path(f"M{x} 214V214M{x} 244V244M{x} 274V274M{x} 304V304M{x} 332V332"), 5)
        )
    lock = (
        shape(parse_path("M176 206H236V262C226 276 186 276 176 262Z"), "gold", BOLD)
        + shape(star_path(206, 236, 18, 0.62), "ochre", FINE)
        + fill_without_contour(oval(206, 232, 5), "ink")
        + stroke(parse_path("M206 234V246"), 5)
    )
    marks += lock + stroke(oval(206, 204, 16, 11), 6)
    feet = shape(parse_path("M80 346H110V362H84ZM304 346H334L330 362H304Z"), "ochre", FINE)
    coins: Marks = ()
    for x, y in ((60, 358), (80, 370), (342, 366), (130, 372)):
        coins += shape(oval(x, y, 11, 5), "gold", FINE)
    return Plate(scene + silhouette(feet + marks, 6) + coins, "lozenges", _BAND)


def jar() -> Plate:
    """A jar as tall as a man lies on the shore, sealed with a star; a wisp has found the crack."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(190)
        + landscape.sun_or_moon(316, 86, 26)
        + landscape.sea(216, 300)
        + landscape.ground("20,290 100,276 240,292 380,272", "sand", 9)
    )
    wisp = "M214 96C190 78 236 66 216 44C206 30 226 24 238 34"
    scene += stroke(parse_path(wisp), 15) + stroke(parse_path(wisp), 9, "cloud")
    body = "160,126! 240,126! 236,146 292,196 300,256 276,318 236,354 164,354 124,318 100,256 108,196 164,146"
    marks = (
        stroke("120,176 84,184 80,228 104,246", 20)
        + stroke("120,176 84,184 80,228 104,246", 13, "ochre")
        + stroke("280,176 316,184 320,228 296,246", 20)
        + stroke("280,176 316,184 320,228 296,246", 13, "ochre")
    )
    marks += shape(body, "ochre", BOLD) + hatching_of(body, 10, 9, 0.22, 3)
    marks += (
        stroke("110,214 200,234 290,214", 5, "earth")
        + stroke("104,274 200,296 296,274", 5, "earth")
        + stroke(
            parse_path("M108 244C140 232 150 266 182 254C200 242 214 266 240 256C262 244 272 254 294 244"),
            FIRM,
            "red",
        )
    )
    marks += (
        shape(box(154, 112, 92, 18), "earth", FIRM)
        + shape("160,112 168,92 200,86 232,92 240,112", "stone")
        + stroke(parse_path("M222 90L214 100L222 108"), FINE)
    )
    seal = (
        shape(oval(200, 178, 27), "red", FIRM)
        + shape(star_path(200, 178, 22, 0.577, 6), "gold", FINE)
        + fill_without_contour(oval(200, 178, 5), "red")
    )
    marks += seal + stroke(
        parse_path("M174 112C168 140 176 160 182 166M226 112C232 140 224 160 218 166"), FIRM, "red"
    )
    crab = (
        shape(oval(0, 0, 17, 11), "red", FINE)
        + stroke(
            parse_path("M-14 6L-24 12M-16 0L-28 2M14 6L24 12M16 0L28 2M-10 -9L-14 -20M10 -9L14 -20"), FIRM
        )
        + shape(oval(-15, -23, 6), "red", FINE)
        + shape(oval(15, -23, 6), "red", FINE)
        + fill_without_contour(oval(-5, -3, 2), "ink")
        + fill_without_contour(oval(5, -3, 2), "ink")
    )
    return Plate(
        scene
        + silhouette(marks, 6)
        + silhouette(moved(crab, 62, 352), 3)
        + stroke(parse_path("M320 350C330 342 344 342 352 350M336 366C344 360 352 360 358 366"), FINE),
        "beads",
        _BAND,
    )


def book() -> Plate:
    """A book lies open by candlelight; on its page somebody reads this very book."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "midnight")
        + landscape.rays(326, 84, 34, 120, 24, "glow", HAIR)
        + shape(parse_path("M20 300H380V384H20Z"), "earth", FIRM)
        + stroke(parse_path("M20 330H380M20 358H380"), HAIR)
    )
    cover = "36,144! 110,122 200,140 290,122 364,144! 368,324! 290,312 200,334 110,312 32,324!"
    marks = shape(cover, "red", BOLD)
    left = "48,138! 110,112 180,114 200,132! 200,318! 176,298 110,294 44,310!"
    right = "352,138! 290,112 220,114 200,132! 200,318! 224,298 290,294 356,310!"
    marks += (
        shape(left, "linen")
        + shape(right, "linen")
        + hatching_of(left, 0, 8, 0.1, 2.2)
        + hatching_of(right, 180, 8, 0.1, 2.2)
    )
    marks += stroke(parse_path("M40 316C100 300 170 304 200 326C230 304 300 300 360 316"), FINE)
    picture = (
        shape(parse_path("M66 148C96 134 140 130 178 136V230C140 224 100 226 66 238Z"), "sky", FIRM)
        + fill_without_contour(
            parse_path("M68 210C100 198 140 198 177 206V228C140 222 100 224 68 235Z"), "green"
        )
        + shape(oval(158, 158, 9), "glow", HAIR)
    )
    reader = person(Person(robe="blue", seated=True, left=(-12, -34), right=(12, -34)), 3)
    marks += (
        picture
        + moved(reader, 116, 232, 0.8)
        + shape("104,208 116,203 128,208 128,215 116,211 104,215", "linen", HAIR)
    )
    text = "M66 252C90 246 140 244 180 250M64 266C90 260 140 258 180 264M64 280C90 274 130 272 160 276"
    for index in range(9):
        y = 148 + index * 16
        text += f"M{252 if index < 3 else 222} {y - 8}C270 {y - 14} 310 {y - 14} {334 - (index * 29) % 40} {y - 4}"
    marks += stroke(parse_path(text), FIRM)
    initial = shape(parse_path("M218 134L246 130V174L218 176Z"), "blue", FINE) + fill_without_contour(
        star_path(232, 153, 13, 0.5), "gold"
    )
    ribbon = shape("192,128 206,128 214,240 206,362! 200,350 190,360! 198,240", "plum", FINE)
    marks += initial + ribbon
    candle = (
        shape(box(316, 106, 20, 60), "linen", FIRM)
        + shape("326,70 336,90 326,106 316,90", "glow", FINE)
        + stroke(parse_path("M326 98V106"), FIRM)
        + shape(parse_path("M304 160H348L342 172H310Z"), "gold", FINE)
        + stroke(parse_path("M316 118C312 124 312 130 316 134"), FINE)
    )
    corners = stroke(parse_path("M36 160L54 140M364 160L346 140M34 306L54 320M366 306L346 320"), 6, "gold")
    return Plate(scene + silhouette(candle, 4) + silhouette(marks, 6) + corners, "billets", _BAND)


def statue() -> Plate:
    """A marble warrior on a plinth points the way; one arm is gone, and a pigeon sits on the helmet."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(260)
        + landscape.cloud(320, 80, 0.8)
        + landscape.ground("20,296 130,284 260,300 380,280", "sand")
        + landscape.cypress(52, 292, 120)
        + landscape.cypress(350, 286, 96)
    )
    scene += landscape.ground("20,350 140,342 260,350 380,340", "earth", 9)
    plinth = (
        shape(box(132, 310, 140, 56), "stone", BOLD)
        + hatching_of(box(132, 310, 140, 56), 0, 8, 0.25, 2.6)
        + shape(box(120, 300, 164, 14), "stone")
        + shape(box(116, 362, 172, 16), "stone")
        + stroke(parse_path("M154 330H250M154 342H236"), FIRM, "shadow", "7 5")
    )
    legs = (
        limb("186,232 178,266 184,300", (36, 30, 22), "linen", shade=0.3)
        + limb("220,232 232,266 232,300", (36, 30, 22), "linen", shade=0.3)
        + shape("194,290 194,302 164,302 170,292", "linen", FINE)
        + shape("242,290 244,302 214,302 218,292", "linen", FINE)
    )
    skirt = "166,196! 238,196! 252,244 230,250 204,244 178,250 154,244"
    torso_line = "180,124! 156,132 150,156 164,180 164,200! 240,200! 240,180 254,156 248,132 224,124!"
    arm_marks = limb("160,146 116,146 66,128", (30, 24, 18), "linen", shade=0.25) + shape(
        "70,120 52,116 26,106! 30,118 50,132 66,138", "linen", FINE
    )
    stub = limb("246,146 262,162 268,178", (30, 27, 25), "linen") + stroke(
        parse_path("M257 184L262 178L268 185L276 178L281 172"), FIRM
    )
    head = "184,108 180,86 188,66 204,60 222,64 232,84 228,110 214,124 196,122"
    helmet = "178,88! 180,62 204,46 230,60 238,92! 226,86 206,80"
    crest = "196,50 204,28 232,30 252,56 256,90! 244,72 230,58"
    marks = (
        plinth
        + legs
        + stub
        + shape(torso_line, "linen", BOLD)
        + hatching_of(torso_line, 8, 8, 0.25, 2.6)
        + shape(skirt, "linen")
        + stroke(parse_path("M180 200L172 246M204 200V244M226 200L238 246"), FINE)
        + stroke(parse_path("M172 160C184 170 196 168 202 160C210 168 224 170 234 160M202 166V192"), FINE)
    )
    marks += (
        arm_marks
        + shape(box(194, 114, 20, 14), "linen", FINE)
        + shape(head, "linen")
        + shape(crest, "stone")
        + shape(helmet, "linen")
        + stroke(parse_path("M188 92H196M206 92H214M198 92L194 104L200 106M192 114H206"), FINE)
    )
    cracks = stroke(
        parse_path("M240 180L228 188L232 204L222 216M184 262L176 272L184 282M150 156L162 160"), FINE
    )
    fallen = limb("316,366 344,356 366,360", (18, 15, 12), "linen") + shape(
        "362,354 376,352 376,366 364,366", "linen", FINE
    )
    pigeon = (
        shape("0,0 -10,-10 -6,-22 4,-24 10,-14 28,-4! 12,2", "blue", FINE)
        + shape(parse_path("M-6 -19L-14 -16L-6 -14Z"), "ochre", HAIR)
        + fill_without_contour(oval(-1, -18, 1.8), "ink")
    )
    ivy = (
        stroke(parse_path("M272 378C262 350 282 336 268 314"), FIRM, "green")
        + fill_without_contour(oval(276, 346, 6, 4), "green")
        + fill_without_contour(oval(266, 330, 6, 4), "green")
        + fill_without_contour(oval(264, 362, 6, 4), "green")
    )
    return Plate(
        scene
        + silhouette(marks, 6)
        + cracks
        + silhouette(fallen, 4)
        + ivy
        + silhouette(moved(pigeon, 104, 128, 1.1), 3),
        "billets",
        _BAND,
    )


def trapdoor() -> Plate:
    """A slab with an iron ring stands open in the floor, and stairs go down toward a light."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "earth")
        + shape(parse_path("M20 130H380V384H20Z"), "sand")
        + bricks(24, 24, 352, 100, 24)
    )
    tiles = "M20 176H380M20 232H380M20 300H380M120 130L60 384M200 130V384M280 130L340 384M40 130L20 190M360 130L380 190"
    scene += stroke(parse_path(tiles), FINE)
    hole = "M92 208H308L346 340H54Z"
    scene += shape(parse_path(hole), "hair", BOLD)
    steps = ((80, 320, 336, 318), (94, 306, 316, 300), (108, 292, 298, 284), (122, 278, 282, 270))
    for index, (left, right, bottom, top) in enumerate(steps):
        scene += shape(
            parse_path(f"M{left} {top}H{right}L{right + 5} {bottom}H{left - 5}Z"),
            ("stone", "stone", "shadow", "shadow")[index],
            FINE,
        ) + stroke(parse_path(f"M{left} {top}H{right}"), FIRM)
    scene += (
        shape(parse_path("M134 270H266L262 216H138Z"), "hair", FINE)
        + fill_without_contour(parse_path("M178 270H222L214 226H186Z"), "glow")
        + sparkles("200,240", 12, "gold")
    )
    lid = "M92 204L76 44H324L308 204Z"
    marks = (
        shape(parse_path(lid), "stone", BOLD)
        + hatching_of(parse_path(lid), 0, 9, 0.18, 2.8)
        + stroke(parse_path("M104 192L92 58H308L296 192Z"), FINE)
        + stroke(star_path(200, 122, 52, 0.54), FIRM, "shadow")
        + shape(parse_path("M84 200H316V216H84Z"), "stone", FIRM)
    )
    ring = (
        shape(oval(200, 92, 8), "shadow", FINE)
        + stroke(oval(200, 122, 28, 30), 13)
        + stroke(oval(200, 122, 28, 30), 7, "shadow")
    )
    lantern = (
        shape(parse_path("M322 352H352L348 384H326Z"), "glow", FIRM)
        + shape(parse_path("M316 352L337 334L358 352Z"), "ochre", FINE)
        + stroke(oval(337, 330, 7), FIRM)
    )
    return Plate(scene + silhouette(marks, 5) + ring + silhouette(lantern, 3), "lozenges", _BAND)


def tomb() -> Plate:
    """A stone coffin under a little dome among cypresses; its lid has moved."""
    scene = (
        landscape.sky("midnight")
        + landscape.crescent(322, 76, 24)
        + landscape.stars("60,60 120,44 200,64 270,40 350,130 40,130", 7)
    )
    scene += (
        landscape.cypress(46, 300, 180)
        + landscape.cypress(358, 300, 170)
        + landscape.ground("20,300 140,292 260,300 380,290", "green", 0)
    )
    scene += (
        dome(200, 110, 160, 72, "teal")
        + shape(box(104, 106, 192, 20), "linen")
        + fill_without_contour(parse_path("M116 126H284V300H116Z"), "shadow")
    )
    scene += (
        column(122, 124, 304, 20)
        + column(278, 124, 304, 20)
        + shape(parse_path(arch(200, 306, 126, 160)), "hair", FIRM)
    )
    scene += landscape.ground("20,336 140,328 260,336 380,328", "shadow", 9)
    box_line = "M90 286H310L300 366H100Z"
    marks = (
        shape(parse_path(box_line), "stone", BOLD)
        + hatching_of(parse_path(box_line), 0, 9, 0.2, 2.8)
        + shape(parse_path(arch(150, 356, 46, 56)), "shadow", FINE)
        + shape(parse_path(arch(200, 356, 46, 56)), "shadow", FINE)
        + shape(parse_path(arch(250, 356, 46, 56)), "shadow", FINE)
    )
    gap = shape(parse_path("M92 286L100 266L306 274L310 286Z"), "hair", FIRM)
    lid = "M72 268L96 236L318 250L336 282Z"
    lid_marks = (
        shape(parse_path(lid), "linen", BOLD)
        + hatching_of(parse_path(lid), 60, 9, 0.3, 2.6)
        + stroke(parse_path("M108 248L310 261"), FINE)
        + fill_without_contour(star_path(206, 259, 13, 0.54), "shadow")
    )
    fingers = (
        shape("150,278 152,268 160,266 164,274 164,284! 156,290", "linen", FINE)
        + shape("166,280 168,270 176,268 180,276 178,288", "linen", FINE)
        + shape("182,280 186,270 193,271 195,280 192,290", "linen", FINE)
    )
    return Plate(scene + silhouette(marks + gap + lid_marks, 5) + silhouette(fingers, 3), "beads", _BAND)


def cave() -> Plate:
    """A cave mouth like a mouth, with teeth of stone and three pairs of eyes."""
    scene = landscape.sky() + landscape.engraved_sky(120) + landscape.sun_or_moon(64, 74, 22)
    scene += landscape.crag(
        "20 384 20 190 60 150 84 96 130 72 160 40 220 34 262 60 300 66 330 116 380 150 380 384",
        "earth",
        "M84 96L96 130L80 160M160 40L170 70M262 60L252 84M330 116L320 150L344 180M40 240L60 260M360 260L340 280M120 90L132 104",
        20,
        9,
        0.12,
    )
    mouth = "70,384! 76,290 96,216 140,166 200,150 262,168 304,220 326,292 332,384!"
    scene += shape(mouth, "hair", BOLD)
    teeth = ""
    for x, y, long, wide in (
        (112, 200, 44, 12),
        (144, 168, 64, 13),
        (180, 154, 40, 11),
        (214, 153, 72, 13),
        (250, 166, 44, 12),
        (284, 196, 54, 12),
    ):
        teeth += f"M{x - wide} {y}L{x + 2} {y + long}L{x + wide} {y - 2}Z"
    scene += shape(parse_path(teeth), "earth")
    lower = ""
    for x, long, wide in ((106, 34, 14), (140, 26, 12), (268, 30, 13)):
        lower += f"M{x - wide} 372L{x} {352 - long}L{x + wide} 372Z"
    scene += shape(parse_path(lower), "earth")
    for x, y, size in (
        (176, 268, 8),
        (206, 268, 8),
        (242, 302, 6),
        (262, 302, 6),
        (130, 296, 5),
        (146, 296, 5),
    ):
        scene += fill_without_contour(oval(x, y, size, size * 0.8), "glow") + fill_without_contour(
            oval(x, y, size * 0.36, size * 0.7), "ink"
        )
    scene += landscape.ground("20,366 120,358 200,366 280,358 380,366", "sand", 9)
    bones = (
        stroke(parse_path("M92 372L130 366M196 374L226 366"), 8)
        + stroke(parse_path("M92 372L130 366M196 374L226 366"), 4, "linen")
        + shape("60,372 56,356 66,346 80,348 86,360 80,372", "linen", FINE)
        + fill_without_contour(oval(66, 359, 4), "ink")
        + fill_without_contour(oval(77, 359, 4), "ink")
    )
    traveller = person(Person(robe="blue", back=True, right=(24, -70)), 4)
    return Plate(
        scene + bones + moved(traveller, 322, 378, 0.8) + landscape.flame(343, 324, 0.4), "billets", _BAND
    )


def wreck() -> Plate:
    """A ship broken on a reef, her ribs bare and her mast down; an octopus has moved in."""
    scene = (
        landscape.sky("dusk")
        + landscape.engraved_sky(190)
        + landscape.cloud(80, 70, 0.8)
        + landscape.sea(224, 384)
    )
    mast = limb("250,262 300,150 336,60", (13, 11, 8), "shadow") + limb("276,120 356,158", (8, 7), "shadow")
    rags = shape(
        "284,122 354,156 346,196! 334,176 326,206! 312,180 304,190! 292,160 280,168!", "linen"
    ) + stroke(parse_path("M310 140L304 176M334 152L330 186"), HAIR)
    stump = limb("150,262 158,196", (14, 12), "shadow") + stroke(
        parse_path("M150 200L154 186L160 196L166 184"), FIRM
    )
    hull = "46,206! 70,214 86,236 150,258 196,252! 188,270 206,284 196,304 210,330! 120,338 74,300 52,250"
    stern = "232,318! 224,296 242,280 234,262! 300,262 346,226 362,200! 366,240 344,300 310,334!"
    marks = (
        mast
        + rags
        + stump
        + shape(hull, "earth", BOLD)
        + hatching_of(hull, 80, 9, 0.25, 2.6)
        + shape(stern, "earth", BOLD)
        + hatching_of(stern, 80, 9, 0.25, 2.6)
    )
    planks = "M62 240C96 270 140 284 190 282M72 268C104 296 150 306 198 306M92 300C120 320 160 324 204 320M240 280C290 284 336 260 362 226M232 300C290 304 330 282 356 252"
    ribs = limb("200,256 212,280 214,330", (6, 6, 5), "linen", FINE) + limb(
        "220,250 224,280 222,330", (6, 6, 5), "linen", FINE
    )
    scene += (
        silhouette(ribs + marks, 5)
        + stroke(parse_path(planks), FINE)
        + shape(oval(110, 270, 8), "hair", FINE)
        + shape(oval(292, 286, 8), "hair", FINE)
    )
    tentacles: Marks = ()
    for path in (
        "M214 340C200 320 214 300 200 284C190 272 178 280 184 290",
        "M228 340C240 316 226 300 240 282C250 272 260 280 254 290",
        "M220 340C222 312 214 290 222 262C228 250 238 254 234 264",
    ):
        tentacles += (
            stroke(parse_path(path), 13)
            + stroke(parse_path(path), 8, "plum")
            + stroke(parse_path(path), 3, "rose", "0 7")
        )
    scene += tentacles + landscape.crag(
        "60 384 84 344 130 326 170 346 214 330 262 350 306 326 344 348 364 384",
        "shadow",
        "M130 326L142 356M306 326L296 356M214 330V360",
    )
    scene += (
        landscape.sea(362, 384, 1.2)
        + landscape.breaker(60, 356, 0.7)
        + landscape.breaker(336, 356, 0.7, flip=True)
    )
    return Plate(scene + silhouette(moved(beasts.bird(), 96, 186, 0.6), 3), "interlace", _BAND)


def lost_city() -> Plate:
    """Columns and a giant's stone head stand out of the sand; only a lizard keeps the gate."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(220) + landscape.sun_or_moon(200, 150, 62)
    scene += (
        tower(334, 270, 70, 150, "sand", 3)
        + bricks(302, 130, 40, 110, 16)
        + shape(parse_path(arch(332, 200, 18, 34)), "hair", FINE)
        + dome(266, 262, 74, 70, "teal")
        + shape(parse_path("M286 196L300 210L292 226L304 236"), "", FIRM)
    )
    scene += landscape.dune("20,250 90,236 180,262 280,240 380,258", "sand")
    for x, top in ((52, 128), (104, 168), (222, 204)):
        scene += column(x, top, 320, 24, "linen")
    scene += shape(parse_path("M36 128H120L112 112H44Z"), "linen") + stroke(
        parse_path("M104 168L98 178L108 182M222 206L230 216L220 224"), FINE
    )
    scene += shape(parse_path(arch(160, 330, 70, 110)), "linen", BOLD) + shape(
        parse_path(arch(160, 330, 46, 84)), "hair", FIRM
    )
    scene += landscape.dune("20,316 100,296 180,322 260,304 380,312", "sand") + landscape.ripples(336, 3)
    face = "236,384! 226,340 234,300 262,276 306,272 340,290 352,330 344,384!"
    head = (
        shape(face, "stone", BOLD)
        + hatching_of(face, 10, 9, 0.22, 2.8)
        + shape(parse_path("M228 312C250 288 320 282 350 312L348 294L330 272H260L238 290Z"), "stone")
        + stroke(parse_path("M256 272L250 298M280 270V292M306 270L310 290M330 274L336 300"), FINE)
    )
    head += (
        shape("246,330 262,322 276,332 262,338", "linen", FINE)
        + shape("300,332 316,322 332,330 316,338", "linen", FINE)
        + stroke(
            parse_path(
                "M246 322C256 314 268 314 278 322M298 322C308 314 322 314 334 322M286 326L278 356L296 358M262 372C280 366 300 366 316 372"
            ),
            FIRM,
        )
        + stroke(parse_path("M344 330L330 344L336 360"), FINE)
    )
    scene += (
        silhouette(head, 5)
        + landscape.dune("20,362 120,348 220,370 300,362 380,372", "sand")
        + landscape.ripples(372, 1)
    )
    lizard = (
        stroke(parse_path("M70 352C84 346 96 354 110 346C120 340 130 346 138 340"), 8)
        + stroke(parse_path("M70 352C84 346 96 354 110 346C120 340 130 346 138 340"), 4.4, "green")
        + shape("72,350 60,346 52,354 62,360", "green", FINE)
        + stroke(parse_path("M86 350L80 360M90 348L94 338M108 346L104 356M112 344L116 336"), FIRM)
    )
    return Plate(scene + lizard, "lozenges", _BAND)
