"""A copy of a table is the same table at the same moment, and goes its own way."""

from random import Random

import pytest

from serai.games.dice.game import KingOfDice
from serai.table import Table
from serai.table.game import AnyGame
from table.playing import (
    NAMES,
    caravan,
    everything,
    open_table,
    played,
    random_play,
    some_choice,
    take_back,
    viewers,
    views,
)
from table.test_contract import every_game

MOMENTS = 12


def play_on(table: Table, seed: int, choices: int = 40) -> None:
    """Plays some choices, with some undos."""
    random = Random(seed)
    for _ in range(choices):
        if table.outcome is not None:
            break
        seat, option = some_choice(table, random)
        table.choose(seat, option)
        if random.random() < 0.2 and table.undo_kind(seat):
            take_back(table, seat)


def played_until_a_snapshot(table: Table) -> Table:
    for number, _ in enumerate(random_play(table, 2)):
        if number > 10 and table.snapshot() is not None:
            break
    return table


@every_game
def test_a_copy_is_exact_at_any_moment_and_leaves_the_original_alone(game: type[AnyGame], seats: int) -> None:
    table, random = open_table(game, seats, 5), Random(5)
    for moment in range(MOMENTS):
        play_on(table, moment, random.randrange(1, 9))
        copy, before = table.copy(), everything(table)
        assert everything(copy) == before
        assert [copy.undo_kind(seat) for seat in NAMES[:seats]] == [
            table.undo_kind(seat) for seat in NAMES[:seats]
        ]
        play_on(copy, 100 + moment)
        assert everything(table) == before
        again = table.copy()
        play_on(again, 100 + moment)
        assert everything(again) == everything(copy)


@every_game
def test_a_copy_and_its_original_play_on_alike(game: type[AnyGame], seats: int) -> None:
    table = open_table(game, seats, 6)
    for moment in range(5):
        play_on(table, moment, 7)
        copy = table.copy()
        play_on(copy, 50 + moment)
        play_on(table, 50 + moment)
        assert everything(copy) == everything(table)


@every_game
def test_a_copy_does_not_read_again_what_was_read(game: type[AnyGame], seats: int) -> None:
    """Otherwise the first view of each copy would cost as much as the whole past."""
    table = open_table(game, seats, 7)
    play_on(table, 7)
    for viewer in viewers(table):
        read, copied = table.events(0, viewer), table.copy().events(0, viewer)
        assert len(read) == len(copied)
        assert all(one is other for one, other in zip(read, copied, strict=True))


def test_a_copy_of_a_restored_table_has_the_same_past_and_undo() -> None:
    table = played_until_a_snapshot(open_table(KingOfDice, 3, 2))
    snapshot = table.snapshot()
    assert snapshot is not None
    restored = Table.from_snapshot(table.opening, snapshot)
    for _ in range(3):
        copy = restored.copy()
        assert copy.unloaded_history == restored.unloaded_history
        assert views(copy) == views(restored)
        assert copy.snapshot() == restored.snapshot()
        (seat,) = restored.waiting
        restored.choose(seat, restored.decisions[seat].options[0])


def test_a_copy_of_a_game_that_is_over_is_over() -> None:
    table = played(open_table(KingOfDice, 2, 1), 1)
    copy = table.copy()
    assert copy.outcome == table.outcome is not None
    assert everything(copy) == everything(table)


def test_a_copy_keeps_the_script_and_open_answers() -> None:
    table = caravan(3, wish=None, script={"weather": ["mirage"]})
    table.choose("Bo", "silk")
    table.choose("Bo", "salt")
    copy = table.copy()
    assert copy.view("Bo").chosen == "salt"
    assert copy.waiting == table.waiting == ("Ana", "Cleo")
    assert copy.unused_script() == table.unused_script()
    for seat in ("Ana", "Cleo"):
        copy.choose(seat, "silk")
    assert table.waiting == ("Ana", "Cleo")
    assert table.view("Bo").undo == "free"
    copy = table.copy()
    copy.undo("Bo")
    assert copy.view("Bo").chosen is None
    assert table.view("Bo").chosen == "salt"


@pytest.mark.parametrize("answer", [True, False])
def test_a_copy_keeps_an_open_takeback(answer: bool) -> None:
    table = caravan(2, 3)
    table.choose("Ana", "march")
    assert not table.undo("Ana")
    copy = table.copy()
    assert copy.takeback == table.takeback
    assert copy.answer_takeback("Bo", answer) is answer
    assert copy.takeback is None
    assert table.takeback is not None
