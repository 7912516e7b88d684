"""Pairs of statuses that affect the same thing (N8.9, N10)."""

import pytest

from nights.table_builder import (
    MAIDEN,
    OLD_MERCHANT,
    award,
    current_decision,
    event_args,
    hero,
    keys,
    make_table,
    play,
    points,
    statuses,
    wealth,
)
from serai.games.nights.decision_subject import subject_of
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.world import Being


@pytest.mark.rule("N8.9")
def test_scorn_goes_before_bondage_so_nothing_is_passed_on() -> None:
    table = make_table({"statuses": ["enslaved", "scorned"], "destiny": 1})
    play(table, "done")
    award(table, "[D2]")
    assert points(table) == (1, 2)
    assert points(table, "Bo") == (0, 0)


@pytest.mark.rule("N8.9", "N10.26")
def test_what_scorn_turns_into_story_does_not_count_for_a_geas_but_for_fate() -> None:
    table = make_table({"statuses": ["scorned", "under-geas", "fated"], "destiny": 1})
    award(table, "[D4]")
    assert statuses(table) == {"scorned", "under-geas"}


@pytest.mark.rule("N8.9", "N10.12")
def test_doubled_story_counts_for_grief_and_prison() -> None:
    table = make_table({"statuses": ["crippled", "grief-stricken", "imprisoned"], "story": 6}, d6=[1])
    award(table, "[S1]")
    assert statuses(table) == {"crippled", "imprisoned"}
    award(table, "[S1]")
    assert statuses(table) == {"crippled"}


@pytest.mark.rule("N8.9", "N10.10")
def test_a_treasure_that_is_passed_on_does_not_end_envy() -> None:
    table = make_table({"statuses": ["enslaved", "envious"]})
    award(table, "[Treasure]")
    assert statuses(table) == {"enslaved", "envious"}
    assert len(hero(table, "Bo").treasures) == 1


@pytest.mark.rule("N10.10", "N10.23")
def test_an_envious_and_scorned_hero_says_which_is_swapped() -> None:
    table = make_table({"statuses": ["envious", "scorned"], "destiny": 4})
    assert current_decision(table).options == (
        "swap:on-pilgrimage:envious",
        "swap:on-pilgrimage:scorned",
        "done",
    )
    play(table, "swap:on-pilgrimage:envious")
    assert statuses(table) == {"scorned", "on-pilgrimage"}
    assert points(table) == (1, 0)
    play(table, "swap:on-pilgrimage")
    assert statuses(table) == {"on-pilgrimage"}


@pytest.mark.rule("N10.23")
def test_whoever_pays_the_last_destiny_is_scorned_no_longer() -> None:
    table = make_table({"statuses": ["scorned", "diseased"], "destiny": 3})
    play(table, "pay:diseased:Bo")
    assert statuses(table) == {"diseased", "on-pilgrimage"}


@pytest.mark.rule("N10.11", "N10.1")
def test_on_a_chart_fate_goes_before_a_curse_but_other_dice_are_cursed() -> None:
    table = play(make_table({"statuses": ["fated", "accursed"]}, d6=[3], destiny=["blank"]), "stay")
    assert current_decision(table).kind == "entry"
    play(table, "1", "honor")
    assert (current_decision(table).kind, current_decision(table).seat) == ("number", "Bo")
    assert subject_of(current_decision(table)).leads["6"] == parse_award_line("[D1/Treasure]")
    play(table, "3")
    assert points(table) == (0, 1)
    assert "accursed" in statuses(table)


@pytest.mark.rule("N10.13", "N10.1")
def test_the_jailers_temper_is_cursed_too() -> None:
    table = make_table({"statuses": ["imprisoned", "accursed"]}, d6=[6])
    assert subject_of(current_decision(table)).leads["6"] == Being("jailer", "wicked", "K", "m")
    play(table, "6")
    assert event_args(table, "met")[0]["adjective"] == "wicked"


@pytest.mark.rule("N10.20", "N10.4")
def test_a_blessed_hero_may_choose_not_to_be_found() -> None:
    table = play(make_table({"statuses": ["pursued", "blessed"]}, d6=[6, 1]), "stay", "6")
    assert "drew" in keys(table)


@pytest.mark.rule("N10.9", "N10.13")
def test_an_ensorcelled_prisoner_is_not_moved_but_may_break_the_spell() -> None:
    table = make_table({"statuses": ["ensorcelled", "imprisoned"]}, d6=[1, 6, 1], destiny=["-"])
    assert current_decision(table).kind == "reaction"
    play(table, "wait")
    assert statuses(table) == {"imprisoned"}


@pytest.mark.rule("N10.9", "N10.15")
def test_a_lost_hero_is_moved_one_space_at_most() -> None:
    table = make_table({"statuses": ["ensorcelled", "lost"]})
    assert current_decision(table).seat == "Bo"
    assert set(current_decision(table).options) == {
        "stay",
        "move:basra",
        "move:mecca",
        "move:damascus",
        "move:zagros",
    }


@pytest.mark.rule("N10.14", "N10.10")
def test_nobody_chooses_for_the_insane_where_envy_leaves_one_reaction() -> None:
    table = play(make_table({"statuses": ["insane", "envious"]}, d6=[OLD_MERCHANT], destiny=["-"]), "stay")
    assert event_args(table, "reacted")[0]["reaction"] == "rob"
    assert event_args(table, "only-option")[0]["seat"] == "Ana"


@pytest.mark.rule("N10.24", "N10.16")
def test_a_love_struck_hero_whose_sex_has_changed_courts_the_other_way() -> None:
    ana = {"statuses": ["love-struck", "sex-changed"]}
    table = play(make_table(ana, d6=[1], destiny=["-"]), "stay")
    assert event_args(table, "met")[0]["being"] == "soldier"
    assert event_args(table, "read")[0]["sex"] == "f"


@pytest.mark.rule("N10.24", "N10.2")
def test_a_beast_does_not_court_whatever_its_sex() -> None:
    table = play(make_table({"statuses": ["beast-form", "sex-changed"]}, d6=[OLD_MERCHANT]), "stay")
    assert "court" not in current_decision(table).options


@pytest.mark.rule("N10.12", "N10.28")
def test_a_wounded_griever_uses_neither_talents_nor_what_wounds_forbid() -> None:
    skills = {"weapon-use": "master", "piety": "master"}
    ana = {"statuses": ["grief-stricken", "wounded"], "skills": skills, "story": 1}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["-"]), "done", "stay", "attack")
    assert event_args(table, "section")[0]["section"] == "no-skill"
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["-"]), "done", "stay", "barter")
    assert current_decision(table).options == ("no-skill", "piety")


@pytest.mark.rule("N10.22", "N10.5")
def test_a_robe_of_honor_lets_a_crippled_hero_walk() -> None:
    award(table := make_table({"statuses": ["crippled"]}), "[Robe of Honor]")
    assert statuses(table) == {"robe-of-honor", "respected"}


@pytest.mark.rule("N10.22", "N10.23")
def test_a_scorned_hero_has_of_a_robe_only_story_and_respect() -> None:
    award(table := make_table({"statuses": ["scorned"], "destiny": 1}), "[Robe of Honor]")
    assert points(table) == (1, 1)
    assert not hero(table).skills
    assert statuses(table) == {"scorned", "robe-of-honor", "respected"}


@pytest.mark.rule("N10.23", "N10.25")
def test_a_scorned_sultan_is_fabulous_all_the_same() -> None:
    award(table := make_table({"statuses": ["scorned"], "destiny": 6, "story": 6}), "[Sultan]")
    assert wealth(table) == "fabulous"


@pytest.mark.rule("N10.27", "N10.25")
def test_a_vizier_who_falls_short_of_sultan_stays_vizier() -> None:
    award(table := make_table({"statuses": ["vizier"]}), "[Sultan]")
    assert statuses(table) == {"vizier"}
    assert points(table) == (0, 0)


@pytest.mark.rule("N10.17", "N10.3")
def test_a_married_hero_who_is_beloved_gains_the_destiny_only() -> None:
    award(table := make_table({"statuses": ["married"]}), "[Beloved]", "accept")
    assert statuses(table) == {"married"}
    assert points(table) == (2, 0)


@pytest.mark.rule("N10.19", "N10.13")
def test_an_outlaw_in_prison_is_one_no_longer_after_the_next_encounter() -> None:
    table = make_table({"statuses": ["imprisoned", "outlaw"]}, d6=[1], destiny=["-"])
    play(table, "wait")
    assert statuses(table) == {"imprisoned"}


@pytest.mark.rule("N10.19", "N10.17")
def test_each_status_keeps_its_own_marked_city() -> None:
    marks = {"married": {"city": "basra"}, "vizier": {"city": "mecca"}, "outlaw": {"city": "tana"}}
    shown = make_table({"statuses": marks}).view(None).board.heroes["Ana"].marked
    assert shown == {"married": "basra", "vizier": "mecca", "outlaw": "tana"}


@pytest.mark.rule("N10.18", "N5.3")
def test_a_pilgrim_whose_marker_was_moved_places_it_anew_when_it_is_free() -> None:
    ana = {"statuses": ["on-pilgrimage"], "destination": "cave-of-wonders"}
    assert hero(make_table(ana)).destination == "cave-of-wonders"
    table = make_table({"statuses": ["on-pilgrimage"]})
    assert hero(table).destination == "lhasa"


@pytest.mark.rule("N10.6", "N10.21")
def test_what_was_used_up_in_one_encounter_can_be_used_in_the_next() -> None:
    ana = {"statuses": ["respected"], "tokens": []}
    table = make_table(ana, d6=[MAIDEN], destiny=["-", "+", "-", "+"])
    award(
        table,
        "[Encounter: Old Merchant on L/Encounter: Old Merchant on L]",
        "barter",
        "reroll",
        "barter",
        "reroll",
    )
    assert points(table) == (2, 2)
