"""Answers that take long to make: each is made once, beside the event loop, and kept for a while."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Any, TypeVar

from litestar import MediaType, Request, Response
from msgspec import Struct

Made = TypeVar("Made")


class Prepared(Struct, frozen=True):
    """An answer as it is and as it is packed, with a mark by which a client knows it again."""

    content: bytes
    packed: bytes
    mark: str

    @classmethod
    def of(cls, content: bytes) -> "Prepared":
        mark = blake2b(content, digest_size=16).hexdigest()
        return cls(content, gzip.compress(content, mtime=0), f'"{mark}"')

    @property
    def size(self) -> int:
        return len(self.content) + len(self.packed)

    def response(
        self, request: Request[Any, Any, Any], kind: str, headers: Mapping[str, str]
    ) -> Response[bytes]:
        """The answer for a route whose answers are packed already."""
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.content, media_type=kind, headers=dict(headers))
        return Response(self.packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})

    def unless_known(self, request: Request[Any, Any, Any], kind: str) -> Response[Any]:
        """The answer, unless the client says by its mark that it has it."""
        headers = {"cache-control": "no-cache", "etag": self.mark, "vary": "accept-encoding"}
        # Whatever packs the content on its way may weaken its mark.
        if request.headers.get("if-none-match", "").removeprefix("W/") == self.mark:
            return Response("", status_code=304, media_type=MediaType.TEXT, headers=headers)
        return self.response(request, kind, headers)


class Answers:
    """They are made in threads of their own, so that bots and hints never wait for one."""

    def __init__(self, name: str, *, threads: int, most_bytes: int) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[Hashable, Prepared] = OrderedDict()
        self._making: dict[Hashable, asyncio.Future[Prepared]] = {}

    async def get(
        self, key: Hashable, make: Callable[[], Coroutine[None, None, bytes]], pay: Callable[[], None]
    ) -> Prepared:
        """The answer of that key. Before one is made that is not there, `pay` is called, and may refuse."""
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        making = self._making.get(key)
        if making is None:
            pay()
            making = self._making[key] = asyncio.ensure_future(self._prepare(make))
            making.add_done_callback(lambda made: self._keep(key, made))
        return await asyncio.shield(making)

    async def _prepare(self, make: Callable[[], Coroutine[None, None, bytes]]) -> Prepared:
        content = await make()
        return await self.beside(lambda: Prepared.of(content))

    async def beside(self, make: Callable[[], Made]) -> Made:
        """Makes something in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, make)

    def _keep(self, key: Hashable, made: "asyncio.Future[Prepared]") -> None:
        del self._making[key]
        if made.cancelled() or made.exception() is not None:
            return
        self._kept[key] = made.result()
        self._bytes += made.result().size
        while self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= dropped.size
