"""The database is deleted, replaced, copied or damaged, while the server runs and while it does not."""

import asyncio
import logging
import os
import shutil
import subprocess
import sys
import threading
from contextlib import closing
from io import FileIO
from pathlib import Path
from sqlite3 import Connection

import pytest

from house.clients import PATIENCE, Client
from house.house import House
from house.stored_games import changes, dice, room, write_all
from refusals import refuses
from serai.house import doctor
from serai.house.doctor import examine_database, format_finding
from serai.house.store import StoredTable, sqlite, wal_check, writing
from serai.house.store.file_identity import wal_path
from serai.house.store.sqlite import SqliteStore
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES, find_texts

PAGE, FRAME, HEADER = 4096, 24, 32


# While the server runs


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be moved there")
@pytest.mark.parametrize("what", ["file", "log"])
async def test_a_file_that_was_moved_away_is_missed_until_it_is_back(
    house: House, caplog: pytest.LogCaptureFixture, what: str
) -> None:
    caplog.set_level(logging.ERROR)
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    assert (await house.http.get("/health")).status_code == 200
    path: Path = house.registry.store.path  # type: ignore[attr-defined]
    gone = path if what == "file" else wal_path(path)
    elsewhere = gone.rename(gone.with_name("elsewhere"))
    assert (await house.http.get("/health")).status_code == 503
    assert (await house.http.get("/health")).json()["ok"] is False
    assert await ana.refused("choose", seat="Ana", option="silk", asked=0) == "refused-disk"
    assert await ana.refused("say", text="Is it there?") == "refused-disk"
    assert "deleted or replaced" in caplog.text
    assert ana.asked == {"Ana": 0}
    assert not gone.exists(), "nothing is made in its place"
    elsewhere.rename(gone)
    await ana.choose("silk")
    assert (await house.http.get("/health")).status_code == 200
    await ana.leave()


@pytest.mark.skipif(os.name != "posix", reason="an open file cannot be replaced there")
async def test_a_file_that_was_replaced_is_not_taken_for_the_one_that_is_open(house: House) -> None:
    opened = await house.open("caravan", "Ana", "Bo")
    ana = await Client(house.socket, opened["table"], opened["chairs"][0]).come()
    path: Path = house.registry.store.path  # type: ignore[attr-defined]
    copy = Path(shutil.copyfile(path, path.with_name("copy")))
    copy.replace(path)
    assert await ana.refused("choose", seat="Ana", option="silk", asked=0) == "refused-disk"
    assert (await house.http.get("/health")).status_code == 503
    await ana.leave()


# While the server is stopped or idle


async def rested(store: SqliteStore) -> None:
    async with asyncio.timeout(PATIENCE):
        while not store.writer.checkpoints.is_finished:
            await asyncio.sleep(0.01)


async def read_copy(
    store: SqliteStore, folder: Path, *, with_log: bool = False
) -> tuple[Path, StoredTable | None]:
    """The tables in a copy of an open file, read without changing the copy."""
    copy = Path(shutil.copyfile(store.path, folder / "serai.db"))
    if with_log:
        shutil.copyfile(wal_path(store.path), wal_path(copy))
    (folder / "read").mkdir()
    for file in (copy, wal_path(copy)):
        if file.exists():
            shutil.copyfile(file, folder / "read" / file.name)
    again = await SqliteStore.open_home(folder / "read")
    stored = await again.read_table("t1")
    await again.close()
    return copy, stored


async def test_a_copy_of_a_file_at_rest_is_a_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "IDLE_BEFORE_CHECKPOINT", 0.0)
    store = await SqliteStore.open_home(tmp_path / "home")
    await write_all(store, changes(dice()))
    await rested(store)
    copy, stored = await read_copy(store, tmp_path)
    assert stored == await store.read_table("t1")
    assert examine_database(copy).findings == []
    await store.add_room(room("t2"), 0.0)  # and it continues
    await rested(store)
    await store.close()
    assert examine_database(store.path).tables == 2


async def test_a_file_whose_log_is_missing_is_detected(tmp_path: Path) -> None:
    store = await SqliteStore.open_home(tmp_path / "home")
    await write_all(store, changes(dice()))
    alone, short = await read_copy(store, tmp_path)
    whole = await store.read_table("t1")
    assert short
    assert whole
    assert len(short.lines) < len(whole.lines), "what is only in the log is not in the file"
    (finding,) = examine_database(alone).findings
    assert finding.key == "doctor-lost-log"
    assert all(format_finding(finding, find_texts(language, "house")) for language in LANGUAGES)
    (tmp_path / "both").mkdir()
    both, stored = await read_copy(store, tmp_path / "both", with_log=True)
    assert stored == whole
    assert examine_database(both).findings == []
    await store.close()
    assert examine_database(store.path).findings == [], "closed, the file needs no log"


async def test_a_house_says_that_the_log_is_lost(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = await SqliteStore.open_home(tmp_path / "home")
    await write_all(store, changes(dice(), most=3))
    (tmp_path / "copy").mkdir()
    shutil.copyfile(store.path, tmp_path / "copy" / "serai.db")
    await store.close()
    await (await SqliteStore.open_home(tmp_path / "home")).close()
    assert caplog.text == ""
    await (await SqliteStore.open_home(tmp_path / "copy")).close()
    assert "is lost" in caplog.text


@pytest.fixture
async def with_log(tmp_path: Path) -> Path:
    """A file with a log of many commits, as after a kill."""
    store = await SqliteStore.open_home(tmp_path / "home")
    await write_all(store, changes(dice()))
    copy, _ = await read_copy(store, tmp_path, with_log=True)
    await store.close()
    return copy


def spoil(log: Path, at: int) -> None:
    content = bytearray(log.read_bytes())
    content[at] ^= 0xFF
    log.write_bytes(content)


@pytest.mark.parametrize("frame", [0, 1, 5])
def test_a_damaged_log_is_detected(with_log: Path, frame: int) -> None:
    spoil(wal_path(with_log), HEADER + frame * (FRAME + PAGE) + FRAME + 100)
    assert "doctor-damaged-log" in [finding.key for finding in examine_database(with_log).findings]


def test_a_log_with_a_damaged_header_is_detected(with_log: Path) -> None:
    spoil(wal_path(with_log), 17)
    (finding,) = (each for each in examine_database(with_log).findings if each.key == "doctor-damaged-log")
    assert all(format_finding(finding, find_texts(language, "house")) for language in LANGUAGES)


@pytest.mark.parametrize("cut", [0, 1, FRAME, PAGE])
def test_a_log_with_an_unfinished_last_commit_is_not_damaged(with_log: Path, cut: int) -> None:
    log = wal_path(with_log)
    log.write_bytes(log.read_bytes() + b"\x01" * cut)
    assert examine_database(with_log).findings == []


def test_the_log_of_a_running_server_may_restart_while_it_is_read(
    with_log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, read = wal_path(with_log), wal_check._is_wal_damaged

    def read_slowly(header: bytes, file: FileIO) -> bool:
        log.write_bytes(b"")  # as if a checkpoint had run in the meantime
        return bool(header) or read(header, file)

    monkeypatch.setattr(wal_check, "_is_wal_damaged", read_slowly)
    assert not wal_check.is_wal_damaged(with_log)


async def test_a_log_that_an_open_house_begins_is_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open_home(tmp_path)
    await write_all(store, changes(dice(), most=3))
    await store.close()

    def begun(_: Connection) -> bool:
        wal_path(store.path).write_bytes(b"begun")
        return True

    monkeypatch.setattr(doctor, "is_marked_as_needing_wal", begun)
    assert examine_database(store.path).findings == []


@pytest.mark.parametrize("empty", [b"", None])
async def test_an_empty_file_is_no_house(tmp_path: Path, empty: bytes | None) -> None:
    path = tmp_path / "serai.db"
    if empty is None:  # an empty file, or an empty database
        with closing(Connection(path)) as file:
            file.execute("VACUUM")
    else:
        path.write_bytes(empty)
    with refuses("is empty") as refused:
        examine_database(path)
    assert refused.value.key == "refused-empty-file"
    for language in LANGUAGES:
        assert str(path) in say_refusal(refused.value, language)
    command = (sys.executable, "-m", "serai", "doctor", str(path))
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert "empty" in ran.stderr


WITHOUT_PRIVILEGES = """
import ctypes, os, sys
if os.geteuid() == 0:  # root may write anywhere unless it drops its rights
    header, none = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    assert ctypes.CDLL(None, use_errno=True).capset(header, none) == 0
from serai.cli import main
sys.argv = ["serai", "doctor", sys.argv[1]]
main()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs a folder that nobody can write in")
@pytest.mark.parametrize("log_too", [False, True], ids=["the file alone", "with its log"])
async def test_the_doctor_works_on_read_only_media(tmp_path: Path, log_too: bool) -> None:
    store = await SqliteStore.open_home(tmp_path / "home")
    await write_all(store, changes(dice()))
    media = tmp_path / "media"
    media.mkdir()
    if log_too:
        shutil.copyfile(wal_path(store.path), wal_path(media / "serai.db"))
        shutil.copyfile(store.path, media / "serai.db")
        await store.close()
    else:
        await store.close()
        shutil.copyfile(store.path, media / "serai.db")
    before = sorted(file.name for file in media.iterdir())
    media.chmod(0o555)
    try:
        command = (sys.executable, "-c", WITHOUT_PRIVILEGES, str(media / "serai.db"))
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert "All is well" in ran.stdout
        assert sorted(file.name for file in media.iterdir()) == before
    finally:
        media.chmod(0o755)


# Checkpoints


async def test_only_the_thread_that_commits_moves_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "IDLE_BEFORE_CHECKPOINT", 0.0)
    moved: list[str] = []
    writers: list[Connection] = []
    connect = writing.connect

    def noted(*args: object, **more: object) -> Connection:
        def trace(statement: str) -> None:
            if "wal_checkpoint" in statement:
                moved.append(threading.current_thread().name)

        writers.append(connect(*args, **more))  # type: ignore[arg-type]
        writers[-1].set_trace_callback(trace)
        return writers[-1]

    monkeypatch.setattr(writing, "connect", noted)
    store = await SqliteStore.open_home(tmp_path)
    await write_all(store, changes(dice()))
    await rested(store)
    await store.close()
    assert len(writers) == 1, "those that read cannot move anything"
    assert set(moved) == {"serai-writer"}
