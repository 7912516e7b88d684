"""The condition of each of the forty inhabitants: a roll that meets it, and one that just misses it."""

from itertools import combinations_with_replacement, product

import pytest

from serai.games.dice.cards import INHABITANTS
from serai.games.dice.condition_lookup import cards_met_by_dice
from serai.games.dice.conditions import Groups, OfColours, OfOneColour, Run
from serai.games.dice.faces import parse_dice, tally_dice

ROLLS = {
    "moneybags-even": ("2g 4r 6r 2b 4b 6g", "2g 4r 6r 2b 4b 5r"),
    "moneybags-odd": ("1b 3r 5b 1r 3b 5r", "1b 3r 5b 1r 3b 6g"),
    "elf-run-4": ("3r 4r 5b 6r 6g 6g", "1b 2g 3g 5b 6g 6g"),
    "elf-run-5": ("2g 3r 4g 5b 6g 2r", "1b 2g 3g 4g 6g 6g"),
    "elf-run-6": ("1b 2g 3g 4g 5r 6g", "1b 2g 3g 4g 5r 5r"),
    "dwarf-five-6": ("6b 6b 6r 6r 6g 1g", "6b 6b 6r 6r 1g 1g"),
    "dwarf-five-1": ("1b 1b 1r 1r 1g 6g", "1b 1b 1r 1r 6g 6g"),
    "dwarf-four-6": ("6b 6b 6r 6r 1g 1g", "6b 6b 6r 1r 1g 1g"),
    "dwarf-four-4": ("4r 4r 4g 4g 1g 1g", "4r 4r 4g 3g 3b 3b"),
    "dwarf-four-3": ("3r 3r 3g 3g 1g 1g", "3r 3r 3g 4g 4b 4b"),
    "dwarf-three-4": ("4r 4r 4g 1r 1g 2r", "4r 4r 3g 3g 3b 1g"),
    "dwarf-three-3": ("3r 3r 3g 1r 1g 2r", "3r 3r 4g 4g 4b 1g"),
    "dwarf-three-1": ("1b 1b 1r 2b 3b 4b", "1b 1b 2b 2b 2r 6g"),
    "gnome-6-blue": ("1b 6b 2b 5b 3b 4b", "1b 6b 2b 5b 3b 5r"),
    "gnome-5-blue": ("1b 6b 2b 5b 3b 5r", "1b 6b 2b 5b 1g 5r"),
    "gnome-5-red": ("3r 4r 1r 6r 2r 1g", "3r 4r 1r 6r 1g 3b"),
    "gnome-4-red": ("3r 4r 1r 6r 1g 3b", "3r 4r 1r 2b 1g 3b"),
    "gnome-4-green": ("2g 5g 3g 4g 2r 3b", "2g 5g 3g 2b 2r 3b"),
    "gnome-3-green": ("2g 5g 3g 2b 2r 3b", "2g 5g 2b 2b 2r 3b"),
    "orc-4-2": ("5g 5g 5b 5b 1g 1g", "5g 5g 5b 5b 5r 1g"),
    "orc-5": ("2g 2g 2b 2b 2r 3b", "2g 2g 2b 2b 3b 3b"),
    "orc-2-2-2": ("1b 1b 4g 4g 6g 6g", "1b 1b 1r 1r 6g 6g"),
    "orc-4": ("5g 5g 5b 5b 1g 2r", "5g 5g 5b 1r 1g 1g"),
    "orc-3-2": ("5g 5g 5b 1r 1g 2r", "5g 5g 5b 1r 2r 3b"),
    "orc-3": ("5g 5g 5b 1r 2r 3b", "5g 5g 1r 1r 2r 2r"),
    "orc-2-2": ("5g 5g 1r 1r 2r 3b", "5g 5g 1r 2b 3b 4b"),
    "goblin-6": ("2g 5g 3g 4g 1g 6g", "2g 5g 3g 4g 1g 3b"),
    "goblin-5": ("3r 4r 1r 6r 2r 1g", "3r 4r 1r 6r 1g 1g"),
    "goblin-4": ("1b 6b 2b 5b 1g 2r", "1b 6b 2b 3g 1g 2r"),
    "apprentice-3-blue-3-red": ("1b 6b 2b 1r 2r 5r", "1b 6b 2b 5b 2r 5r"),
    "apprentice-2-red-2-green-2-blue": ("1b 2g 1r 2b 1g 2r", "1b 2g 1r 2b 1g 3b"),
    "fairy-3-red-2-blue": ("3r 4r 1r 2b 3b 1g", "3r 4r 2b 2b 3b 1g"),
    "fairy-3-green-2-red": ("2g 5g 3g 1r 2r 3b", "2g 5g 1r 1r 2r 3b"),
    "fairy-3-blue-2-green": ("1b 6b 2b 3g 1g 2r", "1b 6b 2b 5b 1g 2r"),
    "fairy-2-blue-2-green": ("1b 6b 3g 4g 2r 5r", "1b 6b 3g 1r 2r 5r"),
    "fairy-2-red-2-green": ("3r 4r 3g 4g 3b 3b", "3r 4r 3g 2b 3b 3b"),
    "hypnotist": ("2g 2g 2b 2b 2r 2r", "2g 2g 2b 2b 2r 3b"),
    "dragon-30": ("5g 5g 5b 5b 5r 5r", "5g 5g 5b 5b 5r 4b"),
    "dragon-28": ("5g 5g 5b 5b 4b 4b", "5g 5g 5b 4g 4b 4b"),
    "dragon-25": ("5g 4r 4g 4g 4b 4b", "4r 4r 4g 4g 4b 4b"),
}


def meets(card_id: str, faces: str) -> bool:
    numbers = parse_dice(faces)
    assert all(numbers), f"{faces} is not a whole roll"
    return INHABITANTS[card_id].condition.is_met(tally_dice(numbers))


def test_every_inhabitant_has_its_two_rolls_here() -> None:
    assert set(ROLLS) == set(INHABITANTS)


@pytest.mark.rule("D1.4", "D1.6")
@pytest.mark.parametrize(("card_id", "met", "missed"), [(card_id, *pair) for card_id, pair in ROLLS.items()])
def test_the_condition_of(card_id: str, met: str, missed: str) -> None:
    assert meets(card_id, met)
    assert not meets(card_id, missed)


@pytest.mark.rule("D1.5")
@pytest.mark.parametrize("card_id", ["orc-4-2", "orc-3-2", "orc-2-2", "orc-2-2-2"])
@pytest.mark.parametrize("number", range(1, 7))
def test_six_of_a_kind_is_one_group_only(card_id: str, number: int) -> None:
    assert not INHABITANTS[card_id].condition.is_met(tally_dice((number,) * 6))


@pytest.mark.rule("D1.5")
def test_a_larger_group_serves_for_a_smaller_one_of_its_own_number() -> None:
    three_and_three = tally_dice((1, 1, 1, 4, 4, 4))
    assert Groups(3, 2).is_met(three_and_three)
    assert Groups(2, 2).is_met(three_and_three)
    assert not Groups(2, 2, 2).is_met(three_and_three)
    assert Groups(5).is_met(tally_dice((4,) * 6))


@pytest.mark.rule("D1.4")
def test_dice_that_a_condition_does_not_need_are_free() -> None:
    six_blue = tally_dice(parse_dice("1b 6b 2b 5b 3b 4b"))
    assert OfColours(blue=5).is_met(six_blue)
    assert OfOneColour(4).is_met(six_blue)
    assert Run(4).is_met(six_blue)


@pytest.mark.rule("D1.4")
@pytest.mark.parametrize("faces", ["1b 6b 2b 5b 3b 4b", "2g 5g 3g 4g 1g 6g", "3r 4r 1r 6r 2r 5r"])
def test_a_goblin_takes_any_colour(faces: str) -> None:
    assert all(meets(card_id, faces) for card_id in ("goblin-6", "goblin-5", "goblin-4"))


@pytest.mark.rule("D1.4")
def test_a_run_does_not_go_round_from_six_to_one() -> None:
    assert not Run(4).is_met(tally_dice((5, 6, 1, 2, 5, 6)))


@pytest.mark.rule("D1.4")
def test_what_is_looked_up_of_any_roll_is_what_the_conditions_say() -> None:
    pairs = list(combinations_with_replacement(range(1, 7), 2))  # the two dice of a pattern are equal
    for first, second, third in product(pairs, pairs, pairs):
        roll = (*first, *second, *third)
        rolled = tally_dice(roll)
        assert cards_met_by_dice(roll) == {
            card.id for card in INHABITANTS.values() if card.condition.is_met(rolled)
        }
