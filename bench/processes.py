"""Every measurement is a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TypeVar

import msgspec

from peers import FOLDER, HERE

PATIENCE = 120  # seconds for one round
# Every Python finds its modules compiled, as after a first start, whatever the shell says of bytecode.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {
    "PYTHONPYCACHEPREFIX": str(FOLDER / "compiled")
}

Answer = TypeVar("Answer")


class Failed(Exception):
    """A round that gave no figures."""


def own(script: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, str(HERE / "contestants" / script), *arguments)


def ask(command: Sequence[str], kind: type[Answer], environment: dict[str, str] | None = None) -> Answer:
    """Runs a script that prints JSON of this kind."""
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            env=ENVIRONMENT | (environment or {}),
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"a round took more than {PATIENCE} s") from None
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise Failed("it failed in a round")
    try:
        return msgspec.json.decode(done.stdout, type=kind)
    except msgspec.DecodeError:
        raise Failed("it printed no figures in a round") from None


def run_time(command: Sequence[str]) -> float:
    start = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=ENVIRONMENT)
    return perf_counter() - start
