"""Bringing records in: one at a time, in a thread of its own, for so long and no longer."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from serai.house.exports import finished_table, too_long
from serai.house.limits import too_fast
from serai.house.room import Room
from serai.house.store import Kept
from serai.table import Refused

MOST_WAITING = 4
MOST_SECONDS = 20.0
"""Of thinking about one record; the longest games take a second or two."""


class Imports:
    """Plays records through, one after the other. Bots, hints and replays never wait for them."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "serai-records")
        self._waiting = 0
        self._closing = False

    async def read(self, content: bytes, room: Room, *, at: float, name: str) -> Kept:
        """The table of a record; refuses where it does not hold, or where others wait already."""
        if self._waiting >= MOST_WAITING:
            raise too_fast()
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._thread, lambda: self._read(content, room, at, name)
            )
        finally:
            self._waiting -= 1

    def _read(self, content: bytes, room: Room, at: float, name: str) -> Kept:
        ends = time.thread_time() + MOST_SECONDS

        def go_on() -> None:
            if self._closing:
                raise Refused("refused-closing")
            if time.thread_time() > ends:
                raise too_long(name)

        return finished_table(content, room, at=at, name=name, go_on=go_on)

    def close(self) -> None:
        """Whatever is being read is given up at once."""
        self._closing = True
        self._thread.shutdown(wait=False, cancel_futures=True)
