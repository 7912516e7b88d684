"""The maps of the packs and their layouts, each computed once per test process."""

from functools import cache
from pathlib import Path

from serai.book.cartography.layout import MapLayout, lay_out_map
from serai.book.diagnostics import Report
from serai.book.languages import Language
from serai.book.map import Map
from serai.book.pack_reader import read_pack

ROOT = Path(__file__).parents[2]
PACKS = {"first-book": ROOT / "packs" / "first-book", "tiny-book": Path(__file__).parent / "tiny-book"}
SVG = "{http://www.w3.org/2000/svg}"


@cache
def atlas(pack: str = "first-book") -> Map:
    return read_pack(PACKS[pack], Report()).map


@cache
def map_layout(language: Language, pack: str = "first-book") -> MapLayout:
    return lay_out_map(atlas(pack), language)


def cached_layout(world: Map, language: Language) -> MapLayout:
    """A replacement for `lay_out_map` that reuses the layouts of the packs."""
    (pack,) = (pack for pack in PACKS if atlas(pack) == world)
    return map_layout(language, pack)
