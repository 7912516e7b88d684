"""Recorded games: one for each ending. Replays must have the same digest at every turn, and a golden file has
the game as readable text.

`SERAI_REGENERATE=1 pytest tests/nights/test_records.py` rewrites both; review the diff.
"""

from pathlib import Path

import msgspec
import pytest

from dice.goldens import REGENERATE, assert_golden
from nights.record_games import FOLDER, GAMES, GOLDEN, first_that_ends, told, write
from nights.table_builder import TINY_NIGHTS
from serai.table import Record, ReplayDiverged, Table, read_record
from serai.table.journal import Chosen, TurnEnded

if REGENERATE:
    write()

PATHS = sorted(FOLDER.glob("*.jsonl"))
each_record = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def read(path: Path) -> Record:
    found = read_record(path.read_bytes(), path.name)
    assert found.cut is None
    return found.record


@each_record
def test_the_record_is_replayed_to_the_same_digest_at_every_turn(path: Path) -> None:
    record = read(path)
    table = Table.replay(record, game=TINY_NIGHTS)
    assert table.record().to_lines() == path.read_bytes()
    assert table.outcome is not None
    assert table.outcome.ending == path.stem
    assert sum(isinstance(entry, TurnEnded) for entry in record.journal) > 2


@each_record
def test_the_same_choices_make_the_same_game(path: Path) -> None:
    record = read(path)
    table = Table.replay(Record(record.opening), game=TINY_NIGHTS)
    for entry in record.journal:
        if isinstance(entry, Chosen):
            table.choose(entry.seat, entry.option)
    assert table.record().to_lines() == path.read_bytes()


@each_record
def test_a_digest_that_was_changed_is_found_where_it_stands(path: Path) -> None:
    record = read(path)
    numbers = [number for number, entry in enumerate(record.journal, 1) if isinstance(entry, TurnEnded)]
    number = numbers[len(numbers) // 2]
    journal = list(record.journal)
    journal[number - 1] = msgspec.structs.replace(journal[number - 1], digest="0" * 32)
    with pytest.raises(ReplayDiverged) as parted:
        Table.replay(Record(record.opening, tuple(journal)), game=TINY_NIGHTS)
    assert parted.value.entry == number


@each_record
def test_the_game_is_told_exactly_as_before(path: Path) -> None:
    assert_golden(GOLDEN / f"{path.stem}.txt", told(Table.replay(read(path), game=TINY_NIGHTS)))


@pytest.mark.rule("N15.3", "N16.4")
def test_every_way_the_game_can_end_has_a_record_and_a_golden_file() -> None:
    endings = {"sole", "tie-statuses", "tie-skills", "shared", "solitaire-won", "solitaire-lost"}
    assert {path.stem for path in PATHS} == set(GAMES) == endings
    assert {path.stem for path in GOLDEN.glob("*.txt")} == endings


@pytest.mark.parametrize("ending", ["shared", "solitaire-won"])
def test_the_records_can_be_made_again(ending: str) -> None:
    assert first_that_ends(ending).record().to_lines() == (FOLDER / f"{ending}.jsonl").read_bytes()
