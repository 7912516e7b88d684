"""The names and explanations of everything in a Book, in one language. Clients fetch it once."""

from functools import cache

from msgspec import Struct

from serai.book.cards import DECKS
from serai.book.vocabulary import PLACES, REACTIONS, SKILLS, STATUSES
from serai.games.nights.locales.nights_texts import NightsTexts, nights_texts
from serai.games.nights.state import HEROES, LEVELS
from serai.locales.texts import Language


class Named(Struct, frozen=True):
    """A name and its explanation."""

    name: str
    about: str


class NamedBySex(Struct, frozen=True):
    """A name that agrees with the sex of its hero, and its explanation."""

    m: Named
    f: Named


class SpaceNamed(Struct, frozen=True):
    name: str
    terrain: str
    kind: str
    """The terrain in the reader's language."""
    number: int
    continent: str


class PlaceNamed(Struct, frozen=True):
    name: str


class CardNamed(Struct, frozen=True):
    deck: str
    name: str
    text: str


class BookGlossary(Struct, frozen=True):
    """Contains no text of a tale and nothing about the order of cards.

    `told_in` is the language of the Book's tales, if it is not this one.
    """

    digest: str
    language: Language
    title: str
    heroes: dict[str, str]
    biographies: dict[str, str]
    skills: dict[str, Named]
    statuses: dict[str, NamedBySex]
    wealth: dict[str, NamedBySex]
    spaces: dict[str, SpaceNamed]
    places: dict[str, PlaceNamed]
    cards: dict[str, CardNamed]
    tokens: dict[str, str]
    reactions: dict[str, str]
    paragraphs: int
    told_in: Language | None


@cache
def book_glossary(language: Language, pack: str | None) -> BookGlossary:
    spoken = nights_texts(language, pack)
    phrases, things = spoken.phrases, spoken.hero_items
    book = phrases.book
    return BookGlossary(
        digest=book.digest,
        language=language,
        title=book.text_in_language(book.manifest.title, language),
        heroes={hero: phrases.hero_name(hero) for hero in HEROES},
        biographies={hero: spoken.say(f"hero-{hero}.about") for hero in HEROES},
        skills={skill: Named(phrases.skill_name(skill), things.explain_skill(skill)) for skill in SKILLS},
        statuses={status: _status_entry(spoken, status) for status in STATUSES},
        wealth={level: _wealth_entry(spoken, level) for level in LEVELS},
        spaces={space: _space_entry(spoken, space) for space in book.map.spaces},
        places={place: PlaceNamed(phrases.space_name(place)) for place in PLACES if place in book.places},
        cards={
            card: CardNamed(deck, phrases.card_name(card), phrases.card_text(card))
            for deck in DECKS
            for card in book.cards.get(deck, {})
        },
        tokens={token: phrases.token_name(token) for token in book.lexicon.tokens},
        reactions={reaction: spoken.say(f"reaction-{reaction}") for reaction in REACTIONS},
        paragraphs=len(book.paragraphs),
        told_in=book.fallback_language(language),
    )


def _status_entry(nights_texts: NightsTexts, status: str) -> NamedBySex:
    m, f = (
        Named(
            nights_texts.phrases.status_name(status, sex), nights_texts.hero_items.explain_status(status, sex)
        )
        for sex in ("m", "f")
    )
    return NamedBySex(m, f)


def _wealth_entry(nights_texts: NightsTexts, level: str) -> NamedBySex:
    about = nights_texts.hero_items.explain_wealth(level)
    m, f = (Named(nights_texts.phrases.wealth_name(level, sex), about) for sex in ("m", "f"))
    return NamedBySex(m, f)


def _space_entry(nights_texts: NightsTexts, space: str) -> SpaceNamed:
    known = nights_texts.phrases.book.map.spaces[space]
    return SpaceNamed(
        name=nights_texts.phrases.space_name(space),
        terrain=known.terrain,
        kind=nights_texts.say(f"terrain-{known.terrain}"),
        number=known.number,
        continent=known.continent or "",
    )
