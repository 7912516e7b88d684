"""The guide: how to play from the printed pages."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.statuses import OverrideRow
from serai.book.statuses.table import JAILER_TEMPERS
from serai.book.vocabulary import MATRICES
from serai.games.nights.encounter_cards import LOVERS
from serai.games.nights.pdf.charts import encounter_card_numbers
from serai.games.nights.pdf.edition import DocumentInfo, Edition
from serai.games.nights.pdf.matrices import row_names
from serai.games.nights.pdf.typst_renderer import typeset_template
from serai.games.nights.state import LEVELS
from serai.games.nights.statuses.cities import HOMECOMING
from serai.games.nights.statuses.gaining import REFUSED
from serai.games.nights.travel_map import RATES

CHAPTERS = ("need", "setup", "turn", "encounter", "reading", "awards", "fates", "end", "variants")


class Chapter(Struct, frozen=True):
    title: str
    text: list[str]
    example: str = ""


class SmallTable(Struct, frozen=True):
    """A small table of results by die, two dice or level of wealth."""

    title: str
    rows: list[tuple[str, str]]


class GuideData(Struct, frozen=True):
    face: DocumentInfo
    chapters: list[Chapter]
    tables: list[SmallTable]


def guide_data(edition: Edition) -> GuideData:
    return GuideData(
        face=edition.document_info("guide"),
        chapters=[_guide_chapter(edition, chapter) for chapter in CHAPTERS],
        tables=list(_rule_tables(edition)),
    )


def typeset_guide(edition: Edition) -> bytes:
    return typeset_template("guide", guide_data(edition))


def _guide_chapter(edition: Edition, chapter: str) -> Chapter:
    key = "print-reading" if chapter == "reading" else f"print-guide-{chapter}"
    example = _paragraph_lookup_example(edition) if chapter == "encounter" else ""
    return Chapter(edition.say(key), edition.say(f"{key}.text").split("\n\n"), example)


def _paragraph_lookup_example(edition: Edition) -> str:
    """An example that follows the first being of the charts to its paragraph."""
    book, phrases = edition.book, edition.phrases
    for card in encounter_card_numbers(edition):
        for chart in book.cards["encounters"][card].charts.values():
            for entry in book.charts[chart]:
                name = entry.adjective or entry.being
                row = book.closest_row(entry.matrix, name, entry.being, entry.adjective) or name
                cells = book.matrices.get(entry.matrix, {}).get(row, ())
                for reaction, cell in zip(MATRICES[entry.matrix], cells, strict=False):
                    if len(cell) == 1:
                        before, base, after = (
                            str(one.number) for one in book.paragraphs_by_destiny_face(*cell)
                        )
                        return edition.say(
                            "print-guide-example",
                            being=phrases.being_name(entry.being, entry.adjective),
                            matrix=entry.matrix,
                            reaction=edition.name(f"reaction-{reaction}"),
                            row=row_names(edition, entry.matrix)[row],
                            number=base,
                            before=before,
                            after=after,
                        )
    return ""


def _rule_tables(edition: Edition) -> Iterator[SmallTable]:
    phrases, say = edition.phrases, edition.say
    rates = [
        (phrases.wealth_name(level), f"{land} · {sea}")
        for level, (land, sea) in zip(LEVELS, RATES, strict=True)
    ]
    yield SmallTable(say("print-guide-wealth"), rates)
    tempers = [(str(number), phrases.row_name(temper)) for number, temper in enumerate(JAILER_TEMPERS, 1)]
    yield SmallTable(say("print-guide-jailer"), tempers)
    lovers = zip(("1–3", "4–6"), LOVERS["m"], LOVERS["f"], strict=True)
    courted = [(rolled, _lover_phrase(edition, his, hers)) for rolled, his, hers in lovers]
    yield SmallTable(say("print-guide-lover"), courted)
    refused = [(f"{number}–{number + 1}", phrases.status_name(REFUSED[number])) for number in (1, 3, 5)]
    yield SmallTable(say("print-guide-refused"), refused)
    # N10.17
    homecoming = [
        (rolled, phrases.awards.comma_separated_awards(HOMECOMING[rolled.partition("–")[0]], ""))
        for rolled in ("2", "3–7", "8–10", "11–12")
    ]
    yield SmallTable(say("print-guide-homecoming"), homecoming)


def _lover_phrase(edition: Edition, his: OverrideRow, hers: OverrideRow) -> str:
    """The being that a love-struck man or woman meets, and its matrix."""
    called = [edition.phrases.being_name(lover.being, lover.adjective) for lover in (his, hers)]
    return f"{edition.phrases.join_with_or(called)} ({his.matrix})"
