"""A client that asks for heartbeats never waits long for a message, so it notices a dead connection."""

import asyncio

import pytest

from house.clients import Client
from house.house import House
from serai.house import heartbeat
from serai.house.heartbeat import HeartbeatTimer
from serai.house.outbox import Backlog, Outbox


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "INTERVAL", 0.01)


async def test_the_heart_beats_from_a_ping_that_asks_for_it_to_one_that_does_not(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
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


async def test_nobody_who_did_not_ask_hears_it(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    await ana.done("ping", heartbeat=True)
    await bo.done("ping")
    await ana.until(lambda: ana.heartbeats > 5)
    await bo.done("ping")
    assert bo.heartbeats == 0
    await ana.leave()
    await bo.leave()


def _outbox() -> Outbox:
    return Outbox(Backlog(1_000_000), most=10, max_bytes=1_000, on_overflow=lambda _: None)


async def test_a_client_that_does_not_read_gets_one_beat_and_no_more() -> None:
    slow, quick = _outbox(), _outbox()
    hearts = [HeartbeatTimer(slow), HeartbeatTimer(quick)]
    for _ in range(5):
        await quick.wait_for_messages()
    assert len(await slow.wait_for_messages()) == 1
    for heart in hearts:
        heart.stop()


async def test_the_heart_of_a_client_that_has_gone_stands_still() -> None:
    gone, here = _outbox(), _outbox()
    gone.stop_accepting_messages()
    hearts = [HeartbeatTimer(gone), HeartbeatTimer(here)]
    for _ in range(3):
        await here.wait_for_messages()
    assert not await gone.wait_for_messages()
    assert not asyncio.all_tasks() - {asyncio.current_task()}
    for heart in hearts:
        heart.stop()
