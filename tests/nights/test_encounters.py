"""The encounter card and the encounter (N3.1, N6, N7)."""

from typing import Any

import msgspec
import pytest

from nights.table_builder import (
    BASRA,
    MAIDEN,
    MOUNTAIN,
    OLD_MERCHANT,
    PEOPLE,
    TINY_NIGHTS,
    WICKED_MERCHANT,
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
    turn_of,
    with_changed_tales,
)
from serai.book.vocabulary import MATRICES
from serai.games.nights.decision_subject import Encountered, Subject
from serai.games.nights.encounters import ask_for_section, meet_being, offer_master_section
from serai.games.nights.world import Base, CompiledParagraph
from serai.table import Table

# The card


@pytest.mark.rule("N6.1", "N6.6")
def test_after_moving_a_card_is_drawn_and_discarded_after_the_encounter() -> None:
    table = play(make_table(d6=[OLD_MERCHANT], destiny=["blank"]), "stay")
    assert event_args(table, "drew") == [{"seat": "Ana", "card": PEOPLE, "left": 2}]
    assert state_of(table).encounter_discards == []
    play(table, "barter")
    assert state_of(table).encounter_discards == [PEOPLE]


@pytest.mark.rule("N6.3")
@pytest.mark.parametrize(
    ("time", "being"), [("morning", "merchant"), ("noon", "dervish"), ("night", "merchant")]
)
def test_a_character_card_reads_a_chart_by_the_time_of_day(time: str, being: str) -> None:
    table = play(make_table(world={"time": time}, d6=[2]), "stay")
    chart = {"morning": "bazaar", "noon": "road", "night": "harbour"}[time]
    entry = TINY_NIGHTS.world.charts[chart][1]
    assert event_args(table, "met")[0]["being"] == entry.noun == ("soldier" if time == "night" else being)


@pytest.mark.rule("N6.4")
def test_a_terrain_card_reads_the_chart_of_the_terrain_and_for_one_terrain_a_row_of_n() -> None:
    in_city = play(make_table(encounter=[MOUNTAIN], d6=[1]), "stay")
    assert event_args(in_city, "met") == [
        {"seat": "Ana", "being": "merchant", "adjective": "old", "matrix": "L"}
    ]
    at_sea = play(make_table({"space": "gulf"}, encounter=[MOUNTAIN]), "stay")
    (met,) = event_args(at_sea, "met")
    assert (met["being"], met["matrix"]) == (MOUNTAIN, "N")
    assert not event_args(at_sea, "rolled")


@pytest.mark.rule("N6.5")
def test_a_city_card_is_resolved_at_once_wherever_the_hero_is_and_then_kept_or_discarded() -> None:
    table = play(make_table({"space": "mecca"}, encounter=[BASRA], d6=[1], destiny=["blank"]), "stay")
    assert event_args(table, "met")[0]["being"] == "merchant"
    play(table, "barter")
    assert current_decision(table).options == ("keep", "discard")
    play(table, "keep")
    assert hero(table).cards == [BASRA]
    again = play(make_table(encounter=[BASRA], d6=[1], destiny=["blank"]), "stay", "barter", "discard")
    assert state_of(again).encounter_discards == [BASRA]


@pytest.mark.rule("N2.4")
def test_the_time_changes_after_the_encounter_of_the_last_card() -> None:
    for before, after in (("morning", "noon"), ("noon", "night"), ("night", "night")):
        world = {"time": before, "encounters": [PEOPLE], "discards": [MOUNTAIN, BASRA]}
        table = play(make_table(world=world, d6=[1], destiny=["blank"]), "stay")
        assert state_of(table).time == before
        play(table, current_decision(table).options[0])
        while current_decision(table).seat == "Ana":
            play(table, current_decision(table).options[-1])
        assert state_of(table).time == after
        assert sorted(state_of(table).encounter_deck) == sorted([PEOPLE, MOUNTAIN, BASRA])


@pytest.mark.rule("N6.2")
def test_what_replaces_the_card_goes_in_order() -> None:
    everything = ["imprisoned", "love-struck", "pursued", "lost"]
    in_prison = make_table({"statuses": everything}, d6=[1])
    assert event_args(in_prison, "met")[0]["being"] == "jailer"
    in_love = play(make_table({"statuses": everything[1:]}, d6=[1], destiny=["-"]), "stay")
    assert event_args(in_love, "met")[0]["being"] == "maiden"
    assert "love-struck" not in statuses(in_love)
    found = play(make_table({"statuses": everything[2:]}, d6=[2]), "stay")
    assert event_args(found, "met")[0]["matrix"] == "H"
    not_found = play(make_table({"statuses": everything[2:]}, d6=[3]), "stay")
    assert current_decision(not_found).options == ("badly-lost", "draw")
    assert "drew" not in keys(not_found)


@pytest.mark.rule("N6.2")
def test_a_displaced_love_struck_waits_and_a_displaced_pursuit_is_not_rolled() -> None:
    table = make_table({"statuses": ["imprisoned", "love-struck", "pursued"]}, d6=[1], destiny=["-"])
    play(table, "wait")
    assert {"love-struck", "pursued"} <= statuses(table)
    assert [event["why"] for event in event_args(table, "rolled")] == ["jailer"]


# Charts


@pytest.mark.rule("N7.1")
@pytest.mark.parametrize(("destiny", "bonus"), [(2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_die_number_of_the_space_and_destiny_bonus_are_added(destiny: int, bonus: int) -> None:
    table = play(make_table({"space": "zagros", "destiny": destiny}, d6=[2]), "stay")
    entry = TINY_NIGHTS.world.charts["bazaar"][2 + 3 + bonus - 1]
    assert event_args(table, "met")[0]["being"] == entry.noun
    assert event_args(table, "met")[0]["adjective"] == entry.adjective


@pytest.mark.rule("N7.1", "N7.2")
def test_more_than_twelve_counts_as_twelve() -> None:
    table = play(make_table({"space": "lhasa", "destiny": 9}, d6=[6]), "stay")
    assert event_args(table, "met")[0]["being"] == "palace-of-closets"


# Reactions


@pytest.mark.rule("N7.3")
def test_all_open_reactions_of_the_matrix_are_offered_before_anything_is_read() -> None:
    table = play(make_table(d6=[MAIDEN]), "stay")
    assert current_decision(table).options == (
        "attack",
        "aid",
        "rob",
        "avoid",
        "barter",
        "honor",
        "court",
        "hire",
    )
    assert "read" not in keys(table)
    assert current_decision(table).subject == Subject(encounter=Encountered("maiden", "beautiful", "L"))
    assert [len(MATRICES[letter]) for letter in "AKO"] == [9, 8, 7]


@pytest.mark.rule("N7.4")
def test_court_needs_two_sexes() -> None:
    assert "court" in current_decision(play(make_table(d6=[MAIDEN]), "stay")).options
    assert (
        "court" not in current_decision(play(make_table({"hero": "zumurrud"}, d6=[MAIDEN]), "stay")).options
    )
    assert "court" not in current_decision(play(make_table(d6=[WICKED_MERCHANT]), "stay")).options
    changed = make_table({"statuses": ["sex-changed"]}, d6=[WICKED_MERCHANT])
    assert "court" in current_decision(play(changed, "stay")).options


@pytest.mark.rule("N7.5", "N7.2")
@pytest.mark.parametrize(
    ("face", "paragraph"), [("-", "short-weight"), ("blank", "two-liars"), ("+", "honest-camel")]
)
def test_the_destiny_die_takes_the_paragraph_before_the_base_itself_or_the_one_after(
    face: str, paragraph: str
) -> None:
    table = play(make_table(d6=[OLD_MERCHANT], destiny=[face]), "stay", "barter")
    assert event_args(table, "destiny") == [{"seat": "Ana", "face": face}]
    assert event_args(table, "read")[0]["paragraph"] == f"merchant/barter#{paragraph}"


@pytest.mark.rule("N7.5")
def test_a_barred_cell_is_not_offered() -> None:
    assert "abduct" not in current_decision(play(make_table(d6=[MAIDEN]), "stay")).options


# Masters


@pytest.mark.rule("N7.6")
def test_a_master_may_go_straight_and_is_not_told_which_paragraph_it_is() -> None:
    table = play(make_table({"skills": {"wisdom": "master"}}, d6=[OLD_MERCHANT]), "stay", "barter")
    assert current_decision(table).options == ("roll", "master:wisdom")
    play(table, "master:wisdom")
    assert points(table) == (2, 1)
    assert "destiny" not in keys(table)


@pytest.mark.rule("N7.6")
def test_where_several_paragraphs_qualify_the_master_chooses() -> None:
    table = play(make_table({"skills": {"luck": "master"}}, d6=[MAIDEN]), "stay", "hire")
    assert current_decision(table).kind != "master"
    skills = {"storytelling": "master", "courtly-graces": "master"}
    table = play(make_table({"skills": skills}, d6=[OLD_MERCHANT]), "stay", "honor")
    assert current_decision(table).options == ("roll", "master:storytelling", "master:courtly-graces")


@pytest.mark.rule("N7.6")
def test_a_talent_cannot_go_straight() -> None:
    table = play(
        make_table({"skills": {"wisdom": "talent"}}, d6=[OLD_MERCHANT], destiny=["-"]), "stay", "barter"
    )
    assert "master" not in [one.get("kind") for one in event_args(table, "only-option")]
    assert event_args(table, "destiny")


# Sections


@pytest.mark.rule("N7.7", "N9.2")
def test_one_section_is_chosen_whose_heading_the_hero_has() -> None:
    skills = {"storytelling": "talent", "piety": "talent"}
    table = play(make_table({"skills": skills}, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    assert event_args(table, "read")[0]["headings"] == ["no-skill", "storytelling", "quick-thinking"]
    assert current_decision(table).options == ("no-skill", "storytelling")
    play(table, "storytelling")
    assert points(table) == (0, 2)
    assert turn_of(table) == "Bo"


@pytest.mark.rule("N7.7")
def test_a_paragraph_without_sections_is_read_whole() -> None:
    statuses_held = ["lost"]
    table = play(
        make_table({"statuses": statuses_held}, destiny=["-"]), "stay", "badly-lost", "wait-for-help"
    )
    assert points(table) == (0, 1)
    assert event_args(table, "read")[0]["headings"] == []


@pytest.mark.rule("N7.8")
def test_a_mandatory_section_must_be_taken() -> None:
    ana = {"statuses": ["scorned"], "destiny": 1, "skills": {"wisdom": "talent"}}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["+"]), "done", "stay", "barter")
    assert event_args(table, "section")[0]["section"] == "scorned"


@pytest.mark.rule("N7.8", "N7.6")
def test_going_straight_by_a_master_skill_overrides_a_mandatory_section() -> None:
    ana = {"statuses": ["scorned"], "destiny": 1, "skills": {"wisdom": "master"}}
    table = play(make_table(ana, d6=[OLD_MERCHANT]), "done", "stay", "barter", "master:wisdom")
    assert event_args(table, "section")[0]["section"] == "wisdom"


@pytest.mark.rule("N7.9")
@pytest.mark.parametrize(
    ("ana", "reaction", "face", "section"),
    [
        ({"wealth": "beggar"}, "rob", "+", "wealth-beggar-or-wealth-penniless"),
        ({"hero": "zumurrud"}, "avoid", "blank", "sex-woman"),
        ({"tokens": ["owes-the-ferryman"]}, "aid", "blank", "token-owes-the-ferryman"),
        ({"statuses": ["married"]}, "avoid", "+", "married"),
        ({"skills": {"luck": "talent"}}, "attack", "blank", "wilderness-lore-or-luck"),
    ],
)
def test_headings_name_alternatives_statuses_sexes_wealth_and_tokens(
    ana: dict[str, object], reaction: str, face: str, section: str
) -> None:
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=[face]), "stay", reaction)
    assert section in current_decision(table).options


@pytest.mark.rule("N7.9")
def test_a_heading_may_name_a_treasure() -> None:
    ana = {"treasures": ["magic-lamp"], "statuses": ["lost"]}
    table = play(make_table(ana, destiny=["blank"]), "stay", "badly-lost", "wait-for-help")
    assert "treasure-magic-lamp" in current_decision(table).options


@pytest.mark.rule("N7.10", "N7.11")
def test_the_award_follows_the_section_and_the_tale_carries_whom_it_is_about() -> None:
    table = play(
        make_table({"skills": {"piety": "talent"}}, d6=[OLD_MERCHANT], destiny=["-"]), "stay", "barter"
    )
    (read,) = event_args(table, "read")
    assert (read["being"], read["adjective"], read["sex"]) == ("merchant", "old", "m")
    assert points(table) == (0, 0)
    play(table, "piety")
    assert points(table) == (1, 1)
    order = [key for key in keys(table) if key in ("read", "section", "destiny-gained")]
    assert order == ["read", "section", "destiny-gained"]


@pytest.mark.rule("N7.12")
def test_an_encounter_may_lead_to_a_paragraph_or_to_another_encounter() -> None:
    table = make_table(destiny=["blank"])
    award(table, "[D1/Go to: letter/sealed#read-aloud]")
    assert points(table) == (1, 1)
    assert "respected" in statuses(table)
    award(table, "[Encounter: Generous Dervish on L/D1]", "barter", "accept")
    assert points(table) == (2, 2)


@pytest.mark.rule("N7.12")
def test_a_roll_has_bands_and_skills_that_can_be_used_add_to_it() -> None:
    line = "[Roll (Wilderness Lore +1, Luck +1): 1-3 Lost; 4-7 S1; 8 D2]"
    table = make_table({"skills": {"luck": "talent", "wilderness-lore": "talent"}}, d6=[6])
    award(table, line)
    assert points(table) == (2, 0)
    award(alone := make_table(d6=[3]), line)
    assert statuses(alone) == {"lost"}
    grieving = make_table({"skills": {"luck": "talent"}, "statuses": ["grief-stricken"]}, d6=[3])
    award(grieving, line)
    assert "lost" in statuses(grieving)


@pytest.mark.rule("N7.12")
def test_a_tale_may_offer_something_that_is_accepted_or_refused() -> None:
    award(table := make_table(), "[Accept: (D1/Married); Refuse: Grief Stricken]", "accept")
    assert statuses(table) == {"married"}
    award(table := make_table(), "[Accept: (D1/Married); Refuse: Grief Stricken]", "refuse")
    assert statuses(table) == {"grief-stricken"}


@pytest.mark.rule("N7.6")
def test_a_master_chooses_among_the_paragraphs_that_name_the_skill() -> None:
    pages = TINY_NIGHTS.world.paragraphs
    faces = (
        pages["merchant/barter#short-weight"],
        pages["merchant/barter#two-liars"],
        pages["stranger/thorn#goat-in-the-well"],
    )
    base = Base(faces, frozenset({"piety", "storytelling"}))
    table = make_table({"skills": {"piety": "master", "storytelling": "master"}})
    (question,) = run(offer_master_section(table._runner.game, hero(table), base), "master:piety:3")
    assert question.options == ("roll", "master:piety:1", "master:piety:3", "master:storytelling")


@pytest.mark.rule("N7.8")
def test_of_several_mandatory_sections_the_player_chooses_one_and_what_cannot_be_used_is_not_had() -> None:
    pages = TINY_NIGHTS.world.paragraphs
    scorned = pages["merchant/barter#honest-camel"].sections[2]
    insane = pages["hire/caravan#one-lamp"].sections[1]
    wise = pages["merchant/barter#honest-camel"].sections[1]
    charming = msgspec.structs.replace(pages["window/lattice#orange"].sections[1], mandatory=True)
    page = CompiledParagraph("a#b", (wise, scorned, insane, charming), [], (), {}, None)
    skills = {"wisdom": "talent", "seduction": "talent"}
    table = make_table({"statuses": ["scorned", "insane", "wounded"], "destiny": 1, "skills": skills})
    (question,) = run(ask_for_section(table._runner.game, hero(table), page), "insane")
    assert question.options == ("scorned", "insane")


def at_the_well(ana: dict[str, Any], *answers: str, **script: Any) -> Table:
    """Ana meets the Talking Well; a section of its tale leads to a letter."""
    table = make_table({"skills": {"scholarship": "talent"}, **ana}, **script)
    game = table._runner.game
    run(meet_being(game, hero(table), game.world.find_or_make_being("talking-well", "", "N")), *answers)
    return table


@pytest.mark.rule("N10.6", "N7.12")
def test_an_award_to_which_the_tale_leads_on_may_be_rejected_and_what_came_before_stays() -> None:
    ana = {"statuses": ["determined"]}
    answers = ("bargain", "scholarship", "accept", "reject", "examine", "scholarship")
    table = at_the_well(ana, *answers, destiny=["blank", "blank"])
    assert points(table) == (2, 1)  # the well's award twice, the letter's once
    assert event_args(table, "rejected") == [{"seat": "Ana"}]
    assert "bargain" not in [one["reaction"] for one in event_args(table, "reacted")][1:]


@pytest.mark.rule("N10.21", "N7.12")
def test_no_die_leads_to_a_paragraph_that_follows_an_accepted_award() -> None:
    ana = {"statuses": ["respected", "determined"]}
    table = make_table({"skills": {"scholarship": "talent"}, **ana}, destiny=["blank"])
    game = table._runner.game
    well = game.world.find_or_make_being("talking-well", "", "N")
    asked_for = run(meet_being(game, hero(table), well), "bargain", "scholarship", "accept", "accept")
    assert [one.options for one in asked_for if one.kind == "award"] == [
        ("accept", "reject", "reroll"),
        ("accept", "reject"),
    ]


@pytest.mark.rule("N10.6", "N10.21", "N10.30")
def test_what_a_die_in_the_tale_gives_may_be_rolled_again_and_then_rejected() -> None:
    ana = {"statuses": ["determined", "respected"]}
    script = {"d6": [OLD_MERCHANT, 1, 2], "destiny": ["blank", "blank"]}
    table = play(make_table(ana, **script), "stay", "honor", "accept", "reroll")
    assert current_decision(table).options == ("accept", "reject")
    play(table, "reject")
    assert "honor" not in current_decision(table).options
    assert statuses(table) == {"determined", "respected"}


@pytest.mark.rule("N7.12", "N10.6", "N10.21")
def test_determined_and_respected_count_anew_where_a_tale_leads_to_another_being() -> None:
    leading_on = with_changed_tales(("[D1/S1/Blessed (one turn)]", "[S1/Encounter: Old Dervish on L]"))
    ana = {"statuses": ["determined", "respected"], "skills": {"weapon-use": "talent"}}
    script = {"d6": [OLD_MERCHANT], "destiny": ["-"] * 6}
    table = make_table(ana, game=leading_on, **script)
    play(table, "stay", "honor", "reroll", "reject", "attack", "weapon-use")
    assert points(table) == (0, 1)  # the merchant's tale has led to the dervish
    play(table, "honor")
    assert current_decision(table).options == ("accept", "reject", "reroll")
    play(table, "reroll")
    assert current_decision(table).options == ("accept", "reject")
    play(table, "reject")
    assert current_decision(table).kind == "reaction"
    assert points(table) == (0, 1)  # the first award is kept


@pytest.mark.rule("N7.11", "N17.2")
def test_what_is_read_says_who_is_met_and_the_heros_sex() -> None:
    table = play(
        make_table({"statuses": ["sex-changed"]}, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter"
    )
    for key in ("read", "section"):
        (args,) = event_args(table, key)
        assert (args["being"], args["adjective"], args["sex"]) == ("merchant", "old", "f")
