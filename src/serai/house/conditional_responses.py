"""Responses that stay the same while the server runs (a client that has one gets 304), or for ever."""

from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from serai.house.http_refusals import refusal_responses
from serai.house.request_access import count_work_or_refuse
from serai.house.response_cache import ResponseCache

CONDITIONAL_RESPONSES = {
    **refusal_responses(400, 403, 429, 500),
    304: ResponseSpec(None, description="The client has it already, by the etag it sent."),
}

IMMUTABLE_RESPONSES = refusal_responses(400, 403, 404, 429, 500)

_CACHE = ResponseCache("serai-books", threads=1, max_bytes=64_000_000)

_COST = 0.1
"""Seconds of work charged to the address that causes a response to be made."""

_SMALL_COST = 0.005
"""Seconds of work charged for one of many small files."""

_IMMUTABLE_HEADERS = {
    "cache-control": "public, max-age=31536000, immutable",
    "vary": "accept-encoding",
    # In addition to the policy of every response: opened by itself, a drawing loads and runs nothing.
    "content-security-policy": "default-src 'none'; sandbox",
}


async def respond_or_not_modified(
    request: Request[Any, Any, State],
    cache_key: tuple[str, ...],
    make_content: Callable[[], bytes],
    media_type: str,
) -> Response[Any]:
    """The response under `cache_key`, whose content is made once; 304 if the client already has it."""
    response = await _CACHE.get_or_make(
        cache_key, lambda: _CACHE.run_in_thread(make_content), lambda: count_work_or_refuse(request, _COST)
    )
    return response.respond_or_not_modified(request, media_type)


async def immutable_response(
    request: Request[Any, Any, State],
    cache_key: tuple[str, ...],
    make_content: Callable[[], bytes],
    media_type: str,
) -> Response[bytes]:
    """The response under `cache_key`, whose address contains a hash of its content, which is made once."""
    response = await _CACHE.get_or_make(
        cache_key,
        lambda: _CACHE.run_in_thread(make_content),
        lambda: count_work_or_refuse(request, _SMALL_COST),
    )
    return response.make_response(request, media_type, _IMMUTABLE_HEADERS)
