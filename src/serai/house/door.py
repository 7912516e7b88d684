"""The door: a server in the house's own event loop, through which all HTTP and sockets come in."""

import asyncio
import errno
import socket
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, cast

from litestar.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.protocols.http.h11_impl import H11Protocol

from serai.house.transport import ClientSocket
from serai.table import Refused

if TYPE_CHECKING:
    from uvicorn._types import ASGIApplication

MOST_FRAME = 65_536
"""Bytes of a message on the socket that are read at all; a longer one ends the connection at its first."""

TOO_SLOW = 20.0
"""Seconds within which somebody who knocks says what they want."""

_SEND_BUFFER = 262_144
"""Bytes that the system holds for a client that does not read; it would hold megabytes."""

_PARTING = 1
"""Seconds that answers may still take when the house closes."""


class Caller(H11Protocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(TOO_SLOW, self.let_go_if_silent)

    def let_go_if_silent(self) -> None:
        if cast("object", self.scope) is None:  # until there is a request
            self.transport.close()


class _Server(Server):
    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leaves the signals to the house."""
        yield


@asynccontextmanager
async def open_door(app: ASGIApp, listening: socket.socket) -> AsyncGenerator[asyncio.Task[None]]:
    """Lets people in, from here to the end of the block. The task is done early only if the server fails."""
    config = Config(
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
        return PortTaken(f"Port {port} is taken: choose another with --port.", "refused-port", port=str(port))
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    sentence = f"The house cannot listen at {host}, port {port} ({why})."
    return Refused(sentence, "refused-listen", host=host, port=str(port), why=why)
