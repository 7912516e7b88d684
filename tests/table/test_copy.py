"""A copy of a table is the same table at the same moment, and goes its own way."""

from random import Random

import pytest

from serai.games.dice.game import KingOfDice
from serai.table import Table
from serai.table.game import AnyGame
from table.playing import NAMES, caravan, everything, open_table, played, some_choice, take_back
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
