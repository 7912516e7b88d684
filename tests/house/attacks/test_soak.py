"""Longer attacks on a server in its own process, while a well-behaved client measures its answers.

Each test prints what that client measured, for docs/house/attacks.md.
"""

import asyncio
import itertools
import os
import sys
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from house.attacks.raw_websocket import PING, frame, raw_socket, request
from house.attacks.test_churn import NONE_KEPT, kilobytes
from house.clients import PATIENCE, Client
from house.house import table_request
from house.test_crash_recovery import KillableHouse
from serai.house.serve import raise_open_file_limit

pytestmark = pytest.mark.soak

SECONDS = float(os.environ.get("SERAI_ATTACK_SECONDS", "60"))
CLIENTS = 2_000
MAX_BATCH_BYTES = 50
USUAL = {"messages_per_second": 15.0, "messages_at_once": 60.0, "cpu_burst_seconds": 3.0}

MOST_STOPPING = 5.0

STOP = """
import os, signal, sys, time
from pathlib import Path
state = Path(f"/proc/{sys.argv[1]}/stat")
asked = time.monotonic()
os.kill(int(sys.argv[1]), signal.SIGTERM)
try:
    while state.read_text().rpartition(")")[2].split()[0] != "Z":
        time.sleep(0.02)
except OSError:  # the parent has noticed already
    pass
print(time.monotonic() - asked)
"""
"""Stops the server from a separate process, because this one is busy attacking."""

MOST_BEFORE = 150.0
"""The maximum milliseconds of work for others before a neighbour is answered (99th percentile)."""

ELSEWHERE = "127.0.0.2"
"""The neighbour has its own address, because requests of one address take turns."""

Attack = Callable[[], Awaitable[None]]


def worked(process: int) -> float:
    """CPU time of a process's event loop in milliseconds."""
    return int(Path(f"/proc/{process}/task/{process}/schedstat").read_text().split()[0]) / 1e6


class Neighbour:
    """A well-behaved client that measures how long the server takes to answer.

    `took` are the response times, which depend on the load of the machine; `before` is the CPU time that the
    server spent on other things before each answer, which does not.
    """

    def __init__(self, house: KillableHouse, client: Client) -> None:
        self.client = client
        self.took: list[float] = []
        self.before: list[float] = []
        self.house = house
        self.most = 0  # kilobytes of the server

    async def stay(self, seconds: float) -> "Neighbour":
        self.took.clear()
        self.before.clear()
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            asked, had_worked = time.perf_counter(), worked(self.house.process)
            await self.client.done("ping")
            self.took.append(1_000 * (time.perf_counter() - asked))
            self.before.append(worked(self.house.process) - had_worked)
            self.most = max(self.most, kilobytes(self.house.process))
            await asyncio.sleep(0.1)  # within the rate limit
        return self

    def __str__(self) -> str:
        def told(times: list[float]) -> str:
            return f"p50 {part(times, 0.5):.1f} ms, p99 {part(times, 0.99):.0f} ms, worst {max(times):.0f} ms"

        return f"{told(self.took)} (of the processor: {told(self.before)})"


def part(times: list[float], share: float) -> float:
    return sorted(times)[int(len(times) * share)]


@asynccontextmanager
async def calm_house(home: Path, **settings: float) -> AsyncGenerator[tuple[KillableHouse, Neighbour, Any]]:
    """A server, a client at one of its tables, and the table."""
    async with (
        KillableHouse(home, **settings) as house,
        httpx.AsyncClient(base_url=house.address, timeout=PATIENCE, limits=NONE_KEPT) as http,
    ):
        opened = (await http.post("/api/tables", json=table_request("dice", "Ana", "Bo"))).json()
        key = opened["chairs"][0]
        client = await Client(house.socket, opened["table"], key, address=ELSEWHERE).come()
        yield house, Neighbour(house, client), opened
        await client.leave()


async def attacked(name: str, neighbour: Neighbour, attackers: list[Attack]) -> None:
    """Runs attackers, restarting each that ends, until the server is gone.

    The server is told to stop during the attack.
    """
    house = neighbour.house
    before = str(await neighbour.stay(5.0))
    times = 0

    async def go_on(attack: Attack) -> None:
        nonlocal times
        while True:
            try:
                await attack()
            except (OSError, asyncio.IncompleteReadError, TimeoutError, websockets.WebSocketException):
                await asyncio.sleep(0.1)  # it may be gone; leave CPU time to the process that stops it
            times += 1

    least = neighbour.most = kilobytes(house.process)
    attacks = [asyncio.create_task(go_on(attack)) for attack in attackers]
    await neighbour.stay(SECONDS)
    assert not neighbour.client.gone
    stopping = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STOP, str(house.process), stdout=asyncio.subprocess.PIPE
    )
    told, _ = await stopping.communicate()
    took, status = float(told), await house.wait()
    for attack in attacks:
        attack.cancel()
    await asyncio.gather(*attacks, return_exceptions=True)
    grown = (neighbour.most - least) / 1_000
    print(
        f"\n{name}: {times} times in {SECONDS:g} s; before {before}; meanwhile {neighbour}; +{grown:.0f} MB; "
        f"told to stop, it was gone after {took:.1f} s; load average {os.getloadavg()[0]:.1f}"
    )
    assert part(neighbour.before, 0.99) < MOST_BEFORE
    assert grown < 200
    assert status == 0
    assert took < MOST_STOPPING + max(neighbour.took) / 1_000, "as late as this machine is with anything"


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
                    deaf.send(request("face", id=1, seat=None) * 15)  # each answer contains the whole table
                    await asyncio.sleep(1.0)
                    if deaf.cut_off:
                        break

        await attacked("50 slow readers", neighbour, [never_read] * 50)


async def test_requests_that_take_long(tmp_path: Path) -> None:
    async with (
        calm_house(tmp_path, **USUAL) as (house, neighbour, _),
        httpx.AsyncClient(base_url=house.address, timeout=PATIENCE, limits=NONE_KEPT) as http,
    ):
        keys: list[tuple[str, str]] = []
        for _ in range(2):  # each has at most 60 viewers
            opened = (
                await http.post("/api/tables", json=table_request("nights", "Ana", "bot:wanderer"))
            ).json()
            ana = await Client(house.socket, opened["table"], opened["chairs"][0], address=ELSEWHERE).come()
            await ana.play(Random(1), most=40)
            await ana.leave()
            keys.append((opened["table"], opened["gallery"]))

        def ask_all_the_time(table: str, key: str) -> Attack:
            async def attack() -> None:
                client = await Client(house.socket, table, key).come()
                for language in itertools.cycle(("fr", "es", "en")):
                    await client.ask("speak", language=language)  # sends the last hundred events again

            return attack

        await attacked(
            "100 who ask for much", neighbour, [ask_all_the_time(*keys[at % 2]) for at in range(100)]
        )


async def test_connections_without_end(tmp_path: Path) -> None:
    async with calm_house(tmp_path, http_connections_per_address=100) as (house, neighbour, _):

        async def knock() -> None:
            _, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"GET /health HTTP/1.1\r\n")
            await asyncio.sleep(0.02)
            writer.close()
            await writer.wait_closed()

        await attacked("200 who knock and run away", neighbour, [knock] * 200)


async def gather_few(work: list[Awaitable[Any]], at_once: int = MAX_BATCH_BYTES) -> list[Any]:
    turn = asyncio.Semaphore(at_once)

    async def each(one: Awaitable[Any]) -> Any:
        async with turn:
            return await one

    return await asyncio.gather(*map(each, work))


async def test_a_storm_of_returning_clients(tmp_path: Path) -> None:
    """The server is killed while 2,000 play. All reconnect and all tables are restored at once."""
    raise_open_file_limit()
    async with (
        KillableHouse(tmp_path, silence_timeout=3_600.0) as house,  # do not disconnect slow clients
        httpx.AsyncClient(base_url=house.address, timeout=300, limits=NONE_KEPT) as http,
    ):
        dice = table_request("dice", "Ana", "Bo", options={"first": "Ana"})
        answers = await gather_few([http.post("/api/tables", json=dice) for _ in range(CLIENTS // 2)])
        tables = [answer.json() for answer in answers]
        seats = [(opened["table"], key) for opened in tables for key in opened["chairs"]]
        clients = [
            Client(house.socket, table, key, address=f"127.1.{number // 250}.{1 + number % 250}")
            for number, (table, key) in enumerate(seats)  # requests of one address would take turns
        ]
        await gather_few([client.come() for client in clients])
        await gather_few([client.choose(client.view["decision"]["options"][0]) for client in clients[::2]])
        await house.end()
        async with asyncio.timeout(PATIENCE):
            while not all(client.gone for client in clients):
                await asyncio.sleep(0.1)
        seen = [client.first + len(client.log) for client in clients]
        await house.start()
        began = time.perf_counter()
        took: list[float] = []

        async def come_back(client: Client) -> None:
            await client.come_back()
            took.append(time.perf_counter() - began)

        await asyncio.gather(*map(come_back, clients))
        half, last = sorted(took)[len(took) // 2], max(took)
        size = kilobytes(house.process) / 1_000
        print(f"\nstorm: {len(took)} came back, half within {half:.1f} s, all within {last:.1f} s")
        print(f"{size:.0f} MB; load average {os.getloadavg()[0]:.1f}")
        assert len(took) == CLIENTS
        assert all(
            client.first + len(client.log) >= known for client, known in zip(clients, seen, strict=True)
        )
        assert not any(client.unmatched for client in clients), "nobody was refused"
        await gather_few([client.done("ping") for client in clients])
        for client in clients:
            await client.leave()
