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
PROGRAMS = sorted(path.stem for path in (HERE / "bench").glob("*.py"))


def _run_beside_the_benchmark(code: str) -> str:
    folders = os.pathsep.join(str(HERE / name) for name in ("bench/contestants", "bench", "tests"))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": folders},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("module", OWN)
def test_what_the_benchmark_measures_is_there(module: str):
    _run_beside_the_benchmark(f"import {module}")


def test_every_program_of_the_benchmark_can_be_loaded():
    _run_beside_the_benchmark(f"import {', '.join(PROGRAMS)}")


def test_goals_of_the_server_compare_the_right_servers():
    goals = _run_beside_the_benchmark(MADE_UP_GOALS).splitlines()
    assert goals == [
        "choices a second beside boardgame.io, 50 tables (best rounds) × 1.90 met",
        "processor time of a choice beside boardgame.io, 50 tables (best rounds) × 0.50 met",
        "processor time of a choice with two workers beside one, the trivial game, 50 tables (best rounds)"
        " × 1.50 missed: 1.2 times the goal",
    ]


MADE_UP_GOALS = """
from figures import BOARDGAME_SERVER, SERAI_SERVER, HouseFigures, ServerRounds, server_with_workers
from report import house_charts

def rounds(name, processor, plays="the trivial game"):
    return ServerRounds(name, plays, 50, 1.0, 1.0, 1.0, 1.0, processor, processor, 0.1, 1.0, 1.0, 1.9, ())

served = (
    rounds(SERAI_SERVER, 100.0),
    rounds(BOARDGAME_SERVER, 200.0),
    rounds(SERAI_SERVER, 150.0, "King of Dice"),
    rounds(server_with_workers(1), 400.0),
    rounds(server_with_workers(2), 600.0),
)
for what, goal, measured, so in house_charts(HouseFigures(served, None, ()))[0].rows:
    print(what, measured, so)
"""
