"""A table keeps the Book it started with, even after another one ships."""

from contextlib import suppress
from pathlib import Path

import pytest

from book.tiny import copy_of_tiny
from house.house import start_house
from nights.table_builder import TINY_NIGHTS
from nights.tiny_shipped_book import tiny_book_shipped
from refusals import refuses
from serai.book.diagnostics import Report
from serai.book.pack_files import read_pack_folder
from serai.book.pack_installer import install_pack
from serai.games.nights import packs
from serai.games.nights.effects.words import EFFECT_WORDS
from serai.games.nights.game import Nights
from serai.house.doctor import examine_database
from serai.house.store.home import BOOK_STORE, DATABASE_FILE
from serai.table import Refused, Table
from serai.table.game import _registered


@pytest.fixture
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulates a new process that ships another Book."""
    monkeypatch.setattr(packs, "_worlds", {})
    monkeypatch.setattr(packs, "_roots", {})
    monkeypatch.setattr(packs, "_pack_folders", [])


def other_edition(folder: Path) -> Path:
    """The tiny pack with one word changed, so that its digest is unique."""
    pack = copy_of_tiny(folder)
    manifest = pack / "pack.toml"
    manifest.write_text(manifest.read_text("utf-8") + "\n# another edition\n", "utf-8")
    return pack


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A game whose Book exists only as a stored copy."""
    pack = other_edition(tmp_path)
    monkeypatch.setattr(packs, "_pack_folders", [])
    digest = Nights.open_pack(pack)
    packs.copy_opened_pack_to(tmp_path / BOOK_STORE, digest)
    table = Table.new("nights", ["Ana", "Bo"], seed=3, pack=digest)
    for _ in range(12):
        seat, decision = next(iter(table.decisions.items()))
        table.choose(seat, decision.options[0])
    for name in ("_worlds", "_roots"):
        monkeypatch.setattr(packs, name, {})
    return table


async def test_a_house_keeps_the_book_that_its_tables_begin_with(tmp_path: Path) -> None:
    async with start_house(tmp_path):
        pass
    assert [file.stem for file in (tmp_path / BOOK_STORE).iterdir()] == [TINY_NIGHTS.pack_digest()]


def test_a_table_goes_on_with_the_book_it_began_with(begun: Table, tmp_path: Path) -> None:
    with refuses("not installed here"):
        Table.replay(begun.record())
    Nights.add_pack_folder(tmp_path / BOOK_STORE)
    again = Table.replay(begun.record())
    assert again.view("Ana") == begun.view("Ana")
    assert again.view("Bo") == begun.view("Bo")


def test_a_damaged_book_is_not_used_and_is_stored_again(
    begun: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = tmp_path / BOOK_STORE
    Nights.add_pack_folder(shelf)
    (file,) = shelf.iterdir()
    whole = file.read_bytes()
    for place in range(0, len(whole), 997):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        monkeypatch.setattr(packs, "_worlds", {})
        with suppress(Refused):  # not every byte of an archive matters
            assert Table.replay(begun.record()).view("Ana") == begun.view("Ana")
    file.write_bytes(whole[:100])
    monkeypatch.setattr(packs, "_worlds", {})
    with refuses("not installed here"):
        Table.replay(begun.record())
    packs.copy_opened_pack_to(shelf, Nights.open_pack(tmp_path / "tiny-book"))
    monkeypatch.setattr(packs, "_worlds", {})
    assert Table.replay(begun.record()).view("Ana") == begun.view("Ana")


@pytest.mark.usefixtures("nothing_known")
@pytest.mark.parametrize("digest", ["../serai", "..", "", "/etc/passwd", "a" * 500])
def test_a_digest_leads_nowhere_else(digest: str, tmp_path: Path) -> None:
    packs.add_pack_folder(tmp_path / BOOK_STORE)
    with refuses("not installed here"):
        packs.find_world_by_digest(digest)


@pytest.mark.usefixtures("nothing_known")
async def test_server_and_doctor_search_the_book_store(tmp_path: Path) -> None:
    async with start_house(tmp_path):
        assert packs._pack_folders == [tmp_path / BOOK_STORE]
    packs._pack_folders.clear()
    examine_database(tmp_path / DATABASE_FILE)
    assert packs._pack_folders == [tmp_path / BOOK_STORE]


# Books from other packs


@pytest.mark.usefixtures("nothing_known")
async def test_an_installed_book_is_offered_played_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path))
    monkeypatch.setitem(_registered, "nights", Nights)
    with tiny_book_shipped():
        added = install_pack(other_edition(tmp_path / "elsewhere"), EFFECT_WORDS)
        async with start_house(tmp_path) as here:
            shown = {game["id"]: game["packs"] for game in (await here.http.get("/api/games")).json()}
            shipped, own = shown["nights"]
            assert shown["dice"] == []
            assert own["title"]["fr"] == shipped["title"]["fr"]
            opened = await here.open("nights", "Ana", "bot:traveller", pack=own["digest"])
            stored = await here.registry.store.read_table(opened["table"])
    assert own["digest"] == read_pack_folder(added.folder, Report()).digest() != shipped["digest"]
    assert stored is not None
    assert stored.opening is not None
    assert stored.opening.pack == own["digest"]
    assert {file.stem for file in (tmp_path / BOOK_STORE).iterdir()} == {shipped["digest"], own["digest"]}
