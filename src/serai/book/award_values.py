"""Estimates what awards are worth, so that authors can compare reactions and matrices.

The unit is a point: one point of destiny or story, or one level of wealth or skill. The values compare tales
with each other; they do not predict who wins.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from statistics import fmean

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import Award
from serai.book.draft import Draft
from serai.book.pack_awards import source_tales_or_any
from serai.book.statuses import STATUS_TABLE
from serai.book.tales import Paragraph
from serai.book.vocabulary import MATRICES

DIE_FACES = 6
DEATH = -5.0
TREASURE = 1.5
ONE_USE = ONE_TURN = 0.5
STATUS_VALUE: Mapping[str, float] = {status.id: status.award_value for status in STATUS_TABLE}
"""The value of each status in points, by its rule (N10)."""


class MeanAwardValues(Struct, frozen=True):
    """The mean value by matrix, by reaction, and by reaction within each matrix."""

    matrices: dict[str, float]
    reactions: dict[str, float]
    cells: dict[str, dict[str, float]]


def mean_award_values_by_reaction(draft: Draft) -> MeanAwardValues:
    """The mean value of each reaction. A cell counts its base and both neighbours, as the destiny die
    does.
    """
    values_by_paragraph = {
        f"{tale.id}#{paragraph.id}": paragraph_value(paragraph)
        for tale in source_tales_or_any(draft)
        for paragraph in tale.all_paragraphs
    }
    ids = draft.paragraph_ids_by_strip()
    values: dict[tuple[str, str], list[float]] = defaultdict(list)
    for letter, matrix in draft.matrices.items():
        for row in matrix.rows.values():
            for reaction, cell in zip(MATRICES[letter], row.cells, strict=False):
                near = [one for target in cell for one in target.base_and_neighbour_paragraphs(ids)]
                if near:
                    values[letter, reaction].append(fmean(values_by_paragraph[one] for one in near))
    cells: dict[str, dict[str, float]] = defaultdict(dict)
    by_matrix: dict[str, list[float]] = defaultdict(list)
    by_reaction: dict[str, list[float]] = defaultdict(list)
    for (letter, reaction), found in values.items():
        cells[letter][reaction] = fmean(found)
        by_matrix[letter] += found
        by_reaction[reaction] += found
    return MeanAwardValues(_mean_per_key(by_matrix), _mean_per_key(by_reaction), dict(sorted(cells.items())))


def _mean_per_key(values: Mapping[str, list[float]]) -> dict[str, float]:
    return {name: fmean(values[name]) for name in sorted(values)}


def paragraph_value(paragraph: Paragraph) -> float:
    """The mean over the sections of a paragraph, each weighted equally."""
    lines = [section.award for section in paragraph.sections] or [paragraph.award]
    return fmean(awards_value(line.awards if line else ()) for line in lines)


def awards_value(awards: Iterable[Award]) -> float:
    return sum((award_value(award) for award in awards), 0.0)


def award_value(award: Award) -> float:
    """The value of one award. Players are assumed to choose the better of two; awards that lead elsewhere
    count as zero.
    """
    match award:
        case word.Points(amount=amount) | word.Wealth(amount=amount):
            return amount
        case word.Skill(master=master):
            return 2 if master else 1
        case word.SkillOfChoice() | word.LoseStatusOfChoice() | word.OpportunityToEnter():
            return 1
        case word.SkillForOneUse():
            return ONE_USE
        case word.LoseSkill():
            return -1
        case word.Status(status=status):
            return STATUS_VALUE.get(status, 0)
        case word.StatusForOneTurn(status=status):
            return STATUS_VALUE.get(status, 0) * ONE_TURN
        case word.LoseStatus(status=status, may=may):
            return max(0.0, -STATUS_VALUE.get(status, 0)) if may else -STATUS_VALUE.get(status, 0)
        case word.Treasure():
            return TREASURE
        case word.LoseTreasure():
            return -TREASURE
        case word.Choose(first=first, second=second) | word.Offer(accept=first, refuse=second):
            return max(awards_value(first), awards_value(second))
        case word.Roll():
            return _roll_value(award)
        case word.Trade(give=give, take=take):
            return max(0, take.amount - give.amount)
        case word.Death():
            return DEATH
        case _:
            return 0


def _roll_value(roll: word.Roll) -> float:
    """The mean over the faces of the die, without skill bonuses."""
    total = 0.0
    for face in range(1, DIE_FACES + 1):
        for band in roll.bands:
            if band.low <= face and (band.high is None or face <= band.high):
                total += awards_value(band.awards)
    return total / DIE_FACES
