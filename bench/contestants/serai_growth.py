"""Measures the cost of choices early and late in long games of king bots, and prints JSON."""

from time import perf_counter

import msgspec

from serai.bots import choice_of_bot, seat_where_bot_must_choose
from serai.bots.bench import SEATS
from serai.table import Table

GAMES = 20
KEPT = 10  # the longest of them
TIMES = 3  # how often each game is played; the fastest_time_of_each_choice time of a choice counts

Choice = tuple[float, float]  # milliseconds to decide, including the view, and to apply the choice


def play_game_and_time_choices(seed: int) -> list[Choice]:
    table = Table.new("dice", SEATS, seed=seed, bots=dict.fromkeys(SEATS, "king"))
    times: list[Choice] = []
    while (seat := seat_where_bot_must_choose(table)) is not None:
        start = perf_counter()
        option = choice_of_bot(table, seat)
        decided = perf_counter()
        table.choose(seat, option)
        times.append((1000 * (decided - start), 1000 * (perf_counter() - decided)))
    return times


def fastest_time_of_each_choice(plays: list[list[Choice]]) -> list[Choice]:
    """The minimum time of each choice over several plays of the same game."""
    return [
        (min(decide for decide, _ in times), min(carry_out for _, carry_out in times))
        for times in zip(*plays, strict=True)
    ]


def mean_time(choices: list[Choice], time_index: int) -> float:
    return sum(choice[time_index] for choice in choices) / len(choices)


if __name__ == "__main__":
    longest = sorted(range(GAMES), key=lambda seed: len(play_game_and_time_choices(seed)))[-KEPT:]
    games = [
        fastest_time_of_each_choice([play_game_and_time_choices(seed) for _ in range(TIMES)])
        for seed in longest
    ]
    early = [choice for game in games for choice in game[: len(game) // 3]]
    late = [choice for game in games for choice in game[-(len(game) // 3) :]]
    print(
        msgspec.json.encode(
            {
                "games": len(games),
                "choices_a_game": sum(map(len, games)) / len(games),
                "early_decide_ms": mean_time(early, 0),
                "late_decide_ms": mean_time(late, 0),
                "early_carry_out_ms": mean_time(early, 1),
                "late_carry_out_ms": mean_time(late, 1),
            }
        ).decode()
    )
