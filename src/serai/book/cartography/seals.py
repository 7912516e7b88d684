"""The signs: a seal for each terrain, an emblem for each Place of Power, and what adorns the empty sea."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert


class Signs(Struct, frozen=True):
    """SVG paths by name, each around its own middle; `figures` are the lines that the numbers stand on."""

    seals: dict[str, str]
    figures: dict[str, float]
    emblems: dict[str, str]
    sea: dict[str, str]


@cache
def signs() -> Signs:
    text = files("serai.book.cartography").joinpath("data", "signs.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text), Signs)
