"""`serai house move` copies a stopped server's database, and proves that the copy is identical."""

import os
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect as connect_to_file
from typing import Any
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import psycopg
import pytest

from house.stored_games import changes, dice, room, write_all
from house.test_store import snapshot
from refusals import refuses
from serai.house import database_copy
from serai.house.database_copy import FileRows, Row, Rows, copy_database
from serai.house.doctor import DatabaseRow, examine_database
from serai.house.store import Change, LogEntry, Store, StoredChatLine, StoredPosition
from serai.house.store.databases import PostgresAddress
from serai.house.store.home import HomeLock
from serai.house.store.postgresql import PostgresStore
from serai.house.store.postgresql_connections import connect
from serai.house.store.postgresql_rows import PostgresRows
from serai.house.store.schema import COLUMNS
from serai.house.store.sqlite import SqliteStore

IDS = ("a1", "B1", "_1", "-1", "1a", "é1")
"""Texts that languages order otherwise than bytes do."""

ADDRESS = '{"id":"","kind":"hook","address":"","language":"en","key":"","stop":""}'
MIXED_ROWS: dict[str, Callable[[str], tuple[Any, ...]]] = {
    "notice_addresses": lambda name: (name, ADDRESS, 1 / 3 if name > "Z" else None),
    "notice_seats": lambda name: (name, 2, name.swapcase()),
    "notices": lambda name: (name, IDS[0], 1e9 / 7, "sent", 1, None, '{"kind":"turn"}'),
    "house_keys": lambda name: (name, "secret"),
    "synced_data": lambda name: (name, "key", 3, 2e9 / 7, "encrypted"),
    "invitations": lambda name: (name, "t1", name, "key", "Zoë", "t3", 1.5, "open", 0),
    "invitation_wishes": lambda name: (3, name, "{}"),
    "invitation_seats": lambda name: (IDS[1], 3, name),
}
"""Rows of the SQL tables that are ordered by a text."""


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """Two games, a room, and several rows in every SQL table."""
    store = await SqliteStore.open_home(tmp_path / "home")
    await store.add_room(room("gone"), 0.0)
    await store.delete_table("gone")
    await write_all(store, changes(dice(1), "t1"))
    await write_all(store, changes(dice(2), "t2", most=20))
    await store.add_room(room("t3", public=True), 0.1)
    await store.add_chat("t3", 1 / 3, StoredChatLine("", "Eve", "Hello\x00 – ¡hola!"))
    await store.add_chat("t3", 2 / 3, StoredChatLine("Ana", "", "Hello"))
    await store.write_change(
        Change("t3", LogEntry(1, 1e9 / 7), wake_at=1e10 / 3, snapshot=snapshot(1, turn=1))
    )
    await store.add_room(room("t4"), 0.0)
    await store.write_change(Change("t3", LogEntry(2, 1e9), snapshot=snapshot(2, turn=2)))
    await store.write_change(Change("t4", LogEntry(1, 1.0), wake_at=1e11))
    await store.store_replay_start("t3", StoredPosition(3, 1, b"\xff"), LogEntry(3, 1.0))
    await store.store_replay_start("t4", StoredPosition(2, 1, b"\x00\xff"), LogEntry(2, 1.0))
    await store.close()
    with closing(connect_to_file(store.path)) as connection:
        rows = FileRows(connection)
        for table, row in MIXED_ROWS.items():
            rows.insert(table, map(row, IDS))
        connection.commit()
        assert [table for table in COLUMNS if len(list(rows.read(table))) < 2] == []
    return store.path


@pytest.fixture
def address(postgres_url: str) -> PostgresAddress:
    return PostgresAddress(postgres_url)


@pytest.fixture
def address_with_english_order(postgres_server_address: str) -> Generator[PostgresAddress]:
    """A database that orders texts as English dictionaries do, as many installed ones do."""
    name = f"test_{uuid4().hex}"
    with psycopg.connect(postgres_server_address, autocommit=True) as connection:
        if connection.info.server_version < 150_000:
            pytest.skip("PostgreSQL orders whole databases by ICU since version 15")
        connection.execute(
            f"CREATE DATABASE {name} TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'en-US'".encode()
        )
        yield PostgresAddress(urlunsplit(urlsplit(postgres_server_address)._replace(path=name)))
        connection.execute(f"DROP DATABASE {name}".encode())


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


def test_a_database_that_orders_texts_as_people_do_gets_the_same_rows(
    file: Path, address_with_english_order: PostgresAddress
) -> None:
    assert copy_database(file, address_with_english_order).findings == []
    back = file.with_name("back.db")
    assert copy_database(address_with_english_order, back).findings == []
    with closing(connect_to_file(file)) as before, closing(connect_to_file(back)) as after:
        for table in COLUMNS:
            assert list(FileRows(after).read(table)) == list(FileRows(before).read(table)), table


def test_games_that_cannot_be_replayed_are_moved_too(file: Path, tmp_path: Path) -> None:
    with closing(connect_to_file(file)) as connection:
        other_game = "json_set(opening, '$.game', 'chess')"
        connection.execute(f"UPDATE tables SET opening = {other_game} WHERE id = 't1'")
        other_choice = "json_array(json_array('choose', 'Ana', 'fly'))"
        query = f"UPDATE lines SET entries = {other_choice} WHERE sequence = 5 AND number ="
        connection.execute(f"{query} (SELECT number FROM tables WHERE id = 't2')")
        connection.commit()
    found = [(each.key, each.table) for each in copy_database(file, tmp_path / "moved.db").findings]
    assert found == [("doctor-cannot-play", "t1"), ("doctor-parts", "t2")]
    assert len(examine_database(tmp_path / "moved.db").findings) == 2


def test_rows_of_notices_and_invitations_that_cannot_be_read_are_moved_too(
    file: Path, address: PostgresAddress
) -> None:
    with closing(connect_to_file(file)) as connection:
        connection.execute("UPDATE notice_addresses SET content = '{'")
        connection.execute("UPDATE invitation_wishes SET content = '[]'")
        connection.commit()
    found = [(each.key, each.row) for each in copy_database(file, address).findings]
    assert found == [
        ("doctor-unreadable", DatabaseRow(sql_table, name))
        for sql_table in ("notice_addresses", "invitation_wishes")
        for name in sorted(IDS)
    ]
    assert len(examine_database(address).findings) == len(found)


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
        monkeypatch.setattr(
            database_copy, "examine_tables", lambda _, report, __: setattr(report, "tables", 3)
        )
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
    assert ("Table t1, log entry 7" in moved.stdout) is not sound
    examined = run("doctor")
    assert examined.returncode == moved.returncode
    assert examined.stdout.splitlines() == moved.stdout.splitlines()[1:]
