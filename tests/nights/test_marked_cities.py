"""Statuses that mark a city (N10.17 to N10.19, N10.27)."""

import pytest

from nights.table_builder import (
    BASRA,
    OLD_MERCHANT,
    award,
    current_decision,
    hero,
    keys,
    make_table,
    play,
    points,
    statuses,
    with_changed_tales,
)

HOME = {"married": {"city": "baghdad"}}


def cities_offered(options: tuple[str, ...]) -> set[str]:
    cities = {"baghdad", "basra", "mecca", "damascus", "zaila", "tana", "herat", "lhasa"}
    return {option.removeprefix("move:") for option in options} & cities


@pytest.mark.rule("N10.17")
def test_the_home_is_the_city_of_the_wedding_or_the_next_one() -> None:
    award(table := make_table({"space": "basra"}), "[Married]")
    assert hero(table).statuses["married"].city == "basra"
    assert points(table) == (0, 1)
    table = make_table({"space": "zagros"})
    award(table, "[Married]")
    play(table, "move:baghdad")
    assert hero(table).statuses["married"].city == "baghdad"
    assert points(table) == (0, 1)


@pytest.mark.rule("N10.17")
def test_after_an_encounter_elsewhere_only_home_is_open_among_cities() -> None:
    table = make_table({"statuses": HOME}, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "move:basra", "barter")
    assert hero(table).statuses["married"].away
    away = {"married": {"city": "baghdad", "away": True}}
    table = make_table({"space": "basra", "statuses": away})
    assert "stay" not in current_decision(table).options
    assert cities_offered(current_decision(table).options) == {"baghdad"}


@pytest.mark.rule("N10.17")
@pytest.mark.parametrize(
    ("dice", "gained", "status"),
    [
        ([1, 1], (0, 1), "grief-stricken"),
        ([3, 4], (0, 1), None),
        ([4, 4], (1, 1), None),
        ([5, 6], (2, 1), "respected"),
    ],
)
def test_a_return_is_rewarded(dice: list[int], gained: tuple[int, int], status: str | None) -> None:
    away = {"married": {"city": "baghdad", "away": True}}
    table = play(make_table({"space": "basra", "statuses": away}, d6=dice), "move:baghdad", "roll")
    assert points(table) == gained
    assert statuses(table) == {"married", *([status] if status else [])}
    assert not hero(table).statuses["married"].away


@pytest.mark.rule("N10.17")
def test_to_stay_at_home_is_no_return_and_who_is_placed_does_not_break_the_ban() -> None:
    table = play(make_table({"statuses": HOME}, d6=[OLD_MERCHANT]), "stay")
    assert points(table) == (0, 0)
    away = {"married": {"city": "baghdad", "away": True}, "ensorcelled": {}}
    table = make_table({"space": "basra", "statuses": away})
    assert (current_decision(table).seat, "stay" in current_decision(table).options) == ("Bo", True)


@pytest.mark.rule("N10.17")
@pytest.mark.parametrize("line", ["[Move to: Baghdad]", "[Placed by another player: any city]"])
def test_who_is_carried_or_placed_at_home_has_returned(line: str) -> None:
    away = {"married": {"city": "baghdad", "away": True}}
    table = make_table({"space": "basra", "statuses": away})
    award(table, line, *(["baghdad"] if "Placed" in line else []), "go-on")
    assert points(table) == (0, 1)
    assert not hero(table).statuses["married"].away


@pytest.mark.rule("N10.17", "N5.6")
def test_an_arrow_that_leads_home_is_a_return() -> None:
    game = with_changed_tales(('cave-of-wonders = "empty-quarter"', 'cave-of-wonders = "mecca"'))
    away = {"married": {"city": "mecca", "away": True}, "vizier": {"city": "basra", "away": True}}
    ana = {"space": "mecca", "destination": "cave-of-wonders", "statuses": away}
    table = play(make_table(ana, destiny=["blank"], game=game), "move:cave-of-wonders", "lamp", "go-on")
    assert hero(table).space == "mecca"
    assert points(table) == (2, 3)
    assert not any(held.away for held in hero(table).statuses.values())


@pytest.mark.rule("N10.17", "N10.19")
def test_an_outlaw_who_is_dragged_home_in_chains_is_home_all_the_same() -> None:
    both = {"outlaw": {"city": "baghdad"}, "married": {"city": "baghdad"}}
    table = play(
        make_table({"space": "basra", "statuses": both}, d6=[1], destiny=["-"]), "stay", "rob", "go-on"
    )
    assert statuses(table) == {"married", "imprisoned"}
    assert not hero(table).statuses["married"].away
    assert "came-home" in keys(table)


@pytest.mark.rule("N10.17")
def test_the_home_is_the_next_city_in_which_another_player_places_the_hero() -> None:
    table = make_table({"space": "zagros"})
    award(table, "[Married/Placed by another player: within 3 spaces of Mecca]", "mecca")
    assert hero(table).statuses["married"].city == "mecca"
    assert points(table) == (0, 1)


@pytest.mark.rule("N10.17", "N10.27")
def test_an_encounter_that_leads_home_leaves_no_debt() -> None:
    game = with_changed_tales(("[S1/Lost]", "[Move to: Baghdad]"), ("[S1]", "[Move to: Baghdad]"))
    for status in ("married", "vizier"):
        table = make_table({"space": "basra", "statuses": {status: {"city": "baghdad"}}}, d6=[1], game=game)
        play(table, "stay", "barter", *(["no-skill"] if current_decision(table).kind == "section" else []))
        if status == "married":
            play(table, "go-on")
        assert hero(table).space == "baghdad"
        assert not hero(table).statuses[status].away


@pytest.mark.rule("N10.18")
def test_a_pilgrim_goes_to_a_far_city_and_then_to_mecca() -> None:
    ana = {"space": "lhasa", "statuses": ["on-pilgrimage"], "destination": "lhasa"}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"]), "stay")
    play(table, current_decision(table).options[0])
    while current_decision(table).seat == "Ana":
        play(table, current_decision(table).options[-1])
    assert hero(table).statuses["on-pilgrimage"].far
    ana = {"space": "mecca", "statuses": {"on-pilgrimage": {"far": True}}, "destination": "lhasa"}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    assert statuses(table) == set()
    assert points(table) == (2, 2)
    assert hero(table).skills == {"piety": 1}
    assert hero(table).destination is None


@pytest.mark.rule("N10.18")
def test_only_an_encounter_in_the_far_city_after_setting_out_counts() -> None:
    ana = {"space": "damascus", "statuses": ["on-pilgrimage"], "destination": "lhasa"}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    assert not hero(table).statuses["on-pilgrimage"].far
    in_mecca = {**ana, "space": "mecca"}
    table = play(make_table(in_mecca, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    assert statuses(table) == {"on-pilgrimage"}
    table = make_table({"space": "lhasa"}, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay")
    award(table, "[On Pilgrimage]")
    play(table, current_decision(table).options[0])
    while current_decision(table).seat == "Ana":
        play(table, current_decision(table).options[-1])
    assert not hero(table).statuses["on-pilgrimage"].far


@pytest.mark.rule("N10.18", "N10.10")
def test_an_encounter_in_the_turn_in_which_the_hero_sets_out_counts() -> None:
    ana = {"space": "lhasa", "statuses": ["envious"], "destiny": 3}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["blank"]), "swap:on-pilgrimage", "stay")
    while current_decision(table).seat == "Ana":
        play(table, current_decision(table).options[-1])
    assert hero(table).statuses["on-pilgrimage"].far


@pytest.mark.rule("N10.18", "N5.3")
def test_an_encounter_in_the_far_city_counts_even_if_it_moves_the_marker() -> None:
    game = with_changed_tales(("[S1/Wounded]", "[Opportunity to enter: Cave of Wonders]"))
    for space, far in (("lhasa", True), ("herat", False)):
        ana = {"space": space, "statuses": ["on-pilgrimage"], "destination": "lhasa"}
        script = {"d6-chart": [OLD_MERCHANT]}
        table = make_table(ana, script=script, encounter=["basra"], destiny=["-"], game=game)
        play(table, "stay")
        play(table, "attack")
        assert hero(table).destination == "cave-of-wonders"
        assert hero(table).statuses["on-pilgrimage"].far is far


@pytest.mark.rule("N10.19", "N13.2")
def test_a_second_encounter_in_the_turn_that_made_the_outlaw_is_a_later_one() -> None:
    table = make_table({"space": "basra", "cards": [BASRA]}, d6=[OLD_MERCHANT, 6], destiny=["-", "blank"])
    play(table, "stay", "rob")
    assert statuses(table) == {"outlaw"}, "not by the encounter that gave it"
    play(table, f"play:{BASRA}", "examine", "no-skill", "first")
    assert statuses(table) == {"imprisoned", "enslaved"}


@pytest.mark.rule("N10.18")
def test_the_marker_goes_to_a_city_more_than_three_spaces_from_mecca_and_anew_when_it_is_free() -> None:
    award(table := make_table(), "[On Pilgrimage]")
    assert hero(table).destination == "lhasa"
    table = make_table({"statuses": ["on-pilgrimage"]})
    assert hero(table).destination == "lhasa"
    assert hero(make_table({"statuses": {"on-pilgrimage": {"far": True}}})).destination is None


@pytest.mark.rule("N10.19")
def test_an_outlaw_is_imprisoned_after_a_later_encounter_in_the_marked_city() -> None:
    table = play(make_table(d6=[OLD_MERCHANT], destiny=["-"]), "stay", "rob")
    assert hero(table).statuses["outlaw"].city == "baghdad"
    table = play(make_table({"statuses": ["outlaw"]}, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    assert statuses(table) == {"imprisoned"}
    elsewhere = make_table(
        {"space": "basra", "statuses": {"outlaw": {"city": "baghdad"}}}, d6=[1], destiny=["blank"]
    )
    assert statuses(play(elsewhere, "stay", "barter")) == {"outlaw"}


@pytest.mark.rule("N10.19")
def test_an_outlaw_again_is_moved_to_the_marked_city_and_imprisoned() -> None:
    wanted = {"outlaw": {"city": "baghdad"}}
    table = play(make_table({"space": "basra", "statuses": wanted}, d6=[1], destiny=["-"]), "stay", "rob")
    assert statuses(table) == {"imprisoned"}
    assert hero(table).space == "baghdad"


@pytest.mark.rule("N10.19")
def test_among_equally_near_cities_the_player_chooses() -> None:
    (question,) = award(make_table({"space": "gulf"}), "[Outlaw]") or [None]
    assert question is None
    table = make_table({"space": "zagros"})
    (question,) = award(table, "[Outlaw]", "herat")
    assert set(question.options) == {"baghdad", "herat"}
    assert hero(table).statuses["outlaw"].city == "herat"


@pytest.mark.rule("N10.27")
def test_a_vizier_gains_points_and_skills_and_a_seat() -> None:
    award(table := make_table(), "[Vizier]")
    assert points(table) == (1, 1)
    assert hero(table).skills == {"courtly-graces": 1, "wisdom": 1}
    assert hero(table).statuses["vizier"].city == "baghdad"


@pytest.mark.rule("N10.27", "N10.29")
def test_home_and_seat_count_together() -> None:
    both = {"married": {"city": "baghdad"}, "vizier": {"city": "basra"}}
    table = play(make_table({"statuses": both}, d6=[1], destiny=["blank"]), "move:basra", "barter")
    assert not hero(table).statuses["married"].away
    away = {"married": {"city": "baghdad", "away": True}, "vizier": {"city": "basra", "away": True}}
    table = make_table({"space": "mecca", "statuses": away})
    assert cities_offered(current_decision(table).options) == {"baghdad", "basra"}
    play(table, "move:basra")
    assert not hero(table).statuses["married"].away
    assert points(table) == (0, 0)


@pytest.mark.rule("N10.27", "N10.17")
def test_the_encounter_in_which_a_hero_becomes_vizier_does_not_keep_it_from_other_cities() -> None:
    game = with_changed_tales(("[S1]", "[Move to: Zagros/Vizier]"))
    table = make_table({"space": "basra"}, d6=[OLD_MERCHANT], destiny=["blank"], game=game)
    play(table, "stay", "barter", "baghdad")
    vizier = hero(table).statuses["vizier"]
    assert (hero(table).space, vizier.city, vizier.away) == ("zagros", "baghdad", False)


@pytest.mark.rule("N10.27")
def test_a_learned_vizier_becomes_sultan() -> None:
    skills = {"piety": "master", "scholarship": "master"}
    ana = {"statuses": ["vizier"], "skills": skills, "destiny": 6, "story": 6}
    assert current_decision(make_table({**ana, "story": 5})).kind == "move"
    table = play(make_table(ana), "swap:sultan")
    assert statuses(table) == {"sultan"}
