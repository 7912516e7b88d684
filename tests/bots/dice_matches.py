"""Paired games of King of Dice: each seed is played twice, with swapped seats."""

from collections.abc import Iterable
from math import sqrt
from statistics import mean, stdev
from typing import NamedTuple

from serai.bots import Bot
from serai.table import Table
from serai.table.chance import Stream

SEATS = ("Ana", "Bo")


class Share(NamedTuple):
    """The share of wins of one player, a shared win counting half, and its 95 % margin."""

    won: float
    doubt: float


def play_paired(one: Bot, other: Bot, seeds: Iterable[int]) -> Share:
    """The share of the first player; computed over pairs, whose games share their dice."""
    pairs = [(won(one, other, seed, 0) + won(one, other, seed, 1)) / 2 for seed in seeds]
    return Share(mean(pairs), 1.96 * stdev(pairs) / sqrt(len(pairs)))


def won(one: Bot, other: Bot, seed: int, chair: int) -> float:
    bots = {SEATS[chair]: one, SEATS[1 - chair]: other}
    table = Table.new("dice", SEATS, seed=seed)
    while table.decisions:
        (seat,) = table.decisions
        table.choose(seat, bots[seat](table.view(seat), Stream(b"any secret", "thinking", 0)))
    assert table.outcome is not None
    winners = table.outcome.winners
    return 1 / len(winners) if SEATS[chair] in winners else 0.0
