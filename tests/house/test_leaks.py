"""What a client receives does not depend on information hidden from it, byte for byte."""

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.clients import Client
from house.house import House, start_house
from table.caravan import GOODS, Caravan

Deeds = Callable[[dict[str, Client]], Coroutine[Any, Any, None]]
ROLES = ("Ana", "Bo", "Cleo", "spectator", "host")


@pytest.fixture
def known_numbers(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Makes keys, table ids and secrets the same on every server of a test."""
    count = itertools.count()

    def start() -> None:
        nonlocal count
        count = itertools.count()

    monkeypatch.setattr("serai.house.keys.secrets.token_urlsafe", lambda _: f"key-{next(count):020}")
    monkeypatch.setattr("serai.house.keys.secrets.choice", lambda _: "t")
    monkeypatch.setattr("serai.table.table.secrets.token_bytes", lambda size: bytes(size))
    return start


async def overheard(home: Path, game: str, deeds: Deeds, start: Callable[[], None]) -> dict[str, list[str]]:
    """Everything that each client receives during these actions."""
    start()
    async with start_house(home) as house:
        opened = await house.open(game, "Ana", "Bo", "Cleo", takebacks=True)
        keys = {**dict(zip(ROLES, opened["chairs"], strict=False)), "spectator": opened["gallery"]}
        clients: dict[str, Client] = {}
        for role in ROLES:
            clients[role] = await Client(house.socket, opened["table"], keys.get(role, opened["host"])).come()
            await settled(clients)
        await deeds(clients)
        await settled(clients)
        await look_again(house, opened["table"], clients)
        return {role: list(client.heard) for role, client in clients.items()}


async def settled(clients: dict[str, Client]) -> None:
    """Waits until everybody has received everything: answers come in order."""
    for client in clients.values():
        await client.done("ping")


async def look_again(house: House, table: str, clients: dict[str, Client]) -> None:
    """Each client reads the log, reconnects with a gap and without; the table is reloaded."""
    for client in clients.values():
        await client.done("read-log", since=0, until=400)
    for client in clients.values():
        await client.leave()
        await settled({name: other for name, other in clients.items() if not other.gone})
    live = await house.registry.find_or_load_table(table)
    while len(live.audience):
        await asyncio.sleep(0.001)
    house.clock.time += 10_000
    await house.registry.run_maintenance_once()
    assert house.registry.live_tables == []
    for back in (True, False):
        for client in clients.values():
            await (client.come_back() if back else client.come())
            await client.leave()
            live = await house.registry.find_or_load_table(table)
            while len(live.audience):
                await asyncio.sleep(0.001)


def same_for(heard: list[dict[str, list[str]]], *roles: str) -> None:
    for role in roles:
        assert heard[0][role] == heard[1][role], role


async def test_an_answer_in_a_gather_is_heard_by_nobody_else(tmp_path: Path, known_numbers: Any) -> None:
    def deeds(first: str, *then: str) -> Deeds:
        async def do(clients: dict[str, Client]) -> None:
            await clients["Ana"].choose(first)
            await settled(clients)
            for word in then:
                await clients["Ana"].choose(word)
            await settled(clients)
            await clients["Bo"].choose("yes")

        return do

    heard = [
        await overheard(tmp_path / str(number), "poll", do, known_numbers)
        for number, do in enumerate((deeds("yes"), deeds("no"), deeds("no", "perhaps", "yes")))
    ]
    same_for(heard[:2], "Bo", "Cleo", "spectator", "host")
    same_for(heard[1:], "Bo", "Cleo", "spectator", "host")
    assert heard[0]["Ana"] != heard[1]["Ana"]


async def test_an_answer_that_is_taken_back_tells_no_more_than_that(
    tmp_path: Path, known_numbers: Any
) -> None:
    def deeds(first: str, then: str) -> Deeds:
        async def do(clients: dict[str, Client]) -> None:
            await clients["Ana"].choose(first)
            await clients["Ana"].done("undo", seat="Ana")
            await settled(clients)
            await clients["Ana"].choose(then)

        return do

    heard = [
        await overheard(tmp_path / first, "poll", deeds(first, then), known_numbers)
        for first, then in (("yes", "no"), ("perhaps", "yes"))
    ]
    same_for(heard, "Bo", "Cleo", "spectator", "host")


@pytest.mark.parametrize("seed", range(3))
async def test_hidden_hands_and_choices_are_sent_only_to_their_owners(
    tmp_path: Path, known_numbers: Any, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Cleo has different goods and a different wish; all actions are the same."""

    async def do(clients: dict[str, Client]) -> None:
        wish = "silk" if swapped else "salt"
        for seat, good in (("Ana", "spice"), ("Bo", "spice"), ("Cleo", wish)):
            await clients[seat].choose(good)
            await settled(clients)
        random = Random(seed)
        for _ in range(12):
            seat = clients["host"].view["waiting"][0]
            options = clients[seat].view["decision"]["options"]
            hidden = [option for option in options if not option.startswith(("sell", "offer"))]
            await clients[seat].choose(random.choice(hidden))
            await settled(clients)
            if random.random() < 0.4:
                await clients[seat].done("undo", seat=seat)
                await settled(clients)
                for other in (
                    clients["host"].view["takeback"]["waiting"] if clients["host"].view["takeback"] else ()
                ):
                    await clients[other].done("agree", seat=other, agree=True)
                await settled(clients)
            if clients["host"].over:
                break

    swapped = False

    def draw_other(game: Caravan, seat: str) -> None:
        """Cleo draws a different good on the second server; the random streams stay the same."""
        good = game.chance.draw("bale", game.state.bale)
        if seat == "Cleo" and swapped:
            good = GOODS[(GOODS.index(good) + 1) % 3]
        game.state.hands[seat].append(good)
        game.log.tell("drew", seat=seat)
        game.log.whisper([seat], "drew-good", good=good)

    monkeypatch.setattr(Caravan, "draw", draw_other)
    heard: list[dict[str, list[str]]] = []
    for swapped in (False, True):
        heard.append(await overheard(tmp_path / str(swapped), "caravan", do, known_numbers))
    same_for(heard, "Ana", "Bo", "spectator", "host")
    assert heard[0]["Cleo"] != heard[1]["Cleo"]


async def test_changes_of_a_hidden_hand_are_sent_only_to_its_owner_though_all_events_are_public(
    tmp_path: Path, known_numbers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ana draws different goods; all actions are the same, and nobody gets an event of their own."""

    async def do(clients: dict[str, Client]) -> None:
        for seat in ("Ana", "Bo", "Cleo"):
            await clients[seat].choose("spice")
            await settled(clients)
        for seat in ("Ana", "Bo", "Cleo", "Ana"):
            await clients[seat].choose("draw")
            await settled(clients)

    swapped = False

    def draw_other(game: Caravan, seat: str) -> None:
        good = game.chance.draw("bale", game.state.bale)
        if seat == "Ana" and swapped:
            good = GOODS[(GOODS.index(good) + 1) % 3]
        game.log.tell("drew", seat=seat)
        game.state.hands[seat].append(good)
        for _ in range(2):
            game.log.tell("drew", seat=seat)

    monkeypatch.setattr(Caravan, "draw", draw_other)
    monkeypatch.setattr("serai.house.audience._is_shown_stepwise", lambda _: True)
    heard: list[dict[str, list[str]]] = []
    for swapped in (False, True):
        heard.append(await overheard(tmp_path / str(swapped), "caravan", do, known_numbers))
    same_for(heard, "Bo", "Cleo", "spectator", "host")
    assert heard[0]["Ana"] != heard[1]["Ana"]


async def test_a_hidden_goal_is_heard_by_its_owner_only(tmp_path: Path, known_numbers: Any) -> None:
    """Cleo divides her goal differently; all actions are the same."""

    def deeds(goal: str) -> Deeds:
        async def do(clients: dict[str, Client]) -> None:
            for seat, division in (("Ana", "goal:10-10"), ("Bo", "goal:20-0"), ("Cleo", goal)):
                await clients[seat].choose(division)
                await settled(clients)
            random = Random(7)
            for _ in range(30):
                seat = clients["host"].view["waiting"][0]
                await clients[seat].choose(random.choice(clients[seat].view["decision"]["options"]))
                await settled(clients)

        return do

    heard = [
        await overheard(tmp_path / goal, "nights", deeds(goal), known_numbers)
        for goal in ("goal:13-7", "goal:14-6")
    ]
    same_for(heard, "Ana", "Bo", "spectator", "host")
    assert heard[0]["Cleo"] != heard[1]["Cleo"]
