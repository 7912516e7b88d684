"""Benchmarks of the browser client: first visit, time to interactive, frames of a roll, Lighthouse.

`python bench/web_bench.py` runs only this and prints every visit. The machine should be idle, because
Lighthouse measures CPU time.
"""

import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser

import msgspec

from figures import WebFigures
from peers import FOLDER, HERE, Unavailable, install_lighthouse
from processes import ENVIRONMENT, BenchFailed

WEB = HERE.parent / "web"
PATIENCE = 900  # seconds for all of it
VISITS = 5  # of each page: Lighthouse is slow


def measure_web(rounds: int) -> WebFigures:
    node = shutil.which("node")
    if node is None or not (WEB / "dist" / "index.html").exists():
        raise Unavailable("the client has not been built: `make web`")
    install_lighthouse()
    command = (node, "tools/measure.js", str(rounds), str(FOLDER / "lighthouse"))
    try:
        done = subprocess.run(
            command, cwd=WEB, capture_output=True, text=True, timeout=PATIENCE, env=ENVIRONMENT
        )
    except subprocess.TimeoutExpired:
        raise BenchFailed(f"the client took more than {PATIENCE} s") from None
    if done.returncode:
        raise Unavailable(done.stderr.strip().splitlines()[-1] if done.stderr else "the client failed")
    return msgspec.json.decode(done.stdout, type=WebFigures)


def main() -> None:
    parser = ArgumentParser(description="Measure the client in the browser, Lighthouse included.")
    parser.add_argument("--visits", type=int, default=VISITS, help=f"of each page ({VISITS})")
    asked = parser.parse_args()
    print(f"load average before: {os.getloadavg()[0]:.1f}", file=sys.stderr)
    try:
        figures = measure_web(asked.visits)
    except (BenchFailed, Unavailable) as failure:
        sys.exit(f"The client could not be measured: {failure}.")
    print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())


if __name__ == "__main__":
    main()
