"""What stands of an evening: what was taken back is not told, whatever was taken back."""

from random import Random

import pytest

from chronicle.evenings import deeds_of, evening
from serai.chronicle.evening import Deed, standing
from serai.table import Table
from serai.table.events import Told
from serai.table.journal import Chosen, Undone
from table.playing import some_choice, take_back


def told(*keys: str) -> tuple[Told, ...]:
    return tuple(Told(key, {}) for key in keys)


def keys(deeds: list[Deed]) -> list[str]:
    return [one.key for one in standing(deeds)]


def test_what_was_taken_back_is_not_told() -> None:
    deeds = [
        Deed((), told("turn")),
        Deed((Chosen("Ana", "stay"),), told("stayed", "met")),
        Deed((Undone("Ana"),), told("undone")),
        Deed((Chosen("Ana", "move:basra"),), told("moved")),
    ]
    assert keys(deeds) == ["turn", "moved"]


def test_only_the_last_choice_of_that_seat_and_what_followed_is_taken_back() -> None:
    deeds = [
        Deed((Chosen("Ana", "a"),), told("a")),
        Deed((Chosen("Ana", "b"),), told("b")),
        Deed((Chosen("Bo", "c"),), told("c")),
        Deed((Undone("Ana", ("Bo",)),), told("undone")),
    ]
    assert keys(deeds) == ["a"]


def test_an_answer_among_others_is_taken_back_alone() -> None:
    deeds = [
        Deed((Chosen("Ana", "a"),), told("before")),
        Deed((Chosen("Ana", "goal:1-3"),), told("chosen")),
        Deed((Chosen("Bo", "goal:2-2"),), told("chosen")),
        Deed((Undone("Ana"),), told("undone")),
        Deed((Undone("Bo"),), told("undone")),
    ]
    assert keys(deeds) == ["before"]


def test_after_a_change_of_the_rules_the_turn_is_told_once() -> None:
    deeds = [
        Deed((), told("turn", "moved")),
        Deed((Chosen("Ana", "a"),), told("turn", "met")),
        Deed((), told("rules-changed")),
        Deed((), told("turn", "stayed")),
    ]
    assert keys(deeds) == ["turn", "moved", "turn", "stayed"]


@pytest.mark.parametrize("seed", range(3))
def test_an_evening_with_takebacks_is_the_one_without_them(seed: int) -> None:
    """What is chosen again right after it was taken back leaves no trace."""
    here, there = (Table.new("nights", ["Ana", "Bo"], seed=seed, takebacks=True) for _ in range(2))
    random = Random(seed)
    taken = 0
    for _ in range(120):
        if here.outcome is not None:
            break
        seat, option = some_choice(here, random)
        here.choose(seat, option)
        there.choose(seat, option)
        if random.random() < 0.3 and here.undo_kind(seat) == "free":
            take_back(here, seat)
            here.choose(seat, option)
            taken += 1
    assert taken > 3
    for viewer in ("Ana", None):
        events = [
            [one for one in evening(table, viewer).events if one.key != "chosen"] for table in (here, there)
        ]
        assert events[0] == events[1]


@pytest.mark.parametrize("viewer", ["Ana", "Bo", None])
def test_without_takebacks_it_is_all_that_the_viewer_was_told(viewer: str | None) -> None:
    table = Table.new("nights", ["Ana", "Bo"], {"person-reads": True}, seed=2)
    random = Random(2)
    for _ in range(80):
        table.choose(*some_choice(table, random))
    assert evening(table, viewer).events == table.events(0, viewer)
    assert len(deeds_of(table)) == 81
