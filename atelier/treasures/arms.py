"""Arms and brass: a bow, a spear, a sword, a horseman, a trumpet and a drum."""

from atelier.parts import beasts, landscape
from atelier.parts.bodies import sparkles
from atelier.parts.buildings import arch, bricks
from atelier.parts.figures import Person, person
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
    with_thinner_contours,
)
from atelier.plate import Plate
from atelier.shade import hatching_of

_BAND = "plum"


def brass_bow() -> Plate:
    """A great bow hums by itself at dusk, and a lion on the road remembers an errand elsewhere."""
    scene = (
        landscape.sky("dusk")
        + landscape.engraved_sky(220)
        + landscape.sun_or_moon(88, 96, 30)
        + landscape.ground("20,268 110,250 240,272 380,246", "sand")
        + landscape.ground("20,330 140,312 270,336 380,318", "earth", 9)
    )
    lion = shape("-24,-8 -20,-22 0,-24 18,-22 22,-10 14,-6 -16,-6", "ochre", FINE)
    lion += stroke(
        parse_path("M-18 -8L-24 4M-10 -8L-14 4M12 -8L18 3M18 -9L26 2M-22 -18C-34 -22 -36 -32 -30 -36"), FIRM
    )
    lion += shape(oval(24, -24, 12), "earth", FINE) + shape(oval(27, -23, 7), "ochre", HAIR)
    scene += moved(lion, 324, 262, 0.9)
    limbs = "M150 46C176 62 166 82 180 108C214 160 214 236 180 288C166 314 176 334 150 350L142 344C160 330 152 312 164 286C192 234 192 162 164 110C152 86 160 66 142 52Z"
    bow = shape(parse_path(limbs), "gold", BOLD) + hatching_of(parse_path(limbs), 0, 8, 0.4, 2.4)
    bow += shape(parse_path("M186 172H210V224H186Z"), "red", FIRM) + stroke(
        parse_path("M187 184H209M187 198H209M187 212H209"), FINE
    )
    for level in (92, 304):
        bow += shape(oval(172, level, 10, 5), "gold", FINE)
    strings: Marks = stroke(parse_path("M146 50L146 348"), FIRM, "linen")
    for bend in (26, 46, 66):
        strings += stroke(
            parse_path(f"M142 {70 + bend * 0.6}Q{146 - bend} 199 142 {328 - bend * 0.6}"), HAIR, "linen"
        )
    hum: Marks = ()
    for ring in (0, 1, 2):
        hum += stroke(
            parse_path(
                f"M{238 + ring * 24} {160 - ring * 12}Q{258 + ring * 28} 199 {238 + ring * 24} {238 + ring * 12}"
            ),
            FIRM,
            "pen",
        )
    return Plate(scene + hum + strings + moved(silhouette(bow, 6), 0, 0), "billets", _BAND)


def brass_horseman() -> Plate:
    """A horseman of brass, a hand high, on a saddle; his lance has found somebody over the hill."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(180)
        + landscape.cloud(300, 70, 0.8)
        + landscape.ground("20,222 90,196 190,226 290,198 380,222", "green")
        + moved(with_thinner_contours(person(Person(robe="blue", right=(20, -60)), 3), 0.8), 66, 208, 0.5)
        + landscape.ground("20,262 140,246 260,270 380,250", "sand", 9)
    )
    saddle = "20,384! 30,330 80,304 150,300 166,272 196,262 232,266 246,300 320,306 372,334 380,384!"
    front = shape(saddle, "red", BOLD) + hatching_of(saddle, 90, 9, 0.35, 2.8)
    front += stroke("40,344 110,322 200,330 290,326 360,350", 6, "gold") + stroke(
        "176,282 206,274 234,284", FINE, "gold"
    )
    front += stroke(
        parse_path("M60 372V362M100 364V352M140 362V350M260 364V352M300 366V354M340 376V364"),
        5,
        "ochre",
        "0 10",
    )
    rider = moved(beasts.brass_rider(), 212, 268, 1.72)
    return Plate(
        scene + front + silhouette(rider, 6) + sparkles("92,74 320,150 300,240", 9, "linen"), "billets", _BAND
    )


def brass_trumpet() -> Plate:
    """A long trumpet sounds before a gate; behind it they have swept the yard and found one shoe."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "sky")
        + landscape.engraved_sky(90)
        + shape(parse_path("M120 384V84L140 72H380V384Z"), "sand", FIRM)
        + bricks(126, 90, 250, 230, 22)
    )
    scene += shape(parse_path(arch(286, 340, 130, 220)), "linen", FIRM) + shape(
        parse_path(arch(286, 340, 108, 200)), "shadow", BOLD
    )
    sweeper = person(Person(robe="teal", hat="cap", cloth="red", left=(-26, -34), right=(-8, -30)), 4)
    broom = stroke(parse_path("M236 296L262 250"), FIRM, "earth") + shape(
        "226,296 242,292 246,316 222,316", "ochre", FINE
    )
    scene += moved(sweeper, 282, 334, 0.92) + broom
    shoe = shape("-12,0 -14,-8 -2,-7 10,-4 18,-10 16,0", "red", FINE)
    scene += moved(shoe, 326, 338, 1) + landscape.ground("20,344 200,338 380,342", "earth", 9)
    tube = "M40 196L250 150L252 162L42 210Z"
    bell = "M246 146C276 134 288 116 296 98C306 128 310 168 306 200C292 184 276 168 250 166Z"
    horn = (
        shape(parse_path(tube), "gold", BOLD)
        + shape(parse_path(bell), "gold", BOLD)
        + hatching_of(parse_path(bell), 80, 7, 0.4, 2.4)
    )
    horn += shape(oval(34, 204, 9, 13), "gold", FINE)
    for x in (92, 148, 204):
        y = 206 - (x - 40) * 0.22
        horn += shape(oval(x, y - 8, 6, 13), "gold", FINE)
    banner = shape("104,200! 196,180! 202,262! 176,250! 152,276! 130,260! 106,278!", "red", FIRM)
    banner += shape(oval(152, 222, 20), "gold", FINE) + fill_without_contour(oval(160, 220, 17), "red")
    notes = stroke(parse_path("M322 108L346 88M326 134L360 126M326 160H362M320 186L348 200"), FIRM, "ink")
    return Plate(scene + silhouette(banner, 4) + moved(silhouette(horn, 6), 0, 0) + notes, "billets", _BAND)


def copper_drum() -> Plate:
    """A kettledrum in the sand: at each beat a camel gets up, already saddled."""
    scene = (
        landscape.sky()
        + landscape.engraved_sky(150)
        + landscape.sun_or_moon(70, 84, 26, rays=12)
        + landscape.ground("20,214 120,190 250,216 380,188", "sand")
    )
    scene += silhouette(moved(beasts.camel("earth", "blue"), 110, 240, 0.72), 4)
    scene += silhouette(moved(beasts.camel("ochre", "teal"), 318, 232, 0.9), 4)
    half = moved(beasts.camel("ochre", "red"), 216, 262, 0.8)
    scene += silhouette(half, 4) + landscape.dune(
        "20,256 130,238 250,262 380,240", "sand", "40,268 150,252 270,270"
    )
    bowl = "94,236! 306,236! 300,290 262,346 200,364 138,346 100,290"
    drum = (
        shape(bowl, "ochre", BOLD)
        + hatching_of(bowl, 10, 9, 0.3, 3)
        + stroke("108,300 200,322 292,300", FINE, "red")
    )
    drum += stroke(
        parse_path("M98 262L130 340M132 254L166 356M200 250V364M268 254L234 356M302 262L270 340"),
        FINE,
        "linen",
    )
    drum += shape(oval(200, 234, 108, 26), "linen", BOLD) + stroke(oval(200, 234, 90, 19), HAIR)
    drum += stroke(oval(200, 236, 108, 26), 5, "red", "3 9")
    stick = shape(parse_path("M0 0L74 -70L80 -64L6 6Z"), "earth", FINE) + shape(oval(0, 3, 13), "linen", FINE)
    sticks = moved(stick, 184, 222, 1) + moved(stick, 234, 198, 1, flip=True, turn=-10)
    beats = stroke(
        parse_path(
            "M76 214C64 202 62 190 66 178M60 226C44 210 40 190 46 168M324 214C336 202 338 190 334 178"
        ),
        FIRM,
        "pen",
    )
    return Plate(scene + silhouette(drum, 6) + silhouette(sticks, 4) + beats, "billets", _BAND)


def sparkling_spear() -> Plate:
    """A spear planted beside a tent at night spits sparks: good luck is on its way."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "midnight")
        + landscape.stars("52,44 130,60 180,40 210,110 60,170 340,200 356,150", 6)
        + landscape.crescent(70, 96, 22)
        + landscape.ground("20,296 150,280 270,300 380,282", "sand", 9)
    )
    tent = "36,318! 60,216 128,120! 196,216 220,318!"
    marks = shape(tent, "linen", BOLD) + hatching_of(tent, 0, 9, 0.25, 2.8)
    marks += shape("128,120! 104,220 92,318! 66,318! 84,216", "red", FINE) + shape(
        "128,120! 152,220 164,318! 190,318! 172,216", "red", FINE
    )
    marks += shape("128,176! 112,250 106,318! 150,318! 144,250", "shadow", FIRM) + shape(
        oval(128, 114, 7), "gold", FINE
    )
    ropes = stroke(parse_path("M60 216L26 332M196 216L236 330"), FINE)
    shaft = shape(parse_path("M278 120H288L290 352H276Z"), "earth", FIRM)
    blade = "283,38! 304,84 298,118 283,128 268,118 262,84"
    spear = (
        shaft
        + shape(blade, "stone", BOLD)
        + stroke(parse_path("M283 50V122"), FINE)
        + hatching_of(blade, 0, 7, 0.4, 2.2)
    )
    spear += shape(parse_path("M270 126H296L292 146H274Z"), "gold", FINE)
    spear += shape("276,146 262,160 256,190! 270,176 280,168", "red", FINE) + shape(
        "290,146 304,160 310,190! 296,176 286,168", "red", FINE
    )
    sparks = sparkles("252,54 318,52 244,90 330,92 262,26 304,28 346,72 236,70", 11, "gold") + sparkles(
        "228,110 340,118 286,14", 6
    )
    tail = stroke(
        parse_path("M258 62L246 50M308 62L320 48M254 88L238 84M312 90L330 88M283 32V24"), FINE, "gold"
    )
    return Plate(
        scene + ropes + silhouette(marks, 6) + silhouette(spear, 5) + tail + sparks, "billets", _BAND
    )


def thunderbolt_sword() -> Plate:
    """A sword leaves its scabbard with lightning; far below, small men hurry home."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "shadow")
        + landscape.cloud(90, 66, 1.3)
        + landscape.cloud(300, 58, 1.4, flip=True)
        + landscape.ground("20,330 120,312 250,334 380,316", "earth", 9)
    )
    bolt = "M214 24L150 130L186 132L120 224L160 222L96 330L212 196L172 198L246 108L208 108L262 24Z"
    scene += shape(parse_path(bolt), "glow", FINE)
    for index, x in enumerate((60, 104, 330)):
        scene += moved(
            person(
                Person(robe=("red", "green", "blue")[index], left=(-26, -62), right=(26, -60), lean=-10), 3
            ),
            x,
            350,
            0.5,
        )
    blade = "M186 250C190 180 210 104 268 44L282 40C276 64 262 150 222 256Z"
    sword = shape(parse_path(blade), "linen", BOLD) + stroke(
        parse_path("M202 246C210 180 230 112 272 54"), FINE
    )
    sword += hatching_of(parse_path(blade), 20, 8, 0.3, 2.2)
    hilt = shape("150,246 176,252 230,266 262,282 250,294 220,282 172,268 144,262", "gold", FIRM)
    hilt += shape(parse_path("M186 268L214 278L196 328L168 318Z"), "red", FIRM) + stroke(
        parse_path("M183 280L210 289M179 293L206 302M175 306L201 314"), FINE, "gold"
    )
    hilt += shape(oval(178, 334, 14), "gold", FIRM) + shape(oval(178, 334, 6), "red", HAIR)
    edge = stroke(parse_path("M300 84L328 70M292 116L332 118M280 150L316 166M268 184L296 206"), FIRM, "glow")
    return Plate(scene + edge + silhouette(sword, 6) + silhouette(hilt, 5), "billets", _BAND)
