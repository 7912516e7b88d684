"""Finds tales in which the other speaks although a mute being can be met there."""

import re
from collections.abc import Iterator
from functools import cache

from serai.book.awards import NamedBeing
from serai.book.checks.reach_analysis import ReachAnalysis
from serai.book.draft import Draft
from serai.book.languages import Language
from serai.book.languages.grammar_data import load_grammar_data
from serai.book.lexicon import heading_names_of_being
from serai.book.pack_awards import source_tales_or_any
from serai.book.tales import Paragraph, Prose, Section, Tale

SPEAKS = "speaks"
QUOTE = '["“”«»—]'


def check_mute_beings_do_not_speak(draft: Draft, analysis: ReachAnalysis) -> None:
    """Reports the first words of the other in each paragraph where a mute being can be met.

    `FitCheck` handles tales that say `needs: speaks`.
    """
    for tale in source_tales_or_any(draft):
        if SPEAKS in tale.needs.needs:
            continue
        speech = _speech_pattern(tale.language)
        for paragraph in tale.all_paragraphs:
            visit = analysis.known.get(f"{tale.id}#{paragraph.id}")
            if visit is not None and SPEAKS not in paragraph.needs.needs:
                _report_speech_of_mute_being(draft, tale, paragraph, sorted(visit.met, key=str), speech)


@cache
def _speech_pattern(language: Language) -> re.Pattern[str]:
    """The other and a verb of speaking, in either order, next to a quotation mark."""
    data = load_grammar_data(language)
    if data is None or not data.speech.speakers:
        return re.compile("(?!)")
    speaker = rf"\{{(?i:{'|'.join(map(re.escape, data.speech.speakers))})\}}"
    verb = rf"(?:{'|'.join(data.speech.verbs)})\b"
    # The speaker must come first: in “a voice from {the other} says”, somebody else speaks. French hyphenates
    # (“dit-{il}”).
    spoken = rf"(?:(?<!\w ){speaker} {verb}|{verb}(?: |-t-|-){speaker})"
    return re.compile(rf"{QUOTE},?\s?{spoken}|{spoken}\s?[,:]?\s?{QUOTE}")


def _report_speech_of_mute_being(
    draft: Draft, tale: Tale, paragraph: Paragraph, met: list[NamedBeing], speech: re.Pattern[str]
) -> None:
    for other in met:
        being = draft.beings.get(other.noun)
        if being is None:
            continue
        names = heading_names_of_being(being, draft.adjectives.get(other.adjective or ""))
        if SPEAKS in names:
            continue
        for text in _texts_readable_when_met(paragraph, names):
            if found := speech.search(text.text):
                name = f"{other.adjective or ''} {other.noun}".strip()
                at = text.position_of_offset(found.start())
                draft.report.add("B315", tale.path, at, paragraph=f"{tale.id}#{paragraph.id}", other=name)
                return


def _texts_readable_when_met(paragraph: Paragraph, names: frozenset[str]) -> Iterator[Prose]:
    """The opening, and the sections that can be read when a being with these names is met (N7.8, N7.9)."""
    yield paragraph.opening
    binding = [
        section
        for section in paragraph.sections
        if section.heading and section.heading.mandatory and _opens_for_being(section, names)
    ]
    for section in binding or paragraph.sections:
        if _opens_for_being(section, names) is not False:
            yield section.text


def _opens_for_being(section: Section, names: frozenset[str]) -> bool | None:
    """Whether a being with these names opens the section; None if the section also asks for something
    else.
    """
    if section.heading is None or any(one.kind != "other" for one in section.heading.requirements):
        return None
    return any(one.id in names for one in section.heading.requirements)
