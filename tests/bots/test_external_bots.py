"""Bots of other packages play wherever a level is named: installed, or as module:function."""

import subprocess
import sys
from pathlib import Path

import pytest

from plugin.fake_packages import write_package
from project.pages import blocks_in
from refusals import refuses
from serai.bots import all_bot_levels, external_bots, find_bot, own_bot_levels
from serai.bots.external_bots import (
    ExternalBot,
    external_bot_levels,
    find_external_bot,
    register_bot_if_named_by_module,
)
from serai.house.catalogue import describe_game
from serai.house.seating import check_bot_level
from serai.table import Table

SHOWN = next(block.text for block in blocks_in("docs/bots.md") if "def choose(" in block.text)
"""The example bot of the documentation page."""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example bot, in a package that registers it."""
    (tmp_path / "cautious_bots.py").write_text(SHOWN, "utf-8")
    names = {"dice.cautious": "cautious_bots:choose", "dice.king": "cautious_bots:choose"}
    broken = {"dice.ruined": "cautious_bots:nothing", "nights.cautious": "cautious_bots:choose"}
    write_package(tmp_path, "cautious_bots", {"serai.bots": names | broken})
    monkeypatch.syspath_prepend(tmp_path)
    external_bots._installed_bots.cache_clear()
    external_bots.loadable_external_bots.cache_clear()
    monkeypatch.setattr(external_bots, "_named", {})
    return tmp_path


@pytest.fixture(autouse=True)
def forgotten() -> object:
    yield
    external_bots._installed_bots.cache_clear()
    external_bots.loadable_external_bots.cache_clear()


def serai(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs the command as a user in a folder would."""
    asked = [sys.executable, "-c", "from serai.cli import main; main()", *words]
    return subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.usefixtures("installed")
class TestInstalled:
    def test_it_is_one_of_the_levels_before_those_of_the_game(self) -> None:
        assert external_bot_levels("dice") == ("cautious", "ruined")
        assert all_bot_levels("dice") == ("cautious", "ruined", *own_bot_levels("dice"))
        assert own_bot_levels("dice")[-1] == "emperor", "the best is one of the game's own"

    def test_it_takes_no_name_of_the_games_own(self) -> None:
        assert find_bot("dice", "king").__module__ == "serai.games.dice.bots.king"

    def test_it_plays(self) -> None:
        table = Table.new("dice", ["Ana", "Bo"], {"first": "Ana"}, seed=3, bots={"Ana": "cautious"})
        choice = find_bot("dice", "cautious")(table.view("Ana"), table.bot_stream("Ana"))
        assert choice in table.decisions["Ana"].options

    def test_it_may_sit_at_a_table_of_the_house(self) -> None:
        check_bot_level("dice", "cautious")
        with refuses("There is no bot “reckless”"):
            check_bot_level("dice", "reckless")

    def test_the_house_offers_it_with_the_package_that_brings_it(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        shown = describe_game("dice")
        assert shown.guests == (ExternalBot("cautious", "cautious_bots"),), (
            "one that cannot be loaded is left out"
        )
        assert shown.words["fr"].levels["cautious"].many == "cautious", "nobody has words for it but its id"
        assert "The bot “ruined” cannot be loaded" in caplog.text
        assert shown.usual_bot == "king"

    def test_one_that_cannot_be_loaded_is_refused_with_a_sentence(self) -> None:
        with refuses("“ruined” cannot be loaded \\(AttributeError"):
            find_bot("dice", "ruined")


def test_the_bot_that_the_page_shows_plays_where_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "cautious_bots.py").write_text(SHOWN, "utf-8")
    named = "cautious_bots:choose"
    done = serai(tmp_path, "simulate", "dice", "--bots", named, "random", "--games", "12", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert named in done.stdout
    done = serai(tmp_path, "terminal", "dice", f"Ana={named}", "Bo=random", "--plain", "--seed", "4")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("nowhere_at_all:choose", "ModuleNotFoundError"),
        ("serai.bots.random:nobody", "AttributeError"),
        ("serai.bots.random:__name__", "str is no function"),
        ("serai.bots:load_bots", "it does not take a view"),
    ],
)
def test_what_is_named_and_is_no_bot_is_refused_with_a_sentence(
    named: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    with refuses(f"The bot “{named}” cannot be loaded \\({why}"):
        register_bot_if_named_by_module(named)


def test_only_what_was_typed_is_imported() -> None:
    """A record or a client may name any module, but nothing is loaded for it."""
    assert find_external_bot("dice", "this:module") is None
    with refuses("There is no bot"):
        find_bot("dice", "antigravity:geohash")
    with refuses("There is no bot"):
        check_bot_level("dice", "antigravity:geohash")
    assert "antigravity" not in sys.modules
