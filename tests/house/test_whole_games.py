"""Whole games by several real clients on a real server, over failing connections."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from house.clients import Client
from house.house import LIBERAL, House, start_house
from serai.bots import own_bot_levels
from serai.house.messages import PROTOCOL

ON_BOTH_STORES = True
ON_TWO_WORKERS = {
    "test_several_play_a_whole_game",
    "test_a_game_is_played_to_its_end_over_lines_that_fail",
}

SHORT = {"road": 6, "water": 4}
SMALL = {"nights": {"goal": 4}}
"""Options that make a long game short."""


async def seat_all(house: House, opened: dict[str, Any]) -> list[Client]:
    """A client for each chair that has a key."""
    keys = [key for key in opened["chairs"] if key]
    return [await Client(house.socket, opened["table"], key).come() for key in keys]


async def part(*clients: Client) -> None:
    for client in clients:
        await client.leave()


def check_same(house: House, *clients: Client) -> None:
    """Checks that each client has received exactly its seat's events, once."""
    for client in clients:
        (live,) = [live for live in house.registry.live_tables if live.room.table == client.table]
        truth = [(event.key, event.args) for event in live.state.events_for(client.seat)]
        assert [(event["key"], event["args"]) for event in client.log] == truth[client.first :]


@pytest.mark.parametrize("game", ["dice", "caravan", "nights"])
async def test_several_play_a_whole_game(house: House, game: str) -> None:
    opened = await house.open(
        game, "Ana", "Bo", f"bot:{own_bot_levels(game)[0]}", options=SMALL.get(game, {})
    )
    clients = await seat_all(house, opened)
    await asyncio.gather(*(client.play(Random(number)) for number, client in enumerate(clients)))
    check_same(house, *clients)
    assert all(client.over and client.room["secret"] for client in clients)
    await part(*clients)


@pytest.mark.parametrize("game", ["dice", "caravan", "nights"])
async def test_a_game_is_played_to_its_end_over_lines_that_fail(house: House, game: str) -> None:
    opened = await house.open(game, "Ana", "Bo", "Cleo", takebacks=True, options=SMALL.get(game, {}))
    clients = await seat_all(house, opened)
    random = Random(3)

    async def play_badly(client: Client) -> None:
        """Drops the connection between any two messages, and sends messages twice and late."""
        late: list[dict[str, Any]] = []
        while not client.over:
            if random.random() < 0.2 or client.gone:
                if not client.gone:
                    await client.drop()
                await client.come_back()
            await client.until(lambda: client.over or client.is_asked or client.gone)
            if client.over or client.gone or not client.is_asked:
                continue
            asked = client.asked[client.seat or ""]
            choice = {
                "type": "choose",
                "id": asked,
                "seat": client.seat,
                "option": client.some_option(random),
                "asked": asked,
            }
            for message in random.sample(late, min(len(late), 2)):
                await client.send(message)
            for _ in range(random.choice((1, 1, 2, 3))):
                await client.send(choice)
            late.append(choice)
            if random.random() < 0.2:
                await client.drop()
                continue
            await client.until(
                lambda asked=asked: client.over or client.asked.get(client.seat or "") != asked
            )

    await asyncio.gather(*map(play_badly, clients))
    check_same(house, *clients)
    for client in clients:
        refusals = {answer["key"] for answer in client.unmatched if answer["type"] == "refusal"}
        assert refusals <= {"refused-answered", "refused-over"}
    await part(*clients)


async def test_a_choice_that_is_sent_twice_is_made_once(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = await seat_all(house, opened)
    wish = {"seat": "Ana", "option": "silk", "asked": 0}
    assert (await ana.done("choose", **wish))["type"] == "done"
    assert (await ana.done("choose", **wish))["type"] == "done"
    assert await ana.refused("choose", **{**wish, "option": "salt"}) == "refused-answered"
    (live,) = house.registry.live_tables
    assert live.state.table
    assert len(live.state.table.journal) == 1
    await part(ana, bo)


async def test_an_undo_that_is_sent_twice_takes_back_once(house: House) -> None:
    opened = await house.open("caravan", "Ana", seed=5, options={"water": 50})
    (ana,) = await seat_all(house, opened)
    await ana.choose("silk")
    await ana.choose("rest")
    await ana.choose("rest")
    seen = ana.view["events"]
    await ana.done("undo", seat="Ana", seen=seen)
    assert await ana.refused("undo", seat="Ana", seen=seen) == "refused-moved-on"
    assert len(ana.told("undone")) == 1
    await part(ana)


async def test_two_tabs_on_one_seat_see_and_do_the_same(house: House) -> None:
    opened = await house.open("caravan", "Ana", "bot:random", options=SHORT)
    key = opened["chairs"][0]
    tabs = [await Client(house.socket, opened["table"], key).come() for _ in range(2)]
    turn = 0
    while not tabs[0].over:
        tab, other = tabs[turn % 2], tabs[1 - turn % 2]
        await tab.play(Random(turn), 1)
        await other.until(lambda tab=tab, other=other: other.view["events"] >= tab.view["events"])
        turn += 1
    await tabs[1].until(lambda: tabs[1].over)
    assert tabs[0].log == tabs[1].log
    assert tabs[0].room["chairs"][0]["here"]
    await part(*tabs)


async def test_both_tabs_choose_at_once_and_one_choice_is_made(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    key = opened["chairs"][0]
    tabs = [await Client(house.socket, opened["table"], key).come() for _ in range(2)]
    answers = await asyncio.gather(
        *(
            tab.ask("choose", seat="Ana", option=good, asked=0)
            for tab, good in zip(tabs, ("silk", "salt"), strict=True)
        )
    )
    assert sorted(answer["type"] for answer in answers) == ["done", "refusal"]
    await part(*tabs)


async def test_a_spectator_who_comes_late_sees_what_everyone_may(house: House) -> None:
    opened = await house.open("caravan", "Ana", "bot:random", options=SHORT)
    (ana,) = await seat_all(house, opened)
    await ana.play(Random(1), 3)
    spectator = await Client(house.socket, opened["table"], opened["gallery"]).come()
    await spectator.until(lambda: bool(spectator.view))
    assert spectator.rights == {"chairs": [], "host": False, "may_sit": False}
    assert spectator.view["board"]["hand"] == []
    assert spectator.view["decision"] is None
    assert "drew-good" not in spectator.keys_of_log()
    await ana.play(Random(2))
    await spectator.until(lambda: spectator.over)
    check_same(house, spectator, ana)
    await part(ana, spectator)


async def test_who_looks_on_is_counted(house: House) -> None:
    opened = await house.open("caravan", "Ana", "link")
    (ana,) = await seat_all(house, opened)
    spectator = await Client(house.socket, opened["table"], opened["gallery"]).come()
    await ana.until(lambda: ana.room["spectators"] == 1)
    await spectator.drop()
    await ana.until(lambda: ana.room["spectators"] == 0)
    await part(ana)


async def test_a_seat_is_handed_to_a_bot_and_taken_back(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", options=SHORT)
    ana, bo = await seat_all(house, opened)
    await ana.done("hand", chair=0, bot="random")
    await ana.until(lambda: len(ana.told("chosen")) == 1)  # by the bot
    assert await ana.refused("choose", seat="Ana", option="silk", asked=1) == "refused-bot-plays"
    assert await bo.refused("take", chair=0) == "refused-not-your-chair"
    await ana.done("take", chair=0)
    await bo.choose("salt")
    await ana.until(lambda: ana.is_asked)
    assert [(told["bot"], told["why"]) for told in ana.told("seated")] == [("random", "handed"), ("", "back")]
    await asyncio.gather(ana.play(Random(1)), bo.play(Random(2)))
    check_same(house, ana, bo)
    await part(ana, bo)


async def test_a_bot_replaces_a_player_who_leaves_and_the_player_may_return(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = await seat_all(house, opened)
    await ana.done("leave", chair=0)
    await bo.until(lambda: bool(bo.told("chosen")))
    assert bo.told("seated")[-1]["why"] == "left"
    await ana.leave()
    again = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await again.done("take", chair=0)
    await bo.choose("salt")
    await again.until(lambda: again.is_asked)
    await part(again, bo)


# Undo


async def test_a_choice_is_taken_back_freely_or_with_consent(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = await seat_all(house, opened)
    await ana.choose("silk")
    await ana.done("undo", seat="Ana")  # free: nobody else has chosen
    assert ana.view["chosen"] is None
    await ana.choose("salt")
    await bo.choose("salt")
    await ana.until(lambda: ana.is_asked)
    await ana.choose("draw")
    await bo.until(lambda: bo.is_asked)
    await ana.done("undo", seat="Ana")
    await bo.until(lambda: bo.view["takeback"] == {"seat": "Ana", "waiting": ["Bo"]})
    assert await ana.refused("agree", seat="Ana", agree=True) == "refused-not-asked"
    await bo.done("agree", seat="Bo", agree=False)
    await ana.until(lambda: ana.view["takeback"] is None)
    assert bo.is_asked
    await ana.done("undo", seat="Ana")
    await bo.until(lambda: bo.view["takeback"] is not None)
    await bo.done("agree", seat="Bo", agree=True)
    await ana.until(lambda: ana.is_asked)
    assert ana.told("undone")[-1] == {"seat": "Ana", "agreed": ["Bo"]}
    await part(ana, bo)


async def test_bots_take_nothing_back_unless_the_table_was_opened_so(house: House) -> None:
    for takebacks in (False, True):
        opened = await house.open("caravan", "Ana", "bot:random", seed=2, takebacks=takebacks)
        (ana,) = await seat_all(house, opened)
        await ana.choose("silk")
        await ana.until(lambda ana=ana: ana.is_asked)
        await ana.choose("draw")
        await ana.until(lambda ana=ana: ana.is_asked)
        if takebacks:
            await ana.done("undo", seat="Ana")
            await ana.until(lambda ana=ana: bool(ana.told("undone")))
        else:
            assert await ana.refused("undo", seat="Ana") == "refused-by-bots"
        await part(ana)


# Several seats on one device


async def test_several_seats_on_one_device_are_looked_from_one_at_a_time(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", options=SHORT)
    device = await Client(house.socket, opened["table"], *opened["chairs"], opened["host"]).come()
    assert device.rights["chairs"] == [0, 1]
    random = Random(4)
    await device.until(lambda: bool(device.view))
    while not device.over:
        asked = next(seat for seat in device.view["waiting"])
        await device.done("face", seat=asked)
        await device.until(lambda asked=asked: device.seat == asked)
        assert device.view["decision"]["seat"] == asked
        await device.play(random, 1)
        await device.done("face", seat=None)
        await device.until(lambda: device.seat is None)
        assert device.view["board"]["hand"] == []
    assert await device.refused("face", seat="Cleo") == "refused-not-yours"
    await part(device)


async def test_a_covered_device_stays_covered_whatever_happens_in_the_room(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", "Cleo")
    device = await Client(house.socket, opened["table"], *opened["chairs"][:2]).come()
    await device.done("face", seat=None)
    cleo = await Client(house.socket, opened["table"], opened["chairs"][2]).come()
    await cleo.choose("silk")
    await device.until(lambda: bool(device.told("chosen")))
    assert device.seat is None
    await device.drop()
    device.heard.clear()
    await device.come(covered=True)
    await cleo.done("say", text="well?")
    await cleo.done("rename", chair=2, name="Cléo")
    await device.until(lambda: device.room["chairs"][2]["name"] == "Cléo")
    assert device.seat is None
    assert '"drew-good"' not in "".join(device.heard)
    await part(device, cleo)


async def test_a_seat_that_comes_with_the_game_is_looked_from(house: House) -> None:
    opened = await house.open("caravan", "link", "link")
    clients = [await Client(house.socket, opened["table"], opened["invitation"]).come() for _ in range(2)]
    for client, name in zip(clients, ("Ana", "Bo"), strict=True):
        await client.done("sit", name=name)
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    await host.done("begin")
    for client, name in zip(clients, ("Ana", "Bo"), strict=True):
        await client.until(lambda client=client, name=name: client.seat == name)
        assert client.is_asked
    await part(*clients, host)


# Missed events


async def test_a_gap_is_filled_and_no_more_is_sent(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", options={"water": 50})
    ana, bo = await seat_all(house, opened)
    await ana.choose("silk")
    await ana.drop()
    known = ana.first + len(ana.log)
    await bo.choose("salt")
    await ana.come_back()
    await ana.until(lambda: ana.updates == 3)
    assert ana.first == 0
    assert len(ana.log) > known
    check_same(house, ana, bo)
    await part(ana, bo)


async def test_who_missed_too_much_gets_the_last_of_it_and_may_read_the_rest(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, max_missed_events=10, resync_events=4)) as house:
        opened = await house.open("caravan", "Ana", "bot:random", options={"water": 50, "road": 50})
        (ana,) = await seat_all(house, opened)
        await ana.drop()
        other = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        while other.view["events"] < 40:
            await other.play(Random(other.view["events"]), 1)
        await ana.come_back()
        await ana.until(lambda: ana.updates == 2)
        count = ana.view["events"]
        assert (ana.first, len(ana.log)) == (count - 4, 4)
        whole: list[Any] = []
        while len(whole) < ana.first:
            log = await ana.done("read-log", since=len(whole), until=ana.first)
            assert log["since"] == len(whole)
            assert 0 < len(log["events"]) <= 10
            whole += log["events"]
        ana.log, ana.first = whole + ana.log, 0
        check_same(house, ana)
        assert (await ana.done("read-log", since=9, until=3))["events"] == []
        assert (await ana.done("read-log", since=10**6, until=10**6 + 5))["events"] == []
        await part(ana, other)


async def test_a_client_that_claims_more_events_than_exist_gets_the_whole_log(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come(seat="Ana", seen=10**6)
    await ana.until(lambda: bool(ana.view))
    assert ana.first == 0
    check_same(house, ana)
    await part(ana)


async def test_an_outdated_client_is_told_to_reload(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come(protocol=PROTOCOL + 1)
    assert [answer["key"] for answer in ana.unmatched] == ["refused-protocol"]
    await ana.until(lambda: ana.gone)


async def test_a_client_that_reads_nothing_is_disconnected_and_gets_everything_when_it_reconnects(
    tmp_path: Path,
) -> None:
    async with start_house(tmp_path, replace(LIBERAL, max_queued_messages=3)) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        (live,) = house.registry.live_tables
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        (viewer,) = live.audience._viewers
        for _ in range(9):
            viewer.send_encoded(b'{"type":"yours","chairs":[0],"host":false,"may_sit":false}')
        await ana.until(lambda: ana.gone)
        await ana.come_back()
        await ana.until(lambda: bool(ana.rights))
        check_same(house, ana)
        await part(ana)
