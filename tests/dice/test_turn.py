"""A turn: rolling, taking an inhabitant and a place, meeting no card, refilling the row (D3)."""

from itertools import combinations

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
from serai.bots import play_bots
from serai.games.dice.decision_subject import Subject
from serai.table import IllegalChoice, Table

# For each place: an inhabitant of its colour, and a roll that meets only this card.
OF_THEIR_COLOUR = [
    (0, "city", "elf-run-4", FOUR_IN_A_RUN),
    (1, "mine", "dwarf-three-1", [1, 1, 1, 4, 5, 6]),
    (2, "workshop", "gnome-3-green", [2, 5, 3, 2, 2, 1]),
    (3, "orc-village", "orc-2-2", [1, 1, 3, 3, 5, 6]),
    (4, "forest", "goblin-4", [2, 5, 3, 4, 2, 2]),
]


@pytest.mark.parametrize("roll", [NOBODY, LOW, HIGH, TWO_OF_EACH_COLOUR, FOUR_IN_A_RUN])
def test_the_rolls_of_these_tests_meet_nobody_of_the_dull_row(roll: list[int]) -> None:
    assert not any(slot.met for slot in make_table({}, roll).view("Ana").board.row)


# Rolling (D3.1)


@pytest.mark.rule("D3.1")
def test_a_turn_begins_with_a_roll_of_all_six_dice() -> None:
    table = make_table({}, NOBODY)
    assert event_args(table, "rolled") == [
        {"seat": "Ana", "dice": NOBODY, "thrown": [1, 2, 3, 4, 5, 6], "left": 2},
    ]


@pytest.mark.rule("D3.1")
def test_any_dice_may_be_kept_or_none() -> None:
    keeps = [
        "keep:" + ",".join(map(str, kept)) for count in range(6) for kept in combinations(range(1, 7), count)
    ]
    assert sorted(current_decision(make_table({}, NOBODY)).options) == sorted([*keeps, "stop"])


@pytest.mark.rule("D3.1")
def test_kept_dice_stay_and_the_others_are_rolled_again() -> None:
    table = play(make_table({}, NOBODY, [6, 6, 6]), "keep:1,3,4")
    assert event_args(table, "rolled")[1] == {
        "seat": "Ana",
        "dice": [1, 6, 3, 4, 6, 6],
        "thrown": [2, 5, 6],
        "left": 1,
    }


@pytest.mark.rule("D3.1")
def test_keeping_none_rolls_all_six_again() -> None:
    table = play(make_table({}, NOBODY, [2, 2, 5, 5, 6, 1]), "keep:")
    assert [die.number for die in table.view("Ana").board.dice] == [2, 2, 5, 5, 6, 1]


@pytest.mark.rule("D3.1")
def test_dice_kept_earlier_may_be_rolled_again() -> None:
    table = play(make_table({}, NOBODY, [6, 6, 6], [2, 2, 2]), "keep:1,3,4")
    assert current_decision(table).options == current_decision(make_table({}, NOBODY)).options
    play(table, "keep:2,5,6")
    assert event_args(table, "rolled")[2]["dice"] == [2, 6, 2, 2, 6, 6]
    assert event_args(table, "rolled")[2]["thrown"] == [1, 3, 4]


@pytest.mark.rule("D3.1")
def test_there_are_three_rolls_at_most() -> None:
    table = play(make_table({}, NOBODY, NOBODY, NOBODY), "keep:", "keep:")
    rolls = [(roll["seat"], roll["left"]) for roll in event_args(table, "rolled")]
    assert rolls == [("Ana", 2), ("Ana", 1), ("Ana", 0), ("Bo", 2)]
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize("rolls", [1, 2])
def test_a_player_may_stop_early(rolls: int) -> None:
    table = play(make_table({}, NOBODY, NOBODY), *["keep:"] * (rolls - 1), "stop")
    assert [roll["seat"] for roll in event_args(table, "rolled")] == ["Ana"] * rolls + ["Bo"]
    assert "stopped" in keys(table)


@pytest.mark.rule("D3.1")
def test_no_roll_is_left_once_a_player_has_stopped() -> None:
    table = play(make_table({0: "elf-run-4", 1: "dwarf-three-1"}, FOUR_IN_A_RUN), "stop")
    assert current_decision(table).kind == "take"
    assert table.view("Ana").board.rolls_left == 0
    with pytest.raises(IllegalChoice):
        table.choose("Ana", "keep:1")


@pytest.mark.rule("D3.1")
def test_only_the_dice_at_the_end_count() -> None:
    table = play(make_table({0: "elf-run-4"}, FOUR_IN_A_RUN, [5, 5]), "keep:1,2,5,6", "stop")
    assert stack(table, "Ana") == ["penalty-1"]


@pytest.mark.rule("D3.1")
@pytest.mark.parametrize("option", ["keep:1,2,3,4,5,6", "keep:2,1", "keep:7", "keep:1,1", "keep", "roll"])
def test_what_is_no_set_of_dice_cannot_be_kept(option: str) -> None:
    table = make_table({}, NOBODY)
    with pytest.raises(IllegalChoice):
        table.choose("Ana", option)


# Taking an inhabitant (D3.2)


@pytest.mark.rule("D3.2")
def test_a_met_inhabitant_goes_face_up_onto_the_top_of_the_stack() -> None:
    table = play(make_table({1: "elf-run-4"}, FOUR_IN_A_RUN, stacks={"Ana": ["orc-3", "penalty-2"]}), "stop")
    for viewer in ("Ana", "Bo", None):
        assert table.view(viewer).board.stacks["Ana"] == ("orc-3", "penalty-2", "elf-run-4")
    assert stack(table, "Bo") == []


@pytest.mark.rule("D3.2")
@pytest.mark.parametrize("card", ["elf-run-4", "dwarf-three-1", "orc-3"])
def test_of_several_met_the_player_chooses_one(card: str) -> None:
    cards = {1: "elf-run-4", 0: "dwarf-three-1", 4: "orc-3"}
    table = play(make_table(cards, FOUR_IN_A_RUN), "stop")
    assert current_decision(table).seat == "Ana"
    assert sorted(current_decision(table).options) == ["dwarf-three-1", "elf-run-4", "orc-3"]
    play(table, card)
    assert stack(table, "Ana") == [card]
    assert set(cards.values()) - set(row(table)) == {card}


@pytest.mark.rule("D3.2")
def test_who_meets_an_inhabitant_cannot_take_a_penalty_instead() -> None:
    table = play(make_table({0: "dwarf-three-1", 4: "orc-3"}, FOUR_IN_A_RUN), "stop")
    for option in ("leave", "penalty", "pass", "stop", "goblin-6"):
        with pytest.raises(IllegalChoice):
            table.choose("Ana", option)


@pytest.mark.rule("D3.2")
def test_the_only_inhabitant_met_is_taken_unasked_and_the_table_is_told() -> None:
    table = play(make_table({0: "dragon-25"}, HIGH, NOBODY, seats=("Ana", "Bo", "Cy")), "stop")
    assert {"seat": "Ana", "kind": "take", "option": "dragon-25"} in event_args(table, "only-option")
    assert current_decision(table).kind == "dragon"


@pytest.mark.rule("D3.2")
def test_an_inhabitant_that_is_not_met_stays() -> None:
    table = play(make_table({0: "dwarf-three-1", 2: "elf-run-5"}, FOUR_IN_A_RUN), "stop")
    assert stack(table, "Ana") == ["dwarf-three-1"]
    assert "elf-run-5" in row(table)


# Taking a place (D3.3)


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize(("slot", "place", "card", "roll"), OF_THEIR_COLOUR)
def test_below_its_own_place_an_inhabitant_may_bring_the_top_place_which_goes_under_it(
    slot: int, place: str, card: str, roll: list[int]
) -> None:
    table = play(make_table({slot: card}, roll, stacks={"Ana": ["orc-5"]}), "stop")
    assert current_decision(table).seat == "Ana"
    assert current_decision(table).options == ("place", "leave")
    assert current_decision(table).subject == Subject(f"{place}-2")
    play(table, "place")
    assert stack(table, "Ana") == ["orc-5", f"{place}-2", card]
    assert table.readable_state()["piles"][place] == [3, 4]


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize(("slot", "place", "card", "roll"), OF_THEIR_COLOUR)
def test_the_place_may_be_left(slot: int, place: str, card: str, roll: list[int]) -> None:
    table = play(make_table({slot: card}, roll), "stop", "leave")
    assert stack(table, "Ana") == [card]
    assert table.readable_state()["piles"][place] == [2, 3, 4]
    assert event_args(table, "place-left") == [{"seat": "Ana", "card": f"{place}-2"}]


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize(("slot", "place", "card", "roll"), OF_THEIR_COLOUR)
def test_below_a_place_of_another_colour_it_brings_none(
    slot: int, place: str, card: str, roll: list[int]
) -> None:
    for other in {0, 1, 2, 3, 4} - {slot}:
        table = play(make_table({other: card}, roll), "stop")
        assert stack(table, "Ana") == [card]
        assert current_decision(table).kind == "keep"
        assert table.readable_state()["piles"][place] == [2, 3, 4]


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize(("slot", "place", "card", "roll"), OF_THEIR_COLOUR)
def test_a_pile_without_cards_has_none_to_bring(slot: int, place: str, card: str, roll: list[int]) -> None:
    table = play(make_table({slot: card}, roll, piles={place: []}), "stop")
    assert stack(table, "Ana") == [card]
    assert current_decision(table).kind == "keep"


@pytest.mark.rule("D3.3")
def test_the_next_place_of_a_pile_is_worth_one_more() -> None:
    table = make_table({1: "dwarf-three-1"}, [1, 1, 1, 4, 5, 6], piles={"mine": [3, 4]})
    play(table, "stop", "place")
    assert stack(table, "Ana") == ["mine-3", "dwarf-three-1"]
    assert table.readable_state()["scores"]["Ana"] == 7


@pytest.mark.rule("D3.3")
@pytest.mark.parametrize("slot", range(5))
@pytest.mark.parametrize(("card", "roll"), [("hypnotist", LOW), ("dragon-25", HIGH)])
def test_the_hypnotist_and_the_dragons_have_no_colour_and_bring_no_place(
    slot: int, card: str, roll: list[int]
) -> None:
    table = play(make_table({slot: card}, roll, seats=("Ana", "Bo", "Cy")), "stop")
    assert current_decision(table).kind != "place"


# Meeting nobody (D3.4)


@pytest.mark.rule("D3.4")
def test_who_meets_nobody_takes_the_top_penalty_onto_the_stack() -> None:
    table = make_table({}, NOBODY, stacks={"Ana": ["orc-3"]}, piles={"penalties": [-3, -1, -2]})
    play(table, "stop")
    assert stack(table, "Ana") == ["orc-3", "penalty-3"]
    assert table.readable_state()["scores"]["Ana"] == -1
    assert event_args(table, "penalty") == [{"seat": "Ana", "card": "penalty-3", "points": -3}]


@pytest.mark.rule("D3.4")
def test_the_next_penalty_is_then_face_up() -> None:
    table = make_table({}, NOBODY, piles={"penalties": [-3, -1, -2]}, turned_up=["penalty-2"])
    play(table, "stop")
    penalties = table.view("Bo").board.penalties
    assert (penalties.card, penalties.points, penalties.left) == ("penalty-2", -2, 2)


@pytest.mark.rule("D3.4")
def test_the_right_most_inhabitant_is_discarded() -> None:
    table = play(make_table({}, NOBODY, draws=["orc-3"]), "stop")
    assert table.readable_state()["piles"]["discards"] == ["goblin-6"]
    assert row(table) == ["orc-3", *DULL_ROW[:4]]


@pytest.mark.rule("D3.4")
def test_who_meets_somebody_takes_no_penalty_and_nothing_is_discarded() -> None:
    table = play(make_table({1: "elf-run-4"}, FOUR_IN_A_RUN), "stop")
    assert stack(table, "Ana") == ["elf-run-4"]
    assert table.readable_state()["piles"]["discards"] == []
    assert table.readable_state()["piles"]["penalties"]["left"] == 10


# Refilling the row (D3.5, D3.6)


@pytest.mark.rule("D3.5")
@pytest.mark.parametrize("slot", range(5))
def test_the_cards_left_of_the_gap_slide_right_and_a_new_one_comes_at_the_left(slot: int) -> None:
    table = make_table({slot: "dragon-25"}, HIGH, draws=["orc-3"])
    play(table, "stop")
    assert row(table) == ["orc-3", *DULL_ROW[:slot], *DULL_ROW[slot + 1 :]]
    assert event_args(table, "refilled") == [{"card": "orc-3"}]


@pytest.mark.rule("D3.5")
@pytest.mark.parametrize("slot", range(4))
def test_after_a_hypnotists_bonus_two_cards_are_refilled(slot: int) -> None:
    table = make_table({slot: "hypnotist", slot + 1: "moneybags-odd"}, LOW, draws=["orc-3", "orc-4"])
    play(table, "stop", "bonus")
    assert row(table) == ["orc-4", "orc-3", *DULL_ROW[:slot], *DULL_ROW[slot + 2 :]]
    assert [card["card"] for card in event_args(table, "refilled")] == ["orc-3", "orc-4"]


@pytest.mark.rule("D3.5")
def test_a_bonus_that_is_left_leaves_one_card_to_refill() -> None:
    table = make_table({2: "hypnotist"}, LOW, draws=["orc-3"])
    play(table, "stop", "leave")
    assert row(table) == ["orc-3", "dwarf-five-6", "dwarf-five-1", "orc-4-2", "goblin-6"]


@pytest.mark.rule("D3.5")
def test_a_refilled_card_lies_below_another_place_than_before() -> None:
    table = make_table({0: "dwarf-three-1", 4: "dragon-25"}, HIGH, [1, 1, 1, 4, 5, 6])
    play(table, "stop", "stop")
    assert row(table)[1] is None  # taken by Bo, who may now take the mine
    assert current_decision(table).subject == Subject("mine-2")


@pytest.mark.rule("D3.5")
def test_the_new_card_comes_from_the_draw_pile() -> None:
    table = make_table({0: "dragon-25"}, HIGH, piles={"draw": ["orc-3", "orc-4", "orc-5"]})
    play(table, "stop")
    assert row(table)[0] in {"orc-3", "orc-4", "orc-5"}
    assert table.readable_state()["piles"]["draw"] == 2


@pytest.mark.rule("D3.6")
def test_discarded_cards_never_come_back() -> None:
    discarded_in_all = 0
    for seed in range(20):
        table = Table.new("dice", ["Ana", "Bo"], seed=seed, bots={"Ana": "random", "Bo": "random"})
        play_bots(table)
        gone: list[str] = []
        for event in table.all_events():
            if event.key == "discarded":
                gone.append(event.args["card"])
            assert event.key != "refilled" or event.args["card"] not in gone
        assert table.readable_state()["piles"]["discards"] == gone
        discarded_in_all += len(gone)
    assert discarded_in_all > 100


@pytest.mark.rule("D3.6")
def test_discards_do_not_refill_an_empty_draw_pile() -> None:
    table = make_table({0: "dragon-25"}, HIGH, piles={"draw": ["orc-3"], "discards": ["orc-4", "orc-5"]})
    play(table, "stop")
    assert table.outcome is not None
    assert table.readable_state()["piles"]["draw"] == 0
    assert table.readable_state()["piles"]["discards"] == ["orc-4", "orc-5"]
