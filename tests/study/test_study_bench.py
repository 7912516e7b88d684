"""`serai bench study` measures every contestant that is installed."""

import gc
import importlib
import json

import pytest

from serai.study import bench


def test_what_is_installed_is_measured_and_the_rest_is_listed_as_skipped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    everybody = bench.benchmarks_by_name()
    assert {"dice, many games at once", "nights, at the table", "nights, PettingZoo"} <= set(everybody)
    quick = {name: prepare for name, prepare in everybody.items() if not name.startswith("nights")}
    quick["missing"] = lambda: importlib.import_module("a_library_that_nobody_has").play
    monkeypatch.setattr(bench, "benchmarks_by_name", lambda: quick)
    monkeypatch.setattr(bench, "GAMES_AT_ONCE", 64)
    monkeypatch.setattr(bench, "MOST_CHOICES", 20)
    try:
        figures = bench.measure_study(rounds=1, seconds=0.0)
    finally:
        gc.unfreeze()
    assert {*figures.benchmarks_by_name, *figures.skipped} == set(quick)
    assert "a_library_that_nobody_has" in figures.skipped["missing"]
    assert {"dice, many games at once", "dice, PettingZoo"} <= set(figures.benchmarks_by_name)
    assert all(speed.slowest > 0 for speed in figures.benchmarks_by_name.values())
    monkeypatch.setattr(bench, "measure_study", lambda: figures)
    bench.measure_and_print_study(as_json=True)
    assert set(json.loads(capsys.readouterr().out)["benchmarks_by_name"]) == set(figures.benchmarks_by_name)
    bench.measure_and_print_study(as_json=False)
    printed = capsys.readouterr().out
    assert all(name in printed for name in quick)
