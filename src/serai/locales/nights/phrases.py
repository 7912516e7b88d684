"""The words of the Nights as phrases of one language: heroes, spaces, beings, cards, headings and awards.

What the Book names (beings, spaces, cards, tales) comes from the Book; the rest is in `nights.ftl`.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Literal, cast

from serai.book import awards as word
from serai.book.awards import Award, parse_awards
from serai.book.book import Book
from serai.book.cards import DECKS, Card
from serai.book.grammar import Phrase, UnknownWordError, phrase
from serai.book.headings import Ask
from serai.book.lexicon import Sex
from serai.book.vocabulary import PLACES, SKILLS, STATUSES, title
from serai.table import find_game

if TYPE_CHECKING:
    from serai.games.nights.play import Play
    from serai.games.nights.world import World
    from serai.locales.speaker import Speaker

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
            return self.being(noun, adjective).indefinite
        except UnknownWordError:
            return " ".join(filter(None, (adjective, noun))).replace("-", " ")

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

    # Awards

    def awards(self, line: str, sex: str = "m") -> str:
        """What an award line, or the id of a status, gives: “2 destiny points, Respected”."""
        text = line if line.startswith("[") else f"[{'/'.join(map(_award_word, line.split('/')))}]"
        return ", ".join(self._award(award, sex) for award in parse_awards(text).awards)

    def heard(self, reference: str, section: str, sex: str = "m") -> str:
        """The award that is read aloud at the end of a section, or ("") of a paragraph without any."""
        paragraph = self.book.paragraphs[reference]
        awards = paragraph.section(section).awards if section else paragraph.awards
        return self._all(awards, sex)

    def _award(self, award: Award, sex: str) -> str:
        say = self._say
        match award:
            case word.Points(of, amount):
                points = self.points(of, abs(amount))
                return points if amount > 0 else say("award-lose", what=points)
            case word.Wealth(amount, limit):
                return self._wealth_award(amount, limit, sex)
            case word.Skill(skill, master):
                return say("award-skill-master", skill=self.skill(skill)) if master else self.skill(skill)
            case word.SkillOfChoice():
                return say("award-skill-of-choice")
            case word.SkillForOneUse(skill):
                return say("award-skill-once", skill=self.skill(skill))
            case word.LoseSkill(skill):
                what = self.skill(skill) if skill else say("award-skill-of-choice")
                return say("award-lose", what=what)
            case word.Status(status, pursuer):
                if pursuer is not None and pursuer != word.THE_OTHER:
                    return say("award-pursued", being=self.called(pursuer.noun, pursuer.adjective))
                return self.status(status, sex)
            case word.StatusForOneTurn(status):
                return say("award-status-once", status=self.status(status, sex))
            case word.LoseStatus(status, may):
                return say("award-may-lose" if may else "award-lose", what=self.status(status, sex))
            case word.LoseStatusOfChoice(may, any_number):
                what = say("award-statuses-of-choice" if any_number else "award-status-of-choice")
                return say("award-may-lose" if may or any_number else "award-lose", what=what)
            case word.Treasure(treasure):
                return self.card(treasure) if treasure else say("award-treasure")
            case word.LoseTreasure(treasure):
                return say("award-lose", what=self.card(treasure) if treasure else say("award-treasure"))
            case word.Token(token):
                return self.token(token)
            case word.LoseToken(token):
                return say("award-lose", what=self.token(token))
            case word.OpportunityToEnter(place):
                return say("award-opportunity", place=self.space(place))
            case word.MoveTo(where):
                return say("award-move", where=self._where(where))
            case word.PlacedByAnother(where):
                return say("award-placed", where=self._where(where))
            case word.Trade(give, take):
                return self.trade(give, take)
            case word.Choose(first, second):
                return self.any_of([self._all(first, sex), self._all(second, sex)])
            case word.GoTo():
                return say("award-go-on")
            case word.Encounter(being):
                if being == word.THE_OTHER:
                    return say("award-go-on")
                return say("award-encounter", being=self.called(being.noun, being.adjective))
            case word.Roll():
                return say("award-roll")
            case word.Offer():
                return say("award-offer")
            case word.Death():
                return say("award-death")
            case word.Nothing():
                return say("award-nothing")

    def price(self, treasure: str, sex: str = "m") -> str:
        """What a treasure sells for."""
        return self._all(self.book.cards["treasures"][treasure].sell, sex)

    def _all(self, awards: Iterable[Award], sex: str) -> str:
        return ", ".join(self._award(award, sex) for award in awards)

    def trade(self, give: word.Points, take: word.Points) -> str:
        given, taken = self.points(give.of, give.amount), self.points(take.of, take.amount)
        return self._say("award-trade", given=given, taken=taken)

    def _wealth_award(self, amount: int, limit: str | None, sex: str) -> str:
        levels = self._say("wealth-levels", count=abs(amount))
        what = levels if amount > 0 else self._say("award-lose", what=levels)
        if limit is None:
            return what
        bound = "award-at-most" if amount > 0 else "award-at-least"
        return self._say(bound, what=what, wealth=self.wealth(limit, sex))

    def _where(self, where: word.Where) -> str:
        match where:
            case word.NamedSpace(space):
                return self.space(space)
            case word.Within(distance, space):
                if space is None:
                    return self._say("where-near", count=distance)
                return self._say("where-within", count=distance, space=self.space(space))
            case word.AnySpace(terrain, continent):
                what = self._say(f"terrain-{terrain}.any") if terrain else self._say("where-any")
                if continent is None:
                    return what
                return self._say("where-in", what=what, continent=self._say(f"continent-{continent}"))


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


def _award_word(text: str) -> str:
    return STATUSES.get(text) or SKILLS.get(text) or ("Nothing" if text == "nothing" else text)
