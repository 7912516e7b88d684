"""The emperor plays the exact best turn of King of Dice by its chance to win, learned in self-play."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec
import numpy as np
from msgspec import Struct

from serai.games.dice.bots import king
from serai.games.dice.bots.features import features, next_to_play
from serai.games.dice.bots.network import CERTAIN, Judge, Written, judge, read
from serai.games.dice.bots.planning import choose_by
from serai.games.dice.bots.prospects import Prospect
from serai.games.dice.state import Board
from serai.table import View
from serai.table.chance import Stream


def known() -> dict[int, Written]:
    """The networks it has learned, by the number of seats."""
    text = files("serai.games.dice.bots").joinpath("emperor.json").read_bytes()
    return msgspec.json.decode(text, type=dict[int, Written])


def choose(view: View[Board], chance: Stream) -> str:  # noqa: ARG001 (the emperor never guesses)
    return choose_by(worth, view)


def worth(prospects: Sequence[Prospect]) -> list[int]:
    """The chance of the first seat to win; of a game that is over, its share of the victory.

    Both out of `CERTAIN`. Where it has not learned to play with so many, it judges as the king does.
    """
    return _values().get(len(prospects[0].standings), king.worth)(prospects)


class Values(Struct, frozen=True, eq=False):
    """What positions are worth by a network."""

    judge: Judge

    def __call__(self, prospects: Sequence[Prospect]) -> list[int]:
        open_ones = [prospect for prospect in prospects if not prospect.over]
        if not open_ones:
            return [_share(prospect) for prospect in prospects]
        chances = self.judge.chances(np.array([features(prospect) for prospect in open_ones])).tolist()
        found = iter(
            # The first seat is the next player itself, or sits before it: then it is the last of all.
            [
                int(of_seats[-next_to_play(prospect)])
                for prospect, of_seats in zip(open_ones, chances, strict=True)
            ]
        )
        return [_share(prospect) if prospect.over else next(found) for prospect in prospects]


def _share(prospect: Prospect) -> int:
    return round(CERTAIN * prospect.won())


@cache
def _values() -> dict[int, Values]:
    return {seats: Values(judge(read(written))) for seats, written in known().items()}
