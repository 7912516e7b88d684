"""Measures the decisions of a bot in a fresh process, and prints JSON: `serai_think.py LEVEL`."""

import sys
from time import perf_counter

import msgspec

from serai.bots import choice_of_bot, find_bot, seat_where_bot_must_choose
from serai.bots.bench import SEATS, measure_thinking_time
from serai.table import Table


def milliseconds_of_first_choice(level: str) -> float:
    """Milliseconds for the first choice of a process; the bot is loaded before."""
    find_bot("dice", level)
    table = Table.new("dice", SEATS, seed=1, bots=dict.fromkeys(SEATS, level))
    start = perf_counter()
    seat = seat_where_bot_must_choose(table)
    if seat is None:
        raise SystemExit("No bot has anything to choose.")
    choice_of_bot(table, seat)
    return 1000 * (perf_counter() - start)


if __name__ == "__main__":
    first = milliseconds_of_first_choice(sys.argv[1])
    thinking = measure_thinking_time("dice", sys.argv[1])
    print(msgspec.json.encode({"first_ms": first} | msgspec.structs.asdict(thinking)).decode())
