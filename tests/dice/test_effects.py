"""What elves, apprentices, the hypnotist, fairies and dragons do (D5)."""

import pytest

from dice.table_builder import (
    DULL_ROW,
    FOUR_IN_A_RUN,
    HIGH,
    LOW,
    NOBODY,
    TWO_OF_EACH_COLOUR,
    current_decision,
    event_args,
    keys,
    make_table,
    play,
    row,
    stack,
)
from dice.test_conditions import ROLLS
from serai.games.dice.cards import FAIRIES, INHABITANTS
from serai.games.dice.decision_subject import Subject
from serai.games.dice.faces import parse_dice
from serai.games.dice.scoring import score_stack
from serai.table import IllegalChoice, Table

ELVES = ["elf-run-4", "elf-run-5", "elf-run-6"]
APPRENTICE = "apprentice-2-red-2-green-2-blue"
OTHER_APPRENTICE = "apprentice-3-blue-3-red"
THREE_BLUE_THREE_RED = [1, 6, 1, 2, 2, 5]


def rolls_of(table: Table) -> int:
    """The number of rolls in the current turn."""
    return event_args(table, "turn")[-1]["rolls"]


# Elves (D5.1)


@pytest.mark.rule("D5.1")
@pytest.mark.parametrize("elf", ELVES)
def test_with_an_elf_on_top_a_player_may_roll_four_times(elf: str) -> None:
    table = make_table({}, NOBODY, NOBODY, NOBODY, NOBODY, stacks={"Ana": ["orc-3", elf]})
    assert rolls_of(table) == 4
    assert table.view("Ana").board.rolls_left == 3
    play(table, "keep:", "keep:", "keep:")
    rolls = [(roll["seat"], roll["left"]) for roll in event_args(table, "rolled")]
    assert rolls == [("Ana", 3), ("Ana", 2), ("Ana", 1), ("Ana", 0), ("Bo", 2)]


@pytest.mark.rule("D5.1")
def test_the_fourth_roll_is_optional() -> None:
    table = play(make_table({}, NOBODY, stacks={"Ana": ["elf-run-4"]}), "stop")
    assert [roll["seat"] for roll in event_args(table, "rolled")] == ["Ana", "Bo"]


@pytest.mark.rule("D5.1")
@pytest.mark.parametrize("on_top", ["penalty-1", "dragon-25", "orc-3", "hypnotist", APPRENTICE])
def test_an_elf_that_is_not_on_top_does_nothing(on_top: str) -> None:
    assert rolls_of(make_table({}, NOBODY, stacks={"Ana": ["elf-run-6", on_top]})) == 3


@pytest.mark.rule("D5.1")
def test_an_elf_helps_only_the_owner_of_the_stack() -> None:
    assert rolls_of(make_table({}, NOBODY, stacks={"Bo": ["elf-run-6"]})) == 3
    assert rolls_of(make_table({}, NOBODY)) == 3


@pytest.mark.rule("D5.1")
def test_an_elf_helps_from_the_next_turn_on() -> None:
    table = make_table({1: "elf-run-4"}, FOUR_IN_A_RUN, NOBODY, NOBODY)
    assert rolls_of(table) == 3
    play(table, "stop", "stop")
    assert (current_decision(table).seat, rolls_of(table)) == ("Ana", 4)


@pytest.mark.rule("D5.1")
def test_an_elf_that_came_with_its_place_is_still_on_top() -> None:
    table = play(make_table({0: "elf-run-4"}, FOUR_IN_A_RUN, NOBODY, NOBODY), "stop", "place", "stop")
    assert stack(table, "Ana") == ["city-2", "elf-run-4"]
    assert (current_decision(table).seat, rolls_of(table)) == ("Ana", 4)


@pytest.mark.rule("D5.1", "D5.5")
def test_a_dragon_given_by_another_covers_the_elf() -> None:
    table = make_table({0: "dragon-25"}, HIGH, NOBODY, stacks={"Bo": ["elf-run-6"]})
    play(table, "stop")
    assert stack(table, "Bo") == ["elf-run-6", "dragon-25"]
    assert (current_decision(table).seat, rolls_of(table)) == ("Bo", 3)


@pytest.mark.rule("D5.1", "D3.4")
def test_a_penalty_covers_the_elf() -> None:
    table = play(make_table({}, NOBODY, NOBODY, NOBODY, stacks={"Ana": ["elf-run-6"]}), "stop", "stop")
    assert stack(table, "Ana") == ["elf-run-6", "penalty-1"]
    assert (current_decision(table).seat, rolls_of(table)) == ("Ana", 3)


# Apprentices (D5.2)


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(
    ("card", "roll"), [(APPRENTICE, TWO_OF_EACH_COLOUR), (OTHER_APPRENTICE, THREE_BLUE_THREE_RED)]
)
def test_after_an_apprentice_and_the_refill_the_same_player_may_take_another_turn(
    card: str, roll: list[int]
) -> None:
    table = play(make_table({1: card}, roll, NOBODY, draws=["orc-3"]), "stop")
    assert row(table)[0] == "orc-3"
    assert (current_decision(table).seat, current_decision(table).kind) == ("Ana", "again")
    assert current_decision(table).options == ("again", "pass")
    play(table, "again")
    assert [turn["seat"] for turn in event_args(table, "turn")] == ["Ana", "Ana"]
    assert event_args(table, "rolled")[-1]["thrown"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("D5.2")
def test_the_extra_turn_may_be_declined() -> None:
    table = play(make_table({1: APPRENTICE}, TWO_OF_EACH_COLOUR, NOBODY), "stop", "pass")
    assert current_decision(table).seat == "Bo"
    assert event_args(table, "extra-turn-passed") == [{"seat": "Ana"}]


@pytest.mark.rule("D5.2")
def test_the_extra_turn_is_complete_and_the_next_player_follows() -> None:
    table = make_table({1: APPRENTICE}, TWO_OF_EACH_COLOUR, NOBODY, NOBODY, NOBODY, draws=["orc-3", "orc-4"])
    play(table, "stop", "again", "keep:", "keep:")
    assert stack(table, "Ana") == [APPRENTICE, "penalty-1"]
    assert row(table)[:2] == ["orc-4", "orc-3"]
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("D5.2")
def test_extra_turns_can_chain() -> None:
    cards = {1: APPRENTICE, 2: OTHER_APPRENTICE}
    table = make_table(cards, TWO_OF_EACH_COLOUR, THREE_BLUE_THREE_RED, NOBODY)
    play(table, "stop", "again", "stop", "again", "stop")
    assert stack(table, "Ana") == [APPRENTICE, OTHER_APPRENTICE, "penalty-1"]
    assert [turn["seat"] for turn in event_args(table, "turn")] == ["Ana", "Ana", "Ana", "Bo"]


@pytest.mark.rule("D5.2")
def test_the_extra_turn_has_three_rolls_though_the_first_had_four() -> None:
    table = make_table({1: APPRENTICE}, TWO_OF_EACH_COLOUR, NOBODY, stacks={"Ana": ["elf-run-4"]})
    assert rolls_of(table) == 4
    play(table, "stop", "again")
    assert (current_decision(table).seat, rolls_of(table)) == ("Ana", 3)


@pytest.mark.rule("D5.2", "D3.3")
def test_an_apprentice_below_the_forest_brings_its_place_and_the_turn() -> None:
    table = play(make_table({4: APPRENTICE}, TWO_OF_EACH_COLOUR, NOBODY), "stop", "place")
    assert stack(table, "Ana") == ["forest-2", APPRENTICE]
    assert current_decision(table).kind == "again"
    play(table, "again")
    assert rolls_of(table) == 3


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize("card", [card for card, of in INHABITANTS.items() if of.kind != "apprentice"])
def test_nobody_else_gives_an_extra_turn(card: str) -> None:
    table = make_table({} if card in DULL_ROW else {0: card}, parse_dice(ROLLS[card][0]))
    play(table, "stop")
    while current_decision(table).seat == "Ana":
        assert current_decision(table).kind in {"take", "place", "bonus"}
        play(table, card if current_decision(table).kind == "take" else "leave")
    assert [turn["seat"] for turn in event_args(table, "turn")] == ["Ana", "Bo"]


# The hypnotist (D5.3)


@pytest.mark.rule("D5.3")
@pytest.mark.parametrize("slot", range(4))
def test_the_hypnotist_may_bring_the_inhabitant_directly_to_its_right(slot: int) -> None:
    table = play(make_table({slot: "hypnotist", slot + 1: "moneybags-odd"}, LOW), "stop")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Ana", "bonus")
    assert current_decision(table).options == ("bonus", "leave")
    assert current_decision(table).subject == Subject("moneybags-odd")
    play(table, "bonus")
    assert stack(table, "Ana") == ["hypnotist", "moneybags-odd"]


@pytest.mark.rule("D5.3")
def test_the_bonus_may_be_left() -> None:
    table = play(make_table({2: "hypnotist"}, LOW), "stop", "leave")
    assert stack(table, "Ana") == ["hypnotist"]
    assert row(table)[3] == "orc-4-2"
    assert event_args(table, "bonus-left") == [{"seat": "Ana", "card": "orc-4-2"}]


@pytest.mark.rule("D5.3")
def test_the_bonus_is_taken_before_any_sliding() -> None:
    table = play(make_table({2: "hypnotist", 1: "orc-4", 3: "dragon-25"}, LOW), "stop")
    assert current_decision(table).subject == Subject("dragon-25")
    assert "refilled" not in keys(table)
    assert row(table)[2] is None


@pytest.mark.rule("D5.3")
def test_at_the_right_end_of_the_row_there_is_no_bonus() -> None:
    table = play(make_table({4: "hypnotist"}, LOW, NOBODY), "stop")
    assert stack(table, "Ana") == ["hypnotist"]
    assert current_decision(table).seat == "Bo"
    assert "bonus-left" not in keys(table)


@pytest.mark.rule("D5.3")
@pytest.mark.parametrize(
    ("slot", "card", "place"),
    [
        (1, "dwarf-five-6", "mine"),
        (2, "gnome-6-blue", "workshop"),
        (3, "orc-4-2", "orc-village"),
        (4, "goblin-6", "forest"),
    ],
)
def test_the_bonus_may_bring_its_place_which_goes_between_hypnotist_and_bonus(
    slot: int, card: str, place: str
) -> None:
    table = make_table({0: "dwarf-four-6"} | {slot - 1: "hypnotist", slot: card}, LOW)
    play(table, "stop", "bonus")
    assert (current_decision(table).kind, current_decision(table).subject) == ("place", Subject(f"{place}-2"))
    play(table, "place")
    assert stack(table, "Ana") == ["hypnotist", f"{place}-2", card]


@pytest.mark.rule("D5.3", "D3.3")
def test_the_bonus_may_come_without_its_place() -> None:
    table = play(make_table({2: "hypnotist"}, LOW), "stop", "bonus", "leave")
    assert stack(table, "Ana") == ["hypnotist", "orc-4-2"]
    assert table.readable_state()["piles"]["orc-village"] == [2, 3, 4]


@pytest.mark.rule("D5.3")
def test_a_bonus_below_a_place_of_another_colour_comes_alone() -> None:
    table = play(make_table({2: "hypnotist", 3: "goblin-4"}, LOW, NOBODY), "stop", "bonus")
    assert stack(table, "Ana") == ["hypnotist", "goblin-4"]
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("D5.3", "D5.5")
def test_a_dragon_won_as_a_bonus_must_be_given_away() -> None:
    table = make_table({2: "hypnotist", 3: "dragon-30"}, LOW, seats=("Ana", "Bo", "Cy"))
    play(table, "stop", "bonus")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Ana", "dragon")
    assert current_decision(table).options == ("Bo", "Cy")
    play(table, "Cy")
    assert stack(table, "Ana") == ["hypnotist"]
    assert stack(table, "Cy") == ["dragon-30"]
    assert len(event_args(table, "refilled")) == 2


@pytest.mark.rule("D5.3", "D5.2")
def test_an_apprentice_won_as_a_bonus_gives_its_extra_turn_after_both_refills() -> None:
    table = make_table({2: "hypnotist", 3: OTHER_APPRENTICE}, LOW, NOBODY)
    play(table, "stop", "bonus")
    assert current_decision(table).kind == "again"
    assert None not in row(table)
    play(table, "again")
    assert (current_decision(table).seat, rolls_of(table)) == ("Ana", 3)


@pytest.mark.rule("D5.3", "D5.1")
def test_an_elf_won_as_a_bonus_lies_on_top_of_the_hypnotist_and_helps_next_turn() -> None:
    table = make_table({2: "hypnotist", 3: "elf-run-6"}, LOW, NOBODY, NOBODY)
    play(table, "stop", "bonus", "stop")
    assert stack(table, "Ana") == ["hypnotist", "elf-run-6"]
    assert (current_decision(table).seat, rolls_of(table)) == ("Ana", 4)


@pytest.mark.rule("D5.3")
def test_the_bonus_need_not_be_met() -> None:
    table = make_table({2: "hypnotist", 3: "dwarf-five-6", 0: "orc-5"}, LOW)
    assert not table.view("Ana").board.row[3].met
    play(table, "stop", "bonus")
    assert stack(table, "Ana") == ["hypnotist", "dwarf-five-6"]


@pytest.mark.rule("D5.3")
def test_an_inhabitant_left_of_the_hypnotist_or_farther_right_is_no_bonus() -> None:
    table = play(make_table({2: "hypnotist"}, LOW), "stop")
    for option in ("dwarf-five-1", "goblin-6", "orc-4-2"):
        with pytest.raises(IllegalChoice):
            table.choose("Ana", option)


@pytest.mark.rule("D5.3")
def test_taking_another_card_beside_the_hypnotist_brings_no_bonus() -> None:
    table = play(make_table({1: "hypnotist", 0: "orc-3"}, LOW, NOBODY), "stop", "orc-3")
    assert stack(table, "Ana") == ["orc-3"]
    assert current_decision(table).seat == "Bo"


# Fairies (D5.4)


@pytest.mark.rule("D5.4")
@pytest.mark.parametrize("number", range(6))
def test_each_of_n_fairies_is_worth_n_points(number: int) -> None:
    fairies = sorted(FAIRIES)[:number]
    assert score_stack(fairies) == number * number
    assert score_stack(["orc-4", *fairies, "penalty-1"]) == number * number + 2


@pytest.mark.rule("D5.4")
def test_one_more_fairy_makes_her_sisters_worth_more() -> None:
    stacks = {"Ana": ["fairy-3-red-2-blue", "orc-3", "fairy-3-green-2-red"]}
    table = make_table({0: "fairy-2-red-2-green"}, [3, 4, 3, 4, 1, 2], stacks=stacks)
    assert table.view(None).board.scores["Ana"] == 2 + 4
    play(table, "stop")
    assert table.view(None).board.scores["Ana"] == 2 + 9


@pytest.mark.rule("D5.4")
def test_fairies_of_others_do_not_count() -> None:
    stacks = {"Ana": ["fairy-3-red-2-blue"], "Bo": ["fairy-3-green-2-red", "fairy-2-red-2-green"]}
    assert make_table({}, NOBODY, stacks=stacks).view(None).board.scores == {"Ana": 1, "Bo": 4}


# Dragons (D5.5)


@pytest.mark.rule("D5.5")
@pytest.mark.parametrize(("dragon", "points"), [("dragon-30", -6), ("dragon-28", -4), ("dragon-25", -2)])
def test_a_dragon_goes_on_top_of_the_stack_of_another_player_of_the_winners_choice(
    dragon: str, points: int
) -> None:
    seats = ("Ana", "Bo", "Cy", "Di")
    stacks = {"Ana": ["orc-3"], "Cy": ["orc-4"], "Di": ["orc-5"]}
    table = play(make_table({0: dragon}, HIGH, seats=seats, stacks=stacks), "stop")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Ana", "dragon")
    assert current_decision(table).options == ("Bo", "Cy", "Di")
    assert current_decision(table).subject == Subject(dragon)
    play(table, "Cy")
    assert stack(table, "Cy") == ["orc-4", dragon]
    assert table.readable_state()["scores"] == {"Ana": 2, "Bo": 0, "Cy": 3 + points, "Di": 7}
    given = {"seat": "Ana", "to": "Cy", "card": dragon, "points": points}
    assert event_args(table, "dragon-given") == [given]


@pytest.mark.rule("D5.5")
def test_the_winner_cannot_keep_the_dragon() -> None:
    table = play(make_table({0: "dragon-30"}, HIGH, seats=("Ana", "Bo", "Cy")), "stop")
    for option in ("Ana", "leave", "pass"):
        with pytest.raises(IllegalChoice):
            table.choose("Ana", option)


@pytest.mark.rule("D5.5", "D5.1")
def test_the_winners_own_stack_does_not_change_and_an_elf_on_top_stays_there() -> None:
    table = make_table({0: "dragon-30"}, HIGH, NOBODY, NOBODY, stacks={"Ana": ["elf-run-4"]})
    play(table, "stop")
    assert stack(table, "Ana") == ["elf-run-4"]
    play(table, "stop")
    assert (current_decision(table).seat, rolls_of(table)) == ("Ana", 4)


@pytest.mark.rule("D5.5")
def test_of_two_players_the_other_gets_it_unasked_and_the_table_is_told() -> None:
    table = play(make_table({0: "dragon-30"}, HIGH, NOBODY), "stop")
    assert stack(table, "Bo") == ["dragon-30"]
    assert {"seat": "Ana", "kind": "dragon", "option": "Bo"} in event_args(table, "only-option")


@pytest.mark.rule("D5.5")
def test_a_won_dragon_leaves_a_gap_that_is_refilled() -> None:
    table = play(make_table({2: "dragon-30"}, HIGH, NOBODY, draws=["orc-3"]), "stop")
    assert row(table) == ["orc-3", "dwarf-five-6", "dwarf-five-1", "orc-4-2", "goblin-6"]
    assert current_decision(table).seat == "Bo"
