"""The house as a web application: the client's pages, a small HTTP interface, and the socket."""

import logging
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

import serai
from serai.house.game_routes import routes_of_games
from serai.house.hall import Hall
from serai.house.http import ROUTES
from serai.house.imports import Imports
from serai.house.limits import Doorkeeper
from serai.house.origins import Origins, address_of
from serai.house.pages import PACKED, SECURITY_HEADERS, client_pages, language_of, page_of_nowhere
from serai.house.sentences import STATUS, Sentence, sentence_of
from serai.house.shares import Shares
from serai.house.socket import Socket
from serai.table import Refused

_log = logging.getLogger(__name__)

MOST_BODY = 2_000_000
"""Bytes of a request: a long record of a long game is much shorter."""


class _Problem(Struct):
    message: str


def make_app(
    hall: Hall, imports: Imports, origins: Origins, addresses: tuple[str, ...] = (), *, private: bool = False
) -> ASGIApp:
    """The application for one hall. It opens nothing and closes nothing: whoever runs it does."""
    doorkeeper = Doorkeeper(hall.settings)
    shares = Shares(hall.settings)
    socket = Socket(hall, origins, doorkeeper, shares)

    async def check_origin(request: Request[Any, Any, Any]) -> Response[Sentence] | None:
        if origins.allows(request.scope):
            return None
        refused = Refused("refused-origin")
        return _refusal(request, refused, 403)

    pages = Litestar(
        route_handlers=[*ROUTES, *routes_of_games(), *client_pages(hall.game_at)],
        state=State(
            {
                "hall": hall,
                "imports": imports,
                "origins": origins,
                "doorkeeper": doorkeeper,
                "addresses": addresses,
                "private": private,
            }
        ),
        before_request=check_origin,
        before_send=[_secure],
        compression_config=CompressionConfig(backend="gzip", exclude_opt_key=PACKED),
        exception_handlers={
            Refused: _refused,
            HTTPException: _not_understood,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        request_max_body_size=MOST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Serai",
            version=serai.__version__,
            description="What the house answers over HTTP. Play itself goes over the socket.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )

    async def enter(scope: Scope, receive: Receive, send: Send) -> None:
        """What is said at tables need not pass through all that is there for pages: it costs each message."""
        if scope["type"] == "websocket" and scope["path"] == "/socket":
            await socket(scope, receive, send)  # type: ignore[arg-type]
            return
        share = shares.of(address_of(scope, behind_proxy=origins.behind_proxy))
        try:
            await share.wait()
        except Refused:
            await _turn_away(send)
        else:
            await share.spend(pages(scope, receive, send))

    return enter


async def _turn_away(send: Send) -> None:
    """Nobody waits for this answer any more."""
    await send({"type": "http.response.start", "status": 429, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _secure(message: Message, _: Scope) -> None:
    """Puts the headers that keep strangers out on every answer, refusals too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *SECURITY_HEADERS]


def _refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Sentence]:
    return _refusal(request, refused, STATUS.get(refused.key, 400))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Sentence]:
    """A mistake of ours: the log has it, the client a sentence."""
    _log.error("a request failed", exc_info=error)
    failed = Refused("refused-failed")
    return _refusal(request, failed, 500)


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Sentence]:
    """Lists in lists in lists, more than anybody can read."""
    why = str(error)
    refused = Refused("refused-message", why=why)
    return _refusal(request, refused, 400)


def _not_understood(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[Sentence] | Response[str]:
    """What is no refusal of ours: an address that does not exist, a body that cannot be read."""
    if error.status_code == 404 and (page := page_of_nowhere(request)):
        return page
    if error.status_code == 404:
        refused = Refused("refused-no-page")
    elif error.status_code == 413:
        refused = Refused("refused-too-long")
    else:
        problems = msgspec.convert(error.extra or [], list[_Problem], strict=False)
        why = "; ".join(problem.message for problem in problems) or error.detail
        refused = Refused("refused-message", why=why)
    return _refusal(request, refused, error.status_code)


def _refusal(request: Request[Any, Any, Any], refused: Refused, status: int) -> Response[Sentence]:
    sentence = sentence_of(refused, language_of(request))
    return Response(sentence, status_code=status, media_type=MediaType.JSON)
