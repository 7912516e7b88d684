"""Chairs, keys, chat and languages: everything at a table except its game."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from house.clients import PATIENCE, Client
from house.house import LIBERAL, House, start_house, table_request
from serai.games.dice.bots import king
from serai.house.store import CannotStore, Change, StoredChatLine
from serai.house.store.sqlite import SqliteStore
from serai.locales.texts import LANGUAGES, find_texts

ON_BOTH_STORES = True


async def test_people_sit_down_by_link_and_the_host_begins(house: House) -> None:
    opened = await house.open("dice", "Ana", "link", "link")
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["invitation"]).come()
    assert host.room["phase"] == "gathering"
    assert bo.rights == {"chairs": [], "host": False, "may_sit": True}
    assert await bo.refused("sit", name="ana") == "refused-name-taken"
    assert await bo.refused("sit", name="Bo", chair=0) == "refused-chair-taken"
    assert await bo.refused("sit", name="Bo", chair=7) == "refused-no-chair"
    assert await bo.refused("sit", name="a:b") == "refused-name"
    given = await bo.done("sit", name="Bo")
    assert (given["type"], given["chair"]) == ("key-given", 1)
    assert bo.rights["chairs"] == [1]
    await host.done("begin", fill="random")
    await host.until(lambda: host.room["phase"] == "playing")
    assert [chair["bot"] for chair in host.room["chairs"]] == [None, None, "random"]
    elsewhere = await Client(house.socket, opened["table"], given["key"]).come()
    assert elsewhere.seat == "Bo"
    assert await host.refused("begin") == "refused-begun"
    for client in (host, bo, elsewhere):
        await client.leave()


async def test_free_chairs_go_when_the_game_begins_without_bots(house: House) -> None:
    opened = await house.open("dice", "Ana", "link", "link")
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    assert await host.refused("begin") == "refused-seats"
    assert host.room["phase"] == "gathering"
    await host.done("set-bot", chair=1, bot="king")
    assert await host.refused("set-bot", chair=0, bot="king") == "refused-chair-taken"
    await host.done("begin")
    assert [chair["seat"] for chair in host.room["chairs"]] == ["Ana", host.room["chairs"][1]["name"]]
    await host.leave()


async def test_the_host_adds_and_removes_chairs(house: House) -> None:
    opened = await house.open("caravan", "Ana", "link")
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    await host.done("add-chair")
    await host.done("add-chair", bot="random")
    assert await host.refused("add-chair") == "refused-too-many-chairs"
    assert await host.refused("add-chair", bot="emperor") in ("refused-level", "refused-too-many-chairs")
    await host.done("remove-chair", chair=1)
    assert await host.refused("remove-chair", chair=0) == "refused-chair-taken"
    assert await host.refused("rename", chair=1, name="Nobody") == "refused-nobody-there"
    assert [bool(chair["bot"]) for chair in host.room["chairs"]] == [False, False, True]
    await host.leave()


async def test_who_was_named_to_go_first_does_so_under_another_name_too(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo", "link", options={"first": "Ana"})
    host = await Client(house.socket, opened["table"], opened["host"], *opened["chairs"][:2]).come()
    await host.done("rename", chair=0, name="Anna")
    await host.done("begin", fill="random")
    assert host.view["board"]["seat"] == "Anna"
    await host.leave()


async def test_a_hero_is_taken_under_another_name_too(house: House) -> None:
    options = {"heroes": {"Ana": "sindbad", "Bo": "zumurrud"}}
    opened = await house.open("nights", "Ana", "Bo", "link", options=options)
    keys = opened["host"], *opened["chairs"][:2]
    host = await Client(house.socket, opened["table"], *keys).come()
    await host.done("rename", chair=0, name="Anna")
    await host.done("leave", chair=1)
    await host.done("begin", fill="traveller")
    heroes = [told["hero"] for told in host.told("hero") if told["seat"] == "Anna"]
    assert heroes == ["sindbad"]
    await host.leave()


@pytest.mark.parametrize(("kind", "bot"), [("remove-chair", {}), ("set-bot", {"bot": None})])
async def test_a_bot_that_was_to_go_first_does_not_once_it_is_gone(
    house: House, kind: str, bot: dict[str, None]
) -> None:
    chairs = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "bot": "random", "name": "Zayn"}]
    terms = {"game": "dice", "options": {"first": "Zayn"}}
    asked = {"terms": terms, "chairs": [*chairs, {"kind": "link"}]}
    opened = (await house.http.post("/api/tables", json=asked)).json()
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    await host.done("set-bot", chair=1, bot="king")
    assert host.room["chairs"][1]["name"] == "Zayn", "it plays better now, and is the same"
    await host.done(kind, chair=1, **bot)
    await host.done("begin", fill="random")
    assert host.room["phase"] == "playing"
    await host.leave()


async def test_before_the_game_who_leaves_frees_the_chair_and_gets_an_answer(house: House) -> None:
    opened = await house.open("caravan", "link", "link")
    client = await Client(house.socket, opened["table"], opened["invitation"]).come()
    given = await client.done("sit", name="Ana")
    only = await Client(house.socket, opened["table"], given["key"]).come()
    assert (await only.done("leave", chair=0))["type"] == "done"
    await only.until(lambda: only.gone)
    assert only.farewell
    assert only.farewell["key"] == "farewell-no-longer"
    assert not client.room["chairs"][0]["held"]
    await client.leave()


async def test_a_name_may_change_and_the_log_says_so(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    assert await ana.refused("rename", chair=0, name="Bo") == "refused-name-taken"
    assert await ana.refused("rename", chair=1, name="Bob") == "refused-not-your-chair"
    await ana.done("rename", chair=0, name="Ana María")
    await bo.until(lambda: bo.view["sitters"]["Ana"]["name"] == "Ana María")
    assert bo.told("seated")[-1] == {"seat": "Ana", "name": "Ana María", "bot": "", "why": "renamed"}
    for client in (ana, bo):
        await client.leave()


async def test_a_new_link_kills_the_old_one_and_its_connections(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    lost = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    given = await host.done("reissue", chair=1)
    await lost.until(lambda: lost.gone)
    assert lost.farewell
    assert (lost.farewell["key"], lost.farewell["come_back"]) == ("farewell-no-longer", False)
    await lost.come()
    assert lost.unmatched[-1]["key"] == "refused-no-table"
    found = await Client(house.socket, opened["table"], given["key"]).come()
    assert found.seat == "Bo"
    await found.choose("silk")
    for client in (host, found):
        await client.leave()


async def test_who_is_sent_away_loses_the_seat_and_another_may_sit_down(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    await host.done("remove", chair=1)
    await bo.until(lambda: bo.gone)
    await host.until(lambda: bool(host.told("chosen")))  # by the bot
    assert host.told("seated")[-1]["why"] == "removed"
    assert await host.refused("remove", chair=1) == "refused-nobody-there"
    other = await Client(house.socket, opened["table"], opened["invitation"]).come()
    assert other.seat is None
    await other.done("sit", name="Cleo")
    await other.until(lambda: other.seat == "Bo")
    assert other.view["board"]["hand"]
    assert other.told("seated")[-1] == {"seat": "Bo", "name": "Cleo", "bot": "", "why": "sat"}
    for client in (host, other):
        await client.leave()


async def test_the_rematch_has_the_same_people_and_keys(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", options={"water": 1})
    clients = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    assert await clients[0].refused("rematch") == "refused-not-over-yet"
    spectator = await Client(house.socket, opened["table"], opened["gallery"]).come()
    await asyncio.gather(*(client.play(Random(1)) for client in clients))
    assert await spectator.refused("rematch") == "refused-rematch"
    answers = await asyncio.gather(*(client.done("rematch") for client in clients))
    (again,) = (answer["table"] for answer in answers if answer["type"] == "followed")
    assert len(await house.registry.store.table_ids()) == 2
    await spectator.until(lambda: spectator.room["after"] == again)
    for key, name in zip(opened["chairs"], ("Ana", "Bo"), strict=True):
        client = await Client(house.socket, again, key).come()
        assert (client.seat, client.room["before"]) == (name, opened["table"])
        await client.leave()
    for client in (*clients, spectator):
        await client.leave()


async def test_who_sits_down_late_is_told_the_last_of_it(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, max_missed_events=12, resync_events=6)) as house:
        opened = await house.open("caravan", "Ana", "Bo", options={"road": 99, "water": 99}, seed=1)
        host = await Client(house.socket, opened["table"], opened["host"], *opened["chairs"]).come()
        random = Random(1)
        while host.first + len(host.log) < 30:
            assert not host.over
            for seat in ("Ana", "Bo"):
                await host.done("face", seat=seat)
                if host.is_asked:
                    await host.choose(host.some_option(random))
        await host.done("remove", chair=1)
        cleo = await Client(house.socket, opened["table"], opened["invitation"]).come()
        await cleo.done("sit", name="Cleo")
        await cleo.until(lambda: cleo.seat == "Bo")
        assert cleo.first > 12
        assert 6 <= len(cleo.log) <= 12
        for client in (host, cleo):
            await client.leave()


async def test_a_rematch_that_the_disk_refuses_leaves_no_table_behind(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("dice", "Ana", "bot:random", seed=3)
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.play(Random(1))
    store = house.registry.store
    write = store.write_change
    for whose in ("the new table's", "the old one's"):

        async def refuse(change: Change, whose: str = whose) -> None:
            if (change.table == opened["table"]) == (whose == "the old one's"):
                raise CannotStore("refused-disk")
            await write(change)

        with monkeypatch.context() as failing:
            failing.setattr(store, "write_change", refuse)
            assert await ana.refused("rematch") == "refused-disk"
        assert await store.table_ids() == [opened["table"]]
        (live,) = house.registry.live_tables
        assert (live.room.table, live.room.rematch) == (opened["table"], None), "nothing opens it later"
    followed = await ana.done("rematch")
    assert await store.table_ids() == [opened["table"], followed["table"]]
    await ana.leave()


async def test_a_table_whose_game_the_disk_refuses_is_not_opened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_: Change) -> None:
        raise CannotStore("refused-disk")

    with monkeypatch.context() as failing:
        failing.setattr(house.registry.store, "write_change", refuse)
        answer = await house.http.post(
            "/api/tables", json=table_request("dice", "Ana", "bot:random", public=True)
        )
    assert answer.json()["key"] == "refused-disk"
    assert await house.registry.store.table_ids() == []
    assert house.registry.live_tables == []
    assert (await house.http.get("/api/tables")).json() == []


async def test_who_was_named_to_go_first_does_so_in_the_rematch_too(house: House) -> None:
    opened = await house.open("dice", "Ana", "bot:random", options={"first": "Ana"}, seed=3)
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.done("rename", chair=0, name="Anna")
    await ana.play(Random(1))
    followed = await ana.done("rematch")
    await ana.leave()
    again = await Client(house.socket, followed["table"], opened["chairs"][0]).come()
    assert again.view["board"]["seat"] == "Anna"
    await again.leave()


async def test_a_closed_table_is_only_read(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", public=True)
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    await host.done("close")
    assert host.room["closed"]
    assert not host.room["public"]
    assert host.room["secret"] is None
    assert await host.refused("choose", seat="Ana", option="silk", asked=0) == "refused-closed"
    assert await host.refused("undo", seat="Ana") == "refused-closed"
    assert await host.refused("take", chair=0) == "refused-closed"
    assert await host.refused("sit", name="Cleo") == "refused-closed"
    assert await host.refused("rematch") == "refused-closed"
    assert (await host.done("read-log", since=0, until=100))["events"] == host.log
    await host.leave()


async def test_a_deleted_table_is_gone_with_all_that_was_said(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    await bo.done("say", text="an indiscretion")
    assert (await host.done("delete"))["type"] == "done"
    await bo.until(lambda: bo.gone)
    await host.until(lambda: host.gone)
    assert bo.farewell
    assert (bo.farewell["key"], bo.farewell["come_back"]) == ("farewell-deleted", False)
    await bo.come()
    assert bo.unmatched[-1]["key"] == "refused-no-table"
    store = house.registry.store
    assert await store.table_ids() == []
    assert await store.read_chat(opened["table"], 100) == []
    await store.close()
    if isinstance(store, SqliteStore):
        for file in store.path.parent.glob("serai.*"):
            assert b"an indiscretion" not in file.read_bytes()


async def test_a_public_table_is_listed_and_open_to_all(house: House) -> None:
    opened = await house.open("caravan", "Ana", "link", public=True)
    await house.open("caravan", "Ana", "link")
    (listed,) = (await house.http.get("/api/tables")).json()
    assert (listed["table"], listed["names"], listed["free"]) == (opened["table"], ["Ana"], 1)
    stranger = await Client(house.socket, opened["table"]).come()
    assert stranger.rights["may_sit"]
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    await host.done("publish", on=False)
    assert (await house.http.get("/api/tables")).json() == []
    await stranger.until(lambda: stranger.gone)
    await host.leave()


# Chat


async def test_what_is_said_is_carried_as_it_was_said(house: House) -> None:
    opened = await house.open("caravan", "Ana <b>", "link")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    spectator = await Client(house.socket, opened["table"], opened["gallery"]).come()
    lines = ["<script>alert(1)</script>", "¿Qué tal? 👨‍👩‍👧", "{ $name } \\u0041 &amp;"]
    for line in lines:
        await ana.done("say", text=line)
    await spectator.done("say", text="hello")
    await ana.until(lambda: len(ana.chat) == 4)
    assert [line["text"] for line in ana.chat] == [*lines, "hello"]
    assert [(line["name"], line["seat"]) for line in ana.chat[2:]] == [("Ana <b>", ""), ("", "")]
    late = await Client(house.socket, opened["table"], opened["invitation"]).come()
    await late.until(lambda: len(late.chat) == 4)
    assert late.room["chairs"][0]["name"] == "Ana <b>"
    for nothing in ("", "  \n\t", "a\u202eb", "a\x00b"):
        assert await ana.refused("say", text=nothing) == "refused-empty"
    for client in (ana, spectator, late):
        await client.leave()


async def test_a_player_removed_while_the_table_is_locked_speaks_without_a_name(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1], opened["invitation"]).come()
    store, may_go_on, is_writing = house.registry.store, asyncio.Event(), asyncio.Event()
    write = store.write_change

    async def wait(change: Change) -> None:
        is_writing.set()
        await may_go_on.wait()
        await write(change)

    with monkeypatch.context() as slow:
        slow.setattr(store, "write_change", wait)
        removing = asyncio.create_task(host.done("remove", chair=1))
        await is_writing.wait()
        saying = asyncio.create_task(bo.done("say", text="I am still here."))
        await asyncio.sleep(0.1)
        may_go_on.set()
        await asyncio.gather(removing, saying)
    await host.until(lambda: bool(host.chat))
    assert (host.chat[0]["name"], host.chat[0]["seat"]) == ("", "")
    for client in (host, bo):
        await client.leave()


async def test_a_reaction_is_seen_by_the_others(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    await ana.done("react", sign="bravo")
    await bo.until(lambda: bool(bo.reactions))
    assert bo.reactions == [{"type": "reaction", "name": "Ana", "seat": "Ana", "sign": "bravo"}]
    assert await ana.refused("react", sign="rude") == "refused-message"
    for client in (ana, bo):
        await client.leave()


async def test_the_host_may_bar_chat(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    await host.done("bar-chat", on=True)
    await bo.until(lambda: bo.room["quiet"])
    assert await bo.refused("say", text="but") == "refused-quiet"
    assert await bo.refused("react", sign="gasp") == "refused-quiet"
    await host.done("say", text="silence, please")
    await host.done("bar-chat", on=False)
    await bo.done("say", text="thanks")
    for client in (host, bo):
        await client.leave()


# Languages


async def test_each_client_is_refused_in_its_own_language(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", "Cleo")
    languages = ("en", "fr", "es")
    clients = [
        await Client(house.socket, opened["table"], key, language=language).come()
        for key, language in zip(opened["chairs"], languages, strict=True)
    ]
    sentences = [(await client.ask("take", chair=7 - len(languages)))["sentence"] for client in clients]
    assert len(set(sentences)) == 3
    assert sentences[0] == "This is not your seat."
    await clients[0].done("speak", language="fr")
    assert (await clients[0].ask("take", chair=4))["sentence"] == sentences[1]
    for client in clients:
        await client.leave()


async def test_a_log_is_keys_and_no_sentences(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", options={"water": 1})
    clients = [
        await Client(house.socket, opened["table"], key, language=language).come()
        for key, language in zip(opened["chairs"], ("fr", "es"), strict=True)
    ]
    await asyncio.gather(*(client.play(Random(1)) for client in clients))
    for client in clients:
        await client.leave()
    public = await Client(house.socket, opened["table"], opened["gallery"], language="fr").come()
    again = await Client(house.socket, opened["table"], opened["gallery"], language="en").come()
    assert public.log == again.log
    assert all(set(event) == {"key", "args"} and " " not in event["key"] for event in public.log)
    for client in (public, again):
        await client.leave()


# Clocks and absence


async def test_a_bot_replaces_a_player_who_runs_out_of_time(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 30})
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    assert ana.remaining == 30
    house.pass_time(10)
    await bo.choose("silk")
    await ana.until(lambda: bool(ana.told("chosen")))
    assert ana.remaining == 20
    house.pass_time(20)
    await bo.until(lambda: bool(bo.told("seated")))
    assert bo.told("seated")[0] == {"seat": "Ana", "name": "Ana", "bot": "random", "why": "clock"}
    await ana.done("take", chair=0)
    assert ana.told("seated")[-1]["why"] == "back"
    for client in (ana, bo):
        await client.leave()


async def test_an_undo_gives_nobody_else_more_time(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 30})
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    for _ in range(3):
        house.pass_time(9)
        await ana.choose("silk")
        await ana.done("undo", seat="Ana")
    await bo.until(lambda: bo.remaining is not None and bo.remaining <= 3)
    for client in (ana, bo):
        await client.leave()


async def test_an_undo_gives_no_more_time_to_a_seat_that_changed_its_answer(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 30}, seed=3)
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    for good in ("salt", "silk"):
        await bo.choose(good)
    await ana.choose("silk")
    await ana.until(lambda: ana.is_asked)
    await ana.choose("march")
    await ana.until(lambda: ana.view["waiting"] == ["Ana", "Bo"])
    await ana.choose("yes")
    house.pass_time(20)
    updates = bo.updates
    await ana.done("undo", seat="Ana")
    await bo.until(lambda: bo.updates > updates)
    assert bo.remaining == 10
    for client in (ana, bo):
        await client.leave()


async def test_an_undo_gives_whoever_takes_back_no_more_time(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 30})
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    for client in (ana, bo):
        await client.choose("silk")
    for _ in range(3):
        await ana.until(lambda: ana.is_asked)
        house.pass_time(9)
        await ana.choose("rest")
        await ana.done("undo", seat="Ana")
    await ana.until(lambda: ana.is_asked)
    assert ana.remaining == 3
    house.pass_time(3)
    await bo.until(lambda: bool(bo.told("seated")))
    assert bo.told("seated")[0]["why"] == "clock"
    for client in (ana, bo):
        await client.leave()


async def test_time_spent_on_the_next_question_is_spent_when_the_one_before_comes_back(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", "Cleo", clock={"kind": "move", "count": 30}, seed=3)
    device = await Client(house.socket, opened["table"], *opened["chairs"]).come()
    for seat in ("Ana", "Bo", "Cleo"):
        await device.done("face", seat=seat)
        await device.choose("silk")
    await device.done("face", seat="Ana")
    offer = next(option for option in device.view["decision"]["options"] if option.startswith("offer"))
    house.pass_time(4)
    await device.choose(offer)
    assert device.remaining == 30
    house.pass_time(5)
    await device.done("undo", seat="Ana")
    assert device.remaining == 21
    await device.choose(offer)
    house.pass_time(6)
    await device.done("undo", seat="Ana")
    assert device.remaining == 15
    await device.leave()


async def test_the_time_that_others_took_is_not_counted_against_who_takes_back(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 30})
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    for client in (ana, bo):
        await client.choose("silk")
    await ana.until(lambda: ana.is_asked)
    house.pass_time(4)
    await ana.choose("rest")
    await bo.until(lambda: bo.is_asked)
    house.pass_time(20)
    await ana.done("undo", seat="Ana")
    await ana.until(lambda: ana.is_asked)
    assert ana.remaining == 26
    for client in (ana, bo):
        await client.leave()


async def test_a_disk_that_refuses_gives_nobody_more_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 30})
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    house.pass_time(10)

    async def refuse(_: Change) -> None:
        raise CannotStore("refused-disk")

    with monkeypatch.context() as failing:
        failing.setattr(house.registry.store, "write_change", refuse)
        assert await ana.refused("choose", seat="Ana", option="silk", asked=0) == "refused-disk"
    await ana.choose("silk")
    await bo.until(lambda: bool(bo.told("chosen")))
    assert bo.remaining == 20
    for client in (ana, bo):
        await client.leave()


async def test_a_name_changed_on_the_last_day_puts_no_clock_off(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 1})
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    house.pass_time(86_000)
    await ana.done("rename", chair=0, name="Anna")
    await ana.leave()
    house.clock.time += 400
    assert await house.registry.store.due_tables(house.clock()) == [opened["table"]]


async def test_a_clock_of_days_runs_while_the_house_is_closed(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 2})
        clock = house.clock
    clock.time += 86_400
    async with start_house(tmp_path, clock=clock) as house:
        await house.registry.run_maintenance_once()
        assert house.registry.live_tables == []
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        assert ana.remaining == 86_400
        await ana.done("say", text="this gives no time")
        await ana.leave()
    clock.time += 86_400
    async with start_house(tmp_path, clock=clock) as house:
        await house.registry.run_maintenance_once()
        (live,) = house.registry.live_tables
        gallery = await Client(house.socket, opened["table"], opened["gallery"]).come()
        await gallery.until(lambda: gallery.over)
        assert {told["why"] for told in gallery.told("seated")} == {"clock"}
        assert live.room.phase == "over"
        await gallery.leave()


@pytest.mark.parametrize("clock", [{"kind": "move", "count": 0}, {"kind": "day", "count": 0}])
async def test_a_clock_needs_time(house: House, clock: dict[str, object]) -> None:
    answer = await house.http.post("/api/tables", json=table_request("caravan", "Ana", "Bo", clock=clock))
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-clock")


@pytest.mark.parametrize("count", [-1, 10**400])
async def test_a_clock_has_a_span_that_can_be_waited_for(house: House, count: int) -> None:
    clock = {"kind": "day", "count": count}
    answer = await house.http.post("/api/tables", json=table_request("caravan", "Ana", "Bo", clock=clock))
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-message")


async def test_somebody_stands_in_for_who_stays_away(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    await bo.choose("silk")
    await ana.drop()
    await bo.until(lambda: not bo.room["chairs"][0]["here"])
    house.pass_time(LIBERAL.absence_timeout - 1)
    await bo.done("ping")
    assert bo.told("seated") == []
    house.pass_time(1)
    await bo.until(lambda: bo.is_asked or len(bo.told("seated")) > 0)
    assert bo.told("seated")[0]["why"] == "away"
    await ana.come_back()
    await ana.done("take", chair=0)
    for client in (ana, bo):
        await client.leave()


async def test_no_bot_takes_over_from_a_player_who_rejoins_at_that_moment(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    await bo.choose("silk")
    await ana.drop()
    await bo.until(lambda: not bo.room["chairs"][0]["here"])
    store, is_coming, may_come = house.registry.store, asyncio.Event(), asyncio.Event()
    read_chat = store.read_chat

    async def slowly(table: str, last: int) -> Sequence[tuple[float, StoredChatLine]]:
        is_coming.set()
        await may_come.wait()
        return await read_chat(table, last)

    monkeypatch.setattr(store, "read_chat", slowly)
    coming = asyncio.create_task(ana.come_back())
    await is_coming.wait()
    house.pass_time(LIBERAL.absence_timeout)
    await asyncio.sleep(0.1)  # a bot would take over now
    may_come.set()
    await coming
    await ana.choose("silk")
    assert bo.told("seated") == []
    for client in (ana, bo):
        await client.leave()


async def reading_aloud(house: House) -> tuple[Client, Client]:
    """The hero's player and the Reader, in the first turn of a table where a person reads aloud."""
    options = {"person-reads": True, "random-skills": True}
    opened = await house.open("nights", "Ana", "Bo", options=options, seed=1)
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    for client in (ana, bo):
        await client.choose("goal:10-10")
    await ana.until(lambda: bool(ana.view["board"]["seat"]))
    return (ana, bo) if ana.view["board"]["seat"] == "Ana" else (bo, ana)


@pytest.mark.rule("N17.2")
async def test_pages_turn_at_once_for_a_reader_who_is_away(house: House) -> None:
    hero, reader = await reading_aloud(house)
    await reader.drop()
    await hero.until(lambda: not all(chair["here"] for chair in hero.room["chairs"]))
    house.pass_time(LIBERAL.rejoin_grace)
    while not hero.told("section"):
        await hero.until(lambda: hero.is_asked or bool(hero.told("section")))
        if not hero.told("section"):
            await hero.choose(hero.view["decision"]["options"][-1])
    assert hero.told("seated") == [], "nobody stands in"
    await hero.leave()


@pytest.mark.rule("N17.2")
async def test_a_reader_who_is_there_takes_its_time_and_one_who_reloads_a_page_too(house: House) -> None:
    hero, reader = await reading_aloud(house)
    while not reader.told("reading"):
        await hero.until(lambda: hero.is_asked or reader.seat in hero.view["waiting"])
        if hero.is_asked:
            await hero.choose(hero.view["decision"]["options"][-1])
        await reader.done("ping")
    house.pass_time(LIBERAL.rejoin_grace)
    await reader.drop()
    await hero.until(lambda: not all(chair["here"] for chair in hero.room["chairs"]))
    house.pass_time(LIBERAL.rejoin_grace - 1)
    await hero.done("ping")
    assert hero.told("read") == []
    await reader.come_back()
    house.pass_time(LIBERAL.rejoin_grace)
    await hero.done("ping")
    assert hero.told("read") == []
    await reader.choose("turn-page")
    await hero.until(lambda: bool(hero.told("read")))
    for client in (hero, reader):
        await client.leave()


async def test_who_says_nothing_for_long_is_taken_to_be_gone(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    house.clock.time += LIBERAL.silence_timeout
    await bo.done("ping")
    house.clock.time += 1
    await house.registry.run_maintenance_once()
    await ana.until(lambda: ana.gone)
    await bo.until(lambda: not bo.room["chairs"][0]["here"])
    await ana.come_back()
    assert not ana.gone
    for client in (ana, bo):
        await client.leave()


async def test_nobody_stands_in_where_nobody_waits(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.leave()
    house.pass_time(10 * LIBERAL.absence_timeout)
    again = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert again.told("seated") == []
    await again.leave()


async def test_a_bot_that_is_relieved_while_it_thinks_does_not_choose(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking, may_answer = threading.Event(), threading.Event()

    def slow(view: object, _chance: object) -> str:
        thinking.set()
        may_answer.wait(PATIENCE)
        return view.decision.options[0]  # type: ignore[attr-defined]

    monkeypatch.setattr("serai.house.scheduler.find_bot", lambda *_: slow)
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.done("hand", chair=0, bot="random")
    await asyncio.to_thread(thinking.wait, PATIENCE)
    await ana.done("take", chair=0)
    may_answer.set()
    (live,) = house.registry.live_tables
    while house.registry._schedulers[live.room.table]._task is not None:
        await asyncio.sleep(0.001)
    assert ana.told("chosen") == []
    await ana.leave()


async def test_what_the_log_says_of_a_seat_is_known_in_every_language() -> None:
    reasons = ("left", "handed", "back", "clock", "away", "removed", "renamed", "sat")
    for language in LANGUAGES:
        said = find_texts(language, "events")
        missing = [why for why in reasons if not said.has_text(f"event-seated-{why}")]
        assert missing in ([], ["sat"]), missing


async def test_the_limit_of_viewers_does_not_apply_to_players(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, max_viewers=2)) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        crowd = [await Client(house.socket, opened["table"], opened["gallery"]).come() for _ in range(3)]
        assert crowd[2].unmatched[0]["key"] == "refused-crowded"
        for key in (opened["chairs"][0], opened["host"]):
            client = await Client(house.socket, opened["table"], key).come()
            assert client.rights
            await client.leave()
        for client in crowd[:2]:
            await client.leave()


async def test_a_key_of_ones_own_opens_the_chair_even_if_the_answer_is_lost(house: House) -> None:
    opened = await house.open("dice", "Ana", "link")
    key = "a-key-of-my-own-0123456789"
    bo = await Client(house.socket, opened["table"], opened["invitation"]).come()
    assert await bo.refused("sit", name="Bo", key="short") == "refused-message"
    await bo.send({"type": "sit", "id": 99, "name": "Bo", "key": key})
    await bo.until(lambda: bo.rights["chairs"] == [1])
    await bo.drop()
    again = await Client(house.socket, opened["table"], key).come()
    assert again.rights["chairs"] == [1]
    await again.leave()


@pytest.mark.parametrize("shared", ["invitation", "gallery"])
async def test_a_key_that_other_people_have_opens_no_chair(house: House, shared: str) -> None:
    opened = await house.open("dice", "Ana", "link", "link")
    bo = await Client(house.socket, opened["table"], opened["invitation"]).come()
    other = await Client(house.socket, opened["table"], opened[shared]).come()
    assert await bo.refused("sit", name="Bo", key=opened[shared]) == "refused-shared-key"
    assert (bo.rights["chairs"], other.rights["chairs"]) == ([], [])
    await bo.done("sit", name="Bo")
    for client in (bo, other):
        await client.leave()


async def test_who_asks_again_for_the_chair_they_sit_on_keeps_it(house: House) -> None:
    opened = await house.open("dice", "Ana", "link", "link")
    key = "a-key-of-my-own-0123456789"
    bo = await Client(house.socket, opened["table"], opened["invitation"]).come()
    given = await bo.done("sit", name="Bo", key=key)
    for chair in (None, 1):
        again = await bo.done("sit", name="Bo", key=key, chair=chair)
        assert again["chair"] == given["chair"] == 1
    assert await bo.refused("sit", name="Bo", key=key, chair=0) == "refused-chair-taken"
    await bo.done("rename", chair=1, name="Bob")
    assert bo.rights["chairs"] == [1]
    assert [chair["name"] for chair in bo.room["chairs"]] == ["Ana", "Bob", ""]
    await bo.leave()


async def test_a_new_invitation_ends_the_old_one(house: House) -> None:
    opened = await house.open("dice", "Ana", "link", "link")
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    waiting = await Client(house.socket, opened["table"], opened["invitation"]).come()
    seated = await Client(house.socket, opened["table"], opened["invitation"]).come()
    await seated.done("sit", name="Bo")
    given = await host.done("reinvite")
    await waiting.until(lambda: waiting.farewell is not None)
    late = await Client(house.socket, opened["table"], opened["invitation"]).come()
    assert late.unmatched[-1]["key"] == "refused-no-table"
    welcome = await Client(house.socket, opened["table"], given["key"]).come()
    assert welcome.rights["may_sit"]
    assert seated.rights["chairs"] == [1]
    for client in (host, waiting, seated, late, welcome):
        await client.leave()


def fail(*_: object) -> str:
    raise ZeroDivisionError


def want_what_cannot_be(*_: object) -> str:
    return "nonsense"


@pytest.mark.parametrize("choose", [fail, want_what_cannot_be])
async def test_a_bot_that_fails_does_not_stop_its_table(
    house: House, monkeypatch: pytest.MonkeyPatch, choose: Callable[..., str]
) -> None:
    monkeypatch.setattr(king, "choose", choose)
    opened = await house.open("dice", "Ana", "bot:king", seed=3)
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.play(Random(1))
    assert ana.over
    await ana.leave()


async def test_players_pick_nothing_that_the_host_decides(house: House) -> None:
    opened = await house.open("nights", "Ana", "link", options={"goal": 8})
    ana = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["invitation"]).come()
    await bo.done("sit", name="Bo")
    for value in (None, "12"):
        assert await bo.refused("pick", chair=1, option="goal", value=value) == "refused-options"
        assert await bo.refused("pick", chair=1, option="nothing", value=value) == "refused-options"
    assert ana.room["terms"]["options"] == {"goal": 8}
    for client in (ana, bo):
        await client.leave()


async def test_players_pick_their_heroes_before_the_game(house: House) -> None:
    opened = await house.open("nights", "Ana", "Bo", "link")
    ana = await Client(house.socket, opened["table"], opened["host"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    await ana.done("pick", chair=0, option="heroes", value="sindbad")
    assert await bo.refused("pick", chair=1, option="heroes", value="sindbad") == "refused-same-hero"
    assert await bo.refused("pick", chair=1, option="heroes", value="nobody") == "refused-no-hero"
    assert await bo.refused("pick", chair=1, option="goal", value="8") == "refused-options"
    assert await bo.refused("pick", chair=0, option="heroes", value="aladdin") == "refused-not-your-chair"
    await bo.done("pick", chair=1, option="heroes", value="zumurrud")
    await bo.done("rename", chair=1, name="Boris")
    await ana.done("pick", chair=0, option="heroes")
    await bo.until(lambda: bo.room["terms"]["options"] == {"heroes": {"Boris": "zumurrud"}})
    await ana.done("begin", fill="wanderer")
    await bo.until(lambda: bo.view["board"]["heroes"]["Boris"]["hero"] == "zumurrud")
    assert await bo.refused("pick", chair=1, option="heroes", value="aladdin") == "refused-begun"
    for client in (ana, bo):
        await client.leave()
