"""Random play of a dice game on OpenSpiel through its Python API: `openspiel_play.py SECONDS pig|yacht`.

The engine is C++. The caller draws the dice, which counts toward the time but not the decisions.
"""

import sys
from collections.abc import Callable
from random import Random

import pyspiel
from rounds import PlayOne, measure_and_print_json

FIVE_DICE = 31  # in yacht, an action up to this says which dice are rolled again, one bit each


def draw_outcome_of_pig(state: pyspiel.State, _last: int, chance: float) -> int:
    outcomes = state.chance_outcomes()  # a die: all equally likely
    return outcomes[int(chance * len(outcomes))][0]


def draw_outcome_of_yacht(_state: pyspiel.State, last: int, chance: float) -> int:
    """Draws by number, because listing all outcomes, up to 7,776 per roll, would dominate the time."""
    return int(chance * 6 ** (last if last <= FIVE_DICE else FIVE_DICE).bit_count())


def make_random_player(name: str, draw: Callable[[pyspiel.State, int, float], int]) -> PlayOne:
    game = pyspiel.load_game(name)

    def play(number: int) -> tuple[int, int]:
        below = Random(number).random
        state = game.new_initial_state()
        made = chosen = 0
        last = FIVE_DICE
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(state, last, below()))
            else:
                options = state.legal_actions()
                last = options[int(below() * len(options))]
                state.apply_action(last)
                made += 1
                chosen += len(options) > 1
        return made, chosen

    return play


if __name__ == "__main__":
    game = sys.argv[2]
    measure_and_print_json(
        make_random_player(game, {"pig": draw_outcome_of_pig, "yacht": draw_outcome_of_yacht}[game])
    )
