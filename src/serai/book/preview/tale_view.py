"""One tale as it is read: for a being, an adjective, a hero, and in as many languages as are asked for."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from serai.book.awards import print_awards
from serai.book.draft import Draft, Strip
from serai.book.grammar import Phrase, compile_text, phrase
from serai.book.languages import FALLBACK, Language
from serai.book.lexicon import Sex
from serai.book.plain import WORD
from serai.book.preview.contents import files_of_strips, source_tale
from serai.book.preview.messages import Message, messages
from serai.book.preview.shelf import Reading
from serai.book.preview.ways import Meeting, cells_of, meetings
from serai.book.tales import AwardLine, Paragraph, Prose, Section, Tale, block_hash, place_hash, prose_hash

if TYPE_CHECKING:
    from serai.book.diagnostics import Diagnostic

# What a piece of text follows: nothing, the other, the hero. What cannot be read is shown as it is written.
Follows: TypeAlias = Literal["", "other", "hero", "broken"]
MarkState: TypeAlias = Literal["source", "none", "fresh", "stale"]


class Asked(Struct, frozen=True):
    """Whom the tale is told to, and about whom."""

    languages: tuple[Language, ...] = (FALLBACK,)
    being: str = ""
    adjective: str = ""
    hero: Sex = "m"


class Piece(Struct, frozen=True):
    text: str
    follows: Follows = ""


class TextView(Struct, frozen=True):
    """A text as it is read, cut where it follows the other or the hero."""

    line: int
    pieces: list[Piece]
    words: int


class SectionView(Struct, frozen=True):
    """A section; `reading` counts the words of the opening and the section, which one reading has."""

    line: int
    heading: str
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
    """A paragraph, in each language that was asked for; None where it is not written."""

    id: str
    number: int | None
    gist: str
    # The choice of a Place of Power that leads here, at its first outcome only; a label for each language.
    choice: list[str]
    cells: list[str]
    versions: list[ParagraphView | None]
    messages: list[Message]


class TaleView(Struct, frozen=True):
    """A strip or a place. `other` is what the being is called, in each language."""

    version: int
    checked: bool
    id: str
    kind: str
    asked: Asked
    other: list[str]
    openings: list[OpeningView | None]
    rows: list[ParagraphRow]
    meetings: list[Meeting]
    messages: list[Message]


def tale_view(reading: Reading, strip_id: str, asked: Asked) -> TaleView | None:
    """The tale; None if there is none of this id. A being that is not in the lexicon is left out."""
    draft = reading.draft
    strip = draft.strips.get(strip_id) or draft.places.get(strip_id)
    if strip is None:
        return None
    being = asked.being if asked.being in draft.beings else ""
    adjective = asked.adjective if being and asked.adjective in draft.adjectives else ""
    known = Asked(asked.languages, being, adjective, asked.hero)
    phrases: dict[Language, Phrase | None] = {
        language: _phrase(draft, language, known) for language in known.languages
    }
    teller = _Teller(draft, strip, phrases, known.hero)
    paths = files_of_strips(draft)[strip.id]
    told = [one for one in reading.diagnostics if one.file in paths]
    spans = {tale.path: _spans(tale) for tale in strip.tales.values()}
    by_row: dict[str, list[Diagnostic]] = {}
    for one in told:
        by_row.setdefault(_paragraph_at(spans.get(one.file, []), one.line), []).append(one)
    rows = [
        teller.row(paragraph, messages(draft, by_row.pop(paragraph.id, []))) for paragraph in teller.every
    ]
    left = [one for found in by_row.values() for one in found]
    return TaleView(
        version=reading.version,
        checked=reading.checked,
        id=strip.id,
        kind=teller.source.kind,
        asked=known,
        other=[one.definite if one else "" for one in phrases.values()],
        openings=teller.openings(),
        rows=rows,
        meetings=meetings(draft, strip.id),
        messages=messages(draft, left),
    )


class _Teller:
    """Tells the parts of one strip in the languages asked for."""

    def __init__(
        self, draft: Draft, strip: Strip, phrases: Mapping[Language, Phrase | None], hero: Sex
    ) -> None:
        self.draft = draft
        self.strip = strip
        self.phrases = phrases
        self.hero: Sex = hero
        self.source = source_tale(draft, strip)
        self.every = self.source.every_paragraph
        self.paragraphs = {
            language: {paragraph.id: paragraph for paragraph in tale.every_paragraph}
            for language, tale in strip.tales.items()
        }

    def row(self, source: Paragraph, told: list[Message]) -> ParagraphRow:
        reference = f"{self.strip.id}#{source.id}"
        return ParagraphRow(
            id=source.id,
            number=(self.draft.numbers or {}).get(reference),
            gist=source.gist or "",
            choice=self.choice(source),
            cells=cells_of(self.draft, self.strip.id, source.id),
            versions=[self.version(source, language) for language in self.phrases],
            messages=told,
        )

    def choice(self, paragraph: Paragraph) -> list[str]:
        for at, choice in enumerate(self.source.choices):
            if choice.paragraphs and choice.paragraphs[0].id == paragraph.id:
                return [self.label(at, language) for language in self.phrases]
        return []

    def label(self, at: int, language: Language) -> str:
        tale = self.strip.tales.get(language)
        return tale.choices[at].label if tale and at < len(tale.choices) else ""

    def version(self, source: Paragraph, language: Language) -> ParagraphView | None:
        told = language == self.source.language
        paragraph = source if told else self.paragraphs.get(language, {}).get(source.id)
        if paragraph is None:
            return None
        lock: MarkState = "source" if told else _mark(paragraph.lock, prose_hash(source))
        opening = self.text(paragraph.opening, language, paragraph.at.line)
        return ParagraphView(
            language=language,
            file=self.strip.tales[language].path,
            line=paragraph.at.line,
            lock=lock,
            read=_mark(paragraph.read, block_hash(paragraph)),
            opening=opening,
            awards=_awards(paragraph.award),
            sections=[self.section(section, language, opening.words) for section in paragraph.sections],
        )

    def section(self, section: Section, language: Language, before: int) -> SectionView:
        text = self.text(section.text, language, section.at.line)
        return SectionView(
            line=section.at.line,
            heading=section.written,
            text=text,
            awards=_awards(section.award),
            reading=before + text.words,
        )

    def openings(self) -> list[OpeningView | None]:
        """The opening of a place in each language; a strip has none."""
        if self.source.kind != "place":
            return []
        found: list[OpeningView | None] = []
        for language in self.phrases:
            tale = self.strip.tales.get(language)
            if tale is None:
                found.append(None)
                continue
            lock: MarkState = "source" if tale is self.source else _mark(tale.lock, place_hash(self.source))
            line = tale.opening.start.line if tale.opening.lines else tale.at.line
            found.append(
                OpeningView(language, tale.path, line, lock, self.text(tale.opening, language, line))
            )
        return found

    def text(self, prose: Prose, language: Language, line: int) -> TextView:
        at = prose.start.line if prose.lines else line
        template = compile_text(language, prose.text)
        if isinstance(template, list):
            return TextView(at, [Piece(prose.text, "broken")], len(WORD.findall(prose.text)))
        said = template.pieces(self.phrases[language], self.hero)
        of_other = {index for index, _ in (*template.slots, *template.marks)}
        pieces: list[Piece] = []
        for index, text in enumerate(said):
            hero = template.his[index] != template.hers[index]
            if text:
                pieces.append(Piece(text, "other" if index in of_other else "hero" if hero else ""))
        return TextView(at, pieces, len(WORD.findall("".join(said))))


def _phrase(draft: Draft, language: Language, asked: Asked) -> Phrase | None:
    return phrase(draft.lexicon, language, asked.being, asked.adjective or None) if asked.being else None


def _spans(tale: Tale) -> list[tuple[int, str]]:
    """The first line of each paragraph, and its id."""
    return [(paragraph.at.line, paragraph.id) for paragraph in tale.every_paragraph]


def _paragraph_at(spans: list[tuple[int, str]], line: int) -> str:
    """The paragraph in which a line stands; none above the first."""
    found = ""
    for first, name in spans:
        if first > line:
            break
        found = name
    return found


def _mark(mark: str | None, expected: str) -> MarkState:
    if mark is None:
        return "none"
    return "fresh" if mark == expected else "stale"


def _awards(line: AwardLine | None) -> list[str]:
    """The awards one by one; a line with mistakes as it is written."""
    if line is None:
        return []
    if line.parsed.slips:
        return [line.written.text]
    return [print_awards([award])[1:-1] for award in line.awards]
