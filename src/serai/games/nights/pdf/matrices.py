"""The matrices: the paragraph number for each reaction to a being."""

from collections import Counter

from msgspec import Struct

from serai.book.statuses.table import JAILER_TEMPERS
from serai.book.vocabulary import MATRICES
from serai.games.nights.locales.map_listing import fold_case_and_accents
from serai.games.nights.pdf.edition import DocumentInfo, Edition
from serai.games.nights.pdf.typst_renderer import typeset_template

JAILER = "K"


class PrintedRow(Struct, frozen=True):
    """`cells` contains the base paragraph numbers for each reaction; empty for a barred cell."""

    name: str
    cells: list[list[int]]


class PrintedMatrix(Struct, frozen=True):
    letter: str
    title: str
    about: str
    reactions: list[str]
    rows: list[PrintedRow]


class MatricesData(Struct, frozen=True):
    face: DocumentInfo
    about: str
    alternates: str
    """What several numbers in a cell mean (N7.13); empty if no cell has them."""
    whom: str
    matrices: list[PrintedMatrix]


def matrices_data(edition: Edition) -> MatricesData:
    known = [letter for letter in MATRICES if letter in edition.book.matrices]
    return MatricesData(
        face=edition.document_info("matrices"),
        about=edition.say("print-matrices.text"),
        alternates=edition.say("print-matrices.alternates") if edition.book.has_alternate_bases else "",
        whom=edition.say("print-row"),
        matrices=[_printed_matrix(edition, letter) for letter in known],
    )


def typeset_matrices(edition: Edition) -> bytes:
    return typeset_template("matrices", matrices_data(edition))


def _printed_matrix(edition: Edition, letter: str) -> PrintedMatrix:
    paragraphs = edition.book.paragraphs
    rows = edition.book.matrices[letter]
    return PrintedMatrix(
        letter=letter,
        title=edition.say("print-matrix", letter=letter),
        about=edition.name(f"matrix-{letter.lower()}"),
        reactions=[edition.name(f"reaction-{reaction}") for reaction in MATRICES[letter]],
        rows=[
            PrintedRow(name, [[paragraphs[base].number for base in cell] for cell in rows[row]])
            for name, row in _rows_sorted_by_name(edition, letter)
        ],
    )


def _rows_sorted_by_name(edition: Edition, letter: str) -> list[tuple[str, str]]:
    """The rows sorted by name; those of the jailer sorted by die roll (N10.13)."""
    rows = edition.book.matrices[letter]
    if letter == JAILER and set(rows) <= set(JAILER_TEMPERS):
        return [
            (f"{JAILER_TEMPERS.index(row) + 1}  {edition.phrases.row_name(row)}", row)
            for row in JAILER_TEMPERS
            if row in rows
        ]
    return sorted(((name, row) for row, name in row_names(edition, letter).items()), key=_sort_key)


def _sort_key(pair: tuple[str, str]) -> str:
    return fold_case_and_accents(pair[0])


def row_names(edition: Edition, letter: str) -> dict[str, str]:
    """The name of each row.

    Two adjectives can be the same word in another language, as *beautiful* and *handsome* are in French. Each
    row then has the form that the charts use.
    """
    special = edition.book.row_keys.get(letter, {})
    names = {
        row: edition.phrases.name_of_row_for_particular_beings(special[row])
        if row in special
        else edition.phrases.row_name(row)
        for row in edition.book.matrices[letter]
    }
    times = Counter(names.values())
    for row, name in names.items():
        genders = _genders_of_row(edition, letter, row) if times[name] > 1 else ()
        if len(genders) == 1:
            names[row] = edition.phrases.row_name(row, *genders)
    return names


def _genders_of_row(edition: Edition, letter: str, row: str) -> set[str]:
    beings = edition.book.lexicon.beings
    entries = [entry for chart in edition.book.charts.values() for entry in chart]
    met = [beings[one.being] for one in entries if (one.matrix, one.adjective) == (letter, row)]
    lexicon = edition.book.lexicon
    return {being.words.get(edition.language, being.words[lexicon.source]).gender for being in met}
