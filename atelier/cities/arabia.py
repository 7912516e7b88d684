"""Cities of Arabia: flat roofs, palms, domes."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import arch, battlement, dome, door, minaret, tower, window
from atelier.parts.towns import city, kaaba, roofs, row_of_houses, ship, sky_with_sun
from atelier.pen import FINE, HAIR, Marks, box, moved, parse_path, shape, stroke
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "red"


def _sand(y: float = 330) -> Marks:
    return landscape.ground(f"20,{y}! 130,{y - 6} 260,{y + 4} 380,{y - 4}!", "sand") + landscape.ripples(
        y + 18, 4
    )


def baghdad() -> Plate:
    """The round city within its walls, and the horseman on the green dome."""
    back = sky_with_sun(66) + row_of_houses(250, "sand linen", "20,50,60 82,44,40 280,50,50 336,50,70")
    palace = (
        shape(box(140, 170, 120, 90), "linen")
        + hatching_of(box(140, 170, 120, 90), 0, 9, 0.2, 2.2)
        + dome(200, 172, 112, 96, "green")
    )
    palace += window(164, 222, 14, 28) + window(236, 222, 14, 28) + door(200, 256, 30, 52)
    palace += moved(beasts.brass_rider(), 200, 80, 0.34)
    ring = parse_path("M16 262C90 236 310 236 384 262V352C300 322 100 322 16 352Z")
    round_wall = (
        shape(ring, "earth")
        + hatching_of(ring, 90, 9, 0.3, 2.4)
        + stroke(parse_path("M20 288C100 262 300 262 380 288M20 316C100 290 300 290 380 316"), HAIR)
    )
    front = (
        tower(76, 344, 44, 112, "earth", 3)
        + tower(324, 344, 44, 112, "earth", 3)
        + tower(200, 330, 64, 108, "earth", 4)
        + door(200, 330, 32, 56)
    )
    return city(
        back,
        palace + round_wall,
        front
        + landscape.sea(344, swell=0.6)
        + landscape.palm_tree(132, 350, 74, -6)
        + landscape.palm_tree(270, 350, 66, 8),
        _BAND,
    )


def basra() -> Plate:
    """Canals between palms, and a tower that guides the ships."""
    back = sky_with_sun(70) + row_of_houses(
        262, "sand linen earth", "20,56,60 76,40,84 120,54,50 262,50,66 312,60,90"
    )
    lighthouse = shape(parse_path("M176 280L184 120H216L224 280Z"), "linen") + hatching_of(
        parse_path("M176 280L184 120H216L224 280Z"), 0, 8, 0.4, 2.2
    )
    lighthouse += (
        stroke(parse_path("M180 190H220M178 236H222"), 7, "red")
        + shape(box(174, 108, 52, 12), "earth")
        + landscape.flame(200, 108, 1)
    )
    front = (
        landscape.sea(276, swell=0.8)
        + moved(ship(1, "red"), 296, 334, 1)
        + landscape.palm_tree(60, 300, 130, 12)
        + landscape.palm_tree(104, 312, 104, -8)
    )
    return city(back, lighthouse, front + moved(ship(1, "linen"), 116, 366, 0.7), _BAND)


def mosul() -> Plate:
    """The minaret that leans."""
    back = (
        sky_with_sun(70)
        + roofs(240)
        + row_of_houses(300, "stone sand", "30,70,70 108,60,50 270,60,64 326,50,44")
    )
    leaning = moved(
        minaret(0, 0, 46, 230, "ochre", "linen")
        + stroke(
            parse_path(
                "M-20 -20L20 -40M-20 -60L20 -80M-20 -100L20 -120M-20 -40L20 -20M-20 -80L20 -60M-20 -120L20 -100"
            ),
            FINE,
        ),
        196,
        318,
        1,
        turn=9,
    )
    return city(
        back,
        leaning,
        _sand(314) + landscape.tuft_of_grass(90, 340) + landscape.tuft_of_grass(300, 350),
        _BAND,
    )


def damascus() -> Plate:
    """The great mosque with three towers among orchards and water."""
    back = (
        landscape.sky()
        + landscape.engraved_sky(140)
        + landscape.crag("20 220 90 130 150 180 240 110 330 170 380 140 380 240 20 240", "dusk")
    )
    mosque = (
        minaret(96, 280, 26, 190, "linen", "green")
        + minaret(304, 280, 26, 190, "linen", "green")
        + minaret(200, 200, 22, 140, "linen", "green")
    )
    mosque += (
        shape(box(80, 210, 240, 78), "linen")
        + hatching_of(box(80, 210, 240, 78), 0, 9, 0.12, 2.2)
        + dome(200, 214, 92, 84, "teal")
    )
    for x in (106, 138, 262, 294):
        mosque += window(x, 274, 18, 40)
    mosque += door(200, 288, 36, 62) + stroke(parse_path("M84 222H316"), 6, "gold", "0 12")
    front = landscape.ground("20,288! 200,284 380,288!", "green") + landscape.sea(346, swell=0.5)
    return city(
        back,
        mosque,
        front
        + landscape.cypress(56, 342, 92)
        + landscape.cypress(344, 342, 100)
        + landscape.cypress(128, 346, 58)
        + landscape.cypress(274, 346, 62),
        _BAND,
    )


def antioch() -> Plate:
    """Walls that climb the mountain and come down on the other side."""
    back = sky_with_sun(70) + landscape.crag(
        "20 330 70 250 140 190 210 96 270 160 330 220 380 290 380 340 20 340", "stone"
    )
    climb = "M40 326L110 262L160 216L206 126L246 170L300 226L360 310"
    ridge = (
        stroke(parse_path(climb), 20)
        + stroke(parse_path(climb), 14, "ochre")
        + stroke(parse_path(climb), 3, "ink", "4 7")
    )
    for x, y in ((48, 330), (112, 272), (162, 226), (206, 138), (250, 184), (304, 238), (356, 322)):
        ridge += tower(x, y, 26, 46, "ochre", 2)
    front = (
        row_of_houses(346, "linen sand rose", "120,44,46 168,54,64 228,40,44 272,40,54")
        + landscape.ground("20,340! 200,334 380,340!", "green")
        + landscape.cypress(60, 372, 60)
        + landscape.cypress(330, 374, 66)
    )
    return city(back, ridge, front, _BAND)


def mecca() -> Plate:
    """The Kaaba in its court between bare hills."""
    back = sky_with_sun(200, rays=20) + landscape.crag(
        "20 260 60 150 120 200 170 140 230 190 300 130 380 210 380 270 20 270", "earth"
    )
    back += minaret(60, 270, 22, 140, "linen", "linen") + minaret(340, 270, 22, 140, "linen", "linen")
    arcade: Marks = shape(box(20, 238, 360, 44), "linen")
    for x in range(40, 380, 32):
        arcade += shape(parse_path(arch(x, 282, 20, 34)), "shadow", FINE)
    court = landscape.ground("20,280! 380,280!", "linen") + stroke(
        parse_path("M60 346C120 384 280 384 340 346M90 334C140 362 260 362 310 334"), HAIR
    )
    return city(
        back + arcade + court,
        kaaba(200, 338, 1.1),
        (),
        _BAND,
    )


def medina() -> Plate:
    """A green dome, one white tower, and date palms around a well."""
    back = sky_with_sun(66) + row_of_houses(270, "sand linen", "20,60,60 84,50,44 276,50,50 330,50,66")
    mosque = (
        shape(box(124, 210, 152, 90), "linen")
        + hatching_of(box(124, 210, 152, 90), 0, 9, 0.15, 2.2)
        + dome(200, 212, 110, 106, "green")
        + minaret(292, 300, 30, 214, "linen", "green")
    )
    for x in (150, 250):
        mosque += window(x, 280, 20, 44)
    return city(
        back,
        mosque + door(200, 300, 36, 62),
        _sand(298)
        + landscape.palm_tree(76, 350, 124, -8)
        + landscape.palm_tree(112, 362, 88, 10)
        + landscape.palm_tree(350, 360, 96, 8),
        _BAND,
    )


def aden() -> Plate:
    """A harbour in the bowl of a dead volcano."""
    back = sky_with_sun(200, "dusk")
    crater = landscape.crag(
        "20 280 50 170 84 120 118 150 150 196 200 206 256 192 288 140 318 104 352 160 380 240 380 290 20 290",
        "shadow",
        gap=9,
    )
    town = row_of_houses(286, "linen sand", "128,34,44 164,40,60 206,36,40 244,34,52") + stroke(
        parse_path("M110 286H300"), FINE
    )
    front = (
        landscape.sea(284, swell=0.9)
        + moved(ship(1, "linen"), 120, 338, 1)
        + moved(ship(1, "red"), 286, 366, 1.1)
    )
    return city(back, crater + town, front, _BAND)


def muscat() -> Plate:
    """A fort on a rock over the bay."""
    back = sky_with_sun(80) + landscape.crag("20 270 60 180 120 240 160 280 20 290", "earth")
    rock = landscape.crag("150 312 176 236 206 216 300 210 340 246 380 300 380 330 150 330", "stone", gap=8)
    fort = (
        tower(224, 222, 66, 96, "sand", 4)
        + tower(316, 226, 56, 74, "sand", 4)
        + shape(box(236, 176, 70, 46), "sand")
        + battlement(240, 176, 66, "sand", 4, 10)
        + window(224, 178, 12, 20)
        + window(316, 190, 12, 20)
    )
    fort += stroke(parse_path("M224 116V84"), 3) + shape(parse_path("M224 84L254 92L224 102Z"), "red", FINE)
    return city(
        back, rock + fort, landscape.sea(306, swell=0.9) + moved(ship(1, "linen"), 104, 356, 1.05), _BAND
    )


def hamadan() -> Plate:
    """Old terraces in seven colours under a snowy mountain."""
    back = (
        landscape.sky()
        + landscape.engraved_sky(130)
        + landscape.crag("20 270 100 130 150 190 220 70 300 180 340 150 380 220 380 280 20 280", "stone")
    )
    back += shape(parse_path("M220 70L190 130L206 122L216 140L228 120L244 132Z"), "linen", FINE) + shape(
        parse_path("M100 130L82 164L98 158L112 168L120 152Z"), "linen", FINE
    )
    terraces: Marks = ()
    for index, fill in enumerate(("linen", "hair", "red", "blue", "ochre", "stone", "gold")):
        w = 134 - index * 16
        step = box(200 - w, 320 - (index + 1) * 20, 2 * w, 20)
        terraces += shape(step, fill) + hatching_of(step, 0, 7, 0.14, 2)
    return city(
        back,
        terraces + door(200, 320, 26, 34),
        _sand(318) + landscape.cypress(48, 362, 80) + landscape.cypress(352, 362, 84),
        _BAND,
    )
