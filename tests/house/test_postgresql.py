"""The store in PostgreSQL, and what a server does if its database is away."""

import asyncio
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from house.clients import PATIENCE, Client
from house.house import start_house, table_request
from house.relay import Relay, relayed
from house.stored_games import room
from refusals import refuses
from serai.house.doctor import examine_database
from serai.house.store import (
    CannotRead,
    CannotStore,
    Change,
    LogEntry,
    StoredChatLine,
    WriteConflict,
    databases,
    postgresql,
    postgresql_connections,
    schema,
)
from serai.house.store.databases import PostgresAddress, parse_database
from serai.house.store.encoding import PendingWrite, encode_change
from serai.house.store.postgresql import PostgresStore
from serai.house.store.postgresql_connections import connect
from serai.house.store.postgresql_schema import migrate_connection, migrate_database
from serai.house.store.rows import encode_json
from serai.house.store.sqlite import SqliteStore
from serai.table import Refused
from serai.table.journal import Chosen


@pytest.fixture
def address(postgres_url: str) -> PostgresAddress:
    return PostgresAddress(postgres_url)


def choice(sequence: int) -> Change:
    return Change("t1", LogEntry(sequence, 1.0, (Chosen("Ana", f"choice {sequence}"),)))


async def sequences(store: PostgresStore, table: str = "t1") -> list[int]:
    stored = await store.read_table(table)
    assert stored is not None
    return [line.sequence for line in stored.lines]


def relations(address: PostgresAddress) -> set[str]:
    with connect(address) as connection:
        found = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        return {name for (name,) in found}


# Opening


async def test_a_commit_is_on_the_disk_when_it_returns(address: PostgresAddress) -> None:
    lazy = PostgresAddress(f"{address.url}%20-csynchronous_commit%3Doff")
    store = await PostgresStore.open(lazy)
    assert store.writer.connection.execute("SHOW synchronous_commit").fetchone() == ("on",)
    await store.close()


async def test_a_session_ends_soon_after_its_server_vanished(address: PostgresAddress) -> None:
    with connect(address) as connection:
        assert connection.execute("SHOW tcp_user_timeout").fetchone() == ("5000",)


async def test_text_is_sent_as_utf_8(address: PostgresAddress) -> None:
    store = await PostgresStore.open(PostgresAddress(f"{address.url}&client_encoding=latin1"))
    await store.add_room(room(), 0.0)
    await store.add_chat("t1", 1.0, StoredChatLine("", "Eve", "– 你好"))
    assert (await store.read_chat("t1", 1))[0][1].text == "– 你好"
    await store.close()


async def test_tables_are_listed_in_the_order_in_which_they_were_opened(address: PostgresAddress) -> None:
    store = await PostgresStore.open(address)
    tables = [f"t{number}" for number in range(5)]
    await asyncio.gather(*(store.add_room(room(table), 0.0) for table in tables))
    assert await store.table_ids() == tables
    await store.close()


async def test_both_stores_have_the_same_tables_and_columns(address: PostgresAddress, tmp_path: Path) -> None:
    await (await PostgresStore.open(address)).close()
    store = await SqliteStore.open_home(tmp_path)
    sqlite: dict[str, list[str]] = {}
    for (table,) in store.writer.connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
        columns = store.writer.connection.execute(f"SELECT name FROM pragma_table_info('{table}')")
        sqlite[table] = [name for (name,) in columns]
    await store.close()
    with connect(address) as connection:
        rows = connection.execute(
            "SELECT table_name, column_name FROM information_schema.columns "
            "WHERE table_schema = current_schema() ORDER BY ordinal_position"
        ).fetchall()
    postgresql: dict[str, list[str]] = {}
    for table, column in rows:
        postgresql.setdefault(table, []).append(column)
    assert postgresql.pop("serai_schema") == ["version"]
    del sqlite["log"], sqlite["sqlite_sequence"]
    assert postgresql == sqlite
    del sqlite["lines"][-1]  # unused since chat has a table of its own
    assert {name: list(columns) for name, columns in schema.COLUMNS.items()} == sqlite


async def test_servers_that_start_together_create_the_schema_once(address: PostgresAddress) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(address, shared=True) for _ in range(4)))
    await stores[0].add_room(room(), 0.0)
    assert [await store.table_ids() for store in stores] == [["t1"]] * 4
    await asyncio.gather(*(store.close() for store in stores))


async def test_only_one_server_uses_a_database(address: PostgresAddress) -> None:
    store = await PostgresStore.open(address)
    await refused(address, "is using the database")
    end_writer_connection(store)
    await store.add_room(room(), 0.0)
    await refused(address, "is using the database")
    await store.close()
    await (await PostgresStore.open(address)).close()


def test_an_address_is_shown_without_its_password() -> None:
    whole = PostgresAddress("postgresql://ana:secret@db.example.org:5433/serai?password=secret")
    assert str(whole) == "postgresql://ana@db.example.org:5433/serai"
    assert str(PostgresAddress("postgres:///serai")) == "postgres:///serai"
    assert str(PostgresAddress("postgresql://ana:se?cr#et@[::1]:1,b/x")) == "postgresql://ana@[::1]:1,b/x"
    assert "secret" not in repr(whole)


@pytest.mark.parametrize(
    "malformed",
    [
        "ana:se/cret@host/db",
        "ana:se%cret@host/db",
        "ana:se%00cret@host/db",
        "ana:x@secret@host/db",
        "ana:secret/db",
        "ana:secret@[::1]x/db",
        "ana:secret@[::1/db",
        "ana:secret@[]/db",
        "host/db?password=se%cret",
    ],
)
def test_no_part_of_a_password_is_shown_if_an_address_is_malformed(malformed: str) -> None:
    address = f"postgresql://{malformed}"
    with refuses("is malformed"):
        parse_database(address)
    assert str(PostgresAddress(address)) == "postgresql://…"


@pytest.mark.parametrize("address", ["postgresql://%ff@host/db", "postgresql://host/\udcff"])
def test_an_address_that_is_not_utf8_is_refused(address: str) -> None:
    with refuses("is malformed"):
        parse_database(address)


def test_a_password_in_the_place_of_an_address_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("host=db password=secret", "ana:secret@host/db"):
        monkeypatch.setenv("SERAI_DATABASE", wrong)
        with pytest.raises(Refused) as refusal:
            databases.configured_database(Path())
        assert "secret" not in str(refusal.value)


def test_other_databases_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with refuses("mysql"):
        parse_database("mysql://host/name")
    for wrong in ("serai.db", "sqlite:///serai.db"):
        monkeypatch.setenv("SERAI_DATABASE", wrong)
        with refuses("postgresql://user@host/name"):
            databases.configured_database(tmp_path)


async def test_without_its_driver_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", "postgresql://host/name")
    monkeypatch.setitem(sys.modules, "psycopg_pool", None)
    with refuses(r"serai\[postgresql\]"):
        await databases.open_configured_store(tmp_path)


async def refused(address: PostgresAddress, saying: str) -> None:
    with refuses(saying):
        await PostgresStore.open(address)


async def test_an_address_that_cannot_be_used_is_refused(postgres_server_address: str) -> None:
    server = postgres_server_address
    with psycopg.connect(server, autocommit=True) as connection, suppress(psycopg.errors.DuplicateObject):
        connection.execute("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    await refused(PostgresAddress(server.replace("/postgres", "/nowhere")), '"nowhere" does not exist')
    await refused(
        PostgresAddress(server.replace("serai@", "guarded:wrong@")),
        'postgresql://guarded@.*password authentication failed for user "guarded"',
    )
    await refused(PostgresAddress("postgresql://127.0.0.1:1/serai"), "127.0.0.1.*port 1 failed")
    await refused(PostgresAddress("postgresql://127.0.0.1/serai?sslmod=on"), "sslmod")


async def test_a_server_that_is_too_old_is_refused(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.house.store.postgresql_connections.MIN_SERVER_VERSION", 99)
    await refused(address, "needs version 99")


async def test_a_database_with_another_encoding_is_refused(postgres_server_address: str) -> None:
    name = f"ascii_{os.getpid()}"
    with psycopg.connect(postgres_server_address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} ENCODING 'SQL_ASCII' TEMPLATE template0")
        try:
            await refused(
                PostgresAddress(postgres_server_address.replace("/postgres", f"/{name}")), "SQL_ASCII"
            )
        finally:
            connection.execute(f"DROP DATABASE {name}")


async def test_a_database_of_another_program_is_refused(address: PostgresAddress) -> None:
    with connect(address) as connection:
        connection.execute("CREATE TABLE invoices (number INTEGER)")
    await refused(address, "another program")
    assert relations(address) == {"invoices"}


def set_up_version(address: PostgresAddress, version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, connect(address) as connection:
        patch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:version])
        migrate_connection(connection, address)


async def test_an_older_database_is_migrated_by_command_only(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_up_version(address, 1, monkeypatch)
    await refused(address, "serai house migrate")
    assert "snapshots" not in relations(address)
    assert examine_database(address).format == 1
    assert "snapshots" not in relations(address), "the doctor changes nothing"
    assert migrate_database(address) == 1
    store = await PostgresStore.open(address)
    with refuses("is using the database"):
        migrate_database(address)
    await store.close()
    assert migrate_database(address) == len(schema.MIGRATIONS)


async def test_a_newer_database_is_refused(address: PostgresAddress, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await PostgresStore.open(address)).close()
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:-1])
    await refused(address, "please update Serai")


async def test_a_migration_that_fails_changes_nothing(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, fail])
    with pytest.raises(RuntimeError):
        await PostgresStore.open(address)
    assert relations(address) == set()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["serve", "--port", "0"], "port 1 failed"),
        (["doctor"], "port 1 failed"),
        (["doctor", "mysql://host/name"], "mysql"),
        (["house", "migrate"], "port 1 failed"),
        (["house", "migrate", "serai.db"], "is a file"),
        (["house", "move", "postgresql://127.0.0.1:1/a", "serai.db"], "port 1 failed"),
    ],
)
def test_a_command_refuses_with_one_sentence(command: list[str], said: str, tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "serai", *command],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "SERAI_HOME": str(tmp_path), "SERAI_DATABASE": "postgresql://127.0.0.1:1/serai"},
    )
    assert ran.returncode == 2, ran.stderr
    assert said in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert not (tmp_path / "serai.db").exists()


# Lost connections


def end_writer_connection(store: PostgresStore) -> None:
    """Ends the connection from the database's side, as a restart does."""
    with psycopg.connect(store.address.url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(%s, 5000)", (store.writer.connection.info.backend_pid,)
        )


async def test_a_connection_lost_between_writes_is_replaced(address: PostgresAddress) -> None:
    store = await PostgresStore.open(address)
    await store.add_room(room(), 0.0)
    end_writer_connection(store)
    await store.write_change(choice(1))
    assert await sequences(store) == [0, 1]
    assert store.is_healthy()
    await store.close()


@pytest.mark.parametrize("committed", [True, False])
async def test_a_batch_whose_connection_is_lost_at_the_commit_is_stored_once(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    store = await PostgresStore.open(address)
    await store.add_room(room(), 0.0)
    writer, write = store.writer, store.writer._write_together_or_singly
    lost = []

    def write_and_lose(batch: Any) -> None:
        if committed or lost:
            write(batch)
        if not lost:
            lost.append(batch)
            writer.connection.close()
            raise psycopg.OperationalError("lost")

    monkeypatch.setattr(writer, "_write_together_or_singly", write_and_lose)
    await store.write_change(choice(1))
    await store.write_change(choice(2))
    assert await sequences(store) == [0, 1, 2]
    assert lost
    await store.close()


async def test_a_lost_batch_is_recognized_by_a_change_that_won(
    address: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await PostgresStore.open(address)
    for table in ("t1", "t2"):
        await store.add_room(room(table), 0.0)
    await store.write_change(choice(1))
    writer, write = store.writer, store.writer._write_together_or_singly

    def write_and_lose(batch: Any) -> None:
        write(batch)
        writer.connection.close()
        raise psycopg.OperationalError("lost")

    monkeypatch.setattr(writer, "_write_together_or_singly", write_and_lose)
    lost, won = encode_change(Change("t1", LogEntry(1, 2.0))), encode_change(Change("t2", LogEntry(1, 2.0)))
    writer.write_batch([lost, won])
    assert isinstance(lost.problem, WriteConflict)
    assert won.problem is None
    writer.write_batch([PendingWrite("t1", chat_line=(1 / 3, encode_json(StoredChatLine("", "Eve", "Hi"))))])
    assert len(await store.read_chat("t1", 10)) == 1
    await store.close()


async def test_a_store_that_is_cut_off_refuses_and_recovers(postgres_url: str, relay: Relay) -> None:
    store = await PostgresStore.open(relayed(postgres_url, relay))
    await store.add_room(room(), 0.0)
    relay.cut()
    with pytest.raises(CannotStore) as refusal:
        await store.write_change(choice(1))
    assert refusal.value.key == "refused-database"
    assert not store.is_healthy()
    with pytest.raises(CannotRead) as refusal:
        await store.table_ids()
    assert refusal.value.key == "refused-database-away"
    relay.mend()
    await store.write_change(choice(1))
    for _ in range(50):  # the pool connects again by itself
        with suppress(CannotRead):
            assert await sequences(store) == [0, 1]
            break
    assert store.is_healthy()
    await store.close()


async def test_a_database_that_does_not_answer_is_given_up_after_a_while(
    postgres_url: str, relay: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await PostgresStore.open(relayed(postgres_url, relay))
    await store.add_room(room(), 0.0)
    await store.table_ids()  # opens a connection for reading
    monkeypatch.setattr(postgresql_connections, "ANSWER_TIMEOUT", 0.2)
    monkeypatch.setitem(postgresql_connections.PARAMETERS, "connect_timeout", 2)
    relay.is_stalled = True
    with pytest.raises(CannotStore):
        await store.write_change(choice(1))
    with pytest.raises(CannotRead):
        await store.table_ids()
    monkeypatch.undo()
    relay.cut()
    relay.mend()
    await store.write_change(choice(1))
    async with asyncio.timeout(PATIENCE):
        while not store.is_healthy():
            with suppress(CannotRead):
                assert await sequences(store) == [0, 1]
    await store.close()


async def test_a_store_notices_that_its_database_is_back_although_nobody_writes(
    postgres_url: str, relay: Relay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "CHECK_INTERVAL", 0.01)
    store = await PostgresStore.open(relayed(postgres_url, relay))
    relay.cut()
    with pytest.raises(CannotStore):
        await store.add_room(room(), 0.0)
    assert not store.is_healthy()
    relay.mend()
    async with asyncio.timeout(PATIENCE):
        while not store.is_healthy():
            await asyncio.sleep(0.01)
    await store.close()


async def test_a_read_only_database_refuses_and_recovers(address: PostgresAddress) -> None:
    store = await PostgresStore.open(address)
    await store.add_room(room(), 0.0)
    store.writer.connection.execute("SET default_transaction_read_only = on")
    with pytest.raises(CannotStore):
        await store.write_change(choice(1))
    store.writer.connection.execute("SET default_transaction_read_only = off")
    await store.write_change(choice(1))
    assert await sequences(store) == [0, 1]
    await store.close()


async def test_a_full_database_refuses_and_recovers(address: PostgresAddress) -> None:
    store = await PostgresStore.open(address)
    await store.add_room(room(), 0.0)
    with connect(address) as connection:
        connection.execute(FULL_DISK)
        with pytest.raises(CannotStore) as refusal:
            await store.write_change(choice(1))
        assert refusal.value.key == "refused-database"
        assert await sequences(store) == [0]
        assert not store.is_healthy()
        connection.execute("DROP TRIGGER full_disk ON lines")
    await store.write_change(choice(1))
    assert await sequences(store) == [0, 1]
    assert store.is_healthy()
    await store.close()


FULL_DISK = """
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON lines EXECUTE FUNCTION full_disk()
"""


async def test_tables_that_another_session_locks_refuse_after_a_while(
    address: PostgresAddress,
) -> None:
    store = await PostgresStore.open(address)
    await store.add_room(room(), 0.0)
    store.writer.connection.execute("SET lock_timeout = '50ms'")
    with connect(address) as other:
        other.execute("BEGIN")
        other.execute("LOCK TABLE lines")
        with pytest.raises(CannotStore):
            await store.write_change(choice(1))
        other.execute("ROLLBACK")
    await store.write_change(choice(1))
    await store.close()


# The server


async def test_a_server_plays_on_postgresql_and_finds_its_tables_again(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", postgres_url)
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "bot:random")
        ana = await Client(house.socket, opened["table"], *opened["chairs"][:1]).come()
        played = await ana.play(Random(1), most=3)
        assert played == 3
        log = ana.keys_of_log()
        await ana.leave()
    assert not (tmp_path / "serai.db").exists()
    async with start_house(tmp_path) as house:
        ana = await Client(house.socket, opened["table"], *opened["chairs"][:1]).come()
        assert ana.keys_of_log()[: len(log)] == log
        await ana.play(Random(2))
        assert ana.over
        await ana.leave()
    report = examine_database(PostgresAddress(postgres_url))
    assert (report.findings, report.tables) == ([], 1)


async def test_a_server_whose_database_is_away_refuses_choices_and_goes_on_later(
    postgres_url: str, relay: Relay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SERAI_DATABASE", relayed(postgres_url, relay).url)
    async with start_house(tmp_path) as house:
        opened = await house.open("caravan", "Ana", "Bo")  # a bot's failed write would unload the table
        ana = await Client(house.socket, opened["table"], *opened["chairs"][:1]).come()
        relay.cut()
        request = table_request("caravan", "Ana", "Bo")
        answer = await house.http.post("/api/tables", json=request)
        assert (answer.status_code, answer.json()["key"]) == (503, "refused-database")
        assert (await house.http.get("/health")).status_code == 503
        late = await Client(house.socket, opened["table"], *opened["chairs"][:1]).come()
        assert late.farewell is not None
        assert late.farewell["come_back"], "the browser tries again by itself"
        assert not late.unmatched
        await late.leave()
        refused = await ana.refused("choose", seat="Ana", option="silk", asked=0)
        assert refused == "refused-database-away"
        relay.mend()
        async with asyncio.timeout(60):
            while (await house.http.post("/api/tables", json=request)).status_code != 201:
                await asyncio.sleep(0.05)
        people = [await Client(house.socket, opened["table"], key).come() for key in opened["chairs"]]
        await asyncio.gather(*(person.play(Random(2)) for person in people))
        for person in people:
            await person.until(lambda person=person: person.over)
            await person.leave()
        assert (await house.http.get("/health")).status_code == 200
