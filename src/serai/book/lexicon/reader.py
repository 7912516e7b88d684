"""Reads the lexicon tables: beings, adjectives and tokens."""

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib import import_module
from typing import Protocol, TypeVar, cast

from serai.book.languages import LANGUAGES, Language
from serai.book.languages.grammar_data import load_grammar_data
from serai.book.lexicon.data_driven import DataDrivenReader
from serai.book.lexicon.entry_reader import EntryReader
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
from serai.book.lexicon.traits import TRAITS
from serai.book.toml import format_dotted_key
from serai.book.vocabulary import Guess, most_similar_word

_T = TypeVar("_T")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class WordReader(Protocol):
    """Reads the words of one language."""

    def read_noun(self, entry: EntryReader, sex: str, kind: BeingKind) -> Noun: ...

    def read_adjective(self, entry: EntryReader) -> AdjectiveForms: ...


@cache
def word_reader(language: Language) -> WordReader | None:
    """The word reader of a language: the module its grammar names, or a generic one; None without grammar."""
    data = load_grammar_data(language)
    if data is None:
        return None
    return (
        cast("WordReader", import_module(data.lexicon_code)) if data.lexicon_code else DataDrivenReader(data)
    )


def read_beings(
    table: Mapping[str, object], guess: Guess = most_similar_word, needed: Collection[Language] = LANGUAGES
) -> tuple[dict[str, Being], list[Problem]]:
    """The valid beings of a parsed table `id → entry`, and the problems of the others.

    `needed` are the languages that every entry must have.
    """
    return _read_entries(table, "beings", lambda name, entry: _read_being(name, entry, needed), guess)


def read_adjectives(
    table: Mapping[str, object], guess: Guess = most_similar_word, needed: Collection[Language] = LANGUAGES
) -> tuple[dict[str, Adjective], list[Problem]]:
    """The valid adjectives of a parsed table `id → entry`, and the problems of the others."""
    return _read_entries(table, "adjectives", lambda name, entry: _read_adjective(name, entry, needed), guess)


def read_tokens(
    table: Mapping[str, object], guess: Guess = most_similar_word, needed: Collection[Language] = LANGUAGES
) -> tuple[dict[str, dict[Language, str]], list[Problem]]:
    """The names of the valid tokens of a parsed table in each language, and the problems of the others."""
    return _read_entries(table, "tokens", lambda name, entry: _read_token(name, entry, needed), guess)


def _read_entries(
    table: Mapping[str, object], name: str, read_entry: Callable[[str, EntryReader], _T], guess: Guess
) -> tuple[dict[str, _T], list[Problem]]:
    valid: dict[str, _T] = {}
    problems: list[Problem] = []
    for identifier, value in table.items():
        key = (name, identifier)
        if not isinstance(value, Mapping):
            message = f"{format_dotted_key(key)} should be a table, with a key per line."
            problems.append(Problem("lexicon-value", message, key))
            continue
        entry = EntryReader(cast("Mapping[str, object]", value), key, [], guess)
        if not _ID.fullmatch(identifier):
            message = f"“{identifier}” is not an id: use small letters, digits and hyphens."
            entry.add_problem("lexicon-id", message)
        result = read_entry(identifier, entry)
        if entry.problems:
            problems.extend(entry.problems)
        else:
            valid[identifier] = result
    return valid, problems


def _read_being(identifier: str, entry: EntryReader, needed: Collection[Language]) -> Being:
    kind = cast("BeingKind", entry.read_choice("kind", BEING_KINDS, required=True) or "person")
    sex = cast("Sex", entry.read_choice("sex", SEX_LETTERS, required=kind != "thing"))
    unique = bool(entry.read_flag("unique"))
    traits, lacks = _read_traits(entry, "traits", "lacks")
    words: dict[Language, Noun] = {
        language: reader.read_noun(entry.read_subtable(language), sex, kind)
        for language, reader in _word_readers(entry, needed)
    }
    entry.report_unknown_keys()
    return Being(identifier, sex, kind, words, unique, traits, lacks)


def _read_adjective(identifier: str, entry: EntryReader, needed: Collection[Language]) -> Adjective:
    words: dict[Language, AdjectiveForms] = {
        language: reader.read_adjective(entry.read_subtable(language))
        for language, reader in _word_readers(entry, needed)
    }
    gives, takes = _read_traits(entry, "gives", "takes")
    entry.report_unknown_keys()
    return Adjective(identifier, words, gives, takes)


def _read_traits(entry: EntryReader, more: str, fewer: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The traits under two keys: those that a word adds, and those that it removes."""
    added, removed = entry.read_allowed_words(more, TRAITS), entry.read_allowed_words(fewer, TRAITS)
    for trait in added:
        if trait in removed:
            message = f"{entry.path} has “{trait}” both under {more} and under {fewer}."
            entry.add_problem("lexicon-value", message, more)
    return added, removed


def _read_token(_: str, entry: EntryReader, needed: Collection[Language]) -> dict[Language, str]:
    names: dict[Language, str] = {
        one: entry.read_text(one, required=True) for one in LANGUAGES if one in needed or one in entry.table
    }
    entry.report_unknown_keys()
    return names


def _word_readers(entry: EntryReader, needed: Collection[Language]) -> list[tuple[Language, WordReader]]:
    """The readers for the needed languages and for others in the entry, as far as there is a grammar."""
    found: list[tuple[Language, WordReader]] = []
    for language in LANGUAGES:
        reader = word_reader(language)
        if reader is None:
            entry.known.append(language)
        elif language in needed or language in entry.table:
            found.append((language, reader))
    return found
