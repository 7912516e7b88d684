"""The wanderer chooses at random, but always declares victory."""

from serai.games.nights.board import Board
from serai.table import Refused, View
from serai.table.chance import Stream


def choose(view: View[Board], chance: Stream) -> str:
    if view.decision is None:
        raise Refused("refused-nothing-to-choose")
    options = view.decision.options
    if view.decision.kind == "declare":
        return options[0]
    return options[chance.below(len(options))]
