"""Export and import: finished games as records, running ones without secrets."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from house.stored_games import changes, dice, room, write_all
from nights.table_builder import make_table
from refusals import refuses
from serai.house.doctor import find_first_problem
from serai.house.record_export import PartialRecord, encode_record, partial_record, record_of
from serai.house.record_import import stored_table_from_record
from serai.house.store import LogEntry, StoredPosition, StoredTable, WriteConflict
from serai.house.store.sqlite import SqliteStore
from serai.locales.refusals import say_refusal
from serai.locales.texts import LANGUAGES
from serai.table import Record, Refused, Table, read_record
from serai.table.journal import Chosen, Seated, TurnEnded, Undone
from serai.terminal.record_commands import replay_and_print_dice_verification
from table.caravan import Caravan
from table.playing import caravan, choose_all, played, take_back


def stored_table_of(table: Table, *, most: int | None = None) -> StoredTable:
    made = changes(table, most=most)
    rooms = [change.room for change in made if change.room]
    lines = (LogEntry(0, 0.0), *(change.line for change in made))
    return StoredTable(rooms[-1] if rooms else room(phase="playing"), made[0].opening, lines)


# Export


def test_a_finished_game_is_a_record_that_can_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table.new("dice", ["Ana", "Bo"])
    exported = encode_record(stored_table_of(table), None)
    assert exported == table.record().to_lines()
    path = tmp_path / "game.serai"
    path.write_bytes(exported)
    replay_and_print_dice_verification(path, table.opening.commitment, "en")
    assert "is genuine" in capsys.readouterr().out


def test_a_game_that_went_on_under_other_rules_is_a_record_from_there() -> None:
    made = changes(dice(), most=12)
    last_position = [change.last_position for change in made if change.last_position][-1]
    assert last_position
    opening = made[0].opening
    assert opening
    start = msgspec.msgpack.decode(last_position.position)
    again = played(Table.replay(Record(replace(opening, start=start))), 5)
    lines = [LogEntry(0, 0.0), *(change.line for change in made)]
    resumed = StoredPosition(lines[-1].sequence, 1, last_position.position)
    lines.append(LogEntry(len(lines), 1.0, tuple(again.journal)))
    stored = StoredTable(room(phase="over"), opening, tuple(lines), last_position, resumed)
    read = read_record(encode_record(stored, None), "it").record
    assert Table.replay(read).outcome == again.outcome


@pytest.mark.parametrize("seat", ["Ana", "Bo", None])
def test_before_the_end_an_export_holds_no_secret(seat: str | None) -> None:
    table = Table.new(Caravan, ["Ana", "Bo"], seed=3, script={"weather": ["storm"]})
    stored = stored_table_of(table, most=6)
    exported = encode_record(stored, seat)
    shown = msgspec.json.decode(exported)
    opening = shown["opening"]
    assert opening["commitment"] == table.opening.commitment
    for hidden in ("secret", "seed", "start"):
        assert opening[hidden] is None
    assert opening["script"] == {}
    assert table.opening.secret
    assert table.opening.secret.encode() not in exported
    assert set(shown) == {"opening", "seat", "events"}, "no journal"
    assert shown["events"] == msgspec.to_builtins(table.events(0, seat))
    whispered = [event["args"]["good"] for event in shown["events"] if event["key"] == "drew-good"]
    assert bool(whispered) == (seat is not None)


def test_a_record_is_refused_before_the_end() -> None:
    with refuses("not over") as refused:
        record_of(stored_table_of(dice(), most=5))
    said_everywhere(refused.value)
    with refuses("not started") as refused:
        partial_record(StoredTable(room(), None, (LogEntry(0, 0.0),)), None)
    said_everywhere(refused.value)


def test_a_partial_record_is_not_a_record() -> None:
    exported = encode_record(stored_table_of(dice(), most=5), "Ana")
    assert isinstance(partial_record(stored_table_of(dice(), most=5), "Ana"), PartialRecord)
    with refuses("^it has a game that is not over\\.$"):
        read_record(exported, "it")


def said_everywhere(refused: Refused) -> None:
    assert all(say_refusal(refused, language) for language in LANGUAGES)


# Import


@pytest.fixture
def eventful() -> Table:
    """A finished game with every kind of journal entry."""
    table = caravan(2, 3, takebacks=True)
    choose_all(table, [("Ana", "draw"), ("Bo", "rest")])
    table.undo("Bo")
    choose_all(table, [("Bo", "draw"), ("Ana", "march")])
    take_back(table, "Ana")
    table.sit("Bo", "Bodo", "random", "handed")
    played(table, 8)
    assert {type(entry) for entry in table.journal} == {Chosen, Undone, Seated, TurnEnded}
    return table


async def test_a_finished_game_comes_in_and_goes_out_again(tmp_path: Path, eventful: Table) -> None:
    content = eventful.record().to_lines()
    store = await SqliteStore.open_home(tmp_path)
    given = room("brought", public=True)
    brought = stored_table_from_record(content, given, at=5.0, name="it.serai", game=Caravan)
    await store.import_table(brought)
    stored = await store.read_table("brought")
    assert stored == brought
    with pytest.raises(WriteConflict):
        await store.import_table(brought)
    await store.close()
    assert stored is not None
    assert stored.room.phase == "over"
    assert not stored.room.public
    assert stored.room.terms.game == "caravan"
    assert [(chair.name, chair.seat, chair.bot, chair.key) for chair in stored.room.chairs] == [
        ("Ana", "Ana", None, ""),
        ("Bodo", "Bo", "random", ""),
    ]
    assert [line.sequence for line in stored.lines] == list(range(len(stored.lines)))
    assert [event for line in stored.lines for event in line.events] == eventful.addressed_events(0)
    assert encode_record(stored, None) == content


async def test_an_imported_game_passes_the_doctor(tmp_path: Path) -> None:
    store = await SqliteStore.open_home(tmp_path)
    made = changes(Table.new("dice", ["Ana", "Bo"]))
    await write_all(store, made)
    here = await store.read_table("t1")
    assert here is not None
    await store.import_table(
        stored_table_from_record(encode_record(here, None), room("t2"), at=9.0, name="it.serai")
    )
    there = await store.read_table("t2")
    await store.close()
    assert there is not None
    assert find_first_problem(there) is None
    assert [line.events for line in there.lines] == [line.events for line in here.lines]


def lines_of(table: Table) -> list[bytes]:
    return table.record().to_lines().splitlines(keepends=True)


def test_what_is_unfinished_or_broken_is_refused_with_one_sentence(eventful: Table) -> None:
    lines = lines_of(eventful)
    unsealed = msgspec.json.encode(replace(eventful.opening, secret=None)) + b"\n"
    chosen = next(number for number, line in enumerate(lines) if b'"choose"' in line and b"draw" in line)
    forged = [*lines]
    forged[chosen] = forged[chosen].replace(b"draw", b"rest")
    wrong = {
        "refused-record-unfinished": lines[:-4],
        "refused-record-cut": [*lines[:-1], lines[-1][:-5]],
        "refused-record-sealed": [unsealed, *lines[1:]],
        "refused-record-parts": forged,
        "refused-broken-seal": [lines[0].replace(b'"takebacks":true', b'"takebacks":false'), *lines[1:]],
        "refused-record-line": [b"Dear diary\n"],
    }
    for key, content in wrong.items():
        with pytest.raises(Refused) as refused:
            stored_table_from_record(b"".join(content), room(), at=0.0, name="it.serai", game=Caravan)
        assert refused.value.key == key
        assert "it.serai" in str(refused.value)
        # The name comes first, because a file without one is called “The file”.
        sentences = [say_refusal(refused.value, language) for language in LANGUAGES]
        assert all(sentence.strip("\u2068").startswith("it.serai") for sentence in sentences), sentences


def test_a_takeback_nobody_had_to_agree_to_is_not_forged(eventful: Table) -> None:
    """Such a record replays, but no table could have produced it."""
    record = eventful.record()
    journal = [
        replace(entry, agreed=("Bo",) if entry.seat == "Ana" else ("Ana",))
        if isinstance(entry, Undone) and not entry.agreed
        else entry
        for entry in record.journal
    ]
    forged = Record(record.opening, tuple(journal))
    Table.replay(forged, game=Caravan)
    with pytest.raises(Refused) as refused:
        stored_table_from_record(forged.to_lines(), room(), at=0.0, name="it.serai", game=Caravan)
    assert refused.value.key == "refused-record-parts"


def test_nothing_is_kept_of_a_forged_position() -> None:
    opening = dice().opening
    forged = replace(opening, start={"turn": 0, "chance": {}, "state": {}})
    with pytest.raises(Refused):
        stored_table_from_record(Record(forged).to_lines(), room(), at=0.0, name="it.serai")


@pytest.mark.parametrize("unknown", ["adjective", "ending"])
def test_a_position_without_texts_is_not_imported(unknown: str) -> None:
    """Otherwise the table would exist, but nobody could view it."""
    opening = make_table({"statuses": {"pursued": {"pursuer": "soldier", "adjective": "old"}}}).opening
    assert opening.start
    assert Table.replay(Record(opening))
    state = opening.start["state"]
    where = state["heroes"]["Ana"]["statuses"]["pursued"] if unknown == "adjective" else state
    where[unknown] = "unheard-of"
    with pytest.raises(Refused):
        Table.replay(Record(opening))
