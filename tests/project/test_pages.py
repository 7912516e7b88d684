"""Generated pages are up to date; `make pages` writes them."""

import runpy
from pathlib import Path

import pytest

from serai.book.lexicon.traits_page import render_traits_docs_page
from serai.games.nights.effects.docs_page import render_effects_docs_page
from serai.games.nights.packs import shipped_world
from serai.house.typescript_types import typescript_of_languages, typescript_of_messages
from serai.table import find_game, known_games
from serai.table.options_page import render_options_docs_page

DOCS = Path(__file__).parents[2] / "docs"
REFERENCE = runpy.run_path(str(DOCS / "reference.py"))


def test_the_page_of_options_is_up_to_date() -> None:
    games = [find_game(name) for name in known_games()]
    assert (DOCS / "options.md").read_text("utf-8") == render_options_docs_page(games)


def test_the_page_of_effect_words_is_up_to_date() -> None:
    assert (DOCS / "nights" / "effects.md").read_text("utf-8") == render_effects_docs_page()


def test_the_page_of_traits_is_up_to_date() -> None:
    assert (DOCS / "book" / "traits.md").read_text("utf-8") == render_traits_docs_page(
        shipped_world().book.lexicon
    )


def test_the_types_of_the_browser_are_those_of_the_house() -> None:
    messages = DOCS.parent / "web" / "src" / "house" / "messages.ts"
    assert messages.read_text("utf-8") == typescript_of_messages()


def test_the_browser_has_the_table_of_languages() -> None:
    table = DOCS.parent / "web" / "src" / "i18n" / "languageTable.ts"
    assert table.read_text("utf-8") == typescript_of_languages()


def test_the_page_of_the_command_line_is_up_to_date() -> None:
    assert (DOCS / "cli.md").read_text("utf-8") == REFERENCE["cli_page"]()


def test_the_front_of_the_python_reference_is_up_to_date() -> None:
    assert (DOCS / "api" / "README.md").read_text("utf-8") == REFERENCE["api_front"]()


@pytest.mark.parametrize("name", REFERENCE["PACKAGES"])
def test_the_python_reference_is_up_to_date(name: str) -> None:
    assert (DOCS / "api" / f"{name}.md").read_text("utf-8") == REFERENCE["api_page"](name)
