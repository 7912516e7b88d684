"""Statuses that change rolls, reactions, awards and points (N10)."""

import re
from typing import get_args

import pytest

from nights.effect_pack import EVERY_WORD
from nights.table_builder import (
    MAIDEN,
    OLD_MERCHANT,
    PEOPLE,
    WICKED_MERCHANT,
    award,
    current_decision,
    event_args,
    hero,
    keys,
    make_table,
    play,
    points,
    statuses,
    turn_of,
    wealth,
    with_changed_tales,
)
from serai.book.languages import LANGUAGES, Language
from serai.games.nights.decision_subject import Subject, subject_of
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.reasons import STATUS_REASONS, Reason, StatusReason
from serai.games.nights.statuses.paying import payment_options
from serai.games.nights.world import Being
from serai.locales.localizer import find_localizer

THREE = ("Ana", "Bo", "Cleo")


@pytest.mark.rule("N10.1")
def test_an_accursed_hero_uses_the_number_another_player_names() -> None:
    table = play(make_table({"statuses": ["accursed"]}, d6=[5]), "stay")
    question = current_decision(table)
    assert (question.seat, question.options) == ("Bo", ("1", "2", "3", "4", "5", "6"))
    assert subject_of(question).leads["4"] == Being("maiden", "beautiful", "L", "f")
    play(table, "4")
    assert event_args(table, "met")[0]["being"] == "maiden"
    assert "accursed" in statuses(table)


@pytest.mark.rule("N10.1")
def test_dice_that_differ_by_more_than_one_end_the_curse_but_the_number_stands() -> None:
    table = play(make_table({"statuses": ["accursed"]}, d6=[6]), "stay", "4")
    assert event_args(table, "met")[0]["being"] == "maiden"
    assert "accursed" not in statuses(table)


@pytest.mark.rule("N10.1", "N10.4")
def test_a_curse_ends_a_blessing_and_a_blessing_a_curse() -> None:
    award(table := make_table({"statuses": ["accursed"]}), "[Blessed]")
    assert statuses(table) == {"blessed"}
    award(table, "[Accursed]")
    assert statuses(table) == {"accursed"}


@pytest.mark.rule("N10.1")
def test_the_hero_names_who_curses_and_the_destiny_die_is_free() -> None:
    table = play(make_table({"statuses": ["accursed"]}, seats=THREE, d6=[1], destiny=["+"]), "stay")
    assert (current_decision(table).seat, current_decision(table).options) == ("Ana", ("Bo", "Cleo"))
    play(table, "Cleo", "1", "barter")
    assert event_args(table, "destiny") == [{"seat": "Ana", "face": "+"}]


@pytest.mark.rule("N10.2")
def test_a_hero_in_beast_form_may_not_court() -> None:
    assert (
        "court"
        not in current_decision(play(make_table({"statuses": ["beast-form"]}, d6=[MAIDEN]), "stay")).options
    )


@pytest.mark.rule("N10.2", "N10.16")
def test_a_love_struck_beast_is_scorned_and_no_paragraph_is_read() -> None:
    ana = {"statuses": ["beast-form", "love-struck"], "destiny": 1}
    table = play(make_table(ana, d6=[1]), "stay")
    assert statuses(table) == {"beast-form", "scorned"}
    assert "read" not in keys(table)


@pytest.mark.rule("N10.2", "N10.5")
@pytest.mark.parametrize("status", ["beast-form", "crippled"])
def test_charms_are_neither_gained_nor_used(status: str) -> None:
    ana = {"statuses": [status], "skills": {"seduction": "master"}}
    table = make_table(ana)
    award(table, "[Appearance]")
    assert hero(table).skills == {"seduction": 2}
    award(table, "[Luck]")
    assert "luck" in hero(table).skills


@pytest.mark.rule("N10.2", "N10.29")
def test_a_magician_in_the_space_ends_beast_form_for_one_level_of_wealth() -> None:
    table = make_table({"statuses": ["beast-form"]}, {"skills": {"magic": "talent"}})
    assert current_decision(table).options == ("give:Bo:magic", "done")
    play(table, "give:Bo:magic")
    assert (current_decision(table).seat, current_decision(table).options) == ("Bo", ("agree", "decline"))
    play(table, "agree")
    assert statuses(table) == set()
    assert (wealth(table), wealth(table, "Bo")) == ("penniless", "respectable")


@pytest.mark.rule("N10.29")
def test_the_other_player_may_decline_and_a_beggar_cannot_give() -> None:
    magician = {"skills": {"magic": "talent"}}
    table = play(make_table({"statuses": ["beast-form"]}, magician), "give:Bo:magic", "decline")
    assert statuses(table) == {"beast-form"}
    assert current_decision(table).kind == "move"
    assert (
        current_decision(make_table({"statuses": ["beast-form"], "wealth": "beggar"}, magician)).kind
        == "move"
    )
    wounded = make_table({"statuses": ["beast-form"]}, {**magician, "statuses": ["wounded"]})
    assert current_decision(wounded).kind == "move"
    elsewhere = make_table({"statuses": ["beast-form"]}, {**magician, "space": "basra"})
    assert current_decision(elsewhere).kind == "move"


@pytest.mark.rule("N10.29")
def test_the_giver_is_healed_even_if_the_receiver_cannot_gain() -> None:
    bo = {"skills": {"magic": "talent"}, "statuses": ["scorned"], "destiny": 1}
    table = play(make_table({"statuses": ["beast-form"]}, bo), "give:Bo:magic", "agree")
    assert statuses(table) == set()
    assert wealth(table, "Bo") == "poor"


@pytest.mark.rule("N10.3")
def test_who_accepts_to_be_beloved_marries() -> None:
    (question,) = award(table := make_table(), "[Beloved]", "accept")
    accept, refuse = "[D2/Married]", "[Roll: 1-2 Scorned; 3-4 Pursued; 5-6 Determined]"
    branches = {"accept": parse_award_line(accept), "refuse": parse_award_line(refuse)}
    assert question.subject == Subject(status="beloved", branches=branches)
    assert statuses(table) == {"married"}
    assert points(table) == (2, 1)


@pytest.mark.rule("N10.3")
@pytest.mark.parametrize(
    ("die", "status"),
    [(1, "on-pilgrimage"), (2, "on-pilgrimage"), (3, "pursued"), (4, "pursued"), (5, "determined")],
)
def test_who_refuses_rolls_a_die(die: int, status: str) -> None:
    award(table := make_table(d6=[die]), "[Beloved]", "refuse")
    assert statuses(table) == {status}  # without destiny a scorned hero goes on pilgrimage at once


@pytest.mark.rule("N10.4")
def test_a_blessed_hero_may_choose_the_result() -> None:
    table = play(make_table({"statuses": ["blessed"]}, d6=[3]), "stay")
    assert (current_decision(table).seat, current_decision(table).options) == (
        "Ana",
        ("roll", "1", "2", "3", "4", "5", "6"),
    )
    play(table, "4")
    assert event_args(table, "met")[0]["being"] == "maiden"
    assert "blessed" in statuses(table)
    table = play(make_table({"statuses": ["blessed"]}, d6=[2]), "stay", "4")
    assert "blessed" not in statuses(table)
    table = play(make_table({"statuses": ["blessed"]}, d6=[2]), "stay", "roll")
    assert event_args(table, "met")[0]["adjective"] == "generous"


@pytest.mark.rule("N10.5")
def test_story_in_encounters_is_doubled_for_a_crippled_hero() -> None:
    table = make_table({"statuses": ["crippled"]})
    award(table, "[S2]")
    award(table, "[S1]", encountering=False)
    assert points(table) == (0, 5)


@pytest.mark.rule("N10.5")
@pytest.mark.parametrize("status", ["Blessed", "Respected"])
def test_a_crippled_hero_walks_again(status: str) -> None:
    award(table := make_table({"statuses": ["crippled"]}), f"[{status}]")
    assert statuses(table) == {status.lower()}


@pytest.mark.rule("N10.5")
@pytest.mark.parametrize("status", ["Blessed", "Respected"])
def test_a_crippled_hero_walks_again_also_if_it_was_blessed_or_respected_before(status: str) -> None:
    award(table := make_table({"statuses": ["crippled", status.lower()]}), f"[{status}]")
    assert statuses(table) == {status.lower()}


@pytest.mark.rule("N10.6")
def test_a_determined_hero_rejects_an_award_once_and_reacts_differently() -> None:
    table = play(
        make_table({"statuses": ["determined"]}, d6=[OLD_MERCHANT], destiny=["-", "-"]), "stay", "barter"
    )
    assert current_decision(table).options == ("accept", "reject")
    play(table, "reject")
    assert "barter" not in current_decision(table).options
    assert points(table) == (0, 0)
    play(table, "rob")
    assert points(table) == (0, 1)
    assert "outlaw" in statuses(table)


@pytest.mark.rule("N10.7")
def test_disease_is_passed_on_for_three_destiny() -> None:
    table = make_table({"statuses": ["diseased"], "destiny": 3}, {})
    assert current_decision(table).options == ("pay:diseased:Bo", "done")
    play(table, "pay:diseased:Bo")
    assert points(table) == (0, 0)
    assert statuses(table) == statuses(table, "Bo") == {"diseased"}
    assert current_decision(make_table({"statuses": ["diseased"], "destiny": 2}, {})).kind == "move"


@pytest.mark.rule("N10.7", "N10.28")
def test_a_scholar_heals_disease_and_wounds() -> None:
    table = make_table({"statuses": ["diseased", "wounded"]}, {"skills": {"scholarship": "talent"}})
    play(table, "give:Bo:scholarship", "agree")
    assert statuses(table) == set()


@pytest.mark.rule("N10.8")
def test_an_enslaved_hero_names_a_master_each_turn() -> None:
    table = make_table({"statuses": ["enslaved"]}, seats=THREE)
    assert current_decision(table).options == ("Bo", "Cleo")
    play(table, "Cleo")
    award(table, "[D2/S1/Treasure]")
    assert points(table) == (0, 1)
    assert points(table, "Cleo") == (2, 0)
    assert len(hero(table, "Cleo").treasures) == 1


@pytest.mark.rule("N10.8", "N10.9", "N3.2")
def test_who_falls_into_bondage_or_under_a_spell_in_a_turn_names_nobody_before_the_next() -> None:
    script = {"d6": [OLD_MERCHANT, OLD_MERCHANT], "destiny": ["blank", "blank"]}
    table = make_table({}, {"space": "mecca"}, **script)
    award(table, "[Enslaved/Ensorcelled/D2/Treasure]")
    assert (points(table), points(table, "Bo")) == ((2, 0), (0, 0))
    assert len(hero(table).treasures) == 1
    play(table, "stay", "barter", "done")
    assert turn_of(table) == "Bo"
    assert "spell" not in [args["why"] for args in event_args(table, "rolled")]
    assert {"enslaved", "ensorcelled"} <= statuses(table)


@pytest.mark.rule("N10.8", "N3.2")
def test_a_hero_freed_and_enslaved_again_in_one_turn_serves_nobody_for_the_rest_of_it() -> None:
    table = make_table({"statuses": ["enslaved"]})
    award(table, "[D1/Lose Enslaved/Enslaved/D2/Treasure]")
    assert (hero(table).destiny, hero(table, "Bo").destiny) == (2, 1)
    assert (len(hero(table).treasures), len(hero(table, "Bo").treasures)) == (1, 0)


@pytest.mark.rule("N10.8")
def test_wealth_gained_in_bondage_buys_freedom() -> None:
    table = make_table({"statuses": ["enslaved"]}, d6=[OLD_MERCHANT], destiny=["blank"])
    award(table, "[W+1 (Max: Rich)]")
    play(table, "stay", "barter")
    assert current_decision(table).options == ("pay:enslaved", "done")
    play(table, "pay:enslaved")
    assert statuses(table) == set()
    assert wealth(table) == "poor"


@pytest.mark.rule("N10.8")
def test_a_level_that_was_lost_again_buys_no_freedom() -> None:
    award(table := make_table({"statuses": ["enslaved"]}), "[W+1 (Max: Rich)/W-1]")
    assert "pay:enslaved" not in payment_options(table._runner.game, hero(table))
    award(table, "[W+2 (Max: Rich)/W-1]")
    assert "pay:enslaved" in payment_options(table._runner.game, hero(table))
    award(table, "[W-3]")
    assert hero(table).statuses["enslaved"].gained == 0
    rich = {"statuses": ["enslaved"], "destiny": 6, "story": 6, "wealth": "princely"}
    award(table := make_table(rich), "[Sultan]")
    award(table, "[Lose Sultan]")
    assert "pay:enslaved" not in payment_options(table._runner.game, hero(table))


@pytest.mark.rule("N10.9")
def test_another_player_moves_an_ensorcelled_hero_and_dice_may_free_it() -> None:
    script = {"d6": [OLD_MERCHANT, 4, 4], "destiny": ["blank"]}
    table = make_table({"statuses": ["ensorcelled"]}, seats=THREE, **script)
    play(table, "Cleo")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Cleo", "move")
    play(table, "stay", "barter")
    assert "ensorcelled" in statuses(table)
    script["d6"] = [OLD_MERCHANT, 5, 4]
    freed = play(make_table({"statuses": ["ensorcelled"]}, seats=THREE, **script), "Cleo", "stay", "barter")
    assert statuses(freed) == set()


@pytest.mark.rule("N10.10")
def test_an_envious_hero_must_rob_where_it_can() -> None:
    table = play(make_table({"statuses": ["envious"]}, d6=[OLD_MERCHANT], destiny=["-"]), "stay")
    assert event_args(table, "reacted")[0]["reaction"] == "rob"


@pytest.mark.rule("N10.10")
def test_envy_ends_with_two_levels_of_wealth_or_a_treasure_in_one_encounter() -> None:
    award(table := make_table({"statuses": ["envious"]}), "[W+1 (Max: Rich)]")
    assert statuses(table) == {"envious"}
    award(table, "[W+1 (Max: Rich)]")
    assert statuses(table) == set()
    award(table := make_table({"statuses": ["envious"]}), "[Treasure]")
    assert statuses(table) == set()


@pytest.mark.rule("N10.10", "N10.23")
@pytest.mark.parametrize(("status", "price"), [("envious", 3), ("scorned", 1)])
def test_destiny_buys_a_pilgrimage(status: str, price: int) -> None:
    table = make_table({"statuses": [status], "destiny": price})
    play(table, "swap:on-pilgrimage")
    assert points(table) == (0, 0)
    assert statuses(table) == {"on-pilgrimage"}


@pytest.mark.rule("N10.11")
def test_for_a_fated_hero_another_player_picks_the_entry_and_nothing_is_rolled() -> None:
    table = play(make_table({"statuses": ["fated", "blessed"]}), "stay")
    assert current_decision(table).seat == "Bo"
    assert len(current_decision(table).options) == 12
    assert subject_of(current_decision(table)).leads["12"] == Being("palace-of-closets", "", "N", "")
    play(table, "12")
    assert event_args(table, "met")[0]["being"] == "palace-of-closets"
    assert "rolled" not in keys(table)


@pytest.mark.rule("N10.11")
def test_four_points_end_fate() -> None:
    table = make_table({"statuses": ["fated"]})
    award(table, "[D1/S2]")
    assert statuses(table) == {"fated"}
    award(table, "[D1]")
    assert statuses(table) == set()


@pytest.mark.rule("N10.12")
def test_grief_takes_talents_away_and_makes_talents_of_masters() -> None:
    skills = {"piety": "talent", "bargaining-and-evaluation": "master"}
    ana = {"statuses": ["grief-stricken"], "skills": skills}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["-"]), "stay", "barter")
    assert current_decision(table).options == ("no-skill", "bargaining-and-evaluation")


@pytest.mark.rule("N10.12")
def test_grief_ends_when_story_reaches_eight_or_with_one_more() -> None:
    table = make_table({"statuses": ["grief-stricken"], "story": 6})
    award(table, "[S1]")
    assert statuses(table) == {"grief-stricken"}
    award(table, "[S1]")
    assert statuses(table) == set()
    table = make_table({"story": 9})
    award(table, "[Grief Stricken]")
    award(table, "[S-4]")
    assert statuses(table) == {"grief-stricken"}
    award(table, "[S1]")
    assert statuses(table) == set()


@pytest.mark.rule("N10.12")
def test_a_storyteller_passes_grief_on() -> None:
    ana = {"statuses": ["grief-stricken"], "destiny": 2}
    assert current_decision(make_table(ana, {})).kind == "move"
    table = play(make_table({**ana, "skills": {"storytelling": "talent"}}, {}), "pay:grief-stricken:Bo")
    assert statuses(table, "Bo") == statuses(table) == {"grief-stricken"}
    assert points(table) == (0, 0)


@pytest.mark.rule("N10.13")
def test_who_is_imprisoned_does_not_move_and_meets_the_jailer() -> None:
    table = make_table({"statuses": ["imprisoned"]}, d6=[4])
    assert current_decision(table).kind == "reaction"
    assert event_args(table, "met") == [
        {"seat": "Ana", "being": "jailer", "adjective": "crafty", "matrix": "K"},
    ]


@pytest.mark.rule("N10.13")
def test_nobody_is_lost_or_an_outlaw_in_prison() -> None:
    table = make_table({"statuses": ["lost", "outlaw"]})
    award(table, "[Imprisoned]")
    assert statuses(table) == {"imprisoned"}
    award(table, "[Lost]")
    assert statuses(table) == {"imprisoned"}


@pytest.mark.rule("N10.13")
def test_prison_ends_with_ten_story_or_by_a_gift() -> None:
    award(table := make_table({"statuses": ["imprisoned"], "story": 9}, d6=[1]), "[S1]")
    assert statuses(table) == set()
    table = make_table({"statuses": ["imprisoned"]}, {"skills": {"beguiling": "talent"}})
    play(table, "give:Bo:beguiling", "agree")
    assert statuses(table) == set()
    assert current_decision(table).kind == "move"


@pytest.mark.rule("N10.14")
def test_another_player_chooses_the_reaction_of_an_insane_hero() -> None:
    table = play(make_table({"statuses": ["insane"]}, seats=THREE, d6=[MAIDEN]), "stay", "Bo")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Bo", "reaction")


@pytest.mark.rule("N10.14")
def test_a_skill_gained_in_an_encounter_ends_insanity() -> None:
    award(table := make_table({"statuses": ["insane"]}), "[Luck]", encountering=False)
    assert statuses(table) == {"insane"}
    award(table, "[Luck]")
    assert statuses(table) == set()


@pytest.mark.rule("N10.15")
def test_a_lost_hero_may_take_the_row_of_the_badly_lost() -> None:
    table = play(make_table({"statuses": ["lost"]}, destiny=["-"]), "stay")
    assert current_decision(table).options == ("badly-lost", "draw")
    play(table, "badly-lost")
    assert current_decision(table).options == ("pray-for-guidance", "wait-for-help")
    table = play(make_table({"statuses": ["lost"]}), "stay", "draw")
    assert event_args(table, "drew")[0]["card"] == PEOPLE


@pytest.mark.rule("N10.16")
@pytest.mark.parametrize(
    ("who", "die", "being"),
    [
        ("aladdin", 3, ("maiden", "L")),
        ("aladdin", 4, ("princess", "A")),
        ("zumurrud", 1, ("soldier", "L")),
        ("zumurrud", 6, ("prince", "A")),
    ],
)
def test_a_love_struck_hero_courts_a_lover_of_the_opposite_sex(
    who: str, die: int, being: tuple[str, str]
) -> None:
    table = play(make_table({"hero": who, "statuses": ["love-struck"]}, d6=[die], destiny=["blank"]), "stay")
    (met,) = event_args(table, "met")
    assert (met["being"], met["matrix"]) == being
    assert event_args(table, "reacted")[0]["reaction"] == "court"
    play(table, "refuse")
    assert "love-struck" not in statuses(table)


@pytest.mark.rule("N10.16")
def test_a_married_hero_grieves_instead_of_falling_in_love() -> None:
    award(table := make_table({"statuses": ["married"]}), "[Love Struck]")
    assert statuses(table) == {"married", "grief-stricken"}


@pytest.mark.rule("N10.20")
def test_the_pursuer_is_named_or_the_being_just_met() -> None:
    award(table := make_table(), "[Pursued by: Wicked Soldier]")
    held = hero(table).statuses["pursued"]
    assert (held.adjective, held.pursuer) == ("wicked", "soldier")
    table = play(make_table(d6=[WICKED_MERCHANT]), "stay")
    award(table, "[Pursued]")
    held = hero(table).statuses["pursued"]
    assert (held.adjective, held.pursuer) == ("wicked", "merchant")


@pytest.mark.rule("N10.20")
def test_on_one_or_two_the_pursuer_finds_the_hero() -> None:
    pursued = {"statuses": {"pursued": {"pursuer": "soldier", "adjective": "wicked"}}}
    table = play(make_table(pursued, d6=[2]), "stay")
    assert event_args(table, "met")[0] == {
        "seat": "Ana",
        "being": "soldier",
        "adjective": "wicked",
        "matrix": "H",
    }
    assert current_decision(table).options == ("grovel", "bargain", "attack")
    free = play(make_table(pursued, d6=[3, 1]), "stay")
    assert event_args(free, "met")[0]["being"] == "merchant"


@pytest.mark.rule("N10.21")
def test_a_respected_hero_rolls_the_destiny_die_again_and_the_second_result_stands() -> None:
    script = {"d6": [OLD_MERCHANT], "destiny": ["-", "+"]}
    table = play(make_table({"statuses": ["respected"]}, **script), "stay", "barter")
    assert current_decision(table).options == ("accept", "reroll")
    play(table, "reroll")
    assert points(table) == (1, 1)
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("N10.21")
def test_a_respected_hero_rolls_a_die_inside_the_paragraph_again() -> None:
    script = {"d6": [OLD_MERCHANT, 1, 6], "destiny": ["blank"]}
    table = play(make_table({"statuses": ["respected"]}, **script), "stay", "honor", "accept")
    assert current_decision(table).options == ("accept", "reroll")
    play(table, "reroll")
    assert points(table) == (1, 0)
    assert len(hero(table).treasures) == 1


@pytest.mark.rule("N10.21")
def test_no_reroll_after_going_straight() -> None:
    ana = {"statuses": ["respected"], "skills": {"wisdom": "master"}}
    table = play(make_table(ana, d6=[OLD_MERCHANT]), "stay", "barter", "master:wisdom")
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("N10.21", "N7.6")
def test_after_going_straight_a_die_inside_the_paragraph_may_be_rolled_again() -> None:
    ana = {"statuses": ["respected"], "skills": {"wisdom": "master"}}
    game = with_changed_tales(("[D2/S1/W+1 (Max: Rich)]", "[Roll: 1-3 S1; 4-6 D2]"))
    table = play(make_table(ana, d6=[OLD_MERCHANT, 1, 6], game=game), "stay", "barter", "master:wisdom")
    assert current_decision(table).options == ("accept", "reroll")
    assert subject_of(current_decision(table)).award == parse_award_line("[S1]")
    play(table, "reroll")
    assert points(table) == (2, 0)
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("N10.21")
def test_a_die_that_no_paragraph_asks_for_is_rolled_once() -> None:
    table = make_table({"statuses": ["respected"]}, d6=[1])
    assert award(table, "[Roll: 1-3 S1; 4-6 D1]", encountering=False) == []
    assert points(table) == (0, 1)


@pytest.mark.rule("N10.22")
def test_a_robe_of_honor_gives_destiny_respect_and_wisdom() -> None:
    award(table := make_table(), "[Robe of Honor]")
    assert statuses(table) == {"robe-of-honor", "respected"}
    assert points(table) == (1, 0)
    assert hero(table).skills == {"wisdom": 1}


@pytest.mark.rule("N10.23")
def test_a_scorned_hero_gains_story_for_destiny_and_neither_wealth_nor_skills() -> None:
    table = make_table({"statuses": ["scorned"], "destiny": 2})
    award(table, "[D2/W+1/Luck/Magic (one use)]")
    assert points(table) == (2, 2)
    assert wealth(table) == "poor"
    assert not hero(table).skills
    assert not hero(table).once
    award(table, "[D-2]")
    assert statuses(table) == {"on-pilgrimage"}


@pytest.mark.rule("N10.24")
def test_sex_changes_and_changes_back() -> None:
    table = make_table()
    award(table, "[Sex-Changed]")
    assert table.view("Bo").board.heroes["Ana"].sex == "f"
    award(table, "[Sex-Changed]")
    assert table.view("Bo").board.heroes["Ana"].sex == "m"
    assert statuses(table) == set()


@pytest.mark.rule("N10.25")
def test_a_sultan_needs_twelve_points_and_is_fabulous() -> None:
    award(table := make_table({"destiny": 6, "story": 6}), "[Sultan]")
    assert statuses(table) == {"sultan"}
    assert wealth(table) == "fabulous"
    award(table := make_table({"destiny": 6, "story": 5}), "[Sultan]")
    assert statuses(table) == {"vizier"}


@pytest.mark.rule("N10.25", "N11.3")
def test_a_sultan_rises_again_to_fabulous_without_a_treasure() -> None:
    award(table := make_table({"statuses": ["sultan"]}), "[W-1]")
    assert wealth(table) == "princely"
    award(table, "[W+1]")
    assert wealth(table) == "fabulous"
    award(table := make_table({"wealth": "princely"}), "[W+1]")
    assert wealth(table) == "princely"


@pytest.mark.rule("N10.25")
def test_a_sultan_counts_each_city_as_one_space() -> None:
    table = make_table({"space": "lhasa", "statuses": ["sultan"], "wealth": "fabulous"})
    assert "move:baghdad" in current_decision(table).options
    assert "move:basra" not in current_decision(table).options
    assert (
        "move:baghdad"
        not in current_decision(
            make_table({"space": "lhasa", "wealth": "poor", "statuses": ["crippled"]})
        ).options
    )


@pytest.mark.rule("N10.26")
def test_a_geas_ends_with_three_destiny_or_by_losing_four() -> None:
    award(table := make_table({"statuses": ["under-geas"]}), "[D2/S2]")
    assert statuses(table) == {"under-geas"}
    award(table, "[D1]")
    assert statuses(table) == set()
    table = play(make_table({"statuses": ["under-geas"], "destiny": 4}), "pay:under-geas")
    assert statuses(table) == set()
    assert points(table) == (0, 0)


@pytest.mark.rule("N10.28")
def test_a_wounded_hero_cannot_use_five_skills() -> None:
    skills = dict.fromkeys(("stealth-and-stealing", "magic", "weapon-use", "piety"), "talent")
    ana = {"statuses": ["wounded"], "skills": skills, "story": 1}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["-"]), "done", "stay", "attack")
    assert event_args(table, "section")[0]["section"] == "no-skill"


@pytest.mark.rule("N10.28")
def test_a_wounded_hero_may_rest_a_turn_and_lose_a_point() -> None:
    table = play(make_table({"statuses": ["wounded"], "destiny": 1, "story": 1}), "rest", "lose:story")
    assert statuses(table) == set()
    assert points(table) == (1, 0)
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("N10.28", "N8.4")
def test_a_wounded_hero_without_a_point_cannot_rest() -> None:
    assert current_decision(make_table({"statuses": ["wounded"]})).kind == "move"
    healer = {"skills": {"scholarship": "talent"}}
    assert current_decision(make_table({"statuses": ["wounded"]}, healer)).options == (
        "give:Bo:scholarship",
        "done",
    )


@pytest.mark.rule("N10.30")
def test_determined_and_respected_may_both_be_used_in_any_order() -> None:
    ana = {"statuses": ["determined", "respected"]}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["-", "+", "+"]), "stay", "barter")
    assert current_decision(table).options == ("accept", "reject", "reroll")
    play(table, "reroll")
    assert current_decision(table).options == ("accept", "reject")
    play(table, "reject", "rob")
    assert points(table) == (1, 0)


@pytest.mark.rule("N10.30")
def test_courting_goes_before_robbing_and_neither_binds_after_a_rejection() -> None:
    ana = {"statuses": ["love-struck", "envious", "determined", "insane"]}
    table = play(make_table(ana, d6=[1], destiny=["-", "+"]), "stay")
    assert event_args(table, "reacted")[0]["reaction"] == "court"
    play(table, "reject")
    assert (current_decision(table).seat, len(current_decision(table).options) > 1) == ("Bo", True)
    assert "court" not in current_decision(table).options


@pytest.mark.rule("N10.26", "N10.29")
def test_the_price_of_a_geas_may_be_paid_at_any_time_of_the_own_turn() -> None:
    ana = {"statuses": ["under-geas"], "destiny": 5}
    table = play(make_table(ana, d6=[1], destiny=["blank"]), "done")
    assert current_decision(table).options[-1] == "pay:under-geas"
    play(table, "stay")
    assert (current_decision(table).kind, current_decision(table).options[-1]) == (
        "reaction",
        "pay:under-geas",
    )
    play(table, "pay:under-geas")
    assert (current_decision(table).kind, "pay:under-geas" in current_decision(table).options) == (
        "reaction",
        False,
    )
    assert statuses(table) == set()
    assert points(table) == (1, 0)


@pytest.mark.rule("N10.29")
def test_other_payments_wait_for_the_start_and_the_end_of_the_turn() -> None:
    ana = {"statuses": ["diseased", "envious"], "destiny": 5}
    table = make_table(ana, d6=[1], destiny=["blank"])
    assert current_decision(table).options == ("pay:diseased:Bo", "swap:on-pilgrimage", "done")
    play(table, "done")
    assert not [one for one in current_decision(table).options if one.startswith(("pay:", "swap:"))]
    play(table, "stay")
    assert current_decision(table).kind == "end" or not [
        one for one in current_decision(table).options if one.startswith("pay:")
    ]


@pytest.mark.rule("N10.13", "N13.2")
def test_a_prisoner_meets_the_jailer_also_where_a_city_card_sends_somebody() -> None:
    table = make_table({"statuses": ["imprisoned"]}, d6=[3, 2], destiny=["blank"])
    award(table, "[Encounter: talking-well on N]", "honor", encountering=False)
    assert [one["adjective"] for one in event_args(table, "met") if one["being"] == "jailer"] == [
        "ugly",
        "foolish",
    ]
    assert "talking-well" not in [one["being"] for one in event_args(table, "met")]


@pytest.mark.rule("N10.13", "N7.12")
def test_where_a_tale_leads_on_a_prisoner_meets_whom_it_says() -> None:
    table = make_table({"statuses": ["imprisoned"]}, destiny=["blank"])
    award(table, "[Encounter: talking-well on N]", "pray")
    assert [one["being"] for one in event_args(table, "met")] == ["jailer", "talking-well"]


@pytest.mark.rule("N10.23", "N8.9")
def test_what_a_status_makes_of_an_award_is_told_with_its_reason() -> None:
    table = make_table({"statuses": ["scorned"], "destiny": 1})
    award(table, "[D2/W+1 (Max: Rich)/Luck]")
    (gained,) = event_args(table, "story-gained")
    assert (gained["points"], gained["reason"]) == (2, "scorned")
    assert [(one["what"], one["reason"]) for one in event_args(table, "withheld")] == [
        ("wealth", "scorned"),
        ("skill", "scorned"),
    ]


@pytest.mark.rule("N10.1", "N10.12", "N14.1")
def test_why_a_status_is_lost_is_told() -> None:
    table = make_table({"statuses": ["accursed", "crippled", "grief-stricken", "wounded"], "story": 7})
    award(table, "[Blessed/S1/Death]")
    lost = {one["status"]: one["reason"] for one in event_args(table, "status-lost")}
    assert lost == {
        "accursed": "blessed",
        "crippled": "blessed",
        "grief-stricken": "story-told",
        "blessed": "death",
        "wounded": "death",
    }


@pytest.mark.rule("N10.23")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scorned_hero_who_sets_out_without_destiny_is_told_why(language: Language) -> None:
    said = find_localizer(language, "nights")
    table = make_table()
    award(table, "[Scorned]")
    (swapped,) = [event for event in table.all_events() if event.key == "swapped"]
    sentence = said.event_sentence(swapped, {}) or ""
    assert said.say("reason-scorned") not in sentence
    assert said.say("reason-no-destiny-left") in sentence


@pytest.mark.rule("N10.16", "N10.17")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_marriage_brings_and_what_it_turns_into_grief_are_explained_alike(language: Language) -> None:
    said = find_localizer(language, "nights")
    table = make_table()
    award(table, "[Married/Love Struck]")
    told = [event for event in table.all_events() if event.args.get("reason") == "married"]
    assert [event.key for event in told] == ["story-gained", "status-gained"]
    why = said.say("reason-married")
    assert all(why in (said.event_sentence(event, {}) or "") for event in told)
    love = {"en": "love", "fr": "amour", "es": "amor"}
    assert love[language] in why


@pytest.mark.rule("N8.7", "N10.6")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_determined_does_not_say_that_nothing_ends_it(language: Language) -> None:
    table = make_table({"statuses": ["determined"]})
    award(table, "[Lose a status of choice]")
    assert not statuses(table)
    about = find_localizer(language, "nights").say("status-determined.about")
    assert not re.search("Nothing ends|Rien ne met fin|Nada pone fin", about)


@pytest.mark.rule("N14.1")
@pytest.mark.parametrize(("language", "poor"), [("en", "Poor"), ("fr", "Pauvre"), ("es", "Pobre")])
def test_why_a_dead_beggar_becomes_richer_is_told(language: Language, poor: str) -> None:
    award(table := make_table({"wealth": "beggar"}), "[Death]")
    (event,) = [event for event in table.all_events() if event.key == "wealth"]
    assert (event.args["change"], event.args["reason"]) == (2, "death")
    assert poor in find_localizer(language, "nights").say("reason-death")


@pytest.mark.rule("N12.3")
@pytest.mark.parametrize(
    ("language", "reward"), [("en", "reward"), ("fr", "récompense"), ("es", "recompensa")]
)
def test_a_treasure_that_a_quest_takes_is_not_called_its_reward(language: Language, reward: str) -> None:
    hunt = {"treasure": "seal-ring", "paid": "seal-ring"}
    ana = {"quest": "in-search-of-treasure", "quest-words": hunt, "treasures": ["seal-ring"]}
    table = make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay", "barter", "done")
    (lost,) = [event for event in table.all_events() if event.key == "treasure-lost"]
    assert lost.args["reason"] == "quest"
    assert reward not in (find_localizer(language, "nights").event_sentence(lost, {}) or "")


@pytest.mark.rule("N10.18", "N10.26", "N16.2")
@pytest.mark.parametrize(
    ("language", "done"), [("en", "kept"), ("fr", "a tenu|achève"), ("es", "ha cumplido")]
)
def test_a_broken_oath_and_a_pilgrimage_given_up_are_not_told_as_fulfilled(
    language: Language, done: str
) -> None:
    said = find_localizer(language, "nights")
    for status in ("under-geas", "on-pilgrimage"):
        table = make_table({"statuses": [status]}, options={"one-status": True})
        award(table, "[Wounded]")
        (lost,) = [event for event in table.all_events() if event.key == "status-lost"]
        assert lost.args == {"seat": "Ana", "status": status, "reason": "one-status"}
        assert not re.search(done, said.event_sentence(lost, {}) or "")


@pytest.mark.rule("N10.12", "N11.6")
@pytest.mark.parametrize(
    ("language", "cursed", "grieving"),
    [("fr", "Maudite", "Affligée"), ("es", "Maldita", "Desconsolada")],
)
def test_a_status_that_a_heroine_wards_off_or_passes_on_agrees_with_her(
    language: Language, cursed: str, grieving: str
) -> None:
    ana = {"hero": "zumurrud", "treasures": ["wards"], "skills": {"storytelling": "talent"}}
    table = make_table({**ana, "statuses": ["grief-stricken"], "destiny": 2}, game=EVERY_WORD)
    play(table, "pay:grief-stricken:Bo")
    award(table, "[Accursed]")
    said = {event.key: event for event in table.all_events()}
    words = find_localizer(language, "nights", pack=EVERY_WORD.pack_digest())
    assert cursed in (words.event_sentence(said["status-warded"], {}) or "")
    assert grieving in (words.event_sentence(said["paid"], {}) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: Language) -> None:
    said = find_localizer(language, "nights")
    table = make_table({"statuses": ["scorned"], "destiny": 1})
    award(table, "[D2]")
    (gained,) = [event for event in table.all_events() if event.key == "story-gained"]
    assert said.say("reason-scorned") in (said.event_sentence(gained, {}) or "")
    named = [
        word for part in get_args(Reason) if part is not StatusReason for word in get_args(part) or (part,)
    ]
    words = [*named, *sorted(STATUS_REASONS)]
    missing = [
        word
        for word in words
        if word not in ("tale", "setup", "swapped") and not said.has_text(f"reason-{word}")
    ]
    assert missing == []
