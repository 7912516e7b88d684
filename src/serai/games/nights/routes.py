"""What a client of the house reads once for each Book: its names and its map."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from serai.book.cartography.drawn import drawn
from serai.games.nights.packs import find_world
from serai.games.nights.words.shelf import BookShown, book_shown
from serai.house.caching import UNLESS_KNOWN, marked, unless_known
from serai.locales.texts import Language


@get("/api/books/{digest:str}/{language:str}", sync_to_thread=True, responses=UNLESS_KNOWN)
def show_book(
    request: Request[Any, Any, Any], digest: FromPath[str], language: FromPath[Language]
) -> Response[BookShown]:
    """Everything in a Book that has a name."""
    return unless_known(request, *_book(language, digest), "application/json")


@get(
    "/api/books/{digest:str}/{language:str}/map.svg",
    sync_to_thread=True,
    media_type="image/svg+xml",
    responses=UNLESS_KNOWN,
)
def show_map(
    request: Request[Any, Any, Any], digest: FromPath[str], language: FromPath[Language]
) -> Response[bytes]:
    """The map of a Book's world, in the reader's language."""
    return unless_known(request, *_map(language, digest), "image/svg+xml")


@cache
def _book(language: Language, digest: str) -> tuple[bytes, str]:
    return marked(msgspec.json.encode(book_shown(language, digest)))


@cache
def _map(language: Language, digest: str) -> tuple[bytes, str]:
    return marked(drawn(find_world(digest).book.map, language))


ROUTES = [show_book, show_map]
