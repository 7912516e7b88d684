"""A house that is killed at any moment has everything that it ever said was done, once."""

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

from house.guests import PATIENCE, Guest
from house.house import free_port, wanted
from serai.bots import levels
from serai.house.doctor import examine
from serai.house.revival import recalled
from serai.house.store.sqlite import SqliteStore
from serai.table.journal import Chosen

TESTS = Path(__file__).parent.parent
TABLES = 4
GAMES = ("dice", "caravan", "nights")


class KillableHouse:
    """A house in another process, killed in the end; whoever calls on it waits while it is started again."""

    def __init__(self, home: Path, **settings: float) -> None:
        """`settings` are those in which it differs from the houses of other tests."""
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
            *("-m", "house.killable"),
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
"""The choices of one seat of which the house said that they are done: question → option."""


async def play_through_kills(guest: Guest, random: Random, answered: Answered) -> None:
    """Plays to the end; comes back whenever the house is gone, and then sends again what got no answer."""
    unanswered: tuple[int, str] | None = None
    while not guest.over:
        try:
            if guest.gone:
                await guest.come_back()
            if unanswered is None:
                await guest.until(lambda: guest.over or guest.is_asked or guest.gone)
                if guest.over or guest.gone:
                    continue
            seat = guest.seat or ""
            asked, option = unanswered = unanswered or (guest.asked[seat], guest.some_option(random))
            answer = await guest.ask("choose", seat=seat, option=option, asked=asked)
            assert answer["type"] == "done" or answer["key"] in ("refused-answered", "refused-over"), answer
            if answer["type"] == "done":
                assert asked not in answered, "it was done, and is asked for again"
                answered[asked] = option
            unanswered = None
            await guest.until(lambda: guest.over or guest.gone or is_past(guest, asked))  # noqa: B023
        except (OSError, websockets.WebSocketException, asyncio.CancelledError):
            current = asyncio.current_task()
            if current and current.cancelling():
                raise
            await asyncio.sleep(0.02)


def is_past(guest: Guest, asked: int) -> bool:
    return guest.asked.get(guest.seat or "") != asked


class Party:
    """Two people who open a table, play to the end, and open the next until the killing is over."""

    def __init__(self, house: KillableHouse, number: int, random: Random) -> None:
        self.house = house
        self.random = random
        game = GAMES[number % len(GAMES)]
        options = {"goal": 2} if game == "nights" else {}
        self.game = wanted(game, "Ana", "Bo", f"bot:{levels(game)[0]}", options=options)
        self.played: list[tuple[Guest, Answered]] = []

    async def play(self, is_over: asyncio.Event) -> None:
        while not is_over.is_set():
            opened = await self.open()
            keys = [key for key in opened["chairs"] if key]
            guests = [Guest(self.house.socket, opened["table"], key) for key in keys]
            seats: list[tuple[Guest, Answered]] = [(guest, {}) for guest in guests]
            self.played += seats
            await asyncio.gather(
                *(play_through_kills(guest, self.random, answered) for guest, answered in seats)
            )
            for guest in guests:
                with contextlib.suppress(websockets.WebSocketException, OSError):
                    await guest.leave()

    async def open(self) -> dict[str, Any]:
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.house.address, timeout=60, verify=False) as http:
                    return (await http.post("/api/tables", json=self.game)).json()
            except httpx.HTTPError:  # it is being killed just now
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


async def check_all_kept(home: Path, played: list[tuple[Guest, Answered]]) -> None:
    """Every choice that was answered is there, in its place and so only once; every game plays again."""
    store = await SqliteStore.open_home(home)
    for guest, done in played:
        kept = await store.read(guest.table)
        assert kept
        assert kept.room.phase == "over"
        entries = [entry for line in kept.lines for entry in line.entries]
        made = [entry.option for entry in entries if isinstance(entry, Chosen) and entry.seat == guest.seat]
        assert {asked: made[asked] for asked in done} == done
        assert [line.sequence for line in kept.lines] == list(range(len(kept.lines)))
        assert 0 < len(kept.snapshots) <= 4, "one for each of three seats, and one more"
        for stored in kept.snapshots:
            assert recalled(replace(kept, snapshots=(stored,)), 0.0), "it is of a line that is there"
    await store.close()
    assert not examine(home / "serai.db").findings


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_answered_choice_survives_a_kill(tmp_path: Path, seed: int) -> None:
    await kill_and_play_on(tmp_path, 3, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10, 20))
async def test_every_answered_choice_survives_many_kills(tmp_path: Path, seed: int) -> None:
    await kill_and_play_on(tmp_path, 20, seed)
