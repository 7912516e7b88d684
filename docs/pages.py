"""Writes the pages of documentation that are made from the code: `make pages`."""

from pathlib import Path

from reference import write_reference

from serai.book.cartography.drawn import ship
from serai.book.pages import write_pages
from serai.games.nights.effects.page import effects_page
from serai.games.nights.packs import shipped_world
from serai.house.typescript import languages_typescript, typescript
from serai.table import find_game, known_games
from serai.table.pages import options_page

DOCS = Path(__file__).parent
MESSAGES = DOCS.parent / "web" / "src" / "house" / "messages.ts"
LANGUAGES = DOCS.parent / "web" / "src" / "words" / "table.ts"

if __name__ == "__main__":
    games = [find_game(name) for name in known_games()]
    (DOCS / "options.md").write_text(options_page(games), "utf-8")
    write_reference(DOCS)
    write_pages(DOCS / "book")
    (DOCS / "nights").mkdir(exist_ok=True)
    (DOCS / "nights" / "effects.md").write_text(effects_page(), "utf-8")
    MESSAGES.write_text(typescript(), "utf-8")
    LANGUAGES.write_text(languages_typescript(), "utf-8")
    ship(shipped_world().book.map)
