"""Draws the packages of Serai and their imports, for docs/architecture.md: `make pages`."""

from pathlib import Path
from typing import NamedTuple

PICTURE = Path(__file__).with_suffix(".svg")
HEIGHT = 62


class Room(NamedTuple):
    """The box of a package: its upper left corner, its width and its caption."""

    x: int
    y: int
    width: int
    words: str


ROOMS = {
    "games/nights": Room(236, 64, 208, "The Thousand and One Nights"),
    "client": Room(460, 64, 130, "program players"),
    "cli": Room(606, 64, 130, "the serai command"),
    "games/dice": Room(752, 64, 192, "King of Dice"),
    "house": Room(236, 180, 290, "the server: tables, seats, sockets, disk"),
    "terminal": Room(704, 180, 240, "the terminal client"),
    "rulebook": Room(236, 296, 148, "player rulebooks"),
    "chronicle": Room(400, 296, 148, "story export"),
    "introductions": Room(564, 296, 160, "tutorials"),
    "bots": Room(768, 412, 176, "computer players"),
    "study": Room(768, 296, 176, "games as numbers"),
    "locales": Room(300, 412, 270, "shared texts, in three languages"),
    "plugin": Room(614, 528, 330, "what a game registers"),
    "book": Room(236, 644, 330, "tale files: parser, checker, compiler"),
    "table": Room(614, 644, 330, "the kernel: turns, choices, chance, undo"),
}
OUTSIDE = {
    "web": Room(16, 180, 150, "the browser client"),
    "packs": Room(16, 644, 150, "the Book that ships"),
}

# Direct imports only: a package may also import everything below those.
ARROWS = (
    ("games/nights", "house"),
    ("games/nights", "terminal"),
    ("games/nights", "study"),
    ("client", "house"),
    ("cli", "house"),
    ("cli", "terminal"),
    ("cli", "study"),
    ("games/dice", "house"),
    ("games/dice", "terminal"),
    ("games/dice", "study"),
    ("house", "rulebook"),
    ("house", "chronicle"),
    ("house", "introductions"),
    ("house", "bots"),
    ("terminal", "introductions"),
    ("terminal", "bots"),
    ("rulebook", "locales"),
    ("chronicle", "locales"),
    ("introductions", "locales"),
    ("study", "bots"),
    ("bots", "plugin"),
    ("locales", "book"),
    ("locales", "plugin"),
    ("plugin", "table"),
)

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
        "<title>The packages of Serai, and who may import whom</title>",
        f"<style>{LOOK}</style>",
        "<defs>",
        _head("head"),
        _head("red"),
        "</defs>",
        '<rect class="ground" width="980" height="728" rx="3"/>',
        '<rect class="wall" x="212" y="22" width="756" height="696" rx="3"/>',
        '<text class="wall-words" x="340" y="50">one process: secrets stay inside</text>',
        *(_arrow(*arrow) for arrow in ARROWS),
        '<path class="way" d="M166 198H231"/><path class="way" d="M236 224H171"/>',
        *_lines(91, 270, "a choice goes in;", "a view, events", "and texts come out"),
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
    """A curve from the lower edge of one box to the upper edge of another, beside the others."""
    start, end = ROOMS[above], ROOMS[below]
    x, goal = _place(above, below, 0), _place(below, above, 1)
    y, bottom = start.y + HEIGHT, end.y
    middle = (y + bottom) / 2
    curve = f"M{x:g} {y}C{x:g} {middle:g} {goal:g} {middle:g} {goal:g} {bottom:g}"
    return f'<path class="arrow" data-arrow="{above} {below}" d="{curve}"/>'


def _place(room: str, other: str, side: int) -> float:
    """The x position of an arrow on the edge of a box, in the order of the boxes it connects to."""
    others = [arrow[1 - side] for arrow in ARROWS if arrow[side] == room]
    others.sort(key=lambda name: ROOMS[name].x + ROOMS[name].width / 2)
    here = ROOMS[room]
    return here.x + here.width * (others.index(other) + 1) / (len(others) + 1)


if __name__ == "__main__":
    PICTURE.write_text(picture(), "utf-8")
