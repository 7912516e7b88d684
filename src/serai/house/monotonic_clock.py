"""A clock that starts at the system time and never jumps."""

import sys
import time
from collections.abc import Callable

_DRIFT = 0.1
"""How much faster or slower it may run until it agrees with the system clock again."""


def _monotonic_seconds() -> float:
    """Monotonic seconds, including time asleep where the system supports it."""
    if sys.platform == "win32":
        return time.monotonic()
    return time.clock_gettime(time.CLOCK_BOOTTIME if sys.platform == "linux" else time.CLOCK_MONOTONIC)


class MonotonicClock:
    """When the system clock is changed, this clock drifts towards it.

    A change of the system clock therefore never disconnects players, runs out a game clock or delays a bot.
    """

    def __init__(
        self, clock: Callable[[], float] = time.time, elapsed: Callable[[], float] = _monotonic_seconds
    ) -> None:
        self._clock = clock
        self._elapsed = elapsed
        self._time = clock()
        self._at = elapsed()

    def __call__(self) -> float:
        at = self._elapsed()
        passed, self._at = max(at - self._at, 0.0), at
        self._time += passed
        most = _DRIFT * passed
        self._time += min(max(self._clock() - self._time, -most), most)
        return self._time
