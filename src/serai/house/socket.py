"""The socket: one connection of one client, from hello to farewell."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from serai.book.languages import FALLBACK
from serai.house import metrics
from serai.house.hall import Hall
from serai.house.limits import Bucket, Doorkeeper, too_fast
from serai.house.live import LiveTable, PutAway
from serai.house.messages import PROTOCOL, Hello, Id, Rematch, Request, decode, encode
from serai.house.origins import Origins, address_of
from serai.house.outbox import Backlog, Outbox
from serai.house.requests import answer
from serai.house.shares import Share, Shares
from serai.house.transport import ABORT
from serai.house.viewer import Viewer, refusal
from serai.table import Refused

if TYPE_CHECKING:
    from serai.locales.texts import Language

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Abort = Callable[[str], None]

_log = logging.getLogger(__name__)

TOO_SLOW = 10.0
"""Seconds within which a client says hello, and takes what it is told last."""


class Socket:
    """The ASGI application behind `/socket`."""

    def __init__(self, hall: Hall, origins: Origins, doorkeeper: Doorkeeper, shares: Shares) -> None:
        self._hall = hall
        self._origins = origins
        self._doorkeeper = doorkeeper
        self._shares = shares
        self.backlog = Backlog(hall.settings.most_waiting_in_house)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the request to connect
        address = address_of(scope, behind_proxy=self._origins.behind_proxy)
        if not self._origins.allows(scope):
            await _turn_away(send, 403)
            return
        if not self._doorkeeper.come_in(address):
            await _turn_away(send, 429)
            return
        try:
            await send({"type": "websocket.accept"})
            with self._hall.connection():
                abort: Abort = scope["state"][ABORT]
                outbox = self._outbox(abort)
                share = self._shares.of(address)
                connection = _Connection(self._hall, self._doorkeeper, address, share, receive, send, outbox)
                try:
                    await connection.run()
                finally:
                    outbox.drop()
        finally:
            self._doorkeeper.go_out(address)

    def _outbox(self, abort: Abort) -> Outbox:
        settings = self._hall.settings
        return Outbox(
            self.backlog,
            most=settings.most_waiting,
            most_bytes=settings.most_waiting_bytes,
            cut_off=abort,
        )


class _Connection:
    def __init__(
        self,
        hall: Hall,
        doorkeeper: Doorkeeper,
        address: str,
        share: Share,
        receive: Receive,
        send: Send,
        outbox: Outbox,
    ) -> None:
        self._hall = hall
        self._doorkeeper = doorkeeper
        self._address = address
        self._share = share
        self._receive = receive
        self._send = send
        self._outbox = outbox
        settings = hall.settings
        self._bucket = Bucket(settings.messages_per_second, settings.messages_at_once, hall.now())
        self._language: Language = FALLBACK
        self._listening = False

    async def run(self) -> None:
        try:
            hello = await asyncio.wait_for(self._first(), TOO_SLOW)
            if hello is None:
                return
            self._language = hello.language
            self._doorkeeper.check_visit(self._address, self._hall.now())
            await self._share.wait()
            live, viewer = await self._share.spend(self._come_in(hello))
        except Refused as refused:
            await self._send_text(encode(refusal(None, refused, self._language)))
            await self._close(4404)
            return
        except TimeoutError:
            await self._close(4408)
            return
        except Exception:
            _log.exception("a table cannot be shown")
            await self._send_text(encode(refusal(None, _failed(), self._language)))
            await self._close(4500)
            return
        metrics.CONNECTIONS.inc()
        reader = asyncio.create_task(self._read(live, viewer))
        writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, writer}, return_when="FIRST_COMPLETED")
        finally:
            metrics.CONNECTIONS.dec()
            live.leave(viewer)
            viewer.end()
            if self._listening:  # never in the midst of a request: that is carried out
                reader.cancel()
            await asyncio.wait({reader, writer}, timeout=TOO_SLOW)
            writer.cancel()
            await self._close(1000)

    async def _come_in(self, hello: Hello) -> tuple[LiveTable, Viewer]:
        while True:
            live = await self._hall.find(hello.table)
            viewer = Viewer(hello.keys, hello.language, self._outbox, self._hall.now())
            try:
                await live.admit(viewer, hello.seat, hello.seen, covered=hello.covered)
            except PutAway:  # in this very moment
                continue
            return live, viewer

    async def _first(self) -> Hello | None:
        """The hello, None if the client went away before it."""
        text = await self._next()
        if text is None:
            return None
        request = self._understand(text)
        if not isinstance(request, Hello):
            raise Refused("refused-no-hello")
        if request.protocol != PROTOCOL:
            raise Refused("refused-protocol")
        return request

    async def _read(self, live: LiveTable, viewer: Viewer) -> None:
        """Answers one request after the other."""
        while not viewer.ended:
            text = await self._next()
            if text is None:
                return
            viewer.heard = self._hall.now()
            try:
                await self._wait_for_turn()
            except Refused as refused:
                self._refuse(viewer, text, refused)
                await self._pause(self._bucket.wait)
                continue
            if viewer.ended:
                return
            allowed = self._bucket.take(self._hall.now())
            viewer.expect_answer()
            await self._share.spend(self._carry_out(live, viewer, text, allowed=allowed))
            # Others have a turn after each request; whoever asks too fast is not read for a while.
            await self._pause(0.0 if allowed else self._bucket.wait)

    async def _carry_out(self, live: LiveTable, viewer: Viewer, text: str | bytes, *, allowed: bool) -> None:
        try:
            if not allowed:
                raise too_fast()
            request = self._understand(text)
            if isinstance(request, Rematch) and request.agree and live.room.after is None:
                self._doorkeeper.check_opening(self._address, self._hall.now())
            viewer.answer(await answer(self._hall, live, viewer, request))
            metrics.REQUESTS.inc()
        except Refused as refused:
            metrics.REFUSALS.inc()
            self._refuse(viewer, text, refused)
        except Exception:
            _log.exception("a request failed", extra={"table": live.room.table})
            self._refuse(viewer, text, _failed())

    def _refuse(self, viewer: Viewer, text: str | bytes, refused: Refused) -> None:
        """Whatever was sent, there is an answer: also where the sentence of a refusal cannot be made."""
        try:
            viewer.refuse(_id_in(text), refused)
        except Exception:
            _log.exception("a refusal cannot be said", extra={"why": refused.key})
            viewer.refuse(_id_in(text), _failed())

    async def _wait_for_turn(self) -> None:
        self._listening = True
        try:
            await self._share.wait()
        finally:
            self._listening = False

    async def _pause(self, seconds: float) -> None:
        self._listening = True
        await asyncio.sleep(seconds)
        self._listening = False

    def _understand(self, text: str | bytes) -> Request:
        if len(text) > self._hall.settings.most_bytes:
            raise Refused("refused-too-long")
        try:
            return decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            why = str(error)
            raise Refused("refused-message", why=why) from None

    async def _next(self) -> str | bytes | None:
        self._listening = True
        message = await self._receive()
        self._listening = False
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _write(self) -> None:
        """Sends what the client is told, in order, as fast as it reads."""
        with contextlib.suppress(Exception):  # the client has gone; whoever reads notices
            while messages := await self._outbox.take():
                await self._send_text(b"\n".join(messages))

    async def _send_text(self, message: bytes) -> None:
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._send({"type": "websocket.close", "code": code, "reason": ""})


async def _turn_away(send: Send, status: int) -> None:
    """Lets nobody in: before a socket is open it has no code, only a status."""
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})


class _Numbered(Struct):
    id: Id


_read_id = msgspec.json.Decoder(_Numbered).decode


def _id_in(text: str | bytes) -> int | None:
    """The id of a request, also of one that is not understood, so that its client finds the answer."""
    try:
        return _read_id(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _failed() -> Refused:
    return Refused("refused-failed")
