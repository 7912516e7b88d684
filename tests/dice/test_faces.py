"""The dice: their faces, the notation, and the tally of a roll."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from refusals import refuses
from serai.games.dice.faces import COLOUR, COLOURS, NOT_ROLLED, format_face, parse_dice, tally_dice

rolls = st.tuples(*[st.integers(1, 6)] * 6)


@pytest.mark.rule("D1.1")
@pytest.mark.parametrize(
    ("die", "colours"),
    [
        (0, "blue green red red green blue"),
        (1, "blue green red red green blue"),
        (2, "red blue green green blue red"),
        (3, "red blue green green blue red"),
        (4, "green red blue blue red green"),
        (5, "green red blue blue red green"),
    ],
)
def test_each_die_has_the_colours_of_its_pattern(die: int, colours: str) -> None:
    assert list(COLOUR[die][1:]) == colours.split()


@pytest.mark.rule("D1.1")
def test_every_die_has_two_faces_of_each_colour() -> None:
    assert all(Counter(COLOUR[die][1:]) == dict.fromkeys(COLOURS, 2) for die in range(6))


def test_a_face_is_written_as_its_number_and_the_first_letter_of_its_colour() -> None:
    assert [format_face(0, 3), format_face(3, 1), format_face(5, 6)] == ["3r", "1r", "6g"]


@pytest.mark.rule("D1.1")
@settings(deadline=None)
@given(rolls, st.randoms())
def test_faces_in_any_order_are_read_as_the_same_roll(roll: tuple[int, ...], random: Random) -> None:
    faces = [format_face(die, number) for die, number in enumerate(roll)]
    random.shuffle(faces)
    read = parse_dice(" ".join(faces))
    assert tally_dice(read) == tally_dice(roll)
    assert sorted(format_face(die, number) for die, number in enumerate(read)) == sorted(faces)


def test_dice_that_are_not_named_are_still_to_be_rolled() -> None:
    assert parse_dice("6r, 1B") == (1, 0, 6, 0, 0, 0)
    assert parse_dice("") == NOT_ROLLED


@pytest.mark.rule("D1.1")
@pytest.mark.parametrize("faces", ["1b 1b 1b", "1b 6b 3r", "1b 2g 1r 2b 1g 2r 3r"])
def test_three_faces_of_one_pattern_cannot_lie_together(faces: str) -> None:
    with refuses("These faces cannot be rolled together"):
        parse_dice(faces)


@pytest.mark.parametrize("word", ["7b", "0r", "3", "b", "33r", "3x"])
def test_what_is_not_a_face_is_refused_with_an_example(word: str) -> None:
    with refuses(f"“{word}” is not a face: .* as in 3r"):
        parse_dice(f"1b {word}")


@pytest.mark.rule("D1.1")
@settings(deadline=None)
@given(rolls)
def test_a_tally_counts_numbers_colours_and_the_sum(roll: tuple[int, ...]) -> None:
    found = tally_dice(roll)
    colours = Counter(COLOUR[die][number] for die, number in enumerate(roll))
    assert found.counts == tuple(roll.count(number) for number in range(7))
    assert (found.blue, found.green, found.red) == tuple(colours[colour] for colour in COLOURS)
    assert found.total == sum(roll)
    assert [count for count in found.groups if count] == sorted(Counter(roll).values(), reverse=True)


@settings(deadline=None)
@given(rolls)
def test_a_run_is_the_longest_stretch_of_consecutive_numbers(roll: tuple[int, ...]) -> None:
    stretches = [range(low, high + 1) for low, high in product(range(1, 7), repeat=2) if low <= high]
    assert tally_dice(roll).run == max(len(stretch) for stretch in stretches if set(stretch) <= set(roll))
