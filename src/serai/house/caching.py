"""What a client reads once, and again only where it has changed."""

from hashlib import blake2b
from typing import Any

from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec

from serai.house.sentences import refusals

UNLESS_KNOWN = {
    **refusals(400, 403, 500),
    304: ResponseSpec(None, description="It is what the client has, by the mark that it sent along."),
}


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
