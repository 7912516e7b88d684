"""What goes over the wire to a client is the same, byte for byte, whatever it may not know."""

import asyncio
import itertools
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.guests import Guest
from house.house import House, house
from table.tiny import GOODS, Caravan

Deeds = Callable[[dict[str, Guest]], Coroutine[Any, Any, None]]
ROLES = ("Ana", "Bo", "Cleo", "spectator", "host")


@pytest.fixture
def known_numbers(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Keys, names of tables and secrets that are the same in every house that a test opens."""
    count = itertools.count()

    def start() -> None:
        nonlocal count
        count = itertools.count()

    monkeypatch.setattr("serai.house.keys.secrets.token_urlsafe", lambda _: f"key-{next(count):020}")
    monkeypatch.setattr("serai.house.keys.secrets.choice", lambda _: "t")
    monkeypatch.setattr("serai.table.table.secrets.token_bytes", lambda size: bytes(size))
    return start


async def overheard(home: Path, game: str, deeds: Deeds, start: Callable[[], None]) -> dict[str, list[str]]:
    """Everything that each client hears while these things are done."""
    start()
    async with house(home) as inn:
        opened = await inn.open(game, "Ana", "Bo", "Cleo", takebacks=True)
        keys = {**dict(zip(ROLES, opened["chairs"], strict=False)), "spectator": opened["gallery"]}
        guests: dict[str, Guest] = {}
        for role in ROLES:
            guests[role] = await Guest(inn.socket, opened["table"], keys.get(role, opened["host"])).come()
            await settled(guests)
        await deeds(guests)
        await settled(guests)
        await look_again(inn, opened["table"], guests)
        return {role: list(guest.heard) for role, guest in guests.items()}


async def settled(guests: dict[str, Guest]) -> None:
    """Everyone has heard all that there was to hear: their answers come after it."""
    for guest in guests.values():
        await guest.done("ping")


async def look_again(inn: House, table: str, guests: dict[str, Guest]) -> None:
    """Each reads the whole log, loses the line, comes back with a gap, and anew; the table is revived."""
    for guest in guests.values():
        await guest.done("read-log", since=0, until=400)
    for guest in guests.values():
        await guest.leave()
        await settled({name: other for name, other in guests.items() if not other.gone})
    live = await inn.hall.find(table)
    while len(live.audience):
        await asyncio.sleep(0.001)
    inn.clock.time += 10_000
    await inn.hall.look_round()
    assert inn.hall.live == []
    for back in (True, False):
        for guest in guests.values():
            await (guest.come_back() if back else guest.come())
            await guest.leave()
            live = await inn.hall.find(table)
            while len(live.audience):
                await asyncio.sleep(0.001)


def same_for(heard: list[dict[str, list[str]]], *roles: str) -> None:
    for role in roles:
        assert heard[0][role] == heard[1][role], role


async def test_an_answer_in_a_gather_is_heard_by_nobody_else(tmp_path: Path, known_numbers: Any) -> None:
    def deeds(first: str, *then: str) -> Deeds:
        async def do(guests: dict[str, Guest]) -> None:
            await guests["Ana"].choose(first)
            await settled(guests)
            for word in then:
                await guests["Ana"].choose(word)
            await settled(guests)
            await guests["Bo"].choose("yes")

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
        async def do(guests: dict[str, Guest]) -> None:
            await guests["Ana"].choose(first)
            await guests["Ana"].done("undo", seat="Ana")
            await settled(guests)
            await guests["Ana"].choose(then)

        return do

    heard = [
        await overheard(tmp_path / first, "poll", deeds(first, then), known_numbers)
        for first, then in (("yes", "no"), ("perhaps", "yes"))
    ]
    same_for(heard, "Bo", "Cleo", "spectator", "host")


@pytest.mark.parametrize("seed", range(3))
async def test_hidden_hands_and_wishes_are_heard_by_their_owners_only(
    tmp_path: Path, known_numbers: Any, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Cleo's goods are others, and so is her wish; the same things are done by everyone."""

    async def do(guests: dict[str, Guest]) -> None:
        wish = "silk" if swapped else "salt"
        for seat, good in (("Ana", "spice"), ("Bo", "spice"), ("Cleo", wish)):
            await guests[seat].choose(good)
            await settled(guests)
        random = Random(seed)
        for _ in range(12):
            seat = guests["host"].view["waiting"][0]
            options = guests[seat].view["decision"]["options"]
            hidden = [option for option in options if not option.startswith(("sell", "offer"))]
            await guests[seat].choose(random.choice(hidden))
            await settled(guests)
            if random.random() < 0.4:
                await guests[seat].done("undo", seat=seat)
                await settled(guests)
                for other in (
                    guests["host"].view["takeback"]["waiting"] if guests["host"].view["takeback"] else ()
                ):
                    await guests[other].done("agree", seat=other, agree=True)
                await settled(guests)
            if guests["host"].over:
                break

    swapped = False

    def draw_other(game: Caravan, seat: str) -> None:
        """What Cleo draws is another good in the second house; the streams go on alike."""
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


async def test_a_hidden_goal_is_heard_by_its_owner_only(tmp_path: Path, known_numbers: Any) -> None:
    """Cleo divides her goal in another way; the same things are done by everyone."""

    def deeds(goal: str) -> Deeds:
        async def do(guests: dict[str, Guest]) -> None:
            for seat, division in (("Ana", "goal:10-10"), ("Bo", "goal:20-0"), ("Cleo", goal)):
                await guests[seat].choose(division)
                await settled(guests)
            random = Random(7)
            for _ in range(30):
                seat = guests["host"].view["waiting"][0]
                await guests[seat].choose(random.choice(guests[seat].view["decision"]["options"]))
                await settled(guests)

        return do

    heard = [
        await overheard(tmp_path / goal, "nights", deeds(goal), known_numbers)
        for goal in ("goal:13-7", "goal:14-6")
    ]
    same_for(heard, "Ana", "Bo", "spectator", "host")
    assert heard[0]["Cleo"] != heard[1]["Cleo"]
