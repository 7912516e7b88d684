"""A chronicle contains nothing that its reader does not know: no goals, hidden choices or future dice."""

from random import Random

import msgspec
import pytest

from chronicle.histories import finished, history_of, play_randomly
from serai.chronicle.rendering import make_chronicle, render_chronicle
from serai.games.nights.locales.nights_texts import nights_texts
from serai.games.nights.locales.pages import PageBuilder
from serai.table import Table
from table.playing import some_choice, take_back

SEATS = ("Ana", "Bo", "Cleo")


def pages(table: Table, viewer: str | None) -> bytes:
    """All chronicle files of a viewer."""
    return msgspec.json.encode(make_chronicle(history_of(table, viewer), "en")) + render_chronicle(
        history_of(table, viewer), "en", "html"
    )


def before_the_goals(seed: int, **options: bool) -> Table:
    """A table that has dealt the quests and asks for the goals."""
    table = Table.new("nights", SEATS, {"goal": 60, **options}, seed=seed, takebacks=True)
    while (asked := table.decisions[table.waiting[0]]).kind != "goal":
        table.choose(asked.seat, asked.options[0])
    return table


def with_goal(goal: str, seed: int, **options: bool) -> Table:
    table = before_the_goals(seed, **options)
    for seat, chosen in zip(SEATS, (goal, "goal:30-30", "goal:30-30"), strict=True):
        table.choose(seat, chosen)
    return table


@pytest.mark.rule("N17.1", "N2.2")
@pytest.mark.parametrize("seed", range(2))
def test_a_goal_changes_no_chronicle_but_its_own(seed: int) -> None:
    here, there = with_goal("goal:45-15", seed), with_goal("goal:20-40", seed)
    random = Random(seed)
    compared = 0
    for made in range(150):
        seat, option = some_choice(here, random)
        for table in (here, there):
            table.choose(seat, option)
        if random.random() < 0.1 and here.undo_kind(seat):
            for table in (here, there):
                take_back(table, seat)
        if made % 75 == 74:
            compared += 1
            for viewer in ("Bo", "Cleo", None):
                assert pages(here, viewer) == pages(there, viewer), viewer
            assert pages(here, "Ana") != pages(there, "Ana")
    assert compared == 2


@pytest.mark.rule("N17.1")
def test_a_covered_choice_is_in_no_chronicle_of_another() -> None:
    """While the goals are being chosen, no chronicle reveals what has been chosen already."""
    tables = [before_the_goals(seed=1) for _ in range(2)]
    for table, goal in zip(tables, ("goal:45-15", "goal:20-40"), strict=True):
        table.choose("Ana", goal)
    for viewer in ("Bo", "Cleo", None):
        assert pages(tables[0], viewer) == pages(tables[1], viewer)


@pytest.mark.rule("N17.3")
def test_what_the_reader_has_before_the_others_is_in_no_chronicle_yet() -> None:
    """If a person reads aloud, a page becomes public only when it is turned."""
    table = Table.new("nights", SEATS, {"goal": 60, "person-reads": True}, seed=5)
    random = Random(5)
    checked = 0
    for _ in range(400):
        waiting = table.view(None).waiting
        if any(table.decisions[seat].kind == "page" for seat in waiting):
            told = table.addressed_events(0)[-1]
            if told.key == "reading" and told.seats:
                speaks = nights_texts("en", table.opening.pack)
                opening = (
                    PageBuilder(speaks.localizer, speaks.sentences).passages_of_event(told.event, {})[0].text
                )
                before = [
                    one
                    for one in table.addressed_events(0)[:-1]
                    if one.key == "read" and one.args == told.args
                ]
                if not before and opening:
                    for viewer in (*SEATS, None):
                        said = msgspec.json.encode(make_chronicle(history_of(table, viewer), "en"))
                        assert msgspec.json.encode(opening)[1:-1] not in said, viewer
                    checked += 1
        if checked == 5:
            return
        table.choose(*some_choice(table, random))
    pytest.fail("no page was ever read")


@pytest.mark.parametrize("game", ["dice", "nights"])
@pytest.mark.parametrize("seed", [987654321, 123123123])
def test_before_the_end_nothing_tells_of_the_dice_to_come(game: str, seed: int) -> None:
    table = Table.new(game, SEATS, seed=seed)
    play_randomly(table, Random(seed), 60 if game == "nights" else 12)
    assert table.outcome is None
    assert table.opening.secret
    for viewer in (*SEATS, None):
        for form in ("html", "epub"):
            content = render_chronicle(history_of(table, viewer), "fr", form)
            assert table.opening.secret.encode() not in content
            assert str(seed).encode() not in content
        shown = msgspec.json.encode(make_chronicle(history_of(table, viewer), "fr"))
        assert table.opening.secret.encode() not in shown
        assert str(seed).encode() not in shown
        assert table.opening.commitment.encode() in shown


def test_two_games_of_dice_that_are_alike_so_far_have_the_same_chronicle() -> None:
    """No chronicle depends on the order of hidden cards: only the seal differs."""
    script = {
        "dice": [[1, 2, 3, 4, 5, 6], [2, 2, 4, 4, 6, 6]],
        "inhabitants": ["elf-run-4", "orc-5", "dwarf-four-6", "goblin-6", "hypnotist", "elf-run-5", "orc-4"],
        "penalties": ["penalty-1"],
    }
    tables = [Table.new("dice", ["Ana", "Bo"], {"first": "Ana"}, seed=seed, script=script) for seed in (1, 2)]
    for table in tables:
        for option in ("stop", "elf-run-4", "leave"):
            seat = next(iter(table.decisions))
            if option in table.decisions[seat].options:
                table.choose(seat, option)
    assert tables[0].events(0, None) == tables[1].events(0, None)
    assert sum(event.key == "turn" for event in tables[0].events(0, None)) == 2
    for viewer in ("Ana", "Bo", None):
        said = [pages(table, viewer).replace(table.opening.commitment.encode(), b"") for table in tables]
        assert said[0] == said[1]


@pytest.mark.parametrize("game", ["dice", "nights"])
def test_when_all_is_over_every_chronicle_shows_the_secret_and_everybodys_goal(game: str) -> None:
    table = finished(game)
    assert table.opening.secret
    for viewer in ("Ana", "Bo", None):
        chronicle = make_chronicle(history_of(table, viewer), "en")
        assert table.opening.secret in [shown for _, shown in chronicle.seal.lines]
        if game == "nights":
            assert chronicle.epilogue[-1].count("secret goal") == 2


def test_a_spectators_evening_is_made_of_what_everyone_may_know() -> None:
    table = with_goal("goal:45-15", 4, **{"person-reads": True})
    play_randomly(table, Random(4), 100)
    everyone = {
        (told.key, msgspec.json.encode(told.args)) for told in table.addressed_events(0) if told.seats is None
    }
    for event in history_of(table, None).events:
        assert (event.key, msgspec.json.encode(event.args)) in everyone
    assert history_of(table, None).view.board.target is None
    assert history_of(table, "Bo").view.board.targets == {}
