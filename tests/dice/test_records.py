"""Recorded games. Every record in `tests/dice/records` is a test: it is replayed, the digest of every turn is
compared, and its dice are derived again from its secret by the few lines below.

`serai terminal dice --record FILE` writes such a record. Every ending must have one. If only the format of a
position changed, `SERAI_REGENERATE=1 pytest tests/dice/test_records.py` makes the same choices again and
writes the new digests.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dice.goldens import REGENERATE
from serai.table import Event, Record, ReplayDiverged, Table, read_record
from serai.table.journal import Chosen, Seated, TurnEnded, Undone

FOLDER = Path(__file__).parent / "records"
PATHS = sorted(FOLDER.glob("*.jsonl"))
ENDINGS = {"inhabitants", "penalties", "place"}
USES_CHANCE = {"rolled", "refilled", "penalty-shown"}


def read(path: Path) -> Record:
    found = read_record(path.read_bytes(), path.name)
    assert found.cut is None
    return found.record


def play_again(record: Record) -> Table:
    """A new table with the choices of the record; nothing derived is copied."""
    table = Table.replay(Record(record.opening))
    for entry in record.journal:
        if isinstance(entry, Chosen):
            table.choose(entry.seat, entry.option)
        elif isinstance(entry, Undone):
            take_back(table, entry)
        elif isinstance(entry, Seated):
            table.sit(entry.seat, entry.name, entry.bot)
    return table


def take_back(table: Table, entry: Undone) -> None:
    """Undo a choice; if chance was involved since, everyone else agrees."""
    if not table.undo(entry.seat):
        assert [table.answer_takeback(seat, agree=True) for seat in entry.agreed][-1]


if REGENERATE:
    for _path in PATHS:
        _path.write_bytes(play_again(read(_path)).record().to_lines())


def ending_of(path: Path) -> str:
    outcome = Table.replay(read(path)).outcome
    assert outcome is not None
    return outcome.ending.partition("-")[0]


each_record = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


@each_record
def test_the_record_is_replayed_to_the_same_digest_at_every_turn(path: Path) -> None:
    record = read(path)
    table = Table.replay(record)
    assert table.record() == record
    assert table.record().to_lines() == path.read_bytes()
    assert table.outcome is not None
    assert sum(isinstance(entry, TurnEnded) for entry in record.journal) > 5


@each_record
def test_the_secret_is_the_one_that_was_committed_to(path: Path) -> None:
    opening = read(path).opening
    assert opening.secret is not None
    first = json.loads(path.read_text("utf-8").partition("\n")[0])
    first |= {"secret": None, "commitment": "", "start": None}
    terms = json.dumps(first, separators=(",", ":"), ensure_ascii=False).encode()
    secret = bytes.fromhex(opening.secret)
    shown = blake2b(secret + terms, digest_size=32, person=b"serai commitment").hexdigest()
    assert shown == opening.commitment


def dice_of(secret: bytes, rekeyed: int) -> Iterator[int | None]:
    """The dice stream by byte: a number from 1 to 6, or None for a rejected byte."""
    block = 0
    while True:
        for byte in blake2b(f"dice/{rekeyed}/{block}".encode(), key=secret).digest():
            yield byte % 6 + 1 if byte < 252 else None
        block += 1


def thrown_dice(secret: bytes, rekeyed: int, used: int, number: int) -> tuple[list[int], int]:
    """The next dice of the stream after `used` bytes, and the bytes used afterwards."""
    stream = dice_of(secret, rekeyed)
    for _ in range(used):
        next(stream)
    dice: list[int] = []
    while len(dice) < number:
        used += 1
        die = next(stream)
        dice += [] if die is None else [die]
    return dice, used


@each_record
def test_every_die_follows_from_the_secret_also_after_an_undo(path: Path) -> None:
    record = read(path)
    secret = bytes.fromhex(record.opening.secret or "")
    table = Table.replay(Record(record.opening))
    standing: list[tuple[str, int, int]] = []  # seat, bytes used and events logged before each choice
    rekeyed = used = seen = rolls = 0

    def check_new_rolls() -> None:
        nonlocal used, seen, rolls
        for event in table.events(seen, None):
            if event.key == "rolled":
                thrown: Any = event.args["thrown"]
                dice, used = thrown_dice(secret, rekeyed, used, len(thrown))
                assert [event.args["dice"][die - 1] for die in thrown] == dice
                rolls += 1
        seen = len(table.events(0, None))

    check_new_rolls()
    for entry in record.journal:
        if isinstance(entry, Chosen):
            standing.append((entry.seat, used, seen))
            table.choose(entry.seat, entry.option)
        elif isinstance(entry, Undone):
            while standing[-1][0] != entry.seat:
                standing.pop()
            _, used, told_before = standing.pop()
            rekeyed += any(event.key in USES_CHANCE for event in table.events(told_before, None))
            take_back(table, entry)
        elif isinstance(entry, Seated):
            table.sit(entry.seat, entry.name, entry.bot)
        check_new_rolls()
    assert table.outcome is not None
    assert rolls > 20


@each_record
def test_a_digest_that_was_changed_is_found_where_it_stands(path: Path) -> None:
    record = read(path)
    numbers = [number for number, entry in enumerate(record.journal, 1) if isinstance(entry, TurnEnded)]
    number = numbers[len(numbers) // 2]
    journal = list(record.journal)
    journal[number - 1] = msgspec.structs.replace(journal[number - 1], digest="0" * 32)
    with pytest.raises(ReplayDiverged) as parted:
        Table.replay(Record(record.opening, tuple(journal)))
    assert parted.value.entry == number


def test_every_way_the_game_can_end_has_a_record() -> None:
    assert {ending_of(path) for path in PATHS} == ENDINGS


def kinds_of_moments(events: list[Event]) -> set[str]:
    moments = {event.key for event in events}
    if any(event.key == "turn" and event.args["rolls"] == 4 for event in events):
        moments.add("fourth roll")
    for one, after in pairwise(events):
        if one.args.get("card") == "hypnotist" and one.key == "took" and after.args.get("along"):
            moments.add("bonus")
    return moments


def test_the_records_hold_every_effect_of_the_game_and_both_kinds_of_undo() -> None:
    moments: set[str] = set()
    undos: set[bool] = set()
    for path in PATHS:
        table = Table.replay(read(path))
        moments |= kinds_of_moments(table.all_events())
        undos |= {bool(entry.agreed) for entry in table.journal if isinstance(entry, Undone)}
    assert {
        "fourth roll",
        "extra-turn",
        "bonus",
        "dragon-given",
        "took-place",
        "place-left",
        "penalty",
    } <= moments
    assert undos == {True, False}
