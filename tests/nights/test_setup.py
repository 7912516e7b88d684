"""Components and setup (N1, N2)."""

import pytest

from nights.table_builder import TINY_NIGHTS, event_args, hero, keys, state_of
from refusals import refuses
from serai.book.vocabulary import MATRICES, PLACES, SKILLS, STATUSES
from serai.games.nights.decision_kinds import DESTINY_FACES
from serai.games.nights.state import HEROES
from serai.table import Table

SKILLS_TAKEN = ("piety", "luck", "magic")


def opened(seats: int = 2, seed: int = 1, **options: object) -> Table:
    names = ("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus")[:seats]
    return Table.new(TINY_NIGHTS, names, options, seed=seed)


def set_up(table: Table, goal: str = "goal:12-8") -> Table:
    for seat in table.opening.seats:
        table.choose(seat, goal)
    for skill in SKILLS_TAKEN:
        for _ in table.opening.seats:
            if table.position.turn == 0:
                (seat,) = table.decisions
                table.choose(seat, skill)
    return table


@pytest.mark.rule("N1.1")
def test_one_to_six_play_with_six_heroes_four_men_and_two_women() -> None:
    for seats in range(1, 7):
        assert len(state_of(opened(seats)).heroes) == seats
    with refuses("1 to 6 players"):
        opened(7)
    assert sorted(HEROES.values()) == ["f", "f", "m", "m", "m", "m"]


@pytest.mark.rule("N1.6", "N1.7")
def test_the_game_knows_its_components() -> None:
    assert (len(PLACES), len(SKILLS), len(STATUSES), "".join(MATRICES)) == (10, 18, 28, "ABCDEFGHIJKLMNO")


@pytest.mark.rule("N1.8")
def test_the_destiny_die_has_three_faces_of_equal_chance() -> None:
    assert DESTINY_FACES == ("-", "blank", "+")
    table = opened(6)
    counts = dict.fromkeys(DESTINY_FACES, 0)
    for _ in range(3000):
        counts[table._chance.pick("destiny", DESTINY_FACES)] += 1
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.rule("N1.9", "N2.6")
def test_two_heroes_may_take_the_same_skills() -> None:
    table = set_up(opened())
    for seat in ("Ana", "Bo"):
        assert hero(table, seat).skills == dict.fromkeys(SKILLS_TAKEN, 1)


@pytest.mark.rule("N2.1")
def test_everyone_begins_poor_in_baghdad_with_a_hero_of_their_own() -> None:
    table = opened(6)
    heroes = state_of(table).heroes.values()
    assert {one.hero for one in heroes} == set(HEROES)
    assert {(one.space, one.destiny, one.story, one.wealth) for one in heroes} == {("baghdad", 0, 0, 2)}


@pytest.mark.rule("N2.1")
def test_a_seat_may_ask_for_a_hero() -> None:
    assert hero(opened(heroes={"Bo": "sindbad"}), "Bo").hero == "sindbad"
    with refuses("same hero"):
        opened(heroes={"Ana": "sindbad", "Bo": "sindbad"})


@pytest.mark.rule("N2.2")
def test_the_goal_is_divided_in_secret_and_the_sum_is_exactly_the_goal() -> None:
    table = opened()
    options = table.decisions["Ana"].options
    assert options[0] == "goal:0-20"
    assert options[-1] == "goal:20-0"
    assert all(sum(map(int, option[5:].split("-"))) == 20 for option in options)
    table.choose("Ana", "goal:12-8")
    assert table.waiting == ("Bo",)
    table.choose("Bo", "goal:0-20")
    assert (hero(table).destiny_target, hero(table).story_target) == (12, 8)
    assert table.view("Bo").board.target.story == 20
    assert not table.view("Bo").board.targets


@pytest.mark.rule("N2.3")
def test_each_hero_is_dealt_a_quest_as_long_as_there_are_any() -> None:
    table = set_up(opened())
    quests = [one.quest for one in state_of(table).heroes.values() if one.quest]
    assert len(quests) == len(set(quests)) == min(2, len(TINY_NIGHTS.world.quests))
    assert [event["quest"] for event in event_args(table, "quest")] == quests


@pytest.mark.rule("N2.2", "N2.3")
def test_the_quests_lie_open_before_the_goals_are_divided() -> None:
    table = opened()
    assert {decision.kind for decision in table.decisions.values()} == {"goal"}
    assert [event["seat"] for event in event_args(table, "quest")] == ["Ana", "Bo"]
    for seat, shown in table.view("Ana").board.heroes.items():
        assert shown.quest == hero(table, seat).quest is not None


@pytest.mark.rule("N2.4")
def test_the_night_begins_in_the_morning() -> None:
    assert state_of(opened()).time == "morning"


@pytest.mark.rule("N2.5")
def test_the_highest_roll_starts_and_ties_among_the_highest_roll_again() -> None:
    rolls = [[5, 5], [1, 1], [4, 6], [2, 2], [3, 3]]
    table = Table.new(TINY_NIGHTS, ("Ana", "Bo", "Cleo"), seed=1, script={"d6": [[6], *rolls]})
    for seat in table.opening.seats:
        table.choose(seat, "goal:10-10")
    assert event_args(table, "first") == [{"seat": "Cleo"}]
    assert [list(event["dice"]) for event in event_args(table, "rolled") if event["why"] == "first"] == rolls
    assert [next(iter(table.decisions))] == ["Cleo"]


@pytest.mark.rule("N2.6")
def test_in_turn_order_each_takes_a_skill_three_times_and_never_the_same() -> None:
    table = opened(3)
    for seat in table.opening.seats:
        table.choose(seat, "goal:10-10")
    first = event_args(table, "first")[0]["seat"]
    asked_in_order = []
    while table.position.turn == 0:
        ((seat, decision),) = table.decisions.items()
        asked_in_order.append(seat)
        assert len(decision.options) == 18 - len(hero(table, seat).skills)
        table.choose(seat, decision.options[0])
    at = table.opening.seats.index(first)
    order = [*table.opening.seats[at:], *table.opening.seats[:at]]
    assert asked_in_order == order * 3
    assert "turn" in keys(table)
