"""Translations kept in step with their source: tales in, tales out, and no word of anybody's prose lost."""

from collections import defaultdict
from collections.abc import Callable

from msgspec.structs import replace

from serai.book.headings import print_heading
from serai.book.tales import AwardLine, Paragraph, Prose, Section, Tale, block_hash, place_hash, prose_hash


def accepted(source: Tale, tale: Tale, paragraph: Paragraph | None, read: bool) -> Tale:
    """A tale with one paragraph locked to its source, or marked as read; without one, a place's own words."""
    translated = tale is not source
    if paragraph is None:
        return replace(tale, lock=place_hash(source)) if translated else tale

    def locked(found: Paragraph) -> Paragraph:
        if found.id != paragraph.id:
            return found
        if read:
            return replace(found, read=block_hash(found))
        return replace(found, lock=prose_hash(paragraph)) if translated else found

    return _each(tale, locked)


def _each(tale: Tale, change: Callable[[Paragraph], Paragraph]) -> Tale:
    choices = tuple(
        replace(choice, paragraphs=tuple(change(one) for one in choice.paragraphs)) for choice in tale.choices
    )
    return replace(tale, paragraphs=tuple(change(one) for one in tale.paragraphs), choices=choices)


def unmarked(tale: Tale) -> Tale:
    """The tale without read marks that its text has outgrown."""

    def checked(paragraph: Paragraph) -> Paragraph:
        stale = paragraph.read is not None and paragraph.read != block_hash(paragraph)
        return replace(paragraph, read=None) if stale else paragraph

    return _each(tale, checked)


def renewed(source: Tale, tale: Tale) -> Tale:
    """A translation with the headings, awards and order of its source, and every word of its own prose."""
    if tale.kind == "strip" and not any(_prose_of(paragraph) for paragraph in tale.paragraphs):
        return replace(tale, paragraphs=tuple(_unwritten(paragraph) for paragraph in source.paragraphs))
    wanted = {paragraph.id: paragraph for paragraph in source.every_paragraph}
    place = {name: number for number, name in enumerate(wanted)}

    def like_source(paragraph: Paragraph) -> Paragraph:
        if paragraph.id not in wanted:
            return paragraph
        wish = wanted[paragraph.id]
        award = _like(paragraph.award, wish.award)
        return replace(paragraph, award=award, sections=_sections(wish, paragraph))

    made = _each(tale, like_source)
    # Paragraphs that the source does not have stay behind the others; the checker names them.
    ordered = sorted(made.paragraphs, key=lambda paragraph: place.get(paragraph.id, len(place)))
    return replace(made, paragraphs=tuple(ordered))


def _prose_of(paragraph: Paragraph) -> str:
    """All the prose of a paragraph; empty if nothing is written yet."""
    return "".join([paragraph.opening.text, *(section.text.text for section in paragraph.sections)])


def _unwritten(paragraph: Paragraph) -> Paragraph:
    """The headings and awards of a paragraph, for a translator to write under."""
    sections = tuple(replace(section, text=Prose()) for section in paragraph.sections)
    return replace(paragraph, lock=None, gist=None, read=None, opening=Prose(), sections=sections)


def _sections(source: Paragraph, found: Paragraph) -> tuple[Section, ...]:
    """Sections with the same heading belong together, wherever they stand.

    Where as many sections are left on both sides, a heading was changed, and they belong together in order.
    """
    by_heading: dict[str, list[Section]] = defaultdict(list)
    for section in reversed(found.sections):
        by_heading[_heading(section)].append(section)
    pairs = [
        (wanted, by_heading[_heading(wanted)].pop() if by_heading[_heading(wanted)] else None)
        for wanted in source.sections
    ]
    taken = {id(section) for _, section in pairs}
    left = [section for section in found.sections if id(section) not in taken]
    if len(source.sections) == len(found.sections):
        rest = iter(left)
        pairs = [(wanted, section or next(rest)) for wanted, section in pairs]
        left = []
    made = [
        _section(wanted, section)
        if section
        else Section(wanted.at, wanted.written, wanted.heading, Prose(), wanted.award)
        for wanted, section in pairs
    ]
    return (*made, *left)


def _heading(section: Section) -> str:
    return print_heading(section.heading) if section.heading else section.written


def _section(source: Section, found: Section) -> Section:
    same = source.heading == found.heading
    written = found.written if same else source.written
    return replace(found, written=written, heading=source.heading, award=_like(found.award, source.award))


def _like(found: AwardLine | None, source: AwardLine | None) -> AwardLine | None:
    same = found is not None and source is not None and found.awards == source.awards
    return found if same else source
