"""Older databases are backed up and migrated; newer ones are refused."""

import gzip
import os
import stat
from pathlib import Path
from random import Random
from sqlite3 import Connection, connect

import pytest

from house.stored_games import changes, dice, write_all
from refusals import refuses
from serai.house.doctor import examine_database
from serai.house.restore import restore_by_replay, restore_from_snapshot
from serai.house.store import Change, LogEntry, StoredChatLine, schema
from serai.house.store.sqlite import SqliteStore
from serai.house.table_state import TableState
from serai.table import Refused
from table.playing import everything, some_choice

NOW = len(schema.MIGRATIONS)


@pytest.fixture
async def old_file(tmp_path: Path) -> Path:
    """A database of this version with a game; the next version is invented by the tests."""
    store = await SqliteStore.open_home(tmp_path)
    await write_all(store, changes(dice()))
    await store.close()
    return store.path


def add_colour(connection: Connection) -> None:
    connection.execute("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'")


def version(path: Path) -> int:
    connection = connect(path)
    found = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.close()
    return found


def colours(path: Path) -> list[str]:
    connection = connect(path)
    found = [colour for (colour,) in connection.execute("SELECT colour FROM tables")]
    connection.close()
    return found


async def open_and_close(path: Path) -> None:
    await (await SqliteStore.open_file(path)).close()


async def test_an_older_file_is_migrated_with_a_backup(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, add_colour])
    store = await SqliteStore.open_file(old_file)
    stored = await store.read_table("t1")
    await store.close()
    assert version(old_file) == NOW + 1
    assert colours(old_file) == ["red"]
    backup = old_file.with_name(f"serai.db.v{NOW}-backup")
    assert version(backup) == NOW
    if os.name == "posix":
        assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert [path.name for path in backup.parent.glob("*unfinished*")] == []
    monkeypatch.undo()
    store = await SqliteStore.open_file(backup)
    assert await store.read_table("t1") == stored, "the backup is whole"
    await store.close()


async def test_what_is_only_in_the_log_is_in_the_backup_too(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = await SqliteStore.open_file(old_file)
    await write_all(busy, changes(dice(2), "t2"))
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, add_colour])
    await open_and_close(old_file)
    monkeypatch.undo()
    stored = await busy.read_table("t2")
    await busy.close()
    copied = old_file.with_name(f"serai.db.v{NOW}-backup")
    assert examine_database(copied).findings == [], "the backup does not need that log"
    backup = await SqliteStore.open_file(copied)
    assert await backup.read_table("t2") == stored
    await backup.close()


async def test_a_file_is_migrated_once(old_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, add_colour])
    await open_and_close(old_file)
    old_file.with_name(f"serai.db.v{NOW}-backup").unlink()
    await open_and_close(old_file)
    assert [path.name for path in old_file.parent.iterdir()] == ["serai.db"]


async def test_a_new_file_needs_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, add_colour])
    await open_and_close(tmp_path / "serai.db")
    assert version(tmp_path / "serai.db") == NOW + 1
    assert [path.name for path in tmp_path.iterdir()] == ["serai.db"]


async def test_a_migration_that_fails_changes_nothing(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: Connection) -> None:
        connection.execute("DELETE FROM lines")
        raise RuntimeError("no")

    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, add_colour, fail])
        with pytest.raises(RuntimeError):
            await SqliteStore.open_file(old_file)
    assert version(old_file) == NOW
    store = await SqliteStore.open_file(old_file)
    stored = await store.read_table("t1")
    await store.close()
    assert stored is not None
    assert len(stored.lines) > 10


async def test_a_migration_that_leaves_rows_astray_is_not_kept(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forget(connection: Connection) -> None:
        connection.execute("DELETE FROM tables")

    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, forget])
    with pytest.raises(Exception, match="orphaned"):
        await SqliteStore.open_file(old_file)
    assert version(old_file) == NOW


async def test_a_newer_file_is_refused_with_a_sentence(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, add_colour])
        await open_and_close(old_file)
    before = old_file.read_bytes()
    with refuses(r"newer version of Serai .*update") as refused:
        await SqliteStore.open_file(old_file)
    assert refused.value.key == "refused-newer-file"
    assert old_file.read_bytes() == before


@pytest.mark.parametrize("content", [b"Dear diary, " * 500, b"Dear diary"])
async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "serai.db"
    path.write_bytes(content)
    with pytest.raises(Refused):
        await SqliteStore.open_file(path)
    assert path.read_bytes() == content


async def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "serai.db"
    connection = connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = path.read_bytes()
    with refuses("is not a Serai file"):
        await SqliteStore.open_file(path)
    assert path.read_bytes() == before


async def test_a_folder_that_is_not_there_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with refuses("cannot be written"):
        await SqliteStore.open_file(tmp_path / "nowhere" / "serai.db")


async def test_the_doctor_looks_at_an_older_file_without_changing_it(
    old_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = old_file.read_bytes()
    migrations = [*schema.MIGRATIONS, add_colour]
    monkeypatch.setattr(schema, "MIGRATIONS", migrations)
    monkeypatch.setattr("serai.house.doctor.MIGRATIONS", migrations)
    report = examine_database(old_file)
    assert (report.format, report.tables, report.findings) == (NOW, 1, [])
    assert old_file.read_bytes() == before
    assert version(old_file) == NOW


async def test_a_file_without_snapshots_gets_them_as_its_tables_are_played_on(tmp_path: Path) -> None:
    """Version 1 has no snapshots: its tables are replayed from the start."""
    store = await SqliteStore.open_home(tmp_path)
    await write_all(store, changes(dice(), most=9))
    before = await store.read_table("t1")
    await store.close()
    connection = connect(store.path)
    connection.execute("DROP TABLE snapshots")
    connection.execute("DROP TABLE chat")
    connection.execute("DROP TABLE log")
    for name in (
        "invitations",
        "invitation_wishes",
        "invitation_seats",
        "notices",
        "notice_seats",
        "notice_addresses",
        "house_keys",
        "synced_data",
    ):
        connection.execute(f"DROP TABLE {name}")
    connection.execute("CREATE INDEX said_lines ON lines (number, sequence) WHERE said IS NOT NULL")
    connection.execute("PRAGMA user_version = 1")
    connection.commit()
    connection.close()
    assert examine_database(store.path).findings == []
    again = await SqliteStore.open_file(store.path)
    assert version(store.path.with_name("serai.db.v1-backup")) == 1
    stored = await again.read_table("t1")
    assert stored
    assert stored == before
    state = TableState(stored, restore_by_replay(stored, 0.0))
    table = state.table
    assert table
    while not (stored and stored.snapshots):
        table.choose(*some_choice(table, Random(1)))
        change = state.unstored_change(state.room, 1.0)
        await again.write_change(change)
        state.mark_written(change)
        stored = await again.read_table("t1")
    restored = restore_from_snapshot(stored, 0.0)
    assert restored
    assert restored.table
    restored_play = TableState(stored, restored)
    restored_play.load_history(stored)
    assert everything(restored.table) == everything(table)
    await again.close()


async def test_the_chat_of_a_file_of_the_first_version_is_kept_apart(tmp_path: Path) -> None:
    """Version 1 kept the chat in the log, whose entries keep their numbers."""
    old = Path(__file__).parent / "version_1" / "serai.db.gz"
    path = tmp_path / "serai.db"
    path.write_bytes(gzip.decompress(old.read_bytes()))
    assert (version(path), examine_database(path).findings) == (1, [])
    store = await SqliteStore.open_file(path)
    assert [said.text for _, said in await store.read_chat("t1", 100)] == [
        f"Word {n}." for n in range(1, 13, 2)
    ]
    assert await store.read_chat("t2", 100) == [(1.0, StoredChatLine("", "Eve", "Is anybody here?"))]
    stored = await store.read_table("t1")
    assert stored
    assert [line.sequence for line in stored.lines] == list(range(20))
    assert stored.lines[3] == LogEntry(3, 3.0), "where a line of chat was"
    await store.add_chat("t1", 20.0, StoredChatLine("Ana", "Ana", "And on."))
    await store.write_change(Change("t1", LogEntry(20, 20.0)))
    assert (await store.read_chat("t1", 1))[0][1].text == "And on."
    await store.close()
    assert examine_database(path).findings == []
