"""Evenings to write chronicles of: played by bots or by chance, as one viewer knows them."""

from datetime import date
from functools import cache
from random import Random
from typing import Any

from serai.bots import play_bots
from serai.chronicle.evening import Deed, Evening, evening_of
from serai.house.exports import lines_of_record
from serai.table import Table
from table.playing import some_choice, take_back

DAY = date(2026, 11, 16)
LEVELS = {"nights": "sage", "dice": "king"}


@cache
def finished(game: str, seed: int = 3, *names: str, goal: int = 8) -> Table:
    """A game that bots have played to its end."""
    seats = names or ("Ana", "Bo")
    options = {"goal": goal} if game == "nights" else {}
    table = Table.new(game, seats, options, seed=seed, bots=dict.fromkeys(seats, LEVELS[game]))
    play_bots(table)
    return table


def wander(table: Table, random: Random, most: int, takebacks: float = 0.0) -> None:
    """Chooses by chance, and takes some of it back."""
    for _ in range(most):
        if table.outcome is not None:
            return
        seat, option = some_choice(table, random)
        table.choose(seat, option)
        if random.random() < takebacks and table.undo_kind(seat):
            take_back(table, seat)


def deeds_of(table: Table) -> list[Deed]:
    return [Deed(line.entries, line.events) for line in lines_of_record(table.record(), 0.0)]


def evening(table: Table, seat: str | None, **more: Any) -> Evening:
    return evening_of(table, deeds_of(table), seat, DAY, **({"replayed": True} | more))
