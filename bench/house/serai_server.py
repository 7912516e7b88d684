"""A server for the load generator: serai_server.py PORT HOME. It prints "open" when it is ready.

It is the real server with its database on disk, or in PostgreSQL if SERAI_DATABASE is set, and one of several
workers if SERAI_BUS is; but without the rate limits per address, because all clients have the same one.
SIGUSR1 unloads idle tables at once. SIGUSR2 releases memory and prints "released". A line of input selects
the garbage collection, "house" or "python", and prints the stalls so far.
"""

import asyncio
import ctypes
import gc
import os
import signal
import sys
from pathlib import Path

import msgspec
import uvloop
from msgspec.structs import replace
from stalls import Stalls
from trivial import Trivial

from serai.house.garbage_collection import GarbageCollector
from serai.house.serve import BUS, Address, Worker, open_house
from serai.house.settings import Settings
from serai.house.store import Store
from serai.house.store.sqlite import SqliteStore
from serai.house.table_registry import TableRegistry
from serai.table import register_game

NO_LIMIT = 1e12
SETTINGS = Settings(
    bot_delay=0.0,
    idle_timeout=NO_LIMIT,
    maintenance_interval=0.5,
    silence_timeout=NO_LIMIT,
    messages_per_second=NO_LIMIT,
    messages_at_once=NO_LIMIT,
    openings_per_minute=NO_LIMIT,
    visits_per_minute=NO_LIMIT,
    cpu_burst_seconds=NO_LIMIT,
    connections_per_address=100_000,
    http_connections_per_address=100_000,
    max_live_tables=100_000,
)


def release_unused_memory(store: Store) -> None:
    """Empties the cache of SQLite and returns free pages to the system."""
    gc.collect()
    if isinstance(store, SqliteStore):
        store.writer.connection.execute("PRAGMA shrink_memory")
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
    print("released", flush=True)


class CollectorSwitch:
    """Switches between the garbage collection of the server and of Python."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._stalls = Stalls()
        self._collector: GarbageCollector | None = None
        self._collecting: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._stalls.start()
        self._switch_collector("house")
        asyncio.get_running_loop().add_reader(sys.stdin, self._report_stalls_and_switch_collector)

    def _report_stalls_and_switch_collector(self) -> None:
        line = sys.stdin.readline()
        if not line:
            asyncio.get_running_loop().remove_reader(sys.stdin)
            return
        print(msgspec.json.encode(self._stalls.take_and_reset_figures()).decode(), flush=True)
        self._switch_collector(line.strip())
        self._stalls.take_and_reset_figures()

    def _switch_collector(self, mode: str) -> None:
        if self._collector is not None:
            self._collector.stop()
            self._collector = None
        if self._collecting is not None:
            self._collecting.cancel()
            self._collecting = None
        if mode == "house":
            self._collector = GarbageCollector()
            self._collector.start()
            self._collecting = asyncio.create_task(self._collector.collect_when_due(self._registry))
        else:
            gc.collect()


async def main(port: int, home: Path) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, stop.set)
    worker = Worker.new() if os.environ.get(BUS) else None
    async with open_house(Address("127.0.0.1", port), home, SETTINGS, worker=worker) as house:

        def unload_idle_tables() -> None:
            house.registry.settings = replace(SETTINGS, idle_timeout=0.0)

        loop.add_signal_handler(signal.SIGUSR1, unload_idle_tables)
        loop.add_signal_handler(signal.SIGUSR2, release_unused_memory, house.registry.store)
        CollectorSwitch(house.registry).start()
        print("open", flush=True)
        await stop.wait()


if __name__ == "__main__":
    register_game(Trivial)
    uvloop.run(main(int(sys.argv[1]), Path(sys.argv[2])))
