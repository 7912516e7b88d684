"""Records that would take hours to replay, and stopping the server during an import."""

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from house.clients import PATIENCE, Client
from house.house import House, Words, start_house
from house.test_crash_recovery import TESTS
from run_folder import free_port
from serai.house import record_import, serve
from serai.house.store import StoredTable
from serai.house.table_setup import make_room_and_keys_for_import
from serai.table import Refused, Table

ALSO_WITH_BUS = True

SEATS = ("Ana", "Bo", "Cleo")


def changed_answers(changes: int, undone: int) -> bytes:
    """A record in which answers are changed many times, and one of them is undone."""
    table = Table.new(Words, SEATS)
    for number in range(changes):
        table.choose("Ana", ("yes", "no")[number % 2])
    for _ in range(undone):
        table.choose("Bo", "yes")
        table.undo("Bo")
    for seat in SEATS:
        table.choose(seat, "yes")
    assert table.outcome
    return table.record().to_lines()


def brought(content: bytes) -> StoredTable:
    return record_import.stored_table_from_record(
        content, make_room_and_keys_for_import(0.0)[0], at=0.0, name="it", game=Words
    )


def test_to_take_back_an_answer_costs_nothing_for_those_changed_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    content = changed_answers(400, 200)
    made = 0
    choose = Table.choose

    def counted(self: Table, seat: str, option: str) -> None:
        nonlocal made
        made += 1
        choose(self, seat, option)

    monkeypatch.setattr(Table, "choose", counted)
    brought(content)
    # It is replayed twice, and each undo repeats the latest answers of the other two.
    assert made <= 2 * (400 + 200 + 3 + 200 * 2), "80,000 if all that was changed were repeated"


@pytest.mark.parametrize("limit", ["MAX_ENTRIES", "MAX_UNDONE"])
def test_a_record_longer_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    content = changed_answers(10, 10)
    assert brought(content)
    monkeypatch.setattr(record_import, limit, 9)
    with pytest.raises(Refused) as refused:
        brought(content)
    assert refused.value.key == "refused-record-long"


async def test_a_record_that_takes_too_long_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_import, "MAX_SECONDS", 0.0)
    answer = await house.http.post("/api/records", content=changed_answers(2_000, 0))
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-record-long")
    assert await house.registry.store.table_ids() == []


async def test_bots_and_hints_do_not_wait_for_records(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One record is read at a time; most of the others are refused."""
    going_on, reading = threading.Event(), threading.Semaphore(0)

    def read(*_: object, **__: object) -> None:
        reading.release()
        going_on.wait()
        raise Refused("refused-record-long", file="x")

    monkeypatch.setattr(record_import, "stored_table_from_record", read)
    opened = await house.open("caravan", "Ana", "bot:random", options={"water": 50})
    sent = [asyncio.create_task(house.http.post("/api/records", content=b"x")) for _ in range(40)]
    try:
        answers = {task.result().status_code for task in (await first(sent, 36))}
        assert answers == {429}
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await ana.choose("silk")
        await ana.until(lambda: ana.is_asked)  # the bot has chosen
        assert reading.acquire(blocking=False)
        assert not reading.acquire(blocking=False)
        await ana.leave()
    finally:
        going_on.set()
    await asyncio.gather(*sent)


async def first(tasks: list[asyncio.Task], count: int) -> set[asyncio.Task]:
    async with asyncio.timeout(PATIENCE):
        while len(done := {task for task in tasks if task.done()}) < count:
            await asyncio.sleep(0.01)
    return done


async def test_a_house_that_closes_gives_up_the_record_it_reads_and_says_so_to_all_who_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, gave_up, is_over = threading.Event(), threading.Event(), threading.Event()
    keys: list[str] = []

    def read(*_: object, check_limits: Callable[[], None], **__: object) -> None:
        reading.set()
        try:
            while not is_over.wait(0.001):
                check_limits()
        except Refused as refused:
            keys.append(refused.key)
            gave_up.set()
            raise

    monkeypatch.setattr(record_import, "stored_table_from_record", read)
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            async with start_house(tmp_path) as house:
                url = f"http://127.0.0.1:{house.port}/api/records"
                sent = [asyncio.create_task(http.post(url, content=b"x")) for _ in range(40)]
                await first(sent, 36)
                assert await asyncio.to_thread(reading.wait, PATIENCE)
            answers = await asyncio.gather(*sent)
        assert await asyncio.to_thread(gave_up.wait, PATIENCE)
    finally:
        is_over.set()
    assert keys == ["refused-closing"]
    assert Counter(answer.status_code for answer in answers) == {429: 36, 503: 4}
    assert {answer.json()["key"] for answer in answers if answer.status_code == 503} == {"refused-closing"}


STUCK = """
import runpy, time
from serai.house import record_import

def read(*_, **__):
    print("reading", flush=True)
    time.sleep(1000)

record_import.stored_table_from_record = read
runpy.run_module("house.server_process", run_name="__main__")
"""


def test_a_house_that_is_told_to_stop_is_gone_even_if_it_never_finishes_reading_a_record(
    tmp_path: Path,
) -> None:
    assert serve._FORCED_EXIT_DELAY < 5
    port = free_port()
    path = os.pathsep.join((str(TESTS), os.environ.get("PYTHONPATH", "")))
    with (
        subprocess.Popen(
            [sys.executable, "-c", STUCK, str(port), str(tmp_path), "{}"],
            env=os.environ | {"PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
        ) as house,
        ThreadPoolExecutor() as senders,
    ):
        try:
            record = senders.submit(send_record_when_open, port)
            assert house.stdout
            assert house.stdout.readline() == "reading\n"
            house.terminate()
            assert house.wait(timeout=PATIENCE) == 0, "its thread sleeps for 1,000 seconds"
        finally:
            house.kill()
        assert record.result().json()["key"] == "refused-closing"


def send_record_when_open(port: int) -> httpx.Response:
    while True:
        try:
            return httpx.post(f"http://127.0.0.1:{port}/api/records", content=b"x", timeout=PATIENCE)
        except httpx.ConnectError:
            time.sleep(0.02)
