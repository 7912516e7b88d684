"""The routes about the server itself: version and addresses, health, metrics."""

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, head
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import serai
from serai.house import metrics
from serai.house.http_refusals import refusal_responses
from serai.house.notices.config import NoticeKind

if TYPE_CHECKING:
    from serai.house.notices.service import NoticeService
    from serai.house.origins import Origins
    from serai.house.table_registry import TableRegistry


class HouseInfo(Struct, frozen=True):
    """`addresses` are those at which other devices can reach this server; `private` means that none can.

    `notices` are the kinds of notices that it sends, `push_key` its public key for Web Push.
    """

    version: str
    addresses: tuple[str, ...]
    private: bool
    notices: tuple[NoticeKind, ...]
    push_key: str


class Health(Struct, frozen=True):
    ok: bool
    live_tables: int


@get("/api/house", sync_to_thread=False, responses=refusal_responses(403, 500))
def show_version_and_addresses(state: State) -> HouseInfo:
    """The version of this server, and its addresses."""
    notices: NoticeService | None = state.notices
    kinds, push_key = ((), "") if notices is None else (notices.config.kinds, notices.push_key)
    return HouseInfo(serai.__version__, state.addresses, state.private, kinds, push_key)


@get("/health", sync_to_thread=False, responses={503: ResponseSpec(Health, generate_examples=False)})
def show_health(state: State) -> Response[Health]:
    """Whether the latest writes to disk have succeeded, for monitoring."""
    registry: TableRegistry = state.registry
    ok = _is_healthy(registry)
    return Response(Health(ok, len(registry.live_tables)), status_code=200 if ok else 503)


@head("/health", sync_to_thread=False, responses={503: ResponseSpec(None, description="A write has failed.")})
def show_health_status(state: State) -> Response[None]:
    """Whether the latest writes to disk have succeeded, as a status code only."""
    return Response(None, status_code=200 if _is_healthy(state.registry) else 503)


@get("/live", sync_to_thread=False)
def answer_while_alive() -> Response[None]:
    """Whether the process answers; if not, restart it."""
    return Response(None)


@get(
    "/ready", sync_to_thread=False, responses={503: ResponseSpec(None, description="Send clients elsewhere.")}
)
def show_readiness(state: State) -> Response[None]:
    """Whether new clients should be sent here."""
    registry: TableRegistry = state.registry
    ok = registry.store.is_healthy() and not registry.is_closing
    return Response(None, status_code=200 if ok else 503)


def _is_healthy(registry: "TableRegistry") -> bool:
    return registry.store.is_healthy() and not any(live.last_write_failed for live in registry.live_tables)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def show_metrics(request: Request[Any, Any, State]) -> Response[bytes]:
    """For operators: answers 404 to requests through a proxy, which may come from strangers."""
    origins: Origins = request.app.state.origins
    if not origins.came_without_proxy(request.scope):
        raise NotFoundException
    registry: TableRegistry = request.app.state.registry
    metrics.LIVE_TABLES.set(len(registry.live_tables))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
