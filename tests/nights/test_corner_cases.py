"""Rules that seldom meet, and what comes of it when they do."""

from itertools import pairwise

import pytest

from nights.assembled import assembled_nights
from nights.effect_pack import pursuing
from nights.laid import (
    OLD_MERCHANT,
    asked,
    award,
    hero,
    lay,
    play,
    points,
    run,
    statuses,
    told,
    told_otherwise,
    wealth,
)
from serai.book.map import Map, Route, Space
from serai.games.nights.cities import sell
from serai.games.nights.encounter_cards import close_encounter
from serai.games.nights.phases import break_spell, give_pay_and_sell
from serai.games.nights.quests import pursue_quest
from serai.games.nights.roads import Reach, Roads

ALONE = ("Ana",)


# Travelling


@pytest.mark.rule("N10.25")
def test_a_sultan_hops_by_sea_where_there_is_a_way_by_land_too() -> None:
    terrains = {"city": ("baghdad", "basra", "siraf"), "sea": ("river", "gulf"), "desert": ("dunes", "salt")}
    spaces = {name: Space({}, terrain, (0, 0)) for terrain, names in terrains.items() for name in names}
    ways = (
        ("sea", ("baghdad", "river", "basra", "gulf", "siraf")),
        ("land", ("baghdad", "dunes", "basra", "salt", "siraf")),
    )
    routes = tuple(Route(pair, by) for by, way in ways for pair in pairwise(way))
    roads = Roads(Map(spaces, routes, {}))
    assert "move:siraf" in roads.menu(Reach("baghdad", land=1, sea=2, total=2, hops=True))
    assert "move:siraf" in roads.menu(Reach("baghdad", land=2, sea=1, total=2, hops=True))


# Dice


@pytest.mark.rule("N16.4", "N10.4", "N10.9")
def test_alone_a_blessed_hero_names_no_number_for_the_die_of_fate() -> None:
    table = lay({"statuses": ["blessed", "ensorcelled"]}, seats=ALONE, d6=[2, 4])
    questions = run(break_spell(table._game, hero(table), "Ana"), "3")
    assert [question.kind for question in questions] == ["number"]
    assert statuses(table) == {"blessed", "ensorcelled"}, "3 is not higher than 4"


@pytest.mark.rule("N8.7", "N7.12")
def test_a_skill_for_one_use_helps_with_one_roll() -> None:
    table = lay({"once": ["luck"], "skills": {"magic": "talent"}}, d6=[3, 3])
    award(table, "[Roll (Magic +1, Luck +1): 1-4 S1; 5-8 D1]")
    assert (points(table), hero(table).once) == ((1, 0), [])
    award(table, "[Roll (Magic +1, Luck +1): 1-4 S1; 5-8 D1]")
    assert points(table) == (1, 1)


@pytest.mark.rule("N8.7", "N10.21")
def test_a_die_rolled_again_keeps_the_help_of_a_skill_for_one_use() -> None:
    game = told_otherwise(("[W-1 (Min: Beggar)/S1]", "[Roll (Luck +1): 1-4 S1; 5-7 D2]"))
    ana = {"once": ["luck"], "statuses": ["respected"]}
    table = lay(ana, d6=[OLD_MERCHANT, 1, 4], destiny=["-"], game=game)
    play(table, "stay", "barter", "accept", "reroll")
    assert (points(table), hero(table).once) == ((2, 0), [])


# Quests


@pytest.mark.rule("N12.1")
def test_a_rival_is_faced_only_after_an_encounter_where_the_rival_stands() -> None:
    table = pursuing("contest", others=[{"space": "basra"}], d6=[6, 1])
    hero(table).space, table._game.notes.encounter_space = "basra", "mecca"
    run(pursue_quest(table._game, hero(table)))
    assert not told(table, "contest")
    table._game.notes.encounter_space = "basra"
    run(pursue_quest(table._game, hero(table)))
    assert told(table, "contest")


@pytest.mark.rule("N12.1", "N12.2")
def test_whom_a_hero_met_before_its_quest_was_dealt_does_not_finish_it() -> None:
    ana = {"treasures": ["faster", "two-cards"], "space": "basra"}
    table = pursuing("treasure-hunt", ana=ana, quest=["find-being-quest"])
    table._game.notes.met, table._game.notes.encounter_space = ["dervish"], "basra"
    run(give_pay_and_sell(table._game, hero(table)), "give-up", "sell:faster", "done")
    assert (hero(table).quest, hero(table).quests_done) == ("find-being-quest", [])


# Wealth and treasures


@pytest.mark.rule("N11.3", "N11.7")
def test_the_sale_of_one_treasure_makes_nobody_below_princely_fabulous() -> None:
    ana = {"treasures": ["kohl-pot", "ebony-horse"], "wealth": "respectable"}
    table = lay(ana, game=assembled_nights())
    run(sell(table._game, hero(table), "ebony-horse"))
    assert wealth(table) == "princely"


@pytest.mark.rule("N8.5", "N10.8")
def test_the_enslaved_keep_a_treasure_that_they_have_already() -> None:
    table = lay({"statuses": ["enslaved"], "treasures": ["seal-ring"]})
    award(table, "[Treasure: Seal Ring]")
    assert (hero(table).treasures, hero(table, "Bo").treasures) == (["seal-ring"], [])
    assert not told(table, "passed-on")


@pytest.mark.rule("N8.5", "N10.8")
@pytest.mark.parametrize("seats", [("Ana", "Bo"), ALONE])
def test_where_no_treasure_is_left_none_is_passed_on(seats: tuple[str, ...]) -> None:
    table = lay({"statuses": ["enslaved"]}, seats=seats, world={"treasures": []})
    award(table, "[Treasure]")
    assert told(table, "no-treasure-left") == [{"seat": "Ana"}]
    assert not told(table, "passed-on")


@pytest.mark.rule("N8.4")
def test_a_trade_for_points_that_the_hero_has_not_is_no_branch() -> None:
    scales = "[Choose: (Trade: D1 for S1) or (Trade: S1 for D1)]"
    (question,) = award(table := lay({"story": 1}), scales, "accept")
    assert question.kind == "trade"
    assert points(table) == (1, 0)
    assert award(lay(), scales) == []
    (question,) = award(lay({"story": 1}), "[Choose: (S1/Trade: D1 for S1) or S2]", "first")
    assert question.options == ("first", "second"), "a trade may be refused"


# Statuses


@pytest.mark.rule("N7.7", "N10.26")
def test_who_has_paid_for_a_geas_has_it_no_more_where_a_section_asks_for_it() -> None:
    game = told_otherwise(("### Piety", "### Under Geas"), ("### Bargaining and Evaluation", "### Luck"))
    ana = {"statuses": ["under-geas"], "destiny": 4, "skills": {"luck": "talent"}}
    table = play(lay(ana, d6=[OLD_MERCHANT], destiny=["-"], game=game), "done", "stay", "barter")
    assert asked(table).options == ("no-skill", "luck", "under-geas", "pay:under-geas")
    play(table, "pay:under-geas")
    assert asked(table).options == ("no-skill", "luck")


@pytest.mark.rule("N10.26", "N11.6")
def test_who_has_paid_for_a_geas_needs_no_treasure_against_it() -> None:
    ana = {"statuses": ["under-geas", "respected"], "destiny": 4, "treasures": ["eagle-censer"]}
    table = play(lay(ana, game=assembled_nights()), "done")
    assert asked(table).options == ("use:eagle-censer", "done", "pay:under-geas")
    play(table, "pay:under-geas", "use:eagle-censer")
    assert (asked(table).kind, statuses(table), wealth(table)) == ("move", {"respected"}, "poor")


@pytest.mark.rule("N8.11", "N10.19")
def test_an_outlaw_whom_another_makes_one_again_is_arrested_after_the_encounter() -> None:
    table = lay({}, {"space": "mecca", "statuses": {"outlaw": {"city": "basra"}}})
    award(table, "[Another hero: Outlaw]")
    assert (hero(table, "Bo").space, statuses(table, "Bo")) == ("mecca", {"outlaw"})
    run(close_encounter(table._game, hero(table), "baghdad"))
    assert (hero(table, "Bo").space, statuses(table, "Bo")) == ("basra", {"imprisoned"})
    assert statuses(table) == set()


@pytest.mark.rule("N8.11", "N10.19")
def test_an_outlaw_made_one_again_and_pardoned_in_one_encounter_goes_free() -> None:
    table = lay({}, {"space": "mecca", "statuses": {"outlaw": {"city": "basra"}}})
    award(table, "[Another hero: Outlaw]")
    award(table, "[Lose Outlaw]", seat="Bo")
    run(close_encounter(table._game, hero(table), "baghdad"))
    assert (hero(table, "Bo").space, statuses(table, "Bo")) == ("mecca", set())
