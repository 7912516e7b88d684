"""`.venv/bin/python bench/restore_bench.py`: the time to restore a long table, and the cost of snapshots.

It plays the same random game of the Nights into two files, with and without snapshots. Then it restores both
in turns: by a replay in the event loop, and from a snapshot.
"""

import asyncio
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from sqlite3 import connect
from statistics import median

from msgspec import Struct
from msgspec.structs import replace

from machine import describe_this_machine
from report import describe_machine
from serai.house.garbage_collection import GarbageCollector
from serai.house.restore import restore_by_replay
from serai.house.room import Chair, Room, Terms
from serai.house.store import LogEntry, StoredTable
from serai.house.store.sqlite import SqliteStore
from serai.house.table_state import TableState
from serai.table import Table

CHOICES = 5_241
ROUNDS = 10
BLOCK = 100  # choices written to one file before switching to the other
SEATS = ("Ana", "Bo", "Cleo")
TICK = 0.001  # seconds
NOW = 1e9


class BenchedFile:
    """A database with one table, and the CPU time of its choices so far."""

    def __init__(self, store: SqliteStore, *, snapshots: bool) -> None:
        room = Room(
            table="t1",
            terms=Terms("nights"),
            chairs=tuple(Chair(seat, seat) for seat in SEATS),
            host="h",
            invitation="i",
            gallery="g",
            opened=0.0,
            phase="playing",
        )
        stored = StoredTable(room, None, (LogEntry(0, 0.0),))
        self.store = store
        self.table = Table.new("nights", SEATS, seed=1)
        self.play = TableState(stored, restore_by_replay(stored, 0.0))
        self.play.table = self.table
        self.snapshots = snapshots
        self.seconds = 0.0
        self._random = Random(1)

    async def open(self) -> None:
        await self.store.add_room(self.play.room, 0.0)
        await self._store_unstored_change()

    async def play_on(self, choices: int) -> None:
        for _ in range(choices):
            seat = self._random.choice(self.table.waiting)
            options = [option for option in self.table.decisions[seat].options if option != "declare"]
            self.table.choose(seat, self._random.choice(options))
            before = time.process_time()
            await self._store_unstored_change()
            self.seconds += time.process_time() - before

    async def _store_unstored_change(self) -> None:
        change = self.play.unstored_change(self.play.room, 0.0)
        if not self.snapshots:
            change = replace(change, snapshot=None)
        await self.store.write_change(change)
        self.play.mark_written(change)

    def sizes_of_file_and_snapshots(self) -> tuple[int, int]:
        """The size of the file, and of its snapshots."""
        with connect(f"{self.store.path.as_uri()}?mode=ro", uri=True) as file:
            (snapshots,) = file.execute("SELECT coalesce(sum(length(snapshot)), 0) FROM snapshots").fetchone()
        return self.store.path.stat().st_size, snapshots


class RestoreTimes(Struct, frozen=True):
    """Total milliseconds, and the longest stall of the event loop."""

    total: float
    stalled: float


async def measure_restore(restore: Callable[[], Awaitable[object]]) -> RestoreTimes:
    longest, last = 0.0, time.perf_counter()

    async def measure_longest_pause() -> None:
        nonlocal longest, last
        while True:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            longest, last = max(longest, now - last - TICK), now

    ticking = asyncio.create_task(measure_longest_pause())
    await asyncio.sleep(0.01)
    longest, began = 0.0, time.perf_counter()
    await restore()
    total = time.perf_counter() - began
    await asyncio.sleep(0.01)
    ticking.cancel()
    return RestoreTimes(1e3 * total, 1e3 * longest)


async def load_table_by_replay(store: SqliteStore) -> TableState:
    """Replays the whole table in the event loop."""
    stored = await store.read_table("t1")
    if stored is None:
        raise LookupError
    return TableState(stored, restore_by_replay(stored, NOW))


async def load_table_from_snapshot(store: SqliteStore) -> TableState | None:
    return await TableState.load(store, "t1", NOW)


async def load_table_and_its_history(store: SqliteStore) -> None:
    """Restores from a snapshot, then loads the whole history."""
    play, stored = await load_table_from_snapshot(store), await store.read_table("t1")
    if play is not None and stored is not None:
        await asyncio.to_thread(play.load_history, stored)


async def measure_and_print_restores(home: Path, choices: int, rounds: int) -> None:
    files = [
        BenchedFile(await SqliteStore.open_home(home / name), snapshots=name == "with")
        for name in ("with", "without")
    ]
    for file in files:
        await file.open()
    for done in range(0, choices, BLOCK):
        for file in files:
            await file.play_on(min(BLOCK, choices - done))
    turns = files[0].table.position.turn
    print(f"{choices:,} choices of {len(SEATS)} seats in {turns:,} turns of the Nights\n")
    ways = {
        "replayed in the event loop": load_table_by_replay,
        "from a snapshot": load_table_from_snapshot,
        "and its whole log": load_table_and_its_history,
    }
    found: dict[str, list[RestoreTimes]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            found[name].append(await measure_restore(lambda way=way: way(files[0].store)))
    for file in files:
        await file.store.close()
    print(f"{'brought back':<28}{'median':>10}{'worst':>10}{'event loop still':>20}{'worst':>10}")
    for name, rows in found.items():
        totals, stalls = [row.total for row in rows], [row.stalled for row in rows]
        columns = zip(
            (median(totals), max(totals), median(stalls), max(stalls)), (10, 10, 20, 10), strict=True
        )
        print(f"{name:<28}", *(f"{f'{ms:.1f} ms':>{width}}" for ms, width in columns), sep="")
    print(f"\n{'a choice is written':<28}{'processor':>10}{'file':>12}{'snapshots':>14}")
    for file in files:
        size, snapshots = file.sizes_of_file_and_snapshots()
        name = "with snapshots" if file.snapshots else "without"
        cost = f"{1e6 * file.seconds / choices:.0f} µs"
        print(f"{name:<28}{cost:>10}{f'{size / 1e3:,.0f} kB':>12}{f'{snapshots:,} bytes':>14}")


def main() -> None:
    parser = ArgumentParser(description="Measure how a long table comes back, and what snapshots cost.")
    parser.add_argument("--choices", type=int, default=CHOICES, help=f"length of the game ({CHOICES:,})")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds in turns ({ROUNDS})")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.choices < 1:
        sys.exit("A run has at least one round and one choice.")
    GarbageCollector().start()
    load_before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as home:
        asyncio.run(measure_and_print_restores(Path(home), asked.choices, asked.rounds))
    print("\n" + describe_machine(describe_this_machine(load_before)))


if __name__ == "__main__":
    main()
