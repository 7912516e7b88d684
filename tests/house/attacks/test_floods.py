"""A client that floods the server is slowed or disconnected, and nobody else notices."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from house.attacks.raw_websocket import CONTINUED, PING, TEXT, frame, raw_socket, request
from house.clients import PATIENCE, Client
from house.house import LIBERAL, House, start_house
from serai.house import request_handlers
from serai.house.websocket_protocol import (
    CHUNK_BYTES,
    CONTROL_FRAMES_AT_ONCE,
    MAX_BYTES_AFTER_CLOSE,
    ClientSocket,
)

STRICT = replace(LIBERAL, messages_per_second=0.01, messages_at_once=60.0)
"""After 60 messages the server does not read from a client again during a test."""

MAX_FRAMES = 350
"""Frames parsed in one chunk: the smallest has six bytes."""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of frames parsed in each chunk."""
    counts: list[int] = []
    handle = ClientSocket.handle_events

    def counted(self: ClientSocket) -> None:
        counts.append(len(self.conn.events))
        handle(self)

    monkeypatch.setattr(ClientSocket, "handle_events", counted)
    return counts


async def test_who_sends_at_full_speed_is_read_no_faster_than_the_limit(
    tmp_path: Path, parsed: list[int]
) -> None:
    async with start_house(tmp_path, STRICT) as house, raw_socket(house.port) as flooder:
        opened = await house.open("caravan", "Ana", "Bo", options={"water": 50})
        ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
        await flooder.hello(opened["table"], opened["gallery"])
        parsed.clear()
        flooder.send(request("ping", id=1) * 100_000)
        for _ in range(10):
            await ana.done("ping")
            await bo.done("ping")
        await ana.choose("silk")
        await bo.choose("salt")
        await ana.until(lambda: ana.is_asked)
        # The next chunk is parsed only when all messages of the last one are answered.
        assert max(parsed) <= MAX_FRAMES
        assert sum(parsed) <= 60 + MAX_FRAMES, "100,000 were sent"
        for client in (ana, bo):
            await client.leave()


async def test_between_two_requests_of_one_client_others_have_their_turn(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    turns = ""
    answer = request_handlers.handle_request

    async def noted(*args: object) -> object:
        nonlocal turns
        turns += "answered "
        return await answer(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("serai.house.websocket.handle_request", noted)
    async with raw_socket(house.port) as flooder:
        await flooder.hello(opened["table"], opened["gallery"])
        flooder.send(request("ping", id=1) * 100)
        async with asyncio.timeout(PATIENCE):
            while turns.count("answered") < 100:
                turns += "| "
                await asyncio.sleep(0)
    assert "answered answered" not in turns


async def test_what_comes_after_the_end_is_not_parsed(house: House, parsed: list[int]) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    async with raw_socket(house.port) as flooder:
        parsed.clear()
        flooder.send(request("hello", table="nothing") + request("ping", id=1) * 100_000)
        await flooder.until_cut_off()
        assert sum(parsed) <= MAX_FRAMES * (2 + MAX_BYTES_AFTER_CLOSE / CHUNK_BYTES)
    await ana.done("ping")
    await ana.leave()


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", frame(b"x" * 100, PING)),
        (b"", frame(b"", PING)),
        (frame(b"{", TEXT, last=False), frame(b"", CONTINUED, last=False)),
    ],
    ids=["pings", "empty-pings", "a-message-without-end"],
)
async def test_frames_that_ask_for_nothing_end_the_connection(
    house: House, monkeypatch: pytest.MonkeyPatch, parsed: list[int], first: bytes, flood: bytes
) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    queued: list[int] = []
    ping = ClientSocket.handle_ping

    def noted(self: ClientSocket) -> None:
        ping(self)
        queued.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(ClientSocket, "handle_ping", noted)
    async with raw_socket(house.port) as flooder:
        await flooder.hello(opened["table"], opened["gallery"])
        parsed.clear()
        flooder.send(first + flood * 50_000)
        await flooder.until_cut_off()
    assert sum(parsed) <= CONTROL_FRAMES_AT_ONCE + 2 * MAX_FRAMES, "50,000 were sent"
    assert max(queued, default=0) <= 2 * CHUNK_BYTES
    await ana.done("ping")
    await ana.leave()


async def test_a_few_pings_are_answered(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert ana._socket
    for _ in range(20):
        await (await ana._socket.ping())
    await ana.done("ping")
    await ana.leave()


async def test_a_message_in_many_parts_is_understood(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    said = '{"type": "say", "id": 7, "text": "' + "word " * 90 + '"}'
    assert ana._socket
    await ana._socket.send([said[start : start + 20] for start in range(0, len(said), 20)])
    await ana.until(lambda: len(ana.chat) == 1)
    await ana.leave()
