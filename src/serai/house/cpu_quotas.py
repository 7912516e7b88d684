"""CPU quotas per address: an address that uses too much is answered later, without delaying others."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import thread_time
from types import coroutine
from typing import Any, TypeVar

from serai.house.lru_cache import LruCache
from serai.house.rate_limits import MAX_ADDRESSES, TokenBucket, too_fast_refusal
from serai.house.settings import Settings

Made = TypeVar("Made")


class CpuQuotas:
    """The quotas of all addresses; they outlive connections."""

    def __init__(self, settings: Settings) -> None:
        self._rate = settings.cpu_share
        self._most = settings.cpu_burst_seconds
        self._by_address = LruCache[str, CpuQuota](MAX_ADDRESSES)

    def quota_of_address(self, address: str) -> "CpuQuota":
        now = asyncio.get_running_loop().time()
        quota = self._by_address.get(address)
        if quota is None:
            quota = CpuQuota(self._rate, self._most, now)
            self._by_address.put(address, quota)
        return quota


_MAX_CONCURRENT = 2

MAX_WAITING = 500
"""The maximum number of waiting requests per address. It exceeds the number of connections, so the senders of
further ones are gone.
"""


class CpuQuota:
    """The CPU time of all connections of one address: `rate` seconds per second, bursts up to `most`.

    Each round of the event loop starts one request per address, so a hundred simultaneous requests of one
    address delay the others no more than a single one.
    """

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._bucket = TokenBucket(rate, most, now)
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.semaphore = asyncio.Semaphore(_MAX_CONCURRENT)

    async def wait_for_cpu_time(self) -> None:
        """Waits for the next turn and until CPU time is left."""
        if self._waiting >= MAX_WAITING:
            raise too_fast_refusal()
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            await self._turn.acquire()
            try:
                while wait := self._bucket.seconds_until_debt_paid(loop.time()):
                    await asyncio.sleep(wait)
            finally:
                loop.call_soon(self._turn.release)  # in the next round
        finally:
            self._waiting -= 1

    async def await_and_charge(self, work: Awaitable[Made]) -> Made:
        """Awaits `work` and charges its CPU time to this quota, including that of
        `run_in_thread_and_charge`.
        """
        before = _current_quota.set(self)
        try:
            return await _await_and_report_cpu_time(work, self.charge_seconds)
        finally:
            _current_quota.reset(before)

    def charge_seconds(self, seconds: float) -> None:
        self._bucket.take_into_debt_without_refill(seconds)


_current_quota: ContextVar[CpuQuota | None] = ContextVar("current_quota", default=None)
"""The quota charged for the current work."""


async def run_in_thread_and_charge(work: Callable[[], Made], pool: Executor | None = None) -> Made:
    """Runs `work` in a thread and charges its CPU time to the current quota."""
    took: list[float] = []

    def run_and_charge() -> Made:
        began = thread_time()
        try:
            return work()
        finally:
            took.append(thread_time() - began)

    try:
        return await asyncio.get_running_loop().run_in_executor(pool, run_and_charge)
    finally:
        if (quota := _current_quota.get()) is not None:
            quota.charge_seconds(sum(took))


@asynccontextmanager
async def limit_slow_work() -> AsyncGenerator[None]:
    """Limits slow work: an address may run `_MAX_CONCURRENT` such blocks at a time.

    Do not enter it while holding a table's lock.
    """
    quota = _current_quota.get()
    if quota is None:
        yield
        return
    async with quota.semaphore:
        yield


@coroutine
def _await_and_report_cpu_time(
    work: Awaitable[Made], on_cpu_seconds: Callable[[float], None]
) -> Generator[Any, None, Made]:
    """Awaits `work` and reports the CPU time of each step to `on_cpu_seconds`."""
    steps = work.__await__()
    thrown: BaseException | None = None
    while True:
        began = thread_time()
        try:
            awaited = next(steps) if thrown is None else steps.throw(thrown)
        except StopIteration as done:
            return done.value
        finally:
            on_cpu_seconds(thread_time() - began)
        thrown = None
        try:
            yield awaited
        except BaseException as error:  # a cancellation is passed on
            thrown = error
