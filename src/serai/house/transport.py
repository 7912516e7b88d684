"""The bytes of a client's socket: how much it may send at once, and how much it may leave unread.

What a client sends is parsed in small pieces, and only as fast as it is answered: the rest waits outside, in
the buffers of the network, and costs the house nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from serai.house.limits import Bucket

_log = logging.getLogger(__name__)

PIECE = 2_048
"""Bytes that are parsed before anybody else has a turn; a few hundred frames at most."""

ODD_FRAMES_PER_SECOND = 15.0
ODD_FRAMES_AT_ONCE = 60.0
"""Pings, pongs and parts of messages, of which a browser sends hardly any."""

MOST_AFTER_CLOSE = 8_192
"""Bytes that a client may still send once it was told that the connection ends."""

STALL = 10.0
LEAST_TAKEN = 8_192
"""Bytes that a client must take in so many seconds while more than the buffers hold waits for it."""

ABORT = "serai.abort"
"""Under this name the scope's state holds what cuts the connection off without a word."""


class StallWatch:
    """Cuts a client off that does not take what it is sent."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._left = 0

    def pause(self) -> None:
        """The buffers are full."""
        if self._timer is None:
            self._look_later()

    def resume(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_later(self) -> None:
        self._left = self._transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(STALL, self.look)

    def look(self) -> None:
        """Gives another while to whoever has taken something meanwhile."""
        self.resume()
        if self._left - self._transport.get_write_buffer_size() >= LEAST_TAKEN:
            self._look_later()
            return
        _log.info("cut off", extra={"why": "stalled"})
        self._transport.abort()


class ClientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is read as fast as its messages are answered."""

    stall: StallWatch

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.unparsed = bytearray()
        self._after_close = 0
        self._odd_frames = Bucket(ODD_FRAMES_PER_SECOND, ODD_FRAMES_AT_ONCE, self.loop.time())
        self._aborted = False
        self._lingering: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.stall = StallWatch(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stall.resume()
        self.unparsed.clear()
        if self._lingering is not None:
            self._lingering.cancel()
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the connection that holds it

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall.pause()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stall.resume()

    def abort(self, why: str) -> None:
        """Ends the connection at once: nothing more is read, and what was not sent is dropped."""
        if not self._aborted:
            _log.info("cut off", extra={"why": why})
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
        # A closed transport still waits, without end, for its client to read the last of it.
        if not self.disconnected:
            self._lingering = self.loop.call_later(STALL, self.abort, "does not hang up")

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._aborted:
            return
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self.abort("goes on after the end")
                return
        self.unparsed += data
        self._parse()

    def _parse(self) -> None:
        """Parses what has come, piece by piece, until there is a message for the house to answer."""
        while self.unparsed and (self.queue.empty() or self.close_sent) and not self._aborted:
            piece = bytes(self.unparsed[:PIECE])
            del self.unparsed[:PIECE]
            super().data_received(piece)
        if self.transport.is_closing():
            return
        if self.unparsed and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.queue.empty():
            self._parse()
            if self.read_paused and self.queue.empty() and not self.unparsed:
                self.read_paused = False
                if not self.transport.is_closing():
                    self.transport.resume_reading()
        return message

    # Frames that are no whole message

    def _if_seldom(self, handle: Callable[[], None]) -> None:
        if self._aborted:
            return
        if self._odd_frames.take(self.loop.time()):
            handle()
        else:
            self.abort("too many frames")

    def handle_ping(self) -> None:
        self._if_seldom(super().handle_ping)

    def handle_pong(self, event: Frame) -> None:
        self._if_seldom(lambda: super(ClientSocket, self).handle_pong(event))

    def handle_cont(self, event: Frame) -> None:
        self._if_seldom(lambda: super(ClientSocket, self).handle_cont(event))

    def handle_text(self, event: Frame) -> None:
        if event.fin:
            super().handle_text(event)
        else:
            self._if_seldom(lambda: super(ClientSocket, self).handle_text(event))

    def handle_bytes(self, event: Frame) -> None:
        if event.fin:
            super().handle_bytes(event)
        else:
            self._if_seldom(lambda: super(ClientSocket, self).handle_bytes(event))
