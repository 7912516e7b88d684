"""`serai bench`: measures how fast a game plays on one core."""

import platform
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import msgspec
from msgspec import Struct

from serai.bots import choice_of_bot, own_bot_levels, seat_where_bot_must_choose
from serai.table import Table, find_game
from serai.table.game import AnyGame

Bench = Callable[[str, Path | None, bool], None]
"""Measures a game, optionally with the content pack in a folder, and prints the figures as text or JSON."""

SEATS = ("Ana", "Bo", "Cleo")
ROUNDS = 5
GAMES_A_ROUND = 400
BOT_GAMES = 10


class RandomPlay(Struct, frozen=True):
    """Games of random legal choices: the median of several rounds, and the best round."""

    decisions: int
    games: int
    decisions_per_second: float
    best_decisions_per_second: float
    games_per_second: float


class ThinkingTime(Struct, frozen=True):
    """Milliseconds per decision of a bot, including its view, and games per second with three such bots."""

    decisions: int
    mean_ms: float
    p99_ms: float
    worst_ms: float
    games_per_second: float


class Figures(Struct, frozen=True):
    game: str
    python: str
    random_play: RandomPlay
    bots: dict[str, ThinkingTime]


def play_random_game_and_count_choices(
    game: str | type[AnyGame], seed: int, random: Callable[[], float]
) -> int:
    """Plays one game by random choices and returns their number."""
    table = Table.new(game, SEATS, seed=seed)
    made = 0
    while table.decisions:
        for seat, decision in table.decisions.items():
            options = decision.options
            table.choose(seat, options[int(random() * len(options))])
            made += 1
    return made


def measure_random_play(
    game: str | type[AnyGame], rounds: int = ROUNDS, games: int = GAMES_A_ROUND
) -> RandomPlay:
    random = Random(1).random  # noqa: S311 (no secret hangs on it)
    for seed in range(50):
        play_random_game_and_count_choices(game, seed, random)  # fill the caches first
    decisions = 0
    rates: list[float] = []
    seconds = 0.0
    for number in range(rounds):
        start = perf_counter()
        seeds = range(number * games, (number + 1) * games)
        made = sum(play_random_game_and_count_choices(game, seed, random) for seed in seeds)
        took = perf_counter() - start
        decisions += made
        seconds += took
        rates.append(made / took)
    return RandomPlay(decisions, rounds * games, median(rates), max(rates), rounds * games / seconds)


def measure_thinking_time(game: str | type[AnyGame], level: str, games: int = BOT_GAMES) -> ThinkingTime:
    times: list[float] = []
    began = perf_counter()
    for seed in range(games + 1):
        if seed == 1:
            began = perf_counter()
        table = Table.new(game, SEATS, seed=seed, bots=dict.fromkeys(SEATS, level))
        while (seat := seat_where_bot_must_choose(table)) is not None:
            start = perf_counter()
            option = choice_of_bot(table, seat)
            if seed:  # the first game fills the caches
                times.append(1000 * (perf_counter() - start))
            table.choose(seat, option)
    seconds = perf_counter() - began
    times.sort()
    mean, worst = sum(times) / len(times), times[-1]
    return ThinkingTime(len(times), mean, times[int(len(times) * 0.99)], worst, games / seconds)


def measure_and_print_game(game: str, pack: Path | None, as_json: bool) -> None:
    """The default of `GamePlugin.bench`."""
    rules = find_game(game)
    if pack is not None:
        rules = rules.with_pack(rules.open_pack(pack))
    print_figures(measure_random_and_bot_play(rules), as_json=as_json)


def measure_random_and_bot_play(game: type[AnyGame]) -> Figures:
    name = game.card.id
    return Figures(
        game=name,
        python=platform.python_version(),
        random_play=measure_random_play(game),
        bots={level: measure_thinking_time(game, level) for level in own_bot_levels(name)},
    )


def print_figures(figures: Figures, *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
        return
    play = figures.random_play
    print(f"{figures.game}, Python {figures.python}, one core")
    print(
        f"  random play  {play.decisions_per_second:>9,.0f} decisions/s (best round "
        f"{play.best_decisions_per_second:,.0f}), {play.games_per_second:,.0f} games/s"
    )
    print_bot_figures(figures.bots)


def print_bot_figures(bots: Mapping[str, ThinkingTime]) -> None:
    print(f"  {'level':<12} {'ms a decision':>14} {'99 % under':>11} {'worst':>9} {'games/s':>9}")
    for level, bot in bots.items():
        print(
            f"  {level:<12} {bot.mean_ms:>14.3f} {bot.p99_ms:>11.3f} {bot.worst_ms:>9.3f} "
            f"{bot.games_per_second:>9,.1f}"
        )
