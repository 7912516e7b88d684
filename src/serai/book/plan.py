"""The plan of a Book, `PLAN.md`: strips still to be written, and which strips replace them until then.

    ## M: efreets

    ### efreet/duel — M attack
    An efreet is challenged before witnesses. At stake: who may draw water here.
    needs: speaks
    - scattered (danger): the boast, the beard and a boot leave in three directions
    - measured: the duel is fought with riddles, because the well listens
    - bottled: the loser must carry the winner home, and home is far

`plan_notes` reads the notes in brackets, `plan_places` the Places of Power. Text before the first matrix is
ignored.
"""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from serai.book.diagnostics import Position, Report
from serai.book.markdown_tables import MatrixRow, MatrixTable, Target
from serai.book.plan_notes import NOTE_FIELDS, PlanNoteError, PlanNotes, notes_with_field, parse_notes
from serai.book.vocabulary import MATRICES, is_kebab_case, is_strip_id

PATH = "PLAN.md"
MATRIX = re.compile(r"## +(?P<letter>\w+)\s*:")
STRIP = re.compile(r"### +(?P<strip>\S+) +— +(?P<letter>\w+) +(?P<reaction>\S+)\s*\Z")
PARAGRAPH = re.compile(r"- +(?P<id>[^:\s]+)(?: +\((?P<notes>[^()]*)\))?: +(?P<gist>\S.*)\Z")
NOTE = re.compile(rf"(?P<name>{'|'.join(NOTE_FIELDS)}): *(?P<value>.*)\Z")
PLACES_HEADING = re.compile(r"## +Places of Power\s*\Z")
SHORTEST, LONGEST = 3, 7


class PlannedParagraph(Struct, frozen=True):
    """A planned paragraph: its id, and a one-line summary."""

    at: Position
    id: str
    gist: str
    notes: PlanNotes = PlanNotes()


class PlannedStrip(Struct):
    """A planned strip for one reaction of one matrix; `stake` says who meets whom and what is at stake."""

    at: Position
    id: str
    matrix: str
    reaction: str
    stake: str = ""
    notes: PlanNotes = PlanNotes()
    paragraphs: list[PlannedParagraph] = field(default_factory=list[PlannedParagraph])

    @property
    def paragraph_ids(self) -> list[str]:
        return [paragraph.id for paragraph in self.paragraphs]

    def register_of(self, paragraph: PlannedParagraph) -> str | None:
        """The register of a paragraph: its own, or that of the strip."""
        return paragraph.notes.register or self.notes.register


def read_plan(text: str, report: Report) -> dict[str, PlannedStrip]:
    """Parses the planned strips by id, and reports what cannot be parsed."""
    strips: dict[str, PlannedStrip] = {}
    letter, strip, places = "", None, False
    for number, line in enumerate(text.split("\n"), 1):
        at = Position(number, 1)
        if line.startswith("## ") and PLACES_HEADING.match(line):
            strip, places = None, True
        elif places and not line.startswith("## "):
            continue
        elif line.startswith("### "):
            strip = _read_strip(line, at, letter, report)
            if strip and strip.id in strips:
                report.add("B110", PATH, at, what="strip", id=strip.id)
            elif strip:
                strips[strip.id] = strip
        elif line.startswith("## "):
            found, strip, places = MATRIX.match(line), None, False
            letter = found["letter"] if found and found["letter"] in MATRICES else ""
            if not letter:
                report.add("B216", PATH, at, why="a heading names a matrix, as in “## M: efreets”")
        elif strip and line.startswith("- "):
            _add_paragraph_to_strip(line, at, strip, report)
        elif strip and (note := NOTE.match(line)):
            _add_note_to_strip(note, at, strip, report)
        elif strip and line.strip():
            strip.stake = f"{strip.stake} {line.strip()}".lstrip()
    for strip in strips.values():
        if not SHORTEST <= len(strip.paragraphs) <= LONGEST:
            report.add("B129", PATH, strip.at, strip=strip.id, count=len(strip.paragraphs))
        if not strip.stake:
            report.add("B216", PATH, strip.at, why="a line must say who meets whom, and what is at stake")
    return strips


def _read_strip(line: str, at: Position, letter: str, report: Report) -> PlannedStrip | None:
    found = STRIP.match(line)
    if not found or not is_strip_id(found["strip"]):
        report.add("B216", PATH, at, why="a strip is planned as in “### efreet/duel — M attack”")
        return None
    if found["letter"] != letter or found["reaction"] not in MATRICES[letter]:
        report.add("B216", PATH, at, why=f"the matrix above has no reaction “{found['reaction']}”")
        return None
    return PlannedStrip(at, found["strip"], letter, found["reaction"])


def _add_note_to_strip(note: re.Match[str], at: Position, strip: PlannedStrip, report: Report) -> None:
    try:
        strip.notes = notes_with_field(strip.notes, note["name"], note["value"])
    except PlanNoteError as error:
        report.add("B216", PATH, at, why=str(error))


def _add_paragraph_to_strip(line: str, at: Position, strip: PlannedStrip, report: Report) -> None:
    paragraph = read_planned_paragraph(line, at, report)
    if paragraph and paragraph.id in strip.paragraph_ids:
        report.add("B110", PATH, at, what="paragraph", id=paragraph.id)
    elif paragraph:
        strip.paragraphs.append(paragraph)


def read_planned_paragraph(line: str, at: Position, report: Report) -> PlannedParagraph | None:
    """Parses the line of one paragraph: `- scattered (danger): what happens`."""
    found = PARAGRAPH.match(line)
    if not found or not is_kebab_case(found["id"]):
        report.add("B216", PATH, at, why="a paragraph is planned as in “- scattered (danger): what happens”")
        return None
    try:
        notes = parse_notes(found["notes"] or "")
    except PlanNoteError as error:
        report.add("B216", PATH, at, why=str(error))
        notes = PlanNotes()
    return PlannedParagraph(at, found["id"], found["gist"].strip(), notes)


class UnwrittenCell(Struct, frozen=True):
    """A matrix cell whose paragraph is planned but not written yet."""

    path: str
    matrix: str
    reaction: str
    target: Target


class SubstituteStrips:
    """Makes the matrices of an unfinished Book playable.

    Until a planned strip is written, its cells lead to the first written strip of the same reaction; if there
    is none, they are barred.
    """

    def __init__(
        self, plan: Mapping[str, PlannedStrip], paragraphs_by_strip: Mapping[str, Sequence[str]]
    ) -> None:
        self.unwritten_cells: dict[str, list[UnwrittenCell]] = defaultdict(list)
        self._unwritten = {strip.id: strip for strip in plan.values() if strip.id not in paragraphs_by_strip}
        self._substitutes: dict[tuple[str, str], tuple[str, str]] = {}
        for strip in plan.values():
            if strip.id in paragraphs_by_strip:
                order = paragraphs_by_strip[strip.id]
                middle = order[len(order) // 2]
                self._substitutes.setdefault((strip.matrix, strip.reaction), (strip.id, middle))

    def replace_unwritten_strips(self, matrix: MatrixTable) -> MatrixTable:
        rows = {row.id: self._replace_unwritten_in_row(matrix, row) for row in matrix.rows.values()}
        return MatrixTable(matrix.path, matrix.letter, rows, matrix.whole)

    def _replace_unwritten_in_row(self, matrix: MatrixTable, row: MatrixRow) -> MatrixRow:
        cells = zip(MATRICES[matrix.letter], row.cells, strict=True)
        return MatrixRow(
            row.at,
            row.key,
            tuple(self._replace_unwritten_in_cell(matrix, reaction, cell) for reaction, cell in cells),
        )

    def _replace_unwritten_in_cell(
        self, matrix: MatrixTable, reaction: str, cell: tuple[Target, ...]
    ) -> tuple[Target, ...]:
        """The written bases of a cell, or else a single substitute."""
        written: list[Target] = []
        for target in cell:
            strip = self._unwritten.get(target.strip)
            if strip is None or target.paragraph not in strip.paragraph_ids:
                written.append(target)
            else:
                unwritten = UnwrittenCell(matrix.path, matrix.letter, reaction, target)
                self.unwritten_cells[strip.id].append(unwritten)
        substitute = self._substitutes.get((matrix.letter, reaction))
        if cell and not written and substitute:
            return (Target(cell[0].at, *substitute),)
        return tuple(written)
