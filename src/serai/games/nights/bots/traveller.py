"""The traveller plays sensibly, by the map, the cards and common sense."""

from serai.games.nights.board import Board
from serai.games.nights.bots.judgement import answer
from serai.games.nights.bots.mind import Mind
from serai.table import View
from serai.table.chance import Stream


def choose(view: View[Board], chance: Stream) -> str:
    return answer(Mind(view, chance, None))
