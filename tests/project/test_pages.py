"""Pages that are made from the code are up to date: `make pages` writes them."""

from pathlib import Path

from serai.games.nights.effects.page import effects_page
from serai.house.typescript import typescript
from serai.table import find_game, known_games
from serai.table.pages import options_page

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_options_is_up_to_date() -> None:
    games = [find_game(name) for name in known_games()]
    assert (DOCS / "options.md").read_text("utf-8") == options_page(games)


def test_the_page_of_effect_words_is_up_to_date() -> None:
    assert (DOCS / "nights" / "effects.md").read_text("utf-8") == effects_page()


def test_the_types_of_the_browser_are_those_of_the_house() -> None:
    messages = DOCS.parent / "web" / "src" / "house" / "messages.ts"
    assert messages.read_text("utf-8") == typescript()
