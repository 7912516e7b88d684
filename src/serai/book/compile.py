"""From a pack's folder to a Book, by way of a cache that is keyed by content."""

import os
from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

import msgspec
import platformdirs
from msgspec import Struct

from serai.book.awards import Award
from serai.book.book import Book, BookChoice, BookEntry, BookParagraph, BookPlace, BookSection
from serai.book.cards import EffectWords
from serai.book.check import check_draft
from serai.book.diagnostics import Diagnostic, Report
from serai.book.numbers import assign_numbers
from serai.book.pack import Draft, Strip, read_draft
from serai.book.source import Folder, read_folder
from serai.book.tales import AwardLine, Paragraph
from serai.book.vocabulary import Language

CHECKSUM_SIZE = 16
BOOKS_KEPT = 8
Texts: TypeAlias = dict[Language, str]
# A stale lock asks a person to read; the Book can be read meanwhile, and previewed while it is mended.
STILL_READABLE = frozenset({"B505"})


class Compiled(Struct, frozen=True):
    """What compiling gave: the Book, unless errors forbid it, and all that the checker said."""

    book: Book | None
    diagnostics: list[Diagnostic]


class BrokenPackError(Exception):
    """A pack that is no Book; the sentence names the first errors."""


def load_book(root: Path, effects: EffectWords | None = None) -> Book:
    """The Book in a folder; BrokenPackError if it has errors."""
    compiled = compile_pack(root, effects)
    if compiled.book is None:
        errors = _forbidding(compiled.diagnostics)
        shown = "\n".join(str(error) for error in errors[:5])
        raise BrokenPackError(f"The pack {root} has {len(errors)} errors:\n{shown}")
    return compiled.book


def compile_pack(root: Path, effects: EffectWords | None = None, use_cache: bool = True) -> Compiled:
    """Checks and compiles a pack, or finds the result of the same content in the cache."""
    report = Report()
    if not root.is_dir():
        report.add("B121", str(root), name="the pack's folder")
        return Compiled(None, report.found())
    folder = read_folder(root, report)
    # What was refused while reading is not part of the digest, so it must be told anew each time.
    stored = _stored_path(folder, effects) if use_cache and not report.found() else None
    compiled = _read_stored(stored) if stored else None
    if compiled is None:
        compiled = _compile(folder, report, effects)
        if stored:
            _store(stored, compiled)
    return compiled


def _compile(folder: Folder, report: Report, effects: EffectWords | None) -> Compiled:
    draft = read_draft(folder, report)
    diagnostics = check_draft(draft, effects)
    book = None if _forbidding(diagnostics) else compile_draft(draft)
    return Compiled(book, diagnostics)


def _forbidding(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    return [one for one in diagnostics if one.severity == "error" and one.code not in STILL_READABLE]


def compile_draft(draft: Draft) -> Book | None:
    """The Book of a pack that was checked and has no errors."""
    if draft.manifest is None:
        return None
    order = draft.paragraph_ids()
    numbers = assign_numbers(order, draft.numbers or {})
    paragraphs: dict[str, BookParagraph] = {}
    for strip in (*draft.strips.values(), *draft.places.values()):
        for paragraph in _paragraphs(draft, strip, numbers):
            paragraphs[paragraph.reference] = paragraph
    return Book(
        digest=draft.folder.digest(),
        manifest=draft.manifest,
        paragraphs=paragraphs,
        strips={strip: tuple(ids) for strip, ids in order.items()},
        matrices={
            letter: {
                row.id: tuple(f"{to.strip}#{to.paragraph}" if to else None for to in row.targets)
                for row in matrix.rows.values()
            }
            for letter, matrix in draft.matrices.items()
        },
        charts={
            chart.id: tuple(BookEntry(one.being, one.matrix, one.adjective) for one in chart.entries)
            for chart in draft.charts.values()
        },
        places={place.id: _place(draft, place) for place in draft.places.values()},
        cards={deck: {name: one.card for name, one in cards.items()} for deck, cards in draft.cards.items()},
        map=draft.map,
        lexicon=draft.lexicon,
    )


def _paragraphs(draft: Draft, strip: Strip, numbers: dict[str, int]) -> Iterable[BookParagraph]:
    source = draft.tale(strip)
    found: dict[Language, dict[str, Paragraph]] = {
        language: {paragraph.id: paragraph for paragraph in tale.every_paragraph}
        for language, tale in strip.tales.items()
    }
    for paragraph in source.every_paragraph if source else ():
        versions: dict[Language, Paragraph] = {
            language: paragraphs[paragraph.id]
            for language, paragraphs in found.items()
            if paragraph.id in paragraphs
        }
        texts: Texts = {language: version.opening.text for language, version in versions.items()}
        yield BookParagraph(
            id=paragraph.id,
            strip=strip.id,
            number=numbers[f"{strip.id}#{paragraph.id}"],
            texts=texts,
            sections=_sections(paragraph, versions),
            awards=_awards(paragraph.award),
            gist=paragraph.gist or "",
        )


def _sections(source: Paragraph, versions: dict[Language, Paragraph]) -> tuple[BookSection, ...]:
    sections: list[BookSection] = []
    for at, section in enumerate(source.sections):
        if section.heading is not None:
            texts: Texts = {language: one.sections[at].text.text for language, one in versions.items()}
            sections.append(BookSection(section.heading, texts, _awards(section.award)))
    return tuple(sections)


def _awards(line: AwardLine | None) -> tuple[Award, ...]:
    return line.awards if line else ()


def _place(draft: Draft, place: Strip) -> BookPlace:
    source = draft.tale(place)
    choices: list[BookChoice] = []
    for at, choice in enumerate(source.choices if source else ()):
        labels: Texts = {language: tale.choices[at].label for language, tale in place.tales.items()}
        outcomes = tuple(f"{place.id}#{paragraph.id}" for paragraph in choice.paragraphs)
        choices.append(BookChoice(choice.id, labels, outcomes))
    texts: Texts = {language: tale.opening.text for language, tale in place.tales.items()}
    return BookPlace(place.id, texts, tuple(choices))


def cache_folder() -> Path:
    """Where compiled Books are kept: below SERAI_HOME if it is set, else the user's cache folder."""
    home = os.environ.get("SERAI_HOME")
    return Path(home, "cache", "books") if home else platformdirs.user_cache_path("serai") / "books"


@cache
def _compiler_mark() -> str:
    """A hash over this package's own files: a changed checker never trusts an old verdict."""
    state = blake2b(digest_size=8)
    for path in sorted(Path(__file__).parent.rglob("*")):
        if path.suffix in (".py", ".toml"):
            stat = path.stat()
            state.update(f"{path.name} {stat.st_size} {stat.st_mtime_ns}\n".encode())
    return state.hexdigest()


def _stored_path(folder: Folder, effects: EffectWords | None) -> Path:
    words = "" if effects is None else repr(sorted((word, sorted(given)) for word, given in effects.items()))
    asked = blake2b(words.encode(), digest_size=4).hexdigest()
    return cache_folder() / f"{folder.digest()}-{_compiler_mark()}-{asked}.book"


def _read_stored(path: Path) -> Compiled | None:
    """A stored result; None if there is none or it is damaged, for then it is simply made again."""
    try:
        data = path.read_bytes()
        checksum, payload = data[:CHECKSUM_SIZE], data[CHECKSUM_SIZE:]
        if blake2b(payload, digest_size=CHECKSUM_SIZE).digest() != checksum:
            return None
        return msgspec.msgpack.decode(payload, type=Compiled)
    except (OSError, msgspec.MsgspecError):
        return None


def _store(path: Path, compiled: Compiled) -> None:
    try:
        payload = msgspec.msgpack.encode(compiled)
    except (OverflowError, ValueError):
        # A number that no message holds: the result is right, and is made again each time.
        return
    checksum = blake2b(payload, digest_size=CHECKSUM_SIZE).digest()
    draft = path.with_suffix(f".{os.getpid()}.draft")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(checksum + payload)
        draft.replace(path)
        stored = sorted(path.parent.glob("*.book"), key=lambda one: one.stat().st_mtime)
        for old in stored[:-BOOKS_KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        # A cache that cannot be written costs time, nothing else.
        return
