"""The server as an ASGI application: the client's pages, a small HTTP API, and the socket."""

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
from serai.house.content_encodings import CompressUnlessRefused
from serai.house.cpu_quotas import CpuQuotas
from serai.house.game_routes import routes_of_games
from serai.house.http_refusals import STATUS, RefusalBody, refusal_body
from serai.house.http_routes import ROUTES
from serai.house.notices.service import NoticeService
from serai.house.origins import Origins, client_address_of_scope
from serai.house.pages import (
    PRECOMPRESSED,
    SECURITY_HEADERS,
    client_routes,
    language_of_request,
    not_found_page,
)
from serai.house.rate_limits import RateLimiter
from serai.house.record_import import ImportWorker
from serai.house.table_registry import TableRegistry
from serai.house.websocket import SocketApp
from serai.table import Refused

_log = logging.getLogger(__name__)

MAX_BODY_BYTES = 2_000_000
"""The limit for request bodies; even the record of a long game is much shorter."""


class _Problem(Struct):
    message: str


def make_app(
    registry: TableRegistry,
    import_worker: ImportWorker,
    origins: Origins,
    addresses: tuple[str, ...] = (),
    *,
    private: bool = False,
    notices: NoticeService | None = None,
) -> ASGIApp:
    """Makes the application. The caller opens and closes the registry and the worker."""
    rate_limiter = RateLimiter(registry.settings)
    if registry.sharing is not None:
        registry.sharing.share_rate_limits_with_other_workers(rate_limiter, registry.now)
    cpu_quotas = CpuQuotas(registry.settings)
    socket = SocketApp(registry, origins, rate_limiter, cpu_quotas)
    pages = make_http_app()
    pages.state = State(
        {
            "registry": registry,
            "import_worker": import_worker,
            "origins": origins,
            "rate_limiter": rate_limiter,
            "addresses": addresses,
            "private": private,
            "notices": notices,
        }
    )

    async def route_to_socket_or_http(scope: Scope, receive: Receive, send: Send) -> None:
        """Routes socket messages past Litestar, which would add overhead to each of them."""
        if scope["type"] == "websocket" and scope["path"] == "/socket":
            await socket(scope, receive, send)  # type: ignore[arg-type]
            return
        quota = cpu_quotas.quota_of_address(client_address_of_scope(scope, behind_proxy=origins.behind_proxy))
        try:
            await quota.wait_for_cpu_time()
        except Refused:
            await _answer_too_many_requests(send)
        else:
            await quota.await_and_charge(pages(scope, receive, send))

    return route_to_socket_or_http


def make_http_app() -> Litestar:
    """Makes the application of all HTTP routes, which find the server that they belong to in its state."""
    return Litestar(
        route_handlers=[*ROUTES, *routes_of_games(), *client_routes()],
        before_request=_refuse_foreign_origin,
        before_send=[_add_security_headers],
        compression_config=CompressionConfig(
            backend="gzip", middleware_class=CompressUnlessRefused, exclude_opt_key=PRECOMPRESSED
        ),
        exception_handlers={
            Refused: _answer_refused,
            HTTPException: _answer_http_error,
            RecursionError: _refuse_unreadable_json,
            UnicodeDecodeError: _refuse_unreadable_json,
            Exception: _answer_unexpected_error,
        },
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Serai",
            version=serai.__version__,
            description="The HTTP API of the server. The game itself goes over the socket.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )


async def _refuse_foreign_origin(request: Request[Any, Any, Any]) -> Response[RefusalBody] | None:
    if request.app.state.origins.allows_host_and_origin(request.scope):
        return None
    refused = Refused("refused-origin")
    return _refusal_response(request, refused, 403)


async def _answer_too_many_requests(send: Send) -> None:
    """Answers 429 without a body, because too many requests from this address are waiting."""
    await send({"type": "http.response.start", "status": 429, "headers": []})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _add_security_headers(message: Message, _: Scope) -> None:
    """Adds the security headers to every response, including errors."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *SECURITY_HEADERS]


def _answer_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[RefusalBody]:
    return _refusal_response(request, refused, STATUS.get(refused.key, 400))


def _answer_unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """Logs an unexpected error and answers with a sentence."""
    _log.error("request failed", exc_info=error)
    failed = Refused("refused-failed")
    return _refusal_response(request, failed, 500)


def _refuse_unreadable_json(
    request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError
) -> Response[RefusalBody]:
    """Refuses JSON that is nested too deeply or is not UTF-8, for which Litestar has no error of its own."""
    why = str(error)
    refused = Refused("refused-message", why=why)
    return _refusal_response(request, refused, 400)


def _answer_http_error(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[RefusalBody] | Response[str]:
    """Turns errors of Litestar (no such route, malformed body) into refusals."""
    if error.status_code == 404 and (page := not_found_page(request)):
        return page
    if error.status_code == 404:
        refused = Refused("refused-no-page")
    elif error.status_code == 413:
        refused = Refused("refused-too-long")
    else:
        problems = msgspec.convert(error.extra or [], list[_Problem], strict=False)
        why = "; ".join(problem.message for problem in problems) or error.detail
        refused = Refused("refused-message", why=why)
    return _refusal_response(request, refused, error.status_code)


def _refusal_response(
    request: Request[Any, Any, Any], refused: Refused, status: int
) -> Response[RefusalBody]:
    sentence = refusal_body(refused, language_of_request(request))
    return Response(sentence, status_code=status, media_type=MediaType.JSON)
