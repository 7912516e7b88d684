"""Runs Python's garbage collector without noticeable pauses.

Python starts a collection after a few thousand allocations. A busy server replaces objects all the time, so
collections are frequent, and each takes up to a tenth of a second. But tables and connections form no cycles,
so reference counting frees them. Garbage is therefore collected only when memory has grown.
"""

import asyncio
import gc
import logging
import sys

from serai.house.table_registry import TableRegistry

_log = logging.getLogger(__name__)

CHECK_INTERVAL = 10.0
"""Seconds between checks for a due collection."""

GROWTH_WHEN_IDLE, GROWTH_WHEN_BUSY = 1.02, 1.5
"""The factor by which memory must have grown since the last collection, if nobody is connected and if
somebody is. Garbage therefore never takes more than a third of the memory for long.
"""


class GarbageCollector:
    """Controls the garbage collector of this process from `start` to `stop`."""

    def __init__(self) -> None:
        self._blocks_after_last = 0

    def start(self) -> None:
        self.collect()
        gc.freeze()  # modules and Books are never freed
        gc.disable()

    def stop(self) -> None:
        gc.enable()
        gc.unfreeze()

    def collect(self) -> None:
        found = gc.collect()
        self._blocks_after_last = sys.getallocatedblocks()
        _log.debug("garbage collected", extra={"found": found})

    def is_collection_due(self, *, idle: bool) -> bool:
        growth = GROWTH_WHEN_IDLE if idle else GROWTH_WHEN_BUSY
        return sys.getallocatedblocks() > growth * self._blocks_after_last

    async def collect_when_due(self, registry: TableRegistry) -> None:
        """Collects garbage whenever it is due."""
        while True:
            await asyncio.sleep(CHECK_INTERVAL)
            if self.is_collection_due(idle=not any(live.audience for live in registry.live_tables)):
                self.collect()
