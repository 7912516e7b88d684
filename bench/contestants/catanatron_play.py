"""Random play of Catan on catanatron, two players; a tick is a player's decision, as its own API says."""

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from rounds import measure_and_print_json


def play_random_game_and_count_decisions(number: int) -> tuple[int, int]:
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=number + 1)  # 0 would be no seed
    made = chosen = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        chosen += len(game.state.playable_actions) > 1
        game.play_tick()
        made += 1
    return made, chosen


if __name__ == "__main__":
    measure_and_print_json(play_random_game_and_count_decisions)
