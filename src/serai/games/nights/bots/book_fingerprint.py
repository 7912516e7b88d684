"""A digest of everything in a Book that the sage's model depends on: encounters, awards, cards, the map.

Texts, paragraph numbers and map coordinates are left out: the model stays valid when they change.
"""

from functools import lru_cache
from hashlib import blake2b

import msgspec

from serai.book.book import Book, BookParagraph
from serai.book.cards import Card
from serai.book.lexicon import Lexicon
from serai.book.map import Map
from serai.games.nights.packs import find_world_by_digest

CARD_TEXTS = ("name", "text", "steps", "end")


@lru_cache(maxsize=8)
def fingerprint_of_pack(pack: str) -> str:
    """The fingerprint of a pack. Raises `Refused` for an unknown pack."""
    return fingerprint_of_book(find_world_by_digest(pack).book)


def fingerprint_of_book(book: Book) -> str:
    parts: dict[str, object] = {
        "matrices": {
            letter: {row: [_cell_content(cell) for cell in cells] for row, cells in rows.items()}
            for letter, rows in book.matrices.items()
        },
        "strips": book.strips,
        "charts": book.charts,
        "beings": {being: found.sex for being, found in book.lexicon.beings.items()},
        "places": {
            place: [(choice.id, choice.outcomes) for choice in found.choices]
            for place, found in book.places.items()
        },
        "cards": {
            deck: {card: _card_content(found) for card, found in cards.items()}
            for deck, cards in book.cards.items()
        },
        "map": _map_content(book.map),
        "paragraphs": {
            reference: _paragraph_content(paragraph) for reference, paragraph in book.paragraphs.items()
        },
    }
    if _depends_on_traits(book):
        parts["traits"] = _traits_content(book.lexicon)
    return blake2b(msgspec.json.encode(parts), digest_size=16, person=b"serai lore").hexdigest()


def _depends_on_traits(book: Book) -> bool:
    """Whether rows or headings ask about the other; Books without them keep their fingerprint."""
    sections = (section for paragraph in book.paragraphs.values() for section in paragraph.sections)
    asks = (ask.kind for section in sections for ask in section.heading.requirements)
    return bool(book.row_keys) or "other" in asks


def _traits_content(lexicon: Lexicon) -> dict[str, object]:
    return {
        "beings": {one.id: (one.kind, one.traits, one.lacks) for one in lexicon.beings.values()},
        "adjectives": {one.id: (one.gives, one.takes) for one in lexicon.adjectives.values()},
    }


def _cell_content(bases: tuple[str, ...]) -> object:
    """A single base is stored without a list, so that Books without alternatives keep their fingerprint."""
    return bases if len(bases) > 1 else next(iter(bases), None)


def _card_content(card: Card) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(card).items() if name not in CARD_TEXTS}


def _map_content(world_map: Map) -> dict[str, object]:
    spaces = {
        space: (about.terrain, about.continent, about.number) for space, about in world_map.spaces.items()
    }
    return {"spaces": spaces, "routes": world_map.routes, "arrows": world_map.arrows}


def _paragraph_content(paragraph: BookParagraph) -> tuple[object, ...]:
    return paragraph.awards, [(section.heading, section.awards) for section in paragraph.sections]
