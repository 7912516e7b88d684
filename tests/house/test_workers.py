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
from house.worker_pair import (
    POLLING,
    WITHOUT_POLLING,
    WatchedBus,
    Workers,
    exchange_all,
    is_bus_connected,
    sharing_of,
    two_workers,
    until,
    until_up_to_date,
)
from redis_server import RedisServer
from serai.house import table_state
from serai.house.doctor import examine_database
from serai.house.scheduler import Job, TableScheduler
from serai.house.settings import Settings
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
    async with two_workers(tmp_path, WITHOUT_POLLING if request.param == "redis" else POLLING) as opened:
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
    async with two_workers(tmp_path, WITHOUT_POLLING) as workers:
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


async def test_who_comes_to_a_worker_that_is_behind_is_not_shown_an_earlier_moment(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a bus, and without polling, the second worker learns of the choices only from who made them."""
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with two_workers(tmp_path, WITHOUT_POLLING) as workers:
        opened = await workers[0].open("caravan", "Ana", "Bo", seed=3)
        looker = await Client(workers[1].socket, opened["table"], opened["gallery"]).come()
        ana, bo = [await Client(workers[0].socket, opened["table"], key).come() for key in opened["chairs"]]
        await exchange_all(workers)
        await ana.choose("silk")
        await bo.choose("silk")
        await asyncio.gather(
            *(client.until(lambda c=client: not c.view["decision"] or c.is_asked) for client in (ana, bo))
        )
        asked = ana if ana.is_asked else bo
        await asked.choose("march")
        known = len(asked.log)
        assert looker.view["events"] < known
        await asked.leave()
        asked.url = workers[1].socket
        await asked.come_back()
        assert (asked.first, len(asked.log)) == (0, known)
        stranger = await Client(workers[1].socket, opened["table"], opened["gallery"]).come(
            seat="Eve", seen=99
        )
        assert [answer["key"] for answer in stranger.unmatched] == ["refused-not-yours"]
        await looker.until(lambda: looker.view["events"] > 0)
        await asyncio.gather(*(client.leave() for client in (ana, bo, looker)))


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


async def test_a_lost_message_is_noticed_by_polling_even_if_no_other_follows(
    postgres_url: str, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    monkeypatch.setenv("SERAI_BUS", redis.url)
    bus = WatchedBus(monkeypatch)
    async with two_workers(tmp_path, POLLING) as workers:
        await until(lambda: all(map(is_bus_connected, workers)))
        ana, bo = await seat_two(workers, "caravan", seed=3)
        await bus.exchange(workers)
        monkeypatch.setattr(sharing_of(workers[0])._bus, "publish", lambda _: None)
        await ana.choose("silk")
        await bo.until(lambda: bo.view["waiting"] == ["Bo"])
        await asyncio.gather(ana.leave(), bo.leave())


def test_a_worker_polls_at_least_every_two_seconds() -> None:
    assert 0 < Settings().poll_interval <= 2


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


@pytest.mark.parametrize("workers", ["polling"], indirect=True)
async def test_a_takeback_of_a_choice_from_before_the_snapshot_is_granted_at_another_worker(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_state, "ENTRIES_BETWEEN_SNAPSHOTS", 0)
    first, second = workers
    opened = await first.open("caravan", "Ana", "Bo", options={"road": 99, "water": 99}, seed=1)
    ana = await Client(first.socket, opened["table"], *opened["chairs"]).come()
    for seat, option in (("Ana", "silk"), ("Bo", "silk"), *(("Ana", "rest"), ("Bo", "rest")) * 5):
        await ana.done("face", seat=seat)
        await ana.until(lambda: ana.is_asked)
        await ana.choose(option)
    bo = await Client(second.socket, opened["table"], opened["chairs"][1]).come()
    for number in range(1, 5):  # two of them are before the snapshots, from one of which the second began
        await ana.done("undo", seat="Ana")
        await bo.until(lambda: bo.view["takeback"] is not None)
        await bo.done("agree", seat="Bo", agree=True)
        await ana.until(lambda number=number: len(ana.told("undone")) == number)
    assert ana.told("undone") == [{"seat": "Ana", "agreed": ["Bo"]}] * 4
    assert ana.view["takeback"] is None
    await asyncio.gather(ana.leave(), bo.leave())


async def test_a_takeback_is_asked_again_after_the_worker_of_the_last_one_has_gone(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    clock = HandClock()
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(start_house(tmp_path / "1", POLLING, clock, worker="first"))
        async with start_house(tmp_path / "2", POLLING, clock, worker="second") as second:
            ana, bo = await seat_two((first, second), "caravan", takebacks=True, seed=1)
            for client in (ana, bo):
                await client.until(lambda client=client: client.is_asked)
                await client.choose(client.view["decision"]["options"][0])
            await ana.until(lambda: len(ana.log) == len(bo.log) and ana.view["undo"] == "ask")
            await ana.done("undo", seat="Ana")
            await bo.until(lambda: bo.view["takeback"] is not None)
            await bo.done("agree", seat="Bo", agree=False)
            await ana.until(lambda: ana.view["takeback"] is None)
            await bo.leave()
        clock.time += 1
        third = await stack.enter_async_context(start_house(tmp_path / "3", POLLING, clock, worker="third"))
        bo = await Client(third.socket, bo.table, *bo.keys).come()
        await bo.done("undo", seat="Bo")
        await ana.until(lambda: ana.view["takeback"] is not None)
        await asyncio.gather(ana.leave(), bo.leave())


async def test_a_rematch_is_agreed_upon_by_people_at_two_workers(workers: Workers) -> None:
    first, second = workers
    opened = await first.open("poll", "Ana", "Bo", "Cleo")
    people = [
        await Client(house.socket, opened["table"], key).come()
        for house, key in zip((first, second, second), opened["chairs"], strict=True)
    ]
    for person in people:
        await person.until(lambda person=person: all(chair["here"] for chair in person.room["chairs"]))
        await person.choose("yes")
    for person in people:
        await person.until(lambda person=person: person.room["phase"] == "over")
    ana, bo, cleo = people
    assert (await ana.done("rematch"))["type"] == "done"
    await bo.until(lambda: bo.room["rematch"] is not None)
    assert (await bo.done("rematch"))["type"] == "done"
    followed = await cleo.done("rematch")
    for person in people:
        await person.until(lambda person=person: person.room["after"] == followed["table"])
    again = await Client(first.socket, followed["table"], *ana.keys).come()
    assert [chair["bot"] for chair in again.room["chairs"]] == [None, None, None]
    assert len(await first.registry.store.table_ids()) == 2
    await asyncio.gather(*(person.leave() for person in (*people, again)))


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
    async with two_workers(tmp_path, replace(WITHOUT_POLLING, openings_per_minute=6.0)) as (first, second):
        await until(lambda: is_bus_connected(first) and is_bus_connected(second))
        for _ in range(6):
            await first.open("caravan", "link")
        async with asyncio.timeout(PATIENCE):
            opened = 0
            while (await second.http.post("/api/tables", json=table_request("caravan", "link"))).is_success:
                opened += 1
                await asyncio.sleep(0.05)
        assert opened < 6


# What people ask for


async def answers_of(house: House, opened: dict[str, Any], seat: int) -> dict[str, str]:
    """What a worker answers to somebody in this seat."""
    table, key = opened["table"], opened["chairs"][seat]
    own = {"tables": [{"table": table, "keys": [key]}]}
    answers = {"own tables": await house.http.post("/api/own-tables", json=own)}
    parts = ("replay", "replay/frames?since=0&until=1", "chronicle.html", "record", "summary")
    for path in ("/api/tables", *(f"/api/tables/{table}/{part}" for part in parts)):
        answers[path] = await house.http.get(path, headers={"serai-key": key})
    assert {path: answer.status_code for path, answer in answers.items()} == dict.fromkeys(answers, 200)
    return {path: answer.text for path, answer in answers.items()}


async def test_people_at_another_worker_get_the_same_answers_at_every_moment(workers: Workers) -> None:
    """Both workers are asked at each moment, so they would also show what they have remembered."""
    opened = await workers[0].open("dice", "Ana", "Bo", public=True, seed=3)
    (ana, bo), (ana_too, bo_too) = [
        [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
        for house in workers
    ]

    async def settled() -> None:
        await until_up_to_date(workers)
        for client in (ana, bo, ana_too, bo_too):
            await client.done("ping")

    random, shown = Random(1), list[dict[str, str]]()
    for choices in (0, 3, 3, 10_000):
        for _ in range(choices):
            if ana.over:
                break
            await (ana if ana.is_asked else bo_too).play(random, most=1)
            await settled()
        here, there = [[await answers_of(house, opened, seat) for seat in (0, 1)] for house in workers]
        assert here == there
        shown += here
        if not ana.over:
            here, there = (ana, ana_too) if ana.is_asked else (bo, bo_too)
            hints = [await client.done("hint") for client in (here, there)]
            assert [hint["option"] in here.view["decision"]["options"] for hint in hints] == [True, True]
            assert hints[0]["sentence"] == hints[1]["sentence"]
    assert ana.over
    assert len({answers["/api/tables"] for answers in shown}) == 2, "public until it was over"
    assert len({answers[f"/api/tables/{opened['table']}/summary"] for answers in shown}) > 4
    await asyncio.gather(*(client.leave() for client in (ana, bo, ana_too, bo_too)))


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
