"""What the map itself says, in three languages: its title, its legend, and the Places of Power."""

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from serai.book.vocabulary import Language


class Words(Struct, frozen=True):
    title: str
    subtitle: str
    terrain: dict[str, str]
    travel: dict[str, str]
    number: str
    places: dict[str, str]
    continents: dict[str, str]


@cache
def words(language: Language) -> Words:
    text = files("serai.book.cartography").joinpath("data", "words.toml").read_text(encoding="utf-8")
    return convert(tomllib.loads(text)[language], Words)
