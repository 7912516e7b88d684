"""Encounter cards of people: what is seen before anybody is."""

from atelier.frames import star_path
from atelier.parts import beasts, headdresses, landscape
from atelier.parts.bodies import arm, limb, sparkles
from atelier.parts.buildings import arch, bricks, dome, minaret
from atelier.parts.faces import Face, head
from atelier.parts.figures import Person, person
from atelier.parts.settings import alcove
from atelier.parts.towns import row_of_houses
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
    recoloured,
    shape,
    silhouette,
    stroke,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_FRAME, _BAND = "beads", "ochre"


def caliphs_procession() -> Plate:
    """An elephant in red and gold under a parasol, a drummer before it; somebody has flattened himself against the wall."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(90)
        + dome(320, 150, 62, 66, "teal")
        + minaret(112, 150, 16, 100, "linen", "red")
    )
    scene += shape(box(20, 140, 360, 180), "sand", FIRM) + bricks(24, 146, 352, 160, 24)
    scene += landscape.ground("20,318! 200,314 380,320!", "earth", 9)
    beast = moved(beasts.elephant("stone"), 226, 366, 1.62)
    cloth = shape("166,196! 232,182 300,198! 306,276 280,292 236,284 190,292 170,276", "red", BOLD) + stroke(
        "172,270 190,282 236,274 280,282 302,270", 5, "gold", "0 10"
    )
    cloth += (
        shape(star_path(236, 236, 20, 0.5), "gold", FINE)
        + shape(star_path(194, 246, 11, 0.5), "gold", FINE)
        + shape(star_path(280, 246, 11, 0.5), "gold", FINE)
    )
    seat = shape(parse_path("M186 196V150H286V196Z"), "gold", FIRM) + stroke(
        parse_path("M196 196V160M216 196V160M256 196V160M276 196V160"), FINE
    )
    caliph = moved(
        person(Person(robe="green", cloth="linen", beard="hair", left=(-20, -54), right=(16, -50)), 4),
        234,
        196,
        0.94,
    )
    shade = (
        stroke(parse_path("M270 176V60"), 7)
        + stroke(parse_path("M270 176V60"), FIRM, "gold")
        + shape("196,84! 222,54 270,44 316,54 342,84! 318,78 294,86 270,78 246,86 220,78", "plum", BOLD)
        + stroke(parse_path("M270 46L246 84M270 46L294 84"), FINE)
        + stroke("198,86 222,82 246,90 270,82 294,90 318,82 340,86", FIRM, "gold", "0 8")
    )
    drummer = moved(
        person(Person(robe="blue", cloth="red", left=(-28, -60), right=(4, -60)), 4), 74, 372, 1.14
    )
    drum = (
        shape("36,316! 88,316! 84,344 40,344", "red", FIRM)
        + shape(oval(62, 316, 27, 8), "linen", FIRM)
        + stroke(parse_path("M42 320L50 342L58 322L66 343L74 322L80 342"), HAIR, "gold")
    )
    flat_one = moved(
        person(Person(robe="ochre", hat="cap", cloth="teal", left=(-26, -66), right=(26, -66)), 3),
        350,
        318,
        0.84,
    )
    return Plate(
        scene
        + flat_one
        + silhouette(beast, 5)
        + caliph
        + silhouette(seat + cloth, 4)
        + silhouette(shade, 4)
        + drummer
        + silhouette(drum, 3),
        _FRAME,
        _BAND,
    )


def smoke_on_the_horizon() -> Plate:
    """One column of smoke stands on the horizon and bends both ways; a traveller shades his eyes."""
    scene = landscape.sky("dusk") + landscape.engraved_sky(190) + landscape.sun_or_moon(78, 100, 26)
    scene += landscape.crag("20 250 60 210 110 236 160 214 230 250", "plum", gap=9) + landscape.ground(
        "20,250 130,240 260,250 380,238", "ochre"
    )
    smoke = "270,246! 254,222 276,200 250,172 262,140 224,120 236,80 190,70 200,40 250,34 270,58 310,44 352,62 346,98 312,104 318,136 292,150 304,178 286,204 296,226 286,246!"
    column = shape(smoke, "shadow", BOLD) + hatching_of(smoke, 10, 10, 0.2, 2.6)
    column += stroke(
        parse_path(
            "M268 224C282 212 270 196 276 186M262 164C282 156 272 138 290 132M238 108C262 112 262 88 286 92M222 62C240 58 246 74 262 72M310 72C326 66 336 78 326 86"
        ),
        FIRM,
        "cloud",
    )
    glow = shape("258,248! 262,236 270,242 278,230 286,242 294,236 298,248!", "red", FINE)
    scene += (
        silhouette(column, 4)
        + glow
        + landscape.dune("20,300 120,270 240,300 380,268", "sand", "120,270! 110,300 140,330")
    )
    scene += landscape.ripples(316, 6, 150) + landscape.dune("20,350 110,326 230,352 380,336", "ochre")
    camel = moved(beasts.camel("earth", "blue"), 92, 352, 1.0)
    who = moved(person(Person(robe="red", cloth="linen", left=(-20, -40), right=(14, -94)), 5), 190, 366, 1.3)
    rein = stroke("58,266 110,300 160,314", FINE, "red")
    return Plate(scene + silhouette(moved(camel, 20, -6), 5) + rein + who, _FRAME, _BAND)


def open_hand() -> Plate:
    """A palm, larger than life, with one copper coin in it; the passers-by have grown very busy."""
    scene = fill_without_contour(box(20, 20, 360, 360), "sand") + bricks(24, 24, 352, 200, 28)
    for x, robe, hat, cloth in (
        (62, "blue", "turban", "linen"),
        (122, "plum", "veil", "rose"),
        (282, "green", "turban", "ochre"),
        (344, "red", "hood", "red"),
    ):
        scene += moved(
            person(Person(robe=robe, hat=hat, cloth=cloth, back=True, left=(-8, -46), right=(8, -46)), 4),
            x,
            222,
            1.36,
        )
    scene += (
        fill_without_contour("M20 216H380V384H20Z", "earth")
        + stroke(parse_path("M20 216H380"), FIRM)
        + landscape.ripples(236, 3)
    )
    sleeve = "136,384! 140,350 158,334 244,334 262,350 268,384!"
    palm = "152,344 128,312 88,286 66,258 72,246 92,250 130,278! 112,222 100,170 108,160 120,166 148,240! 150,174 152,132 164,124 174,134 180,232! 194,172 206,132 218,130 224,142 214,238! 240,192 262,158 274,160 276,174 248,254 254,300 244,344"
    hand = shape(sleeve, "shadow", BOLD) + hatching_of(sleeve, 20, 8, 0.3, 2.6)
    hand += shape(parse_path("M146 350L180 344L184 372L150 380Z"), "red", FINE) + stroke(
        parse_path("M140 362H150M164 343V352M180 358H190M166 372V382"), HAIR
    )
    hand += shape(palm, "brown", BOLD) + hatching_of(palm, 15, 9, 0.14, 2.2)
    hand += stroke(
        parse_path(
            "M140 288C166 270 200 266 240 278M150 318C164 296 186 288 214 292M130 280C152 296 158 318 156 336"
        ),
        FINE,
    )
    hand += stroke(
        parse_path(
            "M114 196L122 192M155 168L170 166M206 168L218 170M258 188L270 194M150 196L166 194M196 194L212 196"
        ),
        HAIR,
    )
    coin = (
        shape(oval(196, 296, 25, 19), "ochre", BOLD)
        + stroke(oval(196, 296, 16, 11), FINE)
        + fill_without_contour(star_path(196, 296, 7, 0.5), "ink")
    )
    return Plate(scene + silhouette(hand, 6) + silhouette(coin, 3), _FRAME, _BAND)


def lamp_in_the_window() -> Plate:
    """A house front at night, and one lattice alight; behind it stands the shadow of somebody with a jug, and waits."""
    scene = (
        landscape.sky("midnight")
        + landscape.stars("44,44 96,60 350,50 320,84", 6)
        + landscape.crescent(66, 92, 17)
    )
    front = shape(box(112, 60, 272, 324), "shadow", BOLD) + bricks(118, 66, 258, 310, 26)
    front += shape(box(100, 48, 284, 18), "shadow", BOLD)
    scene += front
    for x, y in ((152, 150), (346, 150), (152, 350), (346, 350)):
        scene += shape(parse_path(arch(x, y, 34, 60)), "hair", FIRM)
    glow = landscape.rays(248, 210, 76, 132, 36, "glow", FINE)
    opening = arch(248, 296, 132, 190)
    lit = shape(parse_path(arch(248, 300, 152, 208)), "stone", BOLD) + shape(
        parse_path(opening), "glow", FIRM
    )
    shadow = "216,296! 218,262 206,240 214,216 230,206 228,192 226,170 242,158 258,166 262,186 258,204 276,214 290,236 304,228! 308,238 290,254 278,248 276,296!"
    jug = "300,232 292,214 300,202! 316,202! 324,214 318,234"
    person_ = fill_without_contour(shadow, "shadow") + fill_without_contour(jug, "shadow")
    net = "".join(f"M{x} 130V296" for x in range(196, 310, 19)) + "".join(
        f"M184 {y}H312" for y in range(154, 296, 19)
    )
    screen = stroke(parse_path(net), FIRM, "earth")
    sill = shape(parse_path("M168 296H328L336 314H160Z"), "earth", BOLD)
    lamp = shape("206,296 200,286 212,280 236,282 240,290 232,296", "gold", FINE) + landscape.flame(
        202, 284, 0.26
    )
    cat = (
        shape("-22,0 -26,-20 -12,-34 8,-32 18,-14 20,0", "hair", FINE)
        + shape("-16,-28 -22,-46! -12,-40 -2,-40 8,-46! 8,-26 -4,-18", "hair", FINE)
        + fill_without_contour(oval(-10, -32, 2.4), "glow")
        + fill_without_contour(oval(1, -32, 2.4), "glow")
        + stroke("18,-6 34,-8 38,-24", 6)
    )
    moths: Marks = ()
    for x, y in ((160, 232), (338, 196), (326, 270)):
        moths += fill_without_contour(
            parse_path(f"M{x} {y}L{x - 9} {y - 7}L{x - 8} {y + 4}ZM{x} {y}L{x + 9} {y - 7}L{x + 8} {y + 4}Z"),
            "linen",
        )
    ground = landscape.ground("20,366! 200,362 380,366!", "earth")
    return Plate(
        scene
        + glow
        + silhouette(lit, 4)
        + person_
        + lamp
        + screen
        + sill
        + moths
        + ground
        + moved(cat, 64, 374, 1.3),
        _FRAME,
        _BAND,
    )


def empty_purse() -> Plate:
    """A purse hangs open from its knot, turned inside out; a moth leaves it, and a mouse looks in vain."""
    scene = alcove("blue", "shadow", "earth", 330)
    cord = stroke(parse_path("M200 44C196 70 204 84 200 104"), 9) + stroke(
        parse_path("M200 44C196 70 204 84 200 104"), 5, "red"
    )
    knot = (
        shape(oval(200, 112, 15, 13), "red", FIRM)
        + shape("190,118 172,150! 184,146 190,154! 198,122", "red", FINE)
        + shape("210,118 228,150! 216,146 210,154! 202,122", "red", FINE)
    )
    bag = "176,130 150,170 126,220 132,262 168,286! 196,272 232,288! 268,262 274,220 250,170 224,130 200,122"
    purse = shape(bag, "ochre", BOLD) + hatching_of(bag, 15, 9, 0.22, 2.6)
    purse += stroke(
        parse_path("M184 134C170 166 158 200 156 236M200 128V220M216 134C230 166 242 200 244 236"), FINE
    )
    lining = shape(
        "132,262 168,286! 196,272 232,288! 268,262 276,290 248,302 224,294 198,306 172,296 146,304 126,288",
        "linen",
        FIRM,
    )
    lining += stroke(parse_path("M150 276L152 296M180 284L178 296M216 282L220 294M248 278L250 294"), FINE)
    patch = shape(parse_path("M172 196L200 190L206 220L178 226Z"), "teal", FINE) + stroke(
        parse_path("M166 206H176M186 186V196M202 204H212M190 220V230"), HAIR
    )
    moth = (
        shape("0,0 -22,-24 -40,-16 -34,4 -10,10", "linen", FIRM)
        + shape("0,0 22,-24 40,-16 34,4 10,10", "linen", FIRM)
        + shape("-4,6 -22,24 -12,34 0,20 12,34 22,24 4,6", "sand", FINE)
        + shape(oval(0, 4, 5, 14), "earth", FINE)
        + fill_without_contour(oval(-24, -8, 4), "earth")
        + fill_without_contour(oval(24, -8, 4), "earth")
        + stroke("-2,-8 -8,-22 -16,-24", FINE)
        + stroke("2,-8 8,-22 16,-24", FINE)
    )
    flight = stroke(
        parse_path("M214 310C250 330 296 300 290 250C288 232 294 222 300 214"), FINE, "linen", "2 8"
    )
    mouse = (
        shape("-30,0 -28,-20 -8,-32 20,-26 34,-8 26,0", "stone", FIRM)
        + shape(oval(10, -30, 9), "rose", FINE)
        + shape(oval(22, -28, 8), "rose", FINE)
        + fill_without_contour(oval(24, -15, 2.4), "ink")
        + fill_without_contour(oval(35, -8, 2.6), "ink")
        + stroke("-30,-4 -52,-4 -60,-20 -52,-30", FIRM)
    )
    button = shape(oval(272, 326, 9, 5), "linen", FINE)
    return Plate(
        scene
        + cord
        + silhouette(purse + lining + knot, 5)
        + patch
        + flight
        + silhouette(moved(moth, 306, 182, 0.94, turn=18), 3)
        + silhouette(moved(mouse, 112, 330, 0.92), 3)
        + button,
        _FRAME,
        _BAND,
    )


def mortar_and_star() -> Plate:
    """A door stands ajar, and green light comes out of it; in the gap a pestle goes round in its mortar by itself."""
    scene = fill_without_contour(box(20, 20, 360, 360), "shadow") + bricks(24, 24, 352, 330, 26)
    opening = arch(200, 350, 196, 296)
    scene += shape(parse_path(arch(200, 350, 226, 324)), "stone", BOLD) + shape(
        parse_path(opening), "green", BOLD
    )
    scene += (
        landscape.rays(214, 130, 30, 84, 24, "glow", FINE)
        + fill_without_contour("M20 350H380V384H20Z", "earth")
        + stroke(parse_path("M20 350H380"), FIRM)
    )
    scene += fill_without_contour(parse_path("M160 350L290 350L350 384H120Z"), "green")
    big = shape(star_path(214, 130, 36, 0.42, 6), "glow", FIRM) + fill_without_contour(
        oval(214, 130, 8), "gold"
    )
    leaf = (
        shape(parse_path("M102 350V168C102 122 128 92 156 74L164 372L102 350Z"), "earth", BOLD)
        + stroke(parse_path("M120 344V130M140 356V106"), FINE)
        + shape(oval(152, 252, 6), "gold", FINE)
    )
    leaf += shape(parse_path("M104 200L162 196V208L104 212ZM104 310L163 318V330L104 320Z"), "shadow", FINE)
    bowl = "178,274! 270,274! 264,316 244,334 252,348! 196,348! 204,334 184,316"
    mortar = (
        shape(bowl, "stone", BOLD)
        + hatching_of(bowl, 20, 8, 0.3, 2.6)
        + shape(oval(224, 274, 47, 12), "teal", FIRM)
    )
    pestle = shape(parse_path("M226 276L272 186L288 194L244 284Z"), "linen", FIRM) + shape(
        oval(282, 186, 13), "linen", FIRM
    )
    fumes = "M200 262C186 246 208 236 196 218C186 204 200 194 194 182"
    toad = (
        shape("-24,0 -28,-14 -14,-26 10,-26 26,-14 24,0", "green", FIRM)
        + shape(oval(-12, -26, 7), "green", FINE)
        + shape(oval(6, -28, 7), "green", FINE)
        + fill_without_contour(oval(-13, -27, 2.6), "ink")
        + fill_without_contour(oval(5, -29, 2.6), "ink")
        + stroke("-20,-12 -4,-8 16,-12", FINE)
    )
    return Plate(
        scene
        + big
        + stroke(parse_path(fumes), 5, "foam")
        + silhouette(pestle, 3)
        + silhouette(mortar, 4)
        + silhouette(leaf, 5)
        + silhouette(moved(toad, 326, 374, 1.1), 4),
        _FRAME,
        _BAND,
    )


def under_the_cloth() -> Plate:
    """On a market table something stands under a striped cloth, with claws below and one eye at a hole; the seller keeps away."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(110)
        + row_of_houses(250, "sand rose", "20,60,130 84,50,100 300,80,120")
    )
    awning = "20,60! 120,40 260,44 380,64! 380,104! 350,116 320,104 290,118 260,104 230,118 200,104 170,118 140,104 110,118 80,104 50,116 20,104!"
    scene += landscape.ground("20,300 140,292 270,302 380,294", "sand", 9)
    table = (
        shape(parse_path("M96 318H350V340H96Z"), "earth", BOLD)
        + shape(box(110, 340, 14, 44), "earth", FIRM)
        + shape(box(324, 340, 14, 44), "earth", FIRM)
    )
    form = "130,318! 126,270 138,220 132,176 158,150 176,112! 196,138 226,132 250,138 272,104! 284,148 316,176 314,226 326,272 322,318!"
    cloth = shape(form, "red", BOLD) + hatching_of(form, 15, 10, 0.16, 2.6)
    for path in (
        "M158 150C150 210 148 266 146 316",
        "M196 138C186 200 182 260 180 318",
        "M232 134C232 200 232 260 232 318",
        "M262 136C268 200 276 260 280 318",
        "M296 158C302 220 306 270 308 316",
    ):
        cloth += stroke(parse_path(path), 8, "glow")
    hole = (
        shape("206,192 224,180 246,184 258,200 240,214 214,210", "hair", FIRM)
        + shape(oval(232, 197, 13, 11), "glow", FINE)
        + fill_without_contour(oval(230, 198, 3.4, 9), "ink")
    )
    claws: Marks = ()
    for x in (164, 200, 252, 288):
        claws += shape(
            f"{x - 14},318 {x - 16},306 {x},300 {x + 16},306 {x + 14},318 {x + 10},330! {x + 5},318 {x},332! {x - 5},318 {x - 10},330!",
            "green",
            FINE,
        )
    tail = limb("316,300 350,296 366,260 346,238", (20, 16, 11, 4), "green", FIRM, 0.3)
    seller = moved(
        person(Person(robe="teal", beard="hair", left=(-34, -72), right=(4, -48), lean=-8), 4), 58, 376, 1.2
    )
    tag = shape("300,338 336,330 342,348 306,356", "linen", FINE) + stroke(
        parse_path("M312 344H318M322 342H328M314 350L332 346"), FIRM
    )
    top = shape(awning, "blue", BOLD) + stroke(
        parse_path("M80 46L80 104M140 42V104M200 42V104M260 44V104M320 52V104"), FIRM, "linen"
    )
    return Plate(
        scene
        + silhouette(tail, 4)
        + silhouette(cloth, 5)
        + hole
        + silhouette(table, 4)
        + claws
        + tag
        + seller
        + silhouette(top, 3),
        _FRAME,
        _BAND,
    )


def long_road() -> Plate:
    """A road winds over plain and pass to the edge of the world; a string of travellers on it, and one empty donkey."""
    scene = landscape.sky() + landscape.engraved_sky(90) + landscape.sun_or_moon(206, 84, 26, rays=16)
    scene += landscape.crag(
        "20 160 70 96 110 140 160 104 206 150 250 108 300 144 340 92 380 150 380 180 20 180", "dusk", gap=9
    )
    scene += landscape.ground("20,170 140,160 270,172 380,160", "green") + landscape.ground(
        "20,230 140,222 270,236 380,222", "ochre"
    )
    scene += landscape.ground("20,300 140,292 270,304 380,290", "sand")
    road = "200,150! 210,150! 240,176 150,204 130,222 280,250 300,270 160,300 140,326 250,384! 60,384! 56,330 130,288 220,264 110,236 100,214 190,178"
    scene += shape(road, "linen", BOLD)
    walkers: Marks = ()
    for x, y, size, robe, hat in (
        (212, 176, 0.24, "red", "turban"),
        (172, 196, 0.3, "blue", "hood"),
        (196, 250, 0.5, "green", "turban"),
    ):
        walkers += moved(
            person(Person(robe=robe, hat=hat, cloth="linen" if hat == "turban" else robe, back=True), 3),
            x,
            y,
            size,
        )
    camel = beasts.placed_with_contour(beasts.camel("earth", "red"), 266, 276, 0.5, contour=3)
    donkey = moved(beasts.mare("stone"), 182, 368, 0.98)
    saddle = shape("156,292! 184,288 208,292! 212,320 186,324 158,320", "red", FIRM) + stroke(
        parse_path("M160 314C176 318 194 318 208 314"), FIRM, "gold", "0 7"
    )
    man = moved(person(Person(robe="blue", beard="hair", left=(-34, -58), right=(20, -42)), 5), 92, 372, 1.3)
    stone = shape("306,384! 308,330 322,316 342,316 354,332 354,384!", "stone", BOLD) + stroke(
        parse_path("M320 340H342M318 352H344M322 364H338"), FIRM
    )
    return Plate(
        scene + walkers + camel + silhouette(stone, 3) + silhouette(donkey, 5) + saddle + man, _FRAME, _BAND
    )


def cork_that_moves() -> Plate:
    """A stoppered bottle on a shelf; the cork has turned a quarter, and in the smoke of the glass one eye is open."""
    scene = alcove("plum", "midnight", "earth", 326)
    body = "176,128! 224,128! 224,170 252,194 278,230 282,280 262,318 200,328 138,318 118,280 122,230 148,194 176,170"
    glass = shape(body, "sea", BOLD)
    swirl = "150,300 136,262 150,226 180,206 196,178 212,198 196,214 232,222 262,250 258,292 226,312 186,312"
    smoke = shape(swirl, "foam", FIRM) + stroke(
        parse_path(
            "M160 292C148 262 168 236 190 232M176 300C166 284 170 268 180 262M246 292C256 270 244 248 228 242M196 190C204 196 198 206 192 212"
        ),
        FINE,
    )
    eye = (
        shape("166,264 186,244 214,242 236,260 214,278 186,280", "glow", FIRM)
        + shape(oval(200, 261, 14), "red", FINE)
        + fill_without_contour(oval(200, 261, 4, 12), "ink")
    )
    glass_ = (
        glass
        + smoke
        + eye
        + stroke("136,286 130,262 136,238", FIRM, "linen")
        + stroke("184,140 184,168", FIRM, "linen")
    )
    neck = shape(parse_path("M168 118H232V136H168Z"), "sea", FIRM)
    seal = shape(
        "160,132 180,126 224,128 242,134 236,150 222,142 214,160 200,144 184,158 176,142 164,150", "red", FIRM
    )
    cork = shape(parse_path("M180 84L216 78L222 116L186 120Z"), "ochre", BOLD) + hatching_of(
        parse_path("M180 84L216 78L222 116L186 120Z"), 10, 7, 0.35, 2.2
    )
    cork += shape(oval(198, 81, 18, 6), "sand", FINE)
    turn = stroke("148,92 158,66 190,54 226,58 246,78", FIRM, "glow") + stroke(
        "234,76 246,80 250,66", FIRM, "glow"
    )
    cobweb = stroke(
        parse_path("M74 326L104 300M74 326L118 318M74 300C84 304 96 312 100 326M74 286L128 330"),
        HAIR,
        "linen",
    )
    scarab = (
        shape(oval(318, 318, 15, 10), "teal", FIRM)
        + stroke(
            parse_path("M318 309V327M306 312L298 306M306 320L296 322M330 312L338 306M330 320L340 322"), FINE
        )
        + fill_without_contour(oval(304, 316, 4), "ink")
    )
    return Plate(
        scene + silhouette(glass_ + neck, 5) + silhouette(cork, 4) + seal + turn + cobweb + scarab,
        _FRAME,
        _BAND,
    )


def strange_bedfellows() -> Plate:
    """One blanket, and five pairs of feet below it: slippers, claws, hooves, webbed toes and a child's; five heads snore."""
    scene = fill_without_contour(box(20, 20, 360, 360), "midnight") + landscape.stars(
        "50,50 340,60 200,40 120,70", 6
    )
    scene += shape(parse_path("M20 96H380V384H20Z"), "earth", FIRM) + stroke(
        parse_path("M20 140H380M20 190H380M20 240H380M20 290H380M20 340H380"), HAIR
    )
    mat = shape(parse_path("M40 120H360L372 372H28Z"), "ochre", FIRM)
    pillow = shape("44,118 50,100 200,94 350,100 356,118 344,150 200,156 56,150", "linen", FIRM)
    heads: Marks = ()
    lids = stroke(parse_path("M-10 -2Q-6 3 -2 -2M4 -2Q8 3 12 -2"), FIRM)
    man = (
        shape(oval(0, 0, 22, 26), "tan", FIRM)
        + shape("-24,-6 -22,-30 0,-38 22,-30 24,-6 0,-16", "red", FIRM)
        + lids
        + shape("-14,8 0,4 14,8 10,28 -10,28", "hair", FINE)
    )
    lion = (
        shape(star_path(0, 0, 36, 0.76, 12), "earth", FIRM)
        + shape(oval(0, 0, 23, 24), "ochre", FIRM)
        + lids
        + shape("-6,6 6,6 0,13", "hair", FINE)
        + stroke(parse_path("M0 13V19M-8 21Q-3 25 0 19Q3 25 8 21"), FINE)
    )
    goat = (
        shape("-20,-18 -16,-26 16,-26 20,-18 12,26 0,34 -12,26", "linen", FIRM)
        + stroke("-12,-24 -22,-44 -36,-40", 6)
        + stroke("12,-24 22,-44 36,-40", 6)
        + lids
        + stroke(parse_path("M-4 22H-2M2 22H4"), FIRM)
    )
    demon = (
        shape(oval(0, 0, 25, 27), "red", FIRM)
        + shape("-18,-20 -28,-42! -8,-26", "linen", FINE)
        + shape("18,-20 28,-42! 8,-26", "linen", FINE)
        + lids
        + shape("-14,10 0,14 14,10 8,20 -8,20", "hair", FINE)
        + fill_without_contour("-10,12 -6,12 -8,18", "linen")
    )
    child = (
        shape(oval(0, 0, 19, 20), "fair", FIRM)
        + shape("-20,-4 -16,-24 0,-30 16,-24 20,-4 0,-14", "hair", FIRM)
        + lids
        + stroke(oval(0, 10, 3), FINE)
    )
    for index, one in enumerate((man, lion, child, goat, demon)):
        heads += silhouette(moved(one, 76 + index * 63, 122 - (index % 2) * 6, 1.02), 4)
    quilt = "36,164! 90,150 150,160 200,150 260,160 310,150 364,164! 370,300! 290,306 200,300 110,306 30,300!"
    cover = shape(quilt, "blue", BOLD) + hatching_of(quilt, 90, 12, 0.12, 2.6)
    for x in range(70, 350, 65):
        for y in (190, 244):
            cover += shape(star_path(x, y, 18, 0.5), "linen", FINE)
    cover += stroke("32,288 120,294 200,289 290,294 368,288", 8, "gold")
    feet: Marks = ()
    slipper = shape("-10,0 -12,22 0,34 12,22 10,0", "red", FIRM) + stroke(
        parse_path("M-6 12H6"), FINE, "gold"
    )
    paw = shape("-13,0 -15,22 -8,32 0,26 8,32 15,22 13,0", "ochre", FIRM) + stroke(
        parse_path("M-10 28V36M0 28V37M10 28V36"), FIRM
    )
    bare = shape("-8,0 -10,16 -4,24 6,22 9,0", "fair", FIRM)
    hoof = shape("-8,0 -9,16 9,16 8,0", "linen", FINE) + shape(
        "-11,16 -12,32! -1,32! 0,20 1,32! 12,32! 11,16", "hair", FINE
    )
    claw = shape("-8,0 -8,14 -18,36! -6,26 0,40! 6,26 18,36! 8,14 8,0", "red", FIRM)
    for index, one in enumerate((slipper, paw, bare, hoof, claw)):
        x = 72 + index * 64
        feet += moved(one, x - 15, 302, 1.3) + moved(one, x + 17, 304, 1.3)
    candle = shape(box(356, 292, 14, 46), "linen", FINE) + landscape.flame(363, 292, 0.36)
    return Plate(
        scene + mat + pillow + heads + silhouette(feet, 4) + silhouette(cover, 4) + silhouette(candle, 3),
        _FRAME,
        _BAND,
    )


def what_the_barber_heard() -> Plate:
    """A barber with razor and foam bends to an ear and whispers; behind the curtain a second ear, and a third."""
    scene = alcove("teal", "shadow", "earth", 330)
    curtain = "262,30! 380,30! 380,384! 292,384! 276,300 288,220 268,140"
    scene += shape(curtain, "plum", BOLD) + stroke(
        parse_path("M300 30C296 130 312 240 306 384M340 30C334 130 350 240 344 384"), FIRM
    )
    victim = Face(skin="fair", jaw="round", brow="raised", eyes="wide", mouth="open")
    foam = shape(
        "-42,12 -44,40 -28,64 -8,76 14,70 34,48 42,18 28,26 10,24 6,44 -20,44 -24,26", "linen", FIRM
    ) + stroke(parse_path("M-30 36Q-24 30 -18 36M20 40Q26 34 30 40M-6 60Q0 54 6 60"), FINE)
    sheet = "30,384! 40,310 90,276 170,276 214,312 220,384!"
    client = (
        shape(sheet, "linen", BOLD)
        + hatching_of(sheet, 20, 9, 0.16, 2.4)
        + moved(head(victim), 118, 218, 0.92)
        + moved(headdresses.cropped_hair("hair") + foam, 118, 218, 0.92)
    )
    barber = Face(
        skin="tan",
        jaw="long",
        brow="raised",
        eyes="narrow",
        nose="hooked",
        mouth="smirk",
        beard="goatee",
        whiskers="curled",
    )
    coat = shape("180,384! 196,290 214,246 262,232 310,262 318,384!", "green", BOLD) + hatching_of(
        "180,384! 196,290 214,246 262,232 310,262 318,384!", 20, 9, 0.2, 2.6
    )
    talker = coat + moved(head(barber) + headdresses.tarbush("red", "gold"), 236, 166, 0.8, turn=-14)
    hand = arm("232,276 196,262 182,216", "green", "tan", "flat", "linen", (36, 32, 28))
    razor = shape("244,300 300,276 306,288 250,314", "stone", FIRM) + shape(
        parse_path("M244 304L216 330L226 340L256 312Z"), "earth", FIRM
    )
    grip = shape(oval(238, 318, 14), "tan", FINE)
    ear = shape("-4,-18 10,-22 18,-6 12,12 2,20 -4,10", "tan", FIRM) + stroke("2,-12 10,-8 8,6", FINE)
    ears = moved(ear, 294, 120, 1.2, flip=True) + moved(
        recoloured(ear, {"tan": "brown"}), 300, 190, 1.1, flip=True
    )
    words = stroke(
        parse_path("M176 196C168 192 168 184 176 180M166 202C152 196 152 180 166 172"), FIRM, "glow"
    )
    basin = shape("44,352 52,374 110,374 118,352", "gold", FIRM) + shape(oval(81, 352, 37, 9), "linen", FINE)
    return Plate(
        scene
        + silhouette(ears, 3)
        + silhouette(client, 5)
        + silhouette(talker, 5)
        + silhouette(hand, 4)
        + words
        + silhouette(razor + grip, 3)
        + silhouette(basin, 3),
        _FRAME,
        _BAND,
    )


def eyes_in_the_dark() -> Plate:
    """Night under the trees: two eyes, two more, and one by itself, higher up; in front a fire that is going out."""
    scene = fill_without_contour(box(20, 20, 360, 360), "hair")
    trunks: Marks = ()
    for x, wide in ((56, 34), (128, 24), (262, 26), (344, 36)):
        trunk = parse_path(
            f"M{x - wide / 2} 20C{x - wide / 3} 140 {x - wide / 2} 260 {x - wide} 350H{x + wide}C{x + wide / 2} 260 {x + wide / 3} 140 {x + wide / 2} 20Z"
        )
        trunks += shape(trunk, "midnight", FIRM) + hatching_of(trunk, 0, 10, 0.4, 2.2)
    limbs = stroke(
        parse_path(
            "M64 130C110 100 150 110 190 90M336 150C300 120 270 128 232 104M262 60C240 50 220 58 200 44"
        ),
        10,
        "midnight",
    )
    scene += limbs + trunks

    def pair(x: float, y: float, size: float, fill: str, slit: bool) -> Marks:
        eyes: Marks = ()
        for dx in (-1, 1):
            eyes += shape(oval(x + dx * size * 1.35, y, size, size * 0.78), fill, FIRM)
            eyes += (
                fill_without_contour(oval(x + dx * size * 1.35, y, size * 0.22, size * 0.66), "ink")
                if slit
                else fill_without_contour(oval(x + dx * size * 1.35 - 1, y + 1, size * 0.42), "ink")
            )
        return eyes

    eyes = pair(96, 236, 17, "glow", True) + pair(302, 216, 14, "ochre", False)
    alone = (
        shape(oval(200, 104, 30, 25), "red", BOLD)
        + shape(oval(200, 104, 19, 22), "glow", FINE)
        + fill_without_contour(oval(200, 104, 5, 20), "ink")
    )
    alone += stroke("160,100 176,76 200,68 226,76 240,100", FIRM, "shadow") + stroke(
        "164,116 200,140 236,116", FIRM, "shadow"
    )
    ground = landscape.ground("20,336 140,326 270,340 380,328", "shadow", 9)
    logs = stroke(parse_path("M150 366L250 346M152 346L248 366"), 15) + stroke(
        parse_path("M150 366L250 346M152 346L248 366"), 9, "earth"
    )
    fire = landscape.flame(200, 352, 0.9) + landscape.rays(200, 336, 44, 76, 20, "red", FINE)
    smoke = stroke(parse_path("M204 296C192 276 214 262 202 240"), FIRM, "stone")
    bowl = shape("284,352! 318,352! 310,368 292,368", "blue", FINE)
    return Plate(
        scene
        + eyes
        + alone
        + ground
        + fire
        + silhouette(logs, 2)
        + smoke
        + silhouette(bowl, 3)
        + sparkles("172,300 232,290", 5, "ochre"),
        _FRAME,
        _BAND,
    )
