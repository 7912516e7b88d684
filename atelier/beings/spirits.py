"""Ghouls, giants and the jinn."""

from atelier.parts import headdresses, landscape
from atelier.parts.bodies import arm, figure, limb, sparkles
from atelier.parts.buildings import dome, house, minaret
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

_BAND = "plum"


def _claws(x: float, y: float, turn: float, flip: bool = False) -> Marks:
    """Long nails over a hand that reaches right from (x, y)."""
    nails = "M26 -14L44 -20L30 -8ZM36 -6L56 -8L38 2ZM34 4L54 8L32 11ZM24 11L40 20L20 16Z"
    return moved(shape(parse_path(nails), "linen", FINE), x, y, turn=turn, flip=flip)


def ghoul() -> Plate:
    """A green woman with ass's hooves and long nails gnaws a bone among the graves."""
    scene = (
        landscape.sky("midnight")
        + landscape.sun_or_moon(88, 92, 40)
        + landscape.stars("180,50 260,70 340,56 350,130", 7)
    )
    scene += landscape.ground("20,300 130,286 270,300 380,284", "shadow", 10)
    for x, y, high, turn in ((58, 320, 70, -8), (342, 316, 84, 7), (300, 300, 50, -4)):
        stone = f"M{x - 24} {y}V{y - high * 0.7}C{x - 24} {y - high} {x + 24} {y - high} {x + 24} {y - high * 0.7}V{y}Z"
        scene += moved(
            moved(
                shape(parse_path(stone), "stone", FIRM)
                + hatching_of(parse_path(stone), 0, 8, 0.3, 2.4)
                + stroke(
                    parse_path(f"M{x - 12} {y - high * 0.6}H{x + 12}M{x - 12} {y - high * 0.45}H{x + 8}"),
                    FINE,
                ),
                -x,
                -y,
            ),
            x,
            y,
            turn=turn,
        )
    face = Face(
        skin="green",
        jaw="long",
        brow="angry",
        eyes="staring",
        nose="broad",
        mouth="fangs",
        hair="hair",
        old=True,
    )
    body = "-22,-196! -44,-186 -50,-160 -34,-120 -44,-80! -30,-60! -20,-76! -6,-54! 4,-74! 18,-54! 28,-74! 44,-62! 36,-120 50,-160 44,-186 22,-196!"
    legs: Marks = ()
    for x, knee in ((-20, -52), (22, 52)):
        legs += limb(
            f"{x},-70 {x + knee * 0.5},-44 {x + knee * 0.1},-22 {x + knee * 0.3},-6",
            (32, 26, 16, 14),
            "earth",
            shade=0.3,
        ) + shape(
            parse_path(
                f"M{x + knee * 0.3 - 11} -10H{x + knee * 0.3 + 11}L{x + knee * 0.3 + 15} 8H{x + knee * 0.3 - 15}Z"
            ),
            "hair",
            FINE,
        )
    marks = (
        legs
        + shape(body, "shadow", BOLD)
        + hatching_of(body, 8, 8, 0.25, 2.6)
        + stroke(parse_path("M-16 -150C-20 -130 -18 -110 -14 -90M14 -150C20 -130 18 -110 16 -90"), FINE)
    )
    bone = (
        stroke(parse_path("M-112 -232L-40 -204"), 15)
        + stroke(parse_path("M-112 -232L-40 -204"), 9, "linen")
        + shape("-106,-236 -112,-248 -124,-244 -120,-234 -130,-228 -120,-218 -108,-224", "linen", FINE)
    )
    near = bone + arm("-44,-174 -84,-166 -88,-206", "", "green", "fist")
    near += arm("44,-174 92,-160 112,-196", "", "green", "open", size=1.1) + _claws(112, -196, -61)
    ears = shape("44,-12 66,-40! 62,0 48,14", "green", FINE)
    woman = figure(
        marks,
        face,
        headdresses.parted_hair("hair") + ears,
        headdresses.wild_hair("hair") + headdresses.long_hair("hair"),
        near,
        at=(-8, -232),
        size=0.74,
        tilt=-6,
    )
    scene += moved(silhouette(woman, 2, "stone"), 196, 366, 1.1)
    skull = (
        shape("-18,0 -22,-18 -10,-32 10,-32 22,-18 18,0 10,2 10,8 -10,8 -10,2", "linen", FINE)
        + fill_without_contour(oval(-8, -14, 5), "ink")
        + fill_without_contour(oval(8, -14, 5), "ink")
        + stroke(parse_path("M-4 2V8M4 2V8"), FINE)
    )
    return Plate(scene + silhouette(moved(skull, 70, 366) + moved(skull, 342, 364, 0.8), 3), "billets", _BAND)


def giant() -> Plate:
    """He stands astride a village with an uprooted palm on his shoulder, and his hair is in the clouds."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(240, gap=13)
        + landscape.ground("20,300 130,286 270,300 380,284", "green")
    )
    face = Face(
        skin="tan",
        jaw="square",
        brow="bushy",
        eyes="wide",
        nose="broad",
        mouth="grin",
        beard="",
        stubble=True,
    )
    legs = (
        limb("-22,-60 -44,-28 -42,14", (50, 42, 34), "tan", shade=0.25)
        + shape("-24,10 -26,32 -62,34 -86,28 -70,14", "tan", FINE)
        + limb("24,-60 52,-28 52,14", (50, 42, 34), "tan", shade=0.25)
        + shape("36,10 34,32 76,34 92,28 70,14", "tan", FINE)
    )
    trunk = "-24,-196! -56,-188 -74,-160 -68,-120 -54,-84! 54,-84! 68,-120 74,-160 56,-188 24,-196!"
    body = (
        legs
        + shape(trunk, "tan", BOLD)
        + hatching_of(trunk, 8, 8, 0.2, 2.6)
        + stroke(parse_path("M-46 -146C-30 -134 -12 -136 -2 -148C10 -136 30 -134 46 -146M0 -140V-104"), FINE)
    )
    hide = "-56,-104! 56,-104! 64,-60 50,-46! 36,-62 22,-40! 8,-60 -8,-40! -22,-60 -38,-42! -50,-60 -66,-52!"
    body += (
        shape(hide, "ochre", FIRM)
        + stroke(
            parse_path("M-40 -90V-88M-16 -80V-78M12 -92V-90M36 -78V-76M-30 -70V-68M26 -66V-64"), 7, "earth"
        )
        + shape("-74,-168 -50,-192 56,-110 40,-98", "ochre", FINE)
    )
    palm = limb("40,-90 70,-170 96,-262", (20, 18, 15), "earth") + stroke(
        parse_path("M46 -120L62 -114M56 -146L74 -140M66 -172L82 -166M74 -198L90 -192M82 -224L96 -218"), HAIR
    )
    leaves: Marks = ()
    for turn in (-150, -110, -70, -30, 10, 50):
        leaves += moved(shape("0,0 20,-18 48,-14 66,6 44,0 22,2", "green", FINE), 96, -262, 1.0, turn=turn)
    near = (
        palm
        + leaves
        + arm("62,-170 100,-128 62,-138", "", "tan", "fist", size=1.3)
        + arm("-62,-170 -98,-128 -74,-86", "", "tan", "fist", size=1.3)
    )
    man = figure(
        body, face, headdresses.earring(), headdresses.wild_hair("hair"), near, at=(0, -232), size=0.64
    )
    scene += moved(man, 196, 330, 1.06)
    scene += landscape.cloud(96, 62, 0.9) + landscape.cloud(268, 40, 0.7, flip=True)
    scene += (
        house(40, 384, 58, 44, "linen", "18,14 40,14")
        + dome(250, 368, 40, 40, "teal")
        + house(226, 384, 50, 18, "linen")
        + house(300, 384, 60, 38, "linen", "20,12 44,12")
        + house(104, 384, 40, 26, "linen")
    )
    people = moved(person(Person(robe="red", left=(-26, -96), right=(26, -96)), 3), 160, 384, 0.36) + moved(
        person(Person(robe="blue", left=(-26, -96), right=(26, -96)), 3), 190, 384, 0.36
    )
    return Plate(scene + people, "lozenges", _BAND)


def _cuff(x: float, y: float, turn: float, fill: str = "gold") -> Marks:
    return moved(
        shape(box(-6, -14, 12, 28), fill, FINE) + stroke(parse_path("M0 -12V12"), HAIR), x, y, turn=turn
    )


def _great_trunk(skin: str) -> Marks:
    """The chest of a jinni, broad above and gone below the waist."""
    trunk = "-24,-196! -60,-190 -82,-162 -72,-120 -48,-80 -40,-46! 40,-46! 48,-80 72,-120 82,-162 60,-190 24,-196!"
    return (
        shape(trunk, skin, BOLD)
        + hatching_of(trunk, 8, 8, 0.18, 2.8)
        + stroke(
            parse_path(
                "M-54 -148C-34 -132 -14 -134 -2 -148C12 -134 34 -132 54 -148M0 -140V-64M-26 -110C-16 -106 -8 -106 -2 -110M26 -110C16 -106 8 -106 2 -110M-22 -88C-14 -84 -8 -84 -2 -88M22 -88C14 -84 8 -84 2 -88"
            ),
            FINE,
        )
    )


def efreet() -> Plate:
    """Red, horned, all fire below the belt; his hands burn and his eyes are embers."""
    scene = fill_without_contour(box(20, 20, 360, 360), "hair") + landscape.rays(
        200, 150, 110, 250, 40, "red", FINE
    )
    scene += landscape.ground("20,350 120,342 260,350 380,342", "shadow")
    blaze = "60,384! 40,330 66,300 56,260! 96,284 110,240! 132,270 150,220 200,206 250,220 268,270 290,240! 304,284 344,260! 334,300 360,330 340,384!"
    scene += (
        shape(blaze, "red", BOLD)
        + shape(
            "100,384! 86,340 110,318 106,290! 140,310 152,262 200,240 248,262 260,310 294,290! 290,318 314,340 300,384!",
            "ochre",
            FINE,
        )
        + shape("144,384! 136,350 156,330 164,296 200,280 236,296 244,330 264,350 256,384!", "glow", FINE)
    )
    face = Face(
        skin="red",
        jaw="square",
        brow="angry",
        eyes="staring",
        nose="broad",
        mouth="fangs",
        hair="hair",
        beard="goatee",
        whiskers="curled",
    )
    belt = shape(parse_path("M-46 -70C-16 -60 16 -60 46 -70L42 -44C16 -34 -16 -34 -42 -44Z"), "gold", FINE)
    near = (
        arm("-70,-170 -112,-146 -124,-196", "", "red", "open", size=1.2)
        + _cuff(-122, -186, -104)
        + arm("70,-170 112,-146 124,-196", "", "red", "open", size=1.2)
        + _cuff(122, -186, -76)
    )
    for x in (-142, 146):
        near += moved(landscape.flame(0, 0, 1.1), x, -232)
    crown_of_fire = shape(
        "-34,-52! -44,-84! -24,-72 -22,-106! -2,-82 10,-116! 24,-82 44,-104! 42,-72 60,-76! 48,-44!",
        "ochre",
        FINE,
    )
    ears = shape("44,-14 70,-34! 64,2 48,12", "red", FINE) + headdresses.earring(56, 10)
    spirit = figure(
        _great_trunk("red") + belt,
        face,
        crown_of_fire + headdresses.horns("linen") + ears,
        near=near,
        at=(0, -236),
        size=0.68,
    )
    scene += moved(spirit, 200, 350, 0.98)
    tiny = person(Person(robe="blue", left=(-26, -92), right=(26, -92), back=True), 3)
    return Plate(
        scene + moved(tiny, 60, 380, 0.5) + sparkles("70,90 330,110 110,60 300,60 350,200", 6, "ochre"),
        "billets",
        _BAND,
    )


def marid() -> Plate:
    """Blue as deep water, arms crossed, he stands on his own smoke, which comes from a small bottle on the beach."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(200)
        + landscape.sea(250, 340)
        + landscape.cloud(62, 96, 0.6)
        + landscape.cloud(344, 80, 0.6, flip=True)
    )
    scene += landscape.ground("20,336 120,326 260,338 380,328", "sand", 9)
    smoke = "150,262! 132,290 150,316 196,320 232,330 226,350 190,352 150,352 128,362! 170,372 240,372 272,344 262,310 236,292 252,262!"
    scene += shape(smoke, "cloud", BOLD) + stroke(
        parse_path(
            "M160 276C168 292 196 292 214 282M180 304C206 312 236 308 246 324C252 340 236 352 214 354M150 292C160 304 176 300 180 292"
        ),
        FINE,
        "pen",
    )
    face = Face(
        skin="blue",
        jaw="square",
        brow="heavy",
        eyes="wide",
        nose="broad",
        mouth="smirk",
        hair="hair",
        beard="pointed",
        whiskers="curled",
    )
    knot = shape("-10,-62! -6,-88 -14,-108 8,-122 26,-108 16,-88 20,-62!", "hair") + stroke(
        parse_path("M-8 -84H18M-4 -94H16"), FIRM, "gold"
    )
    belt = shape(parse_path("M-48 -76C-16 -66 16 -66 48 -76L42 -44C16 -34 -16 -34 -42 -44Z"), "red", FINE)
    fore = (
        limb("76,-164 84,-118 -14,-116", (38, 32, 24), "blue")
        + shape(oval(-28, -116, 15, 12), "blue", FINE)
        + limb("-76,-164 -84,-112 10,-108", (38, 32, 24), "blue")
        + shape(oval(26, -106, 15, 12), "blue", FINE)
    )
    fore += _cuff(-8, -116, 0) + _cuff(6, -107, 0) + stroke(parse_path("M18 -110H34M18 -103H34"), HAIR)
    ears = shape("44,-14 68,-32! 62,2 48,12", "blue", FINE) + headdresses.earring(54, 10)
    spirit = figure(_great_trunk("blue") + belt, face, knot + ears, near=fore, at=(0, -236), size=0.7)
    scene += moved(spirit, 200, 312, 0.94)
    bottle = shape("96,372 90,352 98,342! 98,334! 114,334! 114,342 126,352 124,372", "gold") + stroke(
        parse_path("M94 358H124"), FINE
    )
    fisher = person(
        Person(
            robe="linen", skin="brown", hat="hood", cloth="ochre", left=(-26, -96), right=(24, -94), lean=-12
        ),
        4,
    )
    return Plate(
        scene + silhouette(moved(bottle, 4, 4), 4) + moved(fisher, 328, 378, 0.74), "interlace", _BAND
    )


def jinniyah() -> Plate:
    """A winged lady of smoke above the roofs; on her palm a sleeper lies in his bed."""
    scene = (
        landscape.sky("midnight")
        + landscape.crescent(60, 70, 22)
        + landscape.stars("120,50 190,40 344,60 356,120 40,150 350,220", 8)
    )
    scene += (
        house(20, 384, 70, 50, "shadow", "22,16 48,16")
        + dome(130, 350, 64, 54, "teal")
        + house(96, 384, 70, 36, "shadow")
        + house(300, 384, 84, 60, "shadow", "24,20 58,20")
        + minaret(284, 384, 16, 90, "shadow")
    )
    wing = "176,190! 150,130 110,88 60,74 36,96! 54,104 40,128! 62,132 52,158! 78,158 72,184! 100,182 98,206! 126,200 132,222! 156,214 172,226"
    wings = shape(wing, "rose", BOLD) + stroke(
        parse_path(
            "M164 190C140 148 104 112 60 92M160 200C136 166 108 144 70 128M156 206C134 184 110 168 84 160"
        ),
        FIRM,
        "linen",
    )
    scene += silhouette(mirrored(wings), 4)
    smoke = (
        "160,250! 140,290 168,316 224,318 252,336 234,362 190,366! 250,380 296,350 282,312 236,290 246,250!"
    )
    scene += shape(smoke, "plum", BOLD) + stroke(
        parse_path("M168 276C190 300 250 294 268 326M190 300C220 306 250 310 258 334"), FINE, "rose"
    )
    face = Face(skin="teal", jaw="soft", brow="arched", eyes="narrow", mouth="smile", lashes=True)
    trunk = (
        "-18,-138! -40,-130 -46,-110 -32,-80 -28,-54 -44,-14! 44,-14! 28,-54 32,-80 46,-110 40,-130 18,-138!"
    )
    body = (
        shape(trunk, "teal")
        + hatching_of(trunk, 8, 8, 0.16, 2.4)
        + shape("-42,-112 -24,-126 0,-112 24,-126 42,-112 34,-82 0,-76 -34,-82", "red", FINE)
        + stroke("-34,-92 0,-84 34,-92", 3, "gold", "0 6")
        + shape(parse_path("M-36 -44C-14 -34 14 -34 36 -44L44 -14C14 -2 -14 -2 -44 -14Z"), "gold", FINE)
        + shape(oval(0, -24, 6), "red", HAIR)
    )
    near = (
        arm("38,-120 82,-104 86,-144", "", "teal", "flat", size=1.1)
        + _cuff(85, -134, -84)
        + arm("-38,-120 -78,-92 -104,-116", "", "teal", "open")
        + _cuff(-98, -110, -137)
    )
    bed = (
        shape(parse_path("M-44 0H44V10H-44Z"), "ochre", FINE)
        + shape("-40,0 -38,-12 -20,-14 -14,0", "linen", FINE)
        + shape(oval(-22, -14, 8), "fair", FINE)
        + shape("-30,-18 -22,-26 -14,-20 -22,-20", "hair", HAIR)
        + shape("-14,0 -10,-16 20,-18 44,-8 44,0", "blue", FINE)
        + stroke(parse_path("M-26 -14H-22M-40 10V20M40 10V20"), FINE)
    )
    near += moved(bed, 92, -196, 0.9)
    hat = (
        headdresses.parted_hair("hair")
        + headdresses.diadem("red")
        + headdresses.earring(44, 12)
        + headdresses.horns("gold")
    )
    spirit = figure(body, face, hat, headdresses.long_hair("hair"), near, at=(0, -178), size=0.66)
    scene += moved(spirit, 200, 272, 0.98)
    return Plate(scene, "beads", _BAND)
