"""`serai doctor` reads and replays everything stored, and reports differences."""

import json
import os
import subprocess
import sys
from pathlib import Path
from sqlite3 import connect

import msgspec
import pytest
from msgspec.structs import replace

from house.stored_games import changes, dice, room, write_all
from refusals import refuses
from serai.house.doctor import (
    examine_database,
    examine_database_and_print_report,
    find_first_problem,
    format_finding,
)
from serai.house.store import Change, LogEntry, StoredChatLine, StoredPosition, StoredTable
from serai.house.store.sqlite import SqliteStore
from serai.locales.texts import LANGUAGES, find_texts
from serai.table import Record, Table
from serai.table.events import AddressedEvent
from serai.table.journal import Chosen
from table.caravan import Caravan


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """Three games (one unfinished), and a room whose game has not begun."""
    store = await SqliteStore.open_home(tmp_path)
    for seed in (1, 2):
        await write_all(store, changes(dice(seed), f"t{seed}", seed=seed))
    await write_all(store, changes(dice(3), "t3", most=20))
    await store.add_room(room("t4"), 0.0)
    await store.add_chat("t4", 1.0, StoredChatLine("", "Eve", "Hello"))
    await store.close()
    return store.path


def alter(path: Path, *statements: str) -> None:
    connection = connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def findings(path: Path) -> list[tuple[str, str | None, int | None]]:
    found = examine_database(path).findings
    for finding in found:
        assert all(format_finding(finding, find_texts(language, "house")) for language in LANGUAGES)
    return [(finding.key, finding.table, finding.line) for finding in found]


def test_the_doctor_finds_nothing_wrong_with_an_intact_file(file: Path) -> None:
    seen: list[tuple[int, int]] = []
    before = file.read_bytes()
    report = examine_database(file, lambda done, there_are: seen.append((done, there_are)))
    assert report.findings == []
    assert report.tables == 4
    assert report.lines > 50
    assert seen == [(done, 4) for done in range(5)]
    assert file.read_bytes() == before


async def test_it_works_while_the_house_runs(file: Path) -> None:
    store = await SqliteStore.open_file(file)
    await store.add_room(room("t5"), 0.0)
    assert examine_database(file).tables == 5
    await store.write_change(Change("t5", LogEntry(1, 1.0)))
    await store.close()


def test_a_missing_line_is_found(file: Path) -> None:
    alter(file, "DELETE FROM lines WHERE number = 2 AND sequence = 7")
    assert findings(file) == [("doctor-gap", "t2", 7)]


def test_a_table_without_lines_is_found(file: Path) -> None:
    alter(file, "DELETE FROM lines WHERE number = 2")
    assert findings(file) == [("doctor-gap", "t2", 0)]


def test_another_choice_is_found(file: Path) -> None:
    other = "json_array(json_array('choose', 'Ana', 'keep:1,2,3,4,5,6,7'))"
    alter(file, f"UPDATE lines SET entries = {other} WHERE number = 1 AND sequence = 5")
    assert findings(file) == [("doctor-parts", "t1", 5)]


def test_another_digest_is_found(file: Path) -> None:
    digest = """replace(entries, '["turn",3,"', '["turn",3,"f')"""
    alter(file, f"UPDATE lines SET entries = {digest} WHERE number = 1")
    ((key, table, line),) = findings(file)
    assert (key, table) == ("doctor-parts", "t1")
    connection = connect(file)
    (entries,) = connection.execute(
        "SELECT entries FROM lines WHERE number = 1 AND sequence = ?", (line,)
    ).fetchone()
    connection.close()
    assert '["turn",3,' in entries


def test_another_event_is_found(file: Path) -> None:
    alter(
        file,
        "UPDATE lines SET events = json_set(events, '$[0][0]', 'forged') WHERE number = 2 AND sequence = 9",
    )
    assert findings(file) == [("doctor-other-event", "t2", 9)]


def test_an_event_that_says_more_today_is_no_fault(file: Path) -> None:
    alter(file, "UPDATE lines SET events = json_remove(events, '$[0][1].seat') WHERE number = 2")
    assert findings(file) == []
    forged = "json_set(events, '$[0][1].seat', 'Zoe')"
    alter(file, f"UPDATE lines SET events = {forged} WHERE number = 2 AND sequence = 9")
    assert findings(file) == [("doctor-other-event", "t2", 9)]


def test_an_event_too_many_or_too_few_is_found(file: Path) -> None:
    alter(
        file,
        "UPDATE lines SET events = json_array(json_array('more', json('{}'), null)) WHERE number = 3 "
        "AND sequence = 21 AND events IS NULL",
        "UPDATE lines SET events = json_insert(events, '$[#]', json_array('more', json('{}'), null)) "
        "WHERE number = 3 AND sequence = 21",
        "UPDATE lines SET events = NULL WHERE number = 1 AND sequence = (SELECT max(sequence) FROM lines "
        "WHERE number = 1)",
    )
    assert [key for key, *_ in findings(file)] == ["doctor-other-event"] * 2


def test_what_cannot_be_read_is_found(file: Path) -> None:
    alter(
        file,
        "UPDATE lines SET entries = '[[\"jump\"]]' WHERE number = 1 AND sequence = 5",
        "UPDATE tables SET opening = '{' WHERE number = 2",
    )
    assert [found[:2] for found in findings(file)] == [
        ("doctor-unreadable", "t1"),
        ("doctor-unreadable", "t2"),
    ]


def test_data_nested_too_deeply_is_found(file: Path) -> None:
    alter(file, f"UPDATE lines SET entries = '{'[' * 5_000}' WHERE number = 1 AND sequence = 5")
    assert [found[:2] for found in findings(file)] == [("doctor-unreadable", "t1")]


@pytest.mark.parametrize(
    ("number", "damaged"),
    [
        (1, "json_set(room, '$.chairs[0].seat', 'Anb')"),
        (2, "json_set(room, '$.phase', 'playing')"),
        (3, "json_remove(room, '$.chairs[1]')"),
        (3, "json_set(room, '$.phase', 'over')"),
    ],
)
def test_a_table_that_does_not_match_its_game_is_found(file: Path, number: int, damaged: str) -> None:
    alter(file, f"UPDATE tables SET room = {damaged} WHERE number = {number}")
    assert findings(file) == [("doctor-other-room", f"t{number}", None)]


def test_a_game_that_is_not_installed_is_found(file: Path) -> None:
    alter(file, "UPDATE tables SET opening = json_set(opening, '$.game', 'chess') WHERE number = 2")
    assert findings(file) == [("doctor-cannot-play", "t2", None)]


UNREADABLE = {
    "Row a1 of the database table “notice_addresses”: The saved data cannot be read": (
        "INSERT INTO notice_addresses (id, content) VALUES ('a1', '{')"
    ),
    "Row n1 of the database table “notices”: The saved data cannot be read": (
        "INSERT INTO notices VALUES ('n1', 'a2', 1.0, 'sent', 1, NULL, '{\"kind\":\"turn\",\"tables\":7}')"
    ),
    "Row n2 of the database table “notices”: The saved data cannot be read": (
        "INSERT INTO notices VALUES ('n2', 'a2', 1.0, 'lost', 1, NULL, '{\"kind\":\"turn\"}')"
    ),
    "Row i1 of the database table “invitations”: The saved data cannot be read": (
        "INSERT INTO invitations VALUES ('i1', 't1', 'k', 'b', 'Ana', 't4', 1.0, 'forgotten', 0)"
    ),
    "Row k2 of the database table “invitation_wishes”: The saved data cannot be read": (
        "INSERT INTO invitation_wishes VALUES (1, 'k2', '{\"muted\":[99]}')"
    ),
}
ADDRESS = '{"id":"a2","kind":"hook","address":"https://example.org/","language":"en","key":"","stop":""}'
READABLE = (
    f"INSERT INTO notice_addresses (id, content) VALUES ('a2', '{ADDRESS}')",
    "INSERT INTO notices VALUES ('n3', 'a2', 1.0, 'unknown', 1, NULL, '{\"kind\":\"turn\"}')",
    "INSERT INTO invitations VALUES ('i2', 't1', 'k', 'b', 'Ana', 't3', 1.0, 'withdrawn', 0)",
    "INSERT INTO invitation_wishes VALUES (1, 'k3', '{\"off\":true}')",
)


def test_rows_of_notices_and_invitations_that_cannot_be_read_are_found(file: Path) -> None:
    alter(file, *READABLE)
    assert findings(file) == []
    alter(file, *UNREADABLE.values())
    report = examine_database(file)
    assert report.tables == 4
    said = [format_finding(finding, find_texts("en", "house")) for finding in report.findings]
    assert [sentence.partition(" (")[0] for sentence in said] == list(UNREADABLE)
    assert findings(file) == [("doctor-unreadable", None, None)] * len(UNREADABLE)


def test_rows_astray_are_found(file: Path) -> None:
    alter(file, "INSERT INTO lines (number, sequence, at) VALUES (99, 0, 0.0)")
    assert findings(file) == [("doctor-astray", None, None)]


def test_a_damaged_file_is_found(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[-3 * 4096 :] = b"\xff" * (3 * 4096)
    file.write_bytes(content)
    assert "doctor-damaged" in {key for key, *_ in findings(file)}


def test_a_table_that_continued_after_a_change_of_rules_passes_the_doctor() -> None:
    """Only the part after the table resumed is compared."""
    before = changes(dice(), most=12)
    last_position = [change.last_position for change in before if change.last_position][-1]
    assert last_position
    opening = before[0].opening
    assert opening
    lines = [LogEntry(0, 0.0), *(change.line for change in before)]
    lines.append(LogEntry(len(lines), 1.0, events=(AddressedEvent("rules-changed", {}),)))
    resumed = StoredPosition(lines[-1].sequence, 1, last_position.position)
    stored = StoredTable(room(phase="playing"), opening, tuple(lines), last_position, resumed)
    assert find_first_problem(stored) is None
    table = Table.replay(Record(replace(opening, start=msgspec.msgpack.decode(last_position.position))))
    told = len(table.addressed_events(0))
    for _ in range(3):
        seat, decision = next(iter(table.decisions.items()))
        table.choose(seat, decision.options[-1])
    lines.append(LogEntry(len(lines), 2.0, tuple(table.journal), tuple(table.addressed_events(told))))
    assert find_first_problem(replace(stored, lines=tuple(lines))) is None
    lines[-1] = replace(lines[-1], entries=(Chosen("Ana", "nothing"),))
    finding = find_first_problem(replace(stored, lines=tuple(lines)))
    assert finding is not None
    assert (finding.key, finding.line) == ("doctor-parts", lines[-1].sequence)


def test_whispers_are_compared_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.table.table.find_game", lambda _: Caravan)
    made = changes(Table.new(Caravan, ["Ana", "Bo"], seed=3))
    opening = made[0].opening
    lines = [LogEntry(0, 0.0), *(change.line for change in made)]
    stored = StoredTable(room(game="caravan", phase="over"), opening, tuple(lines))
    assert find_first_problem(stored) is None
    line = next(line for line in lines if any(told.seats for told in line.events))
    lines[line.sequence] = replace(line, events=tuple(replace(told, seats=None) for told in line.events))
    finding = find_first_problem(replace(stored, lines=tuple(lines)))
    assert finding is not None
    assert (finding.key, finding.line) == ("doctor-other-event", line.sequence)


# The command


def test_no_file_and_a_wrong_file_are_refused(tmp_path: Path) -> None:
    with refuses("There is no file"):
        examine_database(tmp_path / "serai.db")
    (tmp_path / "serai.db").write_text("Dear diary")
    with refuses("cannot be read"):
        examine_database(tmp_path / "serai.db")


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from serai.cli import main; main()", "doctor", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SERAI_HOME": str(home)},
    )


def test_the_command_exits_with_what_it_found(file: Path) -> None:
    well = run(file.parent, "--lang", "en")
    assert (well.returncode, well.stderr) == (0, "")
    assert "4 tables" in well.stdout
    assert "All is well" in well.stdout
    alter(file, "DELETE FROM lines WHERE number = 2 AND sequence = 7")
    ill = run(file.parent, "--lang", "es")
    assert ill.returncode == 1
    assert "Mesa t2, entrada 7 del registro: Falta esta entrada." in ill.stdout
    nothing = run(file.parent / "nowhere", "--lang", "en")
    assert nothing.returncode == 2
    assert nothing.stderr.startswith("serai: There is no file")


def test_json_tells_the_same(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert examine_database_and_print_report(file, as_json=True, lang="en")
    told = json.loads(capsys.readouterr().out)
    assert told["well"] is True
    assert told["tables"] == 4
    assert told["findings"] == []
    alter(file, "DELETE FROM lines WHERE number = 2 AND sequence = 7")
    assert not examine_database_and_print_report(file, as_json=True, lang="en")
    told = json.loads(capsys.readouterr().out)
    assert told["findings"] == [
        {
            "kind": "gap",
            "table": "t2",
            "line": 7,
            "sentence": "Table t2, log entry 7: This log entry is missing.",
        }
    ]


def test_a_report_is_said_in_every_language(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        assert examine_database_and_print_report(file, as_json=False, lang=language)
    assert len(capsys.readouterr().out.splitlines()) == 6
