"""The king plays the exact best turn, by a linear evaluation with weights learned in self-play.

It computes in whole numbers, so that positions compare the same on every CPU: features in sixtieths, which
can be divided by two to five players, and weights in hundredths of a point.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul

import msgspec
from msgspec import Struct

from serai.games.dice.bots.planning import choose_best_option
from serai.games.dice.bots.successors import Successor
from serai.games.dice.cards import FAIRIES
from serai.games.dice.state import Board
from serai.table import View
from serai.table.chance import Stream

SHARES = 60
HUNDREDTHS = 100

VICTORY = 10
"""The value of winning in addition to the lead, during learning. Losing costs as much."""

CERTAINTY = 2
"""The factor for finished games: the king neither gives up nor plays on when it could win."""

FEATURES = (
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


class KingWeights(Struct, frozen=True):
    """The weight of each feature, and how it was learned."""

    made: str
    values: dict[str, float]


def choose(view: View[Board], chance: Stream) -> str:  # noqa: ARG001 (deterministic)
    return choose_best_option(estimate_final_leads, view)


def estimate_final_leads(successors: Sequence[Successor]) -> list[int]:
    """The expected lead and victory at the end of the game, in hundredths of a sixtieth of a point."""
    return _shipped_evaluator()(successors)


class LinearEvaluator(Struct, frozen=True):
    """The weight of each feature, in hundredths of a point."""

    weights: tuple[int, ...]

    def __call__(self, successors: Sequence[Successor]) -> list[int]:
        return [
            evaluate_final_position(successor)
            if successor.over
            else sum(map(mul, self.weights, features_of_position(successor)))
            for successor in successors
        ]


@cache
def _shipped_evaluator() -> LinearEvaluator:
    text = files("serai.games.dice.bots").joinpath("king.json").read_bytes()
    values = msgspec.json.decode(text, type=KingWeights).values
    return LinearEvaluator(tuple(round(HUNDREDTHS * values[feature]) for feature in FEATURES))


def evaluate_final_position(successor: Successor) -> int:
    mine, *others = successor.stack_summaries
    lead = mine.score - max(other.score for other in others)
    return (
        CERTAINTY * HUNDREDTHS * (SHARES * lead + value_of_victory(successor.victory_share_of_first_seat()))
    )


def value_of_victory(victory_share: float) -> int:
    """The value of a share of the victory in addition to the lead, in sixtieths of a point."""
    return VICTORY * (2 * round(SHARES * victory_share) - SHARES)


def features_of_position(successor: Successor) -> tuple[int, ...]:
    """The features of a position, in sixtieths and in the order of `FEATURES`."""
    mine, *others = successor.stack_summaries
    scores = [other.score for other in others]
    to_come = len(FAIRIES & successor.unseen) + len(FAIRIES.intersection(successor.row))
    share = to_come * (SHARES // len(successor.stack_summaries))
    return (
        SHARES * (mine.score - max(scores)),
        SHARES * mine.score - sum(scores) * (SHARES // len(scores)),
        SHARES * mine.elf,
        SHARES * others[0].elf,
        share * mine.fairies,
        share * max(other.fairies for other in others),
        SHARES * successor.again,
        SHARES,
        SHARES * (len(others) - 1),
    )
