"""A Book made ready for play: who neighbours whom, how far everything is, what each cell of a matrix opens.

It is made once for each Book and never changes; what a turn asks again and again is remembered here.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from serai.book.awards import Award
from serai.book.book import Book, BookEntry, BookParagraph, BookSection
from serai.book.headings import Ask
from serai.book.vocabulary import MATRICES
from serai.games.nights.effects.treasure_words import RaisesSkill
from serai.games.nights.effects.words import SKILL_GIVERS, Effect, rules_of
from serai.games.nights.roads import Roads

Faces = tuple["Page", "Page", "Page"]


class PageSection(Struct, frozen=True):
    """A section as play needs it."""

    id: str
    asks: tuple[Ask, ...]
    mandatory: bool
    awards: tuple[Award, ...]
    open: bool
    """Whether it is open to everyone."""
    skills: frozenset[str]
    others: tuple[Ask, ...]
    """What its heading names: skills, and other things."""


class Page(Struct, frozen=True):
    """A paragraph as play needs it: its sections, their headings in order, what it gives without sections."""

    reference: str
    sections: tuple[PageSection, ...]
    headings: list[str]
    awards: tuple[Award, ...]
    skills: dict[str, PageSection]
    """For each skill that a heading names, the first section it opens."""
    only: PageSection | None
    """The section that leaves nothing to choose."""


class Cell(Struct, frozen=True):
    """Where a reaction leads: the paragraphs for −, blank and + (N7.5), and the skills they name."""

    faces: Faces
    skills: frozenset[str]


class Being(Struct, frozen=True):
    """Whom a hero meets, and on which matrix. `sex` is empty for things."""

    noun: str
    adjective: str
    matrix: str
    sex: str

    @property
    def row(self) -> str:
        return self.adjective or self.noun


class Row(Struct, frozen=True):
    """A row of a matrix: the reactions that are not barred, in order, and where they lead."""

    reactions: tuple[str, ...]
    without_court: tuple[str, ...]
    cells: dict[str, Cell]


class World:
    """All of a Book that the rules look up."""

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.roads: Final = Roads(book.map)
        self.pages: Final = {reference: _page(one) for reference, one in book.paragraphs.items()}
        self.rows: Final = {
            (letter, row): self._row(letter, targets)
            for letter, rows in book.matrices.items()
            for row, targets in rows.items()
        }
        self.charts: Final = {chart: tuple(map(self._met, entries)) for chart, entries in book.charts.items()}
        self.encounters: Final = book.cards.get("encounters", {})
        self.treasures: Final = book.cards.get("treasures", {})
        self.quests: Final = book.cards.get("quests", {})
        self.rules: Final = {
            card: rules_of(card, one)
            for deck in (self.encounters, self.treasures, self.quests)
            for card, one in deck.items()
        }
        self.effects: Final = {card: rules.effects for card, rules in self.rules.items()}
        self.triggered: Final = frozenset(card for card in self.treasures if self.rules[card].trigger)
        self.skills_given: Final = {
            card: given for card in self.treasures if (given := self._skills_given(card))
        }
        self.places: Final = {
            place: {
                choice.id: _cell(tuple(map(self.pages.__getitem__, choice.outcomes)))
                for choice in one.choices
            }
            for place, one in book.places.items()
        }
        self.stranger: Final = next(
            (entry for chart in self.charts.values() for entry in chart), Being("stranger", "", "H", "m")
        )
        """Who pursues a hero whom nobody in particular pursues."""
        self._beings: dict[tuple[str, str, str], Being] = {}

    def effects_on(self, card: str) -> tuple[Effect, ...]:
        return self.effects[card]

    def being(self, noun: str, adjective: str, matrix: str) -> Being:
        known = self._beings.get((noun, adjective, matrix))
        if known is None:
            in_lexicon = self.book.lexicon.beings.get(noun)
            known = Being(noun, adjective, matrix, in_lexicon.sex if in_lexicon else "")
            self._beings[noun, adjective, matrix] = known
        return known

    def _met(self, entry: BookEntry) -> Being:
        sex = self.book.lexicon.beings[entry.being].sex
        return Being(entry.being, entry.adjective or "", entry.matrix, sex)

    def _row(self, letter: str, targets: Sequence[str | None]) -> Row:
        cells = {
            reaction: _cell(tuple(self.pages[one.reference] for one in self.book.around(target)))
            for reaction, target in zip(MATRICES[letter], targets, strict=True)
            if target is not None
        }
        return Row(tuple(cells), tuple(one for one in cells if one != "court"), cells)

    def _skills_given(self, card: str) -> dict[str, int]:
        given: dict[str, int] = {}
        for effect in self.effects[card]:
            if isinstance(effect, SKILL_GIVERS):
                given[effect.skill] = max(effect.level, given.get(effect.skill, 0))
            elif isinstance(effect, RaisesSkill):
                given.setdefault(effect.skill, 0)
        return given


def _page(paragraph: BookParagraph) -> Page:
    sections = tuple(map(_section, paragraph.sections))
    skills: dict[str, PageSection] = {}
    for section in sections:
        for ask in section.asks:
            if ask.kind == "skill":
                skills.setdefault(ask.id, section)
    headings = [section.id for section in sections]
    only = sections[0] if len(sections) == 1 and sections[0].open else None
    return Page(paragraph.reference, sections, headings, paragraph.awards, skills, only)


def _section(section: BookSection) -> PageSection:
    asks = section.heading.asks
    return PageSection(
        id=section.heading.id,
        asks=asks,
        mandatory=section.heading.mandatory,
        awards=section.awards,
        open=any(ask.kind == "no-skill" for ask in asks),
        skills=frozenset(ask.id for ask in asks if ask.kind == "skill"),
        others=tuple(ask for ask in asks if ask.kind not in ("skill", "no-skill")),
    )


def _cell(faces: Iterable[Page]) -> Cell:
    before, here, after = faces
    return Cell((before, here, after), frozenset((*before.skills, *here.skills, *after.skills)))
