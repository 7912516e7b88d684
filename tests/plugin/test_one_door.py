"""No code outside a game names it: everything goes through its plugin."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from project.test_arrows import MODULES, SOURCE, imported_by

GAMES = {path.parent.name for path in (SOURCE / "games").glob("*/plugin.py")}
OUTSIDE = [path for path in MODULES if SOURCE / "games" not in path.parents]

ALLOWED = {
    ("terminal/record_commands.py", "dice"): "the dice of an event, in whatever game they are thrown",
    ("chronicle/xhtml.py", "dice"): "the page about the seal of the dice, in whatever game",
}
"""Allowed literals that are the id of a game, with reasons."""


class Found(NamedTuple):
    file: str
    what: str


def names_of_games(path: Path, content: str) -> Iterator[Found]:
    """The game ids among the strings of a file."""
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Constant) and node.value in GAMES:
            yield Found(path.relative_to(SOURCE).as_posix(), node.value)


def ways_into_games(path: Path, content: str) -> Iterator[Found]:
    """The modules of games that a file imports or names in a string."""
    file = path.relative_to(SOURCE).as_posix()
    yield from (Found(file, name) for name in imported_by(path, content) if name.startswith("serai.games"))
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_way(node.value):
            yield Found(file, node.value)


def _is_way(text: str) -> bool:
    return text.startswith("serai.games.") or any(f"games.{game}" in text for game in GAMES)


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_file_outside_of_a_game_leads_into_it(path: Path) -> None:
    assert list(ways_into_games(path, path.read_text("utf-8"))) == []


def test_no_file_outside_of_a_game_names_it() -> None:
    found = {one for path in OUTSIDE for one in names_of_games(path, path.read_text("utf-8"))}
    assert found == ALLOWED.keys()


@pytest.mark.parametrize(
    "line",
    [
        "from serai.games.dice.cards import INHABITANTS",
        "import serai.games.nights",
        "def late():\n    from serai.games import nights",
        'import_object("serai.games.dice.bots.king:choose")',
        'import_module(f"serai.games.{name}")',
        'files("serai.games.nights.locales")',
    ],
)
def test_a_way_into_a_game_is_found_however_it_is_written(line: str) -> None:
    assert list(ways_into_games(SOURCE / "house" / "live.py", line))


@pytest.mark.parametrize("line", ['if game == "nights": pass', 'BOTS = {"dice": 3}', 'Literal["dice"]'])
def test_a_name_of_a_game_is_found_wherever_it_stands(line: str) -> None:
    assert list(names_of_games(SOURCE / "house" / "live.py", line))
