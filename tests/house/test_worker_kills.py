"""Workers, Redis and PostgreSQL die at any moment under load: nothing acknowledged is lost or done twice."""

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, suppress
from itertools import takewhile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple
from uuid import uuid4

import httpx
import pytest
import websockets

import postgres_server
from house.clients import PATIENCE, Client
from house.house import table_request
from house.test_crash_recovery import TESTS, Answered, is_past
from house.test_worker_processes import children_of, until_ended, until_ready
from postgres_server import PostgresServer
from redis_server import RedisServer
from run_folder import forget, free_port, watch
from serai.bots import find_bot, own_bot_levels
from serai.house.doctor import examine_database
from serai.house.store import StoredTable
from serai.house.store.databases import PostgresAddress
from serai.house.store.postgresql import PostgresStore
from serai.table import Record, Table
from serai.table.journal import Chosen, Entry, Seated, TurnEnded

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

SETTINGS = {"lease_seconds": 1.0, "poll_interval": 0.2, "idle_timeout": 2.0}
AGAIN = {
    "refused-database",
    "refused-database-away",
    "refused-again",
    "refused-closing",
    "refused-cannot-read",
}
"""Refusals after which a client sends the same choice again."""

Sent = dict[int, set[str]]
"""What one seat has sent: question → options."""

Played = tuple[Client, Answered, Sent]


class Return(NamedTuple):
    """How somebody came back after losing the connection; `farewell` is the key of the last message."""

    farewell: str | None
    attempts: int
    seconds: float


AWAY = (OSError, websockets.WebSocketException, httpx.HTTPError)


@pytest.fixture
def postgres() -> Generator[PostgresServer]:
    """A PostgreSQL server that a test may kill."""
    if postgres_server.find_programs() is None:
        if os.environ.get("CI"):
            pytest.fail(f"{postgres_server.MISSING}, and CI requires the tests that need it.")
        pytest.skip(postgres_server.MISSING)
    server = PostgresServer(f"killed-{uuid4().hex}")
    server.start()
    yield server
    server.kill()


class Servers:
    """Workers behind one port, with their database and their bus."""

    def __init__(self, database: str, redis: RedisServer, home: Path, workers: int) -> None:
        self.workers = workers
        self.database = database
        self.redis = redis
        self.home = home
        self.port = free_port(4)
        self.parent = 0

    def url_of_worker(self, number: int) -> str:
        """The port of one worker, so that a test knows who is connected where."""
        return f"ws://127.0.0.1:{self.port + 1 + number % self.workers}/socket"

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        path = os.pathsep.join((str(TESTS), os.environ.get("PYTHONPATH", "")))
        words = (str(self.port), str(self.home), str(self.workers), json.dumps(SETTINGS))
        addresses = {"SERAI_DATABASE": self.database, "SERAI_BUS": self.redis.url}
        with (self.home / "log").open("w") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "house.workers_process", *words),
                env={**os.environ, **addresses, "PYTHONPATH": path},
                stderr=log,
            )
        self.parent = process.pid
        watch(process.pid)
        try:
            await until_ready(*range(self.port + 1, self.port + 1 + self.workers))
            yield
            process.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        finally:
            forget(process.pid)
            with suppress(ProcessLookupError):
                process.kill()

    async def disturb(self, what: str, postgres: PostgresServer, random: Random) -> None:
        match what:
            case "worker":
                workers = sorted(children_of(self.parent))
                if workers:
                    os.kill(random.choice(workers), signal.SIGKILL)
            case "redis":
                self.redis.kill()
                await asyncio.sleep(random.random() * 0.3)
                self.redis.start()
            case _:
                await asyncio.to_thread(postgres.kill)
                await asyncio.sleep(random.random() * 0.3)
                await asyncio.to_thread(postgres.start)

    async def replace_workers(self) -> None:
        """Tells one worker after the other to stop, as a deployment does, and waits for its successor."""
        for worker in sorted(children_of(self.parent)):
            os.kill(worker, signal.SIGTERM)
            await until_ended(worker)
            await until_ready(*range(self.port + 1, self.port + 1 + self.workers))


class Party:
    """People who play one table after the other until nothing is killed any more.

    At a table with a clock one of two never comes, so that a bot plays for them when their time is up.
    """

    def __init__(self, servers: Servers, game: str, random: Random, *, clock: bool = False) -> None:
        self.servers = servers
        self.returns: list[Return] = []
        self.random = random
        terms: dict[str, Any] = {"clock": {"kind": "move", "count": 1}} if clock else {}
        options = {"goal": 2} if game == "nights" else {}
        self.request = table_request(
            game, "Ana", "Bo", f"bot:{own_bot_levels(game)[0]}", options=options, **terms
        )
        self.people = 1 if clock else 2
        self.played: list[Played] = []

    @property
    def has_begun(self) -> bool:
        return any(done for _, done, _ in self.played)

    async def play(self, is_over: asyncio.Event) -> None:
        while not is_over.is_set():
            opened = await self.open()
            clients = [
                Client(self.servers.url_of_worker(number), opened["table"], key)
                for number, key in enumerate(opened["chairs"][: self.people])
            ]
            seats: list[Played] = [(client, {}, {}) for client in clients]
            self.played += seats
            await asyncio.gather(*(self.play_seat(number, *seat) for number, seat in enumerate(seats)))
            for client in clients:
                with suppress(*AWAY):
                    await client.leave()

    async def open(self) -> dict[str, Any]:
        while True:
            with suppress(*AWAY):
                async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as http:
                    answer = await http.post(
                        f"http://127.0.0.1:{self.servers.port}/api/tables", json=self.request
                    )
                    if answer.status_code == 201:
                        return answer.json()
                    assert answer.json()["key"] in AGAIN, answer.text
            await asyncio.sleep(0.05)

    async def play_seat(self, number: int, client: Client, answered: Answered, sent: Sent) -> None:
        """Plays to the end. Whoever loses the connection tries one worker after the other, and sends a choice
        again that had no answer.

        A worker that has not yet heard of the last choice still asks for it. The same answer is then
        acknowledged again but stored once; a different one is refused.
        """
        unanswered: tuple[int, str] | None = None
        lost: Return | None = None
        while not client.over:
            try:
                if client.gone:
                    if client.rights and lost is None:
                        lost = Return(client.farewell and client.farewell["key"], 0, time.monotonic())
                    if lost is not None:
                        lost = lost._replace(attempts=lost.attempts + 1)
                    number += 1
                    client.url = self.servers.url_of_worker(number)
                    await client.come_back()
                if client.gone or not client.rights:
                    await client.leave()
                    await asyncio.sleep(0.05)
                    continue
                if lost is not None:
                    self.returns.append(lost._replace(seconds=time.monotonic() - lost.seconds))
                    lost = None
                if unanswered is None:
                    await client.until(lambda: client.over or client.is_asked or client.gone)
                    if client.over or client.gone:
                        continue
                seat = client.seat or ""
                asked, option = unanswered = unanswered or (
                    client.asked[seat],
                    client.some_option(self.random),
                )
                sent.setdefault(asked, set()).add(option)
                answer = await client.ask("choose", seat=seat, option=option, asked=asked)
                if answer["type"] == "refusal" and answer["key"] in AGAIN:
                    assert answer["sentence"]
                    await asyncio.sleep(0.05)
                    continue
                assert answer["type"] == "done" or answer["key"] in (
                    "refused-answered",
                    "refused-over",
                    "refused-bot-plays",
                ), answer
                if answer["type"] == "done":
                    assert answered.setdefault(asked, option) == option, "a question has two answers"
                unanswered = None
                await client.until(lambda: client.over or client.gone or is_past(client, asked))  # noqa: B023
            except (*AWAY, asyncio.CancelledError):
                current = asyncio.current_task()
                if current and current.cancelling():
                    raise
                await asyncio.sleep(0.02)


async def disturb_and_play_on(
    servers: Servers, postgres: PostgresServer, disturbances: list[str], seed: int
) -> None:
    random = Random(seed)
    random.shuffle(disturbances)
    parties = [Party(servers, game, Random(random.random())) for game in ("dice", "caravan", "nights")]
    parties.append(Party(servers, "caravan", Random(random.random()), clock=True))
    is_over = asyncio.Event()
    async with servers.running():
        playing = [asyncio.create_task(party.play(is_over)) for party in parties]
        for what in disturbances:
            await asyncio.sleep(random.random() * 0.5)
            await servers.disturb(what, postgres, random)
        is_over.set()
        await asyncio.gather(*playing)
    await check_all_kept(servers.database, [seat for party in parties for seat in party.played])


async def check_all_kept(url: str, played: list[Played]) -> None:
    """Every acknowledged choice is stored once and in order, and nothing was done twice."""
    store = await PostgresStore.open(PostgresAddress(url))
    assert sum(len(done) for _, done, _ in played) > 20
    for client, done, sent in played:
        stored = await store.read_table(client.table)
        assert stored is not None
        assert stored.room.phase == "over"
        entries = [entry for line in stored.lines for entry in line.entries]
        made = [entry.option for entry in entries if isinstance(entry, Chosen) and entry.seat == client.seat]
        assert {asked: made[asked] for asked in done} == done
        for asked, option in enumerate(made[: choices_by_person(entries, client.seat)]):
            assert option in sent[asked], "a choice is stored that nobody made for this question"
        assert [line.sequence for line in stored.lines] == list(range(len(stored.lines)))
        taken_over = Counter(
            entry.seat for entry in entries if isinstance(entry, Seated) and entry.why == "clock"
        )
        assert set(taken_over.values()) <= {1}, "a clock ran out twice"
        check_bots(stored, entries)
    await store.close()
    assert not examine_database(PostgresAddress(url)).findings


def choices_by_person(entries: list[Entry], seat: str | None) -> int:
    """How many choices the seat made before a bot played for it."""
    own = [entry for entry in entries if isinstance(entry, (Chosen, Seated)) and entry.seat == seat]
    return sum(1 for _ in takewhile(lambda entry: isinstance(entry, Chosen), own))


def check_bots(stored: StoredTable, entries: list[Entry]) -> None:
    """Each choice of a bot is the one for the position at which it is stored, so none comes from an earlier
    one. While others answer too, a bot may have thought before they did; such choices are not checked.
    """
    assert stored.opening is not None
    table = Table.replay(Record(stored.opening))
    waiting_before: tuple[str, ...] = ()
    before: Entry | None = None
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Chosen) and table.waiting == (entry.seat,):
            level = table.sitters[entry.seat].bot
            asked_by_last_choice = entry.seat not in waiting_before or waiting_before == (entry.seat,)
            if level is not None and asked_by_last_choice and not isinstance(before, Seated):
                bot = find_bot(stored.opening.game, level)
                assert bot(table.view(entry.seat), table.bot_stream(entry.seat)) == entry.option
        if not isinstance(entry, TurnEnded):
            waiting_before = tuple(table.waiting)
        table.apply_entry(number, entry)
        before = entry


async def test_nothing_is_lost_or_done_twice_when_servers_die(
    postgres: PostgresServer, redis: RedisServer, tmp_path: Path
) -> None:
    servers = Servers(postgres.url, redis, tmp_path, workers=2)
    await disturb_and_play_on(servers, postgres, ["worker"] * 6 + ["redis"] * 2 + ["postgresql"] * 2, seed=1)


# Deployments


class ServersWithOnePort(Servers):
    def url_of_worker(self, number: int) -> str:
        """Whichever worker accepts the connection, as in play."""
        del number
        return f"ws://127.0.0.1:{self.port}/socket"


async def replace_workers_and_play_on(servers: Servers, games: list[str], times: int) -> list[Return]:
    """How the people came back, who were all disconnected; nothing that was acknowledged is lost."""
    parties = [Party(servers, game, Random(number)) for number, game in enumerate(games)]
    is_over = asyncio.Event()
    async with servers.running():
        playing = [asyncio.create_task(party.play(is_over)) for party in parties]
        while not all(party.has_begun for party in parties):
            await asyncio.sleep(0.01)
        for _ in range(times):
            await servers.replace_workers()
        is_over.set()
        await asyncio.gather(*playing)
    await check_all_kept(servers.database, [seat for party in parties for seat in party.played])
    return [back for party in parties for back in party.returns]


async def test_a_deployment_costs_nobody_a_choice_or_more_than_one_new_connection(
    postgres_url: str, redis: RedisServer, tmp_path: Path
) -> None:
    servers = ServersWithOnePort(postgres_url, redis, tmp_path, workers=2)
    returns = await replace_workers_and_play_on(servers, ["dice", "caravan", "caravan"], times=1)
    assert len(returns) > 2
    assert {back.farewell for back in returns} == {"farewell-closing"}
    assert {back.attempts for back in returns} == {1}


@pytest.mark.soak
async def test_how_long_a_deployment_keeps_people_waiting(
    postgres_url: str, redis: RedisServer, tmp_path: Path
) -> None:
    servers = ServersWithOnePort(postgres_url, redis, tmp_path, workers=3)
    returns = await replace_workers_and_play_on(servers, ["dice", "caravan", "nights"] * 8, times=10)
    seconds = sorted(back.seconds for back in returns)
    print(f"{len(seconds)} returns: half within {median(seconds):.3f} s, all within {seconds[-1]:.3f} s")
    assert {back.attempts for back in returns} == {1}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 20))
async def test_nothing_is_lost_or_done_twice_when_servers_die_often(
    postgres: PostgresServer, redis: RedisServer, tmp_path: Path, seed: int
) -> None:
    servers = Servers(postgres.url, redis, tmp_path, workers=3)
    await disturb_and_play_on(servers, postgres, ["worker"] * 12 + ["redis"] * 4 + ["postgresql"] * 4, seed)
