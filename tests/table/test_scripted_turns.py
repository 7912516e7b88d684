"""Scripted chance with turn marks, so that choices do not shift later turns."""

from itertools import pairwise
from random import Random

import pytest

from serai.table import Table
from serai.table.scenario import Scenario, open_scenario

FIRST, SECOND, THIRD = [1, 2, 3, 4, 5, 6], [6, 6, 6, 5, 5, 5], [1, 1, 2, 2, 3, 3]
SCRIPT = {"dice": [FIRST, "turn", SECOND, [1] * 6, "turn", THIRD]}


LAID = {
    "row": {"cards": ["elf-run-4", "dwarf-five-6", "gnome-3-green", "orc-2-2", "goblin-6"]},
    "piles": {"penalties": [-1, -2, -3]},
}
"""The whole setup, which would otherwise be a separate turn."""


def opened() -> Table:
    return open_scenario(Scenario("dice", ("Ana", "Bo"), chance=SCRIPT, layout=LAID))


def first_throws(table: Table) -> list[list[int]]:
    """The first roll of each turn."""
    events = table.all_events()
    return [after.args["dice"] for one, after in pairwise(events) if one.key == "turn"]


@pytest.mark.parametrize("seed", range(30))
def test_every_turn_begins_with_its_own_lines_however_many_the_others_took(seed: int) -> None:
    table, random = opened(), Random(seed)
    while len(first_throws(table)) < 3:
        seat = table.waiting[0]
        table.choose(seat, random.choice(table.decisions[seat].options))
    assert first_throws(table)[:3] == [FIRST, SECOND, THIRD]


def test_a_turn_that_needs_more_than_its_lines_is_left_to_the_seed() -> None:
    table = opened()
    table.choose("Ana", "keep:")
    assert table.all_events()[-1].args["dice"] != SECOND


def test_lines_that_a_turn_skips_are_told_apart_from_those_that_were_used() -> None:
    table = opened()
    while len(first_throws(table)) < 3:
        seat = table.waiting[0]
        options = table.decisions[seat].options
        table.choose(seat, "stop" if "stop" in options else options[0])
    assert table.unused_script() == {"dice": [[1] * 6]}


def test_a_replay_and_a_resumed_table_find_the_same_lines() -> None:
    table = opened()
    table.choose("Ana", "stop")
    while table.waiting == ("Ana",):
        table.choose("Ana", table.decisions["Ana"].options[0])
    again = Table.replay(table.record())
    assert first_throws(again) == first_throws(table)
    assert Table.resume(table.opening, table.position).decisions == table.decisions
