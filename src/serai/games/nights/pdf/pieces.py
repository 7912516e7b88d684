"""Pieces to cut out: heroes, markers, the time of day, a destiny die."""

from msgspec import Struct

from serai.book.vocabulary import TIMES
from serai.games.nights.pdf.edition import DocumentInfo, Edition
from serai.games.nights.pdf.typst_renderer import typeset_template
from serai.games.nights.state import HEROES

MARKERS = ("destination", "home", "seat", "wanted", "quest", "quest", "quest")
"""The three quest markers of N12.1, and one of each other kind."""
COLOURS = ("#a8481f", "#1f7a70", "#1c4a86", "#9e2436", "#6b4a8a", "#6f5a12")


class PrintedPiece(Struct, frozen=True):
    name: str
    colour: str


class PiecesData(Struct, frozen=True):
    face: DocumentInfo
    about: str
    pieces: list[PrintedPiece]
    markers: list[str]
    times: list[str]


def pieces_data(edition: Edition) -> PiecesData:
    return PiecesData(
        face=edition.document_info("pieces"),
        about=edition.say("print-pieces.text"),
        pieces=[
            PrintedPiece(edition.phrases.hero_name(hero), colour)
            for hero, colour in zip(HEROES, COLOURS, strict=True)
        ],
        markers=[edition.say(f"print-piece-{marker}") for marker in MARKERS],
        times=[edition.name(f"time-{time}") for time in TIMES],
    )


def typeset_pieces(edition: Edition) -> bytes:
    return typeset_template("pieces", pieces_data(edition))
