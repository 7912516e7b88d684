"""What a section's award line promises, at any depth, and the events that prove that it was carried out."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import Award
from serai.book.statuses import TABLE

Line = tuple[Award, ...]
# The events of which one is told where an award does anything. What is withheld is not carried out.
PROOFS: dict[type[Award], frozenset[str]] = {
    word.Wealth: frozenset({"wealth"}),
    word.Skill: frozenset({"skill-gained"}),
    word.SkillOfChoice: frozenset({"skill-gained"}),
    word.SkillForOneUse: frozenset({"skill-for-one-use"}),
    word.LoseSkill: frozenset({"skill-lost"}),
    word.Status: frozenset({"status-gained"}),
    word.StatusForOneTurn: frozenset({"status-gained"}),
    word.LoseStatus: frozenset({"status-lost"}),
    word.LoseStatusOfChoice: frozenset({"status-lost"}),
    word.Treasure: frozenset({"treasure-gained"}),
    word.LoseTreasure: frozenset({"treasure-lost"}),
    word.Token: frozenset({"token-gained"}),
    word.LoseToken: frozenset({"token-lost"}),
    word.OpportunityToEnter: frozenset({"destination"}),
    word.MoveTo: frozenset({"moved"}),
    word.PlacedByAnother: frozenset({"moved"}),
    word.Trade: frozenset({"destiny-lost", "story-lost"}),
    word.Choose: frozenset({"chose"}),
    word.GoTo: frozenset({"read"}),
    word.Encounter: frozenset({"reacted"}),
    word.Roll: frozenset({"band"}),
    word.Offer: frozenset({"answered"}),
    word.ForAnother: frozenset({"named"}),
    word.Death: frozenset({"died"}),
}
POINTS_GAINED = frozenset({"destiny-gained", "story-gained", "passed-on"})
POINTS_LOST = frozenset({"destiny-lost", "story-lost"})
# Statuses of which a repeat does something (N10.19, N10.24).
_REPEATS = {"arrests": frozenset({"status-held"}), "ends": frozenset({"status-lost"})}
REPEATED = {status.id: _REPEATS[status.repeat] for status in TABLE if status.repeat}


class Obligation(Struct, frozen=True):
    """An award in its line; the line is the section's own, or one of a branch."""

    line: Line
    at: int

    @property
    def award(self) -> Award:
        return self.line[self.at]


def obligations(line: Line) -> Iterator[Obligation]:
    """Every award of a line, and of the branches in it."""
    for at, award in enumerate(line):
        yield Obligation(line, at)
        for branch in branches(award):
            yield from obligations(branch)


def branches(award: Award) -> Sequence[Line]:
    match award:
        case word.Choose(first, second):
            return first, second
        case word.Offer(accept, refuse):
            return accept, refuse
        case word.ForAnother(_, awards):
            return (awards,)
        case word.Roll(bands):
            return [band.awards for band in bands]
        case _:
            return ()


def holds(line: Line, wanted: Line) -> bool:
    """Whether a line is the wanted one, or has it in a branch."""
    return line is wanted or any(holds(branch, wanted) for award in line for branch in branches(award))


def is_proved(award: Award, told: frozenset[str]) -> bool:
    """Whether the keys of what was told show that an award did something."""
    if isinstance(award, word.Nothing):
        return True
    if isinstance(award, word.Points):
        return not told.isdisjoint(POINTS_GAINED if award.amount > 0 else POINTS_LOST)
    proofs = PROOFS[type(award)]
    if isinstance(award, word.Status):
        proofs |= REPEATED.get(award.status, proofs)
    return not told.isdisjoint(proofs)
