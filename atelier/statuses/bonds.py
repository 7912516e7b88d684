"""Statuses in which somebody else has a say: chains, spells and oaths, the law, and what comes behind."""

from atelier.frames import star_path
from atelier.parts import attributes, bodies, headdresses, landscape
from atelier.parts.bodies import arm, chain, figure, sparkles
from atelier.parts.buildings import arch, battlement, bricks
from atelier.parts.faces import Face, head
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
    map_points,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
    with_thinner_contours,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_FRAME, _BAND = "billets", "shadow"


def enslaved() -> Plate:
    """Iron on both wrists and about the neck; the chain ends in a hand with five rings, whose owner is not in the picture."""
    scene = fill_without_contour(box(20, 20, 360, 360), "ochre") + bricks(24, 24, 352, 300, 30)
    scene += fill_without_contour("M20 336H380V384H20Z", "earth") + stroke(parse_path("M20 336H380"), FIRM)
    face = Face(
        skin="brown", jaw="square", brow="worried", eyes="calm", nose="broad", mouth="thin", stubble=True
    )
    body = bodies.torso("brown", "linen", "")
    body = (
        bodies.leg("-20,-60 -24,-34 -24,-8", "brown", "brown", wide=34)
        + bodies.leg("20,-60 24,-34 26,-6", "brown", "brown", wide=34)
        + body
    )
    ring = shape("-24,-204 0,-190 26,-204 28,-190 0,-174 -26,-190", "stone", FIRM)
    near = arm("-50,-172 -68,-136 -30,-114", "", "brown", "fist") + arm(
        "50,-172 70,-136 34,-112", "", "brown", "fist"
    )
    cuffs = shape(parse_path("M-50 -136L-34 -122L-44 -108L-60 -122Z"), "stone", FIRM) + shape(
        parse_path("M52 -136L38 -120L48 -106L64 -122Z"), "stone", FIRM
    )
    links = chain("M-44 -112C-20 -92 24 -92 48 -110")
    who = moved(
        figure(
            body, face, headdresses.cropped_hair("hair"), near=near + cuffs + links, collar=ring, leads=False
        ),
        152,
        366,
        1.1,
    )
    lead = chain("M166 156C210 214 250 214 284 186")
    sleeve = "384,96! 330,132 306,164 318,212 346,222 384,214!"
    hand = (
        shape(sleeve, "plum", BOLD)
        + hatching_of(sleeve, 60, 8, 0.25, 2.6)
        + stroke("312,158 306,184 322,212", 9, "gold")
    )
    palm = shape("316,158 292,152 272,164 268,186 278,204 304,210 318,204", "fair", FIRM)
    palm += stroke(
        parse_path(
            "M270 172C280 170 290 172 296 176M268 184C280 182 290 184 296 188M274 196C284 194 292 196 298 200"
        ),
        FINE,
    )
    for x, y, fill in ((274, 168, "red"), (271, 181, "green"), (275, 194, "blue")):
        palm += shape(oval(x + 6, y, 5), "gold", FINE) + fill_without_contour(oval(x + 6, y, 2.4), fill)
    ball = shape(oval(316, 344, 30), "hair", BOLD) + stroke("298,332 306,324 318,322", FIRM, "stone")
    drag = chain("M180 356C220 372 252 372 288 352")
    return Plate(scene + who + lead + silhouette(hand + palm, 5) + drag + silhouette(ball, 3), _FRAME, _BAND)


def ensorcelled() -> Plate:
    """Threads of light run from a sleeve full of stars to hands and feet below, which walk without being asked."""
    scene = landscape.sky("midnight") + landscape.stars("52,150 350,120 60,260 346,230 330,310 48,330", 6)
    scene += landscape.ground("20,344 140,336 270,350 380,338", "green", 9)
    sleeve = "380,20! 250,20! 222,52 214,82 240,104 300,100 380,66!"
    cloth = shape(sleeve, "plum", BOLD) + hatching_of(sleeve, 60, 8, 0.2, 2.6)
    for x, y, size in ((290, 50, 10), (334, 44, 8), (262, 74, 7), (312, 80, 7)):
        cloth += fill_without_contour(star_path(x, y, size, 0.42, 5), "gold")
    fingers = "220,60! 196,56 172,68 150,96 158,102 180,86! 168,112 176,118 194,92! 192,122 202,124 210,94! 216,116 226,112 226,92! 238,98"
    hand = shape(fingers, "green", FIRM) + stroke("214,54 214,80 238,102", 6, "gold")
    face = Face(skin="fair", jaw="soft", brow="raised", eyes="staring", mouth="open")
    legs = bodies.leg("16,-64 40,-46 58,-14", "linen", shoe="red", wide=36) + bodies.leg(
        "-14,-64 -54,-58 -66,-26", "linen", shoe="red", wide=36
    )
    body = legs + bodies.tunic("red", "ochre", "linen")
    near = arm("-44,-176 -82,-166 -98,-204", "red", "fair", "open", "ochre") + arm(
        "44,-176 78,-176 94,-210", "red", "fair", "open", "ochre", flip=True
    )
    who = moved(
        figure(body, face, headdresses.tarbush("blue", "gold"), near=near, leads=False), 190, 374, 0.8
    )
    strings = "M154 100L108 204M172 114L138 350M206 124L238 358M222 114L276 200"
    threads = stroke(parse_path(strings), 5) + stroke(parse_path(strings), FINE, "glow")
    return Plate(
        scene + who + threads + silhouette(cloth + hand, 5) + sparkles("108,204 276,200 138,350 238,358", 11),
        _FRAME,
        _BAND,
    )


def fated() -> Plate:
    """The road is a roll of paper, and a great hand goes on writing it just ahead of the traveller."""
    scene = landscape.sky() + landscape.engraved_sky(130) + landscape.sun_or_moon(92, 82, 24)
    scene += landscape.crag("20 206 60 150 100 188 150 146 200 206", "dusk", gap=9) + landscape.ground(
        "20,204 140,196 270,206 380,198", "sand"
    )
    strip = "186,206! 240,206! 238,226 190,246 230,276 300,300 290,340 250,384! 60,384! 150,344 150,316 110,290 120,252 176,228"
    scene += shape(strip, "linen", BOLD)
    lines = "M130 372H236M150 356H262M170 338H276M170 322H278M166 308H270M146 296H240M140 284H206M142 270H190M150 258H184"
    scene += stroke(parse_path(lines), FIRM, "ink", "9 5")
    curl = shape("60,384! 40,372 46,350 70,352 84,370 80,384!", "sand", FIRM) + stroke(
        "58,372 56,360 66,360 70,370", FINE
    )
    walker = moved(
        person(Person(robe="red", back=True, cloth="linen", left=(-16, -44), right=(18, -46)), 5),
        206,
        338,
        1.06,
    )
    stick = stroke(parse_path("M228 336L224 274"), 6) + stroke(parse_path("M228 336L224 274"), FINE, "earth")
    sleeve = "384,20! 300,20! 272,70 262,128 290,152 336,150 384,128!"
    cloth = shape(sleeve, "blue", BOLD) + hatching_of(sleeve, 20, 9, 0.16, 2.6)
    for x, y in ((320, 60), (346, 96), (302, 100), (352, 40)):
        cloth += fill_without_contour(star_path(x, y, 8, 0.42, 6), "glow")
    cuff = shape("258,118 288,150 330,152 322,166 280,164 250,134", "gold", FIRM)
    hand = shape(
        "258,128 238,150 222,176 226,188 240,186 250,176! 250,196 262,196 270,178! 276,190 288,184 288,160",
        "tan",
        FIRM,
    )
    hand += stroke(parse_path("M250 176C254 168 258 162 264 158M270 178C272 170 274 166 278 162"), FINE)
    pen = moved(attributes.quill(), 196, 232, 1.1, turn=16)
    return Plate(
        scene + curl + silhouette(pen, 4) + silhouette(cloth + hand, 5) + cuff + walker + stick,
        _FRAME,
        _BAND,
    )


def imprisoned() -> Plate:
    """A face between the bars, and both hands; the key hangs on a nail, an inch too far away."""
    scene = fill_without_contour(box(20, 20, 360, 360), "stone") + bricks(24, 24, 352, 352, 30)
    scene += shape(box(76, 60, 200, 238), "shadow", BOLD) + shape(box(92, 78, 168, 206), "hair", BOLD)
    face = Face(
        skin="fair",
        jaw="long",
        brow="worried",
        eyes="calm",
        nose="straight",
        mouth="frown",
        beard="full",
        whiskers="drooping",
    )
    robe = shape("104,284! 110,250 140,232 216,232 244,252 250,284!", "linen", FIRM)
    scene += (
        robe
        + moved(headdresses.wild_hair("hair"), 178, 176, 0.94)
        + silhouette(moved(head(face), 178, 176, 0.94), 4)
    )
    bars: Marks = ()
    for x in (102, 140, 214, 250):
        bars += (
            stroke(parse_path(f"M{x} 62V298"), 13)
            + stroke(parse_path(f"M{x} 62V298"), 11, "shadow")
            + stroke(parse_path(f"M{x - 3} 66V294"), FINE, "stone")
        )
    for y in (92, 266):
        bars += stroke(parse_path(f"M78 {y}H274"), 15) + stroke(parse_path(f"M78 {y}H274"), 9, "shadow")
    grip = shape("-20,-14 -4,-19 16,-15 20,0 16,15 -4,19 -20,12 -24,0", "fair", FIRM) + stroke(
        parse_path("M-20 -6C-8 -9 4 -9 10 -6M-22 2C-8 0 4 0 10 2M-20 9C-8 8 4 8 9 10"), FINE
    )
    hands = moved(grip, 102, 226, 1.0) + moved(grip, 250, 220, 1.0, flip=True)
    sill = shape(parse_path("M62 296H290L300 320H52Z"), "stone", BOLD)
    nail = fill_without_contour(oval(330, 158, 5), "ink")
    key = (
        stroke(oval(330, 190, 20, 22), 13)
        + stroke(oval(330, 190, 20, 22), 7, "ochre")
        + stroke(parse_path("M330 214V292M330 272H350M330 288H346"), 13)
        + stroke(parse_path("M330 214V292M330 272H350M330 288H346"), 7, "ochre")
    )
    cord = stroke(parse_path("M330 158L322 172M330 158L338 172"), FIRM)
    spider = (
        stroke(parse_path("M60 24V108"), HAIR)
        + fill_without_contour(oval(60, 114, 7, 8), "ink")
        + stroke(
            parse_path(
                "M54 110L44 104M54 114L42 116M54 118L46 126M66 110L76 104M66 114L78 116M66 118L74 126"
            ),
            FINE,
        )
    )
    mouse = (
        shape("-24,0 -22,-14 -4,-22 16,-16 26,-4 20,0", "shadow", FIRM)
        + shape(oval(8, -20, 7), "rose", FINE)
        + fill_without_contour(oval(18, -9, 2), "ink")
        + stroke("-24,-2 -44,-4 -50,-16", FIRM)
    )
    bread = shape(oval(166, 352, 24, 12), "ochre", FIRM) + stroke(
        parse_path("M156 346L160 354M166 344L170 353"), FINE
    )
    return Plate(
        scene
        + bars
        + silhouette(hands, 4)
        + sill
        + nail
        + cord
        + key
        + spider
        + silhouette(bread, 3)
        + silhouette(moved(mouse, 110, 362, 0.9), 3),
        _FRAME,
        _BAND,
    )


def lost() -> Plate:
    """A signpost with six arms and one word on all of them; the traveller holds the map the wrong way up."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(130) + landscape.sun_or_moon(206, 96, 24)
    scene += landscape.dune("20,250 110,220 200,250 300,216 380,246", "ochre") + landscape.ground(
        "20,292 140,280 270,294 380,280", "sand"
    )
    loop = "M60 372C40 330 120 306 200 308C300 310 366 332 340 360C316 384 200 386 150 380"
    scene += stroke(parse_path(loop), 9, "shadow", "1 17")
    post = shape(parse_path("M116 344L122 70H134L140 344Z"), "earth", BOLD)
    boards: Marks = ()
    for x, y, turn, fill, flip in (
        (128, 88, -8, "linen", False),
        (128, 116, 10, "sand", True),
        (128, 148, 6, "linen", True),
        (128, 178, -6, "sand", False),
        (128, 208, -12, "linen", True),
        (128, 236, 8, "linen", False),
    ):
        board = shape(parse_path("M-14 -11H62L80 0L62 11H-14Z"), fill, FIRM) + stroke(
            parse_path("M0 0H12M18 -3V3M24 0H38M44 -3V3"), FIRM
        )
        boards += moved(board, x, y, 1, flip, turn)
    face = Face(skin="brown", jaw="round", brow="worried", eyes="wide", mouth="open", beard="trimmed")
    near = arm("-44,-176 -66,-140 -50,-118", "teal", "brown", "fist", "linen") + arm(
        "44,-176 66,-140 48,-116", "teal", "brown", "fist", "linen"
    )
    chart = shape(
        "-74,-164! -30,-156 0,-164 34,-156 74,-164! 72,-92! 34,-84 0,-92 -32,-84 -72,-92!", "linen", FIRM
    )
    chart += stroke(parse_path("M-30 -156L-32 -84M34 -156V-84"), HAIR) + shape(
        "-54,-104 -48,-124 -20,-116 -10,-98 -30,-92", "sand", FINE
    )
    chart += shape("10,-140 34,-150 58,-142 50,-124 22,-122", "sand", FINE) + stroke(
        parse_path("M-60 -146L-50 -134M-50 -146L-60 -134"), FIRM, "red"
    )
    chart += shape(parse_path("M52 -112L46 -100H58Z"), "red", HAIR) + shape(
        parse_path("M52 -92L46 -104H58Z"), "linen", HAIR
    )
    who = moved(
        figure(
            bodies.gown("teal", "red", "ochre"),
            face,
            headdresses.loose_turban("linen", "red"),
            near=chart + near,
            leads=False,
        ),
        262,
        368,
        1.02,
    )
    vulture = moved(
        stroke("0,0 -12,-7 -24,-3", FIRM, "pen") + stroke("0,0 12,-7 24,-3", FIRM, "pen"), 246, 58
    )
    return Plate(scene + vulture + silhouette(post, 4) + silhouette(boards, 4) + who, _FRAME, _BAND)


def outlaw() -> Plate:
    """A reward is nailed to the gate, under a face with far too large a nose; round the corner looks the true one."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(70)
    wall = box(20, 62, 276, 322)
    scene += (
        shape(wall, "stone", BOLD) + bricks(24, 70, 268, 310, 28) + battlement(18, 62, 282, "stone", 7, 16)
    )
    scene += fill_without_contour("M20 352H380V384H20Z", "earth") + stroke(parse_path("M20 352H380"), FIRM)
    paper = shape("52,92! 240,86! 246,330! 200,322 150,334 100,324 48,336!", "linen", BOLD)
    marks = stroke(parse_path("M76 112H214M92 126H200"), 6) + stroke(
        parse_path("M74 288H128M138 288H216M74 302H180"), FIRM
    )
    coins: Marks = ()
    for x in (190, 206, 222):
        coins += shape(oval(x, 304, 9), "gold", FINE)
    villain = Face(
        skin="linen", jaw="square", brow="angry", eyes="narrow", nose="crooked", mouth="thin", stubble=True
    )
    nose = shape("-8,-18 -34,0 -58,22 -54,42 -30,44 -8,32 0,18", "linen", FIRM) + stroke(
        "-40,40 -34,32 -26,34", FINE
    )
    picture = moved(
        with_thinner_contours(head(villain) + nose + headdresses.ragged_headcloth("stone"), 0.9),
        150,
        208,
        0.98,
    )
    nails = fill_without_contour(oval(60, 102, 5), "ink") + fill_without_contour(oval(230, 98, 5), "ink")
    true = Face(skin="tan", jaw="soft", brow="raised", eyes="wide", nose="snub", mouth="calm")
    body = shape("306,384! 296,300 300,262 330,246 384,250! 384,384!", "plum", BOLD) + hatching_of(
        "306,384! 296,300 300,262 330,246 384,250! 384,384!", 20, 9, 0.2, 2.6
    )
    peeking = body + moved(
        headdresses.hood_behind("plum") + head(true) + headdresses.hood("plum", "shadow"), 330, 196, 0.62
    )
    fingers = (
        shape("288,262 304,258 308,268 290,272", "tan", FINE)
        + shape("286,274 304,271 307,281 288,284", "tan", FINE)
        + shape("288,286 303,284 306,293 290,295", "tan", FINE)
    )
    return Plate(
        scene
        + silhouette(peeking, 5)
        + silhouette(fingers, 3)
        + silhouette(paper, 4)
        + marks
        + picture
        + coins
        + nails,
        _FRAME,
        _BAND,
    )


def pursued() -> Plate:
    """Somebody runs, looking back; behind the hill stands what comes after, as large as the night and in no hurry."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("52,50 110,70 60,130 150,44 96,170", 6)
        + landscape.crescent(62, 84, 17)
    )
    thing = "180,300! 190,200 220,120 262,70 310,58 356,80 384,110! 384,300!"
    beast = shape(thing, "hair", BOLD)
    beast += shape("258,88 232,62 238,28! 254,54 288,66", "hair", FIRM) + shape(
        "330,62 356,52 372,30! 376,62 358,90", "hair", FIRM
    )
    beast += shape("262,108! 286,112 306,132! 282,132", "glow", FINE) + shape(
        "324,132! 344,112 368,106! 350,132", "glow", FINE
    )
    beast += fill_without_contour(oval(286, 122, 3, 8), "ink") + fill_without_contour(
        oval(345, 122, 3, 8), "ink"
    )
    beast += shape(
        "258,158! 286,170 316,174 346,168 374,154! 366,186 340,204 312,208 284,202 264,184", "red", FINE
    ) + shape(
        parse_path(
            "M264 162L272 184L284 169L296 192L308 173L322 194L334 171L348 190L356 164L340 170L312 174L284 170Z"
        ),
        "linen",
        FINE,
    )
    claw = "214,204! 180,176 150,164 120,172! 140,178 148,186! 126,188 112,202! 138,200 150,206! 136,216 132,232! 152,218 166,220! 162,234 168,246! 180,232 196,234 212,250!"
    scene += silhouette(beast, 3) + shape(claw, "hair", BOLD) + stroke(claw, HAIR, "stone")
    scene += landscape.ground("20,304 120,290 240,312 380,286", "green", 9) + landscape.ground(
        "20,350 150,342 270,356 380,344", "earth"
    )
    face = Face(skin="tan", jaw="soft", brow="worried", eyes="staring", mouth="shout")
    legs = bodies.leg("-10,-62 30,-60 58,-74", "linen", shoe="red", wide=36, flip=False) + bodies.leg(
        "14,-62 -40,-54 -60,-18", "linen", shoe="red", wide=36
    )
    body = legs + bodies.tunic("ochre", "red", "linen")
    near = arm("-44,-176 -84,-164 -104,-190", "ochre", "tan", "open", "linen") + arm(
        "44,-176 82,-150 70,-112", "ochre", "tan", "fist", "linen"
    )
    tail = shape("30,-44 70,-64 110,-52 140,-70! 132,-44 104,-28 70,-38 40,-20", "linen", FINE)
    runner = map_points(
        moved(
            figure(
                body,
                face,
                moved(headdresses.turban("linen", "red"), flip=True),
                moved(tail, flip=True),
                near,
                leads=False,
            ),
            0,
            0,
            0.86,
        ),
        lambda p: (p[0] + p[1] * 0.16, p[1]),
    )
    dust = landscape.cloud(226, 362, 0.5) + landscape.cloud(262, 350, 0.36)
    slipper = moved(shape("-20,0 -16,-12 10,-10 24,-14! 22,2", "red", FINE), 300, 366, 1, turn=-10)
    return Plate(scene + dust + silhouette(slipper, 3) + moved(runner, 138, 366, 1), _FRAME, _BAND)


def scorned() -> Plate:
    """The whole street shows its back; in the middle stands somebody with half a melon on the turban."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(110)
        + shape(box(20, 120, 130, 200), "sand", FIRM)
        + shape(box(250, 100, 130, 220), "rose", FIRM)
    )
    for x, y in ((64, 210), (116, 210), (294, 196), (346, 196)):
        scene += shape(parse_path(arch(x, y, 30, 52)), "shadow", FINE) + stroke(
            parse_path(f"M{x} {y}V{y - 50}"), FINE
        )
    scene += landscape.ground("20,314 140,306 270,316 380,308", "earth", 9)
    face = Face(skin="tan", jaw="round", brow="worried", eyes="calm", mouth="frown", beard="goatee")
    near = arm("-44,-176 -60,-140 -24,-120", "teal", "tan", "fist", "linen") + arm(
        "44,-176 62,-138 26,-116", "teal", "tan", "fist", "linen"
    )
    melon = shape("-50,-84 -34,-122 4,-136 44,-124 62,-84 4,-94", "green", FIRM) + stroke(
        parse_path("M-30 -92C-26 -112 -10 -124 2 -132M6 -96V-132M40 -92C36 -112 22 -124 8 -132"),
        FINE,
        "linen",
    )
    drip = shape(
        "-50,-84 -44,-70 -34,-86 -22,-66 -12,-90 4,-72 16,-92 30,-68 40,-88 54,-72 62,-84 4,-96", "rose", FINE
    )
    who = moved(
        figure(
            bodies.gown("teal", "ochre", "linen"),
            face,
            headdresses.turban("linen", "teal") + melon + drip,
            near=near,
            leads=False,
        ),
        200,
        362,
        0.96,
    )
    crowd: Marks = ()
    for x, size, robe, cloth in ((64, 2.0, "red", "linen"), (280, 1.84, "blue", "ochre")):
        back = Person(robe=robe, cloth=cloth, back=True, left=(-10, -48), right=(10, -48))
        crowd += moved(person(back, 0), x, 392, size)
    cloak = "0,-102 12,-96 18,-72 26,-30 30,0! -30,0! -26,-30 -18,-72 -12,-96"
    for x, size, robe in ((130, 1.84, "plum"), (346, 2.06, "green")):
        veiled = shape(cloak, robe, BOLD) + stroke(
            parse_path("M-6 -88L-10 -10M6 -88L10 -10M-18 -54L-20 -10"), FINE
        )
        crowd += moved(veiled, x, 392, size)
    egg = shape("226,352 234,340 250,342 258,352 244,360", "glow", FINE) + shape(
        oval(242, 350, 6, 4), "ochre", HAIR
    )
    return Plate(scene + who + egg + crowd, _FRAME, _BAND)


def under_geas() -> Plate:
    """A hand raised to swear, and a red thread knotted about each finger; its other end is under the seal."""
    scene = alcove("midnight", "plum", "earth", 318) + landscape.stars("60,60 340,60 60,200 340,200", 8)
    scene += landscape.rays(200, 150, 110, 140, 40, "glow", FINE)
    sleeve = "144,326! 152,280 166,262 236,262 250,280 258,326!"
    palm = "164,266 150,232 128,206 116,178 126,170 146,182 160,196! 154,130 158,92 168,86 178,94 182,160! 186,84 194,66 204,66 212,84 212,160! 220,92 230,80 240,88 240,168! 250,118 260,108 268,116 266,176 258,226 240,266"
    hand = (
        shape(sleeve, "green", BOLD)
        + hatching_of(sleeve, 20, 9, 0.2, 2.6)
        + stroke("152,272 200,264 250,272", 8, "gold")
    )
    hand += shape(palm, "tan", BOLD) + hatching_of(palm, 10, 9, 0.14, 2.2)
    hand += stroke(
        parse_path(
            "M160 210C180 200 210 200 244 206M170 232C186 220 206 218 224 222M152 200C166 214 170 232 168 250"
        ),
        FINE,
    )
    thread = "M158 138L182 132M188 110L212 106M220 128L241 126M247 142L267 142M136 180L148 196"
    cord = "M184 134C210 150 246 148 266 144M150 198C160 180 158 160 160 140M164 244C190 256 224 256 252 240M252 240C282 258 300 288 286 316C276 336 250 342 236 340"
    red = stroke(parse_path(cord + thread), 8) + stroke(parse_path(cord + thread), 4.4, "red")
    knots: Marks = ()
    for x, y in ((170, 135), (200, 108), (231, 127), (257, 142), (142, 188), (208, 252)):
        knots += shape(oval(x, y, 6), "red", FINE)
    roll = shape("72,330! 250,322! 254,366! 76,374!", "linen", BOLD) + stroke(
        parse_path("M92 344H190M92 356H170"), FIRM
    )
    roll += shape(oval(72, 352, 10, 22), "sand", FIRM) + shape(oval(252, 344, 10, 22), "sand", FIRM)
    wax = shape(star_path(228, 346, 22, 0.8, 12), "red", FIRM) + shape(
        star_path(228, 346, 11, 0.5), "gold", FINE
    )
    return Plate(scene + silhouette(hand, 6) + silhouette(roll, 4) + red + knots + wax, _FRAME, _BAND)
