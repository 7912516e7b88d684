"""Records that would take hours to replay, and stopping the server during an import."""

import asyncio
import subprocess
import sys
import threading

import pytest

from house.clients import PATIENCE, Client
from house.house import House, Words
from serai.house import record_import
from serai.house.store import StoredTable
from serai.house.table_setup import make_room_for_import
from serai.table import Refused, Table

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
    return record_import.import_record(content, make_room_for_import(0.0)[0], at=0.0, name="it", game=Words)


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

    monkeypatch.setattr(record_import, "import_record", read)
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


BUSY = """
import asyncio, sys, time
from serai.house.serve import _stop_on_signals

async def main():
    stop = _stop_on_signals()
    asyncio.get_running_loop().run_in_executor(None, time.sleep, 100)
    print("open", flush=True)
    await stop.wait()

asyncio.run(main())
"""


def test_a_house_that_is_told_to_stop_is_gone_whatever_its_threads_do() -> None:
    with subprocess.Popen([sys.executable, "-c", BUSY], stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout
        assert house.stdout.readline() == "open\n"
        house.terminate()
        assert house.wait(timeout=50) == 0, "its thread sleeps for 100 seconds"
