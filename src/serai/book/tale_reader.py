"""Parses tale files. Mistakes are reported with line and column, and parsing continues."""

import re
from collections.abc import Collection, Mapping
from typing import Literal

from msgspec.structs import replace

from serai.book.awards import parse_awards
from serai.book.being_needs import NEED_KEYS, NO_NEEDS, BeingNeeds, NeedKey, parse_being_needs
from serai.book.diagnostics import Position, Report
from serai.book.headings import HeadingIssue, parse_heading
from serai.book.languages import Language
from serai.book.plan_notes import REGISTERS
from serai.book.tales import AwardLine, Choice, Line, Paragraph, Prose, Section, Tale
from serai.book.vocabulary import is_kebab_case, is_strip_id, to_kebab_case

FIELD = re.compile(r"([a-z]+): *(.*)\Z")
HASHES = re.compile(r"(#+) *(.*)\Z")
LOCKED = re.compile(r"(?P<id>\S*)(?: +~(?P<lock>\S*))?(?P<rest>.*)\Z")
SHORT_HASH = re.compile(r"[0-9a-f]{4}\Z")
FRONT_FIELDS = ("strip", "place", "lock", *NEED_KEYS)
PARAGRAPH_FIELDS = ("gist", "register", "read", *NEED_KEYS)


def parse_tale(
    path: str, text: str, language: Language, report: Report, treasures: Collection[str] = ()
) -> Tale | None:
    """Parses one tale file; None if its front matter does not identify it."""
    return _TaleReader(path, text, language, report, treasures).read_tale()


class _TaleReader:
    def __init__(
        self, path: str, text: str, language: Language, report: Report, treasures: Collection[str]
    ) -> None:
        self.path = path
        self.language: Language = language
        self.report = report
        self.treasures = treasures
        self.lines = [_make_line(number, line) for number, line in enumerate(text.split("\n"), 1)]
        self.next = 0

    def add_diagnostic(
        self, code: str, at: Position, suggestion: str | None = None, **values: object
    ) -> None:
        self.report.add(code, self.path, at, suggestion, **values)

    def did_you_mean_sentence(
        self, word: str, known: Collection[str], form: str = "Did you mean “{}”?"
    ) -> str | None:
        return self.report.did_you_mean_sentence(self.report.most_similar_word(word, known), form)

    def read_tale(self) -> Tale | None:
        front = self.read_front_matter()
        kind: Literal["strip", "place"] = "place" if "place" in front else "strip"
        if kind not in front:
            if not front.get("broken"):
                self.add_diagnostic("B105", Position(), why="it names neither a strip nor a place")
            return None
        name = front[kind]
        at = Position(name.number, name.column)
        if not is_strip_id(name.text):
            self.add_diagnostic("B108", at, id=name.text)
            return None
        lock = self.parse_hash(front["lock"].text, front["lock"]) if "lock" in front else None
        opening = self.read_prose()
        if kind == "strip" and opening.lines:
            self.add_diagnostic("B107", opening.start_position, what="This text")
            opening = Prose()
        choices: list[Choice] = []
        paragraphs: list[Paragraph] = []
        while self.next < len(self.lines):
            line = self.lines[self.next]
            hashes = HASHES.match(line.text)
            if hashes and len(hashes[1]) == 2:
                paragraphs.append(self.read_paragraph())
            elif hashes and len(hashes[1]) == 1 and kind == "place":
                if choices:
                    choices[-1] = _choice_with_paragraphs(choices[-1], paragraphs)
                elif paragraphs:
                    self.add_diagnostic(
                        "B107", paragraphs[0].at, what="This paragraph stands before the first choice, and"
                    )
                paragraphs = []
                choices.append(self.read_choice())
            else:
                self.add_diagnostic(
                    "B107",
                    Position(line.number, line.column),
                    what=f"“{_shorten_to_30_characters(line.text)}”",
                )
                self.next += 1
                self.read_prose()
        if choices:
            choices[-1] = _choice_with_paragraphs(choices[-1], paragraphs)
            paragraphs = []
        return Tale(
            self.path,
            kind,
            name.text,
            at,
            self.language,
            tuple(paragraphs),
            lock,
            opening,
            tuple(choices),
            self.read_needs(front),
        )

    def read_front_matter(self) -> dict[str, Line]:
        fields: dict[str, Line] = {}
        if self.lines[0].text != "---":
            self.add_diagnostic("B105", Position(), why="the first line must be ---")
            return {"broken": self.lines[0]}
        for number, line in enumerate(self.lines[1:], 1):
            if line.text == "---":
                self.next = number + 1
                return fields
            field = FIELD.match(line.text)
            if field and field[1] in NEED_KEYS and field[1] in fields:
                why = f"“{field[1]}:” occurs twice"
                self.add_diagnostic("B105", Position(line.number, line.column), why=why)
            elif field and field[1] in FRONT_FIELDS:
                fields[field[1]] = Line(line.number, line.column + field.start(2), field[2])
            elif line.text:
                if line.text.startswith("#"):
                    break
                guess = self.did_you_mean_sentence(line.text.partition(":")[0], FRONT_FIELDS)
                self.add_diagnostic(
                    "B105",
                    Position(line.number, 1),
                    guess,
                    why=f"“{_shorten_to_30_characters(line.text)}” means nothing there",
                )
                fields["broken"] = line
        self.add_diagnostic("B105", Position(), why="a second line --- must end it")
        return {"broken": self.lines[0]}

    def read_prose(self) -> Prose:
        """The lines up to the next heading or award line, without empty lines around them."""
        begin = self.next
        while self.next < len(self.lines) and not self.lines[self.next].text.startswith(("#", "[")):
            self.next += 1
        kept: list[Line] = []
        for line in self.lines[begin : self.next]:
            if line.text or (kept and kept[-1].text):
                kept.append(line)
        if kept and not kept[-1].text:
            kept.pop()
        for line in kept:
            field = FIELD.match(line.text)
            if field and field[1] in (*PARAGRAPH_FIELDS, "choice"):
                why = f"“{field[1]}:” stands directly under the heading it belongs to"
                self.add_diagnostic("B109", Position(line.number, line.column), why=why)
        return Prose(tuple(kept))

    def read_field_lines(self, known: tuple[str, ...]) -> dict[str, Line]:
        fields: dict[str, Line] = {}
        while self.next < len(self.lines):
            line = self.lines[self.next]
            field = FIELD.match(line.text)
            if not field:
                break
            at = Position(line.number, line.column)
            if field[1] not in known:
                guess = self.did_you_mean_sentence(field[1], known, "Did you mean “{}:”?")
                self.add_diagnostic("B109", at, guess, why=f"“{field[1]}:” is no field of a heading")
            elif field[1] in fields:
                self.add_diagnostic("B109", at, why=f"“{field[1]}:” occurs twice")
            else:
                fields[field[1]] = Line(line.number, line.column + field.start(2), field[2])
            self.next += 1
        return fields

    def read_choice(self) -> Choice:
        line = self.lines[self.next]
        self.next += 1
        at = Position(line.number, line.column)
        identifier = line.text.removeprefix("#").strip()
        if not is_kebab_case(identifier):
            self.add_diagnostic("B108", at, id=identifier)
        fields = self.read_field_lines(("choice",))
        label = fields["choice"].text if "choice" in fields else ""
        if not label:
            self.add_diagnostic("B109", at, why="a choice needs a line “choice:” with what the player reads")
        stray = self.read_prose()
        if stray.lines:
            self.add_diagnostic("B107", stray.start_position, what="This text")
        return Choice(at, identifier, label, _position_of_line(fields.get("choice"), at), ())

    def read_paragraph(self) -> Paragraph:
        line = self.lines[self.next]
        self.next += 1
        at = Position(line.number, line.column)
        heading = line.text.removeprefix("##")
        offset = line.column + 2 + len(heading) - len(heading.lstrip())
        found = LOCKED.match(heading.strip())
        identifier = found["id"] if found else ""
        if not found or not is_kebab_case(identifier) or found["rest"].strip():
            self.add_diagnostic("B108", Position(line.number, offset), id=heading.strip())
            # Guess the id, so that the mistake is not reported again as a missing paragraph.
            identifier = to_kebab_case(heading.partition("~")[0])
        lock = found["lock"] if found else None
        if lock is not None:
            lock = self.parse_hash(
                lock, Line(line.number, offset + (found.start("lock") if found else 0), lock)
            )
        fields = self.read_field_lines(PARAGRAPH_FIELDS)
        read = fields.get("read")
        opening = self.read_prose()
        if not opening.lines:
            self.add_diagnostic("B132", at, what=f"The paragraph “{identifier}” has no opening")
        award = self.read_single_award_line()
        sections: list[Section] = []
        while self.next < len(self.lines):
            hashes = HASHES.match(self.lines[self.next].text)
            if not hashes or len(hashes[1]) <= 2:
                break
            sections.append(self.read_section(len(hashes[1])))
        if award and sections:
            why = "a paragraph with sections gives its awards in them, not in its opening"
            self.add_diagnostic("B119", award.written.start_position, why=why)
        if not award and not sections:
            self.add_diagnostic("B113", at, what=f"The paragraph “{identifier}”")
        return Paragraph(
            at,
            identifier,
            lock,
            fields["gist"].text if "gist" in fields else None,
            _position_of_line(fields.get("gist"), at),
            self.parse_hash(read.text, read) if read else None,
            _position_of_line(read, at),
            opening,
            award,
            tuple(sections),
            self.read_register(fields.get("register")),
            self.read_needs(fields),
        )

    def read_needs(self, fields: Mapping[str, Line]) -> BeingNeeds:
        written: dict[NeedKey, tuple[Position, str]] = {
            key: (Position(line.number, line.column), line.text)
            for key in NEED_KEYS
            if (line := fields.get(key))
        }
        return parse_being_needs(written, self.path, self.report) if written else NO_NEEDS

    def read_register(self, line: Line | None) -> str | None:
        if line is None or line.text in REGISTERS:
            return line and line.text
        guess = self.did_you_mean_sentence(line.text, REGISTERS)
        why = f"“{line.text}” is no register; the registers are {', '.join(REGISTERS)}"
        self.add_diagnostic("B109", Position(line.number, line.column), guess, why=why)
        return None

    def parse_hash(self, text: str, line: Line) -> str | None:
        if SHORT_HASH.match(text):
            return text
        self.add_diagnostic("B131", Position(line.number, line.column), mark=text)
        return None

    def read_section(self, depth: int) -> Section:
        line = self.lines[self.next]
        self.next += 1
        at = Position(line.number, line.column)
        written = line.text[depth:].strip()
        offset = line.column + line.text.index(written, depth) if written else line.column + depth
        if depth > 3:
            self.add_diagnostic("B107", at, what=f"“{_shorten_to_30_characters(line.text)}”")
        heading = parse_heading(written, self.treasures, self.report.most_similar_word)
        if isinstance(heading, HeadingIssue):
            guess = self.report.did_you_mean_sentence(heading.guess)
            self.add_diagnostic(
                "B111", Position(line.number, offset + heading.offset), guess, word=heading.word
            )
            heading = None
        text = self.read_prose()
        if not text.lines:
            self.add_diagnostic("B132", at, what=f"The section “{written}” has no text")
        award = self.read_single_award_line()
        if award is None:
            self.add_diagnostic("B113", at, what=f"The section “{written}”")
        return Section(at, written, heading, text, award)

    def read_single_award_line(self) -> AwardLine | None:
        """The award line at the current position, if any; further text after it is reported."""
        if not self.is_at_award_line():
            return None
        first = self.read_award_line()
        while self.is_at_award_line():
            self.add_diagnostic(
                "B119",
                _position_of_line(self.lines[self.next], Position()),
                why="a section has one award line",
            )
            self.read_award_line()
        return first

    def is_at_award_line(self) -> bool:
        return self.next < len(self.lines) and self.lines[self.next].text.startswith("[")

    def read_award_line(self) -> AwardLine:
        begin = self.next
        while self.next < len(self.lines) and not self.lines[self.next].text.endswith("]"):
            if not self.lines[self.next].text or self.lines[self.next].text.startswith("#"):
                break
            self.next += 1
        else:
            self.next = min(self.next + 1, len(self.lines))
        written = Prose(tuple(self.lines[begin : self.next]))
        parsed = parse_awards(written.text, self.report.most_similar_word)
        for issue in parsed.issues:
            at = written.position_of_offset(issue.offset)
            self.add_diagnostic(
                issue.code, at, self.report.did_you_mean_sentence(issue.guess), **issue.values
            )
        after = self.read_prose()
        if after.lines:
            self.add_diagnostic("B119", after.start_position, why="the award line is the last of its section")
        return AwardLine(written, parsed)


def _make_line(number: int, text: str) -> Line:
    stripped = text.strip()
    return Line(number, text.index(stripped) + 1 if stripped else 1, stripped)


def _position_of_line(line: Line | None, otherwise: Position) -> Position:
    return Position(line.number, line.column) if line else otherwise


def _choice_with_paragraphs(choice: Choice, paragraphs: list[Paragraph]) -> Choice:
    return replace(choice, paragraphs=tuple(paragraphs))


def _shorten_to_30_characters(text: str) -> str:
    return text if len(text) <= 30 else text[:29] + "…"
