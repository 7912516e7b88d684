"""A client that never reads: its queue is limited, and then it is disconnected."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from house.attacks.raw_websocket import raw_socket, request
from house.clients import PATIENCE, Client
from house.house import LIBERAL, House, start_house
from serai.house import websocket_protocol
from serai.house.outbox import MAX_BATCH_BYTES, Backlog, Outbox
from serai.house.websocket_protocol import ClientSocket, StallDetector

ALSO_WITH_BUS = True

MOST = 100_000
"""The limit for one client's queue in these tests."""


@pytest.fixture
def largest(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The largest queues seen: of one client, of all clients, and in the buffers of a connection."""
    most = {"client": 0, "house": 0, "buffer": 0}
    add, send = Backlog.add, ClientSocket.send_text

    def added(self: Backlog, outbox: Outbox, size: int) -> None:
        add(self, outbox, size)
        most["client"] = max(most["client"], outbox.size)
        most["house"] = max(most["house"], self.total)

    async def sent(self: ClientSocket, text: bytes) -> None:
        await send(self, text)
        most["buffer"] = max(most["buffer"], self.transport.get_write_buffer_size())

    monkeypatch.setattr(Backlog, "add", added)
    monkeypatch.setattr(ClientSocket, "send_text", sent)
    return most


async def test_what_waits_for_a_client_that_never_reads_is_bounded(
    tmp_path: Path, largest: dict[str, int]
) -> None:
    async with (
        start_house(tmp_path, replace(LIBERAL, max_queued_messages=100_000, max_queued_bytes=MOST)) as house,
        raw_socket(house.port) as deaf,
    ):
        opened = await house.open("dice", "Ana", "Bo", options={"first": "Ana"})
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await deaf.hello(opened["table"], opened["gallery"])
        deaf.send(request("face", id=1, seat=None) * 20_000)  # each answer contains the whole table
        await deaf.until_cut_off()
        longest = max(map(len, ana.heard))
        assert largest["client"] <= MOST + longest
        assert largest["buffer"] <= 2 * MAX_BATCH_BYTES + longest
        await ana.until(lambda: ana.room["spectators"] == 0)
        await ana.done("ping")
        assert largest["house"] <= 2 * (MOST + longest)
        await ana.leave()


async def test_many_who_never_read_hold_no_more_than_the_house_allows(
    tmp_path: Path, largest: dict[str, int]
) -> None:
    settings = replace(
        LIBERAL, max_queued_messages=100_000, max_queued_bytes=10 * MOST, max_queued_bytes_in_total=MOST
    )
    async with start_house(tmp_path, settings) as house:
        opened = await house.open("dice", "Ana", "Bo", options={"first": "Ana"})
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()

        async def never_read() -> None:
            async with raw_socket(house.port) as deaf:
                await deaf.hello(opened["table"], opened["gallery"])
                deaf.send(request("face", id=1, seat=None) * 5_000)
                await deaf.until_cut_off()

        await asyncio.gather(*(never_read() for _ in range(8)))
        assert largest["house"] <= MOST + max(map(len, ana.heard))
        await ana.done("ping")
        await ana.choose(ana.view["decision"]["options"][0])
        await ana.leave()


async def test_who_takes_nothing_for_a_while_is_cut_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This applies to short queues too, and during a farewell."""
    watches: list[StallDetector] = []
    pause = StallDetector.start_watching

    def noted(self: StallDetector) -> None:
        watches.append(self)
        pause(self)

    monkeypatch.setattr(StallDetector, "start_watching", noted)
    opened = await house.open("dice", "Ana", "Bo", options={"first": "Ana"})
    (live,) = house.registry.live_tables
    async with raw_socket(house.port) as deaf:
        await deaf.hello(opened["table"], opened["gallery"])
        (viewer,) = live.audience._viewers
        async with asyncio.timeout(PATIENCE):
            while not watches:  # until the network buffers are full
                viewer.send_encoded(b"x" * 60_000)
                await asyncio.sleep(0)
        watches[0].abort_if_stalled()
        await deaf.until_cut_off()
        async with asyncio.timeout(PATIENCE):
            while live.audience:
                await asyncio.sleep(0)


async def test_a_house_that_stops_cuts_off_who_does_not_read_the_farewell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    watches: list[StallDetector] = []
    monkeypatch.setattr(StallDetector, "start_watching", lambda self: watches.append(self))
    async with AsyncExitStack() as stack:
        async with start_house(tmp_path, replace(LIBERAL, shutdown_timeout=0.0)) as house:
            opened = await house.open("dice", "Ana", "Bo", options={"first": "Ana"})
            (live,) = house.registry.live_tables
            deaf = await stack.enter_async_context(raw_socket(house.port))
            await deaf.hello(opened["table"], opened["gallery"])
            (viewer,) = live.audience._viewers
            async with asyncio.timeout(PATIENCE):
                while not watches:  # until the network buffers are full
                    viewer.send_encoded(b"x" * 60_000)
                    await asyncio.sleep(0)
        await deaf.until_cut_off()
    assert "Traceback" not in caplog.text


class SlowTransport(asyncio.Transport):
    """A transport that reports these buffer sizes, one after the other."""

    def __init__(self, *left: int) -> None:
        super().__init__()
        self.left = list(left)
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.left.pop(0)

    def abort(self) -> None:
        self.aborted = True


async def test_who_takes_it_slowly_stays() -> None:
    slow = SlowTransport(100_000, 80_000, 80_000, 60_000, 60_000, 59_999)
    watch = StallDetector(slow)
    watch.start_watching()
    watch.abort_if_stalled()
    watch.abort_if_stalled()
    assert not slow.aborted
    watch.abort_if_stalled()
    assert slow.aborted


async def test_who_does_not_hang_up_after_the_end_is_cut_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut_off: list[str] = []
    monkeypatch.setattr(websocket_protocol, "STALL_TIMEOUT", 0.0)
    monkeypatch.setattr(ClientSocket, "abort", lambda _, why: cut_off.append(why))
    async with raw_socket(house.port) as deaf:
        deaf.send(request("hello", table="nothing"))
        async with asyncio.timeout(PATIENCE):
            while not cut_off:
                await asyncio.sleep(0)
    assert cut_off == ["does not close"]
