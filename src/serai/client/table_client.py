"""One seat at a table of a server, or a place to watch from, over a WebSocket."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from types import TracebackType
from typing import TYPE_CHECKING, Any

import msgspec
from websockets import ConnectionClosed
from websockets.asyncio.client import (
    ClientConnection,
    connect,
    process_exception,  # pyright: ignore[reportPrivateImportUsage] (older versions have it only here)
)

from serai.client.links import TableLink
from serai.house.keys import new_key
from serai.house.messages import (
    Answer,
    Begin,
    Choose,
    Farewell,
    Hello,
    KeyGiven,
    Ping,
    Refusal,
    Request,
    RoomChanged,
    RoomInfo,
    Sit,
    Update,
    Welcome,
    Yours,
)
from serai.locales.texts import Language
from serai.table import Event, View, find_game
from serai.table.view import with_typed_subject

if TYPE_CHECKING:
    from serai.locales.rendered_text import Passages, RenderedText

PING_INTERVAL = 25.0
"""Seconds between pings, because the server disconnects clients that stay silent."""

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
"""Seconds until the client connects again to a server that did not let it in, the first and every later
time.
"""

_decode = msgspec.json.Decoder(Answer).decode


class HouseRefusal(Exception):
    """The server refused a request, and nothing has changed. Its text is a sentence for people."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.key = refusal.key


class ConnectionLost(Exception):
    """The connection was lost before the answer came, or the server has ended it for good."""


class TableClient:
    """A connection to a table, which is restored when it breaks: `async with TableClient(link) as client`.

    `room` is the table with its chairs. `seat` is the seat that the client looks from, `view` what it may
    know, with boards and subjects as the game's own structs, `events` what has happened from number `first`
    on, `told` the text of each event, and `words` the text of the question; there are none before the game
    begins.
    """

    room: RoomInfo

    def __init__(self, link: TableLink | str, *keys: str, language: Language = "en") -> None:
        self.link = TableLink.parse(link) if isinstance(link, str) else link
        self.keys = [key for key in (self.link.key, *keys) if key]
        self.language: Language = language
        self.seat: str | None = None
        self.view: View[Any] | None = None
        self.words: RenderedText | None = None
        self.first = 0
        self.events: list[Event] = []
        self.told: list[Passages] = []
        self.chairs: tuple[int, ...] = ()
        self.is_host = False
        self.may_sit = False
        self._asked: dict[str, int] = {}
        self._answered: dict[str, int] = {}
        self._ids = count(1)
        self._pending: dict[int, tuple[Request, asyncio.Future[Answer]]] = {}
        self._socket: ClientConnection | None = None
        self._welcomed = False
        self._was_welcomed = False
        self._problem: Exception | None = None
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # Connecting

    async def __aenter__(self) -> "TableClient":
        """Raises `HouseRefusal` if the keys are wrong, and OSError if the server cannot be reached."""
        self._tasks = [
            asyncio.create_task(self._stay_connected()),
            asyncio.create_task(self._ping_repeatedly()),
        ]
        try:
            await self.wait_until(lambda: self._welcomed)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnects. The client keeps its seat, and can return to it with the same keys."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._store_problem_and_fail_requests(ConnectionLost("the client was closed"))

    async def _stay_connected(self) -> None:
        failures = 0
        try:
            async for socket in connect(
                self.link.socket_url,
                max_size=None,
                process_exception=self._error_unless_worth_retrying,
            ):
                with suppress(ConnectionClosed):
                    await self._receive_messages(socket)
                failures = 0 if self._welcomed else failures + 1
                self._fail_or_keep_pending_requests()
                if self._problem is not None:
                    return
                if failures:
                    await pause_after_failures(failures)
        except Exception as error:  # whoever waits for the client gets it
            self._store_problem_and_fail_requests(error)

    def _error_unless_worth_retrying(self, error: Exception) -> Exception | None:
        """An error that is not worth another attempt; a server that was never reached is not."""
        return process_exception(error) if self._was_welcomed else error

    async def _receive_messages(self, socket: ClientConnection) -> None:
        await socket.send(msgspec.json.encode(self._make_hello()).decode())
        self._socket = socket
        async for frame in socket:
            for line in (frame.encode() if isinstance(frame, str) else frame).split(b"\n"):
                self._handle_message(_decode(line))
            self._changed.set()

    def _make_hello(self) -> Hello:
        seen = None if self.view is None else self.first + len(self.events)
        return Hello(
            table=self.link.table, keys=tuple(self.keys), language=self.language, seat=self.seat, seen=seen
        )

    def _fail_or_keep_pending_requests(self) -> None:
        """Requests that are safe to repeat wait for the next connection; the others fail."""
        self._socket, self._welcomed = None, False
        for number, (request, answer) in list(self._pending.items()):
            if self._problem is not None or not isinstance(request, Choose):
                del self._pending[number]
                if not answer.done():
                    answer.set_exception(self._problem or ConnectionLost("the connection was lost"))
        self._changed.set()

    def _store_problem_and_fail_requests(self, problem: Exception) -> None:
        self._problem = self._problem or problem
        self._fail_or_keep_pending_requests()

    async def _ping_repeatedly(self) -> None:
        while True:
            await asyncio.sleep(PING_INTERVAL)
            with suppress(ConnectionLost, HouseRefusal):
                await self.ask(Ping(id=self.next_id()))

    # Receiving

    def _handle_message(self, message: Answer) -> None:
        match message:
            case Welcome():
                self.room = message.room
                self._store_rights(message)
                self._welcomed = self._was_welcomed = True
                for request, _ in self._pending.values():
                    self._send_soon(request)
            case RoomChanged():
                self.room = message.room
            case Yours():
                self._store_rights(message)
            case Update():
                self._apply_update(message)
            case Farewell() if not message.come_back:
                self._problem = ConnectionLost(message.sentence)
            case Refusal(id=None, key="refused-too-fast") if self._was_welcomed:
                pass  # the client may soon come back
            case Refusal(id=None):
                self._problem = HouseRefusal(message)
            case _:
                self._resolve_pending_request(message)

    def _store_rights(self, rights: Welcome | Yours) -> None:
        self.chairs, self.is_host, self.may_sit = rights.chairs, rights.host, rights.may_sit

    def _apply_update(self, update: Update) -> None:
        if update.seat != self.seat or update.since != self.first + len(self.events):
            self.seat, self.first, self.events, self.told = update.seat, update.since, [], []
        self.events += update.events
        self.told += update.words.told
        self.view = _with_typed_board_and_subject(update.view)
        self.words, self._asked = update.words, update.asked

    def _resolve_pending_request(self, answer: Any) -> None:
        waiting = self._pending.pop(getattr(answer, "id", None) or 0, None)
        if waiting is None or waiting[1].done():
            return
        if isinstance(answer, Refusal):
            waiting[1].set_exception(HouseRefusal(answer))
        else:
            waiting[1].set_result(answer)

    async def wait_until(self, condition: Callable[[], bool]) -> None:
        """Waits until a message from the server makes the condition true.

        Raises what ended the connection, if that comes first.
        """
        while not condition():
            if self._problem is not None:
                raise self._problem
            self._changed.clear()
            await self._changed.wait()

    # Requests

    def next_id(self) -> int:
        """A number for a request."""
        return next(self._ids)

    async def ask(self, request: Request) -> Answer:
        """Sends a request, with a number from `next_id`, and returns the answer.

        Raises `HouseRefusal` if it is refused. A choice is sent again after a lost connection, any other
        request raises `ConnectionLost`: nobody knows whether it was carried out.
        """
        if isinstance(request, Hello):
            raise TypeError("the client says hello by itself")
        await self.wait_until(lambda: self._welcomed)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._pending[request.id] = request, answer
        await self._send_if_connected(request)
        return await answer

    async def _send_if_connected(self, request: Request) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # `_fail_or_keep_pending_requests` takes care of the request
                await self._socket.send(msgspec.json.encode(request).decode())

    def _send_soon(self, request: Request) -> None:
        task = asyncio.create_task(self._send_if_connected(request))
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def sit(self, name: str, chair: int | None = None) -> int:
        """Takes a free chair, by default the first, and returns its number."""
        key = new_key()
        self.keys.append(key)
        before = self.chairs
        try:
            given = await self.ask(Sit(id=self.next_id(), name=name, chair=chair, key=key))
        except ConnectionLost:
            await self.wait_until(lambda: self._welcomed)
            taken = set(self.chairs) - set(before)
            if not taken:
                raise
            return taken.pop()
        except HouseRefusal:
            self.keys.remove(key)
            raise
        return given.chair if isinstance(given, KeyGiven) else self.chairs[-1]

    async def begin(self, fill: str | None = None) -> None:
        """Starts the game, as its host. Free chairs get a bot of the level `fill`, or are removed."""
        await self.ask(Begin(id=self.next_id(), fill=fill))

    async def choose(self, option: str) -> None:
        """Answers the open question of the seat."""
        seat = self.seat or ""
        asked = self._asked.get(seat, 0)
        await self.ask(Choose(id=self.next_id(), seat=seat, option=option, asked=asked))
        self._answered[seat] = asked

    # Playing

    @property
    def is_over(self) -> bool:
        return self.view is not None and self.view.outcome is not None

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this client to choose."""
        view, seat = self.view, self.seat
        if view is None or seat is None or view.decision is None or seat not in view.waiting:
            return False
        is_new = seat in self._asked and self._asked[seat] != self._answered.get(seat)
        return is_new and view.sitters[seat].bot is None

    async def next_question(self) -> View[Any] | None:
        """Waits until the client is asked, and returns its view; None once the game is over."""
        await self.wait_until(lambda: self.is_asked or self.is_over)
        return None if self.is_over else self.view


async def pause_after_failures(failures: int) -> None:
    """Waits before the next attempt to connect, twice as long after each that failed."""
    await asyncio.sleep(min(FIRST_PAUSE * 2.0 ** (failures - 1), LONGEST_PAUSE))


def _with_typed_board_and_subject(view: View[Any]) -> View[Any]:
    card = find_game(view.game).card
    board = msgspec.convert(view.board, card.board)
    return with_typed_subject(msgspec.structs.replace(view, board=board), card)
