"""Cities of Asia: blue tiles and felt on the steppe, halls and pagodas in the east."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import arch, battlement, dome, door, minaret, tower, window
from atelier.parts.towns import city, city_wall, pagoda, row_of_houses, ship, sky_with_sun, tiled_hall, yurt
from atelier.pen import FINE, FIRM, HAIR, Marks, box, moved, oval, parse_path, shape, stroke
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "teal"


def _ground(y: float = 320, fill: str = "sand") -> Marks:
    return landscape.ground(f"20,{y}! 130,{y - 6} 260,{y + 4} 380,{y - 4}!", fill)


def itil() -> Plate:
    """A town of tents on both banks, and the king's brick house on the island."""
    back = sky_with_sun(70) + landscape.ground("20,240! 140,226 280,232 380,222!", "green")
    back += (
        yurt(66, 262, 80, "linen", "red")
        + yurt(330, 262, 84, "linen", "blue")
        + yurt(116, 250, 50, "sand", "red")
    )
    castle = (
        shape(box(146, 190, 108, 100), "red")
        + hatching_of(box(146, 190, 108, 100), 0, 9, 0.2, 2.2)
        + battlement(148, 192, 104, "red", 5, 12)
        + tower(200, 200, 52, 76, "red", 3)
        + door(200, 290, 30, 50)
        + window(168, 250, 12, 24)
        + window(232, 250, 12, 24)
    )
    isle = landscape.sea(270, swell=0.7) + shape("112,300 150,286 250,286 288,300 250,312 150,312", "sand")
    return city(
        back + isle,
        castle,
        yurt(72, 368, 84, "linen", "green")
        + yurt(330, 370, 80, "ochre", "red")
        + moved(ship(1, "linen"), 204, 372, 0.72),
        _BAND,
    )


def herat() -> Plate:
    """Five towers in a row, and a garden wall with tulips."""
    back = (
        landscape.sky()
        + landscape.engraved_sky(150)
        + landscape.crag("20 240 90 160 170 210 260 150 330 200 380 170 380 250 20 250", "dusk")
    )
    towers: Marks = ()
    for x, high in ((70, 180), (135, 200), (200, 216), (265, 200), (330, 180)):
        towers += minaret(x, 300, 30, high, "ochre", "blue") + stroke(
            parse_path(
                f"M{x - 13} 280L{x + 13} 262M{x - 13} 262L{x + 13} 280M{x - 13} 236L{x + 13} 218M{x - 13} 218L{x + 13} 236"
            ),
            FINE,
            "blue",
        )
    tulips: Marks = ()
    for x in range(50, 370, 36):
        tulips += stroke(parse_path(f"M{x} 374V348"), FIRM, "green") + shape(
            f"{x - 9},346 {x - 9},330! {x - 3},338 {x},328! {x + 3},338 {x + 9},330! {x + 9},346", "red", FINE
        )
    return city(back, towers, _ground(298, "green") + shape(box(20, 312, 360, 18), "sand") + tulips, _BAND)


def merv() -> Plate:
    """One blue dome that caravans see a day before they arrive."""
    back = landscape.sky() + landscape.engraved_sky(150)
    tomb = (
        shape(box(118, 200, 164, 110), "sand")
        + hatching_of(box(118, 200, 164, 110), 0, 9, 0.16, 2.2)
        + shape(box(128, 172, 144, 30), "sand")
        + dome(200, 176, 136, 112, "blue")
    )
    for x in (144, 172, 200, 228, 256):
        tomb += window(x, 200, 14, 22)
    tomb += (
        shape(parse_path(arch(200, 310, 56, 84)), "shadow")
        + window(146, 290, 22, 44)
        + window(254, 290, 22, 44)
    )
    front = _ground(306) + landscape.ripples(324, 5)
    for x, load in ((70, "red"), (150, "blue"), (230, "green"), (310, "ochre")):
        front += beasts.placed_with_contour(beasts.camel("ochre", load), x, 368, 0.46)
    return city(back, tomb, front, _BAND)


def samarkand() -> Plate:
    """A gate as high as a house and blue as noon, a ribbed dome on either side."""
    back = sky_with_sun(200, rays=0) + row_of_houses(300, "sand ochre", "20,40,50 340,40,56")
    gate = (
        dome(92, 230, 84, 96, "teal")
        + dome(308, 230, 84, 96, "teal")
        + shape(box(56, 226, 72, 84), "sand")
        + shape(box(272, 226, 72, 84), "sand")
    )
    gate += (
        shape(box(126, 126, 148, 184), "blue")
        + shape(box(138, 138, 124, 172), "sand")
        + shape(parse_path(arch(200, 310, 96, 150)), "teal")
        + shape(parse_path(arch(200, 310, 56, 90)), "shadow")
    )
    for x in (132, 268):
        gate += stroke(parse_path(f"M{x} 134V304"), 5, "gold", "0 12")
    gate += stroke(parse_path("M140 132H262"), 5, "gold", "0 12") + stroke(
        parse_path("M74 168L84 226M92 150V226M110 168L100 226M290 168L300 226M308 150V226M326 168L316 226"),
        FINE,
    )
    gate += window(92, 296, 22, 44) + window(308, 296, 22, 44)
    return city(
        back,
        gate,
        _ground(308)
        + landscape.ripples(328, 4)
        + beasts.placed_with_contour(beasts.camel("earth", "red"), 84, 370, 0.5)
        + landscape.cypress(346, 368, 70),
        _BAND,
    )


def kashgar() -> Plate:
    """The Sunday market before the snow peaks: sheep, melons, and a tiled gate."""
    back = (
        landscape.sky()
        + landscape.engraved_sky(110)
        + landscape.crag("20 230 80 110 130 170 200 70 270 160 330 100 380 200 380 240 20 240", "stone")
    )
    for x, y in ((80, 110), (200, 70), (330, 100)):
        back += shape(
            parse_path(f"M{x} {y}L{x - 20} {y + 46}L{x - 6} {y + 38}L{x + 4} {y + 50}L{x + 20} {y + 40}Z"),
            "linen",
            FINE,
        )
    gate = (
        shape(box(136, 190, 128, 112), "ochre")
        + shape(parse_path(arch(200, 302, 60, 86)), "shadow")
        + minaret(126, 302, 24, 150, "ochre", "green")
        + minaret(274, 302, 24, 150, "ochre", "green")
        + stroke(parse_path("M144 198H256"), 6, "green", "0 11")
    )
    front = _ground(298)
    for x, y in ((70, 350), (110, 366), (60, 374)):
        front += beasts.placed_with_contour(beasts.sheep(), x, y, 1)
    for x, y in ((300, 366), (326, 370), (352, 364), (314, 350), (340, 348)):
        front += shape(oval(x, y, 14, 11), "green") + stroke(
            parse_path(
                f"M{x - 7} {y - 8}C{x - 4} {y} {x - 4} {y + 4} {x - 7} {y + 8}M{x + 7} {y - 8}C{x + 4} {y} {x + 4} {y + 4} {x + 7} {y + 8}"
            ),
            HAIR,
            "glow",
        )
    return city(back, gate, front, _BAND)


def lhasa() -> Plate:
    """A white and red house that is also a hill, and flags for the wind to read."""
    back = (
        landscape.sky()
        + landscape.engraved_sky(100)
        + landscape.crag("20 250 70 130 130 190 200 60 270 170 340 110 380 200 380 260 20 260", "blue")
        + landscape.cloud(320, 70, 0.6)
    )
    hill = landscape.crag("70 320 120 250 150 230 250 230 290 256 330 320", "earth")
    palace = (
        shape(parse_path("M96 300L110 210H290L304 300Z"), "linen")
        + hatching_of(parse_path("M96 300L110 210H290L304 300Z"), 0, 10, 0.14, 2.2)
        + shape(parse_path("M150 212L156 130H244L250 212Z"), "red")
        + shape(box(150, 122, 100, 12), "gold")
    )
    for y in (232, 260):
        for x in range(124, 290, 22):
            palace += shape(box(x, y, 8, 12), "shadow", HAIR)
    for y in (152, 180):
        for x in (168, 190, 212):
            palace += shape(box(x, y, 9, 13), "shadow", HAIR)
    palace += stroke(parse_path("M104 296L160 250L110 290"), FINE) + shape(
        parse_path("M170 122L200 102L230 122Z"), "gold"
    )
    flags = stroke(parse_path("M24 210C120 270 280 350 376 330"), HAIR)
    for x, y, fill in (
        (64, 236, "blue"),
        (104, 260, "linen"),
        (146, 284, "red"),
        (190, 306, "green"),
        (236, 322, "gold"),
        (284, 332, "blue"),
        (330, 334, "linen"),
    ):
        flags += shape(
            parse_path(f"M{x - 10} {y - 4}L{x + 10} {y + 6}L{x + 6} {y + 26}L{x - 14} {y + 18}Z"), fill, FINE
        )
    return city(back, hill + palace, _ground(318, "green") + flags, _BAND)


def sha_chou() -> Plate:
    """A cliff of painted caves at the edge of the singing sand."""
    back = sky_with_sun(320) + landscape.dune("20,170! 110,120 220,180 380,150!", "sand")
    cliff = shape(parse_path("M20 330V180L60 166L340 172L380 190V330Z"), "ochre") + hatching_of(
        parse_path("M20 330V180L60 166L340 172L380 190V330Z"), 90, 10, 0.16, 2.4
    )
    for y, xs in ((226, (70, 124, 276, 330)), (276, (60, 112, 288, 340)), (324, (70, 124, 276, 330))):
        for index, x in enumerate(xs):
            cliff += (
                shape(parse_path(arch(x, y, 28, 34)), ("blue", "red", "teal", "plum")[(index + y) % 4])
                + shape(oval(x, y - 16, 5), "gold", HAIR)
                + stroke(
                    parse_path(f"M{x - 6} {y - 2}C{x - 4} {y - 10} {x + 4} {y - 10} {x + 6} {y - 2}"),
                    FINE,
                    "gold",
                )
            )
    great = pagoda(200, 330, 130, 4, 44, "red", "earth")
    return city(
        back,
        cliff + great,
        _ground(326)
        + landscape.ripples(342, 4)
        + beasts.placed_with_contour(beasts.camel("earth", "blue"), 80, 376, 0.5),
        _BAND,
    )


def chang_an() -> Plate:
    """The capital of a hundred wards: a pagoda over walls and straight streets."""
    back = sky_with_sun(70) + tiled_hall(90, 262, 110, 76) + tiled_hall(312, 262, 110, 76)
    great = pagoda(200, 290, 150, 5, 42, "ochre", "earth")
    return city(
        back,
        great,
        city_wall(350, 56, "stone", "84 316")
        + tower(200, 352, 70, 70, "stone", 4)
        + door(200, 350, 34, 48)
        + landscape.ground("20,348! 380,348!", "sand"),
        _BAND,
    )


def khanfu() -> Plate:
    """A harbour of junks, porcelain on the quay."""
    back = (
        sky_with_sun(320)
        + tiled_hall(110, 250, 150, 100, "red", "green")
        + tiled_hall(300, 250, 100, 70, "red", "green")
    )
    junk = shape(
        parse_path("M96 306C110 346 150 352 200 352C260 352 292 342 310 292L276 312C220 322 150 320 96 306Z"),
        "earth",
    ) + hatching_of(
        parse_path("M96 306C110 346 150 352 200 352C260 352 292 342 310 292L276 312C220 322 150 320 96 306Z"),
        90,
        7,
        0.4,
        2.2,
    )
    for x, y, w, h in ((150, 312, 66, 130), (232, 310, 76, 170)):
        junk += stroke(parse_path(f"M{x} {y}V{y - h - 10}"), 4) + shape(
            parse_path(
                f"M{x - w / 2} {y - 10}C{x - w / 2 - 8} {y - h / 2} {x - w / 2} {y - h * 0.8} {x - 6} {y - h}L{x + w / 2} {y - h + 16}C{x + w / 2 + 8} {y - h / 2} {x + w / 2} {y - h * 0.3} {x + w / 2} {y - 14}Z"
            ),
            "red" if w > 70 else "ochre",
        )
        junk += stroke(
            parse_path(
                "".join(
                    f"M{x - w / 2 - 2} {y - part * h}H{x + w / 2 + 3}"
                    for part in (0.2, 0.36, 0.52, 0.68, 0.84)
                )
            ),
            FINE,
        )
    vases: Marks = ()
    for x in (52, 84, 348):
        vases += shape(
            f"{x - 6},340! {x - 5},346 {x - 13},356 {x - 8},374! {x + 8},374! {x + 13},356 {x + 5},346 {x + 6},340!",
            "linen",
        ) + stroke(parse_path(f"M{x - 8} 358C{x - 3} 352 {x + 3} 364 {x + 8} 358"), FIRM, "blue")
    return city(
        back + landscape.sea(248, swell=0.9),
        junk,
        shape(parse_path("M20 384V366H120L128 384Z"), "stone")
        + shape(parse_path("M320 384L326 366H380V384Z"), "stone")
        + vases,
        _BAND,
    )


def su_chou() -> Plate:
    """A moon gate, a bridge like a half moon, and silk drying between willows."""
    back = (
        sky_with_sun(70)
        + landscape.ground("20,276! 140,268 260,250 380,244!", "green")
        + pagoda(310, 268, 90, 4, 36, "linen", "shadow")
    )
    bridge = parse_path("M60 316C100 220 260 220 300 316H262C240 262 120 262 98 316Z")
    arch_of_stone = (
        shape(bridge, "linen")
        + hatching_of(bridge, 90, 9, 0.2, 2.2)
        + stroke(parse_path("M66 306C108 214 252 214 294 306"), FIRM)
    )
    silk = stroke(parse_path("M20 140C90 160 150 150 214 132"), FINE)
    for x, y, fill in ((50, 150, "red"), (92, 156, "plum"), (134, 154, "teal"), (176, 144, "ochre")):
        silk += shape(
            parse_path(
                f"M{x - 16} {y}C{x - 18} {y + 24} {x - 12} {y + 36} {x - 16} {y + 56}H{x + 14}C{x + 18} {y + 36} {x + 12} {y + 22} {x + 16} {y}Z"
            ),
            fill,
            FINE,
        )
    willow = stroke(parse_path("M352 350C346 310 350 290 356 262"), 10) + stroke(
        parse_path("M352 350C346 310 350 290 356 262"), 6, "earth"
    )
    strands = "".join(
        f"M356 262C{320 + i * 14} 236 {312 + i * 15} 262 {310 + i * 15} {318 + (i * 37) % 22}"
        for i in range(6)
    )
    return city(
        back + landscape.sea(296, swell=0.6),
        arch_of_stone,
        silk + willow + stroke(parse_path(strands), 4, "green") + moved(ship(1, "ochre"), 180, 366, 0.62),
        _BAND,
    )
