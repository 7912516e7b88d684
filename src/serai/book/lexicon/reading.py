"""Reads the tables of beings and adjectives."""

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib import import_module
from typing import Protocol, TypeVar, cast

from serai.book.languages import LANGUAGES, Language
from serai.book.languages.grammar_data import grammar_data
from serai.book.lexicon.by_data import DataReader
from serai.book.lexicon.entry import EntryReader
from serai.book.lexicon.structs import (
    BEING_KINDS,
    SEX_LETTERS,
    Adjective,
    AdjectiveForms,
    Being,
    BeingKind,
    Noun,
    Problem,
    Sex,
)
from serai.book.toml import dotted
from serai.book.vocabulary import Guess, nearest

_T = TypeVar("_T")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class WordReader(Protocol):
    """Reads the words of one language."""

    def read_noun(self, entry: EntryReader, sex: str, kind: BeingKind) -> Noun: ...

    def read_adjective(self, entry: EntryReader) -> AdjectiveForms: ...


@cache
def word_reader(language: Language) -> WordReader | None:
    """Who reads the words of a language: its grammar, or the module that it names; None without one."""
    data = grammar_data(language)
    if data is None:
        return None
    return cast("WordReader", import_module(data.lexicon_code)) if data.lexicon_code else DataReader(data)


def read_beings(
    table: Mapping[str, object], guess: Guess = nearest, needed: Collection[Language] = LANGUAGES
) -> tuple[dict[str, Being], list[Problem]]:
    """The sound beings of a parsed table `id → entry`, and every problem of the others.

    `needed` are the languages in which each must have its words.
    """
    return _read_all(table, "beings", lambda name, entry: _being(name, entry, needed), guess)


def read_adjectives(
    table: Mapping[str, object], guess: Guess = nearest, needed: Collection[Language] = LANGUAGES
) -> tuple[dict[str, Adjective], list[Problem]]:
    """The sound adjectives of a parsed table `id → entry`, and every problem of the others."""
    return _read_all(table, "adjectives", lambda name, entry: _adjective(name, entry, needed), guess)


def read_tokens(
    table: Mapping[str, object], guess: Guess = nearest, needed: Collection[Language] = LANGUAGES
) -> tuple[dict[str, dict[Language, str]], list[Problem]]:
    """What the tokens of a parsed table are called in each language, and every problem of the others."""
    return _read_all(table, "tokens", lambda name, entry: _token(name, entry, needed), guess)


def _read_all(
    table: Mapping[str, object], name: str, read: Callable[[str, EntryReader], _T], guess: Guess
) -> tuple[dict[str, _T], list[Problem]]:
    sound: dict[str, _T] = {}
    problems: list[Problem] = []
    for identifier, value in table.items():
        key = (name, identifier)
        if not isinstance(value, Mapping):
            message = f"{dotted(key)} should be a table, with a key per line."
            problems.append(Problem("lexicon-value", message, key))
            continue
        entry = EntryReader(cast("Mapping[str, object]", value), key, [], guess)
        if not _ID.fullmatch(identifier):
            message = f"“{identifier}” is not an id: use small letters, digits and hyphens."
            entry.problem("lexicon-id", message)
        made = read(identifier, entry)
        if entry.problems:
            problems.extend(entry.problems)
        else:
            sound[identifier] = made
    return sound, problems


def _being(identifier: str, entry: EntryReader, needed: Collection[Language]) -> Being:
    kind = cast("BeingKind", entry.choice("kind", BEING_KINDS, required=True) or "person")
    sex = cast("Sex", entry.choice("sex", SEX_LETTERS, required=kind != "thing"))
    unique = bool(entry.flag("unique"))
    words: dict[Language, Noun] = {
        language: reader.read_noun(entry.inner(language), sex, kind)
        for language, reader in _readers(entry, needed)
    }
    entry.done()
    return Being(identifier, sex, kind, words, unique)


def _adjective(identifier: str, entry: EntryReader, needed: Collection[Language]) -> Adjective:
    words: dict[Language, AdjectiveForms] = {
        language: reader.read_adjective(entry.inner(language)) for language, reader in _readers(entry, needed)
    }
    entry.done()
    return Adjective(identifier, words)


def _token(_: str, entry: EntryReader, needed: Collection[Language]) -> dict[Language, str]:
    names: dict[Language, str] = {
        one: entry.text(one, required=True) for one in LANGUAGES if one in needed or one in entry.table
    }
    entry.done()
    return names


def _readers(entry: EntryReader, needed: Collection[Language]) -> list[tuple[Language, WordReader]]:
    """The languages that an entry must have, and those that it has besides, as far as there is a grammar."""
    found: list[tuple[Language, WordReader]] = []
    for language in LANGUAGES:
        reader = word_reader(language)
        if reader is None:
            entry.known.append(language)
        elif language in needed or language in entry.table:
            found.append((language, reader))
    return found
