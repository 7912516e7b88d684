"""Cells with several bases: the game tells the base that was heard least (N7.13)."""

from random import Random
from typing import Any

import msgspec
import pytest

from nights.alternating_book import BARTER, DETOUR, PURSE, THORN, alternating_nights
from nights.table_builder import OLD_MERCHANT, TINY_NIGHTS, make_table, play
from serai.games.nights.alternates import choose_least_heard_base
from serai.games.nights.base_game import NightsGame
from serai.table import Refused, Table
from serai.table.position import encode_position
from serai.table.record import read_record

REACTION = "barter"


def around(base: str) -> list[str]:
    return [one.reference for one in alternating_nights().world.book.paragraphs_by_destiny_face(base)]


def settled(heard: dict[str, int] | None = None, before: dict[str, int] | None = None, **chance: Any) -> str:
    """The base chosen for Ana after these readings, tonight and in earlier games."""
    table = make_table(world={"heard": heard or {}}, game=alternating_nights(), **chance)
    game = table._runner.game
    assert isinstance(game, NightsGame)
    game.heard_before = before or {}
    return choose_least_heard_base(game, game.world.rows["L", "old"].cells[REACTION]).reference


def barter(table: Table) -> str:
    """Barter with an old merchant; returns the paragraph read last."""
    play(table, "stay", REACTION)
    return paragraphs_read(table)[-1]


def paragraphs_read(table: Table) -> list[str]:
    return [str(event.args["paragraph"]) for event in table.all_events() if event.key == "read"]


def alternating_table(ana: dict[str, Any] | None = None, **given: Any) -> Table:
    chance = {"d6": [OLD_MERCHANT], "destiny": ["blank"], **given}
    return make_table(ana, game=alternating_nights(), **chance)


@pytest.mark.rule("N7.13")
@pytest.mark.parametrize("base", [BARTER, THORN, DETOUR])
def test_the_base_is_settled_whose_three_paragraphs_were_heard_least(base: str) -> None:
    others = [one for one in (BARTER, THORN, DETOUR) if one != base]
    assert settled({around(others[0])[0]: 1, others[1]: 1}) == base
    assert settled(dict.fromkeys(others, 2) | {base: 1}) == base


@pytest.mark.rule("N7.13")
def test_readings_of_all_three_paragraphs_count_and_no_others() -> None:
    before, _, after = around(BARTER)
    assert settled({before: 1, after: 1, THORN: 3, DETOUR: 3}) == BARTER
    assert settled({before: 2, after: 2, THORN: 3, DETOUR: 5}) == THORN
    assert settled({"soldier/quarrel#dust": 9, BARTER: 1, THORN: 1}) == DETOUR


@pytest.mark.rule("N7.13")
def test_what_the_seats_heard_on_earlier_evenings_counts_as_much_as_tonight() -> None:
    assert settled({BARTER: 1, THORN: 2}, {DETOUR: 3}) == BARTER
    assert settled({BARTER: 1, THORN: 1, DETOUR: 1}, {BARTER: 1, DETOUR: 1}) == THORN


@pytest.mark.rule("N7.13")
def test_chance_decides_among_equals_only() -> None:
    for chosen in (BARTER, DETOUR):
        assert settled({THORN: 1}, script={"base": [chosen]}) == chosen
    with pytest.raises(Refused):
        settled({THORN: 1}, script={"base": [THORN]})
    table = alternating_table(world={"heard": {THORN: 1, DETOUR: 1}}, script={"base": [DETOUR]})
    barter(table)
    assert table.unused_script() == {"base": [DETOUR]}
    assert "base" not in table._runner.position.chance.drawn


@pytest.mark.rule("N7.13")
def test_a_cell_with_one_base_draws_no_chance_and_counts_nothing() -> None:
    table = make_table(d6=[OLD_MERCHANT], destiny=["blank"])
    assert barter(table) == BARTER
    assert "base" not in table._runner.position.chance.drawn
    assert b"heard" not in encode_position(table._runner.position)


@pytest.mark.rule("N7.13")
def test_a_reading_is_counted_in_the_position_if_a_cell_with_several_bases_leads_there() -> None:
    table = alternating_table(world={"heard": {THORN: 1, DETOUR: 1}})
    assert barter(table) == BARTER
    assert table.readable_state()["heard"] == {THORN: 1, DETOUR: 1, BARTER: 1}
    table = make_table(game=alternating_nights(), d6=[OLD_MERCHANT], destiny=["blank"])
    play(table, "stay", "honor")
    assert "heard" not in table.readable_state()


@pytest.mark.rule("N7.13", "N10.21")
def test_a_die_rolled_again_keeps_the_base() -> None:
    table = alternating_table(
        {"statuses": ["respected"]}, world={"heard": {THORN: 1, DETOUR: 1}}, destiny=["-", "blank"]
    )
    barter(table)
    play(table, "reroll")
    assert paragraphs_read(table) == around(BARTER)[:2]


@pytest.mark.rule("N7.13", "N10.6")
def test_a_new_reaction_after_determined_chooses_the_base_again() -> None:
    table = alternating_table(
        {"statuses": ["determined"]},
        world={"heard": {THORN: 1, DETOUR: 1, PURSE: 1}},
        destiny=["blank"] * 2,
        script={"base": [PURSE]},
    )
    assert barter(table) == BARTER
    play(table, "reject", "rob")
    assert paragraphs_read(table) == [BARTER, PURSE]  # at random, because both have now been heard once
    assert not table.unused_script()


@pytest.mark.rule("N7.13", "N7.6")
def test_the_base_is_settled_before_a_master_is_asked() -> None:
    skilled = {"skills": {"wisdom": "master"}}
    heard = dict.fromkeys((THORN, DETOUR), 1)
    table = play(alternating_table(skilled, world={"heard": heard}), "stay", REACTION)
    assert "master:wisdom" in table.decisions["Ana"].options
    table = play(alternating_table(skilled, world={"heard": {BARTER: 1, THORN: 1}}), "stay", REACTION)
    assert table.decisions["Ana"].kind != "master"


@pytest.mark.rule("N7.13")
def test_unknown_paragraphs_are_refused_in_a_position() -> None:
    with pytest.raises(Refused, match="refused-unknown-near"):
        alternating_table(world={"heard": {"merchant/barter#two-liarz": 1}})


# The opening


def random_game(heard: dict[str, int] | None, seed: int = 7) -> Table:
    """A whole game with choices that depend only on the seed."""
    table, random = (
        Table.new(alternating_nights(), ("Ana", "Bo"), {"goal": 12}, seed=seed, heard=heard),
        Random(seed),
    )
    while table.outcome is None:
        seat = random.choice(table.waiting)
        table.choose(seat, random.choice(table.decisions[seat].options))
    return table


@pytest.mark.rule("N7.13")
def test_the_opening_keeps_what_was_heard_before_and_is_as_ever_if_nothing_was() -> None:
    heard = {THORN: 2, BARTER: 1}
    table = Table.new(alternating_nights(), ("Ana", "Bo"), seed=1, heard=heard)
    assert table.opening.heard == heard
    assert list(heard) != list(table.opening.heard) == sorted(heard)
    without = Table.new(alternating_nights(), ("Ana", "Bo"), seed=1)
    assert b"heard" not in without.record().to_lines()
    assert without.opening.commitment != table.opening.commitment


@pytest.mark.rule("N7.13")
@pytest.mark.parametrize("heard", [None, {BARTER: 3, THORN: 1}])
def test_a_record_replays_exactly_with_what_was_heard_before(heard: dict[str, int] | None) -> None:
    table = random_game(heard)
    read = read_record(table.record().to_lines(), "test")
    again = Table.replay(read.record, game=alternating_nights())
    assert again.record() == table.record()
    assert again.all_events() == table.all_events()


@pytest.mark.rule("N7.13")
def test_a_record_whose_list_was_changed_breaks_its_seal() -> None:
    lines = random_game({BARTER: 3}).record().to_lines()
    with pytest.raises(Refused):
        read_record(
            lines.replace(b'two-liars":3', b'two-liars":4'),
            "test",
        )


@pytest.mark.rule("N7.13", "N17.1")
def test_no_view_and_no_event_depends_on_what_was_heard_but_by_what_is_told() -> None:
    """Two tables that tell the same tales, because the same base was heard least at both, look the same to
    everybody.
    """
    tables = [
        alternating_table(world={"heard": {}}, script={"base": [DETOUR]}),
        alternating_table(world={"heard": {BARTER: 1, THORN: 2}}),
    ]
    tables[1]._runner.game.heard_before = {THORN: 9, BARTER: 5, DETOUR: 1}
    for table in tables:
        barter(table)
    for viewer in ("Ana", "Bo", None):
        one, other = (msgspec.json.encode([table.view(viewer), table.events(0, viewer)]) for table in tables)
        assert one == other
        assert b"heard" not in one


@pytest.mark.rule("N7.13")
def test_the_shipped_position_of_a_book_without_alternates_has_no_counts() -> None:
    assert not TINY_NIGHTS.world.counted_paragraphs
    assert alternating_nights().world.counted_paragraphs == {
        one for base in (BARTER, THORN, DETOUR, PURSE) for one in around(base)
    }
