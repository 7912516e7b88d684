"""Trains king and emperor by self-play: `python -m serai.games.dice.bots.learning king`."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from serai.bots.parallel import core_count, map_parallel
from serai.games.dice.bots import emperor, king
from serai.games.dice.bots.features import next_player_offset, position_features
from serai.games.dice.bots.network import PROBABILITY_SCALE, Network, Numbers, network_to_stored, quantize
from serai.games.dice.bots.self_play import PlayedGame, play_against_itself
from serai.games.dice.bots.training import train_network

HERE = Path(__file__).parent
PLAYERS = range(2, 6)
KING_ROUNDS, KING_GAMES = 2, 2000
FIRST_GAMES = 1500
SEED = 10**9
"""Training uses seeds from here on, so that it never sees the games used to measure bots."""
EMPEROR_ROUNDS, EMPEROR_GAMES = 3, 1500
OUTCOME_WEIGHT = 0.3
"""The weight of the final result in a training target. The rest is the expectation one turn later."""


# The king


def learn_king(rounds: int, games_per_round: int, jobs: int = 1) -> dict[str, float]:
    """Alternates self-play and fitting, starting from weights that count only the lead.

    Each round plays `games_per_round` games with two to five players in turn.
    """
    values = tuple(king.HUNDREDTHS * (feature == "lead over the best") for feature in king.FEATURES)
    for number in range(rounds):
        seeds = range(SEED + number * games_per_round, SEED + (number + 1) * games_per_round)
        values = fit_king_weights(map_parallel(partial(_play_king_against_itself, values), seeds, jobs))
    return {feature: value / king.HUNDREDTHS for feature, value in zip(king.FEATURES, values, strict=True)}


def _play_king_against_itself(weights: tuple[int, ...], seed: int) -> PlayedGame:
    return play_against_itself(king.LinearEvaluator(weights), PLAYERS[seed % len(PLAYERS)], seed)


def fit_king_weights(games: Iterable[PlayedGame]) -> tuple[int, ...]:
    """Fits the weights by least squares to the final results, in hundredths.

    Uses fractions, so that the result is the same on every CPU.
    """
    seen: list[Sequence[int]] = []
    for played in games:
        for step in played.steps:
            best = max(score for seat, score in enumerate(played.scores) if seat != step.seat)
            lead = king.SHARES * (played.scores[step.seat] - best)
            seen.append(
                (
                    *king.features_of_position(step.successor),
                    lead + king.value_of_victory(played.won[step.seat]),
                )
            )
    known = np.array(seen, dtype=np.int64)
    together: list[list[int]] = (known[:, :-1].T @ known).tolist()
    return tuple(round(king.HUNDREDTHS * value) for value in solve_linear_equations(together))


def solve_linear_equations(rows: Sequence[Sequence[int]]) -> list[Fraction]:
    """Solves linear equations; each row ends with its right-hand side. Free variables are 0."""
    left = [[Fraction(number) for number in row] for row in rows]
    solved: dict[int, list[Fraction]] = {}
    for column in range(len(rows)):
        pivot = next((row for row in left if row[column]), None)
        if pivot is None:
            continue
        left.remove(pivot)
        pivot = [number / pivot[column] for number in pivot]
        for row in (*left, *solved.values()):
            times = row[column]
            row[:] = [number - times * other for number, other in zip(row, pivot, strict=True)]
        solved[column] = pivot
    return [solved[column][-1] if column in solved else Fraction(0) for column in range(len(rows))]


# The emperor


def learn_emperor(seats: int, jobs: int = 1) -> Network:
    """Trains first on results of the king's games, then on its own games, turn by turn."""
    games = [
        *map_parallel(
            partial(play_against_itself, king.estimate_final_leads, seats),
            range(SEED, SEED + FIRST_GAMES),
            jobs,
        )
    ]
    network = train_network(
        *_training_arrays(map(examples_from_outcome, games)), rounds=3, rate=0.001, decay=1.0, seed=0
    )
    for number in range(1, EMPEROR_ROUNDS + 1):
        first = SEED + number * 10**6
        seeds = range(first, first + EMPEROR_GAMES)
        games = [
            *map_parallel(
                partial(play_against_itself, emperor.NetworkEvaluator(quantize(network)), seats), seeds, jobs
            )
        ]
        examples = _training_arrays(bootstrapped_examples(played, network) for played in games)
        network = train_network(*examples, rounds=10, rate=0.003, decay=0.3, seed=number)
    return network


TrainingExample = tuple[list[float], Sequence[float]]
"""The features of a position, and the chances of the seats, the next player's first."""


def _training_arrays(games: Iterable[Iterator[TrainingExample]]) -> tuple[Numbers, Numbers]:
    examples = [lesson for game in games for lesson in game]
    return np.array([seen for seen, _ in examples]), np.array([chances for _, chances in examples])


def examples_from_outcome(played: PlayedGame) -> Iterator[TrainingExample]:
    """Each position of a game with the final result as target."""
    for step in played.steps:
        first = (step.seat + next_player_offset(step.successor)) % len(played.won)
        yield position_features(step.successor), played.won[first:] + played.won[:first]


def bootstrapped_examples(played: PlayedGame, network: Network) -> Iterator[TrainingExample]:
    """Each position of a game with the expectation a turn later, mixed with the final result.

    The next player's chance is exact over all dice. The other players' chances come from the actual roll,
    corrected for its luck in proportion to their earlier chances.
    """
    steps, seats = played.steps, len(played.won)
    seen = [position_features(step.successor) for step in steps]
    thought = network.predict_chances(np.array(seen)) if seen else np.empty((0, seats))
    later = expected = np.array(played.won)
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        first = (step.seat + next_player_offset(step.successor)) % seats
        chances, before = np.roll(expected, -first), thought[at]
        hope = step.hope / PROBABILITY_SCALE
        luck = chances[0] - hope
        fair = chances + luck * before / max(1e-6, 1 - before[0])
        fair[0] = hope
        lesson = (1 - OUTCOME_WEIGHT) * fair + OUTCOME_WEIGHT * np.roll(later, -first)
        yield seen[at], lesson.tolist()
        later, expected = np.roll(lesson, first), np.roll(before, first)


# Files


def train_and_write_bots(bot: str, *seat_counts: str) -> None:
    """Train the king, or the emperor for tables of these sizes (by default all)."""
    jobs = core_count()
    if bot == "king":
        made = f"{KING_ROUNDS} rounds of {KING_GAMES} games against itself, with two to five at the table"
        _write_trained_values(king.KingWeights(made, learn_king(KING_ROUNDS, KING_GAMES, jobs)), "king")
        return
    made = (
        f"{FIRST_GAMES} games of the king against itself and how they ended; "
        f"then {EMPEROR_ROUNDS} rounds of {EMPEROR_GAMES} games of its own"
    )
    for seats in map(int, seat_counts or PLAYERS):
        network = network_to_stored(learn_emperor(seats, jobs), made)
        _write_trained_values(
            dict(sorted({**emperor.load_networks_by_seat_count(), seats: network}.items())), "emperor"
        )


def _write_trained_values(values: object, bot: str) -> None:
    text = msgspec.json.format(msgspec.json.encode(values), indent=1 if bot == "king" else 0)
    (HERE / f"{bot}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    train_and_write_bots(*sys.argv[1:])
