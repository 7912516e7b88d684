"""What a client of the house reads once: the names and the map of each Book, and how statuses are shown."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from serai.book.cartography.drawn import drawn
from serai.games.nights.packs import find_world
from serai.games.nights.statuses.shown import StatusesShown, statuses_shown
from serai.games.nights.words.shelf import BookShown, book_shown
from serai.house.caching import UNLESS_KNOWN, prepared
from serai.house.pages import PACKED
from serai.locales.texts import Language


@get("/api/books/{digest:str}/{language:str}", responses=UNLESS_KNOWN, opt={PACKED: True})
async def show_book(
    request: Request[Any, Any, State], digest: FromPath[str], language: FromPath[Language]
) -> Response[BookShown]:
    """Everything in a Book that has a name."""

    def make() -> bytes:
        return msgspec.json.encode(book_shown(language, digest))

    return await prepared(request, ("book", digest, language), make, "application/json")


@get(
    "/api/books/{digest:str}/{language:str}/map.svg",
    media_type="image/svg+xml",
    responses=UNLESS_KNOWN,
    opt={PACKED: True},
)
async def show_map(
    request: Request[Any, Any, State], digest: FromPath[str], language: FromPath[Language]
) -> Response[bytes]:
    """The map of a Book's world, in the reader's language."""

    def make() -> bytes:
        return drawn(find_world(digest).book.map, language)

    return await prepared(request, ("map", digest, language), make, "image/svg+xml")


@get("/api/nights/statuses", responses=UNLESS_KNOWN, opt={PACKED: True})
async def show_statuses(request: Request[Any, Any, State]) -> Response[StatusesShown]:
    """What a client shows of each status besides its texts, which are in the Book's."""

    def make() -> bytes:
        return msgspec.json.encode(statuses_shown())

    return await prepared(request, ("statuses",), make, "application/json")


ROUTES = [show_book, show_map, show_statuses]
