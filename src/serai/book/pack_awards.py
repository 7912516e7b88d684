"""Iterates over all awards of a pack, with the position of each in its file."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.awards import Award, ParsedAwards, parse_awards
from serai.book.cards import Detail, EffectWords, LocatedCard, clauses_of_card
from serai.book.diagnostics import Position
from serai.book.draft import Draft
from serai.book.tales import Tale
from serai.book.toml import Key


class LocatedAward(Struct, frozen=True):
    """An award, which may be nested in others, with its award line and the position of that."""

    award: Award
    line: ParsedAwards
    path: str
    at: Position
    # The paragraph with the award; None on a card.
    reference: str | None = None


def source_tales_or_any(draft: Draft) -> Iterator[Tale]:
    """Every strip and place in the source language, or in another if that file is missing."""
    for strip in (*draft.strips.values(), *draft.places.values()):
        if tale := draft.source_tale_or_any(strip):
            yield tale


def tale_awards(tale: Tale) -> Iterator[LocatedAward]:
    for paragraph in tale.all_paragraphs:
        reference = f"{tale.id}#{paragraph.id}"
        for line in (paragraph.award, *(section.award for section in paragraph.sections)):
            if line is None:
                continue
            for placed in line.parsed.placed:
                at = line.written.position_of_offset(placed.offset)
                yield LocatedAward(placed.award, line.parsed, tale.path, at, reference)


def card_awards(draft: Draft) -> Iterator[LocatedAward]:
    """Every award of the cards: for selling them, and in their effects."""
    for deck in draft.cards.values():
        for place in deck.values():
            lines = list(effect_award_lines(place))
            if place.sell is not None:
                lines.append(((*place.key, "sell"), place.sell))
            for key, line in lines:
                for placed in line.placed:
                    yield LocatedAward(placed.award, line, place.toml.path, place.toml.position_of(key))


def effect_award_lines(located_card: LocatedCard) -> Iterator[tuple[Key, ParsedAwards]]:
    """The award lines among the values of a card's effect words."""
    for key, clause in clauses_of_card(located_card):
        for name, value in clause.items():
            for one in value if isinstance(value, list) else (value,):
                if isinstance(one, str) and is_award_line(one):
                    yield (*key, name), parse_awards(one)


def is_award_line(value: Detail) -> bool:
    """Whether a value is an award line: only those are in square brackets."""
    return isinstance(value, str) and value.startswith("[") and value.endswith("]")


def all_awards(draft: Draft, effects: EffectWords | None = None) -> Iterator[LocatedAward]:
    """Every award of the pack: in the tales of the source language and on the cards.

    With a game's effect words, this includes the awards that the words themselves give.
    """
    for tale in source_tales_or_any(draft):
        yield from tale_awards(tale)
    yield from card_awards(draft)
    for deck in draft.cards.values() if effects else ():
        for place in deck.values():
            yield from _awards_given_by_effect_words(place, effects or {})


def _awards_given_by_effect_words(located_card: LocatedCard, effects: EffectWords) -> Iterator[LocatedAward]:
    for key, clause in clauses_of_card(located_card):
        known = effects.get(str(clause.get("word")))
        for line in map(parse_awards, known.awards if known else ()):
            for award in line.awards:
                yield LocatedAward(award, line, located_card.toml.path, located_card.toml.position_of(key))
