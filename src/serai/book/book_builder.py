"""Builds a Book from a checked draft."""

from collections.abc import Iterable
from typing import TypeAlias

from serai.book.awards import Award
from serai.book.book import Book, BookChoice, BookEntry, BookParagraph, BookPlace, BookSection
from serai.book.draft import Draft, Strip
from serai.book.languages import Language
from serai.book.paragraph_numbers import assign_numbers
from serai.book.tales import AwardLine, Paragraph

Texts: TypeAlias = dict[Language, str]


def build_book(draft: Draft) -> Book | None:
    """Builds the Book of a checked draft; None if it has no manifest."""
    if draft.manifest is None:
        return None
    order = draft.paragraph_ids_by_strip()
    numbers = assign_numbers(order, draft.numbers or {})
    paragraphs: dict[str, BookParagraph] = {}
    for strip in (*draft.strips.values(), *draft.places.values()):
        for paragraph in _build_paragraphs(draft, strip, numbers):
            paragraphs[paragraph.reference] = paragraph
    return Book(
        digest=draft.folder.digest(),
        manifest=draft.manifest,
        paragraphs=paragraphs,
        strips={strip: tuple(ids) for strip, ids in order.items()},
        matrices={
            letter: {
                row.id: tuple(tuple(f"{to.strip}#{to.paragraph}" for to in cell) for cell in row.cells)
                for row in matrix.rows.values()
            }
            for letter, matrix in draft.matrices.items()
        },
        charts={
            chart.id: tuple(BookEntry(one.being, one.matrix, one.adjective) for one in chart.entries)
            for chart in draft.charts.values()
        },
        places={place.id: _build_place(draft, place) for place in draft.places.values()},
        cards={deck: {name: one.card for name, one in cards.items()} for deck, cards in draft.cards.items()},
        map=draft.map,
        lexicon=draft.lexicon,
        row_keys={
            letter: keys
            for letter, matrix in draft.matrices.items()
            if (keys := matrix.keys_limited_to_particular_beings)
        },
    )


def _build_paragraphs(draft: Draft, strip: Strip, numbers: dict[str, int]) -> Iterable[BookParagraph]:
    source = draft.source_tale(strip)
    by_language: dict[Language, dict[str, Paragraph]] = {
        language: {paragraph.id: paragraph for paragraph in tale.all_paragraphs}
        for language, tale in strip.tales.items()
    }
    for paragraph in source.all_paragraphs if source else ():
        versions: dict[Language, Paragraph] = {
            language: paragraphs[paragraph.id]
            for language, paragraphs in by_language.items()
            if paragraph.id in paragraphs
        }
        texts: Texts = {language: version.opening.text for language, version in versions.items()}
        yield BookParagraph(
            id=paragraph.id,
            strip=strip.id,
            number=numbers[f"{strip.id}#{paragraph.id}"],
            texts=texts,
            sections=_build_sections(paragraph, versions),
            awards=_awards_of_line_or_empty(paragraph.award),
            gist=paragraph.gist or "",
        )


def _build_sections(source: Paragraph, versions: dict[Language, Paragraph]) -> tuple[BookSection, ...]:
    sections: list[BookSection] = []
    for at, section in enumerate(source.sections):
        if section.heading is not None:
            texts: Texts = {language: one.sections[at].text.text for language, one in versions.items()}
            sections.append(BookSection(section.heading, texts, _awards_of_line_or_empty(section.award)))
    return tuple(sections)


def _awards_of_line_or_empty(line: AwardLine | None) -> tuple[Award, ...]:
    return line.awards if line else ()


def _build_place(draft: Draft, place: Strip) -> BookPlace:
    source = draft.source_tale(place)
    choices: list[BookChoice] = []
    for at, choice in enumerate(source.choices if source else ()):
        labels: Texts = {language: tale.choices[at].label for language, tale in place.tales.items()}
        outcomes = tuple(f"{place.id}#{paragraph.id}" for paragraph in choice.paragraphs)
        choices.append(BookChoice(choice.id, labels, outcomes))
    texts: Texts = {language: tale.opening.text for language, tale in place.tales.items()}
    return BookPlace(place.id, texts, tuple(choices))
