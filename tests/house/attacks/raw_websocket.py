"""A raw WebSocket client that sends arbitrary frames and reads only on demand."""

import asyncio
import base64
import json
import os
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from typing import Any

TEXT, CONTINUED, CLOSE, PING = 0x1, 0x0, 0x8, 0x9


def frame(content: bytes, opcode: int = TEXT, *, last: bool = True) -> bytes:
    """A client frame with a zero mask."""
    size = len(content)
    head = bytes([(0x80 if last else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    else:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return head + bytes(4) + content


def request(kind: str, **fields: Any) -> bytes:
    return frame(json.dumps({"type": kind, **fields}).encode())


class RawSocket:
    """Sending fills a local buffer and never waits for the server to read."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def hello(self, table: str, *keys: str) -> None:
        """Sends hello and waits for the first answer."""
        self.send(request("hello", table=table, keys=list(keys)))
        await self.reader.readexactly(2)

    def send(self, content: bytes) -> None:
        self.writer.write(content)

    @property
    def cut_off(self) -> bool:
        """Whether the server has aborted the connection."""
        return self.reader.exception() is not None or self.writer.is_closing()

    async def until_cut_off(self, patience: float = 20.0) -> None:
        """Waits, without reading, until the connection is dead; sending reveals it."""
        async with asyncio.timeout(patience):
            while not self.cut_off:
                await asyncio.sleep(0.01)
                self.send(frame(b"", PING))

    async def hang_up(self) -> None:
        self.writer.transport.abort()
        with suppress(OSError):
            await self.writer.wait_closed()


@asynccontextmanager
async def raw_socket(port: int) -> AsyncGenerator[RawSocket]:
    """An accepted connection with small buffers, open during the block."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
    except BaseException:
        line.close()
        raise
    raw = RawSocket(*await asyncio.open_connection(sock=line, limit=4096))
    try:
        key = base64.b64encode(os.urandom(16)).decode()
        raw.send(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = await raw.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer.split(b"\r\n")[0]
        yield raw
    finally:
        await raw.hang_up()
