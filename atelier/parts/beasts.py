"""Beasts for scenes, each about its own origin: those that walk stand on it, those that fly hang from it."""

from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    fill_without_contour,
    map_points,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    smooth_path_through,
    stroke,
)
from atelier.shade import hatching_of


def camel(coat: str = "ochre", load: str = "red") -> Marks:
    """A laden camel walking left, 100 high."""
    far = shape("-24,-40 -20,-20 -26,0! -18,0! -13,-20 -12,-40", coat, FINE) + shape(
        "30,-42 34,-22 28,0! 36,0! 42,-22 42,-42", coat, FINE
    )
    body = "-34,-50 -46,-60 -54,-84 -64,-88 -78,-84 -82,-90 -70,-98 -58,-100 -48,-94 -40,-72 -26,-66 -14,-74 -4,-94 8,-96 18,-74 36,-66 50,-52 48,-34 34,-32 0,-30 -26,-34"
    near = shape("-30,-40 -30,-18 -36,0! -28,0! -22,-18 -18,-38", coat, FINE) + shape(
        "34,-44 44,-22 42,0! 50,0! 53,-22 50,-48", coat, FINE
    )
    marks = far + shape(body, coat) + hatching_of(body, 70, 7, 0.35, 2) + near
    marks += (
        fill_without_contour(oval(-66, -92, 2), "ink")
        + stroke("-80,-87 -72,-88 -68,-86", HAIR)
        + shape("-58,-99 -56,-106 -51,-97", coat, FINE)
    )
    pack = "M-20 -68L-14 -96L16 -98L24 -68L26 -46L-22 -46Z"
    marks += (
        shape(parse_path(pack), load)
        + stroke(parse_path("M-21 -60H25M-17 -82H20M-10 -96L-12 -46M12 -98L16 -46"), FINE)
        + stroke(parse_path("M-22 -46H26"), 4, "linen", "0 6")
    )
    return marks + stroke("50,-54 56,-40 54,-28", FINE) + stroke("-70,-88 -46,-64 -20,-70", HAIR, "red")


def elephant(coat: str = "stone") -> Marks:
    """An elephant walking left, 120 high."""
    far = shape("-32,-44 -34,-20 -36,0! -18,0! -14,-40", coat, FINE) + shape(
        "34,-44 32,-20 30,0! 48,0! 50,-44", coat, FINE
    )
    body = "-40,-56 -52,-64 -64,-56 -68,-40 -74,-16 -84,-8 -92,-14! -88,-20 -84,-24 -84,-48 -82,-76 -74,-98 -56,-110 -40,-106 -24,-108 10,-114 44,-104 62,-80 64,-48 54,-30 20,-34 -20,-34"
    near = shape("-46,-52 -50,-22 -50,0! -30,0! -26,-22 -22,-46", coat, FINE) + shape(
        "42,-56 48,-26 48,0! 66,0! 68,-28 66,-60", coat, FINE
    )
    ear = "-50,-100 -34,-104 -20,-90 -22,-66 -36,-54 -46,-66 -52,-84"
    marks = (
        far
        + shape(body, coat)
        + hatching_of(body, 60, 8, 0.3, 2.2)
        + near
        + shape(ear, coat)
        + hatching_of(ear, 60, 7, 0.4, 2)
    )
    marks += (
        shape("-70,-58 -78,-50 -92,-46 -104,-52! -94,-40 -78,-40 -66,-50", "linen", FINE)
        + fill_without_contour(oval(-66, -82, 2.6), "ink")
        + stroke("-72,-88 -66,-90 -60,-86", HAIR)
    )
    marks += stroke(parse_path("M-82 -64L-74 -62M-84 -52L-77 -51M-84 -40L-75 -39M-83 -30L-73 -29"), HAIR)
    return (
        marks
        + stroke("64,-80 74,-60 72,-40", FIRM)
        + stroke(parse_path("M-48 -3H-32M50 -3H64"), FINE, "linen", "3 2")
    )


def ape(fur: str = "earth", towel: str = "linen", arm: str = "down") -> Marks:
    """An ape in a towel, standing, 70 high."""
    body = "-14,-46 -18,-30 -16,-10 -18,0! -6,0! -2,-12 2,-12 6,0! 18,0! 16,-10 18,-30 14,-46"
    marks = stroke("16,-8 30,-6 34,-20 28,-26", 6) + stroke("16,-8 30,-6 34,-20 28,-26", 2.6, fur)
    marks += (
        shape(body, fur)
        + shape(parse_path("M-18 -32C-6 -28 6 -28 18 -32L20 -8C8 -4 -8 -4 -20 -8Z"), towel, FINE)
        + stroke(parse_path("M-18 -14C-6 -10 8 -10 19 -14"), FINE, "blue")
    )
    arms = {
        "down": "-14,-44 -24,-30 -24,-14 -18,-12 -16,-28 -10,-36",
        "out": "-14,-46 -30,-44 -42,-36 -40,-30 -28,-36 -12,-38",
        "up": "-14,-42 -26,-52 -30,-68 -24,-70 -20,-56 -10,-46",
    }
    marks += shape(arms[arm], fur, FINE) + map_points(shape(arms["down"], fur, FINE), lambda p: (-p[0], p[1]))
    marks += shape(oval(-13, -58, 4.4), "rose", FINE) + shape(oval(13, -58, 4.4), "rose", FINE)
    marks += shape(oval(0, -58, 13, 12), fur) + shape(
        "-9,-60 -5,-65 0,-62 5,-65 9,-60 8,-50 0,-46 -8,-50", "fair", FINE
    )
    return (
        marks
        + stroke(parse_path("M-4.5 -59V-57.5M4.5 -59V-57.5"), 3)
        + stroke("-5,-50 0,-48 5,-50", HAIR)
        + stroke(parse_path("M-1.5 -54V-53M1.5 -54V-53"), HAIR)
    )


def bird(fill: str = "linen", wing: str = "linen") -> Marks:
    """A dove on the wing, flying left, 60 wide."""
    far = shape("4,-2 14,-24 34,-40 38,-34! 34,-28 36,-22! 28,-18 28,-12! 18,2", wing, FINE)
    tail = shape("18,-2! 42,-6! 40,2! 44,6! 36,14! 18,8!", fill, FINE) + stroke(
        parse_path("M24 2L38 1M24 5L36 8"), HAIR
    )
    body = shape("-27,-3 -21,-9 -13,-8 -2,-6 20,-4 24,4 10,11 -8,9 -18,4 -26,1", fill, FINE)
    near = shape("-6,0 -12,-22 -2,-44 8,-50! 8,-40 16,-42! 14,-30 20,-30! 16,-16 18,-10! 12,2", wing, FINE)
    quills = stroke(parse_path("M-2 -34L4 -14M4 -34L8 -14M-4 -20L0 -8"), HAIR)
    head = fill_without_contour(oval(-20, -4, 1.6), "ink") + shape(
        parse_path("M-26 -5L-33 -2L-26 1Z"), "ochre", HAIR
    )
    return far + tail + body + near + quills + head


def roc(fill: str = "earth", tips: str = "ochre") -> Marks:
    """The great bird seen from below, wings spread 300 wide; its breast is the origin."""
    wing = "10,-10 40,-44 90,-58 140,-40 158,0! 138,-8 134,16! 118,2 110,28! 94,12 84,36! 70,18 58,36! 46,18 30,28! 14,20"
    right = (
        shape(wing, fill, BOLD)
        + hatching_of(wing, 80, 7, 0.4, 2.2)
        + stroke(parse_path("M30 -14C64 -34 104 -34 142 -14M34 0C60 -14 84 -16 104 -10"), FINE, tips)
    )
    left = map_points(right, lambda p: (-p[0], p[1]))
    tail = shape("-12,20 12,20 34,70! 16,60 14,78! 0,62 -14,78! -16,60 -34,70!", fill, FIRM) + stroke(
        parse_path("M-6 28L-12 66M0 28V60M6 28L12 66"), FINE, tips
    )
    body = shape("0,-36 18,-20 18,14 0,34 -18,14 -18,-20", tips) + stroke(
        parse_path("M-10 -12Q-5 -6 0 -12Q5 -6 10 -12M-10 -2Q-5 4 0 -2Q5 4 10 -2M-10 8Q-5 14 0 8Q5 14 10 8"),
        HAIR,
    )
    head = (
        shape("-8,-34 -10,-54 0,-64 12,-56 10,-34", fill)
        + shape("-8,-56 -24,-54 -28,-42! -18,-46 -8,-46", "gold" if fill == "gold" else "ochre", FINE)
        + fill_without_contour(oval(-1, -55, 2.6), "glow")
        + fill_without_contour(oval(-1, -55, 1.2), "ink")
    )
    return left + right + tail + body + head


def fish(fill: str = "red") -> Marks:
    """A fish swimming left, 60 long, its middle at the origin."""
    tail = shape("18,0! 36,-16 32,0! 36,16 18,4!", fill, FINE)
    body = "-30,0 -16,-13 4,-14 22,-3! 22,3! 4,13 -16,12"
    return (
        tail
        + shape("-8,-12 2,-24 14,-20 10,-11!", fill, FINE)
        + shape(body, fill, FIRM)
        + shape(oval(-19, -3, 3.6), "linen", HAIR)
        + fill_without_contour(oval(-19, -3, 1.6), "ink")
        + stroke(
            parse_path(
                "M-11 -9C-7 -3 -7 4 -11 9M-2 -7Q3 -3 -2 1M6 -7Q11 -3 6 1M-2 2Q3 6 -2 9M8 1Q12 4 8 7M-30 1L-25 3"
            ),
            HAIR,
        )
    )


def serpent(path: str, wide: float, fill: str = "green", spot: str = "ochre") -> Marks:
    """A serpent's body along a line: contour, skin, and spots down its back."""
    line = parse_path(path) if "," not in path else smooth_path_through(path, closed=False)
    return (
        stroke(line, wide + 5)
        + stroke(line, wide, fill)
        + stroke(line, wide * 0.36, spot, f"0 {wide * 0.72:.0f}")
    )


def serpent_head(fill: str = "green") -> Marks:
    """A serpent's head looking left; its neck ends at the origin."""
    return (
        stroke(parse_path("M-36 -2C-42 -2 -44 -6 -50 -7M-42 -3C-46 -2 -48 1 -51 2"), FINE, "red")
        + shape("8,-11 -8,-14 -24,-10 -37,-4 -36,3 -22,9 -6,11 8,11", fill)
        + fill_without_contour(oval(-18, -4, 3), "glow")
        + fill_without_contour(oval(-18, -4, 1.3), "ink")
        + stroke("-36,1 -24,4 -14,3", FINE)
    )


def mare(coat: str = "shadow") -> Marks:
    """A horse standing, looking left, 110 high."""
    far = shape("-26,-44 -24,-22 -28,0! -20,0! -14,-40", coat, FINE) + shape(
        "30,-46 34,-22 28,0! 36,0! 44,-44", coat, FINE
    )
    body = "-34,-54 -44,-78 -54,-84 -68,-70 -76,-68 -80,-76 -66,-94 -52,-106 -40,-104 -24,-84 -10,-74 16,-72 42,-76 54,-62 52,-44 36,-38 0,-38 -24,-40"
    near = shape("-34,-50 -34,-24 -38,0! -29,0! -24,-24 -20,-44", coat, FINE) + shape(
        "40,-52 48,-24 44,0! 53,0! 57,-26 54,-58", coat, FINE
    )
    mane = "-46,-108 -34,-100 -18,-80! -30,-84 -36,-92!"
    tail = "50,-70 64,-62 70,-34 66,-14! 58,-30 52,-56"
    return (
        shape(tail, "hair", FINE)
        + far
        + shape(body, coat)
        + hatching_of(body, 60, 7, 0.3, 2)
        + near
        + shape("-50,-104 -50,-116 -42,-106", coat, FINE)
        + shape(mane, "hair", FINE)
        + fill_without_contour(oval(-60, -90, 2.2), "glow")
    )


def sheep() -> Marks:
    legs = stroke(parse_path("M-12 -8V0M-6 -8V0M8 -8V0M14 -8V0"), 3.4)
    wool = "-18,-12 -20,-22 -12,-28 -4,-26 4,-30 12,-26 20,-24 20,-12 12,-6 0,-5 -12,-6"
    return (
        legs
        + shape(wool, "linen", FINE)
        + stroke(parse_path("M-8 -20Q-4 -24 0 -20M4 -14Q8 -18 12 -14M-6 -12Q-3 -15 0 -12"), HAIR)
        + shape("-18,-22 -26,-22 -28,-14 -20,-12", "shadow", FINE)
    )


def vulture() -> Marks:
    """A vulture beating upward with its claws at the origin, 160 wide."""
    wing = "8,-40 30,-74 62,-92 92,-88! 82,-76 90,-66! 74,-60 78,-48! 60,-46 60,-34! 40,-34 22,-26"
    right = shape(wing, "shadow", FIRM) + stroke(
        parse_path("M22 -44C40 -62 58 -70 74 -76M26 -38C42 -50 54 -54 64 -56"), HAIR, "linen"
    )
    body = shape("0,-58 14,-44 12,-20 0,-8 -12,-20 -14,-44", "earth") + stroke(
        parse_path("M-6 -38Q-3 -34 0 -38Q3 -34 6 -38M-6 -28Q-3 -24 0 -28Q3 -24 6 -28"), HAIR
    )
    head = (
        shape("-8,-56 -6,-60 6,-60 8,-54", "linen", FINE)
        + shape("-4,-58 -8,-72 2,-80 10,-74 8,-60", "rose", FINE)
        + shape("-6,-76 -18,-72 -16,-64! -10,-68 -6,-68", "ochre", FINE)
        + fill_without_contour(oval(0, -73, 1.7), "ink")
    )
    claws = stroke(parse_path("M-5 -10L-8 0M-5 -10L-3 0M5 -10L3 0M5 -10L8 0"), FIRM, "ochre")
    return right + map_points(right, lambda p: (-p[0], p[1])) + body + claws + head


def whale_eye(x: float, y: float, size: float) -> Marks:
    return (
        shape(oval(x, y, size, size * 0.7), "linen")
        + shape(oval(x, y, size * 0.5), "hair", HAIR)
        + fill_without_contour(oval(x - size * 0.2, y - size * 0.2, size * 0.16), "linen")
        + stroke(f"{x - size * 1.3},{y} {x},{y - size} {x + size * 1.3},{y}", FIRM)
    )


def peacock_tail(x: float, y: float, count: int, spread: float, long: float, fill: str = "teal") -> Marks:
    """Feathers with eyes that fan out below a point."""
    marks: Marks = ()
    for index in range(count):
        turn = -spread / 2 + spread * index / (count - 1)
        plume = shape(
            f"-5,6 -11,{long * 0.7} -12,{long - 8} 0,{long + 6} 12,{long - 8} 11,{long * 0.7} 5,6", fill, FINE
        ) + stroke(parse_path(f"M0 10V{long - 18}"), HAIR)
        plume += shape(oval(0, long - 9, 7, 9), "ochre", HAIR) + fill_without_contour(
            oval(0, long - 7, 3.6, 5), "blue"
        )
        marks += moved(plume, x, y, turn=turn)
    return marks


def placed_with_contour(
    marks: Marks, x: float, y: float, size: float = 1, flip: bool = False, turn: float = 0, contour: float = 5
) -> Marks:
    """A beast at its position, with a heavy contour."""
    return silhouette(moved(marks, x, y, size, flip, turn), contour)


def brass_rider() -> Marks:
    """A horseman of brass on a horse that stands with one hoof raised, looking left; 120 high."""
    legs = shape("-20,-32 -22,-16 -20,0! -12,0! -12,-30", "gold", FINE) + shape(
        "22,-34 26,-16 22,0! 30,0! 34,-34", "gold", FINE
    )
    raised = shape("-24,-36 -40,-34 -42,-16! -34,-16! -32,-26 -18,-26", "gold", FINE)
    body = "-26,-40 -32,-60 -44,-66 -54,-56 -62,-58 -58,-70 -44,-84 -32,-84 -22,-68 -8,-56 24,-58 38,-48 38,-32 20,-28 -14,-28"
    tail = shape("36,-50 50,-44 52,-20 46,-14 42,-32", "gold", FINE)
    lance = stroke(parse_path("M-30 -46L-22 -136"), 6) + stroke(parse_path("M-30 -46L-22 -136"), FIRM, "gold")
    flag = shape(parse_path("M-22 -132L12 -126L2 -118L10 -110L-24 -108Z"), "red", FINE)
    rider = shape("-8,-52 -12,-80 -4,-90 10,-88 18,-74 18,-52", "gold", FINE) + shape(
        "-6,-82 -24,-74 -30,-68 -26,-62 -4,-70", "gold", FINE
    )
    leg = shape("0,-56 14,-58 10,-36 2,-26 -6,-28", "gold", FINE)
    head = shape(oval(3, -98, 9, 10), "gold", FINE) + shape(
        parse_path("M-8 -100C-8 -112 2 -114 4 -122C6 -114 14 -112 14 -100Z"), "gold", FINE
    )
    return (
        lance
        + flag
        + tail
        + legs
        + raised
        + shape(body, "gold")
        + rider
        + leg
        + head
        + stroke(parse_path("M-4 -97H0M-2 -92H2"), FINE)
    )


def finch(fill: str = "red", wing: str = "hair") -> Marks:
    """A small bird that sits on the origin, looking left."""
    return (
        stroke(parse_path("M-2 0V-6M5 0V-6"), FINE)
        + shape("-13,-10 -6,-22 10,-20 30,-8! 10,-3 -6,-4", fill, FINE)
        + shape(oval(-9, -21, 8.5), fill, FINE)
        + shape("-2,-17 12,-17 28,-8! 6,-8", wing, HAIR)
        + shape(parse_path("M-16 -23L-25 -20L-16 -18Z"), "ochre", HAIR)
        + fill_without_contour(oval(-11, -22, 1.7), "ink")
    )
