"""The coverage report as lines of text for authors."""

from collections.abc import Iterator, Mapping

from serai.games.nights.coverage.report import Coverage, Forced, Unread

SHOWN_STATUSES = 12
STYLE_TEXTS = {
    "least-used": "least-used option first",
    "natural": "natural play (any option, but with an aim where there is one)",
}


def coverage_lines(coverage: Coverage) -> Iterator[str]:
    yield f"{coverage.pack}, seed {coverage.seed}"
    for style, read in coverage.read.items():
        unfinished = f" ({read.unfinished} without an end)" if read.unfinished else ""
        yield f"  {read.games:,} games, {STYLE_TEXTS[style]}{unfinished}:"
        yield (
            f"    {read.paragraphs:,} of {coverage.paragraphs:,} paragraphs read, "
            f"{read.sections:,} of {coverage.sections:,} sections"
        )
    yield "In natural play:"
    yield f"  exposure       N_eff {coverage.n_eff:,.1f} paragraphs, of {coverage.readings:,} read"
    ratio = (
        f", D to S {coverage.ratio:.2f} (2:3 to 3:2 is 0.67 to 1.50)" if coverage.ratio is not None else ""
    )
    yield f"  earned         D {coverage.destiny:,}, S {coverage.story:,}{ratio}"
    yield f"  turns          {coverage.turns} of each hero, in the median"
    shown = ", ".join(f"{name} {share:.0%}" for name, share in [*coverage.held.items()][:SHOWN_STATUSES])
    statuses = count_with_noun_or_empty(coverage.statuses, "status") or "no status"
    yield f"  at the end     {statuses}, in the median; {shown or 'none'}"
    at_end, at_turns = format_shares(coverage.blocking), format_shares(coverage.blocked_turns)
    yield f"  blocking ones  at the end {at_end}; as turns begin {at_turns}"
    if not coverage.never_read:
        yield "Everything was read."
        return
    yield "Never read in natural play (* nor with the least-used option first):"
    for strip in coverage.never_read:
        counts = (
            count_with_noun_or_empty(len(strip.paragraphs), "paragraph"),
            count_with_noun_or_empty(len(strip.sections), "section"),
        )
        yield f"  {strip.strip}: {', '.join(filter(None, counts))}"
        yield from map(
            format_unread_section, sorted((*strip.paragraphs, *strip.sections), key=lambda at: at.line)
        )


def format_unread_section(unread: Unread) -> str:
    section = f", {unread.section}" if unread.section else ""
    return f"    {unread.file}:{unread.line} {unread.paragraph}{section}{'' if unread.ever else ' *'}"


def format_shares(shares: Mapping[int, float]) -> str:
    """The shares of none, one, two, and so on."""
    return ", ".join(f"{number}: {share:.1%}" for number, share in shares.items())


def count_with_noun_or_empty(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 'es' if noun.endswith('s') else 's'}" if number else ""


def executed_section_lines(forced: Forced) -> Iterator[str]:
    for fault in forced.faults:
        location = fault.location
        yield f"{location.file}:{location.line} {location.name}: {fault.sentence}"
    sections = count_with_noun_or_empty(forced.sections, "section") or "no section"
    faults = count_with_noun_or_empty(len(forced.faults), "fault") or "no fault"
    yield f"{forced.pack}: {sections} executed in {forced.attempts:,} attempts, {faults}"
