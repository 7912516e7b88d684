"""Attacks that go on for a while, on a house in a process of its own, with a well-behaved guest beside them.

Each prints what the guest noticed of it, for docs/house/attacks.md.
"""

import asyncio
import os
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from house.attacks.raw import PING, frame, raw_socket, request
from house.attacks.test_churn import kilobytes
from house.guests import PATIENCE, Guest
from house.house import wanted
from house.test_kill import KillableHouse
from serai.house.serve import open_files

pytestmark = pytest.mark.soak

SECONDS = float(os.environ.get("SERAI_ATTACK_SECONDS", "60"))
CLIENTS = 2_000
AT_ONCE = 50
USUAL = {"messages_per_second": 15.0, "messages_at_once": 60.0}

Attack = Callable[[], Awaitable[None]]


class Neighbour:
    """Somebody who plays quietly, and notes how long the house takes to answer."""

    def __init__(self, house: KillableHouse, guest: Guest) -> None:
        self.guest = guest
        self.took: list[float] = []
        self.house = house
        self.most = 0  # kilobytes of the house

    async def stay(self, seconds: float) -> "Neighbour":
        self.took.clear()
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            asked = time.perf_counter()
            await self.guest.done("ping")
            self.took.append(1_000 * (time.perf_counter() - asked))
            self.most = max(self.most, kilobytes(self.house.process))
            await asyncio.sleep(0.1)  # no faster than the limit for messages
        return self

    def part(self, share: float) -> float:
        return sorted(self.took)[int(len(self.took) * share)]

    def __str__(self) -> str:
        return f"p50 {self.part(0.5):.1f} ms, p99 {self.part(0.99):.0f} ms, worst {max(self.took):.0f} ms"


@asynccontextmanager
async def calm_house(home: Path, **settings: float) -> AsyncGenerator[tuple[KillableHouse, Neighbour, Any]]:
    """A house, somebody at a table of it, and that table."""
    async with (
        KillableHouse(home, **settings) as house,
        httpx.AsyncClient(base_url=house.address, timeout=60) as http,
    ):
        opened = (await http.post("/api/tables", json=wanted("dice", "Ana", "Bo"))).json()
        guest = await Guest(house.socket, opened["table"], opened["chairs"][0]).come()
        yield house, Neighbour(house, guest), opened
        await guest.leave()


async def attacked(name: str, neighbour: Neighbour, attackers: list[Attack]) -> None:
    """The attackers begin again and again until the time is over."""
    before = str(await neighbour.stay(5.0))
    ends = time.monotonic() + SECONDS
    times = 0

    async def go_on(attack: Attack) -> None:
        nonlocal times
        while time.monotonic() < ends:
            with suppress(OSError, asyncio.IncompleteReadError, TimeoutError):
                await attack()
            times += 1

    least = neighbour.most = kilobytes(neighbour.house.process)
    async with asyncio.TaskGroup() as attacks:
        for attack in attackers:
            attacks.create_task(go_on(attack))
        await neighbour.stay(SECONDS)
    grown = (neighbour.most - least) / 1_000
    print(
        f"\n{name}: {times} times in {SECONDS:g} s; before {before}; meanwhile {neighbour}; +{grown:.0f} MB"
    )
    assert not neighbour.guest.gone
    assert neighbour.part(0.99) < 1_000
    assert grown < 200


async def test_floods(tmp_path: Path) -> None:
    async with calm_house(tmp_path, **USUAL) as (house, neighbour, opened):

        def flood(content: bytes) -> Attack:
            async def attack() -> None:
                async with raw_socket(house.port) as flooder:
                    await flooder.hello(opened["table"], opened["gallery"])
                    flooder.send(content * 20_000)
                    await flooder.until_cut_off(patience=5.0)

            return attack

        kinds = [request("ping", id=1), frame(b"x" * 100, PING), frame(b"{", last=False)]
        await attacked("20 floods", neighbour, [flood(kinds[number % 3]) for number in range(20)])


async def test_slow_readers(tmp_path: Path) -> None:
    async with calm_house(tmp_path, **USUAL) as (house, neighbour, opened):

        async def never_read() -> None:
            async with raw_socket(house.port) as deaf:
                await deaf.hello(opened["table"], opened["gallery"])
                for _ in range(30):
                    deaf.send(request("face", id=1, seat=None) * 15)  # each is answered with the whole table
                    await asyncio.sleep(1.0)
                    if deaf.cut_off:
                        break

        await attacked("50 slow readers", neighbour, [never_read] * 50)


async def test_connections_without_end(tmp_path: Path) -> None:
    async with calm_house(tmp_path, callers_per_address=100) as (house, neighbour, _):

        async def knock() -> None:
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"GET /health HTTP/1.1\r\n")
            await asyncio.sleep(0.02)
            writer.close()
            await writer.wait_closed()

        await attacked("200 who knock and run away", neighbour, [knock] * 200)


async def gather_few(work: list[Awaitable[Any]], at_once: int = AT_ONCE) -> list[Any]:
    turn = asyncio.Semaphore(at_once)

    async def each(one: Awaitable[Any]) -> Any:
        async with turn:
            return await one

    return await asyncio.gather(*map(each, work))


async def test_a_storm_of_returning_clients(tmp_path: Path) -> None:
    """The house is killed while 2,000 play. All tables come back from the disk, to all at once."""
    open_files()
    async with (
        KillableHouse(tmp_path) as house,
        httpx.AsyncClient(base_url=house.address, timeout=300) as http,
    ):
        table = wanted("dice", "Ana", "Bo", options={"first": "Ana"})
        answers = await gather_few([http.post("/api/tables", json=table) for _ in range(CLIENTS // 2)])
        guests = [
            Guest(house.socket, opened["table"], key)
            for opened in (answer.json() for answer in answers)
            for key in opened["chairs"]
        ]
        await gather_few([guest.come() for guest in guests])
        await gather_few([guest.choose(guest.view["decision"]["options"][0]) for guest in guests[::2]])
        await house.end()
        async with asyncio.timeout(PATIENCE):
            while not all(guest.gone for guest in guests):
                await asyncio.sleep(0.1)
        seen = [guest.first + len(guest.log) for guest in guests]
        await house.start()
        began = time.perf_counter()
        took: list[float] = []

        async def come_back(guest: Guest) -> None:
            await guest.come_back()
            took.append(time.perf_counter() - began)

        await asyncio.gather(*map(come_back, guests))
        half, last = sorted(took)[len(took) // 2], max(took)
        size = kilobytes(house.process) / 1_000
        print(f"\nstorm: {len(took)} came back, half within {half:.1f} s, all within {last:.1f} s")
        print(f"{size:.0f} MB; load average {os.getloadavg()[0]:.1f}")
        assert len(took) == CLIENTS
        assert all(guest.first + len(guest.log) >= known for guest, known in zip(guests, seen, strict=True))
        assert not any(guest.unmatched for guest in guests), "nobody was refused"
        await gather_few([guest.done("ping") for guest in guests])
        for guest in guests:
            await guest.leave()
