"""Tables come and go while a server runs; unloaded ones leave nothing in memory."""

import asyncio
import gc
import itertools
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from types import BuiltinFunctionType
from typing import Any
from weakref import ref

import httpx
import pytest

from house.clients import PATIENCE, Client
from house.house import House, table_request
from house.stored_games import room
from house.test_crash_recovery import KillableHouse
from serai.house.server import HttpConnection
from serai.house.store import CannotRead, CannotStore, Change, LogEntry, WriteConflict, writing
from serai.house.store.sqlite import SqliteStore
from serai.house.websocket_protocol import ClientSocket

BOTS = {"dice": "random", "nights": "wanderer", "caravan": "random"}


@contextmanager
def no_collector() -> Iterator[None]:
    """Disables the cycle collector: objects must be freed by reference counting."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def all_of(house: House, table: str) -> list["ref[Any]"]:
    """Weak references to everything that a table in memory consists of."""
    live, scheduler = house.registry._live[table], house.registry._schedulers[table]
    assert live.state.table
    return [ref(part) for part in (live, live.state, live.state.table, live.audience, scheduler)]


async def until_freed(parts: list["ref[Any]"]) -> None:
    """Lets cancelled tasks end."""
    for _ in range(500):
        kinds = {type(part).__name__ for each in parts if (part := each()) is not None}
        part = None
        if not kinds:
            return
        await asyncio.sleep(0.01)
    pytest.fail(f"still in memory: {kinds}")


async def spend_an_evening(url: str, opened: dict[str, Any], luck: int) -> None:
    """A client connects, plays a little, makes a mistake, chats and leaves."""
    ana = await Client(url, opened["table"], opened["chairs"][0]).come()
    await ana.play(Random(luck), most=6)
    await ana.refused("choose", seat="Ana", option="nonsense", asked=0)
    await ana.done("say", text="Good night!")
    await ana.leave()


async def until_alone(house: House) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(live.audience for live in house.registry.live_tables):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", BOTS)
async def test_an_unloaded_table_is_freed_without_the_collector(house: House, game: str) -> None:
    with no_collector():
        parts: list[ref[Any]] = []
        for luck in range(3):
            opened = await house.open(game, "Ana", f"bot:{BOTS[game]}")
            await spend_an_evening(house.socket, opened, luck)
            parts += all_of(house, opened["table"])
        await until_alone(house)
        async with asyncio.timeout(PATIENCE):
            while house.registry.live_tables:  # a bot may have to finish first
                house.clock.time += 2 * house.registry.settings.idle_timeout
                await house.registry.run_maintenance_once()
                await asyncio.sleep(0)
        await until_freed(parts)


async def test_a_table_that_is_deleted_is_freed_without_the_collector(house: House) -> None:
    with no_collector():
        opened = await house.open("caravan", "Ana", "Bo")
        host = await Client(house.socket, opened["table"], opened["host"]).come()
        parts = all_of(house, opened["table"])
        await host.done("delete")
        await host.until(lambda: host.gone)
        await until_freed(parts)


async def test_a_table_that_the_disk_took_away_is_freed_without_the_collector(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: Change) -> None:
        raise CannotStore("refused-disk")

    async def fail(_: str) -> None:
        raise CannotRead("refused-cannot-read")

    with no_collector():
        opened = await house.open("caravan", "Ana", "Bo")
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        parts = all_of(house, opened["table"])
        with monkeypatch.context() as broken:
            broken.setattr(house.registry.store, "write_change", refuse)
            broken.setattr(house.registry.store, "read_table", fail)
            broken.setattr(house.registry.store, "read_table_from_snapshot", fail)
            await ana.refused("choose", seat="Ana", option="silk", asked=0)
            await ana.until(lambda: ana.gone)
        await ana.come_back()
        assert ana.asked == {"Ana": 0}
        await until_freed(parts)
        await ana.leave()


async def test_a_socket_that_is_closed_is_freed_without_the_collector(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sockets: list[ref[Any]] = []
    made = ClientSocket.connection_made

    def noted(self: ClientSocket, transport: asyncio.BaseTransport) -> None:
        sockets.extend((ref(self), ref(self.conn)))
        made(self, transport)

    monkeypatch.setattr(ClientSocket, "connection_made", noted)
    with no_collector():
        opened = await house.open("caravan", "Ana", "Bo")
        for parting in (Client.leave, Client.drop):
            ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
            await ana.choose("silk")
            await ana.done("undo", seat="Ana")
            await parting(ana)
        assert len(sockets) == 4
        await until_freed(sockets)


async def test_a_connection_that_is_closed_is_freed_without_the_collector(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Connections opened and dropped at once leave nothing in memory."""
    callers: list[ref[Any]] = []
    made = HttpConnection.connection_made

    def noted(self: HttpConnection, transport: asyncio.Transport) -> None:
        made(self, transport)
        callers.extend((ref(self), ref(self.conn)))

    monkeypatch.setattr(HttpConnection, "connection_made", noted)
    with no_collector():
        whole = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        for said in (b"", whole[:8], whole):
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(said)
            if said is whole:
                assert b"200 OK" in await reader.read()
            writer.close()
            await writer.wait_closed()
        ana = await Client(house.socket, (await house.open("caravan", "Ana", "Bo"))["table"], "key").come()
        await ana.leave()
        await house.http.aclose()
        assert len(callers) >= 8
        await until_freed(callers)


async def test_no_more_tables_are_remembered_than_are_played_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MAX_REMEMBERED_TABLES", 3)
    store = await SqliteStore.open_home(tmp_path)
    for number in range(5):
        await store.add_room(room(f"t{number}"), 0.0)
    await store.write_change(Change("t2", LogEntry(1, 0.0)))
    await store.add_room(room("t5"), 0.0)
    assert list(store.writer._known) == ["t4", "t2", "t5"]
    await store.write_change(Change("t0", LogEntry(1, 0.0)))  # looked up in the file
    with pytest.raises(WriteConflict):
        await store.write_change(Change("t1", LogEntry(2, 0.0)))
    await store.close()


EVENINGS = 12


def count_objects() -> "Counter[type[Any]]":
    """The objects in memory, without weak references and their callbacks.

    A SQLite connection keeps some to closed cursors, and abstract classes keep some to classes they have
    checked.
    """
    gc.collect()
    kinds = Counter(map(type, gc.get_objects()))
    del kinds[ref], kinds[BuiltinFunctionType]
    return kinds


@pytest.mark.parametrize("game", BOTS)
async def test_the_same_evening_again_and_again_leaves_nothing_in_memory(house: House, game: str) -> None:
    """With the same seed every game is the same, so the caches are complete after the first few."""

    async def spend_evenings(number: int) -> None:
        for _ in range(number):
            opened = await house.open(game, "Ana", f"bot:{BOTS[game]}", seed=5)
            await spend_an_evening(house.socket, opened, 1)
            await until_alone(house)
        async with asyncio.timeout(PATIENCE):
            while house.registry.live_tables:  # a bot may have to finish first
                house.clock.time += 2 * house.registry.settings.idle_timeout
                await house.registry.run_maintenance_once()
                await asyncio.sleep(0)
        await house.http.get("/health")  # its connection is the only one left

    await spend_evenings(2)
    before = count_objects()
    await spend_evenings(EVENINGS)
    grown = count_objects() - before
    assert not {kind.__name__: more for kind, more in grown.items() if more >= EVENINGS}


MINUTES = float(os.environ.get("SERAI_CHURN_MINUTES", "30"))

SEEDS = 20
"""The number of different games. They repeat, so that the text caches are full after the first round: how
many different dice and cards a server has seen says nothing about leaks.
"""

WARM_UP_TABLES = 500
"""After this many tables every game has been played several times, and SQLite's page cache is full."""

LEAST_TABLES = 2_000
"""With fewer tables, allocator noise would be larger than a leak. A slow machine takes longer."""

NONE_KEPT = httpx.Limits(max_keepalive_connections=0)
"""Without keep-alive: a slow machine might reuse a connection just as the server closes it."""

MOST_LEFT = 1.0
"""The kilobytes that a table may leave behind. The store remembers the last log entry of 10,000 tables, at
0.3 kB each. The leak that this looks for left about 15: whole tables waited for the collector, and a
server grew from 97 to 396 MB in 23 minutes.
"""


def kilobytes(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0])


@pytest.mark.soak
async def test_memory_stays_flat_while_tables_come_and_go(tmp_path: Path) -> None:
    """Once caches are full, memory does not grow. It is measured per table, not per second."""
    async with (
        KillableHouse(tmp_path, idle_timeout=1.0) as house,
        httpx.AsyncClient(base_url=house.address, timeout=PATIENCE, limits=NONE_KEPT) as http,
    ):
        evenings = 0
        figures: list[tuple[int, int]] = []

        def has_seen_enough() -> bool:
            return len(figures) >= 100 and evenings >= WARM_UP_TABLES + LEAST_TABLES

        async def come_and_go(game: str) -> None:
            nonlocal evenings
            for luck in itertools.cycle(range(SEEDS)):
                if has_seen_enough():
                    return
                table = table_request(game, "Ana", f"bot:{BOTS[game]}", seed=luck)
                opened = (await http.post("/api/tables", json=table)).json()
                await spend_an_evening(house.socket, opened, luck)
                evenings += 1

        async def look_on() -> None:
            while not has_seen_enough():
                await asyncio.sleep(MINUTES * 0.6)
                figures.append((evenings, kilobytes(house.process)))

        await asyncio.gather(look_on(), *map(come_and_go, BOTS), *map(come_and_go, BOTS))
    warm = [figure for figure in figures if figure[0] >= WARM_UP_TABLES]
    early, late = median(size for _, size in warm[:10]), median(size for _, size in warm[-10:])
    tables = warm[-1][0] - warm[0][0]
    minutes = len(figures) * MINUTES / 100
    print(
        f"\n{evenings} tables in {minutes:g} minutes: {early:.0f} kB after {warm[0][0]}, then {late:.0f} kB"
    )
    print(f"{(late - early) / tables:.2f} kB a table; every tenth look: {figures[9::10]}")
    assert late - early <= MOST_LEFT * tables
