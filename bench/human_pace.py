"""Runs as many tables at human pace as one core should serve: `python bench/human_pace.py`.

It is part of `make soak`, and fails if the 99th percentile of latency is too high. Server and load generator
get a higher priority if the system allows it.
"""

import os
import shutil
import sys
from argparse import ArgumentParser
from contextlib import suppress

from peers import Unavailable, install_boardgame_io
from processes import BenchFailed
from servers import running_server

TABLES = {"dice": 1_000, "nights": 800}
PACE = 3.0  # mean seconds between two choices at a table
SECONDS = 60.0
MOST = 100.0  # milliseconds until both players have a choice (99th percentile)


def measure_and_print_latency(node: str, game: str, tables: int, seconds: float) -> float:
    """Prints the figures of a game; returns the 99th percentile of latency in milliseconds."""
    with running_server("serai", game, node) as server:
        server.open_tables(tables)
        server.play(2 * PACE, PACE)
        found = server.play(seconds, PACE)
    print(
        f"{game}: {tables:,} tables, {found.rate:.0f} choices a second; "
        f"p50 {found.p50_ms:.1f} ms, p99 {found.p99_ms:.1f} ms, worst {found.worst_ms:.0f} ms; "
        f"{found.server_cpu:.0%} of a core; load average {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    return found.p99_ms


def main() -> None:
    parser = ArgumentParser(description="Measure the house at the pace of people.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for each game ({SECONDS:g})")
    parser.add_argument("--games", nargs="+", choices=TABLES, default=[*TABLES], help="which games")
    asked = parser.parse_args()
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, -10)
    try:
        install_boardgame_io()  # the load generator needs its packages
        node = shutil.which("node") or ""
        slowest = max(
            measure_and_print_latency(node, game, TABLES[game], asked.seconds) for game in asked.games
        )
    except (BenchFailed, Unavailable) as failure:
        sys.exit(f"The house could not be measured: {failure}.")
    if slowest >= MOST:
        sys.exit(f"One choice in a hundred took more than {slowest:.0f} ms; {MOST:.0f} ms are too many.")


if __name__ == "__main__":
    main()
