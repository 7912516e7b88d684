"""The contract of every game: all registered games, and the tiny one."""

import gc
import sys
from functools import cache
from itertools import pairwise
from random import Random
from types import FrameType
from typing import Any

import msgspec
import pytest

from nights.alternating_book import alternating_nights
from refusals import refuses
from serai.games.nights.game import Nights
from serai.table import IllegalChoice, Table, View, read_view
from serai.table.game import AnyGame
from table.playing import (
    GAMES,
    NAMES,
    caravan,
    choose_all,
    everything,
    open_table,
    played,
    random_play,
    replayed,
    standing,
    turn_ends,
    views,
)

SEEDS = range(10)
MANY = 150  # choices after which a long game is checked only occasionally
MOMENTS = 30  # checked per game, if checking is slow

every_game = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.card.id}-{seats}") for game in GAMES for seats in game.card.seats],
)


@cache
def whole_game(game: type[AnyGame], seats: int, seed: int) -> Table:
    """A finished game, shared by tests that do not change it."""
    return played(open_table(game, seats, seed), seed)


@every_game
def test_random_play_comes_to_an_end_and_never_to_a_dead_end(game: type[AnyGame], seats: int) -> None:
    for seed in SEEDS:
        table = open_table(game, seats, seed)
        for _ in random_play(table, seed):
            assert table.outcome is None
            assert table.decisions
            assert table.view(None).waiting
            for seat, decision in table.decisions.items():
                assert decision.seat == seat
                assert decision.kind in game.card.questions
                assert len(set(decision.options)) == len(decision.options) >= 1
        assert table.outcome is not None
        assert not table.decisions
        assert set(table.outcome.winners) <= set(table.opening.seats)


@every_game
def test_views_encode_and_decode_to_the_same(game: type[AnyGame], seats: int) -> None:
    kind = View[game.card.board]
    for seed in SEEDS[:2]:
        table = open_table(game, seats, seed)
        for _ in random_play(table, seed):
            for view in views(table):
                assert read_view(msgspec.json.encode(view), game.card) == view
                packed = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=kind)
                assert msgspec.json.encode(packed) == msgspec.json.encode(view)
        for view in views(table):
            assert read_view(msgspec.json.encode(view), game.card) == view


@every_game
def test_a_view_holds_the_legal_options_of_its_own_seat_only(game: type[AnyGame], seats: int) -> None:
    table = open_table(game, seats, 0)
    for _ in random_play(table, 0):
        for seat in table.opening.seats:
            assert table.view(seat).decision == table.decisions.get(seat)
        assert table.view(None).decision is None


@every_game
def test_a_replay_is_the_same_table_again(game: type[AnyGame], seats: int) -> None:
    for seed in SEEDS:
        table = whole_game(game, seats, seed)
        assert everything(replayed(table)) == everything(table)


@every_game
def test_a_replay_of_some_choices_is_the_table_as_it_was_then(game: type[AnyGame], seats: int) -> None:
    choices = sum(1 for _ in random_play(open_table(game, seats, 1), 1))
    looked_at = range(0, choices, max(5, choices // MOMENTS))
    table = open_table(game, seats, 1)
    moments = {made: everything(table) for made, _ in enumerate(random_play(table, 1)) if made in looked_at}
    record = table.record()
    for made, moment in moments.items():
        assert everything(Table.replay(record, choices=made, game=game)) == moment


@every_game
def test_a_table_resumed_at_any_turn_plays_on_as_it_would_have(game: type[AnyGame], seats: int) -> None:
    for seed in SEEDS[:2]:
        table = open_table(game, seats, seed)
        choices = []
        boundaries = {table.position.turn: (0, table.position)}
        for choice in random_play(table, seed):
            boundaries.setdefault(table.position.turn, (len(choices), table.position))
            choices.append(choice)
        assert len(boundaries) > 1
        ends = {end.turn: end for end in turn_ends(table)}
        turns = list(boundaries)
        to_the_end = {*turns[:: max(1, len(turns) // MOMENTS)], turns[-1]}
        for turn, following in pairwise([*turns, None]):
            made, position = boundaries[turn]
            resumed = Table.resume(table.opening, position, game=game)
            assert resumed.position == position
            if turn in to_the_end:
                choose_all(resumed, choices[made:])
                told = resumed.all_events()
                assert resumed.outcome == table.outcome
                assert turn_ends(resumed) == turn_ends(table, after=turn)
                assert told == table.all_events()[-len(told) :]
                assert standing(resumed) == standing(table)
            elif following is not None:
                choose_all(resumed, choices[made : boundaries[following][0]])
                assert turn_ends(resumed) == [ends[number] for number in range(turn + 1, following + 1)]
                assert resumed.position == boundaries[following][1]


@pytest.mark.usefixtures("bounded_chance")
@every_game
def test_a_game_resumed_at_its_end_is_over(game: type[AnyGame], seats: int) -> None:
    for seed in SEEDS[:2]:
        table = whole_game(game, seats, seed)
        resumed = Table.resume(table.opening, table.position, game=game)
        assert resumed.outcome == table.outcome
        assert not resumed.decisions
        assert resumed.position == table.position


@every_game
def test_a_resumed_table_has_a_record_of_its_own(game: type[AnyGame], seats: int) -> None:
    table = open_table(game, seats, 2)
    for made, _ in enumerate(random_play(table, 2)):
        if made == 9:
            break
    resumed = played(Table.resume(table.opening, table.position, game=game), 3)
    assert everything(replayed(resumed)) == everything(resumed)


@every_game
def test_a_choice_freely_undone_and_made_again_changes_nothing(game: type[AnyGame], seats: int) -> None:
    assert undone_and_made_again(game, seats, SEEDS[:4])


@pytest.mark.soak
@every_game
def test_in_many_games_choices_undone_and_made_again_change_nothing(game: type[AnyGame], seats: int) -> None:
    assert undone_and_made_again(game, seats, range(4, 40))


def undone_and_made_again(game: type[AnyGame], seats: int, seeds: range) -> int:
    """Undoes and repeats every possible choice in one game per seed; returns how often."""
    undone = 0
    for seed in seeds:
        table, untouched = open_table(game, seats, seed), open_table(game, seats, seed)
        for made, (seat, option) in enumerate(random_play(untouched, seed)):
            looked_at = made < MANY or made % 15 == 0
            before = standing(table) if looked_at else None
            table.choose(seat, option)
            if looked_at and table.undo_kind(seat) == "free":
                after = standing(table)
                assert table.undo(seat)
                assert standing(table) == before
                table.choose(seat, option)
                assert standing(table) == after
                undone += 1
        assert standing(table) == standing(untouched)
        assert set(turn_ends(table)) == set(turn_ends(untouched))
        assert everything(replayed(table)) == everything(table)
    return undone


@every_game
def test_an_illegal_choice_changes_nothing(game: type[AnyGame], seats: int) -> None:
    table = open_table(game, seats, 0)
    random = Random(0)
    for made, (seat, option) in enumerate(random_play(table, 0)):
        if random.random() < (0.8 if made < MANY else 0.98):
            continue
        before = everything(table)
        with pytest.raises(IllegalChoice) as unknown_option:
            table.choose(seat, "fly-to-the-moon")
        assert unknown_option.value.legal == table.decisions[seat].options
        for idle in set(table.opening.seats) - set(table.decisions):
            with refuses(f"not {idle}’s turn to choose", IllegalChoice):
                table.choose(idle, option)
        with refuses("Nobody at this table is called “Zoe”", IllegalChoice):
            table.choose("Zoe", option)
        assert everything(table) == before
    ended = everything(table)
    with refuses(r"The game is over\.", IllegalChoice):
        table.choose(NAMES[0], "stop")
    with refuses("Nobody at this table is called “Zoe”", IllegalChoice):
        table.choose("Zoe", "stop")
    assert everything(table) == ended


@every_game
def test_the_journal_tells_the_end_of_every_turn(game: type[AnyGame], seats: int) -> None:
    table = whole_game(game, seats, 3)
    ends = turn_ends(table)
    assert [end.turn for end in ends] == list(range(1, table.position.turn + 1))
    assert table.journal[-1] == ends[-1]


@every_game
def test_a_game_names_the_streams_of_its_chance(game: type[AnyGame], seats: int) -> None:
    used = {stream for seed in SEEDS for stream in whole_game(game, seats, seed).position.chance.drawn}
    assert used <= set(game.card.streams)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.card.id)
def test_a_game_uses_every_stream_that_it_names(game: type[AnyGame]) -> None:
    if issubclass(game, Nights):
        game = alternating_nights()  # only a cell with several bases draws from the stream "base"
    used: set[str] = set()
    for seed in range(60):
        if used == set(game.card.streams):
            break
        seats = game.card.seats[seed % len(game.card.seats)]
        used |= set(whole_game(game, seats, seed).position.chance.drawn)
    assert used == set(game.card.streams)


def test_a_late_choice_costs_no_more_than_an_early_one() -> None:
    table = caravan(1, options={"water": 1000})

    def lines_run() -> int:
        """The number of Python lines executed by a choice, its view and its events."""
        count = 0

        def count_line(_frame: FrameType, event: str, _arg: Any) -> Any:
            nonlocal count
            count += event == "line"
            return count_line

        told = table.view("Ana").events
        before = sys.gettrace()
        gc.disable()  # a collection would run the callbacks of test tools here
        sys.settrace(count_line)
        try:
            table.choose("Ana", "rest")
            table.view("Ana")
            table.events(told, "Ana")
        finally:
            sys.settrace(before)
            gc.enable()
        return count

    early = [lines_run() for _ in range(20)][-1]
    for _ in range(900):
        table.choose("Ana", "rest")
    assert table.outcome is None
    lines_run()
    assert lines_run() == early
