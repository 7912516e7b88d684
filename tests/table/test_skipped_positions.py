"""A table encodes no position until somebody reads one; what was read makes no difference to the game."""

from random import Random

import pytest

from serai.table import Decision, Table, Turn
from serai.table.chance import Stream
from serai.table.game import AnyGame
from serai.table.position import encode_position
from table.caravan import Caravan
from table.playing import NAMES, caravan, choose_all, everything, open_table, some_choice, take_back
from table.test_contract import every_game

CHOICES = 60


def play_alike(first: Table, second: Table, seed: int, choices: int = CHOICES) -> None:
    random = Random(seed)
    for _ in range(choices):
        if first.outcome is not None:
            break
        seat, option = some_choice(first, random)
        first.choose(seat, option)
        second.choose(seat, option)


def read_and_unread(game: type[AnyGame], seats: int, seed: int) -> tuple[Table, Table]:
    """Two tables after the same choices; only of the first, a position was read before them."""
    read, unread = open_table(game, seats, seed), open_table(game, seats, seed)
    assert read.position
    play_alike(read, unread, seed)
    return read, unread


@every_game
def test_an_unread_table_has_the_same_positions_as_one_that_was_read_from_the_start(
    game: type[AnyGame], seats: int
) -> None:
    read, unread = read_and_unread(game, seats, 4)
    events = unread.all_events()
    assert [*map(encode_position, unread.turn_states())] == [*map(encode_position, read.turn_states())]
    assert unread.encoded_position == read.encoded_position
    assert unread.journal == read.journal
    assert unread.all_events() == events
    play_alike(read, unread, 5)
    assert everything(unread) == everything(read)


@every_game
def test_the_last_choice_of_an_unread_table_can_be_undone(game: type[AnyGame], seats: int) -> None:
    read, unread = read_and_unread(game, seats, 6)
    seat = next((seat for seat in NAMES[:seats] if read.undo_kind(seat)), None)
    if seat is not None:
        for table in (read, unread):
            take_back(table, seat)
        play_alike(read, unread, 7)
    assert everything(unread) == everything(read)


@every_game
def test_an_unread_table_can_be_copied_and_imagined(game: type[AnyGame], seats: int) -> None:
    read, unread = read_and_unread(game, seats, 8)
    assert everything(unread.copy()) == everything(read)
    if game is not Caravan and read.outcome is None:
        read, unread = read_and_unread(game, seats, 8)
        imagined, again = (
            table.imagine(NAMES[0], Stream(bytes(32), "search", 0)) for table in (read, unread)
        )
        play_alike(imagined, again, 9)
        assert imagined.encoded_position == again.encoded_position
        assert [*map(encode_position, imagined.turn_states())] == [*map(encode_position, again.turn_states())]


class Sandstorm(Caravan):
    """A caravan that fails at the start of its eighth turn, if the one before was a rest."""

    rested = False

    def play_turn(self) -> Turn:
        if self.rested and len(self.log.entries) > 12:
            raise ZeroDivisionError
        turn = super().play_turn()
        answer = None
        while True:
            try:
                question = turn.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                return
            answer = yield question
            self.rested = type(question) is Decision and answer == "rest"


def test_a_choice_that_fails_leaves_an_unread_table_as_it_was() -> None:
    read, unread = (open_table(Sandstorm, 2, 3) for _ in range(2))
    assert read.position
    for table in (read, unread):
        choose_all(table, [("Ana", "silk"), ("Bo", "silk"), *[("Ana", "draw"), ("Bo", "draw")] * 2])
    before = everything(read)
    with pytest.raises(ZeroDivisionError):
        unread.choose("Ana", "rest")
    assert everything(unread) == before


def test_an_unread_table_encodes_no_position_but_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    table = caravan(2)
    monkeypatch.setattr(table._runner, "encode_position", lambda: pytest.fail("nobody has asked for it"))
    choose_all(table, [("Ana", "draw"), ("Bo", "draw"), ("Ana", "draw")])
