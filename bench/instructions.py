"""Counts the processor instructions of a choice: `python bench/instructions.py [CHECKOUT …]`.

Callgrind counts them, so other work on the machine has no effect. With several checkouts, the others are
compared with the first; by default this checkout is counted.
"""

import os
import re
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

HERE = Path(__file__).parent
SCRIPT = HERE / "contestants" / "serai_instructions.py"
TINY_BOOK = Path("tests", "book", "tiny-book")
COUNTED = "PyNumber_MatrixMultiply"
"""The function behind the operator `@`, with which the script calls the measured code."""

Counts = dict[str, float]
"""The instructions of one choice, by part."""


def count_instructions(checkout: Path, parts: list[str], profiles: Path) -> Counts:
    """Runs the Serai of a checkout with this Python. Leaves one profile for each part in `profiles`."""
    callgrind = (
        "valgrind",
        "--tool=callgrind",
        f"--toggle-collect={COUNTED}",
        f"--dump-after={COUNTED}",
        f"--callgrind-out-file={profiles / 'callgrind.out'}",
    )
    done = subprocess.run(
        (*callgrind, sys.executable, str(SCRIPT), str(checkout / TINY_BOOK), *parts),
        env={**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{checkout} could not be counted:\n{done.stderr}")
    choices = msgspec.json.decode(done.stdout, type=dict[str, int])
    return {
        part: instructions_in(profiles / f"callgrind.out.{number}") / made
        for number, (part, made) in enumerate(choices.items(), 1)
    }


def instructions_in(profile: Path) -> int:
    found = re.search(r"^(?:totals|summary): (\d+)", profile.read_text(), re.MULTILINE)
    if found is None:
        sys.exit(f"{profile} has no sum")
    return int(found[1])


def main() -> None:
    parser = ArgumentParser(description="Count the instructions of a choice, in one checkout or several.")
    parser.add_argument("checkouts", type=Path, nargs="*", default=[HERE.parent], metavar="CHECKOUT")
    parser.add_argument("--part", action="append", default=[], help="only this part, as in “dice-server”")
    parser.add_argument("--profiles", type=Path, help="keep callgrind's profiles in this folder")
    asked = parser.parse_args()
    if shutil.which("valgrind") is None:
        sys.exit("Instructions are counted by valgrind, which is not installed.")
    first: Counts | None = None
    for number, checkout in enumerate(asked.checkouts):
        with TemporaryDirectory() as folder:
            profiles = asked.profiles / str(number) if asked.profiles else Path(folder)
            profiles.mkdir(parents=True, exist_ok=True)
            counts = count_instructions(checkout.resolve(), asked.part, profiles)
        print(checkout)
        for part, count in counts.items():
            change = f"  {count / first[part] - 1:+7.1%}" if first else ""
            print(f"  {part:<16}{count:>12,.0f} instructions a choice{change}", flush=True)
        first = first or counts


if __name__ == "__main__":
    main()
