"""The figures of a survey: what was never read, how varied reading is, what heroes earn and hold."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from serai.games.nights.coverage.forced import Executed, Fault
from serai.games.nights.coverage.leaves import Leaf
from serai.games.nights.coverage.readings import Manner, Readings


class Read(Struct, frozen=True):
    """How much of the Book the games of one manner have read."""

    games: int
    unfinished: int
    paragraphs: int
    sections: int


class Unread(Struct, frozen=True):
    """What natural play never reads; `ever`, whether those who seek the least-used option did."""

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
    """All but `read` and `ever` is of natural play alone."""

    pack: str
    seed: int
    paragraphs: int
    sections: int
    read: dict[Manner, Read]
    readings: int
    n_eff: float
    """1/Σp² over the paragraphs read: as many paragraphs, read equally often, would be as varied."""
    destiny: int
    story: int
    ratio: float | None
    """Destiny to story."""
    turns: int
    """The median of the turns that a hero has in a game."""
    statuses: int
    """The median of the statuses that a hero holds at the end."""
    held: dict[str, float]
    """The share of heroes that hold each status at the end."""
    blocking: dict[int, float]
    """The share of heroes that hold so many at the end that forbid victory."""
    blocked_turns: dict[int, float]
    """The share of turns that begin with so many of them."""
    never_read: list[UnreadStrip]


class Forced(Struct, frozen=True):
    """What came of executing every section."""

    pack: str
    sections: int
    attempts: int
    faults: list[Fault]


def coverage(pack: str, seed: int, leaves: Sequence[Leaf], found: Mapping[Manner, Readings]) -> Coverage:
    readings = found["natural"]
    return Coverage(
        pack=pack,
        seed=seed,
        paragraphs=sum(not leaf.section for leaf in leaves),
        sections=sum(bool(leaf.section) for leaf in leaves),
        read={
            manner: Read(one.games, one.unfinished, len(one.paragraphs), len(one.sections))
            for manner, one in found.items()
        },
        readings=readings.paragraphs.total(),
        n_eff=n_eff(readings.paragraphs.values()),
        destiny=readings.destiny,
        story=readings.story,
        ratio=readings.destiny / readings.story if readings.story else None,
        turns=median_of(readings.turns),
        statuses=median_of(readings.statuses),
        held=by_share(readings.held, readings.statuses.total()),
        blocking=by_number(readings.blocking),
        blocked_turns=by_number(readings.blocked_turns),
        never_read=never_read(leaves, readings, found["least-used"]),
    )


def forced(pack: str, executed: Sequence[Executed]) -> Forced:
    attempts = sum(one.attempts for one in executed)
    return Forced(pack, len(executed), attempts, [fault for one in executed for fault in one.faults])


def n_eff(counts: Iterable[int]) -> float:
    """The effective number of things that were counted so often."""
    numbers = list(counts)
    squares = sum(number * number for number in numbers)
    return sum(numbers) ** 2 / squares if squares else 0.0


def median_of(counts: Counter[int]) -> int:
    """The median of numbers of which each was counted so often, the lower of two."""
    left = (counts.total() + 1) // 2
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    return 0


def by_share(counts: Counter[str], total: int) -> dict[str, float]:
    """The share of each name, the largest first."""
    return {name: counts[name] / total for name in sorted(counts, key=lambda one: (-counts[one], one))}


def by_number(counts: Counter[int]) -> dict[int, float]:
    total = counts.total()
    return {number: counts[number] / total for number in sorted(counts)}


def never_read(leaves: Sequence[Leaf], readings: Readings, others: Readings) -> list[UnreadStrip]:
    strips: dict[str, UnreadStrip] = {}
    for leaf in leaves:
        if is_read(leaf, readings) or (leaf.section and leaf.reference not in readings.paragraphs):
            continue
        strip = strips.setdefault(leaf.strip, UnreadStrip(leaf.strip, [], []))
        unread = Unread(leaf.file, leaf.line, leaf.paragraph, leaf.section, is_read(leaf, others))
        (strip.sections if leaf.section else strip.paragraphs).append(unread)
    return list(strips.values())


def is_read(leaf: Leaf, readings: Readings) -> bool:
    return leaf.name in (readings.sections if leaf.section else readings.paragraphs)
