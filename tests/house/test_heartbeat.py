"""A client that asks for it is never left without a word for long: so it notices a dead connection."""

import asyncio

import pytest

from house.guests import Guest
from house.house import House
from serai.house import heartbeat
from serai.house.heartbeat import Heart
from serai.house.outbox import Backlog, Outbox


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "EVERY", 0.01)


async def test_the_heart_beats_from_a_ping_that_asks_for_it_to_one_that_does_not(inn: House) -> None:
    opened = await inn.open("dice", "Ana", "Bo")
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    bo = await Guest(inn.socket, opened["table"], opened["chairs"][1]).come()
    await ana.done("ping", heartbeat=True)
    await ana.until(lambda: ana.heartbeats > 2)
    await ana.done("ping")
    beats = ana.heartbeats
    await bo.done("ping", heartbeat=True)
    await bo.until(lambda: bo.heartbeats > 5)
    await ana.done("ping")
    assert ana.heartbeats == beats
    await ana.leave()
    await bo.leave()


async def test_nobody_who_did_not_ask_hears_it(inn: House) -> None:
    opened = await inn.open("dice", "Ana", "Bo")
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    bo = await Guest(inn.socket, opened["table"], opened["chairs"][1]).come()
    await ana.done("ping", heartbeat=True)
    await bo.done("ping")
    await ana.until(lambda: ana.heartbeats > 5)
    await bo.done("ping")
    assert bo.heartbeats == 0
    await ana.leave()
    await bo.leave()


def _outbox() -> Outbox:
    return Outbox(Backlog(1_000_000), most=10, most_bytes=1_000, cut_off=lambda _: None)


async def test_a_client_that_does_not_read_gets_one_beat_and_no_more() -> None:
    slow, quick = _outbox(), _outbox()
    hearts = [Heart(slow), Heart(quick)]
    for _ in range(5):
        await quick.take()
    assert len(await slow.take()) == 1
    for heart in hearts:
        heart.stop()


async def test_the_heart_of_a_client_that_has_gone_stands_still() -> None:
    gone, here = _outbox(), _outbox()
    gone.close()
    hearts = [Heart(gone), Heart(here)]
    for _ in range(3):
        await here.take()
    assert not await gone.take()
    assert not asyncio.all_tasks() - {asyncio.current_task()}
    for heart in hearts:
        heart.stop()
