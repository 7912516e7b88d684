"""Group 3: every encounter can end. One that always leads to another would never let the game go on."""

from collections.abc import Iterator

from serai.book import awards as word
from serai.book.checks.reach_analysis import UNKNOWN_BEING, ReachAnalysis, ReachState, row_name_of_being
from serai.book.draft import Draft
from serai.book.pack_awards import source_tales_or_any
from serai.book.tales import AwardLine, Paragraph


def check_encounters_can_end(draft: Draft, analysis: ReachAnalysis) -> None:
    """Reports paragraphs from which no way leads to the end of the encounter (N7.12)."""
    paragraphs = {
        f"{tale.id}#{paragraph.id}": (tale.path, paragraph)
        for tale in source_tales_or_any(draft)
        for paragraph in tale.all_paragraphs
        if f"{tale.id}#{paragraph.id}" in analysis.known
    }
    waiting = {
        reference: list(_sequels_of_paragraph(draft, analysis, paragraph, analysis.known[reference]))
        for reference, (_, paragraph) in paragraphs.items()
    }
    ending: set[str] = set()
    found = True
    while found:
        found = {
            reference
            for reference, lines in waiting.items()
            if any(all(not ending.isdisjoint(sequel) for sequel in line) for line in lines)
        }
        ending |= found
        waiting = {reference: lines for reference, lines in waiting.items() if reference not in found}
    for reference in waiting:
        path, paragraph = paragraphs[reference]
        draft.report.add("B316", path, paragraph.at, paragraph=paragraph.id)


def _sequels_of_paragraph(
    draft: Draft, analysis: ReachAnalysis, paragraph: Paragraph, visit: ReachState
) -> Iterator[list[set[str]]]:
    """For each way through a paragraph, the sets of paragraphs of which one follows."""
    lines = [section.award for section in paragraph.sections] or [paragraph.award]
    for line in lines:
        yield list(_sequels_of_line(draft, analysis, line, visit)) if line else []


def _sequels_of_line(
    draft: Draft, analysis: ReachAnalysis, line: AwardLine, visit: ReachState
) -> Iterator[set[str]]:
    for award in line.awards:
        match award:
            case word.GoTo(strip, paragraph) if f"{strip}#{paragraph}" in analysis.known:
                yield {f"{strip}#{paragraph}"}
            case word.Encounter(being, letter):
                beings = visit.met - {UNKNOWN_BEING} if being == word.THE_OTHER else {being}
                sequel = {
                    reference
                    for met in beings
                    for row in draft.closest_rows(letter, row_name_of_being(met), met.noun, met.adjective)
                    for target in draft.matrices[letter].rows[row].targets
                    for reference in target.base_and_neighbour_paragraphs(analysis.order)
                }
                if sequel:  # otherwise another check reports it
                    yield sequel
            case _:
                pass
