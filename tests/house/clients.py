"""A WebSocket client for tests that stores what it receives, reconnects, and plays at random."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120.0  # seconds before a hanging test fails

Message = dict[str, Any]


class Client:
    """`log` contains the events of `seat` from number `first` on.

    `heard` contains every message of all connections as received. `address` is the local address to connect
    from, if that matters.
    """

    def __init__(
        self, url: str, table: str, *keys: str, language: str = "en", address: str | None = None
    ) -> None:
        self.url = url
        self.address = address
        self.table = table
        self.keys = list(keys)
        self.language = language
        self.heard: list[str] = []
        self.room: Message = {}
        self.view: Message = {}
        self.asked: dict[str, int] = {}
        self.chat: list[Message] = []
        self.reactions: list[Message] = []
        self.rights: Message = {}
        self.seat: str | None = None
        self.first = 0
        self.log: list[Message] = []
        self.remaining: float | None = None
        self.farewell: Message | None = None
        self.unmatched: list[Message] = []
        self.updates = 0
        self.heartbeats = 0
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    # Connecting

    async def come(self, **hello: Any) -> "Client":
        """Connects and sends hello; returns once the server has answered."""
        await self.connect()
        self.rights = {}
        greeting = {"type": "hello", "table": self.table, "keys": self.keys, "language": self.language}
        refused, updates = len(self.unmatched), self.updates
        await self.send(greeting | hello)

        def is_in() -> bool:
            return bool(self.rights) and (self.room["phase"] == "gathering" or self.updates > updates)

        await self.until(lambda: is_in() or len(self.unmatched) > refused or self.gone)
        return self

    async def connect(self, **more: Any) -> None:
        self.farewell = None
        if self.address is not None:
            more["local_addr"] = (self.address, 0)
        more.setdefault("open_timeout", PATIENCE)
        self._socket = await connect(self.url, proxy=None, max_size=None, **more)
        self._reading = asyncio.create_task(self._read(self._socket))

    async def come_back(self) -> None:
        """Reconnects and asks only for missed events."""
        if self.seat is None:
            await self.come(**({"seen": self.first + len(self.log)} if self.view else {}))
        else:
            await self.come(seat=self.seat, seen=self.first + len(self.log))

    @property
    def gone(self) -> bool:
        return self._reading is None or self._reading.done()

    @property
    def close_code(self) -> int | None:
        return self._socket.close_code if self._socket else None

    async def drop(self) -> None:
        """Drops the connection without a close frame."""
        assert self._socket
        assert self._reading
        self._socket.transport.abort()
        await asyncio.wait([self._reading])

    async def leave(self) -> None:
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await asyncio.wait([self._reading])

    # Receiving

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for message in socket:
                assert isinstance(message, str)
                for line in message.split("\n"):
                    self.heard.append(line)
                    self._hear(json.loads(line))
                self._changed.set()
        for answer in self._answers.values():
            answer.cancel()
        self._answers.clear()
        self._changed.set()

    def _hear(self, message: Message) -> None:
        match message["type"]:
            case "welcome":
                self.room = message["room"]
                self.rights = {name: message[name] for name in ("chairs", "host", "may_sit")}
            case "room-changed":
                self.room = message["room"]
            case "yours":
                self.rights = {name: message[name] for name in ("chairs", "host", "may_sit")}
            case "update":
                self._keep(message)
            case "chat":
                self.chat += message["lines"]
            case "reaction":
                self.reactions.append(message)
            case "heartbeat":
                self.heartbeats += 1
            case "farewell":
                self.farewell = message
            case _:
                self._take_answer(message)

    def _keep(self, update: Message) -> None:
        self.updates += 1
        if update["seat"] != self.seat or update["since"] != self.first + len(self.log):
            self.seat, self.first, self.log = update["seat"], update["since"], []
        self.log += update["events"]
        self.view, self.asked, self.remaining = update["view"], update["asked"], update["remaining"]
        assert self.view["events"] == self.first + len(self.log)

    def _take_answer(self, message: Message) -> None:
        waiting = self._answers.pop(message["id"], None) if message["id"] is not None else None
        if waiting is None or waiting.cancelled():
            self.unmatched.append(message)
        else:
            waiting.set_result(message)

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._changed.clear()
                await self._changed.wait()

    # Requests

    async def send(self, message: Message | str | bytes) -> None:
        assert self._socket
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Sends a request and returns the answer."""
        number = next(self._numbers)
        return await self.ask_raw({"type": kind, "id": number, **fields})

    async def ask_raw(self, request: Message) -> Message:
        answer = self._answers[request["id"]] = asyncio.get_running_loop().create_future()
        await self.send(request)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def done(self, kind: str, **fields: Any) -> Message:
        """Sends a request that must succeed."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] != "refusal", answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        """Sends a request that must be refused; returns the key of the refusal."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refusal", answer
        assert answer["sentence"]
        return answer["key"]

    async def choose(self, option: str, seat: str | None = None) -> Message:
        seat = seat or self.seat
        assert seat
        return await self.done("choose", seat=seat, option=option, asked=self.asked[seat])

    # Playing

    @property
    def over(self) -> bool:
        return bool(self.room) and self.room["phase"] == "over" and bool(self.view.get("outcome"))

    @property
    def is_asked(self) -> bool:
        """Whether the game is waiting for this client's seat and no bot plays it."""
        if self.seat is None or self.seat not in self.asked or self.seat not in self.view["waiting"]:
            return False
        return self.view["sitters"][self.seat]["bot"] is None

    def some_option(self, random: Random) -> str:
        options = self.view["decision"]["options"]
        return options[-1] if random.random() < 0.3 else random.choice(options)

    async def play(self, random: Random, most: int = 10_000) -> int:
        """Chooses at random until the game is over, or up to `most` times; returns the number of choices."""
        for made in range(most):
            await self.until(lambda: self.over or self.is_asked or self.gone)
            if not self.is_asked or self.over or self.gone:
                return made
            asked = self.asked[self.seat or ""]
            await self.choose(self.some_option(random))
            await self.until(lambda asked=asked: self.asked.get(self.seat or "") != asked or self.over)
        return most

    def keys_of_log(self) -> list[str]:
        return [event["key"] for event in self.log]

    def told(self, key: str) -> list[Message]:
        """The arguments of all events with this key."""
        return [event["args"] for event in self.log if event["key"] == key]
