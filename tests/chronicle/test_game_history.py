"""Game histories leave out undone events."""

from random import Random

import pytest

from chronicle.histories import history_of, logged_actions
from nights.table_builder import TINY_NIGHTS
from serai.table import Table
from serai.table.events import AddressedEvent
from serai.table.journal import Chosen, TurnEnded, Undone
from serai.table.logged_actions import LoggedAction, events_without_undone
from table.caravan import Caravan
from table.playing import NAMES, some_choice, take_back


def told(*keys: str) -> tuple[AddressedEvent, ...]:
    return tuple(AddressedEvent(key, {}) for key in keys)


def keys(actions: list[LoggedAction]) -> list[str]:
    return [one.key for one in events_without_undone(actions)]


def test_what_was_taken_back_is_not_told() -> None:
    actions = [
        LoggedAction((), told("turn")),
        LoggedAction((Chosen("Ana", "stay"),), told("stayed", "met")),
        LoggedAction((Undone("Ana"),), told("undone")),
        LoggedAction((Chosen("Ana", "move:basra"),), told("moved")),
    ]
    assert keys(actions) == ["turn", "moved"]


def test_only_the_last_choice_of_that_seat_and_what_followed_is_taken_back() -> None:
    actions = [
        LoggedAction((Chosen("Ana", "a"),), told("a")),
        LoggedAction((Chosen("Ana", "b"),), told("b")),
        LoggedAction((Chosen("Bo", "c"),), told("c")),
        LoggedAction((Undone("Ana", ("Bo",)),), told("undone")),
    ]
    assert keys(actions) == ["a"]


def test_an_answer_among_others_is_taken_back_alone() -> None:
    actions = [
        LoggedAction((Chosen("Ana", "a"),), told("before")),
        LoggedAction((Chosen("Ana", "goal:1-3"),), told("chosen")),
        LoggedAction((Chosen("Bo", "goal:2-2"),), told("chosen")),
        LoggedAction((Undone("Ana"),), told("undone")),
        LoggedAction((Undone("Bo"),), told("undone")),
    ]
    assert keys(actions) == ["before"]


def test_after_a_change_of_the_rules_the_turn_is_told_once() -> None:
    actions = [
        LoggedAction((), told("turn", "moved")),
        LoggedAction((Chosen("Ana", "a"),), told("turn", "met")),
        LoggedAction((), told("rules-changed")),
        LoggedAction((), told("turn", "stayed")),
    ]
    assert keys(actions) == ["turn", "moved", "turn", "stayed"]


def test_a_changed_answer_among_others_is_taken_back_alone() -> None:
    actions = [
        LoggedAction((Chosen("Bo", "a"),), told("before")),
        LoggedAction((Chosen("Ana", "yes"),), told("chosen")),
        LoggedAction((Chosen("Ana", "no"),), ()),
        LoggedAction((Chosen("Bo", "yes"),), told("chosen", "voted")),
        LoggedAction((Chosen("Bo", "b"),), told("b")),
        LoggedAction((Undone("Ana", ("Bo",)),), told("undone")),
        LoggedAction((Chosen("Ana", "yes"),), told("chosen", "voted again")),
        LoggedAction((Undone("Bo", ("Ana",)),), told("undone")),
    ]
    assert keys(actions) == ["before"]


def test_a_game_without_a_word_for_its_turns_keeps_its_history_after_a_change_of_the_rules() -> None:
    actions = [
        LoggedAction((Chosen("Ana", "3"), TurnEnded(1, "")), told("eaten")),
        LoggedAction((Chosen("Bo", "1"),), told("half-eaten")),
        LoggedAction((), told("rules-changed")),
        LoggedAction((Chosen("Bo", "2"), TurnEnded(2, "")), told("eaten")),
    ]
    assert keys(actions) == ["eaten", "eaten"]


@pytest.mark.parametrize("number", range(3))
def test_what_stands_after_any_undo_is_what_the_table_has(number: int) -> None:
    """Compares with a table at which only the choices that were not undone were made."""
    game, options = ((Caravan, {"road": 40, "water": 60}), (TINY_NIGHTS, {"storytelling": True}))[number % 2]
    random = Random(number)
    table = Table.new(game, NAMES[:3], options, seed=number, takebacks=True)
    actions = [LoggedAction((), tuple(table.addressed_events(0)))]
    for _ in range(150):
        entries, events = table.entries_count, table.event_count
        seat = random.choice(table.opening.seats)
        if random.random() < 0.25 and table.undo_kind(seat):
            take_back(table, seat)
        elif table.outcome is None:
            seat = random.choice(list(table.decisions))  # in a gather perhaps one that has already answered
            table.choose(seat, random.choice(table.decisions[seat].options))
        actions.append(
            LoggedAction(tuple(table.entries_since(entries)), tuple(table.addressed_events(events)))
        )
    assert without_notices(events_without_undone(actions)) == without_notices(standing_events(table))


def standing_events(table: Table) -> list[AddressedEvent]:
    again = Table.new(
        table._game_class, table.opening.seats, table.opening.options, seed=table.opening.seed, takebacks=True
    )
    for step in table._undo_history.steps:
        again._chance.rekey_streams(step.rekeyed)
        again.choose(step.seat, step.option)
    return again.addressed_events(0)


def without_notices(events: list[AddressedEvent]) -> list[AddressedEvent]:
    """The events without those that say that a seat has answered."""
    return [event for event in events if event.key != "chosen"]


@pytest.mark.parametrize("seed", range(3))
def test_an_evening_with_takebacks_is_the_one_without_them(seed: int) -> None:
    """Undoing and repeating a choice leaves no trace."""
    here, there = (Table.new("nights", ["Ana", "Bo"], seed=seed, takebacks=True) for _ in range(2))
    random = Random(seed)
    made = taken = 0
    while here.outcome is None and (made < 120 or taken < 5):
        made += 1
        seat, option = some_choice(here, random)
        here.choose(seat, option)
        there.choose(seat, option)
        if random.random() < 0.3 and here.undo_kind(seat) == "free":
            take_back(here, seat)
            here.choose(seat, option)
            taken += 1
    assert taken > 3
    for viewer in ("Ana", None):
        events = [
            [one for one in history_of(table, viewer).events if one.key != "chosen"]
            for table in (here, there)
        ]
        assert events[0] == events[1]


@pytest.mark.parametrize("viewer", ["Ana", "Bo", None])
def test_without_takebacks_it_is_all_that_the_viewer_was_told(viewer: str | None) -> None:
    table = Table.new("nights", ["Ana", "Bo"], {"person-reads": True}, seed=2)
    random = Random(2)
    for _ in range(80):
        table.choose(*some_choice(table, random))
    assert history_of(table, viewer).events == table.events(0, viewer)
    assert len(logged_actions(table)) == 81
