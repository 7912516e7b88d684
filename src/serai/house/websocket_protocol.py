"""The WebSocket protocol class, with flow control in both directions.

Incoming data is parsed in small chunks, and only as fast as messages are answered. The rest waits in network
buffers and costs the server nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from serai.house.rate_limits import TokenBucket

_log = logging.getLogger(__name__)

CHUNK_BYTES = 2_048
"""Bytes parsed before other connections get a turn: a few hundred frames at most."""

CONTROL_FRAMES_PER_SECOND = 15.0
CONTROL_FRAMES_AT_ONCE = 60.0
"""Limits for pings, pongs and fragments, which browsers hardly ever send."""

MAX_BYTES_AFTER_CLOSE = 8_192
"""Bytes that a client may send after the server's close frame."""

STALL_TIMEOUT = 10.0
MIN_BYTES_READ = 8_192
"""While its buffers are full, a client must read `MIN_BYTES_READ` every `STALL_TIMEOUT` seconds."""

ABORT = "serai.abort"
"""The key, in the scope's state, of the function that aborts the connection."""


class StallDetector:
    """Aborts the connection of a client that does not read."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._left = 0

    def start_watching(self) -> None:
        """Starts watching, because the buffers are full."""
        if self._timer is None:
            self._schedule_check()

    def stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _schedule_check(self) -> None:
        self._left = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(STALL_TIMEOUT, self.abort_if_stalled)

    def abort_if_stalled(self) -> None:
        """Aborts the connection unless the client has read enough since the last check."""
        self.stop_watching()
        if self._left - self._transport.get_write_buffer_size() >= MIN_BYTES_READ:
            self._schedule_check()
            return
        _log.info("connection aborted", extra={"why": "stalled"})
        self._transport.abort()


class ClientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is read only as fast as its messages are answered."""

    stall: StallDetector

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.unparsed = bytearray()
        self._after_close = 0
        self._control_frames = TokenBucket(
            CONTROL_FRAMES_PER_SECOND, CONTROL_FRAMES_AT_ONCE, self.loop.time()
        )
        self._aborted = False
        self._close_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.stall = StallDetector(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stall.stop_watching()
        self.unparsed.clear()
        if self._close_timer is not None:
            self._close_timer.cancel()
        super().connection_lost(exc)
        self.conn.parser.close()  # breaks a reference cycle

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall.start_watching()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stall.stop_watching()

    def abort(self, why: str) -> None:
        """Closes the connection at once and drops unsent data."""
        if not self._aborted:
            _log.info("connection aborted", extra={"why": why})
        self._aborted = True
        self.unparsed.clear()
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope.setdefault("state", {})[ABORT] = self.abort

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope.get("state", {}).pop(ABORT, None)
        # A closed transport would wait forever for the client to read the rest.
        if not self.disconnected:
            self._close_timer = self.loop.call_later(STALL_TIMEOUT, self.abort, "does not close")

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._aborted:
            return
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > MAX_BYTES_AFTER_CLOSE:
                self.abort("sends after close")
                return
        self.unparsed += data
        self._parse_received()

    def _parse_received(self) -> None:
        """Parses received data chunk by chunk until a message is complete."""
        while self.unparsed and (self.queue.empty() or self.close_sent) and not self._aborted:
            chunk = bytes(self.unparsed[:CHUNK_BYTES])
            del self.unparsed[:CHUNK_BYTES]
            super().data_received(chunk)
        if self.transport.is_closing():
            return
        if self.unparsed and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._parse_received()
            if self.read_paused and self.queue.empty() and not self.unparsed:
                self.read_paused = False
                if not self.transport.is_closing():
                    self.transport.resume_reading()
        return message

    # Control frames and fragments

    def _handle_within_rate(self, handle: Callable[[], None]) -> None:
        if self._aborted:
            return
        if self._control_frames.try_take(self.loop.time()):
            handle()
        else:
            self.abort("too many frames")

    def handle_ping(self) -> None:
        self._handle_within_rate(super().handle_ping)

    def handle_pong(self, event: Frame) -> None:
        self._handle_within_rate(lambda: super(ClientSocket, self).handle_pong(event))

    def handle_cont(self, event: Frame) -> None:
        self._handle_within_rate(lambda: super(ClientSocket, self).handle_cont(event))

    def handle_text(self, event: Frame) -> None:
        if event.fin:
            super().handle_text(event)
        else:
            self._handle_within_rate(lambda: super(ClientSocket, self).handle_text(event))

    def handle_bytes(self, event: Frame) -> None:
        if event.fin:
            super().handle_bytes(event)
        else:
            self._handle_within_rate(lambda: super(ClientSocket, self).handle_bytes(event))
