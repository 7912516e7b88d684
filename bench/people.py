"""The house at the pace of people, with as many tables as one core is to serve: `python bench/people.py`.

It is part of `make soak`, and fails where one choice in a hundred takes longer than it may. The server and
the generator of load go before other processes of the machine where the system lets them.
"""

import os
import shutil
import sys
from argparse import ArgumentParser
from contextlib import suppress

from peers import Unavailable, boardgame_io
from processes import Failed
from servers import running

TABLES = {"dice": 1_000, "nights": 800}
PACE = 3.0  # seconds between two choices at a table, more or less
SECONDS = 60.0
MOST = 100.0  # milliseconds until both players have a choice, but for one in a hundred


def measure(node: str, game: str, tables: int, seconds: float) -> float:
    """Prints the figures of a game; returns the milliseconds that one choice in a hundred exceeds."""
    with running("serai", game, node) as server:
        server.open(tables)
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
        boardgame_io()  # the generator of load needs what comes with it
        node = shutil.which("node") or ""
        slowest = max(measure(node, game, TABLES[game], asked.seconds) for game in asked.games)
    except (Failed, Unavailable) as failure:
        sys.exit(f"The house could not be measured: {failure}.")
    if slowest >= MOST:
        sys.exit(f"One choice in a hundred took more than {slowest:.0f} ms; {MOST:.0f} ms are too many.")


if __name__ == "__main__":
    main()
