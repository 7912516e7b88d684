"""Routes that clients fetch once: the glossary and map of each Book, and how to display statuses."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from serai.book.cartography.map_cache import load_map_svg
from serai.games.nights.locales.glossary import BookGlossary, book_glossary
from serai.games.nights.packs import find_world_by_digest
from serai.games.nights.statuses.display import StatusDisplays, status_displays
from serai.house.conditional_responses import CONDITIONAL_RESPONSES, respond_or_not_modified
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


@get("/api/nights/statuses", responses=CONDITIONAL_RESPONSES, opt={PRECOMPRESSED: True})
async def show_statuses(request: Request[Any, Any, State]) -> Response[StatusDisplays]:
    """The emblem and map mark of each status. Its texts are in the glossary."""

    def encode_status_displays() -> bytes:
        return msgspec.json.encode(status_displays())

    return await respond_or_not_modified(request, ("statuses",), encode_status_displays, "application/json")


ROUTES = [show_book, show_map, show_statuses]
