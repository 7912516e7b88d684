"""Reports what is missing in each language: messages, rules, grammar, and the texts of the shipped Book.

Messages and rules are compared with English, the Book with its source language.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.syntax import ast
from msgspec import Struct

from serai.book.cartography.map_texts import find_map_texts_file
from serai.book.grammar import find_grammar
from serai.book.languages import FALLBACK, LANGUAGE_TABLE, LANGUAGES, Language
from serai.book.languages.grammar_data import GrammarError
from serai.locales.translation_mistakes import find_translation_mistakes, parse_fluent_file
from serai.plugin import find_plugin, import_object
from serai.table import Refused, known_games

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from serai.book.book import Book

INTRODUCTION = "introduction.ftl"
_RULE = re.compile(r"^### (.+)$", re.M)
_RULE_IDS = re.compile(r"(?:[A-Z]+\d+(?:\.\d+)*(?:-[a-z0-9]+)?\s)+")


class Part(Struct, frozen=True):
    """A part of a language: how many pieces it needs, and which are missing.

    `file` is where they belong; `wrong` is the reason if the whole part is unusable, and `mistakes` lists
    texts that are not shown.
    """

    name: str
    file: str
    total: int
    missing: tuple[str, ...]
    wrong: str = ""
    mistakes: tuple[str, ...] = ()


class LanguageReport(Struct, frozen=True):
    """A language with its parts."""

    language: Language
    name: str
    english: str
    parts: tuple[Part, ...]

    @property
    def is_complete(self) -> bool:
        return not any(part.missing or part.wrong or part.mistakes for part in self.parts)

    @property
    def has_no_mistakes(self) -> bool:
        """Whether nothing is wrong; texts may be missing."""
        return not any(part.wrong or part.mistakes for part in self.parts)


def report_on_language(language: Language) -> LanguageReport:
    entry = LANGUAGE_TABLE[language]
    parts = (
        *_fluent_file_parts(language),
        *_rulebook_parts(language),
        _grammar_part(language),
        _map_part(language),
        *_pack_parts(language),
    )
    return LanguageReport(language, entry.name, entry.english, parts)


def report_on_all_languages() -> list[LanguageReport]:
    return [report_on_language(language) for language in LANGUAGES]


def _fluent_file_parts(language: Language) -> Iterator[Part]:
    for name, package in {"interface": "serai.locales", **_text_packages()}.items():
        folder = files(package)
        for file in sorted((folder / FALLBACK).iterdir(), key=lambda one: one.name):
            if not file.name.endswith(".ftl"):
                continue
            wanted, found = _fluent_keys(file), _fluent_keys(folder / language / file.name)
            part = f"{name}, introduction" if file.name == INTRODUCTION and name != "interface" else name
            missing = tuple(key for key in wanted if key not in found)
            path = f"{package.replace('.', '/')}/{language}/{file.name}"
            mistakes = tuple(find_translation_mistakes(folder, language, file.name))
            yield Part(part, path, len(wanted), missing, mistakes=mistakes)


def _text_packages() -> dict[str, str]:
    """For each game, the package of its texts."""
    found: dict[str, str] = {}
    for game in known_games():
        for text in find_plugin(game).texts:
            package = text.partition(":")[0]
            if (files(package) / FALLBACK).is_dir():
                found[game] = package
    return found


def _fluent_keys(file: "Traversable") -> list[str]:
    """The keys of all messages and attributes in a Fluent file."""
    messages = [entry for entry in parse_fluent_file(file).body if isinstance(entry, ast.Message)]
    keys = [message.id.name for message in messages if message.value]
    return keys + [f"{one.id.name}.{attribute.id.name}" for one in messages for attribute in one.attributes]


def _rulebook_parts(language: Language) -> Iterator[Part]:
    for game in known_games():
        package = find_plugin(game).rulebook
        if package:
            wanted, found = (_rule_ids(files(package) / f"{one}.md") for one in (FALLBACK, language))
            missing = tuple(rule for rule in wanted if rule not in found)
            file = f"{package.replace('.', '/')}/{language}.md"
            yield Part(f"rules of {game}", file, len(wanted), missing)


def _rule_ids(file: "Traversable") -> list[str]:
    heads = _RULE.findall(file.read_text("utf-8")) if file.is_file() else []
    return [ids.group().strip() for head in heads if (ids := _RULE_IDS.match(f"{head} "))]


def _grammar_part(language: Language) -> Part:
    file, wrong = f"serai/book/languages/{language}.toml", ""
    try:
        known = find_grammar(language) is not None
    except GrammarError as error:
        known, wrong = True, str(error)
    return Part("grammar", file, 1, () if known else (f"{language}.toml",), wrong)


def _map_part(language: Language) -> Part:
    file = f"serai/book/cartography/data/words/{language}.toml"
    return Part("map", file, 1, () if find_map_texts_file(language) else (f"{language}.toml",))


def _pack_parts(language: Language) -> Iterator[Part]:
    for game in known_games():
        try:
            book = _shipped_book(game)
        except Refused:
            continue
        if book:
            yield from _book_parts(book, language)


@cache
def _shipped_book(game: str) -> "Book | None":
    from serai.book.commands import effect_words_of_installed_games
    from serai.book.compile import BrokenPackError, load_book

    part = find_plugin(game).shipped_pack
    try:
        return load_book(import_object(part)(), effect_words_of_installed_games()) if part else None
    except BrokenPackError:
        return None


def _book_parts(book: "Book", language: Language) -> Iterator[Part]:
    pack, lexicon = book.manifest.id, book.lexicon
    words = {f"beings.{name}": language in one.words for name, one in lexicon.beings.items()}
    words |= {f"adjectives.{name}": language in one.words for name, one in lexicon.adjectives.items()}
    words |= {f"tokens.{name}": bool(one.get(language)) for name, one in lexicon.tokens.items()}
    yield _part_with_missing(f"{pack}, lexicon", f"{pack}/languages/{language}.toml", words)
    names = {"title": bool(book.manifest.title.get(language))}
    names |= {f"spaces.{name}": bool(one.name.get(language)) for name, one in book.map.spaces.items()}
    for deck, cards in book.cards.items():
        for name, card in cards.items():
            names[f"{deck}.{name}"] = bool(card.name.get(language)) and (
                not card.text or bool(card.text.get(language))
            )
    yield _part_with_missing(f"{pack}, names", f"{pack}/languages/{language}.toml", names)
    tales = {reference: bool(one.texts.get(language)) for reference, one in book.paragraphs.items()}
    yield _part_with_missing(f"{pack}, tales", f"{pack}/tales/*.{language}.tale.md", tales)


def _part_with_missing(name: str, file: str, is_present_by_name: dict[str, bool]) -> Part:
    return Part(
        name,
        file,
        len(is_present_by_name),
        tuple(one for one, there in is_present_by_name.items() if not there),
    )


def print_reports(
    reports: Sequence[LanguageReport],
    *,
    as_json: bool,
    list_missing: bool,
    say: Callable[[str], None] = print,
) -> None:
    """Prints reports; with `list_missing`, each missing text by name and file."""
    if as_json:
        import msgspec

        say(msgspec.json.format(msgspec.json.encode(reports), indent=2).decode())
    else:
        for report in reports:
            for line in _report_lines(report, list_missing=list_missing):
                say(line)


def _report_lines(report: LanguageReport, *, list_missing: bool) -> Iterator[str]:
    told = "complete" if report.is_complete else "not complete"
    yield f"{report.name} ({report.language}, {report.english}): {told}"
    groups: dict[str, list[Part]] = {}
    for part in report.parts:
        groups.setdefault(part.name, []).append(part)
    for name, parts in groups.items():
        total, lacks = sum(part.total for part in parts), sum(len(part.missing) for part in parts)
        if lacks:
            yield f"  {name:<24} {total - lacks:,} of {total:,}"
        for part in parts:
            if part.wrong:
                yield f"    {part.wrong}"
            yield from (f"    {part.file}, {mistake}" for mistake in part.mistakes)
            if list_missing and part.missing:
                yield f"    {part.file} lacks:"
                yield from (f"      {one}" for one in part.missing)
