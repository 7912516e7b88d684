"""Bots of King of Dice use the view of their seat and nothing else, whatever is hidden on the table."""

import subprocess
import sys
from itertools import islice

import msgspec
import pytest

from serai.bots import find_bot, own_bot_levels, seat_where_bot_must_choose
from serai.games.dice.state import Board, State
from serai.table import Table, View
from serai.table.chance import Stream

SEATS = ("Ana", "Bo", "Cy")
LEVELS = own_bot_levels("dice")

# Another process without a table: it knows only what it reads.
ALONE = """
import sys
from serai.bots import find_bot
from serai.games.dice.game import KingOfDice
from serai.table import read_view
from serai.table.chance import Stream
bot = find_bot("dice", sys.argv[1])
for line in sys.stdin.buffer:
    print(bot(read_view(line, KingOfDice.card), Stream(b"any secret", "thinking", 0)))
"""


def moments(level: str, seeds: range) -> list[tuple[View[Board], str]]:
    """What the bots saw in some games, and what they chose."""
    bot, seen = find_bot("dice", level), []
    for seed in seeds:
        table = Table.new("dice", SEATS, seed=seed, bots=dict.fromkeys(SEATS, level))
        while (seat := seat_where_bot_must_choose(table)) is not None:
            view = table.view(seat)
            option = bot(view, Stream(b"any secret", "thinking", 0))
            seen.append((view, option))
            table.choose(seat, option)
    return seen


@pytest.mark.parametrize("level", LEVELS)
def test_a_process_that_has_only_the_views_chooses_the_same(level: str) -> None:
    seen = moments(level, range(3))
    assert {view.decision.kind for view, _ in seen if view.decision} >= {"keep", "take", "place"}
    lines = b"\n".join(msgspec.json.encode(view) for view, _ in seen)
    alone = subprocess.run([sys.executable, "-c", ALONE, level], input=lines, capture_output=True, check=True)
    assert alone.stdout.decode().split("\n")[:-1] == [option for _, option in seen]


class Poison(list[str]):
    """A hidden pile that fails the test if anybody looks into it."""

    def _touched(self, *_: object) -> None:
        raise AssertionError("a bot looked at what is hidden")

    __iter__ = __getitem__ = __contains__ = index = count = _touched  # type: ignore[assignment]


@pytest.mark.parametrize("level", LEVELS)
def test_neither_a_bot_nor_its_view_touches_the_hidden_piles(level: str) -> None:
    bot = find_bot("dice", level)
    for seed in range(2):
        table = Table.new("dice", SEATS, seed=seed, bots=dict.fromkeys(SEATS, level))
        while (seat := seat_where_bot_must_choose(table)) is not None:
            state = state_of(table)
            hidden = state.draw_pile, state.penalties
            state.draw_pile, state.penalties = Poison(hidden[0]), Poison(hidden[1])
            try:
                option = bot(table.view(seat), Stream(b"any secret", "thinking", 0))
            finally:
                state.draw_pile, state.penalties = hidden
            table.choose(seat, option)


def test_the_poison_works() -> None:
    with pytest.raises(AssertionError, match="hidden"):
        sorted(Poison(["orc-3"]))


def state_of(table: Table) -> State:
    """The position of the game itself, with hidden information."""
    return table._runner.game.state


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_leaves_the_view_as_it_was(level: str) -> None:
    bot = find_bot("dice", level)
    for view, _ in islice(moments(level, range(1)), 0, None, 3):
        before = msgspec.json.encode(view)
        bot(view, Stream(b"any secret", "thinking", 0))
        assert msgspec.json.encode(view) == before
