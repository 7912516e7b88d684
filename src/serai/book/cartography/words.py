"""What the map itself says, in each language: its title, its legend, and the Places of Power."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct, convert

from serai.book.languages import FALLBACK, LANGUAGES, Language

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Words(Struct, frozen=True):
    title: str
    subtitle: str
    terrain: dict[str, str]
    travel: dict[str, str]
    number: str
    places: dict[str, str]
    continents: dict[str, str]
    articles: tuple[str, ...]
    """What a name may have before it that maps leave out."""
    small: tuple[str, ...]
    """Words that do not end a line."""


@cache
def words(language: Language) -> Words:
    """What the map says in a language; in English, where nobody has translated it."""
    file = words_file(language)
    return words(FALLBACK) if file is None else convert(tomllib.loads(file.read_text("utf-8")), Words)


def words_file(language: Language) -> "Traversable | None":
    file = files("serai.book.cartography").joinpath("data", "words", f"{language}.toml")
    return file if file.is_file() else None


@cache
def articles() -> tuple[str, ...]:
    """Those of every language, for a name may stand on the map of another."""
    return tuple(dict.fromkeys(article for language in LANGUAGES for article in words(language).articles))


@cache
def small_words() -> frozenset[str]:
    return frozenset(word for language in LANGUAGES for word in words(language).small)
