"""The WebSocket protocol class, with flow control in both directions.

Incoming data is parsed frame by frame, and only as fast as messages are answered. The rest waits in network
buffers and costs the server nothing. Whole text frames, which nearly all messages are, take a short way in
both directions; `websockets` handles the others.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from struct import pack
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from serai.house.rate_limits import TokenBucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without its extension
    from websockets.utils import apply_mask

_log = logging.getLogger(__name__)

CONTROL_FRAMES_PER_SECOND = 15.0
CONTROL_FRAMES_AT_ONCE = 60.0
"""Limits for pings, pongs and fragments, which browsers hardly ever send."""

MAX_BYTES_AFTER_CLOSE = 8_192
"""Bytes that a client may send after the server's close frame."""

STALL_TIMEOUT = 10.0
MIN_BYTES_READ = 8_192
"""While its buffers are full, a client must read `MIN_BYTES_READ` every `STALL_TIMEOUT` seconds."""

SOCKET = "serai.socket"
"""The key of the `ClientSocket` in the scope's state."""

_WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""
_MASKED = 0x80
_MASK_BYTES = 4
_LENGTH_BYTES = {126: 2, 127: 8}
"""The bytes that hold the length of a longer frame, by what stands in place of the length."""


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


class Inbox(asyncio.Queue[Any]):
    """The received messages. It has one reader and no limit, so it needs less than other queues."""

    def __init__(self) -> None:
        super().__init__()
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, item: Any) -> None:
        self._messages.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()


class ClientSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is read only as fast as its messages are answered."""

    stall: StallDetector

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()
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
            self.scope.setdefault("state", {})[SOCKET] = self

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope.get("state", {}).pop(SOCKET, None)
        # A closed transport would wait forever for the client to read the rest.
        if not self.disconnected:
            self._close_timer = self.loop.call_later(STALL_TIMEOUT, self.abort, "does not close")

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._aborted:
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > MAX_BYTES_AFTER_CLOSE:
                self.abort("sends after close")
                return
        self.unparsed += data
        self._parse_received()

    def _parse_received(self) -> None:
        """Parses received data frame by frame until a message is complete."""
        while self.unparsed and (self.queue.empty() or self.close_sent) and not self._aborted:
            header, length = _read_header(self.unparsed)
            size = header + length
            is_too_long = length > self.config.ws_max_size
            if len(self.unparsed) < size and not is_too_long:
                return  # the rest of the frame has yet to arrive
            frame = bytes(self.unparsed[:size])
            del self.unparsed[:size]
            if is_too_long or not self._queue_if_whole_text(frame, header):
                super().data_received(frame)
        if self.unparsed and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _queue_if_whole_text(self, frame: bytes, header: int) -> bool:
        """Queues the message if the frame contains a whole one; returns whether it does."""
        is_expected = self.conn.state is OPEN and self.conn.current_size is None
        if frame[0] != _WHOLE_TEXT or not frame[1] & _MASKED or not is_expected:
            return False
        try:
            text = apply_mask(frame[header:], frame[header - _MASK_BYTES : header]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    async def receive(self) -> Any:
        message = await self.queue.get()
        if (self.unparsed or self.read_paused) and self.queue.empty():
            self._parse_received()
            if self.read_paused and self.queue.empty():
                self.read_paused = False
                if not self.transport.is_closing():
                    self.transport.resume_reading()
        return message

    # Writing

    async def send_text(self, text: bytes) -> None:
        """Sends a message as soon as the buffers are not full; like `send`, but for text that is encoded."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not OPEN:
            raise ClientDisconnected
        self.transport.write(_text_header(len(text)) + text)

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


def _read_header(data: bytearray) -> tuple[int, int]:
    """The lengths of a frame's header and of its content; the latter is 0 if the header is incomplete."""
    if len(data) < 2:
        return 2, 0
    length = data[1] & ~_MASKED
    extra = _LENGTH_BYTES.get(length, 0)
    header = 2 + extra + (_MASK_BYTES if data[1] & _MASKED else 0)
    if extra:
        length = int.from_bytes(data[2 : 2 + extra]) if len(data) >= header else 0
    return header, length


def _text_header(length: int) -> bytes:
    if length < 126:
        return bytes((_WHOLE_TEXT, length))
    if length < 65_536:
        return pack("!BBH", _WHOLE_TEXT, 126, length)
    return pack("!BBQ", _WHOLE_TEXT, 127, length)
