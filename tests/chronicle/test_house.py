"""Downloading and sharing chronicles: who may, what they show, and for how long."""

import re
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.clients import Client
from house.house import House, start_house
from refusals import refuses
from serai.bots import play_bots
from serai.chronicle.command import write_chronicle
from serai.cli import app
from serai.house.chronicle_routes import stored_history
from serai.house.store import StoredPosition, StoredTable
from serai.table import ReplayDiverged, Table


@pytest.fixture
async def house(tmp_path: Path) -> AsyncGenerator[House]:
    async with start_house(tmp_path) as opened:
        yield opened


async def some_dice(house: House, most: int = 10_000) -> tuple[dict[str, Any], Client]:
    """A table of King of Dice, played by Ana and Bo on one device."""
    opened = await house.open("dice", "Ana", "Bo", seed=4)
    keys = opened["chairs"]
    client = await Client(house.socket, opened["table"], *keys).come()
    other = await Client(house.socket, opened["table"], keys[1]).come()
    random = Random(4)
    for _ in range(most):
        asked = next((one for one in (client, other) if one.is_asked), None)
        if asked is None or client.over:
            break
        await asked.choose(asked.some_option(random))
        await client.done("ping")
        await other.done("ping")
    await other.leave()
    return opened, client


def chronicle(table: str, form: str = "html") -> str:
    return f"/api/tables/{table}/chronicle.{form}"


async def test_a_player_downloads_the_chronicle_in_any_language(house: House) -> None:
    opened, _ = await some_dice(house)
    for language, said in (
        ("en", "as it was told to Ana"),
        ("fr", "telle qu’on l’a contée à Ana"),
        ("es", "se la contaron a Ana"),
    ):
        answer = await house.http.get(
            chronicle(opened["table"]),
            params={"language": language},
            headers={"Serai-Key": opened["chairs"][0]},
        )
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert said in answer.text
        assert "attachment" in answer.headers["content-disposition"]
    book = await house.http.get(
        chronicle(opened["table"], "epub"), headers={"Serai-Key": opened["chairs"][1]}
    )
    assert book.headers["content-type"] == "application/epub+zip"
    assert book.content.startswith(b"PK")


async def test_without_a_key_there_is_nothing_to_read(house: House) -> None:
    opened, _ = await some_dice(house, most=3)
    for headers in ({}, {"Serai-Key": "something else"}):
        assert (await house.http.get(chronicle(opened["table"]), headers=headers)).status_code == 404
        assert (
            await house.http.post(f"/api/tables/{opened['table']}/chronicle/link", headers=headers)
        ).status_code == 404
    assert (await house.http.get(chronicle("nowhere"), headers={"Serai-Key": "x"})).status_code == 404


async def test_a_seat_of_another_is_refused(house: House) -> None:
    opened, _ = await some_dice(house, most=3)
    answer = await house.http.get(
        chronicle(opened["table"]), params={"seat": "Bo"}, headers={"Serai-Key": opened["chairs"][0]}
    )
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-not-yours")


async def test_who_looks_on_gets_what_the_whole_table_heard(house: House) -> None:
    opened, _ = await some_dice(house, most=3)
    answer = await house.http.get(chronicle(opened["table"]), headers={"Serai-Key": opened["gallery"]})
    assert "as the whole table heard it" in answer.text
    assert "So far" in answer.text


async def test_a_game_that_has_not_begun_has_no_chronicle(house: House) -> None:
    opened = await house.open("dice", "Ana", "link")
    answer = await house.http.get(chronicle(opened["table"]), headers={"Serai-Key": opened["host"]})
    assert answer.json()["key"] == "refused-not-begun"


async def link_of(house: House, table: str, key: str, **asked: str) -> str:
    answer = await house.http.post(
        f"/api/tables/{table}/chronicle/link", params=asked, headers={"Serai-Key": key}
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["path"]


async def test_a_link_shows_the_chronicle_to_anybody_and_stays_the_same(house: House) -> None:
    opened, _ = await some_dice(house)
    table, key = opened["table"], opened["chairs"][0]
    path = await link_of(house, table, key)
    assert path.startswith(f"/c/{table}-")
    assert len(path) > len(f"/c/{table}-") + 20
    assert path == await link_of(house, table, key)
    assert path != await link_of(house, table, opened["chairs"][1])
    answer = await house.http.get(path, headers={"accept-language": "fr"})
    assert answer.status_code == 200
    assert "contée à Ana" in answer.text
    assert "content-disposition" not in answer.headers
    assert "contaron a Ana" in (await house.http.get(path, params={"language": "es"})).text


async def test_messengers_show_the_game_of_a_shared_link_and_no_player(house: House) -> None:
    opened, _ = await some_dice(house)
    table, key = opened["table"], opened["chairs"][0]
    shared = (await house.http.get(await link_of(house, table, key))).text
    shown = re.findall(r'<meta property="og:[a-z]+" content="([^"]*)">', shared.partition("</head>")[0])
    assert "King of Dice" in shown
    assert not [text for text in shown if "Ana" in text or "Bo" in text]
    own = (await house.http.get(chronicle(table), headers={"Serai-Key": key})).text
    assert "og:title" not in own, "a file that one keeps refers to no server"


async def test_at_a_public_table_anybody_may_read_but_not_share_links(house: House) -> None:
    opened = await house.open("dice", "Ana", "Bo", seed=4, public=True)
    assert (await house.http.get(chronicle(opened["table"]))).status_code == 200
    for headers in ({}, {"Serai-Key": "some other key"}):
        answer = await house.http.post(f"/api/tables/{opened['table']}/chronicle/link", headers=headers)
        assert answer.status_code == 404
    assert (await house.registry.find_or_load_table(opened["table"])).room.shared == {}


async def test_a_link_opens_nothing_else(house: House) -> None:
    opened, _ = await some_dice(house)
    path = await link_of(house, opened["table"], opened["chairs"][0])
    key = path.removeprefix("/c/")
    for secret in (key, key.partition("-")[2]):
        for address in (chronicle(opened["table"]), f"/api/tables/{opened['table']}/record"):
            assert (await house.http.get(address, headers={"Serai-Key": secret})).status_code == 404
    for wrong in (f"{opened['table']}-", opened["table"], f"{key}x", "x-y", f"{opened['table']}-{'A' * 24}"):
        assert (await house.http.get(f"/c/{wrong}")).status_code == 404


async def test_a_link_to_a_running_game_shows_what_everyone_may_know(house: House) -> None:
    opened = await house.open("nights", "Ana", "Bo", seed=4, options={"goal": 60})
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    bo = await Client(house.socket, opened["table"], opened["chairs"][1]).come()
    await ana.choose("goal:43-17")
    await bo.choose("goal:30-30")
    own = await house.http.get(chronicle(opened["table"]), headers={"Serai-Key": opened["chairs"][0]})
    assert "43 destiny points" in own.text
    shared = await house.http.get(await link_of(house, opened["table"], opened["chairs"][0]))
    assert "43 destiny points" not in shared.text
    assert "as the whole table heard it" in shared.text


async def test_a_link_survives_a_restart_and_ends_with_its_table(tmp_path: Path) -> None:
    async with start_house(tmp_path / "home") as house:
        opened, _ = await some_dice(house)
        path = await link_of(house, opened["table"], opened["chairs"][0])
    async with start_house(tmp_path / "home") as house:
        assert (await house.http.get(path)).status_code == 200
        host = await Client(house.socket, opened["table"], opened["host"]).come()
        await host.done("delete")
        assert (await house.http.get(path)).status_code == 404


async def test_a_rematch_has_no_links_yet(house: House) -> None:
    opened, client = await some_dice(house)
    await link_of(house, opened["table"], opened["chairs"][0])
    followed = await client.ask("rematch")
    live = await house.registry.find_or_load_table(followed["table"])
    assert live.room.shared == {}


async def test_after_a_change_of_the_rules_the_seal_is_all_that_is_said_to_hold(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, _ = await some_dice(house)
    stored = await house.registry.store.read_table(opened["table"])
    assert stored is not None
    assert stored.last_position is not None
    assert stored_history(stored, None).dice.replayed
    from serai.house import chronicle_routes

    def part(table: StoredTable) -> Table:
        if table.resumed is None:
            raise ReplayDiverged("The rules have changed.", entry=1, turn=1)
        return revived(table)

    revived = chronicle_routes.replay_table
    monkeypatch.setattr(chronicle_routes, "replay_table", part)
    again = stored_history(stored, None)
    assert isinstance(stored.last_position, StoredPosition)
    assert not again.dice.replayed
    assert again.is_over


# From a file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = Table.new("dice", ["Ana", "Zoë"], seed=3, bots={"Ana": "king", "Zoë": "king"})
    play_bots(table)
    path = tmp_path / "evening.jsonl"
    path.write_bytes(table.record().to_lines())
    return path


def test_a_record_becomes_two_files(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "books"
    app(
        ["chronicle", str(record), "--seat", "Zoë", "--language", "fr", "--out", str(out)],
        result_action="return_value",
    )
    assert sorted(path.name for path in out.iterdir()) == ["evening-zoe-fr.epub", "evening-zoe-fr.html"]
    assert capsys.readouterr().out.count(str(out)) == 2
    assert "contée à Zoë" in (out / "evening-zoe-fr.html").read_text("utf-8")


def test_what_cannot_be_written_is_refused_in_a_sentence(record: Path, tmp_path: Path) -> None:
    with refuses("Nobody at this table is called “Cleo”"):
        write_chronicle(record, "Cleo", "en", tmp_path)
    with refuses("cannot be read"):
        write_chronicle(tmp_path / "nothing.jsonl", None, "en", tmp_path)
