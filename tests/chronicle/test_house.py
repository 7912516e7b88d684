"""Taking a chronicle home from the house, and sharing it: who may, what it shows, and how long."""

from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from house.guests import Guest
from house.house import House, house
from refusing import refuses
from serai.bots import play_bots
from serai.cli import app
from serai.house.chronicles import evening_at, write_chronicle
from serai.house.store import Kept, Standing
from serai.table import Parted, Table


@pytest.fixture
async def inn(tmp_path: Path) -> AsyncGenerator[House]:
    async with house(tmp_path) as opened:
        yield opened


async def some_dice(inn: House, most: int = 10_000) -> tuple[dict[str, Any], Guest]:
    """A table of King of Dice, played by Ana and Bo at one device."""
    opened = await inn.open("dice", "Ana", "Bo", seed=4)
    keys = opened["chairs"]
    guest = await Guest(inn.socket, opened["table"], *keys).come()
    other = await Guest(inn.socket, opened["table"], keys[1]).come()
    random = Random(4)
    for _ in range(most):
        asked = next((one for one in (guest, other) if one.is_asked), None)
        if asked is None or guest.over:
            break
        await asked.choose(asked.some_option(random))
        await guest.done("ping")
        await other.done("ping")
    await other.leave()
    return opened, guest


def chronicle(table: str, form: str = "html") -> str:
    return f"/api/tables/{table}/chronicle.{form}"


async def test_a_player_takes_the_evening_home_in_any_language(inn: House) -> None:
    opened, _ = await some_dice(inn)
    for language, said in (
        ("en", "as it was told to Ana"),
        ("fr", "telle qu’on l’a contée à Ana"),
        ("es", "se la contaron a Ana"),
    ):
        answer = await inn.http.get(
            chronicle(opened["table"]),
            params={"language": language},
            headers={"Serai-Key": opened["chairs"][0]},
        )
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert said in answer.text
        assert "attachment" in answer.headers["content-disposition"]
    book = await inn.http.get(chronicle(opened["table"], "epub"), headers={"Serai-Key": opened["chairs"][1]})
    assert book.headers["content-type"] == "application/epub+zip"
    assert book.content.startswith(b"PK")


async def test_without_a_key_there_is_nothing_to_read(inn: House) -> None:
    opened, _ = await some_dice(inn, most=3)
    for headers in ({}, {"Serai-Key": "something else"}):
        assert (await inn.http.get(chronicle(opened["table"]), headers=headers)).status_code == 404
        assert (
            await inn.http.post(f"/api/tables/{opened['table']}/chronicle/link", headers=headers)
        ).status_code == 404
    assert (await inn.http.get(chronicle("nowhere"), headers={"Serai-Key": "x"})).status_code == 404


async def test_a_seat_of_another_is_refused(inn: House) -> None:
    opened, _ = await some_dice(inn, most=3)
    answer = await inn.http.get(
        chronicle(opened["table"]), params={"seat": "Bo"}, headers={"Serai-Key": opened["chairs"][0]}
    )
    assert (answer.status_code, answer.json()["key"]) == (400, "refused-not-yours")


async def test_who_looks_on_gets_what_the_whole_table_heard(inn: House) -> None:
    opened, _ = await some_dice(inn, most=3)
    answer = await inn.http.get(chronicle(opened["table"]), headers={"Serai-Key": opened["gallery"]})
    assert "as the whole table heard it" in answer.text
    assert "So far" in answer.text


async def test_a_game_that_has_not_begun_has_no_chronicle(inn: House) -> None:
    opened = await inn.open("dice", "Ana", "link")
    answer = await inn.http.get(chronicle(opened["table"]), headers={"Serai-Key": opened["host"]})
    assert answer.json()["key"] == "refused-not-begun"


async def link_of(inn: House, table: str, key: str, **asked: str) -> str:
    answer = await inn.http.post(
        f"/api/tables/{table}/chronicle/link", params=asked, headers={"Serai-Key": key}
    )
    assert answer.status_code == 200, answer.text
    return answer.json()["path"]


async def test_a_link_shows_the_chronicle_to_anybody_and_stays_the_same(inn: House) -> None:
    opened, _ = await some_dice(inn)
    table, key = opened["table"], opened["chairs"][0]
    path = await link_of(inn, table, key)
    assert path.startswith(f"/c/{table}-")
    assert len(path) > len(f"/c/{table}-") + 20
    assert path == await link_of(inn, table, key)
    assert path != await link_of(inn, table, opened["chairs"][1])
    answer = await inn.http.get(path, headers={"accept-language": "fr"})
    assert answer.status_code == 200
    assert "contée à Ana" in answer.text
    assert "content-disposition" not in answer.headers
    assert "contaron a Ana" in (await inn.http.get(path, params={"language": "es"})).text


async def test_at_a_public_table_whoever_passes_by_may_read_but_gives_no_links(inn: House) -> None:
    opened = await inn.open("dice", "Ana", "Bo", seed=4, public=True)
    assert (await inn.http.get(chronicle(opened["table"]))).status_code == 200
    for headers in ({}, {"Serai-Key": "some other key"}):
        answer = await inn.http.post(f"/api/tables/{opened['table']}/chronicle/link", headers=headers)
        assert answer.status_code == 404
    assert (await inn.hall.find(opened["table"])).room.shared == {}


async def test_a_link_opens_nothing_else(inn: House) -> None:
    opened, _ = await some_dice(inn)
    path = await link_of(inn, opened["table"], opened["chairs"][0])
    key = path.removeprefix("/c/")
    for secret in (key, key.partition("-")[2]):
        for address in (chronicle(opened["table"]), f"/api/tables/{opened['table']}/record"):
            assert (await inn.http.get(address, headers={"Serai-Key": secret})).status_code == 404
    for wrong in (f"{opened['table']}-", opened["table"], f"{key}x", "x-y", f"{opened['table']}-{'A' * 24}"):
        assert (await inn.http.get(f"/c/{wrong}")).status_code == 404


async def test_a_link_to_a_running_game_shows_what_everyone_may_know(inn: House) -> None:
    opened = await inn.open("nights", "Ana", "Bo", seed=4, options={"goal": 60})
    ana = await Guest(inn.socket, opened["table"], opened["chairs"][0]).come()
    bo = await Guest(inn.socket, opened["table"], opened["chairs"][1]).come()
    await ana.choose("goal:43-17")
    await bo.choose("goal:30-30")
    own = await inn.http.get(chronicle(opened["table"]), headers={"Serai-Key": opened["chairs"][0]})
    assert "43 destiny points" in own.text
    shared = await inn.http.get(await link_of(inn, opened["table"], opened["chairs"][0]))
    assert "43 destiny points" not in shared.text
    assert "as the whole table heard it" in shared.text


async def test_a_link_lasts_through_a_restart_and_dies_with_its_table(tmp_path: Path) -> None:
    async with house(tmp_path / "home") as inn:
        opened, _ = await some_dice(inn)
        path = await link_of(inn, opened["table"], opened["chairs"][0])
    async with house(tmp_path / "home") as inn:
        assert (await inn.http.get(path)).status_code == 200
        host = await Guest(inn.socket, opened["table"], opened["host"]).come()
        await host.done("delete")
        assert (await inn.http.get(path)).status_code == 404


async def test_a_rematch_has_no_links_yet(inn: House) -> None:
    opened, guest = await some_dice(inn)
    await link_of(inn, opened["table"], opened["chairs"][0])
    followed = await guest.ask("rematch")
    live = await inn.hall.find(followed["table"])
    assert live.room.shared == {}


async def test_after_a_change_of_the_rules_the_seal_is_all_that_is_said_to_hold(
    inn: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, _ = await some_dice(inn)
    kept = await inn.hall.store.read(opened["table"])
    assert kept is not None
    assert kept.standing is not None
    assert evening_at(kept, None).dice.replayed
    from serai.house import chronicles

    def part(table: Kept) -> Table:
        if table.resumed is None:
            raise Parted("The rules have changed.", entry=1, turn=1)
        return revived(table)

    revived = chronicles.revive
    monkeypatch.setattr(chronicles, "revive", part)
    again = evening_at(kept, None)
    assert isinstance(kept.standing, Standing)
    assert not again.dice.replayed
    assert again.over


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
    with refuses("Nobody called “Cleo” sits at this table"):
        write_chronicle(record, "Cleo", "en", tmp_path)
    with refuses("cannot be read"):
        write_chronicle(tmp_path / "nothing.jsonl", None, "en", tmp_path)
