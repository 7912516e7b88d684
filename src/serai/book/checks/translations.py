"""Group 5: ids, headings and awards match in all languages; locks, read marks and numbers are current."""

from serai.book.awards import format_awards
from serai.book.draft import Draft, Strip
from serai.book.headings import format_heading
from serai.book.languages import LANGUAGE_TABLE, LANGUAGES
from serai.book.paragraph_numbers import assign_numbers
from serai.book.tales import (
    AwardLine,
    Paragraph,
    Section,
    Tale,
    lock_of_paragraph,
    lock_of_place,
    read_mark_of_paragraph,
)


def check_translations(draft: Draft) -> None:
    """Reports where translations differ from their source.

    No lock is reported as stale while its source file has errors, because fixing them changes the source
    again.
    """
    unfinished = {one.file for one in draft.report.diagnostics() if one.severity == "error"}
    for strip in (*draft.strips.values(), *draft.places.values()):
        source = draft.source_tale(strip)
        if source is None:
            if not draft.is_file_of_strip_unreadable(strip.id, draft.source):
                _report_missing_source(draft, strip)
            continue
        _check_source_has_no_locks(draft, source)
        for language in draft.languages:
            if language == draft.source:
                continue
            tale = strip.tales.get(language)
            if tale is None and not draft.is_file_of_strip_unreadable(strip.id, language):
                draft.report.add(
                    "B501", source.path, source.at, what=strip.id, language=LANGUAGE_TABLE[language].english
                )
            elif tale is not None:
                _compare_tale_with_source(draft, source, tale)
                if source.path not in unfinished:
                    _check_locks_current(draft, source, tale)
        for tale in strip.tales.values():
            _check_read_marks_current(draft, tale)
    _check_numbers_current(draft)
    _report_missing_languages(draft)


def _report_missing_languages(draft: Draft) -> None:
    """Reports each language of Serai that the pack does not have."""
    for language in LANGUAGES:
        if language not in draft.languages and draft.manifest:
            source = LANGUAGE_TABLE[draft.source].english
            draft.report.add("B512", "pack.toml", language=LANGUAGE_TABLE[language].english, source=source)


def _report_missing_source(draft: Draft, strip: Strip) -> None:
    for tale in strip.tales.values():
        draft.report.add("B511", tale.path, tale.at, strip=strip.id, language=draft.source)


def _check_source_has_no_locks(draft: Draft, source: Tale) -> None:
    for paragraph in source.all_paragraphs:
        if paragraph.lock:
            draft.report.add("B509", source.path, paragraph.at, paragraph=paragraph.id)


def _compare_tale_with_source(draft: Draft, source: Tale, tale: Tale) -> None:
    for needs in (tale.needs, *(paragraph.needs for paragraph in tale.all_paragraphs)):
        if needs:
            draft.report.add("B514", tale.path, needs.at, source=source.path)
    if tale.kind == "place":
        _compare_choices_with_source(draft, source, tale)
    wanted = {paragraph.id: paragraph for paragraph in source.all_paragraphs}
    found = {paragraph.id: paragraph for paragraph in tale.all_paragraphs}
    for name, paragraph in found.items():
        if name not in wanted:
            draft.report.add("B504", tale.path, paragraph.at, why=f"the source has no paragraph “{name}”")
    for name in wanted:
        if name not in found:
            what = f"{source.id}#{name}"
            language = LANGUAGE_TABLE[tale.language].english
            draft.report.add("B501", tale.path, tale.at, what=what, language=language)
    order = [name for name in wanted if name in found]
    for name, expected in zip([name for name in found if name in wanted], order, strict=True):
        if name != expected:
            why = f"“{name}” stands where the source has “{expected}”"
            draft.report.add("B504", tale.path, found[name].at, why=why)
            break
    for name in order:
        _compare_paragraph_with_source(draft, tale, wanted[name], found[name])


def _compare_choices_with_source(draft: Draft, source: Tale, tale: Tale) -> None:
    if [choice.id for choice in source.choices] != [choice.id for choice in tale.choices]:
        names = ", ".join(choice.id for choice in source.choices)
        draft.report.add("B504", tale.path, tale.at, why=f"the choices of the source are {names}")
    if tale.lock is None:
        draft.report.add("B506", tale.path, tale.at, what=f"The place “{tale.id}”")


def _check_locks_current(draft: Draft, source: Tale, tale: Tale) -> None:
    if tale.kind == "place" and tale.lock not in (None, lock_of_place(source)):
        draft.report.add("B505", tale.path, tale.at, what=f"The opening of “{tale.id}”", reference=tale.id)
    locks = {paragraph.id: lock_of_paragraph(paragraph) for paragraph in source.all_paragraphs}
    for paragraph in tale.all_paragraphs:
        if paragraph.lock is not None and paragraph.lock != locks.get(paragraph.id, paragraph.lock):
            what, reference = f"The paragraph “{paragraph.id}”", f"{tale.id}#{paragraph.id}"
            draft.report.add("B505", tale.path, paragraph.at, what=what, reference=reference)


def _compare_paragraph_with_source(
    draft: Draft, tale: Tale, source: Paragraph, translated: Paragraph
) -> None:
    report, path = draft.report, tale.path
    if translated.lock is None:
        report.add("B506", path, translated.at, what=f"The paragraph “{translated.id}”")
    if translated.gist is not None:
        report.add("B510", path, translated.gist_at)
    _compare_award_with_source(draft, tale, source.award, translated.award)
    if len(source.sections) != len(translated.sections):
        theirs, ours = len(source.sections), len(translated.sections)
        why = f"the source of “{translated.id}” has {theirs} sections, and here are {ours}"
        report.add("B504", path, translated.at, why=why)
        return
    for wanted, section in zip(source.sections, translated.sections, strict=True):
        _compare_section_with_source(draft, tale, wanted, section)


def _compare_section_with_source(draft: Draft, tale: Tale, source: Section, translated: Section) -> None:
    if source.heading and translated.heading and source.heading != translated.heading:
        expected = format_heading(source.heading)
        draft.report.add("B502", tale.path, translated.at, written=translated.written, expected=expected)
    _compare_award_with_source(draft, tale, source.award, translated.award)


def _compare_award_with_source(
    draft: Draft, tale: Tale, source: AwardLine | None, translated: AwardLine | None
) -> None:
    if source is None or translated is None or source.parsed.issues or translated.parsed.issues:
        return
    if source.awards != translated.awards:
        expected = format_awards(source.awards)
        draft.report.add(
            "B503",
            tale.path,
            translated.written.start_position,
            written=translated.written.text,
            expected=expected,
        )


def _check_read_marks_current(draft: Draft, tale: Tale) -> None:
    for paragraph in tale.all_paragraphs:
        if paragraph.read and paragraph.read != read_mark_of_paragraph(paragraph):
            draft.report.add("B507", tale.path, paragraph.read_at, paragraph=paragraph.id)


def _check_numbers_current(draft: Draft) -> None:
    ids = draft.paragraph_ids_by_strip()
    damaged = any(one.file == "numbers.lock" for one in draft.report.diagnostics())
    if damaged or draft.has_unreadable_file():
        return
    kept = draft.numbers or {}
    if assign_numbers(ids, kept) != kept:
        draft.report.add("B508", "numbers.lock")
