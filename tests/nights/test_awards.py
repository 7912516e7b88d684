"""Awards, wealth and treasures (N8, N9, N11)."""

from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from nights.table_builder import (
    TINY_NIGHTS,
    award,
    current_decision,
    event_args,
    hero,
    make_table,
    play,
    points,
    state_of,
    statuses,
    wealth,
    with_changed_tales,
)
from serai.book.lexicon import read_tokens
from serai.book.vocabulary import SKILLS
from serai.games.nights.locales.phrases import NightsPhrases
from serai.games.nights.skills import usable_skills
from serai.locales.localizer import find_localizer


@pytest.mark.rule("N8.1", "N8.2")
def test_awards_apply_from_left_to_right() -> None:
    table = make_table()
    award(table, "[D2/S1/W+1 (Max: Poor)/Storytelling/Respected]")
    assert points(table) == (2, 1)
    assert wealth(table) == "poor"
    assert hero(table).skills == {"storytelling": 1}
    assert statuses(table) == {"respected"}
    order = [event.key for event in table.all_events()][-5:]
    assert order == ["destiny-gained", "story-gained", "withheld", "skill-gained", "status-gained"]


@pytest.mark.rule("N8.3")
def test_a_new_skill_is_a_talent_and_an_owned_one_rises_to_master() -> None:
    table = make_table({"skills": {"piety": "talent"}})
    award(table, "[Piety/Luck/Bargaining and Evaluation (Master)/Piety]")
    assert hero(table).skills == {"piety": 2, "luck": 1, "bargaining-and-evaluation": 2}


@pytest.mark.rule("N8.4")
def test_points_never_fall_below_zero_and_nobody_chooses_to_lose_what_is_not_there() -> None:
    table = make_table({"destiny": 1})
    award(table, "[D-3/S-1]")
    assert points(table) == (0, 0)
    assert not award(table, "[Trade: D1 for S2]")
    assert points(table) == (0, 0)
    award(table := make_table({"destiny": 1}), "[Trade: D1 for S2]", "accept")
    assert points(table) == (0, 2)


@pytest.mark.rule("N8.5")
def test_a_treasure_comes_from_the_deck_and_an_empty_deck_gives_none() -> None:
    table = make_table(treasure=["magic-lamp"], world={"treasures": ["magic-lamp", "seal-ring"]})
    award(table, "[Treasure]")
    assert hero(table).treasures == ["magic-lamp"]
    award(table, "[Treasure/Treasure]")
    assert sorted(hero(table).treasures) == ["magic-lamp", "seal-ring"]
    assert event_args(table, "no-treasure-left")


@pytest.mark.rule("N8.5")
def test_a_named_treasure_is_taken_from_whoever_holds_it() -> None:
    table = make_table({}, {"treasures": ["seal-ring"]})
    award(table, "[Treasure: Seal Ring]")
    assert hero(table).treasures == ["seal-ring"]
    assert hero(table, "Bo").treasures == []


@pytest.mark.rule("N8.6")
def test_a_master_who_loses_a_skill_is_a_talent_and_a_talent_loses_it() -> None:
    table = make_table({"skills": {"luck": "master"}})
    award(table, "[Lose Luck]")
    assert hero(table).skills == {"luck": 1}
    award(table, "[Lose a skill of choice]")
    assert hero(table).skills == {}
    award(table, "[Lose a skill of choice]")


@pytest.mark.rule("N8.6")
def test_what_a_status_takes_returns_when_it_ends() -> None:
    table = make_table({"skills": {"magic": "talent"}, "statuses": ["wounded"]})
    assert "magic" not in usable_skills(table._runner.game, hero(table))
    award(table, "[Lose Wounded]")
    assert "magic" in usable_skills(table._runner.game, hero(table))


@pytest.mark.rule("N8.7")
def test_other_instructions() -> None:
    table = make_table({"statuses": ["wounded", "lost", "diseased"], "destiny": 1})
    award(table, "[You may lose Wounded]", "refuse")
    award(table, "[You may lose a status of choice]", "done")
    assert statuses(table) == {"wounded", "lost", "diseased"}
    award(table, "[Lose a status of choice]", "wounded")
    award(table, "[Lose any statuses of choice]", "lost", "done")
    assert statuses(table) == {"diseased"}
    award(table, "[Choose: S1 or (D1/Lost)]", "second")
    assert points(table) == (2, 0)
    award(table, "[Skill of choice]", "luck")
    assert hero(table).skills == {"luck": 1}
    award(table, "[Magic (one use)]")
    assert hero(table).once == ["magic"]


@pytest.mark.rule("N8.7")
def test_a_skill_for_one_use_is_gone_once_it_is_used() -> None:
    table = make_table({"once": ["piety"]}, d6=[1], destiny=["-"])
    play(table, "stay", "barter", "piety")
    assert points(table) == (1, 1)
    assert hero(table).once == []
    table = play(make_table({"once": ["piety"]}, d6=[1], destiny=["-"]), "stay", "barter", "no-skill")
    assert hero(table).once == ["piety"]


@pytest.mark.rule("N8.7", "N7.9")
def test_a_skill_for_one_use_is_kept_where_another_skill_opens_the_section() -> None:
    game = with_changed_tales(("### Piety", "### Piety or Luck"))
    ana = {"once": ["piety", "luck"], "skills": {"luck": "talent"}}
    table = play(make_table(ana, d6=[1], destiny=["-"], game=game), "stay", "barter", "piety-or-luck")
    assert hero(table).once == ["piety", "luck"]


@pytest.mark.rule("N8.7")
def test_a_status_for_one_turn_lasts_until_the_next_turn_is_over() -> None:
    table = make_table(d6=[1, 1, 1], destiny=["-", "-", "-"], encounter=["people-at-the-gate"])
    award(table, "[Determined (one turn)]")
    play(table, "stay", "barter", "accept")
    assert "determined" in statuses(table)
    play(table, "stay")
    play(table, current_decision(table).options[0])
    while current_decision(table).seat == "Bo":
        play(table, current_decision(table).options[-1])
    play(table, "stay")
    while current_decision(table).seat == "Ana":
        play(table, current_decision(table).options[0])
    assert "determined" not in statuses(table)


HERE, FAR = {"space": "baghdad"}, {"space": "herat"}
SEVERAL = ("Ana", "Bo", "Cleo")


@pytest.mark.rule("N8.11")
@pytest.mark.parametrize(
    ("who", "bo", "cleo", "options"),
    [
        ("Another hero", HERE, FAR, ("Bo", "Cleo")),
        ("The nearest hero", {"space": "basra"}, FAR, ()),
        ("The nearest hero", FAR, FAR, ("Bo", "Cleo")),
        ("A hero here", HERE, FAR, ()),
        ("A hero here", HERE, HERE, ("Bo", "Cleo")),
    ],
)
def test_an_award_gives_to_the_hero_who_is_meant(
    who: str, bo: dict[str, str], cleo: dict[str, str], options: tuple[str, ...]
) -> None:
    table = make_table({}, {**bo, "destiny": 1}, {**cleo, "destiny": 1}, seats=SEVERAL)
    line = f"[S1/{who}: (D-2/S2/W+1 (Max: Poor)/Wounded/Treasure)]"
    questions = award(table, line, *(["Bo"] if options else []))
    assert [(one.seat, one.kind, one.options) for one in questions] == (
        [("Ana", "player", options)] if options else []
    )
    assert (points(table), points(table, "Bo"), points(table, "Cleo")) == ((0, 1), (0, 2), (1, 0))
    assert (statuses(table), statuses(table, "Bo")) == (set(), {"wounded"})
    assert (len(hero(table).treasures), len(hero(table, "Bo").treasures)) == (0, 1)
    assert wealth(table, "Bo") == "poor"


@pytest.mark.rule("N8.11")
def test_with_nobody_there_an_award_for_another_does_nothing() -> None:
    award(table := make_table({}, FAR), "[A hero here: D1/S1]")
    assert (points(table), points(table, "Bo")) == ((0, 1), (0, 0))
    assert event_args(table, "nobody-else") == [{"seat": "Ana"}]
    award(table := make_table(seats=("Ana",)), "[Another hero: D1]")
    assert points(table) == (0, 0)


@pytest.mark.rule("N8.11", "N8.5")
def test_an_award_takes_from_another_hero_what_it_has_and_its_player_chooses_what() -> None:
    bo = {"treasures": ["seal-ring", "magic-lamp"], "statuses": ["lost"]}
    table = make_table({}, bo)
    (question,) = award(table, "[Another hero: (Lose a treasure/Lose Lost)]", "magic-lamp")
    assert (question.seat, question.kind) == ("Bo", "lose-treasure")
    assert hero(table, "Bo").treasures == ["seal-ring"]
    assert statuses(table, "Bo") == set()


@pytest.mark.rule("N8.11", "N10.5", "N10.8")
def test_what_another_gains_is_no_encounter_of_its_own() -> None:
    table = make_table({"statuses": ["enslaved"]}, {"statuses": ["crippled", "enslaved"]})
    award(table, "[Another hero: (S1/D1)]")
    assert (points(table), points(table, "Bo")) == ((0, 0), (1, 1))


@pytest.mark.rule("N8.4", "N8.7")
def test_a_branch_that_asks_for_more_points_than_the_hero_has_is_not_offered() -> None:
    line = "[Choose: (D-1/S-1/Treasure) or (S-1/Blessed)]"
    table = make_table({"destiny": 1, "story": 1})
    (question,) = award(table, line, "first")
    assert question.options == ("first", "second")
    table = make_table({"story": 1})
    assert award(table, line) == []
    assert statuses(table) == {"blessed"}
    table = make_table({"story": 0, "destiny": 5})
    assert award(table, line) == []
    assert (points(table), statuses(table)) == ((5, 0), set())
    assert event_args(table, "cannot-pay") == [{"seat": "Ana"}]


@pytest.mark.rule("N8.4", "N7.12")
@pytest.mark.parametrize(("story", "options"), [(1, ()), (2, ("accept", "refuse"))])
def test_an_offer_that_costs_more_points_than_the_hero_has_can_only_be_refused(
    story: int, options: tuple[str, ...]
) -> None:
    table = make_table({"story": story})
    questions = award(table, "[Accept: (S-1/S-1/Treasure); Refuse: D1]", *(["refuse"] if options else []))
    assert [question.options for question in questions] == ([options] if options else [])
    assert points(table) == (1, story)


@pytest.mark.rule("N8.7", "N4.6")
@pytest.mark.parametrize("start", ["baghdad", "cave-of-wonders"])
def test_a_place_of_power_lies_one_step_beyond_the_end_of_its_arrow(start: str) -> None:
    table = make_table()
    hero(table).space = start
    roads = table._runner.game.world.travel_map
    line = "[Placed by another player: within 2 spaces of Cave of Wonders]"
    (question,) = award(table, line, "mecca")
    near = {space for space in roads.spaces if roads.distance("empty-quarter", space) <= 1}
    assert {*question.options} == near > {"empty-quarter"}
    hero(table).space = start
    award(table, "[Move to: within 1 space of Cave of Wonders]")
    assert hero(table).space == "empty-quarter"


@pytest.mark.rule("N8.7", "N8.8")
def test_another_player_places_the_hero() -> None:
    table = make_table(seats=("Ana", "Bo", "Cleo"))
    named, placing = award(table, "[Placed by another player: within 1 space of Basra]", "Cleo", "gulf")
    assert (named.seat, named.options) == ("Ana", ("Bo", "Cleo"))
    assert (placing.seat, set(placing.options)) == ("Cleo", {"basra", "baghdad", "gulf"})
    assert hero(table).space == "gulf"
    (placing,) = award(table, "[Placed by the player on your right: any sea space]", "green-sea")
    assert placing.seat == "Cleo"


@pytest.mark.rule("N8.8")
def test_with_two_players_it_is_always_the_other() -> None:
    (placing,) = award(make_table(), "[Placed by another player: any sea space]", "gulf")
    assert placing.seat == "Bo"


@pytest.mark.rule("N8.9")
def test_crippled_doubles_printed_story_but_not_what_scorn_made_of_destiny() -> None:
    table = make_table({"statuses": ["crippled", "scorned"], "destiny": 1})
    award(table, "[D1/S1]")
    assert points(table) == (1, 3)


@pytest.mark.rule("N8.9", "N10.8")
def test_only_what_the_hero_keeps_counts() -> None:
    table = make_table({"statuses": ["enslaved", "under-geas", "fated"]}, {})
    award(table, "[D3/S3/Treasure]")
    assert points(table) == (0, 3)
    assert points(table, "Bo") == (3, 0)
    assert len(hero(table, "Bo").treasures) == 1
    assert {"under-geas", "fated"} <= statuses(table)


@pytest.mark.rule("N8.10")
def test_a_token_is_given_and_taken_and_open_to_all() -> None:
    table = make_table()
    award(table, "[Token: owes-the-ferryman]")
    assert table.view("Bo").board.heroes["Ana"].tokens == ("owes-the-ferryman",)
    award(table, "[Lose token: owes-the-ferryman]")
    assert hero(table).tokens == []


@pytest.mark.rule("N9.1")
def test_there_are_eighteen_skills() -> None:
    assert len(SKILLS) == 18
    assert {"piety", "stealth-and-stealing", "wilderness-lore"} <= set(SKILLS)


# Wealth


@pytest.mark.rule("N11.1", "N11.2")
def test_a_gain_stops_at_its_maximum_and_never_lowers() -> None:
    table = make_table({"wealth": "penniless"})
    award(table, "[W+3 (Max: Respectable)]")
    assert wealth(table) == "respectable"
    award(table, "[W+1 (Max: Poor)]")
    assert wealth(table) == "respectable"
    award(table, "[W-1 (Min: Rich)]")
    assert wealth(table) == "respectable"
    award(table, "[W-3 (Min: Penniless)]")
    assert wealth(table) == "penniless"


@pytest.mark.rule("N11.3")
def test_princely_with_a_treasure_the_next_gain_makes_fabulous() -> None:
    award(table := make_table({"wealth": "princely", "treasures": ["seal-ring"]}), "[W+1 (Max: Poor)]")
    assert wealth(table) == "fabulous"
    award(table := make_table({"wealth": "princely"}), "[W+3]")
    assert wealth(table) == "princely"
    award(table := make_table({"wealth": "rich", "treasures": ["seal-ring"]}), "[W+3]")
    assert wealth(table) == "princely"


@pytest.mark.rule("N11.4")
def test_without_the_last_treasure_fabulous_drops_to_princely() -> None:
    fabulous = {"wealth": "fabulous", "treasures": ["seal-ring"]}
    award(table := make_table(fabulous), "[Lose a treasure]")
    assert wealth(table) == "princely"
    award(table := make_table({**fabulous, "statuses": ["sultan"]}), "[Lose a treasure]")
    assert wealth(table) == "fabulous"
    award(table, "[Lose Sultan]")
    assert wealth(table) == "princely"


@pytest.mark.rule("N11.5")
def test_nobody_falls_below_beggar() -> None:
    award(table := make_table({"wealth": "beggar"}), "[W-2]")
    assert wealth(table) == "beggar"


@pytest.mark.rule("N11.6", "N11.8")
def test_a_treasure_gives_its_benefit_while_it_is_owned() -> None:
    table = make_table({"treasures": ["magic-lamp"]})
    assert usable_skills(table._runner.game, hero(table)) == {"magic": 1}
    award(table, "[Lose a treasure]")
    assert usable_skills(table._runner.game, hero(table)) == {}


@pytest.mark.rule("N11.7")
def test_treasures_are_sold_in_any_city_and_a_last_one_makes_nobody_fabulous() -> None:
    ana = {"treasures": ["seal-ring"], "wealth": "poor"}
    table = play(make_table(ana, d6=[1], destiny=["-"]), "stay", "barter")
    assert current_decision(table).options == ("sell:seal-ring", "done")
    play(table, "sell:seal-ring")
    assert wealth(table) == "poor"  # the tale took a level, and one is gained
    assert "seal-ring" in state_of(table).treasure_deck
    princely = {"treasures": ["seal-ring"], "wealth": "princely"}
    table = play(make_table(princely, d6=[1], destiny=["blank"]), "stay", "barter", "sell:seal-ring")
    assert wealth(table) == "princely"
    outside = play(make_table({**ana, "space": "zagros"}, d6=[1], destiny=["blank"]), "stay", "barter")
    assert current_decision(outside).seat == "Bo"


@pytest.mark.rule("N8.10")
def test_a_token_has_a_name_in_each_language() -> None:
    names = {"en": "the ferryman’s debt", "fr": "la dette du passeur", "es": "la deuda del barquero"}
    tokens, problems = read_tokens({"owes-the-ferryman": names})
    assert (tokens, problems) == ({"owes-the-ferryman": names}, [])
    _, problems = read_tokens({"owes-the-ferryman": {"en": "the ferryman’s debt", "es": "la deuda"}})
    assert [problem.message for problem in problems] == ["tokens.owes-the-ferryman has no “fr”."]


@pytest.mark.rule("N8.10")
def test_a_token_is_called_by_its_name_and_one_without_by_its_id() -> None:
    french = find_localizer("fr", "nights", pack=TINY_NIGHTS.pack_digest())
    phrases = NightsPhrases(french)
    book = TINY_NIGHTS.world.book
    names = {
        "owes-the-ferryman": {"en": "the ferryman’s debt", "fr": "la dette du passeur", "es": "la deuda"}
    }
    named = replace(book, lexicon=replace(book.lexicon, tokens=names))
    phrases.world = SimpleNamespace(book=named)  # type: ignore[assignment]
    assert "la dette du passeur" in phrases.token_name("owes-the-ferryman")
    assert "seen by the roc" in phrases.token_name("seen-by-the-roc")
