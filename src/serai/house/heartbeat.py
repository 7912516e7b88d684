"""Sends heartbeats, so that a client quickly notices a dead connection."""

import asyncio
import time

from serai.house.messages import Heartbeat, encode
from serai.house.outbox import Outbox

INTERVAL = 1.5
"""Seconds. `web/src/house/reconnectingSocket.ts` gives up on a connection after 2.75 silent intervals."""

_MESSAGE = encode(Heartbeat())


class HeartbeatTimer:
    """Sends a heartbeat to one client after each `INTERVAL` of silence, until stopped."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._loop = asyncio.get_running_loop()
        self._timer = self._loop.call_later(INTERVAL, self._send_heartbeat_if_quiet)

    def stop(self) -> None:
        self._timer.cancel()

    def _send_heartbeat_if_quiet(self) -> None:
        if self._outbox.closed:
            return
        quiet = time.monotonic() - self._outbox.last_put
        if quiet >= INTERVAL and not self._outbox.size:  # do not add to the queue of a slow client
            self._outbox.put(_MESSAGE)
            quiet = 0.0
        self._timer = self._loop.call_later(
            max(INTERVAL - quiet, INTERVAL / 4), self._send_heartbeat_if_quiet
        )
