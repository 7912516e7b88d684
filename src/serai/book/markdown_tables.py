"""Reads matrices and charts from Markdown tables of ids (N7.1, N7.5)."""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from serai.book.diagnostics import Position, Report
from serai.book.rows import AT, RowKey
from serai.book.vocabulary import MATRICES, is_kebab_case, is_strip_id, to_kebab_case

BARRED = ("—", "–", "-", "−")
# A column may explain its reaction in brackets: "Buy (slave)".
GLOSS = re.compile(r"\([^()]*\)")
RULER = re.compile(r"[\s|:-]+\Z")
CHART_COLUMNS = ("roll", "adjective", "being", "matrix")
CHART_ROWS = 12
# Between the bases of a cell: "efreet/duel#measured or efreet/price#shrewd".
OR = re.compile(r"\s+or\s+")
MOST_BASES = 3


class Cell(Struct, frozen=True):
    """One cell of a table, and the position of its text."""

    at: Position
    text: str


class MarkdownRow(Struct, frozen=True):
    at: Position
    cells: tuple[Cell, ...]


class Target(Struct, frozen=True):
    """A base paragraph of a cell."""

    at: Position
    strip: str
    paragraph: str

    def base_and_neighbour_paragraphs(self, strips: Mapping[str, Sequence[str]]) -> list[str]:
        """The references of the base and its neighbours (N7.5); empty if there is no such paragraph."""
        order = strips.get(self.strip, ())
        if self.paragraph not in order:
            return []
        at = order.index(self.paragraph)
        return [f"{self.strip}#{paragraph}" for paragraph in order[max(0, at - 1) : at + 2]]


class MatrixRow(Struct, frozen=True):
    """The bases of each cell of a row, in the order of the matrix's reactions; a barred cell has none."""

    at: Position
    key: RowKey
    cells: tuple[tuple[Target, ...], ...]

    @property
    def targets(self) -> Iterator[Target]:
        """The bases of all cells."""
        return (target for cell in self.cells for target in cell)

    @property
    def id(self) -> str:
        return self.key.id


class MatrixTable(Struct, frozen=True):
    """One matrix as read from its file."""

    path: str
    letter: str
    rows: dict[str, MatrixRow]
    # False if a row could not be read: its entries are then not reported as missing.
    whole: bool = True

    @property
    def row_keys(self) -> dict[str, RowKey]:
        """The key of each row, which says which beings it is for."""
        return {name: row.key for name, row in self.rows.items()}

    @property
    def keys_limited_to_particular_beings(self) -> dict[str, RowKey]:
        """The rows that are limited to particular beings."""
        return {name: key for name, key in self.row_keys.items() if key.whom}


class ChartEntry(Struct, frozen=True):
    """One entry of a chart: the being the hero meets, and its matrix."""

    at: Position
    adjective: str | None
    being: str
    matrix: str

    @property
    def matrix_row(self) -> str:
        """The row of the matrix: the adjective, or else the being (N7.5)."""
        return self.adjective or self.being


class ChartTable(Struct, frozen=True):
    """One chart as read from its file."""

    path: str
    id: str
    entries: tuple[ChartEntry, ...]


def read_table_rows(path: str, text: str, report: Report) -> list[MarkdownRow]:
    """The rows of the only table in a file, header first; empty if the file has no such table."""
    rows: list[MarkdownRow] = []
    ended = False
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        if not stripped.startswith("|"):
            # Text around the table is ignored.
            ended = bool(rows)
            continue
        at = Position(number, line.index("|") + 1)
        if ended:
            report.add("B202", path, at, why="a second table begins here; a file has one")
            return []
        if not RULER.match(stripped) or not rows:
            rows.append(MarkdownRow(at, _split_cells(number, line)))
    if len(rows) < 2:
        report.add("B202", path, why="there is no table with a header and rows")
        return []
    return rows


def _split_cells(number: int, line: str) -> tuple[Cell, ...]:
    cells: list[Cell] = []
    offset = line.index("|") + 1
    pieces = line[offset:].rstrip().removesuffix("|").split("|")
    for piece in pieces:
        text = piece.strip()
        cells.append(Cell(Position(number, offset + (piece.index(text) if text else 0) + 1), text))
        offset += len(piece) + 1
    return tuple(cells)


def _filter_complete_rows(
    path: str, rows: list[MarkdownRow], columns: int, report: Report
) -> list[MarkdownRow]:
    complete: list[MarkdownRow] = []
    for row in rows:
        if len(row.cells) == columns:
            complete.append(row)
        else:
            report.add("B202", path, row.at, why=f"this row has {len(row.cells)} cells instead of {columns}")
    return complete


def read_matrix(path: str, letter: str, text: str, report: Report) -> MatrixTable | None:
    """Reads `matrices/A.md`: a row per adjective or being, a column per reaction."""
    reactions = MATRICES[letter]
    rows = read_table_rows(path, text, report)
    if not rows:
        return None
    names = [to_kebab_case(GLOSS.sub("", cell.text)) for cell in rows[0].cells[1:]]
    if tuple(names) != reactions:
        pairs = enumerate(zip(names, reactions, strict=False), 1)
        wrong = next((column for column, (name, reaction) in pairs if name != reaction), 0)
        at = rows[0].cells[wrong].at
        report.add("B201", path, at, matrix=letter, reactions=", ".join(reactions))
        return None
    matrix_rows: dict[str, MatrixRow] = {}
    for row in _filter_complete_rows(path, rows[1:], len(reactions) + 1, report):
        key = _read_row_key(row.cells[0])
        name = key.id
        if not name:
            report.add("B202", path, row.cells[0].at, why="this row has no name")
        elif name in matrix_rows:
            report.add("B204", path, row.cells[0].at, row=name)
        else:
            cells = zip(reactions, row.cells[1:], strict=True)
            bases = tuple(
                _read_base_paragraphs(path, name, reaction, cell, report) for reaction, cell in cells
            )
            matrix_rows[name] = MatrixRow(row.cells[0].at, key, bases)
    return MatrixTable(path, letter, matrix_rows, whole=len(matrix_rows) == len(rows) - 1)


def _read_row_key(cell: Cell) -> RowKey:
    """Reads the key of a row: `wise`, `wise @sage`, `@sage`."""
    adjective, _, whom = cell.text.partition(AT)
    return RowKey(to_kebab_case(adjective), to_kebab_case(whom))


def _read_base_paragraphs(
    path: str, row: str, reaction: str, cell: Cell, report: Report
) -> tuple[Target, ...]:
    """Reads the bases of a cell, up to three with “or” between them (N7.13)."""
    if cell.text in BARRED:
        return ()
    if not cell.text:
        report.add("B203", path, cell.at, row=row, reaction=reaction)
        return ()
    bases: dict[tuple[str, str], Target] = {}
    for at, reference in _split_base_references(cell):
        strip, _, paragraph = reference.strip("`").partition("#")
        if not (is_strip_id(strip) and is_kebab_case(paragraph)):
            report.add("B125", path, at, reference=reference)
        elif (strip, paragraph) in bases:
            report.add("B220", path, at, why=f"names {reference} twice")
        elif len(bases) == MOST_BASES:
            report.add("B220", path, at, why=f"names more than {MOST_BASES} bases")
            break
        else:
            bases[strip, paragraph] = Target(at, strip, paragraph)
    return tuple(bases.values())


def _split_base_references(cell: Cell) -> Iterator[tuple[Position, str]]:
    start = 0
    for between in OR.finditer(cell.text):
        yield Position(cell.at.line, cell.at.column + start), cell.text[start : between.start()]
        start = between.end()
    yield Position(cell.at.line, cell.at.column + start), cell.text[start:]


def read_chart(path: str, name: str, text: str, report: Report) -> ChartTable | None:
    """Reads `charts/<chart>.md`: twelve rows of roll, adjective, being and matrix."""
    rows = read_table_rows(path, text, report)
    if not rows:
        return None
    header = [to_kebab_case(cell.text) for cell in rows[0].cells]
    if header != list(CHART_COLUMNS):
        report.add("B202", path, rows[0].at, why=f"the columns must be {', '.join(CHART_COLUMNS)}")
        return None
    entries: list[ChartEntry] = []
    misnumbered: Cell | None = None
    for row in _filter_complete_rows(path, rows[1:], len(CHART_COLUMNS), report):
        roll, adjective, being, matrix = row.cells
        if misnumbered is None and roll.text != str(len(entries) + 1):
            misnumbered = roll
            report.add("B205", path, roll.at, why=f"this row should be number {len(entries) + 1}")
        letter = matrix.text.upper()
        if letter not in MATRICES:
            guess = report.did_you_mean_sentence(report.most_similar_word(letter, MATRICES))
            report.add("B116", path, matrix.at, guess, what="matrix", name=matrix.text)
            letter = ""
        described = None if adjective.text in (*BARRED, "") else to_kebab_case(adjective.text)
        at = adjective.at if described else being.at
        entries.append(ChartEntry(at, described, to_kebab_case(being.text), letter))
    if len(entries) != CHART_ROWS and misnumbered is None:
        report.add("B205", path, rows[0].at, why=f"it has {len(entries)} whole rows")
    return ChartTable(path, name, tuple(entries))
