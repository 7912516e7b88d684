"""The documents of an edition, by name, in the order in which one would print them."""

from collections.abc import Callable

from serai.printing.cards import print_cards
from serai.printing.charts import print_charts
from serai.printing.edition import Edition
from serai.printing.guide import print_guide
from serai.printing.heroes import print_heroes
from serai.printing.maps import print_poster, print_tiles
from serai.printing.matrices import print_matrices
from serai.printing.pieces import print_pieces
from serai.printing.tales import print_tales

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
