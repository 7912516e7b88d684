"""Statuses that change a hero's portrait around the head: one function per status, on the plate's square."""

from atelier.adjectives import around
from atelier.frames import star_path
from atelier.parts.bodies import chain, limb, sparkles
from atelier.pen import (
    BOLD,
    FINE,
    FIRM,
    HAIR,
    Marks,
    fill_without_contour,
    mirrored,
    oval,
    parse_path,
    shape,
    silhouette,
    stroke,
)
from atelier.shade import hatching_of


def crippled() -> Marks:
    """A crutch under the arm, wound with rags."""
    pole = "M352 392L318 214"
    marks = stroke(parse_path(pole), 22) + stroke(parse_path(pole), 15, "earth")
    rest = limb("266,222 318,208 372,208", (18, 24, 18), "earth")
    rags = "268,232 264,206 290,198 318,194 350,194 374,200 376,220 350,226 318,226 290,232"
    marks += rest + shape(rags, "linen", FIRM) + hatching_of(rags, 20, 8, 0.24, 2.2)
    winding = "M286 200L300 230M308 196L324 226M334 194L350 224"
    splint = stroke(parse_path("M322 262L350 254M328 290L356 282M333 318L361 310"), 9, "linen")
    return silhouette(marks + stroke(parse_path(winding), FINE), 4) + splint


def enslaved() -> Marks:
    """An iron collar at the foot of the portrait, and a chain that leaves the picture; one link of it is open."""
    collar = "118,300 150,322 200,330 250,322 282,300! 288,324 254,350 200,360 146,350 112,324"
    iron = shape(collar, "shadow", BOLD) + hatching_of(collar, 0, 8, 0.24, 2.4)
    for x, y in ((140, 326), (200, 344), (260, 326)):
        iron += shape(oval(x, y, 6), "stone", HAIR)
    links = silhouette(chain("M216 356C240 396 300 388 330 360C352 342 372 340 396 350"), 5)
    split = stroke("300,386 316,398 334,388", 5) + stroke("300,386 316,398 334,388", FINE, "stone")
    return silhouette(iron, 4) + links + split


def accursed() -> Marks:
    """Thorns grow in from the frame, and an eye looks down from above."""
    return around.cursed()


def ensorcelled() -> Marks:
    """A trail of stars winds about the hero, and at the foot it is a snake."""
    snake = "60,392! 44,366 70,344 120,352 160,376 200,362 204,340! 214,366 196,392 150,392 112,372 82,368 78,392!"
    head = shape("196,346 190,322 206,308 226,318 222,340", "plum", FIRM) + fill_without_contour(
        oval(208, 326, 4), "glow"
    )
    tongue = stroke(parse_path("M214 310L222 296M214 310L210 294"), FINE, "red")
    return around.enchanted() + silhouette(shape(snake, "plum", FIRM) + tongue + head, 3)


def robe_of_honor() -> Marks:
    """A robe stiff with gold stars hangs from the shoulders."""
    front = "22,394! 30,326 64,292 104,280! 128,318 136,394!"
    marks = shape(front, "red", BOLD) + hatching_of(front, 10, 9, 0.16, 2.6)
    marks += shape("104,280! 118,276 142,316 152,394! 132,394 124,322", "gold", FIRM)
    for x, y in ((62, 326), (96, 356), (48, 372)):
        marks += shape(star_path(x, y, 15, 0.5), "gold", FINE) + fill_without_contour(oval(x, y, 3.6), "red")
    return silhouette(mirrored(marks), 4) + sparkles("34,272 366,272", 8)


def on_pilgrimage() -> Marks:
    """A pilgrim's staff, with a gourd."""
    stick = stroke(parse_path("M344 392L330 96"), 16) + stroke(parse_path("M344 392L330 96"), 10, "earth")
    stick += shape(oval(330, 92, 12), "earth", FIRM)
    gourd = "352,152 342,138 352,124 364,138 374,162 360,186 340,176 342,160"
    hung = stroke(parse_path("M332 116L352 128"), FIRM) + shape(gourd, "ochre", FIRM)
    return silhouette(stick + hung, 4)
