"""`.venv/bin/python bench/revival.py`: what it takes to bring a long table back, and what snapshots cost.

A game of the Nights is played at random, the same in two files: with snapshots and without. Then it is
brought back from either, in turns: by playing all of it again in the event loop, and from a snapshot.
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

from machines import machine
from report import describe_machine
from serai.house.garbage import Collector
from serai.house.play import Play
from serai.house.revival import replayed
from serai.house.room import Chair, Room, Terms
from serai.house.store import Kept, Line
from serai.house.store.sqlite import SqliteStore
from serai.table import Table

CHOICES = 5_241
ROUNDS = 10
BLOCK = 100  # choices that are written to one file before it is the other's turn
SEATS = ("Ana", "Bo", "Cleo")
TICK = 0.001  # seconds
NOW = 1e9


class File:
    """A file with one table in it, and the processor time that its choices have cost so far."""

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
        kept = Kept(room, None, (Line(0, 0.0),))
        self.store = store
        self.table = Table.new("nights", SEATS, seed=1)
        self.play = Play(kept, replayed(kept, 0.0))
        self.play.table = self.table
        self.snapshots = snapshots
        self.seconds = 0.0
        self._random = Random(1)

    async def open(self) -> None:
        await self.store.open(self.play.room, 0.0)
        await self._write()

    async def play_on(self, choices: int) -> None:
        for _ in range(choices):
            seat = self._random.choice(self.table.waiting)
            options = [option for option in self.table.decisions[seat].options if option != "declare"]
            self.table.choose(seat, self._random.choice(options))
            before = time.process_time()
            await self._write()
            self.seconds += time.process_time() - before

    async def _write(self) -> None:
        change = self.play.change(self.play.room, 0.0)
        if not self.snapshots:
            change = replace(change, snapshot=None)
        await self.store.write(change)
        self.play.settle(change)

    def bytes(self) -> tuple[int, int]:
        """The size of the file, and of the snapshots in it."""
        with connect(f"{self.store.path.as_uri()}?mode=ro", uri=True) as file:
            (snapshots,) = file.execute("SELECT coalesce(sum(length(snapshot)), 0) FROM snapshots").fetchone()
        return self.store.path.stat().st_size, snapshots


class Revival(Struct, frozen=True):
    """Milliseconds: all in all, and the longest that the event loop stood still."""

    total: float
    stalled: float


async def watched(bring_back: Callable[[], Awaitable[object]]) -> Revival:
    longest, last = 0.0, time.perf_counter()

    async def tick() -> None:
        nonlocal longest, last
        while True:
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            longest, last = max(longest, now - last - TICK), now

    ticking = asyncio.create_task(tick())
    await asyncio.sleep(0.01)
    longest, began = 0.0, time.perf_counter()
    await bring_back()
    total = time.perf_counter() - began
    await asyncio.sleep(0.01)
    ticking.cancel()
    return Revival(1e3 * total, 1e3 * longest)


async def replay(store: SqliteStore) -> Play:
    """As it was before there were snapshots: all in the event loop but the reading."""
    kept = await store.read("t1")
    if kept is None:
        raise LookupError
    return Play(kept, replayed(kept, NOW))


async def recall(store: SqliteStore) -> Play | None:
    return await Play.read(store, "t1", NOW)


async def remember(store: SqliteStore) -> None:
    """From a snapshot, and then all that came before it, as for somebody who reads the log to its start."""
    play, kept = await recall(store), await store.read("t1")
    if play is not None and kept is not None:
        await asyncio.to_thread(play.remember, kept)


async def measure(home: Path, choices: int, rounds: int) -> None:
    files = [
        File(await SqliteStore.open_home(home / name), snapshots=name == "with")
        for name in ("with", "without")
    ]
    for file in files:
        await file.open()
    for done in range(0, choices, BLOCK):
        for file in files:
            await file.play_on(min(BLOCK, choices - done))
    turns = files[0].table.position.turn
    print(f"{choices:,} choices of {len(SEATS)} seats in {turns:,} turns of the Nights\n")
    ways = {"replayed in the event loop": replay, "from a snapshot": recall, "and its whole log": remember}
    found: dict[str, list[Revival]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            found[name].append(await watched(lambda way=way: way(files[0].store)))
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
        size, snapshots = file.bytes()
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
    Collector().start()
    load_before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as home:
        asyncio.run(measure(Path(home), asked.choices, asked.rounds))
    print("\n" + describe_machine(machine(load_before)))


if __name__ == "__main__":
    main()
