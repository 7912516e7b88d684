"""Tells a client that the connection is alive, so that it notices soon when it is not."""

import asyncio
import time

from serai.house.messages import Heartbeat, encode
from serai.house.outbox import Outbox

EVERY = 1.5
"""Seconds. The page doubts a connection that says nothing for 2.75 of them (`web/src/house/line.ts`)."""

_BEAT = encode(Heartbeat())


class Heart:
    """Beats for one client whenever it was told nothing for a while, until it is stopped or has gone."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(EVERY, self._beat)

    def stop(self) -> None:
        self._timer.cancel()

    def _beat(self) -> None:
        if self._outbox.closed:
            return
        quiet = time.monotonic() - self._outbox.last_put
        if quiet >= EVERY and not self._outbox.size:  # whoever reads slowly is not sent more to read
            self._outbox.put(_BEAT)
            quiet = 0.0
        self._timer = self._loop.call_later(max(EVERY - quiet, EVERY / 4), self._beat)
