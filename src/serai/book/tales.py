"""Tale files as trees: a strip of paragraphs, or a Place of Power with its choices."""

from bisect import bisect_left
from functools import cached_property
from hashlib import blake2b
from typing import Literal

from msgspec import Struct

from serai.book.awards import Award, ParsedAwards, format_awards
from serai.book.being_needs import NO_NEEDS, BeingNeeds
from serai.book.diagnostics import Position
from serai.book.headings import Heading, format_heading
from serai.book.languages import Language


class Line(Struct, frozen=True):
    """One stripped line of a file; an empty line separates paragraphs of prose."""

    number: int
    column: int
    text: str


class Prose(Struct, frozen=True, dict=True):
    """A piece of text with the author's line breaks."""

    lines: tuple[Line, ...] = ()

    @property
    def text(self) -> str:
        """The text with single line breaks as spaces and empty lines as paragraph breaks."""
        text = ""
        for line in self.lines:
            if not line.text:
                text += "\n\n"
            else:
                text += f" {line.text}" if text and not text.endswith("\n") else line.text
        return text

    def position_of_offset(self, offset: int) -> Position:
        """The position in the file of an offset in `text`."""
        ends, written = self._lines_with_ends
        found = bisect_left(ends, offset)
        if found < len(ends):
            line = written[found]
            start = ends[found] - len(line.text)
            return Position(line.number, line.column + max(0, offset - start))
        return Position(self.lines[-1].number, self.lines[-1].column) if self.lines else Position()

    @cached_property
    def _lines_with_ends(self) -> tuple[tuple[int, ...], tuple[Line, ...]]:
        """The non-empty lines, and the offset of the end of each in `text`."""
        ends: list[int] = []
        written: list[Line] = []
        start = 0
        for number, line in enumerate(self.lines):
            end = start + len(line.text)
            if line.text:
                ends.append(end)
                written.append(line)
            # A space joins two lines; an empty line between them becomes two line breaks.
            following = self.lines[number + 1].text if number + 1 < len(self.lines) else ""
            start = end + (1 if line.text and following else 0) + (0 if line.text else 2)
        return tuple(ends), tuple(written)

    @property
    def start_position(self) -> Position:
        return Position(self.lines[0].number, self.lines[0].column) if self.lines else Position()


class AwardLine(Struct, frozen=True):
    """An award line as written and as parsed."""

    written: Prose
    parsed: ParsedAwards

    @property
    def awards(self) -> tuple[Award, ...]:
        return self.parsed.awards


class Section(Struct, frozen=True):
    """A section; `heading` is None if it could not be parsed."""

    at: Position
    written: str
    heading: Heading | None
    text: Prose
    award: AwardLine | None


class Paragraph(Struct, frozen=True):
    """A paragraph. Only one without sections has an award of its own (N7.7)."""

    at: Position
    id: str
    lock: str | None
    gist: str | None
    gist_at: Position
    read: str | None
    read_at: Position
    opening: Prose
    award: AwardLine | None
    sections: tuple[Section, ...]
    # The register of the tale: comic, dark …; for writers only.
    register: str | None = None
    needs: BeingNeeds = NO_NEEDS


class Choice(Struct, frozen=True):
    """A choice in a Place of Power, with an outcome for each face of the destiny die (N5.5)."""

    at: Position
    id: str
    label: str
    label_at: Position
    paragraphs: tuple[Paragraph, ...]


class Tale(Struct, frozen=True):
    """One tale file. A strip has paragraphs; a place has an opening and choices."""

    path: str
    kind: Literal["strip", "place"]
    id: str
    at: Position
    language: Language
    paragraphs: tuple[Paragraph, ...]
    lock: str | None = None
    opening: Prose = Prose()
    choices: tuple[Choice, ...] = ()
    needs: BeingNeeds = NO_NEEDS

    @property
    def all_paragraphs(self) -> tuple[Paragraph, ...]:
        """The paragraphs in printed order, including those of a place's choices."""
        return self.paragraphs or tuple(
            paragraph for choice in self.choices for paragraph in choice.paragraphs
        )


def short_hash(*texts: str) -> str:
    """The four hexadecimal digits of a lock or a read mark."""
    return blake2b("\x1f".join(texts).encode(), digest_size=2).hexdigest()


def lock_of_paragraph(paragraph: Paragraph) -> str:
    """The lock of a paragraph: a hash of its prose, independent of line breaks.

    Headings and awards are not included: the checker compares them directly and `sync` updates them, so that
    a changed award does not make a translator read the paragraph again.
    """
    return short_hash(paragraph.opening.text, *(section.text.text for section in paragraph.sections))


def lock_of_place(tale: Tale) -> str:
    """The lock of a Place of Power: a hash of its opening and the labels of its choices."""
    return short_hash(tale.opening.text, *(choice.label for choice in tale.choices))


def read_mark_of_paragraph(paragraph: Paragraph) -> str:
    """The read mark of a paragraph: a hash of its prose, headings and awards."""
    seen = [paragraph.opening.text, _format_award_line(paragraph.award)]
    for section in paragraph.sections:
        seen += [_format_section_heading(section), section.text.text, _format_award_line(section.award)]
    return short_hash(*seen)


def format_tale(tale: Tale) -> str:
    """The text of a tale file; parsing it gives the same tale."""
    lines = ["---", f"{tale.kind}: {tale.id}"]
    if tale.lock:
        lines.append(f"lock: {tale.lock}")
    lines += [*tale.needs.tale_file_lines(), "---"]
    if tale.opening.lines:
        lines += [*_format_prose(tale.opening), ""]
    for paragraph in tale.paragraphs:
        lines += _format_paragraph(paragraph)
    for choice in tale.choices:
        lines += [f"# {choice.id}", f"choice: {choice.label}", ""]
        for paragraph in choice.paragraphs:
            lines += _format_paragraph(paragraph)
    while lines[-1] == "":
        lines.pop()
    return "\n".join(lines) + "\n"


def _format_paragraph(paragraph: Paragraph) -> list[str]:
    lines = [f"## {paragraph.id}" + (f" ~{paragraph.lock}" if paragraph.lock else "")]
    if paragraph.gist is not None:
        lines.append(f"gist: {paragraph.gist}")
    if paragraph.register is not None:
        lines.append(f"register: {paragraph.register}")
    if paragraph.read is not None:
        lines.append(f"read: {paragraph.read}")
    lines += paragraph.needs.tale_file_lines()
    if len(lines) > 1:
        lines.append("")
    lines += _format_prose(paragraph.opening)
    if paragraph.award:
        lines.append(_format_award_line(paragraph.award))
    lines.append("")
    for section in paragraph.sections:
        lines += [f"### {_format_section_heading(section)}", *_format_prose(section.text)]
        if section.award:
            lines.append(_format_award_line(section.award))
        lines.append("")
    return lines


def _format_prose(prose: Prose) -> list[str]:
    return [line.text for line in prose.lines]


def _format_section_heading(section: Section) -> str:
    return format_heading(section.heading) if section.heading else section.written


def _format_award_line(award: AwardLine | None) -> str:
    if award is None:
        return ""
    return award.written.text if award.parsed.issues else format_awards(award.awards)
