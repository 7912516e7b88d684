"""Rare interactions of rules."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from nights.effect_pack import card, make_pack, pursuing
from nights.scenario_world import assembled_nights
from nights.table_builder import (
    HANDSOME_SOLDIER,
    MAIDEN,
    OLD_MERCHANT,
    award,
    current_decision,
    event_args,
    hero,
    make_table,
    play,
    points,
    run,
    statuses,
    turn_of,
    wealth,
    with_changed_tales,
)
from serai.book.map import Map, Route, Space
from serai.games.nights.awards import apply_awards
from serai.games.nights.cities import play_city_card, sell_treasure
from serai.games.nights.decision_subject import Subject, subject_of
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.encounter_cards import apply_end_of_encounter
from serai.games.nights.ending import offer_to_declare_victory
from serai.games.nights.game import Nights
from serai.games.nights.locales.nights_texts import nights_texts
from serai.games.nights.phases import (
    offer_gifts_payments_and_sales,
    play_city_cards_quest_and_sales,
    roll_to_break_spell,
)
from serai.games.nights.quests import advance_quest_and_give_reward
from serai.games.nights.travel_map import MoveLimits, TravelMap
from serai.locales.localizer import find_localizer
from serai.table import Decision, Table
from serai.table.decision import Gather

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
    roads = TravelMap(Map(spaces, routes, {}))
    assert "move:siraf" in roads.move_options(MoveLimits("baghdad", land=1, sea=2, total=2, hops=True))
    assert "move:siraf" in roads.move_options(MoveLimits("baghdad", land=2, sea=1, total=2, hops=True))


# Reactions


@pytest.mark.rule("N10.2", "N7.4", "N10.6")
@pytest.mark.parametrize(
    ("status", "met", "may_court"),
    [
        ("Beast Form", MAIDEN, False),
        ("Sex-Changed", MAIDEN, False),
        ("Sex-Changed", HANDSOME_SOLDIER, True),
        ("Lost", MAIDEN, True),
    ],
)
def test_a_determined_hero_may_court_according_to_its_present_form_and_sex(
    status: str, met: int, *, may_court: bool
) -> None:
    game = with_changed_tales(("[S1/Wounded]", f"[{status}/Roll: 1-6 S1]"))
    table = make_table({"statuses": ["determined"]}, d6=[met, 1], destiny=["-"], game=game)
    play(table, "stay", "attack", "accept", "reject")
    assert current_decision(table).kind == "reaction"
    assert ("court" in current_decision(table).options) is may_court


def only_to_be_courted(folder: Path) -> type[Nights]:
    """The tiny Book where, in Baghdad in the morning, a 1 leads to a princess who can only be courted."""
    root = make_pack(folder, "")
    matrix, chart = root / "matrices" / "A.md", root / "charts" / "bazaar.md"
    matrix.write_text(matrix.read_text("utf-8").replace("stranger/supper#seat-of-honor", "—"), "utf-8")
    merchant, princess = "| 1 | old | merchant | L |", "| 1 | beautiful | princess | A |"
    chart.write_text(chart.read_text("utf-8").replace(merchant, princess), "utf-8")
    return Nights.with_pack(Nights.open_pack(root))


@pytest.mark.rule("N10.2")
def test_a_beast_that_can_only_court_is_scorned_at_once(tmp_path: Path) -> None:
    ana = {"statuses": ["beast-form"], "destiny": 1}
    table = play(make_table(ana, d6=[1], game=only_to_be_courted(tmp_path)), "stay")
    assert statuses(table) == {"beast-form", "scorned"}
    assert not event_args(table, "reacted")


@pytest.mark.rule("N7.4")
@pytest.mark.parametrize("ana", [{"hero": "zumurrud"}, {"hero": "zumurrud", "statuses": ["beast-form"]}])
def test_who_may_not_court_where_only_court_is_written_is_told_so(
    ana: dict[str, Any], tmp_path: Path
) -> None:
    table = play(make_table(ana, d6=[1], game=only_to_be_courted(tmp_path)), "stay")
    assert event_args(table, "only-court") == [{"seat": "Ana"}]
    assert (turn_of(table), "scorned" in statuses(table)) == ("Bo", False)


@pytest.mark.rule("N7.11", "N7.12", "N10.6")
@pytest.mark.parametrize(
    ("rest", "choices"),
    [("Roll: 1-6 S1", ("reject", "honor")), ("Go to: merchant/barter#two-liars", ())],
)
def test_after_another_encounter_the_other_is_the_first_being_again(
    rest: str, choices: tuple[str, ...]
) -> None:
    game = with_changed_tales(("[W-1 (Min: Beggar)/S1]", f"[Encounter: Handsome Soldier on L/{rest}]"))
    table = make_table({"statuses": ["determined"]}, d6=[OLD_MERCHANT, 1], destiny=["-"] * 3, game=game)
    play(table, "stay", "barter", "accept", "honor", "accept", *choices)
    assert [read["being"] for read in event_args(table, "read")] == ["merchant", "soldier", "merchant"]


# Dice


@pytest.mark.rule("N7.5", "N7.6", "N7.12")
def test_a_destiny_die_that_was_foreseen_and_not_needed_is_rolled_anew_in_the_next_encounter(
    tmp_path: Path,
) -> None:
    root = make_pack(tmp_path, card("treasures", "spear", {"word": "foresees"}))
    for tale in root.glob("tales/merchant-barter.*.tale.md"):
        text = tale.read_text("utf-8").replace("D2/S1/W+1 (Max: Rich)", "Encounter: Handsome Soldier on L")
        tale.write_text(text, "utf-8")
    game = Nights.with_pack(Nights.open_pack(root))
    start = {"treasures": ["spear"], "skills": {"wisdom": "master"}}
    table = make_table(start, d6=[OLD_MERCHANT], destiny=["-", "+"], game=game)
    play(table, "stay", "use:spear", "barter", "master:wisdom", "honor")
    assert [event["face"] for event in event_args(table, "foreseen")] == ["-"]
    assert [event["face"] for event in event_args(table, "destiny")] == ["+"]


@pytest.mark.rule("N16.4", "N10.4", "N10.9")
def test_alone_a_blessed_hero_names_no_number_for_the_die_of_fate() -> None:
    table = make_table({"statuses": ["blessed", "ensorcelled"]}, seats=ALONE, d6=[2, 4])
    questions = run(roll_to_break_spell(table._runner.game, hero(table), "Ana"), "3")
    assert [question.kind for question in questions] == ["number"]
    assert statuses(table) == {"blessed", "ensorcelled"}, "3 is not higher than 4"


@pytest.mark.rule("N8.7", "N7.12")
def test_a_skill_for_one_use_helps_with_one_roll() -> None:
    table = make_table({"once": ["luck"], "skills": {"magic": "talent"}}, d6=[3, 3])
    award(table, "[Roll (Magic +1, Luck +1): 1-4 S1; 5-8 D1]")
    assert (points(table), hero(table).once) == ((1, 0), [])
    award(table, "[Roll (Magic +1, Luck +1): 1-4 S1; 5-8 D1]")
    assert points(table) == (1, 1)


@pytest.mark.rule("N8.7", "N10.21")
def test_a_die_rolled_again_keeps_the_help_of_a_skill_for_one_use() -> None:
    game = with_changed_tales(("[W-1 (Min: Beggar)/S1]", "[Roll (Luck +1): 1-4 S1; 5-7 D2]"))
    ana = {"once": ["luck"], "statuses": ["respected"]}
    table = make_table(ana, d6=[OLD_MERCHANT, 1, 4], destiny=["-"], game=game)
    play(table, "stay", "barter", "accept", "reroll")
    assert (points(table), hero(table).once) == ((2, 0), [])


# Quests


@pytest.mark.rule("N12.1")
def test_a_rival_is_faced_only_after_an_encounter_where_the_rival_stands() -> None:
    table = pursuing("contest", others=[{"space": "basra"}], d6=[6, 1])
    hero(table).space, table._runner.game.turn_memory.encounter_spaces = "basra", ["mecca"]
    run(advance_quest_and_give_reward(table._runner.game, hero(table)))
    assert not event_args(table, "contest")
    table._runner.game.turn_memory.encounter_spaces = ["basra"]
    run(advance_quest_and_give_reward(table._runner.game, hero(table)))
    assert event_args(table, "contest")


@pytest.mark.rule("N12.1", "N12.2")
def test_whom_a_hero_met_before_its_quest_was_dealt_does_not_finish_it() -> None:
    ana = {"treasures": ["faster", "two-cards"], "space": "basra"}
    table = pursuing("treasure-hunt", ana=ana, quest=["find-being-quest"])
    table._runner.game.turn_memory.met, table._runner.game.turn_memory.encounter_spaces = (
        ["dervish"],
        ["basra"],
    )
    run(offer_gifts_payments_and_sales(table._runner.game, hero(table)), "give-up", "sell:faster", "done")
    assert (hero(table).quest, hero(table).quests_done) == ("find-being-quest", [])


@pytest.mark.rule("N12.1", "N13.2")
def test_a_place_is_claimed_by_an_encounter_that_a_city_card_brings() -> None:
    ana = {"space": "mecca", "cards": ["roll-in-city-card"]}
    table = pursuing("visit", ana=ana, d6=[6], destiny=["blank"])
    game = table._runner.game
    game.turn_memory.encounter_spaces = ["lhasa"]  # the encounter then moved the hero to Mecca
    run(advance_quest_and_give_reward(game, hero(table)))
    assert hero(table).quest_notes.claimed == []
    run(play_city_card(game, hero(table), "roll-in-city-card"), "examine", "no-skill", "first")
    run(advance_quest_and_give_reward(game, hero(table)))
    assert hero(table).quest_notes.claimed == ["mecca"]


@pytest.mark.rule("N12.2", "N12.3")
def test_what_may_be_given_up_is_the_quest_that_the_hero_has_now(tmp_path: Path) -> None:
    bring = {"word": "bring", "of": "wealth", "amount": 3, "place": "baghdad", "award": "[S1]"}
    visit = {"word": "visit", "places": ["mecca"], "award": "[S1]"}
    treasure = card("treasures", "ruby", {"word": "no-minus"}, sell="[W+1 (Max: Rich)]")
    pearl = card("treasures", "pearl", {"word": "no-minus"}, sell="[W+1 (Max: Poor)]")
    quests = card("quests", "a-purse", bring, {"word": "may-give-up"}) + card("quests", "a-road", visit)
    game = Nights.with_pack(Nights.open_pack(make_pack(tmp_path, treasure + pearl + quests)))
    ana = {"treasures": ["ruby", "pearl"], "quest": "a-purse", "quest-places": ["baghdad"]}
    table = make_table(ana, quest=["a-road"], world={"quests": ["a-road", "dream-of-riches"]}, game=game)
    table._runner.game.turn_memory.encounter_spaces = ["baghdad"]
    first, second = run(offer_gifts_payments_and_sales(table._runner.game, hero(table)), "sell:ruby", "done")
    assert "give-up" in first.options
    assert (hero(table).quest, hero(table).quests_done) == ("a-road", ["a-purse"])
    assert second.options == ("sell:pearl", "done")


# Encounters started by a treasure

AN_OLD_MERCHANT = {"word": "gives", "award": "[Encounter: Old Merchant on L]"}
A_BELL = card("treasures", "bell", AN_OLD_MERCHANT, trigger={"word": "once-per-turn"})
"""Used at the start of a turn, it begins an encounter with an old merchant."""


@pytest.mark.rule("N12.2", "N12.3")
def test_a_hunt_whose_treasure_another_hero_takes_is_replaced_before_the_next_encounter() -> None:
    words = {"treasure": "seal-ring", "paid": "seal-ring"}
    bo = {"treasures": ["seal-ring"], "quest": "in-search-of-treasure", "quest-words": words}
    table = make_table({}, bo, quest=["four-beds"], d6=[1], destiny=["blank"], game=assembled_nights())
    award(table, "[Treasure: Seal Ring]")
    assert hero(table, "Bo").quest == "in-search-of-treasure"
    while current_decision(table).seat == "Ana":
        play(table, current_decision(table).options[-1])
    assert (current_decision(table).seat, current_decision(table).kind) == ("Bo", "move")
    assert hero(table, "Bo").quest == "four-beds"


@pytest.mark.rule("N10.19", "N10.18")
def test_an_encounter_that_a_treasure_begins_is_one_like_any_other(tmp_path: Path) -> None:
    game = Nights.with_pack(Nights.open_pack(make_pack(tmp_path, A_BELL)))
    ana = {"treasures": ["bell"], "statuses": {"outlaw": {"city": "baghdad"}}}
    table = play(make_table(ana, destiny=["blank"], game=game), "use:bell", "barter")
    assert statuses(table) == {"imprisoned"}
    ana = {"treasures": ["bell"], "space": "mecca", "statuses": {"on-pilgrimage": {"far": True}}}
    table = play(make_table(ana, destiny=["blank"], game=game), "use:bell", "barter")
    assert (statuses(table), points(table)) == (set(), (2, 2))


@pytest.mark.rule("N5.4", "N10.19")
def test_an_encounter_is_where_a_treasure_takes_its_owner_for_it(tmp_path: Path) -> None:
    cave = {"word": "gives", "award": "[Move to: Cave of Wonders]"}
    rug = card("treasures", "rug", cave, trigger={"word": "once-per-turn"})
    game = Nights.with_pack(Nights.open_pack(make_pack(tmp_path, rug)))
    ana = {"treasures": ["rug"], "statuses": {"outlaw": {"city": "baghdad"}}}
    table = play(make_table(ana, destiny=["blank"], game=game), "use:rug", "lamp")
    assert "outlaw" in statuses(table)
    assert table._runner.game.turn_memory.encounter_spaces == ["cave-of-wonders"]


@pytest.mark.rule("N14.1", "N14.2")
def test_who_dies_before_moving_goes_on_with_phase_5_and_may_declare(tmp_path: Path) -> None:
    for tale in make_pack(tmp_path, A_BELL).glob("*/*.tale.md"):
        tale.write_text(tale.read_text("utf-8").replace("[W-1 (Min: Beggar)/S1]", "[Death]"), "utf-8")
    game = Nights.with_pack(Nights.open_pack(tmp_path / "pack"))
    ana = {"treasures": ["bell"], "space": "mecca", "destiny": 10, "story": 10}
    table = play(make_table(ana, destiny=["-"], game=game), "use:bell", "barter")
    assert hero(table).space == "baghdad"
    assert current_decision(table).kind == "declare"


# Wealth and treasures


@pytest.mark.rule("N11.3", "N11.7")
def test_the_sale_of_one_treasure_makes_nobody_below_princely_fabulous() -> None:
    ana = {"treasures": ["kohl-pot", "ebony-horse"], "wealth": "respectable"}
    table = make_table(ana, game=assembled_nights())
    run(sell_treasure(table._runner.game, hero(table), "ebony-horse"))
    assert wealth(table) == "princely"


@pytest.mark.rule("N8.5", "N10.8")
def test_the_enslaved_keep_a_treasure_that_they_have_already() -> None:
    table = make_table({"statuses": ["enslaved"], "treasures": ["seal-ring"]})
    award(table, "[Treasure: Seal Ring]")
    assert (hero(table).treasures, hero(table, "Bo").treasures) == (["seal-ring"], [])
    assert not event_args(table, "passed-on")


@pytest.mark.rule("N8.5", "N10.8")
@pytest.mark.parametrize("seats", [("Ana", "Bo"), ALONE])
def test_where_no_treasure_is_left_none_is_passed_on(seats: tuple[str, ...]) -> None:
    table = make_table({"statuses": ["enslaved"]}, seats=seats, world={"treasures": []})
    award(table, "[Treasure]")
    assert event_args(table, "no-treasure-left") == [{"seat": "Ana"}]
    assert not event_args(table, "passed-on")


@pytest.mark.rule("N8.4")
def test_a_trade_for_points_that_the_hero_has_not_is_no_branch() -> None:
    scales = "[Choose: (Trade: D1 for S1) or (Trade: S1 for D1)]"
    (question,) = award(table := make_table({"story": 1}), scales, "accept")
    assert question.kind == "trade"
    assert points(table) == (1, 0)
    assert award(make_table(), scales) == []
    (question,) = award(make_table({"story": 1}), "[Choose: (S1/Trade: D1 for S1) or S2]", "first")
    assert question.options == ("first", "second"), "a trade may be refused"


# Statuses


@pytest.mark.rule("N10.10")
@pytest.mark.parametrize(
    ("line", "envious"),
    [
        ("[Treasure/Envious/W+1 (Max: Rich)]", True),
        ("[W+2 (Max: Rich)/Envious]", True),
        ("[W+1 (Max: Rich)/Envious/W+1 (Max: Rich)]", True),
        ("[Envious/W+1 (Max: Rich)/W+1 (Max: Rich)]", False),
        ("[W+1 (Max: Rich)/Envious/Treasure]", False),
    ],
)
def test_only_what_comes_after_envy_stills_it(line: str, envious: bool) -> None:
    award(table := make_table(), line)
    assert ("envious" in statuses(table)) == envious


@pytest.mark.rule("N10.23", "N10.25")
def test_a_scorned_sultan_is_fabulous_but_gains_no_level_back() -> None:
    table = make_table({"statuses": ["scorned"], "destiny": 6, "story": 6})
    award(table, "[Sultan]")
    assert (statuses(table), wealth(table)) == ({"scorned", "sultan"}, "fabulous")
    award(table, "[W-1 (Min: Beggar)/W+1 (Max: Princely)]")
    assert wealth(table) == "princely"


@pytest.mark.rule("N8.4")
def test_scales_that_find_nothing_to_weigh_are_not_offered() -> None:
    table = make_table({"treasures": ["just-scales"]}, game=assembled_nights())
    assert current_decision(table).kind == "move"


@pytest.mark.rule("N8.4")
def test_a_branch_that_leads_to_prices_beyond_the_heros_means_is_not_offered() -> None:
    table = make_table({"story": 1})
    line = "[Choose: (S1/Choose: (S-3/D2) or (D-1/S2)) or Wounded]"
    assert not run(apply_awards(table._runner.game, hero(table), parse_award_line(line)))
    assert (points(table), statuses(table)) == ((0, 1), {"wounded"})


@pytest.mark.rule("N8.4")
@pytest.mark.parametrize(("destiny", "asked"), [(1, 0), (2, 1), (3, 2)])
def test_what_a_branch_takes_first_is_lacking_for_the_choice_in_it(destiny: int, asked: int) -> None:
    line = "[Choose: (D-1/Choose: (D-1/S2) or (D-2/S3)) or Wounded]"
    table = make_table({"destiny": destiny})
    assert len(award(table, line, *["first"] * asked)) == asked
    assert (points(table), statuses(table)) == (((destiny - 2, 2), set()) if asked else ((1, 0), {"wounded"}))


@pytest.mark.rule("N10.28", "N3.1")
def test_a_wounded_hero_that_rests_still_has_its_treasures_at_the_start_of_the_turn() -> None:
    ana = {"statuses": ["wounded"], "story": 1, "treasures": ["just-scales"], "destiny": 1}
    table = play(make_table(ana, game=assembled_nights()), "rest", "lose:destiny", "use:just-scales")
    assert points(play(table, "accept")) == (1, 0)
    assert current_decision(table).seat == "Bo"


@pytest.mark.rule("N10.28", "N10.8")
def test_what_treasures_give_a_resting_slave_goes_to_its_master() -> None:
    ana = {"statuses": ["wounded", "enslaved"], "story": 2, "treasures": ["just-scales"]}
    table = play(make_table(ana, game=assembled_nights()), "rest", "use:just-scales", "accept")
    assert (points(table), points(table, "Bo")) == ((0, 0), (1, 0))


@pytest.mark.rule("N7.7", "N10.26")
def test_who_has_paid_for_a_geas_has_it_no_more_where_a_section_asks_for_it() -> None:
    game = with_changed_tales(("### Piety", "### Under Geas"), ("### Bargaining and Evaluation", "### Luck"))
    ana = {"statuses": ["under-geas"], "destiny": 4, "skills": {"luck": "talent"}}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["-"], game=game), "done", "stay", "barter")
    assert current_decision(table).options == ("no-skill", "luck", "under-geas", "pay:under-geas")
    play(table, "pay:under-geas")
    assert current_decision(table).options == ("no-skill", "luck")


@pytest.mark.rule("N10.26", "N11.6")
def test_who_has_paid_for_a_geas_needs_no_treasure_against_it() -> None:
    ana = {"statuses": ["under-geas", "respected"], "destiny": 4, "treasures": ["eagle-censer"]}
    table = play(make_table(ana, game=assembled_nights()), "done")
    assert current_decision(table).options == ("use:eagle-censer", "done", "pay:under-geas")
    play(table, "pay:under-geas", "use:eagle-censer")
    assert (current_decision(table).kind, statuses(table), wealth(table)) == ("move", {"respected"}, "poor")


@pytest.mark.rule("N8.11", "N10.19")
def test_an_outlaw_whom_another_makes_one_again_is_arrested_after_the_encounter() -> None:
    table = make_table({}, {"space": "mecca", "statuses": {"outlaw": {"city": "basra"}}})
    award(table, "[Another hero: Outlaw]")
    assert (hero(table, "Bo").space, statuses(table, "Bo")) == ("mecca", {"outlaw"})
    run(apply_end_of_encounter(table._runner.game, hero(table), "baghdad"))
    assert (hero(table, "Bo").space, statuses(table, "Bo")) == ("basra", {"imprisoned"})
    assert statuses(table) == set()


@pytest.mark.rule("N8.11", "N10.19")
def test_an_outlaw_made_one_again_and_pardoned_in_one_encounter_goes_free() -> None:
    table = make_table({}, {"space": "mecca", "statuses": {"outlaw": {"city": "basra"}}})
    award(table, "[Another hero: Outlaw]")
    award(table, "[Lose Outlaw]", seat="Bo")
    run(apply_end_of_encounter(table._runner.game, hero(table), "baghdad"))
    assert (hero(table, "Bo").space, statuses(table, "Bo")) == ("mecca", set())


@pytest.mark.rule("N10.19")
def test_an_outlaw_made_one_again_pardoned_and_then_outlawed_anew_is_not_arrested_yet() -> None:
    table = make_table({"space": "mecca", "statuses": ["outlaw"]}, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay")
    award(table, "[Outlaw/Lose Outlaw/Outlaw]")
    play(table, "barter")
    assert statuses(table) == {"outlaw"}, "the encounter that gave it does not end in prison"


@pytest.mark.rule("N10.19", "N11.6")
def test_an_outlaw_whom_a_treasure_protects_does_not_become_one_again() -> None:
    ana = {"treasures": ["magic-tunic"], "statuses": {"outlaw": {"city": "basra"}}}
    table = make_table(ana, game=assembled_nights())
    award(table, "[Outlaw]")
    run(apply_end_of_encounter(table._runner.game, hero(table), "baghdad"))
    assert (hero(table).space, statuses(table)) == ("baghdad", {"outlaw"})
    assert event_args(table, "status-warded")[0]["status"] == "outlaw"


@pytest.mark.rule("N10.19")
def test_an_outlaw_whom_a_city_card_makes_one_again_is_arrested_at_the_end_of_the_turn(
    tmp_path: Path,
) -> None:
    wanted = card(
        "encounters",
        "wanted",
        {"word": "city-table", "results": ["[Outlaw]"] * 6},
        kind="city",
        city="baghdad",
        chart="harbour",
    )
    game = Nights.with_pack(Nights.open_pack(make_pack(tmp_path, wanted)))
    ana = {"cards": ["wanted"], "statuses": {"outlaw": {"city": "mecca"}}}
    table = make_table(ana, d6=[OLD_MERCHANT, 1], destiny=["blank"], game=game)
    play(table, "stay", "barter", "play:wanted")
    assert (hero(table).space, statuses(table)) == ("mecca", {"imprisoned"})


@pytest.mark.rule("N10.19", "N10.28")
def test_an_outlaw_whom_a_treasure_makes_one_again_is_arrested_though_it_rests(tmp_path: Path) -> None:
    outlaws = {"word": "gives", "award": "[Outlaw]"}
    seal = card("treasures", "forged-seal", outlaws, trigger={"word": "once-per-turn"})
    game = Nights.with_pack(Nights.open_pack(make_pack(tmp_path, seal)))
    ana = {"treasures": ["forged-seal"], "story": 1, "statuses": {"outlaw": {"city": "mecca"}, "wounded": {}}}
    table = play(make_table(ana, game=game), "rest", "use:forged-seal")
    assert (hero(table).space, statuses(table), turn_of(table)) == ("mecca", {"imprisoned"}, "Bo")


# Prison


@pytest.mark.rule("N10.13")
@pytest.mark.parametrize(
    "effect",
    [
        {"word": "gives", "award": "[Placed by another player: any city]"},
        {"word": "gives", "award": "[Choose: (Move to: Mecca) or S1]"},
        {"word": "gives-all-here", "award": "[Move to: Mecca]"},
    ],
)
def test_no_treasure_moves_a_prisoner(effect: dict[str, str], tmp_path: Path) -> None:
    carpet = card("treasures", "rug", effect, trigger={"word": "start-of-turn"})
    game = Nights.with_pack(Nights.open_pack(make_pack(tmp_path, carpet)))
    table = make_table({"treasures": ["rug"], "statuses": ["imprisoned"]}, d6=[1], game=game)
    if current_decision(table).kind == "choose":
        play(table, "first")
    assert (hero(table).space, current_decision(table).kind) == ("baghdad", "reaction")
    free = make_table({"treasures": ["rug"]}, {"statuses": ["imprisoned"]}, game=game)
    assert hero(free, "Bo").space == "baghdad"


@pytest.mark.rule("N4.5", "N10.13")
def test_a_tale_can_carry_a_prisoner_away_who_stays_imprisoned() -> None:
    table = make_table({"statuses": ["imprisoned"]}, d6=[1])
    award(table, "[Move to: Mecca]")
    assert (hero(table).space, statuses(table)) == ("mecca", {"imprisoned"})


@pytest.mark.rule("N4.5", "N10.15")
def test_a_lost_hero_goes_one_space_of_its_own_and_wherever_an_award_takes_it(tmp_path: Path) -> None:
    carpet = card(
        "treasures",
        "rug",
        {"word": "gives", "award": "[Move to: Mecca]"},
        trigger={"word": "start-of-turn"},
    )
    game = Nights.with_pack(Nights.open_pack(make_pack(tmp_path, carpet)))
    table = make_table({"space": "herat", "treasures": ["rug"], "statuses": ["lost"]}, game=game)
    near = game.world.travel_map.spaces_within("mecca", 1)
    assert hero(table).space == "mecca"
    assert {one.removeprefix("move:") for one in current_decision(table).options} - {"stay"} < set(near)


# Where the hero is already


@pytest.mark.rule("N4.5")
@pytest.mark.parametrize("line", ["[Move to: Baghdad]", "[Placed by another player: within 9 spaces]"])
def test_whom_an_award_leaves_where_it_is_is_not_told_to_have_moved(line: str) -> None:
    table = make_table()
    award(table, line, *(["baghdad"] if "Placed" in line else []))
    assert event_args(table, "already-there") == [{"seat": "Ana", "space": "baghdad"}]
    assert not event_args(table, "moved")


# Death by the reward of a quest


@pytest.mark.rule("N14.1", "N11.7")
def test_who_takes_over_from_a_hero_whom_a_reward_has_killed_sells_for_the_whole_price(
    tmp_path: Path,
) -> None:
    purse = {"word": "bring", "of": "wealth", "amount": 2, "place": "baghdad", "award": "[Death]"}
    heirloom = card("treasures", "heirloom", {"word": "outlasts-death"}, sell="[W+1/S1]")
    pack = make_pack(tmp_path, heirloom + card("quests", "purse", purse))
    ana = {"treasures": ["heirloom"], "quest": "purse", "quest-places": ["baghdad"], "wealth": "rich"}
    table = make_table(ana, game=Nights.with_pack(Nights.open_pack(pack)))
    table._runner.game.turn_memory.encounter_spaces = ["baghdad"]
    run(play_city_cards_quest_and_sales(table._runner.game, hero(table)), "sell:heirloom")
    assert (wealth(table), points(table)) == ("respectable", (0, 1))


# Before the reward of a quest


def at_the_end_of_a_quest(quest: str, *places: str, **ana: object) -> Table:
    """Ana has her encounter in the last place of a quest, and avoids the being."""
    given = {
        "space": places[-1],
        "quest": quest,
        "quest-places": [*places],
        "quest-claimed": [*places[:-1]],
        **ana,
    }
    chance = {"d6": [1], "destiny": ["blank"], "encounter": ["company"]}
    table = make_table(given, game=assembled_nights(), world={"quests": []}, **chance)
    while current_decision(table).kind != "end" and turn_of(table) == "Ana":
        wanted = [
            one for one in ("done", "stay", "avoid", "no-skill") if one in current_decision(table).options
        ]
        play(table, wanted[0] if wanted else current_decision(table).options[0])
    return table


DEBTS = ("three-debts", "basra", "damascus", "mosul")
"""A quest whose reward is destiny, story and Luck."""


@pytest.mark.rule("N3.1", "N10.8")
def test_a_slave_can_buy_its_freedom_before_the_reward_of_its_quest() -> None:
    table = at_the_end_of_a_quest(*DEBTS, statuses={"enslaved": {"gained": 1}})
    before = hero(table).destiny, hero(table, "Bo").destiny
    assert current_decision(table).options == ("pay:enslaved", "done")
    play(table, "pay:enslaved")
    assert hero(table).quests_done == ["three-debts"]
    assert (hero(table).destiny, hero(table, "Bo").destiny) == (before[0] + 1, before[1])


@pytest.mark.rule("N3.1", "N10.23")
def test_a_scorned_hero_can_set_out_on_pilgrimage_before_the_reward_of_its_quest() -> None:
    table = at_the_end_of_a_quest(*DEBTS, statuses=["scorned"], destiny=2)
    play(table, "swap:on-pilgrimage", "rome")
    assert hero(table).skills == {"luck": 1}


@pytest.mark.rule("N3.1")
def test_nobody_is_asked_before_a_reward_that_no_sale_can_change() -> None:
    table = at_the_end_of_a_quest(*DEBTS, treasures=["seal-ring"])
    assert hero(table).quests_done == ["three-debts"]
    assert current_decision(table).options == ("sell:seal-ring", "done")


@pytest.mark.rule("N3.1", "N11.7")
def test_a_treasure_can_be_sold_before_the_reward_of_a_quest() -> None:
    """Rich plus one level is Princely; the vow takes two levels."""
    table = at_the_end_of_a_quest("vow-in-a-shipwreck", "mecca", wealth="rich", treasures=["ebony-horse"])
    assert subject_of(current_decision(table)).why == "quest"
    play(table, "sell:ebony-horse")
    assert (wealth(table), hero(table).quests_done) == ("respectable", ["vow-in-a-shipwreck"])


@pytest.mark.rule("N3.1", "N12.3")
def test_a_quest_that_a_sale_before_its_reward_breaks_is_not_rewarded() -> None:
    words = {"treasure": "seal-ring", "paid": "seal-ring"}
    hunt = ("in-search-of-treasure", "baghdad")
    table = at_the_end_of_a_quest(*hunt, treasures=["seal-ring"], **{"quest-words": words})
    play(table, "sell:seal-ring")
    assert (hero(table).quests_done, hero(table).quest) == ([], None)


@pytest.mark.rule("N10.29", "N13.1")
def test_a_payment_can_be_made_before_a_city_card_is_played() -> None:
    ana = {"space": "basra", "cards": ["basra"], "statuses": ["scorned"], "destiny": 2}
    table = play(make_table(ana, d6=[1, 2], destiny=["blank"]), "done", "stay", "barter")
    assert current_decision(table).options == ("play:basra", "swap:on-pilgrimage", "done")
    play(table, "swap:on-pilgrimage", "play:basra")
    assert (statuses(table), wealth(table)) == ({"on-pilgrimage"}, "respectable")


@pytest.mark.rule("N3.2", "N10.29")
def test_what_a_treasure_gives_before_the_move_can_be_paid_with_at_once() -> None:
    ana = {"statuses": ["envious"], "destiny": 2, "story": 1, "treasures": ["just-scales"]}
    table = play(make_table(ana, game=assembled_nights()), "use:just-scales", "second", "accept")
    assert current_decision(table).options == ("swap:on-pilgrimage", "done")
    play(table, "swap:on-pilgrimage", "rome")
    assert (current_decision(table).kind, points(table), statuses(table)) == (
        "move",
        (0, 0),
        {"on-pilgrimage"},
    )


# Texts


def sentences_of(table: Table, key: str) -> list[str]:
    texts = find_localizer("en", "nights", pack=table.opening.pack)
    return [texts.event_sentence(event, {}) for event in table.all_events() if event.key == key]


@pytest.mark.rule("N10.1", "N10.20")
def test_a_roll_for_the_pursuer_does_not_tell_what_a_named_number_decides() -> None:
    ana = {"statuses": {"pursued": {"pursuer": "soldier"}, "accursed": {}}}
    table = play(make_table(ana, d6=[5]), "stay", "1")
    assert event_args(table, "met")[0]["being"] == "soldier"
    assert sentences_of(table, "rolled") == ["Ana rolls 5 to see whether the pursuer is near."]


@pytest.mark.rule("N10.11")
def test_only_of_a_fated_hero_it_is_told_that_no_die_is_rolled() -> None:
    fated = play(make_table({"statuses": ["fated"]}), "stay", "3")
    assert sentences_of(fated, "entry-picked") == ["No die is rolled for Ana: number 3 was chosen."]
    rolled = make_table({"treasures": ["brass-horseman"]}, game=assembled_nights(), d6=[3])
    play(rolled, "stay", "4")
    assert sentences_of(rolled, "entry-picked") == ["Ana picks the entry next to it: number 4."]


@pytest.mark.rule("N16.4")
def test_alone_no_other_player_moves_the_hero() -> None:
    table = make_table({"story": 1}, seats=ALONE, fate=["mecca"])
    award(table, "[Placed by another player: any city]")
    assert hero(table).space == "mecca"
    assert [moved["how"] for moved in event_args(table, "moved")] == ["transport"]


@pytest.mark.rule("N3.1")
def test_who_wants_nothing_before_a_reward_gets_it_and_does_not_end_the_turn() -> None:
    texts = find_localizer("en", "nights", pack=assembled_nights().pack_digest())
    before = Decision("Ana", "end", ("sell:ebony-horse", "done"), Subject(why="quest"))
    assert texts.option_label(before, "done", {}) == "get the reward"
    after = Decision("Ana", "end", ("sell:ebony-horse", "done"))
    assert texts.option_label(after, "done", {}) == "end the turn"


@pytest.mark.rule("N15.2", "N16.4")
def test_alone_nobody_else_is_told_to_have_a_last_turn() -> None:
    rich = {"wealth": "fabulous", "treasures": ["magic-lamp"]}
    quests = {"quests-done": ["dream-of-riches", "in-search-of-treasure"]}
    ready = {"destiny": 10, "story": 10, **rich, **quests}
    for seats, told in (
        (ALONE, "In Baghdad Ana declares: the goal is reached!"),
        (("Ana", "Bo"), "In Baghdad Ana declares: the goal is reached! Everyone else has one more turn."),
    ):
        table = make_table(ready, seats=seats)
        table._runner.game.turn_memory.encounter_spaces = ["baghdad"]
        asking = offer_to_declare_victory(table._runner.game, hero(table))
        question = next(asking)
        assert isinstance(question, Gather)
        question.answers["Ana"] = "declare"
        with pytest.raises(StopIteration):
            asking.send("")
        assert sentences_of(table, "declared") == [told]


@pytest.mark.rule("N8.11", "N15.1", "N16.4")
def test_the_rule_beside_a_question_is_true_of_it() -> None:
    explain = nights_texts("en", assembled_nights().pack_digest()).sentences.rule_for_decision
    both, near = ("declare", "go-on"), ("3", "4", "5")
    asked = {
        "everyone else has one more turn": Decision("Ana", "declare", both),
        "No die is rolled": Decision("Bo", "entry", near, Subject(hero="Ana")),
        "you would heal or free": Decision("Bo", "gift", ("agree", "decline"), Subject(skill="magic")),
        "who decides": Decision("Ana", "player", ("Bo", "Cleo"), Subject(why="reaction")),
    }
    for words, decision in asked.items():
        assert words in explain(decision)
    others = (
        Decision("Ana", "declare", ("go-on",)),
        Decision("Ana", "declare", both, Subject(why="alone")),
        Decision("Ana", "entry", near),
        Decision("Bo", "gift", ("agree", "decline"), Subject(hero="Ana", treasure="medicine-chest")),
        Decision("Ana", "player", ("Bo", "Cleo"), Subject(why="award")),
    )
    for decision in others:
        assert explain(decision) == ""
