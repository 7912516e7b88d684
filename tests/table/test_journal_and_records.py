"""Records: truncated files are valid up to the cut, and replays say where they diverge."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from refusals import refuses
from serai.games.dice.game import KingOfDice
from serai.locales.refusals import say_refusal
from serai.table import (
    BadRecord,
    BrokenSeal,
    Opening,
    Record,
    RecordFile,
    Refused,
    ReplayDiverged,
    Sitter,
    Table,
    read_record,
)
from serai.table.chance import secret_from_seed
from serai.table.journal import Chosen, Entry, Seated, TurnEnded, Undone
from table.caravan import Caravan, State
from table.playing import caravan, choose_all, everything, open_table, played, random_play


@pytest.fixture
def table() -> Table:
    """A short game with every kind of journal entry."""
    table = caravan(2, 3, takebacks=True)
    choose_all(table, [("Ana", "draw"), ("Bo", "rest")])
    table.undo("Bo")
    table.sit("Bo", "Bodo", "random")
    choose_all(table, [("Bo", "draw"), ("Ana", "rest")])
    table.sit("Bo", "Bo")
    return table


def lines_of(table: Table) -> list[bytes]:
    return table.record().to_lines().splitlines()


def replay(content: bytes) -> Table:
    return Table.replay(read_record(content, "it.serai").record, game=Caravan)


# Lines


def test_a_record_is_json_lines_with_the_opening_first(table: Table) -> None:
    opening, *entries = map(json.loads, lines_of(table))
    assert opening["game"] == "caravan"
    assert opening["seats"] == ["Ana", "Bo"]
    assert {entry[0] for entry in entries} == {"choose", "undo", "seat", "turn"}
    assert ["choose", "Ana", "draw"] in entries


def test_a_record_reads_back_as_it_was_written(table: Table) -> None:
    read = read_record(table.record().to_lines(), "it.serai")
    assert read.record == table.record()
    assert read.cut is None
    assert Table.replay(read.record, game=Caravan).journal == table.journal


def test_a_record_with_a_script_and_a_position_reads_back(table: Table) -> None:
    started = Table.new(
        Caravan,
        ["Ana", "Bo"],
        {"road": 9},
        seed=2**70,
        script={"camels": [[1, 2], 3], "weather": ["clear"]},
        start=table.position,
    )
    choose_all(started, [("Bo", "march"), ("Ana", "rest")])
    assert everything(replay(started.record().to_lines())) == everything(started)


class Diary(State):
    days: dict[int, str] = msgspec.field(default_factory=lambda: {1: "sand"})


class Diarist(Caravan):
    """A caravan whose state counts days by number."""

    card = msgspec.structs.replace(Caravan.card, state=Diary)

    @classmethod
    def initial_state(cls, seats: tuple[str, ...], options: Any) -> State:
        return Diary(**msgspec.structs.asdict(super().initial_state(seats, options)))


def test_a_position_with_numbered_entries_reads_back() -> None:
    table = Table.new(Diarist, ["Ana"], seed=1)
    table.choose("Ana", "silk")
    resumed = Table.resume(table.opening, table.position, game=Diarist)
    read = read_record(resumed.record().to_lines(), "it.serai").record
    assert Table.replay(read, game=Diarist).position == resumed.position


# Cut files


def test_a_record_cut_anywhere_replays_to_its_last_whole_choice(table: Table) -> None:
    content = table.record().to_lines()
    first = content.index(b"\n") + 1
    for end in range(first, len(content) + 1):
        read = read_record(content[:end], "it.serai")
        whole = content[:end].count(b"\n")
        assert read.cut == (None if content[end - 1 : end] == b"\n" else whole + 1)
        journal = read.record.journal
        assert journal == tuple(table.journal[: whole - 1])
        again = Table.replay(read.record, game=Caravan).journal
        assert tuple(again[: len(journal)]) == journal
        assert all(isinstance(entry, TurnEnded) for entry in again[len(journal) :])


@pytest.mark.parametrize("end", [1, 40, -1])
def test_a_record_cut_in_its_opening_is_no_record(table: Table, end: int) -> None:
    with refuses(r"^it\.serai is not a Serai game file\.$", BadRecord):
        read_record(lines_of(table)[0][:end], "it.serai")


def test_an_empty_file_is_no_record() -> None:
    with refuses(r"^it\.serai is empty\.$", BadRecord):
        read_record(b"", "it.serai")


# Malformed files


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"nonsense",
        b'["choose"]',
        b'["choose", "Ana"]',
        b'["choose", 3, "rest"]',
        b'["fly", "Ana", "moon"]',
        b'["turn", "one", "0"]',
        b'["choose", "Ana", "\xff"]',
        b"\x00\x01",
        b'["choose", "Ana", "rest", "junk"]',
        b"[" * 100_000,
    ],
    ids=range(12),
)
@pytest.mark.parametrize("number", [2, 5])
def test_a_malformed_line_is_named_by_its_number(table: Table, line: bytes, number: int) -> None:
    lines = lines_of(table)
    lines[number - 1] = line
    with refuses(rf"^it\.serai cannot be read: line {number} is damaged \(.*\)\.$", BadRecord):
        read_record(b"\n".join(lines) + b"\n", "it.serai")


def with_opening(table: Table, **changes: Any) -> bytes:
    opening, *entries = lines_of(table)
    changed = {**json.loads(opening), **changes}
    return b"\n".join([json.dumps(changed).encode(), *entries, b""])


def opened_so(table: Table, **changes: Any) -> bytes:
    """A record with other terms, sealed accordingly."""
    opening, *entries = with_opening(table, **changes).split(b"\n")
    terms = msgspec.json.decode(opening, type=Opening)
    sealed = terms.with_secret(bytes.fromhex(terms.secret or ""))
    return b"\n".join([msgspec.json.encode(sealed), *entries])


@pytest.mark.parametrize(
    "changes",
    [{"seats": "Ana"}, {"seats": [1, 2]}, {"rules": "one"}, {"colour": "red"}, {"script": {"camels": [1.5]}}],
    ids=str,
)
def test_a_malformed_opening_is_line_1(table: Table, changes: dict[str, Any]) -> None:
    with refuses(r"^it\.serai cannot be read: line 1 is damaged \(.*\)\.$", BadRecord):
        read_record(with_opening(table, **changes), "it.serai")


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"clock": 30},
    ],
    ids=str,
)
def test_another_format_is_refused(table: Table, more: dict[str, Any]) -> None:
    with refuses("is a game file of format 2, but this version of Serai reads format 1", BadRecord):
        read_record(with_opening(table, serai=2, **more), "it.serai")


@pytest.mark.parametrize(
    ("secret", "sentence"),
    [
        ("dice", "Its secret is not written in hexadecimal"),
        ("00ff", "Its secret has 2 bytes instead of 32"),
        (secret_from_seed(99).hex(), "Its secret number and its options do not match its seal"),
    ],
)
def test_a_wrong_secret_is_refused(table: Table, secret: str, sentence: str) -> None:
    with refuses(f"it.serai fails the check. {sentence}", BadRecord):
        read_record(with_opening(table, secret=secret, seed=None), "it.serai")


def test_a_seed_that_does_not_give_the_secret_is_refused(table: Table) -> None:
    with refuses("it.serai fails the check. Its secret does not come from the seed 99", BadRecord):
        read_record(with_opening(table, seed=99), "it.serai")


def test_a_sealed_record_reads_but_does_not_replay(table: Table) -> None:
    read = read_record(with_opening(table, secret=None, seed=None), "it.serai").record
    assert read.journal == tuple(table.journal)
    with refuses("This game cannot be checked yet"):
        Table.replay(read, game=Caravan)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”; choose from"),
        ({"options": {"colour": "red"}}, "cannot be played with these options"),
        ({"options": {"first": "Zoe"}}, "“Zoe” cannot start"),
        ({"start": {"turn": 1}}, "cannot start from this position"),
        ({"script": {"cards": [1]}}, "no dice or pile called “cards”"),
    ],
    ids=str,
)
def test_an_opening_that_no_table_could_have_is_refused(changes: dict[str, Any], sentence: str) -> None:
    record = read_record(opened_so(open_table(KingOfDice, 2, 1), **changes), "it.serai").record
    with refuses(sentence):
        Table.replay(record)


@pytest.mark.parametrize(
    "changes", [{"seats": ["Ana", "Cleo"]}, {"options": {"first": "Bo"}}, {"takebacks": True}], ids=str
)
def test_terms_that_were_changed_after_the_seal_are_refused(changes: dict[str, Any]) -> None:
    with refuses("Its secret number and its options do not match its seal", BrokenSeal):
        read_record(with_opening(open_table(KingOfDice, 2, 1), **changes), "it.serai")


def test_a_table_checks_its_seal_however_it_is_opened() -> None:
    opening = open_table(KingOfDice, 2, 1).opening
    for secret in ("dice", "00" * 32):
        with pytest.raises(BrokenSeal):
            Table.replay(Record(msgspec.structs.replace(opening, secret=secret)))


def test_a_script_of_chance_is_for_open_dice_only() -> None:
    with refuses("Scripted dice need a seed"):
        Table.new("dice", ["Ana", "Bo"], script={"dice": [[6, 6, 6, 6, 6, 6]]})


def test_an_opening_never_shows_its_secret_by_accident() -> None:
    record = open_table(KingOfDice, 2, 1).record()
    assert record.opening.secret
    assert record.opening.secret not in repr(record)


@pytest.mark.usefixtures("bounded_chance")
@pytest.mark.parametrize("seats", [[], ["Ana"], list("abcdefg"), ["Ana", "Ana"], ["Ana", "B:o"]], ids=str)
def test_a_record_with_impossible_seats_is_refused(seats: list[str]) -> None:
    content = opened_so(open_table(KingOfDice, 2, 1), seats=seats).split(b"\n")[0] + b"\n"
    with pytest.raises(Refused):
        Table.replay(read_record(content, "it.serai").record)


@pytest.mark.parametrize(
    "state", [{"seat": "Zoe"}, {"stacks": {}}, {"row": ["orc-3", "orc-4"]}, {"ending": "place-moon"}], ids=str
)
def test_a_record_that_starts_from_an_impossible_position_is_refused(state: dict[str, Any]) -> None:
    table = open_table(KingOfDice, 2, 1)
    start = msgspec.to_builtins(table.position)
    start["state"].update(state)
    opening = msgspec.structs.replace(table.opening, start=start)
    with pytest.raises(Refused):
        Table.replay(Record(opening))


# Diverging replays


def tampered(table: Table, at: int, entry: Entry) -> Record:
    record = table.record()
    return Record(record.opening, (*record.journal[:at], entry, *record.journal[at + 1 :]))


def parting(record: Record) -> ReplayDiverged:
    with pytest.raises(ReplayDiverged) as parted:
        Table.replay(record, game=KingOfDice if record.opening.game == "dice" else Caravan)
    return parted.value


def test_a_wrong_digest_parts_at_its_entry() -> None:
    table = played(caravan(2, 3), 3)
    for at, entry in enumerate(table.journal):
        if isinstance(entry, TurnEnded):
            error = parting(tampered(table, at, TurnEnded(entry.turn, "0" * 32)))
            assert error.entry == at + 1
            assert say_refusal(error, "en").startswith(f"At entry {at + 1}, in turn {error.turn}, ")


@pytest.mark.parametrize("game", [KingOfDice, Caravan])
def test_a_wrong_digest_names_the_turn_that_it_ends(game: Any) -> None:
    table = played(open_table(game, 3, 3), 3)
    for at, entry in enumerate(table.journal):
        if isinstance(entry, TurnEnded):
            assert parting(tampered(table, at, TurnEnded(entry.turn, "0" * 32))).turn == entry.turn


def test_an_impossible_choice_parts_and_says_why(table: Table) -> None:
    at = table.journal.index(Chosen("Ana", "draw"))
    error = parting(tampered(table, at, Chosen("Ana", "fly")))
    assert error.entry == at + 1
    assert error.turn == 2
    assert "“fly” is not possible for Ana" in say_refusal(error, "en")


def test_another_legal_choice_parts_at_the_end_of_its_turn(table: Table) -> None:
    at = table.journal.index(Chosen("Ana", "draw"))
    assert parting(tampered(table, at, Chosen("Ana", "rest"))).entry == at + 2


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (Undone("Zoe"), "Zoe has no choice to undo"),
        (Seated("Zoe", "Zoe"), "Nobody at this table is called “Zoe”"),
        (Chosen("Zoe", "rest"), "Nobody at this table is called “Zoe”"),
        (Chosen("Bo", "silk"), "not Bo’s turn to choose"),
        (TurnEnded(1, "0"), ""),
    ],
)
def test_an_entry_that_cannot_be_is_where_the_replay_parts(table: Table, entry: Entry, why: str) -> None:
    at = table.journal.index(Chosen("Ana", "draw"))
    error = parting(tampered(table, at, entry))
    assert error.entry == at + 1
    assert why in say_refusal(error, "en")


def test_a_left_out_entry_is_noticed(table: Table) -> None:
    """A missing choice is noticed at the end of its turn at the latest; the last turn has not ended."""
    record = table.record()
    ended = max(at for at, entry in enumerate(record.journal) if isinstance(entry, TurnEnded))
    for at, entry in enumerate(record.journal[:ended]):
        if not isinstance(entry, Seated):
            parting(Record(record.opening, (*record.journal[:at], *record.journal[at + 1 :])))


@pytest.mark.parametrize("made", range(8))
def test_a_replay_may_stop_after_some_choices(table: Table, made: int) -> None:
    journal = Table.replay(table.record(), choices=made, game=Caravan).journal
    chosen = [entry for entry in table.journal if isinstance(entry, Chosen)]
    assert [entry for entry in journal if isinstance(entry, Chosen)] == chosen[:made]


def test_a_replay_of_fewer_than_no_choices_is_refused(table: Table) -> None:
    with refuses("-1 is not possible"):
        Table.replay(table.record(), choices=-1, game=Caravan)


def test_who_sat_at_a_table_sits_there_when_it_is_resumed(table: Table) -> None:
    table.sit("Bo", "Bodo", "random")
    resumed = Table.resume(table.opening, table.position, sitters=table.sitters, game=Caravan)
    assert resumed.sitters == table.sitters
    assert everything(replay(resumed.record().to_lines())) == everything(resumed)
    with refuses("Nobody at this table is called “Zoe”"):
        Table.resume(table.opening, table.position, sitters={"Zoe": Sitter("Zoe")}, game=Caravan)


# Files


def test_a_record_file_is_readable_after_every_save(tmp_path: Path) -> None:
    path = tmp_path / "it.serai"
    table = caravan(2, 4)
    file = RecordFile(path, table.record())
    saved = path.read_bytes()
    assert saved == table.record().to_lines()
    for _ in random_play(table, 4):
        file.save(table.journal)
        now = path.read_bytes()
        assert now.startswith(saved), "what was saved stays"
        assert read_record(now, "it.serai").record == table.record()
        saved = now
    file.save(tuple(table.journal))
    file.close()
    read = read_record(path.read_bytes(), "it.serai")
    assert everything(Table.replay(read.record, game=Caravan)) == everything(table)


def test_saving_twice_writes_once(tmp_path: Path, table: Table) -> None:
    path = tmp_path / "it.serai"
    file = RecordFile(path, table.record())
    before = path.read_bytes()
    file.save(table.journal)
    file.close()
    assert path.read_bytes() == before


def test_an_undo_adds_to_the_file(tmp_path: Path) -> None:
    path = tmp_path / "it.serai"
    table = caravan()
    file = RecordFile(path, table.record())
    table.choose("Ana", "rest")
    file.save(table.journal)
    before = path.read_bytes()
    table.undo("Ana")
    file.save(table.journal)
    file.close()
    assert path.read_bytes() == before + b'["undo","Ana",[]]\n'
    assert everything(replay(path.read_bytes())) == everything(table)


def test_a_record_file_goes_on_behind_its_last_whole_line(tmp_path: Path) -> None:
    path = tmp_path / "it.serai"
    table = caravan()
    RecordFile(path, table.record()).close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'["choose","An')
    file = RecordFile(path, table.record(), append=True)
    assert path.read_bytes() == whole
    table.choose("Ana", "rest")
    file.save(table.journal)
    file.close()
    assert path.read_bytes().startswith(whole)
    assert everything(replay(path.read_bytes())) == everything(table)


def test_a_disk_that_refuses_leaves_the_record_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "it.serai"
    table = caravan()
    file = RecordFile(path, table.record())
    before = path.read_bytes()
    table.choose("Ana", "rest")
    whole = os.pwrite
    with monkeypatch.context() as disk:
        disk.setattr(
            "serai.table.record_file.write_at",
            lambda handle, content, at: whole(handle, content[:3], at) and _full(),
        )
        with pytest.raises(OSError, match="No space left"):
            file.save(table.journal)
    assert path.read_bytes() == before
    file.save(table.journal)
    file.close()
    assert everything(replay(path.read_bytes())) == everything(table)


def test_a_disk_that_refuses_the_first_line_leaves_no_file(
    tmp_path: Path, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "it.serai"
    monkeypatch.setattr("serai.table.record_file.write_at", lambda *_: _full())
    with pytest.raises(OSError, match="No space left"):
        RecordFile(path, table.record())
    assert not path.exists()


def _full() -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_record_is_written_by_one_table_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "it.serai"
    table = caravan()
    file = RecordFile(path, table.record())
    with refuses("is already being played elsewhere"):
        RecordFile(path, table.record(), append=True)
    file.close()
    RecordFile(path, table.record(), append=True).close()


@pytest.mark.skipif(os.name != "posix", reason="only there have files such modes")
def test_a_record_is_its_owner_s_alone(tmp_path: Path, table: Table) -> None:
    path = tmp_path / "it.serai"
    RecordFile(path, table.record()).close()
    assert path.stat().st_mode & 0o077 == 0


def test_a_new_record_never_takes_the_place_of_another_file(tmp_path: Path, table: Table) -> None:
    path = tmp_path / "it.serai"
    path.write_text("a letter")
    with pytest.raises(FileExistsError):
        RecordFile(path, table.record())
    assert path.read_text() == "a letter"


# Opening a table


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([], "for 1 to 4 players"),
        (list("abcde"), "for 1 to 4 players"),
        (["Ana", "Ana"], "Two players have the same name"),
        ([""], "“” cannot be a name"),
        ([" Ana"], "cannot be a name"),
        (["Ana\n"], "cannot be a name"),
        (["A:na"], "cannot be a name"),
        (["A,na"], "cannot be a name"),
        (["A\u200bna"], "cannot be a name"),
        (["A" * 31], "cannot be a name"),
        (["\udcff"], "cannot be a name"),
    ],
)
def test_impossible_seats_are_refused(seats: list[str], sentence: str) -> None:
    with refuses(sentence):
        Table.new(Caravan, seats, seed=1)


@pytest.mark.parametrize("seat", ["A", "A" * 30, "Anne Marie", "Élodie", "莎", "O'Neil"])
def test_names_of_people_are_names_of_seats(seat: str) -> None:
    assert Table.new(Caravan, [seat], seed=1).opening.seats == (seat,)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"road": "long"}, "with these options .Expected `int`, got `str`"),
        ({"colour": 1}, "with these options .Object contains unknown field `colour`"),
        ({"water": 0}, "A caravan needs a road and water"),
        ({"road": "\udcff"}, "with these options .*surrogates not allowed"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], sentence: str) -> None:
    with refuses(sentence):
        Table.new(Caravan, ["Ana"], options, seed=1)


@pytest.mark.parametrize("name", ["", " ", "A" * 31, "A\nna", "A:na"])
def test_nobody_sits_down_under_an_impossible_name(table: Table, name: str) -> None:
    before = everything(table)
    with refuses("cannot be a name"):
        table.sit("Ana", name)
    assert everything(table) == before


def test_a_bot_cannot_sit_where_no_seat_is() -> None:
    with refuses("Nobody at this table is called “Zoe”"):
        Table.new(Caravan, ["Ana"], seed=1, bots={"Zoe": "random"})


def test_a_seat_that_is_not_there_sees_nothing(table: Table) -> None:
    with refuses("Nobody at this table is called “Zoe”"):
        table.view("Zoe")


def test_a_seat_that_is_not_there_hears_nothing(table: Table) -> None:
    with refuses("Nobody at this table is called “Zoe”"):
        table.events(0, "Zoe")


def test_events_since_are_those_that_are_new_to_that_viewer(table: Table) -> None:
    for viewer in ("Ana", "Bo", None):
        every = table.events(0, viewer)
        assert len(every) == table.view(viewer).events
        for since in range(len(every) + 1):
            assert table.events(since, viewer) == every[since:]
