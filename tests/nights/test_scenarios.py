"""Scenario files of the Nights: valid ones are played, wrong ones are refused with a sentence."""

import re
from pathlib import Path
from typing import Any

import pytest

from nights.table_builder import TINY, TINY_NIGHTS, hero, make_table, run, state_of, wealth
from project.test_arrows import rules_of
from refusals import refuses
from serai.games.nights.decision_kinds import ROLLED_FOR
from serai.games.nights.quests import advance_quest_and_give_reward
from serai.games.nights.state import Options
from serai.table.scenario import play_scenario, read_scenario, scenario_report

FOLDER = Path(__file__).parents[1] / "scenarios" / "nights"


def position(**heroes: Any) -> None:
    TINY_NIGHTS.state_from_scenario(("Ana", "Bo"), Options(), {"heroes": heroes})


@pytest.mark.rule("N7.6", "N7.8")
def test_the_example_of_the_old_merchant() -> None:
    told = scenario_report(play_scenario(read_scenario(FOLDER / "old-merchant.toml"), strict=True))
    ana = told["state"]["heroes"]["Ana"]
    assert (ana["destiny"], ana["story"], ana["wealth"]) == (3, 1, "poor")
    assert ana["skills"] == {"piety": "master"}
    assert ana["treasures"] == ["seal-ring"]
    assert ana["markers"] == {"destination": None, "quest": []}
    assert told["decisions"]["Ana"]["options"] == ("sell:seal-ring", "done")
    assert told["outcome"] is None


def test_what_was_the_only_option_is_listed() -> None:
    told = scenario_report(play_scenario(read_scenario(FOLDER / "three-ways-no-skill.toml")))
    assert told["only"] == [event["args"] for event in told["events"] if event["key"] == "only-option"]
    (only, *_) = scenario_report(make_table({"space": "zagros", "statuses": ["on-pilgrimage"]}))["only"]
    assert only == {"seat": "Ana", "kind": "city", "option": "lhasa"}


def test_dice_may_be_scripted_for_what_they_are_rolled_for() -> None:
    held = {"pursued": {"pursuer": "soldier"}, "love-struck": {}}
    chance = {"d6-lover": [6], "d6-tale": [1], "d6": [3]}
    table = make_table({"statuses": held}, encounter=(), script=chance)
    table.choose("Ana", "stay")
    rolled = [
        (event.args["why"], event.args["dice"]) for event in table.all_events() if event.key == "rolled"
    ]
    assert rolled == [("lover", [6])]
    assert table.unused_script() == {"d6-tale": [1], "d6": [3]}
    with refuses("d6-chrat"):
        make_table(script={"d6-chrat": [1]})


def test_every_die_says_what_it_is_rolled_for_in_a_word_that_a_script_may_use() -> None:
    sources = rules_of("nights")
    rolled = r'\b(?:roll_for_hero|roll_plain_dice)\(\s*game, [^,()]+(?:\[[^]]*\])?, "([a-z-]+)"'
    found = {why for source in sources for why in re.findall(rolled, source.read_text("utf-8"))}
    assert found == set(ROLLED_FOR)


def test_whatever_is_not_given_is_as_after_set_up() -> None:
    one = hero(make_table())
    assert (one.space, one.destiny, one.story, one.wealth) == ("baghdad", 0, 0, 2)
    assert (one.destiny_target, one.story_target) == (10, 10)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"hero": "alladin"}, "There is no hero “alladin”; did you mean “aladdin”?"),
        ({"space": "bagdad"}, "There is no space “bagdad”; did you mean “baghdad”?"),
        ({"statuses": ["blesed"]}, "There is no status “blesed”; did you mean “blessed”?"),
        ({"skills": {"pity": "talent"}}, "There is no skill “pity”; did you mean “piety”?"),
        ({"treasures": ["lamp"]}, "There is no treasure “lamp”"),
        ({"wealth": "reach"}, "There is no level of wealth “reach”; did you mean “rich”?"),
        ({"wealth": "fabulous"}, "cannot be Fabulous without a treasure"),
        ({"goal": {"destiny": 10, "story": 11}}, "must divide 20 points"),
        ({"skills": {"piety": "expert"}}, "cannot be set up"),
        ({"gold": 3}, "cannot be set up"),
        ({"statuses": {"married": {"town": "basra"}}}, "cannot be set up like this .*`town`"),
        ({"quests-done": ["dream-of-riches", "dream-of-rich"]}, "There is no quest “dream-of-rich”"),
    ],
)
def test_what_is_wrong_is_named(given: dict[str, Any], sentence: str) -> None:
    with refuses(sentence.replace("?", r"\?")):
        position(Ana=given)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"statuses": {"outlaw": {"city": "gulf"}}}, "There is no city “gulf”"),
        (
            {"statuses": {"pursued": {"pursuer": "merchand"}}},
            "no being “merchand”; did you mean “merchant”",
        ),
        ({"statuses": {"pursued": {"adjective": "wikced"}}}, "no adjective “wikced”"),
        ({"statuses": ["beloved"]}, "“beloved” cannot be kept"),
        ({"quest": "dream-of-riches", "quest-places": ["atlantis"]}, "There is no space “atlantis”"),
        ({"story": 10**23}, "cannot start from this position"),
        ({"treasures": ["seal-ring", "seal-ring"]}, "One treasure is in more than one place"),
        ({"cards": ["people-at-the-gate"]}, "There is no city card “people-at-the-gate”"),
        ({"quest-words": {"rival": "Ana"}}, "There is no seat “Ana”"),
    ],
)
def test_a_position_that_no_game_could_have_is_refused(given: dict[str, Any], sentence: str) -> None:
    with refuses(sentence):
        make_table(given)


@pytest.mark.rule("N12.3")
@pytest.mark.rule("N15.2")
def test_whoever_has_declared_does_not_begin_the_last_round() -> None:
    seats = ("Ana", "Bo", "Cleo")
    with refuses("Ana has declared and has no turn in the last round"):
        make_table(seats=seats, world={"declared": "Ana"})
    assert state_of(make_table(seats=seats, world={"declared": "Bo"})).last_turns == ["Ana"]
    assert state_of(make_table(seats=seats, world={"declared": "Cleo"})).last_turns == ["Ana", "Bo"]


@pytest.mark.rule("N10.25")
def test_a_sultan_has_the_wealth_that_is_given_and_is_fabulous_otherwise() -> None:
    throne = {"statuses": ["sultan"], "destiny": 12}
    assert wealth(make_table(throne)) == "fabulous"
    assert wealth(make_table({**throne, "wealth": "rich"})) == "rich"


def test_a_dream_comes_home_where_its_card_says() -> None:
    ana = {"quest": "dream-of-riches", "quest-places": ["tana"], "quest-claimed": ["tana"]}
    table = make_table(ana)
    table._runner.game.turn_memory.encounter_spaces = ["baghdad"]
    run(advance_quest_and_give_reward(table._runner.game, hero(table)))
    assert hero(table).quests_done == ["dream-of-riches"]


def test_a_hero_of_nobody_and_a_hero_of_two_are_refused() -> None:
    with refuses("A hero was chosen for “Cleo”"):
        position(Cleo={})
    with refuses("same hero"):
        position(Ana={"hero": "sindbad"}, Bo={"hero": "sindbad"})


@pytest.mark.rule("N12.3")
def test_a_quest_without_its_places_begins_with_the_turn() -> None:
    table = make_table({"quest": "dream-of-riches"}, d6=[5])
    assert hero(table).quest_notes.places == ["herat", "baghdad"]


def test_a_missing_pack_is_refused() -> None:
    with refuses("is not installed here"):
        TINY_NIGHTS.with_pack("0" * 32)
    with refuses("B121 pack.toml is missing"):
        TINY_NIGHTS.open_pack(TINY / "tales")
