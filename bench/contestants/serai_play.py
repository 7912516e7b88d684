"""Random play of King of Dice on Serai's table; one measured round, printed as JSON."""

import json
import sys

from serai.bots.bench import measure_random_play

# About as many games as the other contestants play in their time; this script counts games instead of
# seconds.
GAMES_A_SECOND = 1200

if __name__ == "__main__":
    games = max(1, round(GAMES_A_SECOND * float(sys.argv[1])))
    play = measure_random_play("dice", rounds=1, games=games)
    print(
        json.dumps(
            {
                "decisions": play.decisions,
                # The table takes a single option automatically, so every question has several.
                "with_choice": play.decisions,
                "games": play.games,
                "seconds": play.decisions / play.decisions_per_second,
            }
        )
    )
