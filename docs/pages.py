"""Writes the pages of documentation that are made from the code: `make pages`."""

from pathlib import Path

from serai.book.grammar import placeholders_page
from serai.book.pages import write_pages
from serai.table import find_game, known_games
from serai.table.pages import options_page

DOCS = Path(__file__).parent

if __name__ == "__main__":
    games = [find_game(name) for name in known_games()]
    (DOCS / "options.md").write_text(options_page(games), "utf-8")
    (DOCS / "book" / "placeholders.md").write_text(placeholders_page(), "utf-8")
    write_pages(DOCS / "book")
