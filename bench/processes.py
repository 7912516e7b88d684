"""Runs each measurement in its own process."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import TypeVar

import msgspec

from peers import FOLDER, HERE, Unavailable

WEB = HERE.parent / "web"

PATIENCE = 120  # seconds for one round
# Let every Python use compiled modules, even if the shell disables bytecode.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {
    "PYTHONPYCACHEPREFIX": str(FOLDER / "compiled")
}

Answer = TypeVar("Answer")


class BenchFailed(Exception):
    """A round that produced no figures."""


def contestant_command(script: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, str(HERE / "contestants" / script), *arguments)


def run_json(command: Sequence[str], kind: type[Answer], environment: dict[str, str] | None = None) -> Answer:
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
        raise BenchFailed(f"a round took more than {PATIENCE} s") from None
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise BenchFailed("it failed in a round")
    try:
        return msgspec.json.decode(done.stdout, type=kind)
    except msgspec.DecodeError:
        raise BenchFailed("it printed no figures in a round") from None


def run_client_tool(tool: str, *arguments: str, kind: type[Answer], patience: float) -> Answer:
    """Runs a script of `web/tools` against the built client; it prints JSON of this kind."""
    node = shutil.which("node")
    if node is None or not (WEB / "dist" / "index.html").exists():
        raise Unavailable("the client has not been built: `make web`")
    command = (node, f"tools/{tool}", *arguments)
    try:
        done = subprocess.run(
            command, cwd=WEB, capture_output=True, text=True, timeout=patience, env=ENVIRONMENT
        )
    except subprocess.TimeoutExpired:
        raise BenchFailed(f"{tool} took more than {patience:g} s") from None
    if done.returncode:
        raise Unavailable(_reason_given_by_node(done.stderr) or f"{tool} failed")
    return msgspec.json.decode(done.stdout, type=kind)


def _reason_given_by_node(stderr: str) -> str:
    """The message of the error that ended Node; the lines around it are the stack and the version."""
    lines = stderr.strip().splitlines()
    errors = [line.partition("Error: ")[2].rstrip(".") for line in lines if line.startswith("Error: ")]
    return (errors or lines or [""])[-1]


def seconds_to_run(command: Sequence[str]) -> float:
    start = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=ENVIRONMENT)
    return perf_counter() - start
