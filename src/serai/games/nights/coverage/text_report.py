"""The coverage report as lines of text for authors."""

from collections.abc import Iterator, Mapping

from serai.games.nights.coverage.report import Coverage, Forced, Unread

SHOWN_STATUSES = 12
STYLE_TEXTS = {
    "least-used": "least-used option first",
    "natural": "natural play (any option, but with an aim where there is one)",
}


def coverage_lines(one: Coverage) -> Iterator[str]:
    yield f"{one.pack}, seed {one.seed}"
    for style, read in one.read.items():
        unfinished = f" ({read.unfinished} without an end)" if read.unfinished else ""
        yield f"  {read.games:,} games, {STYLE_TEXTS[style]}{unfinished}:"
        yield (
            f"    {read.paragraphs:,} of {one.paragraphs:,} paragraphs read, "
            f"{read.sections:,} of {one.sections:,} sections"
        )
    yield "In natural play:"
    yield f"  exposure       N_eff {one.n_eff:,.1f} paragraphs, of {one.readings:,} read"
    ratio = f", D to S {one.ratio:.2f} (2:3 to 3:2 is 0.67 to 1.50)" if one.ratio is not None else ""
    yield f"  earned         D {one.destiny:,}, S {one.story:,}{ratio}"
    yield f"  turns          {one.turns} of each hero, in the median"
    shown = ", ".join(f"{name} {share:.0%}" for name, share in [*one.held.items()][:SHOWN_STATUSES])
    statuses = number_with_noun(one.statuses, "status") or "no status"
    yield f"  at the end     {statuses}, in the median; {shown or 'none'}"
    at_end, at_turns = format_shares(one.blocking), format_shares(one.blocked_turns)
    yield f"  blocking ones  at the end {at_end}; as turns begin {at_turns}"
    if not one.never_read:
        yield "Everything was read."
        return
    yield "Never read in natural play (* nor with the least-used option first):"
    for strip in one.never_read:
        counts = (
            number_with_noun(len(strip.paragraphs), "paragraph"),
            number_with_noun(len(strip.sections), "section"),
        )
        yield f"  {strip.strip}: {', '.join(filter(None, counts))}"
        yield from map(
            format_unread_section, sorted((*strip.paragraphs, *strip.sections), key=lambda at: at.line)
        )


def format_unread_section(unread: Unread) -> str:
    section = f", {unread.section}" if unread.section else ""
    return f"    {unread.file}:{unread.line} {unread.paragraph}{section}{'' if unread.ever else ' *'}"


def format_shares(of: Mapping[int, float]) -> str:
    """The shares of none, one, two, and so on."""
    return ", ".join(f"{number}: {share:.1%}" for number, share in of.items())


def number_with_noun(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 'es' if what.endswith('s') else 's'}" if number else ""


def executed_section_lines(one: Forced) -> Iterator[str]:
    for fault in one.faults:
        location = fault.location
        yield f"{location.file}:{location.line} {location.name}: {fault.sentence}"
    sections = number_with_noun(one.sections, "section") or "no section"
    faults = number_with_noun(len(one.faults), "fault") or "no fault"
    yield f"{one.pack}: {sections} executed in {one.attempts:,} attempts, {faults}"
