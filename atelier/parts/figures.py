"""Small people for scenes: the feet stand on the origin, and a grown person is 100 high."""

import math

from msgspec import Struct

from atelier.pen import (
    FINE,
    HAIR,
    Marks,
    Point,
    fill_without_contour,
    map_points,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.shade import hatching_of

_HEAD: Point = (0, -84)


class Person(Struct, frozen=True):
    """Hands are points of the figure's own square; `seated` folds the legs, `child` makes the head large."""

    robe: str = "red"
    skin: str = "tan"
    hat: str = "turban"
    cloth: str = "linen"
    sash: str = "ochre"
    beard: str = ""
    left: Point = (-20, -44)
    right: Point = (20, -44)
    seated: bool = False
    child: bool = False
    back: bool = False
    lean: float = 0


def person(who: Person, contour: float = 5) -> Marks:
    body = _seated(who) if who.seated else _standing(who)
    marks = _sleeve(who, (11, -66), who.right) + body + _sleeve(who, (-11, -66), who.left)
    marks += _head(who)
    if who.child:
        marks = map_points(
            marks, lambda p: (p[0] * 0.66, p[1] * 0.6 if p[1] > -70 else -42 + (p[1] + 70) * 0.86)
        )
    if who.lean:
        marks = map_points(marks, lambda p: (p[0] - math.sin(math.radians(who.lean)) * p[1], p[1]))
    return silhouette(marks, contour) if contour else marks


def _standing(who: Person) -> Marks:
    robe = "M-9 -72C-16 -66 -15 -52 -13 -44C-20 -26 -22 -12 -24 -2C-10 2 10 2 24 -2C22 -12 20 -26 13 -44C15 -52 16 -66 9 -72Z"
    marks = shape("-16,0 -18,-5 -8,-6 -6,1", "earth", FINE) + shape("16,0 18,-5 8,-6 6,1", "earth", FINE)
    marks += shape(parse_path(robe), who.robe, FINE) + hatching_of(parse_path(robe), 8, 7, 0.3, 2)
    marks += stroke(parse_path("M-5 -42C-7 -26 -8 -14 -9 -2M4 -42C7 -26 8 -14 9 -2"), HAIR)
    marks += shape(parse_path("M-13 -47C-4 -44 4 -44 13 -47L14 -41C4 -38 -4 -38 -14 -41Z"), who.sash, FINE)
    return marks if who.back else marks + stroke(parse_path("M-5 -72L0 -58L5 -72M0 -58V-46"), HAIR)


def _seated(who: Person) -> Marks:
    robe = "M-9 -72C-17 -66 -16 -52 -15 -40C-34 -38 -44 -34 -46 -24C-40 -18 -20 -16 0 -16C20 -16 40 -18 46 -24C44 -34 34 -38 15 -40C16 -52 17 -66 9 -72Z"
    marks = shape(parse_path(robe), who.robe, FINE) + hatching_of(parse_path(robe), 30, 7, 0.3, 2)
    marks += stroke(parse_path("M-40 -28C-20 -34 0 -26 16 -20M40 -28C24 -34 10 -30 0 -26"), FINE)
    marks += shape(parse_path("M-14 -46C-4 -43 4 -43 14 -46L15 -40C4 -37 -4 -37 -15 -40Z"), who.sash, FINE)
    return marks


def _sleeve(who: Person, shoulder: Point, hand: Point) -> Marks:
    """An arm in a wide sleeve from the shoulder to the hand, bent a little at the elbow."""
    x, y = hand[0] - shoulder[0], hand[1] - shoulder[1]
    length = math.hypot(x, y) or 1
    across = (-y / length, x / length)
    side = 1 if shoulder[0] > 0 else -1
    bend = max(0.0, 34 - length) * 0.5 * side
    elbow = (
        shoulder[0] + x / 2 + abs(across[0]) * bend + side * 2,
        shoulder[1] + y / 2 + abs(across[1]) * abs(bend) * 0.5 + 2,
    )
    end = (hand[0] - x / length * 4, hand[1] - y / length * 4)

    def offset_point(point: Point, by: float) -> str:
        return f"{point[0] + across[0] * by:.1f},{point[1] + across[1] * by:.1f}"

    outline = f"{offset_point(shoulder, 6)} {offset_point(elbow, 6.5)} {offset_point(end, 7.5)}! {offset_point(end, -7.5)}! {offset_point(elbow, -6.5)} {offset_point(shoulder, -6)}"
    return shape(oval(*hand, 4.6), who.skin, FINE) + shape(outline, who.robe, FINE)


def _head(who: Person) -> Marks:
    x, y = _HEAD
    marks = shape(oval(x, y + 8, 5, 8), who.skin, FINE) + shape(oval(x, y, 10, 12), who.skin, FINE)
    if who.back:
        marks += shape(oval(x, y - 1, 10, 11), "hair", FINE)
    else:
        marks += stroke(parse_path("M-6 -86H-3M3 -86H6"), 2.4) + stroke(
            parse_path(
                "M-7 -90C-5 -91 -4 -91 -2 -90M2 -90C4 -91 5 -91 7 -90M0 -86L-1.5 -81.5L1 -81M-3 -77.5C-1 -76.5 1 -76.5 3 -77.5"
            ),
            HAIR,
        )
        if who.beard:
            marks += shape("-10,-83 -6,-80 0,-79 6,-80 10,-83 8,-70 0,-60 -8,-70", who.beard, FINE) + stroke(
                "-3,-76 0,-75 3,-76", HAIR, "rose"
            )
    if who.back and who.hat in ("veil", "hood", "long"):
        return (
            marks
            + shape("-18,-52 -13,-84 -8,-98 0,-102 8,-98 13,-84 18,-52 0,-48", who.cloth, FINE)
            + stroke(parse_path("M-5 -88L-8 -54M5 -88L8 -54"), HAIR)
        )
    return marks + _HATS[who.hat](who.cloth)


def _turban(cloth: str) -> Marks:
    return shape("-13,-91 -14,-99 -6,-106 6,-106 14,-99 13,-91 0,-95", cloth, FINE) + stroke(
        parse_path("M-13 -95C-4 -96 6 -100 11 -103M13 -94C6 -98 0 -98 -4 -96M-9 -103C-4 -102 0 -104 2 -106"),
        HAIR,
    )


def _cap(cloth: str) -> Marks:
    return shape("-10,-91 -9,-100 0,-104 9,-100 10,-91 0,-94", cloth, FINE)


def _veil(cloth: str) -> Marks:
    return shape(
        "-9,-92 -12,-84 -15,-66 -20,-52! -11,-56 -9,-70 -9,-84 0,-94 9,-84 9,-70 11,-56 20,-52! 15,-66 13,-84 10,-96 0,-102 -10,-96",
        cloth,
        FINE,
    )


def _crown(cloth: str) -> Marks:
    return shape(
        "-9,-88 -12,-82 -11,-72! -8,-84 0,-93 8,-84 11,-72! 12,-82 9,-92 0,-97", "hair", FINE
    ) + shape(
        parse_path("M-11 -92L-13 -108L-6 -100L0 -112L6 -100L13 -108L11 -92C4 -95 -4 -95 -11 -92Z"),
        cloth,
        FINE,
    )


def _hair(cloth: str) -> Marks:
    return shape("-10,-80 -12,-92 -6,-98 6,-98 12,-92 10,-80! 8,-90 0,-93 -8,-90", cloth, FINE)


def _long_hair(cloth: str) -> Marks:
    return shape(
        "-9,-88 -13,-76 -15,-58! -9,-66 -9,-84 0,-94 9,-84 9,-66 15,-58! 13,-76 12,-92 0,-100 -11,-94",
        cloth,
        FINE,
    )


def _hood(cloth: str) -> Marks:
    return shape(
        "-10,-90 -14,-80 -18,-64! -8,-68 -9,-82 0,-93 9,-82 8,-68 18,-64! 14,-84 8,-100 -2,-110! -8,-100",
        cloth,
        FINE,
    )


def _no_headdress(_: str) -> Marks:
    return ()


_HATS = {
    "turban": _turban,
    "cap": _cap,
    "veil": _veil,
    "crown": _crown,
    "hair": _hair,
    "long": _long_hair,
    "hood": _hood,
    "bald": _no_headdress,
}


def staff(x: float, top: float, bottom: float, line: str = "earth") -> Marks:
    return stroke(parse_path(f"M{x} {bottom}L{x + 2} {top}"), 5) + stroke(
        parse_path(f"M{x} {bottom}L{x + 2} {top}"), FINE, line
    )


def blindfold() -> Marks:
    return shape(parse_path("M-11 -90H11V-83H-11Z"), "linen", FINE) + fill_without_contour(
        oval(11, -86, 2), "linen"
    )
