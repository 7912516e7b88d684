"""`serai terminal nights --scenario FILE`: continues from a position that a file describes."""

import sys
from pathlib import Path

import pytest

from book.tiny import TINY
from refusals import refuses
from serai.locales.texts import LANGUAGES
from serai.table.record_loading import read_record_file, replay_record
from serai.terminal.arguments import TerminalArguments
from serai.terminal.play import play_with_arguments
from terminal.keyboard import Keyboard

SCENARIO = f"""
game = "nights"
seed = 1
seats = ["Ana", "Bo"]
skip-setup = true
choices = ["stay"]
[pack]
path = "{TINY.as_posix()}"
[heroes.Ana]
space = "basra"
[chance]
d6 = [1]
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


def test_the_game_goes_on_after_the_choices_of_the_script(
    scenario: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(sys, "stdin", Keyboard("1\nquit\n"))
    # The file determines the game, whatever the command line names.
    play_with_arguments(TerminalArguments("dice", ("Bo=wanderer",), lang="en", plain=True, scenario=scenario))
    told = capsys.readouterr().out
    assert "Ana stays in Basra." in told
    assert "Ana, how do you greet" in told


def test_a_scenario_can_be_recorded_and_replayed(
    scenario: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys, "stdin", Keyboard("1\nquit\n"))
    record = tmp_path / "game.jsonl"
    play_with_arguments(TerminalArguments("nights", lang="en", plain=True, scenario=scenario, record=record))
    table = replay_record(read_record_file(record).record, str(record))
    assert table.view("Ana").board.heroes["Ana"].space == "basra"
    assert {seat: sitter.bot for seat, sitter in table.sitters.items()} == {"Ana": None, "Bo": None}


@pytest.mark.parametrize(
    "fixed",
    [
        {"seats": ("Ana",)},
        {"seed": 3},
        {"first": "Ana"},
        {"pack": TINY},
        {"options": {"goal": 20}},
        {"introduction": True},
    ],
)
def test_what_a_scenario_fixes_cannot_be_given(scenario: Path, fixed: dict[str, object]):
    with refuses("A scenario fixes its players"):
        play_with_arguments(TerminalArguments("nights", lang="en", plain=True, scenario=scenario, **fixed))  # type: ignore[arg-type]


def test_a_bot_takes_only_a_seat_of_the_scenario(scenario: Path):
    with refuses("Nobody at this table is called “Cy”"):
        play_with_arguments(
            TerminalArguments("nights", ("Cy=wanderer",), lang="en", plain=True, scenario=scenario)
        )


def test_the_sentence_exists_in_every_language():
    for language in LANGUAGES:
        folder = Path(__file__).parents[2] / "src" / "serai" / "locales" / language
        assert "refused-scenario-only = " in (folder / "refusals.ftl").read_text("utf-8")
