"""Maps that are drawn already: to find room for every name takes seconds, so each map is drawn once.

A drawing is found by what it was made of and what it was made with: the world, the language, and the files of
this package. Those of the Book that ships lie beside this module, those of other Books in the reader's cache.
"""

import gzip
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from serai.book.cache import cache_folder, read_stored, store
from serai.book.cartography.cartouche import cartouche_size
from serai.book.cartography.picture import picture
from serai.book.cartography.plan import plan
from serai.book.cartography.words import words
from serai.book.languages import LANGUAGES, Language
from serai.book.map import Map

PACKAGE = Path(__file__).parent
SHIPPED = PACKAGE / "drawn"


def drawn(atlas: Map, language: Language) -> bytes:
    """The map of a world as SVG, in the colours of the morning; a page may set others."""
    shipped = SHIPPED / _name(atlas, language, "svg.gz")
    if shipped.is_file():
        return gzip.decompress(shipped.read_bytes())
    kept = cache_folder() / _name(atlas, language, "map")
    found = read_stored(kept)
    if found is None:
        found = _draw(atlas, language)
        store(kept, found)
    return found


def ship(atlas: Map) -> None:
    """Draws the map that ships in every language, unless it is there, and clears away older ones."""
    SHIPPED.mkdir(exist_ok=True)
    wanted: dict[str, Language] = {_name(atlas, language, "svg.gz"): language for language in LANGUAGES}
    for old in SHIPPED.iterdir():
        if old.name not in wanted:
            old.unlink()
    for name, language in wanted.items():
        if not (SHIPPED / name).is_file():
            (SHIPPED / name).write_bytes(gzip.compress(_draw(atlas, language), mtime=0))


def is_shipped(atlas: Map) -> bool:
    return all((SHIPPED / _name(atlas, language, "svg.gz")).is_file() for language in LANGUAGES)


def _draw(atlas: Map, language: Language) -> bytes:
    return picture(atlas, plan(atlas, language), "morning").encode()


def _name(atlas: Map, language: Language, ending: str) -> str:
    # What the map says in other languages matters only as far as its cartouche has room for them all.
    room = [max(sizes) for sizes in zip(*map(cartouche_size, LANGUAGES), strict=True)]
    said = msgspec.json.encode((words(language), room))
    made = blake2b(msgspec.json.encode(atlas) + _hand() + said, digest_size=8).hexdigest()
    return f"{made}.{language}.{ending}"


@cache
def _hand() -> bytes:
    """A hash of everything here that a drawing comes from."""
    state = blake2b(digest_size=16)
    for path in sorted([*PACKAGE.glob("*.py"), *(PACKAGE / "data").glob("*")]):
        if path.is_file() and path != Path(__file__):
            state.update(f"{path.name} {path.stat().st_size}\n".encode())
            state.update(path.read_bytes())
    return state.digest()
