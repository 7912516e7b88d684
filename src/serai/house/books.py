"""What a client reads once for each Book: its names and its map."""

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from serai.book.cartography.drawn import drawn
from serai.games.nights.packs import find_world
from serai.games.nights.words.shelf import BookShown, book_shown
from serai.house.sentences import refusals
from serai.locales.texts import Language

UNLESS_KNOWN = {
    **refusals(400, 403, 500),
    304: ResponseSpec(None, description="It is what the client has, by the mark that it sent along."),
}


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


def marked(content: bytes) -> tuple[bytes, str]:
    return content, f'"{blake2b(content, digest_size=16).hexdigest()}"'


def unless_known(request: Request[Any, Any, Any], content: bytes, mark: str, kind: str) -> Response[Any]:
    """The content, unless the client says by its mark that it has it: another Serai may tell it otherwise."""
    headers = {"cache-control": "no-cache", "etag": mark}
    # Whatever packs the content on its way may weaken its mark.
    known = request.headers.get("if-none-match", "").removeprefix("W/") == mark
    if known:
        return Response("", status_code=304, media_type=MediaType.TEXT, headers=headers)
    return Response(content, media_type=kind, headers=headers)
