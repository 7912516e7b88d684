"""An award has been heard: what Determined and Respected make of it (N10.6, N10.21, N10.30).

What was accepted before stays: only the award just heard is rejected, or rolled for again.
"""

from serai.book.awards import Award, GoTo
from serai.games.nights.effects.guarding import may
from serai.games.nights.play import Play
from serai.games.nights.state import Hero
from serai.games.nights.subjects import Subject
from serai.table import Decision, Turn


class Rejected(Exception):
    """A determined hero rejects the award and reacts differently."""


class RolledAgain(Exception):
    """The die that led to the award is rolled again for a respected hero."""


def only_reads_on(awards: tuple[Award, ...]) -> bool:
    return len(awards) == 1 and type(awards[0]) is GoTo


def consider(play: Play, hero: Hero, awards: tuple[Award, ...]) -> Turn:
    """Asks once an award is heard; where it says only to read on, nothing has been heard yet."""
    encounter = play.notes.encounter
    if only_reads_on(awards):
        return
    by_die, encounter.by_die = encounter.by_die, False  # no die leads to what follows, unless one is rolled
    offers = ["accept"]
    if encounter.other_reactions and not encounter.rejected and may(play, hero, "reject"):
        offers.append("reject")
    if by_die and not encounter.rerolled and may(play, hero, "reroll"):
        offers.append("reroll")
    if len(offers) == 1:
        return
    subject = Subject(encounter=encounter.reacting, award=awards)
    match (yield Decision(hero.seat, "award", tuple(offers), subject)):
        case "reject":
            encounter.rejected = True
            play.log.tell("rejected", seat=hero.seat)
            raise Rejected
        case "reroll":
            encounter.rerolled = True
            play.log.tell("rerolled", seat=hero.seat)
            raise RolledAgain
        case _:
            pass
