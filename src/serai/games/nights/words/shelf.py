"""Everything that has a name in the Nights, in one language: what a client reads once for each Book."""

from functools import cache

from msgspec import Struct

from serai.book.cards import DECKS
from serai.book.vocabulary import PLACES, REACTIONS, SKILLS, STATUSES
from serai.games.nights.state import HEROES, LEVELS
from serai.games.nights.words.voice import Voice, voice
from serai.locales.texts import Language


class Named(Struct, frozen=True):
    """A thing and the words that explain it."""

    name: str
    about: str


class NamedBySex(Struct, frozen=True):
    """A thing whose name agrees with the hero who has it."""

    m: Named
    f: Named


class SpaceNamed(Struct, frozen=True):
    name: str
    terrain: str
    kind: str
    """The terrain as a word."""
    number: int
    continent: str


class PlaceNamed(Struct, frozen=True):
    name: str


class CardNamed(Struct, frozen=True):
    deck: str
    name: str
    text: str


class BookShown(Struct, frozen=True):
    """No word of any tale is in it, and nothing of how the cards lie.

    `told_in` is the language of its tales, where it is not told in this one.
    """

    digest: str
    language: Language
    title: str
    heroes: dict[str, str]
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
def book_shown(language: Language, pack: str | None) -> BookShown:
    spoken = voice(language, pack)
    phrases, things = spoken.phrases, spoken.things
    book = phrases.book
    return BookShown(
        digest=book.digest,
        language=language,
        title=book.text(book.manifest.title, language),
        heroes={hero: phrases.hero(hero) for hero in HEROES},
        skills={skill: Named(phrases.skill(skill), things.about_skill(skill)) for skill in SKILLS},
        statuses={status: _status(spoken, status) for status in STATUSES},
        wealth={level: _wealth(spoken, level) for level in LEVELS},
        spaces={space: _space(spoken, space) for space in book.map.spaces},
        places={place: PlaceNamed(phrases.space(place)) for place in PLACES if place in book.places},
        cards={
            card: CardNamed(deck, phrases.card(card), phrases.card_text(card))
            for deck in DECKS
            for card in book.cards.get(deck, {})
        },
        tokens={token: phrases.token(token) for token in book.lexicon.tokens},
        reactions={reaction: spoken.say(f"reaction-{reaction}") for reaction in REACTIONS},
        paragraphs=len(book.paragraphs),
        told_in=None if language in book.manifest.languages else book.manifest.source,
    )


def _status(spoken: Voice, status: str) -> NamedBySex:
    m, f = (
        Named(spoken.phrases.status(status, sex), spoken.things.about_status(status, sex))
        for sex in ("m", "f")
    )
    return NamedBySex(m, f)


def _wealth(spoken: Voice, level: str) -> NamedBySex:
    about = spoken.things.about_wealth(level)
    m, f = (Named(spoken.phrases.wealth(level, sex), about) for sex in ("m", "f"))
    return NamedBySex(m, f)


def _space(spoken: Voice, space: str) -> SpaceNamed:
    known = spoken.phrases.book.map.spaces[space]
    return SpaceNamed(
        name=spoken.phrases.space(space),
        terrain=known.terrain,
        kind=spoken.say(f"terrain-{known.terrain}"),
        number=known.number,
        continent=known.continent or "",
    )
