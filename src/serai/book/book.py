"""The compiled Book: everything a game needs, immutable and typed, without files or positions."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from serai.book.awards import Award
from serai.book.cards import Card
from serai.book.grammar import Template, compile_text, phrase_for_being
from serai.book.headings import Heading
from serai.book.languages import Language
from serai.book.lexicon import Lexicon, Sex
from serai.book.map import Map
from serai.book.rows import RowKey, closest_rows
from serai.book.vocabulary import MATRICES


class BookSection(Struct, frozen=True, gc=False):
    """A section of a paragraph. `texts` has the source language and every existing translation."""

    heading: Heading
    texts: dict[Language, str]
    awards: tuple[Award, ...]


class BookParagraph(Struct, frozen=True, gc=False):
    """A paragraph. Only one without sections has `awards` of its own (N7.7)."""

    id: str
    strip: str
    number: int
    texts: dict[Language, str]
    sections: tuple[BookSection, ...]
    awards: tuple[Award, ...] = ()
    gist: str = ""

    @property
    def reference(self) -> str:
        """The paragraph's id in records and other tales: `strip#paragraph`."""
        return f"{self.strip}#{self.id}"

    def section_by_id(self, identifier: str) -> BookSection:
        """The section with this id (`no-skill`, `piety-or-wisdom`); KeyError if there is none."""
        for section in self.sections:
            if section.heading.id == identifier:
                return section
        raise KeyError(identifier)


class BookChoice(Struct, frozen=True):
    """A choice in a Place of Power: its label, and its outcomes for −, blank and + (N5.5)."""

    id: str
    labels: dict[Language, str]
    outcomes: tuple[str, ...]


class BookPlace(Struct, frozen=True):
    """A Place of Power."""

    id: str
    texts: dict[Language, str]
    choices: tuple[BookChoice, ...]


class BookEntry(Struct, frozen=True):
    """One of the twelve entries of a chart (N7.1)."""

    being: str
    matrix: str
    adjective: str | None = None


class Manifest(Struct, frozen=True):
    """The content of `pack.toml`. Without `languages`, the pack has those of its tales."""

    id: str
    version: str
    engine: str
    source: Language
    licence: str
    title: dict[Language, str]
    languages: tuple[Language, ...] = ()
    # Whether a being that does not fit its tale is an error, or only a warning while an older Book is being
    # fixed.
    clashes: Literal["error", "warn"] = "error"


class Book(Struct, frozen=True):
    """A checked Book. The keys of `paragraphs` are `strip#paragraph`."""

    digest: str
    manifest: Manifest
    paragraphs: dict[str, BookParagraph]
    strips: dict[str, tuple[str, ...]]
    matrices: dict[str, dict[str, tuple[tuple[str, ...], ...]]]
    """For each matrix and row, the bases of its cells in the order of the reactions; empty if barred."""
    charts: dict[str, tuple[BookEntry, ...]]
    places: dict[str, BookPlace]
    cards: dict[str, dict[str, Card]]
    map: Map
    lexicon: Lexicon
    row_keys: dict[str, dict[str, RowKey]] = {}
    """For each matrix, the rows that are limited to particular beings (N7.5)."""

    def base_references_of_cell(self, matrix: str, row: str, reaction: str) -> tuple[str, ...]:
        """The base paragraphs of a cell, one to three `strip#paragraph` (N7.13); none if barred (N7.5)."""
        return self.matrices[matrix][row][MATRICES[matrix].index(reaction)]

    @property
    def has_alternate_bases(self) -> bool:
        """Whether any cell names several bases (N7.13)."""
        return any(len(cell) > 1 for rows in self.matrices.values() for row in rows.values() for cell in row)

    def closest_row(self, matrix: str, name: str, being: str, adjective: str | None) -> str | None:
        """The row of a matrix that fits a being most closely (N7.5); None if none does.

        `name` is its adjective, the being itself, or the situation in which it is met.
        """
        rows = self.matrices.get(matrix, {})
        special = self.row_keys.get(matrix)
        if not special:
            return name if name in rows else None
        keys = {row: special.get(row) or RowKey(row) for row in rows}
        lexicon = self.lexicon
        known, described = lexicon.beings.get(being), lexicon.adjectives.get(adjective or "")
        found = closest_rows(keys, name, known, described)
        return found[0] if found else None

    def paragraphs_by_destiny_face(self, base: str) -> tuple[BookParagraph, BookParagraph, BookParagraph]:
        """The paragraphs for −, blank and + on the destiny die (N7.5)."""
        paragraph = self.paragraphs[base]
        order = self.strips[paragraph.strip]
        at = order.index(paragraph.id)
        before, here, after = (
            self.paragraphs[f"{paragraph.strip}#{order[at + step]}"] for step in (-1, 0, 1)
        )
        return before, here, after

    def render_text(
        self,
        texts: dict[Language, str],
        language: Language,
        hero_sex: Sex,
        being: str | None = None,
        adjective: str | None = None,
    ) -> str:
        """The text in a viewer's language (N7.11), or in the source language if it is not translated."""
        spoken: Language = language if texts.get(language) else self.manifest.source
        other = phrase_for_being(self.lexicon, spoken, being, adjective) if being is not None else None
        return _compiled_template(spoken, texts[spoken]).render(other, hero_sex)

    def fallback_language(self, language: str) -> Language | None:
        """The language in which readers of this language see the tales, or None if the Book has theirs."""
        return None if language in self.manifest.languages else self.manifest.source

    def text_in_language(self, texts: dict[Language, str], language: Language) -> str:
        """A text in a language, or in the source language if it is not translated."""
        return texts.get(language) or texts[self.manifest.source]

    def reactions_of_matrix(self, matrix: str) -> Sequence[str]:
        """The reactions of a matrix, in the order of the rules."""
        return MATRICES[matrix]


@lru_cache(maxsize=1 << 15)
def _compiled_template(language: Language, text: str) -> Template:
    template = compile_text(language, text)
    if isinstance(template, list):
        # The checker rejects such texts, so only a Book built by hand gets here.
        raise ValueError(template[0].message)
    return template
