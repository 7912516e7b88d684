"""The three endings, and who wins (D4)."""

from collections.abc import Callable

import pytest

from dice.table_builder import (
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
from refusals import refuses
from serai.games.dice.cards import PLACES
from serai.games.dice.scoring import score_stack, winners
from serai.table import IllegalChoice, Table

LAST_PLACES = [
    ("city", 0, "elf-run-4", FOUR_IN_A_RUN),
    ("mine", 1, "dwarf-three-1", [1, 1, 1, 4, 5, 6]),
    ("workshop", 2, "gnome-3-green", [2, 5, 3, 2, 2, 1]),
    ("orc-village", 3, "orc-2-2", [1, 1, 3, 3, 5, 6]),
    ("forest", 4, "goblin-4", [2, 5, 3, 4, 2, 2]),
]


def ending(table: Table) -> str | None:
    return table.outcome.ending if table.outcome else None


def after_the_end(table: Table) -> list[str]:
    """The events from the ending on."""
    told_keys = keys(table)
    return told_keys[told_keys.index("ended") :]


# The draw pile


@pytest.mark.rule("D4.1")
def test_the_refill_that_empties_the_draw_pile_ends_the_game() -> None:
    table = play(make_table({0: "dragon-25"}, HIGH, piles={"draw": ["orc-3"]}), "stop")
    assert ending(table) == "inhabitants"
    assert row(table)[0] == "orc-3"
    assert table.readable_state()["piles"]["draw"] == 0


@pytest.mark.rule("D4.1")
def test_a_draw_pile_with_one_card_left_does_not_end_it() -> None:
    table = play(make_table({0: "dragon-25"}, HIGH, piles={"draw": ["orc-3", "orc-4"]}), "stop")
    assert ending(table) is None
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("D4.1")
def test_the_refill_after_a_penalty_can_end_it_too() -> None:
    table = play(make_table({}, NOBODY, piles={"draw": ["orc-3"]}), "stop")
    assert ending(table) == "inhabitants"
    assert stack(table, "Ana") == ["penalty-1"]
    assert table.readable_state()["piles"]["discards"] == ["goblin-6"]


@pytest.mark.rule("D4.1")
def test_no_extra_turn_follows_the_last_card_of_the_draw_pile() -> None:
    card = "apprentice-2-red-2-green-2-blue"
    table = play(make_table({1: card}, TWO_OF_EACH_COLOUR, piles={"draw": ["orc-3"]}), "stop")
    assert ending(table) == "inhabitants"
    assert stack(table, "Ana") == [card]
    assert "extra-turn" not in keys(table)


@pytest.mark.rule("D4.1", "D3.5")
def test_with_two_gaps_and_one_card_left_the_game_ends_with_a_gap_in_the_row() -> None:
    table = make_table({1: "hypnotist"}, LOW, piles={"draw": ["orc-3"]})
    play(table, "stop", "bonus", "place")
    assert ending(table) == "inhabitants"
    assert event_args(table, "refilled") == [{"card": "orc-3"}]
    assert row(table).count(None) == 1
    assert set(row(table)) == {"orc-3", "dwarf-five-6", "orc-4-2", "goblin-6", None}
    assert stack(table, "Ana") == ["hypnotist", "workshop-2", "gnome-6-blue"]


@pytest.mark.rule("D4.1", "D3.5")
def test_with_two_gaps_and_two_cards_left_both_are_filled_before_it_ends() -> None:
    table = make_table({1: "hypnotist"}, LOW, piles={"draw": ["orc-3", "orc-4"]})
    play(table, "stop", "bonus", "leave")
    assert ending(table) == "inhabitants"
    assert None not in row(table)


# The penalties


@pytest.mark.rule("D4.1")
def test_taking_the_last_penalty_ends_the_game() -> None:
    table = play(make_table({}, NOBODY, piles={"penalties": [-2]}), "stop")
    assert ending(table) == "penalties"
    assert stack(table, "Ana") == ["penalty-2"]
    assert table.view(None).board.penalties.left == 0


@pytest.mark.rule("D4.1")
def test_the_last_penalty_but_one_does_not_end_it() -> None:
    table = play(make_table({}, NOBODY, piles={"penalties": [-2, -1]}), "stop")
    assert ending(table) is None
    assert table.view(None).board.penalties.left == 1


@pytest.mark.rule("D4.1")
def test_no_refill_follows_the_last_penalty() -> None:
    table = play(make_table({}, NOBODY, piles={"penalties": [-2]}), "stop")
    assert "refilled" not in keys(table)
    assert table.readable_state()["piles"]["draw"] == 35


# A place pile


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize(("place", "slot", "card", "roll"), LAST_PLACES)
def test_taking_the_last_card_of_any_one_place_pile_ends_the_game_without_a_refill(
    place: str, slot: int, card: str, roll: list[int]
) -> None:
    table = play(make_table({slot: card}, roll, piles={place: [4]}), "stop", "place")
    assert ending(table) == f"place-{place}"
    assert stack(table, "Ana") == [f"{place}-4", card]
    assert "refilled" not in keys(table)
    assert row(table)[slot] is None


@pytest.mark.rule("D4.1", "D3.3")
@pytest.mark.parametrize(("place", "slot", "card", "roll"), LAST_PLACES)
def test_leaving_the_last_place_of_a_pile_goes_on_with_the_game(
    place: str, slot: int, card: str, roll: list[int]
) -> None:
    table = play(make_table({slot: card}, roll, piles={place: [4]}), "stop", "leave")
    assert ending(table) is None
    assert current_decision(table).seat == "Bo"
    assert table.readable_state()["piles"][place] == [4]


@pytest.mark.rule("D4.1")
def test_the_last_place_but_one_does_not_end_it() -> None:
    table = play(make_table({0: "elf-run-4"}, FOUR_IN_A_RUN, piles={"city": [3, 4]}), "stop", "place")
    assert ending(table) is None


@pytest.mark.rule("D4.1")
def test_one_empty_pile_is_enough_and_the_others_may_be_whole() -> None:
    table = play(make_table({0: "elf-run-4"}, FOUR_IN_A_RUN, piles={"city": [4]}), "stop", "place")
    whole = {place: table.readable_state()["piles"][place] for place in PLACES if place != "city"}
    assert whole == {place: [2, 3, 4] for place in PLACES[1:]}


@pytest.mark.rule("D4.1")
def test_no_extra_turn_follows_an_apprentice_with_the_last_place() -> None:
    card = "apprentice-2-red-2-green-2-blue"
    table = play(make_table({4: card}, TWO_OF_EACH_COLOUR, piles={"forest": [4]}), "stop", "place")
    assert ending(table) == "place-forest"
    assert stack(table, "Ana") == ["forest-4", card]
    assert "again" not in keys(table)
    assert "extra-turn" not in keys(table)


@pytest.mark.rule("D4.1", "D5.3")
def test_a_bonus_with_the_last_place_ends_the_game_with_both_gaps_open() -> None:
    table = play(make_table({1: "hypnotist"}, LOW, piles={"workshop": [4]}), "stop", "bonus", "place")
    assert ending(table) == "place-workshop"
    assert row(table) == ["dwarf-five-6", None, None, "orc-4-2", "goblin-6"]


# After the end


ENDED: dict[str, Callable[[], Table]] = {
    "draw pile": lambda: play(make_table({0: "dragon-25"}, HIGH, piles={"draw": ["orc-3"]}), "stop"),
    "penalties": lambda: play(make_table({}, NOBODY, piles={"penalties": [-2]}), "stop"),
    "place": lambda: play(make_table({0: "elf-run-4"}, FOUR_IN_A_RUN, piles={"city": [4]}), "stop", "place"),
}


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize("ended", ENDED)
def test_nobody_plays_on_after_the_end(ended: str) -> None:
    table = ENDED[ended]()
    assert after_the_end(table) == ["ended", "scored", "scored", "won"]
    assert table.decisions == {}
    assert table.view("Bo").decision is None
    assert table.view("Ana").undo is None
    for seat in ("Ana", "Bo"):
        with refuses("The game is over", IllegalChoice):
            table.choose(seat, "stop")


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize("ended", ENDED)
def test_a_table_that_goes_on_from_the_end_is_over(ended: str) -> None:
    table = ENDED[ended]()
    again = Table.resume(table.opening, table.position)
    assert again.outcome == table.outcome
    assert again.decisions == {}
    assert again.view(None).board == table.view(None).board


# The score


def winners_of(stacks: dict[str, list[str]]) -> tuple[str, ...]:
    return winners(stacks, {seat: score_stack(stack) for seat, stack in stacks.items()})


@pytest.mark.rule("D4.2")
def test_inhabitants_places_penalties_dragons_and_fairies_count() -> None:
    assert score_stack(["city-3", "elf-run-5"]) == 6
    assert score_stack(["penalty-4", "dragon-30"]) == -10
    assert score_stack(["fairy-3-red-2-blue", "fairy-2-red-2-green"]) == 4
    everything = ["mine-4", "dwarf-five-6", "penalty-2", "dragon-25", "fairy-3-red-2-blue", "hypnotist"]
    assert score_stack(everything) == 4 + 10 - 2 - 2 + 1 + 1
    assert score_stack([]) == 0


@pytest.mark.rule("D4.2")
def test_most_points_wins() -> None:
    stacks = {"Ana": ["dwarf-five-1"], "Bo": ["orc-4-2", "mine-4"], "Cy": ["penalty-1"]}
    assert winners_of(stacks) == ("Bo",)


@pytest.mark.rule("D4.2")
def test_the_outcome_tells_the_scores_and_the_winner() -> None:
    stacks = {"Ana": ["orc-3"], "Bo": ["orc-4", "city-2"]}
    table = play(make_table({}, NOBODY, stacks=stacks, piles={"penalties": [-2]}), "stop")
    assert table.outcome is not None
    assert table.outcome.scores == {"Ana": 0, "Bo": 5}
    assert table.outcome.winners == ("Bo",)
    assert event_args(table, "scored") == [{"seat": "Ana", "points": 0}, {"seat": "Bo", "points": 5}]
    assert event_args(table, "won") == [{"seats": ["Bo"]}]


@pytest.mark.rule("D4.2")
def test_whoever_ends_the_game_can_lose_it() -> None:
    stacks = {"Ana": [], "Bo": ["dwarf-five-6"]}
    table = make_table({0: "elf-run-4"}, FOUR_IN_A_RUN, stacks=stacks, piles={"city": [4]})
    play(table, "stop", "place")
    assert table.outcome is not None
    assert table.outcome.winners == ("Bo",)


# Ties


@pytest.mark.rule("D4.3")
def test_of_equal_scores_the_one_with_fewer_negative_points_wins() -> None:
    stacks = {"Ana": ["dwarf-four-6", "penalty-2"], "Bo": ["orc-4", "orc-2-2"]}
    assert score_stack(stacks["Ana"]) == score_stack(stacks["Bo"])
    assert winners_of(stacks) == ("Bo",)


@pytest.mark.rule("D4.3")
def test_negative_points_are_compared_not_cards_that_have_them() -> None:
    stacks = {
        "Ana": ["orc-5", "penalty-1", "penalty-1", "penalty-1"],
        "Bo": ["orc-4-2", "penalty-4"],
    }
    assert score_stack(stacks["Ana"]) == score_stack(stacks["Bo"]) == 4
    assert winners_of(stacks) == ("Ana",)


@pytest.mark.rule("D4.3")
def test_dragons_are_negative_points_like_penalties() -> None:
    stacks = {"Ana": ["orc-4-2", "dragon-28"], "Bo": ["orc-5", "penalty-3"]}
    assert score_stack(stacks["Ana"]) == score_stack(stacks["Bo"]) == 4
    assert winners_of(stacks) == ("Bo",)


@pytest.mark.rule("D4.3")
def test_more_points_win_whatever_is_negative() -> None:
    assert winners_of({"Ana": ["dwarf-five-6", "dragon-30"], "Bo": ["orc-4"]}) == ("Ana",)


@pytest.mark.rule("D4.3")
def test_who_is_still_tied_shares_the_victory() -> None:
    stacks = {"Ana": ["orc-4"], "Bo": ["orc-3-2"], "Cy": ["dwarf-three-1", "penalty-1"], "Di": []}
    assert winners_of(stacks) == ("Ana", "Bo")
    assert winners_of({"Ana": [], "Bo": []}) == ("Ana", "Bo")


@pytest.mark.rule("D4.3")
def test_a_shared_victory_is_told() -> None:
    stacks = {"Ana": ["orc-5"], "Bo": ["orc-4", "orc-3", "gnome-4-red", "dragon-25"]}
    table = make_table({}, NOBODY, seats=("Ana", "Bo", "Cy"), stacks=stacks, piles={"penalties": [-2]})
    play(table, "stop")
    assert table.outcome is not None
    assert table.outcome.scores == {"Ana": 5, "Bo": 5, "Cy": 0}
    assert table.outcome.winners == ("Ana", "Bo")
    assert event_args(table, "won") == [{"seats": ["Ana", "Bo"]}]
