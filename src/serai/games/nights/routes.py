"""Routes that clients fetch once: the glossary, map and plates of each Book, and how to display statuses."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from serai.book.cartography.map_cache import load_map_svg
from serai.games.nights.locales.glossary import BookGlossary, book_glossary
from serai.games.nights.packs import find_world_by_digest
from serai.games.nights.plates import PlateList, book_plates, plate_list
from serai.games.nights.statuses.display import StatusDisplays, status_displays
from serai.house.conditional_responses import (
    CONDITIONAL_RESPONSES,
    IMMUTABLE_RESPONSES,
    immutable_response,
    respond_or_not_modified,
)
from serai.house.pages import PRECOMPRESSED
from serai.locales.texts import Language


@get("/api/books/{digest:str}/{language:str}", responses=CONDITIONAL_RESPONSES, opt={PRECOMPRESSED: True})
async def show_book(
    request: Request[Any, Any, State], digest: FromPath[str], language: FromPath[Language]
) -> Response[BookGlossary]:
    """The names and explanations of everything in a Book."""

    def encode_glossary() -> bytes:
        return msgspec.json.encode(book_glossary(language, digest))

    return await respond_or_not_modified(
        request, ("book", digest, language), encode_glossary, "application/json"
    )


@get(
    "/api/books/{digest:str}/{language:str}/map.svg",
    media_type="image/svg+xml",
    responses=CONDITIONAL_RESPONSES,
    opt={PRECOMPRESSED: True},
)
async def show_map(
    request: Request[Any, Any, State], digest: FromPath[str], language: FromPath[Language]
) -> Response[bytes]:
    """The map of a Book's world, in the reader's language."""

    def load_map() -> bytes:
        return load_map_svg(find_world_by_digest(digest).book.map, language)

    return await respond_or_not_modified(request, ("map", digest, language), load_map, "image/svg+xml")


@get(
    "/api/books/{digest:str}/{language:str}/plates",
    responses=CONDITIONAL_RESPONSES,
    opt={PRECOMPRESSED: True},
)
async def show_plates(
    request: Request[Any, Any, State], digest: FromPath[str], language: FromPath[Language]
) -> Response[PlateList]:
    """The plates of a Book: the file of each, and its words for those who do not see it."""

    def encode_plates() -> bytes:
        return msgspec.json.encode(plate_list(digest, language))

    return await respond_or_not_modified(
        request, ("plates", digest, language), encode_plates, "application/json"
    )


@get(
    "/api/plates/{digest:str}/{file:str}",
    media_type="image/svg+xml",
    responses=IMMUTABLE_RESPONSES,
    opt={PRECOMPRESSED: True},
)
async def show_plate(
    request: Request[Any, Any, State], digest: FromPath[str], file: FromPath[str]
) -> Response[bytes]:
    """A plate by the name of its file, which follows from its content: it can be cached for ever."""

    def read_plate() -> bytes:
        drawing = book_plates(digest).drawings.get(file)
        if drawing is None:
            raise NotFoundException
        return drawing.encode()

    return await immutable_response(request, ("plate", digest, file), read_plate, "image/svg+xml")


@get("/api/nights/statuses", responses=CONDITIONAL_RESPONSES, opt={PRECOMPRESSED: True})
async def show_statuses(request: Request[Any, Any, State]) -> Response[StatusDisplays]:
    """The emblem and map mark of each status; the texts of statuses are in the glossary."""

    def encode_status_displays() -> bytes:
        return msgspec.json.encode(status_displays())

    return await respond_or_not_modified(request, ("statuses",), encode_status_displays, "application/json")


ROUTES = [show_book, show_map, show_plates, show_plate, show_statuses]
