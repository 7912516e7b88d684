"""The map as a poster, and as tiles on ordinary paper that overlap and are glued together."""

import re

from msgspec import Struct

from serai.book.cartography.map_cache import load_map_svg
from serai.games.nights.pdf.edition import SHEETS, DocumentInfo, Edition, Paper
from serai.games.nights.pdf.typst_renderer import typeset_template

TILES = 3
"""The number of tiles in each direction."""
MARGIN = 10.0
OVERLAP = 10.0
# Each colour is given twice: plain, then as a CSS variable for pages that may change it. Drop the variable.
VARIABLE = re.compile(r";(?:fill|stroke):var\(--map-[a-z]+\)")
SIZE = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
# Width and height of a poster, in millimetres: A1, and the nearest American size.
POSTERS: dict[Paper, tuple[float, float]] = {"a4": (841, 594), "letter": (914.4, 609.6)}


class Tile(Struct, frozen=True):
    """A tile: its name, and where its part of the map begins, in millimetres."""

    name: str
    column: int
    row: int
    x: float
    y: float


class Tiling(Struct, frozen=True):
    """A map of this size on sheets that print `sheet_width` by `sheet_height` of it, all in millimetres."""

    width: float
    height: float
    sheet_width: float
    sheet_height: float
    overlap: float
    tiles: list[Tile]


class PosterData(Struct, frozen=True):
    face: DocumentInfo
    width: float
    height: float
    margin: float


class TilesData(Struct, frozen=True):
    face: DocumentInfo
    about: str
    margin: float
    last: int
    tiling: Tiling


def largest_tiling(paper: Paper, ratio: float) -> Tiling:
    """The largest map with this aspect ratio (width to height) that fits on landscape sheets."""
    tall, wide = (side - 2 * MARGIN for side in SHEETS[paper])
    across, down = (TILES * side - (TILES - 1) * OVERLAP for side in (wide, tall))
    width = min(across, down * ratio)
    tiles = [
        Tile(f"{'ABC'[column]}{row + 1}", column, row, column * (wide - OVERLAP), row * (tall - OVERLAP))
        for row in range(TILES)
        for column in range(TILES)
    ]
    return Tiling(width, width / ratio, wide, tall, OVERLAP, tiles)


def typeset_poster(edition: Edition) -> bytes:
    width, height = POSTERS[edition.paper]
    svg, _ = _map_svg_and_ratio(edition)
    return typeset_template(
        "poster", PosterData(edition.document_info("map"), width, height, MARGIN), {"map.svg": svg}
    )


def typeset_map_tiles(edition: Edition) -> bytes:
    svg, ratio = _map_svg_and_ratio(edition)
    tiled = largest_tiling(edition.paper, ratio)
    # Embed the map once as a PDF page; all tiles refer to it.
    whole = PosterData(edition.document_info("map"), tiled.width, tiled.height, 0)
    page = typeset_template("poster", whole, {"map.svg": svg})
    data = TilesData(
        edition.document_info("tiles"), edition.say("print-tiles.text"), MARGIN, TILES - 1, tiled
    )
    return typeset_template("tiles", data, {"map.pdf": page})


def _map_svg_and_ratio(edition: Edition) -> tuple[bytes, float]:
    """The map as SVG without CSS variables, and its ratio of width to height."""
    text = VARIABLE.sub("", load_map_svg(edition.book.map, edition.language).decode())
    found = SIZE.search(text)
    width, height = (float(side) for side in found.groups()) if found else (3, 2)
    return text.encode(), width / height
