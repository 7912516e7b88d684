"""`serai bench house`: runs the server benchmark, which is not part of an installed Serai."""

import subprocess
import sys
from pathlib import Path

import serai
from serai.table import Refused


def run_house_benchmark(*, stores: str, workers: str, as_json: bool) -> int:
    """Runs the benchmark in the project's folder; returns its exit code."""
    script = Path(serai.__file__).parents[2] / "bench" / "house_bench.py"
    if not script.exists():
        raise Refused("The server benchmark needs a checkout of the project; this Serai is installed.")
    arguments = ("--stores", stores, "--workers", workers, *(("--json",) if as_json else ()))
    return subprocess.run((sys.executable, str(script), *arguments), check=False).returncode  # noqa: S603
