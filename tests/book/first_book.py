"""Accessors to the files of the First Book, for tests of its charts and matrices."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from serai.book.cards import Card
from serai.book.diagnostics import Report
from serai.book.draft import Draft
from serai.book.markdown_tables import ChartEntry, MatrixTable, read_matrix
from serai.book.pack_reader import read_pack
from serai.book.vocabulary import MATRICES, TERRAINS

ROOT = Path(__file__).parents[2] / "packs" / "first-book"
CONVENTIONS = tomllib.loads(Path(__file__).with_name("first_book.toml").read_text("utf-8"))


class ChartUse(Struct, frozen=True):
    """A chart, the card that leads to it, and the terrains it is used on."""

    card: str
    chart: str
    terrains: tuple[str, ...]

    @property
    def entries(self) -> tuple[ChartEntry, ...]:
        return draft().charts[self.chart].entries


@cache
def draft() -> Draft:
    return read_pack(ROOT, Report())


def cards(deck: str = "encounters") -> dict[str, Card]:
    return {
        name: place.card for of, found in draft().cards.items() if of == deck for name, place in found.items()
    }


def chart_uses() -> Iterator[ChartUse]:
    """Every use of a chart. Charts of terrain cards apply to one terrain each, all others to any
    (N6.3–N6.5).
    """
    for name, card in cards().items():
        if card.chart:
            yield ChartUse(name, card.chart, TERRAINS)
        for by, chart in card.charts.items():
            yield ChartUse(name, chart, (by,) if card.kind == "terrain" else TERRAINS)


def entries() -> Iterator[tuple[ChartUse, int, ChartEntry]]:
    """Every entry of every chart, with its row from 1 to 12."""
    for use in chart_uses():
        for row, entry in enumerate(use.entries, 1):
            yield use, row, entry


@cache
def matrices() -> dict[str, MatrixTable]:
    """The matrices as written, with the names of planned strips (a Draft contains substitutes for those)."""
    found: dict[str, MatrixTable] = {}
    report = Report()
    for letter in MATRICES:
        path = ROOT / "matrices" / f"{letter}.md"
        table = read_matrix(path.name, letter, path.read_text("utf-8"), report)
        assert table is not None
        found[letter] = table
    assert not report.diagnostics()
    return found
