"""Benchmark of a round of the Nights: how many clicks and seconds it takes the player.

`python bench/rounds_bench.py` runs only this; `--json` prints every round.
"""

import sys
from argparse import ArgumentParser

import msgspec

from figures import RoundFigures
from peers import Unavailable
from processes import BenchFailed, run_client_tool
from report import chart_as_lines, rounds_chart

PATIENCE = 7200  # seconds for all of it
SEEDS = 30
ROUNDS = 2  # per seed


def measure_rounds(seeds: int = SEEDS, rounds: int = ROUNDS) -> RoundFigures:
    return run_client_tool(
        "measure-rounds.js", "1", str(seeds), str(rounds), kind=RoundFigures, patience=PATIENCE
    )


def main() -> None:
    parser = ArgumentParser(description="Count the clicks and seconds of rounds of the Nights.")
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"seeds 1 to this ({SEEDS})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of each seed ({ROUNDS})")
    parser.add_argument("--json", action="store_true", help="print every round as JSON")
    asked = parser.parse_args()
    try:
        figures = measure_rounds(asked.seeds, asked.rounds)
    except (BenchFailed, Unavailable) as failure:
        sys.exit(f"The rounds could not be measured: {failure}.")
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
    else:
        print(chart_as_lines(rounds_chart(figures)))


if __name__ == "__main__":
    main()
