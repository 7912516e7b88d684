"""Overlays on a head: one function per adjective, on the face's own square (see parts/faces)."""

from atelier.frames import star_path
from atelier.parts import headdresses
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    fill_without_contour,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.shade import hatching_of


def wounded() -> Marks:
    """A bandage about the brow with a red stain, and a plaster on the cheek."""
    band = "M-46 -26C-20 -46 28 -56 54 -36L54 -58C28 -78 -20 -68 -48 -48Z"
    marks = shape(parse_path(band), "linen", FIRM) + stroke(
        parse_path("M-46 -38C-18 -58 28 -68 54 -48M-44 -30C-10 -44 20 -62 52 -56"), FINE
    )
    marks += shape(oval(20, -55, 11, 8), "red", HAIR)
    return (
        marks
        + shape(parse_path("M12 20L30 10L34 18L16 28Z"), "linen", FINE)
        + shape(parse_path("M14 10L22 6L32 26L24 30Z"), "linen", FINE)
    )


def one_eyed() -> Marks:
    """A black patch over the near eye."""
    cord = stroke(parse_path("M-40 -40C-20 -28 -4 -20 6 -16M26 -16C36 -22 44 -28 50 -34"), 5)
    return (
        cord
        + shape("-2,-12 8,-20 24,-20 32,-10 26,6 14,12 2,4", "hair", FIRM)
        + stroke(parse_path("M6 -10C12 -13 18 -13 24 -10"), HAIR, "stone")
    )


def blind() -> Marks:
    """A cloth bound over both eyes."""
    cloth = "M-44 -18C-14 -14 20 -16 52 -24L54 -2C22 8 -14 8 -42 4Z"
    ends = shape("48,-16! 76,-26 84,-10 60,-6!", "linen", FINE) + shape(
        "48,-10! 74,8 68,28 52,4!", "linen", FINE
    )
    return (
        ends
        + shape(parse_path(cloth), "linen", FIRM)
        + stroke(parse_path("M-42 -10C-14 -6 20 -8 52 -16M-42 -3C-14 1 20 -1 52 -9"), FINE)
    )


def noble() -> Marks:
    """A crown of gold."""
    return silhouette(headdresses.crown("red"), 4)


def masked() -> Marks:
    """A half mask of black silk about the eyes."""
    outline = "-44,-22 -28,-30 -8,-22 4,-26 28,-34 50,-28 52,-6 34,10 12,10 -2,2 -12,4 -24,12 -40,6"
    marks = stroke(parse_path("M48 -18C58 -16 64 -10 70 -2M48 -12C58 -6 62 2 64 12"), 5) + shape(
        outline, "hair", FIRM
    )
    marks += shape("0,-4 14,-14 28,-6 14,2", "linen", FINE) + shape(
        "-32,-4 -22,-13 -13,-6 -22,2", "linen", FINE
    )
    marks += fill_without_contour(oval(12, -6, 4.6), "ink") + fill_without_contour(oval(-24, -5, 4), "ink")
    return marks + stroke("-44,-22 -28,-30 -8,-22 4,-26 28,-34 50,-28", 3, "gold", "0 7")


def weeping() -> Marks:
    """Tears run down both cheeks."""
    drops = "M16 6C26 20 26 30 18 32C8 32 8 20 16 6ZM22 34C30 44 30 52 24 54C16 54 16 46 22 34ZM-26 6C-18 18 -18 26 -24 28C-32 28 -32 18 -26 6ZM-28 34C-22 42 -22 50 -27 51C-34 51 -33 43 -28 34Z"
    return shape(parse_path(drops), "foam", FIRM) + stroke(
        parse_path("M-2 -28C8 -33 26 -28 35 -17M-12 -28C-18 -33 -29 -28 -37 -17"), 5
    )


def laughing() -> Marks:
    """A wide laugh, and eyes shut for joy."""
    hollow = "M-34 26C-18 34 6 34 24 22C24 50 4 60 -10 59C-24 58 -33 46 -34 26Z"
    teeth = "M-31 30C-16 38 6 38 22 27C20 37 8 42 -8 42C-20 42 -28 38 -31 30Z"
    return (
        shape(parse_path(hollow), "red", FIRM)
        + shape(parse_path(teeth), "linen", FINE)
        + stroke(parse_path("M32 12C38 18 40 24 38 30M-40 12C-44 18 -44 24 -42 30"), FINE)
    )


def furious() -> Marks:
    """Brows like thunder, and steam from the ears."""
    brows = "M-8 -12C4 -22 22 -36 40 -38C30 -24 12 -12 -2 -4ZM-9 -12C-17 -22 -27 -34 -40 -36C-33 -24 -22 -12 -12 -4Z"
    puff = "52,-10 64,-30 84,-30 94,-46 116,-42 118,-22 130,-8 116,8 98,2 84,10 66,4"
    steam = shape(puff, "cloud", FIRM) + stroke(
        parse_path("M76 -14C82 -22 92 -20 92 -10M100 -18C106 -26 116 -22 114 -12"), FINE, "pen"
    )
    left = moved(steam, -6, 0, 1, flip=True)
    veins = stroke(parse_path("M14 -58L20 -50L14 -46L22 -38M30 -52L26 -46"), FIRM, "red")
    return silhouette(steam + left, 3) + shape(parse_path(brows), "hair", FIRM) + veins


def drunken() -> Marks:
    """A red nose, red cheeks, and bubbles that only one person sees."""
    marks = (
        fill_without_contour(oval(22, 16, 10, 7), "red")
        + fill_without_contour(oval(-32, 16, 6, 5), "red")
        + shape(oval(-18, 12, 10, 9), "red", FINE)
        + fill_without_contour(oval(-21, 9, 3), "linen")
    )
    for x, y, size in ((62, -70, 8), (78, -92, 11), (60, -112, 6), (-62, -60, 7), (-76, -84, 9)):
        marks += shape(oval(x, y, size), "foam", FIRM) + fill_without_contour(
            oval(x - size * 0.3, y - size * 0.3, size * 0.25), "linen"
        )
    return marks + stroke(parse_path("M6 -34C12 -40 20 -40 26 -34M-30 -34C-24 -40 -18 -40 -14 -34"), FINE)


def pious() -> Marks:
    """A ring of gold above the head."""
    ring = oval(2, -116, 62, 17)
    return (
        stroke(ring, 14)
        + stroke(ring, 8, "gold")
        + stroke(
            parse_path("M-70 -140L-80 -150M-36 -148L-42 -160M2 -150V-164M40 -148L46 -160M74 -140L84 -150"),
            FIRM,
            "gold",
        )
    )


def disguised() -> Marks:
    """Round spectacles, and whiskers that came with them."""
    glasses = (
        stroke(oval(15, -5, 17), 7)
        + stroke(oval(15, -5, 17), 3, "gold")
        + stroke(oval(-23, -5, 13, 16), 7)
        + stroke(oval(-23, -5, 13, 16), 3, "gold")
        + stroke(parse_path("M-10 -7C-7 -11 -4 -11 -2 -7M32 -8L50 -12"), 4)
    )
    nose = shape("-12,-10 -26,6 -34,18 -26,28 -10,26 -4,12", "rose", FIRM)
    whiskers = shape(
        "-16,24 -36,26 -56,44 -70,40! -58,58 -34,54 -16,38 6,54 34,56 52,36! 36,40 12,24", "hair", FIRM
    )
    return (
        glasses
        + nose
        + silhouette(whiskers, 3)
        + stroke(parse_path("M-30 36C-40 40 -46 46 -52 48M4 36C16 44 26 46 36 46"), HAIR, "stone")
    )


def toothless() -> Marks:
    """A mouth with one tooth in it, and not the best one."""
    return shape(
        parse_path("M-28 34C-16 26 4 26 16 33C14 52 2 60 -8 59C-20 58 -27 48 -28 34Z"), "red", FIRM
    ) + shape(parse_path("M-12 29L-2 28L-3 41L-11 41Z"), "linen", FINE)


def man_eating() -> Marks:
    """Fangs, and a bone across them."""
    mouth = shape(
        parse_path("M-36 28C-18 36 8 36 28 26C26 50 8 60 -8 59C-26 58 -35 46 -36 28Z"), "red", FIRM
    ) + shape(parse_path("M-33 31L-26 50L-20 34L-8 37L10 36L17 51L23 30C8 35 -18 37 -33 31Z"), "linen", FINE)
    bone = stroke(parse_path("M-60 58L46 40"), 15) + stroke(parse_path("M-60 58L46 40"), 9, "linen")
    knobs = (
        shape(oval(-63, 51, 8), "linen", FINE)
        + shape(oval(-60, 65, 8), "linen", FINE)
        + shape(oval(48, 33, 8), "linen", FINE)
        + shape(oval(51, 47, 8), "linen", FINE)
    )
    return mouth + silhouette(knobs, 2) + bone


def foolish() -> Marks:
    """A cap with three points and a bell on each."""
    cap = "-44,-30! -62,-60 -88,-66 -104,-46! -96,-92 -56,-106 -30,-92! -22,-128 8,-142 40,-128! 30,-112 30,-100! 62,-112 98,-92 108,-44! 92,-66 70,-60 54,-30! 30,-48 -12,-50"
    marks = (
        shape(cap, "red", BOLD)
        + hatching_of(cap, 15, 9, 0.16, 2.4)
        + fill_without_contour(
            "-30,-92! -22,-128 8,-142 40,-128! 30,-112 30,-100! 20,-60 4,-52 -14,-60", "ochre"
        )
    )
    marks += stroke("-30,-92 -22,-128 8,-142 40,-128", FIRM) + stroke(
        parse_path("M-30 -92C-26 -76 -20 -64 -12 -52M30 -100C26 -80 22 -66 18 -52"), FIRM
    )
    for x, y in ((-105, -40), (42, -122), (109, -38)):
        marks += shape(oval(x, y, 10), "gold", FIRM) + stroke(
            parse_path(f"M{x - 6} {y + 2}H{x + 6}M{x} {y + 2}V{y + 7}"), FINE
        )
    return silhouette(marks, 3)


def lovesick() -> Marks:
    """Hearts where the eyes were."""
    heart = "M0 16C-26 -4 -18 -24 0 -12C18 -24 26 -4 0 16Z"
    return (
        moved(shape(parse_path(heart), "red", FIRM), 15, -5, 1.0)
        + moved(shape(parse_path(heart), "red", FIRM), -23, -5, 0.8)
        + moved(fill_without_contour(star_path(0, 0, 5, 0.4, 4), "linen"), 9, -10)
    )
