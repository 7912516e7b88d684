"""Bots: they play by the rules, from what their seat sees, and their thinking disturbs nothing."""

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from dice.laid import HIGH, LOW, NOBODY, lay, play
from serai.bots import choice_of_bot, find_bot, king, levels, play_bots, waiting_bot
from serai.games.dice.odds import best_keep, keep_values
from serai.table import IllegalChoice, Refused, Table, View
from serai.table.chance import Stream

LEVELS = levels("dice")
SEATS = ("Ana", "Bo", "Cy")


def tables_with(level: str, seeds: range, seats: tuple[str, ...] = SEATS) -> Iterator[Table]:
    """Every moment at which a bot of that level must choose."""
    for seed in seeds:
        table = Table.new("dice", seats, seed=seed, bots=dict.fromkeys(seats, level))
        while (seat := waiting_bot(table)) is not None:
            yield table
            table.choose(seat, choice_of_bot(table, seat))


def view_of(table: Table) -> View:
    seat = waiting_bot(table)
    assert seat is not None
    return table.view(seat)


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("random", "king")
    assert levels("a game without bots of its own") == ("random",)


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refused, match="no bot “emperor” for “dice”; the levels are random, king"):
        find_bot("dice", "emperor")


def test_a_bot_does_not_play_the_seat_of_a_person() -> None:
    with pytest.raises(Refused, match="Ana is played by a person"):
        choice_of_bot(Table.new("dice", SEATS, seed=1), "Ana")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_only_what_is_legal(level: str) -> None:
    kinds = set()
    for table in tables_with(level, range(40)):
        seat = waiting_bot(table)
        assert seat is not None
        decision = table.decisions[seat]
        assert choice_of_bot(table, seat) in decision.options
        kinds.add(decision.kind)
    # Chance alone hardly ever rolls low enough for the hypnotist.
    assert kinds | {"bonus"} == {"keep", "take", "place", "bonus", "dragon", "again"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_has_nothing_to_choose_says_so(level: str) -> None:
    table = Table.new("dice", SEATS, {"first": "Ana"}, seed=1)
    with pytest.raises(Refused, match="nothing to choose"):
        find_bot("dice", level)(table.view("Bo"), table.aside("Bo"))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_stream_give_the_same_choice_whatever_comes_next(level: str) -> None:
    bot = find_bot("dice", level)
    for table in islice(tables_with(level, range(4)), 0, None, 3):
        seat = waiting_bot(table)
        assert seat is not None
        # The same view, sent to another process that has no table at all.
        view = msgspec.json.decode(msgspec.json.encode(table.view(seat)), type=type_of_view(table))
        chosen = {bot(view, Stream(b"any secret", "thinking", 0)) for _ in range(2)}
        assert chosen == {bot(table.view(seat), Stream(b"any secret", "thinking", 0))}


def type_of_view(table: Table) -> type[View]:
    return View[type(table.view(None).board)]


@pytest.mark.parametrize("roll", [NOBODY, LOW, HIGH])
def test_a_king_chooses_alike_at_tables_whose_hidden_future_differs(roll: list[int]) -> None:
    cards = {0: "elf-run-4", 2: "hypnotist", 3: "dragon-25"}
    futures = [
        {"draw": ["orc-3", "orc-4", "orc-5"], "penalties": [-2, -1, -1]},
        {"draw": ["fairy-3-red-2-blue", "elf-run-6", "dragon-30"], "penalties": [-2, -3, -4]},
    ]
    here, there = (lay(cards, roll, piles=piles) for piles in futures)
    while here.view("Ana").decision is not None and here.view(None).turn == 0:
        assert king_says(here) == king_says(there)
        option = "stop" if here.decisions["Ana"].kind == "keep" else king_says(here)
        play(here, option)
        play(there, option)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bots_thinking_never_disturbs_a_die(level: str) -> None:
    quiet = Table.new("dice", SEATS, seed=4, bots=dict.fromkeys(SEATS, level))
    play_bots(quiet)
    thinking = Table.new("dice", SEATS, seed=4, bots=dict.fromkeys(SEATS, level))
    while (seat := waiting_bot(thinking)) is not None:
        for other in SEATS:
            thinking.aside(other).throw(6, 100)
        option = choice_of_bot(thinking, seat)
        assert choice_of_bot(thinking, seat) == option
        thinking.choose(seat, option)
    assert thinking.all_events() == quiet.all_events()
    assert thinking.record() == quiet.record()


def test_asking_a_bot_changes_nothing_at_the_table() -> None:
    table = Table.new("dice", SEATS, seed=4, bots=dict.fromkeys(SEATS, "king"))
    before = msgspec.json.encode(table.view(None)), table.record(), table.position
    choice_of_bot(table, waiting_bot(table) or "")
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


# The king


def test_the_king_keeps_what_the_solver_keeps() -> None:
    stops = 0
    for table in tables_with("king", range(3)):
        view = view_of(table)
        assert view.seat is not None
        if view.decision is None or view.decision.kind != "keep":
            continue
        board = view.board
        values = king.row_values(board, view.seat)
        numbers = [die.number for die in board.dice]
        best = best_keep(numbers, board.rolls_left, values, float(board.penalties.points))
        words = "stop" if best.stop else "keep:" + ",".join(str(die + 1) for die in best.dice)
        assert king.choose(view, table.aside(view.seat)) == words
        worth = keep_values(numbers, board.rolls_left, values, float(board.penalties.points))
        assert worth[best.dice] == pytest.approx(max(worth.values()))
        stops += best.stop
    assert stops > 5


def test_the_king_beats_the_random_player_clearly() -> None:
    wins = 0
    for seed in range(60):
        seats = ["Kay", "Ray"] if seed % 2 else ["Ray", "Kay"]
        table = Table.new("dice", seats, seed=seed, bots={"Kay": "king", "Ray": "random"})
        play_bots(table)
        assert table.outcome is not None
        wins += table.outcome.winners == ("Kay",)
    assert wins >= 55


def king_says(table: Table) -> str:
    (seat,) = table.decisions
    return king.choose(table.view(seat), table.aside(seat))


def test_the_king_takes_the_card_worth_most_with_its_place() -> None:
    both = {0: "elf-run-4", 1: "dwarf-three-1"}  # 1 and an extra roll and a place, or 4 and a place
    table = play(lay(both, [1, 2, 3, 4, 1, 1]), "stop")
    assert king_says(table) == "dwarf-three-1"
    table = play(lay(both, [1, 2, 3, 4, 1, 1], piles={"mine": [], "city": [4]}), "stop")
    assert king_says(table) == "elf-run-4"


def test_the_king_takes_a_last_place_only_if_that_wins() -> None:
    for points, choice in ((6, "place"), (10, "leave")):
        stacks = {"Bo": ["dwarf-four-3"] if points == 6 else ["dwarf-four-3", "orc-4", "orc-2-2"]}
        table = lay({1: "dwarf-three-1"}, [1, 1, 1, 4, 5, 6], stacks=stacks, piles={"mine": [4]})
        assert king_says(play(table, "stop")) == choice


@pytest.mark.parametrize(("workshop", "choice"), [([4], "leave"), ([2, 3, 4], "place")])
def test_after_a_bonus_the_king_judges_the_place_of_the_bonus(workshop: list[int], choice: str) -> None:
    others = [2, 3, 4] if choice == "leave" else [4]
    stacks = {"Bo": ["dwarf-five-6", "dwarf-four-4"]}
    piles = {"workshop": workshop, "mine": others}
    table = lay({0: "dwarf-four-3", 1: "hypnotist"}, LOW, stacks=stacks, piles=piles)
    play(table, "stop", "bonus")
    assert table.decisions["Ana"].kind == "place"
    assert king_says(table) == choice


def test_the_king_gives_a_dragon_to_whoever_leads() -> None:
    stacks = {"Ana": ["dwarf-five-1"], "Bo": ["orc-3"], "Cy": ["orc-5"], "Di": ["orc-4"]}
    cards = {0: "dragon-30", 1: "moneybags-odd"}
    table = lay(cards, [6, 5, 6, 5, 6, 5], seats=("Ana", "Bo", "Cy", "Di"), stacks=stacks)
    assert king_says(play(table, "stop")) == "Cy"


def test_the_king_takes_a_bonus_and_an_extra_turn() -> None:
    table = play(lay({1: "hypnotist"}, LOW), "stop")
    assert king_says(table) == "bonus"
    table = play(lay({1: "hypnotist", 2: "apprentice-3-blue-3-red"}, LOW), "stop", "bonus")
    assert king_says(table) == "again"
