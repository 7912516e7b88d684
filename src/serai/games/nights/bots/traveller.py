"""The traveller plays by rules of thumb about the map and the cards."""

from serai.games.nights.board import Board
from serai.games.nights.bots.decision_context import DecisionContext
from serai.games.nights.bots.policy import choose_option
from serai.table import View
from serai.table.chance import Stream


def choose(view: View[Board], chance: Stream) -> str:
    return choose_option(DecisionContext(view, chance, None))
