"""Cities of Persia and India, and the islands beyond: gardens, stepped temples, bells of white stone."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import arch, battlement, dome, door, window
from atelier.parts.towns import city, row_of_houses, shikhara, ship, sky_with_sun, stupa
from atelier.pen import FINE, HAIR, Marks, box, fill_without_contour, moved, oval, parse_path, shape, stroke
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "green"


def _earth(y: float = 320, fill: str = "earth") -> Marks:
    return landscape.ground(f"20,{y}! 130,{y - 6} 260,{y + 4} 380,{y - 4}!", fill)


def shiraz() -> Plate:
    """A pavilion at the end of a water garden, with roses and cypresses."""
    back = sky_with_sun(70)
    pavilion = (
        shape(box(130, 170, 140, 90), "linen")
        + shape(parse_path(arch(200, 260, 64, 84)), "blue")
        + dome(200, 172, 84, 78, "teal")
    )
    pavilion += (
        shape(box(142, 186, 22, 60), "teal", FINE)
        + shape(box(236, 186, 22, 60), "teal", FINE)
        + stroke(parse_path("M153 192V240M247 192V240"), 4, "linen", "0 9")
    )
    garden = (
        landscape.ground("20,260! 380,260!", "green")
        + shape(parse_path("M178 262H222L276 384H124Z"), "sea")
        + stroke(parse_path("M184 290H216M172 320H228M158 350H242"), FINE, "foam")
    )
    roses: Marks = ()
    for x, y in ((60, 300), (96, 330), (54, 356), (110, 366), (300, 300), (338, 328), (300, 356), (350, 364)):
        roses += (
            stroke(parse_path(f"M{x} {y + 14}V{y}"), FINE)
            + shape(oval(x, y, 9), "rose")
            + stroke(parse_path(f"M{x - 4} {y}C{x - 2} {y - 5} {x + 4} {y - 4} {x + 3} {y + 2}"), HAIR)
        )
    trees = (
        landscape.cypress(96, 292, 130)
        + landscape.cypress(304, 292, 130)
        + landscape.cypress(56, 280, 96)
        + landscape.cypress(344, 280, 96)
    )
    return city(back, pavilion, garden + trees + roses, _BAND)


def zaranj() -> Plate:
    """Windmills on a wall, turning in the wind of a hundred and twenty days."""
    back = sky_with_sun(70) + landscape.cloud(300, 90, 0.8)
    base = shape(box(36, 250, 328, 70), "ochre") + hatching_of(box(36, 250, 328, 70), 90, 9, 0.3, 2.4)
    mills: Marks = ()
    for x in (84, 162, 240, 318):
        mills += (
            shape(box(x - 30, 146, 14, 108), "ochre")
            + shape(box(x + 16, 146, 14, 108), "ochre")
            + shape(box(x - 34, 138, 68, 12), "earth")
        )
        mills += stroke(parse_path(f"M{x} 150V252"), 4)
        for y in (164, 206):
            mills += shape(box(x - 14, y, 12, 36), "linen", FINE) + shape(box(x + 3, y, 10, 36), "red", FINE)
    sand = landscape.ground("20,318! 130,312 260,322 380,314!", "sand") + landscape.ripples(334, 5)
    return city(
        back,
        base + mills,
        sand + stroke(parse_path("M30 116C70 108 90 124 130 114M180 100C220 92 240 108 286 98"), FINE, "pen"),
        _BAND,
    )


def kabul() -> Plate:
    """Houses stacked up a bare mountain, kites over them."""
    back = (
        landscape.sky()
        + landscape.engraved_sky(120)
        + landscape.crag("20 330 60 210 120 150 180 90 240 140 320 190 380 270 380 340 20 340", "stone")
    )
    houses: Marks = ()
    for y, each in (
        (220, "150,40,32 196,46,36"),
        (262, "104,44,34 152,50,38 208,46,34 258,44,36"),
        (306, "60,50,36 114,50,40 170,54,44 228,50,38 284,50,36"),
    ):
        houses += row_of_houses(y, "sand ochre linen", each)
    kites: Marks = ()
    for x, y, fill in ((80, 90, "red"), (290, 70, "blue"), (330, 130, "ochre")):
        kites += shape(
            parse_path(f"M{x} {y - 18}L{x + 14} {y}L{x} {y + 18}L{x - 14} {y}Z"), fill, FINE
        ) + stroke(parse_path(f"M{x} {y + 18}C{x - 10} {y + 40} {x + 8} {y + 60} {x - 8} {y + 86}"), HAIR)
    return city(
        back + kites,
        houses,
        _earth(306, "earth") + landscape.cypress(60, 366, 64) + landscape.cypress(340, 366, 70),
        _BAND,
    )


def daybul() -> Plate:
    """A temple with a red banner at the mouth of the Indus."""
    back = sky_with_sun(320)
    temple = (
        shikhara(190, 290, 120, 190, "linen")
        + stroke(parse_path("M190 106V56"), 4)
        + shape(parse_path("M190 56C214 50 226 66 256 56L246 84C226 92 214 78 190 86Z"), "red")
    )
    temple += shape(box(252, 250, 60, 40), "linen") + battlement(254, 250, 56, "linen", 4, 8)
    return city(
        back,
        temple,
        _earth(288, "sand")
        + landscape.sea(322, swell=0.8)
        + moved(ship(1, "linen"), 92, 366, 0.9)
        + moved(ship(1, "ochre"), 310, 370, 0.9),
        _BAND,
    )


def tana() -> Plate:
    """A step well: a thousand stairs down to cool water."""
    back = (
        sky_with_sun(320)
        + row_of_houses(170, "rose linen", "30,56,40 300,60,46")
        + landscape.palm_tree(120, 170, 80, 6)
    )
    well: Marks = ()
    for level, fill in enumerate(("rose", "sand", "rose", "sand", "rose")):
        inset = level * 30
        well += shape(box(40 + inset, 166 + level * 36, 320 - 2 * inset, 36), fill)
        zigzag = "".join(
            f"M{x} {202 + level * 36}L{x + 12} {170 + level * 36}L{x + 24} {202 + level * 36}"
            for x in range(52 + inset, 340 - inset, 32)
        )
        well += stroke(parse_path(zigzag), FINE)
    water = shape(box(160, 342, 80, 40), "sea") + stroke(parse_path("M170 354H230M178 366H222"), FINE, "foam")
    return city(
        back + fill_without_contour(box(20, 166, 360, 220), "earth"),
        well,
        water + shape(parse_path("M150 166V116H250V166H238V128H162V166Z"), "linen"),
        _BAND,
    )


def kanauj() -> Plate:
    """Elephants in the square before a tower of temples."""
    back = sky_with_sun(70)
    towers = (
        shikhara(110, 290, 76, 130, "ochre")
        + shikhara(290, 290, 76, 130, "ochre")
        + shikhara(200, 290, 110, 210, "rose")
    )
    return city(
        back,
        towers,
        _earth(288, "sand")
        + beasts.placed_with_contour(beasts.elephant("stone"), 118, 366, 0.7)
        + beasts.placed_with_contour(beasts.elephant("stone"), 290, 370, 0.7, flip=True),
        _BAND,
    )


def kulam() -> Plate:
    """Pepper, and roofs with long ridges under palms."""
    back = (
        landscape.sky()
        + landscape.engraved_sky(150)
        + landscape.palm_tree(60, 270, 150, 12)
        + landscape.palm_tree(344, 270, 150, -12)
    )
    hall = (
        shape(box(116, 220, 168, 70), "earth")
        + shape(parse_path("M84 226L126 150L104 140H296L274 150L316 226Z"), "red")
        + hatching_of(parse_path("M84 226L126 150H274L316 226Z"), 90, 8, 0.4, 2.2)
    )
    hall += (
        shape(parse_path("M160 152L200 98L240 152Z"), "red")
        + shape(oval(200, 136, 9), "glow", FINE)
        + door(200, 290, 34, 50)
    )
    sacks: Marks = ()
    for x in (84, 136, 262, 318):
        sacks += (
            shape(f"{x - 22},356 {x - 24},330 {x},318 {x + 24},330 {x + 22},356", "linen")
            + shape(oval(x, 326, 17, 7), "hair", FINE)
            + stroke(parse_path(f"M{x - 9} 325H{x + 9}"), 3, "stone", "0 6")
        )
    return city(back, hall, _earth(288, "green") + sacks + landscape.sea(360, swell=0.4), _BAND)


def serendib() -> Plate:
    """A peak with a footprint on it, a white bell among the palms."""
    back = (
        landscape.sky()
        + landscape.engraved_sky(110)
        + landscape.crag("20 280 110 190 170 140 216 60 260 130 310 180 380 260 380 290 20 290", "teal")
    )
    back += (
        shape("214,84 222,88 222,104 214,110 208,100 208,90", "linen", FINE)
        + landscape.cloud(120, 150, 0.7)
        + landscape.cloud(312, 140, 0.7, flip=True)
    )
    return city(
        back,
        stupa(200, 312, 130, 170),
        _earth(308, "green")
        + landscape.palm_tree(76, 340, 130, 10)
        + landscape.palm_tree(110, 356, 90, -8)
        + landscape.palm_tree(330, 344, 126, -10)
        + beasts.placed_with_contour(beasts.elephant("stone"), 270, 370, 0.44),
        _BAND,
    )


def champa() -> Plate:
    """Brick towers by the rice fields, dragons on the stairs."""
    back = sky_with_sun(320)
    towers: Marks = ()
    for x, wide, high in ((110, 74, 140), (290, 74, 140), (200, 96, 200)):
        for level in range(4):
            w, y = wide / 2 * (1 - level * 0.2), 290 - level * high * 0.26
            towers += (
                shape(box(x - w, y - high * 0.26, 2 * w, high * 0.26), "red")
                + hatching_of(box(x - w, y - high * 0.26, 2 * w, high * 0.26), 0, 8, 0.28, 2.2)
                + shape(box(x - w - 5, y - high * 0.26 - 3, 2 * w + 10, 7), "red", FINE)
            )
        towers += shape(
            parse_path(f"M{x - 8} {290 - high * 1.04}L{x} {290 - high * 1.2}L{x + 8} {290 - high * 1.04}Z"),
            "red",
            FINE,
        ) + door(x, 290, wide * 0.24, 40)
    fields: Marks = ()
    for y in (300, 326, 352):
        fields += shape(
            parse_path(f"M20 {y}C120 {y - 8} 280 {y + 8} 380 {y}V{y + 34}H20Z"),
            "sea" if y != 326 else "green",
            FINE,
        )
    rice = "".join(
        f"M{x} {y}L{x - 4} {y - 12}M{x} {y}V{y - 15}M{x} {y}L{x + 4} {y - 12}"
        for y in (320, 346, 372)
        for x in range(44 + y % 7 * 4, 370, 36)
    )
    return city(back, towers, fields + stroke(parse_path(rice), FINE, "green"), _BAND)


def pan_pan() -> Plate:
    """A town on stilts over the water, lanterns on every ladder."""
    back = landscape.sky("dusk") + landscape.engraved_sky(140) + landscape.sun_or_moon(310, 96, 30)
    houses: Marks = ()
    for x, wide, y in ((60, 96, 280), (176, 110, 262), (300, 90, 284)):
        houses += stroke(
            parse_path(f"M{x + 8} {y}V356M{x + wide - 30} {y}V356M{x + wide / 2 - 10} {y}V360"), 7
        ) + shape(box(x - 14, y - 50, wide, 52), "earth")
        houses += stroke(
            parse_path(f"M{x - 10} {y - 36}H{x + wide - 18}M{x - 10} {y - 20}H{x + wide - 18}"), HAIR
        ) + shape(
            parse_path(
                f"M{x - 34} {y - 46}L{x + wide * 0.1} {y - 108}L{x + wide * 0.4} {y - 96}L{x + wide * 0.66} {y - 108}L{x + wide + 6} {y - 46}Z"
            ),
            "ochre",
        )
        houses += hatching_of(
            parse_path(
                f"M{x - 34} {y - 46}L{x + wide * 0.1} {y - 108}L{x + wide * 0.66} {y - 108}L{x + wide + 6} {y - 46}Z"
            ),
            90,
            7,
            0.4,
            2,
        ) + window(x + wide / 2 - 14, y, 22, 38, lit=True)
    sea = landscape.sea(316, swell=0.7)
    lanterns: Marks = ()
    for x, y in ((44, 262), (150, 256), (282, 250), (366, 268)):
        lanterns += (
            stroke(parse_path(f"M{x} {y - 14}V{y}"), FINE)
            + shape(oval(x, y + 8, 8, 9), "red", FINE)
            + fill_without_contour(oval(x, y + 8, 3), "glow")
        )
    return city(back, houses, sea + lanterns + moved(ship(1, "linen"), 240, 376, 0.6), _BAND)
