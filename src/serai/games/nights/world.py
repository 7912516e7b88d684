"""A Book compiled for play: the travel map, and where each matrix cell leads.

Built once per Book and immutable, apart from caches of frequent lookups.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from serai.book.awards import Award
from serai.book.book import Book, BookEntry, BookParagraph, BookSection
from serai.book.headings import Requirement
from serai.book.lexicon import heading_names_of_being
from serai.book.vocabulary import MATRICES
from serai.games.nights.effects.quest_words import GIVEN_UP
from serai.games.nights.effects.treasure_words import CHANGING_CHANCE, CHANGING_MOVES, RaisesSkill
from serai.games.nights.effects.value_types import Word
from serai.games.nights.effects.words import SKILL_GIVERS, Effect, parse_card_rules
from serai.games.nights.travel_map import TravelMap

Faces = tuple["CompiledParagraph", "CompiledParagraph", "CompiledParagraph"]


class CompiledSection(Struct, frozen=True):
    """A section with its requirements resolved."""

    id: str
    asks: tuple[Requirement, ...]
    mandatory: bool
    awards: tuple[Award, ...]
    open: bool
    """Whether every hero may open it."""
    skills: frozenset[str]
    others: tuple[Requirement, ...]
    """What its heading requires of the hero: skills and other things."""
    facts: frozenset[str] = frozenset()
    """What its heading requires of the other: an adjective, a trait, a kind or a being (N7.9)."""


class CompiledParagraph(Struct, frozen=True):
    """A paragraph: its sections, their headings in order, and its award if it has no sections."""

    reference: str
    sections: tuple[CompiledSection, ...]
    headings: list[str]
    awards: tuple[Award, ...]
    skills: dict[str, CompiledSection]
    """For each skill in a heading, the first section that it opens."""
    only: CompiledSection | None
    """The only section, if it is open to everyone."""
    asks_about_other: bool = False
    bound_by_other: tuple[CompiledSection, ...] = ()
    """The mandatory sections whose headings ask about the other."""


class Base(Struct, frozen=True):
    """The paragraphs that a base leads to for −, blank and + (N7.5), and the skills they name."""

    faces: Faces
    skills: frozenset[str]

    @property
    def reference(self) -> str:
        return self.faces[1].reference


Cell = tuple[Base, ...]
"""What a reaction leads to: one base, or up to three from which one is chosen (N7.13)."""


class Being(Struct, frozen=True):
    """A being that a hero meets, and its matrix. `sex` is empty for things."""

    noun: str
    adjective: str
    matrix: str
    sex: str

    @property
    def matrix_row(self) -> str:
        return self.adjective or self.noun


class Row(Struct, frozen=True):
    """A row of a matrix: its open reactions in order, and where they lead."""

    reactions: tuple[str, ...]
    without_court: tuple[str, ...]
    cells: dict[str, Cell]


class World:
    """Everything in a Book that the rules look up."""

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.travel_map: Final = TravelMap(book.map)
        self.paragraphs: Final = {
            reference: _compile_paragraph(one) for reference, one in book.paragraphs.items()
        }
        self.rows: Final = {
            (letter, row): self._compile_row(letter, cells)
            for letter, rows in book.matrices.items()
            for row, cells in rows.items()
        }
        self.counted_paragraphs: Final = frozenset(
            paragraph.reference
            for row in self.rows.values()
            for cell in row.cells.values()
            if len(cell) > 1
            for base in cell
            for paragraph in base.faces
        )
        """The paragraphs whose readings are counted, because a cell with several bases leads to them."""
        self.charts: Final = {
            chart: tuple(map(self._being_of_entry, entries)) for chart, entries in book.charts.items()
        }
        self.encounters: Final = book.cards.get("encounters", {})
        self.treasures: Final = book.cards.get("treasures", {})
        self.quests: Final = book.cards.get("quests", {})
        self.rules: Final = {
            card: parse_card_rules(card, one)
            for deck in (self.encounters, self.treasures, self.quests)
            for card, one in deck.items()
        }
        self.effects: Final = {card: rules.effects for card, rules in self.rules.items()}
        self.quests_to_give_up: Final = frozenset(
            quest for quest in self.quests if any(isinstance(one, GIVEN_UP) for one in self.effects[quest])
        )
        """The quests that a player may give up (N12.3)."""
        self.triggered: Final = frozenset(card for card in self.treasures if self.rules[card].trigger)
        self.treasures_by_effect: Final = self._treasures_by_effect()
        """For each effect word, the treasures that have it."""
        self.treasures_changing_moves: Final = self._treasures_with(CHANGING_MOVES)
        self.treasures_changing_chance: Final = self._treasures_with(CHANGING_CHANCE)
        self.skills_given: Final = {
            card: given for card in self.treasures if (given := self._skills_given(card))
        }
        self.places: Final = {
            place: {
                choice.id: (_compile_base(map(self.paragraphs.__getitem__, choice.outcomes)),)
                for choice in one.choices
            }
            for place, one in book.places.items()
        }
        self.stranger: Final = next(
            (entry for chart in self.charts.values() for entry in chart), Being("stranger", "", "H", "m")
        )
        """The pursuer if no being is named."""
        self._beings: dict[tuple[str, str, str], Being] = {}
        self._names_of_others: dict[tuple[str, str], frozenset[str]] = {}
        self._closest_rows: dict[tuple[Being, str], Row | None] = {}
        for chart in self.charts.values():
            for one in chart:
                self.closest_row(one)

    def effects_of_card(self, card: str) -> tuple[Effect, ...]:
        return self.effects[card]

    def find_or_make_being(self, noun: str, adjective: str, matrix: str) -> Being:
        known = self._beings.get((noun, adjective, matrix))
        if known is None:
            in_lexicon = self.book.lexicon.beings.get(noun)
            known = Being(noun, adjective, matrix, in_lexicon.sex if in_lexicon else "")
            self._beings[noun, adjective, matrix] = known
        return known

    def closest_row(self, being: Being, situation: str = "") -> Row | None:
        """The row that fits a being most closely (N7.5), or None.

        `situation` names the row if it does not depend on the being: “pursuing”.
        """
        try:
            return self._closest_rows[being, situation]
        except KeyError:
            name = situation or being.matrix_row
            row = self.book.closest_row(being.matrix, name, being.noun, being.adjective)
            self._closest_rows[being, situation] = found = self.rows[being.matrix, row] if row else None
            return found

    def heading_names_of_being(self, being: Being | None) -> frozenset[str]:
        """Every name by which a heading can refer to a being; empty if there is none."""
        asked = (being.noun, being.adjective) if being else ("", "")
        if asked not in self._names_of_others:
            lexicon, (noun, adjective) = self.book.lexicon, asked
            known = lexicon.beings.get(noun)
            names = (
                heading_names_of_being(known, lexicon.adjectives.get(adjective))
                if known
                else frozenset[str]()
            )
            self._names_of_others[asked] = names
        return self._names_of_others[asked]

    def _being_of_entry(self, entry: BookEntry) -> Being:
        sex = self.book.lexicon.beings[entry.being].sex
        return Being(entry.being, entry.adjective or "", entry.matrix, sex)

    def _compile_row(self, letter: str, row: Sequence[tuple[str, ...]]) -> Row:
        cells = {
            reaction: tuple(map(self._make_base, bases))
            for reaction, bases in zip(MATRICES[letter], row, strict=True)
            if bases
        }
        return Row(tuple(cells), tuple(one for one in cells if one != "court"), cells)

    def _make_base(self, reference: str) -> Base:
        return _compile_base(
            self.paragraphs[one.reference] for one in self.book.paragraphs_by_destiny_face(reference)
        )

    def _treasures_by_effect(self) -> dict[type[Word], frozenset[str]]:
        found: dict[type[Word], set[str]] = {}
        for treasure in self.treasures:
            for effect in self.effects[treasure]:
                found.setdefault(type(effect), set()).add(treasure)
        return {word: frozenset(treasures) for word, treasures in found.items()}

    def _treasures_with(self, words: Iterable[type[Word]]) -> frozenset[str]:
        """The treasures with one of these effect words."""
        return frozenset[str]().union(*(self.treasures_by_effect.get(word, ()) for word in words))

    def _skills_given(self, card: str) -> dict[str, int]:
        given: dict[str, int] = {}
        for effect in self.effects[card]:
            if isinstance(effect, SKILL_GIVERS):
                given[effect.skill] = max(effect.level, given.get(effect.skill, 0))
            elif isinstance(effect, RaisesSkill):
                given.setdefault(effect.skill, 0)
        return given


def _compile_paragraph(paragraph: BookParagraph) -> CompiledParagraph:
    sections = tuple(map(_compile_section, paragraph.sections))
    skills: dict[str, CompiledSection] = {}
    for section in sections:
        for ask in section.asks:
            if ask.kind == "skill":
                skills.setdefault(ask.id, section)
    headings = [section.id for section in sections]
    only = sections[0] if len(sections) == 1 and sections[0].open else None
    about_other = [section for section in sections if section.facts]
    return CompiledParagraph(
        paragraph.reference,
        sections,
        headings,
        paragraph.awards,
        skills,
        only,
        asks_about_other=bool(about_other),
        bound_by_other=tuple(section for section in about_other if section.mandatory),
    )


def _compile_section(section: BookSection) -> CompiledSection:
    asks = section.heading.requirements
    return CompiledSection(
        id=section.heading.id,
        asks=asks,
        mandatory=section.heading.mandatory,
        awards=section.awards,
        open=any(ask.kind == "no-skill" for ask in asks),
        skills=frozenset(ask.id for ask in asks if ask.kind == "skill"),
        others=tuple(ask for ask in asks if ask.kind not in ("skill", "no-skill", "other")),
        facts=frozenset(ask.id for ask in asks if ask.kind == "other"),
    )


def _compile_base(faces: Iterable[CompiledParagraph]) -> Base:
    before, here, after = faces
    return Base((before, here, after), frozenset((*before.skills, *here.skills, *after.skills)))
