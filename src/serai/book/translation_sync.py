"""Keeps translations in step with their source tale without losing any prose."""

from collections import defaultdict
from collections.abc import Callable

from msgspec.structs import replace

from serai.book.headings import format_heading
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


def lock_paragraph_or_mark_as_read(
    source: Tale, tale: Tale, paragraph: Paragraph | None, only_mark_as_read: bool
) -> Tale:
    """Locks one paragraph of a tale to its source, or marks it as read; None locks the opening of a place."""
    translated = tale is not source
    if paragraph is None:
        return replace(tale, lock=lock_of_place(source)) if translated else tale

    def change_if_chosen(paragraph_of_tale: Paragraph) -> Paragraph:
        if paragraph_of_tale.id != paragraph.id:
            return paragraph_of_tale
        if only_mark_as_read:
            return replace(paragraph_of_tale, read=read_mark_of_paragraph(paragraph_of_tale))
        return (
            replace(paragraph_of_tale, lock=lock_of_paragraph(paragraph)) if translated else paragraph_of_tale
        )

    return _map_paragraphs(tale, change_if_chosen)


def _map_paragraphs(tale: Tale, change: Callable[[Paragraph], Paragraph]) -> Tale:
    choices = tuple(
        replace(choice, paragraphs=tuple(change(one) for one in choice.paragraphs)) for choice in tale.choices
    )
    return replace(tale, paragraphs=tuple(change(one) for one in tale.paragraphs), choices=choices)


def drop_stale_read_marks(tale: Tale) -> Tale:
    """Removes read marks from paragraphs that have changed since they were read."""

    def drop_if_stale(paragraph: Paragraph) -> Paragraph:
        stale = paragraph.read is not None and paragraph.read != read_mark_of_paragraph(paragraph)
        return replace(paragraph, read=None) if stale else paragraph

    return _map_paragraphs(tale, drop_if_stale)


def copy_structure_from_source(source: Tale, tale: Tale) -> Tale:
    """Gives a translation the headings, awards and order of its source; its prose is kept."""
    if tale.kind == "strip" and not any(
        _whole_prose_of_paragraph(paragraph) for paragraph in tale.paragraphs
    ):
        return replace(
            tale, paragraphs=tuple(_paragraph_without_prose(paragraph) for paragraph in source.paragraphs)
        )
    wanted = {paragraph.id: paragraph for paragraph in source.all_paragraphs}
    order = {name: number for number, name in enumerate(wanted)}

    def copy_structure_of_paragraph(paragraph: Paragraph) -> Paragraph:
        if paragraph.id not in wanted:
            return paragraph
        original = wanted[paragraph.id]
        award = _copy_award_from_source(paragraph.award, original.award)
        return replace(paragraph, award=award, sections=_copy_sections_from_source(original, paragraph))

    synced = _map_paragraphs(tale, copy_structure_of_paragraph)
    # Paragraphs that the source does not have go last; the checker reports them.
    ordered = sorted(synced.paragraphs, key=lambda paragraph: order.get(paragraph.id, len(order)))
    return replace(synced, paragraphs=tuple(ordered))


def _whole_prose_of_paragraph(paragraph: Paragraph) -> str:
    """The whole prose of a paragraph; empty if nothing is written yet."""
    return "".join([paragraph.opening.text, *(section.text.text for section in paragraph.sections)])


def _paragraph_without_prose(paragraph: Paragraph) -> Paragraph:
    """The headings and awards of a paragraph, as a template for the translator."""
    sections = tuple(replace(section, text=Prose()) for section in paragraph.sections)
    return replace(paragraph, lock=None, gist=None, read=None, opening=Prose(), sections=sections)


def _copy_sections_from_source(source: Paragraph, translated: Paragraph) -> tuple[Section, ...]:
    """Matches sections by heading, wherever they are.

    If both sides have the same number, unmatched headings were renamed: match those in order.
    """
    by_heading: dict[str, list[Section]] = defaultdict(list)
    for section in reversed(translated.sections):
        by_heading[_format_section_heading(section)].append(section)
    pairs = [
        (
            wanted,
            by_heading[_format_section_heading(wanted)].pop()
            if by_heading[_format_section_heading(wanted)]
            else None,
        )
        for wanted in source.sections
    ]
    taken = {id(section) for _, section in pairs}
    left = [section for section in translated.sections if id(section) not in taken]
    if len(source.sections) == len(translated.sections):
        rest = iter(left)
        pairs = [(wanted, section or next(rest)) for wanted, section in pairs]
        left = []
    synced = [
        _copy_section_from_source(wanted, section)
        if section
        else Section(wanted.at, wanted.written, wanted.heading, Prose(), wanted.award)
        for wanted, section in pairs
    ]
    return (*synced, *left)


def _format_section_heading(section: Section) -> str:
    return format_heading(section.heading) if section.heading else section.written


def _copy_section_from_source(source: Section, translated: Section) -> Section:
    same = source.heading == translated.heading
    written = translated.written if same else source.written
    award = _copy_award_from_source(translated.award, source.award)
    return replace(translated, written=written, heading=source.heading, award=award)


def _copy_award_from_source(translated: AwardLine | None, source: AwardLine | None) -> AwardLine | None:
    same = translated is not None and source is not None and translated.awards == source.awards
    return translated if same else source
