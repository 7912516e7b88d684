"""Eight-fold interlace patterns in SVG for initials, dividers and the cover (Hankin's method).

Two rays start at the middle of every side of a tiling, at a fixed angle, and end where they meet the rays of
neighbouring sides.
"""

from math import cos, pi, radians, sin, sqrt

CUT = 1 / (2 + sqrt(2))

Point = tuple[float, float]


def star_field_path(columns: int, rows: int, cell: float, angle: float = 62) -> str:
    """A field of linked stars whose lines run off the edges."""
    octagon = [(x * cell, y * cell) for x, y in _octagon_corners()]
    cut = cell * CUT
    square = [(0.0, -cut), (cut, 0.0), (0.0, cut), (-cut, 0.0)]
    path = ""
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = column * cell, row * cell
            if row < rows and column < columns:
                path += _star_lines_inside_polygon(octagon, angle, x, y)
            path += _star_lines_inside_polygon(square, angle, x, y)
    return path


def star_polygon_path(points: int, step: int, radius: float) -> str:
    """The outline of a star polygon {points/step} around (0, 0); {8/3} is the classic."""
    inner = radius * cos(pi * step / points) / cos(pi * (step - 1) / points)
    corners: list[Point] = []
    for number in range(points):
        corners.append(_point_on_circle(radius, number * 2 * pi / points))
        corners.append(_point_on_circle(inner, (number + 0.5) * 2 * pi / points))
    return _svg_path(corners) + "Z"


def _point_on_circle(radius: float, angle: float) -> Point:
    return radius * sin(angle), -radius * cos(angle)


def _octagon_corners() -> list[Point]:
    far = 1 - CUT
    return [(CUT, 0), (far, 0), (1, CUT), (1, far), (far, 1), (CUT, 1), (0, far), (0, CUT)]


def _star_lines_inside_polygon(corners: list[Point], angle: float, x: float, y: float) -> str:
    """The lines inside one polygon; its corners are clockwise."""
    count = len(corners)
    sides: list[tuple[Point, Point, Point]] = []
    for number, corner in enumerate(corners):
        following = corners[(number + 1) % count]
        across, down = following[0] - corner[0], following[1] - corner[1]
        length = sqrt(across * across + down * down)
        along = (across / length, down / length)
        middle = ((corner[0] + following[0]) / 2, (corner[1] + following[1]) / 2)
        sides.append(
            (
                middle,
                _rotate_point(along, radians(angle)),
                _rotate_point((-along[0], -along[1]), -radians(angle)),
            )
        )
    path = ""
    for number, (start, forward, _) in enumerate(sides):
        end, _, backward = sides[(number + 1) % count]
        turn = _line_intersection(start, forward, end, backward)
        path += _svg_path([(x + px, y + py) for px, py in (start, turn, end)])
    return path


def _rotate_point(point: Point, turn: float) -> Point:
    return point[0] * cos(turn) - point[1] * sin(turn), point[0] * sin(turn) + point[1] * cos(turn)


def _line_intersection(point: Point, direction: Point, other_point: Point, other_direction: Point) -> Point:
    """Where the line through `point` meets the line through `other_point`."""
    across = direction[0] * other_direction[1] - direction[1] * other_direction[0]
    apart = other_point[0] - point[0], other_point[1] - point[1]
    part = (apart[0] * other_direction[1] - apart[1] * other_direction[0]) / across
    return point[0] + direction[0] * part, point[1] + direction[1] * part


def _svg_path(points: list[Point]) -> str:
    return "M" + "L".join(f"{x:.4g} {y:.4g}" for x, y in points)
