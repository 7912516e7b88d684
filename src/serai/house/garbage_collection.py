"""Runs Python's garbage collector without noticeable pauses.

A full collection stops the server for a time that grows with the number of objects. A server with a thousand
tables has millions of them; they live long, form hardly any cycles, and are freed by reference counting when
their table is unloaded. So new objects are collected twice and then frozen until nobody is connected.
"""

import asyncio
import gc
import logging
from typing import Any

from serai.house.table_registry import TableRegistry

_log = logging.getLogger(__name__)

FIRST_THRESHOLD = 10_000
"""New objects before a collection of the first generation, which takes a millisecond or two."""

SECOND_THRESHOLD = 5
"""Such collections before one of the second generation: the longest pause."""

CHECK_INTERVAL = 60.0
"""Seconds between checks whether anybody is connected."""

RUNS_WHEN_IDLE, RUNS_WHEN_BUSY = 20, 2_000
"""Collections of the second generation before a full one, if nobody is connected and if somebody is."""


class GarbageCollector:
    """Controls the garbage collector of this process from `start` to `stop`."""

    def __init__(self) -> None:
        self.older_runs = 0
        self._thresholds = gc.get_threshold()

    def start(self) -> None:
        self._thresholds = gc.get_threshold()
        self.collect_all()
        gc.callbacks.append(self._on_collection)
        gc.set_threshold(FIRST_THRESHOLD, SECOND_THRESHOLD, 1_000_000)

    def stop(self) -> None:
        gc.set_threshold(*self._thresholds)
        gc.callbacks.remove(self._on_collection)
        gc.unfreeze()

    def _on_collection(self, phase: str, details: dict[str, Any]) -> None:
        if phase == "stop" and details["generation"] > 0:
            self.older_runs += 1
            gc.freeze()

    def collect_all(self) -> None:
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        self.older_runs = 0
        _log.debug("full collection", extra={"found": found})

    async def run(self, registry: TableRegistry) -> None:
        """Runs full collections when they are due."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            is_quiet = not any(live.audience for live in registry.live_tables)
            if self.older_runs >= (RUNS_WHEN_IDLE if is_quiet else RUNS_WHEN_BUSY):
                self.collect_all()
