"""The threads in which notices are delivered, so that a slow address delays nobody else's notices.

E-mail has a thread of its own, since one server takes all of it. Anybody can name a host for webhooks and
push messages, so the hosts are divided: those that answered quickly last time share the quick threads; new
and slow ones share the other threads, where they delay only each other.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from serai.house.lru_cache import LruCache
from serai.house.notices.delivery import Delivery
from serai.house.notices.outcomes import Outcome
from serai.house.notices.records import Notice, NoticeAddress

Given = ParamSpec("Given")
Done = TypeVar("Done")

QUICK = 2.0
"""Seconds within which a quick host answers."""

_QUICK_THREADS = 4
_OTHER_THREADS = 2
_MAX_REMEMBERED = 10_000


class NeverStarted(Exception):
    """The server stops before the delivery of a notice has begun."""


class DeliveryThreads:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        # Not the common threads, in which bots think.
        self._mail = ThreadPoolExecutor(1, "serai-mail")
        self._quick = ThreadPoolExecutor(_QUICK_THREADS, "serai-quick-notices")
        self._others = ThreadPoolExecutor(_OTHER_THREADS, "serai-other-notices")
        self._quick_hosts = LruCache[str, bool](_MAX_REMEMBERED)

    async def deliver(self, notice: Notice, delivery: Delivery) -> Outcome:
        """Raises `NeverStarted` if it is cancelled before that."""
        if notice.address.kind == "mail":
            return await _run_in_threads(self._mail, delivery.deliver, notice)
        host = _host_of(notice.address)
        threads = self._quick if self.was_host_quick(host) else self._others
        outcome, seconds = await _run_in_threads(threads, self._deliver_and_measure, notice, delivery)
        if outcome == "sent" and seconds <= QUICK:
            self._quick_hosts.put(host, True)
        else:
            self._quick_hosts.drop(host)
        return outcome

    def was_host_quick(self, host: str) -> bool:
        """Whether the host has answered quickly the last time."""
        return self._quick_hosts.get(host) is not None

    def _deliver_and_measure(self, notice: Notice, delivery: Delivery) -> tuple[Outcome, float]:
        started = self._clock()
        return delivery.deliver(notice), self._clock() - started

    def close(self) -> None:
        for threads in (self._mail, self._quick, self._others):
            threads.shutdown(wait=False, cancel_futures=True)


async def _run_in_threads(
    threads: ThreadPoolExecutor, work: Callable[Given, Done], *given: Given.args, **more: Given.kwargs
) -> Done:
    running = threads.submit(work, *given, **more)
    try:
        return await asyncio.wrap_future(running)
    except asyncio.CancelledError:
        if running.cancel():
            raise NeverStarted from None
        raise


class _Subscription(Struct, frozen=True):
    endpoint: str


def _host_of(address: NoticeAddress) -> str:
    """The host of a webhook or a push service."""
    url = address.address
    if address.kind == "push":
        url = msgspec.json.decode(url, type=_Subscription).endpoint
    return urlsplit(url).netloc
