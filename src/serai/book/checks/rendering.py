"""Group 4: every text is rendered for every grammatical class and either sex of the hero."""

from collections.abc import Iterator

from msgspec import Struct

from serai.book.awards import Encounter, Status
from serai.book.draft import Draft
from serai.book.grammar import Phrase, Template, check_seams, compile_text, grammatical_classes
from serai.book.languages import Language
from serai.book.lexicon import SEX_LETTERS, Problem
from serai.book.rule_rows import RULE_READINGS
from serai.book.tales import Line, Prose, Tale
from serai.book.walk import every_award


class Text(Struct, frozen=True):
    """One piece of prose and the file it stands in."""

    path: str
    language: Language
    prose: Prose


def check_rendering(draft: Draft) -> None:
    """Reports every placeholder that cannot be read, and every seam that would be heard wrong."""
    pairs = _pairs(draft)
    classes = {language: _classes(draft, language, pairs) for language in draft.languages}
    for text in _texts(draft):
        _check_text(draft, text, classes[text.language])


def _pairs(draft: Draft) -> set[tuple[str, str | None]]:
    """Every being with the adjectives under which a hero can meet it; the jailer, lovers and pursuers too."""
    pairs = {(entry.being, entry.adjective) for chart in draft.charts.values() for entry in chart.entries}
    for place in every_award(draft):
        if isinstance(place.award, Encounter):
            pairs.add((place.award.being.noun, place.award.being.adjective))
        elif isinstance(place.award, Status) and place.award.pursuer:
            pairs.add((place.award.pursuer.noun, place.award.pursuer.adjective))
    pairs |= {(being, None) for being in draft.beings}
    beings = [row.being for reading in RULE_READINGS for row in reading.rows if row.being]
    pairs |= {(being.noun, being.adjective) for being in beings}
    return {
        (being, adjective)
        for being, adjective in pairs
        if being in draft.beings and (adjective is None or adjective in draft.adjectives)
    }


def _classes(draft: Draft, language: Language, pairs: set[tuple[str, str | None]]) -> list[Phrase]:
    ordered = sorted(pairs, key=lambda pair: (pair[0], pair[1] or ""))
    return list(grammatical_classes(draft.lexicon, language, ordered).values())


def _texts(draft: Draft) -> Iterator[Text]:
    for strip in (*draft.strips.values(), *draft.places.values()):
        for tale in strip.tales.values():
            for prose in _prose(tale):
                yield Text(tale.path, tale.language, prose)


def _prose(tale: Tale) -> Iterator[Prose]:
    if tale.opening.lines:
        yield tale.opening
    for choice in tale.choices:
        yield Prose((Line(choice.label_at.line, choice.label_at.column, choice.label),))
    for paragraph in tale.every_paragraph:
        yield paragraph.opening
        for section in paragraph.sections:
            yield section.text


def _check_text(draft: Draft, text: Text, classes: list[Phrase]) -> None:
    template = compile_text(text.language, text.prose.text, draft.report.guess)
    if isinstance(template, list):
        for problem in template:
            _tell(draft, text, "B401", problem)
        return
    told: set[int] = set()
    for problem in _seams(template, classes):
        # The same seam is often wrong for several classes; the author mends it once.
        if problem.offset not in told:
            told.add(problem.offset)
            _tell(draft, text, "B402", problem)


def _seams(template: Template, classes: list[Phrase]) -> Iterator[Problem]:
    others: list[Phrase | None] = [*classes] if template.needs_other and classes else [None]
    sexes = SEX_LETTERS if template.needs_hero else SEX_LETTERS[:1]
    for other in others:
        for sex in sexes:
            yield from check_seams(template, other, sex)


def _tell(draft: Draft, text: Text, code: str, problem: Problem) -> None:
    hidden = problem.suggestion and problem.suggestion not in problem.message
    guess = draft.report.suggest(problem.suggestion if hidden else None)
    draft.report.add(code, text.path, text.prose.position(problem.offset), guess, why=problem.message)
