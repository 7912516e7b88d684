"""What clients are yet to be sent, counted in bytes: for each client, and for all of them together."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

AT_ONCE = 65_536
"""Bytes that go out in one frame, unless a single message is longer."""


class Backlog:
    """The bytes that wait for all clients of a house. When there are too many, the worst of them goes."""

    def __init__(self, most: int) -> None:
        self.total = 0
        self._most = most
        self._outboxes: set[Outbox] = set()

    def add(self, outbox: "Outbox", size: int) -> None:
        self.total += size
        self._outboxes.add(outbox)
        while self.total > self._most:
            max(self._outboxes, key=lambda each: each.size).overflow()

    def remove(self, outbox: "Outbox", size: int) -> None:
        self.total -= size
        if not outbox.size:
            self._outboxes.discard(outbox)


class Outbox:
    """Messages for one client, in order. Those being sent count until the next are taken.

    `cut_off` is called, once, when the client has left too much waiting: it may return.
    """

    def __init__(
        self, backlog: Backlog, *, most: int, most_bytes: int, cut_off: Callable[[str], None]
    ) -> None:
        self.size = 0
        self.last_put = 0.0
        """When a message was put in last, by `time.monotonic`."""
        self.closed = False
        self._backlog = backlog
        self._most = most
        self._most_bytes = most_bytes
        self._cut_off = cut_off
        self._waiting: deque[bytes] = deque()
        self._being_sent = 0
        self._reader: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> None:
        if self.closed:
            return
        self._waiting.append(message)
        self.last_put = time.monotonic()
        self.size += len(message)
        self._backlog.add(self, len(message))
        if len(self._waiting) > self._most or (self.size > self._most_bytes and len(self._waiting) > 1):
            self.overflow()
        self._wake()

    def overflow(self) -> None:
        """Drops all that waits, and the client with it."""
        self.drop()
        self._cut_off("reads too slowly")
        self._wake()

    def close(self) -> None:
        """Takes no more; what waits may still be taken."""
        self.closed = True
        self._wake()

    def drop(self) -> None:
        """Nobody will take what is left."""
        self.closed = True
        self._waiting.clear()
        self._being_sent = 0
        self._free(self.size)

    def _free(self, size: int) -> None:
        self.size -= size
        self._backlog.remove(self, size)

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def take(self) -> list[bytes]:
        """What is to be sent next, once what was taken before has been; empty when there is no more."""
        self._free(self._being_sent)
        self._being_sent = 0
        while not self._waiting and not self.closed:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        taken: list[bytes] = []
        while self._waiting and (not taken or self._being_sent + len(self._waiting[0]) <= AT_ONCE):
            message = self._waiting.popleft()
            self._being_sent += len(message)
            taken.append(message)
        return taken
