"""The Book of Tales: every paragraph under its printed number, and the Places of Power."""

from msgspec import Struct

from serai.book.book import BookParagraph, BookPlace, BookSection
from serai.book.vocabulary import PLACES
from serai.games.nights.pdf.edition import DocumentInfo, Edition
from serai.games.nights.pdf.neutral_wording import Run
from serai.games.nights.pdf.typst_renderer import typeset_template


class PrintedSection(Struct, frozen=True):
    heading: str
    mandatory: bool
    text: list[Run]
    awards: list[str]


class PrintedTale(Struct, frozen=True):
    number: int
    opening: list[Run]
    awards: list[str]
    sections: list[PrintedSection]


class PrintedChoice(Struct, frozen=True):
    """A choice in a Place of Power, with the paragraph number for a blank on the destiny die."""

    label: str
    number: int


class PrintedPlace(Struct, frozen=True):
    name: str
    opening: list[Run]
    choices: list[PrintedChoice]
    way_out: str


class TalesData(Struct, frozen=True):
    face: DocumentInfo
    book: str
    reading: list[str]
    reading_title: str
    places_title: str
    places_about: str
    mandatory: str
    tales: list[PrintedTale]
    places: list[PrintedPlace]


def tales_data(edition: Edition) -> TalesData:
    book = edition.book
    ordered = sorted(book.paragraphs.values(), key=lambda paragraph: paragraph.number)
    known = [book.places[place] for place in PLACES if place in book.places]
    return TalesData(
        face=edition.document_info("book"),
        book=edition.title,
        reading_title=edition.say("print-reading"),
        reading=edition.say("print-reading.text").split("\n\n"),
        places_title=edition.say("print-places"),
        places_about=edition.say("print-places.text"),
        mandatory=edition.say("print-mandatory"),
        tales=[_printed_tale(edition, paragraph) for paragraph in ordered],
        places=[_printed_place(edition, place) for place in known],
    )


def typeset_tales(edition: Edition) -> bytes:
    return typeset_template("book", tales_data(edition))


def _printed_tale(edition: Edition, paragraph: BookParagraph) -> PrintedTale:
    return PrintedTale(
        number=paragraph.number,
        opening=edition.tale_runs(paragraph.texts),
        awards=edition.award_phrases(paragraph.awards),
        sections=[_printed_section(edition, section) for section in paragraph.sections],
    )


def _printed_section(edition: Edition, section: BookSection) -> PrintedSection:
    return PrintedSection(
        heading=edition.phrases.heading_text(section.heading.id, ""),
        mandatory=section.heading.mandatory,
        text=edition.tale_runs(section.texts),
        awards=edition.award_phrases(section.awards),
    )


def _printed_place(edition: Edition, place: BookPlace) -> PrintedPlace:
    book = edition.book
    choices = [
        PrintedChoice(
            book.text_in_language(choice.labels, edition.language), book.paragraphs[choice.outcomes[1]].number
        )
        for choice in place.choices
    ]
    end = book.map.arrows.get(place.id, "")
    way_out = edition.say("print-way-out", space=edition.phrases.space_name(end)) if end else ""
    return PrintedPlace(edition.name(f"power-{place.id}"), edition.tale_runs(place.texts), choices, way_out)
