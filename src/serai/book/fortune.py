"""Fortune: what awards are worth, so that reactions and matrices can be compared.

The scale is that of points: a point of destiny or story, a level of wealth or skill is worth one. It compares
tales with each other and says nothing of who wins.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from statistics import fmean

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import Award
from serai.book.draft import Draft
from serai.book.statuses import TABLE
from serai.book.tales import Paragraph
from serai.book.vocabulary import MATRICES
from serai.book.walk import source_tales

DIE_FACES = 6
DEATH = -5.0
TREASURE = 1.5
ONE_USE = ONE_TURN = 0.5
STATUS_WORTH: Mapping[str, float] = {status.id: status.fortune for status in TABLE}
"""What a status brings by its rule (N10), in points."""


class Fortunes(Struct, frozen=True):
    """The mean fortune of each matrix, of each reaction, and of each reaction in each matrix."""

    matrices: dict[str, float]
    reactions: dict[str, float]
    cells: dict[str, dict[str, float]]


def fortunes(draft: Draft) -> Fortunes:
    """What each reaction brings; a cell counts its base and both its neighbours, as the destiny die does."""
    worth = {
        f"{tale.id}#{paragraph.id}": paragraph_value(paragraph)
        for tale in source_tales(draft)
        for paragraph in tale.every_paragraph
    }
    ids = draft.paragraph_ids()
    values: dict[tuple[str, str], list[float]] = defaultdict(list)
    for letter, matrix in draft.matrices.items():
        for row in matrix.rows.values():
            for reaction, target in zip(MATRICES[letter], row.targets, strict=False):
                order = ids.get(target.strip, []) if target else []
                if target is None or target.paragraph not in order:
                    continue
                at = order.index(target.paragraph)
                near = order[max(0, at - 1) : at + 2]
                values[letter, reaction].append(fmean(worth[f"{target.strip}#{one}"] for one in near))
    cells: dict[str, dict[str, float]] = defaultdict(dict)
    by_matrix: dict[str, list[float]] = defaultdict(list)
    by_reaction: dict[str, list[float]] = defaultdict(list)
    for (letter, reaction), found in values.items():
        cells[letter][reaction] = fmean(found)
        by_matrix[letter] += found
        by_reaction[reaction] += found
    return Fortunes(_means(by_matrix), _means(by_reaction), dict(sorted(cells.items())))


def _means(values: Mapping[str, list[float]]) -> dict[str, float]:
    return {name: fmean(values[name]) for name in sorted(values)}


def paragraph_value(paragraph: Paragraph) -> float:
    """The mean over its sections, as if each were opened as often as the others."""
    lines = [section.award for section in paragraph.sections] or [paragraph.award]
    return fmean(awards_value(line.awards if line else ()) for line in lines)


def awards_value(awards: Iterable[Award]) -> float:
    """What a list of awards is worth."""
    return sum((award_value(award) for award in awards), 0.0)


def award_value(award: Award) -> float:
    """What one award is worth. Players take the better of two; what leads elsewhere is worth nothing yet."""
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
            return STATUS_WORTH.get(status, 0)
        case word.StatusForOneTurn(status=status):
            return STATUS_WORTH.get(status, 0) * ONE_TURN
        case word.LoseStatus(status=status, may=may):
            return max(0.0, -STATUS_WORTH.get(status, 0)) if may else -STATUS_WORTH.get(status, 0)
        case word.Treasure():
            return TREASURE
        case word.LoseTreasure():
            return -TREASURE
        case word.Choose(first=first, second=second) | word.Offer(accept=first, refuse=second):
            return max(awards_value(first), awards_value(second))
        case word.Roll():
            return _roll(award)
        case word.Trade(give=give, take=take):
            return max(0, take.amount - give.amount)
        case word.Death():
            return DEATH
        case _:
            return 0


def _roll(roll: word.Roll) -> float:
    """The mean over the faces of a die, without the bonuses of skills."""
    total = 0.0
    for face in range(1, DIE_FACES + 1):
        for band in roll.bands:
            if band.low <= face and (band.high is None or face <= band.high):
                total += awards_value(band.awards)
    return total / DIE_FACES
