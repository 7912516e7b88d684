"""A client that floods the server is slowed or disconnected, and nobody else notices."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from house.attacks.raw_websocket import CONTINUED, PING, TEXT, frame, raw_socket, request
from house.clients import PATIENCE, Client
from house.house import LIBERAL, House, start_house
from serai.house import request_handlers
from serai.house.websocket_protocol import MAX_BYTES_AFTER_CLOSE, ClientSocket

ALSO_WITH_BUS = True

STRICT = replace(LIBERAL, messages_per_second=0.01, messages_at_once=60.0)
"""After 60 messages the server does not read from a client again during a test."""

SMALLEST_FRAME = 6


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The frames that were parsed."""
    frames: list[bytes] = []
    queue = ClientSocket._queue_if_whole_text

    def noted(self: ClientSocket, content: bytes, header: int) -> bool:
        frames.append(content)
        return queue(self, content, header)

    monkeypatch.setattr(ClientSocket, "_queue_if_whole_text", noted)
    return frames


async def test_who_sends_at_full_speed_is_read_no_faster_than_the_limit(
    tmp_path: Path, parsed: list[bytes]
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
        # The next message is parsed only when the last one is being answered.
        flood = [content for content in parsed if content == request("ping", id=1)]
        assert len(flood) <= 62, "100,000 were sent"
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


async def test_what_comes_after_the_end_is_not_parsed(house: House, parsed: list[bytes]) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    async with raw_socket(house.port) as flooder:
        parsed.clear()
        flooder.send(request("hello", table="nothing") + request("ping", id=1) * 100_000)
        await flooder.until_cut_off()
        assert len(parsed) <= 2 + MAX_BYTES_AFTER_CLOSE / SMALLEST_FRAME, "100,000 were sent"
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
    house: House, monkeypatch: pytest.MonkeyPatch, parsed: list[bytes], first: bytes, flood: bytes
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
    assert len(parsed) <= 1_000, "50,000 were sent"
    assert max(queued, default=0) <= 10_000
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


async def test_a_message_that_arrives_byte_by_byte_is_understood(house: House, parsed: list[bytes]) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    async with raw_socket(house.port) as slow:
        await slow.hello(opened["table"], opened["chairs"][1])
        await ana.until(lambda: ana.room["chairs"][1]["here"])
        parsed.clear()
        short, long = (request("say", id=1, text=text) for text in ("word", "word " * 50))
        for content in (short, long):
            for at in range(len(content)):
                slow.send(content[at : at + 1])
                await slow.writer.drain()
                await asyncio.sleep(0)
        await ana.until(lambda: len(ana.chat) == 2)
        assert parsed == [short, long]
    await ana.leave()


@pytest.mark.parametrize(
    "content",
    [
        frame(b"\xff"),
        frame(b"{", last=False) + frame(b"}"),
        b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4),
        b"\x81\x02{}",
    ],
    ids=["not-utf-8", "a-message-within-another", "too-long", "not-masked"],
)
async def test_a_frame_that_breaks_the_protocol_ends_the_connection(house: House, content: bytes) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    async with raw_socket(house.port) as raw:
        await raw.hello(opened["table"], opened["chairs"][1])
        raw.send(content)
        async with asyncio.timeout(PATIENCE):
            await raw.reader.read()  # until the end


async def test_a_message_in_many_parts_is_understood(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    said = '{"type": "say", "id": 7, "text": "' + "word " * 90 + '"}'
    assert ana._socket
    await ana._socket.send([said[start : start + 20] for start in range(0, len(said), 20)])
    await ana.until(lambda: len(ana.chat) == 1)
    await ana.leave()
