"""What is small and worth a city: stones, a ring, a bead, a talisman, keys."""

import math

from atelier.frames import star_path
from atelier.parts import landscape
from atelier.parts.bodies import sparkles
from atelier.parts.figures import Person, person
from atelier.parts.settings import alcove, carpet_floor, coins, cushion
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

_BAND = "teal"


def giant_diamond() -> Plate:
    """A diamond as large as a melon on its cushion; a banker has come to look at it, and stays."""
    scene = alcove("blue", "midnight", "earth", 308) + landscape.rays(200, 172, 96, 136, 28, "glow", FINE)
    scene += cushion(200, 268, 210, "red")
    girdle, top = 150, 106
    outline = parse_path(f"M116 {girdle}L148 {top}H252L284 {girdle}L200 278Z")
    stone = shape(outline, "foam", BOLD) + fill_without_contour(
        parse_path(f"M200 278L284 {girdle}L226 {girdle}Z"), "sea"
    )
    stone += fill_without_contour(
        parse_path(f"M148 {top}L174 {girdle}L116 {girdle}Z"), "linen"
    ) + fill_without_contour(parse_path(f"M200 {top}L226 {girdle}H174Z"), "linen")
    stone += stroke(
        parse_path(
            f"M116 {girdle}H284M148 {top}L174 {girdle}L200 {top}L226 {girdle}L252 {top}M174 {girdle}L200 278L226 {girdle}"
        ),
        FIRM,
    )
    stone += hatching_of(parse_path(f"M226 {girdle}H284L200 278Z"), 20, 7, 0.5, 2)
    banker = person(Person(robe="plum", beard="hair", left=(-8, -58), right=(6, -58)), 4)
    return Plate(
        scene
        + silhouette(stone, 6)
        + sparkles("148,120 258,134 204,232", 12, "linen")
        + moved(banker, 70, 366, 0.92)
        + coins("326,352 342,362 314,364", 11),
        "lozenges",
        _BAND,
    )


def ionian_gems() -> Plate:
    """Three white stones with old letters: one drinks fever, one madness, one tears."""
    scene = alcove("plum", "shadow", "earth", 312) + cushion(200, 258, 270, "teal")
    marks: Marks = ()
    letters = (
        "M-10 -14V14M-10 -14H10M-10 0H6M10 -14V-6",
        "M0 -15L-12 14H12ZM-6 4H6",
        "M-11 -14H11L-11 14H11M-5 0H5",
    )
    for index, (x, y) in enumerate(((118, 226), (200, 206), (282, 226))):
        egg = oval(0, 0, 34, 42)
        gem = (
            shape(egg, "linen", BOLD)
            + hatching_of(egg, 20, 7, 0.3, 2.2)
            + stroke(parse_path(letters[index]), FIRM, "blue")
        )
        marks += moved(silhouette(gem, 5), x, y)
    flames = landscape.flame(118, 168, 0.9)
    swirl = stroke(
        parse_path(
            "M200 148C186 140 188 122 204 122C222 122 224 146 206 150M214 112C228 116 232 128 228 138"
        ),
        FIRM,
        "glow",
    )
    tears: Marks = ()
    for x, y, size in ((276, 150, 1.0), (294, 128, 0.7), (284, 172, 0.6)):
        tears += moved(shape("0,-16! 9,2 0,12 -9,2", "sea", FINE), x, y, size)
    return Plate(scene + marks + flames + swirl + tears, "lozenges", _BAND)


def seal_ring() -> Plate:
    """A heavy ring with a name that nobody can read, beside the seal it has just pressed."""
    scene = fill_without_contour(box(20, 20, 360, 360), "green") + carpet_floor(306, "red")
    paper = "56,214! 150,196 250,216 344,198! 350,330! 250,344 150,328 50,342!"
    scene += (
        shape(paper, "linen", FIRM)
        + stroke("86,236 160,226 250,240 310,232", FINE)
        + stroke("84,256 150,248 210,256", FINE)
    )
    wax = "282,272 308,262 332,276 336,302 318,324 288,320 272,300"
    scene += (
        shape(wax, "red", FIRM)
        + stroke(star_path(304, 294, 18, 0.5), FINE)
        + stroke(oval(304, 294, 22), HAIR)
    )
    ribbon = shape("296,318! 288,366! 300,356! 310,368! 312,318!", "blue", FINE)
    band = stroke(oval(164, 196, 74, 84), 30) + stroke(oval(164, 196, 74, 84), 22, "gold")
    band += stroke(oval(164, 196, 82, 92), HAIR) + stroke(oval(164, 196, 66, 76), HAIR)
    bezel = shape("164,44! 224,62 240,104 214,142 164,152 114,142 88,104 104,62", "gold", BOLD)
    bezel += hatching_of("164,44! 224,62 240,104 214,142 164,152 114,142 88,104 104,62", 30, 7, 0.25, 2.2)
    bezel += shape(oval(164, 100, 56, 40), "blue", FIRM) + stroke(star_path(164, 100, 35, 0.66), FIRM, "gold")
    bezel += stroke(
        parse_path("M150 92C158 84 172 88 172 98C172 108 158 106 156 112M178 90V104M146 106H152"),
        FIRM,
        "linen",
    )
    return Plate(
        scene + ribbon + silhouette(band, 4) + silhouette(bezel, 6) + sparkles("92,60 236,56 250,180", 10),
        "lozenges",
        _BAND,
    )


def blue_bead() -> Plate:
    """A blue bead on a cord outstares everything, even a fat green eye in the sky."""
    scene = fill_without_contour(box(20, 20, 360, 360), "dusk") + landscape.engraved_sky(150)
    envy = shape("270,96 308,72 350,96 308,118", "green", FIRM) + shape(oval(306, 96, 14), "hair", FINE)
    envy += stroke(parse_path("M276 76L266 60M308 66V48M340 76L352 60"), FIRM) + fill_without_contour(
        oval(302, 92, 4), "linen"
    )
    sweat = shape("358,116! 364,128 358,136 352,128", "sea", FINE)
    scene += landscape.ground("20,330 150,316 280,336 380,320", "sand", 9)
    cord = stroke(parse_path("M60 20C90 90 130 120 168 140M340 384C300 330 264 300 234 286"), 9)
    cord += stroke(
        parse_path("M60 20C90 90 130 120 168 140M340 384C300 330 264 300 234 286"), 4.5, "red", "9 5"
    )
    bead = shape(oval(200, 214, 104), "blue", BOLD) + hatching_of(oval(200, 214, 104), 40, 9, 0.18, 3)
    bead += (
        shape(oval(188, 208, 66), "linen", FIRM)
        + shape(oval(182, 206, 42), "sea", FIRM)
        + shape(oval(178, 205, 21), "hair", FINE)
    )
    bead += fill_without_contour(oval(170, 196, 7), "linen") + fill_without_contour(
        oval(142, 146, 16, 10), "foam"
    )
    knots = shape(oval(168, 138, 13), "gold", FINE) + shape(oval(236, 288, 13), "gold", FINE)
    glare = stroke(parse_path("M262 150L278 132M278 176L300 164M250 128L260 112"), FIRM, "linen")
    return Plate(scene + envy + sweat + cord + silhouette(bead, 6) + knots + glare, "lozenges", _BAND)


def protective_talisman() -> Plate:
    """A square of gazelle skin with nine cells of dots, fifteen whichever way one adds them; a corner smokes."""
    scene = alcove("red", "shadow", "earth", 330)
    skin = "92,84! 130,92 200,82 270,92 312,80! 304,150 314,210 302,270 316,322! 260,312 200,322 140,312 84,324! 96,262 86,204 98,146"
    hide = shape(skin, "ochre", BOLD) + hatching_of(skin, 20, 9, 0.12, 2.8)
    grid = shape(box(122, 118, 156, 168), "linen", FIRM) + stroke(
        parse_path("M174 118V286M226 118V286M122 174H278M122 230H278"), FIRM
    )
    dots: Marks = ()
    for cell, count in enumerate((4, 9, 2, 3, 5, 7, 8, 1, 6)):
        x, y = 148 + cell % 3 * 52, 146 + cell // 3 * 56
        for index in range(count):
            angle = 2 * math.pi * index / max(count - (count > 5), 1)
            away = 0 if count == 1 or (count > 5 and index == count - 1) else 15
            dots += fill_without_contour(
                oval(x + away * math.sin(angle), y - away * math.cos(angle), 4.4),
                "red" if count % 2 else "blue",
            )
    cord = stroke(parse_path("M104 88C120 40 280 40 300 86"), 8) + stroke(
        parse_path("M104 88C120 40 280 40 300 86"), 4, "blue"
    )
    smoke = stroke(parse_path("M306 312C330 296 306 276 328 258C346 242 332 226 344 212"), 11) + stroke(
        parse_path("M306 312C330 296 306 276 328 258C346 242 332 226 344 212"), 6, "cloud"
    )
    ember = shape("296,322 302,300 316,322", "hair", HAIR) + fill_without_contour(oval(300, 306, 4), "glow")
    return Plate(scene + cord + silhouette(hide, 6) + grid + dots + ember + smoke, "lozenges", _BAND)


def one_hundred_keys() -> Plate:
    """A ring with more keys than one can count; the hundredth is red, and hangs by itself."""
    scene = (
        fill_without_contour(box(20, 20, 360, 360), "earth")
        + stroke(parse_path("M110 20V384M200 20V384M290 20V384"), FIRM)
        + hatching_of(box(20, 20, 360, 360), 0, 26, 0.08, 2)
    )
    for x, y in ((64, 60), (336, 60), (64, 340), (336, 340)):
        scene += shape(oval(x, y, 11), "shadow", FIRM)
    nail = shape(oval(200, 66, 12), "stone", FIRM)
    ring = stroke(oval(200, 126, 62), 17) + stroke(oval(200, 126, 62), 10, "gold")
    keys: Marks = ()
    fills = ("gold", "stone", "ochre", "stone", "gold", "ochre")
    for index in range(18):
        turn = -74 + index * 148 / 17
        angle = math.radians(turn)
        x, y = 200 - 62 * math.sin(angle), 126 + 62 * math.cos(angle)
        keys += moved(silhouette(_key(fills[index % 6], 92 + index * 37 % 34), 3), x, y, 1, turn=turn)
    last = moved(silhouette(_key("red", 124), 4), 200, 190, 1.25)
    return Plate(
        scene + nail + keys + ring + last + sparkles("150,92 262,150", 9, "linen"), "lozenges", _BAND
    )


def _key(fill: str, long: float) -> Marks:
    """A key that hangs from the origin, its bit below."""
    bow = shape(oval(0, 14, 12, 14), fill, FINE) + shape(oval(0, 14, 5, 6), "earth", HAIR)
    shaft = shape(box(-3.5, 27, 7, long - 27), fill, FINE)
    bit = shape(parse_path(f"M3 {long - 24}H17V{long - 16}H10V{long - 10}H17V{long - 2}H3Z"), fill, FINE)
    return shaft + bit + bow


def kohl_pot() -> Plate:
    """A pot of kohl with its stick; for the painted eye above it the ground is thin as muslin."""
    scene = (
        landscape.sky("sky")
        + landscape.engraved_sky(110)
        + shape(parse_path("M20 226H380V384H20Z"), "earth", FIRM)
    )
    buried = shape(parse_path("M44 318H120V360H44Z"), "red", FIRM) + shape(
        "44,318! 50,296 82,288 114,296 120,318!", "red", FIRM
    )
    buried += stroke(parse_path("M66 292V360M98 292V360"), 5, "ochre") + coins("62,306 92,304", 8)
    buried += shape("288,330 300,306 322,302 340,318 338,346 312,356 292,348", "stone", FIRM) + coins(
        "306,324 322,334 310,342 328,316", 8
    )
    scene += buried + stroke(
        parse_path("M30 250H120M150 262H240M270 246H370M28 282H40M140 300H180M230 296H276"), HAIR
    )
    eye = shape("96,110 150,70 214,62 276,86 308,120 250,142 180,146 126,134", "linen", BOLD)
    eye += (
        shape(oval(202, 106, 36), "teal", FIRM)
        + shape(oval(202, 106, 17), "hair", FINE)
        + fill_without_contour(oval(192, 96, 7), "linen")
    )
    eye += stroke("84,116 148,62 216,52 284,78 336,126", 9) + stroke("96,110 150,140 220,152 300,128", 6)
    brow = shape("104,56 170,32 250,34 312,66! 240,50 170,50", "hair", FINE)
    pot = "160,236! 240,236! 236,254 262,284 258,324 230,346 170,346 142,324 138,284 164,254"
    jar = (
        shape(pot, "blue", BOLD)
        + hatching_of(pot, 15, 8, 0.3, 2.6)
        + shape(box(150, 224, 100, 16), "gold", FIRM)
    )
    jar += stroke("142,296 200,310 258,296", 5, "gold") + shape(star_path(200, 328, 10, 0.5), "gold", HAIR)
    stick = shape(parse_path("M222 224L286 150L294 156L234 228Z"), "gold", FIRM) + shape(
        "286,152 296,132 304,128 302,140 294,156", "hair", FINE
    )
    return Plate(
        scene + silhouette(stick, 4) + silhouette(jar, 6) + brow + silhouette(eye, 4), "lozenges", _BAND
    )
