"""The sage's learned model: where reactions to a kind of being lead, and what each heading then brings.

It contains only what every player can observe (matrices, rows, reactions, headings), no paragraphs or texts.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct, field

from serai.games.nights.board import HeroView
from serai.games.nights.bots.board_knowledge import BoardKnowledge
from serai.games.nights.bots.book_fingerprint import fingerprint_of_pack
from serai.games.nights.bots.hero_valuation import DEATH, TALENT_WORTH, TREASURE, HeroValuation
from serai.games.nights.decision_subject import Encountered

MODEL_FILE = Path(__file__).with_name("sage_model.json")
FEW = 3
"""Sections read less often are ignored."""
SEXES = {"m": "man", "f": "woman"}
NAMED_ROWS = {"G": "badly-lost", "H": "pursuing"}
"""The matrices whose rows are named after what happens, not after an adjective."""


class Gains(Struct, array_like=True):
    """The average gains of a section over `times` readings; negative numbers in `statuses` mean lost."""

    times: int = 0
    destiny: float = 0.0
    story: float = 0.0
    wealth: float = 0.0
    skills: float = 0.0
    treasures: float = 0.0
    deaths: float = 0.0
    statuses: dict[str, float] = field(default_factory=dict[str, float])


class Zone(Struct, array_like=True):
    """The average points that encounters in one zone earn (see `BoardKnowledge.zone_key`)."""

    times: int = 0
    destiny: float = 0.0
    story: float = 0.0


class SageModel(Struct):
    """Learned from `games` games with `pack`; valid for every pack with this fingerprint.

    `rows` maps a row of a matrix (`A wise`, `A wise @sage`) or a Place of Power, and a reaction, to how often
    each paragraph was read, by its index in `paragraphs`. Those have their headings, and the gains of each
    section.
    """

    pack: str
    games: int
    rows: dict[str, dict[str, dict[int, int]]]
    paragraphs: list[dict[str, Gains]] = field(name="pages")
    zones: dict[str, Zone]
    skills: dict[str, float]
    """The value of each skill in the draft, in points."""
    destiny_share: float
    """The share of destiny in all points."""
    fingerprint: str = field(name="stamp", default="")


@cache
def _load_model() -> SageModel | None:
    return msgspec.json.decode(MODEL_FILE.read_bytes(), type=SageModel) if MODEL_FILE.is_file() else None


def find_model_for_pack(pack: str) -> SageModel | None:
    """The model, if it was learned from this pack or one with the same fingerprint, else None."""
    model = _load_model()
    return model if model is not None and model.fingerprint == fingerprint_of_pack(pack) else None


def warning_if_no_model_for_pack(pack: str) -> str | None:
    """A sentence for users who let the sage play with a pack for which it has no model; else None."""
    if find_model_for_pack(pack) is not None:
        return None
    return (
        f"The sage has learned nothing from the Book {pack[:12]} and plays as the traveller does; "
        "“serai simulate --learn nights” teaches it."
    )


def model_row_key(met: Encountered, knowledge: BoardKnowledge) -> str:
    """The key of the row used for the being met (N7.5), with its matrix; or the Place of Power."""
    if met.place:
        return met.place
    name = NAMED_ROWS.get(met.matrix) or met.adjective or met.being
    return f"{met.matrix} {knowledge.closest_row(met.matrix, name, met.being, met.adjective)}"


def met_requirements(
    hero: HeroView, skills: dict[str, int], names_of_being: frozenset[str] = frozenset()
) -> frozenset[str]:
    """Everything the hero has that can open a section, as named in section ids.

    `names_of_being` are the names of the being met (N7.9).
    """
    return frozenset(
        (
            "no-skill",
            *skills,
            *hero.statuses,
            f"wealth-{hero.wealth}",
            f"sex-{SEXES.get(hero.sex, '')}",
            *(f"treasure-{one}" for one in hero.treasures),
            *(f"token-{one}" for one in hero.tokens),
            *(f"other-{one}" for one in names_of_being),
        )
    )


@cache
def requirements_in_section_id(section: str) -> frozenset[str]:
    return frozenset(section.split("-or-"))


def value_of_gains(gains: Gains, worth: HeroValuation) -> float:
    """The value of these gains to a hero now."""
    value = (
        worth.value_of_destiny_change(gains.destiny)
        + worth.value_of_story_change(gains.story)
        + worth.value_of_expected_wealth_change(gains.wealth)
        + gains.skills * TALENT_WORTH
        + gains.treasures * TREASURE
        + gains.deaths * DEATH
    )
    for status, change in gains.statuses.items():
        held = status in worth.hero.statuses
        if (change > 0 and not held) or (change < 0 and held):
            value += change * worth.value_of_status(status)
    return value


def expected_value_of_paragraphs(
    read_counts: Mapping[int, int], model: SageModel, worth: HeroValuation, requirements_met: frozenset[str]
) -> float | None:
    """The expected value of a reaction that leads to these paragraphs; None if unknown."""
    total = readings = 0.0
    for paragraph, times in read_counts.items():
        value = value_of_best_section_hero_can_open(model.paragraphs[paragraph], worth, requirements_met)
        if value is not None:
            total += times * value
            readings += times
    return total / readings if readings else None


def value_of_best_section_hero_can_open(
    sections: Mapping[str, Gains], worth: HeroValuation, requirements_met: frozenset[str]
) -> float | None:
    """The value of the best section of a paragraph that the hero can open."""
    best = None
    for section, gains in sections.items():
        if gains.times >= FEW and not requirements_in_section_id(section).isdisjoint(requirements_met):
            value = value_of_gains(gains, worth)
            if best is None or value > best:
                best = value
    return best


def learned_value_of_section(
    read_counts: Mapping[int, int],
    model: SageModel,
    section: str,
    worth: HeroValuation,
    headings: tuple[str, ...] = (),
) -> float | None:
    """The value of a section of the paragraph with these headings, else in all that have it."""
    total = readings = 0.0
    for paragraph, times in read_counts.items():
        sections = model.paragraphs[paragraph]
        gains = sections.get(section)
        if gains is None or not gains.times:
            continue
        value = value_of_gains(gains, worth)
        if headings and tuple(sections) == headings:
            return value
        total += times * value
        readings += times
    return total / readings if readings else None
