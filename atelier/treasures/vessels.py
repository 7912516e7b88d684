"""What holds something: oil, incense, a spirit, supper, medicine, the south."""

from atelier.frames import star_path
from atelier.parts import attributes, beasts, landscape
from atelier.parts.bodies import sparkles
from atelier.parts.settings import alcove, carpet_floor
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

_BAND = "ochre"


def dendan_oil() -> Plate:
    """A flask of oil on the shore; behind it the dendan is closing its mouth on a ship."""
    scene = landscape.sky() + landscape.engraved_sky(130) + landscape.sea(170, 320)
    jaws = "20,196! 60,128 120,78 196,64 262,84! 226,118 214,150 232,182 270,206! 200,232 110,240 20,236!"
    monster = shape(jaws, "teal", BOLD) + hatching_of(jaws, 250, 9, 0.2, 2.8)
    monster += shape(oval(120, 124, 17), "glow", FIRM) + fill_without_contour(oval(126, 124, 7), "ink")
    monster += shape(
        parse_path(
            "M262 84L250 104L242 92L232 114L226 102L220 128L214 118ZM270 206L256 190L250 202L240 182L236 196L226 170L224 184Z"
        ),
        "linen",
        FINE,
    )
    monster += stroke("40,180 90,190 150,186", FINE) + stroke("60,212 120,216 170,206", FINE)
    ship = moved(attributes.sail(), 286, 176, 0.72, flip=True)
    scene += silhouette(ship, 4) + monster + landscape.ground("20,300 120,286 260,304 380,290", "sand", 9)
    flask = "180,178! 220,178! 218,214 262,256 268,310 240,350 160,350 132,310 138,256 182,214"
    marks = shape(flask, "foam", BOLD) + fill_without_contour(
        "140,276 170,268 200,278 230,268 262,276 264,310 238,344 162,344 136,310", "gold"
    )
    marks += hatching_of(flask, 10, 8, 0.2, 2.4) + stroke("150,250 144,290 150,320", FIRM, "linen")
    marks += shape(box(172, 166, 56, 16), "earth", FIRM) + shape(
        "180,166 186,138 214,138 220,166", "earth", FIRM
    )
    tag = shape(parse_path("M226 192L286 206L280 240L222 222Z"), "linen", FINE) + moved(
        beasts.fish("teal"), 254, 214, 0.62, turn=14
    )
    bottle = silhouette(marks, 6) + tag + stroke(parse_path("M214 190L228 200"), FINE)
    return Plate(scene + moved(bottle, -86, 12), "beads", _BAND)


def eagle_censer() -> Plate:
    """A brass eagle beats its wings over the coals and breathes smoke from its beak."""
    scene = alcove("green", "shadow", "earth", 330)
    wing = "20,-20 54,-70 104,-96 140,-92! 126,-74 136,-60! 118,-48 122,-30! 100,-26 98,-8! 74,-10 54,6 26,14"
    right = shape(wing, "gold", BOLD) + hatching_of(wing, 80, 8, 0.35, 2.4)
    right += stroke(
        parse_path("M40 -28C64 -52 90 -66 116 -74M44 -14C66 -32 86 -40 106 -42M50 -2C66 -12 78 -16 90 -16"),
        FINE,
    )
    left = map_points(right, lambda p: (-p[0], p[1]))
    body = "0,-70 26,-50 34,-10 20,34 0,48 -20,34 -34,-10 -26,-50"
    eagle = left + right + shape(body, "gold", BOLD)
    rows = "".join(f"M-18 {y}Q-9 {y + 9} 0 {y}Q9 {y + 9} 18 {y}" for y in (-36, -20, -4, 12, 26))
    eagle += stroke(parse_path(rows), FINE)
    eagle += shape("-22,-60 -24,-88 -8,-106 14,-102 22,-84 18,-58", "gold", BOLD)
    eagle += shape("-20,-92 -44,-86 -50,-66! -36,-74 -22,-72", "ochre", FIRM) + shape(
        oval(-4, -86, 6), "red", FINE
    )
    eagle = moved(silhouette(eagle, 6), 206, 196, 1.04)
    bowl = "140,236! 272,236! 268,268 240,290 172,290 144,268"
    dish = (
        shape(bowl, "gold", BOLD)
        + hatching_of(bowl, 90, 7, 0.4, 2.4)
        + shape(parse_path("M184 290H228L244 328H168Z"), "gold", FIRM)
    )
    for x in (166, 190, 206, 222, 246):
        dish += shape(oval(x, 262, 6, 8), "red", FINE)
    smoke = "M154 116C116 120 130 86 96 90C66 94 84 60 58 54C44 50 36 62 42 70"
    second = "M150 124C120 140 110 112 86 132C70 146 60 132 50 142"
    clouds = (
        stroke(parse_path(smoke), 14)
        + stroke(parse_path(second), 11)
        + stroke(parse_path(smoke), 8, "cloud")
        + stroke(parse_path(second), 6, "cloud")
    )
    imp = shape("-10,8 -12,-6 -16,-16! -6,-12 6,-12 16,-16! 12,-6 10,8 0,14", "plum", FINE)
    imp += (
        fill_without_contour(oval(-4, -2, 2), "glow")
        + fill_without_contour(oval(4, -2, 2), "glow")
        + stroke(parse_path("M-5 6H5"), FINE)
    )
    return Plate(
        scene + silhouette(dish, 5) + eagle + clouds + moved(imp, 58, 62, 1, turn=-20), "beads", _BAND
    )


def magic_lamp() -> Plate:
    """A dented lamp; out of the spout comes smoke that has two eyes and has been asleep."""
    scene = alcove("teal", "midnight", "earth", 326)
    body = "100,250 70,216 96,176 76,128 112,74 176,56 250,66 304,108 296,158 254,176 226,160 214,184 168,190 150,216 128,236! 116,262!"
    smoke = shape(body, "cloud", BOLD, "ink") + stroke(
        parse_path(
            "M132 90C160 76 200 74 226 86M256 120C276 124 284 140 274 152M108 196C122 182 146 180 158 190"
        ),
        FINE,
    )
    for x in (172, 236):
        smoke += (
            shape(oval(x, 122, 20, 16), "linen", FIRM)
            + fill_without_contour(oval(x - 5, 126, 7), "ink")
            + stroke(f"{x - 24},112 {x},102 {x + 24},114", 6)
        )
    smoke += stroke("176,158 204,164 232,156", FIRM) + stroke(
        parse_path("M158 146C164 152 172 154 180 152"), HAIR
    )
    lamp = moved(attributes.lamp(), 214, 328, 1.72)
    dent = stroke(parse_path("M222 286C232 280 244 284 246 292"), FINE)
    new = moved(attributes.lamp(), 336, 326, 0.5) + sparkles("350,286 316,300", 8)
    return Plate(scene + smoke + silhouette(lamp, 6) + dent + new, "beads", _BAND)


def sealed_jar() -> Plate:
    """A green bottle; the small prisoner inside holds up a crown, and then a somewhat smaller one."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("60,60 120,40 300,50 348,90 330,150 52,150", 6)
        + carpet_floor(318, "plum")
    )
    body = "172,96! 228,96! 226,132 276,178 292,250 270,326 230,344 170,344 130,326 108,250 124,178 174,132"
    glass = shape(body, "sea", BOLD) + hatching_of(body, 10, 9, 0.14, 2.6)
    spirit = "200,330 188,310 196,292 172,280 164,250 176,230 224,230 236,250 228,280 206,292 208,312"
    who = (
        shape(spirit, "blue", FIRM)
        + stroke("170,246 142,224 146,196", 14)
        + stroke("170,246 142,224 146,196", 8, "blue")
    )
    who += stroke("230,246 254,262 262,288", 14) + stroke("230,246 254,262 262,288", 8, "blue")
    face = (
        shape(oval(200, 206, 27, 30), "blue", FIRM)
        + fill_without_contour(oval(190, 202, 4), "linen")
        + fill_without_contour(oval(210, 202, 4), "linen")
    )
    face += (
        stroke(parse_path("M182 192L194 196M218 192L206 196"), FIRM)
        + stroke("188,220 200,226 214,218", FIRM)
        + shape("196,236! 200,258 206,236", "hair", FINE)
    )
    crown = shape(parse_path("M-20 8L-24 -16L-10 -4L0 -20L10 -4L24 -16L20 8Z"), "gold", FINE)
    who += face + moved(crown, 148, 178, 1.0) + moved(crown, 264, 298, 0.55)
    shine = stroke("132,200 122,240 130,290", 6, "foam") + stroke("186,110 184,130 176,140", FIRM, "foam")
    neck = shape(box(164, 82, 72, 18), "stone", FIRM) + shape("168,82 174,56 226,56 232,82", "shadow", FIRM)
    seal = shape(oval(200, 70, 17), "red", FINE) + stroke(star_path(200, 70, 12, 0.5), FINE)
    return Plate(scene + silhouette(glass, 6) + who + shine + silhouette(neck + seal, 5), "beads", _BAND)


def south_pointing_fish() -> Plate:
    """An iron carp floats in a bowl and points to the south, however the ship rolls."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(120)
        + landscape.sun_or_moon(320, 74, 24)
        + landscape.sea(150, 260, 1.2)
    )
    scene += silhouette(moved(attributes.sail(), 78, 170, 0.5), 3)
    scene += shape(parse_path("M20 264L380 240V384H20Z"), "earth", FIRM) + stroke(
        parse_path("M20 304L380 284M20 346L380 330"), FINE
    )
    bowl = "58,232! 342,232! 334,292 290,348 200,362 110,348 66,292"
    marks = shape(bowl, "linen", BOLD) + hatching_of(bowl, 20, 9, 0.25, 2.8)
    wave = "M74 284Q92 264 110 284Q128 304 146 284Q164 264 182 284Q200 304 218 284Q236 264 254 284Q272 304 290 284Q308 264 326 284"
    marks += stroke(parse_path(wave), 5, "blue") + stroke("98,326 200,342 302,326", FIRM, "blue")
    marks += shape(oval(200, 230, 142, 46), "linen", BOLD) + shape(oval(200, 233, 126, 38), "sea", FIRM)
    ticks = stroke(oval(200, 233, 116, 33), 6, "foam", "2 14")
    carp = moved(beasts.fish("shadow"), 200, 234, 2.1, turn=-68, tall=0.8)
    needle = stroke(parse_path("M228 290V330"), FIRM, "red") + shape(
        parse_path("M216 322L228 350L240 322Z"), "red", FINE
    )
    rings = stroke(oval(200, 233, 60, 18), HAIR, "foam") + stroke(oval(200, 233, 92, 27), HAIR, "foam")
    return Plate(scene + silhouette(marks, 6) + ticks + rings + silhouette(carp, 4) + needle, "beads", _BAND)


def medicine_chest() -> Plate:
    """A chest of very many drawers; one gives leaves, one gives smoke, one gives out somebody's laugh."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "sky")
        + landscape.engraved_sky(120)
        + carpet_floor(330, "green")
    )
    chest = shape(box(78, 92, 244, 244), "earth", BOLD) + shape(
        parse_path("M70 92L92 66H308L330 92Z"), "earth", BOLD
    )
    chest += (
        hatching_of(box(78, 92, 244, 244), 0, 9, 0.08, 2.6)
        + shape(box(84, 334, 30, 16), "shadow", FINE)
        + shape(box(286, 334, 30, 16), "shadow", FINE)
    )
    for row in range(6):
        for column in range(6):
            x, y = 88 + column * 38, 102 + row * 38
            chest += shape(
                box(x, y, 34, 32), "ochre" if (row + column) % 2 else "sand", FINE
            ) + fill_without_contour(oval(x + 17, y + 19, 3.4), "ink")
    open_one = shape(parse_path("M198 212H248L256 246H190Z"), "ochre", FIRM) + fill_without_contour(
        parse_path("M204 216H242L246 228H200Z"), "hair"
    )
    leaves: Marks = ()
    for turn in (-34, -6, 24):
        leaves += moved(
            shape("0,0 -10,-22 0,-48 10,-22", "green", FINE) + stroke(parse_path("M0 -4V-40"), HAIR),
            222,
            226,
            1,
            turn=turn,
        )
    vial = shape("-9,0 -12,-26 -6,-34 -6,-46! 6,-46! 6,-34 12,-26 9,0", "red", FINE) + shape(
        box(-7, -54, 14, 9), "linen", FINE
    )
    scroll = (
        shape(box(-26, -16, 52, 16), "linen", FINE)
        + stroke(oval(-26, -8, 5, 8), FINE)
        + stroke(parse_path("M-14 -10H16"), HAIR)
    )
    wisp = stroke(parse_path("M106 120C92 108 112 98 100 82C92 70 104 62 98 50"), 8) + stroke(
        parse_path("M106 120C92 108 112 98 100 82C92 70 104 62 98 50"), 4.4, "cloud"
    )
    top = moved(vial, 150, 66, 0.9) + moved(vial, 176, 66, 0.7) + moved(scroll, 250, 66, 1)
    mortar = shape("-26,-34! 26,-34! 20,-4 30,0! -30,0! -20,-4", "stone", FIRM) + shape(
        parse_path("M4 -34L22 -66L30 -62L14 -34Z"), "stone", FINE
    )
    return Plate(
        scene
        + silhouette(chest, 5)
        + top
        + leaves
        + open_one
        + wisp
        + silhouette(moved(mortar, 350, 366, 0.9), 3),
        "beads",
        _BAND,
    )


def magic_saddlebags() -> Plate:
    """Saddlebags over a rail: out of the left come dishes and a spoon, out of the right a pot that smells of home."""
    scene = (
        landscape.sky("dusk")
        + landscape.engraved_sky(150)
        + landscape.sun_or_moon(320, 80, 26)
        + landscape.ground("20,320 150,306 270,324 380,308", "sand", 9)
    )
    rail = (
        shape(box(30, 150, 340, 16), "earth", FIRM)
        + shape(box(52, 160, 16, 200), "earth", FIRM)
        + shape(box(332, 160, 16, 200), "earth", FIRM)
    )
    strap = shape(parse_path("M116 140H284V176H116Z"), "red", BOLD) + stroke(
        parse_path("M124 158H276"), 6, "gold", "0 12"
    )
    bags: Marks = ()
    for side in (0, 1):
        outline = "84,168! 178,168! 190,240 184,318 130,330 78,318 72,240"
        bag = shape(outline, "red", BOLD) + hatching_of(outline, 10, 9, 0.2, 2.8)
        bag += (
            stroke("76,234 130,244 186,234", 6, "gold")
            + shape(star_path(131, 282, 24, 0.5), "teal", FINE)
            + shape(oval(131, 282, 7), "gold", HAIR)
        )
        for x in (90, 112, 134, 156, 174):
            bag += stroke(parse_path(f"M{x} 326L{x - 2} 348"), 4, "gold")
        bags += map_points(bag, lambda p: (400 - p[0], p[1])) if side else bag
    plate = shape(oval(0, 0, 34, 9), "linen", FIRM)
    stack = moved(plate, 128, 138, 1.1) + moved(plate, 128, 128, 1.0) + moved(plate, 128, 118, 0.9)
    bread = (
        shape(oval(104, 104, 24, 13), "ochre", FIRM)
        + shape(oval(146, 102, 22, 12), "sand", FIRM)
        + stroke(parse_path("M96 100L104 106M108 98L114 104M140 98L148 104"), FINE)
    )
    spoon = shape(oval(176, 74, 9, 12), "stone", FINE) + stroke(parse_path("M174 86L166 128"), FIRM)
    pot = (
        shape("238,140! 306,140! 308,116 298,96 246,96 236,116", "shadow", BOLD)
        + shape(parse_path("M234 96H310L300 84H244Z"), "shadow", FIRM)
        + shape(oval(272, 80, 6), "gold", FINE)
    )
    steam = stroke(
        parse_path("M256 70C248 60 264 52 256 40M276 66C268 56 284 46 276 32M296 72C288 62 304 54 298 42"),
        FIRM,
        "cloud",
    )
    return Plate(
        scene
        + rail
        + silhouette(stack + bread + spoon, 4)
        + silhouette(pot, 4)
        + steam
        + silhouette(strap + bags, 5),
        "beads",
        _BAND,
    )
