"""What the heroes carry, and what stands behind them; attributes are drawn about their own origin."""

from atelier.frames import star_path
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    box,
    fill_without_contour,
    oval,
    parse_path,
    shape,
    stroke,
)
from atelier.shade import hatching_of


def lamp() -> Marks:
    """An oil lamp with a long spout, standing on the origin."""
    foot = shape(parse_path("M-20 0L-12 -12H12L20 0Z"), "gold")
    body = "M-66 -38C-52 -44 -44 -36 -34 -32C-22 -48 22 -50 38 -30C40 -16 22 -8 0 -8C-22 -8 -38 -18 -46 -24C-54 -28 -60 -30 -66 -38Z"
    handle = stroke("34,-34 54,-44 58,-26 44,-14 30,-16", 6.5) + stroke(
        "34,-34 54,-44 58,-26 44,-14 30,-16", 3, "gold"
    )
    lid = shape(parse_path("M-20 -42C-14 -54 14 -54 20 -42Z"), "gold") + shape(oval(0, -56, 4), "gold", FINE)
    return (
        handle
        + foot
        + shape(parse_path(body), "gold")
        + hatching_of(parse_path(body), 70, 6, 0.4, 2.2)
        + lid
        + stroke("-26,-26 0,-22 28,-26", FINE)
    )


def smoke() -> Marks:
    """A curl of smoke that rises from a lamp's spout at the origin."""
    curl = "M0 0C-24 -18 16 -34 -4 -58C-22 -80 12 -96 22 -80C28 -68 14 -60 8 -68"
    return stroke(parse_path(curl), 7) + stroke(parse_path(curl), 3.4, "cloud")


def axe() -> Marks:
    """A woodcutter's axe, the hand at the origin."""
    haft = shape(parse_path("M-5 60L-7 -96L5 -98L7 60Z"), "earth")
    blade = "M6 -94C26 -104 44 -104 58 -116C64 -94 64 -70 54 -48C42 -60 26 -66 6 -66Z"
    return (
        haft
        + shape(parse_path(blade), "stone")
        + hatching_of(parse_path(blade), 190, 6, 0.3, 2.2)
        + stroke("50,-106 55,-84 49,-58", HAIR)
        + shape(box(-10, -96, 18, 32), "shadow")
    )


def sandal() -> Marks:
    """A sandal with a mended strap, toe to the left."""
    sole = "-48,-4 -40,-18 -8,-14 20,-16 48,-10 46,4 20,10 -8,6 -34,10"
    strap = shape("-26,-12 -16,-40 6,-44 18,-14! 8,-12 2,-28 -10,-26 -14,-12!", "red") + shape(
        "20,-14 26,-40 40,-44 44,-10! 34,-12 34,-26 30,-12!", "red"
    )
    return (
        shape(sole, "earth")
        + hatching_of(sole, 90, 6, 0.5, 2)
        + strap
        + stroke(parse_path("M-12 -36L-7 -31M-4 -40L0 -35M5 -40L4 -33"), FINE, "linen")
    )


def awl() -> Marks:
    return (
        shape("-6,-2 0,-10 6,-2 5,22 -5,22", "earth", FINE)
        + stroke(parse_path("M0 -10V-48"), 3.4, "stone")
        + stroke(parse_path("M-2 -10V-46"), HAIR)
    )


def astrolabe() -> Marks:
    """A brass astrolabe that hangs from the origin."""
    disc = oval(0, 54, 38)
    ring = stroke(oval(0, 6, 7, 8), 5) + stroke(oval(0, 6, 7, 8), FINE, "gold")
    ticks = stroke(oval(0, 54, 33.5), 4, "ink", "1 3.4")
    inner = (
        stroke(oval(0, 54, 29), HAIR)
        + stroke(oval(-3, 61, 17), FINE)
        + stroke(parse_path("M-29 54H29M0 25V83"), HAIR)
    )
    rule = shape(parse_path("M-30 74L-26 78L30 34L26 30Z"), "gold", FINE)
    return (
        ring
        + shape(parse_path("M-9 18L0 10L9 18Z"), "gold", FINE)
        + shape(disc, "gold")
        + ticks
        + inner
        + rule
        + fill_without_contour(oval(0, 54, 3.4), "ink")
    )


def book() -> Marks:
    """A closed book held upright, its corner boards gilt."""
    pages = shape(parse_path("M-34 -46L38 -52L44 44L-28 50Z"), "linen")
    board = parse_path("M-42 -44L30 -50L36 46L-36 52Z")
    medallion = shape(star_path(-3, 1, 20, 0.62), "gold", FINE) + shape(oval(-3, 1, 6), "plum", HAIR)
    corners = stroke(parse_path("M-38 -34L-28 -46M20 -49L31 -39M-35 40L-24 51M24 47L35 36"), 3, "gold")
    edge = stroke(parse_path("M-35 -37L24 -42L29 39L-30 45Z"), HAIR, "gold")
    return (
        pages
        + stroke(parse_path("M34 -48L40 45M37 -48L42 44"), HAIR)
        + shape(board, "blue")
        + edge
        + medallion
        + corners
    )


def quill() -> Marks:
    """A quill whose nib points down to the origin."""
    vane = "8,-26 4,-60 18,-100 38,-128 42,-100 34,-66 18,-36"
    return (
        shape(vane, "linen")
        + stroke("0,0 14,-44 24,-84 36,-122", FINE)
        + stroke(
            parse_path(
                "M14 -44L8 -58M18 -60L11 -76M22 -76L18 -94M17 -52L28 -62M21 -70L35 -82M26 -90L39 -100"
            ),
            HAIR,
        )
    )


def sabre() -> Marks:
    """A drawn sabre with its point up; the hand holds the grip at the origin."""
    blade = "M-6 -24C-8 -84 6 -140 44 -186C30 -136 14 -84 8 -24Z"
    return (
        shape(parse_path(blade), "linen")
        + stroke("0,-30 2,-84 20,-138 36,-168", HAIR)
        + shape(parse_path("M-6 -22H7L5 34H-4Z"), "shadow")
        + shape("-30,-26 -14,-30 12,-30 30,-22 14,-18 -14,-18", "gold", FINE)
        + shape(oval(0, 38, 8), "gold", FINE)
    )


def donkey() -> Marks:
    """A donkey's head and neck, looking left; the poll is the origin."""
    ear = "8,-4 2,-40 14,-66 24,-40 22,-4"
    marks = (
        shape(points_of_far_ear(ear), "stone")
        + shape(ear, "stone")
        + fill_without_contour("12,-12 10,-40 15,-54 18,-36 16,-12", "rose")
    )
    head = "20,2 30,22 34,60 60,130! -4,130! -2,84 -18,78 -40,86 -58,84 -62,68 -50,56 -28,22 -10,0 6,-8"
    marks += shape(head, "stone", BOLD) + hatching_of(head, 20, 8, 0.28, 2.6)
    marks += shape("-44,60 -62,68 -58,84 -40,86 -30,78 -34,64", "linen", FINE) + fill_without_contour(
        oval(-52, 70, 3), "ink"
    )
    marks += (
        stroke("-56,79 -48,80 -42,76", FINE)
        + fill_without_contour(oval(-18, 30, 4.4), "ink")
        + stroke("-26,26 -18,22 -10,26", FINE)
    )
    return (
        marks
        + stroke(parse_path("M20 0C28 20 32 50 46 100"), 6, "shadow", "1 6")
        + stroke(parse_path("M-40 58C-30 66 -26 74 -28 80M-12 4C0 30 -4 60 -8 82"), FINE, "red")
    )


def points_of_far_ear(ear: str) -> str:
    return " ".join(
        f"{float(x) - 20:g},{float(y) + 6:g}" for x, y in (word.split(",") for word in ear.split())
    )


def horse() -> Marks:
    """A horse's head and arched neck, looking left; the poll is the origin."""
    neck = "8,-4 44,26 66,90 76,170! -10,170! -6,96 -14,66 -34,72 -52,98 -66,94 -68,80 -50,50 -32,18 -12,-2"
    marks = (
        shape("-6,0 -12,-26 2,-14", "linen", FINE)
        + shape(neck, "linen", BOLD)
        + hatching_of(neck, 15, 8, 0.25, 2.6)
    )
    marks += (
        shape("4,-2 4,-30 16,-10", "linen", FINE)
        + fill_without_contour(oval(-30, 34, 4.4), "ink")
        + fill_without_contour(oval(-60, 84, 3), "ink")
    )
    marks += stroke("-62,92 -54,88 -48,82", FINE)
    mane = "10,-6 48,16 72,70 90,140! 70,120 62,90! 54,70 44,46! 30,30 22,14!"
    bridle = stroke(
        parse_path("M-46 52C-40 60 -34 66 -28 70M-20 8C-14 30 -16 50 -20 66M-52 60C-30 66 0 110 4 170"),
        FIRM,
        "red",
    )
    return marks + shape(mane, "hair") + bridle + shape(oval(-37, 61, 4), "gold", HAIR)


def camel_train() -> Marks:
    """Three laden camels on the skyline, going left from the origin."""
    marks: Marks = ()
    for index in range(3):
        x = index * 58
        body = f"M{x} 0L{x + 3} -22C{x - 6} -24 {x - 12} -30 {x - 16} -38L{x - 26} -36L{x - 27} -41L{x - 16} -46C{x - 10} -44 {x - 8} -36 {x} -34C{x + 6} -50 {x + 20} -50 {x + 26} -34C{x + 34} -30 {x + 32} -16 {x + 34} 0L{x + 30} 0L{x + 26} -16L{x + 7} -16L{x + 4} 0Z"
        marks += shape(parse_path(body), "earth", FINE) + shape(
            box(x + 5, -40, 18, 16), ("red", "teal", "blue")[index], FINE
        )
    return marks + stroke(parse_path("M6 -38C20 -34 26 -40 32 -38M64 -38C78 -34 84 -40 90 -38"), HAIR)


def sail() -> Marks:
    """A ship under one great sail, on the origin's waterline."""
    hull = "M-56 -6L-40 18H44L70 -22C40 -8 -20 -6 -56 -6Z"
    canvas = "M-40 -24C-30 -70 10 -120 62 -134C56 -90 52 -50 56 -24C24 -32 -8 -32 -40 -24Z"
    return (
        stroke(parse_path("M8 0V-112M-48 -18L70 -142"), FIRM)
        + shape(parse_path(canvas), "linen")
        + hatching_of(parse_path(canvas), 10, 8, 0.25, 2.2)
        + stroke("-10,-60 20,-64 54,-62", HAIR)
        + shape(parse_path(hull), "earth")
        + stroke("-48,4 0,6 58,-8", FINE)
    )
