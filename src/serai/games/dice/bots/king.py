"""The king plays the exact best turn of King of Dice by what things are worth, as it learned in self-play.

It counts in whole numbers, so that positions compare the same on every CPU: measures in sixtieths, which two
to five players can share, and what a unit of each is worth in hundredths of a point.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul

import msgspec
from msgspec import Struct

from serai.games.dice.bots.planning import choose_by
from serai.games.dice.bots.prospects import Prospect
from serai.games.dice.cards import FAIRIES
from serai.games.dice.state import Board
from serai.table import View
from serai.table.chance import Stream

SHARES = 60
HUNDREDTHS = 100

VICTORY = 10
"""What winning is worth beside the points of the lead, while values are learned; losing costs as much."""

CERTAINTY = 2
"""How much more an end counts than a likely one: a king neither gives up nor plays on where it could win."""

MEASURES = (
    "lead over the best",
    "lead over the mean",
    "elf on top",
    "elf on top of the next stack",
    "fairies to come for each fairy",
    "fairies to come for each fairy of the others",
    "another turn",
    "the game goes on",
    "it goes on with each player beyond two",
)


class KingValues(Struct, frozen=True):
    """What one unit of each measure is worth, and how that was found out."""

    made: str
    values: dict[str, float]


def choose(view: View[Board], chance: Stream) -> str:  # noqa: ARG001 (the king never guesses)
    return choose_by(worth, view)


def worth(prospects: Sequence[Prospect]) -> list[int]:
    """The lead at the end of the game, and victory: in hundredths of a sixtieth of a point."""
    return _values()(prospects)


class Values(Struct, frozen=True):
    """What one unit of each measure is worth, in hundredths of a point."""

    of_measures: tuple[int, ...]

    def __call__(self, prospects: Sequence[Prospect]) -> list[int]:
        return [
            worth_at_the_end(prospect)
            if prospect.over
            else sum(map(mul, self.of_measures, measures(prospect)))
            for prospect in prospects
        ]


@cache
def _values() -> Values:
    text = files("serai.games.dice.bots").joinpath("king.json").read_bytes()
    values = msgspec.json.decode(text, type=KingValues).values
    return Values(tuple(round(HUNDREDTHS * values[measure]) for measure in MEASURES))


def worth_at_the_end(prospect: Prospect) -> int:
    mine, *others = prospect.standings
    lead = mine.score - max(other.score for other in others)
    return CERTAINTY * HUNDREDTHS * (SHARES * lead + victory(prospect.won()))


def victory(won: float) -> int:
    """What a share of the victory counts beside the lead, in sixtieths of a point."""
    return VICTORY * (2 * round(SHARES * won) - SHARES)


def measures(prospect: Prospect) -> tuple[int, ...]:
    """What the king sees in a position, in sixtieths and in the order of `MEASURES`."""
    mine, *others = prospect.standings
    scores = [other.score for other in others]
    to_come = len(FAIRIES & prospect.unseen) + len(FAIRIES.intersection(prospect.row))
    share = to_come * (SHARES // len(prospect.standings))
    return (
        SHARES * (mine.score - max(scores)),
        SHARES * mine.score - sum(scores) * (SHARES // len(scores)),
        SHARES * mine.elf,
        SHARES * others[0].elf,
        share * mine.fairies,
        share * max(other.fairies for other in others),
        SHARES * prospect.again,
        SHARES,
        SHARES * (len(others) - 1),
    )
