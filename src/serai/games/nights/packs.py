"""Content packs: the Books that this process knows, by digest."""

from contextlib import suppress
from functools import cache
from pathlib import Path

from serai.book.book import Book
from serai.book.compile import BrokenPackError, load_book
from serai.games.nights.effects.words import EFFECT_WORDS
from serai.games.nights.world import World
from serai.table import Refused

FIRST_BOOK = "first-book"
_PACKAGE = Path(__file__).parents[2]
# In the wheel it lies beside the code, in a working copy above it.
_SHELVES = (_PACKAGE / "packs", _PACKAGE.parents[1] / "packs")

_worlds: dict[str, World] = {}


def open_book(folder: Path) -> World:
    """The world of the pack in a folder."""
    try:
        book = load_book(folder, EFFECT_WORDS)
    except BrokenPackError as error:
        raise Refused(str(error), "refused-pack", pack=str(folder)) from None
    return open_world(book)


def open_world(book: Book) -> World:
    """The world of a Book, made once."""
    world = _worlds.get(book.digest)
    if world is None:
        world = _worlds[book.digest] = World(book)
    return world


def find_world(digest: str) -> World:
    """The world of a pack that was opened before, or that ships."""
    if digest not in _worlds:
        with suppress(Refused):
            shipped_world()
    if digest not in _worlds:
        raise Refused(f"The pack {digest} is not here.", "refused-pack", pack=digest)
    return _worlds[digest]


@cache
def shipped_world() -> World:
    """The Book of Tales that ships."""
    for shelf in _SHELVES:
        if (shelf / FIRST_BOOK / "pack.toml").is_file():
            world = open_book(shelf / FIRST_BOOK)
            if world.book.cards.get("encounters"):  # a map alone is not yet a world to travel in
                return world
    raise Refused(
        "The Book of Tales is not here yet: name a content pack to play with.",
        "refused-pack",
        pack=FIRST_BOOK,
    )
