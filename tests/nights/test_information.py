"""Who may know what (N17)."""

from random import Random

import msgspec
import pytest

from nights.scenario_world import assembled_nights
from nights.table_builder import (
    BASRA,
    OLD_MERCHANT,
    PEOPLE,
    TINY,
    TINY_NIGHTS,
    award,
    current_decision,
    keys,
    make_table,
    play,
)
from serai.book.compile import load_book
from serai.games.nights.game import Nights
from serai.games.nights.locales.nights_texts import nights_texts
from serai.games.nights.state import State
from serai.locales.texts import LANGUAGES
from serai.table import Table

CAVE = "cave-of-wonders"


def seen(table: Table, viewer: str | None) -> bytes:
    return msgspec.json.encode([table.view(viewer), table.events(0, viewer)])


@pytest.mark.rule("N17.1")
def test_a_target_is_in_nobody_elses_view_until_the_end() -> None:
    here = make_table({"goal": {"destiny": 13, "story": 7}}, d6=[OLD_MERCHANT], destiny=["blank"])
    there = make_table({"goal": {"destiny": 4, "story": 16}}, d6=[OLD_MERCHANT], destiny=["blank"])
    for table in (here, there):
        play(table, "stay", "barter")
    for viewer in ("Bo", None):
        assert seen(here, viewer) == seen(there, viewer)
    assert seen(here, "Ana") != seen(there, "Ana")


@pytest.mark.rule("N17.1")
def test_the_order_of_the_decks_is_nowhere() -> None:
    state = msgspec.json.encode(TINY_NIGHTS.initial_state(("Ana", "Bo"), TINY_NIGHTS.card.options()))
    assert msgspec.json.decode(state, type=State).encounter_deck
    assert b"people-at-the-gate" not in seen(make_table(), "Bo")


@pytest.mark.rule("N17.1", "N17.2")
def test_nothing_of_an_unread_paragraph_leaves_before_the_section_is_chosen() -> None:
    skills = {"storytelling": "talent"}
    table = play(make_table({"skills": skills}, d6=[OLD_MERCHANT], destiny=["blank"]), "stay")
    assert b"merchant/barter" not in seen(table, "Ana") + seen(table, "Bo")
    play(table, "barter")
    for viewer in ("Ana", "Bo", None):
        assert b"merchant/barter#two-liars" in seen(table, viewer)
        assert b"short-weight" not in seen(table, viewer)


@pytest.mark.rule("N17.2")
def test_where_a_person_reads_the_reader_turns_the_pages_and_sees_them_first() -> None:
    table = make_table(options={"person-reads": True}, seats=("Ana", "Bo", "Cleo"), d6=[1], destiny=["blank"])
    play(table, "stay", "barter")
    assert current_decision(table).options == ("turn-page",)
    assert current_decision(table).seat == "Bo"
    assert b"two-liars" in seen(table, "Bo")
    assert b"two-liars" not in seen(table, "Ana") + seen(table, "Cleo")
    play(table, "turn-page")
    assert b"two-liars" in seen(table, "Ana")
    assert b"reading-section" in seen(table, "Bo")
    assert b'"key":"section"' not in seen(table, "Ana")
    play(table, "turn-page")
    assert b'"key":"section"' in seen(table, "Ana")


@pytest.mark.rule("N17.3")
def test_only_who_names_a_number_sees_the_chart() -> None:
    table = play(make_table({"statuses": ["accursed"]}, seats=("Ana", "Bo", "Cleo")), "stay", "Cleo")
    assert b'"noun":"merchant","adjective":"generous"' in seen(table, "Cleo")
    for viewer in ("Ana", "Bo", None):
        assert b"generous" not in seen(table, viewer)


@pytest.mark.rule("N17.4")
def test_all_else_is_open_but_that_a_section_is_mandatory() -> None:
    ana = {"statuses": ["blessed"], "treasures": ["seal-ring"], "tokens": ["a"], "skills": {"luck": "master"}}
    shown = make_table(ana).view(None).board.heroes["Ana"]
    assert (shown.statuses, shown.treasures, shown.skills) == (("blessed",), ("seal-ring",), {"luck": 2})
    table = play(make_table(d6=[OLD_MERCHANT], destiny=["+"]), "stay", "barter")
    assert b"mandatory" not in seen(table, "Ana") + seen(table, "Bo")


def test_random_games_show_no_other_targets_and_no_text_of_the_book() -> None:
    book = load_book(TINY)
    texts = [text for page in book.paragraphs.values() for text in page.texts.values()]
    table = Table.new(TINY_NIGHTS, ("Ana", "Bo", "Cleo"), seed=5)
    random = Random(5)
    while table.outcome is None:
        seat = random.choice(table.waiting)
        table.choose(seat, random.choice(table.decisions[seat].options))
        for viewer in (*table.opening.seats, None):
            assert bool(table.view(viewer).board.targets) == (table.outcome is not None)
    everything = seen(table, "Ana").decode()
    assert not [text for text in texts if text[:40] in everything]
    assert keys(table)[-1] == "won"


@pytest.mark.rule("N17.1")
def test_what_was_read_cannot_be_taken_back_freely() -> None:
    skills = {"wisdom": "master", "storytelling": "talent"}
    table = play(make_table({"skills": skills}, d6=[OLD_MERCHANT]), "stay", "barter")
    play(table, "master:wisdom")
    assert table.undo_kind("Ana") == "ask"
    table = play(
        make_table({"skills": skills}, d6=[OLD_MERCHANT], destiny=["blank"]), "stay", "barter", "roll"
    )
    play(table, "storytelling")
    assert table.undo_kind("Ana") == "ask"


@pytest.mark.rule("N7.3", "N7.6", "N17.1")
def test_a_master_does_not_look_freely_for_the_reaction_that_suits_it() -> None:
    table = play(make_table({"skills": {"wisdom": "master"}}, d6=[OLD_MERCHANT]), "stay", "barter")
    assert current_decision(table).kind == "master"
    assert table.undo_kind("Ana") == "ask"


@pytest.mark.rule("N5.5", "N17.1")
def test_nobody_leaves_a_place_of_power_freely_whose_introduction_was_read() -> None:
    table = play(make_table({"space": "mecca", "destination": CAVE}), f"move:{CAVE}")
    assert current_decision(table).kind == "reaction"
    assert table.undo_kind("Ana") == "ask"


@pytest.mark.rule("N10.4", "N17.3")
def test_who_has_seen_a_chart_does_not_freely_choose_another_card() -> None:
    table = make_table({"statuses": ["blessed"]}, seats=("Ana",), encounter=[PEOPLE, BASRA])
    play(table, "stay", PEOPLE)
    assert current_decision(table).kind == "number"
    assert table.undo_kind("Ana") == "ask"


@pytest.mark.rule("N7.1", "N17.3")
def test_who_has_met_somebody_does_not_freely_change_the_die_of_the_chart() -> None:
    game = assembled_nights()
    table = make_table({"treasures": ["crooked-backgammon"]}, d6=[3], game=game)
    play(table, "stay", "done")
    assert current_decision(table).kind == "reaction"
    assert table.undo_kind("Ana") == "ask"
    table = make_table({"treasures": ["crooked-backgammon"]}, d6=[3], game=game)
    play(table, "stay", "use:crooked-backgammon", "4")
    assert current_decision(table).kind == "reaction"
    assert table.undo_kind("Ana") == "ask"


@pytest.mark.rule("N7.1", "N10.26", "N17.3")
def test_who_has_seen_other_entries_of_a_chart_does_not_freely_take_back_the_payment() -> None:
    ana = {"statuses": ["under-geas"], "destiny": 5, "treasures": ["brass-horseman"]}
    table = make_table(ana, d6=[3], game=assembled_nights())
    play(table, "done", "stay", "pay:under-geas")
    assert current_decision(table).kind == "entry"
    assert table.undo_kind("Ana") == "ask"


@pytest.mark.rule("N10.1", "N10.11", "N17.3")
@pytest.mark.parametrize(("status", "kind"), [("accursed", "number"), ("fated", "entry")])
def test_the_chart_that_one_player_sees_is_not_freely_shown_to_another(status: str, kind: str) -> None:
    table = make_table({"statuses": [status]}, seats=("Ana", "Bo", "Cleo"), encounter=[PEOPLE])
    play(table, "stay", "Cleo")
    assert (current_decision(table).seat, current_decision(table).kind) == ("Cleo", kind)
    assert table.undo_kind("Ana") == "ask"


@pytest.mark.rule("N17.4", "N10.11", "N10.26")
def test_what_fate_a_geas_and_bondage_have_counted_is_open_to_all() -> None:
    held = {"fated": {"gained": 1}, "under-geas": {}, "married": {"city": "baghdad"}}
    table = make_table({"statuses": held}, {"statuses": ["enslaved"]})
    award(table, "[D1/S1/Another hero: W+1 (Max: Rich)]")
    for viewer in ("Ana", "Bo", None):
        shown = table.view(viewer).board.heroes
        assert shown["Ana"].gained == {"fated": 3, "under-geas": 1}
        assert shown["Bo"].gained == {"enslaved": 1}
    assert table.readable_state()["heroes"]["Ana"]["gained"] == {"fated": 3, "under-geas": 1}


@pytest.mark.rule("N17.4", "N10.8")
def test_the_cards_of_statuses_that_count_say_how_far_they_are() -> None:
    held = {"fated": {"gained": 1}, "under-geas": {}, "enslaved": {"gained": 2}}
    shown = make_table({"statuses": held}).view("Bo").board.heroes["Ana"]
    names: dict[str, list[str]] = {}
    for language in LANGUAGES:
        things = nights_texts(language, Nights.open_pack(TINY)).hero_items
        names[language] = [thing.name for thing in things.items_of(shown)][:3]
    assert names["en"] == ["Fated: 1/4", "Under Geas: 0/3", "Enslaved: 2 levels of wealth"]
    assert names["fr"][0] == "Prédestiné\u202f: 1/4"
    assert names["es"][2] == "Esclavizado: 2 niveles de riqueza"
