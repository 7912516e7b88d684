"""The options and views of every game in numbers."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from dice.goldens import assert_golden
from nights.table_builder import OLD_MERCHANT, TINY_NIGHTS, make_table, play
from refusals import refuses
from serai.study import Numbering, find_numbering
from serai.table import Refused, Table, View, find_game
from serai.table.game import AnyGame
from table.caravan import Caravan
from table.playing import GAMES, open_table, random_play, views

GOLDEN = Path(__file__).parent / "golden"
NUMBERED = [game for game in GAMES if game is not Caravan]

every_game = pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.card.id}-{seats}")
        for game in NUMBERED
        for seats in game.card.seats
    ],
)


def moments(game: type[AnyGame], seats: int, every: int) -> list[tuple[Table, list[View[Any]]]]:
    table = open_table(game, seats, seats)
    return [
        (table, views(table)) for number, _ in enumerate(random_play(table, seats)) if number % every == 0
    ]


def parts(numbering: Numbering, row: Any) -> dict[str, Any]:
    """The fields of an encoded view by name."""
    start = numbering.start
    return {field.name: row[start[field.name] : start[field.name] + field.size] for field in numbering.fields}


@every_game
def test_every_legal_option_has_its_own_number(game: type[AnyGame], seats: int) -> None:
    numbering = find_numbering(game)
    assert len(set(numbering.options)) == len(numbering.options)
    for seed in range(3):
        table = open_table(game, seats, seed)
        for _ in random_play(table, seed):
            for seat, decision in table.decisions.items():
                legal = numbering.legal_options(table.view(seat))
                assert list(legal.values()) == list(decision.options)
                assert numbering.mask(legal).sum() == len(legal)
            assert not numbering.legal_options(table.view(None))


@every_game
def test_an_encoded_view_keeps_to_its_schema(game: type[AnyGame], seats: int) -> None:
    numbering = find_numbering(game)
    assert len({field.name for field in numbering.fields}) == len(numbering.fields)
    for _, seen in moments(game, seats, 7):
        for view in seen:
            row = numbering.encode(view)
            assert row.shape == (numbering.size,)
            wrong = np.flatnonzero((row < numbering.lowest_row) | (row > numbering.highest_row))
            assert not wrong.size, [name for name, at in numbering.start.items() if at <= wrong[0]][-1]


@every_game
def test_the_encoding_depends_on_nothing_but_the_view(game: type[AnyGame], seats: int) -> None:
    """Not on the names of the seats either, which come back as numbers."""
    numbering = find_numbering(game)
    table = open_table(game, seats, 3)
    other = Table.new(game, [f"stop {name}" for name in table.opening.seats], seed=3)
    renamed = dict(zip(table.opening.seats, other.opening.seats, strict=True))
    for number, (seat, option) in enumerate(random_play(table, 3)):
        legal = numbering.legal_options(table.view(seat))
        same = numbering.legal_options(other.view(renamed[seat]))
        assert list(legal) == list(same)
        if number % 5 == 0:
            for viewer in table.opening.seats:
                row = numbering.encode(table.view(viewer))
                assert (row == numbering.encode(other.view(renamed[viewer]))).all()
        other.choose(renamed[seat], same[next(one for one, name in legal.items() if name == option)])


def test_the_encoding_does_not_tell_the_goal_of_another() -> None:
    goals = ({"destiny": 13, "story": 7}, {"destiny": 4, "story": 16})
    tables = [make_table({"goal": goal}, d6=[OLD_MERCHANT], destiny=["blank"]) for goal in goals]
    for table in tables:
        play(table, "stay", "barter")
    encode = find_numbering(TINY_NIGHTS).encode
    for viewer, is_equal in (("Bo", True), (None, True), ("Ana", False)):
        here, there = (encode(table.view(viewer)) for table in tables)
        assert bool((here == there).all()) == is_equal, viewer


def test_the_numbers_of_king_of_dice_stay_as_they_are() -> None:
    """A trained player is worth nothing once they change."""
    numbering = find_numbering("dice")
    options = [f"{number} {option}" for number, option in enumerate(numbering.options)]
    fields = [
        f"{numbering.start[field.name]} {field.name}: {field.size} from {field.low} to {field.high}"
        for field in numbering.fields
    ]
    assert_golden(GOLDEN / "dice.txt", "\n".join([*options, *fields, ""]))


def test_the_words_of_the_nights_have_the_same_numbers_with_every_book() -> None:
    _, tiny = (find_numbering(game).options for game in NUMBERED)
    words = tiny[: tiny.index(next(option for option in tiny if option.startswith("move:"))) - 1]
    assert find_numbering("nights").options[: len(words)] == words
    lines = [f"{number} {option}" for number, option in enumerate(words)]
    assert_golden(GOLDEN / "nights-words.txt", "\n".join([*lines, ""]))


def test_every_goal_that_a_table_can_agree_on_has_a_number() -> None:
    _, nights = NUMBERED
    with pytest.raises(Refused):
        open_table(nights, 2, 1, options={"goal": 61})
    table = open_table(nights, 2, 1, options={"goal": 60})
    seat = next(seat for seat, _ in random_play(table, 1) if table.decisions[seat].kind == "goal")
    legal = find_numbering(nights).legal_options(table.view(seat))
    assert "goal:60-0" in legal.values()
    assert list(legal.values()) == list(table.decisions[seat].options)


def test_every_option_of_a_game_with_the_shipped_book_has_a_number() -> None:
    rules = find_game("nights").with_pack(None)
    numbering = find_numbering(rules)
    table, kinds = open_table(rules, 3, 1), set()
    for number, _ in enumerate(random_play(table, 1)):
        for seat, decision in table.decisions.items():
            kinds.add(decision.kind)
            assert list(numbering.legal_options(table.view(seat)).values()) == list(decision.options)
        if number == 1_500:
            break
    assert len(kinds) > 10


def test_a_game_without_a_numbering_is_refused(caravan_installed: None) -> None:
    del caravan_installed
    with refuses("“caravan” has no options and views in numbers"):
        find_numbering("caravan")
