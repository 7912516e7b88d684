"""What the sage has learned: what a reaction to a kind of being leads to, and what each heading then brings.

It knows matrices, rows, reactions and headings, as everybody at a table hears them; no paragraph, no word.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field

from serai.games.nights.board import HeroShown
from serai.games.nights.bots.stamp import stamp_of
from serai.games.nights.bots.worth import DEATH, TALENT_WORTH, TREASURE, Worth
from serai.games.nights.subjects import Encountered

LORE = Path(__file__).with_name("lore.json")
FEW = 3
"""What has been read less often says little yet."""
SEXES = {"m": "man", "f": "woman"}
NAMED_ROWS = {"G": "badly-lost", "H": "pursuing"}
"""The matrices with a single row, whoever is met."""


class Gains(Struct, array_like=True):
    """What a section has brought on average, in so many readings; `statuses` gained, or lost if negative."""

    times: int = 0
    destiny: float = 0.0
    story: float = 0.0
    wealth: float = 0.0
    skills: float = 0.0
    treasures: float = 0.0
    deaths: float = 0.0
    statuses: dict[str, float] = field(default_factory=dict[str, float])


class Zone(Struct, array_like=True):
    """The points that encounters have brought in spaces of one terrain, at one height of the charts."""

    times: int = 0
    destiny: float = 0.0
    story: float = 0.0


class Lore(Struct):
    """Learned from so many games with the pack of that digest, and true of every pack with that stamp.

    `rows` says for a row of a matrix (`A wise`) or a Place of Power, and for each reaction, how often each
    page was read; `pages` what stands on it: its headings, and what each of them brought.
    """

    pack: str
    games: int
    rows: dict[str, dict[str, dict[int, int]]]
    pages: list[dict[str, Gains]]
    zones: dict[str, Zone]
    skills: dict[str, float]
    """What each skill was worth in the draft, in points."""
    destiny_share: float
    """How much of all points was destiny."""
    stamp: str = ""


@cache
def _learned() -> Lore | None:
    return msgspec.json.decode(LORE.read_bytes(), type=Lore) if LORE.is_file() else None


def lore_of(pack: str) -> Lore | None:
    """What was learned of a pack, or of one that differs in its words alone; None where it was another."""
    lore = _learned()
    return lore if lore is not None and lore.stamp == stamp_of(pack) else None


def unlearned(pack: str) -> str | None:
    """A sentence for whoever lets the sage play with a pack from which it has learned nothing."""
    if lore_of(pack) is not None:
        return None
    return (
        f"The sage has learned nothing from the Book {pack[:12]} and plays as the traveller does; "
        "“serai simulate --learn nights” teaches it."
    )


def row_of(met: Encountered) -> str:
    """The name of a row: by its matrix and adjective, or by the Place of Power."""
    if met.place:
        return met.place
    row = NAMED_ROWS.get(met.matrix) or met.adjective or met.being
    return f"{met.matrix} {row}"


def had_by(hero: HeroShown, skills: dict[str, int]) -> frozenset[str]:
    """All that the hero can open a section with, in the words of options."""
    return frozenset(
        (
            "no-skill",
            *skills,
            *hero.statuses,
            f"wealth-{hero.wealth}",
            f"sex-{SEXES.get(hero.sex, '')}",
            *(f"treasure-{one}" for one in hero.treasures),
            *(f"token-{one}" for one in hero.tokens),
        )
    )


@cache
def asks_of(section: str) -> frozenset[str]:
    return frozenset(section.split("-or-"))


def value_of(gains: Gains, worth: Worth) -> float:
    """What such gains would be worth to a hero now."""
    value = (
        worth.destiny_points(gains.destiny)
        + worth.story_points(gains.story)
        + worth.wealth_points(gains.wealth)
        + gains.skills * TALENT_WORTH
        + gains.treasures * TREASURE
        + gains.deaths * DEATH
    )
    for status, change in gains.statuses.items():
        held = status in worth.hero.statuses
        if (change > 0 and not held) or (change < 0 and held):
            value += change * worth.status(status)
    return value


def expected(pages: Mapping[int, int], lore: Lore, worth: Worth, had: frozenset[str]) -> float | None:
    """What a reaction that leads to these pages brings to a hero that has this; None if nobody knows."""
    total = readings = 0.0
    for page, times in pages.items():
        value = best_of(lore.pages[page], worth, had)
        if value is not None:
            total += times * value
            readings += times
    return total / readings if readings else None


def best_of(sections: Mapping[str, Gains], worth: Worth, had: frozenset[str]) -> float | None:
    """The best section of a page that the hero can open."""
    best = None
    for section, gains in sections.items():
        if gains.times >= FEW and not asks_of(section).isdisjoint(had):
            value = value_of(gains, worth)
            if best is None or value > best:
                best = value
    return best


def section_value(
    pages: Mapping[int, int], lore: Lore, section: str, worth: Worth, headings: tuple[str, ...] = ()
) -> float | None:
    """What a section brings on the page with these headings, or on any of the pages that has it."""
    total = readings = 0.0
    for page, times in pages.items():
        sections = lore.pages[page]
        gains = sections.get(section)
        if gains is None or not gains.times:
            continue
        value = value_of(gains, worth)
        if headings and tuple(sections) == headings:
            return value
        total += times * value
        readings += times
    return total / readings if readings else None
