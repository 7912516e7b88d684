"""The plates that a table shows: those of its Book, and those of the shipped Book for what every Book has."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b

from msgspec import Struct

from serai.book.book import Book
from serai.book.plate_files import OVERLAYS, Plates, load_plates
from serai.book.plates import Head, add_overlay_around, add_overlay_on_head, add_second_head
from serai.games.nights.packs import find_pack_folder, find_world_by_digest, shipped_folder
from serai.locales.texts import Language
from serai.table import Refused

SHARED_KINDS = ("heroes", "terrains", "statuses", *OVERLAYS)
"""What belongs to the game and not to a Book."""

TWO_HEADED = "two-headed"

_BOOKS_CACHED = 8


class PlateInfo(Struct, frozen=True, omit_defaults=True):
    """A plate: the name of its file, its words in the reader's language, and the head on it.

    What has words and no file is drawn from other plates: who is two-headed has his own head twice.
    """

    file: str = ""
    words: str = ""
    head: Head | None = None


class PlateList(Struct, frozen=True):
    """All plates of a Book by name: `beings/vizier`, `heroes/sindbad-woman`, `around/burning`."""

    plates: dict[str, PlateInfo]


class BookPlates(Struct, frozen=True):
    """The plates of a Book by name, and the names of their files by content."""

    plates: Plates
    files: Mapping[str, str]
    drawings: Mapping[str, str]
    """The drawings by the name of their file."""


@lru_cache(_BOOKS_CACHED)
def book_plates(digest: str) -> BookPlates:
    """The plates of a Book; raises `Refused` if there is no such Book."""
    folder = find_pack_folder(digest)
    own = load_plates(folder) if folder else Plates({}, {}, {})
    shared = _shared_plates() if not folder or folder != shipped_folder() else Plates({}, {}, {})
    plates = Plates(
        {**shared.drawings, **own.drawings}, {**shared.words, **own.words}, {**shared.heads, **own.heads}
    )
    files = {name: _file_name(drawing) for name, drawing in plates.drawings.items()}
    return BookPlates(plates, files, {files[name]: drawing for name, drawing in plates.drawings.items()})


def _shared_plates() -> Plates:
    try:
        shipped = load_plates(shipped_folder())
    except Refused:
        return Plates({}, {}, {})

    def is_shared(name: str) -> bool:
        return name.removeprefix("heads/").startswith(SHARED_KINDS)

    return Plates(
        {name: drawing for name, drawing in shipped.drawings.items() if is_shared(name)},
        {name: words for name, words in shipped.words.items() if is_shared(name)},
        {name: head for name, head in shipped.heads.items() if is_shared(name)},
    )


def _file_name(drawing: str) -> str:
    return f"{blake2b(drawing.encode(), digest_size=12).hexdigest()}.svg"


def plate_list(digest: str, language: Language) -> PlateList:
    found, book = book_plates(digest), find_world_by_digest(digest).book
    return PlateList(
        {
            name: PlateInfo(
                found.files.get(name, ""),
                _plate_description(found, book, name, language),
                found.plates.heads.get(name),
            )
            for name in dict.fromkeys([*found.files, *found.plates.words])
        }
    )


def _plate_description(plates: BookPlates, book: Book, name: str, language: Language) -> str:
    said = plates.plates.words.get(name, {})
    return said.get(language) or said.get(book.manifest.source, "")


class Illustration(Struct, frozen=True):
    """A drawing with what an adjective changes about it, and its words."""

    drawing: str
    words: str


def illustrate_being(book: Book, being: str, adjective: str, language: Language) -> Illustration | None:
    """The plate of a being as it was met; None if its Book has none."""
    found = book_plates(book.digest)
    name = found.plates.plate_name_of("beings", being)
    if name is None:
        return None
    drawings, head = found.plates.drawings, found.plates.heads.get(name)
    drawing, said = drawings[name], [_plate_description(found, book, name, language)]
    around, worn, twin = f"around/{adjective}", f"worn/{adjective}", f"heads/{name}"
    # What can be worn stands around a plate without a head.
    if head and worn in drawings:
        drawing = add_overlay_on_head(drawing, drawings[worn], head)
        said.append(_plate_description(found, book, worn, language))
    elif around in drawings:
        drawing = add_overlay_around(drawing, drawings[around])
        said.append(_plate_description(found, book, around, language))
    elif adjective == TWO_HEADED and head and twin in drawings:
        drawing = add_second_head(drawing, drawings[twin], head)
        said.append(_plate_description(found, book, worn, language))
    return Illustration(drawing, " ".join(filter(None, said)))
