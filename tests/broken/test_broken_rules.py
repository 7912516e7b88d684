"""Breaks each rule of King of Dice, and at least thirty of the Nights, in a copy of the code; the tests
that name the rule must then fail. `dice.toml` and `nights.toml` list the breakages.

`make test` checks that every breakage still applies to the source; `make soak` runs them one by one.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

from conftest import numbered_rules

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
PACKAGE = PROJECT / "src" / "serai"
TESTS_OF = {"D": "tests/dice", "N": "tests/nights"}
DRAWN, DRAW = 30, 1001  # rules of the Nights, and the seed used to draw them
ADDED_SINCE = frozenset({"N7.13"})  # rules added after the draw, all of which are broken


def breakages_of(game: str) -> list[dict[str, str]]:
    return tomllib.loads((HERE / f"{game}.toml").read_text(encoding="utf-8"))["breakage"]


BREAKAGES = breakages_of("dice") + breakages_of("nights")

each_breakage = pytest.mark.parametrize(
    "breakage", BREAKAGES, ids=[f"{breakage['rule']} {breakage['name']}" for breakage in BREAKAGES]
)


@each_breakage
def test_the_breakage_fits_the_source(breakage: dict[str, str]) -> None:
    source = (PACKAGE / breakage["file"]).read_text(encoding="utf-8")
    assert source.count(breakage["text"]) == 1
    if breakage["file"].endswith(".py"):
        broken = source.replace(breakage["text"], breakage["broken"])
        compile(broken, breakage["file"], "exec")


def test_every_rule_of_king_of_dice_is_broken_once_at_least() -> None:
    rules = [rule for rule in numbered_rules() if re.match(r"D[1-6]\.", rule)]
    assert {breakage["rule"] for breakage in breakages_of("dice")} == set(rules)


def test_the_thirty_rules_of_the_nights_that_chance_has_drawn_are_broken() -> None:
    rules = [rule for rule in numbered_rules() if rule.startswith("N") and rule not in ADDED_SINCE]
    drawn = Random(DRAW).sample(rules, DRAWN)
    assert ADDED_SINCE.union(drawn) <= {breakage["rule"] for breakage in breakages_of("nights")}


def copy_source(folder: Path) -> None:
    shutil.copytree(PACKAGE, folder / "serai", ignore=shutil.ignore_patterns("__pycache__"))


@pytest.mark.soak
@pytest.mark.parametrize("tests", TESTS_OF.values())
def test_the_tests_pass_against_a_copy_that_is_not_broken(tests: str, tmp_path: Path) -> None:
    copy_source(tmp_path)
    assert failed_tests(tests, None, tmp_path) == []


@pytest.mark.soak
@each_breakage
def test_the_tests_of_the_rule_notice(breakage: dict[str, str], tmp_path: Path) -> None:
    copy_source(tmp_path)
    broken = tmp_path / "serai" / breakage["file"]
    source = broken.read_text(encoding="utf-8")
    broken.write_text(source.replace(breakage["text"], breakage["broken"]), encoding="utf-8")
    failed = failed_tests(TESTS_OF[breakage["rule"][0]], breakage["rule"], tmp_path)
    print(f"{breakage['rule']}: {breakage['name']}: {failed}")
    assert failed, f"no test of {breakage['rule']} noticed"


def failed_tests(tests: str, rule: str | None, source: Path) -> list[str]:
    """The tests naming the rule (or any rule) that fail against the source in that folder."""
    command = [sys.executable, "-m", "pytest", tests, "-m", "not soak"]
    options = ["-p", "only_rule", "--source", str(source), "-p", "no:cacheprovider"]
    options += ["--only-rule", rule] if rule else []
    shown = ["--tb=no", "-rf", "--maxfail=3"]
    ran = subprocess.run(
        [*command, *options, *shown],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{HERE}", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert ran.returncode in (0, 1), ran.stdout + ran.stderr
    return re.findall(r"^FAILED \S*::(\w+)", ran.stdout, re.M)
