"""Plates on paper: in the colours of the morning, each in a file of its own beside the template."""

from collections.abc import Iterable

from serai.book.book import Book
from serai.book.plates import inline_css_variables
from serai.games.nights.pdf.typst_renderer import Pictures
from serai.games.nights.plates import book_plates


def file_of_plate(book: Book, kind: str, thing_id: str) -> str:
    """The file name of the plate that shows a treasure or another thing; "" if the Book has none."""
    name = book_plates(book.digest).plates.plate_name_of(kind, thing_id)
    return f"{name.replace('/', '-')}.svg" if name else ""


def printed_plates(book: Book, things: Iterable[tuple[str, str]]) -> Pictures:
    """The plates of these things (kind and id) that the Book has, by their files."""
    plates = book_plates(book.digest).plates
    return {
        file_of_plate(book, kind, thing): inline_css_variables(plates.drawings[name]).encode()
        for kind, thing in things
        if (name := plates.plate_name_of(kind, thing))
    }
