"""How much of the processor one address may use: whoever asks for more is answered later, and nobody else."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import thread_time
from types import coroutine
from typing import Any, TypeVar

from serai.house.limits import MOST_REMEMBERED, Bucket, too_fast
from serai.house.settings import Settings

Made = TypeVar("Made")


class Shares:
    """The shares of all addresses, also for a while after their connections are closed."""

    def __init__(self, settings: Settings) -> None:
        self._rate = settings.share
        self._most = settings.share_at_once
        self._shares: OrderedDict[str, Share] = OrderedDict()

    def of(self, address: str) -> "Share":
        now = asyncio.get_running_loop().time()
        share = self._shares.pop(address, None) or Share(self._rate, self._most, now)
        self._shares[address] = share
        if len(self._shares) > MOST_REMEMBERED:
            self._shares.popitem(last=False)
        return share


_FEW = 2

MOST_WAITING = 500
"""Requests of one address: more than it may have connections. Whoever sent the others has run away."""


class Share:
    """What all connections of one address use together: `rate` seconds of work a second, `most` at once.

    They take turns: in each round of the event loop one request of them is begun, so that a hundred that ask
    for something in the same moment keep nobody else waiting for longer than one.
    """

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._bucket = Bucket(rate, most, now)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.few = asyncio.Semaphore(_FEW)

    async def wait(self) -> None:
        """Returns when it is one's turn, and there is something left to use."""
        if self._waiting >= MOST_WAITING:
            raise too_fast()
        self._waiting += 1
        try:
            async with self._turn:
                await asyncio.sleep(0)
                while wait := self._bucket.debt(asyncio.get_running_loop().time()):
                    await asyncio.sleep(wait)
        finally:
            self._waiting -= 1

    async def spend(self, work: Awaitable[Made]) -> Made:
        """Does the work; whatever it takes of the processor, here and `beside`, is used up."""
        before = _paying.set(self)
        try:
            return await _metered(work, self.use)
        finally:
            _paying.reset(before)

    def use(self, seconds: float) -> None:
        self._bucket.use(asyncio.get_running_loop().time(), seconds)


_paying: ContextVar[Share | None] = ContextVar("paying", default=None)
"""The share of whoever asked for what is being done."""


async def beside(work: Callable[[], Made], pool: Executor | None = None) -> Made:
    """Does the work in another thread; what it takes there is used up for whoever asked for it."""
    took: list[float] = []

    def timed() -> Made:
        began = thread_time()
        try:
            return work()
        finally:
            took.append(thread_time() - began)

    try:
        return await asyncio.get_running_loop().run_in_executor(pool, timed)
    finally:
        if (share := _paying.get()) is not None:
            share.use(sum(took))


@asynccontextmanager
async def few_at_once() -> AsyncGenerator[None]:
    """Work that takes long, from here to the end of the block: an address may have two such at a time.

    Nobody waits in there who holds the lock of a table.
    """
    share = _paying.get()
    if share is None:
        yield
        return
    async with share.few:
        yield


@coroutine
def _metered(work: Awaitable[Made], use: Callable[[float], None]) -> Generator[Any, None, Made]:
    """Awaits the work, and says of each of its steps how long that took."""
    steps = work.__await__()
    thrown: BaseException | None = None
    while True:
        began = thread_time()
        try:
            awaited = next(steps) if thrown is None else steps.throw(thrown)
        except StopIteration as done:
            return done.value
        finally:
            use(thread_time() - began)
        thrown = None
        try:
            yield awaited
        except BaseException as error:  # a cancelled task is told so where it waits
            thrown = error
