"""A house for the load generator: serai_server.py PORT HOME. It prints "open" when it is.

It is the house as it is, with its file on the disk. Only the limits that keep one address from asking for too
much are lifted, for here all clients have the same. SIGUSR1 tells it to put idle tables away at once, SIGUSR2
to give back all memory that it holds without need; it prints "tidy" when that is done. A line of input says
who looks for garbage from now on, "house" or "python"; it prints how long it stood still until then.
"""

import asyncio
import ctypes
import gc
import signal
import sys
from pathlib import Path

import msgspec
import uvloop
from msgspec.structs import replace
from stalls import Stalls
from trivial import Trivial

from serai.house.garbage import Collector
from serai.house.serve import Address, open_house
from serai.house.settings import Settings
from serai.house.store.sqlite import SqliteStore
from serai.table import register_game

NO_LIMIT = 1e12
SETTINGS = Settings(
    pace=0.0,
    idle=NO_LIMIT,
    watch=0.5,
    silence=NO_LIMIT,
    messages_per_second=NO_LIMIT,
    messages_at_once=NO_LIMIT,
    openings_per_minute=NO_LIMIT,
    visits_per_minute=NO_LIMIT,
    share_at_once=NO_LIMIT,
    connections_per_address=100_000,
    callers_per_address=100_000,
    most_live=100_000,
)


def tidy(store: SqliteStore) -> None:
    """Empties the cache of the file, which has a bound of its own, and lets the allocator give back pages."""
    gc.collect()
    store.writer.connection.execute("PRAGMA shrink_memory")
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
    print("tidy", flush=True)


class GarbageWays:
    """Who looks for garbage: the house, or Python by itself."""

    def __init__(self) -> None:
        self._stalls = Stalls()
        self._collector: Collector | None = None

    def start(self) -> None:
        self._stalls.start()
        self._change("house")
        asyncio.get_running_loop().add_reader(sys.stdin, self._read)

    def _read(self) -> None:
        line = sys.stdin.readline()
        if not line:
            asyncio.get_running_loop().remove_reader(sys.stdin)
            return
        print(msgspec.json.encode(self._stalls.take()).decode(), flush=True)
        self._change(line.strip())
        self._stalls.take()

    def _change(self, way: str) -> None:
        if self._collector is not None:
            self._collector.stop()
            self._collector = None
        if way == "house":
            self._collector = Collector()
            self._collector.start()
        else:
            gc.collect()


async def main(port: int, home: Path) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    async with open_house(Address("127.0.0.1", port), home, SETTINGS) as house:

        def empty() -> None:
            house.hall.settings = replace(SETTINGS, idle=0.0)

        loop.add_signal_handler(signal.SIGUSR1, empty)
        loop.add_signal_handler(signal.SIGUSR2, tidy, house.hall.store)
        GarbageWays().start()
        print("open", flush=True)
        await stop.wait()


if __name__ == "__main__":
    register_game(Trivial)
    uvloop.run(main(int(sys.argv[1]), Path(sys.argv[2])))
