"""The projection from longitude and latitude to sheet coordinates.

An equidistant conic with standard parallels at the equator and 40° north: it distorts little between Cordoba
and Su-Chou and gives the crowded north slightly more room than a globe does. The area around the
middle of the map, where heroes start, is magnified.
"""

from collections.abc import Iterable
from math import atan2, cos, degrees, exp, hypot, radians, sin
from typing import Final, NamedTuple

FIRST_PARALLEL, SECOND_PARALLEL = 0.0, 40.0
CONE: Final = (cos(radians(FIRST_PARALLEL)) - cos(radians(SECOND_PARALLEL))) / radians(
    SECOND_PARALLEL - FIRST_PARALLEL
)
APEX: Final = 57.29577951308232 * cos(radians(FIRST_PARALLEL)) / CONE + FIRST_PARALLEL
WIDTH = 2400
BAND = 40
"""Width of the ornamented frame; the sheet is a whole number of bands wide and high."""
MAGNIFICATION, MAGNIFIED_DEGREES = 0.34, 21.0
"""The magnification of the centre of the map, and the radius in degrees over which it fades."""
ROOM = 2.6
"""The smallest distance, in degrees, between a space and the frame."""
LOWEST_RATIO, HIGHEST_RATIO = 0.55, 0.8
"""Bounds of the sheet's height as a share of its width."""
ROUNDS = 9


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box", margin: float = 0.0) -> bool:
        return (
            self.left < other.right + margin
            and other.left < self.right + margin
            and self.top < other.bottom + margin
            and other.top < self.bottom + margin
        )

    def contains(self, point: Point, margin: float = 0.0) -> bool:
        return (
            self.left - margin < point.x < self.right + margin
            and self.top - margin < point.y < self.bottom + margin
        )

    def expanded(self, margin: float) -> "Box":
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)


def square_around(point: Point, radius: float) -> Box:
    """The square around a point."""
    return Box(point.x - radius, point.y - radius, point.x + radius, point.y + radius)


class Sheet(NamedTuple):
    """A sheet fitted around a set of places."""

    meridian: float
    magnified_centre: Point
    scale: float
    left: float
    top: float
    height: int

    @property
    def area_inside_frame(self) -> Box:
        return Box(BAND, BAND, WIDTH - BAND, self.height - BAND)

    def project(self, longitude: float, latitude: float) -> Point:
        flat = _magnify_near_centre(
            _project_to_cone(longitude, latitude, self.meridian), self.magnified_centre
        )
        return Point((flat.x - self.left) * self.scale, (flat.y - self.top) * self.scale)

    def unproject(self, x: float, y: float) -> tuple[float, float]:
        """The longitude and latitude of a point on the sheet."""
        wanted_x, wanted_y = x / self.scale + self.left, y / self.scale + self.top
        centre_x, centre_y = self.magnified_centre
        found_x, found_y = wanted_x, wanted_y
        for _ in range(ROUNDS):
            # `_magnify_near_centre` inlined: this runs a million times, and a Point each time would be slow.
            across, down = found_x - centre_x, found_y - centre_y
            growth = 1 + MAGNIFICATION * exp(-(across * across + down * down) / MAGNIFIED_DEGREES**2)
            found_x += 0.85 * (wanted_x - (centre_x + across * growth))
            found_y += 0.85 * (wanted_y - (centre_y + down * growth))
        across, down = found_x, found_y + APEX
        return self.meridian + degrees(atan2(across, down)) / CONE, APEX - hypot(across, down)

    def project_line(self, numbers: Iterable[float]) -> list[Point]:
        """Projects alternating longitudes and latitudes."""
        pairs = iter(numbers)
        return [self.project(longitude, latitude) for longitude, latitude in zip(pairs, pairs, strict=True)]


def fit_sheet_to_places(places: Iterable[tuple[float, float]], magnified_place: tuple[float, float]) -> Sheet:
    """The sheet that shows all these places (longitude, latitude) at the largest scale."""
    known = list(places)
    longitudes = [longitude for longitude, _ in known]
    meridian = round((min(longitudes) + max(longitudes)) / 2)
    centre = _project_to_cone(*magnified_place, meridian)
    flat = [
        _magnify_near_centre(_project_to_cone(longitude, latitude, meridian), centre)
        for longitude, latitude in known
    ]
    left, right = min(one.x for one in flat) - ROOM, max(one.x for one in flat) + ROOM
    top, bottom = min(one.y for one in flat) - ROOM, max(one.y for one in flat) + ROOM
    free = WIDTH - 2 * BAND
    scale = min(free / (right - left), HIGHEST_RATIO * WIDTH / (bottom - top))
    wanted = max((bottom - top) * scale, LOWEST_RATIO * WIDTH)
    height = 2 * BAND + BAND * round(wanted / BAND + 0.49)
    across, down = (left + right) / 2, (top + bottom) / 2
    return Sheet(meridian, centre, scale, across - WIDTH / 2 / scale, down - height / 2 / scale, height)


def _project_to_cone(longitude: float, latitude: float, meridian: float) -> Point:
    radius, angle = APEX - latitude, CONE * radians(longitude - meridian)
    return Point(radius * sin(angle), radius * cos(angle) - APEX)


def _magnify_near_centre(flat: Point, centre: Point) -> Point:
    across, down = flat.x - centre.x, flat.y - centre.y
    growth = 1 + MAGNIFICATION * exp(-(across * across + down * down) / MAGNIFIED_DEGREES**2)
    return Point(centre.x + across * growth, centre.y + down * growth)
