"""Content packs: the Books known to this process, by digest."""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from serai.book.book import Book
from serai.book.book_store import load_stored_pack, store_pack_if_missing
from serai.book.compile import BrokenPackError, load_book, load_stored_book
from serai.book.pack_files import PackFolder
from serai.book.pack_installer import (
    InstalledPack,
    PackRequestError,
    find_installed_packs,
    read_installed_pack,
)
from serai.games.nights.effects.words import EFFECT_WORDS
from serai.games.nights.playability import find_parts_missing_for_play
from serai.games.nights.world import World
from serai.table import Refused, SkippedPack

FIRST_BOOK = "first-book"
_PACKAGE = Path(__file__).parents[2]
# In the wheel the Book is beside the code; in a working copy it is above it.
_SHIPPED = (_PACKAGE / "packs", _PACKAGE.parents[1] / "packs")

_worlds: dict[str, World] = {}
_roots: dict[str, Path] = {}
_pack_folders: list[Path] = []


class UnplayablePack(Refused):
    """A pack that cannot be played; `brief` says why in one line."""

    def __init__(self, key: str, pack: str, why: str, brief: str) -> None:
        super().__init__(key, pack=pack, why=why)
        self.brief = brief


class AvailableWorlds(NamedTuple):
    """The worlds a new table may use, and the installed packs that cannot be played."""

    worlds: tuple[World, ...]
    skipped: tuple[SkippedPack, ...]


def open_playable_world(folder: Path) -> World:
    """The world of the pack in a folder. Raises `UnplayablePack` if it has errors or is incomplete."""
    book = _load_book(folder)
    if found := find_parts_missing_for_play(book):
        pack, why = book.manifest.id, "; ".join(found)
        brief = f"not playable yet: {why}"
        raise UnplayablePack("refused-unplayable-pack", pack, why, brief)
    _roots.setdefault(book.digest, folder)
    return world_of_book(book)


def open_world_for_inspection(folder: Path) -> World:
    """Like `open_playable_world`, for an incomplete pack. The world can be inspected but not played."""
    return world_of_book(_load_book(folder))


def _load_book(folder: Path) -> Book:
    try:
        return load_book(folder, EFFECT_WORDS)
    except BrokenPackError as error:
        raise UnplayablePack("refused-broken-pack", str(folder), error.why, error.brief) from None


def world_of_book(book: Book) -> World:
    """The world of a Book, cached."""
    world = _worlds.get(book.digest)
    if world is None:
        world = _worlds[book.digest] = World(book)
    return world


def find_world_by_digest(digest: str) -> World:
    """The world of a pack that was opened before, is shipped, or is in a pack folder."""
    if digest not in _worlds:
        with suppress(Refused):
            shipped_world()
    if digest in _worlds:
        return _worlds[digest]
    for folder in _pack_folders:
        kept = load_stored_pack(folder, digest)
        if kept is not None:
            return _open_stored_world(kept)
    raise Refused("refused-pack-missing", pack=digest)


def find_pack_folder(digest: str) -> Path | None:
    """The folder of a pack, or of another version of it; None if only a stored copy is left.

    A stored copy has no plates, and those of another version are better than none.
    """
    book = find_world_by_digest(digest).book
    if digest in _roots:
        return _roots[digest]
    available_worlds()
    same = [root for other, root in _roots.items() if _worlds[other].book.manifest.id == book.manifest.id]
    return same[-1] if same else None


def _open_stored_world(folder: PackFolder) -> World:
    """Opens a stored pack without today's checks: it was valid when its tables began."""
    try:
        return world_of_book(load_stored_book(folder, EFFECT_WORDS))
    except BrokenPackError as error:
        why = error.why
    except Exception as error:  # a Book that fails today's checks may raise anything
        why = f"{type(error).__name__}: {error}"
    raise Refused("refused-broken-pack", pack=folder.root, why=why)


def add_pack_folder(folder: Path) -> None:
    """Also search this folder for packs."""
    if folder not in _pack_folders:
        _pack_folders.append(folder)


def copy_opened_pack_to(folder: Path, digest: str) -> None:
    """Stores a copy of an opened pack. Raises OSError if the folder is not writable."""
    if digest in _roots:
        store_pack_if_missing(folder, _roots[digest], digest)


@cache
def available_worlds() -> AvailableWorlds:
    """The shipped Book and the installed ones. Packs that cannot be opened are listed as skipped."""
    packs: list[InstalledPack] = []
    with suppress(Refused):
        packs.append(read_installed_pack(shipped_folder()))
    with suppress(PackRequestError):  # no home folder
        packs += find_installed_packs()
    worlds: dict[str, World] = {}
    skipped: list[SkippedPack] = []
    for pack in packs:
        try:
            world = open_playable_world(pack.folder)
        except UnplayablePack as refusal:
            skipped.append(_skipped_pack(pack, refusal.brief))
        except Exception as error:  # one bad pack must not stop the server
            skipped.append(_skipped_pack(pack, f"{type(error).__name__}: {error}"))
        else:
            worlds[world.book.digest] = world
    return AvailableWorlds(tuple(worlds.values()), tuple(skipped))


def _skipped_pack(pack: InstalledPack, why: str) -> SkippedPack:
    folder, manifest = pack.folder, pack.manifest
    if manifest is None:
        return SkippedPack(folder.parent.name, folder.name, {}, why)
    return SkippedPack(manifest.id, manifest.version, {**manifest.title}, why)


@cache
def shipped_world() -> World:
    """The shipped Book of Tales."""
    return open_playable_world(shipped_folder())


def shipped_folder() -> Path:
    """The folder of the shipped Book, in the wheel or in a working copy."""
    for folder in _SHIPPED:
        if (folder / FIRST_BOOK / "pack.toml").is_file():
            return folder / FIRST_BOOK
    raise Refused("refused-pack-missing", pack=FIRST_BOOK)
