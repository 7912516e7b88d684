"""Plates on paper: in the colours of the morning, each in a file of its own beside the template."""

from collections.abc import Iterable

from serai.book.book import Book
from serai.book.plates import inline_css_variables
from serai.games.nights.pdf.typst_renderer import Pictures
from serai.games.nights.plates import book_plates


def file_of_plate(book: Book, name: str) -> str:
    """The file of a plate such as `treasures/magic-lamp`; "" if the Book has none."""
    return f"{name.replace('/', '-')}.svg" if name in book_plates(book.digest).plates.drawings else ""


def printed_plates(book: Book, names: Iterable[str]) -> Pictures:
    """The plates with these names that the Book has, by their files."""
    drawings = book_plates(book.digest).plates.drawings
    return {
        file_of_plate(book, name): inline_css_variables(drawings[name]).encode()
        for name in names
        if name in drawings
    }
