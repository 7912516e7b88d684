"""The levels of wealth, and the merchant's points (N11.1, N16.6)."""

import pytest

from nights.table_builder import OLD_MERCHANT, award, current_decision, make_table, play, state_of, wealth
from serai.table import Table

RICH = {"wealth": "fabulous", "treasures": ["magic-lamp"]}


def at_the_end_of_a_turn(turns_before: int, merchant: bool = True, **points: int) -> Table:
    """Ana's turn in Baghdad after this many fabulous turns, until it is over or she may declare."""
    ana = {**RICH, "destiny": 10, "story": 5, "fabulous-turns": turns_before, **points}
    table = make_table(ana, options={"merchant": merchant}, d6=[OLD_MERCHANT] * 3, destiny=["blank"] * 3)
    while state_of(table).seat == "Ana" and current_decision(table).kind != "declare":
        options = current_decision(table).options
        wanted = [one for one in ("done", "stay", "avoid", "no-skill") if one in options]
        play(table, wanted[0] if wanted else options[-1])
    return table


def may_declare(table: Table) -> bool:
    return state_of(table).seat == "Ana" and "declare" in current_decision(table).options


@pytest.mark.rule("N11.1")
def test_each_level_of_wealth_is_one_above_the_last() -> None:
    climbed = ["beggar"]
    table = make_table({"wealth": "beggar", "treasures": ["magic-lamp"]})
    for _ in range(6):
        award(table, "[W+1]")
        climbed.append(wealth(table))
    assert climbed == ["beggar", "penniless", "poor", "respectable", "rich", "princely", "fabulous"]


@pytest.mark.rule("N16.6")
def test_the_third_fabulous_turn_in_a_row_counts_and_the_second_does_not() -> None:
    assert may_declare(at_the_end_of_a_turn(2))
    second = at_the_end_of_a_turn(1)
    assert not may_declare(second)
    assert state_of(second).heroes["Ana"].fabulous_turns == 2
    assert not may_declare(at_the_end_of_a_turn(2, merchant=False))


@pytest.mark.rule("N16.6")
def test_the_five_points_count_toward_one_target_of_either_kind() -> None:
    assert may_declare(at_the_end_of_a_turn(2, destiny=5, story=10))
    assert not may_declare(at_the_end_of_a_turn(2, destiny=10, story=4))
    assert not may_declare(at_the_end_of_a_turn(2, destiny=8, story=8))


@pytest.mark.rule("N16.6")
def test_a_turn_that_ends_less_than_fabulous_starts_the_count_anew() -> None:
    table = at_the_end_of_a_turn(2, wealth="princely")  # type: ignore[arg-type]
    assert not may_declare(table)
    assert state_of(table).heroes["Ana"].fabulous_turns == 0
