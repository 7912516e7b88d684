"""The store: writes are durable when they return, each log entry is stored once, changes are atomic."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from sqlite3 import connect
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from house.stored_games import changes, dice, room, write_all
from refusals import refuses
from serai.house.question_numbers import QuestionNumbers
from serai.house.restore import replay_table
from serai.house.room import Chair, Clock, Room, Terms
from serai.house.store import (
    CannotStore,
    Change,
    LogEntry,
    StoredChatLine,
    StoredPosition,
    StoredSnapshot,
    StoredTable,
    WriteConflict,
    database_store,
    encoding,
)
from serai.house.store.checkpoints import Checkpoints
from serai.house.store.databases import PostgresAddress
from serai.house.store.home import HomeLock, address_of_running_house, home_folder
from serai.house.store.postgresql import PostgresStore
from serai.house.store.postgresql_connections import connect as connect_to_postgresql
from serai.house.store.sqlite import SqliteStore
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES
from serai.table import Opening, Sitter, Snapshot
from serai.table.events import AddressedEvent
from serai.table.journal import Chosen, Entry, Seated, TurnEnded, Undone

BESIDE = ("", "-wal", "-shm")

AnyStore = SqliteStore | PostgresStore


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open_home(tmp_path / "home")
    yield store
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[AnyStore]:
    """Each of the two stores."""
    if request.param == "sqlite":
        store = await SqliteStore.open_home(tmp_path / "home")
    else:
        store = await PostgresStore.open(
            PostgresAddress(request.getfixturevalue("postgres_url")), shared=True
        )
    yield store
    await store.close()


async def open_again(store: AnyStore) -> AnyStore:
    """A second store in the same database, as another process would open it."""
    if isinstance(store, SqliteStore):
        return await SqliteStore.open_file(store.path)
    return await PostgresStore.open(store.address, shared=True)


@contextmanager
def connection_of(store: AnyStore) -> Generator[Any]:
    """Another connection to the database of a store."""
    if isinstance(store, SqliteStore):
        other = connect(store.path, isolation_level=None)
    else:
        other = connect_to_postgresql(store.address)
    try:
        yield other
    finally:
        other.close()


def chosen(sequence: int, option: str = "stop") -> LogEntry:
    return LogEntry(
        sequence, float(sequence), (Chosen("Ana", option),), (AddressedEvent("rolled", {"dice": [1, 2]}),)
    )


def pragma(store: SqliteStore, name: str) -> Any:
    """A pragma of the writer's connection, while it is idle."""
    return store.writer.connection.execute(f"PRAGMA {name}").fetchone()[0]


async def read(store: AnyStore, table: str) -> StoredTable:
    stored = await store.read_table(table)
    assert stored is not None
    return stored


async def outcomes(*writes: Any) -> list[Any]:
    return await asyncio.gather(*writes, return_exceptions=True)


# Reading


async def test_an_id_that_cannot_be_stored_belongs_to_no_table(store: AnyStore) -> None:
    assert await store.read_room_and_last_sequence("t\x00") is None
    assert await store.read_table("t\x00") is None
    assert store.is_healthy()


# Settings


async def test_a_commit_is_on_the_disk_when_it_returns(sqlite: SqliteStore) -> None:
    assert pragma(sqlite, "journal_mode") == "wal"
    assert pragma(sqlite, "synchronous") == 2, "FULL: the log is synced at each commit"
    assert pragma(sqlite, "foreign_keys") == 1
    assert pragma(sqlite, "busy_timeout") > 0


@pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")
async def test_what_holds_secrets_is_for_its_owner_only(sqlite: SqliteStore) -> None:
    await sqlite.add_room(room(), 0.0)
    home = sqlite.path.parent
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    for path in home.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_the_home_is_where_the_environment_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path))
    assert home_folder() == tmp_path
    monkeypatch.delenv("SERAI_HOME")
    assert home_folder().name == "serai"


# Round trips


async def test_a_game_comes_back_as_it_was_written(store: AnyStore) -> None:
    table = dice()
    made = changes(table)
    await write_all(store, made)
    stored = await read(store, "t1")
    assert stored.lines == (LogEntry(0, 0.0), *(change.line for change in made))
    assert stored.opening == table.opening
    assert stored.room == made[-1].room
    assert stored.last_position == [change.last_position for change in made if change.last_position][-1]
    assert stored.resumed is None
    replayed = replay_table(stored)
    assert replayed is not None
    assert replayed.addressed_events(0) == table.addressed_events(0)
    assert replayed.outcome == table.outcome


async def test_what_was_kept_is_there_in_another_process_to_come(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    await store.close()
    again = await open_again(store)
    assert await again.read_table("t1") == StoredTable(room(), None, (LogEntry(0, 0.0),))
    await again.close()


async def test_a_table_that_is_not_there_is_none(store: AnyStore) -> None:
    assert await store.read_table("nowhere") is None
    assert await store.read_chat("nowhere", 5) == []


async def test_a_resumed_table_keeps_where_it_went_on_from(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    last_position = StoredPosition(2, 7, b"\x00position")
    await store.store_replay_start(
        "t1", last_position, LogEntry(1, 1.0, events=(AddressedEvent("rules-changed", {}),))
    )
    stored = await read(store, "t1")
    assert stored.resumed == last_position
    assert stored.last_position is None
    with pytest.raises(WriteConflict):
        await store.store_replay_start("t1", last_position, LogEntry(1, 1.0))


async def test_a_whole_table_can_be_imported_only_once(store: AnyStore) -> None:
    made = changes(dice(), "there")
    await write_all(store, made)
    stored = await read(store, "there")
    with pytest.raises(WriteConflict):
        await store.import_table(stored)
    brought = replace(stored, room=replace(stored.room, table="here"), resumed=StoredPosition(1, 1, b"x"))
    await store.import_table(brought)
    assert await store.read_table("here") == brought
    with pytest.raises(WriteConflict):
        await store.import_table(replace(brought, room=room("broken"), lines=stored.lines[1:]))
    assert await store.table_ids() == ["there", "here"]


text = st.text(st.characters(codec="utf-8"), max_size=20)
numbers = st.integers(-(2**53), 2**53)
arguments = st.one_of(
    text, numbers, st.booleans(), st.lists(text), st.lists(numbers), st.dictionaries(text, numbers)
)
seats = st.lists(text, max_size=3).map(tuple)
entries: st.SearchStrategy[Entry] = st.one_of(
    st.builds(Chosen, text, text),
    st.builds(Undone, text, seats),
    st.builds(Seated, text, text, st.none() | text),
    st.builds(TurnEnded, numbers, text),
)
events = st.builds(AddressedEvent, text, st.dictionaries(text, arguments, max_size=3), st.none() | seats)
times = st.floats(0, 1e10)
whole_lines = st.builds(
    LogEntry,
    st.just(0),
    times,
    st.lists(entries, max_size=3).map(tuple),
    st.lists(events, max_size=3).map(tuple),
)
plain = st.dictionaries(text, st.one_of(st.none(), st.booleans(), numbers, text), max_size=3)
clocks = st.builds(Clock, st.sampled_from(["none", "move", "day"]), st.integers(0, 100))
terms = st.builds(Terms, text, plain, st.none() | text, clock=clocks, takebacks=st.booleans())
chairs = st.builds(Chair, text, text, text, st.none() | text)
rooms = st.builds(
    Room,
    st.just(""),
    terms,
    st.lists(chairs, max_size=4).map(tuple),
    text,
    text,
    text,
    times,
    phase=st.sampled_from(["gathering", "playing", "over"]),
    public=st.booleans(),
    closed=st.booleans(),
    before=st.none() | text,
)
openings = st.builds(Opening, text, seats, plain, secret=st.none() | text, start=st.none() | plain)
standings = st.none() | st.builds(
    StoredPosition, st.integers(0, 9), st.integers(0, 9), st.binary(max_size=50)
)
snapshots = st.builds(
    Snapshot,
    numbers,
    st.binary(max_size=50),
    numbers,
    numbers,
    st.dictionaries(text, numbers, max_size=3),
    st.dictionaries(text, st.builds(Sitter, text, st.none() | text), max_size=3),
    seats,
    st.none() | text,
)
questions = st.builds(
    QuestionNumbers,
    st.dictionaries(text, numbers, max_size=3),
    numbers,
    st.dictionaries(text, st.tuples(numbers, text), max_size=3),
)
stored_snapshots = st.builds(
    StoredSnapshot, st.integers(0, 9), text, numbers, st.none() | text, snapshots, questions
)
tables_kept = st.builds(
    StoredTable,
    rooms,
    st.none() | openings,
    st.lists(whole_lines, min_size=1, max_size=4).map(
        lambda lines: tuple(replace(line, sequence=number) for number, line in enumerate(lines))
    ),
    standings,
    standings,
    st.lists(
        stored_snapshots, max_size=2, unique_by=(lambda stored: stored.sequence, lambda stored: stored.slot)
    ).map(lambda found: tuple(sorted(found, key=lambda stored: stored.sequence))),
)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_whatever_is_kept_is_read_again(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    names = (f"t{number}" for number in count())
    with asyncio.Runner() as runner:
        if kind == "sqlite":
            store = runner.run(SqliteStore.open_home(tmp_path))
        else:
            store = runner.run(PostgresStore.open(PostgresAddress(request.getfixturevalue("postgres_url"))))

        async def there_and_back(tables: list[StoredTable]) -> list[StoredTable]:
            await asyncio.gather(*map(store.import_table, tables))
            return [await read(store, stored.room.table) for stored in tables]

        @settings(max_examples=40 if kind == "sqlite" else 10)
        @given(st.lists(tables_kept, min_size=1, max_size=5))
        def check(tables: list[StoredTable]) -> None:
            named = [replace(stored, room=replace(stored.room, table=next(names))) for stored in tables]
            assert runner.run(there_and_back(named)) == named

        check()
        runner.run(store.close())


# Snapshots


def snapshot(sequence: int, turn: int) -> StoredSnapshot:
    """For a table with two seats, so with three slots."""
    sitters = {"Ana": Sitter("Ana"), "Bo": Sitter("Bo")}
    begun = Snapshot(turn, b"position", sequence, sequence, {}, sitters, (), None)
    return StoredSnapshot(sequence, "1", 1, None, begun, QuestionNumbers(), number=turn)


async def test_a_snapshot_takes_the_place_of_one_of_older_turns(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    for sequence in range(1, 9):
        await store.write_change(Change("t1", chosen(sequence), snapshot=snapshot(sequence, turn=sequence)))
        stored = await read(store, "t1")
        turns = [each.snapshot.turn for each in stored.snapshots]
        assert turns == list(range(1, sequence + 1))[-3:]
    await store.write_change(Change("t1", chosen(9), snapshot=snapshot(9, turn=7)))  # turn 7 was undone
    assert [each.sequence for each in (await read(store, "t1")).snapshots] == [6, 8, 9]


async def test_a_snapshot_is_kept_with_its_line_or_not_at_all(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    done = await outcomes(
        store.write_change(Change("t1", chosen(1), snapshot=snapshot(1, turn=1))),
        store.write_change(Change("t1", chosen(1), snapshot=snapshot(1, turn=2))),
        store.write_change(Change("t1", replace(chosen(2), at=object()), snapshot=snapshot(2, turn=3))),  # type: ignore[arg-type]
    )
    assert done[0] is None
    assert isinstance(done[1], WriteConflict)
    assert isinstance(done[2], Exception)
    stored = await read(store, "t1")
    assert [line.sequence for line in stored.lines] == [0, 1]
    assert stored.snapshots == (snapshot(1, turn=1),)


async def test_a_late_reader_gets_the_lines_that_a_snapshot_needs_and_some_before(
    store: AnyStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.house.store.reading.EXTRA_ENTRIES", 2)
    await store.add_room(room(), 0.0)
    for sequence in range(1, 10):
        made = snapshot(sequence, turn=sequence) if sequence in (6, 8) else None
        await store.write_change(Change("t1", chosen(sequence), snapshot=made))
        late = await store.read_table_from_snapshot("t1")
        assert late
        first = 0 if sequence < 6 else 4
        assert [line.sequence for line in late.lines] == list(range(first, sequence + 1))
        assert replace(late, lines=()) == replace(await read(store, "t1"), lines=())
    assert await store.read_table_from_snapshot("nowhere") is None


async def test_a_damaged_snapshot_is_skipped(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    for sequence in (1, 2):
        await store.write_change(Change("t1", chosen(sequence), snapshot=snapshot(sequence, turn=sequence)))
    damages = (
        ("zeroblob(40)", "'text'", "7")
        if isinstance(store, SqliteStore)
        else ("repeat('0', 40)::bytea", "''")
    )
    for damage in damages:
        with connection_of(store) as other:
            other.execute(f"UPDATE snapshots SET snapshot = {damage} WHERE sequence = 1")
        assert (await read(store, "t1")).snapshots == (snapshot(2, turn=2),)


async def test_a_deleted_table_leaves_no_snapshot(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    await store.write_change(Change("t1", chosen(1), snapshot=snapshot(1, turn=1)))
    await store.delete_table("t1")
    with connection_of(store) as other:
        assert other.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)


# Group commit and conflicts


def hold_writers(store: AnyStore) -> list[str]:
    """Statements that let writers wait until they are rolled back."""
    if isinstance(store, SqliteStore):
        return ["BEGIN IMMEDIATE"]
    return ["BEGIN", "LOCK TABLE lines IN SHARE MODE"]


async def test_writes_that_wait_together_are_committed_together(store: AnyStore) -> None:
    tables = [f"t{number}" for number in range(300)]
    await asyncio.gather(*(store.add_room(room(table), 0.0) for table in tables))
    before = store.writer.commits
    with connection_of(store) as other:
        for sequence in (1, 2, 3):
            for statement in hold_writers(store):
                other.execute(statement)
            writes = [
                asyncio.ensure_future(store.write_change(Change(table, chosen(sequence)))) for table in tables
            ]
            await asyncio.sleep(0)
            other.execute("ROLLBACK")
            await asyncio.gather(*writes)
    assert store.writer.commits - before <= 6, "900 writes"
    for table in tables:
        assert (await read(store, table)).lines[1:] == tuple(map(chosen, (1, 2, 3)))


async def test_a_batch_has_a_bound(store: AnyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_store, "MAX_BATCH", 10)
    await asyncio.gather(*(store.add_room(room(f"t{number}"), 0.0) for number in range(100)))
    assert store.writer.commits >= 10


async def test_lines_of_one_table_may_wait_together(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    await asyncio.gather(*(store.write_change(Change("t1", chosen(sequence))) for sequence in range(1, 200)))
    stored = await read(store, "t1")
    assert [line.sequence for line in stored.lines] == list(range(200))


@pytest.mark.parametrize("sequence", [0, 1, 3, 4, -1])
async def test_a_line_that_does_not_follow_clashes_alone(store: AnyStore, sequence: int) -> None:
    for table in ("t1", "t2", "t3"):
        await store.add_room(room(table), 0.0)
        await store.write_change(Change(table, chosen(1)))
    wrong = Change("t2", chosen(sequence, "wrong"), room=room("t2", phase="over"), wake_at=1.0)
    before = await store.read_table("t2")
    first, clash, last = await outcomes(
        store.write_change(Change("t1", chosen(2))),
        store.write_change(wrong),
        store.write_change(Change("t3", chosen(2))),
    )
    assert (first, last) == (None, None)
    assert isinstance(clash, WriteConflict)
    assert await store.read_table("t2") == before
    assert await store.due_tables(2.0) == []
    for table in ("t1", "t3"):
        stored = await read(store, table)
        assert len(stored.lines) == 3


async def test_of_two_writes_of_one_log_entry_the_first_wins(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    done = await outcomes(
        store.write_change(Change("t1", chosen(1, "first"))),
        store.write_change(Change("t1", chosen(1, "second"))),
    )
    assert done[0] is None
    assert isinstance(done[1], WriteConflict)
    stored = await read(store, "t1")
    assert stored.lines[1] == chosen(1, "first")


async def test_a_table_is_opened_once(store: AnyStore) -> None:
    done = await outcomes(store.add_room(room(), 0.0), store.add_room(room(quiet=True), 5.0))
    assert done[0] is None
    assert isinstance(done[1], WriteConflict)
    stored = await read(store, "t1")
    assert stored.room == room()


async def test_two_stores_on_one_database_clash_rather_than_overwrite(store: AnyStore) -> None:
    other = await open_again(store)
    await store.add_room(room("t1"), 0.0)
    await store.add_room(room("t2"), 0.0)
    await store.write_change(Change("t1", chosen(1)))
    await other.write_change(Change("t1", chosen(2, "theirs")))
    # The store remembers 1 as the last log entry of t1.
    clash, fine = await outcomes(
        store.write_change(Change("t1", chosen(2, "ours"))), store.write_change(Change("t2", chosen(1)))
    )
    assert isinstance(clash, WriteConflict)
    assert fine is None
    await store.write_change(Change("t1", chosen(3, "ours")))
    stored = await read(other, "t1")
    assert stored.lines[1:] == (chosen(1), chosen(2, "theirs"), chosen(3, "ours"))
    await other.close()


async def test_many_writers_from_two_stores_leave_each_line_once(store: AnyStore) -> None:
    other = await open_again(store)
    tables = [f"t{number}" for number in range(5)]
    for table in tables:
        await store.add_room(room(table), 0.0)
    written: dict[tuple[str, int], str] = {}

    async def write_on(at: AnyStore, who: str, table: str) -> None:
        for _ in range(20):
            stored = await read(at, table)
            sequence = stored.lines[-1].sequence + 1
            try:
                await at.write_change(Change(table, chosen(sequence, who)))
            except WriteConflict:
                continue
            assert (table, sequence) not in written, "acknowledged twice"
            written[table, sequence] = who

    both = ((at, who, table) for table in tables for at, who in ((store, "we"), (other, "they")))
    await asyncio.gather(*(write_on(*each) for each in both))
    for table in tables:
        stored = await read(store, table)
        lines = stored.lines[1:]
        assert lines == tuple(chosen(line.sequence, written[table, line.sequence]) for line in lines)
        assert len(lines) == sum(name == table for name, _ in written)
    await other.close()


async def test_a_deleted_table_leaves_nothing_behind(store: AnyStore) -> None:
    await write_all(store, changes(dice()))
    await store.add_room(room("t2"), 0.0)
    last = (await read(store, "t1")).lines[-1].sequence
    await store.write_change(Change("t1", LogEntry(last + 1, 1.0), wake_at=1.0))
    await store.add_chat("t1", 1.0, StoredChatLine("", "Eve", "bye"))
    await store.delete_table("t1")
    await store.delete_table("t1")
    assert await store.read_table("t1") is None
    assert await store.table_ids() == ["t2"]
    assert await store.read_chat("t1", 9) == []
    with pytest.raises(WriteConflict):
        await store.write_change(Change("t1", chosen(1)))
    with pytest.raises(WriteConflict):
        await store.add_chat("t1", 1.0, StoredChatLine("", "Eve", "still here"))
    for part in ("lines", "standings", "resumptions", "wakes", "chat"):
        with connection_of(store) as other:
            assert other.execute(f"SELECT count(*) FROM {part} WHERE number = 1").fetchone() == (0,)


async def test_a_write_that_waits_with_the_deletion_of_its_table_does_not_harm_others(
    store: AnyStore,
) -> None:
    await store.add_room(room("t1"), 0.0)
    await store.add_room(room("t2"), 0.0)
    done = await outcomes(
        store.write_change(Change("t1", chosen(1))),
        store.write_change(Change("t2", chosen(1))),
        store.delete_table("t1"),
        store.write_change(Change("t1", chosen(2))),
        store.add_room(room("t1"), 5.0),
    )
    assert done[:3] == [None, None, None]
    assert isinstance(done[3], WriteConflict)
    assert done[4] is None
    assert (await read(store, "t1")).lines == (LogEntry(0, 5.0),)
    assert len((await read(store, "t2")).lines) == 2


async def test_a_change_that_cannot_be_bound_fails_alone(store: AnyStore) -> None:
    await store.add_room(room("t1"), 0.0)
    await store.add_room(room("t2"), 0.0)
    broken, fine = await outcomes(
        store.write_change(Change("t1", replace(chosen(1), at=object()))),  # type: ignore[arg-type]
        store.write_change(Change("t2", chosen(1))),
    )
    assert isinstance(broken, Exception)
    assert not isinstance(broken, CannotStore)
    assert fine is None
    await store.write_change(Change("t1", chosen(1)))


# Queries


async def test_the_last_lines_of_chat_come_oldest_first(store: AnyStore) -> None:
    await asyncio.gather(store.add_room(room(), 0.0), store.add_room(room("t2"), 0.0))
    for number in range(1, 6):
        await store.add_chat("t1", float(number), StoredChatLine("Ana", "Ana", f"line {number}"))
        await store.add_chat("t2", float(number), StoredChatLine("", "", "elsewhere"))
        await store.write_change(Change("t1", chosen(number)))
    said = await store.read_chat("t1", 3)
    assert [at for at, _ in said] == [3.0, 4.0, 5.0]
    assert said[-1][1] == StoredChatLine("Ana", "Ana", "line 5")
    assert len(await store.read_chat("t1", 100)) == 5
    assert await store.read_chat("t1", 0) == []


async def test_of_very_much_chat_the_last_is_kept(store: AnyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encoding, "MAX_CHAT_LINES", 7)
    await store.add_room(room(), 0.0)
    lines = [StoredChatLine("", "", str(number)) for number in range(20)]
    await asyncio.gather(*(store.add_chat("t1", 1.0, line) for line in lines))
    assert [said for _, said in await store.read_chat("t1", 100)] == lines[-7:]


async def test_tables_are_due_when_they_wake(store: AnyStore) -> None:
    for table in ("t1", "t2", "t3"):
        await store.add_room(room(table), 0.0)
    await store.write_change(Change("t1", chosen(1), wake_at=20.0))
    await store.write_change(Change("t2", chosen(1), wake_at=10.0))
    assert await store.due_tables(9.9) == []
    assert await store.due_tables(10.0) == ["t2"]
    assert await store.due_tables(30.0) == ["t2", "t1"]
    await store.write_change(Change("t2", chosen(2)))
    assert await store.due_tables(30.0) == ["t2", "t1"], "not given: as it was"
    await store.write_change(Change("t2", chosen(3), wake_at=None))
    assert await store.due_tables(30.0) == ["t1"]


async def test_only_rooms_that_are_public_and_open_are_found(store: AnyStore) -> None:
    found = [room(f"t{number}", public=True, opened=float(number)) for number in range(4)]
    hidden = [
        room("private", opened=9.0),
        room("closed", public=True, closed=True, opened=9.0),
        room("over", public=True, phase="over", opened=9.0),
    ]
    for each in (*found, *hidden):
        await store.add_room(each, 0.0)
    assert await store.public_rooms(10) == found[::-1]
    assert await store.public_rooms(2) == found[:1:-1]
    await store.write_change(Change("t3", LogEntry(1, 1.0), room=replace(found[3], closed=True)))
    assert await store.public_rooms(10) == found[2::-1]


# The disk


def limit_pages(store: SqliteStore, more: int) -> None:
    pages = pragma(store, "page_count")
    pragma(store, f"max_page_count = {pages + more}")


def long_line(sequence: int) -> LogEntry:
    """More than two pages."""
    return LogEntry(sequence, 1.0, events=(AddressedEvent("long", {"text": "x" * 9_000}),))


async def test_a_full_disk_refuses_with_a_sentence_and_recovers(sqlite: SqliteStore) -> None:
    tables = [f"t{number}" for number in range(8)]
    await asyncio.gather(*(sqlite.add_room(room(table), 0.0) for table in tables))
    limit_pages(sqlite, 0)
    refused = await outcomes(
        *(sqlite.write_change(Change(table, long_line(1), wake_at=1.0)) for table in tables)
    )
    for refusal in refused:
        assert isinstance(refusal, CannotStore)
        assert refusal.key == "refused-disk"
        for language in LANGUAGES:
            assert say_refusal(refusal, language)
    for table in tables:
        assert (await read(sqlite, table)).lines == (LogEntry(0, 0.0),)
    assert await sqlite.due_tables(9.0) == []
    limit_pages(sqlite, 10_000)
    assert (
        await outcomes(*(sqlite.write_change(Change(table, long_line(1))) for table in tables)) == [None] * 8
    )
    for table in tables:
        assert (await read(sqlite, table)).lines == (LogEntry(0, 0.0), long_line(1))


FULL = """
import asyncio, resource, sys
from pathlib import Path
from house.stored_games import room
from serai.house.store import CannotStore, Change, LogEntry
from serai.house.store.sqlite import SqliteStore
from serai.table.events import AddressedEvent

async def main():
    store = await SqliteStore.open_home(Path(sys.argv[1]))
    await store.add_room(room(), 0.0)
    log = store.path.with_name(store.path.name + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size + 20_000, resource.RLIM_INFINITY))
    sequence = refused = 0
    while not refused:
        line = LogEntry(sequence + 1, 1.0, events=(AddressedEvent("long", {"text": "x" * 3_000}),))
        try:
            await store.write_change(Change("t1", line))
            sequence += 1
        except CannotStore:
            refused += 1
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.write_change(Change("t1", line))
    stored = await store.read_table("t1")
    print(sequence + 2, len(stored.lines))
    await store.close()

asyncio.run(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="needs a limit on the size of files")
def test_a_log_that_cannot_grow_refuses_and_recovers(tmp_path: Path) -> None:
    ran = run_python(FULL, tmp_path)
    expected, there = ran.split()
    assert expected == there


async def test_closing_writes_all_that_waits(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    writes = [
        asyncio.ensure_future(store.write_change(Change("t1", chosen(number)))) for number in range(1, 500)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    await store.close()
    with pytest.raises(CannotStore):
        await store.write_change(Change("t1", chosen(500)))
    if isinstance(store, SqliteStore):
        assert not store.path.with_name("serai.db-wal").exists(), "the log is in the file"
    again = await open_again(store)
    assert len((await read(again, "t1")).lines) == 500
    await again.close()


async def test_a_cancelled_write_does_not_disturb_the_others(store: AnyStore) -> None:
    await store.add_room(room(), 0.0)
    gone = asyncio.ensure_future(store.write_change(Change("t1", chosen(1))))
    await asyncio.sleep(0)
    gone.cancel()
    await store.write_change(Change("t1", chosen(2)))
    assert gone.cancelled()
    assert len((await read(store, "t1")).lines) == 3


async def test_a_long_log_restarts_while_writing_continues(tmp_path: Path) -> None:
    store = await SqliteStore.open_home(tmp_path)
    store.writer.checkpoints = Checkpoints(store.writer.connection, every=1)
    await store.add_room(room(), 0.0)
    log = store.path.with_name("serai.db-wal")
    for sequence in range(1, 301):
        await store.write_change(Change("t1", chosen(sequence)))
    assert log.stat().st_size < 300 * 4096, "a page at least for each line, were it one log"
    assert len((await read(store, "t1")).lines) == 301
    await store.close()


# Kills


WRITE = """
import asyncio, sys
from pathlib import Path
from house.stored_games import room
from serai.house.store import Change, LogEntry
from serai.house.store.sqlite import SqliteStore
from serai.table.journal import Chosen

async def write_on(store, table):
    await store.add_room(room(table), 0.0)
    sequence = 0
    while True:
        sequence += 1
        choice = Chosen("Ana", f"{table} {sequence}")
        await store.write_change(Change(table, LogEntry(sequence, 1.0, (choice,))))
        print(table, sequence, flush=True)

async def main():
    store = await SqliteStore.open_home(Path(sys.argv[1]))
    await asyncio.gather(*(write_on(store, f"{sys.argv[2]}-{number}") for number in range(20)))

asyncio.run(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
async def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    random = Random(1)
    acknowledged: dict[str, int] = {}
    for kill in range(5):
        process = start_python(WRITE, tmp_path, f"k{kill}")
        assert process.stdout
        for _ in range(random.randrange(20, 600)):
            read_acknowledgement(process.stdout.readline(), acknowledged)
        process.send_signal(signal.SIGKILL)
        for line in process.stdout:
            read_acknowledgement(line, acknowledged)
        process.communicate()
    store = await SqliteStore.open_home(tmp_path)
    assert len(acknowledged) > 20
    for table, last in acknowledged.items():
        lines = (await read(store, table)).lines
        assert [line.sequence for line in lines] == list(range(len(lines)))
        assert len(lines) > last
        assert all(line.entries == (Chosen("Ana", f"{table} {line.sequence}"),) for line in lines[1:])
    await store.close()


def read_acknowledgement(line: str, acknowledged: dict[str, int]) -> None:
    if line.endswith("\n"):  # else it was cut off by the kill
        table, sequence = line.split()
        assert int(sequence) == acknowledged.get(table, 0) + 1
        acknowledged[table] = int(sequence)


def start_python(program: str, *arguments: object) -> subprocess.Popen[str]:
    tests = str(Path(__file__).parents[1])
    return subprocess.Popen(
        [sys.executable, "-c", program, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": tests},
    )


def run_python(program: str, *arguments: object) -> str:
    process = start_python(program, *arguments)
    printed, _ = process.communicate()
    assert process.returncode == 0
    return printed


# The lock


def test_a_running_house_says_where_it_is(tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert address_of_running_house(home) is None
    lock = HomeLock.acquire(home)
    assert address_of_running_house(home) == ""
    lock.write_address("http://127.0.0.1:8001/long")
    lock.write_address("http://127.0.0.1:8001")
    assert address_of_running_house(home) == "http://127.0.0.1:8001"
    lock.release()
    assert address_of_running_house(home) is None


def test_a_second_house_is_told_of_the_first(tmp_path: Path) -> None:
    lock = HomeLock.acquire(tmp_path, "http://127.0.0.1:8001")
    with refuses(r"http://127\.0\.0\.1:8001") as refused:
        HomeLock.acquire(tmp_path)
    assert all("8001" in say_refusal(refused.value, language) for language in LANGUAGES)
    lock.release()
    HomeLock.acquire(tmp_path).release()


HOLD = """
import sys
from pathlib import Path
from serai.house.store.databases import PostgresAddress
from serai.house.store.home import HomeLock
lock = HomeLock.acquire(Path(sys.argv[1]), "http://elsewhere")
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_killed_house_holds_nothing(tmp_path: Path) -> None:
    process = start_python(HOLD, tmp_path)
    assert process.stdout
    assert process.stdout.readline() == "held\n"
    assert address_of_running_house(tmp_path) == "http://elsewhere"
    process.kill()
    process.communicate()
    assert address_of_running_house(tmp_path) is None
    assert (tmp_path / "serai.lock").read_text() == "http://elsewhere"
