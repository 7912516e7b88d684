"""The awards in a section's award line, at any depth, and the events that prove they were applied."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from serai.book import awards as word
from serai.book.awards import Award
from serai.book.statuses import STATUS_TABLE
from serai.games.nights.decision_subject import Awards

# An award is applied if one of these events is logged. A withheld award does not count.
PROOF_EVENTS: dict[type[Award], frozenset[str]] = {
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
    word.MoveTo: frozenset({"moved", "already-there"}),
    word.PlacedByAnother: frozenset({"moved", "already-there"}),
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
# Statuses that have an effect when gained again (N10.19, N10.24).
_REPEATS = {"arrests": frozenset({"status-held"}), "ends": frozenset({"status-lost"})}
REPEATED = {status.id: _REPEATS[status.repeat] for status in STATUS_TABLE if status.repeat}


class ExpectedAward(Struct, frozen=True):
    """An award in its line: the section's own line, or that of a branch."""

    line: Awards
    at: int

    @property
    def award(self) -> Award:
        return self.line[self.at]


def expected_awards(line: Awards) -> Iterator[ExpectedAward]:
    """Every award of a line and of its branches."""
    for at, award in enumerate(line):
        yield ExpectedAward(line, at)
        for branch in branches_of_award(award):
            yield from expected_awards(branch)


def branches_of_award(award: Award) -> Sequence[Awards]:
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


def leads_to_award_line(line: Awards, wanted_line: Awards) -> bool:
    """Whether a line is the wanted one itself (not an equal one) or has it in a branch."""
    return line is wanted_line or any(
        leads_to_award_line(branch, wanted_line) for award in line for branch in branches_of_award(award)
    )


def is_proven_by_events(award: Award, event_keys: frozenset[str]) -> bool:
    """Whether the keys of the logged events prove that the award was applied."""
    if isinstance(award, word.Nothing):
        return True
    if isinstance(award, word.Points):
        return not event_keys.isdisjoint(POINTS_GAINED if award.amount > 0 else POINTS_LOST)
    proofs = PROOF_EVENTS[type(award)]
    if isinstance(award, word.Status):
        proofs |= REPEATED.get(award.status, proofs)
    return not event_keys.isdisjoint(proofs)
