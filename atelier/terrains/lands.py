"""What lies around a traveller: a function per terrain."""

from atelier.parts import beasts, landscape
from atelier.parts.buildings import battlement, dome, door, minaret, tower
from atelier.parts.towns import row_of_houses, ship, sky_with_sun
from atelier.pen import BOLD, FINE, Marks, box, moved, oval, parse_path, shape, silhouette, stroke
from atelier.plate import Plate
from atelier.shade import hatching_of, jitter

_FRAME, _BAND = "lozenges", "earth"


def city() -> Plate:
    """A gate, and behind it everything that is for sale."""
    scene = (
        sky_with_sun(70)
        + dome(130, 210, 70, 76, "teal")
        + dome(280, 214, 60, 66, "green")
        + minaret(206, 220, 24, 150, "linen", "red")
    )
    scene += row_of_houses(260, "sand rose linen", "40,50,60 96,44,40 150,40,56 246,46,44 300,60,66")
    face = box(16, 240, 368, 90)
    gate = (
        shape(face, "stone", BOLD)
        + hatching_of(face, 90, 10, 0.2, 2.2)
        + battlement(14, 242, 372, "stone", 14, 12)
    )
    gate += (
        tower(130, 332, 56, 130, "stone", 4) + tower(270, 332, 56, 130, "stone", 4) + door(200, 330, 64, 76)
    )
    scene += (
        silhouette(gate, 5) + landscape.ground("20,328! 200,324 380,330!", "sand") + landscape.ripples(346, 3)
    )
    return Plate(
        scene + beasts.placed_with_contour(beasts.camel("ochre", "blue"), 200, 374, 0.6), _FRAME, _BAND
    )


def desert() -> Plate:
    """Dunes to the edge of the world, and the shadow of one bird."""
    scene = landscape.sky() + landscape.engraved_sky(150) + landscape.sun_or_moon(270, 100, 40, rays=20)
    scene += landscape.dune("20,220! 110,170 200,216 300,180 380,214!", "ochre") + landscape.dune(
        "20,280! 90,262 190,214 300,268 380,240!", "sand", "190,214! 176,250 200,290 170,330"
    )
    scene += landscape.ripples(300, 8) + landscape.dune("20,352! 120,330 250,356 380,322!", "ochre")
    for x, y, load in ((250, 262, "red"), (286, 272, "blue"), (322, 270, "green")):
        scene += beasts.placed_with_contour(beasts.camel("earth", load), x, y, 0.28, contour=3)
    bones = stroke(
        parse_path(
            "M70 346C74 326 82 326 84 346M88 344C92 326 100 326 102 344M106 342C110 326 116 326 118 340M60 348C84 340 110 338 132 340"
        ),
        4,
        "linen",
    )
    return Plate(scene + bones, _FRAME, _BAND)


def forest() -> Plate:
    """Trunks, leaves, and two eyes that were not there before."""
    scene = landscape.sky("green") + shape(box(16, 16, 368, 368), "teal")
    for x, wide, fill in (
        (60, 26, "shadow"),
        (120, 20, "shadow"),
        (170, 18, "shadow"),
        (250, 20, "shadow"),
        (300, 18, "shadow"),
        (346, 26, "shadow"),
    ):
        scene += shape(box(x - wide / 2, 60, wide, 270), fill, FINE)
    leaves: Marks = ()
    for index, (x, y) in enumerate(
        ((50, 70), (110, 50), (170, 76), (230, 48), (290, 74), (350, 52), (80, 116), (198, 124), (320, 118))
    ):
        r = 40 + 10 * jitter(x, y)
        outline = f"{x - r},{y} {x - r * 0.6},{y - r * 0.7} {x},{y - r * 0.8} {x + r * 0.7},{y - r * 0.6} {x + r},{y + 4} {x + r * 0.5},{y + r * 0.6} {x - r * 0.4},{y + r * 0.62}"
        leaves += shape(outline, "green" if index % 2 else "teal") + hatching_of(outline, 30, 8, 0.3, 2.2)
    scene += landscape.ground("20,320! 120,312 270,322 380,314!", "earth")
    trunk = parse_path(
        "M176 340C186 280 180 200 170 120H226C220 200 222 280 236 340C220 330 196 330 176 340Z"
    )
    scene += (
        silhouette(shape(trunk, "earth") + hatching_of(trunk, 0, 8, 0.4, 2.6), 6)
        + stroke(parse_path("M190 150C196 200 192 250 190 300M206 140C204 190 208 240 210 290"), FINE)
        + leaves
    )
    eyes = (
        shape(oval(284, 250, 9, 7), "glow")
        + shape(oval(312, 250, 9, 7), "glow")
        + shape(oval(284, 250, 2.4, 6), "hair", FINE)
        + shape(oval(312, 250, 2.4, 6), "hair", FINE)
    )
    for x in (60, 110, 270, 330):
        eyes += landscape.tuft_of_grass(x, 344 + 10 * jitter(x), 1.2)
    return Plate(scene + eyes, _FRAME, _BAND)


def island() -> Plate:
    """Sand, three palms, and smoke where nobody should live."""
    scene = sky_with_sun(70) + landscape.sea(250, swell=0.8)
    isle = shape("70,300 110,272 180,256 250,260 310,280 340,304 250,318 140,318", "sand")
    scene += (
        silhouette(isle, 5)
        + landscape.palm_tree(150, 282, 130, -14)
        + landscape.palm_tree(196, 276, 150, 10)
        + landscape.palm_tree(256, 286, 110, 14)
    )
    scene += (
        stroke(parse_path("M292 286C276 260 308 240 290 214C276 190 304 176 300 156"), 10)
        + stroke(parse_path("M292 286C276 260 308 240 290 214C276 190 304 176 300 156"), 6, "cloud")
        + landscape.flame(292, 292, 0.3)
    )
    return Plate(
        scene + landscape.breaker(86, 346, 0.6) + landscape.breaker(310, 356, 0.6, flip=True), _FRAME, _BAND
    )


def mountain() -> Plate:
    """A path that goes up, and a house of one goatherd."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(120)
        + landscape.crag("20 300 90 160 140 220 190 180 280 240 380 190 380 310 20 310", "dusk")
    )
    scene += silhouette(
        landscape.crag(
            "70 330 150 200 206 60 256 150 300 190 350 330", "stone", "M206 60L196 140L216 210L190 330", gap=8
        ),
        5,
    )
    scene += shape(parse_path("M206 60L178 132L194 122L206 142L220 120L240 138L236 112Z"), "linen", FINE)
    path = "M230 330C190 310 270 290 236 270C206 254 252 240 226 222C210 210 230 200 218 186"
    scene += (
        stroke(parse_path(path), 9)
        + stroke(parse_path(path), 5, "sand")
        + landscape.ground("20,326! 130,316 270,324 380,312!", "green")
    )
    scene += (
        row_of_houses(330, "linen", "286,40,30")
        + landscape.cypress(60, 364, 84)
        + landscape.cypress(100, 370, 60)
    )
    return Plate(
        scene
        + beasts.placed_with_contour(beasts.sheep(), 180, 364, 1)
        + beasts.placed_with_contour(beasts.sheep(), 330, 366, 0.9, flip=True)
        + landscape.cloud(100, 120, 0.7),
        _FRAME,
        _BAND,
    )


def sea() -> Plate:
    """One sail, and what swims under it."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(140)
        + landscape.sun_or_moon(310, 84, 26, rays=14)
        + landscape.cloud(110, 84, 0.8)
    )
    scene += landscape.sea(216, swell=1.1) + silhouette(moved(ship(1, "linen"), 190, 244, 1.5), 5)
    scene += landscape.breaker(80, 274, 0.8) + landscape.breaker(316, 286, 0.8, flip=True)
    for x, y, fill in ((110, 344, "ochre"), (180, 360, "red"), (262, 340, "rose")):
        scene += beasts.placed_with_contour(beasts.fish(fill), x, y, 0.8)
    return Plate(scene, _FRAME, _BAND)
