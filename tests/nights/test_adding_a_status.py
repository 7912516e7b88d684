"""Adding a 29th status takes five files: a row of the table, its emblem, and its texts in three languages.

The test applies `sleepless/sleepless.patch` to a copy of the tree and plays the status there in a separate
process (`sleepless/play.py`).
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROJECT = Path(__file__).parents[2]
SLEEPLESS = Path(__file__).parent / "sleepless"
PATCH = SLEEPLESS / "sleepless.patch"
# What the game and the test helpers need.
NEEDED = ("src", "packs", "tests/nights", "tests/book/tiny-book")
MOST_FILES = 5


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    copy = tmp_path_factory.mktemp("copy")
    for part in NEEDED:
        shutil.copytree(PROJECT / part, copy / part)  # with the bytecode of unchanged files
    subprocess.run(["git", "apply", PATCH], cwd=copy, check=True)
    found = subprocess.run(
        [sys.executable, SLEEPLESS / "play.py", copy],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([f"{copy}/src", f"{copy}/tests"])},
        check=True,
        capture_output=True,
        text=True,
    )
    facts = json.loads(found.stdout)
    assert Path(facts["serai"]).is_relative_to(copy)
    return facts


def test_a_status_more_is_five_files_at_most() -> None:
    changed = re.findall(r"^\+\+\+ b/(.*)$", PATCH.read_text("utf-8"), re.M)
    assert len(changed) <= MOST_FILES
    assert {Path(file).suffix for file in changed} == {".py", ".svg", ".ftl"}


def test_a_tale_gives_it(played: dict[str, Any]) -> None:
    assert played["rules"]["by a tale"] == ["sleepless"]


def test_it_bars_what_its_row_bars(played: dict[str, Any]) -> None:
    rules = played["rules"]
    assert rules["barred"] == ["barter"]
    assert rules["usable"] == ["luck"]
    far, near = rules["moves"]
    assert near < far


def test_it_ends_as_its_row_says_and_not_before(played: dict[str, Any]) -> None:
    assert played["rules"]["ended by"] == ["blessed", "lulled", "", "tale"]


def test_it_is_healed_for_a_level_of_wealth_by_whoever_has_the_skill(played: dict[str, Any]) -> None:
    healing = played["healing"]
    assert healing["options"] == ["give:Bo:storytelling", "done"]
    assert healing["left"] == []
    assert healing["wealth"] == 1  # Penniless: one below Poor


def test_bots_take_it_into_account(played: dict[str, Any]) -> None:
    assert played["healing"]["worth"] == -0.7
    assert played["healing"]["bot"] == "give:Bo:storytelling"


def test_it_comes_and_goes_in_games_by_chance(played: dict[str, Any]) -> None:
    gained, lost = played["games"]
    assert gained >= lost > 0


def test_the_checker_knows_the_award_and_what_was_meant(played: dict[str, Any]) -> None:
    checker = played["checker"]
    assert checker["read"] == ["Status", "LoseStatus"]
    assert checker["slips"] == 0
    assert checker["meant"] == ["Sleepless"]
    assert checker["fortune"] == [-0.5, 0.5]
    assert checker["pack"] == []


@pytest.mark.parametrize(
    ("language", "name", "gained"),
    [
        ("en", "Sleepless", "counts the beams of the ceiling, all night long"),
        ("fr", "Insomnie", "compte les poutres du plafond toute la nuit"),
        ("es", "Desvelo", "cuenta las vigas del techo toda la noche"),
    ],
)
def test_it_is_named_wherever_statuses_are(
    played: dict[str, Any], language: str, name: str, gained: str
) -> None:
    words = played["words"][language]
    assert words["name"] == name
    assert name in words["terminal"]
    assert words["about"] in words["explained"]
    assert words["names"]["sleepless"].startswith(name)
    assert gained in " ".join(words["view"])
    assert gained in words["chronicle"]


def test_a_client_is_told_how_to_draw_it(played: dict[str, Any]) -> None:
    assert played["shown"]["emblem"].startswith("<path ")
    assert played["shown"]["mark"] == ""
