"""Runs Python's garbage collector without noticeable pauses.

Python collects new objects after some thousands of them. In a server that replaces old objects by new ones
all the time, the new ones are many times as many, and looking through them takes up to a tenth of a second.
But tables and connections form no cycles: reference counting frees them. So garbage is collected only when
memory has grown.
"""

import asyncio
import gc
import logging
import sys

from serai.house.table_registry import TableRegistry

_log = logging.getLogger(__name__)

CHECK_INTERVAL = 10.0
"""Seconds between checks whether a collection is due."""

GROWTH_WHEN_IDLE, GROWTH_WHEN_BUSY = 1.02, 1.5
"""How much memory must have grown since the last collection before the next one, if nobody is connected and
if somebody is. So garbage never takes more than a third of the memory for long."""


class GarbageCollector:
    """Controls the garbage collector of this process from `start` to `stop`."""

    def __init__(self) -> None:
        self._blocks_after_last = 0

    def start(self) -> None:
        self.collect()
        gc.freeze()  # modules and books stay
        gc.disable()

    def stop(self) -> None:
        gc.enable()
        gc.unfreeze()

    def collect(self) -> None:
        found = gc.collect()
        self._blocks_after_last = sys.getallocatedblocks()
        _log.debug("garbage collected", extra={"found": found})

    def is_due(self, *, idle: bool) -> bool:
        growth = GROWTH_WHEN_IDLE if idle else GROWTH_WHEN_BUSY
        return sys.getallocatedblocks() > growth * self._blocks_after_last

    async def collect_when_due(self, registry: TableRegistry) -> None:
        """Collects garbage whenever it is due."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            if self.is_due(idle=not any(live.audience for live in registry.live_tables)):
                self.collect()
