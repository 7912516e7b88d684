"""Writes the generated files of documentation and client: `make pages`."""

from pathlib import Path

from reference import write_reference

from serai.book.cartography.map_cache import prerender_maps
from serai.book.docs_pages import write_generated_pages
from serai.book.lexicon.traits_page import render_traits_docs_page
from serai.games.nights.effects.docs_page import render_effects_docs_page
from serai.games.nights.packs import shipped_world
from serai.house.typescript_types import typescript_of_languages, typescript_of_messages
from serai.table import find_game, known_games
from serai.table.options_page import render_options_docs_page

DOCS = Path(__file__).parent
MESSAGES = DOCS.parent / "web" / "src" / "house" / "messages.ts"
LANGUAGES = DOCS.parent / "web" / "src" / "i18n" / "languageTable.ts"

if __name__ == "__main__":
    games = [find_game(name) for name in known_games()]
    (DOCS / "options.md").write_text(render_options_docs_page(games), "utf-8")
    write_reference(DOCS)
    write_generated_pages(DOCS / "book")
    (DOCS / "book" / "traits.md").write_text(render_traits_docs_page(shipped_world().book.lexicon), "utf-8")
    (DOCS / "nights").mkdir(exist_ok=True)
    (DOCS / "nights" / "effects.md").write_text(render_effects_docs_page(), "utf-8")
    MESSAGES.write_text(typescript_of_messages(), "utf-8")
    LANGUAGES.write_text(typescript_of_languages(), "utf-8")
    prerender_maps(shipped_world().book.map)
