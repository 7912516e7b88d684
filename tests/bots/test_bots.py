"""Bots follow the rules, use only what their seat sees, and do not affect the game by thinking."""

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from dice.table_builder import HIGH, LOW, NOBODY, make_table, play
from refusals import refuses
from serai.bots import choice_of_bot, find_bot, own_bot_levels, play_bots, seat_where_bot_must_choose
from serai.games.dice.game import KingOfDice
from serai.table import IllegalChoice, Table, read_view
from serai.table.chance import Stream

LEVELS = own_bot_levels("dice")
SEATS = ("Ana", "Bo", "Cy")


def tables_with(level: str, seeds: range, seats: tuple[str, ...] = SEATS) -> Iterator[Table]:
    """The table at every moment at which a bot of that level must choose."""
    for seed in seeds:
        table = Table.new("dice", seats, seed=seed, bots=dict.fromkeys(seats, level))
        while (seat := seat_where_bot_must_choose(table)) is not None:
            yield table
            table.choose(seat, choice_of_bot(table, seat))


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("random", "squire", "king", "emperor")


@pytest.mark.usefixtures("caravan_installed")
def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    assert own_bot_levels("caravan") == ("random",)


def test_a_level_that_does_not_exist_is_refused() -> None:
    with refuses("no bot “sultan” for this game; choose from: random, squire, king, emperor"):
        find_bot("dice", "sultan")


def test_a_bot_does_not_play_the_seat_of_a_person() -> None:
    with refuses("A person plays in Ana’s seat"):
        choice_of_bot(Table.new("dice", SEATS, seed=1), "Ana")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_only_what_is_legal(level: str) -> None:
    kinds = set()
    for table in tables_with(level, range(40)):
        seat = seat_where_bot_must_choose(table)
        assert seat is not None
        decision = table.decisions[seat]
        assert choice_of_bot(table, seat) in decision.options
        kinds.add(decision.kind)
    # Random dice hardly ever roll low enough for the hypnotist.
    assert kinds | {"bonus"} == {"keep", "take", "place", "bonus", "dragon", "again"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_has_nothing_to_choose_says_so(level: str) -> None:
    table = Table.new("dice", SEATS, {"first": "Ana"}, seed=1)
    with refuses("nothing to choose"):
        find_bot("dice", level)(table.view("Bo"), table.bot_stream("Bo"))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_stream_give_the_same_choice_whatever_comes_next(level: str) -> None:
    bot = find_bot("dice", level)
    for table in islice(tables_with(level, range(4)), 0, None, 3):
        seat = seat_where_bot_must_choose(table)
        assert seat is not None
        # The same view, sent to another process that has no table at all.
        view = read_view(msgspec.json.encode(table.view(seat)), KingOfDice.card)
        chosen = {bot(view, Stream(b"any secret", "thinking", 0)) for _ in range(2)}
        assert chosen == {bot(table.view(seat), Stream(b"any secret", "thinking", 0))}


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize("roll", [NOBODY, LOW, HIGH])
def test_a_bot_chooses_alike_at_tables_whose_hidden_future_differs(level: str, roll: list[int]) -> None:
    cards = {0: "elf-run-4", 2: "hypnotist", 3: "dragon-25"}
    futures = [
        {"draw": ["orc-3", "orc-4", "orc-5"], "penalties": [-2, -1, -1]},
        {"draw": ["fairy-3-red-2-blue", "elf-run-6", "dragon-30"], "penalties": [-2, -3, -4]},
    ]
    here, there = (make_table(cards, roll, piles=piles) for piles in futures)
    bot = find_bot("dice", level)
    while here.view("Ana").decision is not None and here.view(None).turn == 0:
        says, says_there = (bot(table.view("Ana"), table.bot_stream("Ana")) for table in (here, there))
        assert says == says_there
        option = "stop" if here.decisions["Ana"].kind == "keep" else says
        play(here, option)
        play(there, option)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bots_thinking_never_disturbs_a_die(level: str) -> None:
    quiet = Table.new("dice", SEATS, seed=4, bots=dict.fromkeys(SEATS, level))
    play_bots(quiet)
    thinking = Table.new("dice", SEATS, seed=4, bots=dict.fromkeys(SEATS, level))
    while (seat := seat_where_bot_must_choose(thinking)) is not None:
        for other in SEATS:
            thinking.bot_stream(other).roll_dice(6, 100)
        option = choice_of_bot(thinking, seat)
        assert choice_of_bot(thinking, seat) == option
        thinking.choose(seat, option)
    assert thinking.all_events() == quiet.all_events()
    assert thinking.record() == quiet.record()


def test_asking_a_bot_changes_nothing_at_the_table() -> None:
    table = Table.new("dice", SEATS, seed=4, bots=dict.fromkeys(SEATS, "king"))
    before = msgspec.json.encode(table.view(None)), table.record(), table.position
    choice_of_bot(table, seat_where_bot_must_choose(table) or "")
    assert (msgspec.json.encode(table.view(None)), table.record(), table.position) == before


def test_bots_stop_where_a_person_must_choose() -> None:
    table = Table.new("dice", SEATS, {"first": "Bo"}, seed=4, bots={"Bo": "king", "Cy": "random"})
    play_bots(table)
    assert list(table.decisions) == ["Ana"]
    with pytest.raises(IllegalChoice):
        table.choose("Bo", "stop")


# The random player


def test_the_random_player_uses_every_option() -> None:
    view = Table.new("dice", SEATS, {"first": "Ana"}, seed=1).view("Ana")
    assert view.decision is not None
    random = find_bot("dice", "random")
    stream = Stream(b"any secret", "thinking", 0)
    assert {random(view, stream) for _ in range(1500)} == set(view.decision.options)
