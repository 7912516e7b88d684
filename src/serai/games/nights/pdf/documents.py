"""The documents of an edition by name, in printing order."""

from collections.abc import Callable

from serai.games.nights.pdf.cards import typeset_cards
from serai.games.nights.pdf.charts import typeset_charts
from serai.games.nights.pdf.edition import Edition
from serai.games.nights.pdf.guide import typeset_guide
from serai.games.nights.pdf.heroes import typeset_hero_sheets
from serai.games.nights.pdf.maps import typeset_map_tiles, typeset_poster
from serai.games.nights.pdf.matrices import typeset_matrices
from serai.games.nights.pdf.pieces import typeset_pieces
from serai.games.nights.pdf.tales import typeset_tales

DOCUMENTS: dict[str, Callable[[Edition], bytes]] = {
    "guide": typeset_guide,
    "book": typeset_tales,
    "matrices": typeset_matrices,
    "charts": typeset_charts,
    "cards": typeset_cards,
    "heroes": typeset_hero_sheets,
    "pieces": typeset_pieces,
    "map": typeset_poster,
    "tiles": typeset_map_tiles,
}
