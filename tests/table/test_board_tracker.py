"""Board changes event by event: each seat gets only what it may see."""

from serai.table import Table
from table.caravan import Caravan


def playing(seed: int = 1) -> Table:
    table = Table.new(Caravan, ("Ana", "Bo"), seed=seed)
    for seat in ("Ana", "Bo"):
        table.choose(seat, "silk")
    return table


def test_each_seat_gets_what_changed_on_its_own_board_for_the_events_it_may_know() -> None:
    table = playing()
    seen = {seat: table.count_events(seat) for seat in ("Ana", "Bo", None)}
    with table.track_boards(("Ana", "Bo", None)) as tracker:
        table.choose("Ana", "draw")
    new = {seat: table.count_events(seat) - count for seat, count in seen.items()}
    assert new["Ana"] == new["Bo"] + 1  # only she is told what she drew
    own, *_ = tracker.board_changes_by_event("Ana", new["Ana"])
    assert own["hand"] == table.view("Ana").board.hand
    for seat in ("Bo", None):
        assert all("hand" not in step for step in tracker.board_changes_by_event(seat, new[seat]))


def test_nobody_gets_steps_who_did_not_watch_or_missed_some() -> None:
    table = playing()
    with table.track_boards(("Ana",)) as tracker:
        table.choose("Ana", "draw")
    assert tracker.board_changes_by_event("Bo", 2) == []
    assert tracker.board_changes_by_event("Ana", table.count_events("Ana")) == []


def test_a_watch_that_is_over_notes_nothing_more() -> None:
    table = playing()
    with table.track_boards(("Ana",)) as tracker:
        pass
    table.choose("Ana", "draw")
    assert tracker.board_changes_by_event("Ana", 2) == []


def test_watching_changes_nothing() -> None:
    watched, plain = playing(), playing()
    with watched.track_boards(("Ana", "Bo", None)):
        watched.choose("Ana", "draw")
    plain.choose("Ana", "draw")
    assert watched.record() == plain.record()
    assert watched.view("Bo") == plain.view("Bo")
