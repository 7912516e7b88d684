"""The route that draws a link as a QR code."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import segno
from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from serai.house.http_refusals import refusal_responses
from serai.house.request_access import count_work_or_refuse

_THREAD = ThreadPoolExecutor(1, "serai-codes")

_COST = 0.04
"""Seconds of work charged for each QR code."""


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    link: Annotated[str, Meta(min_length=1, max_length=500)]


@post(
    "/api/qr",
    status_code=200,
    media_type="image/svg+xml",
    responses=refusal_responses(400, 403, 413, 429, 500),
)
async def draw_qr_code(data: JSONBody[Link], request: Request[Any, Any, State]) -> Response[bytes]:
    """Draws a link as a QR code (SVG). The link is sent in the body, so that it appears in no log."""
    count_work_or_refuse(request, _COST)
    # Not cached: the link contains a key.
    drawing = await asyncio.get_running_loop().run_in_executor(_THREAD, draw_qr_code_svg, data.link)
    return Response(drawing, media_type="image/svg+xml")


def draw_qr_code_svg(link: str) -> bytes:
    code = segno.make(link, error="m", micro=False)
    return code.svg_inline(border=2, dark="#000", light="#fff", omitsize=True).encode()
