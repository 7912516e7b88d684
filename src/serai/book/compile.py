"""From a pack's folder to a Book, by way of a cache that is keyed by content."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from serai.book.awards import Award
from serai.book.book import Book, BookChoice, BookEntry, BookParagraph, BookPlace, BookSection
from serai.book.cache import read_stored, store, stored_path
from serai.book.cards import EffectWords
from serai.book.check import check_draft
from serai.book.diagnostics import Diagnostic, Report, has_errors
from serai.book.draft import Draft, Strip
from serai.book.numbers import assign_numbers
from serai.book.pack import read_draft
from serai.book.source import Folder, read_folder
from serai.book.tales import AwardLine, Paragraph
from serai.book.vocabulary import Language

Texts: TypeAlias = dict[Language, str]


class Compiled(Struct, frozen=True):
    """What compiling gave: the Book, unless errors forbid it, and all that the checker said."""

    book: Book | None
    diagnostics: list[Diagnostic]


class BrokenPackError(Exception):
    """A pack that is no Book; `why` names the first errors."""

    def __init__(self, root: Path | str, errors: Sequence[Diagnostic]) -> None:
        self.why = "\n".join(str(error) for error in errors[:5])
        super().__init__(f"The pack {root} has {len(errors)} errors:\n{self.why}")


def load_book(root: Path, effects: EffectWords | None = None) -> Book:
    """The Book in a folder; BrokenPackError if it has errors."""
    return _sound(root, compile_pack(root, effects))


def load_folder(folder: Folder, effects: EffectWords | None = None) -> Book:
    """The Book in a folder that has been read; BrokenPackError if it has errors."""
    return _sound(folder.root, _compile_folder(folder, Report(), effects, use_cache=True))


def _sound(root: Path | str, compiled: Compiled) -> Book:
    if compiled.book is None:
        raise BrokenPackError(root, [one for one in compiled.diagnostics if one.severity == "error"])
    return compiled.book


def compile_pack(root: Path, effects: EffectWords | None = None, use_cache: bool = True) -> Compiled:
    """Checks and compiles a pack, or finds the result of the same content in the cache."""
    report = Report()
    if not root.is_dir():
        report.add("B121", str(root), name="the pack's folder")
        return Compiled(None, report.found())
    return _compile_folder(read_folder(root, report), report, effects, use_cache=use_cache)


def _compile_folder(
    folder: Folder, report: Report, effects: EffectWords | None, *, use_cache: bool
) -> Compiled:
    # What was refused while reading is not part of the digest, so it must be told anew each time.
    stored = stored_path(folder.digest(), effects) if use_cache and not report.found() else None
    compiled = _read_stored(stored) if stored else None
    if compiled is None:
        compiled = _compile(folder, report, effects)
        if stored:
            _store(stored, compiled)
    return compiled


def _compile(folder: Folder, report: Report, effects: EffectWords | None) -> Compiled:
    draft = read_draft(folder, report)
    diagnostics = check_draft(draft, effects)
    book = None if has_errors(diagnostics) else compile_draft(draft)
    return Compiled(book, diagnostics)


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


def _read_stored(path: Path) -> Compiled | None:
    payload = read_stored(path)
    try:
        return msgspec.msgpack.decode(payload, type=Compiled) if payload is not None else None
    except msgspec.MsgspecError:
        return None


def _store(path: Path, compiled: Compiled) -> None:
    try:
        store(path, msgspec.msgpack.encode(compiled))
    except (OverflowError, ValueError):
        # A number that no message holds: the result is right, and is made again each time.
        return
