"""The poor of the street."""

from atelier.parts import beasts, bodies, headdresses, landscape
from atelier.parts.bodies import arm, figure, limb
from atelier.parts.buildings import arch, bricks, dome, house
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
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "teal"


def beggar() -> Plate:
    """He sits at the wall in patches and holds out a bowl; his dog begs too."""
    scene = fill_without_contour(box(20, 20, 360, 360), "sand") + bricks(24, 24, 352, 290, 30)
    scene += fill_without_contour("M20 316H380V384H20Z", "earth") + stroke(parse_path("M20 316H380"), FIRM)
    crutch = (
        stroke(parse_path("M300 366L336 96"), 11)
        + stroke(parse_path("M300 366L336 96"), 6, "shadow")
        + limb("308,90 362,98", (12, 12), "shadow")
    )
    scene += crutch
    face = Face(
        skin="brown",
        jaw="long",
        brow="worried",
        eyes="calm",
        nose="hooked",
        mouth="calm",
        hair="shadow",
        beard="forked",
        whiskers="drooping",
        old=True,
    )
    body = bodies.seated_body("ochre", "shadow", "", "earth")
    body += shape(parse_path("M-30 -120L-8 -124L-6 -96L-32 -94Z"), "red", FINE) + stroke(
        parse_path("M-35 -112H-26M-20 -127V-118M-12 -106H-2M-18 -100V-90"), HAIR
    )
    body += shape(parse_path("M40 -46L68 -42L64 -20L38 -24Z"), "teal", FINE) + stroke(
        parse_path("M36 -36H44M54 -49V-40M60 -30H70M50 -27V-18"), HAIR
    )
    foot = shape("-52,-4 -40,-18 -16,-16 -10,-2 -34,4", "brown", FINE) + stroke(
        parse_path("M-46 -8L-40 -6M-44 -12L-38 -10"), HAIR
    )
    near = (
        foot
        + arm("-44,-112 -78,-84 -104,-104", "ochre", "brown", "flat", "", (32, 28, 26))
        + moved(_bowl(), -126, -112)
    )
    near += arm("44,-112 68,-72 30,-58", "ochre", "brown", "fist", "", (32, 28, 26))
    scene += moved(
        figure(
            body,
            face,
            headdresses.ragged_headcloth("linen", "red"),
            headdresses.wild_hair("shadow"),
            near,
            at=bodies.SITTING,
        ),
        222,
        362,
        1.22,
    )
    return Plate(scene + silhouette(moved(_dog(), 78, 368, 1.1), 4), "billets", _BAND)


def _bowl() -> Marks:
    coin = shape(oval(0, -8, 9, 4), "gold", FINE)
    return (
        coin
        + shape(parse_path("M-26 -8C-22 20 22 20 26 -8C14 -2 -14 -2 -26 -8Z"), "shadow")
        + hatching_of(parse_path("M-26 -8C-22 20 22 20 26 -8Z"), 20, 6, 0.3, 2, "linen")
    )


def _dog(coat: str = "linen") -> Marks:
    """A thin dog that sits and looks up to the right, 70 high."""
    tail = limb("-22,-6 -40,-4 -46,-18", (9, 7, 4), coat, FINE)
    body = "-26,0! -30,-22 -18,-42 0,-54 14,-52 18,-30 20,0! 8,0! 8,-18 -2,-4 -8,0!"
    head = "2,-48 -4,-62 6,-74 18,-74 36,-66 38,-60 22,-54 14,-46"
    return (
        tail
        + shape(body, coat, FINE)
        + hatching_of(body, 170, 6, 0.3, 2)
        + shape(head, coat, FINE)
        + shape("2,-70 -10,-64 -12,-50 0,-54", "shadow", FINE)
        + fill_without_contour(oval(17, -66, 2.2), "ink")
        + fill_without_contour(oval(37, -64, 3), "ink")
        + stroke(parse_path("M-10 -36C-6 -32 -4 -26 -4 -20M2 -40C4 -34 4 -30 4 -24"), HAIR)
    )


def beggar_woman() -> Plate:
    """She sits on a step with a child in her shawl; a rich hem goes by."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "teal")
        + shape(parse_path(arch(206, 330, 240, 290)), "shadow", BOLD)
        + hatching_of(parse_path(arch(206, 330, 240, 290)), 180, 10, 0.1, 2.4)
    )
    scene += shape(box(20, 318, 360, 30), "stone") + shape(box(20, 346, 360, 40), "linen")
    face = Face(skin="tan", jaw="long", brow="worried", eyes="sleepy", mouth="frown", lashes=True)
    body = bodies.seated_body("shadow", "", "", "earth")
    body += shape(parse_path("M-78 -40L-50 -46L-48 -22L-76 -18Z"), "red", FINE) + stroke(
        parse_path("M-83 -32H-74M-64 -49V-40M-54 -34H-44M-62 -24V-15"), HAIR
    )
    child = (
        shape("-10,-80 -6,-102 16,-112 40,-100 58,-70 50,-46 20,-44", "linen")
        + stroke(parse_path("M50 -52C36 -62 16 -66 -6 -66M56 -66C40 -78 26 -82 12 -80"), FINE)
        + shape(oval(10, -90, 15, 16), "tan", FINE)
        + stroke(
            parse_path("M1 -91C3 -89 6 -89 8 -91M13 -91C15 -89 18 -89 20 -91M7 -80C9 -79 12 -79 14 -80"), FINE
        )
        + shape("-4,-98 6,-108 20,-106 26,-96 12,-100", "hair", HAIR)
    )
    near = (
        arm("-44,-112 -70,-92 -92,-114", "shadow", "tan", "open", "", (34, 30, 30))
        + child
        + arm("44,-110 70,-70 34,-52", "shadow", "tan", "flat", "", (34, 30, 30), flip=True)
    )
    scene += moved(
        figure(
            body,
            face,
            headdresses.shawl("red", "ochre")
            + shape(parse_path("M26 -74L46 -62L42 -44L24 -54Z"), "teal", FINE),
            headdresses.hood_behind("red"),
            near,
            at=bodies.SITTING,
        ),
        238,
        356,
        1.18,
    )
    hem = (
        shape("20,40! 34,50 50,130 60,250 70,326! 20,340!", "plum", BOLD)
        + hatching_of("20,40! 34,50 50,130 60,250 70,326! 20,340!", 0, 9, 0.18, 2.6)
        + stroke("20,328 44,324 68,316", 8, "gold")
        + stroke(parse_path("M30 90C38 150 44 230 48 316"), FINE)
    )
    hem += shape("24,340 30,322 54,322 60,336 84,334 66,352 30,354", "gold", FINE)
    return Plate(scene + silhouette(hem, 4), "billets", _BAND)


def hag() -> Plate:
    """A scold in her doorway with a slipper raised."""
    scene = fill_without_contour(box(20, 20, 360, 360), "rose") + bricks(24, 24, 352, 350, 28)
    scene += shape(parse_path(arch(222, 390, 262, 350)), "earth", BOLD) + shape(
        parse_path(arch(222, 390, 224, 322)), "hair", FIRM
    )
    face = Face(
        skin="tan",
        jaw="long",
        brow="angry",
        eyes="staring",
        nose="crooked",
        mouth="toothless",
        hair="stone",
        old=True,
    )
    body = bodies.gown("shadow", "red", "", patches="ochre teal red")
    slipper = shape("-14,-6 -2,-16 10,-14 34,-16 52,-2 66,-10! 62,10 40,14 10,10 -8,10", "red") + shape(
        "-12,-4 0,-12 10,-9 8,4 -6,5", "hair", HAIR
    )
    near = arm("-44,-176 -92,-172 -96,-218", "shadow", "tan", "fist", "", (32, 28, 26)) + moved(
        slipper, -100, -250, 0.9, turn=-60
    )
    near += arm("44,-172 74,-130 40,-122", "shadow", "tan", "fist", "", (32, 28, 26))
    wart = fill_without_contour(oval(-12, 24, 3.4), "red") + stroke(parse_path("M-13 22L-18 17"), HAIR)
    chin = shape("-28,58 -22,74 -6,80 8,72 14,60", "tan", FINE)
    old = figure(
        body,
        face,
        chin + wart + headdresses.kerchief("plum", "linen"),
        headdresses.wild_hair("stone"),
        near,
        tilt=-8,
        at=(-10, -236),
        size=0.68,
    )
    scene += moved(old, 226, 470, 1.34)
    cat = (
        shape(
            "24,372! 30,344 52,336 78,342 92,330 96,314! 104,322 114,316! 114,336 104,346 98,360 100,384! 90,384! 86,366 50,364 44,384! 34,384!",
            "hair",
            FINE,
        )
        + stroke("30,348 22,330 30,312 24,298", 7)
        + fill_without_contour(oval(104, 331, 2.4), "glow")
    )
    return Plate(scene + cat, "beads", _BAND)


def hunchback() -> Plate:
    """A small man in a green cap with a hump, dancing to his tambourine."""
    scene = (
        landscape.sky("dusk")
        + house(20, 330, 96, 200, "sand", "30,40 66,40 30,96 66,96")
        + house(286, 330, 100, 240, "sand", "28,44 68,44 28,104 68,104")
    )
    scene += (
        fill_without_contour("M20 322H380V384H20Z", "earth")
        + stroke(parse_path("M20 322H380"), FIRM)
        + stroke(parse_path("M40 344H120M250 350H350M90 366H190M220 334H280"), HAIR)
        + landscape.crescent(196, 70, 24)
    )
    face = Face(
        skin="tan", jaw="round", brow="raised", eyes="wide", nose="broad", mouth="grin", freckles=True
    )
    crooked = "-20,-186! -42,-178 -52,-156 -45,-136 -37,-114 -44,-84 -50,-54! -24,-48 24,-48 50,-54! 46,-80 56,-100 92,-122 112,-164 104,-214 72,-244 34,-238 8,-206!"
    body = bodies.leg("-18,-60 -50,-54 -56,-26", "blue", shoe="red") + bodies.leg(
        "20,-60 28,-34 24,-6", "blue", shoe="red"
    )
    body += (
        shape(crooked, "ochre")
        + hatching_of(crooked, 20, 8, 0.18, 2.8)
        + stroke(
            parse_path(
                "M40 -226C72 -214 88 -184 84 -152M30 -204C54 -190 64 -168 62 -142M-18 -100C-22 -82 -26 -68 -27 -56M18 -100C22 -82 26 -68 27 -56"
            ),
            FINE,
        )
    )
    body += shape(
        parse_path("M-39 -118C-14 -106 20 -98 52 -102L46 -84C16 -84 -16 -90 -41 -100Z"), "red", FINE
    )
    ring = (
        shape(oval(0, 0, 40), "linen", BOLD)
        + stroke(oval(0, 0, 32), HAIR)
        + stroke(oval(0, 0, 40), 7, "red")
        + stroke(oval(0, 0, 40), HAIR)
    )
    for x, y in ((-40, 0), (0, -40), (40, 0), (0, 40), (28, -28), (-28, -28)):
        ring += shape(oval(x, y, 6, 4), "gold", HAIR)
    near = (
        moved(ring, -116, -226)
        + arm("-42,-168 -88,-160 -94,-192", "ochre", "tan", "fist", "linen", (30, 26, 24))
        + stroke(
            parse_path("M-70 -262L-62 -272M-64 -248L-52 -252M-168 -246L-180 -250M-160 -264L-168 -274"), FINE
        )
    )
    near += arm("40,-142 72,-98 108,-104", "ochre", "tan", "open", "linen", (30, 26, 24))
    cap = (
        headdresses.skullcap("green", "gold")
        + stroke(parse_path("M6 -84C2 -100 16 -104 22 -94"), 6)
        + stroke(parse_path("M6 -84C2 -100 16 -104 22 -94"), FINE, "green")
    )
    man = figure(body, face, cap, near=near, at=(-22, -214), size=0.7, tilt=-6)
    scene += moved(man, 214, 366, 1.1)
    plate = (
        shape(oval(84, 362, 34, 9), "linen", FIRM)
        + moved(beasts.fish("teal"), 84, 354, 0.66)
        + stroke(parse_path("M30 366C36 360 40 372 46 366"), HAIR)
    )
    return Plate(scene + silhouette(plate, 4), "lozenges", _BAND)


def blind_man() -> Plate:
    """His eyes are white; his stick finds the edge of a hole just in time."""
    scene = landscape.sky() + landscape.engraved_sky(230) + landscape.sun_or_moon(330, 74, 24, rays=12)
    scene += (
        dome(70, 250, 70, 70, "teal")
        + house(20, 330, 110, 80, "sand")
        + house(300, 330, 90, 110, "sand", "28,40 62,40")
    )
    scene += landscape.ground("20,306 120,300 260,304 380,298", "sand", 10)
    hole = oval(72, 352, 50, 18)
    scene += (
        shape(oval(72, 350, 58, 22), "stone")
        + shape(hole, "hair")
        + stroke(parse_path("M28 354C40 366 104 366 116 354"), FINE, "shadow")
    )
    face = Face(
        skin="brown",
        jaw="long",
        brow="raised",
        eyes="blind",
        nose="straight",
        mouth="open",
        hair="linen",
        beard="trimmed",
        whiskers="thin",
        old=True,
    )
    body = bodies.gown("linen", "earth", "", "earth", patches="stone")
    stick = stroke(parse_path("M-78 -128L-152 -20"), 9) + stroke(
        parse_path("M-70 -140L-152 -20"), 4.4, "earth"
    )
    near = stick + arm("-44,-176 -70,-150 -72,-124", "linen", "brown", "fist", "", (32, 28, 28))
    far = arm("40,-176 76,-186 96,-170", "linen", "brown", "open", "", (32, 28, 28))
    shawl = shape(
        "-44,-188 -20,-200 20,-200 50,-184 58,-130 46,-60 34,-64 36,-130 10,-176 -24,-170", "earth"
    ) + stroke(parse_path("M46 -170C52 -130 46 -100 42 -66"), FINE)
    scene += moved(
        figure(body + shawl, face, headdresses.turban("stone"), near=near, far=far), 226, 370, 1.06
    )
    return Plate(scene, "beads", _BAND)


def porter() -> Plate:
    """Two thin legs under a basket that holds a whole market."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(280)
        + fill_without_contour("M20 318H380V384H20Z", "sand")
        + stroke(parse_path("M20 318H380"), FIRM)
    )
    for x, cloth in ((24, "red"), (300, "teal")):
        scene += shape(box(x, 232, 76, 90), "earth") + shape(box(x + 8, 256, 60, 66), "shadow", FINE)
        scene += shape(parse_path(f"M{x - 8} 246L{x + 4} 208H{x + 72}L{x + 84} 246Z"), cloth) + stroke(
            parse_path(f"M{x + 18} 208L{x + 12} 244M{x + 38} 208V244M{x + 58} 208L{x + 64} 244"), 5, "linen"
        )
    face = Face(
        skin="brown",
        jaw="round",
        brow="worried",
        eyes="wide",
        nose="broad",
        mouth="open",
        beard="trimmed",
        whiskers="thick",
    )
    legs = bodies.leg("-18,-66 -44,-36 -32,-6", "linen", "brown") + bodies.leg(
        "20,-66 44,-36 34,-4", "linen", "brown"
    )
    body = legs + map_points(bodies.tunic("teal", "red"), lambda p: (p[0], p[1] * 0.82 - 16))
    near = arm("-46,-150 -86,-176 -66,-236", "teal", "brown", "fist", "linen", (28, 24, 22)) + arm(
        "46,-150 88,-176 70,-236", "teal", "brown", "fist", "linen", (28, 24, 22)
    )
    sweat = stroke(parse_path("M-64 -170L-70 -160M66 -120L72 -112"), FINE, "sea")
    man = figure(body, face, headdresses.ragged_headcloth("linen"), near=near + sweat, at=(0, -204))
    scene += moved(man, 200, 372, 1.0) + silhouette(_market_basket(), 6)
    return Plate(scene, "interlace", _BAND)


def _market_basket() -> Marks:
    goods = shape("126,86 112,52 128,36 150,44 156,84", "earth") + shape(oval(134, 44, 9, 4), "shadow", FINE)
    goods += (
        moved(beasts.fish("sea"), 176, 62, 0.9, turn=64)
        + shape(oval(214, 66, 32, 27), "green")
        + stroke(
            parse_path(
                "M214 40C204 54 204 78 212 92M226 42C234 56 234 76 226 90M196 48C188 60 188 74 196 86"
            ),
            FINE,
            "teal",
        )
    )
    goods += shape(oval(262, 74, 20), "red") + shape(
        parse_path("M256 56L258 48L263 54L269 48L270 57Z"), "red", FINE
    )
    goods += shape("284,90 280,50 290,28 300,50 300,90", "linen") + stroke(
        parse_path("M286 56H296M284 70H298"), FINE, "red"
    )
    goods += (
        shape(oval(246, 92, 14), "ochre", FINE)
        + shape(oval(160, 92, 14), "plum", FINE)
        + shape(oval(184, 94, 13), "ochre", FINE)
    )
    basket = "M104 90C110 118 130 138 156 144H244C270 138 290 118 298 90C250 104 150 104 104 90Z"
    weave = "M112 108C160 122 240 122 290 108M124 124C170 134 230 134 276 124M130 98L140 134M156 104L162 142M182 106L184 144M208 106V144M234 106L230 144M260 104L252 142M282 98L270 134"
    return goods + shape(parse_path(basket), "ochre", BOLD) + stroke(parse_path(weave), FINE)


def old_man() -> Plate:
    """Bent over his stick, his beard to the ground; even the tortoise overtakes him."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(250) + landscape.sun_or_moon(96, 236, 44)
    scene += landscape.ground("20,272 120,262 250,274 380,258", "earth") + landscape.ground(
        "20,330 140,318 260,328 380,316", "sand", 10
    )
    trunk = shape(
        "318,330! 324,250 312,180 330,130! 338,190 350,140! 352,200 346,260 356,330!", "shadow", BOLD
    ) + stroke(parse_path("M322 190L284 150L290 120M300 166L272 168M346 170L366 120M336 220L352 250"), 6)
    scene += trunk
    face = Face(
        skin="fair",
        jaw="long",
        brow="bushy",
        eyes="narrow",
        nose="hooked",
        mouth="calm",
        hair="linen",
        beard="flowing",
        whiskers="drooping",
        old=True,
    )
    back = "-30,-150! -16,-176 20,-190 60,-176 84,-130 86,-70 84,-6! 50,2 10,2 -24,-6! -18,-60 -28,-110"
    body = (
        shape("-36,-2 -26,-14 0,-14 8,2 -14,6", "earth", FINE)
        + shape(back, "shadow", BOLD)
        + hatching_of(back, 15, 8, 0.26, 2.8)
        + stroke(parse_path("M30 -150C50 -110 54 -60 52 -8M4 -120C12 -80 10 -40 8 -6"), FINE)
    )
    stick = stroke(
        parse_path("M-112 6C-112 -60 -108 -110 -112 -150C-116 -166 -96 -172 -92 -158"), 10
    ) + stroke(parse_path("M-112 6C-112 -60 -108 -110 -112 -150C-116 -166 -96 -172 -92 -158"), 5, "earth")
    near = stick + arm("-10,-142 -54,-96 -92,-118", "shadow", "fair", "fist", "linen", (36, 32, 28))
    man = figure(body, face, headdresses.tonsure("linen"), near=near, at=(-34, -186), size=0.78, tilt=-14)
    scene += moved(man, 210, 362, 1.16)
    shell = (
        shape("-26,-8 -20,-26 0,-34 20,-26 26,-8", "green", FINE)
        + stroke(parse_path("M-10 -30L-8 -8M10 -30L8 -8M-24 -16H24"), HAIR)
        + shape("-26,-8 -42,-16 -48,-8 -38,0 -26,-2", "ochre", FINE)
        + shape(parse_path("M-18 -6H-8V2H-18ZM8 -6H18V2H8Z"), "ochre", FINE)
        + fill_without_contour(oval(-42, -10, 1.5), "ink")
    )
    return Plate(scene + silhouette(moved(shell, 60, 366, 0.96), 4), "lozenges", _BAND)
