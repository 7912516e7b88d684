"""The evenings report: what a group hears again, never hears, and meets most."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

from msgspec import Struct

from serai.book.statuses import STATUS_TABLE
from serai.games.nights.coverage.evenings import READINGS, Evening, Group, Reading
from serai.games.nights.coverage.section_locations import SectionLocation

MAX_SHARES_HEARD_BEFORE: Mapping[int, Mapping[int, float]] = {
    1001: {3: 0.25, 5: 0.42, 10: 0.68},
    1500: {3: 0.14, 5: 0.27, 10: 0.46},
    3000: {3: 0.08, 5: 0.15, 10: 0.25},
}
"""The maximum share of openings heard before on each evening, for a Book with at least this many paragraphs.
"""
SHOWN_CELLS = 15
FILE_WIDTH = 78


class EveningFigures(Struct, frozen=True):
    """The means of one evening over all groups; `most` is the bound of `openings` for a Book of this size."""

    evening: int
    openings: float
    """The share of openings heard before, on that evening or an earlier one."""
    lowest: float
    highest: float
    exact: float
    """The share of readings whose section was heard before as well."""
    most: float | None


class NeverHeard(Struct, frozen=True):
    """A paragraph that no group heard."""

    file: str
    line: int
    paragraph: str


class CellCount(Struct, frozen=True):
    """A cell, how often it comes up in an evening, and how many different paragraphs it leads to."""

    cell: str
    per_evening: float
    paragraphs: int


class EveningsReport(Struct, frozen=True):
    """Everything about the evenings; counts are means over all groups."""

    pack: str
    seed: int
    players: int
    groups: int
    memory: bool
    readings: int
    """The readings of an evening."""
    paragraphs: int
    evenings: list[EveningFigures]
    unheard_by_group: float
    """The mean number of paragraphs that a group has not heard after all its evenings."""
    never_heard: list[NeverHeard]
    statuses: dict[str, float]
    """How often each status is gained in an evening, rarest first."""
    cells: list[CellCount]


def evenings_report(
    pack: str,
    groups: Sequence[Group],
    played: Sequence[Sequence[Evening]],
    locations: Sequence[SectionLocation],
) -> EveningsReport:
    """Builds the report for some groups, restricted to the paragraphs at these locations."""
    paragraphs = [one for one in locations if not one.section]
    known = {one.reference for one in paragraphs}
    told = [
        [[one for one in evening.readings if one.paragraph in known] for evening in group] for group in played
    ]
    heard = [{one.paragraph for evening in group for one in evening} for group in told]
    count = sum(map(len, told)) or 1
    first = groups[0]
    return EveningsReport(
        pack=pack,
        seed=first.seed,
        players=first.players,
        groups=len(groups),
        memory=first.memory,
        readings=READINGS,
        paragraphs=len(paragraphs),
        evenings=list(_evening_figures(told, len(paragraphs))),
        unheard_by_group=fmean(len(known - one) for one in heard),
        never_heard=[
            NeverHeard(one.file, one.line, one.reference)
            for one in paragraphs
            if not any(one.reference in group for group in heard)
        ],
        statuses=_statuses_gained_per_evening([evening for group in played for evening in group]),
        cells=list(_cell_counts([one for group in told for evening in group for one in evening], count)),
    )


def _evening_figures(
    readings_by_group_and_evening: Sequence[Sequence[list[Reading]]], paragraphs: int
) -> Iterator[EveningFigures]:
    size = max((size for size in MAX_SHARES_HEARD_BEFORE if size <= paragraphs), default=0)
    limits = MAX_SHARES_HEARD_BEFORE.get(size, {})
    by_group = [
        list(shares_of_openings_and_readings_heard_before(group)) for group in readings_by_group_and_evening
    ]
    for number, shares in enumerate(zip(*by_group, strict=True), 1):
        openings = [opening for opening, _ in shares]
        yield EveningFigures(
            number,
            fmean(openings),
            min(openings),
            max(openings),
            fmean(exact for _, exact in shares),
            limits.get(number),
        )


def shares_of_openings_and_readings_heard_before(
    evenings: Sequence[Sequence[Reading]],
) -> Iterator[tuple[float, float]]:
    """For each evening of a group, the shares of openings and of exact readings heard before."""
    openings: set[str] = set()
    exact: set[str] = set()
    for evening in evenings:
        again = again_exactly = 0
        for one in evening:
            again += one.paragraph in openings
            again_exactly += one.paragraph_and_section in exact
            openings.add(one.paragraph)
            exact.add(one.paragraph_and_section)
        count = len(evening) or 1
        yield again / count, again_exactly / count


def _statuses_gained_per_evening(evenings: Sequence[Evening]) -> dict[str, float]:
    gained: Counter[str] = Counter()
    for evening in evenings:
        gained.update(evening.statuses)
    ids = sorted((status.id for status in STATUS_TABLE), key=lambda one: (gained[one], one))
    return {one: gained[one] / (len(evenings) or 1) for one in ids}


def _cell_counts(readings: Sequence[Reading], evenings: int) -> Iterator[CellCount]:
    told: dict[str, set[str]] = {}
    met: Counter[str] = Counter()
    for one in readings:
        if one.cell:
            met[one.cell] += 1
            told.setdefault(one.cell, set()).add(one.paragraph)
    for cell in sorted(met, key=lambda one: (-met[one], one)):
        yield CellCount(cell, met[cell] / evenings, len(told[cell]))


def evenings_lines(report: EveningsReport) -> Iterator[str]:
    """The report as lines of text for authors, at most 80 columns wide."""
    groups = f"{report.groups} group{'s' * (report.groups != 1)} of {report.players}"
    memory = "with memory" if report.memory else "without memory"
    yield f"{report.pack}, seed {report.seed}: {groups}, {report.readings} readings an evening, {memory}"
    yield "Heard before, in the mean of all groups:"
    yield "  evening  openings   (lowest to highest)   same section too   should be"
    for evening in report.evenings:
        spread = f"({evening.lowest:.0%} to {evening.highest:.0%})"
        bound = "" if evening.most is None else f"at most {evening.most:.0%} {_tick_or_cross(evening)}"
        shown = (
            f"{evening.evening:>7}{evening.openings:>10.0%}   {spread:<20}{evening.exact:>18.0%}   {bound}"
        )
        yield f"  {shown}".rstrip()
    never = f"; {len(report.never_heard):,} were heard by no group" if report.groups > 1 else ""
    yield f"Of {report.paragraphs:,} paragraphs a group has not heard {report.unheard_by_group:,.0f}{never}."
    yield "Statuses gained in an evening, rarest first (each should be at least 0.5):"
    yield from _wrap_words([f"{status} {rate:.1f}" for status, rate in report.statuses.items()])
    yield "Cells met most, times in an evening, and how many paragraphs each told:"
    for cell in report.cells[:SHOWN_CELLS]:
        yield f"  {cell.cell:<44}{cell.per_evening:>6.1f}{cell.paragraphs:>6}"
    if report.never_heard:
        yield "Heard by nobody:" if report.groups == 1 else "Heard by no group:"
        for lost in report.never_heard:
            yield f"  {lost.file}:{lost.line} {lost.paragraph.partition('#')[2]}"


def _tick_or_cross(evening: EveningFigures) -> str:
    return "✓" if evening.most is not None and evening.openings <= evening.most else "✗"


def _wrap_words(words: Sequence[str]) -> Iterator[str]:
    line = " "
    for word in words:
        if len(line) + len(word) + 2 > FILE_WIDTH:
            yield line
            line = " "
        line += f" {word}," if word is not words[-1] else f" {word}"
    yield line
