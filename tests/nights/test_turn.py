"""The order of a turn, quests, city cards and death (N3, N12 to N14)."""

import pytest

from nights.table_builder import (
    BASRA,
    MOUNTAIN,
    OLD_MERCHANT,
    PEOPLE,
    award,
    current_decision,
    event_args,
    hero,
    keys,
    make_table,
    play,
    points,
    run,
    state_of,
    statuses,
    wealth,
)
from serai.games.nights.phases import play_city_cards_quest_and_sales
from serai.games.nights.quests import deal_quest, replace_lost_quest


@pytest.mark.rule("N3.1")
def test_the_players_to_the_left_and_right_read() -> None:
    (turn,) = event_args(make_table(seats=("Ana", "Bo", "Cleo")), "turn")
    assert (turn["seat"], turn["reader"], turn["matrix_reader"]) == ("Ana", "Bo", "Cleo")
    (turn,) = event_args(make_table(), "turn")
    assert turn["reader"] == turn["matrix_reader"] == "Bo"


@pytest.mark.rule("N3.1")
def test_the_phases_follow_each_other() -> None:
    ana = {
        "statuses": ["wounded"],
        "treasures": ["seal-ring"],
        "cards": [BASRA],
        "destiny": 10,
        "story": 10,
        "space": "basra",
    }
    table = make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"])
    kinds = []
    for option in ("done", "stay", "barter", "done", "done"):
        kinds.append(current_decision(table).kind)
        play(table, option)
    assert kinds == ["start", "move", "reaction", "city-card", "end"]
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("N3.2")
def test_statuses_and_treasures_are_announced() -> None:
    (turn,) = event_args(make_table({"statuses": ["blessed"], "treasures": ["magic-lamp"]}), "turn")
    assert turn["statuses"] == ["blessed"]
    assert turn["treasures"] == ["magic-lamp"]


# Quests

DREAM = {"quest": "dream-of-riches", "quest-places": ["tana", "baghdad"]}


@pytest.mark.rule("N12.1", "N12.3")
def test_the_city_of_the_dream_is_claimed_by_an_encounter_there() -> None:
    table = play(make_table({**DREAM, "space": "tana"}, d6=[1], destiny=["blank"]), "stay")
    play(table, "barter")
    assert hero(table).quest_notes.claimed == ["tana"]
    assert event_args(table, "claimed") == [{"seat": "Ana", "place": "tana", "quest": "dream-of-riches"}]


@pytest.mark.rule("N12.2", "N12.3")
def test_a_finished_quest_is_rewarded_and_the_deck_is_never_rebuilt() -> None:
    ana = {**DREAM, "quest-claimed": ["tana"]}
    table = make_table(ana, world={"quests": []}, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay", "barter")
    assert points(table) == (1, 2)
    assert wealth(table) == "rich"
    assert len(hero(table).treasures) == 1
    assert hero(table).quest is None
    assert hero(table).quests_done == ["dream-of-riches"]


@pytest.mark.rule("N12.2")
def test_a_lost_quest_is_replaced_and_its_markers_are_removed() -> None:
    table = make_table({**DREAM, "quest-claimed": ["tana"]}, world={"quests": []})
    run(replace_lost_quest(table._runner.game, hero(table)))
    assert hero(table).quest is None
    assert hero(table).quest_notes.claimed == []


@pytest.mark.rule("N12.3")
@pytest.mark.parametrize(
    ("die", "city"), [(1, "tana"), (2, "tana"), (3, "zaila"), (4, "zaila"), (6, "herat")]
)
def test_a_die_that_no_status_changes_names_the_city_of_the_dream(die: int, city: str) -> None:
    table = make_table({"statuses": ["accursed", "fated"]}, world={"quests": ["dream-of-riches"]}, d6=[die])
    run(deal_quest(table._runner.game, hero(table)))
    assert hero(table).quest_notes.places == [city, "baghdad"]


# City cards


@pytest.mark.rule("N13.1")
def test_a_card_kept_in_this_turn_is_played_only_later() -> None:
    table = make_table({"space": BASRA}, encounter=[BASRA], d6=[1], destiny=["blank"])
    play(table, "stay", "barter", "keep")
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("N13.1")
@pytest.mark.parametrize(
    ("die", "gained", "level"), [(2, (0, 1), "respectable"), (3, (0, 4), "poor"), (4, (0, 1), "poor")]
)
def test_a_city_card_is_played_in_its_city_with_a_die(die: int, gained: tuple[int, int], level: str) -> None:
    table = make_table({"space": BASRA, "cards": [BASRA]}, d6=[1, die], destiny=["blank"])
    play(table, "stay", "barter", f"play:{BASRA}")
    assert points(table) == gained
    assert wealth(table) == level
    assert len(hero(table).treasures) == (die == 4)
    assert hero(table).cards == []
    assert BASRA in state_of(table).encounter_discards


@pytest.mark.rule("N13.2")
def test_a_result_that_is_an_encounter_is_resolved() -> None:
    table = make_table({"space": BASRA, "cards": [BASRA]}, d6=[1, 6], destiny=["blank"])
    play(table, "stay", "barter", f"play:{BASRA}")
    assert hero(table).skills == {"quick-thinking": 1}
    assert event_args(table, "met")[-1]["being"] == "palace-of-closets"
    assert current_decision(table).kind == "reaction"


@pytest.mark.rule("N13.1")
def test_elsewhere_a_city_card_cannot_be_played() -> None:
    table = play(make_table({"cards": [BASRA]}, d6=[1], destiny=["blank"]), "stay", "barter")
    assert current_decision(table).seat == "Bo"


# Death


@pytest.mark.rule("N14.1")
def test_who_dies_begins_again_in_baghdad_with_skills_points_tokens_quest_and_cards() -> None:
    ana = {
        **DREAM,
        "quest-claimed": ["tana"],
        "space": "green-sea",
        "destiny": 4,
        "story": 3,
        "wealth": "beggar",
        "skills": {"luck": "master"},
        "statuses": {"married": {"city": "basra"}, "outlaw": {"city": "basra"}},
        "treasures": ["seal-ring"],
        "cards": [BASRA],
        "tokens": ["owes-the-ferryman"],
        "destination": "cave-of-wonders",
    }
    table = make_table(ana, encounter=[MOUNTAIN], destiny=["-"])
    play(table, "stay", "pray", "roll", "no-skill")
    one = hero(table)
    assert "died" in keys(table)
    assert (one.space, one.destiny, one.story, wealth(table)) == ("baghdad", 4, 3, "poor")
    assert (one.skills, one.cards, one.tokens) == ({"luck": 2}, [BASRA], ["owes-the-ferryman"])
    assert (one.statuses, one.treasures, one.destination) == ({}, [], None)
    assert (one.quest, one.quest_notes.claimed) == ("dream-of-riches", [])
    assert "seal-ring" in state_of(table).treasure_deck
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("N14.1")
def test_death_ends_the_line_of_awards() -> None:
    table = make_table({"space": "gulf"})
    award(table, "[Death/D3]")
    assert points(table) == (0, 0)


@pytest.mark.rule("N14.2")
def test_after_death_the_player_may_still_declare() -> None:
    ana = {"space": "gulf", "destiny": 10, "story": 10, "statuses": ["under-geas"]}
    table = make_table(ana, encounter=[MOUNTAIN], destiny=["-"])
    play(table, "done", "stay", "pray")
    assert current_decision(table).options == ("declare", "go-on")
    assert statuses(table) == set()
    assert PEOPLE in state_of(table).encounter_deck


@pytest.mark.rule("N14.1", "N13.1")
def test_after_death_the_turn_goes_on_with_the_city_cards_of_baghdad() -> None:
    table = make_table({"cards": ["basra"], "space": "basra"}, d6=[2])
    award(table, "[Death]")
    assert hero(table).space == "baghdad"
    hero(table).space = "basra"
    run(play_city_cards_quest_and_sales(table._runner.game, hero(table)), "play:basra")
    assert hero(table).cards == []


@pytest.mark.rule("N12.1", "N3.1")
def test_what_is_laid_out_of_a_quest_and_of_treasures_is_open_to_all() -> None:
    ana = {
        "treasures": ["seal-ring"],
        "notes": {"seal-ring": "mecca"},
        "quest": "dream-of-riches",
        "quest-places": ["tana", "baghdad"],
        "quest-words": {"rival": "Bo"},
    }
    shown = make_table(ana).view("Bo").board.heroes["Ana"]
    assert (shown.notes, shown.quest_words) == ({"seal-ring": "mecca"}, {"rival": "Bo"})
