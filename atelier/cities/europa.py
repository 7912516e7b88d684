"""Cities of Europa: steep roofs, stone and wood, churches under round domes."""

import math

from atelier.parts import beasts, landscape
from atelier.parts.buildings import arch, column, dome, door, window
from atelier.parts.towns import church, city, city_wall, gabled_house, ship, sky_with_sun, yurt
from atelier.pen import (
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
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of, jitter

_BAND = "blue"


def _meadow(y: float = 320) -> Marks:
    tufts: Marks = ()
    for x in (60, 130, 250, 330):
        tufts += landscape.tuft_of_grass(x, y + 34 + 14 * jitter(x), 1, "teal")
    return landscape.ground(f"20,{y}! 120,{y - 8} 280,{y + 4} 380,{y - 6}!", "green") + tufts


def constantinople() -> Plate:
    """The great dome over the strait, and the chain across it."""
    back = sky_with_sun(72) + landscape.ground("20,250! 120,230 290,236 380,246!", "earth")
    holy = church(200, 276, 1.34, "teal", "rose")
    holy += dome(96, 276, 74, 72, "teal") + dome(304, 276, 74, 72, "teal")
    chain = stroke(parse_path("M20 322C90 352 300 352 380 318"), 9) + stroke(
        parse_path("M20 322C90 352 300 352 380 318"), 5, "stone", "8 7"
    )
    return city(
        back,
        holy,
        landscape.sea(276, swell=0.8)
        + chain
        + moved(ship(1, "plum"), 96, 372, 0.8)
        + moved(ship(1, "linen"), 310, 376, 0.8),
        _BAND,
    )


def rome() -> Plate:
    """Broken arches, one on the other, with grass on the upper ones."""
    back = sky_with_sun(66) + landscape.cypress(50, 262, 96) + landscape.cypress(82, 266, 78)
    ruin = parse_path("M70 320V150L92 138L112 152V120H300L316 150L330 196L346 210V320Z")
    marks = shape(ruin, "sand") + hatching_of(ruin, 0, 10, 0.16, 2.4)
    for y, count in ((192, 6), (256, 7), (318, 7)):
        for index in range(count):
            marks += shape(parse_path(arch(100 + index * 37, y, 22, 40)), "shadow", FINE)
    marks += stroke(parse_path("M72 204H336M70 268H346"), FIRM)
    front = (
        _meadow(318)
        + column(56, 300, 368, 18)
        + shape("300,372 306,352 344,350 348,372", "linen")
        + stroke(parse_path("M312 352L316 372M330 351L332 372"), HAIR)
    )
    return city(
        back,
        marks,
        front + landscape.tuft_of_grass(150, 120, 0.8) + landscape.tuft_of_grass(262, 120, 0.9),
        _BAND,
    )


def cordoba() -> Plate:
    """Striped arches in rows, and an orange tree."""
    back = landscape.sky() + fill_without_contour(box(24, 24, 352, 352), "ochre")
    hall: Marks = ()
    for x in (90, 200, 310):
        for ring in (1, 0):
            y = 150 - ring * 74
            outer, inner = oval(x, y + 44, 55), oval(x, y + 44, 36)
            hall += shape(outer, "linen") + stroke(outer, 0.1)
            for part in range(7):
                a, b = math.pi * (part * 2) / 14, math.pi * (part * 2 + 1) / 14
                points = [
                    (x - 55 * math.cos(a), y + 44 - 55 * math.sin(a)),
                    (x - 55 * math.cos(b), y + 44 - 55 * math.sin(b)),
                    (x - 36 * math.cos(b), y + 44 - 36 * math.sin(b)),
                    (x - 36 * math.cos(a), y + 44 - 36 * math.sin(a)),
                ]
                hall += shape(
                    parse_path("M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points) + "Z"), "red", HAIR
                )
            hall += shape(inner, "shadow" if ring == 0 else "ochre", FINE)
        hall += fill_without_contour(box(x - 36, 194, 72, 140), "shadow")
    for x in (36, 145, 255, 364):
        hall += column(x, 186, 338, 18, "linen")
    floor = landscape.ground("20,334! 380,334!", "sand") + stroke(
        parse_path("M20 352H380M80 334L60 380M200 334V380M320 334L340 380"), HAIR
    )
    tree = (
        stroke(parse_path("M200 370V300"), 9)
        + stroke(parse_path("M200 370V300"), 5, "earth")
        + shape("200,220 236,232 248,262 232,292 200,302 168,292 152,262 164,232", "green")
    )
    for x, y in ((180, 250), (214, 244), (196, 274), (226, 272), (172, 280)):
        tree += shape(oval(x, y, 7), "ochre", FINE)
    return city(back + hall + floor, tree, (), _BAND)


def aachen() -> Plate:
    """An eight-sided chapel, and the elephant that a caliph sent."""
    back = sky_with_sun(72) + gabled_house(30, 300, 60, 70) + gabled_house(318, 300, 54, 60, "linen", "earth")
    chapel = shape(parse_path("M120 310V190L150 176H250L280 190V310Z"), "stone") + hatching_of(
        box(120, 180, 160, 130), 0, 9, 0.2, 2.2
    )
    chapel += (
        stroke(parse_path("M164 180V310M236 180V310"), FIRM)
        + shape(parse_path("M112 194L200 96L288 194L250 176H150Z"), "blue")
        + hatching_of(parse_path("M112 194L200 96L288 194Z"), 15, 8, 0.34, 2.2)
    )
    chapel += (
        shape(box(184, 92, 32, 18), "stone")
        + stroke(parse_path("M200 92V64M190 76H210"), 4)
        + door(200, 310, 34, 56)
        + window(142, 262, 16, 34)
        + window(258, 262, 16, 34)
        + window(200, 228, 20, 34, lit=True)
    )
    return city(
        back,
        chapel,
        _meadow(308) + beasts.placed_with_contour(beasts.elephant("linen"), 300, 370, 0.62),
        _BAND,
    )


def kiev() -> Plate:
    """A gate with gold on it above a river and birches."""
    back = sky_with_sun(72) + landscape.ground("20,246! 120,214 290,220 380,240!", "green")
    gate = (
        shape(box(140, 170, 120, 130), "linen")
        + hatching_of(box(140, 170, 120, 130), 0, 9, 0.2, 2.2)
        + door(200, 300, 56, 96)
    )
    gate += (
        shape(box(172, 136, 56, 36), "linen")
        + dome(200, 140, 60, 64, "gold")
        + dome(152, 172, 36, 40, "gold")
        + dome(248, 172, 36, 40, "gold")
    )
    fence = "".join(f"M{x} 300V{252 - (x // 14) % 2 * 6}" for x in range(28, 380, 14) if not 132 < x < 268)
    palisade = stroke(parse_path(fence), 13) + stroke(parse_path(fence), 9, "earth")
    birch = (
        stroke(parse_path("M60 366V250M96 372V270"), 11)
        + stroke(parse_path("M60 366V250M96 372V270"), 7, "linen")
        + stroke(parse_path("M57 290H63M57 320H62M93 300H99M94 336H99"), 3)
    )
    crowns = shape("60,216 86,230 84,262 60,272 36,262 34,230", "green") + shape(
        "98,236 120,250 118,276 98,284 78,276 76,250", "green"
    )
    return city(
        back + palisade,
        gate,
        landscape.sea(300, swell=0.7) + birch + crowns + moved(ship(1, "red"), 270, 356, 0.9),
        _BAND,
    )


def balts() -> Plate:
    """Log houses by a cold sea that throws up amber."""
    back = landscape.sky("cloud") + landscape.engraved_sky(150) + landscape.sun_or_moon(300, 96, 24)
    trees: Marks = ()
    for x, high in ((40, 120), (74, 150), (330, 140), (364, 120), (296, 110)):
        for level in range(3):
            top = 276 - high + level * high * 0.24
            w = 16 + level * 7
            tree = parse_path(f"M{x} {top}L{x + w} {top + high * 0.4}H{x - w}Z")
            trees += shape(tree, "teal") + hatching_of(tree, 10, 7, 0.4, 2)
    lodge = (
        gabled_house(120, 290, 150, 76, "earth", "ochre")
        + stroke(parse_path("M122 228H268M122 246H268M122 264H268M122 280H268"), FINE)
        + door(195, 290, 30, 44)
    )
    amber: Marks = ()
    for x, y, size in ((90, 330, 13), (150, 350, 17), (226, 338, 12), (290, 352, 19)):
        amber += shape(
            f"{x - size},{y} {x - size * 0.4},{y - size * 0.8} {x + size * 0.7},{y - size * 0.6} {x + size},{y + size * 0.2} {x},{y + size * 0.6}",
            "gold",
        ) + stroke(parse_path(f"M{x - 3} {y - 3}L{x + 2} {y + 2}M{x + 2} {y - 4}L{x - 2} {y + 1}"), HAIR)
    return city(
        back + trees,
        lodge,
        landscape.ground("20,290! 200,284 380,290!", "sand") + landscape.sea(356, swell=0.5) + amber,
        _BAND,
    )


def bulgars() -> Plate:
    """A town of felt and timber on the great river, white with snow."""
    back = (
        landscape.sky("midnight")
        + landscape.stars("60,60 120,90 180,50 250,84 320,60 350,110 90,130 300,130", 5, "linen")
        + landscape.crescent(330, 76, 18)
    )
    tower_of_wood = shape(parse_path("M160 290L170 150H230L240 290Z"), "earth") + stroke(
        parse_path("M166 190H234M164 220H236M162 252H238"), FIRM
    )
    tower_of_wood += (
        shape(parse_path("M152 154L200 84L248 154Z"), "linen")
        + shape(oval(200, 130, 8), "glow", FINE)
        + door(200, 290, 30, 52)
        + window(200, 216, 16, 26, lit=True)
    )
    snow = landscape.ground("20,286! 110,278 280,284 380,276!", "linen")
    return city(
        back + yurt(80, 288, 92, "linen", "blue") + yurt(320, 288, 96, "linen", "red"),
        tower_of_wood,
        snow
        + landscape.sea(352, swell=0.4, fill="blue")
        + yurt(128, 340, 70, "linen", "red")
        + yurt(282, 344, 66, "linen", "green"),
        _BAND,
    )


def yalta() -> Plate:
    """Vines on terraces between cliffs and a warm sea."""
    back = sky_with_sun(70) + landscape.crag(
        "20 250 70 110 150 90 200 120 290 84 350 130 380 200 380 260 20 260", "stone"
    )
    terraces: Marks = ()
    for index in range(4):
        y = 214 + index * 26
        terraces += shape(
            parse_path(f"M20 {y}C120 {y - 10} 280 {y + 8} 380 {y - 6}V{y + 30}H20Z"),
            "green" if index % 2 else "teal",
            FINE,
        )
        for x in range(40, 380, 24):
            terraces += stroke(parse_path(f"M{x} {y + 14}V{y - 4}"), FINE) + fill_without_contour(
                oval(x, y + 2, 6), "plum"
            )
    town = (
        gabled_house(140, 262, 52, 50, "linen", "red")
        + gabled_house(204, 266, 58, 58, "rose", "red")
        + gabled_house(272, 262, 44, 40, "linen", "red")
    )
    return city(
        back + terraces, town, landscape.sea(316, swell=0.9) + moved(ship(1, "linen"), 110, 358, 0.95), _BAND
    )


def trebizond() -> Plate:
    """A fair under the walls, where east and west weigh the same sack."""
    back = sky_with_sun(72) + landscape.crag(
        "20 220 90 120 160 190 250 100 330 180 380 150 380 240 20 240", "green"
    )
    gate = city_wall(286, 84, "stone", "70 330") + church(200, 286, 0.94, "red", "linen")
    stalls: Marks = ()
    for x, fill in ((70, "red"), (150, "blue"), (250, "ochre"), (332, "teal")):
        stalls += (
            stroke(parse_path(f"M{x - 28} 366V318M{x + 28} 366V318"), FIRM)
            + shape(parse_path(f"M{x - 36} 326L{x - 24} 300H{x + 24}L{x + 36} 326Z"), fill)
            + stroke(parse_path(f"M{x - 14} 302L{x - 18} 326M{x} 302V326M{x + 14} 302L{x + 18} 326"), FINE)
        )
        stalls += shape(f"{x - 18},366 {x - 16},346 {x},340 {x + 14},348 {x + 16},366", "sand", FINE)
    return city(back, gate, landscape.ground("20,284! 380,284!", "sand") + stalls, _BAND)
