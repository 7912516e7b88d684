"""Compares the server's own garbage collection with Python's: `python bench/gc_bench.py`.

One server runs tables of the Nights at human pace and switches between the two. The collector's CPU time does
not depend on other work on the machine.
"""

import os
import shutil
import sys
from argparse import ArgumentParser

from human_pace import PACE, TABLES
from peers import Unavailable, install_boardgame_io
from processes import BenchFailed
from servers import running_server

ROUNDS = 3
SECONDS = 40.0


def measure_and_print_stalls(node: str, tables: int, pace: float, rounds: int, seconds: float) -> None:
    with running_server("serai", "nights", node) as server:
        server.open_tables(tables)
        server.play(2 * pace, pace)
        for number in range(2 * rounds):
            way = ("house", "python")[number % 2]
            server.collect_garbage(way)
            found = server.play(seconds, pace)
            stalled = server.collect_garbage(way)
            print(
                f"{way}: {found.rate:.0f} choices a second; "
                f"p50 {found.p50_ms:.1f} ms, p99 {found.p99_ms:.1f} ms, worst {found.worst_ms:.0f} ms; "
                f"the loop stood still for {stalled.loop_worst_ms:.0f} ms at most; the collector looked "
                f"{stalled.collector_looks} times, for {stalled.collector_ms / seconds:.2f} ms of processor "
                f"time a second and {stalled.collector_worst_ms:.1f} ms at once; "
                f"load average {os.getloadavg()[0]:.1f}",
                flush=True,
            )


def main() -> None:
    parser = ArgumentParser(description="Measure what looking for garbage costs those who play.")
    parser.add_argument("--tables", type=int, default=TABLES["nights"], help="of the Nights")
    parser.add_argument("--pace", type=float, default=PACE, help=f"seconds between two choices ({PACE:g})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of both ways ({ROUNDS})")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help=f"for each way of a round ({SECONDS:g})"
    )
    asked = parser.parse_args()
    try:
        install_boardgame_io()  # the load generator needs its packages
        measure_and_print_stalls(
            shutil.which("node") or "", asked.tables, asked.pace, asked.rounds, asked.seconds
        )
    except (BenchFailed, Unavailable) as failure:
        sys.exit(f"The house could not be measured: {failure}.")


if __name__ == "__main__":
    main()
