"""Rendered maps: placing all names takes seconds, so each map is rendered once and cached.

The file name hashes everything the SVG depends on: the map, the language, and the files of this package. The
maps of the shipped Book are stored beside this module, those of other Books in the user's cache folder.
"""

import gzip
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from serai.book.cache import cache_folder, read_cached_payload, write_payload_and_prune_cache
from serai.book.cartography.cartouche import cartouche_size
from serai.book.cartography.layout import lay_out_map
from serai.book.cartography.map_texts import load_map_texts
from serai.book.cartography.svg import render_map_svg
from serai.book.languages import LANGUAGES, Language
from serai.book.map import Map

PACKAGE = Path(__file__).parent
PRERENDERED = PACKAGE / "prerendered"


def load_map_svg(atlas: Map, language: Language) -> bytes:
    """The map as SVG, in the `morning` colours; a page can switch to others with CSS."""
    shipped = PRERENDERED / _map_file_name(atlas, language, "svg.gz")
    if shipped.is_file():
        return gzip.decompress(shipped.read_bytes())
    cached = cache_folder() / _map_file_name(atlas, language, "map")
    svg = read_cached_payload(cached)
    if svg is None:
        svg = _render_map(atlas, language)
        write_payload_and_prune_cache(cached, svg)
    return svg


def prerender_maps(atlas: Map) -> None:
    """Renders the shipped map in every language where it is missing, and deletes outdated files."""
    PRERENDERED.mkdir(exist_ok=True)
    wanted: dict[str, Language] = {
        _map_file_name(atlas, language, "svg.gz"): language for language in LANGUAGES
    }
    for old in PRERENDERED.iterdir():
        if old.name not in wanted:
            old.unlink()
    for name, language in wanted.items():
        if not (PRERENDERED / name).is_file():
            (PRERENDERED / name).write_bytes(gzip.compress(_render_map(atlas, language), mtime=0))


def has_prerendered_maps(atlas: Map) -> bool:
    return all((PRERENDERED / _map_file_name(atlas, language, "svg.gz")).is_file() for language in LANGUAGES)


def _render_map(atlas: Map, language: Language) -> bytes:
    return render_map_svg(atlas, lay_out_map(atlas, language), "morning").encode()


def _map_file_name(atlas: Map, language: Language, ending: str) -> str:
    # The texts of the other languages matter only through the size of the cartouche, which fits them all.
    room = [max(sizes) for sizes in zip(*map(cartouche_size, LANGUAGES), strict=True)]
    texts = msgspec.json.encode((load_map_texts(language), room))
    digest = blake2b(msgspec.json.encode(atlas) + _renderer_fingerprint() + texts, digest_size=8).hexdigest()
    return f"{digest}.{language}.{ending}"


@cache
def _renderer_fingerprint() -> bytes:
    """A hash of the code and data that render a map."""
    state = blake2b(digest_size=16)
    for path in sorted([*PACKAGE.glob("*.py"), *(PACKAGE / "data").glob("*")]):
        if path.is_file() and path != Path(__file__):
            state.update(f"{path.name} {path.stat().st_size}\n".encode())
            state.update(path.read_bytes())
    return state.digest()
