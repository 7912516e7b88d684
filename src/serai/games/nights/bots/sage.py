"""The sage plays like the traveller, with a model of what reactions bring, learned from many games."""

from serai.games.nights.board import Board
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.policy import choose_option
from serai.games.nights.bots.sage_model import find_model_for_pack
from serai.table import View
from serai.table.chance import Stream


def choose(view: View[Board], chance: Stream) -> str:
    return choose_option(DecisionContext(view, chance, find_model_for_pack(view.board.pack)))
