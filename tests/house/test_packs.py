"""Content packs on a server: a broken one affects nothing else, and a table keeps the pack it started with.

`unplayable_book` is the home folder of a version that did not check whether packs are playable: a running
table and its Book, in which Mecca is not a city. No test regenerates it.
"""

import gzip
import io
import json
import logging
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from book.tiny import TINY, copy_of_tiny, edit
from house.clients import Client
from house.house import start_house
from nights.tiny_shipped_book import forget_shipped_book, tiny_book_shipped
from refusals import refuses
from serai.book import compile as compiling
from serai.book.check import check_draft
from serai.book.pack_installer import PackRejectedError, PackRequestError, install_pack, packs_folder
from serai.games.nights import packs
from serai.games.nights.effects.words import EFFECT_WORDS
from serai.games.nights.game import Nights
from serai.games.nights.playability import find_parts_missing_for_play
from serai.house import serve
from serai.house.catalogue import describe_game
from serai.house.logs import JsonLines
from serai.house.pack_commands import app
from serai.house.packs import PackUsage, count_pack_usage, list_packs, remove_pack
from serai.house.store.home import BOOK_STORE, DATABASE_FILE
from serai.locales.texts import LANGUAGES, find_texts
from serai.table.game import _registered

KEPT = Path(__file__).parent / "unplayable_book"
DESERT = "0f878be83a231b71db3a3eb48a5b1947"
TABLE = "desert-running"


@pytest.fixture(autouse=True)
def new_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Simulates a new process with its own home folder, in which the tiny Book ships."""
    monkeypatch.setenv("SERAI_HOME", str(tmp_path))
    monkeypatch.setitem(_registered, "nights", Nights)
    monkeypatch.setattr(packs, "_worlds", {})
    monkeypatch.setattr(packs, "_roots", {})
    monkeypatch.setattr(packs, "_pack_folders", [])
    with tiny_book_shipped():
        yield
        monkeypatch.undo()  # before the shipped Book is restored, which tests patch too


@pytest.fixture
def kept_home(tmp_path: Path) -> Path:
    shutil.copytree(KEPT / BOOK_STORE, tmp_path / BOOK_STORE)
    (tmp_path / DATABASE_FILE).write_bytes(gzip.decompress((KEPT / f"{DATABASE_FILE}.gz").read_bytes()))
    return tmp_path


def lay(name: str, version: str = "1.0.0", **changes: tuple[str, str] | None) -> Path:
    """Places an installed pack as an older version or a person might have."""
    root = packs_folder() / name / version
    shutil.copytree(TINY, root)
    edit(root, "pack.toml", 'id = "tiny-book"', f'id = "{name}"')
    edit(root, "pack.toml", 'version = "1.0.0"', f'version = "{version}"')
    for file, change in changes.items():
        path = f"{file}.toml"
        if change is None:
            (root / path).write_text("[", encoding="utf-8")
        else:
            edit(root, path, *change)
    return root


def without_routes(name: str) -> Path:
    root = lay(name)
    text = (root / "map.toml").read_text("utf-8")
    (root / "map.toml").write_text(text[: text.index("[[routes]]")] + text[text.index("[arrows]") :], "utf-8")
    return root


def run(*words: str) -> int:
    with pytest.raises(SystemExit) as stop:
        app(list(words))
    return int(stop.value.code or 0)


async def play_on(table: str, socket: str, keys: list[str], choices: int) -> Client:
    clients = [await Client(socket, table, key).come() for key in keys]
    random = Random(2)
    for _ in range(choices):
        for client in clients:
            await client.done("ping")
        asked = [client for client in clients if client.is_asked]
        await asked[0].play(random, 1)
    for client in clients:
        await client.leave()
    return clients[0]


# A broken pack


async def test_broken_packs_stop_neither_the_house_nor_any_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    without_routes("a-book")
    lay("b-book", pack=None)
    lay("c-book", map=("[spaces.mecca]", "[spaces.medina]"))
    lay("sound-book")
    with caplog.at_level(logging.WARNING):
        async with start_house(tmp_path) as house:
            games = {game["id"]: game for game in (await house.http.get("/api/games")).json()}
            await house.open("dice", "Ana", "bot:random")
            opened = await house.open("nights", "Ana", "Bo")
            own = games["nights"]["packs"][1]["digest"]
            await house.open("nights", "Ana", "bot:sage", pack=own)
            await play_on(opened["table"], house.socket, opened["chairs"], 8)
    assert len(games["nights"]["packs"]) == 2
    assert games["dice"]["skipped"] == []
    told = {pack["name"]: pack for pack in games["nights"]["skipped"]}
    assert [(name, pack["version"]) for name, pack in told.items()] == [
        ("a-book", "1.0.0"),
        ("b-book", "1.0.0"),
        ("c-book", "1.0.0"),
    ]
    assert told["a-book"]["title"]["fr"] == "Un tout petit livre de contes"
    assert told["b-book"]["title"] == {}
    lines = [json.loads(JsonLines().format(record)) for record in caplog.records]
    skipped = {line["pack"]: line["why"] for line in lines if line["message"] == "pack skipped"}
    assert skipped["a-book 1.0.0"] == "not playable yet: its map has no routes"
    assert "pack.toml" in skipped["b-book 1.0.0"]
    assert "medina" in skipped["c-book 1.0.0"] or "mecca" in skipped["c-book 1.0.0"]


def test_a_fault_that_no_check_foresees_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    lay("a-book")
    real = packs.world_of_book

    def fail(book: Any) -> Any:
        if book.manifest.id == "a-book":
            raise KeyError("basra")
        return real(book)

    monkeypatch.setattr(packs, "world_of_book", fail)
    (skipped,) = Nights.skipped_packs()
    assert (skipped.name, skipped.why) == ("a-book", "KeyError: 'basra'")
    assert len(Nights.pack_titles_by_digest()) == 1


async def test_a_house_opens_though_the_book_that_ships_is_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = copy_of_tiny(tmp_path / "shipped")
    edit(root, "map.toml", "[spaces.baghdad]", "[spaces.bagdad]")
    monkeypatch.setattr(packs, "_SHIPPED", (root.parent,))
    lay("sound-book")
    async with start_house(tmp_path) as house:
        games = {game["id"]: game for game in (await house.http.get("/api/games")).json()}
        await house.open("dice", "Ana", "bot:random")
        (own,) = games["nights"]["packs"]
        await house.open("nights", "Ana", "bot:traveller", pack=own["digest"])
        refused = await house.http.post("/api/tables", json={"terms": {"game": "nights"}, "chairs": []})
    assert [pack["name"] for pack in games["nights"]["skipped"]] == ["tiny-book"]
    assert refused.status_code == 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_starting_the_server_prints_which_pack_is_skipped(language: Any) -> None:
    without_routes("a-book")
    (pack,) = serve.skipped_packs()
    said = find_texts(language, "house").say("house-pack-skipped", pack=pack.name, why=pack.why)
    assert "a-book" in said
    assert "its map has no routes" in said


# What tables began with


@pytest.mark.parametrize("installed", [False, True])
async def test_an_old_book_that_fails_a_newer_check_still_opens_for_its_tables(
    kept_home: Path, installed: bool
) -> None:
    content = (kept_home / BOOK_STORE / f"{DESERT}.zip").read_bytes()
    root = kept_home / "unpacked"
    zipfile.ZipFile(io.BytesIO(content)).extractall(root)
    with pytest.raises(PackRejectedError, match="Not playable yet: mecca is no city on its map"):
        install_pack(root, EFFECT_WORDS, find_parts_missing_for_play)
    with refuses("cannot be played yet"):
        Nights.open_pack(root)
    if installed:
        shutil.copytree(root, packs_folder() / "desert-book" / "1.0.0")
    async with start_house(kept_home) as house:
        games = {game["id"]: game for game in (await house.http.get("/api/games")).json()}
        assert DESERT not in [pack["digest"] for pack in games["nights"]["packs"]]
        assert [one["name"] for one in games["nights"]["skipped"]] == ["desert-book"] * installed
        keys = [(f"{TABLE}-{seat}-" + "k" * 32)[:32] for seat in ("ana", "bo")]
        client = await play_on(TABLE, house.socket, keys, 30)
        assert client.view["turn"] > 22
        assert (await house.http.get(f"/api/books/{DESERT}/fr")).status_code == 200


def test_no_check_of_tomorrow_closes_a_book_that_was_kept(
    kept_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stricter(draft: Any, effects: Any) -> Any:
        draft.report.add("B121", "chapters.toml", name="chapters.toml")
        return check_draft(draft, effects)

    monkeypatch.setattr(compiling, "check_draft", stricter)
    monkeypatch.setattr(compiling, "cache_path", lambda *_: None)
    packs.add_pack_folder(kept_home / BOOK_STORE)
    assert packs.find_world_by_digest(DESERT).book.manifest.id == "desert-book"
    with refuses(r"chapters\.toml is missing"):
        packs.open_playable_world(TINY)


# The commands


async def test_the_list_says_what_is_here_and_what_it_is_good_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    without_routes("a-book")
    sound = lay("sound-book", "2.0.1")
    for tale in list((sound / "tales").glob("*.es.tale.md"))[:3]:
        tale.unlink()
    async with start_house(tmp_path) as house:
        digest = list(Nights.pack_titles_by_digest())[1]
        await house.open("nights", "Ana", "Bo", pack=digest)
        await house.open("nights", "Ana", "link", pack=digest)
    assert count_pack_usage(tmp_path / DATABASE_FILE) == {digest: PackUsage(2, 2)}
    assert run("list") == 0
    shown = capsys.readouterr().out
    assert "a-book 1.0.0  A tiny Book of Tales (CC-BY-4.0)\n" in shown
    assert "playable   no: not playable yet: its map has no routes\n" in shown
    assert "languages  en, fr, es (11 of 14 tales)\n" in shown
    assert "tables     2 (2 in progress)\n" in shown
    assert "(ships with Serai)\n" in shown
    assert run("list", "--json") == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(one["name"], one["origin"], one["playable"]) for one in listed] == [
        ("tiny-book", "shipped", True),
        ("a-book", "installed", False),
        ("sound-book", "installed", True),
    ]
    assert listed[2]["digest"] == digest
    assert listed[2]["folder"] == str(sound)
    (tmp_path / DATABASE_FILE).write_bytes(b"no file of ours" * 100)
    assert run("list") == 0
    assert "unknown: the server's database cannot be read" in capsys.readouterr().out


async def test_a_pack_is_removed_and_its_tables_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay("sound-book")
    async with start_house(tmp_path) as house:
        digest = list(Nights.pack_titles_by_digest())[1]
        opened = await house.open("nights", "Ana", "Bo", pack=digest)
    (tmp_path / BOOK_STORE / f"{digest}.zip").unlink()  # `remove` must make the copy again
    assert run("remove", "sound-book") == 0
    told = capsys.readouterr().out
    assert told == "sound-book 1.0.0 is removed. A copy is kept for 1 table.\n"
    assert not (packs_folder() / "sound-book").exists()
    packs._worlds.clear()
    packs._roots.clear()
    forget_shipped_book()
    async with start_house(tmp_path) as house:
        games = {game["id"]: game for game in (await house.http.get("/api/games")).json()}
        assert digest not in [pack["digest"] for pack in games["nights"]["packs"]]
        await play_on(opened["table"], house.socket, opened["chairs"], 8)


async def test_a_pack_stays_where_no_copy_can_be_kept_for_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = lay("sound-book")
    async with start_house(tmp_path) as house:
        digest = list(Nights.pack_titles_by_digest())[1]
        await house.open("nights", "Ana", "Bo", pack=digest)
    shutil.rmtree(tmp_path / BOOK_STORE)
    (tmp_path / BOOK_STORE).write_text("a file where a folder should be")
    assert run("remove", "sound-book") == 1
    told = capsys.readouterr().err
    assert told.startswith("sound-book 1.0.0 is not removed: tables use it, and no copy can be stored")
    assert told.count("\n") == 1
    assert (root / "map.toml").is_file()
    assert run("remove", "sound-book", "--force") == 0
    assert not root.exists()


def test_a_pack_that_nobody_uses_leaves_nothing_behind(tmp_path: Path) -> None:
    lay("sound-book")
    lay("torn-book", pack=None)
    for name in ("sound-book", "torn-book"):
        assert remove_pack(name).uses == PackUsage()
    assert not list(packs_folder().rglob("*"))
    assert not (tmp_path / BOOK_STORE).exists()


def test_one_version_of_several_is_removed(capsys: pytest.CaptureFixture[str]) -> None:
    for version in ("1.0.0", "1.1.0"):
        lay("sound-book", version)
    with pytest.raises(PackRequestError, match=r"several versions \(1\.0\.0, 1\.1\.0\): say which"):
        remove_pack("sound-book")
    with pytest.raises(PackRequestError, match=r"There is no sound-book 2; installed: 1\.0\.0, 1\.1\.0\."):
        remove_pack("sound-book", "2")
    assert run("remove", "sound-book", "1.0.0") == 0
    assert [(one.name, one.version) for one in list_packs()[1:]] == [("sound-book", "1.1.0")]
    capsys.readouterr()


@pytest.mark.parametrize(
    ("name", "code", "why"),
    [
        *((name, 2, "There is no pack") for name in ("sound-book", "..", "", "/etc")),
        ("tiny-book", 1, "ships with Serai and cannot be removed"),
    ],
)
def test_what_is_not_installed_cannot_be_removed(
    name: str, code: int, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lay("other-book")
    assert run("remove", "--", name) == code
    assert why in capsys.readouterr().err
    assert [one.name for one in list_packs()] == ["tiny-book", "other-book"]


def test_a_pack_whose_folder_cannot_be_deleted_stays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lay("sound-book")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        assert run("remove", "sound-book") == 1
    assert "cannot be removed: Permission denied" in capsys.readouterr().err
    assert [one.name for one in list_packs()] == ["tiny-book", "sound-book"]


def test_a_pack_names_the_language_of_its_tales_for_each_that_it_lacks() -> None:
    lay("sound-book", pack=('source = "en"', 'source = "en"\nlanguages = ["en", "fr"]'))
    assert [pack.fallbacks for pack in describe_game("nights").packs] == [{}, {"es": "en"}]
