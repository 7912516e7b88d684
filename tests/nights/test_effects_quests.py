"""The effect words of quests (N12) and city cards (N13)."""

import pytest

from nights.effect_pack import EVERY_WORD, owning, pursuing
from nights.table_builder import (
    award,
    current_decision,
    event_args,
    hero,
    make_table,
    points,
    run,
    state_of,
    statuses,
    wealth,
)
from serai.games.nights.cities import play_city_card, sell_treasure
from serai.games.nights.phases import offer_gifts_payments_and_sales, play_city_cards_quest_and_sales
from serai.games.nights.quests import advance_quest_and_give_reward
from serai.table import Table


def encounter_in(table: Table, space: str, *answers: str, met: str = "") -> None:
    """Have an encounter in a space, stay there, and pursue the quest."""
    game = table._runner.game
    hero(table).space = space
    game.turn_memory.encounter_spaces = [space]
    game.turn_memory.met = [met]
    run(advance_quest_and_give_reward(game, hero(table)), *answers)


def claimed(table: Table) -> list[str]:
    return hero(table).quest_notes.claimed


def is_done(table: Table) -> bool:
    return bool(hero(table).quests_done)


@pytest.mark.rule("N12.1")
def test_places_are_visited_in_any_order() -> None:
    table = pursuing("visit")
    encounter_in(table, "damascus")
    encounter_in(table, "damascus")
    encounter_in(table, "lhasa")
    encounter_in(table, "basra")
    assert claimed(table) == ["damascus", "basra"]
    encounter_in(table, "mecca")
    assert (points(table), is_done(table)) == ((2, 1), True)
    assert claimed(table) == []


@pytest.mark.rule("N12.1")
def test_a_place_is_claimed_only_by_staying_there_after_the_encounter() -> None:
    table = pursuing("visit")
    table._runner.game.turn_memory.encounter_spaces = ["mecca"]
    run(advance_quest_and_give_reward(table._runner.game, hero(table)))
    assert claimed(table) == []


@pytest.mark.rule("N12.3")
def test_something_is_fetched_and_brought_back() -> None:
    table = pursuing("journey")
    encounter_in(table, "baghdad")
    assert claimed(table) == []
    encounter_in(table, "mecca")
    encounter_in(table, "baghdad")
    assert points(table) == (1, 2)


@pytest.mark.rule("N12.3")
@pytest.mark.parametrize(
    ("die", "city"), [(1, "tana"), (2, "tana"), (3, "zaila"), (4, "zaila"), (5, "herat"), (6, "herat")]
)
def test_a_dream_names_a_city_by_a_die_that_statuses_do_not_change(die: int, city: str) -> None:
    table = pursuing("dream", d6=[die], ana={"statuses": ["blessed"]}, treasure=["faster"])
    assert hero(table).quest_notes.places == [city, "baghdad"]
    encounter_in(table, "baghdad")
    assert not is_done(table)
    encounter_in(table, city)
    encounter_in(table, "baghdad")
    assert (points(table), wealth(table), hero(table).treasures) == ((1, 1), "rich", ["faster"])


@pytest.mark.rule("N12.3")
def test_the_corners_of_the_world_and_the_kinds_of_space() -> None:
    table = pursuing("corners", treasure=["faster"])
    for space in ("tana", "zaila", "serendib", "lhasa"):
        encounter_in(table, space)
    assert points(table) == (2, 2)
    table = pursuing("kinds")
    for space in ("gulf", "empty-quarter", "zagros"):
        encounter_in(table, space)
    assert points(table) == (0, 3)


def test_far_travels_count_different_remote_spaces() -> None:
    table = pursuing("far-travels")
    for space in ("tana", "tana", "zaila"):
        encounter_in(table, space)
    assert claimed(table) == ["tana"]
    encounter_in(table, "lhasa")
    assert points(table) == (1, 2)


@pytest.mark.rule("N12.3")
def test_a_treasure_found_outside_arabia_is_brought_to_baghdad() -> None:
    table = pursuing("treasure-hunt", treasure=["faster", "wards"])
    award(table, "[Treasure]")
    assert "treasure" not in hero(table).quest_notes.words
    hero(table).space = "lhasa"
    award(table, "[Treasure]")
    encounter_in(table, "lhasa")
    assert points(table) == (1, 1)
    encounter_in(table, "baghdad", "wards")
    assert points(table) == (2, 2)  # a Robe of Honor gives a point of destiny
    assert "robe-of-honor" in statuses(table)
    assert (wealth(table), hero(table).treasures, is_done(table)) == ("rich", ["faster"], True)


@pytest.mark.rule("N12.2", "N12.3")
def test_the_hunt_is_lost_with_its_treasure_and_replaced() -> None:
    table = pursuing("treasure-hunt", treasure=["faster"], quest=["kinds-quest"])
    hero(table).space = "lhasa"
    award(table, "[Treasure]")
    run(sell_treasure(table._runner.game, hero(table), "faster"))
    run(play_city_cards_quest_and_sales(table._runner.game, hero(table)), "done")
    assert event_args(table, "quest-lost") == [{"seat": "Ana", "quest": "treasure-hunt-quest"}]
    assert hero(table).quest == "kinds-quest"
    assert not is_done(table)


@pytest.mark.rule("N12.2", "N12.3")
def test_a_quest_may_be_given_up_at_the_end_of_a_turn() -> None:
    table = pursuing("treasure-hunt", quest=["kinds-quest"])
    (question,) = run(offer_gifts_payments_and_sales(table._runner.game, hero(table)), "give-up")
    assert question.options == ("give-up", "done")
    assert hero(table).quest == "kinds-quest"
    empty = pursuing("treasure-hunt", world={"quests": []})
    assert run(offer_gifts_payments_and_sales(empty._runner.game, hero(empty))) == []


@pytest.mark.rule("N12.3")
def test_a_being_is_found_and_told_of() -> None:
    table = pursuing("find-being")
    encounter_in(table, "basra", met="merchant")
    assert not is_done(table)
    encounter_in(table, "basra", met="dervish")
    assert points(table) == (0, 2)
    table = pursuing("find-and-tell")
    encounter_in(table, "baghdad", met="soldier")
    assert (claimed(table), is_done(table)) == (["soldier"], False)
    encounter_in(table, "baghdad")
    assert points(table) == (1, 1)


@pytest.mark.rule("N12.1")
def test_a_sale_does_not_make_one_encounter_at_home_count_twice() -> None:
    table = pursuing("find-and-tell", ana={"treasures": ["faster"]})
    encounter_in(table, "baghdad", met="soldier")
    run(offer_gifts_payments_and_sales(table._runner.game, hero(table)), "sell:faster", "done")
    assert (claimed(table), is_done(table)) == (["soldier"], False)


@pytest.mark.rule("N12.3")
def test_a_rival_whom_the_player_names_is_outdone() -> None:
    table = pursuing("outdo", seats=("Ana", "Bo", "Cleo"), others=[{"story": 1}, {"story": 9}])
    assert current_decision(table).options == ("Bo", "Cleo")
    table.choose("Ana", "Bo")
    hero(table).story = 2
    encounter_in(table, "basra")
    assert not is_done(table)
    hero(table).story = 3
    encounter_in(table, "basra")
    assert points(table) == (2, 3)
    alone = pursuing("outdo", seats=("Ana",), ana={"story": 6})
    encounter_in(alone, "basra")
    assert points(alone) == (2, 6)


def test_a_rival_is_found_and_beaten_with_dice() -> None:
    ana = {"skills": {"storytelling": "talent"}}
    table = pursuing("contest", ana=ana, others=[{"space": "basra"}], d6=[4, 5, 4, 4])
    encounter_in(table, "mecca")
    assert not event_args(table, "contest")
    encounter_in(table, "basra")
    assert not is_done(table)
    encounter_in(table, "basra")
    assert event_args(table, "contest")[-1] == {"seat": "Ana", "rival": "Bo", "own": 5, "other": 4}
    assert points(table) == (0, 2)


@pytest.mark.rule("N12.3", "N8.8")
def test_an_opponent_names_the_place_of_an_errand() -> None:
    table = make_table({"quest": "errand-quest"}, game=EVERY_WORD)
    assert hero(table).quest_notes.places == ["zagros", "baghdad"]
    encounter_in(table, "zagros")
    encounter_in(table, "baghdad")
    assert points(table) == (2, 0)


def test_something_is_brought_to_a_place() -> None:
    table = pursuing("bring")
    encounter_in(table, "mecca")
    assert not is_done(table)
    award(table, "[Treasure: faster]")
    encounter_in(table, "mecca")
    assert (points(table), hero(table).treasures) == ((2, 0), [])


def test_a_status_is_borne_to_a_place() -> None:
    table = pursuing("bearing")
    encounter_in(table, "mecca")
    award(table, "[Grief Stricken]")
    encounter_in(table, "basra")
    assert not is_done(table)
    encounter_in(table, "mecca")
    assert points(table) == (2, 0)


@pytest.mark.rule("N12.2")
def test_when_the_quest_deck_is_empty_none_is_drawn() -> None:
    table = pursuing("find-being", world={"quests": []})
    encounter_in(table, "basra", met="dervish")
    assert hero(table).quest is None


# City cards


@pytest.mark.rule("N13.1")
@pytest.mark.parametrize(("die", "gained"), [(1, (0, 1)), (3, (0, 3)), (5, (1, 0))])
def test_a_city_card_has_a_table_of_its_own(die: int, gained: tuple[int, int]) -> None:
    table = owning(ana={"cards": ["city-table-card"], "space": "mecca"}, d6=[die])
    run(play_city_card(table._runner.game, hero(table), "city-table-card"))
    assert points(table) == gained
    assert state_of(table).encounter_discards == ["city-table-card"]


@pytest.mark.rule("N13.1")
def test_the_second_result_of_the_two_patterns_differs() -> None:
    for card, level in (("roll-in-city-card", "respectable"), ("city-table-card", "rich")):
        table = owning(ana={"cards": [card], "space": "mecca"}, d6=[2])
        run(play_city_card(table._runner.game, hero(table), card))
        assert wealth(table) == level
