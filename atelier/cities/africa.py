"""Cities of Africa: clay and coral stone, thatch in the south, old stones by the Nile."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import arch, battlement, column, dome, door, minaret, tower, window
from atelier.parts.towns import church, city, hut, mud_tower, row_of_houses, ship, sky_with_sun
from atelier.pen import BOLD, FINE, FIRM, Marks, box, moved, oval, parse_path, shape, stroke
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "ochre"


def _sand(y: float = 330) -> Marks:
    return landscape.ground(f"20,{y}! 130,{y - 6} 260,{y + 4} 380,{y - 4}!", "sand") + landscape.ripples(
        y + 18, 4
    )


def cairo() -> Plate:
    """Pyramids behind the river, a thousand towers before them."""
    back = sky_with_sun(70)
    pyramids: Marks = ()
    for x, wide, high in ((250, 190, 150), (126, 130, 100)):
        face = parse_path(f"M{x} {270 - high}L{x + wide / 2} 270H{x - wide / 2}Z")
        pyramids += (
            shape(face, "sand")
            + hatching_of(parse_path(f"M{x} {270 - high}L{x + wide / 2} 270H{x}Z"), 0, 9, 0.5, 2.2)
            + stroke(parse_path(f"M{x} {270 - high}L{x + wide * 0.12} 270"), FINE)
        )
    front = (
        row_of_houses(326, "ochre linen earth", "20,56,44 82,50,60 258,54,50 316,64,70")
        + minaret(164, 326, 24, 140, "linen", "teal")
        + minaret(226, 326, 24, 120, "linen", "teal")
        + dome(196, 330, 56, 60, "green")
        + landscape.sea(326, swell=0.7)
    )
    return city(
        back,
        pyramids,
        front + moved(ship(1, "linen"), 96, 366, 0.8) + moved(ship(1, "red"), 300, 372, 0.8),
        _BAND,
    )


def alexandria() -> Plate:
    """What is left of the lighthouse, still taller than anything."""
    back = sky_with_sun(70) + row_of_houses(280, "linen sand", "20,60,50 290,50,46 340,50,60")
    light = (
        shape(box(150, 190, 100, 120), "linen")
        + hatching_of(box(150, 190, 100, 120), 0, 9, 0.3, 2.2)
        + battlement(152, 192, 96, "linen", 5, 10)
    )
    light += (
        shape(parse_path("M168 184L174 110H226L232 184Z"), "linen")
        + hatching_of(parse_path("M168 184L174 110H226L232 184Z"), 0, 8, 0.34, 2.2)
        + shape(box(186, 74, 28, 36), "linen")
        + landscape.flame(200, 78, 0.62)
    )
    light += (
        stroke(parse_path("M158 216L176 206L170 232M238 270L224 284L236 300"), FINE)
        + window(200, 176, 16, 28)
        + window(176, 270, 14, 26)
        + window(224, 250, 14, 26)
        + door(200, 310, 30, 48)
    )
    return city(
        back,
        light,
        landscape.sea(308, swell=1) + landscape.breaker(80, 340, 0.7) + moved(ship(1, "red"), 316, 352, 0.9),
        _BAND,
    )


def dongola() -> Plate:
    """A painted church among small steep pyramids and the palms of the Nile."""
    back = sky_with_sun(320)
    for x, high in ((60, 100), (110, 80), (330, 96)):
        face = parse_path(f"M{x} {270 - high}L{x + 32} 270H{x - 32}Z")
        back += shape(face, "earth") + hatching_of(face, 0, 7, 0.4, 2.2)
    holy = church(206, 300, 1.14, "ochre", "linen") + shape(oval(206, 196, 12), "blue", FINE)
    return city(
        back,
        holy,
        _sand(296)
        + landscape.sea(350, swell=0.5)
        + landscape.palm_tree(74, 350, 110, 8)
        + landscape.palm_tree(344, 352, 96, -8),
        _BAND,
    )


def zaila() -> Plate:
    """Coral houses with carved doors, and sacks of myrrh on the quay."""
    back = sky_with_sun(70)
    houses = (
        shape(box(60, 170, 120, 150), "linen")
        + hatching_of(box(60, 170, 120, 150), 0, 9, 0.16, 2.2)
        + shape(box(180, 130, 140, 190), "linen")
        + hatching_of(box(180, 130, 140, 190), 0, 9, 0.16, 2.2)
    )
    houses += battlement(62, 172, 116, "linen", 6, 10) + battlement(182, 132, 136, "linen", 7, 10)
    houses += (
        shape(box(222, 230, 56, 90), "earth")
        + shape(box(230, 240, 40, 80), "ochre")
        + stroke(parse_path("M250 240V320M230 266H270M230 292H270"), FIRM)
        + stroke(parse_path("M234 253H266M234 279H266M234 306H266"), 4, "ink", "0 8")
    )
    for x, y in ((92, 240), (146, 240), (208, 190), (250, 190), (294, 190)):
        houses += window(x, y, 18, 34)
    sacks: Marks = ()
    for x, y in ((70, 366), (104, 370), (88, 344), (316, 368)):
        sacks += shape(
            f"{x - 18},{y} {x - 20},{y - 18} {x - 6},{y - 28} {x + 6},{y - 28} {x + 20},{y - 18} {x + 18},{y}",
            "ochre",
        ) + stroke(parse_path(f"M{x - 8} {y - 26}H{x + 8}"), 3.4)
    return city(
        back,
        houses,
        _sand(318)
        + sacks
        + landscape.sea(372, swell=0.3)
        + beasts.placed_with_contour(beasts.camel("earth", "red"), 230, 372, 0.56),
        _BAND,
    )


def kairouan() -> Plate:
    """A great square tower over a court of columns from everywhere."""
    back = sky_with_sun(72)
    great = (
        shape(box(150, 150, 100, 160), "sand")
        + hatching_of(box(150, 150, 100, 160), 0, 9, 0.26, 2.2)
        + battlement(152, 152, 96, "sand", 5, 12)
    )
    great += (
        shape(box(166, 106, 68, 44), "sand")
        + battlement(168, 108, 64, "sand", 4, 10)
        + shape(box(182, 76, 36, 32), "sand")
        + dome(200, 78, 34, 36, "linen")
        + window(200, 210, 18, 34)
        + window(200, 270, 18, 34)
    )
    arcade: Marks = shape(box(20, 252, 130, 70), "linen") + shape(box(250, 252, 130, 70), "linen")
    for x in (42, 84, 126, 274, 316, 358):
        arcade += shape(parse_path(arch(x, 322, 28, 56)), "shadow", FINE)
    return city(
        back + arcade,
        great,
        _sand(318)
        + column(70, 316, 372, 16, "rose")
        + column(128, 320, 376, 16, "green")
        + column(300, 318, 374, 16, "linen"),
        _BAND,
    )


def sijilmasa() -> Plate:
    """The last gate before the great sand; caravans wait for the evening."""
    back = (
        landscape.sky("dusk")
        + landscape.engraved_sky(150)
        + landscape.sun_or_moon(200, 150, 60)
        + landscape.dune("20,250! 120,210 220,250 300,220 380,246!", "ochre")
    )
    gate = (
        tower(116, 318, 60, 150, "earth", 4)
        + tower(284, 318, 60, 150, "earth", 4)
        + shape(box(140, 210, 120, 108), "earth")
        + battlement(142, 212, 116, "earth", 6, 12)
        + shape(parse_path(arch(200, 318, 66, 92)), "dusk")
    )
    gate += stroke(
        parse_path(
            "M150 232L160 242L170 232L180 242L190 232L200 242L210 232L220 242L230 232L240 242L250 232"
        ),
        FINE,
        "linen",
    )
    return city(
        back,
        gate,
        _sand(316)
        + beasts.placed_with_contour(beasts.camel("ochre", "blue"), 96, 366, 0.66)
        + beasts.placed_with_contour(beasts.camel("ochre", "red"), 206, 372, 0.66)
        + landscape.palm_tree(350, 362, 100, 8),
        _BAND,
    )


def timbuktu() -> Plate:
    """A mosque of clay with beams in it, from which the masons climb every year."""
    back = sky_with_sun(320) + row_of_houses(290, "sand earth", "20,56,50 330,56,56")
    mosque = shape(parse_path("M84 310V220C84 206 316 206 316 220V310Z"), "earth", BOLD) + hatching_of(
        parse_path("M84 310V220H316V310Z"), 0, 9, 0.12, 2.2
    )
    for x, wide, high in ((120, 46, 140), (280, 46, 140), (200, 66, 226)):
        mosque += mud_tower(x, 310, wide, high)
    for x in (96, 152, 248, 304):
        mosque += shape(parse_path(f"M{x - 8} 222L{x} 196L{x + 8} 222Z"), "earth", FINE)
    mosque += door(160, 310, 20, 40) + door(240, 310, 20, 40)
    return city(
        back,
        mosque,
        _sand(306)
        + landscape.tuft_of_grass(70, 350)
        + beasts.placed_with_contour(beasts.camel("ochre", "teal"), 320, 366, 0.52),
        _BAND,
    )


def kilwa() -> Plate:
    """A palace of coral with an eight-sided pool, and dhows with the monsoon behind them."""
    back = (
        sky_with_sun(200)
        + landscape.ground("20,262! 130,252 280,256 380,250!", "sand")
        + landscape.palm_tree(56, 292, 140, 10)
        + landscape.palm_tree(350, 292, 130, -8)
    )
    palace = shape(box(90, 190, 220, 90), "linen") + hatching_of(box(90, 190, 220, 90), 0, 9, 0.12, 2.2)
    for x in (124, 162, 200, 238, 276):
        palace += dome(x, 194, 34, 36, "stone", "stone")
    for x in (116, 158, 242, 284):
        palace += shape(parse_path(arch(x, 280, 24, 50)), "shadow", FINE)
    palace += door(200, 280, 34, 58) + shape(parse_path("M150 300L180 290H220L250 300L220 312H180Z"), "sea")
    return city(
        back,
        palace,
        landscape.sea(318, swell=0.9)
        + moved(ship(1, "linen"), 110, 364, 1)
        + moved(ship(1, "ochre"), 290, 368, 1),
        _BAND,
    )


def bantus() -> Plate:
    """Round houses about a great tree, and a drum that carries to the next hill."""
    back = sky_with_sun(72) + landscape.ground("20,250! 110,230 250,240 380,224!", "green")
    tree = stroke(
        parse_path("M200 310C190 270 196 250 200 200M200 230L164 190M200 236L240 186"), 22
    ) + stroke(parse_path("M200 310C190 270 196 250 200 200M200 230L164 190M200 236L240 186"), 16, "earth")
    tree += shape(
        "110,190 104,150 150,110 200,96 256,110 300,150 292,190 250,204 200,196 150,206", "green"
    ) + hatching_of(
        "110,190 104,150 150,110 200,96 256,110 300,150 292,190 250,204 200,196 150,206", 20, 9, 0.3, 2.4
    )
    houses = hut(76, 316, 74, 108) + hut(322, 316, 78, 112) + hut(140, 352, 64, 92, "rose", "ochre")
    drum = (
        shape(parse_path("M246 330L256 368H296L306 330Z"), "red")
        + shape(oval(276, 330, 30, 9), "linen")
        + stroke(parse_path("M250 340L262 366L276 340L290 366L302 340"), FINE)
    )
    return city(back, tree, landscape.ground("20,310! 380,306!", "earth") + houses + drum, _BAND)
