"""`serai doctor`: checks the file of a house, and plays every game in it again. It changes nothing."""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from sqlite3 import Connection, connect

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from serai.house.revival import (
    can_revive,
    is_of_other_rules,
    last_standing,
    lines_of,
    opening_of,
    revive,
)
from serai.house.store import Kept, Line, Standing
from serai.house.store.checkpoints import is_needed
from serai.house.store.home import FILE, SHELF, home_folder
from serai.house.store.log_file import is_damaged, is_missing
from serai.house.store.presence import log_beside
from serai.house.store.reading import open_reader, read_said, read_table, read_tables
from serai.house.store.rows import DAMAGED_ROW
from serai.house.store.schema import DAMAGED, MIGRATIONS, back_up, migrate, version_of
from serai.house.store.writing import MOST_CHAT
from serai.locales.refusals import say_refusal
from serai.locales.texts import Language, Phrase, Texts, language_of_system, texts
from serai.table import Opening, Parted, Record, Refused, Table, find_game, known_games
from serai.table.events import Told
from serai.table.position import decode_position

Watch = Callable[[int, int], None]
"""Is told how many tables are done, and how many there are."""

MOST_DAMAGES = 20


class Finding(Struct, frozen=True):
    """What was found, as a key with phrases, at which line of which table (if it is of one).

    Not everything is wrong: that a game was played under other rules is only worth knowing.
    """

    key: str
    table: str | None = None
    line: int | None = None
    phrases: dict[str, Phrase | Refused] = field(default_factory=dict[str, Phrase | Refused])
    wrong: bool = True


class Report(Struct):
    file: str
    format: int
    tables: int = 0
    lines: int = 0
    findings: list[Finding] = field(default_factory=list[Finding])
    notes: list[Finding] = field(default_factory=list[Finding])


def examine(path: Path, watch: Watch | None = None) -> Report:
    """Raises `Refused` if there is no such file, or none that this version can read."""
    if not path.is_file():
        raise Refused("refused-no-file", file=str(path))
    for game in known_games():
        find_game(game).look_on(path.parent / SHELF)
    with _readable(path) as readable:
        return _examine(path, readable, watch)


def _examine(path: Path, readable: Path, watch: Watch | None) -> Report:
    missing, damaged = is_missing(readable), is_damaged(readable)
    with _opened(readable) as (connection, version):
        if not version:
            raise Refused("refused-empty-file", file=str(path))
        report = Report(str(path), version)
        with suppress(*DAMAGED):  # what is damaged is found below
            # A house that is open may have begun its log just now.
            if missing and is_needed(connection) and is_missing(readable):
                report.findings.append(Finding("doctor-lost-log"))
        if damaged:
            report.findings.append(Finding("doctor-damaged-log"))
        report.findings.extend(_damages(connection))
        try:
            names = read_tables(connection)
        except DAMAGED as error:
            report.findings.append(Finding("doctor-damaged", phrases={"why": str(error)}))
            names = []
        for done, table in enumerate(names):
            if watch is not None:
                watch(done, len(names))
            _examine_table(connection, table, report)
        if watch is not None:
            watch(len(names), len(names))
    return report


@contextmanager
def _readable(path: Path) -> Generator[Path, None, None]:
    """The file; or where nothing can be written beside it, as SQLite must to read it, a copy."""
    if os.access(path.parent, os.W_OK):
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="serai-doctor-") as folder:
        copy = Path(folder, FILE)
        for original, copied in ((path, copy), (log_beside(path), log_beside(copy))):
            if original.exists():
                shutil.copyfile(original, copied)
        yield copy


@contextmanager
def _opened(path: Path) -> Generator[tuple[Connection, int], None, None]:
    """A connection for reading, and the file's version. An older file is copied, and the copy migrated."""
    try:
        connection = open_reader(path)
    except DAMAGED as error:
        raise Refused("refused-unreadable", file=str(path), why=str(error)) from None
    try:
        version = version_of(connection, path)
        if version == len(MIGRATIONS):
            yield connection, version
            return
        with tempfile.TemporaryDirectory(prefix="serai-doctor-") as folder:
            copy = Path(folder, FILE)
            back_up(connection, copy)
            migrated = connect(copy, isolation_level=None)
            try:
                migrate(migrated, copy)
                yield migrated, version
            finally:
                migrated.close()
    finally:
        connection.close()


def _damages(connection: Connection) -> Iterator[Finding]:
    try:
        for (why,) in connection.execute(f"PRAGMA integrity_check({MOST_DAMAGES})"):
            if why != "ok":
                yield Finding("doctor-damaged", phrases={"why": why})
        astray = connection.execute("PRAGMA foreign_key_check").fetchall()
    except DAMAGED as error:
        yield Finding("doctor-damaged", phrases={"why": str(error)})
    else:
        if astray:
            yield Finding("doctor-astray", phrases={"count": len(astray)})


def _examine_table(connection: Connection, table: str, report: Report) -> None:
    report.tables += 1
    try:
        kept = read_table(connection, table)
        if kept is None:  # it was deleted meanwhile
            report.tables -= 1
            return
        report.lines += len(kept.lines)
        read_said(connection, table, MOST_CHAT)
        finding = examine_kept(kept)
    except (*DAMAGED, *DAMAGED_ROW) as error:
        finding = Finding("doctor-unreadable", table, phrases={"why": str(error)})
    if finding is not None:
        (report.findings if finding.wrong else report.notes).append(finding)


def examine_kept(kept: Kept) -> Finding | None:
    """The first thing that is wrong with a table, if anything is; or under which rules it was played."""
    table = kept.room.table
    for expected, line in enumerate(kept.lines):
        if line.sequence != expected:
            return Finding("doctor-gap", table, expected)
    if not kept.lines:
        return Finding("doctor-gap", table, 0)
    try:
        standing = last_standing(kept)
        if standing is not None and kept.opening is not None and is_of_other_rules(kept):
            return _played_under_other_rules(kept, kept.opening, standing)
        revived = revive(kept)
    except Parted as parted:
        phrases: dict[str, Phrase | Refused] = {"turn": parted.turn, "why": parted.why}
        return Finding("doctor-parts", table, _line_of_entry(kept, parted.entry), phrases)
    except Refused as refusal:
        return Finding("doctor-cannot-play", table, phrases={"why": refusal})
    except Exception as error:  # whatever the rules make of a damaged game
        return Finding("doctor-cannot-play", table, phrases={"why": str(error) or type(error).__name__})
    return None if revived is None else _compare_events(kept, revived)


def _played_under_other_rules(kept: Kept, opening: Opening, standing: Standing) -> Finding:
    """Such a game is not played again: it goes on from its last position, as the house lets it."""
    played = opening.rules if kept.resumed is None else kept.resumed.rules
    card = find_game(opening.game).card
    phrases: dict[str, Phrase | Refused] = {"was": played, "now": card.rules}
    if not can_revive(opening, standing):
        return Finding("doctor-cannot-go-on", kept.room.table, phrases=phrases)
    if kept.room.phase == "over":
        return Finding("doctor-stays-readable", kept.room.table, phrases=phrases, wrong=False)
    phrases["turn"] = decode_position(card, standing.position).turn
    return Finding("doctor-goes-on", kept.room.table, phrases=phrases, wrong=False)


def _compare_events(kept: Kept, revived: Table) -> Finding | None:
    """Whether what the rules tell is what was told at the time."""
    opening = opening_of(kept)
    told = revived.told(0)
    if kept.resumed is not None and opening is not None:
        # What a table tells as it goes on from a position was told before.
        del told[: len(Table.replay(Record(opening)).told(0))]
    was_told = [(line, event) for line in lines_of(kept) for event in line.events]
    if _encoded(told) == _encoded([event for _, event in was_told]):
        return None
    for (line, event), now in zip(was_told, told, strict=False):
        if not _tells_as_much(event, now):
            return _other_event(kept, line, event, now)
    if len(was_told) > len(told):
        line, event = was_told[len(told)]
        return _other_event(kept, line, event, None)
    if len(was_told) < len(told):
        return _other_event(kept, kept.lines[-1], None, told[len(was_told)])
    return None


def _tells_as_much(was: Told, now: Told) -> bool:
    """Whether an event is as it was told at the time, or says more: a later Serai may add an argument."""
    known = {name: now.args[name] for name in was.args if name in now.args}
    return _encoded(replace(now, args=known)) == _encoded(was)


def _other_event(kept: Kept, line: Line, was: Told | None, now: Told | None) -> Finding:
    phrases: dict[str, Phrase | Refused] = {"was": _shown(was), "now": _shown(now)}
    return Finding("doctor-other-event", kept.room.table, line.sequence, phrases)


def _shown(told: Told | None) -> str:
    return "–" if told is None else f"{told.key} {_encoded(told.args).decode()}"


_encoded = msgspec.json.Encoder().encode


def _line_of_entry(kept: Kept, number: int) -> int | None:
    """The line that holds a journal entry, counted from 1."""
    counted = 0
    for line in lines_of(kept):
        counted += len(line.entries)
        if counted >= number:
            return line.sequence
    return None


# The command


def doctor(path: Path | None, *, as_json: bool, lang: Language | None) -> bool:
    """Examines the file (without one, the house's own) and prints what it finds; returns if all is well."""
    words = texts(lang or language_of_system(), "house")
    report = _examine_watched(path or home_folder() / FILE, words, quiet=as_json)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(_plain(report, words)), indent=2).decode())
    else:
        for line in _sentences(report, words):
            print(line)
    return not report.findings


def _examine_watched(path: Path, words: Texts, *, quiet: bool) -> Report:
    if quiet or not sys.stderr.isatty():
        return examine(path)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("doctor-working"), total=None)
        return examine(path, lambda done, there_are: progress.update(task, completed=done, total=there_are))


def _sentences(report: Report, words: Texts) -> Sequence[str]:
    tables = words.say("doctor-tables", count=report.tables)
    lines = words.say("doctor-lines", count=report.lines)
    file = words.say("doctor-file", file=report.file, version=report.format, tables=tables, lines=lines)
    found = [words.say("doctor-found", count=len(report.findings))] if report.findings else []
    found += [f"  {say_finding(finding, words)}" for finding in report.findings]
    noted = [words.say("doctor-noted", count=len(report.notes))] if report.notes else []
    noted += [f"  {say_finding(note, words)}" for note in report.notes]
    return [file, *(found or [words.say("doctor-sound" if noted else "doctor-well")]), *noted]


def say_finding(finding: Finding, words: Texts) -> str:
    phrases = {
        name: say_refusal(phrase, words.language) if isinstance(phrase, Refused) else phrase
        for name, phrase in finding.phrases.items()
    }
    what = words.say(finding.key, **phrases)
    if finding.table is None:
        return what
    if finding.line is None:
        return words.say("doctor-at-table", table=finding.table, what=what)
    return words.say("doctor-at-line", table=finding.table, line=finding.line, what=what)


def _plain(report: Report, words: Texts) -> dict[str, object]:
    def plain(finding: Finding) -> dict[str, object]:
        return {
            "kind": finding.key.removeprefix("doctor-"),
            "table": finding.table,
            "line": finding.line,
            "sentence": say_finding(finding, words),
        }

    return {
        "file": report.file,
        "well": not report.findings,
        "format": report.format,
        "tables": report.tables,
        "lines": report.lines,
        "findings": [plain(finding) for finding in report.findings],
        "notes": [plain(note) for note in report.notes],
    }
