"""What leads to a tale: the matrix cells that name its paragraphs, and the beings met there."""

from msgspec import Struct

from serai.book.draft import Draft
from serai.book.grammar import phrase_for_being
from serai.book.vocabulary import MATRICES, title_from_id


class Meeting(Struct, frozen=True):
    """A being that a hero can meet in a tale; `name` is in the source language."""

    being: str
    adjective: str
    name: str


def describe_cells_with_base_paragraph(draft: Draft, strip: str, paragraph: str) -> list[str]:
    """The cells whose base is a paragraph: "L, old: barter"."""
    return [
        f"{letter}, {row.id}: {title_from_id(reaction).lower()}"
        for letter, matrix in draft.matrices.items()
        for row in matrix.rows.values()
        for reaction, cell in zip(MATRICES[letter], row.cells, strict=True)
        if any((target.strip, target.paragraph) == (strip, paragraph) for target in cell)
    ]


def beings_met_in_strip(draft: Draft, strip: str) -> list[Meeting]:
    """Every being that the charts send to a strip through one of its rows."""
    rows = {
        (letter, row.id)
        for letter, matrix in draft.matrices.items()
        for row in matrix.rows.values()
        if any(target.strip == strip for target in row.targets)
    }
    met = {
        (entry.being, entry.adjective)
        for chart in draft.charts.values()
        for entry in chart.entries
        if (entry.matrix, draft.closest_row(entry.matrix, entry.matrix_row, entry.being, entry.adjective))
        in rows
        and entry.being in draft.beings
        and (entry.adjective is None or entry.adjective in draft.adjectives)
    }
    found = [
        Meeting(being, adjective or "", phrase_for_being(draft.lexicon, draft.source, being, adjective).bare)
        for being, adjective in met
    ]
    return sorted(found, key=lambda one: (one.name.casefold(), one.being))
