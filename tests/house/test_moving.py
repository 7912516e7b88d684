"""`serai house move` copies a stopped server's database, and proves that the copy is identical."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect as connect_to_file

import pytest

from house.stored_games import changes, dice, room, write_all
from house.test_store import snapshot
from refusals import refuses
from serai.house import moving
from serai.house.doctor import examine_database
from serai.house.moving import FileRows, Row, Rows, copy_database
from serai.house.store import Change, LogEntry, Store, StoredChatLine, StoredPosition
from serai.house.store.databases import PostgresAddress
from serai.house.store.home import HomeLock
from serai.house.store.postgresql import PostgresStore
from serai.house.store.postgresql_connections import connect
from serai.house.store.postgresql_rows import PostgresRows
from serai.house.store.sqlite import SqliteStore


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """Two games, a room, and something in every SQL table."""
    store = await SqliteStore.open_home(tmp_path / "home")
    await store.add_room(room("gone"), 0.0)
    await store.delete_table("gone")
    await write_all(store, changes(dice(1), "t1"))
    await write_all(store, changes(dice(2), "t2", most=20))
    await store.add_room(room("t3", public=True), 0.1)
    await store.add_chat("t3", 1 / 3, StoredChatLine("", "Eve", "Hello\x00 – ¡hola!"))
    await store.write_change(
        Change("t3", LogEntry(1, 1e9 / 7), wake_at=1e10 / 3, snapshot=snapshot(1, turn=1))
    )
    await store.add_room(room("t4"), 0.0)
    await store.store_replay_start("t4", StoredPosition(1, 1, b"\x00\xff"), LogEntry(1, 1.0))
    await store.close()
    return store.path


@pytest.fixture
def address(postgres_url: str) -> PostgresAddress:
    return PostgresAddress(postgres_url)


async def contents(store: Store) -> object:
    """All that a store returns."""
    tables = await store.table_ids()
    return (
        [await store.read_table(table) for table in tables],
        [await store.read_chat(table, 100) for table in tables],
        await store.due_tables(1e11),
        await store.public_rooms(10),
    )


async def contents_of_file(path: Path) -> object:
    store = await SqliteStore.open_file(path)
    found = await contents(store)
    await store.close()
    return found


async def test_a_house_moves_to_postgresql_and_back(file: Path, address: PostgresAddress) -> None:
    before = await contents_of_file(file)
    report = copy_database(file, address)
    assert (report.file, report.tables) == (str(address), 4)
    assert report.findings == []
    store = await PostgresStore.open(address)
    assert await contents(store) == before
    await store.add_room(room("t5"), 0.0)
    await store.delete_table("t5")
    await store.close()
    back = file.with_name("back.db")
    copy_database(address, back)
    assert await contents_of_file(back) == before
    assert [path.name for path in file.parent.glob("*unfinished*")] == []
    assert await contents_of_file(file) == before


async def test_a_server_keeps_its_house_in_place(
    file: Path, address: PostgresAddress, tmp_path: Path
) -> None:
    lock = HomeLock.acquire(file.parent)
    with refuses("already running"):
        copy_database(file, address)
    lock.release()
    store = await PostgresStore.open(address)
    with refuses("is using the database"):
        copy_database(file, address)
    with refuses("is using the database"):
        copy_database(address, tmp_path / "new.db")
    await store.close()
    assert not (tmp_path / "new.db").exists()


async def test_only_an_empty_target_is_filled(file: Path, address: PostgresAddress) -> None:
    store = await PostgresStore.open(address)
    await store.add_room(room("theirs"), 0.0)
    await store.close()
    with refuses("is not empty"):
        copy_database(file, address)
    with refuses("is not empty"):
        copy_database(address, file)
    assert examine_database(address).tables == 1


def test_a_file_that_does_not_exist_is_not_moved(address: PostgresAddress, tmp_path: Path) -> None:
    with refuses("no file"):
        copy_database(tmp_path / "typo" / "serai.db", address)
    assert list(tmp_path.iterdir()) == []


def without_chat(insert: Callable[..., None]) -> Callable[..., None]:
    def insert_rows(rows: Rows, table: str, inserted: Iterable[Row]) -> None:
        insert(rows, table, () if table == "chat" else inserted)

    return insert_rows


@pytest.mark.parametrize("wrong", ["row", "game"])
async def test_a_copy_that_differs_is_given_up(
    wrong: str, file: Path, address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    if wrong == "row":
        for rows in (FileRows, PostgresRows):  # chat lines are not replayed
            monkeypatch.setattr(rows, "insert", without_chat(rows.insert))
    else:
        monkeypatch.setattr(moving, "examine_tables", lambda _, report, __: setattr(report, "tables", 3))
    new = file.with_name("new.db")
    for target in (address, new):
        with refuses("would differ"):
            copy_database(file, target)
    assert not new.exists()
    with connect(address) as connection:
        assert connection.execute("SELECT to_regclass('tables')").fetchone() == (None,)


async def test_a_damaged_file_stays_where_it_is(file: Path, address: PostgresAddress) -> None:
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 4] = bytes(4096)
    file.write_bytes(content)
    with refuses("is damaged|cannot be read"):
        copy_database(file, address)


@pytest.mark.parametrize("sound", [True, False])
def test_the_command_says_what_it_did(file: Path, postgres_url: str, sound: bool) -> None:
    def run(*words: str) -> "subprocess.CompletedProcess[str]":
        env = {**os.environ, "SERAI_HOME": str(file.parent), "SERAI_DATABASE": postgres_url}
        return subprocess.run(
            [sys.executable, "-m", "serai", *words], capture_output=True, text=True, check=False, env=env
        )

    if not sound:
        with closing(connect_to_file(file)) as connection:
            connection.execute("DELETE FROM lines WHERE number = 2 AND sequence = 7")
            connection.commit()
    moved = run("house", "move", str(file), postgres_url)
    assert moved.returncode == (0 if sound else 1), moved.stderr
    assert "the copy is identical" in moved.stdout
    assert "4 tables" in moved.stdout
    assert ("Table t1, line 7" in moved.stdout) is not sound
    examined = run("doctor")
    assert examined.returncode == moved.returncode
    assert examined.stdout.splitlines() == moved.stdout.splitlines()[1:]
