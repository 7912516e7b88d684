"""The coastline (Natural Earth, 1:50 million, public domain), clipped to our window and simplified."""

from functools import cache
from importlib.resources import files
from math import floor

import msgspec
import numpy as np
from numpy.typing import NDArray

WINDOW = (-50.0, -26.0, 165.0, 74.0)
"""West, south, east and north edge of the data, in degrees."""
CELL = 0.125


@cache
def shorelines() -> list[list[float]]:
    """Each shoreline as alternating longitudes and latitudes; the Caspian is a ring inside the land."""
    text = files("serai.book.cartography").joinpath("data", "coast.json").read_bytes()
    return msgspec.json.decode(text, type=list[list[float]])


@cache
def _land_mask() -> NDArray[np.bool_]:
    """The land as a raster with cells of an eighth of a degree, rows from the south (even-odd fill)."""
    west, south, east, north = WINDOW
    columns, rows = round((east - west) / CELL), round((north - south) / CELL)
    crossings = np.zeros((rows, columns + 1), dtype=np.int32)
    for ring in shorelines():
        ends = list(zip(ring[::2], ring[1::2], strict=True))
        for (x1, y1), (x2, y2) in zip([ends[-1], *ends[:-1]], ends, strict=True):
            low, high = sorted((y1, y2))
            first = max(0, floor((low - south) / CELL + 0.5))
            last = min(rows, floor((high - south) / CELL + 0.5))
            for row in range(first, last):
                y = south + (row + 0.5) * CELL
                x = x1 + (x2 - x1) * (y - y1) / (y2 - y1)
                crossings[row, min(columns, max(0, floor((x - west) / CELL + 0.5)))] += 1
    return np.cumsum(crossings[:, :columns], axis=1) % 2 == 1


def is_land(longitude: float, latitude: float) -> bool:
    """Whether a place is land, to an eighth of a degree; everything outside the window is sea."""
    west, south, east, north = WINDOW
    if not (west <= longitude < east and south <= latitude < north):
        return False
    return bool(_land_mask()[int((latitude - south) / CELL), int((longitude - west) / CELL)])
