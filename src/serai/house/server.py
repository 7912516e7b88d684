"""The uvicorn server for HTTP and WebSockets, with limits on connections and slow clients."""

import asyncio
import errno
import logging
import socket
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, NamedTuple, cast

from h11 import IDLE, SEND_BODY, Request
from litestar.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol

from serai.house.origins import address_for_limits
from serai.house.websocket_protocol import ClientSocket, StallDetector
from serai.table import Refused

if TYPE_CHECKING:
    from uvicorn._types import ASGIApplication

_log = logging.getLogger(__name__)

MAX_FRAME_BYTES = 65_536
"""The longest WebSocket message; a longer one ends the connection."""

REQUEST_TIMEOUT = 20.0
"""Seconds for a new connection to send a request."""

BODY_TIMEOUT = 60.0
"""Seconds for a request to arrive completely."""

_LOG_EVERY = 60.0

_SEND_BUFFER = 262_144
"""Bytes that the system buffers for a client that does not read; the system's default is megabytes."""

_SHUTDOWN_TIMEOUT = 1
"""Seconds allowed for pending responses when the server stops."""


class ConnectionLimit:
    """Limits HTTP connections per address and in total."""

    def __init__(self, most_per_address: int, most: int) -> None:
        self._most_per_address = most_per_address
        self._most = most
        self._from = Counter[str]()
        self._quiet_until = 0.0

    def admit_if_below_limits(self, address: str, now: float) -> bool:
        if self._from[address] < self._most_per_address and self._from.total() < self._most:
            self._from[address] += 1
            return True
        if now >= self._quiet_until:
            self._quiet_until = now + _LOG_EVERY
            _log.warning("connection refused: too many are open", extra={"why": "connections"})
        return False

    def release(self, address: str) -> None:
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]


class _ServerConfig(Config):
    """The configuration that every connection can access."""

    connection_limit: ConnectionLimit


class HttpConnection(H11Protocol):
    """An HTTP connection with timeouts for sending the request and reading the response."""

    config: _ServerConfig
    stall: StallDetector

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.stall = StallDetector(transport)
        self._request_timer: asyncio.TimerHandle | None = None
        self._body_timer: asyncio.TimerHandle | None = None
        self._address = address_for_limits(self.client[0]) if self.client else ""
        self._counted = self.config.connection_limit.admit_if_below_limits(self._address, self.loop.time())
        if self._counted:
            self._request_timer = self.loop.call_later(REQUEST_TIMEOUT, self.close_if_no_request_yet)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timers_and_stop_counting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._cancel_timers_and_stop_counting()  # WebSockets are counted in `RateLimiter`
        super().handle_websocket_upgrade(event)

    def _cancel_timers_and_stop_counting(self) -> None:
        """Cancels the timers, which would otherwise keep the connection in memory."""
        self.stall.stop_watching()
        self._cancel_body_timer()
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None
        if self._counted:
            self._counted = False
            self.config.connection_limit.release(self._address)

    def close_if_no_request_yet(self) -> None:
        if cast("object", self.scope) is None:  # no request yet
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._has_incomplete_request():
            self._cancel_body_timer()
        elif self._body_timer is None and self._counted:
            self._body_timer = self.loop.call_later(BODY_TIMEOUT, self.abort_incomplete_request)

    def _has_incomplete_request(self) -> bool:
        """Whether part of a request has arrived."""
        if self.conn.their_state is SEND_BODY:
            return True
        return self.conn.their_state is IDLE and bool(self.conn.trailing_data[0])

    def _cancel_body_timer(self) -> None:
        if self._body_timer is not None:
            self._body_timer.cancel()
            self._body_timer = None

    def abort_incomplete_request(self) -> None:
        _log.info("connection aborted", extra={"why": "request incomplete"})
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall.start_watching()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stall.stop_watching()


class _Server(Server):
    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leaves signal handling to `run_house`."""
        yield

    def stop_listening(self) -> None:
        """Accepts no further connections; those that there are go on."""
        for listening in self.servers:
            listening.close()


class RunningServer(NamedTuple):
    """`serving` ends early only if the server fails."""

    serving: asyncio.Task[None]
    stop_listening: Callable[[], None]


@asynccontextmanager
async def start_server(
    app: ASGIApp, listening: list[socket.socket], connection_limit: ConnectionLimit
) -> AsyncGenerator[RunningServer]:
    """Serves during the block."""
    config = _ServerConfig(
        cast("ASGIApplication", app),
        http=HttpConnection,
        ws=ClientSocket,
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients send `ping` messages
        lifespan="off",
        log_config=None,
        log_level="warning",  # no client addresses in the log
        access_log=False,
        proxy_headers=False,  # see `Origins`
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_TIMEOUT,
    )
    config.connection_limit = connection_limit
    server = _Server(config)
    serving = asyncio.create_task(server.serve(listening))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        if serving.done():
            _check_port_opened(serving, *listening[0].getsockname()[:2])
        yield RunningServer(serving, server.stop_listening)
    finally:
        server.should_exit = True
        await asyncio.wait([serving], timeout=3 * _SHUTDOWN_TIMEOUT)


class PortTaken(Refused):
    """Another process listens on the port."""


def _check_port_opened(serving: asyncio.Task[None], host: str, port: int) -> None:
    """Reports a port that another process took after `bind_socket`."""
    try:
        serving.result()
    except OSError as error:
        raise _cannot_listen_refusal(host, port, error) from None


def bind_socket(host: str, port: int) -> socket.socket:
    """Binds a socket to a port (0: any free one) without listening yet."""
    if not host:  # sockets take that for all networks, but it is an unset variable
        raise Refused("refused-no-host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is given.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
        listening.bind((host, port))
        listening.setblocking(False)
    except (OSError, OverflowError, TypeError) as error:  # invalid port or host name
        listening.close()
        raise _cannot_listen_refusal(host, port, error) from None
    return listening


def _cannot_listen_refusal(host: str, port: int, error: Exception) -> Refused:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return PortTaken("refused-port", port=str(port))
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Refused("refused-listen", host=host, port=str(port), why=why)
