"""Optional rules (N16)."""

import pytest

from nights.table_builder import (
    OLD_MERCHANT,
    PEOPLE,
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
from serai.book.languages import LANGUAGES, Language
from serai.games.nights.decision_subject import subject_of
from serai.games.nights.locales.ending import ending_paragraphs
from serai.games.nights.locales.nights_texts import nights_texts
from serai.games.nights.state import Options
from serai.locales.localizer import find_localizer
from serai.table import Refused, Table

ALONE = ("Ana",)


@pytest.mark.rule("N16.1")
def test_another_goal_than_twenty() -> None:
    table = Table.new(TINY_NIGHTS, ("Ana", "Bo"), {"goal": 12}, seed=1)
    assert table.decisions["Ana"].options[-1] == "goal:12-0"
    with pytest.raises(Refused):
        Table.new(TINY_NIGHTS, ("Ana", "Bo"), {"goal": 0}, seed=1)


@pytest.mark.rule("N16.2")
def test_of_several_statuses_only_the_last_counts_and_it_replaces_the_old() -> None:
    table = make_table({"statuses": ["blessed"], "destiny": 1}, options={"one-status": True})
    award(table, "[Scorned/Diseased]")
    assert statuses(table) == {"diseased"}


@pytest.mark.rule("N16.3")
def test_three_random_different_skills() -> None:
    table = Table.new(TINY_NIGHTS, ("Ana", "Bo"), {"random-skills": True}, seed=1)
    for seat in ("Ana", "Bo"):
        table.choose(seat, "goal:10-10")
    assert table.position.turn == 1
    assert [len(hero(table, seat).skills) for seat in ("Ana", "Bo")] == [3, 3]


@pytest.mark.rule("N16.4")
def test_alone_two_cards_are_drawn_and_one_is_kept() -> None:
    table = play(make_table(seats=ALONE, encounter=[PEOPLE, "basra"]), "stay")
    assert current_decision(table).options == (PEOPLE, "basra")
    play(table, "basra")
    assert state_of(table).encounter_discards == [PEOPLE]


@pytest.mark.rule("N16.4")
def test_alone_fate_decides_for_a_point() -> None:
    ana = {"statuses": ["accursed"], "destiny": 1, "story": 1}
    table = play(make_table(ana, seats=ALONE, fate=["4"], d6=[4]), "stay", PEOPLE)
    assert current_decision(table).options == ("lose:destiny", "lose:story")
    play(table, "lose:story")
    assert points(table) == (1, 0)
    assert subject_of(current_decision(table)).encounter.being == "maiden"


@pytest.mark.rule("N16.4", "N10.23")
def test_alone_a_scorned_hero_whose_last_destiny_goes_to_fate_leaves_at_once() -> None:
    ana = {"statuses": ["scorned", "accursed"], "destiny": 1, "story": 1}
    table = play(make_table(ana, seats=ALONE, fate=["4"], d6=[4]), "done", "stay", PEOPLE, "lose:destiny")
    assert subject_of(current_decision(table)).encounter.being == "maiden", "the encounter has only begun"
    assert statuses(table) == {"accursed", "on-pilgrimage"}


@pytest.mark.rule("N16.4", "N5.3", "N10.23")
def test_alone_fate_moves_nobody_to_a_place_whose_marker_the_lost_point_has_moved() -> None:
    ana = {
        "space": "mecca",
        "destination": "cave-of-wonders",
        "statuses": ["ensorcelled", "scorned"],
        "destiny": 1,
    }
    table = make_table(ana, seats=ALONE, fate=["move:cave-of-wonders"])
    with pytest.raises(Refused, match="cave-of-wonders"):
        play(table, "done")
    table = play(make_table(ana, seats=ALONE, fate=["stay"]), "done")
    assert hero(table).destination == "lhasa"
    assert hero(table).space == "mecca"


@pytest.mark.rule("N16.4")
def test_alone_what_bondage_takes_is_lost_and_healing_is_bought_in_any_city() -> None:
    table = make_table({"statuses": ["enslaved"]}, seats=ALONE)
    award(table, "[D2/Treasure]")
    assert points(table) == (0, 0)
    assert not hero(table).treasures
    table = make_table({"statuses": ["wounded"], "space": "basra", "story": 1}, seats=ALONE)
    assert current_decision(table).options == ("give:city:scholarship", "rest", "done")
    play(table, "give:city:scholarship")
    assert statuses(table) == set()
    assert wealth(table) == "penniless"


@pytest.mark.rule("N16.4")
def test_alone_the_game_is_lost_when_the_night_deck_ends() -> None:
    world = {"time": "night", "encounters": [PEOPLE]}
    table = make_table({"destiny": 10, "story": 10}, seats=ALONE, world=world, d6=[1], destiny=["blank"])
    play(table, "stay")
    play(table, current_decision(table).options[0])
    while table.decisions:
        play(table, current_decision(table).options[-1])
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("solitaire-lost", ())
    # Its points are enough, but not its quests and its fortune.
    fate = ending_paragraphs(table.view(None), {}, nights_texts("en", table.opening.pack))[-1]
    assert "two quests done and a fabulous fortune" in fate


@pytest.mark.rule("N2.2", "N16.4", "N17.1")
def test_alone_the_targets_stay_hidden_until_the_turn_in_which_the_night_ends_is_over() -> None:
    world = {"time": "night", "encounters": [PEOPLE]}
    cards = {"cards": ["basra"], "space": "basra"}
    table = make_table(cards, seats=ALONE, world=world, d6=[1], destiny=["blank"])
    play(table, "stay")
    while current_decision(table).kind != "city-card":
        play(table, current_decision(table).options[0])
    assert not table.view(None).board.targets
    play(table, "done")
    assert table.outcome is not None
    assert set(table.view(None).board.targets) == {"Ana"}


@pytest.mark.rule("N15.1", "N16.4")
def test_alone_nobody_is_asked_to_declare_who_has_not_met_both_targets() -> None:
    rich = {"wealth": "fabulous", "treasures": ["magic-lamp"]}
    quests = {"quests-done": ["dream-of-riches", "in-search-of-treasure"]}
    ana = {"destiny": 16, "story": 5, **rich, **quests}
    table = play(make_table(ana, seats=ALONE, d6=[OLD_MERCHANT], destiny=["blank"]), "stay")
    while table.position.turn == 0:
        assert current_decision(table).kind != "declare"
        play(table, current_decision(table).options[-1])


@pytest.mark.rule("N16.4")
def test_alone_one_wins_with_the_goal_fabulous_wealth_and_two_quests() -> None:
    ana = {
        "destiny": 10,
        "story": 10,
        "wealth": "fabulous",
        "treasures": ["magic-lamp"],
        "quests-done": ["dream-of-riches", "in-search-of-treasure"],
    }
    table = make_table(ana, seats=ALONE, d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay", PEOPLE)
    while current_decision(table).kind != "declare":
        options = current_decision(table).options
        play(table, "done" if "done" in options else "honor" if "honor" in options else options[0])
    play(table, "declare")
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == ("solitaire-won", ("Ana",))


@pytest.mark.rule("N16.5")
@pytest.mark.parametrize(("votes", "story"), [(("yes", "yes"), 2), (("yes", "no"), 1)])
def test_a_retold_result_that_a_majority_likes_gives_a_story_point(
    votes: tuple[str, str], story: int
) -> None:
    seats = ("Ana", "Bo", "Cleo")
    table = make_table(seats=seats, options={"storytelling": True}, d6=[1], destiny=["blank"])
    play(table, "stay", "barter", "yes")
    assert set(table.decisions) == {"Bo", "Cleo"}
    for seat, vote in zip(("Bo", "Cleo"), votes, strict=True):
        table.choose(seat, vote)
    assert points(table) == (0, story)


@pytest.mark.rule("N16.5", "N14.1")
def test_a_death_may_be_retold() -> None:
    game = with_changed_tales(("[W-1 (Min: Beggar)/S1]", "[Death]"))
    table = make_table(options={"storytelling": True}, d6=[1], destiny=["-"], game=game)
    play(table, "stay", "barter", "yes", "yes")
    assert event_args(table, "died")
    assert points(table) == (0, 1)


@pytest.mark.rule("N16.6")
def test_three_fabulous_turns_in_a_row_count_as_five_points_toward_either_target() -> None:
    ana = {
        "destiny": 5,
        "story": 10,
        "wealth": "fabulous",
        "treasures": ["magic-lamp"],
        "fabulous-turns": 2,
    }
    table = make_table(ana, options={"merchant": True}, d6=[1], destiny=["blank"])
    play(table, "stay", "barter")
    assert current_decision(table).kind == "declare"
    without = play(make_table(ana, d6=[1], destiny=["blank"]), "stay", "barter")
    assert current_decision(without).seat == "Bo"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_game_has_a_name_and_an_explaining_sentence(language: Language) -> None:
    said = find_localizer(language, "nights")
    for option in Options.__struct_encode_fields__:
        assert said.say(f"game-option-{option}")
        assert len(said.say(f"game-option-{option}.about")) > len(said.say(f"game-option-{option}"))


@pytest.mark.rule("N16.2")
def test_a_status_named_twice_in_one_award_counts_once() -> None:
    table = make_table(options={"one-status": True})
    award(table, "[Wounded/S1/Wounded]")
    assert statuses(table) == {"wounded"}
