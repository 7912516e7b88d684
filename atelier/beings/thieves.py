"""Thieves, idlers, and people in bondage."""

from atelier.parts import beasts, bodies, headdresses, landscape
from atelier.parts.bodies import arm, chain, figure, limb
from atelier.parts.buildings import arch, bricks, house
from atelier.parts.faces import Face, head
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    box,
    fill_without_contour,
    head_position_mark,
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

_BAND = "teal"


def thief() -> Plate:
    """A masked man on tiptoe with a sack, a finger raised for silence; the watchdog sleeps."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("60,60 110,96 160,50 226,74 90,150", 8)
        + landscape.crescent(54, 112, 24)
    )
    scene += (
        house(232, 330, 150, 268, "stone", "")
        + shape(parse_path(arch(306, 190, 70, 96)), "glow", FIRM)
        + shape(parse_path("M262 190H350V200H262Z"), "linen", FINE)
    )
    rope = "M318 190C322 240 312 290 320 336"
    scene += stroke(parse_path(rope), 8) + stroke(parse_path(rope), 4, "ochre", "5 3")
    scene += landscape.ground("20,330 120,322 260,328 380,322", "shadow", 10)
    face = Face(skin="tan", brow="raised", eyes="wide", jaw="long")
    sack = "30,-206 58,-236 104,-240 134,-204 130,-150 96,-124 50,-134 30,-168"
    far = (
        shape(sack, "ochre", BOLD)
        + hatching_of(sack, 20, 8, 0.3, 2.6)
        + shape(parse_path("M92 -214L116 -210L112 -188L90 -192Z"), "red", FINE)
        + moved(shape(oval(0, 0, 10, 5), "gold", FINE) + stroke(parse_path("M0 -4V-22"), 4, "gold"), 86, -236)
    )
    legs = bodies.leg("18,-60 46,-44 62,-14", "hair", shoe="hair") + bodies.leg(
        "-18,-60 -46,-48 -40,-8", "hair", shoe="hair"
    )
    body = (
        legs
        + bodies.tunic("hair", "red")
        + stroke(
            parse_path(
                "M-18 -104C-22 -84 -26 -68 -27 -56M18 -104C22 -84 26 -68 27 -56M-20 -190L0 -150L20 -190"
            ),
            FINE,
            "shadow",
        )
    )
    near = arm("40,-176 66,-150 34,-192", "hair", "tan", "fist", "shadow", (28, 26, 22)) + arm(
        "-44,-172 -62,-130 -24,-190", "hair", "tan", "point", "shadow", (28, 26, 22)
    )
    man = figure(
        body,
        face,
        headdresses.mask("red")
        + headdresses.turban("hair")
        + stroke(parse_path("M-52 -46C-20 -50 20 -66 44 -90M56 -46C40 -60 16 -58 -6 -50"), FINE, "stone"),
        near=near,
        far=far,
        size=0.68,
    )
    scene += moved(silhouette(man, 3, "stone"), 150, 368, 1.0)
    dog = "262,372 258,354 280,344 320,342 346,350 356,366 340,376 290,378"
    scene += silhouette(
        shape(dog, "earth")
        + hatching_of(dog, 60, 7, 0.3, 2)
        + shape("280,372 256,376 238,370 246,358 266,352 282,358", "earth", FINE)
        + shape("268,354 280,356 282,370 272,372", "shadow", FINE)
        + stroke(parse_path("M250 364C253 367 257 367 260 364"), FINE)
        + fill_without_contour(oval(240, 369, 3), "ink"),
        4,
    )
    return Plate(
        scene
        + stroke(
            parse_path("M232 346L242 346L232 334L242 334M216 326L224 326L216 317L224 317"), FINE, "glow"
        ),
        "billets",
        _BAND,
    )


def cutpurse() -> Plate:
    """She looks at the sky, while her knife is at a rich man's purse."""
    scene = landscape.sky() + landscape.engraved_sky(240) + landscape.cloud(110, 66, 0.9)
    scene += (
        house(20, 330, 84, 150, "sand", "26,36 58,36")
        + fill_without_contour("M20 326H380V384H20Z", "earth")
        + stroke(parse_path("M20 326H380"), FIRM)
    )
    rich = "250,120! 276,92 320,84 380,96! 390,384! 224,384! 236,300 240,240 230,190"
    bulk = (
        shape(rich, "plum", BOLD)
        + hatching_of(rich, 180, 10, 0.12, 2.8)
        + stroke(parse_path("M276 250C272 300 266 340 262 384M320 250C322 300 322 340 322 384"), FINE)
    )
    bulk += shape("268,90 262,40 300,14 352,20 372,60 362,96 320,86", "linen") + stroke(
        parse_path("M266 60C300 70 330 50 350 22M268 84C310 90 350 80 370 64"), FINE
    )
    bulk += shape(parse_path("M234 226C280 244 340 244 384 234V258C340 268 280 268 236 250Z"), "gold", FINE)
    purse = (
        stroke(parse_path("M262 250V284"), FIRM)
        + shape("246,310 252,290 262,282 274,290 280,310 274,332 252,332", "red")
        + stroke(parse_path("M252 290H274"), FIRM, "gold")
        + shape(oval(263, 312, 7), "gold", HAIR)
    )
    face = Face(skin="tan", jaw="soft", brow="raised", eyes="wide", nose="snub", mouth="sing", lashes=True)
    body = bodies.gown("teal", "ochre", "", "red", patches="")
    knife = shape("0,-4 26,-7 34,-2 26,4 0,4", "linen", FINE) + stroke(parse_path("M-8 0H0"), 6)
    near = arm("-42,-176 -74,-146 -46,-130", "teal", "tan", "fist", "linen", (28, 26, 24))
    far = arm("42,-172 74,-138 106,-118", "teal", "tan", "fist", "linen", (28, 26, 24)) + moved(
        knife, 132, -112, turn=6
    )
    hat = headdresses.parted_hair("hair") + headdresses.kerchief("red", "linen") + headdresses.earring(46, 14)
    woman = figure(body, face, hat, near=near, tilt=8, size=0.68)
    scene += silhouette(bulk, 4) + moved(woman + silhouette(far, 5), 132, 372, 1.0) + silhouette(purse, 4)
    bird = stroke(parse_path("M170 56C176 48 182 48 186 56C190 48 196 48 202 56"), FINE, "pen")
    return Plate(scene + bird, "lozenges", _BAND)


def ne_er_do_well() -> Plate:
    """He lies on a wall at noon with a jug and two dice, one leg over the other."""
    scene = (
        landscape.sky() + landscape.sun_or_moon(318, 80, 34, rays=14) + landscape.palm_tree(66, 300, 220, 20)
    )
    wall = box(20, 280, 360, 110)
    scene += shape(wall, "stone", BOLD) + bricks(24, 290, 352, 90, 24) + shape(box(20, 266, 360, 20), "linen")
    legs = limb("236,244 296,186 342,250", (46, 40, 24), "blue", shade=0.3) + shape(
        "334,244 352,246 368,256 378,270 350,270 332,262", "red", FINE
    )
    legs += limb("240,250 300,214 258,170 224,172", (46, 36, 30, 22), "blue", shade=0.3) + shape(
        "226,162 228,182 206,184 190,164 184,140! 198,158 212,160", "red", FINE
    )
    trunk = "130,262! 120,220 138,196 176,198 226,220 262,238 256,268!"
    body = (
        legs
        + shape(trunk, "ochre")
        + hatching_of(trunk, 70, 8, 0.25, 2.4)
        + shape("214,214 236,222 226,268 200,268", "red", FINE)
        + shape(parse_path("M150 204L172 202L176 224L156 228Z"), "teal", FINE)
        + stroke(parse_path("M146 212H156M162 199V208M170 216H180"), HAIR)
    )
    face = Face(
        skin="tan", jaw="soft", brow="arched", eyes="sleepy", nose="snub", mouth="smirk", stubble=True
    )
    cap = headdresses.curly_hair("hair")
    hat = (
        headdresses.fringe_of_hair("hair")
        + moved(headdresses.tarbush("red", "ochre"), 2, 12, 0.92, turn=-18)
        + stroke(parse_path("M-22 38L-58 52M-58 52L-64 46M-58 52L-66 56"), FIRM, "ochre")
    )
    own = cap + head(face) + hat
    face_marks = with_thinner_contours(moved(own, 112, 180, 0.78, turn=-16), 0.8)
    face_marks += head_position_mark(silhouette(own, 5), 112, 180, 0.78, -16)
    near = arm("140,228 92,262 96,222", "ochre", "tan", "fist", "linen", (30, 28, 24))
    other = limb("180,216 210,244 250,232", (28, 26, 22), "ochre") + moved(
        bodies.hand("flat", "tan"), 250, 232, turn=-14
    )
    scene += silhouette(body + other, 6) + silhouette(face_marks, 6) + silhouette(near, 5)
    jug = (
        shape("276,266 264,236 278,212 278,196! 300,196! 300,212 314,236 302,266", "earth")
        + hatching_of("276,266 264,236 278,212 278,196! 300,196! 300,212 314,236 302,266", 10, 7, 0.3, 2.2)
        + stroke("300,204 320,206 318,232 308,240", 4)
    )
    dice = moved(
        shape(parse_path("M-14 -14L12 -18L18 8L-8 12Z"), "linen")
        + stroke(parse_path("M-5 -8V-8M8 0V0M2 -4V-4"), 5),
        60,
        252,
    ) + moved(
        shape(parse_path("M-14 -12L14 -14L16 12L-12 14Z"), "linen")
        + stroke(parse_path("M-6 -6V-6M8 7V7"), 5),
        300,
        252,
    )
    flies = stroke(parse_path("M214 92L220 96L226 90M238 112L244 116L250 110"), FINE, "pen")
    return Plate(scene + silhouette(moved(jug, -242, 0), 4) + silhouette(dice, 3) + flies, "interlace", _BAND)


def slave() -> Plate:
    """A man with an iron collar carries two water jars on a yoke, his ankles chained."""
    scene = landscape.sky() + landscape.sun_or_moon(200, 106, 78) + landscape.engraved_sky(250)
    scene += landscape.ground("20,300 120,292 260,298 380,288", "sand") + landscape.ground(
        "20,340 160,332 260,340 380,330", "earth", 10
    )
    face = Face(skin="tan", jaw="square", brow="straight", eyes="sleepy", nose="straight", mouth="thin")
    yoke = limb("-138,-186 -60,-204 60,-204 138,-186", (10, 17, 17, 10), "shadow")
    jars: Marks = ()
    for x in (-130, 130):
        jars += stroke(parse_path(f"M{x} -190L{x - 16} -130M{x} -190L{x + 16} -130"), FINE)
        jar = f"{x - 14},-134! {x + 14},-134! {x + 12},-122 {x + 28},-96 {x + 20},-62 {x},-52 {x - 20},-62 {x - 28},-96 {x - 12},-122"
        jars += (
            shape(jar, "ochre")
            + hatching_of(jar, 10, 7, 0.3, 2.2)
            + stroke(parse_path(f"M{x - 25} -98C{x - 10} -92 {x + 10} -92 {x + 25} -98"), FINE)
        )
    legs = bodies.leg("-20,-50 -24,-30 -26,-8", "tan", "tan") + bodies.leg(
        "20,-50 30,-30 34,-4", "tan", "tan"
    )
    cuffs = (
        stroke(parse_path("M-38 -16H-14M22 -12H46"), 9)
        + stroke(parse_path("M-37 -16H-15M23 -12H45"), 4.6, "stone")
        + chain("M-26 -14C-14 14 20 16 32 -8")
    )
    body = jars + yoke + legs + bodies.torso("tan", "linen", "earth") + cuffs
    near = arm("-46,-176 -90,-160 -96,-188", "", "tan", "fist") + arm(
        "46,-176 90,-160 96,-188", "", "tan", "fist"
    )
    collar = (
        stroke(oval(1, -188, 27, 10), 12)
        + stroke(oval(1, -188, 27, 10), 7, "stone")
        + chain("M6 -178C10 -160 16 -150 14 -136")
    )
    scene += moved(
        figure(body, face, headdresses.cropped_hair("hair"), near=near, collar=collar, size=0.64, tilt=-6),
        200,
        366,
        1.1,
    )
    return Plate(scene, "billets", _BAND)


def captive() -> Plate:
    """A woman behind the bars of a tower window; outside flies a swallow."""
    scene = fill_without_contour(box(20, 20, 360, 360), "stone") + bricks(24, 24, 352, 352, 34)
    scene += hatching_of(box(20, 20, 360, 360), 0, 12, 0.12, 3)
    scene += shape(parse_path(arch(204, 330, 240, 292)), "linen", BOLD) + shape(
        parse_path(arch(204, 330, 206, 262)), "hair", FIRM
    )
    face = Face(skin="fair", jaw="soft", brow="worried", eyes="calm", mouth="frown", lashes=True)
    body = bodies.gown("blue", "linen", "")
    woman = figure(
        body,
        face,
        headdresses.parted_hair("hair") + stroke(parse_path("M20 10C20 18 20 22 18 26"), 4, "sea"),
        headdresses.long_hair("hair"),
        size=0.66,
    )
    scene += moved(woman, 206, 512, 1.36)
    scene += fill_without_contour(box(20, 330, 360, 60), "stone") + bricks(24, 348, 352, 40, 22)
    bars = ""
    for x in (128, 178, 230, 280):
        bars += f"M{x} 338V{92 if x in (178, 230) else 130}"
    scene += stroke(parse_path(bars), 13) + stroke(parse_path(bars), 7, "shadow")
    for x, flip in ((178, False), (280, True)):
        fist = shape("-16,-14 -2,-19 15,-14 18,0 15,14 -2,19 -15,15 -18,0", "fair") + stroke(
            parse_path("M-15 -7C-4 -10 6 -9 16 -7M-17 1C-4 -1 6 -1 17 1M-15 9C-4 8 6 8 15 9"), FINE
        )
        scene += silhouette(moved(fist, x, 262, 1.0, flip), 4)
    scene += shape(box(76, 326, 256, 22), "linen", BOLD)
    scene += chain("M330 336C346 352 344 368 352 384")
    swallow = moved(beasts.bird("blue", "hair"), 80, 116, 0.92, flip=False, turn=-12)
    return Plate(scene + silhouette(swallow, 4), "beads", _BAND)
