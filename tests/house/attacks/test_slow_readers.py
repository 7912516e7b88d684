"""A client that asks and never reads the answers: what waits for it is bounded, and then it goes."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from house.attacks.raw import raw_socket, request
from house.guests import PATIENCE, Guest
from house.house import LIBERAL, House, house
from serai.house import transport
from serai.house.outbox import AT_ONCE, Backlog, Outbox
from serai.house.transport import ClientSocket, StallWatch

MOST = 100_000
"""Bytes that may wait for one client in these tests."""


@pytest.fixture
def largest(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The most bytes that ever waited: for one client, for all, and in the buffers of a connection."""
    most = {"client": 0, "house": 0, "buffer": 0}
    add, send = Backlog.add, ClientSocket.send

    def added(self: Backlog, outbox: Outbox, size: int) -> None:
        add(self, outbox, size)
        most["client"] = max(most["client"], outbox.size)
        most["house"] = max(most["house"], self.total)

    async def sent(self: ClientSocket, message: object) -> None:
        await send(self, message)  # type: ignore[arg-type]
        most["buffer"] = max(most["buffer"], self.transport.get_write_buffer_size())

    monkeypatch.setattr(Backlog, "add", added)
    monkeypatch.setattr(ClientSocket, "send", sent)
    return most


async def test_what_waits_for_a_client_that_never_reads_is_bounded(
    tmp_path: Path, largest: dict[str, int]
) -> None:
    async with (
        house(tmp_path, replace(LIBERAL, most_waiting=100_000, most_waiting_bytes=MOST)) as inn,
        raw_socket(inn.port) as deaf,
    ):
        opened = await inn.open("dice", "Ana", "Bo", options={"first": "Ana"})
        ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
        await deaf.hello(opened["table"], opened["gallery"])
        deaf.send(request("face", id=1, seat=None) * 20_000)  # each is answered with the whole table
        await deaf.until_cut_off()
        longest = max(map(len, ana.heard))
        assert largest["client"] <= MOST + longest
        assert largest["buffer"] <= 2 * AT_ONCE + longest
        await ana.until(lambda: ana.room["spectators"] == 0)
        await ana.done("ping")
        assert largest["house"] <= 2 * (MOST + longest)
        await ana.leave()


async def test_many_who_never_read_hold_no_more_than_the_house_allows(
    tmp_path: Path, largest: dict[str, int]
) -> None:
    settings = replace(
        LIBERAL, most_waiting=100_000, most_waiting_bytes=10 * MOST, most_waiting_in_house=MOST
    )
    async with house(tmp_path, settings) as inn:
        opened = await inn.open("dice", "Ana", "Bo", options={"first": "Ana"})
        ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()

        async def never_read() -> None:
            async with raw_socket(inn.port) as deaf:
                await deaf.hello(opened["table"], opened["gallery"])
                deaf.send(request("face", id=1, seat=None) * 5_000)
                await deaf.until_cut_off()

        await asyncio.gather(*(never_read() for _ in range(8)))
        assert largest["house"] <= MOST + max(map(len, ana.heard))
        await ana.done("ping")
        await ana.choose(ana.view["decision"]["options"][0])
        await ana.leave()


async def test_who_takes_nothing_for_a_while_is_cut_off(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with much less waiting than the limit, and also in the middle of a farewell."""
    watches: list[StallWatch] = []
    pause = StallWatch.pause

    def noted(self: StallWatch) -> None:
        watches.append(self)
        pause(self)

    monkeypatch.setattr(StallWatch, "pause", noted)
    opened = await inn.open("dice", "Ana", "Bo", options={"first": "Ana"})
    (live,) = inn.hall.live
    async with raw_socket(inn.port) as deaf:
        await deaf.hello(opened["table"], opened["gallery"])
        (viewer,) = live.audience._viewers
        async with asyncio.timeout(PATIENCE):
            while not watches:  # until the buffers of the network are full
                viewer.tell_encoded(b"x" * 60_000)
                await asyncio.sleep(0)
        watches[0].look()
        await deaf.until_cut_off()
        async with asyncio.timeout(PATIENCE):
            while live.audience:
                await asyncio.sleep(0)


class SlowTransport(asyncio.Transport):
    """Has so many bytes left to send, each time it is asked."""

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
    watch = StallWatch(slow)
    watch.pause()
    watch.look()
    watch.look()
    assert not slow.aborted
    watch.look()
    assert slow.aborted


async def test_who_does_not_hang_up_after_the_end_is_cut_off(
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut_off: list[str] = []
    monkeypatch.setattr(transport, "STALL", 0.0)
    monkeypatch.setattr(ClientSocket, "abort", lambda _, why: cut_off.append(why))
    async with raw_socket(inn.port) as deaf:
        deaf.send(request("hello", table="nothing"))
        async with asyncio.timeout(PATIENCE):
            while not cut_off:
                await asyncio.sleep(0)
    assert cut_off == ["does not hang up"]
