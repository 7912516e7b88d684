"""Statuses that change body or mind: wounds and illness, grief and envy, love, the shape of a beast."""

from atelier.parts import attributes, beasts, bodies, headdresses, landscape
from atelier.parts.bodies import arm, figure, limb, sparkles
from atelier.parts.buildings import arch, bricks, window
from atelier.parts.faces import Face, head
from atelier.parts.settings import alcove, cushion
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
    with_thinner_contours,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_FRAME, _BAND = "beads", "plum"


def accursed() -> Plate:
    """A crow has settled on the turban, the shadow on the wall has horns, and both dice show one."""
    scene = fill_without_contour(box(20, 20, 360, 360), "sand") + bricks(24, 24, 352, 300, 28)
    shade = "150,384! 154,290 136,236 120,216 96,222 110,200! 100,176 124,186 138,168 150,120 148,78 128,44! 166,60 190,86 232,84 256,58 292,40! 276,78 274,120 288,168 304,186 328,174! 318,200 334,222! 306,216 290,240 276,290 282,384!"
    scene += (
        fill_without_contour(shade, "shadow")
        + fill_without_contour("M20 344H380V384H20Z", "earth")
        + stroke(parse_path("M20 344H380"), FIRM)
    )
    face = Face(
        skin="tan", jaw="long", brow="worried", eyes="wide", mouth="frown", beard="goatee", whiskers="thin"
    )
    near = arm("-44,-176 -70,-150 -58,-116", "plum", "tan", "open", "linen") + arm(
        "44,-176 72,-150 66,-112", "plum", "tan", "open", "linen", flip=True
    )
    who = moved(
        figure(
            bodies.gown("plum", "ochre", "linen"),
            face,
            headdresses.turban("linen", "red"),
            near=near,
            leads=False,
        ),
        206,
        366,
        1.0,
    )
    crow = (
        shape("30,-18! 66,-2! 60,6! 26,-4!", "hair", FINE)
        + shape("-24,-34 -16,-46 0,-42 26,-26 34,-10 14,-2 -8,-6 -18,-20", "hair", FIRM)
        + shape("-20,-46 -12,-58 2,-54 4,-40 -10,-34 -22,-38", "hair", FIRM)
        + shape("-18,-50 -44,-42! -18,-38", "shadow", FINE)
        + shape(oval(-9, -48, 4), "glow", FINE)
        + fill_without_contour(oval(-10, -48, 1.8), "ink")
        + stroke(parse_path("M4 -26C14 -24 22 -18 28 -10M2 -2V8M10 -2V8"), FINE, "stone")
    )
    die = (
        shape(parse_path("M-20 -10L2 -18L22 -8L22 16L-2 24L-20 12Z"), "linen", FIRM)
        + stroke(parse_path("M-20 -10L-2 0L22 -8M-2 0V24"), FINE)
        + fill_without_contour(oval(10, 8, 4.6), "red")
        + fill_without_contour(oval(0, -10, 4, 2.4), "red")
    )
    milk = shape("46,352! 94,352! 86,372 54,372", "blue", FIRM) + shape(oval(70, 352, 24, 6), "green", FINE)
    return Plate(
        scene
        + who
        + silhouette(moved(crow, 204, 80, 0.98), 3)
        + silhouette(moved(die, 306, 352, 1) + moved(die, 344, 362, 0.9, turn=16), 3)
        + silhouette(milk, 3),
        _FRAME,
        _BAND,
    )


def beast_form() -> Plate:
    """A person of rank to the collar, a donkey above it; the hand mirror still shows the face of yesterday."""
    scene = alcove("green", "shadow", "earth", 330)
    body = bodies.gown("red", "gold", "ochre")
    near = arm("-44,-176 -84,-160 -104,-196", "red", "tan", "fist", "gold")
    far = arm("44,-176 78,-186 66,-220", "red", "tan", "open", "gold", flip=True)
    ass = moved(with_thinner_contours(attributes.donkey(), 0.9), 8, -282, 0.94)
    collar = shape("-34,-196 -4,-180 36,-196 40,-178 0,-160 -38,-178", "gold", FINE)
    hat = moved(headdresses.turban("linen", "gold"), 14, -252, 0.5)
    figure_ = (
        silhouette(far + body, 6) + silhouette(ass, 6) + collar + silhouette(hat, 4) + silhouette(near, 4)
    )
    who = moved(figure_, 232, 372, 0.94)
    glass = shape(oval(0, 0, 52, 60), "gold", BOLD) + shape(oval(0, 0, 43, 51), "foam", FIRM)
    glass += shape(parse_path("M-8 56H8L6 104H-6Z"), "gold", FIRM)
    man = Face(skin="tan", jaw="soft", brow="worried", eyes="wide", mouth="open", whiskers="curled")
    glass += moved(with_thinner_contours(head(man), 0.7), 2, 10, 0.46) + moved(
        with_thinner_contours(headdresses.turban("linen", "gold"), 0.7), 2, 10, 0.46
    )
    glass += stroke("-30,-26 -22,-38 -10,-44", FIRM, "linen")
    return Plate(scene + silhouette(moved(glass, 112, 112, 1.05), 4) + who, _FRAME, _BAND)


def crippled() -> Plate:
    """A traveller on a crutch, one leg in splints, on a long road; a snail is about to overtake."""
    scene = landscape.sky() + landscape.engraved_sky(140) + landscape.sun_or_moon(88, 84, 28, rays=14)
    scene += landscape.ground("20,250 120,224 240,246 380,216", "green") + landscape.cypress(346, 228, 84)
    road = "20,384! 20,330 110,300 90,268 130,246 150,246! 140,270 190,300 380,330! 380,384!"
    scene += landscape.ground("20,290 140,272 270,290 380,268", "sand", 9) + shape(road, "linen", FINE)
    face = Face(
        skin="brown", jaw="long", brow="worried", eyes="calm", nose="hooked", mouth="smirk", stubble=True
    )
    legs = bodies.leg("18,-64 24,-36 26,-8", "blue", "brown", shoe="red", wide=38)
    bound = limb("-18,-64 -42,-44 -62,-28", (38, 32, 28), "linen", shade=0.3)
    bound += stroke(parse_path("M-44 -66L-78 -36M-28 -28L-54 -8"), 9) + stroke(
        parse_path("M-44 -66L-78 -36M-28 -28L-54 -8"), 5, "earth"
    )
    bound += stroke(parse_path("M-30 -70L-14 -38M-46 -58L-30 -28M-60 -46L-46 -18"), FIRM)
    foot = shape("-62,-40 -50,-24 -66,-10 -84,-14 -82,-30", "brown", FINE)
    body = legs + foot + bound + bodies.tunic("ochre", "teal", "", "red")
    stick = (
        stroke(parse_path("M64 0L56 -164"), 12)
        + stroke(parse_path("M64 0L56 -164"), 7, "earth")
        + limb("32,-166 82,-168", (13, 13), "earth")
    )
    near = stick + arm("44,-176 74,-146 60,-104", "ochre", "brown", "fist", "linen")
    near += arm("-44,-176 -76,-166 -92,-196", "ochre", "brown", "open", "linen")
    who = moved(
        figure(body, face, headdresses.kerchief("teal", "linen"), near=near, leads=False), 214, 366, 1.06
    )
    snail = (
        shape("-46,0 -44,-12 -30,-14 0,-12 40,-2 50,2 -30,4", "ochre", FIRM)
        + stroke(parse_path("M-40 -12L-48 -30M-34 -13L-36 -32"), FIRM)
        + fill_without_contour(oval(-48, -31, 3), "ink")
        + fill_without_contour(oval(-36, -33, 3), "ink")
        + shape(oval(4, -22, 26, 23), "rose", FIRM)
        + stroke("4,-22 10,-26 14,-18 4,-12 -8,-18 -4,-34 14,-38 24,-22 10,-4", FINE)
    )
    return Plate(scene + who + silhouette(moved(snail, 92, 366, 1.0), 4), _FRAME, _BAND)


def diseased() -> Plate:
    """Somebody sits in three blankets, spotted like a quince, both feet in a tub; a fly waits on the flask."""
    scene = alcove("blue", "shadow", "earth", 300) + fill_without_contour("M20 322H380V384H20Z", "earth")
    face = Face(skin="sand", jaw="round", brow="worried", eyes="sleepy", nose="broad", mouth="frown")
    cloak = "-30,-140! -70,-120 -92,-70 -104,-8 -60,6 60,6 104,-8 92,-70 70,-120 30,-140! 0,-126"
    body = shape(cloak, "red", BOLD) + hatching_of(cloak, 20, 9, 0.2, 2.6)
    body += stroke(parse_path("M-84 -60C-40 -44 40 -44 84 -60M-96 -28C-40 -12 40 -12 96 -28"), 6, "ochre")
    body += shape("-30,-142 -50,-126 -20,-92 2,-80 24,-92 54,-126 32,-142 0,-122", "teal", FIRM)
    hands = shape("-26,-84 -12,-94 4,-90 6,-76 -12,-70 -24,-74", "sand", FINE) + shape(
        "28,-84 14,-96 -2,-92 -4,-78 12,-70 26,-74", "sand", FINE
    )
    cup = shape("-20,-96! 24,-96! 18,-66 -14,-66", "linen", FIRM) + stroke(
        parse_path("M-18 -86H22"), FIRM, "blue"
    )
    rag_ends = shape("-8,-66 -28,-98 -10,-94 0,-72", "linen", FINE) + shape(
        "8,-66 30,-96 12,-94 2,-72", "linen", FINE
    )
    bandage = shape(
        "-40,-36 -34,-62 0,-74 38,-60 50,-28! 46,20 30,58 0,76 -8,66! 22,52 38,20 40,-24 20,-50 -14,-54 -32,-38",
        "linen",
        FIRM,
    )
    spots: Marks = ()
    for x, y in ((-30, 22), (-20, -40), (24, 18), (32, 4), (8, -38), (10, 48), (-16, 54), (-30, -14)):
        spots += shape(oval(x, y, 4.4), "red", HAIR)
    who = moved(
        figure(
            body,
            face,
            spots + bandage + rag_ends,
            near=cup + hands,
            at=bodies.SITTING,
            size=0.72,
            leads=False,
        ),
        200,
        346,
        1.16,
    )
    tub = shape("116,322! 284,322! 268,376 132,376", "ochre", BOLD) + stroke(
        parse_path("M120 336H280M128 362H272"), FIRM
    )
    tub += shape(oval(200, 322, 84, 13), "sea", FIRM)
    shins = limb("176,300 178,322", (30, 24), "sand") + limb("224,300 222,322", (30, 24), "sand")
    steam = "M140 310C128 292 150 280 140 262M262 308C276 290 254 280 266 260"
    shelf = shape("322,300 316,272 326,262 326,246! 342,246! 342,262 352,272 346,300", "green", FIRM) + shape(
        box(328, 236, 12, 12), "earth", FINE
    )
    fly = fill_without_contour(oval(334, 229, 4, 3), "ink") + stroke(
        parse_path("M332 228L326 222M336 228L343 222"), FINE
    )
    return Plate(
        scene
        + who
        + silhouette(tub, 4)
        + shins
        + stroke(oval(200, 322, 84, 13), FIRM)
        + stroke(parse_path(steam), FIRM, "foam")
        + silhouette(shelf, 3)
        + fly,
        _FRAME,
        _BAND,
    )


def envious() -> Plate:
    """Green in the face, somebody with one olive looks at the neighbour's roast goose."""
    scene = alcove("rose", "shadow", "earth", 300)
    face = Face(
        skin="green",
        jaw="long",
        brow="angry",
        eyes="narrow",
        nose="hooked",
        mouth="frown",
        beard="goatee",
        whiskers="thin",
    )
    body = bodies.seated_body("plum", "", "ochre", "plum")
    near = arm("-44,-112 -84,-96 -84,-62", "plum", "green", "fist", "ochre", (32, 28, 26))
    near += arm("44,-112 80,-92 72,-60", "plum", "green", "fist", "ochre", (32, 28, 26))
    who = moved(
        figure(
            body,
            face,
            headdresses.turban("ochre", "plum"),
            near=near,
            at=bodies.SITTING,
            size=0.72,
            leads=False,
        ),
        250,
        366,
        1.24,
    )
    table = shape(parse_path("M20 314H380V384H20Z"), "linen", BOLD) + stroke(
        parse_path("M20 328H380"), 5, "red", "0 12"
    )
    dish = shape(oval(96, 318, 74, 16), "gold", BOLD)
    goose = (
        shape("42,308 40,272 66,244 108,240 142,262 148,300 130,314 60,316", "ochre", BOLD)
        + hatching_of("42,308 40,272 66,244 108,240 142,262 148,300 130,314 60,316", 60, 8, 0.3, 2.6)
        + shape("126,262 156,240 168,246 150,284", "ochre", FIRM)
        + stroke(parse_path("M160 244L178 228"), 9)
        + stroke(parse_path("M160 244L178 228"), 5, "linen")
        + shape("58,262 38,240 28,250 44,282", "ochre", FIRM)
        + stroke("74,262 90,254 110,258", FIRM, "glow")
    )
    fruit = (
        shape(oval(48, 314, 14), "red", FINE)
        + shape(oval(140, 314, 15), "green", FINE)
        + shape(oval(94, 318, 14, 12), "plum", FINE)
    )
    plate = shape(oval(300, 340, 56, 15), "blue", BOLD) + shape(oval(300, 338, 42, 10), "linen", FINE)
    olive = shape(oval(302, 336, 8, 6), "green", FINE)
    steam = "M70 228C58 210 84 200 70 178M112 224C126 206 100 196 116 172"
    return Plate(
        scene
        + who
        + table
        + silhouette(dish + goose + fruit, 4)
        + silhouette(plate, 3)
        + olive
        + stroke(parse_path(steam), FIRM, "foam"),
        _FRAME,
        _BAND,
    )


def grief_stricken() -> Plate:
    """Somebody weeps in a dark veil by a window, and beside her lies a cushion on which nobody sits."""
    scene = fill_without_contour(box(20, 20, 360, 360), "midnight") + shape(
        parse_path(arch(286, 238, 116, 176)), "dusk", BOLD
    )
    scene += landscape.crescent(300, 120, 17) + stroke(parse_path("M286 66V238M230 150H342"), FIRM)
    rain = "".join(
        f"M{x} {y}L{x - 5} {y + 14}"
        for x, y in ((246, 130), (262, 170), (250, 200), (318, 180), (300, 206), (328, 140))
    )
    scene += (
        stroke(parse_path(rain), HAIR, "pen")
        + fill_without_contour("M20 318H380V384H20Z", "shadow")
        + stroke(parse_path("M20 318H380"), FIRM)
    )
    face = Face(skin="fair", jaw="soft", brow="worried", eyes="closed", mouth="frown", lashes=True)
    tears = shape(
        parse_path(
            "M16 8C27 24 27 34 18 36C8 36 8 24 16 8ZM24 38C33 50 33 60 26 62C17 62 17 52 24 38ZM-26 8C-17 21 -17 30 -24 32C-33 32 -33 21 -26 8Z"
        ),
        "foam",
        FIRM,
    )
    body = bodies.seated_body("hair", "", "", "shadow")
    near = arm("-44,-112 -70,-74 -36,-98", "shadow", "fair", "flat", "", (34, 32, 30))
    near += shape("-30,-120 -12,-126 2,-108 -6,-92 -26,-98", "linen", FINE)
    near += arm("44,-112 60,-70 20,-54", "shadow", "fair", "fist", "", (34, 32, 30))
    who = moved(
        figure(
            body,
            face,
            tears + headdresses.shawl("shadow", "stone"),
            headdresses.veil_behind("shadow"),
            near,
            at=(-16, -172),
            tilt=-16,
            size=0.68,
            leads=False,
        ),
        156,
        372,
        1.36,
    )
    pool = shape(oval(92, 368, 44, 9), "sea", FINE) + stroke(oval(92, 368, 24, 4), HAIR, "foam")
    pillow = cushion(318, 308, 100, "red") + fill_without_contour(oval(318, 318, 22, 5), "shadow")
    return Plate(scene + who + pool + silhouette(pillow, 4), _FRAME, _BAND)


def insane() -> Plate:
    """With a kettle for a turban and a fish under one arm, somebody explains the world to the moon, which nods."""
    scene = landscape.sky("midnight") + landscape.stars(
        "60,150 40,60 200,46 350,200 330,300 60,300 150,70", 7
    )
    moon = shape(oval(92, 110, 46), "glow", BOLD)
    moon += (
        stroke(parse_path("M70 98C74 92 82 92 86 98M98 98C102 92 110 92 114 98M92 102L86 116L94 118"), FIRM)
        + stroke("74,126 92,136 112,124", FIRM)
        + fill_without_contour(oval(78, 104, 3.4), "ink")
        + fill_without_contour(oval(106, 104, 3.4), "ink")
    )
    face = Face(
        skin="tan", jaw="long", brow="raised", eyes="staring", nose="hooked", mouth="grin", stubble=True
    )
    whirl = "M14 -5C18 -9 22 -3 16 0C8 4 2 -8 12 -14"
    spirals = stroke(parse_path(whirl), FINE, "red")
    body = bodies.seated_body("linen", "red", "", "linen") + shape(
        parse_path("M-76 -40L-48 -46L-44 -22L-72 -16Z"), "blue", FINE
    )
    near = arm("-44,-112 -86,-110 -96,-152", "linen", "tan", "point", "", (34, 32, 30))
    near += moved(beasts.fish("rose"), 50, -88, 1.25, turn=-24) + arm(
        "44,-112 84,-84 34,-66", "linen", "tan", "fist", "", (34, 32, 30)
    )
    kettle = (
        shape("-44,-40! -60,-70 -48,-108 0,-122 52,-108 66,-70 54,-36! 30,-50 -14,-52", "stone", FIRM)
        + hatching_of(
            "-44,-40! -60,-70 -48,-108 0,-122 52,-108 66,-70 54,-36! 30,-50 -14,-52", 15, 7, 0.3, 2.4
        )
        + shape("-56,-84 -88,-104 -104,-130! -84,-128 -72,-112 -50,-104", "stone", FIRM)
        + stroke("46,-112 78,-128 94,-96 66,-70", 8)
        + stroke("46,-112 78,-128 94,-96 66,-70", 4, "stone")
        + shape("-14,-122 4,-136 22,-120", "stone", FINE)
        + shape(oval(4, -140, 6), "red", FINE)
    )
    who = moved(
        figure(
            body,
            face,
            spirals + kettle,
            headdresses.wild_hair("hair"),
            near,
            at=bodies.SITTING,
            size=0.74,
            leads=False,
        ),
        240,
        372,
        1.12,
    )
    return Plate(
        scene + landscape.ground("20,352 140,342 270,356 380,344", "green", 9) + silhouette(moon, 4) + who,
        _FRAME,
        _BAND,
    )


def love_struck() -> Plate:
    """With closed eyes and a rose, somebody walks smiling straight toward an open well."""
    scene = landscape.sky() + landscape.engraved_sky(150) + landscape.cloud(90, 70, 0.8)
    scene += landscape.ground("20,264 140,248 270,266 380,250", "green") + landscape.ground(
        "20,326 140,318 270,330 380,318", "sand", 9
    )
    heart = parse_path("M0 16C-26 -4 -18 -24 0 -12C18 -24 26 -4 0 16Z")
    hearts: Marks = ()
    for x, y, size, turn in (
        (150, 90, 1.0, -14),
        (108, 132, 0.7, 10),
        (318, 92, 0.9, 16),
        (342, 150, 0.6, -10),
        (290, 54, 0.6, 0),
    ):
        hearts += moved(shape(heart, "red", FIRM), x, y, size, turn=turn)
    face = Face(skin="tan", jaw="soft", brow="raised", eyes="closed", mouth="smile", whiskers="thin")
    legs = bodies.leg("14,-64 36,-40 52,-10", "linen", shoe="ochre", wide=36) + bodies.leg(
        "-14,-64 -52,-56 -64,-34", "linen", shoe="ochre", wide=36
    )
    body = legs + bodies.tunic("rose", "plum", "linen")
    rose = (
        stroke(parse_path("M0 0L-10 -34"), FIRM, "green")
        + shape(oval(-12, -44, 14), "red", FIRM)
        + stroke("-18,-46 -12,-52 -6,-46 -12,-40 -18,-44", FINE)
        + shape("-6,-18 8,-26 12,-16", "green", FINE)
    )
    near = arm("-44,-176 -70,-150 -50,-190", "rose", "tan", "fist", "plum") + moved(rose, -48, -206, 1)
    near += arm("44,-176 78,-156 98,-130", "rose", "tan", "flat", "plum")
    who = moved(
        figure(body, face, headdresses.turban("plum", "gold"), near=near, tilt=10, leads=False),
        256,
        364,
        1.02,
    )
    well = (
        shape("38,310! 150,310! 142,380! 46,380!", "stone", BOLD)
        + bricks(42, 312, 102, 66, 16)
        + shape(oval(94, 310, 57, 16), "stone", BOLD)
        + shape(oval(94, 310, 44, 11), "hair", FIRM)
        + stroke(parse_path("M42 306V226M146 306V226"), 9)
        + stroke(parse_path("M42 306V226M146 306V226"), 5, "earth")
        + stroke(parse_path("M34 228H154"), 13)
        + stroke(parse_path("M34 228H154"), 8, "earth")
        + stroke(parse_path("M94 232V272"), FIRM)
        + shape("80,272! 108,272! 104,296 84,296", "ochre", FIRM)
    )
    return Plate(scene + hearts + silhouette(well, 4) + who, _FRAME, _BAND)


def sex_changed() -> Plate:
    """A bearded man bends over the water; out of the water, upside down, a woman looks up at him, as surprised."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(120) + landscape.sun_or_moon(324, 76, 24)
    scene += landscape.cypress(60, 200, 110) + landscape.ground("20,190 120,180 270,192 380,182", "green")
    him = Face(
        skin="tan", jaw="square", brow="raised", eyes="wide", mouth="open", beard="full", whiskers="thick"
    )
    her = Face(skin="tan", jaw="soft", brow="raised", eyes="wide", mouth="open", lashes=True)
    coat = "-26,64! -60,72 -96,96 -110,130! 118,130! 104,98 70,74 34,64! 4,80"

    def bust(face: Face, hat: Marks, behind: Marks, extra: Marks) -> Marks:
        robe = shape(coat, "blue", BOLD) + hatching_of(coat, 10, 8, 0.18, 2.6)
        robe += shape("-26,64 -8,112 8,112 34,64 4,82", "linen", FINE) + stroke("-30,66 0,130", 6, "gold")
        return silhouette(behind + robe + head(face) + hat + extra, 6)

    man = bust(him, headdresses.turban("red", "gold"), (), ())
    woman = bust(
        her,
        headdresses.parted_hair("hair") + headdresses.veil("red") + headdresses.diadem("green"),
        headdresses.long_hair("hair"),
        headdresses.earring(46, 14),
    )
    water = fill_without_contour(box(20, 206, 360, 180), "sea") + stroke(parse_path("M20 206H380"), FIRM)
    upper = moved(man, 200, 112, 0.73)
    lower = moved(woman, 200, 300, 0.73, tall=-1)
    ripple = "M30 226H92M304 226H372M40 250H84M316 248H360M30 290H76M324 292H374M48 330H110M290 334H352M140 366H196M214 372H270"
    rings = stroke(oval(200, 210, 120, 7), FINE, "foam") + stroke(oval(200, 212, 150, 11), HAIR, "foam")
    across = "M128 232H160M236 238H280M130 262H152M244 268H262M150 318H178M216 326H250M158 346H190"
    return Plate(
        scene
        + water
        + lower
        + stroke(parse_path(across), FIRM, "sea")
        + stroke(parse_path(ripple), FINE, "foam")
        + rings
        + upper,
        _FRAME,
        _BAND,
    )


def wounded() -> Plate:
    """With a bandaged head and an arm in a sling somebody tells of eleven robbers; the goose has kept a piece of the coat."""
    scene = landscape.sky() + landscape.engraved_sky(120) + landscape.cloud(300, 70, 0.9)
    scene += (
        shape(box(20, 150, 120, 190), "linen", FIRM)
        + window(80, 262, 44, 76)
        + landscape.ground("20,318 150,308 270,322 380,308", "sand", 9)
    )
    face = Face(
        skin="tan", jaw="square", brow="raised", eyes="wide", nose="crooked", mouth="grin", whiskers="curled"
    )
    band = shape(parse_path("M-46 -26C-20 -46 28 -56 54 -36L54 -72C28 -92 -20 -82 -48 -58Z"), "linen", FIRM)
    band += stroke(
        parse_path(
            "M-46 -38C-18 -58 28 -68 54 -48M-46 -50C-18 -72 28 -80 54 -60M-44 -30C-10 -44 20 -62 52 -60"
        ),
        FINE,
    )
    band += shape(oval(18, -64, 12, 9), "red", HAIR)
    plaster = shape(parse_path("M10 20L30 8L34 17L15 29Z"), "linen", FINE) + shape(
        parse_path("M13 8L22 4L33 27L24 31Z"), "linen", FINE
    )
    body = bodies.seated_body("green", "red", "", "green")
    sling = shape("-40,-136 -24,-140 62,-84 40,-58 -6,-54 -30,-74", "linen", FIRM) + stroke(
        parse_path("M-30 -124L48 -72M-22 -84C0 -72 20 -68 44 -68"), FINE
    )
    near = arm("44,-112 74,-76 10,-68", "green", "tan", "fist", "linen", (32, 28, 26)) + sling
    near += shape(oval(-20, -70, 11), "tan", FINE)
    near += arm("-44,-112 -88,-116 -114,-150", "green", "tan", "open", "linen", (32, 28, 26))
    hair = headdresses.cropped_hair("hair")
    who = moved(
        figure(body, face, hair + band + plaster, near=near, at=bodies.SITTING, size=0.72, leads=False),
        214,
        366,
        1.36,
    )
    goose = (
        shape("-40,-20 -30,-44 0,-50 34,-46 56,-60! 50,-28 30,-10 -10,-6", "linen", FIRM)
        + stroke(parse_path("M-4 -36C10 -28 26 -30 40 -40M0 -26C12 -20 22 -22 32 -28"), FINE)
        + shape("-40,-24 -50,-60 -44,-92 -30,-98 -20,-90 -24,-74 -22,-46", "linen", FIRM)
        + shape("-46,-92 -70,-88! -46,-80", "ochre", FINE)
        + fill_without_contour(oval(-36, -88, 2.6), "ink")
        + stroke(parse_path("M-6 -8V4L-16 6M12 -8V4L2 6"), FIRM, "ochre")
        + shape("-62,-88 -84,-82 -78,-66 -92,-58! -70,-56 -66,-72", "green", FINE)
    )
    return Plate(
        scene + who + silhouette(moved(goose, 326, 366, 0.92), 4) + sparkles("70,92 112,118", 8, "linen"),
        _FRAME,
        _BAND,
    )
