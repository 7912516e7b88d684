"""`serai bench study`: random play at the table, on arrays and through the adapters, beside other games."""

import gc
import importlib
import os
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import msgspec
import numpy as np
from msgspec import Struct

from serai.bots.bench import play_random_game_and_count_choices
from serai.plugin import find_plugin
from serai.study.batch import open_batch
from serai.table import known_games

ROUNDS = 5
SECONDS = 0.3
MOST_CHOICES = 200  # after which a game of PettingZoo or OpenSpiel is cut off
SEATS = 3
GAMES_AT_ONCE = 16_384
FIVE_DICE = 31  # in OpenSpiel's yacht, an action up to this says which dice are rolled again, one bit each

Play = Callable[[], int]
"""Plays for a moment, and returns the number of decisions."""


class Speed(Struct, frozen=True):
    """Decisions per second of processor time: the median of the rounds, the slowest and the fastest."""

    decisions_per_second: float
    slowest: float
    fastest: float


class StudyFigures(Struct, frozen=True):
    """The benchmarks take turns in every round, so that changes in load affect all of them alike."""

    rounds: int
    load_average: float
    benchmarks_by_name: dict[str, Speed]
    skipped: dict[str, str]


def measure_and_print_study(*, as_json: bool) -> None:
    figures = measure_study()
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(figures), indent=2).decode())
        return
    print(f"decisions per second of one core, median of {figures.rounds} rounds")
    print(f"(load of the machine: {figures.load_average:.1f})")
    for name, speed in figures.benchmarks_by_name.items():
        between = f"({speed.slowest:,.0f}–{speed.fastest:,.0f})"
        print(f"  {name:<42} {speed.decisions_per_second:>11,.0f}  {between}")
    for name, why in figures.skipped.items():
        print(f"  {name:<42} skipped: {why}")


def measure_study(rounds: int = ROUNDS, seconds: float = SECONDS) -> StudyFigures:
    players: dict[str, Play] = {}
    skipped: dict[str, str] = {}
    for name, prepare in benchmarks_by_name().items():
        try:
            players[name] = prepare()
        except ImportError as error:
            skipped[name] = str(error)
    for play in players.values():
        play()  # fill the caches first
    gc.freeze()  # what was loaded for one contestant should not slow the garbage collection of another
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, play in players.items():
            rates[name].append(_choices_per_second(play, seconds))
    speeds = {name: Speed(median(found), min(found), max(found)) for name, found in rates.items()}
    load_average = -1.0 if sys.platform == "win32" else os.getloadavg()[0]
    return StudyFigures(rounds, load_average, speeds, skipped)


def _choices_per_second(play: Play, seconds: float) -> float:
    start = process_time()
    made = play()
    while (took := process_time() - start) < seconds:
        made += play()
    return made / took


def benchmarks_by_name() -> dict[str, Callable[[], Play]]:
    games = known_games()
    return {
        **{
            f"{game}, many games at once": _make_batch_player(game)
            for game in games
            if find_plugin(game).batch
        },
        **{f"{game}, at the table": _make_table_player(game) for game in games},
        **{
            f"{game}, PettingZoo": _make_pettingzoo_player(game)
            for game in games
            if find_plugin(game).numbering
        },
        **{
            f"{game}, OpenSpiel": _make_openspiel_player(f"serai_{game}")
            for game in games
            if find_plugin(game).numbering
        },
        "PettingZoo's own rock, paper, scissors": _make_rock_paper_scissors_player,
        "OpenSpiel's own yacht (C++, from Python)": _make_yacht_player,
    }


def _make_batch_player(game: str) -> Callable[[], Play]:
    def open_random_batch() -> Play:
        batch, random = open_batch(game, GAMES_AT_ONCE, SEATS, 1), np.random.Generator(np.random.SFC64(2))

        def choose_in_each_game_and_count_choices() -> int:
            batch.choose(batch.random_options(random))
            over = np.flatnonzero(batch.is_over)
            batch.victory_shares(over)
            batch.restart(over)
            return GAMES_AT_ONCE

        return choose_in_each_game_and_count_choices

    return open_random_batch


def _make_table_player(game: str) -> Callable[[], Play]:
    def make_random_game_player() -> Play:
        random, seeds = Random(1).random, iter(range(10**9))  # noqa: S311 (no secret hangs on it)
        return lambda: play_random_game_and_count_choices(game, next(seeds), random)

    return make_random_game_player


def _make_pettingzoo_player(game: str) -> Callable[[], Play]:
    def import_and_make_player() -> Play:
        return _make_agents_player(
            importlib.import_module("serai.study.pettingzoo").env(game, SEATS, most_choices=MOST_CHOICES)
        )

    return import_and_make_player


def _make_rock_paper_scissors_player() -> Play:
    return _make_agents_player(
        importlib.import_module("pettingzoo.classic.rps_v2").env(max_cycles=50), has_mask=False
    )


def _make_agents_player(env: Any, *, has_mask: bool = True) -> Play:
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def play_agents_and_count_choices() -> int:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            observation, _, over, truncated, _ = env.last()
            if over or truncated:
                env.step(None)
                continue
            mask: Any = observation["action_mask"] if has_mask else np.ones(env.action_space(agent).n)
            env.step(int(random.choice(np.flatnonzero(mask))))
            made += 1
        return made

    return play_agents_and_count_choices


def _make_openspiel_player(game: str) -> Callable[[], Play]:
    def import_and_make_player() -> Play:
        pyspiel = importlib.import_module("pyspiel")
        importlib.import_module("serai.study.openspiel")
        loaded = pyspiel.load_game(f"{game}(players={SEATS},rng_seed=1,most_choices={MOST_CHOICES})")
        return _make_state_player(loaded, lambda _last, _chance: 0)

    return import_and_make_player


def _make_yacht_player() -> Play:
    game = importlib.import_module("pyspiel").load_game("yacht")

    def draw_outcome_number(last_number: int, chance: float) -> int:
        """Draws by number, because listing all outcomes, up to 7,776 per roll, would dominate the time."""
        return int(chance * 6 ** (last_number if last_number <= FIVE_DICE else FIVE_DICE).bit_count())

    return _make_state_player(game, draw_outcome_number)


def _make_state_player(game: Any, draw_outcome: Callable[[int, float], int]) -> Play:
    random = Random(1).random  # noqa: S311 (no secret hangs on it)

    def play_state_and_count_choices() -> int:
        state, made, last = game.new_initial_state(), 0, FIVE_DICE
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw_outcome(last, random()))
            else:
                options = state.legal_actions()
                last = options[int(random() * len(options))]
                state.apply_action(last)
                made += 1
        return made

    return play_state_and_count_choices
