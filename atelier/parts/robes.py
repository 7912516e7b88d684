"""Busts for portraits, hands, and the patterns of cloth; on the square of the plate."""

from atelier.frames import star_path
from atelier.pen import BOLD, FINE, HAIR, Marks, fill_without_contour, moved, oval, parse_path, shape, stroke
from atelier.shade import hatching_of

_BROAD = "M48 402C50 338 84 306 140 290C164 284 176 276 180 262L236 262C240 276 252 284 274 290C324 306 352 338 354 402Z"
_SLIGHT = "M72 402C76 344 102 314 150 298C172 290 182 282 184 268L230 268C232 282 242 290 260 298C304 314 328 344 332 402Z"


def bust(cloth: str, slight: bool = False) -> Marks:
    """Shoulders under one cloth, shaded to the right."""
    outline = parse_path(_SLIGHT if slight else _BROAD)
    folds = "M104 402C106 372 116 346 132 326M296 402C294 372 286 346 270 326M120 402C124 384 130 370 138 360M280 402C277 384 271 370 262 360"
    return (
        shape(outline, cloth, BOLD) + hatching_of(outline, 12, 8, 0.16, 3) + stroke(parse_path(folds), FINE)
    )


def collar(fill: str, lining: str = "linen", crossed: bool = False) -> Marks:
    """A wide band that runs from the neck to the bottom edge, with the shirt inside it."""
    shirt = shape(parse_path("M176 280L206 372L240 280C228 292 188 292 176 280Z"), lining, FINE)
    if crossed:
        left = shape(parse_path("M170 276L182 268L262 402L226 402Z"), fill, FINE)
        right = shape(
            parse_path("M248 274L236 266C224 304 190 352 160 402L196 402C222 362 244 318 248 274Z"),
            fill,
            FINE,
        )
        return shirt + left + right
    left = shape(
        parse_path("M168 278L182 268C190 312 200 348 203 402L178 402C178 352 174 312 168 278Z"), fill, FINE
    )
    right = shape(
        parse_path("M248 276L236 266C230 312 214 348 211 402L236 402C240 352 246 312 248 276Z"), fill, FINE
    )
    return shirt + left + right


def sash(fill: str) -> Marks:
    outline = parse_path("M86 326L112 306L300 402H236Z")
    return shape(outline, fill) + stroke(parse_path("M100 322L262 402M106 314L282 402"), HAIR)


def sprigs(points: str, fill: str = "linen", size: float = 5) -> Marks:
    """Small eight-fold stars strewn over a cloth."""
    marks: Marks = ()
    for word in points.split():
        x, y = word.split(",")
        marks += fill_without_contour(star_path(float(x), float(y), size, 0.4, 4), fill)
    return marks


def spots(points: str, fill: str = "linen", size: float = 3) -> Marks:
    marks: Marks = ()
    for word in points.split():
        x, y = word.split(",")
        marks += fill_without_contour(oval(float(x), float(y), size), fill)
    return marks


def fist(skin: str, cuff: str) -> Marks:
    """A hand closed about a shaft that runs upright through the origin, the wrist below it."""
    sleeve = shape(parse_path("M-22 70C-20 48 -16 34 -12 24L18 22C24 36 30 50 34 70Z"), cuff) + hatching_of(
        parse_path("M-22 70C-20 48 -16 34 -12 24L18 22C24 36 30 50 34 70Z"), 10, 7, 0.35, 2.4
    )
    trim = shape(parse_path("M-15 32L-13 21L19 18L23 30C10 34 -4 35 -15 32Z"), "linen", FINE)
    palm = shape("-16,-8 -10,-19 4,-21 17,-16 20,0 18,16 4,22 -11,21 -17,8", skin)
    fingers = stroke(
        parse_path("M-16 -8C-6 -11 4 -11 10 -8M-17 2C-6 0 4 0 10 2M-16 11C-6 10 4 10 9 12"), FINE
    )
    thumb = shape("8,-16 16,-18 20,-8 17,4 9,6! 12,-6", skin, FINE)
    return sleeve + trim + palm + fingers + thumb


def open_palm(skin: str, cuff: str) -> Marks:
    """A hand held out flat, palm up, from the right; what it carries stands on the origin."""
    sleeve = shape(parse_path("M30 2C54 2 84 14 112 34L92 84C70 56 46 34 26 26Z"), cuff) + hatching_of(
        parse_path("M30 2C54 2 84 14 112 34L92 84C70 56 46 34 26 26Z"), 70, 7, 0.45, 2.4
    )
    trim = shape(parse_path("M28 -1L40 1C38 12 35 22 30 31L20 25C25 17 28 8 28 -1Z"), "linen", FINE)
    hand = shape("-40,1 -22,2 -2,0 24,1 28,8 24,22 6,22 -12,16 -28,10 -42,7", skin)
    return sleeve + hand + stroke(parse_path("M-30 9C-20 6 -10 6 -2 7M-16 15C-8 11 0 11 8 12"), FINE) + trim


def placed_in_hand(
    marks: Marks, x: float, y: float, turn: float = 0, flip: bool = False, size: float = 1
) -> Marks:
    return moved(marks, x, y, size, flip, turn)
