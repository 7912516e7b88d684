"""An imagined table looks the same to its seat, and nothing in it depends on what the seat cannot know."""

from random import Random
from typing import Any

import msgspec
import pytest

from refusals import refuses
from serai.games.dice.game import KingOfDice
from serai.table import Table
from serai.table.chance import Stream
from serai.table.game import AnyGame
from table.playing import GAMES, NAMES, caravan, open_table, played, random_play, seen_by
from table.test_copy import play_on

NIGHTS = next(game for game in GAMES if game.card.id == "nights")
ENOUGH = {"goal": 8}

both_games = pytest.mark.parametrize("game", [KingOfDice, NIGHTS], ids=lambda game: game.card.id)


def stream(number: int) -> Stream:
    return Stream(bytes(32), f"search {number}", 0)


def shown(table: Table, seat: str) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(table.view(seat), undo=None, takeback=None))


def future(table: Table, seed: int, choices: int = 15) -> list[Any]:
    """Everything about the table while it is played on."""
    random, found = Random(seed), []
    for _ in range(choices):
        if table.outcome is not None:
            break
        seat = random.choice(table.waiting)
        table.choose(seat, random.choice(table.decisions[seat].options))
        found += [table.readable_state(), *(seen_by_view(table, viewer) for viewer in (*table.sitters, None))]
    return found


def seen_by_view(table: Table, viewer: str | None) -> bytes:
    return msgspec.json.encode(table.view(viewer))


@both_games
def test_it_looks_the_same_to_the_seat_at_any_moment_and_can_be_played_to_its_end(
    game: type[AnyGame],
) -> None:
    table, random = open_table(game, 3, 5), Random(5)
    for moment in range(12):
        play_on(table, moment, random.randrange(1, 9))
        if table.outcome is not None:
            break
        before = [seen_by(table, viewer) for viewer in (*table.sitters, None)]
        for seat in table.sitters:
            imagined = table.imagine(seat, stream(moment))
            assert shown(imagined, seat) == shown(table, seat)
            if moment % 4 == 0:
                played(imagined, moment)
        assert [seen_by(table, viewer) for viewer in (*table.sitters, None)] == before


@both_games
def test_its_dice_are_not_those_to_come_and_copies_of_it_repeat_them(game: type[AnyGame]) -> None:
    table = open_table(game, 2, 7)
    play_on(table, 1, 30)
    futures = [future(table.imagine("Ana", stream(number)), 3) for number in (1, 1, 2)]
    assert futures[0] == futures[1]
    assert futures[0] != futures[2]
    assert future(table.copy(), 3) != futures[0]
    imagined = table.imagine("Ana", stream(4))
    play_on(imagined, 2, 3)
    assert future(imagined.copy(), 5) == future(imagined.copy(), 5) == future(imagined, 5)


def test_an_imagined_table_can_be_imagined_again() -> None:
    table = open_table(KingOfDice, 2, 7)
    play_on(table, 1, 31)
    once = table.imagine("Ana", stream(1))
    play_on(once, 1, 1)
    again = once.imagine("Bo", stream(2))
    assert shown(again, "Bo") == shown(once, "Bo")


def nights_with_goal_of_cleo(goal: str) -> Table:
    table = open_table(NIGHTS, 3, 4, options=ENOUGH)
    while table.waiting:
        seat = table.waiting[-1]
        if table.decisions[seat].kind != "goal":
            break
        table.choose(seat, goal if seat == "Cleo" else "goal:4-4")
    return table


@pytest.mark.parametrize("choices", [0, 1, 3, 40, 90])
def test_nothing_that_is_imagined_depends_on_what_the_seat_cannot_know(choices: int) -> None:
    """Two tables that differ in Cleo's secret goal give Ana the same imagined tables, secrets included."""
    one, other = (nights_with_goal_of_cleo(goal) for goal in ("goal:0-8", "goal:8-0"))
    for number, (seat, option) in enumerate(random_play(one, 6)):
        if number == choices:
            break
        other.choose(seat, option)
    assert one.readable_state() != other.readable_state()
    assert shown(one, "Ana") == shown(other, "Ana")
    for number in range(3):
        assert (
            one.imagine("Ana", stream(number)).readable_state()
            == other.imagine("Ana", stream(number)).readable_state()
        )
        futures = [future(table.imagine("Ana", stream(number)), number) for table in (one, other)]
        assert futures[0] == futures[1]
        assert one.imagine("Ana", stream(number)).opening == other.imagine("Ana", stream(number)).opening


def test_answers_that_are_not_all_in_are_drawn_too() -> None:
    tables = [open_table(NIGHTS, 3, 4, options=ENOUGH) for _ in range(2)]
    for table, goal in zip(tables, ("goal:0-8", "goal:8-0"), strict=True):
        assert {decision.kind for decision in table.decisions.values()} == {"goal"}
        table.choose("Cleo", goal)
    one, other = (table.imagine("Ana", stream(1)) for table in tables)
    assert one.view("Cleo").chosen == other.view("Cleo").chosen
    drawn = {tables[0].imagine("Ana", stream(number)).view("Cleo").chosen for number in range(20)}
    assert len(drawn) > 4


def test_a_seat_keeps_its_own_secrets() -> None:
    table = nights_with_goal_of_cleo("goal:0-8")
    own = {
        number: table.imagine("Cleo", stream(number)).readable_state()["heroes"]["Cleo"]
        for number in range(5)
    }
    assert all(hero == table.readable_state()["heroes"]["Cleo"] for hero in own.values())
    others = {
        str(table.imagine("Ana", stream(number)).readable_state()["heroes"]["Cleo"]) for number in range(20)
    }
    assert len(others) > 4


def test_the_secret_and_the_past_are_not_in_it() -> None:
    table = nights_with_goal_of_cleo("goal:0-8")
    play_on(table, 1, 20)
    imagined = table.imagine("Ana", stream(1))
    assert imagined.opening.secret != table.opening.secret
    assert imagined.opening.seed is None
    assert imagined.unloaded_history == (table.entries_count, table.event_count)


def test_a_script_does_not_tell_its_dice_to_come() -> None:
    dice = [[1, 2, 3, 4, 5, 6], [6, 6, 6, 6, 6, 6]]
    one, other = (Table.new(KingOfDice, NAMES[:2], seed=1, script={"dice": dice[:lines]}) for lines in (1, 2))
    assert shown(one, "Ana") == shown(other, "Ana")
    imagined = [table.imagine("Ana", stream(1)) for table in (one, other)]
    assert imagined[0].opening == imagined[1].opening
    assert future(imagined[0], 1) == future(imagined[1], 1)


def test_what_cannot_be_imagined_is_refused() -> None:
    with refuses("You can play on from here when the game is over"):
        caravan().imagine("Ana", stream(1))
    table = played(open_table(KingOfDice, 2, 1), 1)
    with refuses("The game is over"):
        table.imagine("Ana", stream(1))
    with refuses("Nobody at this table is called “Zoe”"):
        table.imagine("Zoe", stream(1))
