"""Content packs: the Books that this process knows, by digest."""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from serai.book.book import Book
from serai.book.compile import BrokenPackError, load_book, load_kept
from serai.book.packs import Installed, WrongRequest, installed_packs, pack_in
from serai.book.shelf import put_on, take_from
from serai.book.source import Folder
from serai.games.nights.effects.words import EFFECT_WORDS
from serai.games.nights.playable import lacks
from serai.games.nights.world import World
from serai.table import Refused, SkippedPack

FIRST_BOOK = "first-book"
_PACKAGE = Path(__file__).parents[2]
# In the wheel it lies beside the code, in a working copy above it.
_SHIPPED = (_PACKAGE / "packs", _PACKAGE.parents[1] / "packs")

_worlds: dict[str, World] = {}
_roots: dict[str, Path] = {}
_shelves: list[Path] = []


class UnplayablePack(Refused):
    """A pack that cannot be played; `brief` says in one line why."""

    def __init__(self, key: str, pack: str, why: str, brief: str) -> None:
        super().__init__(key, pack=pack, why=why)
        self.brief = brief


class Offered(NamedTuple):
    """The worlds that a table may begin in, and the packs that are here and cannot be played."""

    worlds: tuple[World, ...]
    skipped: tuple[SkippedPack, ...]


def open_book(folder: Path) -> World:
    """The world of the pack in a folder. Raises `UnplayablePack` where it has errors, or lacks something."""
    book = _load(folder)
    if found := lacks(book):
        pack, why = book.manifest.id, "; ".join(found)
        brief = f"not playable yet: {why}"
        raise UnplayablePack("refused-unplayable-pack", pack, why, brief)
    _roots.setdefault(book.digest, folder)
    return open_world(book)


def open_draft(folder: Path) -> World:
    """The same for one that may still lack something: to be looked at, not to be played."""
    return open_world(_load(folder))


def _load(folder: Path) -> Book:
    try:
        return load_book(folder, EFFECT_WORDS)
    except BrokenPackError as error:
        raise UnplayablePack("refused-broken-pack", str(folder), error.why, error.brief) from None


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
    if digest in _worlds:
        return _worlds[digest]
    for shelf in _shelves:
        kept = take_from(shelf, digest)
        if kept is not None:
            return _open_kept(kept)
    raise Refused("refused-pack-missing", pack=digest)


def _open_kept(folder: Folder) -> World:
    """A pack that tables began with was sound at the time: no check that came since closes it to them."""
    try:
        return open_world(load_kept(folder, EFFECT_WORDS))
    except BrokenPackError as error:
        why = error.why
    except Exception as error:  # whatever comes of a Book that today's checks would refuse
        why = f"{type(error).__name__}: {error}"
    raise Refused("refused-broken-pack", pack=folder.root, why=why)


def look_on(shelf: Path) -> None:
    """Packs may lie there too."""
    if shelf not in _shelves:
        _shelves.append(shelf)


def keep_on(shelf: Path, digest: str) -> None:
    """Keeps a pack that was opened from a folder. Raises OSError where that cannot be written."""
    if digest in _roots:
        put_on(shelf, _roots[digest], digest)


@cache
def offered() -> Offered:
    """The Book that ships and those installed. One that cannot be opened is named, and stops nobody."""
    packs: list[Installed] = []
    with suppress(Refused):
        packs.append(pack_in(shipped_folder()))
    with suppress(WrongRequest):  # nobody is at home
        packs += installed_packs()
    worlds: dict[str, World] = {}
    skipped: list[SkippedPack] = []
    for pack in packs:
        try:
            world = open_book(pack.folder)
        except UnplayablePack as refusal:
            skipped.append(_skipped(pack, refusal.brief))
        except Exception as error:  # a check that is missing must not close the house
            skipped.append(_skipped(pack, f"{type(error).__name__}: {error}"))
        else:
            worlds[world.book.digest] = world
    return Offered(tuple(worlds.values()), tuple(skipped))


def _skipped(pack: Installed, why: str) -> SkippedPack:
    folder, manifest = pack.folder, pack.manifest
    if manifest is None:
        return SkippedPack(folder.parent.name, folder.name, {}, why)
    return SkippedPack(manifest.id, manifest.version, {**manifest.title}, why)


@cache
def shipped_world() -> World:
    """The Book of Tales that ships."""
    return open_book(shipped_folder())


def shipped_folder() -> Path:
    """Where the Book that ships lies, in the wheel or in a working copy."""
    for folder in _SHIPPED:
        if (folder / FIRST_BOOK / "pack.toml").is_file():
            return folder / FIRST_BOOK
    raise Refused("refused-pack-missing", pack=FIRST_BOOK)
