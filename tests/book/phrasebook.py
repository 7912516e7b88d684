"""Reads `phrasebook.toml`: its lexicon, its rows and its mistakes."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from serai.book.grammar import Phrase, phrase_for_being
from serai.book.languages import Language
from serai.book.lexicon import Lexicon, Sex, read_adjectives, read_beings

_BOOK: dict[str, Any] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
_BEINGS, _FAULTS = read_beings(_BOOK["beings"])
_ADJECTIVES, _MORE_FAULTS = read_adjectives(_BOOK["adjectives"])
assert _FAULTS + _MORE_FAULTS == []

LEXICON = Lexicon(_BEINGS, _ADJECTIVES)


class Row(NamedTuple):
    title: str
    who: str
    written: str
    read: str
    hero: Sex = "m"


def rows(language: Language) -> list[Row]:
    return [
        Row(section["title"], *row)
        for section in _BOOK["section"]
        if section["language"] == language
        for row in section["rows"]
    ]


class Mistake(NamedTuple):
    title: str
    written: str
    code: str
    suggestion: str


def mistakes(language: Language) -> list[Mistake]:
    return [
        Mistake(section["title"], *row)
        for section in _BOOK["mistake"]
        if section["language"] == language
        for row in section["rows"]
    ]


def met(language: Language, who: str) -> Phrase | None:
    """The phrase for "old efreet"; None for ""."""
    if not who:
        return None
    *adjective, being = who.split()
    return phrase_for_being(LEXICON, language, being, adjective[0] if adjective else None)
