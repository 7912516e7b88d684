"""Quests that begin at home: a dream, a debt, a bet, a vow, a neighbour."""

from atelier.frames import star_path
from atelier.parts import beasts, landscape
from atelier.parts.bodies import sparkles
from atelier.parts.buildings import arch, bricks, house, lattice
from atelier.parts.figures import Person, person
from atelier.parts.settings import alcove, carpet_floor, coins
from atelier.parts.towns import kaaba
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

_BAND = "rose"


def in_search_of_treasure() -> Plate:
    """A neighbour rides home on a donkey with a silver bell, a chest before him; at a window one watches."""
    scene = landscape.sky() + landscape.engraved_sky(110) + landscape.sun_or_moon(80, 76, 24, rays=12)
    wall = (
        shape(box(236, 60, 150, 270), "sand", FIRM)
        + bricks(240, 64, 140, 250, 22)
        + shape(parse_path(arch(312, 190, 74, 96)), "hair", FIRM)
    )
    watcher = moved(person(Person(robe="blue", left=(-14, -60), right=(14, -60)), 4), 312, 226, 1.0)
    sill = shape(box(266, 190, 92, 16), "earth", FIRM)
    scene += (
        wall
        + watcher
        + sill
        + fill_without_contour(box(238, 206, 140, 30), "sand")
        + landscape.ground("20,320 140,308 270,324 380,312", "earth", 9)
    )
    donkey = moved(beasts.mare("stone"), 150, 352, 1.5)
    rider = moved(
        person(Person(robe="red", left=(-22, -46), right=(14, -46), seated=True), 4), 158, 262, 1.24
    )
    box_ = (
        shape(box(86, 196, 56, 42), "ochre", FIRM)
        + shape("86,196! 92,178 114,172 136,178 142,196!", "ochre", FIRM)
        + stroke(parse_path("M114 172V238"), 6, "earth")
    )
    bell = shape("88,246! 100,246! 104,264 84,264", "linen", FINE) + fill_without_contour(
        oval(94, 268, 3), "ink"
    )
    return Plate(
        scene
        + silhouette(donkey, 5)
        + rider
        + silhouette(box_, 4)
        + bell
        + sparkles("70,252 76,180 120,160", 9),
        "billets",
        _BAND,
    )


def dream_of_riches() -> Plate:
    """At the foot of the bed stands an old man with a wet beard, and drips; under the floor lies a cistern of gold."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("60,50 120,70 330,50 350,120", 6)
        + landscape.crescent(300, 80, 22)
    )
    scene += shape(parse_path("M20 270H380V384H20Z"), "earth", FIRM) + shape(
        "120,384! 126,330 160,310 240,310 276,330 282,384!", "shadow", FIRM
    )
    scene += coins("160,352 180,344 202,350 224,342 244,352 170,366 200,364 232,366", 13)
    bed = (
        shape(parse_path("M150 214H366V252H150Z"), "red", BOLD)
        + shape(box(352, 170, 14, 98), "earth", FIRM)
        + shape(box(146, 230, 12, 40), "earth", FIRM)
    )
    sleeper = (
        shape("290,214 286,190 310,178 338,190 340,214", "tan", FIRM)
        + shape("300,184 320,170 344,178 344,194", "linen", FIRM)
        + stroke(parse_path("M302 200H312M322 200H332"), FIRM)
        + shape("160,214 190,196 250,196 290,214", "blue", FIRM)
    )
    ghost = moved(person(Person(robe="sea", beard="linen", hat="turban", right=(34, -70)), 5), 92, 270, 1.9)
    drops: Marks = ()
    for x, y in ((82, 176), (100, 196), (74, 220), (112, 236), (60, 250)):
        drops += moved(shape("0,-9! 5,1 0,7 -5,1", "foam", HAIR), x, y)
    return Plate(scene + silhouette(bed, 4) + sleeper + ghost + drops, "billets", _BAND)


def three_debts() -> Plate:
    """A dead uncle astride the flour jar counts on his fingers: a razor, a quince tree, the end of a joke."""
    scene = alcove("ochre", "shadow", "earth", 316)
    jar = (
        shape("150,230! 250,230! 268,270 258,336 142,336 132,270", "earth", BOLD)
        + hatching_of("150,230! 250,230! 268,270 258,336 142,336 132,270", 10, 8, 0.3, 2.6)
        + shape(oval(200, 230, 52, 12), "linen", FIRM)
    )
    uncle = moved(
        person(
            Person(
                robe="linen",
                skin="stone",
                cloth="linen",
                beard="linen",
                left=(-26, -62),
                right=(28, -66),
                seated=True,
            ),
            5,
        ),
        200,
        246,
        1.7,
    )
    razor = shape("70,120 118,108 122,124 74,136", "stone", FIRM) + shape(
        parse_path("M118 110L150 128L146 138L116 124Z"), "red", FINE
    )
    tree = stroke(parse_path("M320 176V130"), 8, "earth") + shape(oval(320, 108, 34, 32), "green", FIRM)
    for x, y in ((306, 100), (330, 96), (322, 122)):
        tree += shape(oval(x, y, 7, 8), "gold", FINE)
    laugh = (
        shape("150,92 176,84 200,92 194,112 172,118 156,110", "linen", FINE)
        + stroke(parse_path("M160 100Q166 94 172 100M178 100Q184 94 190 100"), FIRM)
        + stroke(parse_path("M166 108Q176 114 186 106"), FINE)
    )
    return Plate(scene + razor + tree + moved(laugh, 24, -24) + silhouette(jar, 5) + uncle, "billets", _BAND)


def four_beds() -> Plate:
    """Four beds for one bet: on a boat, on a dune, on a peak, in a tree."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "midnight")
        + landscape.stars("110,60 190,44 300,50 64,110 350,190 200,190", 6)
        + landscape.crescent(200, 100, 20)
    )
    scene += fill_without_contour(box(20, 204, 178, 180), "sea") + stroke(
        parse_path(
            "M20 240Q50 230 80 240Q110 250 140 240Q170 230 198 240M20 330Q50 320 80 330Q110 340 140 330Q170 320 198 330"
        ),
        FIRM,
        "foam",
    )
    scene += (
        shape("198,384! 198,270 250,250 320,276 384,250! 384,384!", "sand", FIRM)
        + shape(parse_path("M20 200L70 60L120 130L150 96L198 200Z"), "stone", FIRM)
        + shape(parse_path("M58 96L70 60L84 82Z"), "linen", FINE)
    )
    scene += (
        shape(parse_path("M330 250V150H346V250Z"), "earth", FIRM)
        + shape(oval(330, 118, 52, 42), "green", FIRM)
        + shape(oval(290, 150, 34, 26), "green", FIRM)
    )
    bed = (
        shape(parse_path("M-40 -10H40V6H-40Z"), "red", FIRM)
        + shape("-36,-10 -38,-24 -18,-24 -16,-10", "linen", FINE)
        + shape("-14,-10 0,-24 30,-22 40,-10", "blue", FINE)
        + shape(oval(-26, -22, 8), "tan", FINE)
    )
    boat = shape(parse_path("M56 296H164L146 322H74Z"), "earth", FIRM)
    return Plate(
        scene
        + boat
        + silhouette(moved(bed, 110, 292, 1.0), 3)
        + silhouette(moved(bed, 290, 300, 1.0), 3)
        + silhouette(moved(bed, 128, 118, 0.72), 3)
        + silhouette(moved(bed, 300, 148, 0.72), 3)
        + stroke(parse_path("M70 208V240M186 208V230"), HAIR, "foam"),
        "billets",
        _BAND,
    )


def as_big_as_she_said() -> Plate:
    """An old nurse in bed spreads her arms as wide as they go; her shadow on the wall is a roc's."""
    scene = fill_without_contour(box(20, 20, 360, 360), "sand") + stroke(
        parse_path("M20 120H380M20 200H380"), HAIR
    )
    scene += moved(beasts.roc("shadow", "shadow"), 200, 122, 1.05)
    floor = shape(parse_path("M20 300H380V384H20Z"), "earth", FIRM)
    nurse = moved(
        person(
            Person(robe="linen", hat="veil", cloth="plum", left=(-44, -70), right=(44, -70), seated=True), 6
        ),
        200,
        330,
        1.9,
    )
    quilt = shape(
        "60,300! 120,280 200,288 280,280 340,300! 350,372! 200,378 50,372!", "red", BOLD
    ) + hatching_of("60,300! 120,280 200,288 280,280 340,300! 350,372! 200,378 50,372!", 90, 9, 0.3, 2.6)
    for x in (110, 170, 230, 290):
        quilt += shape(star_path(x, 332, 15, 0.5), "ochre", FINE)
    child = moved(person(Person(robe="teal", child=True, hat="cap", cloth="red"), 4), 66, 372, 1.2)
    return Plate(scene + floor + nurse + silhouette(quilt, 4) + child, "billets", _BAND)


def neighbours_balcony() -> Plate:
    """Across the lane a carved balcony throws its shade; an apricot stone is on its way into the cistern."""
    scene = landscape.sky() + landscape.engraved_sky(90) + landscape.sun_or_moon(84, 72, 24, rays=12)
    scene += house(226, 384, 160, 330, "linen", "") + house(20, 384, 90, 200, "sand", "30,40 60,40")
    balcony = (
        lattice(190, 150, 150, 84, "earth", 20)
        + shape(parse_path("M180 234H350L336 256H196Z"), "earth", BOLD)
        + shape(parse_path("M184 150L200 128H332L346 150Z"), "red", BOLD)
    )
    figure = moved(
        person(Person(robe="plum", hat="crown", cloth="gold", left=(-34, -60), right=(18, -50)), 4),
        236,
        196,
        1.05,
    )
    shade = fill_without_contour(parse_path("M60 384L190 256H320L250 384Z"), "shadow")
    stone = shape(oval(150, 260, 7, 9), "ochre", FINE) + stroke(
        parse_path("M196 170C168 190 154 216 150 244"), FINE, "pen", "2 7"
    )
    cistern = (
        shape(oval(138, 352, 58, 20), "stone", BOLD)
        + shape(oval(138, 350, 44, 13), "sea", FIRM)
        + stroke(oval(138, 350, 20, 6), HAIR, "foam")
    )
    bowl = shape("318,150! 344,150! 338,136 324,136", "blue", FINE) + shape(
        oval(331, 134, 9, 7), "ochre", HAIR
    )
    return Plate(
        scene + shade + figure + silhouette(balcony, 4) + bowl + silhouette(cistern, 4) + stone,
        "billets",
        _BAND,
    )


def stolen_refrain() -> Plate:
    """A singer tells your tale under another name; from his lute flies a ribbon with somebody else's face."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(150) + carpet_floor(304, "teal")
    singer = moved(
        person(
            Person(
                robe="red",
                hat="cap",
                cloth="blue",
                beard="hair",
                left=(-20, -44),
                right=(20, -40),
                seated=True,
            ),
            6,
        ),
        130,
        344,
        2.4,
    )
    lute = (
        shape("110,282 132,256 176,262 190,292 168,316 126,312", "ochre", BOLD)
        + shape(oval(150, 288, 11), "hair", FINE)
        + shape(parse_path("M180 268L250 220L256 230L188 282Z"), "earth", FIRM)
        + stroke(parse_path("M130 300L248 226M136 306L252 230"), HAIR)
    )
    ribbon = "M196 196C240 170 236 120 280 108C320 98 344 70 330 44"
    band = stroke(parse_path(ribbon), 34) + stroke(parse_path(ribbon), 28, "linen")
    face = (
        shape(oval(296, 104, 19, 21), "tan", FIRM)
        + shape("278,96 286,82 306,80 316,94 296,96", "green", FINE)
        + stroke(parse_path("M289 104V106M303 104V106"), FIRM)
        + stroke("288,114 296,118 306,113", FIRM)
    )
    other = moved(person(Person(robe="blue", left=(-28, -66), right=(26, -64)), 4), 332, 352, 1.2)
    notes = (
        stroke(parse_path("M222 150V126L236 122V144M332 66V46"), FIRM)
        + fill_without_contour(oval(218, 152, 5, 4), "ink")
        + fill_without_contour(oval(232, 146, 5, 4), "ink")
    )
    return Plate(scene + band + face + notes + singer + silhouette(lute, 4) + other, "billets", _BAND)


def vow_in_a_shipwreck() -> Plate:
    """A man on a plank between two waves lifts a purse to heaven; in the cloud, very small, stands Mecca."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "shadow")
        + landscape.rays(286, 96, 40, 92, 22, "glow", FINE)
        + landscape.cloud(286, 120, 1.3)
    )
    scene += moved(kaaba(0, 0, 0.4), 286, 104)
    scene += (
        landscape.sea(236, 384, 1.3)
        + landscape.breaker(90, 252, 1.6)
        + landscape.breaker(330, 276, 1.3, flip=True)
    )
    plank = shape(parse_path("M96 310L290 286L294 302L100 328Z"), "earth", FIRM)
    man = moved(
        person(Person(robe="red", beard="hair", left=(-22, -34), right=(26, -86), seated=True), 5),
        186,
        316,
        1.9,
    )
    purse = shape("232,146 226,126! 254,126! 248,146 258,166 240,176 222,166", "ochre", FIRM) + stroke(
        parse_path("M228 136H252"), FIRM, "red"
    )
    mast = stroke(parse_path("M40 300L66 216"), 8, "earth") + shape("60,226 92,216 84,250", "linen", FIRM)
    return Plate(
        scene + mast + plank + man + silhouette(purse, 4) + sparkles("270,150 214,130", 8, "gold"),
        "billets",
        _BAND,
    )


def beyond_fridays() -> Plate:
    """An aunt holds a box; behind her come eleven cousins, all with something to say."""
    scene = alcove("plum", "shadow", "earth", 330)
    cousins: Marks = ()
    for index in range(11):
        x, y = 68 + index % 6 * 53 + index // 6 * 26, 218 if index < 6 else 254
        robes = ("red", "blue", "green", "ochre", "teal")
        cousins += moved(
            person(
                Person(
                    robe=robes[index % 5],
                    hat=("turban", "cap", "veil")[index % 3],
                    cloth=("linen", "red", "blue")[index % 3],
                    left=(-24, -70),
                    right=(24, -58),
                ),
                3,
            ),
            x,
            y,
            0.86,
        )
    aunt = moved(
        person(Person(robe="red", hat="veil", cloth="teal", left=(-16, -40), right=(16, -40)), 6),
        200,
        372,
        2.2,
    )
    coffer = (
        shape(box(158, 280, 84, 50), "ochre", BOLD)
        + shape("158,280! 166,262 200,256 234,262 242,280!", "ochre", BOLD)
        + shape(oval(200, 298, 8), "gold", FINE)
        + stroke(parse_path("M158 294H242"), FINE)
    )
    kettle = (
        shape("300,352 292,330 306,316 334,316 348,330 340,352", "stone", FIRM)
        + stroke("346,326 362,318 364,306", 6)
        + shape(oval(320, 312, 6), "stone", FINE)
    )
    return Plate(scene + cousins + aunt + silhouette(coffer, 4) + silhouette(kettle, 3), "billets", _BAND)
