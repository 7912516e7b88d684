"""How a server grows with its tables, most of them idle: `python bench/growth_bench.py [--tables 50 500 …]`.

Tables of King of Dice are opened in the server's memory, without sockets, played for some choices, unloaded.
At each size it measures the memory of the process, the size of the database file, the processor time of a
choice, and how long a table takes to come back from the disk.
"""

import asyncio
import ctypes
import gc
import json
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import uvloop

from peers import FOLDER
from processes import BenchFailed
from serai.house import game_actions
from serai.house.live_table import LiveTable
from serai.house.room import Terms
from serai.house.settings import Settings
from serai.house.store.sqlite import SqliteStore
from serai.house.table_registry import TableRegistry
from serai.house.table_setup import ChairRequest, TableRequest

SIZES = (50, 500, 2_000, 5_000, 20_000)
WAVE = 50
CHOICES = 10
REVIVED = 20
REQUEST = TableRequest(Terms(game="dice"), (ChairRequest("here", "Ana"), ChairRequest("here", "Bo")))


class Growth:
    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self._hours = 0.0
        settings = Settings(maintenance_interval=1e9, max_live_tables=1_000_000)
        self._registry = TableRegistry(store, settings, lambda: time.time() + 3_600.0 * self._hours)
        self._tables: list[str] = []

    async def grow_to(self, tables: int) -> dict[str, float]:
        before, made = time.process_time(), 0
        while len(self._tables) < tables:
            wave = min(WAVE, tables - len(self._tables))
            made += CHOICES * wave
            self._tables += await asyncio.gather(*(self._open_table_and_play() for _ in range(wave)))
            await self._unload_all()
        grown = time.process_time() - before
        return {
            "tables": tables,
            "memory_mb": self._megabytes(),
            "file_kb_a_table": self._file_bytes() / 1e3 / tables,
            "processor_us_a_choice": 1e6 * grown / made,
            "processor_ms_to_load_a_table": await self._measure_loading_of_some(),
        }

    async def _open_table_and_play(self) -> str:
        opened = await self._registry.open_table(REQUEST)
        live = await self._registry.find_or_load_table(opened.table)
        for _ in range(CHOICES):
            await _choose_first(live)
        return opened.table

    async def _measure_loading_of_some(self) -> float:
        """Loads tables that were unloaded, from all over the file, and unloads them again."""
        step = max(len(self._tables) // REVIVED, 1)
        times: list[float] = []
        for table in self._tables[::step][:REVIVED]:
            before = time.process_time()
            await self._registry.find_or_load_table(table)
            times.append(1_000 * (time.process_time() - before))
        await self._unload_all()
        return median(times)

    async def _unload_all(self) -> None:
        self._hours += 1
        await self._registry.run_maintenance_once()
        if self._registry.live_tables:
            raise BenchFailed("idle tables stay in memory")

    def _file_bytes(self) -> int:
        path = self._store.path
        return path.stat().st_size + path.with_name(f"{path.name}-wal").stat().st_size

    def _megabytes(self) -> float:
        gc.collect()
        self._store.writer.connection.execute("PRAGMA shrink_memory")
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
        status = Path("/proc/self/status").read_text("utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) / 1e3


async def _choose_first(live: LiveTable) -> None:
    table = live.state.require_game()
    seat, decision = next(iter(table.decisions.items()))
    asked = live.state.question_number(seat)
    await game_actions.choose_option(live, seat, decision.options[0], asked, lambda: None)


async def measure_and_print_growth(sizes: list[int]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=FOLDER, prefix="growth-") as home:
        store = await SqliteStore.open_home(Path(home))
        growth = Growth(store)
        for size in sorted(sizes):
            print(json.dumps(await growth.grow_to(size)), flush=True)
        await store.close()


def main() -> None:
    parser = ArgumentParser(description="Measure how a server grows with tables that nobody looks at.")
    parser.add_argument("--tables", type=int, nargs="+", default=list(SIZES))
    sizes = parser.parse_args().tables
    if min(sizes) < 1:
        parser.error("a server has at least one table")
    try:
        uvloop.run(measure_and_print_growth(sizes))
    except BenchFailed as failure:
        sys.exit(f"The growth could not be measured: {failure}.")


if __name__ == "__main__":
    main()
