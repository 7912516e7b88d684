"""The status of a client's own tables, in one response."""

import logging
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from house.clients import Client
from house.house import LIBERAL, House, start_house
from serai.house.keys import new_key
from serai.house.own_tables import MAX_TABLES
from serai.house.table_state import TableState

ON_BOTH_STORES = True

LONG = 1_000.0
"""Seconds after which an idle table is unloaded."""


def asked(opened: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {"table": opened["table"], "keys": list(keys)}


async def ask(house: House, *tables: dict[str, Any]) -> dict[str, Any]:
    answer = await house.http.post("/api/own-tables", json={"tables": tables})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def unload(house: House) -> None:
    """Moves the clock until all tables are unloaded."""
    house.clock.time += LONG
    await house.registry.run_maintenance_once()
    assert not house.registry.live_tables


async def test_each_table_tells_its_game_its_people_and_whose_turn_it_is_since_when(house: House) -> None:
    playing = await house.open("caravan", "Ana", "Bo")
    gathering = await house.open("dice", "Ana", "link", "bot:king")
    ana = await Client(house.socket, playing["table"], playing["chairs"][0]).come()
    house.clock.time += 5.0
    await ana.choose(
        "silk" if "silk" in ana.view["decision"]["options"] else ana.view["decision"]["options"][0]
    )
    house.clock.time += 90.0
    told = await ask(house, asked(playing, playing["chairs"][0]), asked(gathering, gathering["host"]))
    first, second = told["tables"]
    assert told["gone"] == []
    assert (first["table"], first["game"], first["phase"]) == (playing["table"], "caravan", "playing")
    assert [(chair["name"], chair["here"]) for chair in first["chairs"]] == [("Ana", True), ("Bo", False)]
    assert first["yours"] == [0]
    assert first["waiting"] == [1]
    assert first["waited"] == 90.0
    assert first["remaining"] is None
    assert (second["phase"], second["waiting"], second["waited"], second["yours"]) == (
        "gathering",
        [],
        None,
        [],
    )
    assert [(chair["bot"], chair["open"]) for chair in second["chairs"]] == [
        (None, False),
        (None, True),
        ("king", False),
    ]
    await ana.leave()


async def test_a_table_on_the_disk_is_told_of_without_being_taken_into_memory(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 2})
    await unload(house)
    mine = asked(opened, opened["chairs"][0])
    (told,) = (await ask(house, mine))["tables"]
    assert (told["waiting"], told["waited"]) == ([0, 1], LONG)  # both must choose a good
    assert told["remaining"] == 2 * 86_400 - LONG
    assert told["clock"] == {"kind": "day", "count": 2, "weekend_rest": False, "zone": "UTC"}
    assert not house.registry.live_tables

    # The result is cached until the log grows.
    with monkeypatch.context() as closed:
        closed.setattr(house.registry.store, "read_table", None)
        assert (await ask(house, mine))["tables"] == [told]
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.choose(ana.view["decision"]["options"][0])
    await ana.leave()
    await unload(house)
    (later,) = (await ask(house, mine))["tables"]
    assert later["waited"] == LONG
    assert later["waiting"] == [1]


async def test_a_clock_of_seconds_does_not_begin_to_run_because_somebody_asks(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 30})
    async with start_house(tmp_path) as house:
        (told,) = (await ask(house, asked(opened, opened["chairs"][0])))["tables"]
        assert (told["waiting"], told["remaining"]) == ([0, 1], None)
        assert told["clock"] == {"kind": "move", "count": 30, "weekend_rest": False, "zone": "UTC"}
        assert not house.registry.live_tables


async def test_a_table_in_memory_tells_since_when_it_waits_also_after_the_house_was_closed(
    tmp_path: Path,
) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        clock = house.clock
    clock.time += 500.0
    async with start_house(tmp_path, clock=clock) as house:
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await ana.done("rename", chair=0, name="Anna")
        (told,) = (await ask(house, asked(opened, opened["chairs"][0])))["tables"]
        assert told["waited"] == 500.0
        await ana.leave()


async def test_what_is_gone_and_what_the_keys_do_not_open_are_answered_alike(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    deleted = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, deleted["table"], deleted["host"]).come()
    await host.done("delete")
    nowhere = {"table": "nowhere", "keys": [opened["host"]]}
    tables = (asked(opened, new_key()), asked(opened), asked(deleted, deleted["chairs"][0]), nowhere)
    for each in tables:
        assert await ask(house, each) == {"tables": [], "gone": [each["table"]], "invitations": []}
    await unload(house)
    for each in tables:
        assert await ask(house, each) == {"tables": [], "gone": [each["table"]], "invitations": []}


async def test_a_removed_player_learns_nothing_more(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    host = await Client(house.socket, opened["table"], opened["host"]).come()
    await host.done("remove", chair=1)
    assert (await ask(house, asked(opened, opened["chairs"][1])))["gone"] == [opened["table"]]
    await host.leave()


async def test_no_more_is_asked_at_once_than_a_browser_keeps(house: House) -> None:
    nowhere = [{"table": f"t{number}", "keys": []} for number in range(MAX_TABLES + 1)]
    assert len((await ask(house, *nowhere[:-1]))["gone"]) == MAX_TABLES
    for wrong in (
        {"tables": nowhere},
        {"tables": [{"table": "x", "keys": ["k"] * 17}]},
        {"tables": [{"table": "x", "keys": ["k" * 65]}]},
        {"tables": [{"table": "x" * 41, "keys": []}]},
        {"tables": "all"},
    ):
        answer = await house.http.post("/api/own-tables", json=wrong)
        assert answer.status_code == 400
        assert answer.json()["key"] == "refused-message"


async def test_asking_and_reading_tables_are_metered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with start_house(tmp_path, replace(LIBERAL, visits_per_minute=4.0)) as house:
        tables = [await house.open("caravan", "Ana", "Bo") for _ in range(6)]
        await unload(house)
        reads, read = 0, TableState.load

        async def counted(*args: Any) -> TableState | None:
            nonlocal reads
            reads += 1
            return await read(*args)

        monkeypatch.setattr(TableState, "load", counted)
        mine = [asked(each, each["host"]) for each in tables]
        told = await ask(house, *mine)
        # The request itself took one visit; tables that may not be read are in neither list.
        assert (len(told["tables"]), told["gone"], reads) == (3, [], 3)
        answer = await house.http.post("/api/own-tables", json={"tables": mine})
        assert (answer.status_code, answer.json()["key"]) == (429, "refused-too-fast")
        house.clock.time += 60.0
        assert len((await ask(house, *mine))["tables"]) == 6
        assert reads == 6


async def test_keys_are_in_no_log(house: House, caplog: pytest.LogCaptureFixture) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    with caplog.at_level(logging.DEBUG):
        await ask(house, asked(opened, *opened["chairs"]))
        too_many = {"tables": [asked(opened, *opened["chairs"], *["k"] * 16)]}
        refused = await house.http.post("/api/own-tables", json=too_many)
    assert refused.status_code == 400
    said = " ".join(str(record.__dict__) for record in caplog.records if not record.name.startswith("http"))
    for key in opened["chairs"]:
        assert key not in said
        assert key not in refused.text
