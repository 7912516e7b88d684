"""Rematches include only players who agree."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.clients import Client
from house.house import House, start_house

ON_BOTH_STORES = True


async def at_the_end(
    house: House, *chairs: str, away: tuple[str, ...] = ()
) -> tuple[dict[str, Any], list[Client]]:
    """A finished game and the clients still at its table."""
    opened = await house.open("caravan", *chairs, options={"water": 1})
    keys = [key for key in opened["chairs"] if key]
    clients = [await Client(house.socket, opened["table"], key).come() for key in keys]
    await asyncio.gather(*(client.play(Random(1)) for client in clients))
    for client in clients:
        if client.seat in away:
            await client.leave()
    here = [client for client in clients if client.seat not in away]
    if away:
        await here[0].until(lambda: sum(chair["here"] for chair in here[0].room["chairs"]) == len(here))
    return opened, here


async def tables(house: House) -> int:
    return len(await house.registry.store.table_ids())


async def chairs_at(house: House, opened: dict[str, Any], table: str) -> list[tuple[str, str | None, bool]]:
    looker = await Client(house.socket, table, opened["gallery"]).come()
    await looker.leave()
    return [(chair["name"], chair["bot"], chair["held"]) for chair in looker.room["chairs"]]


async def test_it_opens_when_everyone_who_is_there_has_agreed(house: House) -> None:
    opened, (ana, bo, cleo) = await at_the_end(house, "Ana", "Bo", "Cleo")
    assert (await ana.done("rematch"))["type"] == "done"
    await bo.until(lambda: bool(bo.room["rematch"]))
    assert bo.room["rematch"] == {"by": "Ana", "agreed": [0], "declined": []}
    assert (await bo.done("rematch"))["type"] == "done"
    await cleo.until(lambda: cleo.room["rematch"]["agreed"] == [0, 1])
    assert (await tables(house), cleo.room["after"]) == (1, None)
    followed = await cleo.done("rematch")
    assert followed["type"] == "followed"
    for client in (ana, bo):
        await client.until(lambda client=client: client.room["after"] == followed["table"])
        await client.leave()
    assert await chairs_at(house, opened, followed["table"]) == [
        ("Ana", None, True),
        ("Bo", None, True),
        ("Cleo", None, True),
    ]
    await cleo.leave()


async def test_bots_come_along_and_are_not_asked(house: House) -> None:
    opened, (ana,) = await at_the_end(house, "Ana", "bot:random")
    followed = await ana.done("rematch")
    assert followed["type"] == "followed"
    (one, other) = await chairs_at(house, opened, followed["table"])
    assert one == ("Ana", None, True)
    assert other[1:] == ("random", False)
    await ana.leave()


async def test_whoever_declines_is_left_out_only_when_the_others_say_so(house: House) -> None:
    opened, (ana, bo, cleo) = await at_the_end(house, "Ana", "Bo", "Cleo")
    await ana.done("rematch")
    await bo.done("rematch", agree=False)
    await ana.until(lambda: ana.room["rematch"]["declined"] == [1])
    assert (await cleo.done("rematch"))["type"] == "done"
    assert (await ana.done("rematch"))["type"] == "done"
    assert await tables(house) == 1
    followed = await ana.done("rematch", wait=False)
    assert await chairs_at(house, opened, followed["table"]) == [("Ana", None, True), ("Cleo", None, True)]
    # Players who declined have no chair there, and the start page does not link to it.
    bos_key = opened["chairs"][1]
    stranger = await Client(house.socket, followed["table"], bos_key).come()
    assert stranger.unmatched[-1]["key"] == "refused-no-table"
    for key, after in ((bos_key, None), (opened["chairs"][2], followed["table"])):
        asked = {"tables": [{"table": opened["table"], "keys": [key]}]}
        (told,) = (await house.http.post("/api/own-tables", json=asked)).json()["tables"]
        assert told["after"] == after
    for client in (ana, bo, cleo):
        await client.leave()


async def test_nobody_is_left_out_who_has_not_answered(house: House) -> None:
    _, (ana, bo) = await at_the_end(house, "Ana", "Bo", "bot:random")
    assert (await ana.done("rematch", wait=False))["type"] == "done"
    assert await tables(house) == 1
    for client in (ana, bo):
        await client.leave()


async def test_a_decliner_may_think_again_and_a_proposer_too(house: House) -> None:
    _, (ana, bo) = await at_the_end(house, "Ana", "Bo")
    assert await bo.refused("rematch", agree=False) == "refused-no-rematch"
    await ana.done("rematch")
    await bo.done("rematch", agree=False)
    await ana.done("rematch", agree=False)
    await bo.until(lambda: bo.room["rematch"] is None)
    await bo.done("rematch")
    assert (await ana.done("rematch"))["type"] == "followed"
    assert await tables(house) == 2
    for client in (ana, bo):
        await client.leave()


async def test_too_few_are_left_where_one_of_two_declines(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo")
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    for chair, client in enumerate((ana, bo)):
        await client.done("hand", chair=chair, bot="random")
    for client in (ana, bo):
        await client.until(lambda client=client: client.over)
    await ana.done("rematch")
    await bo.done("rematch", agree=False)
    assert await ana.refused("rematch", wait=False) == "refused-seats"
    assert await tables(house) == 1
    assert (await bo.done("rematch"))["type"] == "followed"
    for client in (ana, bo):
        await client.leave()


async def test_for_somebody_who_is_away_a_bot_plays_until_they_come(house: House) -> None:
    opened, (ana, bo) = await at_the_end(house, "Ana", "Bo", "Cleo", away=("Cleo",))
    house.pass_time(60.0)
    await ana.done("rematch")
    followed = await bo.done("rematch")
    (_, _, third) = await chairs_at(house, opened, followed["table"])
    assert third == ("Cleo", "random", True)
    cleo = await Client(house.socket, followed["table"], opened["chairs"][2]).come()
    await cleo.done("take", chair=2)
    assert cleo.room["chairs"][2]["bot"] is None
    for client in (ana, bo, cleo):
        await client.leave()


async def test_who_has_just_gone_is_waited_for_a_moment_and_no_longer(house: House) -> None:
    _, (ana, bo) = await at_the_end(house, "Ana", "Bo")
    await ana.done("rematch")
    await bo.leave()
    await ana.until(lambda: not ana.room["chairs"][1]["here"])
    house.pass_time(house.registry.settings.rejoin_grace / 2)
    assert (await ana.done("rematch"))["type"] == "done"  # reloading a page is not an answer
    house.pass_time(house.registry.settings.rejoin_grace)
    await ana.until(lambda: ana.room["after"] is not None)
    await ana.leave()


async def test_what_nobody_wants_any_more_is_forgotten(house: House) -> None:
    opened, (ana, bo) = await at_the_end(house, "Ana", "Bo")
    await ana.done("rematch")
    await ana.leave()
    await bo.until(lambda: not bo.room["chairs"][0]["here"])
    house.pass_time(house.registry.settings.rejoin_grace + 1)
    await bo.until(lambda: bo.room["rematch"] is None)
    assert await tables(house) == 1
    back = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert back.room["after"] is None
    for client in (back, bo):
        await client.leave()


async def test_a_proposal_does_not_outlive_the_house(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened, (ana, bo) = await at_the_end(house, "Ana", "Bo")
        await ana.done("rematch")
    async with start_house(tmp_path) as house:
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        assert (ana.room["rematch"], ana.room["after"]) == (None, None)
        house.pass_time(100.0)
        await ana.done("ping")
        assert await tables(house) == 1
        for client in (ana, bo):
            await client.leave()


async def test_asked_for_again_it_is_the_same_table(house: House) -> None:
    _, (ana, bo) = await at_the_end(house, "Ana", "Bo")
    answers = await asyncio.gather(*(client.done("rematch") for client in (ana, bo, ana, bo)))
    (again,) = {answer["table"] for answer in answers if answer["type"] == "followed"}
    assert (await ana.done("rematch"))["table"] == again
    assert await tables(house) == 2
    for client in (ana, bo):
        await client.leave()


async def test_a_host_without_a_chair_asks_those_who_played(house: House) -> None:
    opened, (ana, bo) = await at_the_end(house, "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    await host.done("rematch")
    await ana.until(lambda: bool(ana.room["rematch"]))
    assert ana.room["rematch"] == {"by": "", "agreed": [], "declined": []}
    await ana.done("rematch")
    assert (await bo.done("rematch"))["type"] == "followed"
    for client in (host, ana, bo):
        await client.leave()


async def test_a_host_alone_plays_with_nobody(house: House) -> None:
    opened, (ana, bo) = await at_the_end(house, "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    for client in (ana, bo):
        await client.leave()
    await host.until(lambda: not any(chair["here"] for chair in host.room["chairs"]))
    house.pass_time(house.registry.settings.rejoin_grace + 1)
    assert await host.refused("rematch") == "refused-rematch-alone"
    assert host.room["rematch"] is None
    await host.leave()


async def test_nothing_is_kept_for_an_answer_that_was_given_before(house: House) -> None:
    opened, (ana, bo, cleo) = await at_the_end(house, "Ana", "Bo", "Cleo")
    await ana.done("rematch")
    await bo.done("rematch", agree=False)
    before = await house.registry.store.read_room_and_last_sequence(opened["table"])
    for _ in range(3):
        await ana.done("rematch")
        await bo.done("rematch", agree=False)
    assert await house.registry.store.read_room_and_last_sequence(opened["table"]) == before
    for client in (ana, bo, cleo):
        await client.leave()


@pytest.mark.parametrize("first", ["Bo", "Ana"])
async def test_the_chosen_first_player_goes_first_unless_they_declined(house: House, first: str) -> None:
    opened = await house.open("dice", "Ana", "Bo", "Cleo", options={"first": first})
    clients = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    for number in range(3):
        await clients[number].done("hand", chair=number, bot="random")
    for client in clients:
        await client.until(lambda client=client: client.over)
    await clients[0].done("rematch")
    await clients[1].done("rematch", agree=False)
    await clients[2].done("rematch")
    followed = await clients[0].done("rematch", wait=False)
    looker = await Client(house.socket, followed["table"], opened["gallery"]).come()
    assert looker.room["terms"]["options"] == ({"first": "Ana"} if first == "Ana" else {})
    for client in (*clients, looker):
        await client.leave()
