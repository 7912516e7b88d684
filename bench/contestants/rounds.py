"""Common code of the Python contestants: plays whole games until the time is up, and prints JSON."""

import json
import sys
from collections.abc import Callable
from time import perf_counter

# Plays the game with this number; returns the number of decisions, and of those with several options.
PlayOne = Callable[[int], tuple[int, int]]


def play_games_for_seconds(seconds: float, play_one: PlayOne) -> dict[str, float]:
    decisions = with_choice = games = 0
    took = 0.0
    start = perf_counter()
    while took < seconds:
        made, chosen = play_one(games)
        decisions += made
        with_choice += chosen
        games += 1
        took = perf_counter() - start
    return {"decisions": decisions, "with_choice": with_choice, "games": games, "seconds": took}


def measure_and_print_json(play_one: PlayOne) -> None:
    """Measures for the seconds given on the command line."""
    seconds = float(sys.argv[1])
    play_games_for_seconds(seconds / 4, play_one)  # fill the caches first
    print(json.dumps(play_games_for_seconds(seconds, play_one)))
