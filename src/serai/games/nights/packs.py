"""Content packs: the Books that this process knows, by digest."""

from contextlib import suppress
from functools import cache
from pathlib import Path

from serai.book.book import Book
from serai.book.compile import BrokenPackError, load_book, load_folder
from serai.book.packs import WrongRequest, installed_packs
from serai.book.shelf import put_on, take_from
from serai.games.nights.effects.words import EFFECT_WORDS
from serai.games.nights.world import World
from serai.table import Refused

FIRST_BOOK = "first-book"
_PACKAGE = Path(__file__).parents[2]
# In the wheel it lies beside the code, in a working copy above it.
_SHIPPED = (_PACKAGE / "packs", _PACKAGE.parents[1] / "packs")

_worlds: dict[str, World] = {}
_roots: dict[str, Path] = {}
_shelves: list[Path] = []


def open_book(folder: Path) -> World:
    """The world of the pack in a folder."""
    try:
        book = load_book(folder, EFFECT_WORDS)
    except BrokenPackError as error:
        raise Refused(str(error), "refused-broken-pack", pack=str(folder), why=error.why) from None
    _roots.setdefault(book.digest, folder)
    return open_world(book)


def open_world(book: Book) -> World:
    """The world of a Book, made once."""
    world = _worlds.get(book.digest)
    if world is None:
        world = _worlds[book.digest] = World(book)
    return world


def find_world(digest: str) -> World:
    """The world of a pack that was opened before, that ships, or that lies on a shelf."""
    if digest not in _worlds:
        with suppress(Refused):
            shipped_world()
    if digest not in _worlds:
        for folder in filter(None, (take_from(shelf, digest) for shelf in _shelves)):
            with suppress(BrokenPackError):  # by the checks of today
                open_world(load_folder(folder, EFFECT_WORDS))
    if digest not in _worlds:
        raise Refused(f"The pack {digest} is not here.", "refused-pack", pack=digest)
    return _worlds[digest]


def look_on(shelf: Path) -> None:
    """Packs may lie there too."""
    if shelf not in _shelves:
        _shelves.append(shelf)


def keep_on(shelf: Path, digest: str) -> None:
    """Keeps a pack that was opened from a folder. Raises OSError where that cannot be written."""
    if digest in _roots:
        put_on(shelf, _roots[digest], digest)


@cache
def offered_worlds() -> tuple[World, ...]:
    """The worlds that a table may begin in: of the Book that ships, and of those installed."""
    worlds: list[World] = []
    with suppress(Refused):
        worlds.append(shipped_world())
    with suppress(WrongRequest):  # nobody is at home
        for pack in installed_packs():
            with suppress(Refused):  # damaged since, or by the checks of today
                worlds.append(open_book(pack.folder))
    return tuple({world.book.digest: world for world in worlds if _can_be_travelled(world)}.values())


@cache
def shipped_world() -> World:
    """The Book of Tales that ships."""
    for shelf in _SHIPPED:
        if (shelf / FIRST_BOOK / "pack.toml").is_file():
            world = open_book(shelf / FIRST_BOOK)
            if _can_be_travelled(world):
                return world
    raise Refused(
        "The Book of Tales is not here yet: name a content pack to play with.",
        "refused-pack",
        pack=FIRST_BOOK,
    )


def _can_be_travelled(world: World) -> bool:
    """A map alone is not yet a world to travel in."""
    return bool(world.book.cards.get("encounters"))
