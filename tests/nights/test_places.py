"""Places of Power (N5)."""

from pathlib import Path

import pytest

from book.tiny import copy_of_tiny, edit
from nights.table_builder import (
    HANDSOME_SOLDIER,
    PEOPLE,
    award,
    current_decision,
    event_args,
    hero,
    keys,
    make_table,
    play,
    points,
    statuses,
    with_changed_tales,
)
from refusals import refuses
from serai.games.nights.game import Nights
from serai.games.nights.summary import summarize_seat
from serai.plugin.summaries import SeatHistory

CAVE = "cave-of-wonders"


@pytest.mark.rule("N5.1")
def test_they_cannot_be_entered_by_ordinary_movement() -> None:
    assert f"move:{CAVE}" not in current_decision(make_table({"space": "empty-quarter"})).options


@pytest.mark.rule("N5.2")
def test_with_the_destination_marker_a_hero_may_go_against_the_arrow() -> None:
    table = make_table({"space": "mecca", "destination": CAVE}, destiny=["blank"])
    assert f"move:{CAVE}" in current_decision(table).options
    play(table, f"move:{CAVE}")
    assert hero(table).destination is None
    assert current_decision(table).options == ("lamp", "fruit", "stair")


@pytest.mark.rule("N5.2", "N4.6")
def test_entering_costs_one_move_of_either_kind() -> None:
    assert f"move:{CAVE}" in current_decision(make_table({"space": "baghdad", "destination": CAVE})).options
    assert f"move:{CAVE}" not in current_decision(make_table({"space": "basra", "destination": CAVE})).options


@pytest.mark.rule("N5.3")
def test_a_new_opportunity_or_a_pilgrimage_moves_the_one_marker() -> None:
    table = make_table({"destination": CAVE, "destiny": 3})
    award(table, "[On Pilgrimage]")
    assert hero(table).destination == "lhasa"
    award(table, "[Opportunity to enter: Cave of Wonders]")
    assert hero(table).destination == CAVE


@pytest.mark.rule("N5.4")
def test_who_is_moved_to_a_place_has_its_encounter_at_once() -> None:
    table = make_table(destiny=["-"])
    award(table, "[Move to: Cave of Wonders/D1]", "fruit")
    assert points(table) == (1, 2)
    assert hero(table).space == "empty-quarter"


@pytest.mark.rule("N5.5")
def test_no_card_is_drawn_and_each_choice_has_three_outcomes() -> None:
    for face, gained in (("-", (0, 2)), ("blank", (1, 1)), ("+", (2, 0))):
        table = make_table({"space": "mecca", "destination": CAVE}, destiny=[face])
        play(table, f"move:{CAVE}", "fruit")
        assert points(table) == gained
        assert "drew" not in keys(table)


@pytest.mark.rule("N5.5", "N7.6")
def test_a_master_may_go_straight_in_a_place_of_power() -> None:
    table = make_table({"space": "mecca", "destination": CAVE, "skills": {"wisdom": "master"}})
    play(table, f"move:{CAVE}", "lamp")
    assert current_decision(table).options == ("roll", "master:wisdom")
    play(table, "master:wisdom")
    assert points(table) == (4, 3)
    assert {"robe-of-honor", "respected"} <= statuses(table)


@pytest.mark.rule("N5.5", "N10.6")
def test_a_determined_hero_picks_another_of_the_three() -> None:
    table = make_table(
        {"space": "mecca", "destination": CAVE, "statuses": ["determined"]}, destiny=["-", "+"]
    )
    play(table, f"move:{CAVE}", "stair", "reject")
    assert current_decision(table).options == ("lamp", "fruit")


FOURTH = """\
# sleep
choice: Lie down under the trees

## doze
gist: a doze

You doze.
[D1]

## nap
gist: a nap

You nap.
[D2]

## dream
gist: a dream

You dream.
[D3]

# stair
"""


@pytest.mark.rule("N5.5", "N10.6")
def test_a_place_may_have_a_fourth_choice(tmp_path: Path) -> None:
    root = copy_of_tiny(tmp_path)
    edit(root, f"places/{CAVE}.en.tale.md", "# stair\n", FOURTH)
    for language in ("fr", "es"):  # the tales are not translated
        (root / f"places/{CAVE}.{language}.tale.md").unlink()
    game = Nights.with_pack(Nights.open_pack(root))
    start = {"space": "mecca", "destination": CAVE, "statuses": ["determined"]}
    table = play(make_table(start, destiny=["+", "blank"], game=game), f"move:{CAVE}")
    assert current_decision(table).options == ("lamp", "fruit", "sleep", "stair")
    play(table, "fruit", "reject", "sleep")
    assert points(table) == (2, 0)
    edit(
        root,
        f"places/{CAVE}.en.tale.md",
        "# stair\n",
        FOURTH.replace("sleep", "rest").replace("## ", "## a-"),
    )
    with refuses("B134"):
        Nights.open_pack(root)


def test_the_choice_of_a_place_is_told_and_counted_as_no_reaction_of_a_matrix() -> None:
    table = play(make_table({"space": "mecca", "destination": CAVE}), f"move:{CAVE}", "stair")
    assert event_args(table, "reacted") == [{"seat": "Ana", "reaction": "stair", "place": CAVE}]
    history = SeatHistory("Ana", None, table.all_events(), ())
    assert not [key for key in summarize_seat(history).counts if key.startswith("reaction/")]


@pytest.mark.rule("N5.6")
def test_after_the_encounter_the_arrow_is_followed_unless_the_result_moves_the_hero() -> None:
    table = play(
        make_table({"space": "mecca", "destination": CAVE}, destiny=["blank"]), f"move:{CAVE}", "stair"
    )
    assert hero(table).space == "baghdad"
    table = play(make_table({"space": "mecca", "destination": CAVE}, destiny=["+"]), f"move:{CAVE}", "stair")
    assert hero(table).space == "empty-quarter"
    assert event_args(table, "moved")[-1]["how"] == "arrow"


@pytest.mark.rule("N5.4", "N7.11", "N10.20")
def test_who_sent_the_hero_to_a_place_is_still_the_one_it_has_met() -> None:
    table = play(make_table(d6=[HANDSOME_SOLDIER], destiny=["blank"]), "stay")
    award(table, "[Move to: Cave of Wonders/Pursued]", "lamp")
    held = hero(table).statuses["pursued"]
    assert (held.adjective, held.pursuer) == ("handsome", "soldier")


@pytest.mark.rule("N5.4", "N10.20")
def test_who_sent_the_hero_to_a_place_pursues_it_if_nobody_is_named_there() -> None:
    game = with_changed_tales(("[S2/Ensorcelled]", "[S2/Pursued]"))
    table = play(make_table(d6=[HANDSOME_SOLDIER], destiny=["-"], game=game), "stay")
    award(table, "[Move to: Cave of Wonders]", "lamp")
    held = hero(table).statuses["pursued"]
    assert (held.adjective, held.pursuer) == ("handsome", "soldier")
    ana = {"space": "mecca", "destination": CAVE}
    table = play(make_table(ana, destiny=["-"], game=game), f"move:{CAVE}", "lamp")
    assert hero(table).statuses["pursued"].pursuer == game.world.stranger.noun


@pytest.mark.rule("N5.7")
def test_a_move_to_any_space_may_go_to_the_place_that_holds_the_marker() -> None:
    table = make_table({"destination": CAVE}, destiny=["-"], encounter=[PEOPLE])
    (question, _) = award(table, "[Move to: any space]", CAVE, "fruit")
    assert CAVE in question.options
    assert CAVE not in award(make_table({"destination": CAVE}), "[Move to: any city]", "basra")[0].options
