"""The bus between workers: hints that something has happened at a table, and what nobody needs to store.

Nothing depends on it. Each worker also polls the database, so a message that is lost, or a bus that is
away, only makes others notice a second later; reactions are lost then.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from serai.house.messages import Sign
from serai.house.tasks import cancel_tasks_until_ended
from serai.table import Refused
from serai.table.journal import Entry

_log = logging.getLogger(__name__)

CHANNEL = "serai"

MAX_QUEUED = 10_000
"""Messages that wait for a slow bus; further ones are dropped."""

MAX_SENT_TOGETHER = 500

SEND_DELAY = 0.01
"""Seconds that a message waits for others to be sent with it: nobody notices, and each call of Redis
costs a good part of a choice.
"""

LISTEN_TIMEOUT = 5.0

RECONNECT_DELAY = 0.5
"""Seconds between attempts to reach a bus that is away."""


class TableChanged(Struct, frozen=True, tag="changed"):
    """Something about a table is new in the database."""

    worker: str
    table: str


class Appended(Struct, frozen=True, tag="appended"):
    """A log entry that was stored, so that others need not read it; `events` is their number."""

    worker: str
    table: str
    sequence: int
    at: float
    entries: tuple[Entry, ...]
    events: int


class Reacted(Struct, frozen=True, tag="reacted"):
    worker: str
    table: str
    name: str
    seat: str
    sign: Sign


class Hurried(Struct, frozen=True, tag="hurried"):
    """Somebody wants the bots of a table to choose without a pause."""

    worker: str
    table: str


class Spent(Struct, frozen=True, tag="spent"):
    """What addresses have taken from their limits: limit → address → amount."""

    worker: str
    amounts: dict[str, dict[str, float]]


BusMessage = TableChanged | Appended | Reacted | Hurried | Spent

_decode = msgspec.json.Decoder(list[BusMessage]).decode
_encode = msgspec.json.Encoder().encode


class Bus(Protocol):
    """`receive` is called in the event loop with the messages of all workers, this one included."""

    def start(self, receive: Callable[[BusMessage], None]) -> None: ...

    def publish(self, message: BusMessage) -> None:
        """Never waits and never fails."""
        ...

    async def close(self) -> None: ...


class SilentBus:
    """No bus: workers notice changes by polling only."""

    def start(self, receive: Callable[[BusMessage], None]) -> None:
        del receive

    def publish(self, message: BusMessage) -> None:
        del message

    async def close(self) -> None:
        pass


class RedisBus:
    """Redis pub/sub. It may restart or be away at any time."""

    def __init__(self, url: str) -> None:
        try:
            from redis import asyncio as driver
            from redis.exceptions import RedisError
        except ImportError:
            raise Refused("refused-bus-driver") from None
        redis: Any = driver.Redis  # only partly typed
        try:
            self._redis: Any = redis.from_url(
                url, socket_connect_timeout=5, socket_timeout=5, health_check_interval=5
            )
            self._redis.connection_pool.make_connection()  # does not connect, but reads the parameters
        except (ValueError, TypeError, RedisError) as error:
            raise Refused("refused-bus-address", why=str(error)) from None
        self._queue: asyncio.Queue[BusMessage] = asyncio.Queue(MAX_QUEUED)
        self._tasks: list[asyncio.Task[None]] = []
        self.is_connected = False
        self._is_away = False

    def start(self, receive: Callable[[BusMessage], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._repeat_and_reconnect(lambda: self._listen(receive))),
            asyncio.create_task(self._repeat_and_reconnect(self._send_queued)),
        ]

    def publish(self, message: BusMessage) -> None:
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(message)

    async def close(self) -> None:
        await cancel_tasks_until_ended(self._tasks)
        with suppress(Exception):
            await self._redis.aclose()

    async def _repeat_and_reconnect(self, work: Callable[[], Awaitable[None]]) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                if not self._is_away:
                    _log.warning("the bus is away: %s", error)
                self._is_away = True
                await asyncio.sleep(RECONNECT_DELAY)
            except Exception:  # without this task the worker would be deaf or mute, and nobody would know
                _log.exception("the bus fails")
                await asyncio.sleep(RECONNECT_DELAY)

    async def _listen(self, receive: Callable[[BusMessage], None]) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            try:
                await channel.subscribe(CHANNEL)
                self.is_connected, self._is_away = True, False
                while True:
                    message = await channel.get_message(timeout=LISTEN_TIMEOUT)
                    if message is not None:
                        _decode_and_pass_on(receive, message["data"])
            finally:
                self.is_connected = False

    async def _send_queued(self) -> None:
        """Sends everything that has arrived meanwhile together, because a call costs more than a message."""
        while True:
            messages = [await self._queue.get()]
            await asyncio.sleep(SEND_DELAY)
            while not self._queue.empty() and len(messages) < MAX_SENT_TOGETHER:
                messages.append(self._queue.get_nowait())
            await self._redis.publish(CHANNEL, _encode(messages))


def _decode_and_pass_on(receive: Callable[[BusMessage], None], encoded_messages: bytes) -> None:
    try:
        messages = _decode(encoded_messages)
    except msgspec.MsgspecError as error:  # from another version
        _log.info("a message on the bus was not understood: %s", error)
        return
    for message in messages:
        receive(message)


def open_bus(url: str | None) -> Bus:
    """The bus at an address such as redis://host:6379; without one, workers only poll."""
    return RedisBus(url) if url else SilentBus()


def check_bus_address(url: str | None) -> None:
    """Refuses an address that no bus can have. It does not connect."""
    open_bus(url)
