"""The WebSocket endpoint: one connection of one client, from hello to farewell."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from serai.book.languages import FALLBACK
from serai.house import metrics
from serai.house.close_codes import CloseCode
from serai.house.cpu_quotas import CpuQuota, CpuQuotas
from serai.house.http_refusals import STATUS, refusal_body
from serai.house.live_table import LiveTable, TableUnloaded
from serai.house.messages import PROTOCOL, Farewell, Hello, Id, Rematch, Request, decode, encode
from serai.house.origins import Origins, client_address_of_scope
from serai.house.outbox import Backlog, Outbox
from serai.house.rate_limits import RateLimiter, TokenBucket, too_fast_refusal
from serai.house.request_handlers import handle_request
from serai.house.table_registry import TableRegistry
from serai.house.viewer import Viewer, make_refusal
from serai.house.websocket_protocol import SOCKET, ClientSocket
from serai.table import Refused

if TYPE_CHECKING:
    from serai.locales.texts import Language

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_log = logging.getLogger(__name__)

HELLO_TIMEOUT = 10.0
"""Seconds for a client to send hello, and at the end to read the last messages."""


class SocketApp:
    """The ASGI application behind `/socket`."""

    def __init__(
        self, registry: TableRegistry, origins: Origins, rate_limiter: RateLimiter, cpu_quotas: CpuQuotas
    ) -> None:
        self._registry = registry
        self._origins = origins
        self._rate_limiter = rate_limiter
        self._cpu_quotas = cpu_quotas
        self.backlog = Backlog(registry.settings.max_queued_bytes_in_total)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the request to connect
        address = client_address_of_scope(scope, behind_proxy=self._origins.behind_proxy)
        if not self._origins.allows_host_and_origin(scope):
            await _reject_handshake(send, 403)
            return
        if not self._rate_limiter.add_connection_if_allowed(address):
            await _reject_handshake(send, 429)
            return
        try:
            await send({"type": "websocket.accept"})
            with self._registry.count_connection():
                socket: ClientSocket = scope["state"][SOCKET]
                outbox = self._make_outbox(socket.abort)
                quota = self._cpu_quotas.quota_of_address(address)
                connection = _Connection(self._registry, self._rate_limiter, address, quota, socket, outbox)
                try:
                    await connection.run()
                except asyncio.CancelledError:
                    if not self._registry.is_closing:
                        raise
                    socket.abort("does not read the farewell")  # the server has waited long enough
                finally:
                    outbox.drop_queue()
        finally:
            self._rate_limiter.remove_connection(address)

    def _make_outbox(self, abort: Callable[[str], None]) -> Outbox:
        settings = self._registry.settings
        return Outbox(
            self.backlog,
            most=settings.max_queued_messages,
            max_bytes=settings.max_queued_bytes,
            on_overflow=abort,
        )


class _Connection:
    def __init__(
        self,
        registry: TableRegistry,
        rate_limiter: RateLimiter,
        address: str,
        quota: CpuQuota,
        socket: ClientSocket,
        outbox: Outbox,
    ) -> None:
        self._registry = registry
        self._rate_limiter = rate_limiter
        self._address = address
        self._quota = quota
        self._socket = socket
        self._outbox = outbox
        settings = registry.settings
        self._bucket = TokenBucket(settings.messages_per_second, settings.messages_at_once, registry.now())
        self._language: Language = FALLBACK
        self._is_idle = True
        """Whether no request is being handled."""

    async def run(self) -> None:
        try:
            hello = await asyncio.wait_for(self._read_hello(), HELLO_TIMEOUT)
            if hello is None:
                return
            self._language = hello.language
            self._rate_limiter.count_visit_or_refuse(self._address, self._registry.now())
            await self._quota.wait_for_cpu_time()
            live, viewer = await self._quota.await_and_charge(self._join_table(hello))
        except Refused as refused:
            if STATUS.get(refused.key) == 503:  # soon it will be possible
                sentence = refusal_body(refused, self._language).sentence
                farewell = Farewell(sentence=sentence, key=refused.key, come_back=True)
                await self._socket.send_text(encode(farewell))
                await self._close_socket(CloseCode.NORMAL)
                return
            await self._socket.send_text(encode(make_refusal(None, refused, self._language)))
            await self._close_socket(CloseCode.REFUSED)
            return
        except TimeoutError:
            await self._close_socket(CloseCode.NO_HELLO)
            return
        except Exception:
            _log.exception("cannot join a table")
            await self._socket.send_text(encode(make_refusal(None, _failure_refusal(), self._language)))
            await self._close_socket(CloseCode.SERVER_FAILED)
            return
        metrics.CONNECTIONS.inc()
        reader = asyncio.create_task(self._handle_requests(live, viewer))
        writer = asyncio.create_task(self._send_queued_messages())
        try:
            await asyncio.wait({reader, writer}, return_when="FIRST_COMPLETED")
        finally:
            metrics.CONNECTIONS.dec()
            live.remove_viewer(viewer)
            viewer.end_connection()
            if self._is_idle:  # finish the current request first
                reader.cancel()
            await asyncio.wait({reader, writer}, timeout=HELLO_TIMEOUT)
            writer.cancel()
            await self._close_socket(CloseCode.NORMAL)

    async def _join_table(self, hello: Hello) -> tuple[LiveTable, Viewer]:
        while True:
            live = await self._registry.find_or_load_table(hello.table)
            viewer = Viewer(hello.keys, hello.language, self._outbox, self._registry.now())
            try:
                await live.admit_viewer(viewer, hello.seat, hello.seen, covered=hello.covered)
            except TableUnloaded:  # unloaded since it was looked up
                continue
            return live, viewer

    async def _read_hello(self) -> Hello | None:
        """The hello, or None if the client disconnected before it."""
        text = await self._receive_text()
        if text is None:
            return None
        request = self._decode_request(text)
        if not isinstance(request, Hello):
            raise Refused("refused-no-hello")
        if request.protocol != PROTOCOL:
            raise Refused("refused-protocol")
        return request

    async def _handle_requests(self, live: LiveTable, viewer: Viewer) -> None:
        """Handles requests one after the other."""
        while not viewer.is_connection_closed:
            text = await self._receive_text()
            if text is None:
                return
            viewer.last_heard = now = self._registry.now()
            try:
                await self._quota.wait_for_cpu_time()
            except Refused as refused:
                self._send_refusal(viewer, text, refused)
                await asyncio.sleep(self._bucket.seconds_until_token)
                continue
            if viewer.is_connection_closed:
                return
            allowed = self._bucket.try_take(now)
            viewer.mark_request_pending()
            self._is_idle = False
            await self._quota.await_and_charge(
                self._decode_and_handle_request(live, viewer, text, allowed=allowed)
            )
            self._is_idle = True
            if not allowed:
                await asyncio.sleep(self._bucket.seconds_until_token)

    async def _decode_and_handle_request(
        self, live: LiveTable, viewer: Viewer, text: str | bytes, *, allowed: bool
    ) -> None:
        try:
            if not allowed:
                raise too_fast_refusal()
            request = self._decode_request(text)
            if isinstance(request, Rematch) and request.agree and live.room.after is None:
                self._rate_limiter.count_opening_or_refuse(self._address, self._registry.now())
            viewer.send_answer(await handle_request(self._registry, live, viewer, request))
            metrics.REQUESTS.inc()
        except Refused as refused:
            metrics.REFUSALS.inc()
            self._send_refusal(viewer, text, refused)
        except Exception:
            _log.exception("request failed", extra={"table": live.room.table})
            self._send_refusal(viewer, text, _failure_refusal())

    def _send_refusal(self, viewer: Viewer, text: str | bytes, refused: Refused) -> None:
        """Sends a refusal; a generic one if its sentence cannot be rendered."""
        try:
            viewer.send_refusal(_parse_request_id(text), refused)
        except Exception:
            _log.exception("cannot word a refusal", extra={"why": refused.key})
            viewer.send_refusal(_parse_request_id(text), _failure_refusal())

    def _decode_request(self, text: str | bytes) -> Request:
        if len(text) > self._registry.settings.max_message_bytes:
            raise Refused("refused-too-long")
        try:
            return decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            why = str(error)
            raise Refused("refused-message", why=why) from None

    async def _receive_text(self) -> str | bytes | None:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _send_queued_messages(self) -> None:
        """Sends the queued messages as fast as the client reads."""
        with contextlib.suppress(Exception):  # the client is gone; `_handle_requests` notices
            while messages := await self._outbox.wait_for_messages():
                await self._socket.send_text(b"\n".join(messages))

    async def _close_socket(self, code: CloseCode) -> None:
        with contextlib.suppress(Exception):
            await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})


async def _reject_handshake(send: Send, status: int) -> None:
    """Refuses the handshake with an HTTP status, because there are no close codes before the socket is
    open.
    """
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})


class _WithId(Struct):
    id: Id


_read_id = msgspec.json.Decoder(_WithId).decode


def _parse_request_id(text: str | bytes) -> int | None:
    """The id of a request, even of an invalid one, so that the client can match the answer."""
    try:
        return _read_id(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _failure_refusal() -> Refused:
    return Refused("refused-failed")
