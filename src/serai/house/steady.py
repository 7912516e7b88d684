"""The time by which a house lives: it begins as the machine's clock has it, and then goes on evenly."""

import sys
import time
from collections.abc import Callable

_DRIFT = 0.1
"""How much faster or slower time may go until it is the clock's again."""


def _elapsed() -> float:
    """Seconds that have passed, also while the machine slept, whatever its clock was set to."""
    if sys.platform == "win32":
        return time.monotonic()
    return time.clock_gettime(time.CLOCK_BOOTTIME if sys.platform == "linux" else time.CLOCK_MONOTONIC)


class SteadyTime:
    """Where the clock is set forward or back, time drifts towards it, and never jumps or goes back.

    So nobody is taken to be gone, no clock of a game runs out and nobody waits an hour for a bot because the
    machine's clock was set.
    """

    def __init__(
        self, clock: Callable[[], float] = time.time, elapsed: Callable[[], float] = _elapsed
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
