"""Rejecting an award (Determined) or rerolling for it (Respected) after it was read (N10.6, N10.21, N10.30).

This affects only the award just read; awards accepted earlier are kept.
"""

from serai.book.awards import Award, GoTo
from serai.games.nights.base_game import NightsGame
from serai.games.nights.decision_subject import Subject
from serai.games.nights.effects.protection import can_reject_or_reroll_award
from serai.games.nights.state import Hero
from serai.table import Decision, Turn


class AwardRejected(Exception):
    """A determined hero rejects the award and reacts differently."""


class AwardRerolled(Exception):
    """The die that led to the award is rolled again for a respected hero."""


def is_only_jump_to_paragraph(awards: tuple[Award, ...]) -> bool:
    return len(awards) == 1 and type(awards[0]) is GoTo


def offer_reject_or_reroll(game: NightsGame, hero: Hero, awards: tuple[Award, ...]) -> Turn:
    """Asks after an award was read, unless it only continues at another paragraph."""
    encounter = game.turn_memory.encounter
    if is_only_jump_to_paragraph(awards):
        return
    by_die, encounter.by_die = encounter.by_die, False  # no die led to what follows, unless another is rolled
    offers = ["accept"]
    if (
        not encounter.rejected
        and can_reject_or_reroll_award(game, hero, "reject")
        and encounter.other_reactions()
    ):
        offers.append("reject")
    if by_die and not encounter.rerolled and can_reject_or_reroll_award(game, hero, "reroll"):
        offers.append("reroll")
    if len(offers) == 1:
        return
    subject = Subject(encounter=encounter.reacting, award=awards)
    match (yield Decision(hero.seat, "award", tuple(offers), subject)):
        case "reject":
            encounter.rejected = True
            game.log.tell("rejected", seat=hero.seat)
            raise AwardRejected
        case "reroll":
            encounter.rerolled = True
            game.log.tell("rerolled", seat=hero.seat)
            raise AwardRerolled
        case _:
            pass
