"""The sheet: how longitude and latitude become places on paper.

The projection is an equidistant conic whose standard parallels (the equator and 40° north) bend the world
only a little between Cordoba and Su-Chou, and give the crowded north slightly more room than it has on a
globe. Around its heart the sheet is swollen: like a map that somebody drew at home, it has most room for what
lies near.
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
"""The ornamented band around the map; the sheet is a whole number of bands wide and high."""
SWELL, BREADTH = 0.34, 21.0
"""How much larger the heart of the map is drawn, and over how many degrees that fades."""
ROOM = 2.6
"""The least room, in degrees, between a space and the band."""
LOWEST_RATIO, HIGHEST_RATIO = 0.55, 0.8
ROUNDS = 9


class Point(NamedTuple):
    x: float
    y: float


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box", room: float = 0.0) -> bool:
        return (
            self.left < other.right + room
            and other.left < self.right + room
            and self.top < other.bottom + room
            and other.top < self.bottom + room
        )

    def holds(self, point: Point, room: float = 0.0) -> bool:
        return (
            self.left - room < point.x < self.right + room and self.top - room < point.y < self.bottom + room
        )

    def grown(self, room: float) -> "Box":
        return Box(self.left - room, self.top - room, self.right + room, self.bottom + room)


def around(point: Point, radius: float) -> Box:
    """The square around a point."""
    return Box(point.x - radius, point.y - radius, point.x + radius, point.y + radius)


class Sheet(NamedTuple):
    """A sheet fitted around some places. `inside` is what the band leaves for the map."""

    meridian: float
    heart: Point
    scale: float
    left: float
    top: float
    height: int

    @property
    def inside(self) -> Box:
        return Box(BAND, BAND, WIDTH - BAND, self.height - BAND)

    def at(self, longitude: float, latitude: float) -> Point:
        flat = _swollen(_flat(longitude, latitude, self.meridian), self.heart)
        return Point((flat.x - self.left) * self.scale, (flat.y - self.top) * self.scale)

    def back(self, x: float, y: float) -> tuple[float, float]:
        """The longitude and latitude of a point on the sheet."""
        wanted_x, wanted_y = x / self.scale + self.left, y / self.scale + self.top
        heart_x, heart_y = self.heart
        found_x, found_y = wanted_x, wanted_y
        for _ in range(ROUNDS):
            # What `_swollen` does, without a point for each of a million rounds.
            across, down = found_x - heart_x, found_y - heart_y
            growth = 1 + SWELL * exp(-(across * across + down * down) / BREADTH**2)
            found_x += 0.85 * (wanted_x - (heart_x + across * growth))
            found_y += 0.85 * (wanted_y - (heart_y + down * growth))
        across, down = found_x, found_y + APEX
        return self.meridian + degrees(atan2(across, down)) / CONE, APEX - hypot(across, down)

    def line(self, numbers: Iterable[float]) -> list[Point]:
        """A list of longitudes and latitudes, in turn, as points."""
        pairs = iter(numbers)
        return [self.at(longitude, latitude) for longitude, latitude in zip(pairs, pairs, strict=True)]


def fitted(places: Iterable[tuple[float, float]], heart: tuple[float, float]) -> Sheet:
    """The sheet that holds all these places (longitude, latitude) as large as it can."""
    known = list(places)
    longitudes = [longitude for longitude, _ in known]
    meridian = round((min(longitudes) + max(longitudes)) / 2)
    centre = _flat(*heart, meridian)
    flat = [_swollen(_flat(longitude, latitude, meridian), centre) for longitude, latitude in known]
    left, right = min(one.x for one in flat) - ROOM, max(one.x for one in flat) + ROOM
    top, bottom = min(one.y for one in flat) - ROOM, max(one.y for one in flat) + ROOM
    free = WIDTH - 2 * BAND
    scale = min(free / (right - left), HIGHEST_RATIO * WIDTH / (bottom - top))
    wanted = max((bottom - top) * scale, LOWEST_RATIO * WIDTH)
    height = 2 * BAND + BAND * round(wanted / BAND + 0.49)
    across, down = (left + right) / 2, (top + bottom) / 2
    return Sheet(meridian, centre, scale, across - WIDTH / 2 / scale, down - height / 2 / scale, height)


def _flat(longitude: float, latitude: float, meridian: float) -> Point:
    radius, angle = APEX - latitude, CONE * radians(longitude - meridian)
    return Point(radius * sin(angle), radius * cos(angle) - APEX)


def _swollen(flat: Point, heart: Point) -> Point:
    across, down = flat.x - heart.x, flat.y - heart.y
    growth = 1 + SWELL * exp(-(across * across + down * down) / BREADTH**2)
    return Point(heart.x + across * growth, heart.y + down * growth)
