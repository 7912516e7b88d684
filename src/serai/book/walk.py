"""Walking over all the awards of a pack, with the place of each in its file."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.awards import Award, ParsedAwards, parse_awards
from serai.book.cards import CardPlace, Detail, clauses_of
from serai.book.diagnostics import Position
from serai.book.draft import Draft, Strip
from serai.book.tales import Tale
from serai.book.toml import Key


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
    """Every award that a card gives to whoever sells it, and by what it does."""
    for deck in draft.cards.values():
        for place in deck.values():
            lines = list(effect_lines(place))
            if place.sell is not None:
                lines.append(((*place.key, "sell"), place.sell))
            for key, line in lines:
                for placed in line.placed:
                    yield AwardPlace(placed.award, line, place.toml.path, place.toml.at(key))


def effect_lines(place: CardPlace) -> Iterator[tuple[Key, ParsedAwards]]:
    """The award lines among the values of a card's effect words."""
    for key, clause in clauses_of(place):
        for name, value in clause.items():
            for one in value if isinstance(value, list) else (value,):
                if isinstance(one, str) and line_in(one):
                    yield (*key, name), parse_awards(one)


def line_in(value: Detail) -> bool:
    """Whether a value is an award line: those stand in square brackets, and nothing else does."""
    return isinstance(value, str) and value.startswith("[") and value.endswith("]")


def every_award(draft: Draft) -> Iterator[AwardPlace]:
    """Every award of the pack: those of the tales by the source language, and those of the cards."""
    for tale in source_tales(draft):
        yield from tale_awards(tale)
    yield from card_awards(draft)
