"""Group 4: every text renders correctly for every grammatical class and both sexes of the hero."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.awards import Encounter, Status
from serai.book.draft import Draft
from serai.book.grammar import (
    Phrase,
    Template,
    compile_text,
    find_seam_problems,
    phrases_by_grammatical_class,
)
from serai.book.languages import Language
from serai.book.lexicon import SEX_LETTERS, Problem
from serai.book.pack_awards import all_awards
from serai.book.status_overrides import STATUS_OVERRIDES
from serai.book.tales import Line, Prose, Tale


class Text(Struct, frozen=True):
    """A piece of prose and its file."""

    path: str
    language: Language
    prose: Prose


def check_placeholders_and_seams(draft: Draft) -> None:
    """Reports every unknown placeholder, and every seam that would read wrong."""
    pairs = _beings_a_hero_can_meet(draft)
    classes = {
        language: _phrase_per_grammatical_class(draft, language, pairs) for language in draft.languages
    }
    for text in _texts_of_pack(draft):
        _report_rendering_problems(draft, text, classes[text.language])


def _beings_a_hero_can_meet(draft: Draft) -> set[tuple[str, str | None]]:
    """Every being with the adjectives a hero can meet it under, including jailers, lovers and pursuers."""
    pairs = {(entry.being, entry.adjective) for chart in draft.charts.values() for entry in chart.entries}
    for place in all_awards(draft):
        if isinstance(place.award, Encounter):
            pairs.add((place.award.being.noun, place.award.being.adjective))
        elif isinstance(place.award, Status) and place.award.pursuer:
            pairs.add((place.award.pursuer.noun, place.award.pursuer.adjective))
    pairs |= {(being, None) for being in draft.beings}
    beings = [row.being for override in STATUS_OVERRIDES for row in override.rows if row.being]
    pairs |= {(being.noun, being.adjective) for being in beings}
    return {
        (being, adjective)
        for being, adjective in pairs
        if being in draft.beings and (adjective is None or adjective in draft.adjectives)
    }


def _phrase_per_grammatical_class(
    draft: Draft, language: Language, beings_with_adjectives: set[tuple[str, str | None]]
) -> list[Phrase]:
    ordered = sorted(beings_with_adjectives, key=lambda pair: (pair[0], pair[1] or ""))
    return list(phrases_by_grammatical_class(draft.lexicon, language, ordered).values())


def _texts_of_pack(draft: Draft) -> Iterator[Text]:
    for strip in (*draft.strips.values(), *draft.places.values()):
        for tale in strip.tales.values():
            for prose in _all_texts_of_tale(tale):
                yield Text(tale.path, tale.language, prose)


def _all_texts_of_tale(tale: Tale) -> Iterator[Prose]:
    if tale.opening.lines:
        yield tale.opening
    for choice in tale.choices:
        yield Prose((Line(choice.label_at.line, choice.label_at.column, choice.label),))
    for paragraph in tale.all_paragraphs:
        yield paragraph.opening
        for section in paragraph.sections:
            yield section.text


def _report_rendering_problems(draft: Draft, text: Text, classes: list[Phrase]) -> None:
    template = compile_text(text.language, text.prose.text, draft.report.most_similar_word)
    if isinstance(template, list):
        for problem in template:
            _report_problem(draft, text, "B401", problem)
        return
    reported: set[int] = set()
    for problem in _seam_problems_for_all_beings(template, classes):
        # A seam is often wrong for several classes; report it once.
        if problem.offset not in reported:
            reported.add(problem.offset)
            _report_problem(draft, text, "B402", problem)


def _seam_problems_for_all_beings(template: Template, classes: list[Phrase]) -> Iterator[Problem]:
    others: list[Phrase | None] = [*classes] if template.depends_on_being_met and classes else [None]
    sexes = SEX_LETTERS if template.depends_on_hero_sex else SEX_LETTERS[:1]
    for other in others:
        for sex in sexes:
            yield from find_seam_problems(template, other, sex)


def _report_problem(draft: Draft, text: Text, code: str, problem: Problem) -> None:
    new = problem.suggestion and problem.suggestion not in problem.message
    guess = draft.report.did_you_mean_sentence(problem.suggestion if new else None)
    draft.report.add(
        code, text.path, text.prose.position_of_offset(problem.offset), guess, why=problem.message
    )
