"""`serai bench house`: what the house can carry. The measuring itself is no part of an installed Serai."""

import subprocess
import sys
from pathlib import Path

import serai
from serai.table import Refused


def bench_house(*, as_json: bool) -> int:
    """Runs the benchmark of the project's folder; returns its exit code."""
    script = Path(serai.__file__).parents[2] / "bench" / "serving.py"
    if not script.exists():
        raise Refused("The house is measured from the folder of the project, which is not here.")
    arguments = ("--json",) if as_json else ()
    return subprocess.run((sys.executable, str(script), *arguments), check=False).returncode  # noqa: S603
