"""Large people: the feet stand on the origin, a grown person is 300 high in a turban, and looks left."""

import math
from collections.abc import Sequence

from atelier.parts.faces import Face, head, neck
from atelier.pen import (
    FINE,
    FIRM,
    HAIR,
    Marks,
    Point,
    fill_without_contour,
    head_position_mark,
    moved,
    parse_path,
    shape,
    silhouette,
    stroke,
    with_thinner_contours,
)
from atelier.shade import hatching_of

HEAD: Point = (0, -238)
HEAD_SIZE = 0.6


def _parse_points(text: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in (word.split(",") for word in text.split())]


def tapered_outline(points: str, widths: Sequence[float]) -> str:
    """The outline of a limb along a line, with the given width at each point: round at the start, cut off
    at the end.
    """
    at = _parse_points(points)
    left: list[str] = []
    right: list[str] = []
    for index, (x, y) in enumerate(at):
        before, after = at[max(index - 1, 0)], at[min(index + 1, len(at) - 1)]
        length = math.dist(before, after) or 1
        across = ((before[1] - after[1]) / length, (after[0] - before[0]) / length)
        half = widths[index] / 2
        corner = "!" if index == len(at) - 1 else ""
        left.append(f"{x + across[0] * half:.1f},{y + across[1] * half:.1f}{corner}")
        right.append(f"{x - across[0] * half:.1f},{y - across[1] * half:.1f}{corner}")
    length = math.dist(at[0], at[1]) or 1
    round_by = widths[0] * 0.34 / length
    cap = (
        f"{at[0][0] + (at[0][0] - at[1][0]) * round_by:.1f},{at[0][1] + (at[0][1] - at[1][1]) * round_by:.1f}"
    )
    return " ".join([cap, *left, *right[::-1]])


def limb(points: str, widths: Sequence[float], fill: str, width: float = FIRM, shade: float = 0) -> Marks:
    """A limb, tail or trunk; with `shade` it is hatched along its lower edge."""
    outline = tapered_outline(points, widths)
    return shape(outline, fill, width) + (hatching_of(outline, 70, 6, shade, 2) if shade else ())


_HANDS = {
    "fist": (
        "0,-8 10,-11 20,-9 23,0 20,9 10,11 0,8",
        "M20 -5C15 -6 11 -5 9 -3M22 1C16 0 12 1 10 3M20 6C16 6 13 7 11 8",
    ),
    "flat": ("0,-7 8,-8 14,-16 20,-15 17,-8 34,-6 38,-2 24,3 10,8 0,7", "M18 -3C24 -4 29 -4 34 -3"),
    "open": (
        "0,-7 6,-9 10,-20 16,-21 15,-10 30,-13 35,-10 26,-5! 38,-4 40,0 27,1! 36,6 35,10 24,7! 27,13 22,15 10,9 0,7",
        "M4 -1C8 2 10 5 10 8",
    ),
    "point": (
        "0,-8 10,-11 22,-10 42,-10 45,-7 42,-4 24,-3! 23,4 18,10 8,11 0,8",
        "M22 0C16 -1 12 0 10 2M20 6C15 5 12 6 10 7",
    ),
}


def hand(kind: str, skin: str) -> Marks:
    """A hand that reaches right from its wrist at the origin."""
    outline, lines = _HANDS[kind]
    return shape(outline, skin, FINE) + stroke(parse_path(lines), HAIR)


def arm(
    points: str,
    sleeve: str,
    skin: str,
    gesture: str = "fist",
    cuff: str = "linen",
    widths: Sequence[float] = (34, 30, 30),
    flip: bool = False,
    size: float = 1,
) -> Marks:
    """A sleeved arm from shoulder to wrist; without a sleeve it is bare."""
    at = _parse_points(points)
    (ax, ay), (bx, by) = at[-2:]
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    held = moved(hand(gesture, skin), bx, by, size, turn=turn, flip=False, tall=-1 if flip else 1)
    if not sleeve:
        return limb(points, (26, 20, 15) if len(at) == 3 else (26, 22, 19, 15), skin) + held
    wide = list(widths) if len(at) == 3 else [widths[0], widths[1], widths[1], widths[2]]
    outline = tapered_outline(points, wide)
    marks = held + shape(outline, sleeve) + hatching_of(outline, 75, 7, 0.3, 2.2)
    length = math.dist((ax, ay), (bx, by)) or 1
    ux, uy, half = (bx - ax) / length, (by - ay) / length, wide[-1] / 2
    edge = f"M{bx - uy * half:.1f} {by + ux * half:.1f}L{bx + uy * half:.1f} {by - ux * half:.1f}"
    edge += f"L{bx - 7 * ux + uy * half:.1f} {by - 7 * uy - ux * half:.1f}L{bx - 7 * ux - uy * half:.1f} {by - 7 * uy + ux * half:.1f}Z"
    return marks + (shape(parse_path(edge), cuff, FINE) if cuff else ())


def leg(
    points: str, fill: str, skin: str = "tan", shoe: str = "", wide: float = 34, flip: bool = False
) -> Marks:
    """A leg from the hip to the ankle, with a foot that points left; trousers end above it."""
    (x, y) = _parse_points(points)[-1]
    foot = (
        "8,-10 8,6 -8,8 -26,8 -34,4 -26,-3 -10,-8"
        if not shoe
        else "8,-10 9,7 -10,9 -28,8 -42,-2 -30,-2 -10,-9"
    )
    marks = moved(shape(foot, shoe or skin, FINE), x, y, flip=flip)
    if not shoe:
        marks += moved(stroke(parse_path("M-27 0V5M-22 -1V4"), HAIR), x, y, flip=flip)
    count = len(points.split())
    widths = [wide + (0.62 * wide - wide) * index / (count - 1) for index in range(count)]
    return marks + limb(points, widths, fill, shade=0.3)


_GOWN = "-20,-198! -42,-190 -52,-166 -46,-140 -37,-116 -47,-70 -60,-8! -30,1 30,1 60,-8! 47,-70 37,-116 46,-140 52,-166 42,-190 20,-198!"
_TUNIC = "-20,-198! -42,-190 -52,-166 -45,-140 -37,-116 -44,-84 -50,-54! -24,-48 24,-48 50,-54! 44,-84 37,-116 45,-140 52,-166 42,-190 20,-198!"


def gown(
    fill: str, sash: str = "", trim: str = "", shoe: str = "red", patches: str = "", ragged: bool = False
) -> Marks:
    """A robe to the feet; `trim` runs down its front, `patches` are pigments for a poor one."""
    outline = (
        _GOWN
        if not ragged
        else _GOWN.replace(
            "-60,-8! -30,1 30,1 60,-8!",
            "-60,-6! -48,-20! -40,2! -28,-14! -16,3! -2,-12! 10,3! 22,-14! 34,2! 46,-18! 60,-6!",
        )
    )
    marks = _shoes(shoe) if shoe else ()
    marks += shape(outline, fill) + hatching_of(outline, 8, 8, 0.2, 2.6)
    marks += stroke(
        parse_path(
            "M-18 -104C-26 -66 -30 -36 -32 -8M18 -104C26 -66 30 -36 33 -8M-30 -150C-34 -140 -34 -132 -30 -122"
        ),
        FINE,
    )
    if trim:
        marks += shape(parse_path("M-9 -190H9L12 -1H-12Z"), trim, FINE)
    marks += _belt(sash) if sash else ()
    return marks + _patches(patches)


def tunic(fill: str, sash: str = "", trim: str = "", patches: str = "") -> Marks:
    """A coat to the knees; legs are drawn apart."""
    marks = shape(_TUNIC, fill) + hatching_of(_TUNIC, 8, 8, 0.2, 2.6)
    marks += stroke(parse_path("M-18 -104C-22 -84 -26 -68 -27 -56M18 -104C22 -84 26 -68 27 -56"), FINE)
    if trim:
        marks += shape(parse_path("M-9 -190H9L11 -50H-11Z"), trim, FINE)
    marks += _belt(sash) if sash else ()
    return marks + _patches(patches)


def _shoes(fill: str) -> Marks:
    return shape("-58,-4 -46,-14 -22,-14 -14,3 -34,5", fill, FINE) + shape(
        "10,4 14,-12 36,-14 48,3 30,6", fill, FINE
    )


def _belt(fill: str) -> Marks:
    return shape(
        parse_path("M-39 -124C-14 -116 14 -116 39 -124L41 -106C14 -98 -14 -98 -41 -106Z"), fill, FINE
    ) + stroke(parse_path("M-38 -116C-14 -108 14 -108 40 -116"), HAIR)


def _patches(pigments: str) -> Marks:
    places = (
        "M-40 -84L-18 -88L-16 -64L-42 -60Z",
        "M16 -60L38 -64L42 -40L18 -36Z",
        "M10 -160L30 -164L32 -142L12 -140Z",
        "M-30 -40L-12 -42L-12 -22L-32 -20Z",
    )
    stitches = (
        "M-44 -76H-36M-30 -91V-83M-22 -70H-13M-30 -67V-58",
        "M14 -50H22M28 -67V-58M36 -50H45M30 -43V-34",
        "M8 -152H15M22 -167V-159M28 -152H35",
        "M-35 -32H-27M-22 -46V-38M-16 -32H-9",
    )
    marks: Marks = ()
    for pigment, patch, stitch in zip(pigments.split(), places, stitches, strict=False):
        marks += shape(parse_path(patch), pigment, FINE) + stroke(parse_path(stitch), HAIR)
    return marks


def neck_opening(lining: str, edge: str = "") -> Marks:
    """The opening at the neck."""
    marks = shape(
        parse_path("M-22 -197C-16 -176 -8 -162 1 -150C10 -162 18 -176 24 -197C12 -188 -10 -188 -22 -197Z"),
        lining,
        FINE,
    )
    if edge:
        marks += shape(
            parse_path(
                "M-28 -197L-20 -199C-14 -178 -6 -164 1 -154C8 -164 16 -178 22 -199L30 -197C24 -176 12 -158 1 -142C-10 -158 -22 -176 -28 -197Z"
            ),
            edge,
            FINE,
        )
    return marks


def torso(skin: str, trousers: str, sash: str = "", lean: bool = False) -> Marks:
    """A bare chest above a cloth about the hips; legs are drawn apart."""
    chest = "-20,-198! -44,-190 -54,-166 -44,-140 -36,-112 -38,-84! 38,-84! 36,-112 44,-140 54,-166 44,-190 20,-198!"
    marks = shape(chest, skin) + hatching_of(chest, 8, 7, 0.2, 2.2)
    marks += stroke(
        parse_path("M-34 -158C-24 -150 -10 -150 -2 -158C8 -150 24 -150 34 -158M0 -150V-112M0 -104V-101"), FINE
    )
    if lean:
        marks += stroke(
            parse_path(
                "M-28 -142C-22 -138 -14 -138 -8 -142M-26 -132C-20 -128 -14 -128 -8 -132M28 -142C22 -138 14 -138 8 -142M26 -132C20 -128 14 -128 8 -132"
            ),
            HAIR,
        )
    cloth = "-40,-102! -46,-76 -48,-52! -16,-40 16,-40 48,-52! 46,-76 40,-102!"
    marks += shape(cloth, trousers) + hatching_of(cloth, 8, 7, 0.25, 2.2)
    return marks + (moved(_belt(sash), 0, 18) if sash else ())


def seated_body(fill: str, sash: str = "", trim: str = "", shade: str = "") -> Marks:
    """A robe of somebody who sits cross-legged; the head is at (0, -178)."""
    torso_line = "-20,-138! -42,-130 -52,-106 -46,-76 -40,-48 40,-48! 46,-76 52,-106 42,-130 20,-138!"
    lap = "-38,-56 -70,-52 -98,-34 -102,-14 -80,-2 -30,0 30,0 80,-2 102,-14 98,-34 70,-52 38,-56"
    marks = shape(torso_line, fill) + hatching_of(torso_line, 8, 8, 0.2, 2.6)
    if trim:
        marks += shape(parse_path("M-9 -130H9L11 -44H-11Z"), trim, FINE)
    marks += shape(lap, shade or fill) + hatching_of(lap, 70, 8, 0.32, 2.6)
    marks += stroke(parse_path("M-94 -18C-60 -40 -16 -30 30 -8M94 -18C64 -38 36 -34 8 -22"), FINE)
    return marks + (moved(_belt(sash), 0, 62) if sash else ())


SITTING: Point = (0, -178)


def figure(
    body: Marks,
    face: Face,
    hat: Marks = (),
    behind: Marks = (),
    near: Marks = (),
    far: Marks = (),
    at: Point = HEAD,
    size: float = HEAD_SIZE,
    tilt: float = 0,
    collar: Marks = (),
    contour: float = 6,
    leads: bool = True,
) -> Marks:
    """A whole person: what is behind the body, the body, neck and collar, the head, and what is in front.

    The head of the main figure (`leads`) is recorded, for the overlays of adjectives.
    """

    def place_on_head(marks: Marks) -> Marks:
        return with_thinner_contours(moved(marks, *at, size, turn=tilt), 0.75)

    slight = 0.84 if face.lashes else 1
    marks = (
        place_on_head(behind)
        + far
        + body
        + place_on_head(neck(face.skin, slight))
        + collar
        + place_on_head(head(face) + hat)
        + near
    )
    if leads:
        marks += head_position_mark(silhouette(head(face) + hat, 5), *at, size, tilt)
    return silhouette(marks, contour) if contour else marks


def chain(path: str, line: str = "stone") -> Marks:
    """Links along a line."""
    steps = parse_path(path)
    return stroke(steps, 8) + stroke(steps, 4.4, line, "5 4") + stroke(steps, HAIR)


def sparkles(points: str, size: float = 7, fill: str = "glow") -> Marks:
    """Glints of four points."""
    marks: Marks = ()
    for x, y in _parse_points(points):
        s = size
        marks += fill_without_contour(
            parse_path(
                f"M{x} {y - s}L{x + s * 0.22} {y - s * 0.22}L{x + s} {y}L{x + s * 0.22} {y + s * 0.22}L{x} {y + s}L{x - s * 0.22} {y + s * 0.22}L{x - s} {y}L{x - s * 0.22} {y - s * 0.22}Z"
            ),
            fill,
        )
    return marks


def enthroned_body(fill: str, sash: str = "", trim: str = "", knees: str = "") -> Marks:
    """A robe of somebody who sits on a seat, seen from the front; the head is at (0, -178), the feet at
    80.
    """
    upper = "-20,-138! -44,-130 -54,-106 -46,-76 -40,-46! 40,-46! 46,-76 54,-106 44,-130 20,-138!"
    lap = "-38,-58 -66,-48 -74,-26 -64,20 -72,74! 72,74! 64,20 74,-26 66,-48 38,-58"
    marks = shape("-56,82 -50,66 -24,66 -18,84", "red", FINE) + shape("56,82 50,66 24,66 18,84", "red", FINE)
    marks += shape(upper, fill) + hatching_of(upper, 8, 8, 0.2, 2.6)
    marks += shape(lap, knees or fill) + hatching_of(lap, 8, 8, 0.16, 2.6)
    marks += stroke(
        parse_path(
            "M-62 -30C-46 -44 -20 -40 -8 -24C-4 10 -8 40 -10 72M62 -30C46 -44 20 -40 8 -24C4 10 8 40 10 72M-48 0C-50 30 -54 50 -54 72M48 0C50 30 54 50 54 72"
        ),
        FINE,
    )
    if trim:
        marks += shape(parse_path("M-9 -130H9L11 -46H-11Z"), trim, FINE) + shape(
            parse_path("M-72 74C-30 66 30 66 72 74L70 62C30 54 -30 54 -70 62Z"), trim, FINE
        )
    return marks + (moved(_belt(sash), 0, 62) if sash else ())


def riders_body(fill: str, leg_fill: str, shoe: str) -> Marks:
    """A rider's body, seen from the side, going left; the saddle is at (0, 0), the head at (-4, -146)."""
    upper = "-22,-104! -42,-96 -48,-74 -38,-46 -36,-8 -20,6 26,8 38,-6 36,-46 46,-74 38,-98 16,-106!"
    marks = (
        shape(upper, fill)
        + hatching_of(upper, 8, 8, 0.25, 2.6)
        + stroke(parse_path("M-8 -40C-8 -20 -4 -8 -2 4M10 -40C12 -20 16 -8 20 2"), FINE)
    )
    marks += limb("8,0 -34,22 -22,66", (46, 38, 22), leg_fill, shade=0.3)
    return marks + shape("-12,64 -12,80 -34,82 -56,76 -66,66 -48,68 -32,62", shoe, FINE)
