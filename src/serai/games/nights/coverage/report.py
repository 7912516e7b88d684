"""The coverage report: what was never read, how varied reading is, what heroes gain and hold."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from serai.games.nights.coverage.reading_counts import PlayStyle, ReadingCounts
from serai.games.nights.coverage.section_execution import ExecutionResult, Fault
from serai.games.nights.coverage.section_locations import SectionLocation


class Read(Struct, frozen=True):
    """How much of the Book was read in one style of play."""

    games: int
    unfinished: int
    paragraphs: int
    sections: int


class Unread(Struct, frozen=True):
    """What natural play never read; `ever` means that least-used play did read it."""

    file: str
    line: int
    paragraph: str
    section: str
    ever: bool


class UnreadStrip(Struct, frozen=True):
    """The unread paragraphs of a strip, and the unread sections of those that were read."""

    strip: str
    paragraphs: list[Unread]
    sections: list[Unread]


class Coverage(Struct, frozen=True):
    """All figures except `read` and `ever` are for natural play only."""

    pack: str
    seed: int
    paragraphs: int
    sections: int
    read: dict[PlayStyle, Read]
    readings: int
    n_eff: float
    """1/Σp² over the paragraphs read: the effective number of paragraphs."""
    destiny: int
    story: int
    ratio: float | None
    """Destiny to story."""
    turns: int
    """The median number of turns per hero in a game."""
    statuses: int
    """The median number of statuses that a hero holds at the end."""
    held: dict[str, float]
    """The share of heroes that hold each status at the end."""
    blocking: dict[int, float]
    """The share of heroes that hold this many statuses that forbid victory at the end."""
    blocked_turns: dict[int, float]
    """The share of turns that begin with this many of these statuses."""
    never_read: list[UnreadStrip]


class Forced(Struct, frozen=True):
    """The result of executing every section."""

    pack: str
    sections: int
    attempts: int
    faults: list[Fault]


def coverage_report(
    pack: str,
    seed: int,
    locations: Sequence[SectionLocation],
    counts_by_style: Mapping[PlayStyle, ReadingCounts],
) -> Coverage:
    readings = counts_by_style["natural"]
    return Coverage(
        pack=pack,
        seed=seed,
        paragraphs=sum(not location.section for location in locations),
        sections=sum(bool(location.section) for location in locations),
        read={
            style: Read(one.games, one.unfinished, len(one.paragraphs), len(one.sections))
            for style, one in counts_by_style.items()
        },
        readings=readings.paragraphs.total(),
        n_eff=effective_number_of_items(readings.paragraphs.values()),
        destiny=readings.destiny,
        story=readings.story,
        ratio=readings.destiny / readings.story if readings.story else None,
        turns=median_of_counts(readings.turns),
        statuses=median_of_counts(readings.statuses),
        held=shares_by_name(readings.held, readings.statuses.total()),
        blocking=share_of_each_number(readings.blocking),
        blocked_turns=share_of_each_number(readings.blocked_turns),
        never_read=find_unread_strips(locations, readings, counts_by_style["least-used"]),
    )


def make_execution_report(pack: str, executed: Sequence[ExecutionResult]) -> Forced:
    attempts = sum(one.attempts for one in executed)
    return Forced(pack, len(executed), attempts, [fault for one in executed for fault in one.faults])


def effective_number_of_items(counts: Iterable[int]) -> float:
    """The effective number of items with these counts."""
    numbers = list(counts)
    squares = sum(number * number for number in numbers)
    return sum(numbers) ** 2 / squares if squares else 0.0


def median_of_counts(counts: Counter[int]) -> int:
    """The lower median of a set of numbers, given how often each occurs."""
    left = (counts.total() + 1) // 2
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    return 0


def shares_by_name(counts: Counter[str], total: int) -> dict[str, float]:
    """The share of each name, largest first."""
    return {name: counts[name] / total for name in sorted(counts, key=lambda one: (-counts[one], one))}


def share_of_each_number(counts: Counter[int]) -> dict[int, float]:
    total = counts.total()
    return {number: counts[number] / total for number in sorted(counts)}


def find_unread_strips(
    locations: Sequence[SectionLocation], readings: ReadingCounts, others: ReadingCounts
) -> list[UnreadStrip]:
    strips: dict[str, UnreadStrip] = {}
    for location in locations:
        if was_location_read(location, readings) or (
            location.section and location.reference not in readings.paragraphs
        ):
            continue
        strip = strips.setdefault(location.strip, UnreadStrip(location.strip, [], []))
        unread = Unread(
            location.file,
            location.line,
            location.paragraph,
            location.section,
            was_location_read(location, others),
        )
        (strip.sections if location.section else strip.paragraphs).append(unread)
    return list(strips.values())


def was_location_read(location: SectionLocation, readings: ReadingCounts) -> bool:
    return location.name in (readings.sections if location.section else readings.paragraphs)
