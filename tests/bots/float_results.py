"""All results that depend on floats, from one process: games, hints, odds, learning.

The first line of the output names the kernels and CPU features in use. There is no output if the requested
kernels are not available. A game of the Nights comes last, which ends early unless the first argument is
`whole`.
"""

import ctypes
import json
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy._core._multiarray_umath import __cpu_dispatch__, __cpu_features__

from dice.playthroughs import GAMES, play_through
from nights.table_builder import TINY
from serai.bots import choice_of_bot, seat_where_bot_must_choose
from serai.bots.hints import find_hint_function
from serai.bots.odds import find_odds_function
from serai.games.dice.bots import king
from serai.games.dice.bots.learning import learn_king
from serai.games.dice.bots.planning import values_of_row_cards_and_of_none
from serai.games.dice.odds import expected_turn_value, expected_value_by_keep
from serai.games.dice.terminal.odds import calculate_odds
from serai.games.nights.bots.learning import learn_model
from serai.table import Table

SEATS = ("Ana", "Bo", "Cy", "Di", "Ed")
BEGINNING = 100
"""Hints and choices of the Nights that every process prints."""
REST = "the rest"
DICE = ("", "1b 6b 2b 5b 3b 5r", "6b 6b 2b 2b 1g 5r")


def dispatched() -> list[str]:
    """The CPU features that numpy uses."""
    return [feature for feature in __cpu_dispatch__ if __cpu_features__.get(feature)]


def kernel() -> str | None:
    """The kernels that numpy's OpenBLAS has chosen; None without OpenBLAS."""
    for path in sorted((Path(np.__file__).parents[1] / "numpy.libs").glob("*openblas*")):
        library = ctypes.CDLL(str(path))
        for name in (
            "scipy_openblas_get_corename64_",
            "scipy_openblas_get_corename",
            "openblas_get_corename",
        ):
            if found := getattr(library, name, None):
                found.restype = ctypes.c_char_p
                return found().decode()
    return None


def dice_games() -> Iterator[str]:
    for seed, bots in GAMES.values():
        yield from play_through(seed, bots)
    for seats in range(2, 6):
        yield from play_through(seats, dict.fromkeys(SEATS[:seats], "emperor"))
    yield from play_through(1, {"Ana": "squire", "Bo": "squire"})


def advice_on_dice() -> Iterator[Any]:
    """In a game of kings: each hint, the chances of a tray, and what every keep is worth."""
    table = Table.new("dice", SEATS[:2], seed=9, bots=dict.fromkeys(SEATS[:2], "king"))
    while (seat := seat_where_bot_must_choose(table)) is not None:
        view = table.view(seat)
        yield find_hint_function("dice")(view, table.bot_stream(seat))
        if table.decisions[seat].kind == "keep":
            yield find_odds_function("dice")(view, "keep:1,2")
            values, nothing = values_of_row_cards_and_of_none(king.estimate_final_leads, view.board, seat)
            numbers = [die.number for die in view.board.dice]
            yield [*expected_value_by_keep(numbers, view.board.rolls_left, values, nothing).values()]
            yield expected_turn_value(3, values, nothing)
        table.choose(seat, choice_of_bot(table, seat))


def nights() -> Iterator[Any]:
    """A game of sages and a traveller, with a hint before each choice."""
    bots = {"Ana": "sage", "Bo": "traveller", "Cy": "sage"}
    table = Table.new("nights", tuple(bots), seed=4, bots=bots)
    while (seat := seat_where_bot_must_choose(table)) is not None:
        yield find_hint_function("nights")(table.view(seat), table.bot_stream(seat))
        option = choice_of_bot(table, seat)
        yield f"{seat}: {option}"
        table.choose(seat, option)


def main(length: str, *wanted: str) -> None:
    found_kernel = kernel()
    print(json.dumps({"kernel": found_kernel, "dispatched": dispatched()}))
    if wanted and found_kernel not in wanted:
        return
    print(*dice_games(), sep="\n")
    for found in advice_on_dice():
        print(msgspec.json.encode(found).decode())
    for rolls in range(1, 5):
        for dice in DICE:
            print(msgspec.json.encode(calculate_odds((), dice, rolls)).decode())
    print(msgspec.json.encode(learn_model(TINY, 6)).decode())
    print(learn_king(rounds=1, games_per_round=4))
    evening = nights()
    for found in islice(evening, BEGINNING):
        print(msgspec.json.encode(found).decode())
    if length == "whole":
        print(REST)
        for found in evening:
            print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
