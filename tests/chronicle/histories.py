"""Game histories for the tests: played by bots or at random, as one viewer knows them."""

from datetime import date
from functools import cache
from random import Random
from typing import Any

from serai.bots import play_bots
from serai.chronicle.game_history import GameHistory, make_game_history
from serai.table import Table
from serai.table.logged_actions import LoggedAction, replay_actions
from table.playing import some_choice, take_back

DAY = date(2026, 11, 16)
LEVELS = {"nights": "sage", "dice": "king"}


@cache
def finished(game: str, seed: int = 3, *names: str, goal: int = 8) -> Table:
    """A game that bots played to its end."""
    seats = names or ("Ana", "Bo")
    options = {"goal": goal} if game == "nights" else {}
    table = Table.new(game, seats, options, seed=seed, bots=dict.fromkeys(seats, LEVELS[game]))
    play_bots(table)
    return table


def play_randomly(table: Table, random: Random, most: int, takebacks: float = 0.0) -> None:
    """Makes random choices and undoes some of them."""
    for _ in range(most):
        if table.outcome is not None:
            return
        seat, option = some_choice(table, random)
        table.choose(seat, option)
        if random.random() < takebacks and table.undo_kind(seat):
            take_back(table, seat)


def logged_actions(table: Table) -> list[LoggedAction]:
    return replay_actions(table.record())


def history_of(table: Table, seat: str | None, **more: Any) -> GameHistory:
    return make_game_history(table, logged_actions(table), seat, DAY, **({"replayed": True} | more))
