"""The maps of the packs and their plans, each read and drawn once for all the tests of a process."""

from functools import cache
from pathlib import Path

from serai.book.cartography.plan import Plan, plan
from serai.book.diagnostics import Report
from serai.book.languages import Language
from serai.book.map import Map
from serai.book.pack import read_pack

ROOT = Path(__file__).parents[2]
PACKS = {"first-book": ROOT / "packs" / "first-book", "tiny-book": Path(__file__).parent / "tiny-book"}
SVG = "{http://www.w3.org/2000/svg}"


@cache
def atlas(pack: str = "first-book") -> Map:
    return read_pack(PACKS[pack], Report()).map


@cache
def planned(language: Language, pack: str = "first-book") -> Plan:
    return plan(atlas(pack), language)


def planned_before(world: Map, language: Language) -> Plan:
    """`plan`, for the map of one of the packs, that does nothing twice."""
    (pack,) = (pack for pack in PACKS if atlas(pack) == world)
    return planned(language, pack)
