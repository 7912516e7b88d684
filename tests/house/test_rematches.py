"""Another game for the same people: only with those who want it, and nobody is taken along without a word."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.guests import Guest
from house.house import House, house


async def at_the_end(
    inn: House, *chairs: str, away: tuple[str, ...] = ()
) -> tuple[dict[str, Any], list[Guest]]:
    """A game that is over, and those who are still at its table."""
    opened = await inn.open("caravan", *chairs, options={"water": 1})
    keys = [key for key in opened["chairs"] if key]
    guests = [await Guest(inn.socket, opened["table"], key).come() for key in keys]
    await asyncio.gather(*(guest.play(Random(1)) for guest in guests))
    for guest in guests:
        if guest.seat in away:
            await guest.leave()
    here = [guest for guest in guests if guest.seat not in away]
    if away:
        await here[0].until(lambda: sum(chair["here"] for chair in here[0].room["chairs"]) == len(here))
    return opened, here


async def tables(inn: House) -> int:
    return len(await inn.hall.store.tables())


async def chairs_at(inn: House, opened: dict[str, Any], table: str) -> list[tuple[str, str | None, bool]]:
    looker = await Guest(inn.socket, table, opened["gallery"]).come()
    await looker.leave()
    return [(chair["name"], chair["bot"], chair["held"]) for chair in looker.room["chairs"]]


async def test_it_opens_when_everyone_who_is_there_has_agreed(inn: House) -> None:
    opened, (ana, bo, cleo) = await at_the_end(inn, "Ana", "Bo", "Cleo")
    assert (await ana.done("rematch"))["type"] == "done"
    await bo.until(lambda: bool(bo.room["rematch"]))
    assert bo.room["rematch"] == {"by": "Ana", "agreed": [0], "declined": []}
    assert (await bo.done("rematch"))["type"] == "done"
    await cleo.until(lambda: cleo.room["rematch"]["agreed"] == [0, 1])
    assert (await tables(inn), cleo.room["after"]) == (1, None)
    followed = await cleo.done("rematch")
    assert followed["type"] == "followed"
    for guest in (ana, bo):
        await guest.until(lambda guest=guest: guest.room["after"] == followed["table"])
        await guest.leave()
    assert await chairs_at(inn, opened, followed["table"]) == [
        ("Ana", None, True),
        ("Bo", None, True),
        ("Cleo", None, True),
    ]
    await cleo.leave()


async def test_bots_come_along_and_are_not_asked(inn: House) -> None:
    opened, (ana,) = await at_the_end(inn, "Ana", "bot:random")
    followed = await ana.done("rematch")
    assert followed["type"] == "followed"
    (one, other) = await chairs_at(inn, opened, followed["table"])
    assert one == ("Ana", None, True)
    assert other[1:] == ("random", False)
    await ana.leave()


async def test_whoever_declines_is_left_out_only_when_the_others_say_so(inn: House) -> None:
    opened, (ana, bo, cleo) = await at_the_end(inn, "Ana", "Bo", "Cleo")
    await ana.done("rematch")
    await bo.done("rematch", agree=False)
    await ana.until(lambda: ana.room["rematch"]["declined"] == [1])
    assert (await cleo.done("rematch"))["type"] == "done"
    assert (await ana.done("rematch"))["type"] == "done"
    assert await tables(inn) == 1
    followed = await ana.done("rematch", wait=False)
    assert await chairs_at(inn, opened, followed["table"]) == [("Ana", None, True), ("Cleo", None, True)]
    # Whoever declined has no place there, and the front page does not send them there.
    bos_key = opened["chairs"][1]
    stranger = await Guest(inn.socket, followed["table"], bos_key).come()
    assert stranger.unmatched[-1]["key"] == "refused-no-table"
    for key, after in ((bos_key, None), (opened["chairs"][2], followed["table"])):
        asked = {"tables": [{"table": opened["table"], "keys": [key]}]}
        (told,) = (await inn.http.post("/api/own-tables", json=asked)).json()["tables"]
        assert told["after"] == after
    for guest in (ana, bo, cleo):
        await guest.leave()


async def test_nobody_is_left_out_who_has_not_answered(inn: House) -> None:
    _, (ana, bo) = await at_the_end(inn, "Ana", "Bo", "bot:random")
    assert (await ana.done("rematch", wait=False))["type"] == "done"
    assert await tables(inn) == 1
    for guest in (ana, bo):
        await guest.leave()


async def test_a_decliner_may_think_again_and_a_proposer_too(inn: House) -> None:
    _, (ana, bo) = await at_the_end(inn, "Ana", "Bo")
    assert await bo.refused("rematch", agree=False) == "refused-no-rematch"
    await ana.done("rematch")
    await bo.done("rematch", agree=False)
    await ana.done("rematch", agree=False)
    await bo.until(lambda: bo.room["rematch"] is None)
    await bo.done("rematch")
    assert (await ana.done("rematch"))["type"] == "followed"
    assert await tables(inn) == 2
    for guest in (ana, bo):
        await guest.leave()


async def test_too_few_are_left_where_one_of_two_declines(inn: House) -> None:
    opened = await inn.open("dice", "Ana", "Bo")
    ana, bo = [await Guest(inn.socket, opened["table"], key).come() for key in opened["chairs"]]
    for chair, guest in enumerate((ana, bo)):
        await guest.done("hand", chair=chair, bot="random")
    for guest in (ana, bo):
        await guest.until(lambda guest=guest: guest.over)
    await ana.done("rematch")
    await bo.done("rematch", agree=False)
    assert await ana.refused("rematch", wait=False) == "refused-seats"
    assert await tables(inn) == 1
    assert (await bo.done("rematch"))["type"] == "followed"
    for guest in (ana, bo):
        await guest.leave()


async def test_for_somebody_who_is_away_a_bot_plays_until_they_come(inn: House) -> None:
    opened, (ana, bo) = await at_the_end(inn, "Ana", "Bo", "Cleo", away=("Cleo",))
    inn.pass_time(60.0)
    await ana.done("rematch")
    followed = await bo.done("rematch")
    (_, _, third) = await chairs_at(inn, opened, followed["table"])
    assert third == ("Cleo", "random", True)
    cleo = await Guest(inn.socket, followed["table"], opened["chairs"][2]).come()
    await cleo.done("take", chair=2)
    assert cleo.room["chairs"][2]["bot"] is None
    for guest in (ana, bo, cleo):
        await guest.leave()


async def test_who_has_just_gone_is_waited_for_a_moment_and_no_longer(inn: House) -> None:
    _, (ana, bo) = await at_the_end(inn, "Ana", "Bo")
    await ana.done("rematch")
    await bo.leave()
    await ana.until(lambda: not ana.room["chairs"][1]["here"])
    inn.pass_time(inn.hall.settings.rejoining / 2)
    assert (await ana.done("rematch"))["type"] == "done"  # a page that is loaded anew is no answer
    inn.pass_time(inn.hall.settings.rejoining)
    await ana.until(lambda: ana.room["after"] is not None)
    await ana.leave()


async def test_what_nobody_wants_any_more_is_forgotten(inn: House) -> None:
    opened, (ana, bo) = await at_the_end(inn, "Ana", "Bo")
    await ana.done("rematch")
    await ana.leave()
    await bo.until(lambda: not bo.room["chairs"][0]["here"])
    inn.pass_time(inn.hall.settings.rejoining + 1)
    await bo.until(lambda: bo.room["rematch"] is None)
    assert await tables(inn) == 1
    back = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    assert back.room["after"] is None
    for guest in (back, bo):
        await guest.leave()


async def test_a_proposal_does_not_outlive_the_house(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        opened, (ana, bo) = await at_the_end(inn, "Ana", "Bo")
        await ana.done("rematch")
    async with house(tmp_path) as inn:
        ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
        assert (ana.room["rematch"], ana.room["after"]) == (None, None)
        inn.pass_time(100.0)
        await ana.done("ping")
        assert await tables(inn) == 1
        for guest in (ana, bo):
            await guest.leave()


async def test_asked_for_again_it_is_the_same_table(inn: House) -> None:
    _, (ana, bo) = await at_the_end(inn, "Ana", "Bo")
    answers = await asyncio.gather(*(guest.done("rematch") for guest in (ana, bo, ana, bo)))
    (again,) = {answer["table"] for answer in answers if answer["type"] == "followed"}
    assert (await ana.done("rematch"))["table"] == again
    assert await tables(inn) == 2
    for guest in (ana, bo):
        await guest.leave()


async def test_a_host_without_a_chair_asks_those_who_played(inn: House) -> None:
    opened, (ana, bo) = await at_the_end(inn, "Ana", "Bo")
    host = await Guest(inn.socket, opened["table"], opened["host"]).come()
    await host.done("rematch")
    await ana.until(lambda: bool(ana.room["rematch"]))
    assert ana.room["rematch"] == {"by": "", "agreed": [], "declined": []}
    await ana.done("rematch")
    assert (await bo.done("rematch"))["type"] == "followed"
    for guest in (host, ana, bo):
        await guest.leave()


async def test_a_host_alone_plays_with_nobody(inn: House) -> None:
    opened, (ana, bo) = await at_the_end(inn, "Ana", "Bo")
    host = await Guest(inn.socket, opened["table"], opened["host"]).come()
    for guest in (ana, bo):
        await guest.leave()
    await host.until(lambda: not any(chair["here"] for chair in host.room["chairs"]))
    inn.pass_time(inn.hall.settings.rejoining + 1)
    assert await host.refused("rematch") == "refused-rematch-alone"
    assert host.room["rematch"] is None
    await host.leave()


async def test_nothing_is_kept_for_an_answer_that_was_given_before(inn: House) -> None:
    opened, (ana, bo, cleo) = await at_the_end(inn, "Ana", "Bo", "Cleo")
    await ana.done("rematch")
    await bo.done("rematch", agree=False)
    before = await inn.hall.store.glance(opened["table"])
    for _ in range(3):
        await ana.done("rematch")
        await bo.done("rematch", agree=False)
    assert await inn.hall.store.glance(opened["table"]) == before
    for guest in (ana, bo, cleo):
        await guest.leave()


@pytest.mark.parametrize("first", ["Bo", "Ana"])
async def test_whoever_was_to_go_first_does_unless_they_declined(inn: House, first: str) -> None:
    opened = await inn.open("dice", "Ana", "Bo", "Cleo", options={"first": first})
    guests = [await Guest(inn.socket, opened["table"], key).come() for key in opened["chairs"]]
    for number in range(3):
        await guests[number].done("hand", chair=number, bot="random")
    for guest in guests:
        await guest.until(lambda guest=guest: guest.over)
    await guests[0].done("rematch")
    await guests[1].done("rematch", agree=False)
    await guests[2].done("rematch")
    followed = await guests[0].done("rematch", wait=False)
    looker = await Guest(inn.socket, followed["table"], opened["gallery"]).come()
    assert looker.room["terms"]["options"] == ({"first": "Ana"} if first == "Ana" else {})
    for guest in (*guests, looker):
        await guest.leave()
