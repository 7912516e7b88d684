"""Benchmark of a round of the Nights: how many clicks and seconds it takes the player.

`python bench/rounds_bench.py` runs only this; `--json` prints every round.
"""

import shutil
import subprocess
import sys
from argparse import ArgumentParser

import msgspec

from figures import RoundFigures
from peers import HERE, Unavailable
from processes import ENVIRONMENT, BenchFailed
from report import chart_as_lines, rounds_chart

WEB = HERE.parent / "web"
PATIENCE = 7200  # seconds for all of it
SEEDS = 30
ROUNDS = 2  # per seed


def measure_rounds(seeds: int = SEEDS, rounds: int = ROUNDS) -> RoundFigures:
    node = shutil.which("node")
    if node is None or not (WEB / "dist" / "index.html").exists():
        raise Unavailable("the client has not been built: `make web`")
    command = (node, "tools/measure-rounds.js", "1", str(seeds), str(rounds))
    try:
        done = subprocess.run(
            command, cwd=WEB, capture_output=True, text=True, timeout=PATIENCE, env=ENVIRONMENT
        )
    except subprocess.TimeoutExpired:
        raise BenchFailed(f"the rounds took more than {PATIENCE} s") from None
    if done.returncode:
        raise Unavailable(done.stderr.strip().splitlines()[-1] if done.stderr else "the rounds failed")
    return msgspec.json.decode(done.stdout, type=RoundFigures)


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
