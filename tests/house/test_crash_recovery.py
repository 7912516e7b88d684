"""A server killed at any moment has stored everything it acknowledged, exactly once."""

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import pytest
import websockets
from msgspec.structs import replace

from house.clients import PATIENCE, Client
from house.house import table_request
from run_folder import free_port
from serai.bots import own_bot_levels
from serai.house.doctor import examine_database
from serai.house.restore import restore_from_snapshot
from serai.house.store.sqlite import SqliteStore
from serai.table.journal import Chosen

TESTS = Path(__file__).parent.parent
TABLES = 4
GAMES = ("dice", "caravan", "nights")


class KillableHouse:
    """A server in another process that is killed in the end; clients wait while it restarts."""

    def __init__(self, home: Path, **settings: float) -> None:
        """`settings` override `LIBERAL`."""
        self.home = home
        self.settings = settings
        self.port = free_port()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process and self._process.returncode is None:
            await self.end()

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "house.server_process"),
            str(self.port),
            str(self.home),
            json.dumps(self.settings),
            env=os.environ | {"PYTHONPATH": os.pathsep.join((str(TESTS), os.environ.get("PYTHONPATH", "")))},
        )
        async with asyncio.timeout(3 * PATIENCE):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                except OSError:
                    assert self._process.returncode is None
                    await asyncio.sleep(0.02)
                else:
                    writer.close()
                    return

    @property
    def process(self) -> int:
        assert self._process
        return self._process.pid

    async def wait(self) -> int:
        assert self._process
        return await self._process.wait()

    async def end(self, sign: signal.Signals = signal.SIGKILL) -> int:
        assert self._process
        self._process.send_signal(sign)
        return await self.wait()


Answered = dict[int, str]
"""The acknowledged choices of one seat: question → option."""


async def play_through_kills(client: Client, random: Random, answered: Answered) -> None:
    """Plays to the end; reconnects whenever the server is down and resends unanswered choices."""
    unanswered: tuple[int, str] | None = None
    while not client.over:
        try:
            if client.gone:
                await client.come_back()
            if unanswered is None:
                await client.until(lambda: client.over or client.is_asked or client.gone)
                if client.over or client.gone:
                    continue
            seat = client.seat or ""
            asked, option = unanswered = unanswered or (client.asked[seat], client.some_option(random))
            answer = await client.ask("choose", seat=seat, option=option, asked=asked)
            assert answer["type"] == "done" or answer["key"] in ("refused-answered", "refused-over"), answer
            if answer["type"] == "done":
                assert asked not in answered, "it was done, and is asked for again"
                answered[asked] = option
            unanswered = None
            await client.until(lambda: client.over or client.gone or is_past(client, asked))  # noqa: B023
        except (OSError, websockets.WebSocketException, asyncio.CancelledError):
            current = asyncio.current_task()
            if current and current.cancelling():
                raise
            await asyncio.sleep(0.02)


def is_past(client: Client, asked: int) -> bool:
    return client.asked.get(client.seat or "") != asked


class Party:
    """Two players who play one table after the other until the server is no longer killed."""

    def __init__(self, house: KillableHouse, number: int, random: Random) -> None:
        self.house = house
        self.random = random
        game = GAMES[number % len(GAMES)]
        options = {"goal": 2} if game == "nights" else {}
        self.game = table_request(game, "Ana", "Bo", f"bot:{own_bot_levels(game)[0]}", options=options)
        self.played: list[tuple[Client, Answered]] = []

    async def play(self, is_over: asyncio.Event) -> None:
        while not is_over.is_set():
            opened = await self.open()
            keys = [key for key in opened["chairs"] if key]
            clients = [Client(self.house.socket, opened["table"], key) for key in keys]
            seats: list[tuple[Client, Answered]] = [(client, {}) for client in clients]
            self.played += seats
            await asyncio.gather(
                *(play_through_kills(client, self.random, answered) for client, answered in seats)
            )
            for client in clients:
                with contextlib.suppress(websockets.WebSocketException, OSError):
                    await client.leave()

    async def open(self) -> dict[str, Any]:
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.house.address, timeout=60, verify=False) as http:
                    return (await http.post("/api/tables", json=self.game)).json()
            except httpx.HTTPError:  # the server is being killed
                await asyncio.sleep(0.02)


async def kill_and_play_on(home: Path, kills: int, seed: int) -> None:
    random = Random(seed)
    async with KillableHouse(home) as house:
        parties = [Party(house, number, Random(random.random())) for number in range(TABLES)]
        is_over = asyncio.Event()
        playing = [asyncio.create_task(party.play(is_over)) for party in parties]
        for _ in range(kills):
            await asyncio.sleep(random.random() * 0.25)
            await house.end()
            await house.start()
        is_over.set()
        gone, played = asyncio.create_task(house.wait()), asyncio.gather(*playing)
        await asyncio.wait([gone, played], return_when="FIRST_COMPLETED")
        assert not gone.done(), "the house has died by itself"
        await played
        assert await house.end(signal.SIGTERM) == 0
        await gone
    await check_all_kept(home, [seat for party in parties for seat in party.played])


async def check_all_kept(home: Path, played: list[tuple[Client, Answered]]) -> None:
    """Checks that every acknowledged choice is stored once and in order, and that every game replays."""
    store = await SqliteStore.open_home(home)
    for client, done in played:
        stored = await store.read_table(client.table)
        assert stored
        assert stored.room.phase == "over"
        entries = [entry for line in stored.lines for entry in line.entries]
        made = [entry.option for entry in entries if isinstance(entry, Chosen) and entry.seat == client.seat]
        assert {asked: made[asked] for asked in done} == done
        assert [line.sequence for line in stored.lines] == list(range(len(stored.lines)))
        assert 0 < len(stored.snapshots) <= 4, "one for each of three seats, and one more"
        for candidate in stored.snapshots:
            assert restore_from_snapshot(replace(stored, snapshots=(candidate,)), 0.0), (
                "it is of a line that is there"
            )
    await store.close()
    assert not examine_database(home / "serai.db").findings


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_answered_choice_survives_a_kill(tmp_path: Path, seed: int) -> None:
    await kill_and_play_on(tmp_path, 3, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 20))
async def test_every_answered_choice_survives_many_kills(tmp_path: Path, seed: int) -> None:
    await kill_and_play_on(tmp_path, 20, seed)
