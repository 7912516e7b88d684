"""A socket is closed with the code that the page of the socket tells of."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from house.attacks.raw_websocket import frame
from house.clients import Client
from house.house import LIBERAL, House, start_house
from serai.house import websocket
from serai.house.close_codes import CLOSE_CODES, CloseCode
from serai.house.live_table import LiveTable
from serai.house.server import MAX_FRAME_BYTES

UNKNOWN_KIND = 0x3


async def connected(house: House, *keys: str, table: str = "none") -> Client:
    client = Client(house.socket, table, *keys)
    await client.connect()
    return client


async def at_table(house: House) -> Client:
    opened = await house.open("caravan", "Ana", "Bo")
    return await Client(house.socket, opened["table"], opened["host"]).come()


async def after_bytes(house: House, content: bytes) -> Client:
    client = await connected(house)
    assert client._socket
    client._socket.transport.write(content)
    return client


async def disconnected(code: CloseCode, house: House, home: Path, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client in the case for which there is this code."""
    match code:
        case CloseCode.NORMAL:
            client = await at_table(house)
            await client.done("delete")
        case CloseCode.PROTOCOL_ERROR:
            client = await after_bytes(house, frame(b"", UNKNOWN_KIND))
        case CloseCode.NOT_TEXT:
            client = await after_bytes(house, frame(b"\xff"))
        case CloseCode.TOO_LONG:
            client = await connected(house)
            assert f"{MAX_FRAME_BYTES:,} bytes" in CLOSE_CODES[code]
            await client.send("x" * (MAX_FRAME_BYTES + 1))
        case CloseCode.SERVER_STOPPED:
            async with start_house(home, replace(LIBERAL, shutdown_timeout=0.0)) as other:
                client = await connected(other)
        case CloseCode.REFUSED:
            client = await Client(house.socket, "none").come()
            assert client.unmatched[0]["key"] == "refused-no-table"
        case CloseCode.NO_HELLO:
            monkeypatch.setattr(websocket, "HELLO_TIMEOUT", 0.0)
            client = await connected(house)
        case CloseCode.SERVER_FAILED:

            async def fail(*_: object, **__: object) -> None:
                raise RuntimeError

            monkeypatch.setattr(LiveTable, "admit_viewer", fail)
            client = await at_table(house)
            assert client.unmatched[0]["key"] == "refused-failed"
    return client


@pytest.mark.parametrize("code", CloseCode)
async def test_each_code_is_sent_in_the_case_that_the_page_tells_of(
    code: CloseCode, house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert code in CLOSE_CODES
    client = await disconnected(code, house, tmp_path / "other", monkeypatch)
    await client.until(lambda: client.gone)
    assert client.close_code == code


async def test_who_says_nothing_for_long_gets_the_code_of_an_ordinary_end(house: House) -> None:
    client = await at_table(house)
    house.clock.time += house.registry.settings.silence_timeout + 1
    await house.registry.run_maintenance_once()
    await client.until(lambda: client.gone)
    assert (client.close_code, client.farewell) == (CloseCode.NORMAL, None)
