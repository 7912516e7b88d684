"""Benchmarks of the browser client: first visit, time to interactive, frames of a roll, Lighthouse.

`python bench/web_bench.py` runs only this and prints every visit. The machine should be idle, because
Lighthouse measures CPU time.
"""

import os
import sys
from argparse import ArgumentParser

import msgspec

from figures import BrowserFigures
from peers import FOLDER, Unavailable, install_lighthouse
from processes import BenchFailed, run_client_tool

PATIENCE = 900  # seconds for all of it
VISITS = 5  # of each page: Lighthouse is slow


def measure_browser_client(visits_per_page: int) -> BrowserFigures:
    """Times to interactive, frames and Lighthouse scores of the built client, measured in a browser."""
    install_lighthouse()
    lighthouse = str(FOLDER / "lighthouse")
    return run_client_tool(
        "measure.js", str(visits_per_page), lighthouse, kind=BrowserFigures, patience=PATIENCE
    )


def main() -> None:
    parser = ArgumentParser(description="Measure the client in the browser, Lighthouse included.")
    parser.add_argument("--visits", type=int, default=VISITS, help=f"of each page ({VISITS})")
    asked = parser.parse_args()
    print(f"load average before: {os.getloadavg()[0]:.1f}", file=sys.stderr)
    try:
        figures = measure_browser_client(asked.visits)
    except (BenchFailed, Unavailable) as failure:
        sys.exit(f"The client could not be measured: {failure}.")
    print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())


if __name__ == "__main__":
    main()
