"""Gathers: answers can be changed, and are hidden, until the last one is in."""

from itertools import permutations, product

import pytest

from serai.table import IllegalChoice, Table
from table.playing import NAMES, caravan, choose_all, everything, keys, replayed, standing, turn_ends, views
from table.poll import Poll

WISHES = {"Ana": "salt", "Bo": "silk", "Cleo": "spice"}


def test_all_seats_are_asked_at_once() -> None:
    table = caravan(3, wish=None)
    assert tuple(table.decisions) == NAMES[:3]
    for view in views(table):
        assert view.waiting == NAMES[:3]


def test_the_question_closes_with_the_last_answer() -> None:
    table = caravan(3, wish=None)
    choose_all(table, [("Bo", "silk"), ("Cleo", "spice")])
    assert table.position.turn == 0
    assert table.view(None).waiting == ("Ana",)
    table.choose("Ana", "salt")
    assert table.position.turn == 1
    assert [table.view(seat).board.wish for seat in WISHES] == list(WISHES.values())


def test_an_answer_may_change_until_the_last_is_in() -> None:
    table, straight = caravan(3, wish=None), caravan(3, wish=None)
    choose_all(straight, WISHES.items())
    for option in ("spice", "silk", "salt"):
        table.choose("Ana", option)
        assert table.view("Ana").chosen == option
        assert table.view("Ana").decision == table.decisions["Ana"]
    choose_all(table, [("Bo", "silk"), ("Cleo", "spice")])
    assert turn_ends(table) == turn_ends(straight)
    with pytest.raises(IllegalChoice):
        table.choose("Cleo", "silk")


def test_the_others_see_that_a_choice_was_made_but_not_what() -> None:
    for one, other in product(("salt", "silk", "spice"), repeat=2):
        tables = caravan(3, wish=None), caravan(3, wish=None)
        for table, wish in zip(tables, (one, other), strict=True):
            table.choose("Ana", wish)
            assert keys(table)[-1] == "chosen"
            assert table.view("Bo").waiting == ("Bo", "Cleo")
        for viewer in ("Bo", "Cleo", None):
            assert tables[0].view(viewer) == tables[1].view(viewer)
            assert tables[0].events(0, viewer) == tables[1].events(0, viewer)


def test_a_changed_answer_is_not_told() -> None:
    table = caravan(2, wish=None)
    table.choose("Ana", "salt")
    told = [table.events(0, viewer) for viewer in ("Ana", "Bo", None)]
    seen = [table.view(viewer) for viewer in ("Bo", None)]
    table.choose("Ana", "silk")
    assert [table.events(0, viewer) for viewer in ("Ana", "Bo", None)] == told
    assert [table.view(viewer) for viewer in ("Bo", None)] == seen


def test_the_order_of_arrival_never_matters() -> None:
    ways = [caravan(3, wish=None) for _ in permutations(WISHES)]
    for table, order in zip(ways, permutations(WISHES), strict=True):
        choose_all(table, [(seat, WISHES[seat]) for seat in order])
        choose_all(table, [("Ana", "draw"), ("Bo", "march")])
    first, *others = ways
    for table in others:
        assert turn_ends(table) == turn_ends(first)
        assert table.position == first.position


def test_a_vote_in_the_middle_of_a_turn_goes_on_with_that_turn() -> None:
    table = caravan(2, script={"weather": ["mirage"]})
    table.choose("Ana", "march")
    road = table.view(None).board.road
    choose_all(table, [("Bo", "yes"), ("Ana", "yes")])
    assert table.view(None).board.road == road - 2
    assert table.view(None).board.seat == "Bo"


def test_an_open_question_replays() -> None:
    table = caravan(3, wish=None)
    choose_all(table, [("Cleo", "silk"), ("Ana", "salt"), ("Cleo", "salt")])
    assert everything(replayed(table)) == everything(table)


# Seats with one option or none


def poll(**words: tuple[str, ...]) -> Table:
    game = type("Poll", (Poll,), {"words": words})
    return Table.new(game, ["Ana", "Bo"], seed=1)


def test_a_seat_with_one_option_is_asked_as_well() -> None:
    """Skipping it would reveal that to the others."""
    table = poll(Ana=("yes", "no"), Bo=("yes",))
    assert tuple(table.decisions) == ("Ana", "Bo")
    choose_all(table, [("Bo", "yes"), ("Ana", "no")])
    assert table.readable_state() == {"Ana": "no", "Bo": "yes", "": "over"}


def test_a_question_to_nobody_is_not_asked() -> None:
    assert poll().readable_state() == {"": "over"}


def test_answers_come_in_the_order_of_the_seats_asked() -> None:
    table = poll(Bo=("yes", "no"), Ana=("yes", "no"))
    choose_all(table, [("Ana", "no"), ("Bo", "yes")])
    assert list(table.readable_state()) == ["Bo", "Ana", ""]


def test_a_seat_without_any_option_is_a_dead_end() -> None:
    with pytest.raises(RuntimeError, match="a dead end: Bo must choose “word” and has no option"):
        poll(Ana=("yes", "no"), Bo=())


# One seat at a time


def test_a_single_option_is_taken_and_told() -> None:
    table = caravan(2, script={"bale": ["silk"] * 4})
    told = len(table.events(0, "Ana"))
    table.choose("Ana", "offer:silk")
    assert tuple(table.decisions) == ("Bo",), "to whom is not asked where there is only one other"
    only = [event for event in table.events(told, "Ana") if event.key == "only-option"]
    assert [event.args for event in only] == [{"seat": "Ana", "kind": "to", "option": "Bo"}]


def test_another_seat_may_be_asked_within_a_turn() -> None:
    table = caravan(3, script={"bale": ["silk"] * 4})
    choose_all(table, [("Ana", "offer:silk"), ("Ana", "Cleo")])
    assert tuple(table.decisions) == ("Cleo",)
    assert table.view(None).board.seat == "Ana"
    table.choose("Cleo", "accept")
    assert table.view(None).board.holding == {"Ana": 1, "Bo": 2, "Cleo": 3}
    assert tuple(table.decisions) == ("Bo",)


def test_a_turn_may_pass_without_any_decision() -> None:
    table = caravan(2, script={"weather": ["storm"]})
    turn = standing(table)[0].turn
    table.choose("Ana", "march")
    assert tuple(table.decisions) == ("Ana",), "the storm takes Bo's turn"
    assert table.position.turn == turn + 2
