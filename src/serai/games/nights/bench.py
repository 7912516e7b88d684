"""`serai bench nights`: measures how fast the Nights runs on one core."""

import platform
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import msgspec
from msgspec import Struct

from serai.bots import own_bot_levels
from serai.bots.bench import (
    SEATS,
    RandomPlay,
    ThinkingTime,
    measure_random_play,
    measure_thinking_time,
    print_bot_figures,
)
from serai.games.nights.coverage.players import move_option_nearest_to, space_if_targets_reached
from serai.games.nights.decision_subject import is_own_move
from serai.games.nights.game import Nights
from serai.games.nights.state import HOME
from serai.table import Table

ROUNDS = 5
GAMES_A_ROUND = 40
HOMING_GAMES = 100
LONG_GAMES = 10
LONG_GOAL = 60
LONGEST = 3000  # choices
TIMES = 3  # repetitions of each long game; the fastest time of each choice counts, to filter out noise


class CompleteGames(Struct, frozen=True):
    """Games of random bots that go home and declare once their goal is met."""

    games: int
    games_per_second: float
    choices_a_game: float
    turns_a_game: float


class Slowdown(Struct, frozen=True):
    """The microseconds per choice in the first and in the last third of long games."""

    games: int
    choices_a_game: float
    early_us: float
    late_us: float


class NightsFigures(Struct, frozen=True):
    game: str
    pack: str
    python: str
    random_play: RandomPlay
    homing: CompleteGames
    growth: Slowdown
    bots: dict[str, ThinkingTime]


def measure_nights(folder: Path | None, rounds: int = ROUNDS) -> NightsFigures:
    """Measures with the Book in `folder`, by default with the shipped one."""
    game = Nights.with_pack(Nights.open_pack(folder) if folder is not None else None)
    return NightsFigures(
        game="nights",
        pack=game.world.book.manifest.id,
        python=platform.python_version(),
        random_play=measure_random_play(game, rounds, GAMES_A_ROUND),
        homing=measure_complete_games(game),
        growth=measure_slowdown_in_long_games(game),
        bots={level: measure_thinking_time(game, level) for level in own_bot_levels("nights")},
    )


# Random bots that go home once their goal is met


def measure_complete_games(game: type[Nights], games: int = HOMING_GAMES) -> CompleteGames:
    random = Random(1).random  # noqa: S311 (not for secrets)
    choices = turns = 0
    start = perf_counter()
    for seed in range(games):
        table = Table.new(game, SEATS, seed=seed)
        choices += play_homing_game_and_count_choices(game, table, random)
        turns += table.finished_turns
    return CompleteGames(games, games / (perf_counter() - start), choices / games, turns / games)


def play_homing_game_and_count_choices(game: type[Nights], table: Table, random: Callable[[], float]) -> int:
    """Plays at random, but heroes who have reached their targets go home and declare."""
    made = 0
    while table.decisions:
        for seat, decision in table.decisions.items():
            options = decision.options
            if decision.kind == "declare":
                option = options[0]
            elif is_own_move(decision) and (space := space_if_targets_reached(table, seat)):
                option = move_option_nearest_to(game, decision, space, HOME)
            else:
                option = options[int(random() * len(options))]
            table.choose(seat, option)
            made += 1
    return made


# Early and late choices of long games


def measure_slowdown_in_long_games(game: type[Nights], games: int = LONG_GAMES) -> Slowdown:
    played = [
        fastest_choice_times([measure_choice_times(game, seed) for _ in range(TIMES)])
        for seed in range(games)
    ]
    early = [time for times in played for time in times[: len(times) // 3]]
    late = [time for times in played for time in times[-(len(times) // 3) :]]
    return Slowdown(
        games=games,
        choices_a_game=sum(map(len, played)) / games,
        early_us=1e6 * median_of_means(early),
        late_us=1e6 * median_of_means(late),
    )


def measure_choice_times(game: type[Nights], seed: int) -> list[float]:
    """The seconds taken by each choice of a long random game."""
    random = Random(seed).random  # noqa: S311
    table = Table.new(game, SEATS, {"goal": LONG_GOAL}, seed=seed)
    times: list[float] = []
    while table.decisions and len(times) < LONGEST:
        for seat, decision in table.decisions.items():
            option = decision.options[int(random() * len(decision.options))]
            start = perf_counter()
            table.choose(seat, option)
            times.append(perf_counter() - start)
    return times


def fastest_choice_times(plays: list[list[float]]) -> list[float]:
    """The shortest time of each choice in a game that was played several times."""
    return [min(times) for times in zip(*plays, strict=True)]


def median_of_means(times: list[float], parts: int = 10) -> float:
    size = max(1, len(times) // parts)
    return median(sum(times[at : at + size]) / size for at in range(0, size * parts, size))


def measure_and_print_nights(game: str, pack: Path | None, as_json: bool) -> None:  # noqa: ARG001 (always “nights”)
    print_nights_figures(measure_nights(pack), as_json=as_json)


def print_nights_figures(figures: NightsFigures, *, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
        return
    play, homing, growth = figures.random_play, figures.homing, figures.growth
    print(f"{figures.game} ({figures.pack}), Python {figures.python}, one core")
    print(
        f"  random play  {play.decisions_per_second:>9,.0f} decisions/s (best round "
        f"{play.best_decisions_per_second:,.0f}), {play.games_per_second:,.0f} games/s"
    )
    print(
        f"  homing bots  {homing.games_per_second:>9,.1f} games/s "
        f"({homing.choices_a_game:,.0f} choices and {homing.turns_a_game:,.0f} turns a game)"
    )
    print(
        f"  a choice     {growth.early_us:>9,.1f} µs early, {growth.late_us:,.1f} µs late "
        f"(games of {growth.choices_a_game:,.0f} choices)"
    )
    print_bot_figures(figures.bots)
