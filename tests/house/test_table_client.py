"""`serai.client` opens tables, joins them by link, and plays whole games at a real server."""

import asyncio
import runpy
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from house.clients import PATIENCE
from house.house import House, table_request
from refusals import refuses
from serai.bots import own_bot_levels
from serai.client import ConnectionLost, HouseRefusal, TableClient, TableLink, open_table, table_client
from serai.house import websocket
from serai.house.live_table import LiveTable
from serai.house.messages import AddChair, Answer, Delete, Ping
from serai.house.rate_limits import too_fast_refusal
from serai.house.room import Terms
from serai.house.table_setup import TableOpened, TableRequest
from serai.table import Refused, find_game

ALSO_WITH_BUS = True

EXAMPLE = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "bot_by_link.py"))
SMALL = {"dice": {}, "nights": {"goal": 3}}

both_games = pytest.mark.parametrize("game", ["dice", "nights"])


def patient(test: Callable[..., Any]) -> Callable[..., Any]:
    """Lets a test fail that would wait forever."""

    @wraps(test)
    async def run(*arguments: Any, **named: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            await test(*arguments, **named)

    return run


def address(house: House) -> str:
    return f"http://127.0.0.1:{house.port}"


def link(house: House, opened: TableOpened, key: str) -> TableLink:
    return TableLink(address(house), opened.table, key)


async def open_with(house: House, game: str, *chairs: str, **terms: Any) -> TableOpened:
    asked = table_request(game, *chairs, options=SMALL[game], **terms)
    return await open_table(address(house), msgspec.convert(asked, TableRequest))


@both_games
@patient
async def test_it_opens_a_table_and_bots_that_join_by_link_play_it(house: House, game: str) -> None:
    opened = await open_with(house, game, "link", "link", f"bot:{own_bot_levels(game)[0]}")
    async with TableClient(link(house, opened, opened.host)) as host:
        assert host.is_host
        assert host.view is None
        invitation = str(link(house, opened, opened.invitation))
        playing = [
            asyncio.create_task(EXAMPLE["play"](invitation, name, level))
            for name, level in (("Rook", None), ("Crow", own_bot_levels(game)[0]))
        ]
        await host.wait_until(lambda: all(chair.held or chair.bot for chair in host.room.chairs))
        await host.begin()
        ends = await asyncio.gather(*playing)
        await host.wait_until(lambda: host.is_over)
        assert host.seat is None
        for view in ends:
            assert view.outcome == host.view.outcome  # type: ignore[union-attr]
            assert type(view.board) is find_game(game).card.board
        assert {view.seat for view in ends} == {"Rook", "Crow"}


@both_games
@patient
async def test_it_plays_on_after_every_loss_of_its_connection(house: House, game: str) -> None:
    opened = await open_with(house, game, "Ana", f"bot:{own_bot_levels(game)[0]}", seed=3)
    async with TableClient(link(house, opened, opened.chairs[0] or "")) as client:
        random, made = Random(1), 0
        while (view := await client.next_question()) is not None:
            assert view.decision is not None
            choosing = asyncio.create_task(client.choose(random.choice(view.decision.options)))
            if made % 5 == 0:
                await asyncio.sleep(0)  # the choice is on its way, or not yet
                assert client._socket is not None
                client._socket.transport.abort()
            await choosing
            made += 1
        (live,) = house.registry.live_tables
        truth = live.state.events_for("Ana")
        assert client.events == truth[client.first :]
        assert len(client.told) == len(client.events)
        table = live.state.table
        assert table is not None
        assert (
            sum(type(entry).__name__ == "Chosen" and entry.seat == "Ana" for entry in table.journal) == made
        )


@pytest.mark.parametrize("key", ["refused-database", "refused-too-fast"])
@patient
async def test_it_comes_back_to_a_server_that_lets_it_in_again_later(
    house: House, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    pauses: list[int] = []
    find_table = house.registry.find_or_load_table

    async def record_pause(failures: int) -> None:
        pauses.append(failures)

    async def refuse_thrice(table: str) -> LiveTable:
        if len(pauses) < 3:
            raise Refused(key)
        return await find_table(table)

    opened = await open_with(house, "dice", "Ana", "bot:random")
    async with TableClient(link(house, opened, opened.chairs[0] or "")) as client:
        await client.next_question()
        monkeypatch.setattr(table_client, "pause_after_failures", record_pause)
        monkeypatch.setattr(house.registry, "find_or_load_table", refuse_thrice)
        assert client._socket is not None
        client._socket.transport.abort()
        await client.wait_until(lambda: not client._welcomed)
        await client.wait_until(lambda: client._welcomed)
        assert pauses == [1, 2, 3]


async def test_it_pauses_longer_after_each_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    for failures in (1, 2, 3, 100):
        await table_client.pause_after_failures(failures)
    assert slept == [0.5, 1.0, 2.0, 30.0]


@patient
async def test_it_goes_on_pinging_after_a_refused_ping(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    pings = 0
    handle = websocket.handle_request

    async def refuse_first_ping(*arguments: Any) -> Answer:
        nonlocal pings
        if isinstance(arguments[-1], Ping):
            pings += 1
            if pings == 1:
                raise too_fast_refusal()
            answered.set()
        return await handle(*arguments)

    answered = asyncio.Event()
    monkeypatch.setattr(websocket, "handle_request", refuse_first_ping)
    monkeypatch.setattr(table_client, "PING_INTERVAL", 0.01)
    opened = await open_with(house, "dice", "Ana", "bot:random")
    async with TableClient(link(house, opened, opened.chairs[0] or "")):
        await answered.wait()


@patient
async def test_a_refusal_is_raised_with_its_sentence_and_changes_nothing(house: House) -> None:
    opened = await open_with(house, "dice", "Ana", "bot:random")
    async with TableClient(link(house, opened, opened.chairs[0] or ""), language="fr") as client:
        await client.next_question()
        with pytest.raises(HouseRefusal, match="n’est pas possible pour Ana") as refused:
            await client.choose("fly")
        assert refused.value.key == "refused-option"
        assert client.is_asked
        with pytest.raises(HouseRefusal):
            await client.ask(AddChair(id=client.next_id()))
        with pytest.raises(HouseRefusal):
            await client.sit("Bo")
        assert len(client.keys) == 1


@patient
async def test_who_sits_down_gets_a_chair_with_a_key_of_its_own(house: House) -> None:
    opened = await open_with(house, "dice", "link", "link")
    invitation = link(house, opened, opened.invitation)
    async with TableClient(invitation) as ana, TableClient(invitation) as bo:
        assert (await ana.sit("Ana"), await bo.sit("Bo", 1)) == (0, 1)
        assert ana.chairs == (0,)
        async with TableClient(link(house, opened, ana.keys[-1])) as again:
            assert again.chairs == (0,)


@patient
async def test_a_table_that_cannot_be_opened_or_entered_says_why(house: House) -> None:
    with pytest.raises(HouseRefusal, match="2 to 5 players"):
        await open_with(house, "dice", "Ana")
    with refuses("“nowhere” is not the address of a server: it begins with https:// or http://."):
        await open_table("nowhere", TableRequest(Terms("dice"), ()))
    opened = await open_with(house, "dice", "Ana", "bot:random")
    with pytest.raises(HouseRefusal) as refused:
        async with TableClient(link(house, opened, "wrong")):
            pass
    assert refused.value.key == "refused-no-table"
    with pytest.raises(OSError, match="Connect"):
        async with TableClient(TableLink("http://127.0.0.1:9", opened.table, "x")):
            pass


@patient
async def test_who_waits_learns_that_the_table_was_deleted(house: House) -> None:
    opened = await open_with(house, "dice", "Ana", "bot:random")
    async with (
        TableClient(link(house, opened, opened.host)) as host,
        TableClient(link(house, opened, opened.gallery)) as watching,
    ):
        await host.ask(Delete(id=host.next_id()))
        with pytest.raises((ConnectionLost, HouseRefusal)):
            await watching.wait_until(lambda: False)


@pytest.mark.parametrize(
    "link",
    ["", "serai", "https://serai.example.org", "ftp://x/t/a#b", "https://x/t/a/replay", "http://[/t/a"],
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with refuses("is not the link of a table"):
        TableLink.parse(link)


def test_the_fragment_of_a_link_is_its_key() -> None:
    found = TableLink.parse("https://serai.example.org/inn/t/abc#s%2Fecret")
    assert found == TableLink("https://serai.example.org/inn", "abc", "s/ecret")
    assert found.socket_url == found.socket == "wss://serai.example.org/inn/socket"
    assert "ecret" not in found.socket
    assert TableLink.parse(str(found)).table == "abc"
