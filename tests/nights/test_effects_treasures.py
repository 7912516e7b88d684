"""What treasures do while they are owned (N11.6), one card per effect word."""

import pytest

from nights.effect_pack import EVERY_WORD, owning
from nights.table_builder import (
    BASRA,
    MAIDEN,
    MOUNTAIN,
    OLD_MERCHANT,
    PEOPLE,
    award,
    current_decision,
    event_args,
    hero,
    keys,
    play,
    points,
    run,
    state_of,
    statuses,
    wealth,
)
from serai.games.nights.cities import sell_treasure
from serai.games.nights.death import kill_hero
from serai.games.nights.decision_subject import subject_of
from serai.games.nights.effects import chance_modifiers
from serai.games.nights.skills import usable_skills
from serai.games.nights.world import Being

CAVE = "move:cave-of-wonders"


def skills(table, seat="Ana"):
    return usable_skills(table._runner.game, hero(table, seat))


def moves(*treasures, **more):
    return current_decision(owning(*treasures, **more)).options


# Skills


@pytest.mark.rule("N11.6")
def test_a_skill_is_had_while_the_treasure_is_owned() -> None:
    table = owning("skill-while-owned", "master-while-owned")
    assert skills(table) == {"scholarship": 1, "weapon-use": 2}
    award(table, "[Lose treasure: master-while-owned]")
    assert skills(table) == {"scholarship": 1}


def test_a_talent_is_raised_to_master_and_nothing_without_it() -> None:
    assert skills(owning("raises-skill")) == {}
    assert skills(owning("raises-skill", ana={"skills": {"storytelling": "talent"}})) == {"storytelling": 2}


def test_the_power_of_a_status_is_had_without_it() -> None:
    table = play(owning("power-of", d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter")
    while "reject" not in current_decision(table).options:
        play(table, current_decision(table).options[0])
    play(table, "reject")
    assert current_decision(table).kind == "reaction"


# Travelling


def test_more_spaces_by_land() -> None:
    at = {"space": "damascus", "wealth": "beggar"}
    assert "move:lhasa" not in moves(ana=at)
    assert "move:lhasa" in moves("faster", ana=at)


def test_by_land_and_by_sea_at_the_better_rate() -> None:
    at = {"space": "gulf", "wealth": "poor"}
    assert "move:serendib" in moves(ana=at)
    far = {"space": "basra", "wealth": "poor"}
    assert "move:serendib" not in moves(ana=far)
    assert "move:serendib" in moves("land-and-sea-alike", ana=far)


def test_whoever_is_sure_footed_is_not_slowed() -> None:
    slow = {"statuses": ["crippled", "diseased"]}
    assert len(moves("sure-footed", ana=slow)) == len(moves()) > len(moves(ana=slow))


@pytest.mark.rule("N11.8")
def test_the_ebony_horses_word_moves_to_any_space() -> None:
    assert len(moves("goes-anywhere")) == len(EVERY_WORD.world.travel_map.spaces)  # Baghdad is `stay`
    assert len(moves("goes-anywhere", ana={"statuses": ["lost"]})) == len(moves(ana={"statuses": ["lost"]}))


def test_named_spaces_kinds_of_space_and_heroes_can_be_gone_to() -> None:
    far = {"space": "lhasa"}
    assert {"move:baghdad", "move:mecca"} <= {*moves("goes-to-spaces", ana=far)}
    assert {"move:tana", "move:basra"} <= {*moves("goes-to-terrain", ana=far)}
    assert "move:serendib" in moves("goes-to-heroes", ana=far, others=[{"space": "serendib"}])
    assert not {"move:mecca", "move:tana", "move:serendib"} & {*moves(ana=far)}


@pytest.mark.rule("N10.17")
def test_a_bound_hero_does_not_break_its_promise_by_treasures() -> None:
    bound = {"space": "lhasa", "statuses": {"married": {"city": "mecca", "away": True}}}
    options = moves("goes-to-terrain", "goes-to-spaces", ana=bound)
    assert "move:mecca" in options
    assert not {"move:baghdad", "move:basra"} & {*options}


def test_each_place_of_power_opens_once() -> None:
    table = owning("opens-places", ana={"space": "mecca"}, destiny=["blank"])
    assert CAVE in current_decision(table).options
    play(table, CAVE, "fruit")
    assert event_args(table, "treasure-used") == [{"seat": "Ana", "treasure": "opens-places"}]
    assert hero(table).notes == {"opens-places": "cave-of-wonders"}


# Cards and charts


def test_one_card_more_is_drawn_and_one_kept() -> None:
    table = play(owning("two-cards", encounter=[PEOPLE, MOUNTAIN]), "stay")
    assert current_decision(table).options == (PEOPLE, MOUNTAIN)
    play(table, MOUNTAIN)
    assert state_of(table).encounter_discards == [PEOPLE]


def test_a_card_may_be_drawn_again() -> None:
    table = play(owning("redraws-card", encounter=[PEOPLE, MOUNTAIN], d6=[1]), "stay")
    assert current_decision(table).options == ("use:redraws-card", "done")
    play(table, "use:redraws-card")
    assert [drawn["card"] for drawn in event_args(table, "drew")] == [PEOPLE, MOUNTAIN]


def test_a_character_card_is_read_by_the_time_that_the_owner_chooses() -> None:
    table = play(owning("chooses-time", d6=[2]), "stay", "night")
    assert event_args(table, "met")[0]["being"] == "soldier"


def test_a_being_is_met_instead_of_a_card() -> None:
    table = play(owning("summons"), "stay", "use:summons")
    assert event_args(table, "met")[0]["being"] == "soldier"
    assert "drew" not in keys(table)


def test_the_chart_is_read_higher() -> None:
    table = play(owning("adds-to-chart", d6=[2]), "stay")
    assert event_args(table, "met")[0]["being"] == "maiden"  # the fourth entry


def test_an_entry_near_the_rolled_one_may_be_chosen() -> None:
    table = play(owning("shifts-chart", d6=[MAIDEN - 1]), "stay")
    assert current_decision(table).options == ("2", "3", "4")
    assert subject_of(current_decision(table)).leads["4"] == Being("maiden", "beautiful", "L", "f")
    play(table, "4")
    assert event_args(table, "met")[0]["being"] == "maiden"


# Dice


def test_dice_may_be_rolled_again_once_in_a_turn() -> None:
    table = play(owning("rerolls-dice", d6=[1, MAIDEN]), "stay", "use:rerolls-dice")
    assert event_args(table, "met")[0]["being"] == "maiden"
    assert (
        run(chance_modifiers.let_treasures_change_roll(table._runner.game, hero(table), "test", 3, 1)) == []
    )


def test_dice_that_are_rolled_again_are_rolled_for_the_same_purpose() -> None:
    script = {"d6-chart": [1, MAIDEN], "d6": [2]}
    table = play(owning("rerolls-dice", script=script), "stay", "use:rerolls-dice")
    assert event_args(table, "met")[0]["being"] == "maiden"


def test_dice_may_be_turned_by_one() -> None:
    table = play(owning("nudges-dice", d6=[MAIDEN - 1]), "stay", "use:nudges-dice")
    assert current_decision(table).options == ("2", "4")
    play(table, "4")
    assert event_args(table, "met")[0]["being"] == "maiden"


def test_a_minus_counts_as_a_blank() -> None:
    table = owning("no-minus")
    for face, counts in enumerate((1, 1, 2)):
        part = chance_modifiers.let_treasures_change_destiny_die(table._runner.game, hero(table), face)
        assert result(part) == counts


def result(part):
    try:
        next(part)
    except StopIteration as end:
        return end.value
    raise AssertionError("a question was asked")


def test_the_destiny_die_may_be_rolled_again_before_the_tale_is_read() -> None:
    table = owning("rerolls-destiny", d6=[OLD_MERCHANT], destiny=["-", "+"])
    play(table, "stay", "barter", "use:rerolls-destiny")
    assert [rolled["face"] for rolled in event_args(table, "destiny")] == ["-", "+"]


def test_the_destiny_die_may_be_named_and_the_treasure_is_gone() -> None:
    table = owning("names-destiny", d6=[OLD_MERCHANT], destiny=["-"])
    play(table, "stay", "barter", "use:names-destiny", "+")
    assert event_args(table, "face-named") == [{"seat": "Ana", "face": "+"}]
    assert hero(table).treasures == []


def test_the_destiny_die_is_seen_before_the_reaction() -> None:
    table = play(owning("foresees", d6=[OLD_MERCHANT], destiny=["+", "-"]), "stay", "use:foresees")
    assert event_args(table, "foreseen") == [{"seat": "Ana", "face": "+"}]
    play(table, "barter")
    assert event_args(table, "destiny") == [{"seat": "Ana", "face": "+"}]


# Protection


def test_warded_statuses_do_not_come() -> None:
    table = owning("wards")
    award(table, "[Accursed/Wounded]")
    assert statuses(table) == {"wounded"}
    (warded,) = event_args(table, "status-warded")
    assert warded == {"seat": "Ana", "status": "accursed", "treasure": "wards", "sex": "m"}


def test_a_treasure_may_take_the_blow_and_goes() -> None:
    table = owning("takes-the-blow")
    award(table, "[Wounded]", "use:takes-the-blow")
    assert statuses(table) == set()
    assert hero(table).treasures == []
    award(table, "[Imprisoned]")
    assert statuses(table) == {"imprisoned"}


def test_awards_do_not_take_wealth_below_a_level() -> None:
    table = owning("keeps-wealth", ana={"wealth": "rich"})
    award(table, "[W-5]")
    assert wealth(table) == "poor"


def test_treasures_are_guarded_in_encounters_and_from_others() -> None:
    table = owning("guards-treasures", "faster")
    award(table, "[Lose a treasure]")
    award(table, "[Treasure: faster]", seat="Bo")
    assert hero(table).treasures == ["guards-treasures", "faster"]
    award(table, "[Lose treasure: faster]", encountering=False)
    assert hero(table).treasures == ["guards-treasures"]


@pytest.mark.rule("N14.1")
def test_an_heirloom_passes_to_the_brother_or_sister() -> None:
    table = owning("outlasts-death", "faster")
    kill_hero(table._runner.game, hero(table))
    assert hero(table).treasures == ["outlasts-death"]


# Treasures and city cards


def test_of_two_treasures_one_is_kept() -> None:
    table = owning("picks-treasure", treasure=["faster", "wards"])
    (question,) = award(table, "[Treasure]", "wards")
    assert question.options == ("faster", "wards")
    assert hero(table).treasures == ["picks-treasure", "wards"]
    assert "faster" in state_of(table).treasure_deck


@pytest.mark.rule("N11.7")
def test_a_sale_brings_more() -> None:
    table = owning("better-price", "faster")
    run(sell_treasure(table._runner.game, hero(table), "faster"))
    assert wealth(table) == "rich"


def test_city_cards_may_be_played_in_any_city() -> None:
    table = play(owning("plays-anywhere", ana={"cards": [BASRA]}, d6=[OLD_MERCHANT, 3]), "stay", "barter")
    while current_decision(table).kind != "city-card":
        play(table, current_decision(table).options[-1])
    before = points(table)
    play(table, f"play:{BASRA}")
    assert points(table)[1] == before[1] + 3
