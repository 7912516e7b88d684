"""Statuses that change the head of a hero's portrait: one function per status, on the face's own square."""

from atelier.adjectives import worn
from atelier.parts import attributes, headdresses
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    moved,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
    with_thinner_contours,
)
from atelier.shade import hatching_of


def beast_form() -> Marks:
    """A donkey's head where the face was; the ears stand through whatever was on it."""
    return silhouette(moved(with_thinner_contours(attributes.donkey(), 0.9), 8, -46, 1.2), 4)


def sultan() -> Marks:
    """The great white turban of a sultan, with a band of gold and a ruby."""
    turban = headdresses.great_turban("linen", "red", "gold") + headdresses.jewel(4, -84, 19, "red")
    return silhouette(_made_to_fit(turban), 4)


def vizier() -> Marks:
    """The tall turban of office, with its green cap."""
    return silhouette(_made_to_fit(headdresses.great_turban("ochre", "green", "linen")), 4)


def _made_to_fit(turban: Marks) -> Marks:
    """The turban of office, small enough for the top of a portrait."""
    return moved(turban, 0, -8, 0.8)


def diseased() -> Marks:
    """Spots all over the face, and a rag tied about the jaw."""
    marks: Marks = ()
    for x, y in ((-28, 4), (-18, -26), (6, -32), (28, -18), (34, 12), (-30, 24), (14, 20), (-6, 6), (26, 34)):
        marks += shape(oval(x, y, 5), "red", HAIR)
    rag = "-44,6 -40,30 -20,54 0,62 22,54 42,26 50,-4! 58,2 52,34 30,66 2,78 -26,70 -48,42 -52,10"
    knot = shape("44,-6 62,-26 74,-20 58,0", "linen", FINE) + shape("50,0 74,4 72,16 52,8", "linen", FINE)
    return marks + silhouette(shape(rag, "linen", FIRM) + hatching_of(rag, 30, 8, 0.2, 2.2) + knot, 3)


def insane() -> Marks:
    """A kettle for a hat, and spirals for eyes."""
    pot = "-44,-36! -62,-70 -50,-110 0,-124 54,-110 68,-70 54,-34! 30,-48 -14,-50"
    kettle = shape(pot, "stone", BOLD) + hatching_of(pot, 15, 7, 0.3, 2.4)
    kettle += shape("-56,-84 -90,-104 -108,-132! -86,-130 -72,-112 -50,-104", "stone", FIRM)
    kettle += shape("-14,-124 4,-138 22,-122", "stone", FINE) + shape(oval(4, -143, 7), "red", FINE)
    spiral = "M0 0C6 -6 12 2 4 7C-7 12 -13 -4 -2 -12C12 -20 22 2 10 14"
    eyes = shape(oval(15, -4, 17), "linen", FINE) + shape(oval(-23, -4, 14, 16), "linen", FINE)
    eyes += moved(stroke(parse_path(spiral), FINE, "red"), 13, -4, 0.8)
    eyes += moved(stroke(parse_path(spiral), FINE, "red"), -25, -4, 0.7)
    return eyes + silhouette(kettle, 3)


def grief_stricken() -> Marks:
    """Tears, and a black band about the brow."""
    band = "-47,-34! -22,-42 2,-46 30,-46 56,-34! 57,-52 30,-64 0,-62 -26,-56 -51,-48!"
    ends = shape("52,-48! 78,-40 86,-10 70,-14 62,-34!", "hair", FINE)
    return worn.weeping() + silhouette(ends + shape(band, "hair", FIRM), 3)


def love_struck() -> Marks:
    """Hearts where the eyes were, and a rose behind the ear."""
    rose = shape(oval(56, -30, 15), "red", FIRM) + stroke(
        "56,-30 60,-36 66,-28 56,-20 46,-28 54,-42 68,-38", FINE, "linen"
    )
    leaf = shape("56,-18 74,-12 80,2 60,-4", "green", FINE)
    return worn.lovesick() + silhouette(leaf + rose, 3)


def outlaw() -> Marks:
    """A cloth over nose and mouth."""
    return silhouette(headdresses.mask("hair"), 3)


def blessed() -> Marks:
    """A double ring of gold above the head, and light around it."""
    ring = oval(4, -128, 54, 15)
    beams = "M-62 -150L-74 -162M-30 -158L-36 -172M4 -160V-176M38 -158L44 -172M70 -150L82 -162"
    return (
        stroke(ring, 14)
        + stroke(ring, 8, "gold")
        + stroke(oval(4, -128, 36, 8), FINE, "glow")
        + stroke(parse_path(beams), FIRM, "gold")
    )
