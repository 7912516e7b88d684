"""The price of a geas can be paid at every question of the hero's own turn (N10.26, N10.29)."""

from pathlib import Path

import pytest

from nights.effect_pack import card, make_pack
from nights.scenario_world import assembled_nights
from nights.table_builder import (
    OLD_MERCHANT,
    TINY_NIGHTS,
    current_decision,
    event_args,
    hero,
    make_table,
    play,
    points,
    run,
    statuses,
    with_changed_tales,
)
from serai.games.nights.asked_anew import ASKED_ANEW
from serai.games.nights.awards import apply_awards
from serai.games.nights.decision_kinds import QUESTIONS
from serai.games.nights.decision_subject import subject_of
from serai.games.nights.effects.words import parse_award_line
from serai.games.nights.game import Nights
from serai.games.nights.locales.choices import SPACE_KINDS, space_of_option
from serai.games.nights.phases import roll_to_break_spell
from serai.games.nights.statuses.paying import play_with_geas_option
from serai.games.nights.world import Being
from serai.table import Decision, Table

pytestmark = pytest.mark.rule("N10.29")
PAY = "pay:under-geas"
BOUND = {"statuses": ["under-geas"], "destiny": 5, "story": 1}
ALONE = ("Ana",)


def award_in_own_turn(table: Table, line: str, *answers: str) -> list[Decision]:
    """Apply an award in an encounter of the hero's own turn, and return the questions."""
    game = table._runner.game
    game.turn_memory.begin_encounter()
    giving = apply_awards(game, hero(table), parse_award_line(line))
    asked = run(play_with_geas_option(game, hero(table), giving), *answers)
    game.turn_memory.end_encounter()
    return asked


@pytest.mark.parametrize(
    ("line", "kind", "answers"),
    [
        ("[Choose: S1 or W+1]", "choose", ("first",)),
        ("[Accept: S1; Refuse: W+1]", "offer", ("refuse",)),
        ("[Beloved]", "offer", ("accept",)),
        ("[Trade: D1 for S2]", "trade", ("accept",)),
        ("[You may lose Blessed]", "may-lose", ("refuse",)),
        ("[You may lose a status of choice]", "lose-status", ("done",)),
        ("[Skill of choice]", "skill", ("magic",)),
        ("[Lose a skill of choice]", "lose-skill", ("luck",)),
        ("[Lose a treasure]", "lose-treasure", ("seal-ring",)),
        ("[Move to: any city]", "space", ("basra",)),
        ("[On Pilgrimage]", "city", ("alexandria",)),
        ("[Another hero: S1]", "player", ("Bo",)),
        ("[Placed by another player: any city]", "player", ("Bo", "basra")),
        ("[Roll: 1-5 S1; 6 D1]", "number", ("1",)),
    ],
)
def test_it_can_be_paid_at_any_question_of_an_award(line: str, kind: str, answers: tuple[str, ...]) -> None:
    ana = BOUND | {
        "statuses": ["under-geas", "blessed"],
        "skills": {"luck": "talent", "wisdom": "talent"},
        "treasures": ["seal-ring", "giant-diamond"],
    }
    seats = ("Ana", "Bo", "Cem")
    table = make_table(ana, seats=seats, d6=[1], game=assembled_nights())
    asked, again, *_ = award_in_own_turn(table, line, PAY, *answers)
    assert (asked.kind, again.kind, PAY in asked.options, PAY in again.options) == (kind, kind, True, False)
    assert "under-geas" not in statuses(table)
    assert space_of_option(asked, PAY) == ""
    assert space_of_option(again, answers[0]) == (answers[0] if kind in SPACE_KINDS else "")


@pytest.mark.rule("N10.26")
def test_every_kind_that_is_asked_anew_exists() -> None:
    assert set(QUESTIONS) >= ASKED_ANEW


@pytest.mark.rule("N8.4")
def test_whoever_has_paid_is_not_offered_what_it_can_no_longer_afford() -> None:
    table = make_table(BOUND)
    asked = award_in_own_turn(table, "[Choose: (D-2/Treasure) or S1]", PAY)
    assert [one.options for one in asked] == [("first", "second", PAY)]
    assert (points(table), hero(table).treasures) == ((1, 2), [])


@pytest.mark.rule("N8.4")
@pytest.mark.parametrize("line", ["[Trade: D2 for S2]", "[Accept: (D-2/Wounded); Refuse: (D-3/Lost)]"])
def test_an_offer_ends_if_its_price_went_into_the_geas(line: str) -> None:
    table = make_table(BOUND)
    assert len(award_in_own_turn(table, line, PAY)) == 1
    assert (points(table), statuses(table)) == ((1, 1), set())


def test_a_status_that_was_paid_for_is_not_offered_to_be_lost() -> None:
    table = make_table(BOUND)
    assert [one.kind for one in award_in_own_turn(table, "[You may lose Under Geas]", PAY)] == ["may-lose"]
    table = make_table(BOUND | {"statuses": ["under-geas", "lost", "wounded"]})
    asked = award_in_own_turn(table, "[Lose a status of choice]", PAY, "lost")
    assert [one.options for one in asked] == [("under-geas", "lost", "wounded", PAY), ("lost", "wounded")]
    assert (points(table), statuses(table)) == ((1, 1), {"wounded"})


@pytest.mark.rule("N16.4")
def test_a_point_for_fate_is_lost_of_what_is_left() -> None:
    ana = {"statuses": ["under-geas", "insane"], "destiny": 4, "story": 1}
    table = play(make_table(ana, seats=ALONE, d6=[OLD_MERCHANT]), "done", "stay")
    while current_decision(table).kind != "lose":
        play(table, current_decision(table).options[0])
    assert current_decision(table).options == ("lose:destiny", "lose:story", PAY)
    play(table, PAY)
    assert (points(table), statuses(table)) == ((0, 0), {"insane"})


@pytest.mark.rule("N7.1", "N10.4")
def test_a_chart_counts_the_destiny_that_is_left_after_the_payment() -> None:
    ana = {"statuses": ["under-geas", "blessed"], "destiny": 5}
    table = play(make_table(ana, d6=[1]), "done", "stay")
    before = subject_of(current_decision(table)).leads
    play(table, PAY)
    after = subject_of(current_decision(table)).leads
    assert (current_decision(table).kind, after["3"]) == ("number", before["1"])  # the bonus of two is gone
    play(table, "1")
    met, first = subject_of(current_decision(table)).encounter, after["1"]
    assert isinstance(first, Being)
    assert (met.being, met.adjective) == (first.noun, first.adjective)


@pytest.mark.rule("N7.1", "N10.26")
def test_a_treasure_shows_the_entries_around_the_one_that_is_left_after_the_payment() -> None:
    ana = {"statuses": ["under-geas"], "destiny": 5, "treasures": ["brass-horseman"]}
    table = play(make_table(ana, d6=[3], game=assembled_nights()), "done", "stay")
    assert current_decision(table).options == ("4", "5", "6", PAY)
    play(table, PAY)
    assert current_decision(table).options == ("2", "3", "4")  # the bonus of two is gone
    assert subject_of(current_decision(table)).result == 3
    play(table, "3")
    assert not event_args(table, "entry-picked")


@pytest.mark.rule("N7.8")
def test_a_mandatory_section_of_the_geas_can_be_escaped_by_paying() -> None:
    game = with_changed_tales(
        ("### Piety", "### Under Geas (mandatory)"), ("### Bargaining and Evaluation", "### Luck")
    )
    ana = {"statuses": ["under-geas"], "destiny": 4, "skills": {"luck": "talent"}}
    table = play(make_table(ana, d6=[OLD_MERCHANT], destiny=["-"], game=game), "done", "stay", "barter")
    assert current_decision(table).options == ("under-geas", PAY)
    play(table, PAY)
    assert current_decision(table).options == ("no-skill", "luck")


@pytest.mark.rule("N5.3", "N10.23")
def test_a_marker_that_a_pilgrimage_has_moved_opens_no_place_any_more() -> None:
    ana = {"statuses": ["under-geas", "scorned"], "destiny": 4, "destination": "cave-of-wonders"}
    table = play(make_table(ana | {"space": "empty-quarter"}), "done")
    assert "move:cave-of-wonders" in current_decision(table).options
    play(table, PAY)
    while current_decision(table).kind == "city":
        play(table, current_decision(table).options[0])
    assert current_decision(table).kind == "move"
    assert "move:cave-of-wonders" not in current_decision(table).options


@pytest.mark.rule("N11.6")
def test_a_treasure_offers_nothing_that_cannot_be_paid_any_more(tmp_path: Path) -> None:
    offer = {"word": "offers", "award": "[D-2/S3]"}
    cards = card("treasures", "scales", offer, trigger={"word": "once-per-turn"})
    game = Nights.with_pack(Nights.open_pack(make_pack(tmp_path, cards)))
    table = play(make_table(BOUND | {"treasures": ["scales"]}, game=game), "done", "use:scales")
    assert current_decision(table).options == ("accept", "refuse", PAY)
    play(table, PAY)
    assert (current_decision(table).kind, points(table)) == ("move", (1, 1))


@pytest.mark.rule("N10.1", "N10.9")
def test_it_can_be_paid_by_a_player_who_names_a_number_for_another_hero() -> None:
    ana = {"statuses": ["under-geas", "ensorcelled"], "destiny": 4}
    table = make_table(ana, {"statuses": ["accursed"]}, game=TINY_NIGHTS)
    part = roll_to_break_spell(table._runner.game, hero(table), "Bo")
    asked = run(play_with_geas_option(table._runner.game, hero(table), part), PAY, "1")
    assert [(one.seat, one.kind, PAY in one.options) for one in asked] == [
        ("Ana", "number", True),
        ("Ana", "number", False),
    ]
