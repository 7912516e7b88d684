"""One tale rendered for a being, an adjective and a hero, in one or more languages."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from serai.book.awards import format_awards
from serai.book.draft import Draft, Strip
from serai.book.grammar import Phrase, compile_text, phrase_for_being
from serai.book.languages import FALLBACK, Language
from serai.book.lexicon import Sex, heading_names_of_being
from serai.book.plain_text import WORD
from serai.book.preview.backlinks import Meeting, beings_met_in_strip, describe_cells_with_base_paragraph
from serai.book.preview.contents import files_by_strip, source_tale_or_any
from serai.book.preview.messages import Message, messages_from_diagnostics
from serai.book.preview.pack_watcher import PackSnapshot
from serai.book.tales import (
    AwardLine,
    Paragraph,
    Prose,
    Section,
    Tale,
    lock_of_paragraph,
    lock_of_place,
    read_mark_of_paragraph,
)

if TYPE_CHECKING:
    from serai.book.diagnostics import Diagnostic

# What a piece of text agrees with: nothing, the other or the hero; "broken" texts are shown as written.
Follows: TypeAlias = Literal["", "other", "hero", "broken"]
MarkState: TypeAlias = Literal["source", "none", "fresh", "stale"]
NOBODY = frozenset[str]()


class ViewOptions(Struct, frozen=True):
    """The languages, the being and the hero's sex that the author selected."""

    languages: tuple[Language, ...] = (FALLBACK,)
    being: str = ""
    adjective: str = ""
    hero: Sex = "m"


class Piece(Struct, frozen=True):
    text: str
    follows: Follows = ""


class TextView(Struct, frozen=True):
    """A rendered text, split into pieces that agree with the other, the hero or nothing."""

    line: int
    pieces: list[Piece]
    words: int


class SectionView(Struct, frozen=True):
    """A section; `reading` is the number of words of the opening and the section together.

    `closed` means that its heading asks about the other and the selected being does not fit.
    """

    line: int
    heading: str
    closed: bool
    text: TextView
    awards: list[str]
    reading: int


class ParagraphView(Struct, frozen=True):
    """A paragraph in one language."""

    language: Language
    file: str
    line: int
    lock: MarkState
    read: MarkState
    opening: TextView
    awards: list[str]
    sections: list[SectionView]


class OpeningView(Struct, frozen=True):
    """The opening of a Place of Power in one language."""

    language: Language
    file: str
    line: int
    lock: MarkState
    text: TextView


class ParagraphRow(Struct, frozen=True):
    """A paragraph in each selected language; None if it is not written."""

    id: str
    number: int | None
    gist: str
    # What the strip and the paragraph require of the other.
    needs: list[str]
    # For the first outcome of a choice in a Place of Power: its label in each language.
    choice: list[str]
    cells: list[str]
    versions: list[ParagraphView | None]
    messages: list[Message]


class TaleView(Struct, frozen=True):
    """A strip or a place. `other` is the name of the being in each language."""

    version: int
    checked: bool
    id: str
    kind: str
    asked: ViewOptions
    other: list[str]
    openings: list[OpeningView | None]
    rows: list[ParagraphRow]
    meetings: list[Meeting]
    messages: list[Message]


def render_tale_view(snapshot: PackSnapshot, strip_id: str, options: ViewOptions) -> TaleView | None:
    """Renders a tale; None if there is no tale with this id. An unknown being is ignored."""
    draft = snapshot.draft
    strip = draft.strips.get(strip_id) or draft.places.get(strip_id)
    if strip is None:
        return None
    being = options.being if options.being in draft.beings else ""
    adjective = options.adjective if being and options.adjective in draft.adjectives else ""
    known = ViewOptions(options.languages, being, adjective, options.hero)
    phrases: dict[Language, Phrase | None] = {
        language: _phrase_for_selected_being(draft, language, known) for language in known.languages
    }
    names = heading_names_of_being(draft.beings[being], draft.adjectives.get(adjective)) if being else NOBODY
    renderer = _TaleRenderer(draft, strip, phrases, known.hero, names)
    paths = files_by_strip(draft)[strip.id]
    diagnostics = [one for one in snapshot.diagnostics if one.file in paths]
    spans = {tale.path: _first_lines_of_paragraphs(tale) for tale in strip.tales.values()}
    by_row: dict[str, list[Diagnostic]] = {}
    for one in diagnostics:
        by_row.setdefault(_paragraph_at_line(spans.get(one.file, []), one.line), []).append(one)
    rows = [
        renderer.render_paragraph_row(
            paragraph, messages_from_diagnostics(draft, by_row.pop(paragraph.id, []))
        )
        for paragraph in renderer.every
    ]
    left = [one for found in by_row.values() for one in found]
    return TaleView(
        version=snapshot.version,
        checked=snapshot.checked,
        id=strip.id,
        kind=renderer.source.kind,
        asked=known,
        other=[one.definite if one else "" for one in phrases.values()],
        openings=renderer.render_openings(),
        rows=rows,
        meetings=beings_met_in_strip(draft, strip.id),
        messages=messages_from_diagnostics(draft, left),
    )


class _TaleRenderer:
    """Renders the parts of one strip in the selected languages."""

    def __init__(
        self,
        draft: Draft,
        strip: Strip,
        phrases: Mapping[Language, Phrase | None],
        hero: Sex,
        names: frozenset[str],
    ) -> None:
        self.draft = draft
        self.strip = strip
        self.phrases = phrases
        self.hero: Sex = hero
        self.names_of_other = names
        self.source = source_tale_or_any(draft, strip)
        self.every = self.source.all_paragraphs
        self.paragraphs = {
            language: {paragraph.id: paragraph for paragraph in tale.all_paragraphs}
            for language, tale in strip.tales.items()
        }

    def render_paragraph_row(self, source: Paragraph, messages: list[Message]) -> ParagraphRow:
        reference = f"{self.strip.id}#{source.id}"
        return ParagraphRow(
            id=source.id,
            number=(self.draft.numbers or {}).get(reference),
            gist=source.gist or "",
            needs=[*self.source.needs.tale_file_lines(), *source.needs.tale_file_lines()],
            choice=self.choice_label_in_each_language(source),
            cells=describe_cells_with_base_paragraph(self.draft, self.strip.id, source.id),
            versions=[self.render_paragraph(source, language) for language in self.phrases],
            messages=messages,
        )

    def choice_label_in_each_language(self, first_paragraph: Paragraph) -> list[str]:
        """The label of the choice that starts with this paragraph, in each language; empty if none does."""
        for index, choice in enumerate(self.source.choices):
            if choice.paragraphs and choice.paragraphs[0].id == first_paragraph.id:
                return [self.choice_label(index, language) for language in self.phrases]
        return []

    def choice_label(self, index: int, language: Language) -> str:
        tale = self.strip.tales.get(language)
        return tale.choices[index].label if tale and index < len(tale.choices) else ""

    def render_paragraph(self, source: Paragraph, language: Language) -> ParagraphView | None:
        is_source = language == self.source.language
        paragraph = source if is_source else self.paragraphs.get(language, {}).get(source.id)
        if paragraph is None:
            return None
        lock: MarkState = (
            "source" if is_source else _freshness_of_mark(paragraph.lock, lock_of_paragraph(source))
        )
        opening = self.render_text(paragraph.opening, language, paragraph.at.line)
        return ParagraphView(
            language=language,
            file=self.strip.tales[language].path,
            line=paragraph.at.line,
            lock=lock,
            read=_freshness_of_mark(paragraph.read, read_mark_of_paragraph(paragraph)),
            opening=opening,
            awards=_format_awards(paragraph.award),
            sections=[
                self.render_section(section, language, opening.words) for section in paragraph.sections
            ],
        )

    def render_section(self, section: Section, language: Language, words_before: int) -> SectionView:
        text = self.render_text(section.text, language, section.at.line)
        return SectionView(
            line=section.at.line,
            heading=section.written,
            closed=self.is_closed_to_being(section),
            text=text,
            awards=_format_awards(section.award),
            reading=words_before + text.words,
        )

    def is_closed_to_being(self, section: Section) -> bool:
        """Whether the selected being does not meet a heading about the other (N7.9)."""
        asks = section.heading.requirements if section.heading else ()
        return bool(self.names_of_other and asks) and all(
            ask.kind == "other" and ask.id not in self.names_of_other for ask in asks
        )

    def render_openings(self) -> list[OpeningView | None]:
        """The opening of a place in each language; a strip has none."""
        if self.source.kind != "place":
            return []
        found: list[OpeningView | None] = []
        for language in self.phrases:
            tale = self.strip.tales.get(language)
            if tale is None:
                found.append(None)
                continue
            lock: MarkState = (
                "source" if tale is self.source else _freshness_of_mark(tale.lock, lock_of_place(self.source))
            )
            line = tale.opening.start_position.line if tale.opening.lines else tale.at.line
            found.append(
                OpeningView(language, tale.path, line, lock, self.render_text(tale.opening, language, line))
            )
        return found

    def render_text(self, prose: Prose, language: Language, line: int) -> TextView:
        at = prose.start_position.line if prose.lines else line
        template = compile_text(language, prose.text)
        if isinstance(template, list):
            return TextView(at, [Piece(prose.text, "broken")], len(WORD.findall(prose.text)))
        rendered = template.rendered_pieces(self.phrases[language], self.hero)
        of_other = {index for index, _ in (*template.slots, *template.marks)}
        pieces: list[Piece] = []
        for index, text in enumerate(rendered):
            hero = template.his[index] != template.hers[index]
            if text:
                pieces.append(Piece(text, "other" if index in of_other else "hero" if hero else ""))
        return TextView(at, pieces, len(WORD.findall("".join(rendered))))


def _phrase_for_selected_being(draft: Draft, language: Language, options: ViewOptions) -> Phrase | None:
    if not options.being:
        return None
    return phrase_for_being(draft.lexicon, language, options.being, options.adjective or None)


def _first_lines_of_paragraphs(tale: Tale) -> list[tuple[int, str]]:
    """The first line of each paragraph, and its id."""
    return [(paragraph.at.line, paragraph.id) for paragraph in tale.all_paragraphs]


def _paragraph_at_line(spans: list[tuple[int, str]], line: int) -> str:
    """The id of the paragraph that contains a line; empty above the first."""
    found = ""
    for first, name in spans:
        if first > line:
            break
        found = name
    return found


def _freshness_of_mark(mark: str | None, expected: str) -> MarkState:
    if mark is None:
        return "none"
    return "fresh" if mark == expected else "stale"


def _format_awards(line: AwardLine | None) -> list[str]:
    """The awards one by one; a line with mistakes as written."""
    if line is None:
        return []
    if line.parsed.issues:
        return [line.written.text]
    return [format_awards([award])[1:-1] for award in line.awards]
