"""Group 3: every paragraph is reachable, every section can be opened, and references never form a cycle."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from serai.book import awards as word
from serai.book.cards import EffectWords
from serai.book.checks.endless import check_encounters_can_end
from serai.book.checks.fit import FitCheck
from serai.book.checks.headings_about_being import check_headings_about_being_met
from serai.book.checks.reach_analysis import UNKNOWN_BEING, ReachAnalysis, ReachState, row_name_of_being
from serai.book.checks.row_keys import report_ambiguous_rows
from serai.book.checks.speech import check_mute_beings_do_not_speak
from serai.book.draft import Draft
from serai.book.headings import Heading, Requirement, format_heading
from serai.book.pack_awards import LocatedAward, all_awards, source_tales_or_any
from serai.book.statuses import STATUS, STATUS_TABLE
from serai.book.tales import Paragraph, Section, Tale
from serai.book.vocabulary import SEXES

LINKS_SHOWN = 6
# Why no hero who can reach a paragraph meets a requirement.
UNREACHABLE_REASONS = {
    **{
        status.id: status.unreachable_reason or f"no hero who is {status.name} comes here ({status.rules[0]})"
        for status in STATUS_TABLE
    },
    "man": "only a woman courts whoever is met here (N7.4)",
    "woman": "only a man courts whoever is met here (N7.4)",
}


def check_reachability(draft: Draft, effects: EffectWords | None = None) -> None:
    """Reports what no game could ever reach, and cycles that no game could leave."""
    awards = list(all_awards(draft, effects))
    jumps = [place for place in awards if isinstance(place.award, word.GoTo)]
    bases = _base_paragraphs_by_strip(draft)
    _check_jump_cycles(draft, jumps)
    tokens = {place.award.token for place in awards if isinstance(place.award, word.Token)}
    analysis: ReachAnalysis | None = None
    if draft.has_unreadable_file():
        # An unreadable file might contain whatever seems to be missing.
        tokens |= _tokens_required_by_headings(draft)
    else:
        analysis = ReachAnalysis(draft, awards)
        _check_paragraphs_reached(draft, bases, jumps)
        _check_places_reached(draft, awards)
        _check_rows_and_charts_used(draft, analysis)
        check_encounters_can_end(draft, analysis)
        report_ambiguous_rows(draft, analysis)
        _check_encounters_with_being_met(draft, awards, analysis)
        FitCheck(draft, analysis, awards).report_clashes()
        check_mute_beings_do_not_speak(draft, analysis)
    for tale in source_tales_or_any(draft):
        for paragraph in tale.all_paragraphs:
            visit = analysis.known.get(f"{tale.id}#{paragraph.id}") if analysis else None
            _report_sections_never_or_always_opened(draft, tale, paragraph, tokens, visit)
            if analysis:
                check_headings_about_being_met(draft, tale, paragraph, visit)


def _tokens_required_by_headings(draft: Draft) -> set[str]:
    return {
        requirement.id
        for tale in source_tales_or_any(draft)
        for paragraph in tale.all_paragraphs
        for section in paragraph.sections
        for requirement in (section.heading.requirements if section.heading else ())
        if requirement.kind == "token"
    }


def _base_paragraphs_by_strip(draft: Draft) -> dict[str, set[str]]:
    """For each strip, the base paragraphs of its cells; a base at an end of the strip is reported."""
    ids = draft.paragraph_ids_by_strip()
    known = {strip: set(order) for strip, order in ids.items()}
    bases: dict[str, set[str]] = defaultdict(set)
    for matrix in draft.matrices.values():
        for row in matrix.rows.values():
            for target in row.targets:
                order = ids.get(target.strip)
                if order is None or target.paragraph not in known[target.strip]:
                    continue
                if target.strip in draft.places:
                    draft.report.add("B311", matrix.path, target.at, place=target.strip)
                elif target.paragraph in (order[0], order[-1]):
                    end = "first" if target.paragraph == order[0] else "last"
                    reference = f"{target.strip}#{target.paragraph}"
                    draft.report.add("B301", matrix.path, target.at, reference=reference, end=end)
                bases[target.strip].add(target.paragraph)
    return bases


def _check_paragraphs_reached(
    draft: Draft, bases: Mapping[str, set[str]], jumps: Sequence[LocatedAward]
) -> None:
    goals = [place.award for place in jumps if isinstance(place.award, word.GoTo)]
    reached = {(goal.strip, goal.paragraph) for goal in goals}
    for strip, order in draft.paragraph_ids_by_strip().items():
        named = bases.get(strip, set())
        for at, paragraph in enumerate(order):
            if not named.isdisjoint(order[max(0, at - 1) : at + 2]):
                reached.add((strip, paragraph))
    for strip in draft.strips.values():
        tale = draft.source_tale(strip)
        for paragraph in tale.paragraphs if tale else ():
            if (strip.id, paragraph.id) not in reached and tale:
                draft.report.add("B302", tale.path, paragraph.at, paragraph=paragraph.id)


def _check_jump_cycles(draft: Draft, jumps: Sequence[LocatedAward]) -> None:
    links: dict[str, list[LocatedAward]] = defaultdict(list)
    for place in jumps:
        # Awards of cards are not encounters, so they start no cycle.
        if place.reference is not None:
            links[place.reference].append(place)
    # The search enters each paragraph once, so the closing link identifies a cycle.
    reported: set[tuple[str, str]] = set()
    finished: set[str] = set()
    for start in sorted(links):
        for cycle, length, place in _find_jump_cycles(start, links, finished):
            link = (place.reference or "", cycle[0])
            if link not in reported:
                reported.add(link)
                more = length - len(cycle)
                end = f"… and {more} more" if more else cycle[0]
                shown = " → ".join([*cycle, end])
                draft.report.add("B303", place.path, place.at, cycle=shown)


class JumpCycle(NamedTuple):
    """Jumps from paragraph to paragraph that come back to the first, for a diagnostic."""

    first_paragraphs: list[str]
    length: int
    closing_award: LocatedAward


def _find_jump_cycles(
    start: str, links: Mapping[str, Sequence[LocatedAward]], finished: set[str]
) -> Iterator[JumpCycle]:
    """Searches depth-first for cycles from `start`; skips finished paragraphs, and adds what it has seen."""
    if start in finished:
        return
    path = [start]
    depths = {start: 0}
    waiting = [iter(links[start])]
    while path:
        place = next(waiting[-1], None)
        if place is None:
            last = path.pop()
            del depths[last]
            finished.add(last)
            waiting.pop()
            continue
        award = place.award
        target = f"{award.strip}#{award.paragraph}" if isinstance(award, word.GoTo) else ""
        if target in depths:
            begin = depths[target]
            yield JumpCycle(path[begin : begin + LINKS_SHOWN], len(path) - begin, place)
        elif target in links and target not in finished:
            depths[target] = len(path)
            path.append(target)
            waiting.append(iter(links[target]))


def _check_places_reached(draft: Draft, awards: Sequence[LocatedAward]) -> None:
    opened: set[str] = set()
    for place in awards:
        match place.award:
            case word.OpportunityToEnter(name) | word.MoveTo(word.NamedSpace(name)):
                opened.add(name)
            case _:
                pass
    for name, strip in draft.places.items():
        if name not in opened:
            tale = next(iter(strip.tales.values()))
            draft.report.add("B310", tale.path, tale.at, place=name)


def _check_rows_and_charts_used(draft: Draft, analysis: ReachAnalysis) -> None:
    charts: set[str | None] = set()
    for card in draft.cards["encounters"].values():
        charts |= {card.card.chart, *card.card.charts.values()}
    for letter, matrix in draft.matrices.items():
        for row in matrix.rows.values():
            if row.id not in analysis.rows.get(letter, set()):
                draft.report.add("B308", matrix.path, row.at, row=row.id, matrix=letter)
    for chart in draft.charts.values():
        if chart.id not in charts:
            draft.report.add("B309", chart.path, chart=chart.id)


def _check_encounters_with_being_met(
    draft: Draft, awards: Sequence[LocatedAward], analysis: ReachAnalysis
) -> None:
    """“Encounter: the other on X” needs a row in X for every being the hero can have met."""
    for place in awards:
        match place.award:
            case word.Encounter(being, letter) if being == word.THE_OTHER and letter in draft.matrices:
                visit = analysis.known.get(place.reference or "")
                if visit is not None and not visit.met:
                    draft.report.add("B314", place.path, place.at)
                rows = {
                    row_name_of_being(met)
                    for met in (visit.met - {UNKNOWN_BEING} if visit else ())
                    if not draft.closest_row(letter, row_name_of_being(met), met.noun, met.adjective)
                }
                for row in sorted(rows):
                    draft.report.add("B206", place.path, place.at, matrix=letter, row=row)
            case _:
                pass


def _report_sections_never_or_always_opened(
    draft: Draft, tale: Tale, paragraph: Paragraph, tokens: set[str], visit: ReachState | None
) -> None:
    if not paragraph.sections:
        return
    sections = [section for section in paragraph.sections if section.heading]
    whole = len(sections) == len(paragraph.sections)
    if whole and all(section.heading and section.heading.id != "no-skill" for section in sections):
        draft.report.add("B304", tale.path, paragraph.at, paragraph=paragraph.id)
    for section in sections:
        _report_unmeetable_requirements(draft, tale, section, tokens, visit)
        if len(sections) > 1 and _is_always_taken(section):
            draft.report.add("B305", tale.path, section.at, heading=section.written)


def _is_always_taken(section: Section) -> bool:
    """Whether a section is mandatory and open to every hero, so that no other can be chosen (N7.8)."""
    heading = section.heading
    if heading is None or not heading.mandatory:
        return False
    required = {requirement.id for requirement in heading.requirements}
    return "no-skill" in required or required >= SEXES.keys()


def _report_unmeetable_requirements(
    draft: Draft, tale: Tale, section: Section, tokens: set[str], visit: ReachState | None
) -> None:
    for requirement in section.heading.requirements if section.heading else ():
        if requirement.kind == "token" and requirement.id not in tokens:
            draft.report.add("B306", tale.path, section.at, token=requirement.id)
        why = _why_unmeetable(requirement, visit)
        if why:
            heading = format_heading(Heading((requirement,)))
            draft.report.add("B307", tale.path, section.at, heading=heading, why=why)


def _why_unmeetable(requirement: Requirement, visit: ReachState | None) -> str | None:
    """Why no hero who gets here can meet a requirement; None if one can."""
    if requirement.kind == "status" and (status := STATUS[requirement.id]).never_held:
        return f"{status.name} is answered when it is received and never held ({status.rules[0]})"
    if requirement.kind in ("status", "sex") and visit and requirement.id in visit.never:
        return UNREACHABLE_REASONS[requirement.id]
    return None
