"""A wall of closets, and the door that is not yours."""

from atelier.frames import star_path
from atelier.parts.buildings import arch
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
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


def draw() -> Plate:
    scene = fill_without_contour(box(20, 20, 360, 360), "rose")
    colours = ("red", "blue", "teal", "ochre", "plum", "green")
    for row in range(5):
        for index in range(7):
            x, y = 50 + index * 50, 96 + row * 62
            if (row, index) not in ((3, 2), (3, 3), (3, 4), (4, 2), (4, 3), (4, 4)):
                scene += _closet(
                    x, y, colours[(row * 4 + index * 5) % 6], (row, index) in ((1, 5), (2, 0), (0, 2))
                )
    scene += stroke(parse_path("M24 100H376M24 162H376M24 224H376"), BOLD) + shape(
        parse_path("M24 344H376V384H24Z"), "linen"
    )
    scene += stroke(
        parse_path(
            "".join(f"M{24 + index * 32} 344L{index * 40 - 20} 384" for index in range(13)) + "M24 362H376"
        ),
        HAIR,
    )
    scene += silhouette(_great_door(), 6)
    scene += moved(
        person(
            Person(
                "ochre",
                "brown",
                "turban",
                "linen",
                sash="red",
                beard="linen",
                left=(-18, -40),
                right=(30, -60),
            )
        ),
        106,
        372,
        0.98,
    )
    scene += _key_ring(140, 312) + moved(
        person(Person("blue", "tan", "cap", "red", back=True, left=(-20, -48), right=(18, -40))),
        292,
        374,
        0.86,
    )
    return Plate(scene, "lozenges")


def _closet(x: float, y: float, fill: str, ajar: bool) -> Marks:
    outline = parse_path(arch(x, y, 36, 52))
    if not ajar:
        return (
            shape(outline, fill)
            + stroke(parse_path(f"M{x} {y}V{y - 50}"), FINE)
            + fill_without_contour(oval(x - 4, y - 22, 1.8), "linen")
            + fill_without_contour(oval(x + 4, y - 22, 1.8), "linen")
        )
    coat = shape(
        f"{x - 4},{y - 38} {x + 4},{y - 38} {x + 13},{y - 26} {x + 9},{y - 6} {x - 9},{y - 6} {x - 13},{y - 26}",
        "linen",
        FINE,
    ) + stroke(parse_path(f"M{x} {y - 38}V{y - 6}M{x - 5} {y - 42}Q{x} {y - 48} {x + 5} {y - 42}"), HAIR)
    return (
        shape(outline, "shadow")
        + coat
        + shape(parse_path(f"M{x - 18} {y}V{y - 30}L{x - 26} {y - 34}V{y + 4}Z"), fill, FINE)
    )


def _great_door() -> Marks:
    marks = shape(parse_path(arch(200, 346, 130, 158)), "linen", BOLD) + shape(
        parse_path(arch(200, 346, 104, 138)), "shadow"
    )
    marks += shape(parse_path("M148 346V270C148 242 180 230 198 210V346Z"), "gold") + stroke(
        parse_path("M158 336V276C160 258 178 248 188 238V336Z"), FINE
    )
    marks += shape(star_path(173, 298, 13, 0.55), "red", FINE) + fill_without_contour(
        oval(190, 300, 3), "ink"
    )
    return (
        marks
        + fill_without_contour(parse_path("M202 346V214C210 226 222 236 232 246L236 346Z"), "glow")
        + stroke(parse_path("M148 346V270C148 242 180 230 200 208C220 230 252 242 252 270V346"), FINE)
    )


def _key_ring(x: float, y: float) -> Marks:
    ring = stroke(oval(x, y, 11), 5) + stroke(oval(x, y, 11), FINE, "gold")
    for turn in (-50, -20, 10, 40):
        key = stroke(parse_path("M0 10V30M0 30H6M0 25H5"), 5) + stroke(
            parse_path("M0 10V30M0 30H6M0 25H5"), FINE, "gold"
        )
        ring += moved(key, x, y, turn=turn)
    return ring
