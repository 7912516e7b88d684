"""The door: a server in the house's own event loop, through which all HTTP and sockets come in."""

import asyncio
import errno
import logging
import socket
from collections import Counter
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, cast

from h11 import IDLE, SEND_BODY, Request
from litestar.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol

from serai.house.transport import ClientSocket, StallWatch
from serai.table import Refused

if TYPE_CHECKING:
    from uvicorn._types import ASGIApplication

_log = logging.getLogger(__name__)

MOST_FRAME = 65_536
"""Bytes of a message on the socket that are read at all; a longer one ends the connection at its first."""

TOO_SLOW = 20.0
"""Seconds within which somebody who knocks says what they want."""

TOO_LONG = 60.0
"""Seconds within which a request has come to its end, with all that it brings."""

_LOG_EVERY = 60.0

_SEND_BUFFER = 262_144
"""Bytes that the system holds for a client that does not read; it would hold megabytes."""

_PARTING = 1
"""Seconds that answers may still take when the house closes."""


class Callers:
    """Counts who is connected over HTTP: so many from one address, and so many in all."""

    def __init__(self, most_per_address: int, most: int) -> None:
        self._most_per_address = most_per_address
        self._most = most
        self._from = Counter[str]()
        self._quiet_until = 0.0

    def come(self, address: str, now: float) -> bool:
        if self._from[address] < self._most_per_address and self._from.total() < self._most:
            self._from[address] += 1
            return True
        if now >= self._quiet_until:
            self._quiet_until = now + _LOG_EVERY
            _log.warning("connections are refused: too many are open", extra={"why": "connections"})
        return False

    def go(self, address: str) -> None:
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]


class _Door(Config):
    """What every caller finds at the door."""

    callers: Callers


class Caller(H11Protocol):
    """A connection over HTTP, which must say in time what it wants, and take the answer."""

    config: _Door
    stall: StallWatch

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.stall = StallWatch(transport)
        self._silent: asyncio.TimerHandle | None = None
        self._unfinished: asyncio.TimerHandle | None = None
        self._address = self.client[0] if self.client else ""
        self._counted = self.config.callers.come(self._address, self.loop.time())
        if self._counted:
            self._silent = self.loop.call_later(TOO_SLOW, self.let_go_if_silent)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._leave()  # sockets are counted elsewhere
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        """Nothing holds a connection in memory that is over, however many are made in a minute."""
        self.stall.resume()
        self._is_finished()
        if self._silent is not None:
            self._silent.cancel()
            self._silent = None
        if self._counted:
            self._counted = False
            self.config.callers.go(self._address)

    def let_go_if_silent(self) -> None:
        if cast("object", self.scope) is None:  # until there is a request
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._waits_for_rest():
            self._is_finished()
        elif self._unfinished is None and self._counted:
            self._unfinished = self.loop.call_later(TOO_LONG, self.let_go_unfinished)

    def _waits_for_rest(self) -> bool:
        """Whether somebody has said the beginning of what they want."""
        if self.conn.their_state is SEND_BODY:
            return True
        return self.conn.their_state is IDLE and bool(self.conn.trailing_data[0])

    def _is_finished(self) -> None:
        if self._unfinished is not None:
            self._unfinished.cancel()
            self._unfinished = None

    def let_go_unfinished(self) -> None:
        _log.info("cut off", extra={"why": "a request without end"})
        self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stall.resume()


class _Server(Server):
    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leaves the signals to the house."""
        yield


@asynccontextmanager
async def open_door(
    app: ASGIApp, listening: socket.socket, callers: Callers
) -> AsyncGenerator[asyncio.Task[None]]:
    """Lets people in, from here to the end of the block. The task is done early only if the server fails."""
    config = _Door(
        cast("ASGIApplication", app),
        http=Caller,
        ws=ClientSocket,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients say that they are there, and the house notices when they do not
        lifespan="off",
        log_config=None,
        log_level="warning",  # addresses of clients are nobody's business
        access_log=False,
        proxy_headers=False,  # see `Origins`
        server_header=False,
        timeout_graceful_shutdown=_PARTING,
    )
    config.callers = callers
    server = _Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        if serving.done():
            _check_opened(serving, *listening.getsockname()[:2])
        yield serving
    finally:
        server.should_exit = True
        await asyncio.wait([serving], timeout=3 * _PARTING)


class PortTaken(Refused):
    """Somebody else listens there."""


def _check_opened(serving: asyncio.Task[None], host: str, port: int) -> None:
    """Of two who take a port in the same moment, the second learns of it only as it begins to listen."""
    try:
        serving.result()
    except OSError as error:
        raise _cannot_listen(host, port, error) from None


def bind(host: str, port: int) -> socket.socket:
    """Takes a port (0: any that is free); nobody is let in yet."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where the protocol is named does asyncio send small messages without delay.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
        listening.bind((host, port))
        listening.setblocking(False)
    except (OSError, OverflowError, TypeError) as error:  # no such port, no name that could be one
        listening.close()
        raise _cannot_listen(host, port, error) from None
    return listening


def _cannot_listen(host: str, port: int, error: Exception) -> Refused:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return PortTaken("refused-port", port=str(port))
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Refused("refused-listen", host=host, port=str(port), why=why)
