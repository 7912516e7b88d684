"""The heads of plates: their positions, for overlays of adjectives, and each head on its own."""

import math
from functools import cache

from atelier.collection import PLATES
from atelier.pen import Mark, Marks
from serai.book.plates import Head


def _largest_head_of_plate(name: str) -> Mark | None:
    """The largest head recorded on a plate."""
    heads = [mark for mark in PLATES[name]().scene if mark.remembered]
    return max(heads, key=lambda mark: head_position_of_mark(mark).size, default=None)


def head_position_of_mark(mark: Mark) -> Head:
    (x, y), (end_x, end_y) = mark.steps[0].points[0], mark.steps[1].points[0]
    across, down = end_x - x, end_y - y
    turned = across < 0
    return Head(
        x=round(x),
        y=round(y),
        size=round(math.hypot(across, down) / 100, 2),
        turn=round(math.degrees(math.atan2(-down if turned else down, abs(across)))),
        turned=turned,
    )


@cache
def heads() -> dict[str, Mark]:
    """The largest head of each plate that has one."""
    return {name: mark for name in PLATES if (mark := _largest_head_of_plate(name))}


def drawing_of_head_alone(name: str) -> Marks:
    return heads()[name].remembered


def heads_as_toml() -> str:
    """One table per plate that has a head."""
    text = "# Written by `python -m atelier`: the head of each plate that has one, for what adjectives put on it.\n"
    for name, mark in heads().items():
        head = head_position_of_mark(mark)
        text += f"\n[{name.replace('/', '.')}]\nx = {head.x}\ny = {head.y}\nsize = {head.size}\nturn = {head.turn}\n"
        text += "turned = true\n" if head.turned else ""
    return text
