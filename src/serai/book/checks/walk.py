"""Walking over all the awards of a pack, with the place of each in its file."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.awards import Award
from serai.book.diagnostics import Position
from serai.book.pack import Draft, Strip
from serai.book.tales import Paragraph, Tale


class AwardPlace(Struct, frozen=True):
    """An award at any depth of an award line, and where it stands."""

    award: Award
    tale: Tale
    paragraph: Paragraph
    at: Position

    @property
    def reference(self) -> str:
        return f"{self.tale.id}#{self.paragraph.id}"


def source_tales(draft: Draft) -> Iterator[Tale]:
    """Every strip and place in the source language; where that file is missing, another stands in for it."""
    for strip in (*draft.strips.values(), *draft.places.values()):
        yield from _first(draft, strip)


def _first(draft: Draft, strip: Strip) -> Iterator[Tale]:
    tale = draft.tale(strip) or next(iter(strip.tales.values()), None)
    if tale:
        yield tale


def awards_of(tale: Tale) -> Iterator[AwardPlace]:
    """Every award of a tale."""
    for paragraph in tale.every_paragraph:
        lines = [paragraph.award, *(section.award for section in paragraph.sections)]
        for line in lines:
            if line is None:
                continue
            for placed in line.parsed.placed:
                yield AwardPlace(placed.award, tale, paragraph, line.written.position(placed.offset))


def every_award(draft: Draft) -> Iterator[AwardPlace]:
    """Every award of the pack, by the source language."""
    for tale in source_tales(draft):
        yield from awards_of(tale)
