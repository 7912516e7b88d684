"""Giants that were told to stand still."""

from atelier.parts import beasts, landscape
from atelier.parts.figures import Person, person, staff
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
from atelier.plate import Plate
from atelier.shade import hatching_of, jitter


def draw() -> Plate:
    scene = (
        landscape.sky("stone")
        + landscape.cloud(90, 64, 1.1, fill="linen")
        + landscape.cloud(300, 56, 1.0, flip=True, fill="linen")
    )
    scene += shape(oval(200, 206, 40), "glow") + landscape.rays(200, 206, 46, 120, 30, "glow", FIRM)
    scene += landscape.ground("20,246! 120,232 280,232 380,246!", "green")
    scene += fill_without_contour(parse_path("M178 240H222L280 384H120Z"), "glow")
    for x, foot, size in ((66, 262, 0.62), (334, 262, 0.62)):
        scene += silhouette(moved(_trilithon(False), x, foot, size), 4)
    scene += silhouette(moved(_trilithon(True), 200, 268, 0.98), 5)
    scene += silhouette(moved(_stone(1), 66, 350, 1.0) + moved(_stone(0), 336, 346, 1.05), 6) + silhouette(
        moved(_stone(1), 252, 322, 0.46, turn=80), 5
    )
    scene += (
        _rain()
        + beasts.placed_with_contour(beasts.sheep(), 220, 358, 1.05)
        + beasts.placed_with_contour(beasts.sheep(), 262, 376, 1.0, flip=True)
        + beasts.placed_with_contour(beasts.sheep(), 120, 318, 0.7)
    )
    scene += moved(
        person(Person("earth", "fair", "hood", "ochre", beard="stone", left=(-24, -46), right=(16, -40))),
        150,
        374,
        0.86,
    ) + staff(128, 300, 378)
    return Plate(scene, "billets", "midnight")


def _stone(face: int) -> Marks:
    """A giant that was told to stand still; somebody is in there."""
    outline = "-28,0! -32,-50 -28,-104 -18,-124 14,-128 28,-112 32,-60 30,0!"
    marks = shape(outline, "stone", BOLD) + hatching_of(outline, 10, 9, 0.35, 2.6)
    eyes = "M-16 -92H-6M8 -92H18" if face else "M-16 -92Q-11 -98 -6 -92M8 -92Q13 -98 18 -92"
    return (
        marks
        + stroke(parse_path(eyes), FIRM)
        + stroke(parse_path("M0 -90L-4 -72L4 -70M-10 -56Q2 -60 12 -54M-18 -30L-8 -24M10 -20L18 -28"), FINE)
    )


def _trilithon(faces: bool) -> Marks:
    post = "-16,0! -18,-50 -14,-104! 14,-104! 17,-50 16,0!"
    left = moved(shape(post, "stone") + hatching_of(post, 10, 8, 0.4, 2.4), -46, 0)
    right = moved(shape(post, "stone") + hatching_of(post, 10, 8, 0.4, 2.4), 46, 0)
    lintel = shape("-72,-102! -70,-128 0,-132 70,-128 72,-102!", "stone") + hatching_of(
        "-72,-102! -70,-128 0,-132 70,-128 72,-102!", 90, 8, 0.4, 2.4
    )
    marks = left + right + lintel
    if faces:
        for x in (-46, 46):
            marks += stroke(
                parse_path(
                    f"M{x - 9} -74H{x - 4}M{x + 4} -74H{x + 9}M{x} -72L{x - 3} -60H{x + 2}M{x - 6} -50Q{x} -46 {x + 6} -50"
                ),
                FINE,
            )
    return marks


def _rain() -> Marks:
    text = ""
    for index in range(46):
        x, y = 28 + 340 * jitter(index, 2), 40 + 180 * jitter(index, 8)
        text += f"M{x:.0f} {y:.0f}L{x - 5:.0f} {y + 16:.0f}"
    return stroke(parse_path(text), HAIR, "blue")
