"""The time by which a house lives: that of the machine's clock, but it never goes back."""

import time
from collections.abc import Callable


class SteadyTime:
    """Follows the clock when that is set forward, or woke from a long sleep.

    When it is set back, time goes on from where it was: nobody waits an hour for a bot that was about to
    choose.
    """

    def __init__(
        self, clock: Callable[[], float] = time.time, elapsed: Callable[[], float] = time.monotonic
    ) -> None:
        self._clock = clock
        self._elapsed = elapsed
        self._began = clock() - elapsed()

    def __call__(self) -> float:
        elapsed = self._elapsed()
        self._began = max(self._began, self._clock() - elapsed)
        return self._began + elapsed
