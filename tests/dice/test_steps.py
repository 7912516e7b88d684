"""The board after each event, which clients use to animate a choice. The last one is the view."""

import msgspec
import pytest

from dice.sample_players import STYLES, wanderer
from dice.table_builder import HIGH, NOBODY, make_table
from serai.games.dice.board import BoardMaker
from serai.games.dice.cards import PLACES
from serai.games.dice.game import KingOfDice
from serai.games.dice.scoring import score_stack
from serai.games.dice.state import Board
from serai.table import Table


def boards_of(table: Table, seat: str | None, *choice: str) -> list[tuple[str, Board]]:
    """The board after each event of a choice, assembled as a client does."""
    before, seen = table.view(seat).board, table.count_events(seat)
    with table.track_boards((seat,)) as tracker:
        table.choose(*choice)
    events = table.events(seen, seat)
    boards = list[Board]()
    for step in tracker.board_changes_by_event(seat, len(events)):
        before = msgspec.structs.replace(before, **step)
        boards.append(before)
    return list(zip([event.key for event in events], [*boards, table.view(seat).board], strict=True))


def test_a_card_that_is_taken_has_left_the_row_and_lies_on_the_stack() -> None:
    table = make_table({1: "hypnotist", 2: "gnome-3-green"}, [1, 2, 1, 2, 1, 3])
    table.choose("Ana", "stop")
    after = dict(boards_of(table, "Bo", "Ana", "bonus"))
    assert after["took"].row[2].card is None
    assert after["took"].stacks["Ana"] == ("hypnotist", "gnome-3-green")


def test_a_dragon_lies_on_no_stack_until_it_is_given() -> None:
    table = make_table({0: "dragon-30"}, HIGH)
    after = dict(boards_of(table, None, "Ana", "stop"))
    assert after["took"].row[0].card is None
    assert after["took"].stacks == {"Ana": (), "Bo": ()}
    assert after["dragon-given"].stacks == {"Ana": (), "Bo": ("dragon-30",)}
    assert after["dragon-given"].scores == {"Ana": 0, "Bo": -6}


def test_a_villain_is_gone_before_the_next_one_is_shown() -> None:
    table = make_table({}, NOBODY, piles={"penalties": [-2, -1, -1]})
    after = dict(boards_of(table, "Ana", "Ana", "stop"))
    assert after["stopped"].rolls_left == 0
    assert (after["penalty"].penalties.card, after["penalty"].penalties.left) == (None, 2)
    assert after["penalty"].stacks["Ana"] == ("penalty-2",)
    assert (after["penalty-shown"].penalties.card, after["penalty-shown"].penalties.left) == ("penalty-1", 2)
    assert after["discarded"].row[4].card is None
    assert after["discarded"].discards == ("goblin-6",)
    assert after["refilled"].row[4].card == "orc-4-2"
    assert (after["turn"].seat, after["turn"].dice) == ("Bo", ())


@pytest.mark.parametrize("style", STYLES)
def test_steps_lead_through_every_board_and_hold_nothing_that_has_not_changed(style: str) -> None:
    """The boards assembled by a client equal the table's boards at each event."""
    table, choose = Table.new("dice", ("Ana", "Bo", "Cy"), seed=3), wanderer(style, seed=3)
    while table.decisions:
        (decision,) = table.decisions.values()
        option = choose(table, decision)
        board, seen = table.view("Bo").board, table.count_events("Bo")
        with table.track_boards(("Bo", None)) as tracker:
            table.choose(decision.seat, option)
        steps = tracker.board_changes_by_event("Bo", table.count_events("Bo") - seen)
        assert len(steps) == max(table.count_events("Bo") - seen - 1, 0)
        for step in steps:
            assert all(getattr(board, name) != value for name, value in step.items())
            board = msgspec.structs.replace(board, **step)
            assert board.scores == {seat: score_stack(stack) for seat, stack in board.stacks.items()}
            assert len(board.row) == len(PLACES)
        last = table.view("Bo").board
        assert sum(map(len, last.stacks.values())) - sum(map(len, board.stacks.values())) in {0, 1}


def test_a_choice_that_is_taken_back_leaves_no_step_behind() -> None:
    table = make_table({}, NOBODY, NOBODY)
    table.choose("Ana", "keep:1")
    with table.track_boards(("Ana",)) as tracker:
        assert not table.undo("Ana")  # Bo must agree first
        assert table.answer_takeback("Bo", True)
    assert tracker.board_changes_by_event("Ana", 1) == []
    assert tracker.board_changes_by_event("Ana", 2) == []


def test_whoever_has_missed_something_is_sent_no_steps() -> None:
    table = make_table({}, NOBODY)
    with table.track_boards(("Ana",)) as tracker:
        table.choose("Ana", "stop")
    assert tracker.board_changes_by_event("Ana", table.count_events("Ana")) == []


@pytest.mark.parametrize("style", STYLES)
def test_a_board_is_the_same_whichever_board_was_made_before_it(style: str) -> None:
    """Parts of the previous board are reused, so none of them may be stale."""
    table, choose = Table.new("dice", ("Ana", "Bo", "Cy"), seed=4), wanderer(style, seed=4)
    while table.decisions:
        for seat, decision in table.decisions.items():
            table.choose(seat, choose(table, decision))
        game = table._runner.game
        assert isinstance(game, KingOfDice)
        assert game.board(None) == BoardMaker().board(game.state, game.dice, game.rolls_left)
