"""Exact odds, checked against the figures in the rules and against plain enumeration of six dice."""

from itertools import combinations, pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from refusals import refuses
from serai.games.dice.cards import INHABITANTS
from serai.games.dice.faces import NOT_ROLLED, parse_dice, tally_dice
from serai.games.dice.odds import (
    best_keep,
    best_play_chances,
    chance_of_card,
    expected_turn_value,
    expected_value_by_keep,
    round_chance,
)

rolls = st.tuples(*[st.integers(1, 6)] * 6)
dice_on_the_table = st.tuples(*[st.integers(0, 6)] * 6)
card_ids = st.sampled_from(list(INHABITANTS))
rows = st.dictionaries(card_ids, st.floats(-5, 10), min_size=1, max_size=5)

ROW = {"elf-run-5": 3.0, "dwarf-four-6": 6.0, "gnome-5-blue": 3.0, "orc-3-2": 3.5, "hypnotist": -1.0}
NOTHING = -2.0
ALL = (0, 1, 2, 3, 4, 5)
KEEPS = [keep for size in range(7) for keep in combinations(ALL, size)]


GRID = 2**34
"""The solver's resolution for values below 8: it rounds to 1 / GRID after each roll."""


def evaluate_final(numbers: tuple[int, ...]) -> float:
    found = tally_dice(numbers)
    return max(
        (value for card_id, value in ROW.items() if INHABITANTS[card_id].condition.is_met(found)),
        default=NOTHING,
    )


def rolled(numbers: tuple[int, ...], keep: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every outcome of rolling the dice not kept, all equally likely."""
    sides = [(number,) if die in keep else range(1, 7) for die, number in enumerate(numbers)]
    return list(product(*sides))


@pytest.mark.rule("D7.2")
@pytest.mark.parametrize(
    ("card_id", "percent"),
    [
        ("moneybags-even", "44.88"),
        ("moneybags-odd", "44.88"),
        ("elf-run-4", "78.75"),
        ("elf-run-5", "51.78"),
        ("elf-run-6", "19.68"),
        ("dwarf-five-6", "5.17"),
        ("dwarf-four-6", "20.99"),
        ("dwarf-three-4", "49.98"),
        ("gnome-6-blue", "12.14"),
        ("gnome-5-blue", "42.82"),
        ("gnome-4-red", "75.11"),
        ("gnome-3-green", "93.24"),
        ("orc-4-2", "19.49"),
        ("orc-2-2-2", "27.26"),
        ("orc-3-2", "76.14"),
        ("orc-2-2", "94.87"),
        ("goblin-6", "21.89"),
        ("apprentice-3-blue-3-red", "38.93"),
        ("apprentice-2-red-2-green-2-blue", "55.49"),
        ("fairy-3-red-2-blue", "73.01"),
        ("fairy-3-green-2-red", "73.01"),
        ("fairy-3-blue-2-green", "73.01"),
        ("fairy-2-blue-2-green", "92.18"),
        ("fairy-2-red-2-green", "92.18"),
        ("hypnotist", "38.19"),
        ("dragon-28", "61.15"),
        ("dragon-25", "86.99"),
    ],
)
def test_the_chance_in_three_rolls_aiming_at_one_card(card_id: str, percent: str) -> None:
    assert f"{100 * chance_of_card(card_id, NOT_ROLLED, 3):.2f}" == percent


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("numbers", [(6, 6, 2, 2, 1, 5), (1, 2, 4, 4, 3, 6), (1, 1, 1, 2, 3, 3)])
def test_with_one_roll_left_every_keep_is_worth_the_mean_of_all_its_outcomes(
    numbers: tuple[int, ...],
) -> None:
    found = expected_value_by_keep(numbers, 1, ROW, NOTHING)
    assert set(found) == set(KEEPS)
    for keep in KEEPS:
        outcomes = rolled(numbers, keep)
        total = sum(int(GRID * evaluate_final(outcome)) for outcome in outcomes)
        assert found[keep] * GRID == round(total / len(outcomes))


def after_one_more_roll(worth: list[int]) -> list[int]:
    """The value of each set of kept dice if the others are rolled, for six separate dice.

    Dice are a number in base 7, a digit for each die; 0 is a die to be rolled.
    """
    total, falls = list(worth), [1] * 7**6
    weights = [7**die for die in ALL]
    for dice in range(7**6 - 1, -1, -1):
        weight = next((weight for weight in weights if not dice // weight % 7), None)
        if weight:
            total[dice] = sum(total[dice + weight * number] for number in range(1, 7))
            falls[dice] = 6 * falls[dice + weight]
    return [round(of_all / among) for of_all, among in zip(total, falls, strict=True)]


def with_the_best_keep(mean: list[int]) -> list[int]:
    """The value of each full roll with the best of its 64 keeps."""
    best = [0] * 7**6
    for code, roll in FULL.items():
        kept = [0]
        for die, number in enumerate(roll):
            kept += [dice + number * 7**die for dice in kept]
        best[code] = max(map(mean.__getitem__, kept))
    return best


FULL = {
    sum(number * 7**die for die, number in enumerate(roll)): roll for roll in product(range(1, 7), repeat=6)
}


@pytest.mark.rule("D7.1")
def test_a_whole_turn_is_worth_what_plain_enumeration_of_six_separate_dice_finds() -> None:
    at_the_end = [0] * 7**6
    for code, roll in FULL.items():
        at_the_end[code] = int(GRID * evaluate_final(roll))
    with_one_left = with_the_best_keep(after_one_more_roll(at_the_end))
    mean = after_one_more_roll(with_one_left)
    for numbers in [(6, 6, 2, 2, 1, 5), (1, 2, 4, 4, 3, 6), (5, 3, 5, 3, 6, 6)]:
        found = expected_value_by_keep(numbers, 2, ROW, NOTHING)
        assert found.pop(ALL) == evaluate_final(numbers)
        for keep, value in found.items():
            assert value * GRID == mean[sum(numbers[die] * 7**die for die in keep)]
    whole_turn = after_one_more_roll(with_the_best_keep(mean))[0]
    assert round(expected_turn_value(3, ROW, NOTHING) * GRID) == whole_turn


@pytest.mark.rule("D7.1")
def test_the_outlook_counts_the_outcomes_of_the_best_keep() -> None:
    numbers = (6, 6, 2, 2, 1, 5)
    outcomes = [tally_dice(roll) for roll in rolled(numbers, best_keep(numbers, 1, ROW, NOTHING).dice)]
    found = best_play_chances(numbers, 1, ROW, NOTHING)
    met = {card_id: INHABITANTS[card_id].condition.is_met for card_id in ROW}
    for card_id in ROW:
        assert found.met[card_id] == pytest.approx(sum(map(met[card_id], outcomes)) / len(outcomes))
    none = sum(not any(of_card(outcome) for of_card in met.values()) for outcome in outcomes)
    assert found.none == pytest.approx(none / len(outcomes))


@pytest.mark.rule("D7.1")
@settings(max_examples=40, deadline=None)
@given(rolls, st.integers(0, 3), st.floats(0, 9), st.floats(0, 9), st.floats(-9, 0))
def test_the_outlook_adds_up_to_the_value_of_the_best_keep(
    numbers: tuple[int, ...], rolls_left: int, even: float, odd: float, nothing: float
) -> None:
    # No roll is both all even and all odd, so meeting a card means taking it.
    values = {"moneybags-even": even, "moneybags-odd": odd}
    found = best_play_chances(numbers, rolls_left, values, nothing)
    expected = found.met["moneybags-even"] * even + found.met["moneybags-odd"] * odd + found.none * nothing
    assert best_keep(numbers, rolls_left, values, nothing).value == pytest.approx(expected, abs=1e-8)


@pytest.mark.rule("D7.1")
@settings(max_examples=40, deadline=None)
@given(dice_on_the_table, st.integers(1, 4), card_ids)
def test_best_play_for_a_turn_with_one_card_is_best_play_for_that_card(
    numbers: tuple[int, ...], rolls_left: int, card_id: str
) -> None:
    found = best_play_chances(numbers, rolls_left, {card_id: 1.0}, 0.0)
    assert found.met[card_id] == pytest.approx(chance_of_card(card_id, numbers, rolls_left), abs=1e-8)
    assert found.none == pytest.approx(1 - found.met[card_id])


@pytest.mark.rule("D7.1")
@settings(max_examples=60, deadline=None)
@given(dice_on_the_table, card_ids)
def test_a_chance_never_falls_with_more_rolls(numbers: tuple[int, ...], card_id: str) -> None:
    fewest = 0 if all(numbers) else 1
    chances = [chance_of_card(card_id, numbers, rolls_left) for rolls_left in range(fewest, 5)]
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert all(fewer <= more for fewer, more in pairwise(chances))


@settings(max_examples=60, deadline=None)
@given(rolls, st.integers(0, 3), rows, st.floats(-5, 5))
def test_the_best_keep_has_the_highest_of_all_keep_values(
    numbers: tuple[int, ...], rolls_left: int, values: dict[str, float], nothing: float
) -> None:
    best = best_keep(numbers, rolls_left, values, nothing)
    worth = expected_value_by_keep(numbers, rolls_left, values, nothing)
    assert worth[best.dice] == best.value
    assert best.value == max(worth.values())


@pytest.mark.rule("D7.1")
@settings(max_examples=40, deadline=None)
@given(rolls, st.integers(1, 3), card_ids)
def test_no_plan_for_the_turn_meets_a_card_more_often_than_best_play_for_it(
    numbers: tuple[int, ...], rolls_left: int, card_id: str
) -> None:
    found = best_play_chances(numbers, rolls_left, {**ROW, card_id: 2.0}, NOTHING)
    assert found.met[card_id] <= chance_of_card(card_id, numbers, rolls_left) + 1e-8


@pytest.mark.parametrize("rolls_left", [0, 1, 2, 3])
def test_a_roll_that_meets_the_only_card_is_kept_as_it_is(rolls_left: int) -> None:
    numbers = parse_dice("1b 6b 2b 5b 3b 5r")
    best = best_keep(numbers, rolls_left, {"gnome-5-blue": 3.0}, -1.0)
    assert best.is_stop
    assert best.value == 3.0
    assert chance_of_card("gnome-5-blue", numbers, rolls_left) == 1.0


def test_where_nothing_can_be_gained_the_player_stops() -> None:
    assert best_keep((1, 2, 3, 4, 5, 6), 3, {"elf-run-4": 1.0, "orc-3": 1.0}, 1.0).is_stop


@pytest.mark.rule("D3.2")
def test_a_met_card_counts_even_where_meeting_nothing_would_be_better() -> None:
    assert best_keep((6,) * 6, 0, {"dragon-30": -3.0}, 0.0).value == -3.0


@pytest.mark.rule("D3.1")
def test_dice_kept_before_the_missing_ones_are_rolled_may_be_rolled_again_later() -> None:
    one_six = (6, 0, 0, 0, 0, 0)
    # Five 1s are impossible in one roll that keeps two 6s, but possible in two.
    assert chance_of_card("dwarf-five-1", (6, 6, 0, 0, 0, 0), 1) == 0.0
    assert chance_of_card("dwarf-five-1", (6, 6, 0, 0, 0, 0), 2) > 0.0
    assert chance_of_card("dwarf-five-1", one_six, 1) == 1 / 6**5


@pytest.mark.rule("D5.1")
def test_a_fourth_roll_raises_the_chance() -> None:
    assert chance_of_card("elf-run-6", NOT_ROLLED, 4) > chance_of_card("elf-run-6", NOT_ROLLED, 3) + 0.05


def test_missing_dice_need_a_roll() -> None:
    with refuses("need at least one roll"):
        chance_of_card("orc-3", (1, 1, 0, 0, 0, 0), 0)


@pytest.mark.parametrize("rolls", [1, 2, 3, 4])
def test_a_turn_is_worth_what_its_first_roll_of_all_dice_is_worth(rolls: int) -> None:
    assert expected_turn_value(rolls, ROW, NOTHING) == pytest.approx(
        best_keep(NOT_ROLLED, rolls, ROW, NOTHING).value
    )
    assert expected_turn_value(rolls, {"elf-run-5": 1.0}, 0.0) == pytest.approx(
        chance_of_card("elf-run-5", NOT_ROLLED, rolls)
    )


@pytest.mark.rule("D7.1")
def test_a_chance_is_a_count_of_all_falls_of_the_dice() -> None:
    falls = [tally_dice(roll) for roll in product(range(1, 7), repeat=6)]
    for card_id, card in INHABITANTS.items():
        assert chance_of_card(card_id, NOT_ROLLED, 1) == sum(map(card.condition.is_met, falls)) / 6**6


def test_a_chance_is_told_to_a_millionth_and_is_certain_only_if_it_is() -> None:
    assert round_chance(1 / 3) == 0.333333
    assert [round_chance(chance) for chance in (0.0, 1e-9, 1 - 1e-9, 1.0)] == [0.0, 1e-6, 0.999999, 1.0]
