"""The benchmark runs by hand; these tests check that its parts still work."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2]
OWN = sorted(
    path.stem
    for path in (HERE / "bench" / "contestants").glob("*.py")
    if path.stem.startswith(("serai", "book"))
)


@pytest.mark.parametrize("module", OWN)
def test_what_the_benchmark_measures_is_there(module: str):
    folders = os.pathsep.join(str(HERE / name) for name in ("bench/contestants", "bench", "tests"))
    done = subprocess.run(
        [sys.executable, "-c", f"import {module}"],
        env={**os.environ, "PYTHONPATH": folders},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
