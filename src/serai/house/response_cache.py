"""Caches responses that are slow to make. Each is made once, outside the event loop."""

import asyncio
import gzip
from collections.abc import Callable, Coroutine, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Any, TypeVar

from litestar import MediaType, Request, Response
from msgspec import Struct

from serai.house.content_encodings import accepts_encoding
from serai.house.lru_cache import LruCache

Made = TypeVar("Made")


class CachedResponse(Struct, frozen=True):
    """A response, plain and gzipped, with its etag."""

    content: bytes
    gzipped: bytes
    etag: str

    @classmethod
    def from_content(cls, content: bytes) -> "CachedResponse":
        etag = blake2b(content, digest_size=16).hexdigest()
        return cls(content, gzip.compress(content, mtime=0), f'"{etag}"')

    @property
    def size(self) -> int:
        return len(self.content) + len(self.gzipped)

    def make_response(
        self, request: Request[Any, Any, Any], media_type: str, headers: Mapping[str, str]
    ) -> Response[bytes]:
        """For a route with `PRECOMPRESSED` set."""
        if not accepts_encoding(request.headers.get("accept-encoding", ""), "gzip"):
            return Response(self.content, media_type=media_type, headers=dict(headers))
        return Response(self.gzipped, media_type=media_type, headers={**headers, "content-encoding": "gzip"})

    def respond_or_not_modified(self, request: Request[Any, Any, Any], media_type: str) -> Response[Any]:
        """The response, or 304 if the client sent its etag."""
        headers = {"cache-control": "no-cache", "etag": self.etag, "vary": "accept-encoding"}
        # A proxy that compresses the content may turn the etag into a weak one.
        if request.headers.get("if-none-match", "").removeprefix("W/") == self.etag:
            return Response("", status_code=304, media_type=MediaType.TEXT, headers=headers)
        return self.make_response(request, media_type, headers)


class ResponseCache:
    """Has its own threads, so that bots and hints never wait for a response."""

    def __init__(self, name: str, *, threads: int, max_bytes: int) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._cached = LruCache[Hashable, CachedResponse](max_bytes, lambda response: response.size)
        self._making: dict[Hashable, asyncio.Future[CachedResponse]] = {}

    async def get_or_make(
        self, key: Hashable, make: Callable[[], Coroutine[None, None, bytes]], charge: Callable[[], None]
    ) -> CachedResponse:
        """The cached response, or a new one; before making one it calls `charge`, which may refuse."""
        if (cached := self._cached.get(key)) is not None:
            return cached
        making = self._making.get(key)
        if making is None:
            charge()
            making = self._making[key] = asyncio.ensure_future(self._make_cached_response(make))
            making.add_done_callback(lambda made: self._cache_if_succeeded(key, made))
        return await asyncio.shield(making)

    async def _make_cached_response(self, make: Callable[[], Coroutine[None, None, bytes]]) -> CachedResponse:
        content = await make()
        return await self.run_in_thread(lambda: CachedResponse.from_content(content))

    async def run_in_thread(self, make: Callable[[], Made]) -> Made:
        return await asyncio.get_running_loop().run_in_executor(self._threads, make)

    def _cache_if_succeeded(self, key: Hashable, future: "asyncio.Future[CachedResponse]") -> None:
        del self._making[key]
        if not future.cancelled() and future.exception() is None:
            self._cached.put(key, future.result())
