"""The documents of an edition, by name, in the order in which one would print them."""

from collections.abc import Callable

from serai.games.nights.pdf.cards import print_cards
from serai.games.nights.pdf.charts import print_charts
from serai.games.nights.pdf.edition import Edition
from serai.games.nights.pdf.guide import print_guide
from serai.games.nights.pdf.heroes import print_heroes
from serai.games.nights.pdf.maps import print_poster, print_tiles
from serai.games.nights.pdf.matrices import print_matrices
from serai.games.nights.pdf.pieces import print_pieces
from serai.games.nights.pdf.tales import print_tales

DOCUMENTS: dict[str, Callable[[Edition], bytes]] = {
    "guide": print_guide,
    "book": print_tales,
    "matrices": print_matrices,
    "charts": print_charts,
    "cards": print_cards,
    "heroes": print_heroes,
    "pieces": print_pieces,
    "map": print_poster,
    "tiles": print_tiles,
}
