"""The ornament of the edges: the girih band, the compass rose and the rhumb lines."""

from math import cos, pi, sin

from serai.book.cartography.relief import short, spot
from serai.book.cartography.sheet import BAND, WIDTH, Point, Sheet, around

WINDS = 32
LILY = "M0 0c-3-5-3-9 0-17c3 8 3 12 0 17M-2-3c-6 0-9-4-6-9c1 4 4 4 6 6M2-3c6 0 9-4 6-9c-1 4-4 4-6 6M-6-2h12"


def star(x: float, y: float, radius: float) -> str:
    """An eight-pointed star: two squares, one turned by half a right angle."""
    path = ""
    for turn in (0.0, pi / 4):
        corners = [
            (x + radius * cos(turn + n * pi / 2), y + radius * sin(turn + n * pi / 2)) for n in range(4)
        ]
        path += "M" + "L".join(f"{short(a)} {short(b)}" for a, b in corners) + "z"
    return path


def girih() -> str:
    """One tile of the band: a star whose points run on into the tiles beside it."""
    half, reach, corner = BAND / 2, 16.5, 7.0
    path = star(half, half, reach)
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        tip = Point(half + across * reach, half + down * reach)
        path += f"M{spot(tip)}L{spot(Point(half + across * half, half + down * half))}"
    for across, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        side = Point(half + across * half, half + down * (half - corner))
        edge = Point(half + across * (half - corner), half + down * half)
        path += f"M{spot(side)}L{spot(edge)}"
    return path


def band(sheet: Sheet) -> str:
    """The frame: the band between two rules, drawn over whatever the map lets run out of its sheet."""
    high = sheet.height
    ring = f"M0 0H{WIDTH}V{high}H0zM{BAND} {BAND}V{high - BAND}H{WIDTH - BAND}V{BAND}z"
    parts = [f'<path class="panel" d="{ring}"/><path class="girih" d="{ring}"/>']
    for inset, kind in ((1.5, "rule"), (BAND - 4, "hair"), (BAND, "rule")):
        size = f'width="{short(WIDTH - 2 * inset)}" height="{short(high - 2 * inset)}"'
        parts.append(f'<rect class="{kind}" x="{short(inset)}" y="{short(inset)}" {size}/>')
    return "".join(parts)


def rhumbs(sheet: Sheet, rose: Point) -> str:
    """The lines of the winds, from the rose and from eight points around the middle of the sheet."""
    middle = Point(WIDTH / 2, sheet.height / 2)
    ring = sheet.height * 0.42
    nodes = [
        Point(middle.x + 1.5 * ring * cos(n * pi / 4), middle.y + ring * sin(n * pi / 4)) for n in range(8)
    ]
    reach = WIDTH * 1.2
    path = ""
    for node, winds in ((rose, WINDS), *((node, 16) for node in nodes)):
        for wind in range(winds):
            angle = 2 * pi * wind / winds
            path += f"M{node.x:.0f} {node.y:.0f}l{reach * sin(angle):.0f} {-reach * cos(angle):.0f}"
    return path


def compass(rose: Point, radius: float) -> str:
    """The rose of thirty-two winds; the north wind wears a lily, the east a small star."""
    room = " ".join(f"{edge:.0f}" for edge in around(rose, radius))
    parts = [f'<g id="map-rose" data-box="{room}" transform="translate({short(rose.x)} {short(rose.y)})">']
    core = radius * 0.78
    for share in (1.0, 0.96, 0.62, 0.2):
        parts.append(f'<circle class="hair" r="{short(core * share)}"/>')
    for winds, reach, waist in ((16, 0.62, 0.07), (8, 0.8, 0.1), (4, 1.0, 0.13)):
        light, dark = "", ""
        for wind in range(winds):
            angle = 2 * pi * wind / winds + (pi / winds if winds > 4 else 0)
            tip = (core * reach * sin(angle), -core * reach * cos(angle))
            for side, turn in ((0, -1), (1, 1)):
                edge = angle + turn * pi / winds
                base = (core * 2 * waist * sin(edge), -core * 2 * waist * cos(edge))
                path = f"M0 0L{short(base[0])} {short(base[1])} {short(tip[0])} {short(tip[1])}z"
                light, dark = (light + path, dark) if side else (light, dark + path)
        parts.append(f'<path class="light" d="{light}"/><path class="dark" d="{dark}"/>')
    ticks = ""
    for wind in range(WINDS):
        angle = 2 * pi * wind / WINDS
        a, b = core * 0.96, core * (0.88 if wind % 4 else 0.8)
        outer, inner = Point(a * sin(angle), -a * cos(angle)), Point(b * sin(angle), -b * cos(angle))
        ticks += f"M{spot(outer)}L{spot(inner)}"
    parts.append(f'<path class="hair" d="{ticks}"/>')
    top = -core - 3
    lily = f'<path class="dark" d="{LILY}" transform="translate(0 {short(top)})"/>'
    parts.append(lily)
    parts.append(f'<path class="hair" d="{star(core + 12, 0, 6)}"/></g>')
    return "".join(parts)
