"""Counts the processor instructions of a choice: `python bench/instructions.py [CHECKOUT …]`.

Callgrind counts them, so other work on the machine has no effect. With several checkouts, the others are
compared with the first; by default this checkout is counted. The part `trivial-socket` needs the load
generator, which `serai bench house` installs.
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

from peers import NODE_MODULES
from servers import Setup, running_server

HERE = Path(__file__).parent
SCRIPT = HERE / "contestants" / "serai_instructions.py"
TINY_BOOK = Path("tests", "book", "tiny-book")
COUNTED = "PyNumber_MatrixMultiply"
"""The function behind the operator `@`, with which the script calls the measured code."""

SOCKET_PART = "trivial-socket"
"""A whole server process with sockets, disk and all threads, while two clients play the trivial game at each
of `TABLES` tables.
"""
TABLES = 20
CHOICES_TO_WARM_UP = 5
CHOICES = 10
"""The choices at each table."""

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
        part: read_instruction_count(profiles / f"callgrind.out.{number}") / made
        for number, (part, made) in enumerate(choices.items(), 1)
    }


def count_instructions_over_sockets(checkout: Path, profiles: Path) -> float:
    """The instructions of a choice of `SOCKET_PART`. They vary by 1 %, because changes share commits."""
    profile = profiles / "socket.out"
    setup = Setup(
        run_with=(
            "valgrind",
            "-q",
            "--tool=callgrind",
            "--instr-atstart=no",
            f"--callgrind-out-file={profile}",
        ),
        variables={"PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
    )
    with running_server("serai", "trivial", shutil.which("node") or "node", setup) as server:
        server.open_tables(TABLES)
        server.make_choices(CHOICES_TO_WARM_UP)
        control_callgrind("--instr=on", server.process.pid)
        server.make_choices(CHOICES)
        control_callgrind("--dump", server.process.pid)
    return read_instruction_count(profiles / "socket.out.1") / (TABLES * CHOICES)


def control_callgrind(command: str, pid: int) -> None:
    subprocess.run(("callgrind_control", command, str(pid)), capture_output=True, check=True)


def read_instruction_count(profile: Path) -> int:
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
    parts = [part for part in asked.part if part != SOCKET_PART]
    is_server_counted = SOCKET_PART in asked.part or (not asked.part and NODE_MODULES.exists())
    first: Counts | None = None
    for number, checkout in enumerate(asked.checkouts):
        with TemporaryDirectory() as folder:
            profiles = asked.profiles / str(number) if asked.profiles else Path(folder)
            profiles.mkdir(parents=True, exist_ok=True)
            counts: Counts = {}
            if parts or not asked.part:
                counts |= count_instructions(checkout.resolve(), parts, profiles)
            if is_server_counted:
                counts[SOCKET_PART] = count_instructions_over_sockets(checkout.resolve(), profiles)
        print(checkout)
        for part, count in counts.items():
            change = f"  {count / first[part] - 1:+7.1%}" if first else ""
            print(f"  {part:<16}{count:>12,.0f} instructions a choice{change}", flush=True)
        first = first or counts


if __name__ == "__main__":
    main()
