"""One's own tables: how all of them stand, in one answer, for whoever has keys."""

import logging
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from house.guests import Guest
from house.house import LIBERAL, House, house
from serai.house.keys import new_key
from serai.house.own_tables import MOST_ASKED
from serai.house.play import Play

LONG = 1_000.0
"""Seconds after which a table without anybody is no longer in memory."""


def asked(opened: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {"table": opened["table"], "keys": list(keys)}


async def ask(inn: House, *tables: dict[str, Any]) -> dict[str, Any]:
    answer = await inn.http.post("/api/own-tables", json={"tables": tables})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def put_away(inn: House) -> None:
    """Lets so much time pass that nothing is in memory any more."""
    inn.clock.time += LONG
    await inn.hall.look_round()
    assert not inn.hall.live


async def test_each_table_tells_its_game_its_people_and_whose_turn_it_is_since_when(inn: House) -> None:
    playing = await inn.open("caravan", "Ana", "Bo")
    gathering = await inn.open("dice", "Ana", "link", "bot:king")
    ana = await Guest(inn.socket, playing["table"], playing["chairs"][0]).come()
    inn.clock.time += 5.0
    await ana.choose(
        "silk" if "silk" in ana.view["decision"]["options"] else ana.view["decision"]["options"][0]
    )
    inn.clock.time += 90.0
    told = await ask(inn, asked(playing, playing["chairs"][0]), asked(gathering, gathering["host"]))
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
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await inn.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 2})
    await put_away(inn)
    mine = asked(opened, opened["chairs"][0])
    (told,) = (await ask(inn, mine))["tables"]
    assert (told["waiting"], told["waited"]) == ([0, 1], LONG)  # both are asked for a ware
    assert told["remaining"] == 2 * 86_400 - LONG
    assert told["clock"] == {"kind": "day", "count": 2}
    assert not inn.hall.live

    # What was found out once is known until the table goes on.
    with monkeypatch.context() as closed:
        closed.setattr(inn.hall.store, "read", None)
        assert (await ask(inn, mine))["tables"] == [told]
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    await ana.choose(ana.view["decision"]["options"][0])
    await ana.leave()
    await put_away(inn)
    (later,) = (await ask(inn, mine))["tables"]
    assert later["waited"] == LONG
    assert later["waiting"] == [1]


async def test_a_clock_of_seconds_does_not_begin_to_run_because_somebody_asks(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        opened = await inn.open("caravan", "Ana", "Bo", clock={"kind": "move", "count": 30})
    async with house(tmp_path) as inn:
        (told,) = (await ask(inn, asked(opened, opened["chairs"][0])))["tables"]
        assert (told["waiting"], told["remaining"]) == ([0, 1], None)
        assert told["clock"] == {"kind": "move", "count": 30}
        assert not inn.hall.live


async def test_a_table_in_memory_tells_since_when_it_waits_also_after_the_house_was_closed(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as inn:
        opened = await inn.open("caravan", "Ana", "Bo")
        clock = inn.clock
    clock.time += 500.0
    async with house(tmp_path, clock=clock) as inn:
        ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
        await ana.done("rename", chair=0, name="Anna")
        (told,) = (await ask(inn, asked(opened, opened["chairs"][0])))["tables"]
        assert told["waited"] == 500.0
        await ana.leave()


async def test_what_is_gone_and_what_the_keys_do_not_open_are_answered_alike(inn: House) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    deleted = await inn.open("caravan", "Ana", "Bo")
    host = await Guest(inn.socket, deleted["table"], deleted["host"]).come()
    await host.done("delete")
    nowhere = {"table": "nowhere", "keys": [opened["host"]]}
    tables = (asked(opened, new_key()), asked(opened), asked(deleted, deleted["chairs"][0]), nowhere)
    for each in tables:
        assert await ask(inn, each) == {"tables": [], "gone": [each["table"]]}
    await put_away(inn)
    for each in tables:
        assert await ask(inn, each) == {"tables": [], "gone": [each["table"]]}


async def test_whoever_was_sent_away_learns_nothing_more(inn: House) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    host = await Guest(inn.socket, opened["table"], opened["host"]).come()
    await host.done("remove", chair=1)
    assert (await ask(inn, asked(opened, opened["chairs"][1])))["gone"] == [opened["table"]]
    await host.leave()


async def test_no_more_is_asked_at_once_than_a_browser_keeps(inn: House) -> None:
    nowhere = [{"table": f"t{number}", "keys": []} for number in range(MOST_ASKED + 1)]
    assert len((await ask(inn, *nowhere[:-1]))["gone"]) == MOST_ASKED
    for wrong in (
        {"tables": nowhere},
        {"tables": [{"table": "x", "keys": ["k"] * 17}]},
        {"tables": [{"table": "x", "keys": ["k" * 65]}]},
        {"tables": [{"table": "x" * 41, "keys": []}]},
        {"tables": "all"},
    ):
        answer = await inn.http.post("/api/own-tables", json=wrong)
        assert answer.status_code == 400
        assert answer.json()["key"] == "refused-message"


async def test_asking_and_reading_tables_are_metered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, replace(LIBERAL, visits_per_minute=4.0)) as inn:
        tables = [await inn.open("caravan", "Ana", "Bo") for _ in range(6)]
        await put_away(inn)
        reads, read = 0, Play.read

        async def counted(*args: Any) -> Play | None:
            nonlocal reads
            reads += 1
            return await read(*args)

        monkeypatch.setattr(Play, "read", counted)
        mine = [asked(each, each["host"]) for each in tables]
        told = await ask(inn, *mine)
        # One visit was for asking; what may not be read now is neither told nor said to be gone.
        assert (len(told["tables"]), told["gone"], reads) == (3, [], 3)
        answer = await inn.http.post("/api/own-tables", json={"tables": mine})
        assert (answer.status_code, answer.json()["key"]) == (429, "refused-too-fast")
        inn.clock.time += 60.0
        assert len((await ask(inn, *mine))["tables"]) == 6
        assert reads == 6


async def test_keys_are_in_no_log(inn: House, caplog: pytest.LogCaptureFixture) -> None:
    opened = await inn.open("caravan", "Ana", "Bo")
    with caplog.at_level(logging.DEBUG):
        await ask(inn, asked(opened, *opened["chairs"]))
        too_many = {"tables": [asked(opened, *opened["chairs"], *["k"] * 16)]}
        refused = await inn.http.post("/api/own-tables", json=too_many)
    assert refused.status_code == 400
    said = " ".join(str(record.__dict__) for record in caplog.records if not record.name.startswith("http"))
    for key in opened["chairs"]:
        assert key not in said
        assert key not in refused.text
