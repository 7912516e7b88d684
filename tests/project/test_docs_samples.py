"""The code samples of the pages run, and print what the pages show."""

import doctest
import re
import sys
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from project.pages import PAGES, blocks_in, text_of
from serai.games.nights.scenario import ScenarioHero, ScenarioWorld
from serai.games.nights.state import HeldStatus
from serai.house.messages import Choose, decode
from serai.house.table_registry import TableRequest
from serai.table import known_games
from serai.table.scenario import play_scenario, read_scenario

RUN = ("python", "pycon")
LISTED = ">>> list(table.decisions)\n"
WITH_SAMPLES = [
    page
    for page in PAGES
    if re.search(r"[`~]{3}\s*py", text_of(page))  # parsing all pages takes seconds
    and any(block.kind in RUN for block in blocks_in(page))
]


def test_the_pages_for_programmers_have_samples() -> None:
    assert {"README.md", "docs/contract.md", "docs/games.md", "docs/simulation.md"} <= set(WITH_SAMPLES)


@pytest.mark.parametrize("page", WITH_SAMPLES)
def test_samples_run_and_answer_as_the_page_says(
    page: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Samples run in order, as a reader would type them, and share their definitions."""
    monkeypatch.chdir(tmp_path)
    module = ModuleType("sample")
    monkeypatch.setitem(sys.modules, "sample", module)
    runner = doctest.DocTestRunner(verbose=False)
    for block in blocks_in(page):
        if block.kind == "python":
            exec(compile("\n" * block.line + block.text, page, "exec"), module.__dict__)
        elif block.kind == "pycon":
            test = doctest.DocTestParser().get_doctest(block.text, {}, page, page, block.line)
            test.globs = module.__dict__
            failed: list[str] = []
            runner.run(test, out=failed.append, clear_globs=False)
            assert not failed, "".join(failed)


@pytest.mark.parametrize("page", WITH_SAMPLES)
def test_samples_go_by_who_is_waited_for(page: str) -> None:
    """A seat that has answered a gathered question stays in `decisions`, so a loop over them would never
    end.
    """
    for block in blocks_in(page):
        if block.kind in RUN:
            assert not re.search(r"(\bin |iter\(|list\()\w+\.decisions", block.text.replace(LISTED, "")), page


def test_the_scenarios_that_the_page_shows_can_be_played(tmp_path: Path) -> None:
    shown = [block.text for block in blocks_in("docs/scenarios.md") if block.text.startswith("game = ")]
    for text in shown:
        (tmp_path / "shown.toml").write_text(text, "utf-8")
        table = play_scenario(read_scenario(tmp_path / "shown.toml"))
        assert table.decisions
    assert len(shown) == len(known_games())


def test_the_page_of_scenarios_names_all_that_can_be_laid_before_a_hero() -> None:
    page = text_of("docs/scenarios.md").partition("## The Thousand and One Nights")[2]
    for laid in (ScenarioHero, ScenarioWorld, HeldStatus):
        for name in laid.__struct_encode_fields__:
            assert re.search(rf"\b{name}\b", page), name


def test_what_the_pages_send_to_the_house_is_understood() -> None:
    (asked,) = (block.text for block in blocks_in("docs/introductions.md") if "POST" in block.text)
    wanted = msgspec.json.decode(asked.partition("\n")[2], type=TableRequest)
    assert wanted.terms.introduction
    (choice,) = (block.text for block in blocks_in("docs/contract.md") if block.kind == "json")
    assert isinstance(decode(choice), Choose)
