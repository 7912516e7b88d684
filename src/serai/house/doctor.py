"""`serai doctor`: checks a server's database and replays every game in it. It changes nothing."""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from sqlite3 import Connection, connect

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from serai.house.restore import (
    can_resume,
    last_position_with_fresh_chance,
    log_entries_to_replay,
    opening_to_replay_from,
    replay_table,
    rules_have_changed,
)
from serai.house.store import LogEntry, StoredPosition, StoredTable
from serai.house.store.checkpoints import is_marked_as_needing_wal
from serai.house.store.databases import (
    Database,
    PostgresAddress,
    configured_database,
    require_postgresql_driver,
)
from serai.house.store.encoding import MAX_CHAT_LINES
from serai.house.store.file_identity import wal_path
from serai.house.store.home import BOOK_STORE, DATABASE_FILE, home_folder
from serai.house.store.reading import (
    Transaction,
    open_reader,
    read_chat,
    read_table,
    read_table_ids,
    read_transaction,
)
from serai.house.store.rows import DAMAGED_ROW
from serai.house.store.schema import DAMAGED, MIGRATIONS, back_up_database, migrate_schema, schema_version_of
from serai.house.store.wal_check import is_wal_damaged, is_wal_missing
from serai.house.unreadable_rows import find_unreadable_rows
from serai.locales.refusals import say_refusal
from serai.locales.texts import Language, Phrase, Texts, find_texts, language_of_system
from serai.table import Opening, Record, Refused, ReplayDiverged, Table, find_game, known_games
from serai.table.events import AddressedEvent
from serai.table.position import decode_position

OnProgress = Callable[[int, int], None]
"""Called with the number of tables done and the total."""

MAX_DAMAGES = 20


class DatabaseRow(Struct, frozen=True):
    sql_table: str
    key: str


class Finding(Struct, frozen=True):
    """A message key with its phrases, and the table and log entry concerned, if any, or another row.

    `wrong` is false for notes, for example that a game was played under other rules.
    """

    key: str
    table: str | None = None
    line: int | None = None
    phrases: dict[str, Phrase | Refused] = field(default_factory=dict[str, Phrase | Refused])
    wrong: bool = True
    row: DatabaseRow | None = None


class Report(Struct):
    file: str
    format: int
    tables: int = 0
    lines: int = 0
    findings: list[Finding] = field(default_factory=list[Finding])
    notes: list[Finding] = field(default_factory=list[Finding])


def examine_database(database: Database, on_progress: OnProgress | None = None) -> Report:
    """Examines a database; raises `Refused` if this version cannot read it."""
    add_pack_folders_of_database(database)
    if not isinstance(database, Path):
        return _examine_postgresql(database, on_progress)
    if not database.is_file():
        raise Refused("refused-no-file", file=str(database))
    with _file_or_readable_copy(database) as readable:
        return _examine_file(database, readable, on_progress)


def add_pack_folders_of_database(database: Database) -> None:
    """Lets games find the packs of stored tables: beside the file, or in the home folder."""
    folder = database.parent if isinstance(database, Path) else home_folder()
    for game in known_games():
        find_game(game).add_pack_folder(folder / BOOK_STORE)


def _examine_postgresql(address: PostgresAddress, on_progress: OnProgress | None) -> Report:
    require_postgresql_driver()
    from serai.house.store.postgresql_schema import open_database_temporarily_migrated

    with open_database_temporarily_migrated(address) as (transaction, version):
        report = Report(str(address), version)
        examine_tables(transaction, report, on_progress)
    return report


def _examine_file(path: Path, readable: Path, on_progress: OnProgress | None) -> Report:
    missing, damaged = is_wal_missing(readable), is_wal_damaged(readable)
    with open_migrated_copy(readable) as (connection, version):
        if not version:
            raise Refused("refused-empty-file", file=str(path))
        report = Report(str(path), version)
        with suppress(*DAMAGED):  # damage is reported below
            # A running server may have just created its log.
            if missing and is_marked_as_needing_wal(connection) and is_wal_missing(readable):
                report.findings.append(Finding("doctor-lost-log"))
        if damaged:
            report.findings.append(Finding("doctor-damaged-log"))
        report.findings.extend(_find_database_damage(connection))
        examine_tables(partial(read_transaction, connection), report, on_progress)
    return report


def examine_tables(transaction: Transaction, report: Report, on_progress: OnProgress | None = None) -> None:
    """Replays every table, reads the notices and invitations, and adds what is wrong to the report."""
    try:
        with transaction() as reader:
            names = read_table_ids(reader)
    except DAMAGED as error:
        report.findings.append(Finding("doctor-damaged", phrases={"why": str(error)}))
        names = []
    for done, table in enumerate(names):
        if on_progress is not None:
            on_progress(done, len(names))
        _examine_table(transaction, table, report)
    _examine_notices_and_invitations(transaction, report)
    if on_progress is not None:
        on_progress(len(names), len(names))


def _examine_notices_and_invitations(transaction: Transaction, report: Report) -> None:
    try:
        with transaction() as reader:
            rows = list(find_unreadable_rows(reader))
    except DAMAGED as error:
        report.findings.append(Finding("doctor-damaged", phrases={"why": str(error)}))
        return
    report.findings.extend(
        Finding("doctor-unreadable", row=DatabaseRow(row.sql_table, row.key), phrases={"why": row.why})
        for row in rows
    )


@contextmanager
def _file_or_readable_copy(path: Path) -> Generator[Path, None, None]:
    """The file, or a copy if its folder is read-only, because SQLite writes beside the file even when
    reading.
    """
    if os.access(path.parent, os.W_OK):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="serai-doctor-") as folder:
        copy = Path(folder, DATABASE_FILE)
        for original, copied in ((path, copy), (wal_path(path), wal_path(copy))):
            if original.exists():
                shutil.copyfile(original, copied)
        yield copy


@contextmanager
def open_migrated_copy(path: Path) -> Generator[tuple[Connection, int], None, None]:
    """A read-only connection and the file's version. An older file is migrated in a copy."""
    try:
        connection = open_reader(path)
    except DAMAGED as error:
        raise Refused("refused-unreadable", file=str(path), why=str(error)) from None
    try:
        version = schema_version_of(connection, path)
        if version == len(MIGRATIONS):
            yield connection, version
            return
        with tempfile.TemporaryDirectory(prefix="serai-doctor-") as folder:
            copy = Path(folder, DATABASE_FILE)
            back_up_database(connection, copy)
            migrated = connect(copy, isolation_level=None)
            try:
                migrate_schema(migrated, copy)
                yield migrated, version
            finally:
                migrated.close()
    finally:
        connection.close()


def _find_database_damage(connection: Connection) -> Iterator[Finding]:
    try:
        for (why,) in connection.execute(f"PRAGMA integrity_check({MAX_DAMAGES})"):
            if why != "ok":
                yield Finding("doctor-damaged", phrases={"why": why})
        astray = connection.execute("PRAGMA foreign_key_check").fetchall()
    except DAMAGED as error:
        yield Finding("doctor-damaged", phrases={"why": str(error)})
    else:
        if astray:
            yield Finding("doctor-astray", phrases={"count": len(astray)})


def _examine_table(transaction: Transaction, table: str, report: Report) -> None:
    report.tables += 1
    try:
        with transaction() as reader:
            stored = read_table(reader, table)
            read_chat(reader, table, MAX_CHAT_LINES)
        if stored is None:  # deleted in the meantime
            report.tables -= 1
            return
        report.lines += len(stored.lines)
        finding = find_first_problem(stored)
    except (*DAMAGED, *DAMAGED_ROW) as error:
        finding = Finding("doctor-unreadable", table, phrases={"why": str(error)})
    if finding is not None:
        (report.findings if finding.wrong else report.notes).append(finding)


def find_first_problem(stored: StoredTable) -> Finding | None:
    """The first problem of a table, or a note that it was played under other rules."""
    table = stored.room.table
    for expected, line in enumerate(stored.lines):
        if line.sequence != expected:
            return Finding("doctor-gap", table, expected)
    if not stored.lines:
        return Finding("doctor-gap", table, 0)
    if not _has_room_seats_of_game(stored):
        return Finding("doctor-other-room", table)
    try:
        last_position = last_position_with_fresh_chance(stored)
        if last_position is not None and stored.opening is not None and rules_have_changed(stored):
            return _finding_about_changed_rules(stored, stored.opening, last_position)
        replayed = replay_table(stored)
    except ReplayDiverged as parted:
        phrases: dict[str, Phrase | Refused] = {"turn": parted.turn, "why": parted.why}
        return Finding("doctor-parts", table, _number_of_log_entry_containing(stored, parted.entry), phrases)
    except Refused as refusal:
        return Finding("doctor-cannot-play", table, phrases={"why": refusal})
    except Exception as error:  # a damaged game may break the rules code anywhere
        return Finding("doctor-cannot-play", table, phrases={"why": str(error) or type(error).__name__})
    if replayed is None:
        return None
    if (stored.room.phase == "over") != (replayed.outcome is not None):
        return Finding("doctor-other-room", table)
    return _find_changed_event(stored, replayed)


def _has_room_seats_of_game(stored: StoredTable) -> bool:
    seats = sorted(chair.seat for chair in stored.room.chairs)
    return stored.opening is None or seats == sorted(stored.opening.seats)


def _finding_about_changed_rules(
    stored: StoredTable, opening: Opening, last_position: StoredPosition
) -> Finding:
    """Says whether a game played under other rules, which cannot be replayed, can resume from its last
    position.
    """
    played = opening.rules if stored.resumed is None else stored.resumed.rules
    card = find_game(opening.game).card
    phrases: dict[str, Phrase | Refused] = {"was": played, "now": card.rules}
    if not can_resume(opening, last_position):
        return Finding("doctor-cannot-go-on", stored.room.table, phrases=phrases)
    if stored.room.phase == "over":
        return Finding("doctor-stays-readable", stored.room.table, phrases=phrases, wrong=False)
    phrases["turn"] = decode_position(card, last_position.position).turn
    return Finding("doctor-goes-on", stored.room.table, phrases=phrases, wrong=False)


def _find_changed_event(stored: StoredTable, replayed: Table) -> Finding | None:
    """Compares the events of the replay with the stored ones."""
    opening = opening_to_replay_from(stored)
    told = replayed.addressed_events(0)
    if stored.resumed is not None and opening is not None:
        # The events of resuming from a position are not in the log.
        del told[: len(Table.replay(Record(opening)).addressed_events(0))]
    was_told = [(line, event) for line in log_entries_to_replay(stored) for event in line.events]
    if _encoded(told) == _encoded([event for _, event in was_told]):
        return None
    for (line, event), now in zip(was_told, told, strict=False):
        if not _is_same_or_has_more_arguments(event, now):
            return _changed_event_finding(stored, line, event, now)
    if len(was_told) > len(told):
        line, event = was_told[len(told)]
        return _changed_event_finding(stored, line, event, None)
    if len(was_told) < len(told):
        return _changed_event_finding(stored, stored.lines[-1], None, told[len(was_told)])
    return None


def _is_same_or_has_more_arguments(was: AddressedEvent, now: AddressedEvent) -> bool:
    """Whether an event is as stored, or has additional arguments from a later version."""
    known = {name: now.args[name] for name in was.args if name in now.args}
    return _encoded(replace(now, args=known)) == _encoded(was)


def _changed_event_finding(
    stored: StoredTable, line: LogEntry, was: AddressedEvent | None, now: AddressedEvent | None
) -> Finding:
    phrases: dict[str, Phrase | Refused] = {"was": _format_event(was), "now": _format_event(now)}
    return Finding("doctor-other-event", stored.room.table, line.sequence, phrases)


def _format_event(addressed_event: AddressedEvent | None) -> str:
    return (
        "–" if addressed_event is None else f"{addressed_event.key} {_encoded(addressed_event.args).decode()}"
    )


_encoded = msgspec.json.Encoder().encode


def _number_of_log_entry_containing(stored: StoredTable, number: int) -> int | None:
    """The log entry that contains the journal entry with this number, counted from 1."""
    counted = 0
    for line in log_entries_to_replay(stored):
        counted += len(line.entries)
        if counted >= number:
            return line.sequence
    return None


# The command


def examine_database_and_print_report(
    database: Database | None, *, as_json: bool, lang: Language | None
) -> bool:
    """Examines a database (by default the server's own) and prints the findings; returns whether it is
    sound.
    """
    words = find_texts(lang or language_of_system(), "house")
    examine = partial(examine_database, database or configured_database(home_folder()))
    report = examine() if as_json else run_with_progress_bar(words, examine)
    if as_json:
        encoded = msgspec.json.encode(_report_as_json_data(report, words))
        print(msgspec.json.format(encoded, indent=2).decode())
    else:
        for line in report_sentences(report, words):
            print(line)
    return not report.findings


def run_with_progress_bar(texts: Texts, work: Callable[[OnProgress | None], Report]) -> Report:
    """Shows a progress bar during the work, if somebody watches."""
    if not sys.stderr.isatty():
        return work(None)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts.say("doctor-working"), total=None)
        return work(lambda done, there_are: progress.update(task, completed=done, total=there_are))


def report_sentences(report: Report, texts: Texts) -> Sequence[str]:
    tables = texts.say("doctor-tables", count=report.tables)
    lines = texts.say("doctor-lines", count=report.lines)
    file = texts.say("doctor-file", file=report.file, version=report.format, tables=tables, lines=lines)
    found = [texts.say("doctor-found", count=len(report.findings))] if report.findings else []
    found += [f"  {format_finding(finding, texts)}" for finding in report.findings]
    noted = [texts.say("doctor-noted", count=len(report.notes))] if report.notes else []
    noted += [f"  {format_finding(note, texts)}" for note in report.notes]
    return [file, *(found or [texts.say("doctor-sound" if noted else "doctor-well")]), *noted]


def format_finding(finding: Finding, texts: Texts) -> str:
    phrases = {
        name: say_refusal(phrase, texts.language) if isinstance(phrase, Refused) else phrase
        for name, phrase in finding.phrases.items()
    }
    what = texts.say(finding.key, **phrases)
    if finding.row is not None:
        return texts.say("doctor-at-row", table=finding.row.sql_table, row=finding.row.key, what=what)
    if finding.table is None:
        return what
    if finding.line is None:
        return texts.say("doctor-at-table", table=finding.table, what=what)
    return texts.say("doctor-at-line", table=finding.table, line=finding.line, what=what)


def _report_as_json_data(report: Report, texts: Texts) -> dict[str, object]:
    def finding_as_json_data(finding: Finding) -> dict[str, object]:
        return {
            "kind": finding.key.removeprefix("doctor-"),
            "table": finding.table,
            "line": finding.line,
            "sentence": format_finding(finding, texts),
        }

    return {
        "file": report.file,
        "well": not report.findings,
        "format": report.format,
        "tables": report.tables,
        "lines": report.lines,
        "findings": [finding_as_json_data(finding) for finding in report.findings],
        "notes": [finding_as_json_data(note) for note in report.notes],
    }
