"""Headings about the other: some being that can be met must fit the heading, but not every one (N7.9)."""

from serai.book.awards import NamedBeing
from serai.book.being_needs import NEED_WORDS
from serai.book.checks.reach_analysis import UNKNOWN_BEING, ReachState
from serai.book.draft import Draft
from serai.book.headings import Heading, Requirement, format_heading
from serai.book.lexicon import heading_names_of_being
from serai.book.tales import Paragraph, Tale


def check_headings_about_being_met(
    draft: Draft, tale: Tale, paragraph: Paragraph, visit: ReachState | None
) -> None:
    """Reports sections that no being opens, and mandatory ones that every being opens."""
    if not any(_requirements_about_being_met(section.heading) for section in paragraph.sections):
        return
    met = visit.met if visit else frozenset[NamedBeing]()
    if UNKNOWN_BEING in met:
        return
    others = [
        heading_names_of_being(being, draft.adjectives.get(one.adjective or ""))
        for one in met
        if (being := draft.beings.get(one.noun))
    ]
    known = {*NEED_WORDS, *draft.adjectives, *draft.beings}
    for section in paragraph.sections:
        for fact in _requirements_about_being_met(section.heading):
            if fact in known and not any(fact in names for names in others):
                heading = format_heading(Heading((Requirement("other", fact),)))
                why = f"nobody who is met here is “{fact}”" if others else "nobody is met here"
                draft.report.add("B307", tale.path, section.at, heading=heading, why=why)
        facts = set(_requirements_about_being_met(section.heading))
        binding = section.heading is not None and section.heading.mandatory and bool(facts)
        if binding and others and not any(facts.isdisjoint(names) for names in others):
            draft.report.add("B305", tale.path, section.at, heading=section.written)


def _requirements_about_being_met(heading: Heading | None) -> list[str]:
    """The requirements of a heading that are about the being met."""
    return [one.id for one in heading.requirements if one.kind == "other"] if heading else []
