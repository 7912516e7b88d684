"""The message queues of clients, limited in bytes per client and in total."""

import asyncio
import time
from collections import deque
from collections.abc import Callable

MAX_BATCH_BYTES = 65_536
"""Bytes sent in one frame, unless a single message is longer."""


class Backlog:
    """The bytes queued for all clients. Above `most`, the client with the longest queue is disconnected."""

    def __init__(self, most: int) -> None:
        self.total = 0
        self._most = most
        self._outboxes: set[Outbox] = set()

    def add(self, outbox: "Outbox", size: int) -> None:
        self.total += size
        self._outboxes.add(outbox)
        while self.total > self._most:
            max(self._outboxes, key=lambda each: each.size).drop_queue_and_disconnect()

    def remove(self, outbox: "Outbox", size: int) -> None:
        self.total -= size
        if not outbox.size:
            self._outboxes.discard(outbox)


class Outbox:
    """The queue of one client. Messages being sent count until the next ones are taken.

    `on_overflow` is called once, when the queue gets too long. The client may reconnect.
    """

    def __init__(
        self, backlog: Backlog, *, most: int, max_bytes: int, on_overflow: Callable[[str], None]
    ) -> None:
        self.size = 0
        self.last_put = 0.0
        """The time of the last `put`, by `time.monotonic`."""
        self.closed = False
        self._backlog = backlog
        self._most = most
        self._max_bytes = max_bytes
        self._on_overflow = on_overflow
        self._waiting: deque[bytes] = deque()
        self._being_sent = 0
        self._reader: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> None:
        if self.closed:
            return
        waiting, size = self._waiting, len(message)
        waiting.append(message)
        self.last_put = time.monotonic()
        self.size += size
        self._backlog.add(self, size)
        if len(waiting) > self._most or (self.size > self._max_bytes and len(waiting) > 1):
            self.drop_queue_and_disconnect()
        elif self._reader is not None:
            self._wake_reader()

    def drop_queue_and_disconnect(self) -> None:
        """Drops the queue and disconnects the client."""
        self.drop_queue()
        self._on_overflow("reads too slowly")
        self._wake_reader()

    def stop_accepting_messages(self) -> None:
        """Drops all new messages; those queued can still be taken."""
        self.closed = True
        self._wake_reader()

    def drop_queue(self) -> None:
        """Drops the queue."""
        self.closed = True
        self._waiting.clear()
        self._being_sent = 0
        self._release_bytes(self.size)

    def _release_bytes(self, size: int) -> None:
        self.size -= size
        self._backlog.remove(self, size)

    def _wake_reader(self) -> None:
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def wait_for_messages(self) -> list[bytes]:
        """Waits for the next messages to send; call it again when those have been sent. Empty once closed."""
        self._release_bytes(self._being_sent)
        self._being_sent = 0
        while not self._waiting and not self.closed:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        taken: list[bytes] = []
        while self._waiting and (not taken or self._being_sent + len(self._waiting[0]) <= MAX_BATCH_BYTES):
            message = self._waiting.popleft()
            self._being_sent += len(message)
            taken.append(message)
        return taken
