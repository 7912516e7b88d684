"""Measures stalls of the event loop, and the time of the garbage collector."""

import asyncio
import gc
import time
from typing import Any

from msgspec import Struct

BEAT = 0.005
"""Seconds between two readings of the clock."""


class Stalled(Struct, frozen=True):
    """Milliseconds: the longest stall of the loop, and the CPU time of the collector."""

    loop_worst_ms: float
    collector_ms: float
    collector_worst_ms: float
    collector_looks: int


class Stalls:
    """Measures from one `take_and_reset_figures` to the next."""

    def __init__(self) -> None:
        self._collected: list[float] = []
        self._began = 0.0
        self._worst = 0.0
        self._due = 0.0

    def start(self) -> None:
        gc.callbacks.append(self._note_collection_time)
        self._schedule_next_beat()

    def take_and_reset_figures(self) -> Stalled:
        used = self._collected
        found = Stalled(1e3 * self._worst, 1e3 * sum(used), 1e3 * max(used, default=0.0), len(used))
        self._collected, self._worst = [], 0.0
        return found

    def _schedule_next_beat(self) -> None:
        loop = asyncio.get_running_loop()
        self._due = loop.time() + BEAT
        loop.call_at(self._due, self._measure_delay_and_rearm)

    def _measure_delay_and_rearm(self) -> None:
        self._worst = max(self._worst, asyncio.get_running_loop().time() - self._due)
        self._schedule_next_beat()

    def _note_collection_time(self, phase: str, _: dict[str, Any]) -> None:
        """Uses CPU time, which does not depend on the load of the machine."""
        if phase == "start":
            self._began = time.thread_time()
        else:
            self._collected.append(time.thread_time() - self._began)
