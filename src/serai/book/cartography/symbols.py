"""The map symbols: a seal per terrain, an emblem per Place of Power, and the ornaments of the open sea."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert


class MapSymbols(Struct, frozen=True):
    """SVG paths by name, each centred on the origin; `figures` are the baselines of the seals' numbers."""

    seals: dict[str, str]
    figures: dict[str, float]
    emblems: dict[str, str]
    sea: dict[str, str]


@cache
def load_map_symbols() -> MapSymbols:
    text = files("serai.book.cartography").joinpath("data", "signs.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), MapSymbols)
