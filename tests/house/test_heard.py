"""What players have heard in earlier games: sent, merged, passed on and never shown (N7.13)."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from house.clients import Client
from house.house import House, start_house, table_request
from nights.test_alternates import BARTER, DETOUR, THORN, alternating_nights
from serai.house.doctor import find_first_problem
from serai.table import Record, Table, find_game, game

ALSO_WITH_BUS = True

Message = dict[str, Any]
QUICK = {"goal": 4}


@pytest.fixture(autouse=True)
def _alternating(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the Nights with cells of several bases."""
    monkeypatch.setitem(game._registered, "nights", alternating_nights())


async def open_nights(house: House, *chairs: str, heard: Any = None, **terms: Any) -> Message:
    wanted = table_request("nights", *chairs, options=QUICK, **terms)
    answer = await house.http.post("/api/tables", json=wanted | ({} if heard is None else {"heard": heard}))
    return answer.json() | {"status": answer.status_code}


async def bring(house: House, opened: Message, key: str, chair: int, heard: Any) -> tuple[int, Message]:
    answer = await house.http.post(
        f"/api/tables/{opened['table']}/heard",
        json={"chair": chair, "heard": heard},
        headers={"serai-key": key},
    )
    return answer.status_code, answer.json() if answer.content else {}


async def heard_at(house: House, table: str) -> Any:
    stored = await house.registry.store.read_table(table)
    assert stored
    assert stored.opening
    return stored.opening.heard


@pytest.mark.rule("N7.13")
async def test_a_host_brings_a_list_with_the_table_and_unknown_parts_are_ignored(house: House) -> None:
    opened = await open_nights(
        house, "Ana", "bot:wanderer", heard={THORN: 2, "no/such#tale": 3, "nonsense": 1}
    )
    assert await heard_at(house, opened["table"]) == {THORN: 2}


@pytest.mark.rule("N7.13")
async def test_if_players_sent_nothing_the_opening_has_no_list(house: House) -> None:
    opened = await open_nights(house, "Ana", "bot:wanderer", heard={"no/such#tale": 3})
    assert await heard_at(house, opened["table"]) is msgspec.UNSET
    opened = await open_nights(house, "Ana", "bot:wanderer")
    assert await heard_at(house, opened["table"]) is msgspec.UNSET


@pytest.mark.rule("N7.13")
async def test_the_lists_of_all_seats_are_merged_and_who_sent_what_is_not_stored(house: House) -> None:
    opened = await open_nights(house, "Ana", "link", heard={THORN: 2, BARTER: 1})
    bo = await Client(house.socket, opened["table"], opened["invitation"]).come()
    key = (await bo.done("sit", name="Bo"))["key"]
    assert (await bring(house, opened, key, 1, {THORN: 7}))[0] == 204
    assert (await bring(house, opened, key, 1, {THORN: 1, DETOUR: 4}))[0] == 204  # replaces the first
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    await host.done("begin")
    assert await heard_at(house, opened["table"]) == {BARTER: 1, DETOUR: 4, THORN: 3}
    stored = await house.registry.store.read_table(opened["table"])
    assert stored
    assert stored.room.heard == {}
    assert [chair.heard for chair in stored.room.chairs] == [{}, {}]
    for client in (bo, host):
        await client.leave()
        assert '"heard"' not in "".join(client.heard)


@pytest.mark.rule("N7.13")
async def test_who_leaves_before_the_game_takes_the_list_along(house: House) -> None:
    opened = await open_nights(house, "Ana", "link", heard={BARTER: 1})
    bo = await Client(house.socket, opened["table"], opened["invitation"]).come()
    key = (await bo.done("sit", name="Bo"))["key"]
    await bring(house, opened, key, 1, {DETOUR: 4})
    await bo.done("leave", chair=1)
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    await host.done("begin", fill="wanderer")
    assert await heard_at(house, opened["table"]) == {BARTER: 1}
    await bo.leave()
    await host.leave()


@pytest.mark.rule("N7.13")
@pytest.mark.parametrize(
    "heard",
    [
        {BARTER: 0},
        {BARTER: -1},
        {BARTER: 1001},
        {BARTER: "often"},
        {"x" * 121: 1},
        {f"a/b#c{number}": 1 for number in range(5001)},
        [BARTER],
        "everything",
    ],
)
async def test_a_bad_list_is_refused_with_one_sentence_and_changes_nothing(house: House, heard: Any) -> None:
    refused = await open_nights(house, "Ana", "bot:wanderer", heard=heard)
    assert refused["status"] == 400
    assert refused["sentence"]
    assert not await house.registry.store.table_ids()
    opened = await open_nights(house, "Ana", "link", heard={BARTER: 2})
    status, answer = await bring(house, opened, opened["chairs"][0], 0, heard)
    assert (status, bool(answer["sentence"])) == (400, True)
    room = (await house.registry.find_or_load_table(opened["table"])).room
    assert room.chairs[0].heard == {BARTER: 2}


@pytest.mark.rule("N7.13")
async def test_only_who_holds_a_chair_brings_a_list_for_it_and_only_before_the_game(house: House) -> None:
    opened = await open_nights(house, "Ana", "link")
    assert (await bring(house, opened, "", 0, {BARTER: 1}))[1]["key"] == "refused-no-table"
    for key, chair in ((opened["gallery"], 0), (opened["host"], 0), (opened["chairs"][0], 1)):
        assert (await bring(house, opened, key, chair, {BARTER: 1}))[1]["key"] == "refused-not-your-chair"
    begun = await open_nights(house, "Ana", "bot:wanderer")
    assert (await bring(house, begun, begun["chairs"][0], 0, {BARTER: 1}))[1]["key"] == "refused-begun"


@pytest.mark.rule("N7.13")
async def test_a_rematch_keeps_what_players_sent_and_what_was_heard_in_this_game(house: House) -> None:
    opened = await open_nights(house, "Ana", "Bo", heard={BARTER: 2}, seed=3)
    clients = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    await asyncio.gather(*(client.play(Random(1)) for client in clients))
    table = (await house.registry.find_or_load_table(opened["table"])).state.table
    assert table
    expected = {BARTER: 2}
    for part, count in table.heard_counts_tonight.items():
        expected[part] = expected.get(part, 0) + 2 * count
    await clients[0].done("rematch")
    followed = await clients[1].done("rematch")
    assert await heard_at(house, followed["table"]) == expected
    for client in clients:
        await client.leave()
    stored = await house.registry.store.read_table(opened["table"])
    assert stored
    assert find_first_problem(stored) is None


@pytest.mark.rule("N7.13")
async def test_a_what_if_keeps_what_players_sent(house: House) -> None:
    opened = await open_nights(house, "Ana", "bot:wanderer", heard={BARTER: 2, DETOUR: 1})
    answer = await house.http.post(
        f"/api/tables/{opened['table']}/what-if",
        json={"turn": 0, "seat": "Ana"},
        headers={"serai-key": opened["chairs"][0]},
    )
    assert answer.status_code == 201, answer.text
    assert await heard_at(house, answer.json()["table"]) == {BARTER: 2, DETOUR: 1}


@pytest.mark.rule("N7.13")
async def test_the_record_of_a_running_game_does_not_show_what_players_sent(house: House) -> None:
    opened = await open_nights(house, "Ana", "bot:wanderer", heard={BARTER: 2})
    answer = await house.http.get(
        f"/api/tables/{opened['table']}/record", headers={"serai-key": opened["chairs"][0]}
    )
    assert answer.status_code == 200
    assert "heard" not in answer.text


@pytest.mark.rule("N7.13")
async def test_a_room_says_by_which_name_its_pack_is_remembered(house: House) -> None:
    opened = await open_nights(house, "Ana", "link")
    client = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert client.room["pack"] == "tiny-book"
    await client.leave()
    caravan = await house.open("caravan", "Ana", "link")
    client = await Client(house.socket, caravan["table"], caravan["chairs"][0]).come()
    assert client.room["pack"] == ""
    await client.leave()


@pytest.mark.rule("N7.13")
async def test_after_a_restart_the_table_still_knows_what_players_sent(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened = await open_nights(house, "Ana", "link", heard={BARTER: 2})
    async with start_house(tmp_path) as house:
        host = await Client(house.socket, opened["table"], opened["host"]).come()
        await host.done("begin", fill="wanderer")
        await host.leave()
        stored = await house.registry.store.read_table(opened["table"])
        assert stored
        assert stored.opening
        assert stored.opening.heard == {BARTER: 2}
        entries = [entry for line in stored.lines for entry in line.entries]
        Table.replay(Record(stored.opening, tuple(entries)), game=find_game("nights"))
