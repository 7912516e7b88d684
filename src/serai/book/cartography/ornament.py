"""The ornaments: the girih band of the frame, the compass rose and the rhumb lines."""

from math import cos, pi, sin

from serai.book.cartography.projection import BAND, WIDTH, Point, Sheet, square_around
from serai.book.cartography.relief import format_number, format_point

WINDS = 32
LILY = "M0 0c-3-5-3-9 0-17c3 8 3 12 0 17M-2-3c-6 0-9-4-6-9c1 4 4 4 6 6M2-3c6 0 9-4 6-9c-1 4-4 4-6 6M-6-2h12"


def star_path(x: float, y: float, radius: float) -> str:
    """An eight-pointed star: two squares, one turned by 45°."""
    path = ""
    for turn in (0.0, pi / 4):
        corners = [
            (x + radius * cos(turn + n * pi / 2), y + radius * sin(turn + n * pi / 2)) for n in range(4)
        ]
        path += "M" + "L".join(f"{format_number(a)} {format_number(b)}" for a, b in corners) + "z"
    return path


def girih_tile_path() -> str:
    """One tile of the band: a star whose points continue into the neighbouring tiles."""
    half, reach, corner = BAND / 2, 16.5, 7.0
    path = star_path(half, half, reach)
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        tip = Point(half + across * reach, half + down * reach)
        path += f"M{format_point(tip)}L{format_point(Point(half + across * half, half + down * half))}"
    for across, down in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        side = Point(half + across * half, half + down * (half - corner))
        edge = Point(half + across * (half - corner), half + down * half)
        path += f"M{format_point(side)}L{format_point(edge)}"
    return path


def frame_svg(sheet: Sheet) -> str:
    """The frame: the band between two rules, drawn over anything that overflows the map."""
    high = sheet.height
    ring = f"M0 0H{WIDTH}V{high}H0zM{BAND} {BAND}V{high - BAND}H{WIDTH - BAND}V{BAND}z"
    parts = [f'<path class="panel" d="{ring}"/><path class="girih" d="{ring}"/>']
    for inset, kind in ((1.5, "rule"), (BAND - 4, "hair"), (BAND, "rule")):
        size = f'width="{format_number(WIDTH - 2 * inset)}" height="{format_number(high - 2 * inset)}"'
        parts.append(f'<rect class="{kind}" x="{format_number(inset)}" y="{format_number(inset)}" {size}/>')
    return "".join(parts)


def rhumb_lines_path(sheet: Sheet, rose: Point) -> str:
    """The rhumb lines, from the compass rose and from eight points around the centre of the sheet."""
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


def compass_svg(rose: Point, radius: float) -> str:
    """The compass rose with 32 winds; a lily marks north, a small star east."""
    room = " ".join(f"{edge:.0f}" for edge in square_around(rose, radius))
    parts = [f'<g id="map-rose" data-box="{room}" transform="translate({format_point(rose)})">']
    core = radius * 0.78
    for share in (1.0, 0.96, 0.62, 0.2):
        parts.append(f'<circle class="hair" r="{format_number(core * share)}"/>')
    for winds, reach, waist in ((16, 0.62, 0.07), (8, 0.8, 0.1), (4, 1.0, 0.13)):
        light, dark = "", ""
        for wind in range(winds):
            angle = 2 * pi * wind / winds + (pi / winds if winds > 4 else 0)
            tip = Point(core * reach * sin(angle), -core * reach * cos(angle))
            for side, turn in ((0, -1), (1, 1)):
                edge = angle + turn * pi / winds
                base = Point(core * 2 * waist * sin(edge), -core * 2 * waist * cos(edge))
                path = f"M0 0L{format_point(base)} {format_point(tip)}z"
                light, dark = (light + path, dark) if side else (light, dark + path)
        parts.append(f'<path class="light" d="{light}"/><path class="dark" d="{dark}"/>')
    ticks = ""
    for wind in range(WINDS):
        angle = 2 * pi * wind / WINDS
        a, b = core * 0.96, core * (0.88 if wind % 4 else 0.8)
        outer, inner = Point(a * sin(angle), -a * cos(angle)), Point(b * sin(angle), -b * cos(angle))
        ticks += f"M{format_point(outer)}L{format_point(inner)}"
    parts.append(f'<path class="hair" d="{ticks}"/>')
    top = -core - 3
    lily = f'<path class="dark" d="{LILY}" transform="translate(0 {format_number(top)})"/>'
    parts.append(lily)
    parts.append(f'<path class="hair" d="{star_path(core + 12, 0, 6)}"/></g>')
    return "".join(parts)
