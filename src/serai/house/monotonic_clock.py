"""A clock that starts at the system time and never jumps."""

import sys
import time
from collections.abc import Callable
from functools import partial

_DRIFT = 0.1
"""How much faster or slower it may run until it agrees with the system clock again."""


_monotonic_seconds: Callable[[], float]
"""Monotonic seconds, including time asleep where the system supports it."""
if sys.platform == "win32":
    _monotonic_seconds = time.monotonic
elif sys.platform == "linux":
    _monotonic_seconds = partial(time.clock_gettime, time.CLOCK_BOOTTIME)
else:
    _monotonic_seconds = partial(time.clock_gettime, time.CLOCK_MONOTONIC)


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
        passed = at - self._at
        self._at = at
        if passed > 0.0:
            now = self._time + passed
            behind, most = self._clock() - now, _DRIFT * passed
            if behind > most:
                behind = most
            elif behind < -most:
                behind = -most
            self._time = now + behind
        return self._time
