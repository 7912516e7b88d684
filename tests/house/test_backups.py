"""Backups of a running server, with both databases, and their restoration."""

import subprocess
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

import psycopg
import pytest

import postgres_server
from house.clients import Client
from house.house import House, start_house
from refusals import refuses
from serai.house.backup import back_up_home
from serai.house.doctor import examine_database
from serai.house.store.databases import PostgresAddress


async def open_and_play(house: House) -> tuple[dict[str, Any], Client]:
    opened = await house.open("caravan", "Ana", "Bo", seed=3, options={"water": 9})
    ana, bo = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
    for client in (ana, bo):
        await client.choose("silk")
    await bo.leave()
    return opened, ana


async def check_played_on(house: House, opened: dict[str, Any], choices: int) -> None:
    """Checks that the table is there as it was, and plays a little."""
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert ana.asked["Ana"] == choices
    await ana.play(Random(1), most=1)
    await ana.leave()


async def test_a_running_server_is_backed_up_and_restored(house: House, tmp_path: Path) -> None:
    opened, ana = await open_and_play(house)
    back_up_home(tmp_path / "home", tmp_path / "backup")
    choices = ana.asked["Ana"]
    await ana.play(Random(1), most=1)  # not in the backup
    await ana.leave()
    assert (tmp_path / "backup").stat().st_mode & 0o077 == 0
    assert (tmp_path / "backup" / "serai.db").stat().st_mode & 0o077 == 0
    books = {path.name for path in (tmp_path / "home" / "books").iterdir()}
    assert {path.name for path in (tmp_path / "backup" / "books").iterdir()} == books
    report = examine_database(tmp_path / "backup" / "serai.db")
    assert (report.findings, report.tables) == ([], 1)
    async with start_house(tmp_path / "backup") as restored:
        await check_played_on(restored, opened, choices)


async def test_a_backup_replaces_nothing_and_leaves_nothing_unfinished(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del house
    (tmp_path / "backup").mkdir()
    with refuses("already exists"):
        back_up_home(tmp_path / "home", tmp_path / "backup")
    with refuses("There is no file"):
        back_up_home(tmp_path / "nowhere", tmp_path / "other")
    (tmp_path / "file").write_text("")
    with refuses("Cannot write|cannot be written"):
        back_up_home(tmp_path / "home", tmp_path / "file" / "other")
    monkeypatch.setenv("SERAI_DATABASE", "postgresql://host/name")
    with refuses("pg_dump"):
        back_up_home(tmp_path / "home", tmp_path / "other")
    assert {path.name for path in tmp_path.iterdir()} == {"home", "backup", "file"}


async def test_a_backup_leaves_other_folders_alone(house: House, tmp_path: Path) -> None:
    """Also one whose name looks like that of an unfinished backup."""
    del house
    other = tmp_path / "backup.unfinished"
    other.mkdir()
    (other / "letters.txt").write_text("Dear Ana")
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / "serai.db").write_text("no database")
    with refuses("cannot be read"):
        back_up_home(tmp_path / "damaged", tmp_path / "backup")
    back_up_home(tmp_path / "home", tmp_path / "backup")
    assert {path.name for path in tmp_path.iterdir()} == {"home", "damaged", "backup", "backup.unfinished"}
    assert (other / "letters.txt").read_text() == "Dear Ana"


async def test_a_dump_of_postgresql_is_restored(
    postgres_server_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commands of docs/house/running.md."""
    programs = postgres_server.find_programs()
    assert programs is not None
    names = [f"{kind}_{uuid4().hex}" for kind in ("dumped", "restored")]
    urls = [urlsplit(postgres_server_address)._replace(path=f"/{name}").geturl() for name in names]
    with psycopg.connect(postgres_server_address, autocommit=True) as connection:
        for name in names:
            connection.execute(f"CREATE DATABASE {name}")
    monkeypatch.setenv("SERAI_DATABASE", urls[0])
    async with start_house(tmp_path / "home", worker="first") as house:
        opened, ana = await open_and_play(house)
        dump = tmp_path / "serai.dump"
        subprocess.run([programs / "pg_dump", "--format=custom", f"--file={dump}", urls[0]], check=True)
        choices = ana.asked["Ana"]
        await ana.play(Random(1), most=1)  # not in the backup
        await ana.leave()
    subprocess.run([programs / "pg_restore", f"--dbname={urls[1]}", dump], check=True)
    report = examine_database(PostgresAddress(urls[1]))
    assert (report.findings, report.tables) == ([], 1)
    monkeypatch.setenv("SERAI_DATABASE", urls[1])
    async with start_house(tmp_path / "home", worker="second") as restored:
        await check_played_on(restored, opened, choices)
    with psycopg.connect(postgres_server_address, autocommit=True) as connection:
        for name in names:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
