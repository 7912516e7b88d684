"""Draws the rooms of Serai and who may know whom: `make pages`."""

from pathlib import Path
from typing import NamedTuple

PICTURE = Path(__file__).with_suffix(".svg")
HEIGHT = 62


class Room(NamedTuple):
    """Where a room stands (its upper left corner), how wide it is, and what it is for."""

    x: int
    y: int
    width: int
    words: str


ROOMS = {
    "games/nights": Room(236, 64, 240, "The Thousand and One Nights"),
    "cli": Room(510, 64, 156, "the serai command"),
    "games/dice": Room(704, 64, 240, "King of Dice"),
    "house": Room(236, 180, 290, "the server: tables, seats, sockets, disk"),
    "terminal": Room(704, 180, 240, "the table in a terminal"),
    "rulebook": Room(236, 296, 148, "rules for players"),
    "chronicle": Room(400, 296, 148, "the tale to take home"),
    "introductions": Room(564, 296, 160, "games to learn by"),
    "bots": Room(768, 296, 176, "players, as programs"),
    "locales": Room(300, 412, 270, "what is said, in three languages"),
    "plugin": Room(614, 528, 330, "one registration per game"),
    "book": Room(236, 644, 330, "the language of tales: files in, a Book out"),
    "table": Room(614, 644, 330, "the kernel: turns, choices, chance, undo"),
}
OUTSIDE = {
    "web": Room(16, 180, 150, "the browser client"),
    "packs": Room(16, 644, 150, "the Book that ships"),
}

# Only what is nearest: whoever may know a room may know all that lies below it.
ARROWS = (
    ("games/nights", "house"),
    ("games/nights", "terminal"),
    ("cli", "house"),
    ("cli", "terminal"),
    ("games/dice", "house"),
    ("games/dice", "terminal"),
    ("house", "rulebook"),
    ("house", "chronicle"),
    ("house", "introductions"),
    ("house", "bots"),
    ("terminal", "introductions"),
    ("terminal", "bots"),
    ("rulebook", "locales"),
    ("chronicle", "locales"),
    ("introductions", "locales"),
    ("bots", "plugin"),
    ("locales", "book"),
    ("locales", "plugin"),
    ("plugin", "table"),
)

Stop = tuple[float, float]
BETWEEN: dict[tuple[str, str], tuple[Stop, ...]] = {
    ("games/dice", "house"): ((600, 180), (600, 242)),
}
"""Where an arrow passes between rooms on its way."""

LOOK = """
text { font-family: 'EB Garamond', Garamond, Georgia, serif; fill: #2b2118; text-anchor: middle }
.name { font-size: 19px; font-weight: 600 } .words { font-size: 14px; font-style: italic }
.ground { fill: #f6ecd9 } .room { fill: #fdf6e8; stroke: #87704f } .outside { stroke-dasharray: 5 4 }
.arrow { fill: none; stroke: #66513d; stroke-width: 1.4; marker-end: url(#head) } .head { fill: #66513d }
.wall { fill: none; stroke: #9c4119; stroke-width: 2; stroke-dasharray: 9 6 }
.way { fill: none; stroke: #9c4119; stroke-width: 2; marker-end: url(#red) } .red { fill: #9c4119 }
.wall-words { fill: #9c4119; font-size: 14px }
@media (prefers-color-scheme: dark) {
  text { fill: #f1e3c9 } .ground { fill: #1e1610 } .room { fill: #291f17; stroke: #8f7757 }
  .arrow { stroke: #c4ad8c } .head { fill: #c4ad8c }
  .wall, .way { stroke: #e99668 } .red, .wall-words { fill: #e99668 }
}
"""


def picture() -> str:
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 728" width="980" height="728" role="img">',
        "<title>The rooms of Serai, and who may know whom</title>",
        f"<style>{LOOK}</style>",
        "<defs>",
        _head("head"),
        _head("red"),
        "</defs>",
        '<rect class="ground" width="980" height="728" rx="3"/>',
        '<rect class="wall" x="212" y="22" width="756" height="696" rx="3"/>',
        '<text class="wall-words" x="340" y="50">one process: here secrets stop</text>',
        *(_arrow(*arrow) for arrow in ARROWS),
        '<path class="way" d="M166 198H231"/><path class="way" d="M236 224H171"/>',
        *_lines(91, 270, "a choice goes in;", "a view, events", "and words come out"),
        '<path class="way" d="M166 675H231"/>',
        *_lines(91, 608, "read and checked", "before play"),
        *(_room(name, room, "room") for name, room in ROOMS.items()),
        *(_room(name, room, "room outside") for name, room in OUTSIDE.items()),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _head(name: str) -> str:
    return (
        f'<marker id="{name}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        f'orient="auto" markerUnits="userSpaceOnUse"><path class="{name}" d="M0 0L8 4L0 8Z"/></marker>'
    )


def _room(name: str, room: Room, kind: str) -> str:
    middle = room.x + room.width / 2
    return (
        f'<g data-room="{name}"><rect class="{kind}" x="{room.x}" y="{room.y}" width="{room.width}" '
        f'height="{HEIGHT}" rx="2"/><text class="name" x="{middle:g}" y="{room.y + 27}">{name}</text>'
        f'<text class="words" x="{middle:g}" y="{room.y + 48}">{room.words}</text></g>'
    )


def _lines(x: int, y: int, *lines: str) -> list[str]:
    return [
        f'<text class="wall-words" x="{x}" y="{y + 17 * number}">{line}</text>'
        for number, line in enumerate(lines)
    ]


def _arrow(above: str, below: str) -> str:
    """A curve from the lower edge of one room to the upper edge of another, side by side with the others."""
    start, end = ROOMS[above], ROOMS[below]
    x, goal = _place(above, below, 0), _place(below, above, 1)
    y, bottom = start.y + HEIGHT, end.y
    stops = [(x, y), *BETWEEN.get((above, below), ()), (goal, bottom)]
    curve = f"M{x:g} {y}" + "".join(map(_bend, stops, stops[1:]))
    return f'<path class="arrow" data-arrow="{above} {below}" d="{curve}"/>'


def _bend(start: Stop, end: Stop) -> str:
    middle = (start[1] + end[1]) / 2
    return f"C{start[0]:g} {middle:g} {end[0]:g} {middle:g} {end[0]:g} {end[1]:g}"


def _place(room: str, other: str, side: int) -> float:
    """Where on a room's edge the arrow to or from another one stands: in the order of those others."""
    others = [arrow[1 - side] for arrow in ARROWS if arrow[side] == room]
    others.sort(key=lambda name: ROOMS[name].x + ROOMS[name].width / 2)
    here = ROOMS[room]
    return here.x + here.width * (others.index(other) + 1) / (len(others) + 1)


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
