"""The ship that is always late comes in before the moon."""

from atelier.parts import landscape
from atelier.parts.figures import Person, person
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    box,
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
    scene = landscape.sky() + landscape.engraved_sky(150) + landscape.sun_or_moon(186, 156, 92, "glow")
    scene += landscape.stars("60,70 330,60 350,140 44,170 300,100 84,120", 6, "linen", "pen")
    scene += landscape.sea(268, swell=0.9) + _moonpath()
    scene += silhouette(moved(_old_ship(), 186, 276, 1.1), 5)
    quay = parse_path("M20 384V330L150 340L180 384Z")
    scene += (
        shape(quay, "stone", BOLD)
        + hatching_of(quay, 60, 9, 0.25, 2.4)
        + stroke(parse_path("M24 346L156 354M60 334L66 384M104 340L112 384"), FINE)
    )
    scene += landscape.rays(330, 236, 26, 56, 16, "glow", FINE) + _lantern_post()
    scene += moved(
        person(Person("teal", "fair", "veil", "linen", back=True, left=(-14, -40), right=(30, -74))),
        70,
        352,
        0.86,
    )
    return Plate(scene, "interlace")


def _moonpath() -> Marks:
    """Strips of light on the water, broken by the waves."""
    text = ""
    for row in range(11):
        y, wide = 278 + row * 9, 74 - 22 * jitter(row, 3)
        text += f"M{186 - wide:.0f} {y}Q{186 - wide / 2:.0f} {y - 5} 186 {y}Q{186 + wide / 2:.0f} {y + 5} {186 + wide:.0f} {y}"
    return stroke(parse_path(text), 3.4, "glow")


def _old_ship() -> Marks:
    hull = "M-86 -34C-78 2 -50 18 0 18C50 18 74 4 92 -44L66 -26C20 -16 -40 -18 -86 -34Z"
    marks = stroke(parse_path("M-30 -20V-150M34 -20V-130M-30 -150L-34 -158M-86 -34L-112 -52"), FIRM)
    main = "M-74 -136C-62 -100 -66 -70 -78 -44C-46 -54 -10 -56 20 -46L12 -64L20 -76L8 -92C8 -110 14 -126 22 -140C-10 -130 -44 -130 -74 -136Z"
    fore = "M24 -120C40 -112 66 -112 84 -124C76 -100 78 -80 86 -56L70 -64L62 -52L48 -60L28 -50C34 -76 32 -98 24 -120Z"
    marks += (
        shape(parse_path(main), "linen")
        + hatching_of(parse_path(main), 10, 8, 0.28, 2.2)
        + shape(parse_path(fore), "linen")
        + hatching_of(parse_path(fore), 10, 8, 0.28, 2.2)
    )
    marks += shape(parse_path("M-52 -112L-34 -114L-32 -94L-50 -92Z"), "ochre", FINE) + shape(
        parse_path("M46 -100L60 -102L60 -86L46 -84Z"), "rose", FINE
    )
    marks += shape(parse_path("M-30 -150L-62 -160L-54 -152L-64 -144L-30 -142Z"), "red", FINE)
    marks += shape(parse_path(hull), "earth") + stroke(
        parse_path("M-78 -18C-40 -6 30 -4 82 -26M-66 -4C-34 6 30 6 70 -8"), FINE
    )
    for x in (-46, -20, 6, 32):
        marks += shape(oval(x, -6, 5), "glow", FINE)
    weed = "M-60 8C-62 18 -56 24 -60 32M-36 16C-38 24 -32 28 -36 36M-4 18C-6 28 0 32 -4 40M30 16C28 26 34 28 30 36M56 6C54 16 60 20 56 28"
    return marks + stroke(parse_path(weed), FIRM, "green")


def _lantern_post() -> Marks:
    post = shape(parse_path("M326 384V262H334V384Z"), "earth") + stroke(parse_path("M330 262L330 252"), FIRM)
    lamp = (
        shape(parse_path("M318 222H342L346 250H314Z"), "glow")
        + shape(parse_path("M314 222L330 204L346 222Z"), "red")
        + shape(box(312, 250, 36, 8), "red", FINE)
    )
    return silhouette(post + lamp, 5) + stroke(parse_path("M326 222V250M334 222V250"), HAIR)
