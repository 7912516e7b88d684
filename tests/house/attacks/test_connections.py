"""Idle connections: they are limited per address, and none stays forever."""

import asyncio
import contextlib
import logging
import resource
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from house.clients import PATIENCE, Client
from house.house import LIBERAL, House, start_house
from serai.house import server
from serai.house.serve import raise_open_file_limit
from serai.house.server import ConnectionLimit, HttpConnection

ALSO_WITH_BUS = True

HALF = b"POST /api/qr HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"


@asynccontextmanager
async def half_sent(port: int, count: int) -> AsyncGenerator[list[asyncio.StreamReader]]:
    """Connections with unfinished requests, during the block."""
    lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(count)]
    try:
        for _, writer in lines:
            writer.write(HALF)
        yield [reader for reader, _ in lines]
    finally:
        for _, writer in lines:
            writer.transport.abort()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def ended(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read() == b""
    except ConnectionResetError:
        return True


async def test_half_sent_requests_of_one_address_take_no_more_than_its_share(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    async with start_house(tmp_path, replace(LIBERAL, http_connections_per_address=20)) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        async with half_sent(house.port, 60) as readers:
            refused = [await ended(reader) for reader in readers[25:]]
            assert all(refused)
            await ana.done("ping")  # connected players are unaffected
        assert [record.why for record in caplog.records if hasattr(record, "why")] == ["connections"]
        async with asyncio.timeout(PATIENCE):  # and the limit is free again once they are gone
            while True:
                with contextlib.suppress(Exception):
                    if (await house.http.get("/health")).status_code == 200:
                        break
        await ana.leave()


def test_each_address_has_its_own_share_and_all_together_have_one() -> None:
    callers = ConnectionLimit(2, 3)
    assert [callers.admit_if_below_limits("a", 0.0) for _ in range(3)] == [True, True, False]
    assert [callers.admit_if_below_limits(other, 0.0) for other in "bc"] == [True, False]
    callers.release("a")
    assert callers.admit_if_below_limits("c", 0.0)


async def test_a_request_that_never_ends_is_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "BODY_TIMEOUT", 0.0)
    async with half_sent(house.port, 3) as readers:
        assert all([await ended(reader) for reader in readers])


async def test_the_second_request_of_a_connection_has_a_deadline_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    await reader.readuntil(b"}")
    monkeypatch.setattr(server, "BODY_TIMEOUT", 0.0)
    writer.write(b"GET /health HTTP/1.1\r\nHo")
    assert await ended(reader)
    writer.close()


async def test_nothing_more_is_waited_for_once_all_is_said(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers: list[HttpConnection] = []
    knock = HttpConnection.connection_made

    def noted(self: HttpConnection, transport: asyncio.Transport) -> None:
        callers.append(self)
        knock(self, transport)

    monkeypatch.setattr(HttpConnection, "connection_made", noted)
    drawn = await house.http.post("/api/qr", json={"link": "http://127.0.0.1/"})
    assert drawn.status_code == 200
    assert [caller._body_timer for caller in callers] == [None]


def test_a_house_opens_as_many_files_as_it_may() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    least = min(256, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (least, hard))
    try:
        assert raise_open_file_limit() == min(hard, 65_536)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
