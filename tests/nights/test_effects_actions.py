"""The triggers, conditions and actions of treasures."""

import pytest

from nights.effect_pack import owning
from nights.table_builder import (
    MAIDEN,
    OLD_MERCHANT,
    current_decision,
    event_args,
    hero,
    keys,
    play,
    points,
    run,
    state_of,
    statuses,
    turn_of,
    wealth,
)
from serai.games.nights.effects import action_words as actions
from serai.games.nights.effects.actions import would_have_effect
from serai.games.nights.effects.active_treasures import is_condition_of_treasure_met
from serai.games.nights.effects.triggers import activate_treasures_after_quest, activate_treasures_on_arrival
from serai.table import Table

# Triggers


def test_a_treasure_is_used_once_in_a_turn_before_moving() -> None:
    table = owning("gives")
    assert current_decision(table).options == ("use:gives", "done")
    play(table, "use:gives")
    assert points(table) == (0, 1)
    assert current_decision(table).kind == "move"
    assert event_args(table, "treasure-used") == [{"seat": "Ana", "treasure": "gives"}]


def test_a_treasure_may_be_used_once_and_is_gone() -> None:
    table = play(owning("on-once-and-gone"), "use:on-once-and-gone")
    assert points(table) == (0, 1)
    assert hero(table).treasures == []
    assert "on-once-and-gone" in state_of(table).treasure_deck


def test_a_treasure_works_by_itself_at_the_start_of_a_turn() -> None:
    table = owning("on-start-of-turn")
    assert points(table) == (0, 1)
    assert current_decision(table).kind == "move"


def test_a_treasure_works_on_arrival_in_another_space() -> None:
    assert points(play(owning("on-arrival"), "move:basra")) == (0, 1)
    assert points(play(owning("on-arrival"), "stay")) == (0, 0)
    table = owning("on-arrival")
    run(activate_treasures_on_arrival(table._runner.game, hero(table)))
    assert points(table) == (0, 1)


def test_a_treasure_works_after_an_encounter_once_in_a_turn() -> None:
    table = play(owning("on-after-encounter", d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    while turn_of(table) == "Ana":
        play(table, current_decision(table).options[-1])
    assert len(event_args(table, "treasure-used")) == 1


def test_a_treasure_works_when_a_quest_is_finished() -> None:
    table = owning("on-quest-finished", "on-arrival")
    run(activate_treasures_after_quest(table._runner.game, hero(table)))
    assert event_args(table, "treasure-used") == [{"seat": "Ana", "treasure": "on-quest-finished"}]


# Conditions


def is_true(table: Table, condition: str) -> bool:
    return is_condition_of_treasure_met(table._runner.game, hero(table), f"if-{condition}")


@pytest.mark.parametrize(
    ("condition", "there", "elsewhere"),
    [
        ("in-terrain", {"space": "zagros"}, {"space": "basra"}),
        ("in-continent", {"space": "tana"}, {"space": "basra"}),
        ("remote", {"space": "zagros"}, {"space": "green-sea"}),
        ("new-city", {"space": "basra"}, {"space": "gulf"}),
        ("with-status", {"statuses": ["lost"]}, {"statuses": ["married"]}),
        ("no-richer-than", {"wealth": "poor"}, {"wealth": "rich"}),
        ("in-company", {"space": "baghdad"}, {"space": "basra"}),
        ("trailing", {"destiny": 0}, {"destiny": 1}),
    ],
)
def test_a_condition_holds_or_not(condition: str, there: dict[str, str], elsewhere: dict[str, str]) -> None:
    assert is_true(owning(f"if-{condition}", ana=there), condition)
    assert not is_true(owning(f"if-{condition}", ana=elsewhere), condition)


def test_a_condition_may_ask_for_the_time_of_day() -> None:
    assert not is_true(owning("if-at-time"), "at-time")
    assert is_true(owning("if-at-time", world={"time": "night"}), "at-time")


def test_a_condition_may_ask_whom_the_hero_has_met() -> None:
    table = play(owning("if-has-met", "if-has-met-on", d6=[OLD_MERCHANT]), "stay")
    assert is_true(table, "has-met")
    assert is_true(table, "has-met-on")
    table = play(owning("if-has-met", d6=[MAIDEN]), "stay")
    assert not is_true(table, "has-met")


def test_a_condition_may_ask_what_was_gained_in_the_turn() -> None:
    table = owning("if-status-today", ana={"statuses": ["wounded"]})
    assert not is_true(table, "status-today")
    table._runner.game.turn_memory.gained |= {"wounded"}
    assert is_true(table, "status-today")


def test_a_city_is_new_only_once() -> None:
    table = owning("if-new-city", d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay", "barter")
    while turn_of(table) == "Ana":
        play(table, current_decision(table).options[-1])
    assert hero(table).notes == {"if-new-city": "baghdad"}
    assert not is_true(table, "new-city")


# Effects


def test_an_award_may_be_refused() -> None:
    table = owning("offers", ana={"destiny": 1})
    play(table, "use:offers", "refuse")
    assert points(table) == (1, 0)
    again = play(owning("offers", ana={"destiny": 1}), "use:offers", "accept", "accept")
    assert points(again) == (0, 2)


def test_everyone_in_the_space_receives() -> None:
    table = owning("gives-all-here", others=[{}, {"space": "basra"}], seats=("Ana", "Bo", "Cleo"))
    play(table, "use:gives-all-here")
    assert [points(table, seat)[1] for seat in ("Ana", "Bo", "Cleo")] == [1, 1, 0]


def test_wealth_is_spent_for_an_award() -> None:
    table = play(owning("spends-wealth"), "use:spends-wealth", "accept")
    assert (points(table), wealth(table)) == ((1, 0), "penniless")
    assert current_decision(owning("spends-wealth", ana={"wealth": "beggar"})).kind == "move"


def test_a_status_is_cured() -> None:
    table = owning("cures", ana={"statuses": ["diseased", "married"]})
    play(table, "use:cures")
    assert current_decision(table).options == ("diseased", "done")
    play(table, "diseased")
    assert statuses(table) == {"married"}
    assert current_decision(owning("cures", ana={"statuses": ["married"]})).kind == "move"


def test_another_hero_is_healed_if_it_agrees() -> None:
    table = owning("heals-others", others=[{"statuses": ["crippled"]}])
    play(table, "use:heals-others", "Bo:crippled")
    assert (current_decision(table).seat, current_decision(table).options) == ("Bo", ("agree", "decline"))
    play(table, "agree")
    assert statuses(table, "Bo") == set()
    assert points(table) == (1, 0)


def test_a_skill_of_another_hero_is_copied_for_one_use() -> None:
    table = owning("copies-skill", others=[{"skills": {"luck": "talent", "magic": "master"}}])
    play(table, "use:copies-skill", "magic")
    assert hero(table).once == ["magic"]
    held = owning("copies-skill", ana={"once": ["luck"]}, others=[{"skills": {"magic": "talent"}}])
    assert current_decision(held).kind == "move"


def test_a_skill_is_taught_to_each_hero_once() -> None:
    table = play(owning("teaches"), "use:teaches", "Bo", "agree")
    assert hero(table, "Bo").skills == {"courtly-graces": 1}
    assert points(table) == (0, 1)
    assert hero(table).notes["teaches"] == hero(table, "Bo").hero


def test_alms_are_given_to_each_hero_once() -> None:
    table = play(owning("gives-alms"), "use:gives-alms", "Bo", "agree")
    assert (wealth(table), wealth(table, "Bo"), points(table)) == ("penniless", "respectable", (1, 0))
    declined = play(owning("gives-alms"), "use:gives-alms", "Bo", "decline")
    assert (wealth(declined), current_decision(declined).kind) == ("poor", "move")


def test_another_hero_is_invited_and_comes_if_it_agrees() -> None:
    table = owning("invites", others=[{"space": "lhasa"}])
    play(table, "use:invites", "Bo", "agree")
    assert hero(table, "Bo").space == "baghdad"
    assert (
        "use:invites"
        not in current_decision(owning("invites", others=[{"statuses": ["imprisoned"]}])).options
    )


def test_of_two_quests_one_is_kept() -> None:
    table = owning("changes-quest", ana={"quest": "visit-quest"}, quest=["kinds-quest"])
    play(table, "use:changes-quest")
    assert current_decision(table).options == ("visit-quest", "kinds-quest")
    play(table, "kinds-quest")
    assert hero(table).quest == "kinds-quest"
    assert "visit-quest" in state_of(table).quest_deck
    assert "quest-lost" not in keys(table)


@pytest.mark.rule("N8.4")
@pytest.mark.parametrize("offered", [actions.Offers, actions.SpendsWealth])
def test_no_treasure_offers_what_costs_more_points_than_its_owner_has(offered: type[actions.Offers]) -> None:
    for story, possible in ((1, False), (2, True)):
        table = owning(ana={"story": story})
        assert would_have_effect(table._runner.game, hero(table), "", offered("[S-2/D1]")) is possible
