"""The charts of each encounter card: the beings a hero meets, by time of day, terrain or city."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.book import BookEntry
from serai.book.cards import Card
from serai.book.vocabulary import TERRAINS, TIMES
from serai.games.nights.pdf.edition import DocumentInfo, Edition
from serai.games.nights.pdf.typst_renderer import typeset_template

KINDS = ("character", "terrain", "city")
ABREAST = 4
"""Charts of city cards per table; each of these cards has one chart."""


class PrintedEntry(Struct, frozen=True):
    whom: str
    matrix: str


class PrintedChart(Struct, frozen=True):
    """A column of a table."""

    title: str
    entries: list[PrintedEntry]


class PrintedTable(Struct, frozen=True):
    """The charts of a card, or of several city cards, with their numbers in the titles.

    `marvel` is the encounter in the one terrain without a chart (N6.4).
    """

    number: int
    title: str
    charts: list[PrintedChart]
    marvel: str = ""


class ChartsData(Struct, frozen=True):
    face: DocumentInfo
    about: str
    tables: list[PrintedTable]


def encounter_card_numbers(edition: Edition) -> dict[str, int]:
    """The number of each encounter card: people first, then lands, then cities."""
    cards = edition.book.cards.get("encounters", {})
    ordered = [name for kind in KINDS for name, card in cards.items() if card.kind == kind]
    return {name: number for number, name in enumerate(ordered, 1)}


def charts_data(edition: Edition) -> ChartsData:
    return ChartsData(
        face=edition.document_info("charts"),
        about=edition.say("print-charts.text"),
        tables=[*_encounter_chart_tables(edition), *_city_chart_tables(edition)],
    )


def typeset_charts(edition: Edition) -> bytes:
    return typeset_template("charts", charts_data(edition))


def _encounter_chart_tables(edition: Edition) -> Iterator[PrintedTable]:
    cards = edition.book.cards.get("encounters", {})
    for name, number in encounter_card_numbers(edition).items():
        card = cards[name]
        if card.kind != "city":
            charts = list(_charts_of_card(edition, card))
            yield PrintedTable(
                number, edition.phrases.card_name(name), charts, marvel_line_of_card(edition, card)
            )


def _charts_of_card(edition: Edition, card: Card) -> Iterator[PrintedChart]:
    kind, names = ("time", TIMES) if card.kind == "character" else ("terrain", TERRAINS)
    for name in names:
        if name in card.charts:
            yield PrintedChart(edition.name(f"{kind}-{name}"), _printed_entries(edition, card.charts[name]))


def marvel_line_of_card(edition: Edition, card: Card) -> str:
    """The encounter in the one terrain without a chart: “forest: the Wak-Wak Tree, matrix N”."""
    if card.marvel is None:
        return ""
    terrain = edition.name(f"terrain-{card.marvel.terrain}")
    marvel = edition.phrases.row_name(card.marvel.row)
    return edition.say("print-chart-marvel", terrain=terrain, marvel=marvel)


def _city_chart_tables(edition: Edition) -> Iterator[PrintedTable]:
    cards = edition.book.cards.get("encounters", {})
    charts = [
        PrintedChart(
            f"{number}  {edition.phrases.card_name(name)}", _printed_entries(edition, cards[name].chart or "")
        )
        for name, number in encounter_card_numbers(edition).items()
        if cards[name].kind == "city"
    ]
    for start in range(0, len(charts), ABREAST):
        yield PrintedTable(0, edition.say("print-chart-wherever"), charts[start : start + ABREAST])


def _printed_entries(edition: Edition, chart: str) -> list[PrintedEntry]:
    return [_printed_entry(edition, entry) for entry in edition.book.charts.get(chart, ())]


def _printed_entry(edition: Edition, entry: BookEntry) -> PrintedEntry:
    return PrintedEntry(edition.phrases.being_phrase(entry.being, entry.adjective).bare, entry.matrix)
