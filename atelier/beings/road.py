"""People on the road and in the market."""

from atelier.frames import star_path
from atelier.parts import attributes, beasts, bodies, headdresses, landscape
from atelier.parts.bodies import arm, figure, limb
from atelier.parts.buildings import arch
from atelier.parts.faces import Face
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

_BAND = "teal"


def maiden() -> Plate:
    """A girl with a jar on her head comes from the fountain; a gazing goldfinch follows."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(200)
        + landscape.ground("20,280 140,268 260,280 380,264", "green")
        + landscape.cypress(54, 276, 110)
        + landscape.cypress(92, 274, 80)
    )
    basin = (
        shape(parse_path("M262 300H376V352H272Z"), "linen")
        + hatching_of(parse_path("M262 300H376V352H272Z"), 0, 8, 0.2, 2.4)
        + shape(oval(320, 300, 60, 12), "sea")
        + shape(parse_path("M296 200H350V292H296Z"), "stone")
        + shape(parse_path(arch(323, 292, 34, 60)), "teal", FINE)
        + stroke(parse_path("M323 252C322 270 322 284 322 296"), 5, "foam")
    )
    scene += silhouette(basin, 4) + landscape.ground("20,350 160,342 280,350 380,342", "sand", 9)
    face = Face(skin="tan", jaw="soft", brow="arched", eyes="wide", nose="snub", mouth="smile", lashes=True)
    body = bodies.gown("rose", "linen", "", "red") + stroke("-56,-18 -30,-8 30,-8 56,-18", 4, "linen", "0 8")
    jar = "-16,-112! 20,-112! 17,-100 44,-70 34,-34 2,-22 -30,-34 -40,-70 -13,-100"
    jar_marks = (
        shape(jar, "ochre")
        + hatching_of(jar, 10, 8, 0.25, 2.4)
        + stroke("-38,-70 2,-60 42,-70", 4, "red")
        + shape(oval(2, -112, 19, 5), "earth", FINE)
    )
    hat = (
        headdresses.parted_hair("hair")
        + headdresses.braid("hair", "red")
        + headdresses.wreath("-30,-46 -8,-56 18,-56 40,-42", "red")
    )
    hat += moved(jar_marks, 2, -46, 0.94)
    near = arm("44,-174 84,-206 58,-282", "rose", "tan", "flat", "linen", (28, 26, 24)) + arm(
        "-44,-174 -62,-134 -54,-104", "rose", "tan", "fist", "linen", (28, 26, 24)
    )
    scene += moved(figure(body, face, hat, near=near), 166, 368, 0.98)
    return Plate(
        scene + silhouette(moved(beasts.finch("ochre", "red"), 322, 200, 1.2), 3), "interlace", _BAND
    )


def merchant() -> Plate:
    """A round man among bales and carpets counts coins and smiles at a buyer."""
    scene = fill_without_contour(box(20, 20, 360, 360), "earth") + shape(
        parse_path(
            "M20 20H380V66"
            + "".join(f"Q{380 - i * 45 - 22} 96 {380 - (i + 1) * 45} 66" for i in range(8))
            + "Z"
        ),
        "red",
        BOLD,
    )
    scene += stroke(parse_path("M65 24V66M155 24V66M245 24V66M335 24V66"), 22, "linen")
    scene += shape(box(24, 108, 352, 8), "shadow", FINE)
    for x, wide, fill in (
        (34, 40, "blue"),
        (78, 34, "green"),
        (116, 30, "plum"),
        (262, 36, "teal"),
        (302, 44, "rose"),
        (350, 26, "ochre"),
    ):
        scene += shape(box(x, 116, wide, 112), fill, FINE) + stroke(
            parse_path(f"M{x + wide * 0.35} 116V228M{x + wide * 0.7} 116V228"), HAIR
        )
    scene += fill_without_contour("M20 330H380V384H20Z", "sand") + stroke(parse_path("M20 330H380"), FIRM)
    rug = (
        shape("290,384! 286,352 300,332 326,326 346,336 352,384!", "red")
        + stroke("300,380 298,354 308,342 326,338 338,346 342,380", FIRM, "ochre")
        + stroke(parse_path("M326 344C320 350 320 358 328 360C336 360 336 350 330 350"), FINE)
    )
    face = Face(
        skin="fair",
        jaw="round",
        brow="raised",
        eyes="narrow",
        nose="broad",
        mouth="grin",
        beard="",
        whiskers="curled",
    )
    belly = "-20,-138! -48,-130 -64,-104 -70,-70 -60,-40 60,-40! 70,-70 64,-104 48,-130 20,-138!"
    body = (
        bodies.seated_body("blue", "", "", "blue")
        + shape(belly, "green")
        + hatching_of(belly, 8, 8, 0.2, 2.6)
        + shape(parse_path("M-68 -76C-24 -56 24 -56 68 -76L66 -56C24 -38 -24 -38 -64 -56Z"), "gold", FINE)
        + shape(parse_path("M-24 -137L-8 -70L0 -136L10 -70L26 -137Z"), "linen", FINE)
    )
    near = arm("-50,-112 -88,-84 -66,-56", "green", "fair", "flat", "linen", (34, 32, 30), flip=True) + arm(
        "50,-112 92,-96 96,-128", "green", "fair", "open", "linen", (34, 32, 30)
    )
    hat = moved(headdresses.turban("linen", "red", 10), 0, 4) + headdresses.jewel(0, -72, 11, "blue")
    scene += moved(figure(body, face, hat, near=near, at=(0, -180), size=0.68), 190, 350, 1.14)
    coins: Marks = ()
    for x, count in ((88, 5), (112, 3), (136, 6)):
        for index in range(count):
            coins += shape(oval(x, 364 - index * 7, 13, 5), "gold", FINE)
    return Plate(scene + silhouette(rug, 4) + silhouette(coins, 4), "lozenges", _BAND)


def fisherman() -> Plate:
    """An old man in a straw hat hauls a net; among the fish it holds one bottle."""
    scene = (
        landscape.sky() + landscape.engraved_sky(180) + landscape.sun_or_moon(78, 90, 28) + landscape.sea(210)
    )
    scene += landscape.ground("170,384! 200,340 260,322 330,316 380,318", "sand", 9)
    face = Face(
        skin="brown",
        jaw="long",
        brow="worried",
        eyes="narrow",
        nose="hooked",
        mouth="calm",
        hair="linen",
        beard="trimmed",
        whiskers="drooping",
        old=True,
    )
    legs = bodies.leg("-16,-60 -40,-34 -36,-6", "brown", "brown") + bodies.leg(
        "20,-60 36,-32 44,-4", "brown", "brown"
    )
    body = legs + bodies.tunic("linen", "red", patches="teal")
    ropes = stroke(
        parse_path("M-108 -116C-140 -90 -150 -60 -160 -30M-78 -92C-110 -60 -120 -30 -126 0"), 6
    ) + stroke(
        parse_path("M-108 -116C-140 -90 -150 -60 -160 -30M-78 -92C-110 -60 -120 -30 -126 0"), FIRM, "ochre"
    )
    near = (
        ropes
        + arm("-44,-176 -84,-150 -96,-122", "linen", "brown", "fist", "", (30, 26, 24))
        + arm("34,-166 10,-116 -60,-98", "linen", "brown", "fist", "", (30, 26, 24))
    )
    scene += moved(
        figure(body, face, headdresses.straw_hat(), near=near, at=(-14, -232), tilt=-6, size=0.64),
        278,
        362,
        1.06,
    )
    net = "94,254 60,276 40,310 44,344 76,366 118,362 146,338 150,300 136,268"
    fishes = (
        moved(beasts.fish("red"), 78, 300, 0.9, turn=20)
        + moved(beasts.fish("sea"), 112, 334, 0.9, flip=True, turn=-14)
        + moved(beasts.fish("ochre"), 72, 342, 0.7, flip=True)
    )
    bottle = shape(
        "118,304 112,284 116,272! 116,262! 130,262! 130,272 136,284 132,304", "gold", FINE
    ) + shape(box(117, 256, 12, 8), "red", HAIR)
    mesh = "M94 254C70 290 60 330 76 366M104 254C96 300 100 340 118 362M60 276C90 290 130 290 150 300M40 310C80 318 120 318 148 322M44 344C80 344 110 342 140 344M118 258C132 290 140 310 140 344M80 262C56 290 44 316 46 342"
    return Plate(
        scene
        + silhouette(shape(net, "teal"), 5)
        + fishes
        + bottle
        + stroke(parse_path(mesh), FINE, "linen")
        + stroke(parse_path("M24 352Q40 342 56 352M120 372Q140 362 160 372"), FIRM, "foam"),
        "beads",
        _BAND,
    )


def barber() -> Plate:
    """He waves his razor and talks; under the lather his customer waits."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "teal")
        + shape(box(20, 330, 360, 60), "sand")
        + stroke(parse_path("M60 384L76 330M140 384L148 330M230 384V330M310 384L302 330"), FINE)
    )
    mirror = (
        shape(oval(62, 110, 30, 40), "ochre", BOLD)
        + shape(oval(62, 110, 22, 31), "foam", FINE)
        + stroke(parse_path("M50 100L62 88M54 116L74 96"), FINE, "linen")
    )
    shelf = (
        shape(box(30, 190, 78, 8), "earth", FINE)
        + shape("40,190 36,172 44,160 52,172 50,190", "blue", FINE)
        + shape("64,190 60,168 70,158 80,168 76,190", "red", FINE)
        + shape(box(88, 166, 14, 24), "green", FINE)
    )
    scene += silhouette(mirror, 4) + shelf
    face = Face(
        skin="tan", jaw="soft", brow="raised", eyes="wide", nose="snub", mouth="shout", whiskers="thin"
    )
    body = (
        bodies.gown("ochre", "red", "", "red")
        + shape("-30,-150 30,-150 36,-100 44,-20 -44,-20 -36,-100", "linen")
        + stroke(parse_path("M-30 -150L-22 -196M30 -150L22 -196"), FIRM)
    )
    razor = (
        shape("0,0 -8,-46 0,-56 10,-52 8,-2", "linen", FIRM)
        + stroke(parse_path("M8 -50L6 -6"), HAIR)
        + limb("4,0 16,34", (9, 8), "shadow")
    )
    near = moved(razor, 80, -208, turn=8) + arm(
        "44,-176 82,-146 82,-186", "ochre", "tan", "fist", "linen", (30, 28, 26)
    )
    scene += moved(
        figure(body, face, headdresses.tarbush("red", "hair"), near=near, size=0.62), 256, 372, 1.0
    )
    seat = shape(parse_path("M64 384L72 306H176L188 384Z"), "earth")
    sheet = "72,384! 76,304 92,276 124,268 160,274 178,300 188,384!"
    client = Face(skin="fair", jaw="round", brow="worried", eyes="staring", nose="snub", mouth="thin")
    foam = shape(
        "-40,10 -48,34 -36,60 -12,78 16,70 38,46 46,10 30,18 18,26 -2,24 -22,26", "linen", FIRM
    ) + stroke(
        parse_path("M-34 40Q-26 32 -20 42Q-12 34 -6 44M-24 58Q-14 50 -6 60Q4 52 14 56M10 40Q20 34 26 42"),
        HAIR,
    )
    sitter = figure(
        seat
        + shape(sheet, "linen", BOLD)
        + hatching_of(sheet, 8, 9, 0.2, 2.4)
        + stroke(parse_path("M110 300C104 330 102 350 100 380M146 300C152 330 154 350 156 380"), FINE),
        client,
        headdresses.cropped_hair("hair") + foam,
        at=(126, 228),
        size=0.66,
        tilt=14,
        leads=False,
    )
    hand = arm("214,196 196,214 176,222", "ochre", "tan", "flat", "linen", (30, 26, 24))
    basin = (
        shape(parse_path("M40 318H112C108 344 96 350 76 350C56 350 44 344 40 318Z"), "gold")
        + shape(oval(76, 317, 36, 7), "foam", FINE)
        + fill_without_contour(oval(94, 319, 10, 5), "hair")
    )
    return Plate(scene + sitter + silhouette(hand, 5) + silhouette(basin, 4), "billets", _BAND)


def singer() -> Plate:
    """A woman with an oud on her lap sings, and the birds are silent."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "blue")
        + shape(parse_path(arch(200, 340, 300, 312)), "dusk", BOLD)
        + landscape.crescent(300, 120, 20)
        + landscape.stars("104,120 130,90 272,84 312,170", 7)
    )
    scene += (
        fill_without_contour("M20 324H380V384H20Z", "red")
        + stroke(parse_path("M20 324H380"), FIRM)
        + stroke(parse_path("M24 352H376"), 12, "ochre", "0 22")
    )
    face = Face(skin="fair", jaw="soft", brow="arched", eyes="closed", mouth="sing", lashes=True)
    body = bodies.seated_body("green", "gold", "", "rose") + stroke(
        "-34,-122 0,-104 34,-122", 3, "linen", "0 7"
    )
    hat = (
        headdresses.parted_hair("hair")
        + headdresses.wreath("-28,-48 40,-38", "rose")
        + headdresses.diadem("red")
        + headdresses.earring(44, 12)
    )
    oud = (
        limb("22,-54 92,-116 116,-138", (20, 15, 12), "earth")
        + limb("112,-134 140,-122", (14, 8), "earth")
        + stroke(parse_path("M120 -138L116 -148M128 -134L126 -144M136 -128L136 -138"), 4)
    )
    bowl = "-92,-26 -84,-62 -46,-84 -6,-80 24,-58 14,-26 -24,-2 -66,-2"
    oud += (
        shape(bowl, "ochre", BOLD)
        + shape(oval(-32, -44, 15), "hair", FINE)
        + stroke(star_path(-32, -44, 10, 0.54), HAIR, "ochre")
        + limb("-74,-34 -62,-14", (8, 8), "hair")
        + stroke(parse_path("M-70 -26L108 -138M-66 -20L112 -132"), HAIR)
    )
    near = (
        oud
        + arm("-44,-110 -82,-82 -62,-54", "green", "fair", "flat", "gold", (30, 28, 26), flip=True)
        + arm("44,-112 82,-88 84,-112", "green", "fair", "fist", "gold", (30, 28, 26))
    )
    woman = figure(body, face, hat, headdresses.long_hair("hair"), near, at=bodies.SITTING, tilt=6, size=0.64)
    scene += moved(woman, 194, 358, 1.22)
    branch = stroke(parse_path("M24 172C50 166 70 172 96 160"), 7) + stroke(
        parse_path("M24 172C50 166 70 172 96 160"), 3, "earth"
    )
    perch = beasts.finch("ochre", "red")
    return Plate(
        scene
        + branch
        + silhouette(moved(perch, 52, 168, 1.1, flip=True) + moved(perch, 82, 162, 0.9, flip=True), 3),
        "interlace",
        _BAND,
    )


def camel_driver() -> Plate:
    """A man in a headcloth pulls; his camel would rather stay."""
    scene = (
        landscape.sky()
        + landscape.sun_or_moon(320, 82, 32, rays=12)
        + landscape.dune("20,250 120,222 240,252 380,214", "sand")
        + landscape.ripples(262, 3)
    )
    scene += landscape.ground("20,330 160,318 280,330 380,318", "sand", 9)
    camel = moved(beasts.camel("ochre", "red"), 290, 362, 2.0)
    scene += silhouette(camel, 5)
    face = Face(
        skin="brown",
        jaw="square",
        brow="angry",
        eyes="narrow",
        nose="hooked",
        mouth="shout",
        beard="goatee",
        whiskers="thick",
    )
    legs = bodies.leg("-16,-60 -30,-32 -52,-6", "linen", "brown") + bodies.leg(
        "18,-60 30,-32 10,-4", "linen", "brown"
    )
    body = legs + bodies.tunic("blue", "ochre")
    man = figure(
        body,
        face,
        headdresses.headcloth("linen", "hair"),
        near=arm("-40,-172 -20,-128 40,-116", "blue", "brown", "fist", "linen", (30, 28, 26))
        + arm("40,-172 52,-130 60,-120", "blue", "brown", "fist", "linen", (30, 28, 26)),
        tilt=-12,
        at=(-14, -234),
    )
    man = map_points(man, lambda p: (p[0] + (p[1] + 120) * 0.16, p[1]))
    scene += stroke(parse_path("M140 250C150 230 144 206 134 190"), 6) + stroke(
        parse_path("M140 250C150 230 144 206 134 190"), FIRM, "red"
    )
    return Plate(scene + moved(man, 104, 366, 0.92), "beads", _BAND)


def woodcutter() -> Plate:
    """A bent man under a bundle of branches twice his size, the axe in his belt."""
    scene = landscape.sky() + landscape.engraved_sky(240)
    for x, high in ((40, 200), (92, 160), (336, 220), (372, 180)):
        scene += landscape.cypress(x, 306, high)
    scene += landscape.ground("20,306 140,296 260,304 380,294", "green") + landscape.ground(
        "20,342 140,334 260,342 380,334", "earth", 9
    )
    stump = (
        shape("36,372 40,340 84,340 90,372", "ochre")
        + shape(oval(62, 340, 23, 7), "sand", FINE)
        + stroke(oval(62, 340, 13, 4), HAIR)
        + stroke(parse_path("M46 348V368M74 348L78 368"), HAIR)
    )
    face = Face(
        skin="tan",
        jaw="square",
        brow="straight",
        eyes="calm",
        nose="broad",
        mouth="calm",
        hair="hair",
        beard="full",
        whiskers="thick",
    )
    bundle: Marks = ()
    for index in range(9):
        y = -150 - index * 15
        bundle += limb(
            f"{-56 + index * 7},{y - 34} {56 + index % 3 * 8},{y} {170 - index * 6},{y + 30 + index % 2 * 8}",
            (13, 15, 12),
            ("earth", "shadow", "ochre")[index % 3],
            FINE,
        )
    bundle += (
        stroke(parse_path("M30 -132C46 -180 60 -230 66 -288"), 9)
        + stroke(parse_path("M30 -132C46 -180 60 -230 66 -288"), 4.4, "sand")
        + shape("150,-170 168,-190 182,-176 166,-160", "green", FINE)
        + shape("142,-226 164,-236 166,-218", "green", FINE)
    )
    legs = bodies.leg("-16,-56 -40,-34 -40,-6", "blue", shoe="earth") + bodies.leg(
        "20,-56 38,-30 46,-4", "blue", shoe="earth"
    )
    body = bundle + legs + bodies.tunic("red", "earth", patches="ochre")
    axe = moved(attributes.axe(), -26, -96, 0.8, flip=True, turn=14)
    near = axe + arm("-40,-172 -72,-132 -40,-122", "red", "tan", "fist", "", (30, 28, 26))
    scene += silhouette(stump, 4) + moved(
        figure(body, face, headdresses.skullcap("linen"), near=near, at=(-30, -214), size=0.62),
        176,
        370,
        1.08,
    )
    return Plate(scene, "lozenges", _BAND)


def shepherdess() -> Plate:
    """A girl with a crook carries a lamb; the flock looks on, and one of it is black."""
    scene = landscape.sky() + landscape.cloud(90, 70, 0.9) + landscape.cloud(310, 96, 0.8, flip=True)
    scene += (
        landscape.ground("20,230 110,180 200,226 300,176 380,216", "stone")
        + landscape.ground("20,262 140,242 260,262 380,240", "green")
        + landscape.tuft_of_grass(60, 300, 1.2, "ink")
        + landscape.tuft_of_grass(340, 280, 1.2, "ink")
    )
    scene += silhouette(moved(beasts.sheep(), 68, 282, 1.0), 3) + silhouette(
        moved(beasts.sheep(), 330, 270, 0.9, flip=True), 3
    )
    face = Face(
        skin="tan",
        jaw="round",
        brow="arched",
        eyes="calm",
        nose="snub",
        mouth="smile",
        lashes=True,
        freckles=True,
    )
    body = (
        bodies.gown("ochre", "red", "", "earth", patches="teal")
        + shape("-30,-104 30,-104 40,-26 -40,-26", "linen")
        + stroke(parse_path("M-36 -48H36M-34 -60H34"), FINE, "red")
    )
    lamb = (
        shape("-40,-136 -46,-158 -24,-172 10,-172 30,-158 28,-132 0,-122", "linen")
        + stroke(
            parse_path(
                "M-24 -158Q-18 -164 -12 -158M-4 -162Q2 -168 8 -162M-14 -144Q-8 -150 -2 -144M10 -148Q16 -154 22 -148"
            ),
            HAIR,
        )
        + shape("-40,-150 -58,-160 -74,-154 -74,-142 -56,-136 -42,-138", "linen", FINE)
        + shape("-46,-158 -40,-170 -30,-162", "rose", FINE)
        + fill_without_contour(oval(-58, -150, 2.4), "ink")
        + stroke(parse_path("M-74 -145L-68 -145M-20 -124V-104M6 -124V-106"), FINE)
    )
    crook = stroke(parse_path("M96 10L88 -214C84 -252 48 -250 50 -222C52 -208 66 -208 68 -218"), 10) + stroke(
        parse_path("M96 10L88 -214C84 -252 48 -250 50 -222C52 -208 66 -208 68 -218"), 5, "earth"
    )
    near = (
        lamb
        + arm("-44,-174 -62,-134 -16,-122", "ochre", "tan", "flat", "linen", (28, 26, 24), flip=True)
        + crook
        + arm("44,-174 74,-144 90,-130", "ochre", "tan", "fist", "linen", (28, 26, 24))
    )
    hat = (
        headdresses.parted_hair("hair")
        + headdresses.kerchief("red", "linen")
        + headdresses.braid("hair", "teal")
    )
    scene += moved(figure(body, face, hat, near=near, size=0.64), 196, 368, 1.06)
    black = recoloured(moved(beasts.sheep(), 330, 374, 1.5), {"linen": "hair", "shadow": "stone"})
    return Plate(
        scene + silhouette(black, 4) + silhouette(moved(beasts.sheep(), 70, 374, 1.5, flip=True), 4),
        "billets",
        _BAND,
    )
