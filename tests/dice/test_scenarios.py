"""Scenario files: each is played and compared with its expected result; wrong ones are refused.

`tests/scenarios/dice/NAME.toml` is a scenario, `NAME.expected.json` its result: the event keys, the state,
the pending decision and the outcome. After an intended change, rewrite the results with `SERAI_REGENERATE=1
pytest tests/dice/test_scenarios.py` and review the diff.
"""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from dice.goldens import assert_golden
from serai.cli import main
from serai.table.scenario import play_scenario, read_scenario, scenario_report

FOLDER = Path(__file__).parents[1] / "scenarios" / "dice"
SCENARIOS = sorted(FOLDER.glob("*.toml"))

GOOD = """
game = "dice"
seats = ["Ana", "Bo"]
choices = ["stop"]
[row]
cards = ["dwarf-five-6", "dwarf-five-1", "gnome-6-blue", "orc-4-2", "goblin-6"]
[stacks.Ana]
cards = ["orc-3"]
[piles]
penalties = [-1, -2]
[chance]
dice = [[1, 2, 3, 4, 5, 5], [1, 2, 3, 4, 5, 5]]
"""


class Ran(NamedTuple):
    code: int
    printed: str
    said: str


Serai = Callable[..., Ran]


@pytest.fixture
def serai(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Serai:
    """The command as called from a shell, but in this process."""

    def run(*words: str | Path) -> Ran:
        monkeypatch.delenv("PYTEST_VERSION", raising=False)  # the argument parser warns if it is set
        monkeypatch.setattr(sys, "argv", ["serai", *map(str, words)])
        code = 0
        try:
            main()
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0
        return Ran(code, *capsys.readouterr())

    return run


def printed(parts: dict[str, Any]) -> str:
    """JSON with a line for each part, so that diffs are readable."""
    lines = [f'  "{name}": {json.dumps(part, ensure_ascii=False)}' for name, part in parts.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_scenario_comes_to_what_is_expected(path: Path) -> None:
    found = scenario_report(play_scenario(read_scenario(path), strict=True))
    question = {seat: [asked["kind"], *asked["options"]] for seat, asked in found["decisions"].items()}
    for words in question.values():
        del words[9:]  # drop most of the many options to keep dice
    parts = {
        "events": " ".join(event["key"] for event in found["events"]),
        **found["state"],
        "decisions": question,
        "outcome": found["outcome"],
    }
    assert_golden(path.with_suffix(".expected.json"), printed(parts))


def test_every_expectation_belongs_to_a_scenario() -> None:
    expected = {path.name.removesuffix(".expected.json") for path in FOLDER.glob("*.json")}
    assert expected == {path.stem for path in SCENARIOS}
    assert len(SCENARIOS) >= 15


def test_every_scenario_says_in_its_first_line_what_it_shows() -> None:
    assert all(path.read_text(encoding="utf-8").startswith("# ") for path in SCENARIOS)


# The command


def test_the_command_prints_events_state_views_decisions_and_outcome_as_json(serai: Serai) -> None:
    ran = serai("scenario", FOLDER / "hypnotist-dragon.toml")
    assert (ran.code, ran.said) == (0, "")
    found = json.loads(ran.printed)
    assert list(found) == ["events", "state", "views", "decisions", "outcome", "only", "unused"]
    assert found["unused"] == {"choices": [], "chance": {}}
    assert found["events"][0] == {"key": "turn", "args": {"seat": "Ana", "rolls": 3}}
    assert {"row", "piles", "stacks", "scores"} <= set(found["state"])
    assert found["state"]["stacks"]["Cy"] == ["elf-run-6", "dragon-30"]
    assert list(found["views"]) == ["Ana", "Bo", "Cy"]
    assert found["views"]["Bo"]["decision"]["options"] == found["decisions"]["Bo"]["options"]
    assert found["outcome"] is None


def test_the_command_prints_the_outcome_of_a_game_that_is_over(serai: Serai) -> None:
    ran = serai("scenario", FOLDER / "last-penalty-tie.toml")
    found = json.loads(ran.printed)
    assert found["decisions"] == {}
    assert found["outcome"] == {"ending": "penalties", "winners": ["Bo"], "scores": {"Ana": 5, "Bo": 5}}


def test_the_installed_command_does_the_same(serai: Serai) -> None:
    path = FOLDER / "hypnotist-dragon.toml"
    command = Path(sys.executable).with_name("serai")
    ran = subprocess.run([command, "scenario", path], capture_output=True, encoding="utf-8", check=True)
    assert ran.stdout == serai("scenario", path).printed
    missing = [command, "scenario", FOLDER / "none.toml"]
    refused = subprocess.run(missing, capture_output=True, encoding="utf-8", check=False)
    assert_refused(Ran(refused.returncode, refused.stdout, refused.stderr), ["none.toml"])


def test_the_same_scenario_prints_the_same_every_time(serai: Serai) -> None:
    path = FOLDER / "whole-game-opening.toml"
    assert serai("scenario", path).printed == serai("scenario", path).printed


def test_the_good_scenario_that_the_wrong_ones_are_made_of_is_played(tmp_path: Path) -> None:
    path = tmp_path / "good.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert play_scenario(read_scenario(path)).readable_state()["stacks"]["Ana"] == ["orc-3", "penalty-1"]


# Name of the error, text to replace, replacement, and what the message must contain.
WRONG = [
    ("unknown game", '"dice"', '"chess"', ["“chess”", "dice"]),
    ("no game", 'game = "dice"', "", ["game"]),
    ("no seats", 'seats = ["Ana", "Bo"]', "", ["seats"]),
    ("one seat", '["Ana", "Bo"]', '["Ana"]', ["2 to 5 players"]),
    ("six seats", '["Ana", "Bo"]', '["Ana", "B", "C", "D", "E", "F"]', ["2 to 5 players"]),
    ("seat twice", '["Ana", "Bo"]', '["Ana", "Ana"]', ["same name"]),
    ("unknown card in the row", '"goblin-6"]', '"goblin-9"]', ["“goblin-9”"]),
    ("unknown card in a stack", '["orc-3"]', '["orc-33"]', ["“orc-33”"]),
    ("place in the row", '"goblin-6"]', '"city-2"]', ["“city-2”", "not an inhabitant"]),
    ("card twice in the row", '"goblin-6"]', '"orc-4-2"]', ["“orc-4-2”"]),
    ("card in row and stack", '["orc-3"]', '["goblin-6"]', ["“goblin-6”"]),
    ("card in stack and discards", "penalties =", 'discards = ["orc-3"]\npenalties =', ["“orc-3”"]),
    ("place in stack and pile", '["orc-3"]\n[piles]', '["city-2"]\n[piles]\ncity = [2, 3, 4]', ["“city-2”"]),
    ("row of four", ', "goblin-6"]', "]", ["row", "5 cards, not 4"]),
    ("row of six", '"goblin-6"]', '"goblin-6", "orc-4"]', ["row", "5 cards, not 6"]),
    ("stack of nobody", "[stacks.Ana]", "[stacks.Zoe]", ["“Zoe”", "Ana, Bo"]),
    ("unknown place", "penalties =", "castle = [2]\npenalties =", ["castle"]),
    ("place of five points", "penalties =", "city = [5]\npenalties =", ["city-5"]),
    ("penalty of seven points", "[-1, -2]", "[-1, -7]", ["penalty-7"]),
    ("five penalties of -1", "[-1, -2]", "[-1, -1, -1, -1, -1]", ["penalty-1"]),
    ("empty draw pile", "penalties =", "draw = []\npenalties =", ["draw pile"]),
    ("unknown table", "[piles]", "[heroes]\n[piles]", ["heroes"]),
    ("misspelt setting", "choices =", "choises =", ["choises"]),
    ("unknown option", "[piles]", '[options]\ncolour = "red"\n[piles]', ["colour"]),
    ("unknown first seat", "[piles]", '[options]\nfirst = "Zoe"\n[piles]', ["“Zoe”"]),
    ("illegal choice", '["stop"]', '["place"]', ["Choice 1", "“place”", "keep:", "Ana"]),
    ("misspelt option", '["stop"]', '["keep:1,2", "keep:3;4"]', ["Choice 2", "“keep:3;4”"]),
    (
        "choice of the wrong seat",
        '["stop"]',
        '[{ seat = "Bo", choose = "stop" }]',
        ["Choice 1", "not Bo’s turn", "Ana"],
    ),
    ("choice of nobody", '["stop"]', '[{ seat = "Zoe", choose = "stop" }]', ["Choice 1", "“Zoe”", "Ana, Bo"]),
    ("choices that are no list", '["stop"]', '"stop"', ["choices"]),
    ("too few scripted dice", "[[1, 2, 3, 4, 5, 5]", "[[1, 2, 3, 4, 5]", ["“dice”", "5 numbers"]),
    (
        "too many scripted dice",
        "[[1, 2, 3, 4, 5, 5]",
        "[[1, 2, 3, 4, 5, 5, 6]",
        ["“dice”", "7 numbers"],
    ),
    ("die that shows seven", "[[1, 2, 3, 4, 5, 5]", "[[1, 2, 3, 4, 5, 7]", ["“dice”", "7", "1 to 6"]),
    ("die that shows nothing", "[[1, 2, 3, 4, 5, 5]", "[[0, 2, 3, 4, 5, 5]", ["“dice”", "0", "1 to 6"]),
    ("dice in words", "[[1, 2, 3, 4, 5, 5]", '[["1", 2, 3, 4, 5, 5]', ["chance"]),
    ("a draw of a card elsewhere", "dice =", 'inhabitants = ["orc-3"]\ndice =', ["“inhabitants”", "“orc-3”"]),
    (
        "unknown stream of chance",
        "dice =",
        "dices =",
        ["dices"],
    ),
    ("not TOML", "[row]", "[row", ["not a TOML file", "line"]),
    (
        "a name over two lines",
        '["stop"]',
        '["st\\nop"]',
        ["Choice 1"],
    ),
]


@pytest.mark.parametrize(("wrong", "text", "replaced", "named"), WRONG, ids=[case[0] for case in WRONG])
def test_a_wrong_scenario_is_refused_in_one_line_that_names_what_is_wrong(
    serai: Serai, tmp_path: Path, wrong: str, text: str, replaced: str, named: list[str]
) -> None:
    assert GOOD.count(text) >= 1, wrong
    content = GOOD.replace(text, replaced, 1)
    path = tmp_path / "wrong.toml"
    path.write_text(content, encoding="utf-8")
    assert_refused(serai("scenario", path), named)


@pytest.mark.parametrize("numbers", ["[1]", "[1, 2, 3]", "[1, 2, 3, 4]", "[1, 2, 3, 4, 5]"])
def test_numbers_for_neither_the_dice_thrown_nor_the_whole_set_are_refused(
    serai: Serai, tmp_path: Path, numbers: str
) -> None:
    path = tmp_path / "wrong.toml"
    content = GOOD.replace('["stop"]', '["keep:2,4,5,6"]').replace(", [1, 2, 3, 4, 5, 5]]", f", {numbers}]")
    path.write_text(content, encoding="utf-8")
    assert_refused(serai("scenario", path), ["“dice”", "2 dice"])


def test_what_is_left_over_is_listed_and_refused_where_the_command_is_strict(
    serai: Serai, tmp_path: Path
) -> None:
    path = tmp_path / "longer.toml"
    longer = GOOD.replace("[-1, -2]", "[-1]").replace('["stop"]', '["stop", "keep:1"]')
    path.write_text(longer, encoding="utf-8")
    left = {"choices": ["keep:1"], "chance": {"dice": [[1, 2, 3, 4, 5, 5]]}}
    ran = serai("scenario", path)
    assert (ran.code, ran.said) == (0, "")
    assert json.loads(ran.printed)["unused"] == left
    ran = serai("scenario", path, "--strict")
    assert json.loads(ran.printed)["unused"] == left
    said = "Left over in the scenario: choices: keep:1; dice: [1, 2, 3, 4, 5, 5]."
    assert (ran.code, ran.said) == (2, f"serai: {path}: {said}\n")
    assert serai("scenario", FOLDER / "hypnotist-dragon.toml", "--strict").code == 0


def assert_refused(ran: Ran, named: list[str]) -> None:
    assert ran.code == 2
    assert ran.printed == ""
    assert ran.said.startswith("serai: ")
    assert ran.said.endswith("\n")
    assert ran.said.count("\n") == 1
    assert [word for word in named if word not in ran.said] == []


def test_a_file_that_is_not_there_is_refused(serai: Serai, tmp_path: Path) -> None:
    assert_refused(serai("scenario", tmp_path / "none.toml"), ["none.toml", "No such file"])


def test_a_folder_is_refused(serai: Serai, tmp_path: Path) -> None:
    assert_refused(serai("scenario", tmp_path), [tmp_path.name, "directory"])


def test_a_file_that_is_not_text_is_refused(serai: Serai, tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert_refused(serai("scenario", path), ["picture.toml", "not a TOML file"])


def test_an_empty_file_is_refused(serai: Serai, tmp_path: Path) -> None:
    path = tmp_path / "empty.toml"
    path.touch()
    assert_refused(serai("scenario", path), ["empty.toml", "game"])


def test_no_file_at_all_is_refused(serai: Serai) -> None:
    assert_refused(serai("scenario"), ["serai --help"])


@pytest.mark.rule("D3.4")
def test_penalties_that_are_not_laid_out_are_as_after_set_up(tmp_path: Path) -> None:
    path = tmp_path / "row-only.toml"
    path.write_text(GOOD.replace("penalties = [-1, -2]", ""), encoding="utf-8")
    table = play_scenario(read_scenario(path))
    assert table.outcome is None
    assert table.readable_state()["piles"]["penalties"]["left"] == 9
    assert table.readable_state()["stacks"]["Ana"][-1].startswith("penalty-")
