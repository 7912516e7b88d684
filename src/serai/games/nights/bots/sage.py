"""The sage plays as the traveller does, and knows from many games what reactions tend to bring."""

from serai.games.nights.board import Board
from serai.games.nights.bots.judgement import answer
from serai.games.nights.bots.lore import lore_of
from serai.games.nights.bots.mind import Mind
from serai.table import View
from serai.table.chance import Stream


def choose(view: View[Board], chance: Stream) -> str:
    return answer(Mind(view, chance, lore_of(view.board.pack)))
