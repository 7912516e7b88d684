"""Looking for cyclic garbage so that nobody waits for it.

While the collector looks, the house stands still, for as long as there are objects to look through. A house
of a thousand tables has millions of them; they live long, make hardly any cycles, and are freed without the
collector when their table is put away. So what is new is looked at twice, and then not again until nobody
is there.
"""

import asyncio
import gc
import logging
from typing import Any

from serai.house.hall import Hall

_log = logging.getLogger(__name__)

YOUNG = 10_000
"""New objects after which those are looked at: a millisecond or two."""

TURNS = 5
"""So many times, and then all that have come since: that is the longest that anybody waits."""

LOOK = 60.0
"""Seconds after which it is asked whether anybody is there."""

WORTHWHILE, AT_LAST = 20, 2_000
"""After so many second looks all is looked through if nobody is there; after so many in any case."""


class Collector:
    """From `start` to `stop` it is in charge of the garbage of this process."""

    def __init__(self) -> None:
        self.looks = 0
        self._thresholds = gc.get_threshold()

    def start(self) -> None:
        self._thresholds = gc.get_threshold()
        self.look_through_all()
        gc.callbacks.append(self._looked)
        gc.set_threshold(YOUNG, TURNS, 1_000_000)

    def stop(self) -> None:
        gc.set_threshold(*self._thresholds)
        gc.callbacks.remove(self._looked)
        gc.unfreeze()

    def _looked(self, phase: str, details: dict[str, Any]) -> None:
        if phase == "stop" and details["generation"] > 0:
            self.looks += 1
            gc.freeze()

    def look_through_all(self) -> None:
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        self.looks = 0
        _log.debug("looked through all", extra={"found": found})

    async def attend(self, hall: Hall) -> None:
        """Looks through everything whenever there is reason to, and nobody would notice."""
        while True:
            await asyncio.sleep(LOOK)
            is_quiet = not any(live.audience for live in hall.live)
            if self.looks >= (WORTHWHILE if is_quiet else AT_LAST):
                self.look_through_all()
