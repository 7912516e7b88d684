"""The texts printed on the map in each language: title, legend and Places of Power."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from msgspec import Struct, convert

from serai.book.languages import FALLBACK, LANGUAGES, Language

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class MapTexts(Struct, frozen=True):
    title: str
    subtitle: str
    terrain: dict[str, str]
    travel: dict[str, str]
    number: str
    places: dict[str, str]
    continents: dict[str, str]
    articles: tuple[str, ...]
    """Articles that maps leave out in front of a name."""
    small: tuple[str, ...]
    """Words that must not end a line."""


@cache
def load_map_texts(language: Language) -> MapTexts:
    """The texts of the map in a language; in English where no translation exists."""
    file = find_map_texts_file(language)
    return (
        load_map_texts(FALLBACK)
        if file is None
        else convert(tomllib.loads(file.read_text("utf-8")), MapTexts)
    )


def find_map_texts_file(language: Language) -> "Traversable | None":
    file = files("serai.book.cartography").joinpath("data", "words", f"{language}.toml")
    return file if file.is_file() else None


@cache
def articles_of_all_languages() -> tuple[str, ...]:
    """The articles of every language, because an untranslated name keeps its original article."""
    return tuple(
        dict.fromkeys(article for language in LANGUAGES for article in load_map_texts(language).articles)
    )


@cache
def words_kept_with_next_word() -> frozenset[str]:
    return frozenset(word for language in LANGUAGES for word in load_map_texts(language).small)
