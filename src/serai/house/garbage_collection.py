"""Runs Python's garbage collector without noticeable pauses.

A full collection stops the server for a time that grows with the number of objects. A server with a thousand
tables has millions of them; they live long, form hardly any cycles, and are freed by reference counting when
their table is unloaded. So only new objects are collected as they come, and old ones when memory has grown.
"""

import asyncio
import gc
import logging
import sys

from serai.house.table_registry import TableRegistry

_log = logging.getLogger(__name__)

FIRST_THRESHOLD = 10_000
"""New objects before a collection of the first generation, which takes a millisecond or two."""

SECOND_THRESHOLD = 5
"""Such collections before one of the second generation: the longest pause."""

_NEVER = 1_000_000

CHECK_INTERVAL = 60.0
"""Seconds between checks whether a full collection is due."""

GROWTH_WHEN_IDLE, GROWTH_WHEN_BUSY = 1.02, 1.5
"""How much memory must have grown since the last full collection before the next one, if nobody is connected
and if somebody is. So garbage never takes more than a third of the memory."""


class GarbageCollector:
    """Controls the garbage collector of this process from `start` to `stop`."""

    def __init__(self) -> None:
        self._thresholds = gc.get_threshold()
        self._blocks_after_last = 0

    def start(self) -> None:
        self._thresholds = gc.get_threshold()
        self.collect_all()
        gc.freeze()  # modules and books stay
        gc.set_threshold(FIRST_THRESHOLD, SECOND_THRESHOLD, _NEVER)

    def stop(self) -> None:
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def collect_all(self) -> None:
        found = gc.collect()
        self._blocks_after_last = sys.getallocatedblocks()
        _log.debug("full collection", extra={"found": found})

    def is_due(self, *, idle: bool) -> bool:
        growth = GROWTH_WHEN_IDLE if idle else GROWTH_WHEN_BUSY
        return sys.getallocatedblocks() > growth * self._blocks_after_last

    async def run(self, registry: TableRegistry) -> None:
        """Runs full collections when they are due."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            if self.is_due(idle=not any(live.audience for live in registry.live_tables)):
                self.collect_all()
