"""The first Book as its files have it, for tests of its world."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from serai.book.cards import Card
from serai.book.diagnostics import Report
from serai.book.draft import Draft
from serai.book.pack import read_pack
from serai.book.tables import ChartEntry, MatrixTable, read_matrix
from serai.book.vocabulary import MATRICES, TERRAINS

ROOT = Path(__file__).parents[2] / "packs" / "first-book"
KEPT_TO = tomllib.loads(Path(__file__).with_name("first_book.toml").read_text("utf-8"))


class Leaf(Struct, frozen=True):
    """A chart, the card that leads to it, and the terrains on which it is read."""

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


def leaves() -> Iterator[Leaf]:
    """A terrain card's charts are read on one terrain each, all others anywhere (N6.3–N6.5)."""
    for name, card in cards().items():
        if card.chart:
            yield Leaf(name, card.chart, TERRAINS)
        for by, chart in card.charts.items():
            yield Leaf(name, chart, (by,) if card.kind == "terrain" else TERRAINS)


def entries() -> Iterator[tuple[Leaf, int, ChartEntry]]:
    """Every entry of every chart, with its row from 1 to 12."""
    for leaf in leaves():
        for row, entry in enumerate(leaf.entries, 1):
            yield leaf, row, entry


@cache
def matrices() -> dict[str, MatrixTable]:
    """The matrices as they are written, where planned strips are named (a Draft has their stand-ins)."""
    found: dict[str, MatrixTable] = {}
    report = Report()
    for letter in MATRICES:
        path = ROOT / "matrices" / f"{letter}.md"
        table = read_matrix(path.name, letter, path.read_text("utf-8"), report)
        assert table is not None
        found[letter] = table
    assert not report.found()
    return found
