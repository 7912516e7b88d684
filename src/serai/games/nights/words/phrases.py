"""The words of the Nights as phrases of one language: heroes, spaces, beings, cards and headings.

What the Book names (beings, spaces, cards, tales) comes from the Book; the rest is in `nights.ftl`.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Literal, cast

from serai.book.book import Book
from serai.book.cards import DECKS, Card
from serai.book.grammar import Phrase, UnknownWordError, phrase
from serai.book.headings import Ask
from serai.book.lexicon import Sex
from serai.book.vocabulary import PLACES, SKILLS, STATUSES, title
from serai.games.nights.words.awards import AwardPhrases
from serai.locales.texts import Names
from serai.table import find_game

if TYPE_CHECKING:
    from serai.games.nights.play import Play
    from serai.games.nights.world import World
    from serai.locales.speaker import Speaker

FACES = {"-": "minus", "blank": "blank", "+": "plus"}

PointsOf = Literal["destiny", "story"]


class NightsPhrases:
    """Says what each thing is called. `sex` is the hero's, "m" or "f", where a word agrees with it."""

    def __init__(self, speaker: "Speaker") -> None:
        self._speaker = speaker
        self._say = speaker.say

    @cached_property
    def world(self) -> "World":
        """The world that is played in, of the speaker’s pack or of the one that ships."""
        return cast("type[Play]", find_game("nights").with_pack(self._speaker.pack)).world

    @property
    def book(self) -> Book:
        return self.world.book

    @cached_property
    def ornaments(self) -> dict[str, str]:
        """The matrix that each strip of the Book belongs to."""
        rows = ((matrix, row) for matrix, rows in self.book.matrices.items() for row in rows.values())
        return {cell.partition("#")[0]: matrix for matrix, row in rows for cell in row if cell}

    @cached_property
    def awards(self) -> AwardPhrases:
        return AwardPhrases(self._speaker, self)

    # What has a name in `nights.ftl`

    def hero(self, hero: str) -> str:
        return self._say(f"hero-{hero}")

    def skill(self, skill: str) -> str:
        return self._say(f"skill-{skill}")

    def the_skill(self, skill: str) -> str:
        return self._say(f"skill-{skill}.the")

    def status(self, status: str, sex: str = "m") -> str:
        return self._say(f"status-{status}", sex=sex_word(sex))

    def wealth(self, level: str, sex: str = "m") -> str:
        return self._say(f"wealth-{level}", sex=sex_word(sex))

    def points(self, of: PointsOf, count: int) -> str:
        return self._say(f"{of}-points", count=count)

    def distance(self, count: int) -> str:
        return self._say("spaces-away", count=count)

    def any_of(self, phrases: Iterable[str]) -> str:
        """“Piety or Wisdom”."""
        *before, last = phrases
        return self._say("or-list", before=", ".join(before), last=last) if before else last

    # What has a name in the Book

    def space(self, space: str) -> str:
        """A space of the map, or a Place of Power, as it stands in a sentence: “the Green Sea”."""
        if space in PLACES:
            return self._say(f"power-{space}.the")
        known = self.book.map.spaces.get(space)
        return self.book.text(known.name, self._speaker.language) if known else self._goal(space)

    def _goal(self, goal: str) -> str:
        """What else a quest may ask for and its markers show: a terrain, a continent, a being."""
        for key in (f"terrain-{goal}", f"continent-{goal}"):
            if self._speaker.has(key):
                return self._say(key)
        return self.being(goal).indefinite if goal in self.book.lexicon.beings else title(goal)

    def being(self, noun: str, adjective: str | None = None) -> Phrase:
        return phrase(self.book.lexicon, self._speaker.language, noun, adjective or None)

    def called(self, noun: str, adjective: str | None = None) -> str:
        """“A grumpy dwarf”; whom the lexicon does not know is called by its id."""
        try:
            return _printed(self.being(noun, adjective).indefinite)
        except UnknownWordError:
            return " ".join(filter(None, (adjective, noun))).replace("-", " ")

    def being_of_kind(self, noun: str, adjective: str, *, definite: bool) -> tuple[str, str]:
        """Its kind, and what it is called; whom the lexicon does not know is called by its id."""
        try:
            being = self.being(noun, adjective)
        except UnknownWordError:
            return "other", self.called(noun, adjective)
        kind = "thing" if self.is_thing(noun) else "other"
        return kind, _printed(being.definite if definite else being.indefinite)

    def is_thing(self, noun: str) -> bool:
        return self.book.lexicon.beings[noun].kind == "thing"

    def find_card(self, card_id: str) -> Card | None:
        """A treasure, a quest or an encounter card."""
        decks = (self.book.cards.get(deck, {}) for deck in DECKS)
        return next((deck[card_id] for deck in decks if card_id in deck), None)

    def card(self, card_id: str) -> str:
        card = self.find_card(card_id)
        return self.book.text(card.name, self._speaker.language) if card else title(card_id)

    def card_text(self, card_id: str) -> str:
        card = self.find_card(card_id)
        return self.book.text(card.text, self._speaker.language) if card and card.text else ""

    def opening(self, reference: str, sex: Sex, being: str = "", adjective: str = "") -> str:
        """The opening of a paragraph, as it is read to this reader."""
        texts = self.book.paragraphs[reference].texts
        return self.book.read(texts, self._speaker.language, sex, being or None, adjective or None)

    def section(self, reference: str, section: str, sex: Sex, being: str = "", adjective: str = "") -> str:
        """The text of a section, as it is read to this reader."""
        texts = self.book.paragraphs[reference].section(section).texts
        return self.book.read(texts, self._speaker.language, sex, being or None, adjective or None)

    def place(self, place: str, sex: Sex) -> str:
        """What is told of a Place of Power when a hero comes in."""
        known = self.book.places.get(place)
        return self.book.read(known.texts, self._speaker.language, sex) if known else ""

    def choice(self, choice: str, place: str = "") -> str:
        """The label of a choice in a Place of Power."""
        book = self.book
        places = [book.places[place]] if place in book.places else book.places.values()
        for one in places:
            for known in one.choices:
                if known.id == choice:
                    return book.text(known.labels, self._speaker.language)
        return choice.replace("-", " ")

    # Headings

    def heading(self, section: str, sex: str = "m") -> str:
        """The heading of a section by its id, `piety-or-wealth-rich`."""
        return self.any_of(self._asked(ask, sex) for ask in asks_of(section))

    def _asked(self, ask: Ask, sex: str) -> str:
        match ask.kind:
            case "skill":
                return self.skill(ask.id)
            case "status":
                return self.status(ask.id, sex)
            case "wealth":
                return self._say("heading-wealth", wealth=self.wealth(ask.id, sex))
            case "sex":
                return self._say("heading-sex", sex=ask.id)
            case "treasure":
                return self._say("heading-treasure", treasure=self.card(ask.id))
            case "token":
                return self.token(ask.id)
            case "no-skill":
                return self._say("heading-no-skill")

    def token(self, token: str) -> str:
        """A token by its name in the lexicon, or by its id where the pack gives it none."""
        names = self.book.lexicon.tokens.get(token)
        name = self.book.text(dict(names), self._speaker.language) if names else token.replace("-", " ")
        return self._say("token", token=name)


def shown(seat: object, names: Names) -> str:
    """The name shown for a seat."""
    return names.get(str(seat), str(seat))


def _printed(text: str) -> str:
    """With the apostrophe of the sentences it is put into; the Book is written with the typewriter's."""
    return text.replace("'", "’")


def sex_word(sex: str) -> str:
    """How messages name a sex: they select on `man` and `woman`."""
    return {"f": "woman", "woman": "woman"}.get(sex, "man")


def asks_of(section: str) -> Iterator[Ask]:
    """What the heading of a section asks for, from the section's id."""
    if section == "no-skill":
        yield Ask("no-skill", section)
        return
    for part in section.split("-or-"):
        if part in SKILLS:
            yield Ask("skill", part)
        elif part in STATUSES:
            yield Ask("status", part)
        else:
            kind, _, name = part.partition("-")
            yield Ask(cast("Literal['wealth', 'sex', 'treasure', 'token']", kind), name)
