"""Rate limits for clients and addresses."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from serai.house.lru_cache import LruCache
from serai.house.settings import Settings
from serai.table import Refused

MAX_ADDRESSES = 10_000
"""How many addresses are tracked."""


_MINUTES_PER_DAY = 1_440

MAX_ORDERS = 30
"""Orders of notices from one address of the network at once; later twice as many in a day."""

MAX_CONFIRMATIONS = 3
"""Mails that ask for confirmation, for one mailbox in a day."""


class TokenBucket:
    """Holds up to `most` tokens and gains `rate` per second."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now

    def try_take(self, now: float, amount: float = 1.0) -> bool:
        """Takes `amount` tokens if there are enough."""
        self._refill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def take_into_debt(self, now: float, amount: float) -> None:
        """Takes `amount` tokens even if there are fewer; the difference is debt."""
        self._refill(now)
        self._left -= amount

    def take_into_debt_without_refill(self, amount: float) -> None:
        """Takes `amount` tokens that were used since the last call, even if there are fewer; what was gained
        in this time is added by the next call.
        """
        self._left -= amount

    def seconds_until_debt_paid(self, now: float) -> float:
        """Seconds until the debt is paid."""
        self._refill(now)
        return 0.0 if self._left >= 0.0 else -self._left / self._rate

    def _refill(self, now: float) -> None:
        passed, self._at = now - self._at, now
        if passed > 0.0:
            left = self._left + passed * self._rate
            self._left = left if left < self._most else self._most

    @property
    def seconds_until_token(self) -> float:
        """Seconds from the last request until a token is available."""
        return max(1.0 - self._left, 0.0) / self._rate


class AddressLimiter:
    """One token bucket per address, for as much at once as in a minute unless `at_once` is given.

    `on_taken`, if set, is called with what was taken from one.
    """

    def __init__(self, per_minute: float, at_once: float | None = None) -> None:
        self.on_taken: Callable[[str, float], None] | None = None
        self._per_minute = per_minute
        self._at_once = per_minute if at_once is None else at_once
        self._buckets = LruCache[str, TokenBucket](MAX_ADDRESSES)

    def try_take(self, address: str, now: float, amount: float = 1.0) -> bool:
        taken = self._bucket(address, now).try_take(now, amount)
        if taken and self.on_taken is not None:
            self.on_taken(address, amount)
        return taken

    def take_into_debt(self, address: str, now: float, amount: float) -> None:
        self._bucket(address, now).take_into_debt(now, amount)

    def _bucket(self, address: str, now: float) -> TokenBucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = TokenBucket(self._per_minute / 60, self._at_once, now)
            self._buckets.put(address, bucket)
        return bucket


class DailyLimiter:
    """At most a number in any 24 hours; what is counted need not be an address.

    `on_taken`, if set, is called with what was counted.
    """

    def __init__(self, capacity: int) -> None:
        self.on_taken: Callable[[str, float], None] | None = None
        self._capacity = capacity
        self._times = LruCache[str, tuple[float, ...]](MAX_ADDRESSES)

    def try_take(self, counted: str, now: float) -> bool:
        times = self._times_within_a_day(counted, now)
        if len(times) >= self._capacity:
            return False
        self._times.put(counted, (*times, now))
        if self.on_taken is not None:
            self.on_taken(counted, 1.0)
        return True

    def take_into_debt(self, counted: str, now: float, amount: float) -> None:
        times = self._times_within_a_day(counted, now)
        self._times.put(counted, (*times, *(now,) * round(amount))[-self._capacity :])

    def _times_within_a_day(self, counted: str, now: float) -> tuple[float, ...]:
        return tuple(at for at in self._times.get(counted) or () if now - at < _MINUTES_PER_DAY * 60)


class RateLimiter:
    """Limits per address: tables opened, visits, simultaneous connections, seconds of slow work, orders of
    notices, and what is stored for long. One limit is per mailbox: mails that ask for confirmation.

    A hello on the socket and a request about a table each count as a visit.
    """

    def __init__(self, settings: Settings) -> None:
        self._openings = AddressLimiter(settings.openings_per_minute)
        self._visits = AddressLimiter(settings.visits_per_minute)
        self._work = AddressLimiter(settings.work_per_minute)
        self._stored = AddressLimiter(settings.stored_per_day / _MINUTES_PER_DAY, settings.stored_per_day / 2)
        self._orders = AddressLimiter(2 * MAX_ORDERS / _MINUTES_PER_DAY, MAX_ORDERS)
        self._confirmations = DailyLimiter(MAX_CONFIRMATIONS)
        self._by_name: dict[str, AddressLimiter | DailyLimiter] = {
            "openings": self._openings,
            "visits": self._visits,
            "work": self._work,
            "stored": self._stored,
            "orders": self._orders,
            "confirmations": self._confirmations,
        }
        self._most_connections = settings.connections_per_address
        self._connections = Counter[str]()

    def set_on_taken(self, on_taken: Callable[[str, str, float], None]) -> None:
        """Calls `on_taken` with the name of a limit, an address and what was taken."""
        for name, limiter in self._by_name.items():
            limiter.on_taken = partial(on_taken, name)

    def charge_use_at_other_worker(self, now: float, amounts: Mapping[str, Mapping[str, float]]) -> None:
        """Takes what was allowed by another worker."""
        for name, addresses in amounts.items():
            limiter = self._by_name.get(name)  # a worker of another version may have other limits
            if limiter is not None:
                for address, amount in addresses.items():
                    limiter.take_into_debt(address, now, amount)

    def count_opening_or_refuse(self, address: str, now: float) -> None:
        if not self._openings.try_take(address, now):
            raise too_fast_refusal()

    def count_visit_or_refuse(self, address: str, now: float) -> None:
        if not self.count_visit_if_allowed(address, now):
            raise too_fast_refusal()

    def count_visit_if_allowed(self, address: str, now: float) -> bool:
        return self._visits.try_take(address, now)

    def count_work_or_refuse(self, address: str, now: float, seconds: float) -> None:
        if not self._work.try_take(address, now, seconds):
            raise too_fast_refusal()

    def count_storing_or_refuse(self, address: str, now: float) -> None:
        if not self._stored.try_take(address, now):
            raise too_fast_refusal()

    def count_order_or_refuse(self, address: str, now: float) -> None:
        if not self._orders.try_take(address, now):
            raise too_fast_refusal()

    def count_confirmation_mail_or_refuse(self, mailbox: str, now: float) -> None:
        if not self._confirmations.try_take(mailbox, now):
            raise too_fast_refusal()

    def add_connection_if_allowed(self, address: str) -> bool:
        if self._connections[address] >= self._most_connections:
            return False
        self._connections[address] += 1
        return True

    def remove_connection(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]


def too_fast_refusal() -> Refused:
    return Refused("refused-too-fast")
