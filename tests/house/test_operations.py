"""Running a server: start and stop, what it stores, what operators see."""

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from house.clients import PATIENCE, Client
from house.house import LIBERAL, House, start_house, table_request
from refusals import refuses
from serai.games.dice.game import KingOfDice
from serai.house import pages, serve
from serai.house.notices.config import NoticeConfig
from serai.house.origins import Origins
from serai.house.serve import Address, find_free_port, open_house
from serai.house.settings import Settings
from serai.house.store import CannotStore, Change
from serai.table import Refused, find_game, game, register_game
from serai.table.game import GameCard
from table.caravan import Caravan


async def play_out(house: House, table: str, keys: list[str], seed: int = 1) -> list[Client]:
    clients = [await Client(house.socket, table, key).come() for key in keys if key]
    await asyncio.gather(*(client.play(Random(seed)) for client in clients))
    return clients


# Stopping and starting


STOPPED = """
import asyncio, sys
from serai.house.serve import run_until_stopped, _install_stop_signal_handlers

async def main():
    stop = _install_stop_signal_handlers()
    print("open", flush=True)
    while sys.argv[1] == "busy":
        pass
    await stop.wait()
    print("closed", flush=True)

run_until_stopped(main())
"""


@pytest.mark.parametrize("how", ["idle", "busy"])
def test_a_house_that_is_told_to_stop_does_so_even_while_its_event_loop_is_busy(how: str) -> None:
    command = [sys.executable, "-c", STOPPED, how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout
        assert house.stdout.readline() == "open\n"
        house.terminate()
        assert house.wait(timeout=PATIENCE) == 0
        assert house.stdout.read() == ("closed\n" if how == "idle" else "")


WITHOUT_SIGNAL_HANDLERS = """
import asyncio
from serai.house.serve import _install_stop_signal_handlers

class LoopOfWindows(asyncio.SelectorEventLoop):
    def add_signal_handler(self, *_):
        raise NotImplementedError

async def main():
    stop = _install_stop_signal_handlers()
    print("open", flush=True)
    await stop.wait()
    print("closed", flush=True)

with asyncio.Runner(loop_factory=LoopOfWindows) as runner:
    runner.run(main())
"""


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_signals_close_a_house_also_where_the_loop_cannot_listen_for_them(sign: signal.Signals) -> None:
    command = [sys.executable, "-c", WITHOUT_SIGNAL_HANDLERS]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout
        assert house.stdout.readline() == "open\n"
        house.send_signal(sign)
        assert house.stdout.readline() == "closed\n"


async def test_a_closing_house_says_farewell_and_the_game_goes_on_after_it(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("dice", "Ana", "Bo", seed=3)
        ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
        while len(ana.log) < 30:
            await asyncio.gather(
                *(client.play(Random(len(ana.log)), 1) for client in (ana, bo) if client.is_asked)
            )
            await ana.done("ping")
            await bo.done("ping")
        before = ana.view
    for client in (ana, bo):
        await client.until(lambda client=client: client.gone)
        assert client.farewell
        assert (client.farewell["key"], client.farewell["come_back"]) == ("farewell-closing", True)
    async with start_house(tmp_path) as house:
        for client in (ana, bo):
            client.url = house.socket
            await client.come_back()
        assert ana.view == before
        await asyncio.gather(*(client.play(Random(9)) for client in (ana, bo)))
        truth = house.registry.live_tables[0].state.events_for("Ana")
        assert ana.first == 0
        assert [event["key"] for event in ana.log] == [event.key for event in truth]
        for client in (ana, bo):
            await client.leave()


async def test_bots_play_on_when_the_house_opens_again(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, bot_delay=1e6)) as house:
        opened = await house.open("caravan", "bot:random", "bot:random")
        watcher = await Client(house.socket, opened["table"], opened["gallery"]).come()
        await watcher.leave()
    async with start_house(tmp_path) as house:
        await house.registry.run_maintenance_once()
        watcher = await Client(house.socket, opened["table"], opened["gallery"]).come()
        await watcher.until(lambda: watcher.over)
        await watcher.leave()


async def test_one_folder_has_one_house(tmp_path: Path) -> None:
    async with start_house(tmp_path):
        with refuses("Another Serai server is already running"):
            async with start_house(tmp_path):
                pass


async def test_idle_tables_are_unloaded_and_restored_unchanged(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    await ana.choose("silk")
    house.clock.time += LIBERAL.idle_timeout + 1
    await ana.done("ping")
    await house.registry.run_maintenance_once()
    assert len(house.registry.live_tables) == 1  # somebody is connected
    shown, log = ana.view, ana.log
    await ana.leave()
    house.clock.time += LIBERAL.idle_timeout + 1
    await house.registry.run_maintenance_once()
    assert house.registry.live_tables == []
    again = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert (again.view, again.log) == (shown, log)
    await again.leave()


async def test_a_table_that_was_found_again_while_the_house_looked_round_stays(house: House) -> None:
    """While one idle table is unloaded, the next one fails, is dropped, and is loaded again as a different
    object.
    """
    first, second = [(await house.open("caravan", "Ana", "Bo"))["table"] for _ in range(2)]
    writes, failed = [await house.registry.find_or_load_table(table) for table in (first, second)]
    house.clock.time += LIBERAL.idle_timeout + 1
    async with writes._lock:
        looking = asyncio.create_task(house.registry.run_maintenance_once())
        while not writes._lock._waiters:
            await asyncio.sleep(0)
        await failed.unload("farewell-again")
        again = await house.registry.find_or_load_table(second)
        assert again is not failed
    await looking
    assert await house.registry.find_or_load_table(second) is again, (
        "nobody may play at another copy of the table"
    )
    assert not again.is_unloaded
    assert writes.is_unloaded


async def test_a_table_that_somebody_joins_while_it_is_unloaded_stays(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    live = await house.registry.find_or_load_table(opened["table"])
    house.clock.time += LIBERAL.idle_timeout + 1
    async with live._lock:
        coming = asyncio.create_task(Client(house.socket, opened["table"], opened["gallery"]).come())
        while not live._lock._waiters:
            await asyncio.sleep(0.001)
        looking = asyncio.create_task(house.registry.run_maintenance_once())
        while len(live._lock._waiters) < 2:
            await asyncio.sleep(0.001)
    client = await coming
    await looking
    assert house.registry.live_tables == [live]
    assert client.farewell is None
    await client.leave()


async def test_a_house_that_closes_takes_no_table_up_again(tmp_path: Path) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo")
        registry = house.registry
    with pytest.raises(Refused) as refused:
        await registry.find_or_load_table(opened["table"])
    assert refused.value.key == "refused-closing"
    assert registry.live_tables == []


async def test_a_table_with_a_day_clock_is_unloaded_too_and_loaded_in_time(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", clock={"kind": "day", "count": 3})
    house.clock.time += LIBERAL.idle_timeout + 1
    await house.registry.run_maintenance_once()
    assert house.registry.live_tables == []
    house.clock.time += 3 * 86_400
    await house.registry.run_maintenance_once()
    assert [live.room.table for live in house.registry.live_tables] == [opened["table"]]
    watcher = await Client(house.socket, opened["table"], opened["gallery"]).come()
    await watcher.until(lambda: watcher.over)
    await watcher.leave()


async def test_too_many_tables_do_not_stay_in_memory(tmp_path: Path) -> None:
    async with start_house(tmp_path, replace(LIBERAL, max_live_tables=2)) as house:
        for _ in range(4):
            await house.open("caravan", "Ana", "Bo")
        await house.registry.run_maintenance_once()
        assert house.registry.live_tables == []


async def test_a_slow_clock_keeps_no_table_in_memory_where_there_are_too_many(tmp_path: Path) -> None:
    """Otherwise anybody could fill the memory with tables whose clocks run for a day."""
    slow = {"kind": "move", "count": 86_400}
    async with start_house(tmp_path, replace(LIBERAL, max_live_tables=2)) as house:
        opened = [await house.open("caravan", "Ana", "Bo", clock=slow) for _ in range(2)]
        await house.registry.run_maintenance_once()
        assert len(house.registry.live_tables) == 2, "there are not too many"
        opened += [await house.open("caravan", "Ana", "Bo", clock=slow) for _ in range(2)]
        ana = await Client(house.socket, opened[0]["table"], opened[0]["chairs"][0]).come()
        await house.registry.run_maintenance_once()
        assert [live.room.table for live in house.registry.live_tables] == [opened[0]["table"]], (
            "somebody looks at it"
        )
        bo = await Client(house.socket, opened[1]["table"], opened[1]["chairs"][1]).come()
        assert bo.remaining == 86_400, "it stood still, and begins anew"
        await ana.leave()
        await bo.leave()


async def test_a_table_that_cannot_be_woken_keeps_the_house_from_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    find = house.registry.find_or_load_table

    async def due(_: float) -> list[str]:
        return ["broken", "gone"]

    async def fail(table: str) -> Any:
        raise {"broken": KeyError, "gone": Refused}[table]("x")

    monkeypatch.setattr(house.registry.store, "due_tables", due)
    monkeypatch.setattr(house.registry, "find_or_load_table", fail)
    house.clock.time += LIBERAL.idle_timeout + 1
    await house.registry.run_maintenance_once()
    assert house.registry.live_tables == []
    monkeypatch.setattr(house.registry, "find_or_load_table", find)
    assert (await house.registry.find_or_load_table(opened["table"])).room.phase == "playing"


# Other rules


class MendedCaravan(Caravan):
    """The same game under other rules: resting costs a waterskin."""

    card = GameCard(
        **{name: getattr(Caravan.card, name) for name in Caravan.card.__struct_fields__} | {"rules": 2}  # type: ignore[arg-type]
    )

    def pass_on(self) -> None:
        self.state.water -= 1
        super().pass_on()


@pytest.fixture
def other_rules() -> Any:
    yield lambda: register_game(MendedCaravan)
    register_game(Caravan)


async def test_after_a_change_of_rules_a_table_goes_on_and_the_log_says_so(
    tmp_path: Path, other_rules: Any
) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "bot:random", options={"water": 60, "road": 60}, seed=4)
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await ana.choose("silk")
        for _ in range(3):
            await ana.until(lambda: ana.is_asked)
            await ana.choose("rest")
        await ana.until(lambda: ana.is_asked)
        before = list(ana.log)
    await ana.until(lambda: ana.gone)
    other_rules()
    async with start_house(tmp_path) as house:
        ana.url = house.socket
        await ana.come_back()
        assert ana.log[: len(before)] == before
        assert ana.keys_of_log()[len(before)] == "rules-changed"
        assert ana.keys_of_log().count("rules-changed") == 1
        assert ana.is_asked
        water = ana.view["board"]["water"]
        await ana.choose("rest")
        await ana.until(lambda: ana.is_asked)
        assert ana.view["board"]["water"] < water - 1
        after = list(ana.log)
    await ana.until(lambda: ana.gone)
    async with start_house(tmp_path) as house:  # and again, now under the rules it resumed with
        ana.url = house.socket
        await ana.come_back()
        assert ana.log == after
        while not ana.over:
            await ana.play(Random(1), 1)
        await ana.leave()


class MendedDice(KingOfDice):
    """The same dice under other rules."""

    card = GameCard(
        **{name: getattr(KingOfDice.card, name) for name in KingOfDice.card.__struct_fields__}
        | {"rules": KingOfDice.card.rules + 1}  # type: ignore[arg-type]
    )


async def test_after_a_change_of_rules_nobody_knows_the_next_dice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn restarts, and its dice must not be repeated."""
    async with start_house(tmp_path) as house:
        opened = await house.open("dice", "Ana", "Bo", seed=4)
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        began = ana.view["board"]["dice"]
        await ana.choose("keep:")
        thrown = ana.view["board"]["dice"]
    await ana.until(lambda: ana.gone)
    monkeypatch.setitem(game._registered, "dice", MendedDice)
    async with start_house(tmp_path) as house:
        ana.url = house.socket
        await ana.come_back()
        assert ana.view["board"]["dice"] == began
        await ana.choose("keep:")
        assert ana.view["board"]["dice"] != thrown
        await ana.leave()


async def test_after_a_change_of_rules_the_log_of_a_first_turn_says_so_too(
    tmp_path: Path, other_rules: Any
) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo", seed=4)
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await ana.choose("silk")
    await ana.until(lambda: ana.gone)
    other_rules()
    async with start_house(tmp_path) as house:
        ana.url = house.socket
        await ana.come_back()
        assert ana.keys_of_log().count("rules-changed") == 1
        assert ana.is_asked
        await ana.leave()


async def test_after_a_change_of_rules_everybody_sits_where_they_sat_even_if_the_disk_refused(
    tmp_path: Path, other_rules: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The resumed position is stored before the seats are, and the server may stop in between."""
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "bot:random", options={"water": 60, "road": 60}, seed=4)
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        await ana.choose("silk")
        await ana.until(lambda: ana.is_asked)
        await ana.done("rename", chair=0, name="Anna")
        sitters = ana.view["sitters"]
    await ana.until(lambda: ana.gone)
    other_rules()

    async def refuse(_: Change) -> None:
        raise CannotStore("refused-disk")

    async with start_house(tmp_path) as house:
        ana.url = house.socket
        with monkeypatch.context() as failing:
            failing.setattr(house.registry.store, "write_change", refuse)
            await ana.come()
            assert ana.unmatched[-1]["key"] == "refused-disk"
        await ana.until(lambda: ana.gone)
        await ana.come_back()
        assert ana.keys_of_log().count("rules-changed") == 1
        assert ana.view["sitters"] == sitters
        await ana.leave()


async def test_after_a_change_of_rules_what_was_taken_back_stays_so(tmp_path: Path, other_rules: Any) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo", options={"water": 60, "road": 60}, seed=4)
        device = await Client(house.socket, opened["table"], *opened["chairs"]).come()
        for seat, option in (("Ana", "silk"), ("Bo", "silk"), ("Ana", "rest"), ("Bo", "rest")):
            await device.done("face", seat=seat)
            await device.choose(option)
        await device.done("undo", seat="Ana")
        await device.done("agree", seat="Bo", agree=True)
        await device.done("face", seat="Ana")
        turn = device.view["turn"]
        assert device.is_asked
    await device.until(lambda: device.gone)
    other_rules()
    async with start_house(tmp_path) as house:
        device.url = house.socket
        await device.come_back()
        assert "rules-changed" in device.keys_of_log()
        assert device.view["turn"] == turn
        assert device.is_asked
        await device.leave()


async def test_after_a_change_of_rules_a_finished_game_is_as_it_was(tmp_path: Path, other_rules: Any) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "bot:random", options={"water": 3})
        (ana,) = await play_out(house, opened["table"], opened["chairs"])
        log, outcome = ana.log, ana.view["outcome"]
        headers = {"Serai-Key": opened["chairs"][0]}
        record = await house.http.get(f"/api/tables/{opened['table']}/record", headers=headers)
    await ana.until(lambda: ana.gone)
    other_rules()
    async with start_house(tmp_path) as house:
        again = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        assert (again.log, again.view["outcome"]) == (log, outcome)
        assert again.room["secret"]
        same = await house.http.get(f"/api/tables/{opened['table']}/record", headers=headers)
        assert same.content == record.content
        await again.leave()


async def test_an_imported_game_is_unchanged_after_a_change_of_rules(
    tmp_path: Path, other_rules: Any
) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "bot:random", options={"water": 3})
        (ana,) = await play_out(house, opened["table"], opened["chairs"])
        headers = {"Serai-Key": opened["gallery"]}
        record = await house.http.get(f"/api/tables/{opened['table']}/record", headers=headers)
        brought = (await house.http.post("/api/records", content=record.content)).json()
        reader = await Client(house.socket, brought["table"], brought["gallery"]).come()
        log, shown = reader.log, reader.view
        await ana.leave()
        await reader.leave()
    other_rules()
    async with start_house(tmp_path) as house:
        again = await Client(house.socket, brought["table"], brought["gallery"]).come()
        assert (again.log, again.view) == (log, shown)
        await again.leave()


async def test_a_game_that_cannot_go_on_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo")

    def fail(*_: object) -> Any:
        raise KeyError("a mistake of ours")

    monkeypatch.setattr("serai.house.table_state.restore_by_replay", fail)
    async with start_house(tmp_path) as house:
        ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
        assert [answer["key"] for answer in ana.unmatched] == ["refused-failed"]
        await ana.until(lambda: ana.gone)


# Records


async def test_a_finished_game_is_exported_and_imported(house: House, tmp_path: Path) -> None:
    opened = await house.open("caravan", "Ana", "Bo", options={"water": 2})
    address = f"/api/tables/{opened['table']}/record"
    key = {"Serai-Key": opened["gallery"]}
    sealed = await house.http.get(address, headers=key)
    (secret,) = [live.state.opening.secret for live in house.registry.live_tables if live.state.opening]
    assert secret
    assert secret not in sealed.text
    assert "drew-good" not in sealed.text
    clients = await play_out(house, opened["table"], opened["chairs"])
    record = await house.http.get(address, headers=key)
    assert secret in record.text
    assert (await house.http.get(address)).status_code == 404
    assert (await house.http.get("/api/tables/nothing/record", headers=key)).status_code == 404
    for client in clients:
        await client.leave()
    async with start_house(tmp_path / "elsewhere") as other:
        refused = await other.http.post("/api/records", content=record.content[:-40])
        assert refused.status_code == 400
        brought = await other.http.post("/api/records", content=record.content)
        assert brought.status_code == 201, brought.text
        reader = await Client(other.socket, brought.json()["table"], brought.json()["gallery"]).come()
        assert reader.room["phase"] == "over"
        assert reader.log == [event for event in clients[0].log if event["key"] not in ("drew-good", "shown")]
        await reader.leave()


async def test_before_the_end_a_seat_takes_out_what_it_may_know(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    address = f"/api/tables/{opened['table']}/record"
    key = {"Serai-Key": opened["chairs"][0]}
    own = await house.http.get(address, params={"seat": "Ana"}, headers=key)
    assert own.text.count("drew-good") == 2
    others = await house.http.get(address, params={"seat": "Bo"}, headers=key)
    assert (others.status_code, others.json()["key"]) == (400, "refused-not-yours")


# For operators


async def test_health_metrics_games_and_schema_are_there(house: House) -> None:
    await house.open("caravan", "Ana", "Bo")
    assert (await house.http.get("/health")).json() == {"ok": True, "live_tables": 1}
    metrics = (await house.http.get("/metrics")).text
    assert "serai_live_tables 1.0" in metrics
    assert "serai_commit_seconds_count" in metrics
    games = {game["id"]: game for game in (await house.http.get("/api/games")).json()}
    assert (games["dice"]["least"], games["dice"]["bots"]) == (
        games["dice"]["least"],
        ["random", "squire", "king", "emperor"],
    )
    schema = (await house.http.get("/api/schema/openapi.json")).json()
    assert {"/api/tables", "/api/records", "/api/qr", "/health"} <= set(schema["paths"])
    assert (await house.http.get("/api/house")).json()["version"]


@pytest.fixture
async def house_with_notices(tmp_path: Path) -> AsyncGenerator[House]:
    public = "https://serai.example.org"
    config = NoticeConfig(public, hooks=True, allowed_private_hosts=frozenset({"127.0.0.1"}))
    async with start_house(tmp_path, public=public, notices=config) as house:
        yield house


async def test_what_the_schema_says_is_what_is_sent(house_with_notices: House) -> None:
    """Every operation gets valid and invalid requests; the schema describes each response."""
    house = house_with_notices
    opened = await house.open("dice", "Ana", "bot:random")
    table = f"/api/tables/{opened['table']}"
    book = find_game("nights").pack_digest()
    schema = (await house.http.get("/api/schema/openapi.json")).json()
    asked: set[tuple[str, str]] = set()

    async def check(method: str, path: str, expected: int, **more: Any) -> None:
        answer = await house.http.request(method, path, **more)
        assert answer.status_code == expected, answer.text
        shape, operation = described(schema, method, path.partition("?")[0])
        asked.add((method, shape))
        content = operation["responses"][str(expected)].get("content")
        if not content:
            assert not answer.content
            return
        assert answer.headers["content-type"].partition(";")[0] in content, (method, path)
        body = content.get("application/json", {}).get("schema", {})
        if "$ref" in body:
            body = schema["components"]["schemas"][body["$ref"].rpartition("/")[2]]
            assert set(answer.json()) == set(body["properties"]), (method, path)
        if expected in (400, 403, 404):
            assert answer.json()["sentence"]

    own = {"serai-key": opened["chairs"][0]}
    for path in ("/api/house", "/api/games", "/api/tables", "/health", "/live", "/ready"):
        await check("get", path, 200)
    for path in ("/api/house", "/api/games", "/api/tables"):
        await check("get", path, 403, headers={"origin": "https://elsewhere.example"})
    await check("post", "/api/tables", 201, json=table_request("dice", "Ana", "Bo"))
    for wrong in ({}, table_request("chess", "Ana"), table_request("dice", "Ana", "Ana"), {"terms": 1}):
        await check("post", "/api/tables", 400, json=wrong)
    mine = {"table": opened["table"], "keys": [opened["host"]]}
    await check("post", "/api/own-tables", 200, json={"tables": [mine]})
    await check("post", "/api/own-tables", 400, json={"tables": [{"table": 1}]})
    waiting = await house.open("dice", "Ana", "link")
    brought = f"/api/tables/{waiting['table']}/heard"
    key = {"serai-key": waiting["chairs"][0]}
    await check("post", brought, 204, headers=key, json={"chair": 0, "heard": {"a/b#c": 1}})
    await check("post", brought, 400, headers=key, json={"chair": 0, "heard": {"a/b#c": -1}})
    await check("post", brought, 404, json={"chair": 0, "heard": {}})
    await check("post", "/api/qr", 200, json={"link": "http://x"})
    await check("post", "/api/qr", 400, json={"link": 1})
    await check("post", "/api/records", 400, content=b"nothing")
    for part in ("record", "summary", "replay", "chronicle.html", "chronicle.epub"):
        await check("get", f"{table}/{part}", 200, headers=own)
        await check("get", f"{table}/{part}", 404)
    for part in ("record", "replay", "chronicle.html", "chronicle.epub"):
        await check("get", f"{table}/{part}?seat=Cleo", 400, headers=own)
    await check("get", f"{table}/replay/frames?since=0&until=1", 200, headers=own)
    for wrong in ("", "?since=0&until=1000", "?since=x&until=1"):
        await check("get", f"{table}/replay/frames{wrong}", 400, headers=own)
    await check("get", f"{table}/dice-check", 400, headers=own)
    await check("get", f"{table}/dice-check", 404)
    await check("post", f"{table}/what-if", 201, headers=own, json={"turn": 1, "seat": "Ana"})
    await check("post", f"{table}/what-if", 400, headers=own, json={"turn": -1, "seat": "Ana"})
    await check("post", f"{table}/chronicle/link", 200, headers=own)
    await check("post", f"{table}/chronicle/link", 404)
    book_pages = (f"/api/books/{book}/en", f"/api/books/{book}/en/map.svg", f"/api/books/{book}/en/plates")
    plate = (await house.http.get(f"/api/books/{book}/en/plates")).json()["plates"]["beings/soldier"]
    await check("get", f"/api/plates/{book}/{plate['file']}", 200)
    await check("get", f"/api/plates/{book}/nothing.svg", 404)
    await check("get", f"/api/plates/nothing/{plate['file']}", 400)
    for path in (*book_pages, "/api/rules/dice/en", "/api/nights/statuses", "/api/dice/cards/en"):
        await check("get", path, 200)
        mark = (await house.http.get(path)).headers["etag"]
        await check("get", path, 304, headers={"if-none-match": mark})
        if "/en" in path:
            await check("get", path.replace("/en", "/xx"), 400)
    wishes = {"language": "en", "seats": [{"table": opened["table"], "key": opened["chairs"][0]}]}
    order = {"kind": "hook", "address": "http://127.0.0.1:9/room", "wishes": wishes}
    await check("post", "/api/notices", 201, json=order)
    await check("post", "/api/notices", 400, json=order | {"address": "http://127.0.0.2/room"})
    await check("post", "/api/notices", 404, json=order | {"kind": "mail", "address": "ana@example.org"})
    ordered = (await house.http.post("/api/notices", json=order)).json()
    notices, key = f"/api/notices/{ordered['id']}", {"serai-key": ordered["key"]}
    await check("post", f"/notices/confirm/{ordered['id']}.x", 204)
    await check("post", "/notices/confirm/nothing.x", 404)
    await check("post", f"/notices/stop/{ordered['id']}.x", 204)
    await check("get", notices, 200, headers=key)
    await check("get", notices, 404)
    await check("put", notices, 200, headers=key, json=wishes)
    await check("put", notices, 400, headers=key, json=wishes | {"language": "xx"})
    await check("put", notices, 404, json=wishes)
    await check("delete", notices, 404)
    await check("delete", notices, 204, headers=key)
    await check("get", notices, 404, headers=key)
    synced, sync_key = f"/api/synced/{'s' * 22}", {"serai-key": "k" * 43}
    await check("put", synced, 200, headers=sync_key, json={"version": 0, "content": "abc"})
    await check("put", synced, 409, headers=sync_key, json={"version": 7, "content": "abc"})
    await check("put", synced, 404, json={"version": 1, "content": "abc"})
    await check("put", synced, 400, headers=sync_key, json={"version": 1, "content": "not encrypted"})
    await check("get", synced, 200, headers=sync_key)
    await check("get", synced, 404)
    await check("get", "/api/synced/short", 400, headers=sync_key)
    await check("delete", synced, 404)
    await check("delete", synced, 204, headers=sync_key)
    played = await house.open("dice", "Ana", "Bo")
    ana, bo = ({"serai-key": key} for key in played["chairs"])
    sent, host = f"/api/tables/{waiting['table']}/invitations", {"serai-key": waiting["host"]}
    invited = {"earlier": played["table"], "key": played["chairs"][0], "chair": 1}
    await check("post", sent, 201, headers=host, json=invited)
    await check("post", sent, 400, headers=host, json=invited)
    await check("post", sent, 404, json=invited)
    await check("get", sent, 200, headers=host)
    await check("get", sent, 404)
    (told,) = (await house.http.get(sent, headers=host)).json()
    await check("delete", f"{sent}/{told['id']}", 404)
    await check("delete", f"{sent}/nothing", 404, headers=host)
    await check("delete", f"{sent}/{told['id']}", 204, headers=host)
    await check("post", sent, 201, headers=host, json=invited)
    seats = [{"table": played["table"], "keys": [played["chairs"][1]]}]
    (found,) = (await house.http.post("/api/own-tables", json={"tables": seats})).json()["invitations"]
    invitation, seat = f"/api/invitations/{found['id']}", {"name": "Bo", "key": "k" * 32}
    await check("post", f"{invitation}/accept", 404, headers=ana, json=seat)
    await check("post", f"{invitation}/accept", 400, headers=bo, json=seat | {"key": "short"})
    await check("post", f"{invitation}/accept", 200, headers=bo, json=seat)
    await check("post", f"{invitation}/decline", 404, headers=ana)
    await check("post", f"{invitation}/decline", 204, headers=bo)
    chair = {"table": played["table"], "key": played["chairs"][1], "off": True}
    await check("put", "/api/invitation-wishes", 204, json={"chairs": [chair]})
    await check("put", "/api/invitation-wishes", 400, json={"chairs": [chair | {"muted": [99]}]})
    await check("head", "/health", 200)
    assert asked == {(method, path) for path, kinds in schema["paths"].items() for method in kinds}


def described(schema: dict[str, Any], method: str, path: str) -> tuple[str, dict[str, Any]]:
    """The path of the schema that matches a URL, and its description."""
    shapes = [shape for shape in schema["paths"] if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", shape), path)]
    shape = min(shapes, key=lambda shape: shape.count("{"))
    return shape, schema["paths"][shape][method]


async def test_a_link_is_drawn_as_a_code(house: House) -> None:
    drawn = await house.http.post("/api/qr", json={"link": "http://192.168.1.2:7291/t/abc#key"})
    assert drawn.status_code == 200
    assert drawn.text.startswith("<svg")
    assert (await house.http.post("/api/qr", json={"link": "é" * 500})).status_code == 200
    for wrong in ({"link": ""}, {"link": "x" * 501}, {}, {"link": "x", "more": 1}):
        assert (await house.http.post("/api/qr", json=wrong)).status_code == 400


async def test_pages_are_served_and_strange_addresses_refused_in_ones_language(house: House) -> None:
    assert "<!doctype html>" in (await house.http.get("/")).text.lower()
    assert (await house.http.get("/t/abc")).status_code == 200
    missing = await house.http.get("/nowhere", headers={"accept-language": "fr-CH, en"})
    assert missing.status_code == 404
    assert missing.json()["key"] == "refused-no-page"
    assert missing.json()["sentence"] != (await house.http.get("/nowhere")).json()["sentence"]


async def test_an_unknown_address_shows_a_page_to_people_and_a_sentence_to_programs(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>Serai</title>")
    monkeypatch.setattr(pages, "client_folder", lambda: tmp_path)
    read = await house.http.get("/nowhere", headers={"accept": "text/html,*/*;q=0.8"})
    assert (read.status_code, read.text) == (404, "<!doctype html><title>Serai</title>")
    asked = await house.http.get("/api/nowhere", headers={"accept": "text/html"})
    assert asked.json()["key"] == "refused-no-page"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "refused-no-game"),
        ({"options": {"water": 0}}, "A caravan needs a road and water."),
        ({"options": {"camels": 3}}, "refused-options"),
        ({"language": "de"}, "refused-message"),
        ({"sead": 1}, "refused-message"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(house: House, change: dict[str, Any], key: str) -> None:
    asked = table_request("caravan", "Ana", "Bo")
    asked["terms"] |= change
    answer = await house.http.post("/api/tables", json=asked)
    assert answer.status_code == 400
    assert answer.json()["sentence"]
    assert answer.json()["key"] == key
    assert await house.registry.store.table_ids() == []


@pytest.mark.parametrize("chairs", [[], ["Ana"] * 2, ["bot:emperor"], ["Ana"] * 9, ["a" * 61], ["a,b"]])
async def test_chairs_that_do_not_fit_are_refused(house: House, chairs: list[str]) -> None:
    answer = await house.http.post("/api/tables", json=table_request("caravan", *chairs))
    assert answer.status_code == 400
    assert await house.registry.store.table_ids() == []


def test_a_port_that_is_taken_is_not_taken_again() -> None:
    import socket

    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with refuses("is taken"):
            find_free_port("127.0.0.1", other.getsockname()[1])


def test_addresses_are_those_that_others_can_use() -> None:
    assert Address("0.0.0.0", 7291).local_url == "http://localhost:7291"
    assert Address("10.0.0.5", 80).shared_urls == ("http://10.0.0.5:80",)
    assert (
        Address("fd00::5", 80).shared_urls == (Address("fd00::5", 80).local_url,) == ("http://[fd00::5]:80",)
    )
    assert Address("127.0.0.1", 80, "https://serai.example.org/").shared_urls == (
        "https://serai.example.org",
    )
    assert Origins("https://serai.example.org").is_own_host("serai.example.org")


@pytest.mark.parametrize("private", [True, False])
def test_a_house_tells_whether_it_was_asked_to_be_private_and_keeps_to_the_pace_of_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, private: bool
) -> None:
    shown: list[dict[str, Any]] = []
    delays: list[float] = []

    async def look(
        address: Address, home: Path, *, settings: Settings, on_opened: Callable[[], None]
    ) -> None:
        delays.append(settings.bot_delay)
        async with open_house(address, home, LIBERAL), httpx.AsyncClient(base_url=address.local_url) as http:
            on_opened()
            shown.append((await http.get("/api/house")).json())

    monkeypatch.setenv("SERAI_HOME", str(tmp_path))
    monkeypatch.setattr(serve, "run_house", look)
    serve.run_house_and_open_browser(
        private=private, port=None, browser=False, language="en", bot_delay=0 if private else None
    )
    assert [house["private"] for house in shown] == [private]
    assert delays == [0 if private else Settings().bot_delay]


# A full disk


async def test_a_full_disk_refuses_choices_with_a_sentence_and_recovers(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo", options={"water": 50})
    ana, bo = [
        await Client(house.socket, opened["table"], key, language="fr").come() for key in opened["chairs"]
    ]
    connection = house.registry.store.writer.connection  # type: ignore[attr-defined]
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    refusal: dict[str, Any] = {}
    talk = 0
    while not refusal and talk < 500:
        answer = await bo.ask("say", text="word " * 99)
        refusal = answer if answer["type"] == "refusal" else {}
        talk += 1
    assert refusal["key"] == "refused-disk"
    shown = ana.view
    answer = await ana.ask("choose", seat="Ana", option="silk", asked=0)
    if answer["type"] == "refusal":  # a small row may still fit
        assert answer["key"] == "refused-disk"
        assert "disque" in answer["sentence"]
        assert ana.view == shown
    health = await house.http.get("/health")
    assert (health.status_code, health.json()["ok"]) == (
        (503, False) if answer["type"] == "refusal" else (200, True)
    )
    connection.execute("PRAGMA max_page_count = 1000000")
    await ana.done("choose", seat="Ana", option="silk", asked=0)
    await bo.choose("salt")
    assert (await house.http.get("/health")).json()["ok"]
    await ana.until(lambda: ana.is_asked)
    for client in (ana, bo):
        await client.leave()
