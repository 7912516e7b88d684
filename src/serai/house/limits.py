"""How much one client may ask for at a time."""

from collections import Counter, OrderedDict

from serai.house.settings import Settings
from serai.table import Refused

MOST_REMEMBERED = 10_000
"""Addresses of which it is known what they did."""


class Bucket:
    """Holds `most` and fills by `rate` a second; each request takes one out."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Takes so much out, if there is as much."""
        self._fill(now)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def use(self, now: float, amount: float) -> None:
        """Takes so much out even where there is less: the rest is owed."""
        self._fill(now)
        self._left -= amount

    def debt(self, now: float) -> float:
        """Seconds until nothing is owed any more."""
        self._fill(now)
        return max(-self._left, 0.0) / self._rate

    def _fill(self, now: float) -> None:
        self._left = min(self._most, self._left + max(now - self._at, 0.0) * self._rate)
        self._at = now

    @property
    def wait(self) -> float:
        """Seconds from the last request until there is one to take."""
        return max(1.0 - self._left, 0.0) / self._rate


class Rate:
    """So much a minute for each address."""

    def __init__(self, per_minute: float) -> None:
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: float = 1.0) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._per_minute / 60, self._per_minute, now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(now, amount)


class Doorkeeper:
    """Counts what each address does: tables opened, tables visited, connections held at once, work made.

    Whoever says hello to a table, reads its record or asks how one's own tables stand makes a visit. Work is
    counted in seconds.
    """

    def __init__(self, settings: Settings) -> None:
        self._openings = Rate(settings.openings_per_minute)
        self._visits = Rate(settings.visits_per_minute)
        self._work = Rate(settings.work_per_minute)
        self._most_connections = settings.connections_per_address
        self._connections = Counter[str]()

    def check_opening(self, address: str, now: float) -> None:
        if not self._openings.take(address, now):
            raise too_fast()

    def check_visit(self, address: str, now: float) -> None:
        if not self.may_visit(address, now):
            raise too_fast()

    def may_visit(self, address: str, now: float) -> bool:
        return self._visits.take(address, now)

    def check_work(self, address: str, now: float, seconds: float) -> None:
        if not self._work.take(address, now, seconds):
            raise too_fast()

    def come_in(self, address: str) -> bool:
        if self._connections[address] >= self._most_connections:
            return False
        self._connections[address] += 1
        return True

    def go_out(self, address: str) -> None:
        self._connections[address] -= 1
        if not self._connections[address]:
            del self._connections[address]


def too_fast() -> Refused:
    return Refused("refused-too-fast")
