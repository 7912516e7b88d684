"""What is public, and what nobody may know (D6)."""

import re

import msgspec
import pytest

from dice.table_builder import FOUR_IN_A_RUN, HIGH, NOBODY, current_decision, make_table, play
from serai.bots import choice_of_bot, seat_where_bot_must_choose
from serai.games.dice.cards import INHABITANTS, PLACES
from serai.locales.localizer import find_localizer
from serai.locales.texts import Language
from serai.table import Table

SEATS = ("Ana", "Bo", "Cy")
VIEWERS = (*SEATS, None)


def shown(table: Table, viewer: str | None) -> bytes:
    """Everything that is sent to one viewer."""
    return msgspec.json.encode([table.view(viewer), table.events(0, viewer)])


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_sees_the_row_the_tops_of_the_piles_every_stack_and_all_dice(viewer: str | None) -> None:
    stacks = {"Ana": ["city-2", "elf-run-4"], "Bo": ["penalty-3"]}
    piles = {"penalties": [-2, -1, -1], "mine": [4], "discards": ["orc-3"]}
    board = make_table({}, NOBODY, seats=SEATS, stacks=stacks, piles=piles).view(viewer).board
    assert [slot.card for slot in board.row] == [
        "dwarf-five-6",
        "dwarf-five-1",
        "gnome-6-blue",
        "orc-4-2",
        "goblin-6",
    ]
    assert {place: board.piles[place].card for place in PLACES} == {
        "city": "city-3",
        "mine": "mine-4",
        "workshop": "workshop-2",
        "orc-village": "orc-village-2",
        "forest": "forest-2",
    }
    assert {place: board.piles[place].left for place in PLACES} == {
        "city": 2,
        "mine": 1,
        "workshop": 3,
        "orc-village": 3,
        "forest": 3,
    }
    assert (board.penalties.card, board.penalties.points, board.penalties.left) == ("penalty-2", -2, 3)
    assert board.stacks == {"Ana": ("city-2", "elf-run-4"), "Bo": ("penalty-3",), "Cy": ()}
    assert board.scores == {"Ana": 3, "Bo": -3, "Cy": 0}
    assert board.discards == ("orc-3",)
    assert [die.number for die in board.dice] == NOBODY
    assert [die.colour for die in board.dice] == ["blue", "green", "green", "green", "red", "red"]


@pytest.mark.rule("D6.1")
def test_the_row_says_which_cards_the_dice_meet_and_which_lie_below_an_open_place_of_their_own() -> None:
    cards = {0: "elf-run-4", 2: "dwarf-three-1"}
    board = make_table(cards, FOUR_IN_A_RUN, piles={"orc-village": []}).view("Bo").board
    assert [slot.met for slot in board.row] == [True, False, True, False, False]
    assert [slot.place_open for slot in board.row] == [True, True, False, False, True]


@pytest.mark.rule("D6.1")
def test_a_card_taken_leaves_a_gap_that_everyone_sees() -> None:
    table = play(make_table({0: "elf-run-4"}, FOUR_IN_A_RUN), "stop")
    assert current_decision(table).kind == "place"
    assert table.view("Bo").board.row[0].card is None


@pytest.mark.rule("D6.1")
def test_the_board_is_the_same_for_everyone_and_so_are_the_events() -> None:
    table = play(make_table({0: "dragon-25"}, HIGH, seats=SEATS), "stop")
    assert len({msgspec.json.encode(table.view(viewer).board) for viewer in VIEWERS}) == 1
    assert len({msgspec.json.encode(table.events(0, viewer)) for viewer in VIEWERS}) == 1


@pytest.mark.rule("D6.1")
def test_only_who_must_choose_gets_the_options_and_everyone_sees_who_it_is() -> None:
    table = make_table({}, NOBODY, seats=SEATS)
    assert table.view("Ana").decision == current_decision(table)
    assert [table.view(viewer).decision for viewer in ("Bo", "Cy", None)] == [None] * 3
    assert {table.view(viewer).waiting for viewer in VIEWERS} == {("Ana",)}


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_card_of_the_draw_pile_is_ever_shown(viewer: str | None, seed: int) -> None:
    table = Table.new("dice", SEATS, seed=seed, bots=dict.fromkeys(SEATS, "random"))
    while (seat := seat_where_bot_must_choose(table)) is not None:
        seen = shown(table, viewer)
        hidden = set(INHABITANTS) - visible_cards(table)
        assert len(hidden) == table.view(viewer).board.draw_pile
        assert not [card for card in hidden if f'"{card}"'.encode() in seen]
        table.choose(seat, choice_of_bot(table, seat))


def visible_cards(table: Table) -> set[str]:
    """The inhabitants revealed so far: dealt or refilled."""
    events = table.all_events()
    dealt = [card for event in events if event.key == "set-up" for card in event.args["row"]]
    return {*dealt, *(event.args["card"] for event in events if event.key == "refilled")}


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_of_what_is_hidden_changes_nothing_that_is_shown(viewer: str | None) -> None:
    table = Table.new("dice", SEATS, seed=5)
    position = table.position
    position.state.draw_pile.reverse()
    position.state.penalties.sort()
    other = Table.resume(table.opening, position)
    assert table.view(viewer).board == other.view(viewer).board
    # The other table has no setup events; from the first turn on both have the same.
    assert table.events(1, viewer) == other.events(0, viewer)


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_which_penalties_lie_below_the_top_is_not_shown(viewer: str | None) -> None:
    light = make_table({}, NOBODY, seats=SEATS, piles={"penalties": [-2, -1, -1]})
    heavy = make_table({}, NOBODY, seats=SEATS, piles={"penalties": [-2, -3, -4]})
    assert shown(light, viewer) == shown(heavy, viewer)


@pytest.mark.rule("D6.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_which_inhabitants_are_in_the_draw_pile_is_not_shown(viewer: str | None) -> None:
    some = make_table({}, NOBODY, seats=SEATS, piles={"draw": ["orc-3", "orc-4"]})
    others = make_table({}, NOBODY, seats=SEATS, piles={"draw": ["elf-run-4", "dragon-30"]})
    assert shown(some, viewer) == shown(others, viewer)


@pytest.mark.rule("D6.1")
def test_what_a_scenario_prints_counts_the_hidden_piles_only() -> None:
    facts = make_table({}, NOBODY, piles={"penalties": [-2, -3]}).readable_state()
    assert facts["piles"]["draw"] == 35
    assert facts["piles"]["penalties"] == {"top": -2, "left": 2}


def test_what_was_read_of_a_table_does_not_change_when_it_goes_on() -> None:
    table = make_table({}, NOBODY)
    facts = table.readable_state()
    before = msgspec.json.encode(facts)
    play(table, "stop")
    assert msgspec.json.encode(facts) == before


# Colours on screen (D6.2)

ROLL = [1, 2, 1, 2, 4, 6]  # blue, green, red, blue, blue, green


@pytest.mark.rule("D6.2")
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_each_colour_of_a_die_carries_a_mark(language: Language) -> None:
    shown = find_localizer(language, "dice").dice_text(ROLL)
    assert re.findall(r"(\d)\W*?([●▲■])", shown) == [
        ("1", "■"),
        ("2", "▲"),
        ("1", "●"),
        ("2", "■"),
        ("4", "■"),
        ("6", "▲"),
    ]


@pytest.mark.rule("D6.2")
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_in_words_each_colour_has_its_name(language: Language) -> None:
    words = find_localizer(language, "dice", in_words=True)
    colours = [words.say(f"colour-{colour}") for colour in ("blue", "green", "red")]
    assert len(set(colours)) == 3
    assert [words.dice_text(ROLL).count(colour) for colour in colours] == [3, 2, 1]
