"""The paths to each paragraph: matrix cells, Places of Power, other tales."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from msgspec import Struct

from serai.book.awards import GoTo, NamedBeing
from serai.book.checks.reach_analysis import UNKNOWN_BEING, ReachAnalysis, row_name_of_being
from serai.book.draft import Draft
from serai.book.pack_awards import all_awards
from serai.book.status_overrides import STATUS_OVERRIDES
from serai.games.nights.encounter_cards import NOBODY
from serai.games.nights.state import HOME
from serai.games.nights.world import Being, Cell, CompiledParagraph, World

# The status that leads a hero to a certain being on a row, or to any being on a row.
ROWS_LED_TO = {
    (row.matrix, row.row, row.being): reading.status for reading in STATUS_OVERRIDES for row in reading.rows
}
# The situations that name rows of a matrix, whatever being is met.
SITUATIONS = {matrix: row for matrix, row, being in ROWS_LED_TO if being is None}


class ParagraphPath(Struct, frozen=True):
    """A path to a paragraph. `face` is that of the destiny die: 0, 1 or 2 for −, blank and +.

    If there is no reaction, another tale leads there.
    """

    paragraph: CompiledParagraph
    being: Being | None = None
    situation: str = ""
    reaction: str = ""
    place: str = ""
    face: int = 1
    space: str = HOME
    status: str = ""
    """The status that leads a hero here by the rules."""
    heard: tuple[str, ...] = ()
    """The paragraphs of the cell's other bases: once they have been heard, this one is told (N7.13)."""


class CellPath(Struct, frozen=True):
    """A cell that leads to a paragraph, and the face of the destiny die that leads there."""

    matrix: str
    row: str
    reaction: str
    face: int
    heard: tuple[str, ...]


class ParagraphPaths:
    """The paths to all paragraphs of a pack."""

    def __init__(self, draft: Draft, world: World) -> None:
        self._world = world
        awards = list(all_awards(draft))
        self._visits = ReachAnalysis(draft, awards).known
        goals = (place.award for place in awards if isinstance(place.award, GoTo))
        self._read_on = {f"{goal.strip}#{goal.paragraph}" for goal in goals}
        self._on_charts = {entry for chart in world.charts.values() for entry in chart}
        self._terrains = _terrain_by_being(world)
        self._cells: dict[str, list[CellPath]] = defaultdict(list)
        for (matrix, row), cells in world.rows.items():
            for reaction, face, paragraph, heard in _paragraphs_by_reaction_and_face(cells.cells):
                self._cells[paragraph.reference].append(CellPath(matrix, row, reaction, face, heard))
        self._places: dict[str, list[ParagraphPath]] = defaultdict(list)
        for place, choices in world.places.items():
            for reaction, face, paragraph, _ in _paragraphs_by_reaction_and_face(choices):
                path = ParagraphPath(paragraph, reaction=reaction, place=place, face=face)
                self._places[paragraph.reference].append(path)

    def paths_to(self, reference: str) -> list[ParagraphPath]:
        """The paths to a paragraph, the most common kind first."""
        paragraph = self._world.paragraphs[reference]
        met = self._beings_met_at(reference)
        by_cell = (
            path for cell in self._cells[reference] for path in self._paths_through_cell(paragraph, met, cell)
        )
        found = [*self._places[reference], *by_cell]
        if not found or reference in self._read_on:
            found += [
                ParagraphPath(paragraph, other) for other in self._beings_to_continue_with(paragraph, met)
            ]
        return found

    def _beings_to_continue_with(
        self, paragraph: CompiledParagraph, beings_met: list[NamedBeing]
    ) -> list[Being] | list[None]:
        """One being for each answer to the headings about the other; empty if no being is met."""
        asked = {fact for section in paragraph.sections for fact in section.facts}
        found: dict[frozenset[str], Being] = {}
        for one in beings_met:
            if one.noun:
                being = self._being_on_matrix(one, "H")
                found.setdefault(self._world.heading_names_of_being(being) & asked, being)
        return list(found.values()) or [None]

    def _paths_through_cell(
        self, paragraph: CompiledParagraph, beings_met: list[NamedBeing], cell: CellPath
    ) -> Iterator[ParagraphPath]:
        matrix, row, reaction, face = cell.matrix, cell.row, cell.reaction, cell.face
        if (matrix, row) == ("G", "badly-lost"):
            yield ParagraphPath(paragraph, NOBODY, row, reaction, face=face, status="lost", heard=cell.heard)
            return
        situation = SITUATIONS.get(matrix, "")
        led = ROWS_LED_TO.get((matrix, situation, None), "")
        fitting = [one for one in beings_met if one.noun and self._closest_row(one, matrix, situation) == row]
        if not fitting and UNKNOWN_BEING in beings_met:
            fitting = [self._example_being_of_row(row)]
        for one in fitting:
            being, space = self._being_on_matrix(one, matrix), self._space_of_meeting(matrix, one)
            status = led or ROWS_LED_TO.get((matrix, row_name_of_being(one), one), "")
            if status and being in self._on_charts:
                yield ParagraphPath(paragraph, being, situation, reaction, "", face, space, heard=cell.heard)
            yield ParagraphPath(paragraph, being, situation, reaction, "", face, space, status, cell.heard)

    def _closest_row(self, named_being: NamedBeing, matrix: str, situation: str) -> str | None:
        name = situation or row_name_of_being(named_being)
        return self._world.book.closest_row(matrix, name, named_being.noun, named_being.adjective)

    def _beings_met_at(self, reference: str) -> list[NamedBeing]:
        visit = self._visits.get(reference)
        return sorted(visit.met, key=lambda one: (one.noun, one.adjective or "")) if visit else []

    def _example_being_of_row(self, row: str) -> NamedBeing:
        """A being for a row, as a card would bring it."""
        beings = self._world.book.lexicon.beings
        return NamedBeing(row) if row in beings else NamedBeing(next(iter(beings)), row)

    def _being_on_matrix(self, named_being: NamedBeing, matrix: str) -> Being:
        return self._world.find_or_make_being(named_being.noun, named_being.adjective or "", matrix)

    def _space_of_meeting(self, matrix: str, named_being: NamedBeing) -> str:
        """A space where the being can be met; Baghdad if any space will do."""
        terrain = self._terrains.get((matrix, named_being.noun, named_being.adjective or ""))
        spaces = self._world.travel_map.find_spaces(terrain, None) if terrain else ()
        return spaces[0] if spaces and HOME not in spaces else HOME


def _paragraphs_by_reaction_and_face(
    cells: Mapping[str, Cell],
) -> Iterator[tuple[str, int, CompiledParagraph, tuple[str, ...]]]:
    """Each paragraph of each cell, with the paragraphs of the cell's other bases."""
    for reaction, cell in cells.items():
        for base in cell:
            heard = tuple(
                paragraph.reference for other in cell if other is not base for paragraph in other.faces
            )
            for face, paragraph in enumerate(base.faces):
                yield reaction, face, paragraph, heard


def _terrain_by_being(world: World) -> dict[tuple[str, str, str], str]:
    """For each being of a terrain card, a terrain where it is met."""
    found: dict[tuple[str, str, str], str] = {}
    for card in world.encounters.values():
        if card.kind != "terrain":
            continue
        if card.marvel is not None:
            found["N", card.marvel.row, ""] = card.marvel.terrain
        for terrain, chart in card.charts.items():
            for one in world.charts[chart]:
                found.setdefault((one.matrix, one.noun, one.adjective), terrain)
    return found
