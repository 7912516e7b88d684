"""The matrices: for each reaction to whoever is met, the number of a paragraph."""

from collections import Counter

from msgspec import Struct

from serai.book.statuses.table import TEMPERS
from serai.book.vocabulary import MATRICES
from serai.games.nights.pdf.edition import Edition, Face
from serai.games.nights.pdf.press import typeset
from serai.games.nights.words.atlas import folded

JAILER = "K"


class PrintedRow(Struct, frozen=True):
    """`cells` has the number of each reaction's base paragraph, 0 where the cell is barred."""

    name: str
    cells: list[int]


class PrintedMatrix(Struct, frozen=True):
    letter: str
    title: str
    about: str
    reactions: list[str]
    rows: list[PrintedRow]


class MatricesData(Struct, frozen=True):
    face: Face
    about: str
    whom: str
    matrices: list[PrintedMatrix]


def matrices_data(edition: Edition) -> MatricesData:
    known = [letter for letter in MATRICES if letter in edition.book.matrices]
    return MatricesData(
        face=edition.face("matrices"),
        about=edition.say("print-matrices.text"),
        whom=edition.say("print-row"),
        matrices=[_matrix(edition, letter) for letter in known],
    )


def print_matrices(edition: Edition) -> bytes:
    return typeset("matrices", matrices_data(edition))


def _matrix(edition: Edition, letter: str) -> PrintedMatrix:
    paragraphs = edition.book.paragraphs
    rows = edition.book.matrices[letter]
    return PrintedMatrix(
        letter=letter,
        title=edition.say("print-matrix", letter=letter),
        about=edition.name(f"matrix-{letter.lower()}"),
        reactions=[edition.name(f"reaction-{reaction}") for reaction in MATRICES[letter]],
        rows=[
            PrintedRow(name, [paragraphs[cell].number if cell else 0 for cell in rows[row]])
            for name, row in _named_rows(edition, letter)
        ],
    )


def _named_rows(edition: Edition, letter: str) -> list[tuple[str, str]]:
    """By name, as one looks them up; the jailer's tempers by the die that finds them (N10.13)."""
    rows = edition.book.matrices[letter]
    if letter == JAILER and set(rows) <= set(TEMPERS):
        return [
            (f"{TEMPERS.index(row) + 1}  {edition.phrases.row(row)}", row) for row in TEMPERS if row in rows
        ]
    return sorted(((name, row) for row, name in row_names(edition, letter).items()), key=_looked_up)


def _looked_up(pair: tuple[str, str]) -> str:
    return folded(pair[0])


def row_names(edition: Edition, letter: str) -> dict[str, str]:
    """What each row is called.

    Two adjectives may be one word in another language, as *beautiful* and *handsome* are in French: then each
    has the form in which the charts use it.
    """
    names = {row: edition.phrases.row(row) for row in edition.book.matrices[letter]}
    times = Counter(names.values())
    for row, name in names.items():
        genders = _genders(edition, letter, row) if times[name] > 1 else ()
        if len(genders) == 1:
            names[row] = edition.phrases.row(row, *genders)
    return names


def _genders(edition: Edition, letter: str, row: str) -> set[str]:
    beings = edition.book.lexicon.beings
    entries = [entry for chart in edition.book.charts.values() for entry in chart]
    met = [beings[one.being] for one in entries if (one.matrix, one.adjective) == (letter, row)]
    lexicon = edition.book.lexicon
    return {being.words.get(edition.language, being.words[lexicon.source]).gender for being in met}
