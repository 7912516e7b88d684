"""Large faces in three-quarter view, looking left; the middle of the face is the origin, and it is 130 high."""

from msgspec import Struct

from atelier.pen import (
    FINE,
    FIRM,
    HAIR,
    Marks,
    fill_without_contour,
    map_points,
    oval,
    parse_path,
    shape,
    stroke,
)
from atelier.shade import hatching_of

_SOFT = "36,-46 45,-16 40,18 27,44 10,61 -8,66 -24,57 -34,40 -39,22 -41,6 -38,-12 -39,-32 -28,-52 0,-62"
_SQUARE = "37,-46 46,-16 43,18 34,44 14,64 -10,68 -28,60 -36,42 -39,24 -42,8 -39,-12 -40,-32 -28,-52 0,-62"
_LONG = "34,-48 42,-16 37,20 24,50 6,70 -10,73 -24,62 -32,42 -37,22 -39,6 -36,-12 -37,-32 -26,-54 0,-64"
_ROUND = "38,-44 48,-14 46,20 32,46 12,60 -8,64 -26,57 -39,40 -44,22 -44,6 -40,-12 -40,-32 -28,-52 0,-61"
JAWS = {"soft": _SOFT, "square": _SQUARE, "long": _LONG, "round": _ROUND}

_BROWS = {
    "arched": "M-1 -23C6 -32 24 -33 34 -21C24 -27 8 -26 -1 -20ZM-12 -23C-18 -32 -28 -31 -36 -22C-28 -26 -19 -25 -12 -20Z",
    "straight": "M-2 -22C8 -29 26 -29 36 -22C26 -24 8 -22 -2 -17ZM-12 -22C-18 -29 -30 -28 -37 -21C-29 -23 -19 -22 -12 -17Z",
    "heavy": "M-3 -24C6 -34 28 -34 39 -19C28 -25 8 -23 -2 -16ZM-11 -24C-18 -34 -31 -32 -39 -20C-31 -24 -19 -22 -11 -16Z",
    "raised": "M0 -27C8 -38 26 -37 35 -24C26 -31 9 -30 0 -24ZM-12 -24C-18 -31 -29 -30 -36 -21C-29 -25 -19 -24 -12 -20Z",
    "angry": "M-6 -15C4 -22 22 -34 37 -33C28 -26 10 -18 -3 -9ZM-11 -15C-17 -22 -27 -33 -37 -32C-31 -24 -22 -16 -13 -9Z",
    "bushy": "M-3 -20C2 -36 28 -36 41 -14L34 -19L30 -12L24 -19L18 -13L12 -19L6 -13L-1 -16ZM-11 -20C-17 -35 -31 -33 -41 -15L-35 -18L-31 -12L-26 -18L-20 -13L-11 -16Z",
    "worried": "M-2 -30C8 -33 26 -29 35 -19C26 -25 8 -27 -2 -26ZM-12 -30C-18 -33 -29 -29 -37 -19C-30 -24 -20 -27 -12 -26Z",
}
_NOSES = {
    "straight": "M-9 -18C-12 -4 -17 8 -21 15C-23 20 -18 23 -13 21M-5 21C-1 20 0 14 -4 12",
    "hooked": "M-8 -18C-16 -8 -22 2 -24 13C-25 19 -19 24 -14 21M-5 22C0 21 1 14 -4 12",
    "snub": "M-9 -12C-11 -2 -15 5 -20 10C-24 15 -19 20 -13 18M-5 18C-1 17 0 12 -4 10",
    "crooked": "M-8 -18C-18 -12 -26 -2 -30 12C-33 24 -26 30 -18 25M-6 22C0 21 1 14 -4 12M-27 4C-24 6 -22 4 -22 1",
    "broad": "M-9 -16C-12 -4 -17 6 -23 13C-27 19 -20 24 -14 21M-4 22C4 21 4 12 -2 11",
}
_MOUTHS = {
    "calm": (
        "M-23 34C-17 34 -13 32 -10 34C-6 32 3 34 9 33",
        "M-23 34C-16 45 1 46 9 33C1 37 -6 38 -10 38C-14 38 -18 37 -23 34Z",
    ),
    "smile": (
        "M-24 33C-18 34 -13 33 -10 35C-6 32 4 34 12 31",
        "M-24 33C-17 46 3 47 12 31C3 37 -6 39 -10 39C-14 39 -19 37 -24 33Z",
    ),
    "smirk": (
        "M-23 37C-17 35 -13 34 -10 35C-4 34 6 33 13 28",
        "M-23 37C-16 45 4 44 13 28C6 36 -4 39 -10 39C-14 39 -18 38 -23 37Z",
    ),
    "open": (
        "M-20 33C-16 31 -13 30 -10 32C-6 29 1 31 6 33",
        "M-20 33C-19 46 3 48 6 33C1 35 -6 36 -10 36C-14 36 -17 35 -20 33Z",
    ),
}
# A mouth in its own colours: dark, with teeth, and a tongue.
_LOUD = {
    "shout": (
        "M-24 33C-20 24 6 23 12 32C13 50 4 60 -8 60C-19 60 -24 48 -24 33Z",
        "M-19 33C-12 28 0 28 7 33L6 38C-2 35 -12 35 -18 38Z",
    ),
    "grin": (
        "M-30 30C-18 35 4 35 20 26C18 48 2 54 -10 53C-22 52 -29 44 -30 30Z",
        "M-28 33C-16 38 4 38 18 30C16 40 6 44 -8 44C-20 44 -26 40 -28 33Z",
    ),
    "toothless": (
        "M-24 36C-16 28 0 28 10 35C10 48 0 55 -9 54C-18 53 -23 46 -24 36Z",
        "M-14 31.5L-7 30L-7 40L-13 40Z",
    ),
    "fangs": (
        "M-30 30C-16 35 6 35 22 28C20 46 6 54 -8 53C-22 52 -29 44 -30 30Z",
        "M-27 32L-22 46L-18 34L-8 36L8 35L14 47L18 31C6 34 -16 36 -27 32Z",
    ),
    "sing": (
        "M-18 36C-18 28 4 28 4 36C4 50 -2 57 -7 57C-13 57 -18 49 -18 36Z",
        "M-13 34C-9 31 -3 31 0 34L0 37C-4 35 -9 35 -13 37Z",
    ),
}
_SHUT = {
    "frown": ("M-22 40C-14 33 -2 33 8 40", "M-22 40C-14 33 -2 33 8 40C2 45 -14 45 -22 40Z"),
    "thin": ("M-22 36C-12 38 0 38 10 35", ""),
}
_EYES = {
    "wide": 1.15,
    "calm": 1.0,
    "narrow": 0.72,
    "sleepy": 0.85,
    "closed": 1.0,
    "blind": 0.9,
    "staring": 1.3,
}
BEARDS = {
    "full": "42,-6! 45,22 38,56 20,84 -6,94 -28,82 -40,52 -41,18! -35,27 -26,24 -14,26 0,25 16,28 30,20 36,-4!",
    "trimmed": "43,-4! 44,22 35,48 18,66 -8,76 -28,64 -39,40 -41,18! -35,31 -26,27 -14,26 0,25 14,30 32,20 38,-4!",
    "pointed": "41,0! 41,24 30,50 12,74 -12,98 -26,74 -37,42 -40,22! -33,34 -25,27 -14,26 0,25 12,30 30,26 37,2!",
    "goatee": "4,50 2,70 -10,92! -22,70 -22,52 -10,47",
    "forked": "42,-6! 46,22 42,56 36,84 28,104! 20,86 6,74 -8,76 -16,90 -22,108! -34,82 -41,52 -41,18! -35,27 -26,24 -14,26 0,25 16,28 30,20 36,-4!",
    "flowing": "43,-6! 52,24 52,80 40,140 20,190 -6,214! -30,186 -46,130 -46,60 -42,18! -35,27 -26,24 -14,26 0,25 16,28 30,20 36,-4!",
    "long": "43,-6! 48,24 44,66 30,104 4,128 -16,130 -36,104 -43,60 -42,18! -35,27 -26,24 -14,26 0,25 16,28 30,20 36,-4!",
}
_WHISKERS = {
    "thick": "-10,25 -22,26 -36,36! -22,40 -10,32 8,41 24,36! 8,25",
    "thin": "-10,26 -22,28 -34,38! -21,34 -10,30 6,35 20,38! 6,27",
    "drooping": "-10,25 -24,28 -32,46 -34,62! -24,46 -20,37 -10,31 6,37 14,48 17,64! 20,46 10,27",
    "curled": "-10,26 -22,28 -34,33 -42,26! -37,39 -24,40 -10,32 8,41 24,39 34,24! 26,33 8,26",
}


class Face(Struct, frozen=True):
    skin: str = "fair"
    jaw: str = "soft"
    brow: str = "arched"
    eyes: str = "calm"
    nose: str = "straight"
    mouth: str = "calm"
    hair: str = "hair"
    beard: str = ""
    whiskers: str = ""
    old: bool = False
    lashes: bool = False
    freckles: bool = False
    stubble: bool = False


def head(face: Face) -> Marks:
    """The head without hair and headdress, from the ear to the beard."""
    outline = JAWS[face.jaw]
    marks = _ear(face.skin) + shape(outline, face.skin, FIRM)
    marks += hatching_of(outline, 8, 7, 0.08, 1.6) if face.lashes else hatching_of(outline, 8, 6, 0.14, 1.9)
    marks += (
        fill_without_contour(oval(20, 17, 9, 5.4), "rose")
        + fill_without_contour(oval(-30, 17, 5, 4.6), "rose")
        if face.lashes
        else ()
    )
    marks += _eye(14, 1.0, face) + _eye(-22, 0.72, face)
    marks += shape(parse_path(_BROWS[face.brow]), face.hair, HAIR)
    marks += _beard(face) if face.beard else ()
    marks += stroke(parse_path(_NOSES[face.nose]), FINE)
    marks += _mouth(face)
    if face.whiskers:
        marks += shape(_WHISKERS[face.whiskers], face.hair, FINE)
    marks += _wrinkles() if face.old else ()
    marks += _freckles() if face.freckles else ()
    marks += _stubble() if face.stubble else ()
    return marks


def _ear(skin: str) -> Marks:
    return shape("40,-12 50,-16 54,-4 48,12 41,16", skin, FINE) + stroke("45,-8 49,-5 46,6", HAIR)


def _eye(x: float, wide: float, face: Face) -> Marks:
    open_by = _EYES[face.eyes]
    white = parse_path("M-13 0C-7 -10 7 -10 13 0C7 7 -7 7 -13 0Z")
    lid = parse_path("M-14 1C-8 -11 7 -12 14 0")
    crease = parse_path("M-11 -9C-5 -15 6 -15 12 -7")
    if face.eyes == "closed":
        marks = stroke(parse_path("M-14 -1C-8 8 7 8 14 -1M-9 5L-11 9M0 6V11M9 5L11 9"), FIRM) + stroke(
            crease, HAIR
        )
        return map_points(marks, lambda p: (x + p[0] * wide, -5 + p[1]))
    if face.eyes == "blind":
        marks = (
            shape(white, "linen", HAIR)
            + fill_without_contour(oval(-1, -1, 4.6), "stone")
            + stroke(lid, 3.2)
            + stroke(crease, HAIR)
        )
        return map_points(marks, lambda p: (x + p[0] * wide, -5 + p[1] * open_by))
    marks = (
        shape(white, "linen", HAIR)
        + shape(oval(-2, -1.6, 6.4), "hair", HAIR)
        + fill_without_contour(oval(-4, -3.6, 1.9), "linen")
    )
    if face.eyes in ("narrow", "sleepy"):
        marks += shape(parse_path("M-14 1C-8 -11 7 -12 14 0C8 -5 -7 -4 -14 1Z"), face.skin, HAIR)
    marks += stroke(lid, 3.2) + stroke(crease, HAIR)
    if face.lashes:
        marks += stroke(parse_path("M13 0C16 1 19 0 21 -3M12 -3C15 -3 17 -5 18 -7"), FINE)
    return map_points(marks, lambda p: (x + p[0] * wide, -5 + p[1] * open_by))


def _mouth(face: Face) -> Marks:
    if face.mouth in _LOUD:
        hollow, teeth = _LOUD[face.mouth]
        return shape(parse_path(hollow), "red", FINE) + shape(parse_path(teeth), "linen", HAIR)
    if face.mouth in _SHUT:
        line, lips = _SHUT[face.mouth]
        return (fill_without_contour(parse_path(lips), "rose") if lips else ()) + stroke(
            parse_path(line), FIRM
        )
    line, lips = _MOUTHS[face.mouth]
    upper = "M-20 35C-15 29 -12 29 -10 31C-7 28 -1 30 6 35C-4 34 -14 34 -20 35Z"
    marks = fill_without_contour(parse_path(upper), "rose") if face.lashes else ()
    marks += fill_without_contour(parse_path(lips), "rose") + stroke(parse_path(line), FINE)
    return marks + (() if face.beard else stroke("-14,50 -8,52 -2,50", HAIR))


def _beard(face: Face) -> Marks:
    outline = BEARDS[face.beard]
    light = "linen" if face.hair == "hair" else "ink"
    locks = "M28 36C26 54 18 68 8 76M14 42C14 56 8 70 0 80M0 48C0 62 -4 74 -10 82M-16 48C-17 60 -19 68 -22 74M-30 40C-31 52 -30 58 -28 64"
    marks = shape(outline, face.hair)
    return marks if face.beard == "goatee" else marks + stroke(parse_path(locks), HAIR, light)


def _wrinkles() -> Marks:
    return stroke(
        parse_path(
            "M3 8C9 13 18 13 24 8M-31 8C-28 11 -24 11 -20 8M28 -2C33 -3 36 -6 38 -9M28 2C33 3 36 3 39 1M-14 -40C-2 -45 14 -44 24 -39M-16 -34C-4 -38 10 -38 20 -34"
        ),
        HAIR,
    )


def _freckles() -> Marks:
    points = ((8, 14), (14, 17), (20, 13), (26, 17), (-28, 13), (-33, 16), (-24, 17))
    return tuple(mark for x, y in points for mark in fill_without_contour(oval(x, y, 1.3), "earth"))


def _stubble() -> Marks:
    return hatching_of("40,20 28,46 10,61 -8,66 -24,57 -34,42! -22,48 -8,48 8,48 26,34", 70, 4.5, 0.5, 1.4)


def neck(skin: str, wide: float = 1.0) -> Marks:
    outline = parse_path("M-17 40C-15 66 -22 80 -32 90L40 92C32 80 30 60 31 24Z")
    marks = shape(outline, skin) + hatching_of(
        parse_path("M-14 62C4 74 22 64 31 40L31 62C20 80 -4 84 -16 74Z"), 200, 5, 0.75, 2
    )
    return map_points(marks, lambda p: (p[0] * wide, p[1]))
