"""Two workers that share one database: two people at one table play as on one server."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace

from house.clients import PATIENCE, Client
from house.house import HandClock, House, start_house, table_request
from house.relay import Relay, relayed
from house.worker_pair import DEAF, POLLING, Workers, is_bus_connected, sharing_of, two_workers, until
from redis_server import RedisServer
from serai.house.doctor import examine_database
from serai.house.scheduler import Job, TableScheduler
from serai.house.store import CannotRead
from serai.house.store.databases import PostgresAddress

AWAY = ("refused-database", "refused-database-away")


@pytest.fixture(params=["redis", "polling"])
async def workers(
    request: pytest.FixtureRequest, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[Workers]:
    """Two workers; with a bus they never poll, without one they only do."""
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    if request.param == "redis":
        monkeypatch.setenv("SERAI_BUS", request.getfixturevalue("redis").url)
    async with two_workers(tmp_path, DEAF if request.param == "redis" else POLLING) as opened:
        if request.param == "redis":
            await until(lambda: all(is_bus_connected(house) for house in opened))
        yield opened


async def seat_two(workers: Workers, game: str, **terms: Any) -> tuple[Client, Client]:
    """Ana at the first worker, Bo at the second."""
    opened = await workers[0].open(game, "Ana", "Bo", **terms)
    ana = await Client(workers[0].socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await Client(workers[1].socket, opened["table"], opened["chairs"][1]).come()
    return ana, bo


async def play_to_the_end(*clients: Client) -> None:
    await asyncio.gather(*(client.play(Random(number)) for number, client in enumerate(clients)))
    await asyncio.gather(*(client.until(lambda client=client: client.over) for client in clients))
    await asyncio.gather(*(client.leave() for client in clients))


def check_stored(url: str, tables: int = 1) -> None:
    report = examine_database(PostgresAddress(url))
    assert (report.findings, report.tables) == ([], tables)


# Playing


@pytest.mark.parametrize(
    ("workers", "game"), [("redis", "dice"), ("redis", "nights"), ("polling", "dice")], indirect=["workers"]
)
async def test_two_people_on_different_workers_play_to_the_end(
    workers: Workers, postgres_url: str, game: str
) -> None:
    ana, bo = await seat_two(workers, game, seed=3)
    await play_to_the_end(ana, bo)
    assert ana.view["outcome"] == bo.view["outcome"]
    check_stored(postgres_url)


async def test_a_worker_that_is_behind_cannot_write_and_tries_again(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a bus, and without polling, the second worker learns of Ana's answer only by the conflict."""
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, DEAF) as workers:
        first, second = workers
        opened = await first.open("poll", "Ana", "Bo", "Cleo")
        ana, bo, cleo = [
            await Client(house.socket, opened["table"], key).come()
            for house, key in zip((first, second, second), opened["chairs"], strict=True)
        ]
        await ana.choose("yes")
        assert cleo.view["waiting"] == ["Ana", "Bo", "Cleo"]
        await bo.choose("no")
        await cleo.until(lambda: cleo.view["waiting"] == ["Cleo"])
        assert await bo.refused("choose", seat="Bo", option="yes", asked=0) == "refused-answered"
        await cleo.choose("perhaps")
        await cleo.until(lambda: cleo.over)
        assert await ana.refused("choose", seat="Ana", option="no", asked=1) == "refused-over"
        await ana.until(lambda: ana.over)
        await asyncio.gather(ana.leave(), bo.leave(), cleo.leave())
    check_stored(postgres_url)


async def test_play_goes_on_while_redis_is_away(
    postgres_url: str, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    monkeypatch.setenv("SERAI_BUS", redis.url)
    async with two_workers(tmp_path, POLLING) as workers:
        await until(lambda: all(map(is_bus_connected, workers)))
        ana, bo = await seat_two(workers, "caravan", seed=3, options={"water": 9})
        await asyncio.gather(ana.play(Random(1), most=2), bo.play(Random(2), most=2))
        redis.kill()
        await until(lambda: not any(map(is_bus_connected, workers)))
        await asyncio.gather(ana.play(Random(1), most=2), bo.play(Random(2), most=2))
        redis.start()
        await until(lambda: all(map(is_bus_connected, workers)))
        await play_to_the_end(ana, bo)
    check_stored(postgres_url)


@pytest.mark.parametrize("workers", ["redis"], indirect=True)
async def test_the_bus_brings_choices_and_a_lost_one_is_read(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = workers
    read: list[int] = []
    read_log_after = second.registry.store.read_log_after

    async def note_and_read(table: str, sequence: int) -> Any:
        read.append(sequence)
        return await read_log_after(table, sequence)

    monkeypatch.setattr(second.registry.store, "read_log_after", note_and_read)
    opened = await first.open("poll", "Ana", "Bo", "Cleo")
    ana, bo = [
        await Client(house.socket, opened["table"], key).come()
        for house, key in zip(workers, opened["chairs"], strict=False)
    ]
    live = await second.registry.find_or_load_table(opened["table"])
    await bo.choose("yes")
    before = live.state.sequence
    await ana.until(lambda: ana.view["waiting"] == ["Ana", "Cleo"])
    await ana.choose("yes")
    await until(lambda: live.state.sequence == before + 1)
    assert read == []
    assert second.registry.store.writer._known[opened["table"]][1] == before + 1, "nothing to look up"
    bus = sharing_of(first)._bus
    with monkeypatch.context() as lossy:
        lossy.setattr(bus, "publish", lambda _: None)
        await ana.choose("no")
    await ana.choose("perhaps")
    await until(lambda: live.state.sequence == before + 3)
    assert read == [before + 1]
    await asyncio.gather(ana.leave(), bo.leave())


# What is not in the log


async def test_people_see_who_is_here_and_what_is_said_at_another_worker(
    request: pytest.FixtureRequest, workers: Workers
) -> None:
    ana, bo = await seat_two(workers, "caravan")
    await ana.until(lambda: ana.room["chairs"][1]["here"])
    await bo.until(lambda: bo.room["chairs"][0]["here"])
    for speaker, text in ((ana, "one"), (bo, "two"), (ana, "three")):
        await speaker.done("say", text=text)
    for client in (ana, bo):
        await client.until(lambda client=client: len(client.chat) == 3)
        assert sorted(line["text"] for line in client.chat) == ["one", "three", "two"]
    assert ana.chat == bo.chat
    if request.node.callspec.params["workers"] == "redis":
        await bo.done("react", sign="bravo")
        await ana.until(lambda: len(ana.reactions) == 1)
    await bo.leave()
    await ana.until(lambda: not ana.room["chairs"][1]["here"])
    await ana.leave()


async def test_a_takeback_is_asked_at_one_worker_and_granted_at_another(workers: Workers) -> None:
    ana, bo = await seat_two(workers, "caravan", takebacks=True, seed=1)
    for client in (ana, bo):
        await client.until(lambda client=client: client.is_asked)
        await client.choose(client.view["decision"]["options"][0])
    await asyncio.gather(ana.until(lambda: len(ana.log) == len(bo.log) and ana.view["undo"] == "ask"))
    await ana.done("undo", seat="Ana")
    await bo.until(lambda: bo.view["takeback"] is not None)
    await bo.done("agree", seat="Bo", agree=True)
    await ana.until(lambda: "undone" in ana.keys_of_log())
    assert ana.view["takeback"] is None
    await asyncio.gather(ana.leave(), bo.leave())


async def test_a_clock_shows_the_same_time_at_another_worker(workers: Workers) -> None:
    opened = await workers[0].open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 60})
    ana = await Client(workers[0].socket, opened["table"], opened["chairs"][0]).come()
    await until(lambda: bool(sharing_of(workers[0])._published))
    workers[0].pass_time(20.0)
    bo = await Client(workers[1].socket, opened["table"], opened["chairs"][1]).come()
    assert ana.remaining == 60
    assert bo.remaining == 40
    await asyncio.gather(ana.leave(), bo.leave())


async def test_a_table_that_was_deleted_at_one_worker_is_gone_at_the_other(workers: Workers) -> None:
    ana, bo = await seat_two(workers, "caravan")
    await ana.done("delete")
    await bo.until(lambda: bo.gone)
    assert bo.farewell is not None
    assert bo.farewell["key"] == "farewell-deleted"


async def test_limits_count_what_was_taken_at_other_workers(
    postgres_url: str, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    monkeypatch.setenv("SERAI_BUS", redis.url)
    async with two_workers(tmp_path, replace(DEAF, openings_per_minute=6.0)) as (first, second):
        await until(lambda: is_bus_connected(first) and is_bus_connected(second))
        for _ in range(6):
            await first.open("caravan", "link")
        async with asyncio.timeout(PATIENCE):
            opened = 0
            while (await second.http.post("/api/tables", json=table_request("caravan", "link"))).is_success:
                opened += 1
                await asyncio.sleep(0.05)
        assert opened < 6


# Leases


async def test_a_bot_is_asked_once(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[tuple[str, int]] = Counter()
    choose = TableScheduler._let_bot_choose

    async def count_and_choose(self: TableScheduler, job: Job) -> None:
        asked[job.seat, job.asked] += 1
        await choose(self, job)

    monkeypatch.setattr(TableScheduler, "_let_bot_choose", count_and_choose)
    first, second = workers
    opened = await first.open("caravan", "Ana", "bot:random", seed=3)
    looker = await Client(second.socket, opened["table"], opened["gallery"]).come()
    ana = await Client(first.socket, opened["table"], opened["chairs"][0]).come()
    await asyncio.gather(ana.play(Random(1)), looker.until(lambda: looker.over))
    assert asked
    assert set(asked.values()) == {1}
    await asyncio.gather(ana.leave(), looker.leave())


async def test_another_worker_looks_after_the_tables_of_one_that_died(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, POLLING) as (first, second):
        opened = await first.open("caravan", "Ana", "bot:random", seed=3)
        table = opened["table"]
        await until(lambda: table in sharing_of(first)._leases)
        ana = await Client(second.socket, table, opened["chairs"][0]).come()
        await ana.play(Random(1), most=1)
        assert table not in sharing_of(second)._leases
        await sharing_of(first).stop_without_handover()
        sharing_of(first)._valid_until = 0.0
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(
                "UPDATE serai_workers SET expires = clock_timestamp() - interval '1 s' WHERE worker = 'first'"
            )
        await play_to_the_end(ana)
        assert table in sharing_of(second)._leases
    check_stored(postgres_url)


async def test_a_worker_hands_over_its_tables_when_it_stops(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, POLLING) as (first, second):
        opened = await first.open("caravan", "Ana", "bot:random", seed=3)
        table = opened["table"]
        await until(lambda: table in sharing_of(first)._leases)
        ana = await Client(second.socket, table, opened["chairs"][0]).come()
        await first.registry.close()
        await play_to_the_end(ana)
    check_stored(postgres_url)


async def test_a_worker_that_was_thought_dead_takes_part_again(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, replace(POLLING, lease_seconds=4.0)) as workers:
        ana, bo = await seat_two(workers, "caravan", seed=3)
        await ana.until(lambda: ana.room["chairs"][1]["here"])
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("DELETE FROM serai_workers WHERE worker = 'second'")
        await ana.until(lambda: not ana.room["chairs"][1]["here"])
        await ana.until(lambda: ana.room["chairs"][1]["here"])
        await play_to_the_end(ana, bo)
    check_stored(postgres_url)


async def test_a_worker_that_is_cut_off_from_the_database_refuses_and_takes_part_again(
    postgres_url: str, relay: Relay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is cut off for longer than its lease lasts, so the other worker goes on with its tables."""
    settings = replace(POLLING, lease_seconds=0.5)
    async with AsyncExitStack() as stack:
        houses: list[House] = []
        for name, url in (("first", postgres_url), ("second", relayed(postgres_url, relay).url)):
            monkeypatch.setenv("SERAI_DATABASE", url)
            house = start_house(tmp_path / name, settings, HandClock(), worker=name)
            houses.append(await stack.enter_async_context(house))
        first, second = houses
        opened = await second.open("caravan", "Ana", "Bo", "bot:random", seed=3)
        table, keys = opened["table"], opened["chairs"]
        bo = await Client(second.socket, table, keys[1]).come()
        await until(lambda: table in sharing_of(second)._leases)
        ana = await Client(first.socket, table, keys[0]).come()
        relay.cut()
        # The worker may have noticed before the choice came, and have let go of the table.
        assert await bo.refused("choose", seat="Bo", option="silk", asked=0) in (*AWAY, "refused-again")
        assert (await second.http.get("/ready")).status_code == 503
        await until(lambda: table in sharing_of(first)._leases)
        await ana.play(Random(1), most=1)
        relay.mend()
        async with asyncio.timeout(PATIENCE):
            while (await second.http.get("/ready")).status_code != 200:
                with suppress(CannotRead):
                    await second.registry.run_maintenance_once()
                await asyncio.sleep(0.05)
        await until(lambda: bo.gone)
        await bo.come()
        await play_to_the_end(ana, bo)
    check_stored(postgres_url)
