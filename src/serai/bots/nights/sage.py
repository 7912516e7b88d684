"""The sage plays as the traveller does, and knows from many games what reactions tend to bring."""

from serai.bots.nights.judgement import answer
from serai.bots.nights.lore import lore_of
from serai.bots.nights.mind import Mind
from serai.games.nights.board import Board
from serai.table import View
from serai.table.chance import Stream


def choose(view: View[Board], chance: Stream) -> str:
    return answer(Mind(view, chance, lore_of(view.board.pack)))
