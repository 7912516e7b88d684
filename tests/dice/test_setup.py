"""Setup (D2)."""

from itertools import pairwise

import pytest

from dice.table_builder import current_decision, event_args
from refusals import refuses
from serai.bots import play_bots
from serai.games.dice.cards import INHABITANTS, PENALTIES, PLACES
from serai.table import Table

SEATS = ("Ana", "Bo", "Cy")


def opened(seed: int, first: str | None = None, seats: tuple[str, ...] = SEATS) -> Table:
    return Table.new("dice", seats, {"first": first} if first else {}, seed=seed)


@pytest.mark.rule("D2.1")
def test_every_place_pile_is_whole_with_two_points_on_top() -> None:
    piles = opened(1).view(None).board.piles
    assert list(piles) == list(PLACES)
    assert {place: (pile.card, pile.left) for place, pile in piles.items()} == {
        place: (f"{place}-2", 3) for place in PLACES
    }


@pytest.mark.rule("D2.1")
def test_five_inhabitants_lie_face_up_and_the_rest_is_the_draw_pile() -> None:
    table = opened(1)
    row = [slot.card for slot in table.view("Ana").board.row]
    assert len(set(row)) == len(row) == 5
    assert table.view("Ana").board.draw_pile == 35
    assert sorted([*row, *table.position.state.draw_pile]) == sorted(INHABITANTS)


@pytest.mark.rule("D2.1")
def test_the_inhabitants_are_shuffled() -> None:
    rows = [opened(seed).view(None).board.row for seed in range(300)]
    for slot in range(5):
        assert {row[slot].card for row in rows} == set(INHABITANTS)


@pytest.mark.rule("D2.1")
def test_nobody_has_a_card_yet() -> None:
    board = opened(1).view(None).board
    assert board.stacks == dict.fromkeys(SEATS, ())
    assert board.scores == dict.fromkeys(SEATS, 0)


@pytest.mark.rule("D2.2")
def test_the_penalties_lie_in_a_pile_with_its_top_face_up_and_nothing_is_discarded() -> None:
    table = opened(1)
    board = table.view(None).board
    assert board.penalties.left == 10
    assert board.penalties.points < 0
    assert board.discards == ()
    state = table.position.state
    assert sorted([board.penalties.card, *state.penalties]) == sorted(PENALTIES)


@pytest.mark.rule("D2.2")
def test_the_penalties_are_shuffled() -> None:
    tops = [opened(seed).view(None).board.penalties.points for seed in range(200)]
    assert set(tops) == {-1, -2, -3, -4}
    assert tops.count(-1) > tops.count(-4)


@pytest.mark.rule("D2.3")
@pytest.mark.parametrize("first", SEATS)
def test_the_table_chooses_who_starts(first: str) -> None:
    assert all(current_decision(opened(seed, first)).seat == first for seed in range(10))


@pytest.mark.rule("D2.3")
def test_otherwise_the_first_seat_is_drawn() -> None:
    first = [current_decision(opened(seed)).seat for seed in range(60)]
    assert set(first) == set(SEATS)
    assert all(first.count(seat) > 10 for seat in SEATS)


@pytest.mark.rule("D2.3")
@pytest.mark.parametrize("first", SEATS)
def test_then_the_turns_go_clockwise(first: str) -> None:
    table = opened(3, first)
    for seat in SEATS:
        table.sit(seat, seat, "random")
    play_bots(table)
    turns = [turn["seat"] for turn in event_args(table, "turn")]
    assert turns[0] == first
    assert len(turns) > 6
    left_of = {"Ana": "Bo", "Bo": "Cy", "Cy": "Ana"}
    assert "extra-turn" not in [event.key for event in table.all_events()]
    assert all(after == left_of[before] for before, after in pairwise(turns))


@pytest.mark.rule("D2.3")
def test_only_somebody_at_the_table_can_start() -> None:
    with refuses("“Zoe” cannot start; choose from: Ana, Bo, Cy"):
        opened(1, "Zoe")


@pytest.mark.parametrize("seats", [("Ana",), ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")])
def test_the_game_is_for_two_to_five(seats: tuple[str, ...]) -> None:
    with refuses("is for 2 to 5 players"):
        opened(1, seats=seats)


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_two_to_five_can_play(number: int) -> None:
    seats = ("Ana", "Bo", "Cy", "Di", "Ed")[:number]
    assert tuple(opened(1, seats=seats).view(None).board.stacks) == seats
