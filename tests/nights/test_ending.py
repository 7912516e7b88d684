"""The end of the game (N15)."""

import pytest

from nights.table_builder import (
    OLD_MERCHANT,
    current_decision,
    event_args,
    make_table,
    play,
    state_of,
    turn_of,
)
from serai.book.languages import LANGUAGES, Language
from serai.book.vocabulary import STATUSES
from serai.games.nights.locales.ending import ending_paragraphs, final_results
from serai.games.nights.locales.nights_texts import nights_texts
from serai.games.nights.state import LEVELS
from serai.games.nights.statuses.holding import FORBID_VICTORY
from serai.locales.texts import find_texts
from serai.table import Table

READY = {"destiny": 10, "story": 10}
THREE = ("Ana", "Bo", "Cleo")


def after_turn(
    ana: dict[str, object], *others: dict[str, object], seats: tuple[str, ...] = ("Ana", "Bo")
) -> Table:
    """Ana's turn up to its last phase: she stays and barters."""
    turns = len(seats) * 2
    table = make_table(ana, *others, seats=seats, d6=[OLD_MERCHANT] * turns, destiny=["blank"] * turns)
    return finish(table, "Ana")


def finish(table: Table, seat: str) -> Table:
    """Play an uneventful turn until the player may declare or it is over."""
    while table.decisions and turn_of(table) == seat and current_decision(table).kind != "declare":
        options = current_decision(table).options
        wanted = [one for one in ("done", "stay", "roll", "barter", "discard", "no-skill") if one in options]
        play(table, wanted[0] if wanted else options[0])
    return table


@pytest.mark.rule("N15.1")
def test_in_baghdad_after_the_encounter_a_hero_that_meets_its_targets_may_declare() -> None:
    assert current_decision(after_turn(READY)).options == ("declare", "go-on")
    assert current_decision(after_turn({**READY, "space": "basra"})).seat == "Bo"
    assert current_decision(after_turn({**READY, "destiny": 8})).seat == "Bo"
    goal = {"destiny": 3, "story": 17}
    assert current_decision(after_turn({"destiny": 9, "story": 16, "goal": goal})).kind == "declare"


@pytest.mark.rule("N15.1", "N10.10", "N10.24")
@pytest.mark.parametrize("status", sorted(FORBID_VICTORY))
def test_some_statuses_forbid_it(status: str) -> None:
    assert {"envious", "on-pilgrimage", "sex-changed", "under-geas"} == FORBID_VICTORY
    assert current_decision(after_turn({**READY, "statuses": [status]})).kind != "declare"


@pytest.mark.rule("N15.1")
def test_the_player_need_not_declare() -> None:
    table = play(after_turn(READY), "go-on")
    assert state_of(table).declared is None
    assert turn_of(table) == "Bo"


@pytest.mark.rule("N15.2")
def test_everyone_else_has_one_more_turn() -> None:
    table = play(after_turn(READY, seats=THREE), "declare")
    assert state_of(table).last_turns == ["Bo", "Cleo"]
    finish(table, "Bo")
    assert turn_of(table) == "Cleo"
    finish(table, "Cleo")
    assert table.outcome is not None
    assert table.outcome.winners == ("Ana",)
    assert table.outcome.ending == "sole"


@pytest.mark.rule("N15.3")
@pytest.mark.parametrize(
    ("bo", "ending", "winners"),
    [
        ({"statuses": ["crippled", "diseased"]}, "tie-statuses", ("Bo",)),
        ({"statuses": ["diseased"], "skills": {"piety": "talent", "luck": "talent"}}, "tie-skills", ("Bo",)),
        ({"statuses": ["diseased"], "skills": {"piety": "talent"}}, "shared", ("Ana", "Bo")),
    ],
)
def test_of_several_most_statuses_then_most_skills_then_they_share(
    bo: dict[str, object], ending: str, winners: tuple[str, ...]
) -> None:
    ana = {**READY, "statuses": ["wounded"], "skills": {"luck": "master"}}
    table = play(after_turn(ana, {**READY, **bo}), "declare")
    finish(table, "Bo")
    assert table.outcome is not None
    assert (table.outcome.ending, table.outcome.winners) == (ending, winners)


@pytest.mark.rule("N15.3")
def test_a_declaration_in_the_last_round_starts_no_new_one() -> None:
    table = play(after_turn(READY, READY, seats=THREE), "declare")
    finish(table, "Bo")
    assert turn_of(table) == "Cleo"
    assert len(event_args(table, "declared")) == 1


@pytest.mark.rule("N15.4")
def test_play_goes_on_if_nobody_is_in_the_running_any_more() -> None:
    table = play(after_turn(READY), "declare")
    state_of(table).heroes["Ana"].space = "basra"
    finish(table, "Bo")
    assert table.outcome is None
    assert state_of(table).declared is None
    assert turn_of(table) == "Ana"


@pytest.mark.rule("N15.1", "N17.1")
def test_who_could_have_reached_some_goal_is_asked_so_that_nobody_learns_who_has() -> None:
    met = after_turn(READY)
    short = after_turn({**READY, "goal": {"destiny": 20, "story": 0}})
    assert current_decision(met).options == ("declare", "go-on")
    assert current_decision(short).options == ("go-on",)
    assert met.view("Bo").waiting == short.view("Bo").waiting == ("Ana",)
    assert met.events(0, "Bo") == short.events(0, "Bo")
    play(met, "go-on")
    play(short, "go-on")
    assert met.events(0, None) == short.events(0, None)


def ended(ana: dict[str, object], *others: dict[str, object], seats: tuple[str, ...] = THREE) -> Table:
    table = play(after_turn({**READY, **ana}, *others, seats=seats), "declare")
    for seat in seats[1:]:
        finish(table, seat)
    return table


def told_end(table: Table, language: Language = "en") -> list[str]:
    return ending_paragraphs(table.view(None), {}, nights_texts(language, table.opening.pack))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "In the saddlebag: Dendan Oil."), ("fr", "Dans la sacoche"), ("es", "En las alforjas")],
)
def test_the_tale_of_the_end_names_the_treasures_of_a_winner_in_a_sentence_of_their_own(
    language: Language, sentence: str
) -> None:
    assert sentence in told_end(ended({"treasures": ["dendan-oil"]}), language)[-1]


def test_the_tale_of_the_end_tells_the_fate_of_each_hero_and_of_the_winner_last() -> None:
    short = {"destiny": 9, "story": 1, "space": "basra", "statuses": ["wounded"], "wealth": "beggar"}
    quests = ["dream-of-riches", "in-search-of-treasure"]
    gone = {"destiny": 12, "story": 12, "space": "basra", "quests-done": quests}
    table = ended({"statuses": ["married"]}, short, gone)
    say = nights_texts("en", table.opening.pack).say
    _, bo, cleo, ana = told_end(table)
    assert say("status-wounded.fate") in bo
    assert "bowl" in bo
    assert "Basra" in bo
    assert cleo.startswith("Nothing is missing from this bundle")
    assert "2 quests are done" in cleo
    assert say("status-married.fate") in ana
    assert ana.startswith("Aladdin sits down by the fire")


def test_the_same_fate_is_told_in_other_words_to_the_next_hero() -> None:
    far = {"destiny": 1, "story": 1, "space": "basra"}
    first, second = told_end(ended({}, far, far))[1:3]
    assert not set(first.split(". ")) & set(second.split(". "))


def test_heroes_rank_by_what_they_lack_and_equal_heroes_share_a_rank() -> None:
    far, near = {"destiny": 1, "story": 1}, {"destiny": 9, "story": 10}
    table = ended({}, far, {**near, "space": "basra"}, far, seats=(*THREE, "Dina"))
    results = final_results(table.view(None))
    assert {one.seat: one.rank for one in results} == {"Ana": 1, "Bo": 3, "Cleo": 2, "Dina": 3}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_status_and_level_of_wealth_has_a_fate(language: Language, level: str) -> None:
    texts = find_texts(language, "chronicle", "serai.games.nights.locales:chronicle")
    assert texts.has_own_text(f"chronicle-fate-wealth-{level}")
    say = nights_texts(language, None).say
    assert len({say(f"status-{status}.fate") for status in STATUSES}) == len(STATUSES)
