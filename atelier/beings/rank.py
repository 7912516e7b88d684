"""Persons of rank, and those who serve them."""

from atelier.frames import star_path
from atelier.parts import beasts, bodies, headdresses, landscape
from atelier.parts.bodies import arm, figure
from atelier.parts.buildings import arch, battlement, bricks, column, lattice
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

_BAND = "teal"


def prince() -> Plate:
    """A young rider with a falcon on his fist."""
    scene = landscape.sky() + landscape.engraved_sky(250) + landscape.sun_or_moon(316, 84, 26)
    scene += (
        landscape.ground("20,300 90,284 180,296 280,278 380,292", "green")
        + landscape.cypress(52, 296, 74)
        + landscape.cypress(352, 292, 92)
    )
    scene += landscape.ground("20,344 130,334 260,340 380,330", "sand", 9)
    horse = moved(beasts.mare("linen"), 222, 362, 1.86)
    cloth = shape("184,228! 240,216 296,220! 302,272 282,284 242,276 206,284 190,270", "red") + stroke(
        "190,264 206,276 242,268 280,276 296,266", 3, "gold", "0 7"
    )
    horse += fill_without_contour(oval(110, 195, 4.6), "ink")
    bridle = stroke(
        parse_path(
            "M84 216C94 226 102 232 112 234M118 180C124 198 120 216 112 230M102 232C132 244 158 234 178 212"
        ),
        FIRM,
        "red",
    )
    face = Face(skin="fair", jaw="soft", brow="raised", eyes="calm", mouth="smile")
    hat = (
        moved(headdresses.plume("linen", "shadow"), 2, -44, 0.66)
        + headdresses.turban("blue", "gold")
        + headdresses.jewel(2, -76, 13, "red")
    )
    body = bodies.riders_body("blue", "linen", "ochre") + moved(
        shape(parse_path("M-39 -44C-14 -36 14 -36 37 -44L38 -28C14 -20 -14 -20 -38 -28Z"), "gold", FINE), 0, 0
    )
    for x, y in ((-20, -72), (14, -80), (24, -58), (-24, -56)):
        body += fill_without_contour(star_path(x, y, 6, 0.4, 6), "gold")
    near = arm("-34,-88 -62,-58 -96,-78", "blue", "fair", "fist", "gold", (28, 26, 24))
    rider = figure(
        body,
        face,
        hat,
        near=near + moved(_falcon(), -112, -86),
        far=arm("28,-86 34,-56 -10,-40", "blue", "fair"),
        at=(-4, -142),
        size=0.52,
    )
    return Plate(
        scene + silhouette(horse + cloth, 5) + bridle + moved(rider, 232, 224, 0.9), "lozenges", _BAND
    )


def _falcon() -> Marks:
    """A hooded falcon that sits on the origin."""
    wing = "2,-44 16,-34 18,-8 10,14! 4,0 0,-20"
    return (
        shape("4,-2 10,22! 2,20 -4,0", "earth", FINE)
        + shape("0,-58 12,-46 14,-18 4,2 -8,2 -14,-18 -12,-44", "linen", FINE)
        + shape(wing, "earth", FINE)
        + stroke(
            parse_path("M-8 -30Q-5 -26 -2 -30M-9 -20Q-6 -16 -3 -20M-7 -10Q-4 -6 -1 -10M8 -20L11 0"), HAIR
        )
        + shape("-12,-50 -10,-64 0,-68 10,-62 10,-48 0,-44", "red", FINE)
        + shape("-10,-58 -18,-56 -18,-48! -12,-50", "ochre", FINE)
        + stroke(parse_path("M2 -67V-76"), 3, "gold")
    )


def princess() -> Plate:
    """A lady at her lattice window, a rose in her hand, her braid over the sill."""
    scene = fill_without_contour(box(20, 20, 360, 360), "rose") + bricks(24, 24, 352, 260, 22)
    scene += shape(parse_path(arch(200, 300, 250, 272)), "linen", BOLD) + shape(
        parse_path(arch(200, 300, 220, 250)), "midnight", FIRM
    )
    scene += landscape.stars("110,150 132,108 282,116 300,176 104,206 292,230", 8)
    face = Face(skin="fair", jaw="soft", brow="arched", eyes="calm", mouth="smile", lashes=True)
    hat = (
        headdresses.parted_hair("hair")
        + headdresses.steeple_hat("plum", "linen", "red")
        + headdresses.earring(44, 12)
    )
    necklace = (
        stroke("-22,-192 -12,-176 2,-170 16,-176 26,-192", 4.4)
        + stroke("-22,-192 -12,-176 2,-170 16,-176 26,-192", FINE, "gold")
        + shape(oval(2, -166, 5), "red", HAIR)
    )
    body = bodies.gown("plum", "gold", "rose")
    near = arm("-44,-176 -66,-140 -44,-170", "plum", "fair", "fist", "gold", (28, 28, 26)) + moved(
        _rose(), -44, -186, 0.9
    )
    lady = figure(
        body,
        face,
        hat,
        headdresses.long_hair("hair"),
        near,
        arm("44,-174 62,-136 28,-118", "plum", "fair", "flat", "gold"),
        collar=necklace,
    )
    scene += moved(lady, 196, 436, 1.2)
    scene += shape(box(50, 292, 300, 20), "linen") + lattice(62, 312, 276, 70, "teal", 23)
    braid: Marks = ()
    for index in range(8):
        y = 286 + index * 13
        braid += shape(
            f"{262 - index},{y} {272 - index},{y - 6} {282 - index},{y} {278 - index},{y + 11} {266 - index},{y + 11}",
            "hair",
            FINE,
        )
    braid += shape(parse_path("M254 388L276 388L274 394L256 394Z"), "gold", FINE)
    dove = silhouette(moved(beasts.bird(), 92, 262, 0.8), 4)
    return Plate(scene + silhouette(braid, 4) + dove, "interlace", _BAND)


def _rose() -> Marks:
    return (
        stroke(parse_path("M0 26C-2 14 0 6 0 0"), 3, "green")
        + shape("0,12 12,4 16,10 6,16", "green", HAIR)
        + shape("0,6 -14,0 -16,-14 -6,-22 6,-22 16,-14 14,0", "red", FINE)
        + stroke(parse_path("M-8 -12C-4 -18 6 -18 8 -10C8 -4 -2 -4 -2 -10M-14 -6C-8 2 8 2 14 -6"), HAIR)
    )


def queen() -> Plate:
    """A crowned woman on a high throne between two lions."""
    scene = fill_without_contour(box(20, 20, 360, 360), "plum")
    scene += landscape.rays(200, 120, 96, 250, 44, "rose", HAIR)
    scene += fill_without_contour("M20 340H380V384H20Z", "sand") + stroke(parse_path("M20 340H380"), FIRM)
    back = "118,330! 112,120 150,66 200,34 250,66 288,120 282,330!"
    scene += silhouette(shape(back, "red", BOLD), 6) + stroke(
        "130,322 126,128 158,82 200,54 242,82 274,128 270,322", 4, "gold"
    )
    scene += mirrored(shape(oval(118, 108, 10), "gold"))
    scene += shape(parse_path("M92 352L104 322H296L308 352Z"), "stone") + shape(
        parse_path("M72 376L92 352H308L328 376Z"), "stone"
    )
    face = Face(skin="tan", jaw="soft", brow="straight", eyes="calm", mouth="calm", lashes=True)
    hat = headdresses.parted_hair("hair") + headdresses.crown("red") + headdresses.earring(46, 14)
    body = bodies.enthroned_body("teal", "gold", "gold", "teal")
    for x, y in ((-30, -100), (30, -100), (-40, 20), (40, 20), (-24, 44), (24, 44)):
        body += fill_without_contour(star_path(x, y, 7, 0.4, 6), "gold")
    sceptre = (
        stroke(parse_path("M-86 20L-96 -150"), 7)
        + stroke(parse_path("M-86 20L-96 -150"), 3.4, "gold")
        + shape(star_path(-96, -162, 17, 0.56), "gold", FINE)
        + shape(oval(-96, -162, 6), "red", HAIR)
    )
    near = sceptre + arm("-46,-116 -74,-74 -82,-66", "teal", "tan", "fist", "gold", (30, 30, 28))
    near += (
        arm("46,-116 72,-70 40,-46", "teal", "tan", "flat", "gold", (30, 30, 28), flip=True)
        + shape(oval(16, -62, 17), "gold")
        + stroke(parse_path("M0 -62H32M16 -79C8 -68 8 -56 16 -45"), FINE)
    )
    collar = shape("-30,-134 -14,-142 0,-124 16,-142 30,-134 22,-114 0,-104 -22,-114", "gold", FINE) + stroke(
        "-20,-122 0,-112 20,-122", 3, "linen", "0 6"
    )
    scene += moved(
        figure(body, face, hat, headdresses.long_hair("hair"), near, at=bodies.SITTING, collar=collar),
        200,
        278,
        1.02,
    )
    return Plate(scene + mirrored(_throne_lion()), "billets", _BAND)


def _throne_lion() -> Marks:
    """A small lion of stone at the foot of a throne."""
    body = "62,372! 58,330 52,306 74,290 98,300 104,330 112,372!"
    marks = (
        shape(body, "ochre")
        + hatching_of(body, 8, 7, 0.25, 2.2)
        + stroke(parse_path("M72 372V344M90 372V344"), FINE)
    )
    mane = star_path(78, 292, 29, 0.8, 11)
    marks += shape(mane, "earth") + shape(
        "62,286 66,276 78,272 90,276 94,286 90,302 78,308 66,302", "ochre", FINE
    )
    return silhouette(
        marks
        + fill_without_contour(oval(71, 286, 2.4), "ink")
        + fill_without_contour(oval(85, 286, 2.4), "ink")
        + stroke(parse_path("M78 288L75 295H81ZM78 295V299M71 302C75 299 81 299 85 302"), FINE),
        4,
    )


def caliph() -> Plate:
    """The Commander of the Faithful in black under his canopy, a nimbus of gold behind him."""
    scene = fill_without_contour(box(20, 20, 360, 360), "green")
    scene += _stars_in_rows("linen")
    scene += (
        shape(parse_path("M20 318H380V384H20Z"), "red", FIRM)
        + stroke(parse_path("M24 350H376"), 14, "ochre", "0 24")
        + stroke(parse_path("M24 350H376"), 5, "blue", "0 24")
        + stroke(parse_path("M20 332H380M20 368H380"), FINE, "gold")
    )
    scene += mirrored(column(66, 92, 322, 16, "gold"))
    canopy = "M40 100L58 60C110 40 150 36 200 28C250 36 290 40 342 60L360 100Z"
    drape = "M40 98" + "".join(f"Q{40 + i * 40 + 20} 132 {80 + i * 40} 98" for i in range(8)) + "Z"
    scene += (
        shape(parse_path(drape), "blue")
        + shape(parse_path(canopy), "blue", BOLD)
        + hatching_of(parse_path(canopy), 90, 9, 0.22, 2.4)
        + stroke(parse_path("M50 90H350"), 5, "gold", "0 10")
    )
    scene += shape(oval(200, 150, 68), "gold") + stroke(oval(200, 150, 60), FINE)
    cushion = "84,322 60,310 70,286 120,280 200,276 280,280 330,286 340,310 316,322"
    scene += (
        shape(cushion, "plum", BOLD)
        + hatching_of(cushion, 90, 8, 0.3, 2.4)
        + mirrored(shape(oval(62, 300, 8), "gold", FINE))
    )
    face = Face(
        skin="tan", jaw="square", brow="heavy", eyes="calm", mouth="calm", beard="full", whiskers="thick"
    )
    hat = (
        headdresses.plume("linen", "", 2, -96)
        + headdresses.great_turban("hair", "red")
        + headdresses.jewel(0, -82, 16, "green")
    )
    hat += stroke(parse_path("M-80 -78C-40 -60 20 -80 62 -122M-60 -44C-10 -58 50 -72 88 -96"), FINE, "gold")
    body = bodies.seated_body("hair", "gold", "gold") + stroke(
        parse_path(
            "M-94 -18C-60 -40 -16 -30 30 -8M94 -18C64 -38 36 -34 8 -22M-36 -120C-40 -100 -38 -80 -34 -60M36 -120C40 -100 38 -80 34 -60"
        ),
        FINE,
        "ochre",
    )
    near = arm("-44,-114 -66,-70 -34,-48", "hair", "tan", "flat", "gold", flip=True) + arm(
        "44,-114 70,-76 84,-96", "hair", "tan", "open", "gold"
    )
    near += shape(oval(94, -112, 4), "red", HAIR)
    scene += moved(figure(body, face, hat, near=near, at=bodies.SITTING), 200, 312, 0.96)
    petitioner = person(Person(robe="ochre", skin="brown", cloth="linen", back=True, seated=True), 4)
    return Plate(scene + moved(petitioner, 106, 392, 0.72), "interlace", _BAND)


def _stars_in_rows(line: str) -> Marks:
    marks: Marks = ()
    for row in range(6):
        for place in range(8):
            marks += stroke(star_path(48 + place * 46 - row % 2 * 23, 60 + row * 46, 9, 0.54), HAIR, line)
    return marks


def vizier() -> Plate:
    """He stands beside an empty throne with a scroll, and strokes his beard."""
    scene = fill_without_contour(box(20, 20, 360, 360), "ochre") + _stars_in_rows("earth")
    scene += (
        fill_without_contour("M20 322H380V384H20Z", "teal")
        + stroke(parse_path("M20 322H380"), FIRM)
        + stroke(parse_path("M30 346H370M50 366H350"), FINE, "sand", "20 12")
    )
    throne = "226,340! 222,150 248,96 290,66 332,96 358,150 354,340!"
    scene += silhouette(shape(throne, "red", BOLD), 5) + stroke(
        "236,300 234,156 256,110 290,84 324,110 346,156 344,300", FIRM, "gold"
    )
    scene += shape(star_path(290, 150, 24, 0.56), "gold", FINE) + shape(oval(290, 150, 8), "red", FINE)
    seat = parse_path("M214 262H366V286H214Z")
    scene += (
        shape(parse_path("M220 286H360L364 344H216Z"), "earth")
        + shape(seat, "plum")
        + hatching_of(seat, 90, 8, 0.5, 2.4)
    )
    scene += shape("262,262 266,238 284,232 300,240 304,262", "gold", FINE) + shape(
        parse_path("M264 242L262 222L274 234L284 216L294 234L306 222L304 242Z"), "gold", FINE
    )
    face = Face(
        skin="tan",
        jaw="long",
        brow="arched",
        eyes="narrow",
        nose="hooked",
        mouth="smirk",
        beard="forked",
        whiskers="thin",
    )
    hat = (
        headdresses.plume("red", "", 0, -92)
        + headdresses.great_turban("linen", "red", "plum")
        + headdresses.jewel(0, -76, 13, "green")
    )
    body = bodies.gown("plum", "", "ochre") + stroke(parse_path("M-58 -12C-30 -2 30 -2 58 -12"), 6, "ochre")
    body += shape(
        parse_path("M-37 -116C-14 -108 14 -108 37 -116L38 -106C14 -98 -14 -98 -38 -106Z"), "gold", FINE
    )
    near = arm("44,-176 66,-138 22,-158", "plum", "tan", "fist", "ochre", (32, 32, 34))
    near += arm("-44,-176 -66,-130 -78,-118", "plum", "tan", "fist", "ochre", (32, 32, 38)) + moved(
        _scroll(), -92, -108
    )
    scene += moved(figure(body, face, hat, near=near), 146, 366, 0.98)
    return Plate(scene, "beads", _BAND)


def _scroll() -> Marks:
    """A decree that hangs open from the hand, with a seal."""
    sheet = "M-18 -34L22 -40L26 74C12 66 2 82 -14 74Z"
    return (
        shape(parse_path(sheet), "linen")
        + shape("-22,-34 -20,-44 22,-50 26,-40 22,-34 -18,-28", "linen", FINE)
        + stroke(parse_path("M-12 -16H16M-11 -4H18M-10 8H12M-10 20H18M-9 32H14"), FINE)
        + stroke(parse_path("M4 66V78"), FIRM, "red")
        + shape(star_path(4, 88, 12, 0.72, 9), "red", FINE)
    )


def cadi() -> Plate:
    """The judge under his vast turban, the scales in his hand, two who quarrel over one goose before him."""
    scene = fill_without_contour(box(20, 20, 360, 360), "sand") + mirrored(column(48, 60, 330, 22, "stone"))
    scene += shape(parse_path(arch(200, 330, 250, 290)), "teal", FIRM) + hatching_of(
        parse_path(arch(200, 330, 250, 290)), 180, 10, 0.08, 2.4
    )
    scene += fill_without_contour("M20 330H380V384H20Z", "earth") + stroke(parse_path("M20 330H380"), FIRM)
    face = Face(
        skin="fair",
        jaw="round",
        brow="bushy",
        eyes="calm",
        mouth="frown",
        hair="linen",
        beard="long",
        whiskers="thick",
        old=True,
    )
    hat = moved(headdresses.great_turban("linen", "green"), 2, 4, 1.24)
    body = bodies.seated_body("green", "", "linen")
    hanging = stroke(
        parse_path(
            "M-134 -148H-46M-90 -158V-148M-134 -148L-150 -104M-134 -148L-118 -104M-46 -148L-62 -112M-46 -148L-30 -112"
        ),
        FIRM,
    )
    pans = shape(parse_path("M-154 -104C-150 -84 -118 -84 -114 -104Z"), "ochre", FINE) + shape(
        parse_path("M-66 -112C-62 -92 -30 -92 -26 -112Z"), "ochre", FINE
    )
    near = arm("-44,-114 -80,-120 -88,-146", "green", "fair", "fist", "linen", (32, 30, 30)) + hanging + pans
    near += arm("44,-114 78,-96 84,-128", "green", "fair", "point", "linen", (32, 30, 30))
    scene += moved(figure(body, face, hat, near=near, at=bodies.SITTING), 212, 314, 1.0)
    desk = shape(parse_path("M112 300H312L320 334H104Z"), "earth", BOLD) + hatching_of(
        parse_path("M112 300H312L320 334H104Z"), 90, 8, 0.4, 2.4
    )
    desk += shape("160,300! 176,284 210,296 244,284 262,300!", "linen", FINE) + stroke(
        parse_path("M210 296V302M172 292L200 300M248 292L220 300"), HAIR
    )
    one = person(
        Person(robe="red", skin="tan", cloth="linen", back=True, right=(24, -56), left=(-18, -100)), 4
    )
    two = person(
        Person(robe="blue", skin="brown", cloth="ochre", back=True, left=(-24, -56), right=(18, -100)), 4
    )
    goose = (
        shape("-18,0 -10,-12 12,-12 24,-20! 22,0 6,8 -10,6", "linen", FINE)
        + shape("-16,-2 -24,-18 -22,-30 -14,-30 -14,-20 -8,-8", "linen", FINE)
        + shape("-24,-27 -32,-24 -23,-22", "ochre", HAIR)
    )
    scene += silhouette(desk, 5) + moved(one, 152, 412, 0.92) + moved(two, 252, 412, 0.92)
    return Plate(scene + silhouette(moved(goose, 202, 364, 0.9), 4), "billets", _BAND)


def soldier() -> Plate:
    """A guard with helmet, round shield and spear before the wall."""
    scene = landscape.sky() + landscape.engraved_sky(160) + landscape.cloud(92, 82, 0.9)
    wall = box(20, 170, 360, 220)
    scene += shape(wall, "sand") + bricks(24, 176, 352, 200, 20) + battlement(20, 170, 360, "sand", 6, 24)
    scene += shape(parse_path(arch(322, 384, 74, 150)), "shadow", FIRM) + stroke(
        parse_path("M300 384V262M322 384V236M344 384V262M286 300H358M286 340H358"), FIRM
    )
    spear = (
        stroke(parse_path("M-66 14L-66 -296"), 9)
        + stroke(parse_path("M-66 14L-66 -296"), 4.4, "earth")
        + shape("-66,-340! -54,-312 -66,-290! -78,-312", "stone")
        + stroke(parse_path("M-66 -334V-296"), HAIR)
        + shape("-74,-288 -58,-288 -54,-266! -62,-274 -66,-262! -70,-274 -78,-266!", "red", FINE)
    )
    face = Face(
        skin="tan", jaw="square", brow="heavy", eyes="calm", nose="broad", mouth="thin", whiskers="curled"
    )
    mail = bodies.tunic("stone", "red")
    rows = "".join(f"M{-40 if y % 16 else -44} {y}H42" for y in range(-176, -126, 8)) + "".join(
        f"M-42 {y}H44" for y in range(-96, -54, 8)
    )
    mail += stroke(parse_path(rows), 2.4, "ink", "1 4.4")
    legs = bodies.leg("-20,-56 -24,-30 -22,-8", "blue", shoe="earth") + bodies.leg(
        "22,-56 26,-30 26,-6", "blue", shoe="earth"
    )
    shield = (
        shape(oval(56, -102, 58), "red", BOLD)
        + stroke(oval(56, -102, 47), FINE, "linen")
        + shape(star_path(56, -102, 42, 0.5), "linen", FINE)
        + shape(oval(56, -102, 13), "stone")
    )
    near = spear + arm("-46,-176 -66,-140 -68,-140", "blue", "tan", "fist", "ochre", (30, 28, 26)) + shield
    body = figure(legs + mail, face, headdresses.helmet("stone", "ochre"), near=near)
    return Plate(scene + moved(body, 166, 372, 1.0), "beads", _BAND)


def jailer() -> Plate:
    """A broad man with a ring of keys and a lantern at a barred door, and somebody's eyes behind the bars."""
    scene = fill_without_contour(box(20, 20, 360, 360), "shadow") + bricks(24, 24, 352, 320, 26)
    scene += fill_without_contour("M20 338H380V384H20Z", "earth") + stroke(parse_path("M20 338H380"), FIRM)
    scene += shape(parse_path(arch(286, 340, 164, 270)), "stone", BOLD) + shape(
        parse_path(arch(286, 340, 132, 242)), "hair", FIRM
    )
    for x, y in ((276, 214), (300, 214)):
        scene += shape(oval(x, y, 8, 5), "linen", HAIR) + fill_without_contour(oval(x - 1, y, 3), "ink")
    for x in (238, 262, 286, 310, 334):
        scene += stroke(parse_path(f"M{x} 338V118"), 8) + stroke(parse_path(f"M{x} 338V118"), 4, "stone")
    scene += stroke(parse_path("M222 180H350M222 270H350"), 10) + stroke(
        parse_path("M222 180H350M222 270H350"), 5, "stone"
    )
    face = Face(
        skin="tan",
        jaw="round",
        brow="angry",
        eyes="narrow",
        nose="broad",
        mouth="frown",
        whiskers="drooping",
        stubble=True,
    )
    belly = "-20,-198! -46,-190 -60,-160 -66,-110 -62,-74 -50,-50! 50,-50! 62,-74 66,-110 60,-160 46,-190 20,-198!"
    legs = bodies.leg("-26,-56 -32,-30 -30,-8", "earth", shoe="hair", wide=42) + bodies.leg(
        "26,-56 30,-30 32,-6", "earth", shoe="hair", wide=42
    )
    body = (
        legs
        + shape(belly, "red")
        + hatching_of(belly, 8, 8, 0.2, 2.6)
        + shape(parse_path("M-64 -96C-20 -78 20 -78 64 -96L62 -74C20 -56 -20 -56 -62 -74Z"), "hair", FINE)
        + shape(box(-12, -84, 22, 22), "ochre", FINE)
    )
    body += shape(parse_path("M-24 -197L-12 -100L0 -196L14 -100L26 -197Z"), "earth", FINE)
    ring = stroke(oval(-92, -84, 22), 9) + stroke(oval(-92, -84, 22), 4.4, "stone")
    for turn, size in ((24, 1.0), (-6, 1.15), (-34, 1.0)):
        key = (
            stroke(parse_path("M0 8V56M0 46H13M0 55H10"), 8)
            + stroke(parse_path("M0 8V56M0 46H13M0 55H10"), 4, "ochre")
            + stroke(oval(0, 2, 7), 7)
            + stroke(oval(0, 2, 7), 3.4, "ochre")
        )
        ring += moved(key, -92, -66, size, turn=turn)
    near = arm("-54,-172 -84,-142 -90,-112", "", "tan", "fist") + ring
    lantern = (
        stroke(parse_path("M92 -84V-66"), FIRM)
        + shape(parse_path("M76 -66H108L104 -56H80Z"), "ochre", FINE)
        + shape(box(78, -56, 28, 38), "glow", FIRM)
        + stroke(parse_path("M92 -56V-18"), FINE)
        + shape(parse_path("M74 -18H110V-10H74Z"), "ochre", FINE)
    )
    near += arm("54,-172 86,-136 88,-106", "", "tan", "fist") + lantern
    scene += landscape.rays(244, 312, 30, 62, 16, "glow", HAIR)
    return Plate(
        scene
        + moved(
            figure(body, face, headdresses.ragged_headcloth("linen"), near=near, size=0.64), 154, 368, 1.06
        ),
        "billets",
        _BAND,
    )
