"""Phrases for names in one language: heroes, spaces, beings, cards and headings.

Names of beings, spaces, cards and tales come from the Book; the rest is in `nights.ftl`.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Literal, cast

from serai.book.being_needs import NEED_WORDS
from serai.book.book import Book
from serai.book.cards import ANY_STEP, DECKS, Card
from serai.book.grammar import Phrase, UnknownWordError, phrase_for_being
from serai.book.headings import Requirement
from serai.book.lexicon import Sex
from serai.book.vocabulary import PLACES, SKILLS, STATUSES, title_from_id
from serai.games.nights.locales.award_phrases import AwardPhrases
from serai.locales.texts import Names
from serai.table import find_game

if TYPE_CHECKING:
    from serai.games.nights.base_game import NightsGame
    from serai.games.nights.world import World
    from serai.locales.localizer import Localizer

FACE_WORDS = {"-": "minus", "blank": "blank", "+": "plus"}

PointsOf = Literal["destiny", "story"]


class NightsPhrases:
    """Looks up names. `sex` is the hero's, "m" or "f", for words that agree with it."""

    def __init__(self, localizer: "Localizer") -> None:
        self._localizer = localizer
        self._say = localizer.say

    @cached_property
    def world(self) -> "World":
        """The world of the localizer's pack, by default the shipped one."""
        return cast("type[NightsGame]", find_game("nights").with_pack(self._localizer.pack)).world

    @cached_property
    def book(self) -> Book:
        return self.world.book

    @cached_property
    def matrix_by_strip(self) -> dict[str, str]:
        """The matrix of each strip of the Book."""
        rows = ((matrix, row) for matrix, rows in self.book.matrices.items() for row in rows.values())
        return {base.partition("#")[0]: matrix for matrix, row in rows for cell in row for base in cell}

    @cached_property
    def awards(self) -> AwardPhrases:
        return AwardPhrases(self._localizer, self)

    # Names from `nights.ftl`

    def hero_name(self, hero: str) -> str:
        return self._say(f"hero-{hero}")

    def skill_name(self, skill: str) -> str:
        return self._say(f"skill-{skill}")

    def skill_with_article(self, skill: str) -> str:
        return self._say(f"skill-{skill}.the")

    def status_name(self, status: str, sex: str = "m") -> str:
        return self._say(f"status-{status}", sex=sex_selector(sex))

    def wealth_name(self, level: str, sex: str = "m") -> str:
        return self._say(f"wealth-{level}", sex=sex_selector(sex))

    def points_phrase(self, kind: PointsOf, count: int) -> str:
        return self._say(f"{kind}-points", count=count)

    def distance_phrase(self, count: int) -> str:
        return self._say("spaces-away", count=count)

    def join_with_or(self, phrases: Iterable[str]) -> str:
        """For example “Piety or Wisdom”."""
        *before, last = phrases
        return self._say("or-list", before=", ".join(before), last=last) if before else last

    # Names from the Book

    def space_name(self, space: str) -> str:
        """A space or Place of Power as in a sentence: “the Green Sea”."""
        if space in PLACES:
            return self._say(f"power-{space}.the")
        known = self.book.map.spaces.get(space)
        return (
            self.book.text_in_language(known.name, self._localizer.language)
            if known
            else self._quest_step_phrase(space)
        )

    def _quest_step_phrase(self, step: str) -> str:
        """Another step of a quest: a terrain, a continent, a being."""
        for key in (f"terrain-{step}", f"continent-{step}"):
            if self._localizer.has_text(key):
                return self._say(key)
        return self.being_phrase(step).indefinite if step in self.book.lexicon.beings else title_from_id(step)

    def being_phrase(self, noun: str, adjective: str | None = None) -> Phrase:
        return phrase_for_being(self.book.lexicon, self._localizer.language, noun, adjective or None)

    def being_name(self, noun: str, adjective: str | None = None) -> str:
        """For example “A grumpy dwarf”; a being that is not in the lexicon is called by its id."""
        try:
            return _with_typographic_apostrophes(self.being_phrase(noun, adjective).indefinite)
        except UnknownWordError:
            return " ".join(filter(None, (adjective, noun))).replace("-", " ")

    def being_kind_and_phrase(self, noun: str, adjective: str, *, definite: bool) -> tuple[str, str]:
        """The kind and name of a being; one that is not in the lexicon is called by its id."""
        try:
            being = self.being_phrase(noun, adjective)
        except UnknownWordError:
            return "other", self.being_name(noun, adjective)
        kind = "thing" if self.is_thing(noun) else "other"
        return kind, _with_typographic_apostrophes(being.definite if definite else being.indefinite)

    def is_thing(self, noun: str) -> bool:
        return self.book.lexicon.beings[noun].kind == "thing"

    def find_card(self, card_id: str) -> Card | None:
        """A treasure, a quest or an encounter card."""
        return self._cards_by_id.get(card_id)

    @cached_property
    def _cards_by_id(self) -> dict[str, Card]:
        """The cards of all decks; if two decks have the same id, the first one's."""
        cards: dict[str, Card] = {}
        for deck in reversed(DECKS):
            cards |= self.book.cards.get(deck, {})
        return cards

    def card_name(self, card_id: str) -> str:
        card = self.find_card(card_id)
        return (
            self.book.text_in_language(card.name, self._localizer.language)
            if card
            else title_from_id(card_id)
        )

    def card_text(self, card_id: str) -> str:
        card = self.find_card(card_id)
        return self.book.text_in_language(card.text, self._localizer.language) if card and card.text else ""

    def quest_step_text(self, quest: str, step: str) -> str:
        """What is told at a step of the quest: a place, a terrain, a continent, a being; or ""."""
        card = self.find_card(quest)
        texts = card.steps.get(step) or card.steps.get(ANY_STEP) if card else None
        return self.book.text_in_language(texts, self._localizer.language) if texts else ""

    def quest_end_text(self, quest: str) -> str:
        card = self.find_card(quest)
        return self.book.text_in_language(card.end, self._localizer.language) if card and card.end else ""

    def opening_text(self, reference: str, sex: Sex, being: str = "", adjective: str = "") -> str:
        """The opening of a paragraph for this hero and being."""
        texts = self.book.paragraphs[reference].texts
        return self.book.render_text(texts, self._localizer.language, sex, being or None, adjective or None)

    def section_text(
        self, reference: str, section: str, sex: Sex, being: str = "", adjective: str = ""
    ) -> str:
        """The text of a section for this hero and being."""
        texts = self.book.paragraphs[reference].section_by_id(section).texts
        return self.book.render_text(texts, self._localizer.language, sex, being or None, adjective or None)

    def place_text(self, place: str, sex: Sex) -> str:
        """The text of a Place of Power when a hero enters."""
        known = self.book.places.get(place)
        return self.book.render_text(known.texts, self._localizer.language, sex) if known else ""

    def choice_label(self, choice: str, place: str = "") -> str:
        """The label of a choice in a Place of Power."""
        book = self.book
        places = [book.places[place]] if place in book.places else book.places.values()
        for one in places:
            for known in one.choices:
                if known.id == choice:
                    return book.text_in_language(known.labels, self._localizer.language)
        return choice.replace("-", " ")

    # Headings

    def heading_text(self, section: str, sex: str = "m") -> str:
        """The heading of a section, by its id (`piety-or-wealth-rich`)."""
        return self.join_with_or(self._requirement_phrase(ask, sex) for ask in parse_requirements(section))

    def _requirement_phrase(self, requirement: Requirement, sex: str) -> str:
        match requirement.kind:
            case "skill":
                return self.skill_name(requirement.id)
            case "status":
                return self.status_name(requirement.id, sex)
            case "wealth":
                return self._say("heading-wealth", wealth=self.wealth_name(requirement.id, sex))
            case "sex":
                return self._say("heading-sex", sex=requirement.id)
            case "treasure":
                return self._say("heading-treasure", treasure=self.card_name(requirement.id))
            case "token":
                return self.token_name(requirement.id)
            case "other":
                return self._being_requirement_phrase(requirement.id)
            case "no-skill":
                return self._say("heading-no-skill")

    def _being_requirement_phrase(self, name: str) -> str:
        """What a heading requires of the being met: a trait, a kind, an adjective or a being (N7.9)."""
        if name in NEED_WORDS:
            return self._say("heading-other", fact=self.trait_phrase(name))
        if name in self.book.lexicon.adjectives:
            return self._say("heading-other-named", name=self.adjective_word(name))
        return self._say("heading-other-named", name=self.bare_being_name(name))

    def trait_phrase(self, name: str) -> str:
        """A trait or a kind as a predicate: “speaks”, “is a beast”."""
        return self._say(f"fact-{name}")

    def adjective_word(self, adjective: str) -> str:
        """An adjective on its own, agreeing with “the other”."""
        known, source = self.book.lexicon.adjectives[adjective], self.book.lexicon.source
        return (known.words.get(self._localizer.language) or known.words[source]).words[0]

    def bare_being_name(self, being: str) -> str:
        """The name of a being without an article; one that is not in the lexicon is called by its id."""
        try:
            return _with_typographic_apostrophes(self.being_phrase(being).bare)
        except UnknownWordError:
            return being.replace("-", " ")

    def token_name(self, token: str) -> str:
        """The name of a token in the lexicon, else its id."""
        names = self.book.lexicon.tokens.get(token)
        name = (
            self.book.text_in_language(dict(names), self._localizer.language)
            if names
            else token.replace("-", " ")
        )
        return self._say("token", token=name)


def display_name(seat: object, names: Names) -> str:
    """The name shown for a seat."""
    return names.get(str(seat), str(seat))


def _with_typographic_apostrophes(text: str) -> str:
    """Replaces straight apostrophes, which the Book uses, by typographic ones."""
    return text.replace("'", "’")


def sex_selector(sex: str) -> str:
    """The selector value for a sex in messages: `man` or `woman`."""
    return {"f": "woman", "woman": "woman"}.get(sex, "man")


def parse_requirements(section: str) -> Iterator[Requirement]:
    """Parses the requirements of a section's heading from its id."""
    if section == "no-skill":
        yield Requirement("no-skill", section)
        return
    for part in section.split("-or-"):
        if part in SKILLS:
            yield Requirement("skill", part)
        elif part in STATUSES:
            yield Requirement("status", part)
        else:
            kind, _, name = part.partition("-")
            yield Requirement(cast("Literal['wealth', 'sex', 'treasure', 'token', 'other']", kind), name)
