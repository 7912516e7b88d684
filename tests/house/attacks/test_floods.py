"""A client that sends more than anybody can read: its own line waits or ends, and nobody else notices."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from house.attacks.raw import CONTINUED, PING, TEXT, frame, raw_socket, request
from house.guests import PATIENCE, Guest
from house.house import LIBERAL, House, house
from serai.house import requests
from serai.house.transport import MOST_AFTER_CLOSE, ODD_FRAMES_AT_ONCE, PIECE, ClientSocket

STRICT = replace(LIBERAL, messages_per_second=0.01, messages_at_once=60.0)
"""Who has said 60 things is not read again while a test lasts."""

MOST_FRAMES = 350
"""That are parsed in one go: the smallest frame has six bytes."""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many frames were taken from what had come, at each parsing."""
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
    async with house(tmp_path, STRICT) as inn, raw_socket(inn.port) as flooder:
        opened = await inn.open("caravan", "Ana", "Bo", options={"water": 50})
        ana, bo = [await Guest(inn.socket, opened["table"], key).come() for key in opened["chairs"]]
        await flooder.hello(opened["table"], opened["gallery"])
        parsed.clear()
        flooder.send(request("ping", id=1) * 100_000)
        for _ in range(10):
            await ana.done("ping")
            await bo.done("ping")
        await ana.choose("silk")
        await bo.choose("salt")
        await ana.until(lambda: ana.is_asked)
        # One parsing is of one piece, and the next comes only when all in it are answered.
        assert max(parsed) <= MOST_FRAMES
        assert sum(parsed) <= 60 + MOST_FRAMES, "100,000 were sent"
        for guest in (ana, bo):
            await guest.leave()


async def test_between_two_requests_of_one_client_others_have_their_turn(
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    turns = ""
    answer = requests.answer

    async def noted(*args: object) -> object:
        nonlocal turns
        turns += "answered "
        return await answer(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("serai.house.socket.answer", noted)
    async with raw_socket(inn.port) as flooder:
        await flooder.hello(opened["table"], opened["gallery"])
        flooder.send(request("ping", id=1) * 100)
        async with asyncio.timeout(PATIENCE):
            while turns.count("answered") < 100:
                turns += "| "
                await asyncio.sleep(0)
    assert "answered answered" not in turns


async def test_what_comes_after_the_end_is_not_parsed(inn: House, parsed: list[int]) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    async with raw_socket(inn.port) as flooder:
        parsed.clear()
        flooder.send(request("hello", table="nothing") + request("ping", id=1) * 100_000)
        await flooder.until_cut_off()
        assert sum(parsed) <= MOST_FRAMES * (2 + MOST_AFTER_CLOSE / PIECE)
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
    inn: House, monkeypatch: pytest.MonkeyPatch, parsed: list[int], first: bytes, flood: bytes
) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    queued: list[int] = []
    ping = ClientSocket.handle_ping

    def noted(self: ClientSocket) -> None:
        ping(self)
        queued.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(ClientSocket, "handle_ping", noted)
    async with raw_socket(inn.port) as flooder:
        await flooder.hello(opened["table"], opened["gallery"])
        parsed.clear()
        flooder.send(first + flood * 50_000)
        await flooder.until_cut_off()
    assert sum(parsed) <= ODD_FRAMES_AT_ONCE + 2 * MOST_FRAMES, "50,000 were sent"
    assert max(queued, default=0) <= 2 * PIECE
    await ana.done("ping")
    await ana.leave()


async def test_a_few_pings_are_answered(inn: House) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    assert ana._socket
    for _ in range(20):
        await (await ana._socket.ping())
    await ana.done("ping")
    await ana.leave()


async def test_a_message_in_many_parts_is_understood(inn: House) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    said = '{"type": "say", "id": 7, "text": "' + "word " * 90 + '"}'
    assert ana._socket
    await ana._socket.send([said[start : start + 20] for start in range(0, len(said), 20)])
    await ana.until(lambda: len(ana.chat) == 1)
    await ana.leave()
