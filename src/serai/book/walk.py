"""Walking over all the awards of a pack, with the place of each in its file."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.awards import Award, ParsedAwards
from serai.book.diagnostics import Position
from serai.book.pack import Draft, Strip
from serai.book.tales import Tale


class AwardPlace(Struct, frozen=True):
    """An award at any depth of an award line, and where it stands."""

    award: Award
    line: ParsedAwards
    path: str
    at: Position
    # The paragraph that gives it; None on a card.
    reference: str | None = None


def source_tales(draft: Draft) -> Iterator[Tale]:
    """Every strip and place in the source language; where that file is missing, another stands in for it."""
    for strip in (*draft.strips.values(), *draft.places.values()):
        yield from _first(draft, strip)


def _first(draft: Draft, strip: Strip) -> Iterator[Tale]:
    tale = draft.tale(strip) or next(iter(strip.tales.values()), None)
    if tale:
        yield tale


def tale_awards(tale: Tale) -> Iterator[AwardPlace]:
    """Every award of a tale."""
    for paragraph in tale.every_paragraph:
        reference = f"{tale.id}#{paragraph.id}"
        for line in (paragraph.award, *(section.award for section in paragraph.sections)):
            if line is None:
                continue
            for placed in line.parsed.placed:
                at = line.written.position(placed.offset)
                yield AwardPlace(placed.award, line.parsed, tale.path, at, reference)


def card_awards(draft: Draft) -> Iterator[AwardPlace]:
    """Every award that a card gives to whoever sells it."""
    for deck in draft.cards.values():
        for place in deck.values():
            if place.sell is None:
                continue
            at = place.toml.at((*place.key, "sell"))
            for placed in place.sell.placed:
                yield AwardPlace(placed.award, place.sell, place.toml.path, at)


def every_award(draft: Draft) -> Iterator[AwardPlace]:
    """Every award of the pack: those of the tales by the source language, and those of the cards."""
    for tale in source_tales(draft):
        yield from tale_awards(tale)
    yield from card_awards(draft)
